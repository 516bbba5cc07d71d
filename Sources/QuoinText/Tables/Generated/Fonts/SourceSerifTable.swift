// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-source-serif-4 4.4. Not for editing.

extension OpenFontFamily {
    static let sourceSerif = OpenFontFamily(
        ["SourceSerif4", "SourceSerifPro"], unitsPerEm: 1000, ascender: 1036, descender: 335, faces: [
        OpenFontFace(.ultraLight, unitsPerEm: 1000,
            advances: #"""
"Z"[#%%C%/(Z'N!W#;#;$a%W#/#9#/#%%/%/%/%/%/%/%/%/%/%/#/#/%W%W%W#n(W&s&8&j'L&?&)'4(B#o#g&~%y)J'c'I&('I&n%H&8'h&n*0&c&a\#
%p#.#%#.%W%C$4%>&*%-&%%0#e%C&G#2"y%d#2)B&B%_&%%h$9$N#O&B%1($%9%1$m#_"z#_%W"Z"[%/%/%/%/"z%%$4'~#M$}%W#9$n$4#2%W#V#V$4\#
&"&A#/$4#V#e$}(<(Z(<#n&s&s&s&s&s&s)O&j&?&?&?&?#o#o#o#o'L'c'I'I'I'I'I%W'I'h'h'h'h&a&7& %>%>%>%>%>%>(?%-%0%0%0%0#2#2#2\#
#2%b&B%_%_%_%_%_%W%_&B&B&B&B%1&*%1&s%>&s%>&s%>&j%-&j%-&j%-&j%-'L&%'L&%&?%0&?%0&?%0&?%0&?%0'4%C'4%C'4%C'4%C(B&G(B&G#o\#
#2#o#2    #o#2#o#2    #g"y&~%d%d%y#2%y#2%y#2%y#2%y#2'c&B'c&B'c&B(-'c&B'I%_'I%_'I%_)W)A&n$9&n$9&n$9%H$N%H$N%H$N%H$N&8\#
#O&8#O    'h&B'h&B'h&B'h&B'h&B'h&B*0($&a%1&a%p$m%p$m%p$m#e%C(R"3"3#i#i#/(\%/'M
"""#,
            rows: ##"""
 !"#!!$"%&'!()(*!!!!!!!!!!++!!!,-./012345567859:;:<=>?@ABCD%E&!F!GHIJKLMNOPQJNNHHRSTUVWWXWY%!&!
"""##,
            columns: ##"""
 !"#$$%"&'($)*)+$$$$$$$$$$,,$$$-./01000100200331010456789:;&<'$=$>?@@@AB?CD??EE@F@EGHIJJKLM&$'$
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*IkIkJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*I9J*J*J*IWJ*J J J*J JHJ*J*\#
J*J*J*J*J*J*IkJ4IaIuIMJ*J*J*J IkJ*J*J*J*J>J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J>J*J*J*J*J*IuIuJ*IuJ*J*J*J*J J*IuJ*J*\#
J*J*J*J*J4J*J>J*J>J J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*IWIuIaIWJ*IMJ*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IuJ*IuIWJ\J*J*IaJ*IaJ*J*IkJ*IuJ*J*J J*J J*J*J*J*J*J*J*J4J*IuIuJ*J*K%J*J*IuJ IkIuJ JHJ J*J*J*J*J*J*J*IWJ*IaJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*I/J*J IuJ*J*JHJ*J*J*J*\#
J*J*J*J*IkJ*IaIkIWJ*J*J*J IkJ*J*J*J*J*IuJ*J*I9J*J*J*J*IkHfIaIaJ*J*J*J*J*J*IaJ*J*J*I9IMHzHzJ*HzJ*HfJ*IuJ*IkJ*IuJ*J*J*\#
IkJ*IaIWI/J*IaIuJ*J*J*J*J*J*J*IaJ*IWJ*IkJ*J*J*IkJ*J4IuJ J*IaJ I9ICIaICJ IaJ*J*J J4J*J>J*J*J*J J*J*J*J*IuJ*J*J*J*J*Iu\#
J*J*J*J*J*HfIMIMJ*J*J*ICJ*J*J*J*J*J>J*J>J>J*J*J*J*J*IaJ*IkJ*IaJ*J*J J IuJ*IuJ*J J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IuJ IkIkJ*IMJ*J*J*J*J*J J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*I/J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*IuJ*J>J*J*J*J*J*J J J IuJ*J*I9J*IuJ*IuJ J*J*J*J*J*\#
J*J*J*J*J>J*J*J*IMJ*J*J*J*IkI%J*IaJ*J*J*J*J4J IuJ*J*J*IWIMI%I%J*I/J*IMJ*J*J*J J*J J*J*J*IuJ*IuIuIkJ*IkJ*J*J*J*J*J*J*\#
J*J*J IuJ>J J*J*J*IkIpJ*J*J*J*IuIkIWIkIkIWJ*J*IaJ*J J*J*J*J*J*J*J J*J*J*J J J*J*J*J*J>J*J*J*J*J4J4J*J*J*J*J*J>J*J*J*\#
J*J*J*J*J J J J*IuJ*J*J*J*J*J*J*J*J*J*J*J J*J*J J*J*J*J J*J*J J*J*J*J*IuJ*IWJ4IuJ*J*J*IkIzJ4J IuJ*J IuIkIaIaIMJ*J*IC\#
J*J J*J*J J*J*J*J J J*J*J*J J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J J*J J*J*J*J*J*J*J*J*J*J*J*J J*J*J \#
J J*IuJ*J*J*J>J*J*J*J*J4J4HzIuIMIuJ*IuICJ J*J*J*J*J4J*J*J*J*J*J*J>HpIaJ IWIuICJ*J*IuIaIaJ*IuIuIkIuIkJ*J*J*J*J*J*J*J4\#
J*J*JHJ*J*J*J>J J*J4J*J*J4J*J IuIuJ IkJ*J*IkJ4J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*\#
J*J*J*J J*J*J J*J*J*IuJ*IkJ J J*J*J*IaIuJ IkIkJ*IuJ J*J*J*J*J*J*J*J*J*IMJ IuIkJ*IuIkJ*J J*J*J*J*J*J*J*J*J*J*J*I9IuJ*\#
IkIkIkJ*J*J IkIuJ IkIkIuIuIuJ*J*J*J*J*J*J*J4J*J*IkJ*J*J*J*J4J*IuJ*J*J*J*J J*J*J*J J4J*J*J*J*IuJ*J J*J*J*IuJ*IuIuIaJ*\#
IaJ*J*J*HzJ*J*J*J*J I%J*J*J*J*J*J*J*J J*J J*J*IaIkICICJ*ICJ*IaJ*J*J*J*J*J*J*J*J*J J*J*J IkJ*IkJ*J*J*J*J*J*J*J*J*J*Ik\#
J IkIuJ*J*IuJ*J*J*J*J*J*J J*J*J J*J J*IaIuJ*J IuIuJ*J*J IuJ J IuIuJ IuIuJ*J*J J*J*J*J*IuJ IaJ4IuJ*J*J>IuIzJ4J*J*J4J*\#
J IuIuIkIaJ*J*ICJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*IuJ*J*JHHpIuIWJ*J*J*IMJ J*J J*J*J4IuJ J IuIkJ4J4HRIuJ IuJ*\#
IuJ*J*J*J*J J*J*J*J*J*J J*J*IaJ*J*J*J*J*IuJ*IkJ*J*J*J*J4J*IzJ J*J*IkIaIaIaJ*IaJ*IuJ4J*J*J J*J*J*J*J*IuJ*J IuIuJ*IuJ*\#
J*J*J*J*J*J*J*J J4IuJ*J*J*J*J>J J*J4J*J*J*J J IuJ J IkJ*J*IaJ*J*J*J*J*J*J*J*J J*J J J J*J J*IuJ*JHJ*J*J*J*J*JHI9IaIM\#
IuJ*IuIWJ*J*J*J*J*J4J J*J*J J*J*JRI9IaJ*IMJ IaJ*J*IkIMIWJ*IWIaIWIaIMJ*J*J*J*J*IuJ*J J*I9IuIaIuJ*J*IWIuIzJ J J J IuJ \#
J*J J J*J*I/IaIkIkIuIaJ J*J IWIaIuIkIkIaIkIWIaJ*J*J*J*IkJ*J*J*HfI/I9IaJ*IaI/J IkJ*J*IuJ*J J*J*J*J*J J>HRI9IuI9IWI/Iu\#
IuIWI9ICIkIMIaICIMICIaJ*J*J*J*IkJ*J*J*HfI9I/IaJ*IaI/J*IkJ*J*IuJ*J J*J*J*J*J J>HfI9IuI/IaI/IuIuIWICI9IkICIWICIWICJ*J*\#
J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*IkJ*J*J*J J J*J*J*J J*J*J*J J*IfJ*J*J*J*J*IaJ IkIaIWJ*IaJ*IaJ*J*J*J*IaJ*J*J*HpI9I/IMJ*\#
IaI4J IWJ J*IaJ*J J*J*J*J J J>HzICIuI%IMI%IaIaIMI/I/IMI/ICICICI%J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J IzJ J J*\#
J J*J*J*J*J*J*J*J*J*J*J*J J*J*IuJ J*J J*J*J*I9J*J*J*J*J*J*J*IuJ*J*J*J*J*J*IkJpJ*J*IMIMI9IMJ*I9J*IMJ*J*J*J*J*J>J4JpJ*\#
J*J*J IuIuJ*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJRJ*IuI9I%HRH\J*HzJ*J*J*IkJ*IWJ*J*J*J*J*IkJ IWICI9J*IMJ*J*J*ICJ*\#
J*J*J*J*IMJ*J J*J J J*J*IkIuJ J J*ICIRI/I/J*I9J*IWJ*J*J*J*J*J*J*J*J*J J*J*J*J J*J J*J*J*IaJ*J*J*J*IuIaIaJ4J J J J4Ia\#
IkJ4J*J J*IMIkIMIWIuIMJ*IuIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J J J*J*J*IuJ*J*J*J*J*J J J J*J*J*J*J IuJ*IuIuJ*IaIkIMIMIuIMJ*\#
IuIaJ*J J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*IkJ*J*IuJ*J IuJ*IuJ*J IuJ*J*J*J*J J*J*IkIfIaIWJ*IWJ*IuJ*J*J*J*J*J*J*J*J*J J*\#
J*J J J*J J*J*J*J*J*J*J*J*J*IuIkJ4J*J*J J4J J J*J*J*J*IaIkIRIWIuI>J*IuIaJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JHJRJ*J*J \#
J*K%JfIWIWJ J J>J*IkJ*J*J*J*J*JHJ*J*J*J*J*J*JzIkJ*J IuJ*IuJ*J*J*J*J J*J J4J J4J J*J*J*J*J*IuJ*J*J*J J J>J IuJ*J IkJ*\#
JRIuJ*IaIaIaIaJ*IMJ*IkJ*J IuJ*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*ICJ*J*J*J*IuIMJ*J J*J IkJ*J*IuJ IuJ*J*IWIaICICJ*ICJ*IWJ*\#
J*J*J*J*J*J*J*J*J J*J*J*J J*J J*J*IuIkJ*J*IuJ*J*IuJ J J*J IuJ*J*IuJ*J*J*J*IuIuIuIuJ*IuJ*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*\#
J J*J J*J*J*IuJ*J*IuJ*J*IuIkJ*IuIuJ J*IuIkJ J*IuJ IkIfIaIaJ IWJ*J*IaJ*J J*J*J J*J*J*J J J J J J*J*J*J*J*J*J*J*J*J*J \#
J J*IuJ*J IuJ*J*IuIzIuJ*J*IaIaIMICJ ICJ*J J*J*J*J J*J*J*J*J*J J*J*J*J*J*J*J*J*J*IkJ*J*J J*J4IkJ J*JRJ*J J*IuIkJ*J*J*\#
J*IWIWI9IMIuI9J*IuJ J*J*J*J*J*J*J\J*J*J*J*J*J*J*J9J*J*J*J>J*J*J J*IkJ*ICIkIaJ*IuJ*IaIkJ*IuJ*J*IuIuIaIaIaIaJ*J*I9J J \#
IuJ*IuJ*J*J*J*J*J4J*J4J*J4J*J*J*IuJ*J*J*J*IuIuIkJ*J*J*J*J*J IuJ*J J J*IaIkICIMJ*I9J*IkIkJ*J J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J J J*J*J*IzIaIkJ*IMJ*J4J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IMJ*J*J*J*IkIWJ*\#
J J*J J*J*J*J IuIuJ*J*IaIkICICJ*I9J*IuJ*J*J*J*J*J J*J*J*IzJ*J*J*IuJ*J J*J*J*J J*J*IkJ*IkJ I%IuIaJ IuJ*IWIaJ*IkIuJ*IW\#
IkIWIWIWICIuJ*I%J IkJ J*J J*J*J*J*J*J*J J9J*J9J J*J*J*J*J*J*J*IuJ*J*IkJ*J*J*J*J*J J*J J*J*IWIkICIWJ*ICJ*J*J*J*J*J J*\#
J*J*J*J*J J*J*J*J4J*J4J*J*J*J*J*J*J*J*J IuJ*J*J*J*J*J*J*J*J*J*J*J*IMIaIMIMJ*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.light, unitsPerEm: 1000,
            advances: #"""
"T"j#=%I%3(q'Q!c#E#E$_%W#/#:#/#4%3%3%3%3%3%3%3%3%3%3#/#/%W%W%W$#(^&w&E&e'L&@&)'3(@#r#n' &&)L'd'I&,'I&o%G&<'d&x*/&g&`\#
%o#6#4#6%W%D$4%?&)%-&"%7#e%F&D#0"x%e#0)F&C%c&(%l$@$Q#L&:%6($%C%8$m#^"~#^%W"T"j%3%3%3%3"~%)$4'}#U%#%W#:$n$4#;%W#a#a$4\#
&!&?#/$4#a#m%#(S(q(S$#&w&w&w&w&w&w)V&e&@&@&@&@#r#r#r#r'L'd'I'I'I'I'I%W'I'd'd'd'd&`&>&(%?%?%?%?%?%?(=%-%7%7%7%7#0#0#0\#
#0%d&C%c%c%c%c%c%W%c&:&:&:&:%8& %8&w%?&w%?&w%?&e%-&e%-&e%-&e%-'L&&'L&"&@%7&@%7&@%7&@%7&@%7'3%F'3%F'3%F'3%F(@&D(@&D#r\#
#0#r#0    #r#0#r#0    #n"x' %e%e&&#0&&#0&&#1&&#0&&#0'd&C'd&C'd&C(/'d&C'I%c'I%c'I%c)a);&o$@&o$@&o$@%G$Q%G$Q%G$Q%G$Q&<\#
#L&<#L    'd&:'d&:'d&:'d&:'d&:'d&:*/($&`%8&`%o$m%o$m%o$m#a%D(S"4"4#~#~#1(\%3'Q
"""#,
            rows: ##"""
 !"#!!$"%&'!()(*!!!!!!!!!!++!!!,-./012345567859:;:<=>?@ABCD%E&!F!GHIJKLMNOPQJNNHHRSTUVWWXWY%!&!
"""##,
            columns: ##"""
 !"#$$%"&'($)*)+$$$$$$$$$$,,$$$-./01000100200331010456789:;&<'$=$>?@@@AB?CD??EE@F@EGHIJJKLM&$'$
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*IkIkJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HwJ*I9J*J*J*IJJ*IxJ J*J JHJ*J*\#
J*J*J*J*J*J*IkJ0IaI|IQJ*J*J*I{IkJ*J*J*J*J7J J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*IgJ*J:J*J*J*J*J*IuIuJ*I|J*J*J*J*J$J*I|J*J*\#
J*J*J*J*J4J*J7J*J7J$J*J*J*J*J*J*J*IuJ*J*I~J*J*J*J*J*J*J*J*J*J*ISIqIVISJ*IFJ*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IuJ*IuIWJJJ*J*IaJ*IaJ*J*IkJ*IuJ*J*J J*J J*J*J*J*J*J*J*J0J*IqI|J*J*K)J#J*IuJ IoIuJ JAJ J*J*J*J*J*J*J*IWJ*IaJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*I$J*J IuJ*J*JDJ*J*J*J*\#
J*J*J*J*IgJ*IhIvI[J*J*J*J IoJ*J*J*J*J*IyJ*J*I9J*J*J*J*IdHfIaIaJ*J*J*J*J*J*IZJ*J*J*I9IMHsHvJ*H~J*HfJ*IuJ*IkJ*IuJ*J*J*\#
IkJ#IaI[I/J*IaIuJ*J*J*J*J*J*J*IaJ*IXJ*IkJ*J*J*IkJ*J4IuJ J*I`J I:IDIaICJ IaJ*J*J$J4J*J7J*J*J*J$J*J*J*J*IuJ*J*J*J*J*Iu\#
J*J*J*J*J*HcIMIEJ*J*J*ICJ*J*J*J*J*J7J*J:J:J*J*J*J*J*IdJ*IkJ*IdJ*J*I{I{IuJ*IxJ*J J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I|J IkIkJ*IQJ*J*J*J*J*J$J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*IzJ*I$J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*J*J*J*I|J*J7J*J*J*J*J*J$J$J$I|J*J*I9J*IyJ*I|J J*J*J*J*J*\#
J*J*J*J*J7J*J*J*IMJ*J*J*J*IkI!J*IeJ*J*J*J*J4J InJ$J*J*ISIJH}I%J*I/J*IMJ*J*J*I{J*J$J*J*J*IqJ*IuIuI`J*IdJ*J*J*J*J*J*J*\#
J*J#J IrJ7I{J*J*J*IkIpJ*J$J#J*IuIkIWIgIkIWJ*J#IhJ*J J*J#J*J*J*J*J J*J*J#I|J J*J*J*J*J>J*J*J*J*J0J0J*J*J*J*J*J7J*J*J*\#
J*J*J*J*J J J J*IuJ*J*J*J*J*J*J*J*J*J*J*J J*J*J J*J*J*J$J*J*J$J*J*J*J*IuJ*I[J0IqJ*J*J1I`ItJ4J IuJ*I{IuIdI^IaIMJ*J#IC\#
J*J J*J*J J*J*J*J J J*J*J*J J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}I}I}J*I}J*J*J*J*J*J*J*J*J*J*J*I{J*J*J \#
I{J*IuJ*J*J*J:J*J*J*J*J0J4I"IuIMI|J*ItIBJ J#J*J*J*J4J*J*J*J*J*J*J:HpIaJ$IZIqIGJ*J*IuIaI_J*IuIuIkIuIkJ*J*J*J*J*J*J*J*\#
J*J*JDJ#J*J*J:J J*J4J*J*J0J*I}InInI{IdJ*J*IgJ0J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*\#
J*J*J*J$J*J*J$J*J*J*IuJ*IoI|I{J*J*J*IeIuJ InIgJ*IqJ$J*J*J*J*J*J*J*J*J*IPJ IqIoJ*IxIgJ*J J*J*J*J*J*J*J*J*J*J*J*I<IsJ*\#
IoIgIkJ*J*IxIgIqI{IkIkIuIqIuJ*J*J*J*J*J*J*J0J*J*IkJ*J*J*J*J4J*IqJ#J*J*J*J J*J*J*J J4J*J*J*J*IuJ*J J*J*J*IqJ*IuIuIZJ*\#
I]J*J*J*HzJ*J*J*J*IxI%J*J*J*J*J*J*J*I|J#I{J*J#IRIdI1I8J#I5J#IZJ*J*J*J*J*J*J*J*J*I{J*J*IzIgJ*IkJ*J*J*J*J*J*J*J*J*J*Ik\#
J$IjIyJ*J*ImJ*I~J*J*J*J*J J*J*J J*J$J*IZIxJ*I~IuIuJ*J*J ItI~J IuIuI{IuIuJ*J*IxJ*J*J*J*IuJ IaJ4IuJ*J*J>InIwJ4J*J#J0J*\#
I{InIqIkIaJ*J*IJJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*I|J*J#JDHwI|IWJ*J*J*ILJ J*J J*J*J4IuJ J IuIoJ4J4HUI|J$IuJ*\#
IuJ*J*J*J*J$J1J*J*J*J1J$J*J*IaJ*J*J*J*J*IxJ*IrJ*J*J*J*J4J*IxJ J*J*IkIdIZI]J*I]J*IuJ8J*J*J J*J*J*J*J*IyJ*J IxIuJ*IuJ*\#
J*J*J*J*J*J*J*J J0IuJ*J#J*J*J7I{J*J0J*J*J*J IxIqIxJ IkJ*J*IaJ*J*J*J#J*J*J*J*J J*J J I{J*I{J*IuJ*JHJ*J*J*J*J*JDI9I`IT\#
I|J*IuIPJ*J*J*J*J*J4J J*J*J$J*J*JKI8IaJ*IIJ IaJ*J*IkIJIWJ*IaIaI^IaIMJ*J*J*J*J*IxJ*J J*I9IyIYIxJ*J*ILIuItI}J I{J IuI{\#
J*J J$J#J*I3IaIvIkIuIaI{J#IxI[IaIuIkInIdIkI^IaJ*J*J*J*IgJ*J*J*HbI7I5IaJ*I]I$J$IdJ*J*IuJ*J J*J*J*J*J J:HNI9I|I<IWI3Iq\#
IuISI=I<IkIMIaICIMIGIaJ*J*J*J*IjJ*J*J*HiI@I/IaJ*I]I(J*IgJ*J*IuJ*J J*J*J*J*J J:HeI=I|I6IaI2IuIuIWICI=ImIJI[IJI[IGJ*J*\#
J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*IkJ*J*J*J J J*J*J*J$J*J*J*J$J*IhJ*J*J*J#J*IeJ IkIaIPJ*I]J*IeJ*J*J*J*IaJ*J*J*HwI9I/IMJ*\#
I]I2J$IWJ$J*IaJ*J$J*J*J*J$J$J;HzI?I|I)IMI'IaIhIJI/I3IMI3ICIFICI,J*J*J*J*J*J*J*J*J*J*J*J*J*J*J7J*J*J*J*J*J*J IxJ J J*\#
J J*J*J*J*J*J*J*J*J*J*J*J J*J*IyIxJ*IxJ*J*J*I9J*J*J*J*J*J*J1IuJ*J*J*J*J*J*IkJpJ*J*IMIPI2IBJ*I9J*IEJ*J*J*J*J*J7J0JxJ*\#
J*J*J I|IuJ*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IJJOJ*IuI8I%HRH\J*HzJ*J*J*IrJ*IWJ*J*J*J*J*IoI{IWINI<J*INJ*J*J*IGJ*\#
J*J*J*J*ITJ*J J*J$J$J*J*IvIyI{J$J*IJITI,I/J*I9J*I[J*J*J*J*J*J*J*J*J*I{J*J*J*I{J*J J*J*J*IaJ*J*J*J*IxIhIhJ4I{J$J$J0Ia\#
IoJ0J*J J*IMIgIFIPIuIFJ*IuIWJ*J*J*J*J*J*J*J*J*J*J*J*J*I{J J*J*J*I|J*J*J*J*J*J$J$J$J*J*J*J*J IxJ*IuI|J*IaIkIIIMIuIMJ*\#
I|IhJ*J J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*IoJ*J*IyJ*J$IuJ*I|J*J$I|J*J*J*J*J$J*J*IoIlIaI^J*I[J*I|J*J*J*J*J*J*J*J*J*I{J*\#
J*J J J*J J*J*J*J#J*J*J*J*J*IuIoJ4J*J*J$J0I{J J*J#J*J*I]IkILISIuI@J*IuIaJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JLJ]J*J*J$\#
J*K%JcI^IiI|J$JFJ*IvJ2J*J6J=J5JTJ=JDJDJAJDJ=K#IoJ*J IwJ*I|J5J5J*J*J$J*J J4J$J4J$J*J*J*J*J*IuJ*J*J*J$J$J;J$I|J*J$IvJ*\#
JVI|J*IhIeIaIaJ*IJJ*IrJ*I{IyJ*J*J*J*J9J*J*J*J*J*J*J*J1J*J*J*IJJ*J*J*J*IxIJJ*J$J*J$IvJ*J*I|J$IuJ*J*ISIeI<I?J*ICJ*IWJ*\#
J*J*J*J*J*J*J*J*I}J*J*J*IxJ*IxJ*J*I|IvJ*J*I|J*J*I|J$J$J*J$I|J*J*I|J*J*J*J*IuIuIuIuJ*IuJ*J*J*J*J*J*J*J*J*J*J*I|J*J*J*\#
I}J*I}J*J*J*I|J*J*I|J*J*I|IrJ*IyIyJ$J*IyIvJ$J*I|J$IvIlIlIlJ IfJ*J*IdJ*J$J*J*J J*J*J*J$J$J$J$J$J*J*J*J*J*J*J*J*J*J*J \#
J$J*IuJ*J$I|J*J1I|J!IuJ*J*IaIaIIIJJ*ICJ*J$J*J*J*I{J*J*J*J*J*J J*J*J*J*J*J*J*J*J*IoJ*J*J$J*J4IoJ$J*JCJ*J$J*IyIoJ*J*J#\#
J*IWI[I9IJI|I9J*IxJ$J*J*J*J*J*J*JVJ*J*J*J*J*J*J*J:J*J*J*J7J*J*I~J*InJ1I;IkI]J*I|J$IYIoJ*IqJ#J*I|IqI]IaIZI]J*J*I@J J \#
IyJ*IyJ*J*J*J*J*J7J*J4J*J4J*J*J*IuJ*J*J*J*IxIyIoJ*J*J*J*J*J IuJ*IxJ J*IeIoICIMJ*I6J*InIgJ*J J*J*J*J*J*J*J#J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J1J*J$J J*J*J*I{IaIkJ*ITJ*J0J:J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$IXJ*J*J*J*IoI^J*\#
J$J*J J*J*J*J$I|IqJ*J*IdIhI@ICJ*I=J*IuJ*J*J*J*J*J J*J*J*I|J*J*J*IuJ*I{J*J*J*J$J*J*IrJ*IiJ$I(IxIaJ$I|J*IOIhJ*IgIuJ*Ii\#
InIWI[IWIJI|J*I/I}IoI{J*I{J*J*J*J*J#J*J$J7J*J7J$J*J*J*J*J*J*J*IyJ*J*InJ*J*J*J*J*J$J*I{J*J*IbIkICIWJ*IGJ*J*J*J*J*I{J*\#
J*J*J*J*I{J*J*J*J0J*J0J*J*J*J*J*J*J*J*J I|J*J*J*J*J*J*J*J*J*J*J*J*IcIhIMIQJ*IDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.regular, unitsPerEm: 1000,
            advances: #"""
"K#$#g%S%9)9'W!x#V#V$[%W#/#;#/#M%9%9%9%9%9%9%9%9%9%9#/#/%W%W%W$D(k&~&[&]'M&A&)'1(<#v#y'"&:)O'f'J&3'J&q%E&B'^')*,&n&_\#
%l#C#M#C%X%E$4%B&'%-%|%C#e%K&?#-"w%h#-)N&D%j&-%r$K$V#H&-%>($%S%E$l#[#&#[%W"K#$%9%9%;%9#&%0$4'z#b%,%W#;$o$4#K%W#u#u$4\#
%~&<#/$4#u#|%,(z)9(z$D&~&~&~&~&~&~)a&]&A&A&A&A#v#v#v#v'M'f'J'J'J'J'J%W'J'^'^'^'^&_&I&6%B%B%B%B%B%B(:%-%C%C%C%C#-#-#-\#
#-%g&D%j%j%j%j%j%W%j&-&-&-&-%E%o%E&~%B&~%B&~%B&]%-&]%-&]%-&]%-'M&)'M%|&A%C&A%C&A%C&A%C&A%C'1%K'1%K'1%K'1%K(<&?(=&?#v\#
#-#v#-    #v#-#v#-    #y"w'"%h%h&:#-&:#-&:#/&:#-&:#-'f&D'f&D'f&D(2'f&D'J%j'J%j'J%j)s)1&q$K&q$K&q$K%E$V%E$V%E$V%E$V&B\#
#H&B#H    '^&-'^&-'^&-'^&-'^&-'^&-*,($&_%E&_%l$l%l$l%l$l#[%E(T"6"6$C$C#4(\%9'Y
"""#,
            rows: ##"""
 !"#!!$"%&'!()(*!!!!!!!!!!++!!!,-./012345567859:;:<=>?@ABCD%E&!F!GHIJKLMNOPQJNNHHRSTUVWWXWY%!&!
"""##,
            columns: ##"""
 !"#$$%"&'($)*)+$$$$$$$$$$,,$$$!-./0///0//1//220/0/3456789:&;'$<$=>???@A>BC>>DD?E?DFGHIIJKL&$'$
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*IkIkJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I#J*I9J*J*I4J*IlJ J*J JGJ*J*J*J*J*\#
J*J*J*IjJ*IaJ*IWJ4J*J IuIjJ*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*IcJ*J*IaJ*J4J*J*J*J*J*IvIvJ*J*J*J*J*J*J*J*J*J J*J*J*J*J*\#
J4J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J IkJ*J*J*J*J*J*J J*J*IMIkICILJ*I9J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*ItIV\#
J*J*J*IaJ*IbJ*IkJ*IuJ*J*J J*J J*J*J*J*J*J*J*J*J*IkJ*J*J*K1IuJ*IuJ IuIuJ J4J J*J*J*J*J*J*J*IVJ*IaJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*HoJ*J IuJ*J*J>J*J*J*J J*J*J*J*IaJ*ItJ*\#
IaJ*J*J J IuJ*J*J*J*J*J J*J*I9J*J*J*J*IXHgIaIbJ*J*J*J*J*INJ*J*J*I9IMHfHpJ*I%J*HgJ*IuJ*IkJ*IvJ*J6J*IkIvIaIaI/J*IaIvJ*\#
J*J*J*J*J*J*IaJ*IYJ*IkJ*J*IkJ*J4IuJ J*I_J I;IEIaIDJ IbJ*J*J*J4J J*J*J*J*J*J*J*J*J IuJ J*J*J*J*IuJ*J*J*J*J*H]IMI7J*J*\#
IBJ*J*J*J*J*J*J*J4J4J*J*J*J*J*IjJ*IkJ*IjJ*J*IuIuItJ*I~J*I~J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IkIkJ IXJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*HqJ*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J J*J*J J*J*J*J J*J*J*J*J*J*J*J*J*IMJ*J*J*J*Ik\#
HzJ*IkJ*J*J*J4J IbIzJ J*ILIDHqI&J*I/J*IMJ*J*J*IuJ*J*J*J J*IkJ*IuItIMJ*IWJ*J*J*J J*J*J*J*IuJ IlJ*ItJ*J*IkIqJ IzIuJ*Iu\#
IkIWIaIkIWJ IuIsJ*J J*IuJ*J*J*J*J J*J*IuIvJ J J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J J*IvJ*J*J J*J*J*J*J*\#
J*J*J*J J*J*J J*J*J*J*J*J*J*J*J*J*J*IuJ*IaJ*IkJ*J=IMIkJ4J IuJ*IuIuIXIXIaINJ IuIBJ*J J*J*J J*J*J*J J J*J*J*J J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzIzJ*IzJ*J*J*J*J*J*J*J J*J*J*IuJ*J*J ItJ*IuJ*J*J*J4J*J*I}J*J*J4I/IuILJ*IsIA\#
J J J*J*J*J4J*J*J*J*J*J*J4HoI`J*I`IkIMI~J*ItIaI\J*ItItIjItIkJ*J*J*J*J*J*J*J J*J J=IuJ*J4I~J J4J*J*J*I~IyIaIaIuIXI~J*\#
IaJ*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*IuJ*IuIvIuJ*J*J*IkIuJ It\#
IaJ*IkJ*J*J*J*J*J*J*J*J*J*IVJ IiIuI~I`J*J J J*J J*J*J*J*J*J*J*J*IBIoJ*IuIaIkJ J IkIaIkIuIkIkItIkItJ*J*J*J*J*J*J*J*J*\#
J*IkJ*J*J*J4J*IkIuJ*J*J*I~J J J*J J4J*J*J J*IuJ*J J*J*J*IkJ*ItItIMJ*IWJ*J*J*HzJ*J*J*J*IlI%J*J*J*J*J*J*IvIuIuJ IvI9IW\#
HqI%IvH|IvINJ*J*J*J*J J*J*J*J*IuJ*J IqI`J*IjJ*J*J*J*J*J*J*J*J*J*IjJ*IiJ J*I`J IuJ*J*J J*J J*J*J J*J*J*IMI}J*I}IuItJ*\#
J*I~IsI}I~ItItItItItJ*J*IlJ*J*J*J*IuJ IaJ4IvJ*J>IaIqJ4J IuJ*J IuIaIkIkIbJ*J IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4\#
J*J*J*J*J J>I$J*IVJ4J*IKJ J*J J*J4J4IuJ J IuIuJ3J4HZJ*J*IuJ*IuJ4J*J J*J*J=J*J4J*J>J*J*J*IaJ*J*J*J*J*I~J*J J*J*J*J4J*\#
IuJ J*J*IjIjIMIWJ4IWJ4ItJ>J*J*J J*J*J*J*J*J J*J I~IuJ*IuJ*J*J*J*J*J*J*J*J J*IuJ*IuJ*J*IuJ J*J J J J IkIkIkJ IkJ*J*I`\#
J*J J*IvJ J*J*J*J J*J J IuJ IuJ*IvJ*JGJ*J*J*J*J*J>I9I_I_J*IuICJ*J J*J*J*J4J J*J*J*J*J3J>I7I`J*ICI~I`J*J*IkIDIWJ*IsIa\#
IiIaIMJ*J*J*J*J*I}J*J J*I9J IKI~J*I9IuIkIzJ IuJ IuIuJ J J*J J*I9I`J*IjItI`ItIuIkIaIaItIjItIjIkIjIbJ*J*J*J*I_J*J*J*H\\#
IDI/IaIUHpJ*IWJ*J*IuJ*J J*J*J*J*J J4HGI9J*IBIXI9IkItIMICI/IjIMI`ICIMIMIbJ*J*J*J*IhJ*J*J*HoIMI/IaIUHzJ*IaJ*J IuJ*J J*\#
J*J*J*J J4HdICJ*IBIaI8ItIuIWIDICIpIWIaIVIaIMJ*J*J*J*J*J*J*J*J*J*IaJ*J J*J*J*IkJ*J*J*J J J*J*J*J*J4J*J*J*J*IkJ*J*J*Iv\#
J*IkJ IkIaICJ*IWJ*IlJ*J*J*J*IaJ*J*J*I%I:I/INIVI/J*IWJ*J*IbJ*J*J*J*J*J*J*J5HzI9J*I/INI+IaIuIDI0I9IMI:IDILIDI9J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J IuJ J J*J J*J*J*J*J*J*J*J*J*J*J*J J*J*J IkJ*IkJ*J*J*I9J*J*J*J*J*J*J=ItJ*J*J*J*J*Ik\#
JqJ*J*ILIVI%I/J*I:J*I7J*J*J*J*J*J*J*K'J*J*J*I~J*ItJ*JGJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IVJKJ*IuI7I%HQH[J*HzJ*J*J*I~\#
J*IWJ*J*J*J*J*IuIuIVIaIBJ*IOJ*J*J*IMJ*J*J*J*J*IaJ*J J*J*J*J4J*J IuJ*J*IWIXI&I0J*I9J*IaJ*J*J*J*J*J J*J*J*IuJ*J*J*IuJ*\#
J J*J*J*I`J*J*J*J*I~ItIuJ4IuJ*J*IaIuJ*J J J IMIaI9ICItI9J*ItIWJ*J J*J*J*J*J*J*J J*J J J*IuJ J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I~I~J*ItJ*J*IaIkICIMIuIMJ*J*ItJ*I~J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*IuJ*J*J J*J*IuJ*J*J*J*J*J*J*J*J*J*J*IuIuIbIk\#
J*IaJ*J*J*J J*J*J*J J*J*J*IuJ*J*J J J*J J*J*J*IuJ*J*J*J*J IuIuJ4J J*J*IuJ J*IuJ*J*IWIkICIMIuICJ*ItIaJ J J*J J*J*J*J*\#
J J*J*J*J J*J J*J*JSJpJ*J*J*J*K%J^IkJ*IvJ*J*J*JAJ*JKJ^JHJhJ^JrJrJhJrJ^K0IvJ*J IzJ*J*JHJIJ*J*J*J*J J4J*J4J*J*J*J*J*J*\#
IuJ*J*J*J*J*J5J*J*J*J*J*J^J*J*IuIkIaIaJ*IDJ*I~J*IuJ J J*J J*JAJ*J*J*J*J*J*J*J4J*J*J*IWJ*J*J*J*I~IDJ*J*J*J*J*J*J*J*Iu\#
J*J*IMIkI/I9J*ICJ*IWJ*J*J*J*J*J*J*J*J*IzJ*J*J*IkJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuIuItIuJ*IuJ*J*J*J*J*\#
J*J*J*J*J*J*J J*J*J*IzJ*IzJ*J*J*J*J*J*J*J*J*J*I~J*J J J*J J*J*J*J*J*J*IuI~I~J J J*J*IjJ*J*J*J*J J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I~J*J*ItJ*J*J*J>J*J*ItJ*J*I`IaICIWJ4ICJ4J*J*J*J*IuJ*J*J*J*J*J J J*J*J*J*J*J*J*J*IuJ*J*J*J*J4IuJ*J*J*\#
J*J*J IuJ*J*IuJ*IWIaI:IDJ*I:J*I~J*J J J*J*J*J*JKJ*J*J*J*J*J*J*J=J*J*J*J*J*J*I}J*ItJ=I.IkIWJ IzILIuJ*IkIuJ*J*IkIWIaIM\#
IWJ*J*IKI~I~J J*J J*J*J*J*J J=J*J4J*J4J*J*J*ItJ*J*J*J*I~J IuJ*J*J*J*J IuJ*IkJ J*IkIuICIMJ*I0J*ItIaJ*J J*J*J*J*J*J*J \#
J*J*J*J*J*J*J*J*J*J3J*J*J*J*J*J*J*J*J*J*J*J=J*J*J J*J*J*I~IaIkJ*IaJ4J*J3J*J*J*J*J*J*J*J*J*J*J3J*J4J*J*J*J*J*IkJ*J*J*\#
J*IvIkJ*J*J*J J*J*J*J*IkJ*J*IjIbI:IDJ*ICJ*IuJ*J*J*J J*J!J*J*J*J J*J*J*IuJ*IuJ*J*J*J*J*J*I}J*IeJ*I.I~I`J*I~IBItJ*IaIt\#
J*J*ItIWIaIWIWJ*J*IAIyIuIuJ*IuJ*J*J*J*J J4J*J4J*J3J*J*J*J*J*J*J*J*J J*J*ItJ*J*J*J4J*J IuJ*J*IuIjICIVJ*IMJ*J*J*I{J*Iu\#
J*J J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*IuIMIWJ*IVJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.medium, unitsPerEm: 1000,
            advances: #"""
"G#1#|%\%C):'W"%#_#_$Y%Z#/#A#/#Z%C%C%C%C%C%C%C%C%C%C#/#/%Z%Z%Z$L(x'"&`&['L&?&)'/(7#z#~')&6)N'd'I&8'I&x%L&I'_'&*0&o&]\#
%o#J#Z#J%[%K$4%G&/%3&#%F#g%Q&C#1"~%t#3)O&F%n&4%x$U$[#P&3%C(*%Y%J$n#Y#+#Y%Z"G#1%C%C%E%C#+%:$4'x#c%;%Z#A$q$4#K%Z#v#v$4\#
&#&E#/$4#v#}%;({):({$L'"'"'"'"'"'")Z&[&?&?&?&?#z#z#z#z'L'd'I'I'I'I'I%Z'I'_'_'_'_&]&K&F%G%G%G%G%G%G(;%3%F%F%F%F#1#1#1\#
#1%i&F%n%n%n%n%n%Z%n&3&3&3&3%J%z%J'"%G'"%G'"%G&[%3&[%3&[%3&[%3'L&0'L&#&?%F&?%F&?%F&?%F&?%F'/%Q'/%Q'/%Q'/%Q(7&C(8&C#z\#
#1#z#1    #z#1#z#1    #~"~')%t%s&6#3&6#3&6#6&6#B&6#3'd&F'd&F'd&F(4'd&F'I%n'I%n'I%n)q).&x$U&x$U&x$U%L$[%L$[%L$[%L$[&I\#
#P&I#P    '_&3'_&3'_&3'_&3'_&3'_&3*0(*&]%J&]%o$n%o$n%o$n#^%K(Z"9"9$I$H#:(c%C'f
"""#,
            rows: ##"""
 !"#!!$"%&'!()(*!!!!!!!!!!++!!!,-./012345567859:;:<=>?@ABCD%E&!F!GHIJKLMNOPQJNNHHRSTUVWWXWY%!&!
"""##,
            columns: ##"""
 !"#$$%"&'($)*)+$$$$$$$$$$,,$$$-./01000100200331010456789:;&<'$=$>?@@@AB?CD??EE@F@EGHIJJKLM&$'$
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*ImImJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H|J*I9J*J*J*I.J*IoJ J*I}JDJ#J*\#
J*J*J*J*J*J*IgJ*I_J#IYJ1J*I}IsIgJ*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*IaJ*J6J*J*J*J*J*IyIyJ*J*J*J*J*J*J*J*J*J"J*\#
J*J*J*J*J2J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J"ImJ*J*J*J*J*J*J*I}J*J*IMIiIBIJJ*I;J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IyJ*IqIQJ*J*J*IaJ*IeJ*J*ImJ*IuJ2J*I}J*J"J*J*J*J*J*J*J*J*J*IkJ*J*J*K7IwJ*IuJ IuIuI}J2I}J*J*J*J*J*J*J*IQJ*IaJ*J#J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*HlJ*I}IwJ*J*J<J*J*J*J"\#
J*J*J*J*IaJ*IoJ*I_J*J*J"J"IsJ*J*J*J*J*I}J*J*I9J*J*J*J*I[HjIdIeJ*J*J*J*J*J*ISJ*J*J*I6IKHhHnJ*I'J*HjJ*IvJ*ImJ*IyJ*J<J*\#
IkIyIcIaI1J*IaIyJ*J*J*J*J*J*J*IaJ*I_J*IkJ*J*J*ImJ*J4IuI~J*IWJ ICIKI_IGJ"IeJ*J*J*J4J"J*J*J*J*J*J*J*J*J"IuJ J*J*J*J*Iu\#
J*I}I}J*J*H`IMI-J"J*I}I?J*J*J*J*J*J*J*J2J2J*J*J*J*J*IeJ*IiJ*IgJ*J*IsIuIqJ*I{J*I{J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I}IkIkJ"I[J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I[J*HvJ*I;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*I}J*J*J$J*J*J*J*J"J"J"J#J*J*I9J*J J*J*J"J*J*J*J J*\#
J*J*J*J*J*J*J*J*IFJ*J*J*J*ImHxJ*ImJ*J*J*J*J2J"IeIyJ"J*IIIGHtI)J*I/J*IMJ*J$J*IuJ*J*J*I}J*IkJ*IsIqIMJ*IUJ*J*J*I|J*J*J*\#
J*IuI}IoJ*IqJ*J*J*IiIsJ"I{IwJ*IuImIYIcIkIYJ"IuImJ*J J*IwJ*J*J*J*J J*J*IwIyI}J J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I}J"J"J*IyJ*J*J"J*J*J*J*J*J*J*J*J J*J*I}J*J*J*J*J*J*J*J*J*J*J*IuJ*IaJ*IiJ*J*J:IKImJ6I}IvJ*IuItIZIZI`IRJ IuI=\#
J*J J*J*J J*J*J*J J J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxI|I|J*I{J*J*J*J*J*J*J*J"J*J*J*IuJ*J*I}\#
IqJ*IsJ*J*J*J4J*J*IuJ*J*J3I-IsIGJ*J*ImI;J!J J*J*J*J4J*J*J*J*J*J*J6HlI]J*I]IiIOI{J*IqI_IZJ*IqIqIgIqIiJ*J*J*J*J*J*J*J"\#
J*I}J:IsJ*J*J2IyJ J4J*J*J*IyIwIaIaIuI[I{J*IaJ*J*J*J*J*J*J*J*J J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*\#
J*J*J*J*J*J*J*J*J*J*IuJ*IsIyIwJ*J*J*IkIwI}IqIcJ*IkJ*J*J*J*J*J*J"J*J*J*ISJ IcIuJ*IyI]J*I}J J*I}J*J*J*J*J*J*J*J*I?IkJ*\#
IsIcIiI}I}ImIaIkIsIiIiIqIkIqJ*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J4J*IkIwJ*J*J*I{J J J*J J4J*J*J J*IsJ*J"J*J*J*IkJ*IqIqIOJ*\#
IWJ*J*J*HwJ*J*J*J*IoI%J*J*J*J*J*J*J*IyIwIwJ"IyI9IWHtI'IyI#I{IQJ*J*J*J*J"J*J*J*J*IwJ*J IsI]J*IgJ*J*J*J*J*J*J#J*J*J*Ie\#
J*IcI}J*J*I]J IuJ*J*J J*J J*J*I}J*J*J*IKIwJ*IwIsIqJ#J#IyImIwIyIqIqIoIqIqJ*J*IoJ*J*J*J*IuI}IcJ4IyJ*J*J>IaIsJ6I}IuJ*I}\#
IuIcImIkIeJ*J"IUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J#J*I}J=H~J*IQJ4J*J*IEJ J*J J*J2J2IwJ J IsIwJ0J2HTJ*J*IuJ*\#
IwJ2J*J"J*J*J:J*J5J*J=J*J*J*I_J*J*J*J*J*IyJ*I}J*J*J*J*J4J*IuI}J*J*IgIeIMIWJ2IWJ2IqJ<J*J*I}J*J*J*J*J*I}J*I}I{IsJ*IsJ*\#
J*J*J*J*J*J*J*I}J*IwJ*IwJ*J*J*IsJ"J*J J"J!I}ImImImI}ImJ*J*I]J*J"J*IyJ"J*J*J*J J*J J IuI}IuJ*IyJ*JDJ*J*J J*J*J<I6IWIW\#
J*J*IpIAJ*I}J*J*J*J2J J*J*J*J*J0J>I1I[J*IAI{I\J*J*IiIGIWJ*ImI_IcI_IMJ*J*J*J*J*IsJ*J J*I7I}IEI{J*J#I7IvIkIzI~IuJ IwIx\#
J"J J*J J*I4I]J*IeIqI]IqIsIkI_IaIqIeIqIeIhIgIeJ*J*J*J*IVJ*J*J*H^IGI-IaJ*IOHpJ*IYJ*J*IuJ*J"J*J*J*J*J J4HDI9J*I?I[I7Ii\#
IqIKIEI1IgIKI]ICIOIKIeJ*J*J*J*I^J*J*J*HlIOI1IaJ*IMHzJ*IbJ*J"IuJ*J"J*J*J*J*J J4H^I@J*I?IaI5IqIsIWIGICInIUI_ISI_IKJ*J*\#
J*J*J*J*J*J*J*J*I_J*J"J*J*J*J*IkJ*J*J*J J J*J*J*J*J2J*J*J*J*IkJ*J*J*IyJ*IkJ"IkIaICJ*IUJ*IoJ*J*J*J*I\J*J*J*I'I=I1IQJ*\#
IQI-J*IYJ*J*IeJ*J*J*J*J*J*J*J8H|I9J*I1IQI/IcIsIGI5I9IOI=IGIIIGI9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J IwJ"J"J*\#
J"J*J*J*J*J*J*J*J*J*J*J*J J*J*I}ImJ*ImJ*J*J*I9J*J*J*J*J*J*J:IqJ*J*J*J*J*J*ImJvJ*J*IIIQI'I1J*I=J*I-J*J*J*J*J*J*J*K/J*\#
J*J*I{J*IoJ*JDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ISJVJ*IuI1I%HNHXJ*HzJ*J*J*IyJ*IUJ*J*J*J:J*IuIsISI_I=J*IUJ*J*J*IMJ*\#
J*J*J*J*IaJ*J"J*J*J*J*J2J*I}IuJ*J*IUI[I+I3J*I;J*I_J*J*J*J*J*J!J*J*J*IuJ*J*J*IuJ*I}J*J*J*I]J*J*J*J*I{IoIuJ4IuJ*J*J*I_\#
IuJ*I}I|J"IMIaI9IAIqI9J*IqIUJ*J"J*J*J*J*J*J*J J*J"J"J*IuJ J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*I{I{J*IqJ*J*I_IiICIKIsIKJ*\#
J#IqJ*I{J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*IuJ*J*J J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*IuIuIeIkJ*IaJ*J*J*J J*J*J*J J*J*J*IwJ*\#
J*J"J J*J J*J*J*IsJ*J*J*J*I|IuIxJ4J J*J*J*IuJ J*IuJ*J*IUIkICIMIuIDJ*IqIaJ"I}J*J"J*J*J*J*J J*J*J*J"J*J!J*J*JVJsJ*J*J*\#
J*K'JdImJ*IyJ*JVJ*J*JNJ*JVJdJHJnJfJzJzJnJzJdK3IyJ*J I{J*J*JJJLJ*J*J*J*J!J5J*J5J*J*J*J*J*J*IsJ*J*J*J*J*J8J*J*J*J*J*J*\#
JfJ*J*IwIkIaI_J*IIJ*I{J*IvJ"I}J*J J*JNJ*J*J*J*J*J1J*J5J*J*J*IUJ*J*J*J*I{IIJ*J*J*J*J*J*J*J*J*IuJ*J*IKIiI/I9J*IAJ*IWJ*\#
J*J*J*J*J*J*J*J*IzJ*J*J*IkJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwIsIrIsJ*IuJ*J*J*J*J*J*J*J*J*J*J*J"J*J*J*\#
I|J*I|J*J*J*J*J*J*J*J*J*J*I{J*J"I}J*J*I}J*J*J2J*J*J*IuI{I|J I}J*J*IgJ*J*J*J*J!J*J1J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*Iy\#
J*J*IoJ*J*J*J*J<J*J*IqJ*J*I[IaIEIWJ2IEJ4J#J*J*J*IuJ*J*J*J*J*I}J"J*J*J*J*J*J*J*J*IsJ*J*J*J*J2IwJ*J*J*J*J*J*I}IuJ*J*Iu\#
J*IWIaI=IGJ*I=J*I{J*I~J"J*J*J*J*JVJ*J*J*J*J*J*J*J:J*J*J*J*J*J*IsJ*IqJ7I+ImIUJ J*IyIIIsJ*IkIsJ*J*IkIYIaIMIUJ*J*IAI{I{\#
I}J*I}J*J*J*J*J J:J*J6J*J6J*J*J*IoJ*J*J*J*IyI}IwJ*J*J*J*J*I}IwJ*IkI}J*IiIsIEIOJ*I3J*IoI_J*I}J*J*J*J*J*J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J:J*J*I}J*J*J*I{IcIkJ*IcJ2J*J0J*J*J*J*J*J*J*J*J*J*J0J*J3J*J*J*J*J*IkJ*J*J*J*I{ImJ*\#
J*J*J"J*J*J*J*J*InJ*J*IjIeI?IIJ*IGJ*IsJ*J*J*J"J*J$J*J*J*J!J*J*J*IwJ*IxJ*J*J*J*J*J*IsJ*IcJ*I+IyI[J*J#IyI=IqJ*I_IqJ*I}\#
IpIWIaIUIUJ"J*I7IwItIsJ*IsJ*J*J*J*I}J2J*J2J*J0J*J*J*J*J*J*J*J*I}J#J*IoJ*J*J*J*J2J*J IsJ*J*IsIgIEISJ*IMJ*J*J*I}J*IuJ*\#
J J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J IsIMIWJ*ISJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 1000,
            advances: #"""
"B#?$2%f%M)<'W"1#h#h$W%^#/#H#/#g%M%M%M%M%M%M%M%M%M%M#/#/%^%^%^$S)&'$&e&Y'K&=&)'.(1#~$$'0&3)L'c'H&>'H'!%S&P'`'#*5&q&[\#
%r#P#g#P%^%R$4%L&6%9&*%H#i%W&G#6#&&!#9)Q&I%r&:%~$_$`#X&8%H(0%_%O$p#X#0#X%^"B#?%M%M%N%M#0%C$4'u#d%J%^#H$t$4#K%^#v#v$4\#
&(&M#/$4#v#}%J(})<(}$S'$'$'$'$'$'$)T&Y&=&=&=&=#~#~#~#~'K'c'H'H'H'H'H%^'H'`'`'`'`&[&N&U%L%L%L%L%L%L(<%9%H%H%H%H#6#6#6\#
#6%k&I%r%r%r%r%r%^%r&8&8&8&8%O&'%O'$%L'$%L'$%L&Y%9&Y%9&Y%9&Y%9'K&7'K&*&=%H&=%H&=%H&=%H&=%H'.%W'.%W'.%W'.%W(1&G(2&G#~\#
#6#~#6    #~#6#~#6    $$#&'0&!%~&3#9&3#9&3#<&3#W&3#9'c&I'c&I'c&I(5'c&I'H%r'H%r'H%r)o)+'!$_'!$_'!$_%S$`%S$`%S$`%S$`&P\#
#X&P#X    '`&8'`&8'`&8'`&8'`&8'`&8*5(0&[%O&[%r$p%r$p%r$p#b%R(a";";$O$M#@(i%M't
"""#,
            rows: ##"""
 !"#!!$"%&'!()(*!!!!!!!!!!++!!!,-./012345567859:;:<=>?@ABCD%E&!F!GHIJKLMNOPQJNNHHRSTUVWWXWY%Z&!
"""##,
            columns: ##"""
 !"#$$%"&'($)*)+$$$$$$$$$$,,$$$-./01000100200331010456789:;&<'$=$>?@@@AB?CD??EE@F@EGHIJJKLM&N'$
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*InInJ*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*HuJ*I9J*J*J*I(J*IrJ J*I|JA\#
J"J*J*J*J*J*J*J*IdJ*I^I|IZJ*J*I|IrIdJ#J#J*J#J*I|J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*IaJ*J7J*J*J1J*J*I|I|J#J#J*J*J*J*J*J*\#
J*J#J*J*J*J*J*J1J*J4J*J4J*J*J*J*J*J*J*J*J*IjJ*J#InJ*J*J*J*J*J*J*I|J*J*IMIhIAIGJ*I<J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I|J*InILJ*J*J*IaJ*IhJ*J*InJ*IuJ;J*I|J*J#J*J*J*J*J*J*J*J J*IkJ#J*J*K>IxJ*IuJ IuIuI|J1I|J*J*J*J*J*J*J*J*IL\#
J*IaJ*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*HiJ*I|Ix\#
J*J*J;J*J*J*J#J*J*J*J*IaJ*IjJ I^J*J*J#J#IrJ*J#J*J"J*I|J*J*J*I9J*J*J*J*I^HmIhIhJ*J*J*J*J*J*IXJ1J*J*I2IJHiHmJ*I(J*HmJ*\#
IwJ*InJ#I|J*JCJ*IkI|IdIaI2J*IaI|J*J*J*J*J*J*J*J*IaJ*IfJ*IkJ*J*J*InJ*J4IuI}J*IOJ IKIRI^IJJ#IhJ*J*J*J4J#J*J*J*J*J*J*J*\#
J*J#IuJ J*J*J*J*J*IuJ*IpIpJ*J*HcIMI$IxJ*IrI<J*J*J*J*J*J*J*J1J1J*J*J*J*J*I`J*IhJ*IdJ*J*IrIuInJ*IxJ*IxJ*InJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*I|IkIkJ#I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*H{J*I<J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*IrJ#J1I}J J*J#J#IxIxIxI|\#
J*J*I9J*J J*J*J#J*J*J*J J*J*J*J*J*J*J*J*J*J*I@J*J*J*J*InHwJ*InJ*J*J*J*J1J#IhIxJ#J*IFIJHwI,J*I/J*IMJ*J#J*IuJ*J*J*I|J*\#
IkJ*IrInIMJ*ITJ*J*J*J*IxJ*J*J*J*IuI|IrJ1InJ*J*J1IhIvJ#I|IxJ*IuInIZIdIkIZJ#IuIfJ*J J*IxJ*J*J*J*J J*J*IxI|I|J J*J*J*J*\#
J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J#J#J*I|J*J*J#J*J*J*J*J*J*J*J*J J*J*I|J J*J J*J*J*J*J#J*J*J#J*IuJ*IaJ*IhJ*\#
J*J7IJInJ7I|IwJ*IuIsI]I]I_IVJ IuI8J#J J*J*J J*J*J*J J J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*IwI}\#
I}J*I|J*J*J*J*J*J*J*J#J*J*J*IuJ*J#I|InJ*IrJ*J*J*J*J4J*J*ImJ*J*J2I,IrIBJ#J*IfI4J"J J*J*J*J4J*J*J*J*J*J*J7HiIZJ*IZIhIP\#
IxJ InI^IYJ#InInIdInIhJ*J*J*J#J*J*J*J*J#J#I|J7IrJ*J*J1ItJ J4J#J#J*ItItIaIaIuI^IxJ#IaJ*J*J*J*J*J*J*J*J J*J*J*J I|J J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*IuJ*IrI|IxJ*J*J*IkIxI|InIdJ*IkJ*J*J*J*J*J*J*IxJ*J*J*IP\#
J I\IuJ*ItIZJ*I|J J*I|J*J#J*J*J#J*J#J*I<IgJ*IrIdIhI|I|InIaIkIrIhIhInIkInJ*J*J*J#J*J*J*J*J*J J*IkJ*J*J*J*J4J*IkIxJ*J*\#
J#IxJ J J*J J4J*J*J J*IrJ*J#J*J#J*IkJ*InInIPJ*IWJ*J*J*J*HsJ*J*J*J*IrI%J*J*J*J*J*J*J*I|IxIxJ#I|I9IWHwI(I|I*J!ITJ*J*J*\#
J*J#J*J*J*J*IxJ*J IvIZJ*IdJ*J*J*J*J*J*J*I|J*J*J*I`J#I\I|J*J IZJ IuJ*J*J J*J J*J*I|J*J#J*IJIpJ*IpIrInI|I|ItIfIpItInIn\#
IjInInJ*J*J*IrJ*J*J*J*IuI|IdJ4I|J*J*J>IaIvJ7I|IuJ*I|IuIdInIkIhJ*J#ITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*I|J*\#
I|J<HyJ*ILJ4J*J#I>J J*J J*J1J1IxJ J IrIxJ*J1HMJ#J#IuJ*IxJ1J*J#J*J#J7J*J6J*J<J*J*J*J*I^J*J*J*J*J#ItJ*I|J*J*J*J*J4J*Iu\#
I|J*J*IdI`IMIWJ1IWJ1InJ;J*J*I|J*J*J*J*J*I|J*I|IxIrJ*IrJ*J*J*J*J#J*J*J*J*I|J*IxJ*IxJ*J*J*IrJ#J*J J#J"I|InInInI|InJ#J*\#
IZJ*J#J*I|J#J*J*J*J J*J J IuI|IuJ*J*I|J*JAJ*J*IuJ*J*J;I2IOIOJ*J*IkI@J*I|J*J*J*J1J J*J*J*J*J*J>I*IVJ*I@IxIXJ#J#IhIJIW\#
J#IfI^I\I^IMJ*J*J*J*J*J*IjJ*J J*I6I|I>IxJ*I|I6IwIkIzI}IuJ IxI|J#J J*J J*I/IZJ*I`InIZInIrIkI^IaInI`InI`IdIdJ*IhJ*J*J*\#
J*INJ*J*J*H_IJI,IaJ*IHHpJ*IZJ*J*IuJ*J#J*J*J*J*J J4HAI9J*I<I^I6IhInIJIFI2IdIJIZICIPIJJ*IhJ*J*J*J*ITJ*J*J*HiIPI2IaJ*IE\#
HzJ*IcJ*J#IuJ*J#J*J*J*J*J J4HWI<J*I<IaI2InIrIWIJICImITI^IPI^IJJ*J*J*J*J*J*J*J*J*J*J*I^J*J#J*J*J*J*IkJ*J*J*J J J*J*J*\#
J*J1J*J*J#J*IkJ*J*J*I|J*IkJ#IkIaICJ*ITJ*J*IrJ*J*J*J*IWJ*J*J*I(I@I2ITJ*ILI,J*IZJ*J*IhJ*J*J*J*J*J*J*J;H}I9J*I2ITI3IdIr\#
IJI:I9IPI@IJIFIJI9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J IxJ#J#J*J#J*J*J*J*J*J*J*J*J*J*J*J J*J*I|InJ*InJ*J*J*\#
J*I9J*J*J*J*J*J*J7InJ*J*J*J*J*J*InJ{J#J#IFILI(I2J#I@J#I$J*J#J*J#J#J1J*K7J*J*J#IxJ IjJ*JAJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J#J*J*IPJaJ*IuI*I%HKHUJ*HzJ*J*J*ItJ*ITJ*J*J*JKJ*IuIrIPI^I8J*I\J*J*J*J*IMJ*J*J*J*J IaJ*J#J*J*J*J*J1J*I|IuJ*J*ITI^\#
I0I6J*I<J*I^J*J*J*J*J*J"J*J*J*IuJ*J*J*IuJ*I|J*J*J*J*IZJ*J*J*J*IxIjIuJ4IuJ*J#J*I^IuJ*I|IxJ#IMIaI9I@InI9J*InITJ*J#J*J*\#
J*J*J*J*J J*J#J#J*IuJ J*J*J*J*J*J*J*J*J*I|J*J#J*J#J*J*J*IxIxJ*InJ#J*I^IhICIJIrIJJ*I|InJ*IxJ*J*J*J*J*J*J J*J*J*J#J J*\#
J*J*J*J*IuJ*J*J J*J*IuJ*J*J*J*J J*J*J*J*J*J*J*IuIuIhIkJ*IaJ*J*J*J J*J*J*J J*J*J*IxJ*J*J#J J*J J*J*J*J*IrJ*J*J*J*IxIu\#
I|J4J J*J*J*IuJ J*IuJ#J*ITIkICIMIuIEJ*InIaJ#I|J*J#J*J*J*J*J J*J*J*J#J*J"J*J*J*JYJwJ*J*J*J*K(JkInJ I|J*JYJ*J*JZJ*JaJk\#
JHJuJnK#K#JuK#JkK6I|J*J I|J*J*JMJOJ*J*J*J*J"J6J*J6J*J1J*J*J*J*J*IrJ*J*J*J*J J;J*J*J*J*J*J*JnJ*J*IxIkIaI^J*INJ*IxJ*Iw\#
J#I|J*J J*JZJ*J*J*J*J*J2J*J6J*J*J*J*ITJ*J*J*J*IxINJ*J*J*J*J*J*J*J*J*IuJ*J*IJIhI/I9J*I@J*IWJ*J*J*J*J*J*J*J*J*IzJ*J*J*\#
IkJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxIrIoIrJ*IuJ*J*J*J*J*J*J*J*J*J*J*J#J*J*J*I}J*I}J*J*J*J*J*J*J*J#\#
J*J1J*IxJ*J#I|J*J*I|J*J*J;J#J*J#IuIxIyJ I|J*J*IdJ*J*J*J*J"J*J7J*J*J*J*J*J*J*J*J*J*J*J#I|J*J*J#J*ItJ J*IjJ*J#J#J*J;J*\#
J*InJ*J*IVIaIFIWJ1IFJ4I|J*J*J*IuJ*J*J*J*J*I|J#J*J#J*J*J*J*J*J*J*IrJ*J*J#J*J1IxJ*J*J1J*J*J*I|IuJ*J*IuJ*IWIaI@IJJ#I@J*\#
IxJ#I}J#J*J*J*J*JaJ*J*J*J*J*J*J*J7J*J*J*J*J*J*J*IjJ*InJ2I(InITJ J#IxIFIrJ*IkIrJ*J*IkIZIaIMITJ#J"I8IxIxI|J*I|J*J*J*J*\#
J J7J*J7J*J7J*J*J*J*IjJ*J*J*J*ItI|IxJ*J#J*J#J*I|IxJ*IkI|J*IhIrIFIPJ*I6J*IjI^J*I|J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J J*J*J#J*J7J*J*I|J*J*J IxIdIkJ*IdJ1J#J*J*J*J*J*J*J*J*J*J*J*J*J*J2J*J*J*J*J*J*IkJ*J*J*J*J!InJ*J*J*J#J#\#
J*J*J*J*IrJ*J*IjIhIDINJ*IKJ*IrJ*J*J*J#J*J*J*J*J*J"J*J*J*IxJ*I|J*J*J*J*J*J*J*IjJ*I`J*I(ItIVJ#I|ItI8InJ*I^InJ*IrIlIWIa\#
ITITIxJ*I.ItIsIrJ*IrJ*J*J*J*I|J1J*J1J*J*J*J*J*J*J#J*J*J#J*I|I|J*IjJ*J*J#J*J1J*J IrJ*J*IrIdIFIPJ*IMJ*J#J*J!J*IuJ*J J*\#
J*J*IuJ*J*J#J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J#J*J*IuIrIMIWJ*IPJ*J#J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 1000,
            advances: #"""
"8#]$c%{%c)?'X"M#|#|$S%e#/#V#/$'%c%c%c%c%c%c%c%c%c%c#/#/%e%e%e$e)C'*&q&T'H&9&*'*(%$($/'?&*)I'_'E&J'E'2%b&`'b&{*?&t&W\#
%x#_$'#_%e%`$4%X&H%F&8%N#m%d&O#?#6&<#F)T&N%z&I&-$u$k#i&E%T(=%m%[$t#T#;#T%e"8#]%c%c%d%c#;%Y$4'o#f%l%e#V$z$4#K%e#x#x$4\#
&2&b#/$4#x$ %l)!)?)!$e'*'*'*'*'*'*)E&T&9&9&9&9$($($($('H'_'E'E'E'E'E%e'E'b'b'b'b&W&T&y%X%X%X%X%X%X(>%F%N%N%N%N#?#?#?\#
#?%o&N%z%z%z%z%z%e%z&E&E&E&E%[&A%['*%X'*%X'*%X&T%F&T%F&T%F&T%F'H&G'H&8&9%N&9%N&9%N&9%N&9%N'*%d'*%d'*%d'*%d(%&O(&&O$(\#
#?$(#?    $(#?$(#?    $/#6'?&<&9&*#F&*#F&*#K&*$)&*#F'_&N'_&N'_&N(9'_&N'E%z'E%z'E%z)k)$'2$u'2$u'2$u%b$k%b$k%b$k%b$k&`\#
#i&`#i    'b&E'b&E'b&E'b&E'b&E'b&E*?(=&W%[&W%x$t%x$t%x$t#j%`(o"A"A$\$Y#M(x%c(3
"""#,
            rows: ##"""
 !"#!!$"%&'!()(*!!!!!!!!!!++!!!,-./012345567859:;:<=>?@ABCD%E&!F!GHIJKLMNOPQJNNHHRSTUVWWXWY%Z&!
"""##,
            columns: ##"""
 !"#$$%"&'($)*)+$$$$$$$$$$,,$$$-./01000100200331010456789:;&<'$=$>?@@@AB?CD??EE@F@EGHIJJKLM&N'$
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*IrIrJ*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*HgJ*I9J*J*J*HzJ*IyJ J*IxJ:\#
I}J*J*J#J*J*J*J*I]J*IZImI^J*J*IxInI]I{I{J*I{J*IxJ*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*IaJ*J;J*J*J8J*J*J$J$I{I{J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J?J*J?J*J*J*J*J*J*J*J*J*I_J*J*IrJ*J*J*J*J*J*J*IxJ*J*IMIdI?IBJ*I@J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J$J*IgIAJ*J*J*IaJ*IoJ*J*IrJ*IuJMJ*IxJ*J*J*J*J*J#J*J*J*ItJ*IkI{J*J*KLI|J*IuJ IuIuIxJ*IxJ*J*J*J*J*J*J*J*IA\#
J*IaJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*HbJ*IxI|\#
J*J*J7J*J*J*J*J*J*J*J*IaJ*I_ItIZJ*J*J*J*InJ*I{J*IwJ*IxJ*J*J*I9J*J*J*J*IeHtIoIoJ*J*J*J*J*J*IcJ8J*J*I+IFHmHiJ*I,J*HtJ*\#
IyJ#IrI{J$J*JQJ*IkJ$IhIaI6J*IaJ$J*J*J*J*J*J*J*J*IaJ*ItJ*IkJ*J*J*IrJ*J4IuI{J#I=J I]I`IZIQJ*IoJ*J*J#J4J*J*J*J*J*J*J*J*\#
J*J*IuJ J*J*J*J*J*IuJ*ITITJ*J*HjIMHmIfJ*IWI5J*J*J*J*J*J*J*J*J*J*J*J*J*J*IUJ*IdJ#I]J*J*InIuIgJ*IqJ*IqJ*IgJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J?J*J*J*IxIkIkJ*IeJ*J*J*J*J*J#J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IKJ*I'J*I@J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*IWI{J8IpItJ*I{I{IfIfIfIm\#
J*J*I9J*J J*J#J*J*J*J*J J*J*J*J*J#J*J*J*J*J*I1J*J*J*J*IrHsJ*IrJ*J*J#J*J*J*IoIvJ*J*I?IQH~I3J*I/J*IMJ*J!J*IuJ*J#J#IxJ*\#
IkJ*InIgIMJ*IPJ*J*J*J*IqJ*J*J*J*IuIxIyJ8IgJ*J*J8IdI{J*I~I|J*IuIrI^IhIkI^J*IuIXJ*J J1I|J#J*J*J*J J*J*I|J$IxJ J*J*J*J*\#
J>J*J*J*J*J1J1J*J*J*J1J*J*J#J*J#J*J*J*J*IxJ*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J J*J*IxItJ#ItJ*J*J*J*I{J*J*I{J*IuJ#IaJ1IdJ*\#
J*J0IFIrJ;IxIyJ*IuIqIbIbI]I_J IuI-I{J J*J*J J*J*J*J J J*J*J*J J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J#J*J*J*IsJ"\#
J"J#I~J*J*J*J*J*J#J*J*J*J*J*IuJ*I{IxIgJ*InJ*J*J*J*J4J*J*I[J*J#J0I(InI7I{J*IXI&J$J J#J#J*J4J#J*J*J#J*J#J;HbISJ#ISIdIT\#
IqItIgIZIUI{IgIgI]IgIdJ*J*J*I{J*J*J*J*J*I{IxJ0InJ*J*J*IiJ J4I{I{J*IiIoIaIaIuIeIqI{IaJ#J#J*J*J*J*J*J*J J*J*J#ItImItJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*IuJ*InJ$I|J*J#J*IkI|IxIgIhJ*IkJ*J*J*J*J*J*J*IfJ*J*J*II\#
J INIuJ*IiISJ#IxJ J#IxJ*I{J*J*I{J*I{J*I5I^J*InIhIdIxIxIrIaIkInIdIdIgIkIgJ*J*J*I{J*J*J*J*J#ItJ*IkJ*J*J#J*J4J*IkI|J1J*\#
I{IqJ J J*J J4J*J*J J*InJ*J*J*I{J*IkJ*IgIgITJ*IWJ*J*J*J*HlJ*J*J*J*IyI%J*J*J*J*J*J*J*J$I|I|J*J$I9IWH~I,J$I8J*I[J*J*J*\#
J*J*J*J*J*J*I|J*J I{ISJ*I]J*J*J*J*J*J*J*ImJ*J*J*IUI{INIxJ*ItISJ IuJ#J*J J*J J*J*IxJ*I{J*IFIbJ*IbInIgImImIiIXIbIiIgIg\#
I_IgIgJ*J*J*IyJ*J*J*J*IuIxIhJ4J$J*J*J>IaI{J;IxIuJ*IxIuIhIrIkIoJ*J*IPJ*J#J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*ImJ*\#
IxJ:HnJ*IAJ4J#I{I0J J1J J#J*J*I|J J InI|J*J*H?I{I{IuJ*I|J*J*J*J*I{J0J*J8J*J:J*J*J*J*IZJ*J*J*J*I{IiJ*IxJ*J*J#J*J4J*Iu\#
IxJ1J*I]IUIMIWJ*IWJ*IgJ7J#J*IxJ*J#J*J*J*IxJ*IxIqInJ*InJ*J*J*J*I{J*J*J*J*IxJ*I|J*I|J*J*J*InJ*J*J J*J$IxIrIrIrIxIrI{J*\#
ISJ*J*J*J$J*J*J*J*J J*J J IuIxIuJ*J*J$J*J:J*J*I_J*J*J7I+I=I=J*J*I`I<J*IxJ#J#J#J*J J*J*J#J*J*J>H{IKJ*I<IqIOI{I{IdIQIW\#
I{IXIZINIZIMJ*J*J*J#J*J*ITJ*J J*I2IxI0IqJ#ImI2IyIkIzI{IuJ I|J$J*J J*J J*I$ISJ*IUIgISIgInIkIZIaIgIUIgIUI]I]J*IoJ*J*J*\#
J*I9J*J*J*HcIQI(IaJ*I:HpJ*I^J*J*IuJ*J*J1J1J*J1J J4H:I9J*I5IeI2IdIgIFIJI6I]IFISICITIFJ*IoJ*J*J*J*I<J*J*J*HbITI6IaJ*I3\#
HzJ*IeJ*J*IuJ*J*J1J1J*J1J J4HII5J*I5IaI+IgInIWIQICIiIPIZIIIZIFJ*J*J*J#J*J*J#J*J*J*J*IZJ*J*J*J*J*J*IkJ#J*I~J J J*J*J*\#
J*J*J*J*I{J*IkJ*J*J#J$J*IkJ*IkIaICJ*IPJ*J*IyJ*J*J*J*ILJ*J#J*I,IGI6I[J*IAI(J*I^J*J*IoJ1J*J1J1J*J1J*JBI"I9J*I6I[I<IhIn\#
IQIEI9ITIGIQI?IQI9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J I|J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J J*J#IxIrJ*IrJ*J*J*\#
J*I9J*J*J*J*J*J*J0IgJ*J*J*J*J*J*IrK'I{I{I?IAI,I6I{IGI{HmJ*I{J*I{I{J8J*KIJ*J*I{IqItI_J*J:J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*I{J*J*IIJzJ*IuH{I%HDHNJ*HzJ*J*J*IiJ*IPJ*J*J*JqJ*IuInIIIZI-J*IjJ*J*J*J#IMJ*J*J*J*ItIaJ*J*J*J*J#J*J*J*IxIuJ*J*IPIe\#
I;I=J*I@J*IZJ*J*J*J*J*J$J*J*J*IuJ*J*I~IuJ*IxJ*J*J*J#ISJ*J*J*J*IqI_IuJ4IuJ#I{J*IZIuJ*IxIqJ*IMIaI9I<IgI9J#IgIPJ#J*J1J*\#
J*J*J*J*J J*J*J*J#IuJ J*J*J*J*J#J*J*J*J*ImJ#I{J*I{J*J#J#IqIqJ*IgI{J#IZIdICIFInIFJ#ImIgJ#IqJ#J*J*J*J*J*J J*J#J#I{ItJ#\#
J*J*J*J*IuJ*J*J J*J#IuJ#J#J*J*ItJ#J*J*J#J#J*J*IuIuIoIkJ*IaJ*J*J*J J*J*J*J J*J*J*I|J*J*J*J J*J J*J*J*J*InJ*J*J*J*IqIu\#
J$J4J J*J#J*IuJ J*IuI{J*IPIkICIMIuIGJ#IgIaJ*IxJ*J*J*J*J*J*J J*J*J*J*J#J$J*J*J*J`J~J*J*J*J*K,JyIrItJ$J1J`J#J#JxJ1JzJy\#
JHK$K!K5K5K$K5JyK=J$J*J I~J*J*JSJVJ*J*J*J*J$J8J*J8J1J8J*J#J*J*J*InJ*J#J#J*ItJBJ*J*J#J*I~J*K!J*J*I|IkIaIZJ*IYJ*IqJ*Iy\#
J*IxJ*J J*JxJ*J#J*J*J*J6J*J8J*J*J*J#IPJ*J*J#J*IqIYJ*J*J*J*J#J*J*J*J#IuJ*J*IFIdI/I9J*I<J*IWJ*J#J*J*J*J*J*J*J*IzJ*J*J*\#
IkJ*IkJ*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|InIjInJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J"J*J*J*J*J#J*J*I{\#
J*J8J#IqJ#J*IxJ#J*IxJ#J#JMI{J*I{IuIqItJ IxJ*J*I]J#J#J*J*J$J*JFJ*J#J*J*J*J*J#J*J#J*J*I{ImJ*J*I{J*IiItJ#I_J*I{I{J*J7J*\#
J#IgJ1J*IKIaIJIWJ*IJJ4ImJ*J*J*IuJ*J*J*J*J*IxJ*J#I{J*J*J*J1J*J*J*InJ*J*I{J*J*I|J#J#J8J#J#J*IxIuJ#J*IuJ*IWIaIGIQI{IGJ#\#
IqI{I{J*J#J*J*J*JzJ#J*J*J*J*J*J#J0J#J*J*J#J*J*J*ITJ*IgJ*I!IrIPJ I{IvI?InJ*IkInJ*J#IkI^IaIMIPI{IwI"IqIqIxJ*IxJ*J*J*J*\#
J J0J*J;J*J;J*J*J*J#I_J*J*J*J*IiIxI|J*I{J*I{J*IxI|J*IkIxJ*IdInIJITJ#I=J#I_IZJ#IxJ*J*J#J*J*J*J J*J*J#J#J#J#J*J*J*J*I}\#
J*J*J*J*J*J*J*ItJ*J*I{J*J0J#J*IxJ*J*ItIqIhIkJ*IhJ*I{J*J*J*J*J*J*J*J*J*J#J1J*J#J0J*J*J1J*J*J*IkJ*J*J#J*J*IrJ*J*J*J*I{\#
J*J*J*J*IyJ*J*IkIoIOIYJ*IUJ*InJ*J*J*J*J*J*J*J*J*J$J*J*J*I|J*J$J*J*J*J#J#J*J*ITJ*I[J#I!IiIKI{ImIiI-IgJ*IZIgJ#IWIcIWIa\#
IPIPIfJ*HwIoIqInJ*InJ*J*J*J*IxJ*J*J*J*J*J*J*J*J#I{J*J*I{J*IxImJ*I_J*J*I{J#J*J*J InJ*J*InI]IJIIJ*IMJ*I{J*J*J*IuJ*J J*\#
I~J*IuJ*J#I{J*J*J*J*J*J*J*J#J*J*J*J*IxJ#J*J*J*J*J*J*J*J*J*I{J*J*I_InIMIWJ*IIJ*I{J*J*J*J*J*J*J*J*J*J J*J*J*J1J*J1J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J8J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 1000,
            advances: #"""
"4#i$u&%%l)@'X"X$%$%$Q%h#/#[#/$2%l%l%l%l%l%l%l%l%l%l#/#/%h%h%h$k)O'-&u&R'G&7&*'((!$+$4'E&')G']'D&O'D'8%h&f'b&y*C&v&U\#
%{#e$2#e%h%e$4%\&N%K&=%Q#n%i&S#C#=&F#L)V&P%~&O&3$~$o#p&J%X(C%s%_$v#R#?#R%h"4#i%l%l%m%l#?%b$4'm#g%z%h#[$|$4#K%h#x#x$4\#
&6&i#/$4#x$ %z)")@)"$k'-'-'-'-'-'-)?&R&7&7&7&7$+$+$+$+'G']'D'D'D'D'D%h'D'b'b'b'b&U&V'(%\%\%\%\%\%\(?%K%Q%Q%Q%Q#C#C#C\#
#C%q&P%~%~%~%~%~%h%~&J&J&J&J%_&K%_'-%\'-%\'-%\&R%K&R%K&R%K&R%K'G&M'G&=&7%Q&7%Q&7%Q&7%Q&7%Q'(%i'(%i'(%i'(%i(!&S(!&S$+\#
#C$+#C    $+#C$+#C    $4#='E&F&C&'#L&'#L&'#Q&'$;&'#L']&P']&P']&P(;']&P'D%~'D%~'D%~)j)"'8$~'8$~'8$~%h$o%h$o%h$o%h$o&f\#
#p&f#p    'b&J'b&J'b&J'b&J'b&J'b&J*C(C&U%_&U%{$v%{$v%{$v#m%e(t"D"D$b$]#R(~%l(?
"""#,
            rows: ##"""
 !"#!!$"%&'!()(*!!!!!!!!!!++!!!,-./012345567859:;:<=>?@ABCD%E&!F!GHIJKLMNOPQJNNHHRSTUVWWXWY%Z&!
"""##,
            columns: ##"""
 !"#$$%"&'($)*)+$$$$$$$$$$,,$$$-./01000100200331010456789:;&<'$=$>?@@@AB?CD??EE@F@EGHIJJKLM&N'$
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItItJ*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*HbJ*I9J*J*J*HuJ*I|J J*IvJ7\#
I{J*J*J!J*J*J*J*IZJ*IXIgI`J#J*IvIlIZIxIxJ*IxJ*IvJ*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*IaJ*J=J*J*J;J*J*J*J*IxIxJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*JDJ*JDJ*J*J*J*J*J*J*J*J*I[J*J*ItJ*J*J*J*J*J*J*IvJ*J*IMIbI?I@J*IBJ*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IdI=J*J*J*IaJ*IrJ*J*ItJ*IuJUJ*IvJ*J*J*J*J*J!J*J*J*IoJ*IkIxJ*J*KQI~J*IuJ IuIuIvJ*IvJ*J*J*J*J*J*J*J*I=\#
J*IaJ*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*H_J*IvI~\#
J*J*J5J*J*J*J*J*J*J*J*IaJ*I[IoIXJ*J*J*J*IlJ*IxJ*ItJ*IvJ*J*J*I9J*J*J*J*IhHwIrIrJ*J*J*J*J*J*IgJ;J*J*I(IDHoHgJ*I.J*HwJ*\#
IyJ!ItIxJ*J*JVJ*IkJ*IjIaI8J*IaJ*J*J*J*J*J*J*J*J*IaJ*IyJ*IkJ*J*J*ItJ*J4IuI{J!I6J IdIeIXITJ*IrJ*J*J!J4J*J*J*J*J*J*J*J*\#
J*J*IuJ J*J*J*J*J*IuJ*IIIIJ*J*HmIMHdI^J*IMI2J*J*J*J*J*J*J*J*J*J*J*J*J*J*IQJ*IbJ!IZJ*J*IlIuIdJ*InJ*InJ*IdJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*JDJ*J*J*IvIkIkJ*IhJ*J*J*J*J*J!J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IGJ*I+J*IBJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*J*J*J*IMIxJ;IkIoJ*IxIxI^I^I^Ig\#
J*J*I9J*J J*J!J*J*J*J*J J*J*J*J*J!J*J*J*J*J*I+J*J*J*J*ItHqJ*ItJ*J*J!J*J*J*IrIvJ*J*I<ITI"I6J*I/J*IMJ*J!J*IuJ*J!J!IvJ*\#
IkJ*IlIdIMJ*INJ*J*J*J*InJ*J*J*J*IuIvI|J;IdJ*J*J;IbI}J*I~I~J*IuItI`IjIkI`J*IuISJ*J J3I~J!J*J*J*J J*J*I~J*IvJ J*J*J*J*\#
J>J*J*J*J*J3J3J*J*J*J3J*J*J!J*J!J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*IvIoJ!IoJ*J*J*J*IxJ*J*IxJ*IuJ!IaJ3IbJ*\#
J*J*IDItJ=IvIyJ*IuIqIdIdI]IbJ IuI)IxJ J*J*J J*J*J*J J J*J*J*J J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ!J*J*J*IqJ$\#
J$J!I~J*J*J*J*J*J!J*J*J*J*J*IuJ*IxIvIdJ*IlJ*J*J*J*J4J*J*ITJ*J!J0I&IlI3IxJ*ISI!J$J J!J!J*J4J!J*J*J!J*J!J=H_IPJ!IPIbIV\#
InIoIdIXISIxIdIdIZIdIbJ*J*J*IxJ*J*J*J*J*IxIvJ*IlJ*J*J*IeJ J4IxIxJ*IeImIaIaIuIhInIxIaJ!J!J*J*J*J*J*J*J J*J*J!IoIgIoJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*IuJ*IlJ*I~J*J!J*IkI~IvIdIjJ*IkJ*J*J*J*J*J*J*I^J*J*J*IF\#
J IIIuJ*IeIPJ!IvJ J!IvJ*IxJ*J*IxJ*IxJ*I2I[J*IlIjIbIvIvItIaIkIlIbIbIdIkIdJ*J*J*IxJ*J*J*J*J!IoJ*IkJ*J*J!J*J4J*IkI~J3J*\#
IxInJ J J*J J4J*J*J J*IlJ*J*J*IxJ*IkJ*IdIdIVJ*IWJ*J*J*J*HiJ*J*J*J*I|I%J*J*J*J*J*J*J*J*I~I~J*J*I9IWI"I.J*I=J0I^J*J*J*\#
J*J*J*J*J*J*I~J*J I}IPJ*IZJ*J*J*J*J*J*J*IgJ*J*J*IQIxIIIvJ*IoIPJ IuJ!J*J J*J J*J*IvJ*IxJ*IDI]J*I]IlIdIgIgIeISI]IeIdId\#
I[IdIdJ*J*J*I|J*J*J*J*IuIvIjJ4J*J*J*J>IaI}J=IvIuJ*IvIuIjItIkIrJ*J*INJ*J!J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*IgJ*\#
IvJ:HjJ*I=J4J!IxI+J J3J J!J*J*I~J J IlI~J#J*H:IxIxIuJ*I~J*J*J*J*IxJ*J*J8J*J:J*J*J*J*IXJ*J*J*J*IxIeJ*IvJ*J*J!J*J4J*Iu\#
IvJ3J*IZIQIMIWJ*IWJ*IdJ5J!J*IvJ*J!J*J*J*IvJ*IvInIlJ*IlJ*J*J*J*IxJ*J*J*J*IvJ*I~J*I~J*J*J*IlJ*J*J J*J$IvItItItIvItIxJ*\#
IPJ*J*J*J*J*J*J*J*J J*J J IuIvIuJ*J*J*J*J7J*J*IVJ*J*J5I(I6I6J*J*I[I:J*IvJ!J!J!J*J J*J*J!J*J#J>HvIGJ*I:InILIxIxIbITIW\#
IxISIXIIIXIMJ*J*J*J!J*J*IKJ*J J*I0IvI+InJ!IgI0IyIkIzI{IuJ I~J*J*J J*J J*H~IPJ*IQIdIPIdIlIkIXIaIdIQIdIQIZIZJ*IrJ*J*J*\#
J*I2J*J*J*HeITI&IaJ*I5HpJ*I`J*J*IuJ*J*J3J3J*J3J J4H7I9J*I2IhI0IbIdIDILI8IZIDIPICIVIDJ*IrJ*J*J*J*I3J*J*J*H_IVI8IaJ*I,\#
HzJ*IeJ*J*IuJ*J*J3J3J*J3J J4HDI2J*I2IaI(IdIlIWITICIgINIXIFIXIDJ*J*J*J!J*J*J!J*J*J*J*IXJ*J*J*J*J*J*IkJ!J*I|J J J*J*J*\#
J*J*J*J*IxJ*IkJ*J*J!J*J*IkJ*IkIaICJ*INJ*J*I|J*J*J*J*IGJ*J!J*I.IJI8I^J*I=I&J*I`J*J*IrJ3J*J3J3J*J3J*JEI$I9J*I8I^I?IjIl\#
ITIII9IVIJITI<ITI9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J I~J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J J*J!IvItJ*ItJ*J*J*\#
J*I9J*J*J*J*J*J*J*IdJ*J*J*J*J*J*ItK+IxIxI<I=I.I8IxIJIxHdJ*IxJ*IxIxJ;J*KPJ*J*IxInIoI[J*J7J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IxJ*J*IFK%J*IuHvI%HAHKJ*HzJ*J*J*IeJ*INJ*J*J*K J*IuIlIFIXI)J*IoJ*J*J*J!IMJ*J*J*J*IoIaJ*J*J*J*J!J*J*J*IvIuJ*J*INIh\#
I?I@J*IBJ*IXJ*J*J*J*J*J$J*J*J*IuJ*J*I|IuJ*IvJ*J*J*J!IPJ*J*J*J*InI[IuJ4IuJ!IxJ*IXIuJ*IvInJ*IMIaI9I:IdI9J!IdINJ!J*J3J*\#
J*J*J*J*J J*J*J*J!IuJ J*J*J*J*J!J*J*J*J*IgJ!IxJ*IxJ*J!J!InInJ*IdIxJ!IXIbICIDIlIDJ!IgIdJ!InJ!J*J*J*J*J*J J*J!J!IxIoJ!\#
J*J*J*J*IuJ*J*J J*J!IuJ!J!J*J*IoJ!J*J*J!J!J*J*IuIuIrIkJ*IaJ*J*J*J J*J*J*J J*J*J*I~J*J*J*J J*J J*J*J*J*IlJ*J*J*J*InIu\#
J*J4J J*J!J*IuJ J*IuIxJ*INIkICIMIuIGJ!IdIaJ*IvJ*J*J*J*J*J*J J*J*J*J*J!J$J*J*J*JcK"J*J*J*J*K.J~ItIoJ*J3JcJ!J!K$J3K%J~\#
JHK)K(K<K<K)K<J~K@J*J*J I~J*J*JUJYJ*J*J*J*J$J8J*J8J3J;J*J!J*J*J*IlJ*J!J!J*IoJEJ*J*J!J*I|J*K(J*J*I~IkIaIXJ*I]J*InJ*Iy\#
J*IvJ*J J*K$J*J!J*J*J*J8J*J8J*J*J*J!INJ*J*J!J*InI]J*J*J*J*J!J*J*J*J!IuJ*J*IDIbI/I9J*I:J*IWJ*J!J*J*J*J*J*J*J*IzJ*J*J*\#
IkJ*IkJ*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~IlIhIlJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J$J*J*J*J*J!J*J*Ix\#
J*J;J!InJ!J*IvJ!J*IvJ!J!JUIxJ*IxIuInIrJ IvJ*J*IZJ!J!J*J*J$J*JLJ*J!J*J*J*J*J!J*J!J*J*IxIgJ*J*IxJ*IeIoJ!I[J*IxIxJ*J5J*\#
J!IdJ3J*IGIaILIWJ*ILJ4IgJ*J*J*IuJ*J*J*J*J*IvJ*J!IxJ*J*J*J3J*J*J*IlJ*J*IxJ*J*I~J!J!J;J!J!J*IvIuJ!J*IuJ*IWIaIJITIxIJJ!\#
InIxI{J*J!J*J*J*K%J!J*J*J*J*J*J!J*J!J*J*J!J*J*J*IKJ*IdJ H}ItINJ IxIvI<IlJ*IkIlJ*J!IkI`IaIMINIxItHxInInIvJ*IvJ*J*J*J*\#
J J*J*J=J*J=J*J*J*J!I[J*J*J*J*IeIvI~J*IxJ*IxJ*IvI~J*IkIvJ*IbIlILIVJ!I@J!I[IXJ!IvJ*J*J!J*J*J*J J*J*J!J!J!J!J*J*J*J*Iy\#
J*J*J*J*J*J*J*IoJ*J*IxJ*J*J!J*IvJ*J*IoInIjIkJ*IjJ*IxJ#J*J*J*J*J*J*J*J*J!J3J#J!J0J*J*J3J*J*J*IkJ*J*J!J*J0ItJ*J*J*J*Ix\#
J*J*J*J*I|J*J*IkIrISI]J*IXJ*IlJ*J*J*J*J*J1J*J*J*J$J*J*J*I~J*J*J*J*J*J!J!J*J*IKJ*IYJ!H}IeIGIxIgIeI)IdJ*IXIdJ!IMI`IWIa\#
ININI^J*HnImIqIlJ*IlJ*J*J*J*IvJ*J*J*J*J#J*J*J*J!IxJ*J*IxJ*IvIgJ*I[J*J*IxJ!J*J*J IlJ*J*IlIZILIFJ*IMJ*IxJ*J*J*IuJ*J J*\#
I|J*IuJ*J!IxJ*J*J*J*J*J*J*J!J*J*J*J*IvJ!J*J*J*J*J*J*J*J*J*IxJ*J*IVIlIMIWJ*IFJ*IxJ*J*J*J*J*J*J*J*J*J J*J*J*J3J*J3J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J;J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.black, unitsPerEm: 1000,
            advances: #"""
"0#u%)&-%u)A'X"c$-$-$O%k#/#a#/$>%u%u%u%u%u%u%u%u%u%u#/#/%k%k%k$r)Z'/&z&P'F&5&*'''{$/$8'K&$)F'\'C&T'C'?%n&l'c&v*G&w&S\#
%}#k$>#k%k%k$4%a&U%P&C%S#p%n&V#G#C&Q#Q)W&R&"&U&8%($s#w&O%](H%x%d$x#Q#C#Q%k"0#u%u%u%u%u#C%j$4'k#h&(%k#a$~$4#K%k#y#y$4\#
&:&q#/$4#y$!&()#)A)#$r'/'/'/'/'/'/)9&P&5&5&5&5$/$/$/$/'F'\'C'C'C'C'C%k'C'c'c'c'c&S&X'6%a%a%a%a%a%a(@%P%S%S%S%S#G#G#G\#
#G%s&R&"&"&"&"&"%k&"&O&O&O&O%d&U%d'/%a'/%a'/%a&P%P&P%P&P%P&P%P'F&S'F&C&5%S&5%S&5%S&5%S&5%S''%n''%n''%n''%n'{&V'{&V$/\#
#G$/#G    $/#G$/#G    $8#C'K&Q&M&$#Q&$#Q&$#W&$$N&$#Q'\&R'\&R'\&R(<'\&R'C&"'C&"'C&")h(~'?%('?%('?%(%n$s%n$s%n$s%n$s&l\#
#w&l#w    'c&O'c&O'c&O'c&O'c&O'c&O*G(H&S%d&S%}$x%}$x%}$x#p%k(z"F"F$g$b#W)%%u(K
"""#,
            rows: ##"""
 !"#!!$"%&'!()(*!!!!!!!!!!++!!!,-./012345567859:;:<=>?@ABCD%E&!F!GHIJKLMNOPQJNNHHRSTUVWWXWY%Z&!
"""##,
            columns: ##"""
 !"#$$%"&'($)*)+$$$$$$$$$$,,$$$-./01000100200331010456789:;&<'$=$>?@@@AB?CD??EE@F@EGHIJJKLM&N'$
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuIuJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*H\J*I9J*J*J*HpJ*J J J*IuJ4\#
IzJ*J*J J*J*J*J*IWJ*IWIaIaJ J*IuIkIWIuIuJ*IuJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J>J*J*J>J*J*J*J*IuIuJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*JHJ*JHJ*J*J*J*J*J*J*J*J*IWJ*J*IuJ*J*J*J*J*J*J*IuJ*J*IMIaI>I>J*ICJ*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IaI9J*J*J*IaJ*IuJ*J*IuJ*IuJ\J*IuJ*J*J*J*J*J J*J*J*IkJ*IkIuJ*J*KWJ J*IuJ IuIuIuJ*IuJ*J*J*J*J*J*J*J*I9\#
J*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*H\J*IuJ \#
J*J*J4J*J*J*J*J*J*J*J*IaJ*IWIkIWJ*J*J*J*IkJ*IuJ*IpJ*IuJ*J*J*I9J*J*J*J*IkHzIuIuJ*J*J*J*J*J*IkJ>J*J*I%ICHpHfJ*I/J*HzJ*\#
IzJ IuIuJ*J*J\J*IkJ*IkIaI9J*IaJ*J*J*J*J*J*J*J*J*IaJ*J J*IkJ*J*J*IuJ*J4IuIzJ I/J IkIkIWIWJ*IuJ*J*J J4J*J*J*J*J*J*J*J*\#
J*J*IuJ J*J*J*J*J*IuJ*I>I>J*J*HpIMH\IWJ*ICI/J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IaJ IWJ*J*IkIuIaJ*IkJ*IkJ*IaJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*JHJ*J*J*IuIkIkJ*IkJ*J*J*J*J*J J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ*I/J*ICJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*ICIuJ>IfIkJ*IuIuIWIWIWIa\#
J*J*I9J*J J*J J*J*J*J*J J*J*J*J*J J*J*J*J*J*I%J*J*J*J*IuHpJ*IuJ*J*J J*J*J*IuIuJ*J*I9IWI%I9J*I/J*IMJ*J J*IuJ*J J IuJ*\#
IkJ*IkIaIMJ*IMJ*J*J*J*IkJ*J*J*J*IuIuJ J>IaJ*J*J>IaJ J*J J J*IuIuIaIkIkIaJ*IuIMJ*J J4J J J*J*J*J J*J*J J*IuJ J*J*J*J*\#
J>J*J*J*J*J4J4J*J*J*J4J*J*J J*J J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*IuIkJ IkJ*J*J*J*IuJ*J*IuJ*IuJ IaJ4IaJ*\#
J*J*ICIuJ>IuIzJ*IuIpIfIfI\IfJ IuI%IuJ J*J*J J*J*J*J J J*J*J*J J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ J*J*J*IpJ*\#
J*J J J*J*J*J*J*J J*J*J*J*J*IuJ*IuIuIaJ*IkJ*J*J*J*J4J*J*IMJ*J J*I%IkI/IuJ*IMHzJ*J J J J*J4J J*J*J J*J J>H\IMJ IMIaIW\#
IkIkIaIWIRIuIaIaIWIaIaJ*J*J*IuJ*J*J*J*J*IuIuJ*IkJ*J*J*IaJ J4IuIuJ*IaIkIaIaIuIkIkIuIaJ J J*J*J*J*J*J*J J*J*J IkIaIkJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*IuJ*IkJ*J J*J J*IkJ IuIaIkJ*IkJ*J*J*J*J*J*J*IWJ*J*J*IC\#
J ICIuJ*IaIMJ IuJ J IuJ*IuJ*J*IuJ*IuJ*I/IWJ*IkIkIaIuIuIuIaIkIkIaIaIaIkIaJ*J*J*IuJ*J*J*J*J IkJ*IkJ*J*J J*J4J*IkJ J4J*\#
IuIkJ J J*J J4J*J*J J*IkJ*J*J*IuJ*IkJ*IaIaIWJ*IWJ*J*J*J*HfJ*J*J*J*J I%J*J*J*J*J*J*J*J*J J J*J*I9IWI%I/J*ICJ4IaJ*J*J*\#
J*J*J*J*J*J*J J*J J IMJ*IWJ*J*J*J*J*J*J*IaJ*J*J*IMIuICIuJ*IkIMJ IuJ J*J J*J J*J*IuJ*IuJ*ICIWJ*IWIkIaIaIaIaIMIWIaIaIa\#
IWIaIaJ*J*J*J J*J*J*J*IuIuIkJ4J*J*J*J>IaJ J>IuIuJ*IuIuIkIuIkIuJ*J*IMJ*J J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*IaJ*\#
IuJ9HfJ*I9J4J IuI%J J4J J J*J*J J J IkJ J J*H4IuIuIuJ*J J*J*J*J*IuJ*J*J9J*J9J*J*J*J*IWJ*J*J*J*IuIaJ*IuJ*J*J J*J4J*Iu\#
IuJ4J*IWIMIMIWJ*IWJ*IaJ4J J*IuJ*J J*J*J*IuJ*IuIkIkJ*IkJ*J*J*J*IuJ*J*J*J*IuJ*J J*J J*J*J*IkJ*J*J J*J*IuIuIuIuIuIuIuJ*\#
IMJ*J*J*J*J*J*J*J*J J*J J IuIuIuJ*J*J*J*J4J*J*IMJ*J*J4I%I/I/J*J*IWI9J*IuJ J J J*J J*J*J J*J J>HpICJ*I9IkIHIuIuIaIWIW\#
IuIMIWICIWIMJ*J*J*J J*J*ICJ*J J*I/IuI%IkJ IaI/IzIkIzIzIuJ J J*J*J J*J J*HzIMJ*IMIaIMIaIkIkIWIaIaIMIaIMIWIWJ*IuJ*J*J*\#
J*I*J*J*J*HfIWI%IaJ*I/HpJ*IaJ*J*IuJ*J*J4J4J*J4J J4H4I9J*I/IkI/IaIaICIMI9IWICIMICIWICJ*IuJ*J*J*J*I*J*J*J*H\IWI9IaJ*I%\#
HzJ*IfJ*J*IuJ*J*J4J4J*J4J J4H>I/J*I/IaI%IaIkIWIWICIfIMIWICIWICJ*J*J*J J*J*J J*J*J*J*IWJ*J*J*J*J*J*IkJ J*IzJ J J*J*J*\#
J*J*J*J*IuJ*IkJ*J*J J*J*IkJ*IkIaICJ*IMJ*J*J J*J*J*J*ICJ*J J*I/IMI9IaJ*I9I%J*IaJ*J*IuJ4J*J4J4J*J4J*JHI%I9J*I9IaICIkIk\#
IWIMI9IWIMIWI9IWI9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J J*J IuIuJ*IuJ*J*J*\#
J*I9J*J*J*J*J*J*J*IaJ*J*J*J*J*J*IuK/IuIuI9I9I/I9IuIMIuH\J*IuJ*IuIuJ>J*KWJ*J*IuIkIkIWJ*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IuJ*J*ICK/J*IuHpI%H>HHJ*HzJ*J*J*IaJ*IMJ*J*J*K/J*IuIkICIWI%J*IuJ*J*J*J IMJ*J*J*J*IkIaJ*J*J*J*J J*J*J*IuIuJ*J*IMIk\#
ICICJ*ICJ*IWJ*J*J*J*J*J*J*J*J*IuJ*J*IzIuJ*IuJ*J*J*J IMJ*J*J*J*IkIWIuJ4IuJ IuJ*IWIuJ*IuIkJ*IMIaI9I9IaI9J IaIMJ J*J4J*\#
J*J*J*J*J J*J*J*J IuJ J*J*J*J*J J*J*J*J*IaJ IuJ*IuJ*J J IkIkJ*IaIuJ IWIaICICIkICJ IaIaJ IkJ J*J*J*J*J*J J*J J IuIkJ \#
J*J*J*J*IuJ*J*J J*J IuJ J J*J*IkJ J*J*J J J*J*IuIuIuIkJ*IaJ*J*J*J J*J*J*J J*J*J*J J*J*J*J J*J J*J*J*J*IkJ*J*J*J*IkIu\#
J*J4J J*J J*IuJ J*IuIuJ*IMIkICIMIuIHJ IaIaJ*IuJ*J*J*J*J*J*J J*J*J*J*J J*J*J*J*JfK%J*J*J*J*K/K%IuIkJ*J4JfJ J K/J4K/K%\#
JHK/K/KCKCK/KCK%KCJ*J*J J J*J*JWJ\J*J*J*J*J*J9J*J9J4J>J*J J*J*J*IkJ*J J J*IkJHJ*J*J J*IzJ*K/J*J*J IkIaIWJ*IaJ*IkJ*Iz\#
J*IuJ*J J*K/J*J J*J*J*J9J*J9J*J*J*J IMJ*J*J J*IkIaJ*J*J*J*J J*J*J*J IuJ*J*ICIaI/I9J*I9J*IWJ*J J*J*J*J*J*J*J*IzJ*J*J*\#
IkJ*IkJ*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IkIfIkJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*Iu\#
J*J>J IkJ J*IuJ J*IuJ J J\IuJ*IuIuIkIpJ IuJ*J*IWJ J J*J*J*J*JRJ*J J*J*J*J*J J*J J*J*IuIaJ*J*IuJ*IaIkJ IWJ*IuIuJ*J4J*\#
J IaJ4J*ICIaIMIWJ*IMJ4IaJ*J*J*IuJ*J*J*J*J*IuJ*J IuJ*J*J*J4J*J*J*IkJ*J*IuJ*J*J J J J>J J J*IuIuJ J*IuJ*IWIaIMIWIuIMJ \#
IkIuIzJ*J J*J*J*K/J J*J*J*J*J*J J*J J*J*J J*J*J*ICJ*IaIzHzIuIMJ IuIuI9IkJ*IkIkJ*J IkIaIaIMIMIuIpHpIkIkIuJ*IuJ*J*J*J*\#
J J*J*J>J*J>J*J*J*J IWJ*J*J*J*IaIuJ J*IuJ*IuJ*IuJ J*IkIuJ*IaIkIMIWJ ICJ IWIWJ IuJ*J*J J*J*J*J J*J*J J J J J*J*J*J*Iu\#
J*J*J*J*J*J*J*IkJ*J*IuJ*J*J J*IuJ*J*IkIkIkIkJ*IkJ*IuJ J*J*J*J*J*J*J*J*J J4J J J*J*J*J4J*J*J*IkJ*J*J J*J4IuJ*J*J*J*Iu\#
J*J*J*J*J J*J*IkIuIWIaJ*I\J*IkJ*J*J*J*J*J4J*J*J*J*J*J*J*J J*J*J*J*J*J J J*J*ICJ*IWJ HzIaICIuIaIaI%IaJ*IWIaJ ICI\IWIa\#
IMIMIWJ*HfIkIpIkJ*IkJ*J*J*J*IuJ*J*J*J*J J*J*J*J IuJ*J*IuJ*IuIaJ*IWJ*J*IuJ J*J*J IkJ*J*IkIWIMICJ*IMJ*IuJ*J*J*IuJ*J J*\#
IzJ*IuJ*J IuJ*J*J*J*J*J*J*J J*J*J*J*IuJ J*J*J*J*J*J*J*J*J*IuJ*J*IMIkIMIWJ*ICJ*IuJ*J*J*J*J*J*J*J*J*J J*J*J*J4J*J4J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*
"""#)
        ])
}
