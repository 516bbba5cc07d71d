// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-mulish 3.603. Not for editing.

extension OpenFontFamily {
    static let mulish = OpenFontFamily(
        ["Mulish", "Muli"], unitsPerEm: 1000, ascender: 1005, descender: 250, faces: [
        OpenFontFace(.ultraLight, unitsPerEm: 1000,
            advances: #"""
"\"5#Y&>&>)g&u","~"~$h&>"5$H"5"e&>&>&>&>&>&>&>&>&>&>"5"5&>&>&>$U*7'X'''3'd&,%o'Z'~"N#/&C%Y(x'j'~&d'~'3&B&4'Y',+[&b&1\#
&/"~"e"~&>%>%9&-&-%,&-%b#:&1& "<"<%'"<)%& %n&-&-#S%1#G%v%M)"%O%M%E#E"Z#E&>"\"5&>&>&>&>"Z%K%9(W#<$2&>$H(W%9#o&>$ $ %9\#
%v& "8%9$ #K$2)9)a)9$U'X'X'X'X'X'X*N'3&,&,&,&,"N"N"N"N'd'j'~'~'~'~'~&>'~'Y'Y'Y'Y&1&d&=&-&-&-&-&-&-)C%,%b%b%b%b"<"<"<\#
"<%q& %n%n%n%n%n&>%n%v%v%v%v%M&-%M'X&-'X&-'X&-'3%,'3%,'3%,'3%,'d&-'d&-&,%b&,%b&,%b&,%b&,%b'Z&1'Z&1'Z&1'Z&1'~& ('& "N\#
"<"N"<"N"<"N"<"N"<%]  #/"<&C%'%'%Y"<%Y"<%Y"<%Y"<%Y"<'j& 'j& 'j& &|'j& '~%n'~%n'~%n+,)q'3#S'3#S'3#S&B%1&B%1&B%1&B%1&4\#
#G&4#G&4#G'Y%v'Y%v'Y%v'Y%v'Y%v'Y%v+[)"&1%M&1&/%E&/%E&/%E  %>*\"5"5#b#b%V&`&>)L
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *4*567899:;<#   % =>? @AB=  C ==>>BDEFBGGHGI# & 
"""#,
            columns: #"""
 !    "  #$ %&%'          ((   )*+ *   *  ,    * * -./00123  # % 4 55565  7  8858589:;<<=<>& # 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J*J*J J*J*JHJ*J J*J J*J J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*IkJ*IuJ*IuJ*J*J*J*J*J*J4J*J*J J*J*J*J*J*JRJ*J*J*JRJ*J>J J*J*J*JRJ*JHJ4JHJ>J*J J*\#
K/J*J*J*J*J*J*J*J*J J*J*J*IaIMHzJ J4J*ICIRJ*J4J*J4J J4J*J*J JHJ*J*J*JHJ*J4J*J*J*J*J*J*IWJ*IaJpJ*ICIfJ>JHJ4IRIuIWJ4IM\#
J4J*IpIuJ*J*J*IkJ*IWJ4J*J*J J*J*IMIaJ*J*IzIpJ*IuIpIuI\J*I\IkI\J*J*J9J*J*J*J*J*J*IuIfJ J*IuJ*JRJ*HzIMIaIuJ\J IuIaJ*JR\#
J*JRJ4JRJ>IMIMJ*J*IMIMJ IMIkIWIMJ*J*J*J*J J*IzJfJ*J J*J*J>J*IfJ*IuJ*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I/J*J J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IfJ*J J*J*J*J IkJ*I\J*IzIpI\IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ>Iu\#
JHJ*IfJ J*J>J*I>J*IWIuIHJ J*J*J*J*J*J*J J*IpIuJ*J*J*J*J*J*J J*J*J*J*J*J J J*J J*J IzIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*Iu\#
J*J*J4IpJ>J*J>IuIuJ J J J*IzIuIuJ*IzIfJ J*J*J J J IuJ IzJ*J*J*J*J*J4J*JMJ*J*J*IzJ*J IuJ*J J J J*J J*J*J*J*J J*J*J J*\#
J*J*J*J*J4J*IpJ*IkJ*J4IuIMIWIpJ*J*J*IuJ J IuIuJ*J*J IuJ*J J*J IfJ*J*J*J J*J*J*J4J*J*J*J*J*J*J J*J J*IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*IuJ4IkJRJ*J*IkIkJHIkIkJ J J IaJ*J*J \#
J J*J*J IzJ IpIWIuJ*J*J*J*IaJ4IaJWJ4I>IfIpJRIuHkIpI/IuHuJ*J*J*J J*J*J IuJ IaIuJ*J*J*IuJ J*IWIkIMJ J*J ICIMJ*IuJ*J*Ik\#
J*IuIpIuJ*J*J IzJ4J*J*IzIuJ*J*J*J*J*J4IzJHJ*J*J*J J*J*IuJ*J J J*J*J*J J*J*J*J J*J*J*J J*J*J*J*J*J*J J*J*J*J4J*J*J J*\#
IzJ*J J IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJRJ4IRI\IWIfJ4I\I>IRIpJ4J*J4J*J*J*I>I>IpJ*I>I>IkICIHI>I>J*J*J*J*J*IuJ*J J*J*\#
J*J*IkJ*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJHJ4IWI\IuIuJ4IzIWIRJ J4J*J*IzJ4J*IRIRIzJ*IRIRJ IWIpIWIRJ*J*J*J4J J4\#
IkJ>J*J*IpIuJ>J J*J IzJ*J*J*J*J*IzJ*J*J*IuJ*IuIpJ J*J*J JHJ4IMI\IkIfJ<I\IHI\IpJ9J*J4J*J*J*I>I>IuJ*I>I>IfICICI9I>J*J*\#
J*J>J*J4IuJHJ*J*IzJ J>J*J*J*J*J*J*J*J IzJ J*J*J J J IpIzIuJ*J*J*J*J J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J J IpJ9J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J4J*J4J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*\#
J*J*J*J*J*J*J*J*J*J J J*J4J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J J\JMIuJ J*J*J\J*J*J*J*J*J*J*J*J*J*J*\#
IzJ J*J*J*IuJ*J*J J J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ4IkJ>J*J J*J*J*J*J*J*J*\#
J*J*J*J*IzJ*J*J*J J J*IzIuJ*J*J*J J>JMIuIpJ J4J*J*J*J*J*J*J*J*J*J*J*J*J*JCJ*J*J*JCJ*JHJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*JzJCJ4IzJ\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*IuJ*J4IWIuIkJ*\#
IuJ*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*J*J*J J*J*J*J*J*J*J4IfJ4J*IuJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J J*J*J*J*J*J*J*\#
J*I\J*J*IuJ*J*J>J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.light, unitsPerEm: 1000,
            advances: #"""
"a"=#q&>&>)l&}"5#/#/$i&>"=$L"="r&>&>&>&>&>&>&>&>&>&>"="=&>&>&>$\*5'_'+'3'k&/%s'^(""Y#=&Q%_(}'n(%&j(%'7&K&;']'6+_&j&;\#
&4#/"r#/&>%>%9&5&5%0&5%d#G&9&("F"F%7"F).&(%w&5&5#`%3#T%~%R)(%U%R%H#U"b#U&>"a"=&>&>&>&>"b%W%9(W#B$I&>$L(W%9#r&>$ $ %9\#
%{&."@%9$ #Q$I)A)k)A$\'_'_'_'_'_'_*S'3&/&/&/&/"Y"Y"Y"Y'k'n(%(%(%(%(%&>(%']']']']&;&k&N&5&5&5&5&5&5)?%0%d%d%d%d"F"F"F\#
"F%{&(%w%w%w%w%w&>%w%~%~%~%~%R&5%R'_&5'_&5'_&5'3%0'3%0'3%0'3%0'k&5'k&5&/%d&/%d&/%d&/%d&/%d'^&9'^&9'^&9'^&9("&((3&("Y\#
"F"Y"F"Y"F"Y"F"Y"F%v  #="F&Q%7%7%_"F%_"F%_"F%_"F%_"F'n&('n&('n&('#'n&((%%w(%%w(%%w+,)p'7#`'7#`'7#`&K%3&K%3&K%3&K%3&;\#
#T&;#T&;#T']%~']%~']%~']%~']%~']%~+_)(&;%R&;&4%H&4%H&4%H  %>*\"="=#x#x%V&y&>)Y
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ ABC>  D >>??EFGHCIIJIK# & 
"""#,
            columns: #"""
 !    "  #$ %&%'          ((   )*+,*,,,*,,-,,,,*,*,./011234  # % 5 66676  8  996969:;<==>=?&,# 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J*J*J!J*J*J*JHJ*J J*J J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J@J*IlJ*IrJ#IsJ*J*J#J*J*J*J5J*J*I~J*J*J*J*J*JRJ*J*J*JRJ*J@J J*J*J*J*JRJ*JHJ4JI\#
J>J*J J*K*J*J*J*J*J*J*J*J*J J*J*J*I_ILHzJ J4J*IBJ*IRJ*J5J*J4I~J6J*J*I|JGJ*J*J*JGJ*J6J1J*J*J*J*J*IVJ*I`JoJ*IBIeJ>J*JI\#
J4IPIuIVJ4IKJ4J*IrIuJ*J*J*IkJ*IWJ5J*J*J J*J*ILI`J*J*IyImJ*IuJ*IoIuI[J*I[IlIZJ*J*J9J*J*J*J*J*J*IuIhJ J*IzJ*JRJ*H{ILI`\#
IuJ\J IuJ*IaJ*JRJ*JRJ4JQJ=IMIMJ*J*IMIMJ IMIkIWIMJ*J*J*J*J J*IyJeJ*J J*J*J*J>J*IgJ*IsJ*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I0J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IeJ*J J*J$J*I~J*IjJ*I\J*IyIoI\IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IBJ>IuJHJ*IaI~J*J*J>J$I=J*IUIvIHJ J*J*J$J*J*J$I~J*IoItJ*J*J*J*J*J*J J*J*J*J*J*J!J*J!J*J J*J I{IzJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J4InJ>J*J>ItIvJ*J"I~J J*IyIvIvJ$IyIfI|J*J*J I|I~ItJ IyJ*J*J*J*J*J4J*JMJ*J*J*IzJ*J*J Ix\#
J*J"J!J"J*J!J*J*J*J*J!J*J*J J*J*J*J*J*J5J*IoJ$IlJ*J4IwINJ*IVIqJ*J*J*IwJ"J IuIuJ*J*J IvJ*I~J*I~IfJ*J*J*J"J*J*J*J2J*J*\#
J*J*J*J*J*I~J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J7J*J*\#
IuJ5IjJQJ*J*IkIlJ*JHImIjJ I}J IeJ*J*I~I~J*J*J IyJ IoIZIvJ*J*J*J*I]J5IbJWJ2I=IeIrJ*JRIvHjIoI,IuHtJ*J*J*I~J*J*J"IsJ I`\#
IuJ*J*J*IvJ J*IVIkIMJ!J*J!IBJ*ILJ*IuJ*J*IkJ*IuIpItJ*J*J IxJ5J$J*IzIuJ*J*J*J J*IeJ*J J*J$J*I~J*IjJ*I\J*IyIoI\IzJ*J*J*\#
J2J*J*J*J*J*J*J*J*J*J*J*J*J2IyJFJ*J*J*I~J*J*J*IuJ*I~J J$J*J*I~J*J*J*J J*J*J*J J*J*J*J*J*J#J J*J*J*J2J*J*J*J J*IzJ*I~\#
J IyJ$J*J*J*J*J*J*J*J*J$J*J*J*J*IlJRJ5IPI[IWIgJ6I\I=J*IQIpJ5J*J5J*J1J*I=I=InJ*I=I=IjIBIGI=I=J*J*J*J*J*IuJ*J J*J*J*J*\#
J*IlJ*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJHJ4IVI[IuIrJ5IyIUJ*IQI~J5J*J*IzJ3J*IQIPIyJ*IQIPI~IWIoIUIRJ*J2J*J4I~J4\#
IlJ>J*J*IoIvJ*J>J J*J IzJ*J*J*J*J$IyJ*J*J$ItJ*IsIpI}J*J7J JIJ6IKIZIlIeJ@I\IHJ1I\IpJ:J*J3J*J*J*I=I<IrJ*I=I=IeIBIBI9I=\#
J*J*J*J>J*J4IuJGJ*J*IzJ J*J>J$J*J*J$J*J*J*J IzJ J*J*J I}J IoIzItJ*J*J*J*I~J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J I|IrJ9J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$I~J$J*J*J*J4J*J4J J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J I}J*J5J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J7J J]JMItJ J*J*J\J*J*J*J*\#
J*J*J*J*J*J*J*J*IzI|J*J*J*IsJ*J$I}J J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J5IkJ>\#
J*I~J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J I~J*IyIuJ*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0\#
I~J=JNItIqI~J5J*J*J*J*J*J*J*J*J*J*J*J*J*J$JDJ*J*J*JDJ*JHJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J J*J*J*J*J*JzJCJ6I|J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J0J4J*J*J*IwJ*J6IWIuIlJ*IuJ*J*J*J*J*J*J*J*J*J*J*J \#
J$J0J*J*J J1J*J0J J$J*J*J*J*J1J5IhJ5J*ItJ*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J J*J*J*J*J*J*J*J*I_J*J*ItJ*J*J*J;J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J$J*J*
"""#),
        OpenFontFace(.regular, unitsPerEm: 1000,
            advances: #"""
"g"F$,&>&>)r'&"?#A#A$j&>"F$P"F#!&>&>&>&>&>&>&>&>&>&>"F"F&>&>&>$d*3'f'/'3'r&2%w'b(&"e#L&`%f)#'r(,&q(,';&U&B'a'A+c&r&E\#
&:#@#!#@&>%>%9&>&>%4&>%e#U&A&0"P"P%H"P)7&0&!&>&>#n%5#a&'%X).%\%X%L#f"j#f&>"g"F&>&>&>&>"j%c%9(W#I$a&>$P(W%9#v&>$ $ %9\#
& &="I%9$ #X$a)I)u)I$d'f'f'f'f'f'f*X'3&2&2&2&2"e"e"e"e'r'r(,(,(,(,(,&>(,'a'a'a'a&E&r&`&>&>&>&>&>&>);%4%e%e%e%e"P"P"P\#
"P&&&0&!&!&!&!&!&>&!&'&'&'&'%X&>%X'f&>'f&>'f&>'3%4'3%4'3%4'3%4'r&>'r&>&2%e&2%e&2%e&2%e&2%e'b&A'b&A'b&A'b&A(&&0(@&0"e\#
"P"e"P"e"P"e"P"e"P&2  #L"P&`%H%H%f"P%f"P%f"P%f"P%f"P'r&0'r&0'r&0'*'r&0(,&!(,&!(,&!++)o';#n';#n';#n&U%5&U%5&U%5&U%5&B\#
#a&B#a&B#a'a&''a&''a&''a&''a&''a&'+c).&E%X&E&:%L&:%L&:%L  %>*\"F"F$0$0%V'5&>)f
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ ABC>  D >>??EFGHCIIJIK# & 
"""#,
            columns: #"""
 !    "  #$ %&%'          ((   )*+,*,,,*,,-,,,,*,*,./011234  # % 5 66676  8  996969:;<==>=?&,# 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J*J*J"J*J*J*JHJ*J J*J J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JCJ*ImJ*InJ!IpJ*J*J!J*J*J*J6J*J*I}J*J*J*J*J*JRJ*J*J*JRJ*JCJ!J*J*J*J*JRJ*JHJ4JJ\#
J>J*J J*K&J*J*J*J*J*J*J*J*J J*J*J*I\IKHzJ J4J*IBJ*IRJ*J6J*J4I~J9J*J*IyJFJ*J*J*JFJ*J9J3J*J*J*J*J*IUJ*I_JnJ*IBIeJ>J*JJ\#
J4IMIuIUJ4IIJ4J*IsIuJ3J*J*IkJ*IXJ6J*J*J J*J*IKI_J*J*IyIjJ*IvJ*IoIuI[J*IZImIXJ*J*J9J*J*J*J*J*J*IvIkJ J*I~J*JRJ*H|IKI_\#
IuJ\J IuJ*IaJ*JRJ*JRJ4JPJ<IMIMJ*J*IMIMJ IMIkIWIMJ*J*J*J*J J*IyJdJ*J J*J*J*J>J*IhJ*IpJ*IdJ*J*J*J*J3J*J*J*J*J*J*J*J*J*\#
J*J*J*I1J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IeJ*J J*J$J*I}J*IjJ*I]J*IyIoI]IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IBJ>IvJHJ*I]I}J*J*J>J$I=J*IRIwIHJ J*J*J#J*J*J$I}J*IoItJ*J*J*J*J*J*J!J*J*J*J*J*J"J*J"J*J J*J I|I{J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J4IlJ=J*J>ItIwJ*J#I}J J*IyIwIwJ$IyIfIyJ*J*J IyI~IsJ IyJ*J*J*J*J*J4J*JLJ*J*J*I{J*J*J I|\#
J*J#J"J#J*J"J*J*J*J*J"J*J*J!J*J*J*J*J*J6J*InJ$ImJ*J4IxIOJ*IVIrJ*J*J*IxJ*J IuIvJ*J*J IwJ*I~J*I~IfJ*J*J*J#J*J*J*J1J*J*\#
J*J*J*J*J*I~J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J;J*J*\#
IvJ6IjJPJ*J*IlImJ*JHInIiJ IzJ IiJ*J*I~I~J*J*J IyJ InI]IwJ*J*J*J*IYJ5IcJVJ1I=IeIuJ*JRIwHiIoI)IuHtJ*J*J*I}J*J*J#IpJ I_\#
IuJ*J*J*IwJ J*IVIlINJ"J*J"IBJ*IKJ*IvJ*J*IkJ*IuIqIsJ*J*J IvJ6J$J*IzIuJ*J*J*J!J*IeJ*J J*J$J*I}J*IjJ*I]J*IyIoI]IzJ*J*J*\#
J6J*J*J*J*J*J*J*J*J*J*J*J*J1IyJEJ*J*J*I~J*J*J*IuJ*I~J J$J*J*I~J*J*J*J J*J*J*J!J*J*J*J*J*J J J*J*J*J1J*J*J*J!J*IzJ*I~\#
J IyJ$J*J*J*J*J*J*J*J*J$J*J*J*J*ImJRJ6IMI[IWIhJ9I]I=J*IQIqJ5J*J6J*J3J*I=I=IlJ*I=I=IiIAIGI=I=J*J*J*J*J*IuJ*J J*J*J*J*\#
J*ImJ*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJHJ4IUIZIuInJ6IyIRJ*IQI~J6J*J*IzJ2J*IPINIyJ*IQINI}IWInISIRJ*J5J*J4I~J4\#
ImJ>J*J*IoIwJ*J>J J*J!IzJ*J*J*J*J$IxJ*J*J$ItJ*IqIpI{J*J@J JJJ9IIIXImIdJDI]IHJ8I\IqJ:J*J2J*J*J*I=I:IoJ*I=I<IeIAIBI9I<\#
J*J*J*J>J*J4IuJFJ*J*IzJ J*J>J$J*J*J#J*J*J*J IzJ J*J*J I{J InIzItJ*J*J*J*I}J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J IyIsJ9J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#I~J$J*J*J*J4J*J4J J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J*J*J*J*J*J1J*J*J*J*J I{J*J5J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J:J!J]JLIsJ!J*J*J\J*J*J*J*\#
J*J*J*J*J*J*J*J*I{IyJ*J*J*IqJ*J#IzJ J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J5IlJ>\#
J*I}J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J!I}J*IyIuJ*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2\#
I}J<JNItIrI}J6J*J*J*J*J*J*J*J*J*J*J*J*J*J$JDJ*J*J*JDJ*JHJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J J*J*J*J*J*JzJBJ8J J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J0J4J*J*J*IzJ*J9IXIvImJ*IvJ*J*J*J*J*J*J*J*J*J*J*J \#
J#J0J*J*J J3J*J6J J$J*J*J*J*J3J6IkJ6J*IsJ*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J J*J*J*J*J*J*J*J*IbJ*J*IsJ*J*J*J7J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J$J*J*
"""#),
        OpenFontFace(.medium, unitsPerEm: 1000,
            advances: #"""
"j"K$9&>&>)u')"D#J#J$k&>"K$S"K#(&>&>&>&>&>&>&>&>&>&>"K"K&>&>&>$g*2'i'2'4'u&4%z'd(("j#T&g%j)&'s(0&u(0'>&Z&E'd'F+e&w&J\#
&=#H#(#H&>%>%9&C&C%6&C%f#\&F&3"U"U%P"U)<&3&&&C&C#u%6#g&,%[)1%_%[%M#n"n#n&>"j"K&>&>&>&>"n%j%9(W#M$m&>$S(W%9#x&>$ $ %9\#
&#&E"N%9$ #\$m)M)z)M$g'i'i'i'i'i'i*Z'4&4&4&4&4"j"j"j"j'u's(0(0(0(0(0&>(0'd'd'd'd&J&u&i&C&C&C&C&C&C)8%6%f%f%f%f"U"U"U\#
"U&+&3&&&&&&&&&&&>&&&,&,&,&,%[&C%['i&C'i&C'i&C'4%6'4%6'4%6'4%6'u&C'u&C&4%f&4%f&4%f&4%f&4%f'd&F'd&F'd&F'd&F((&3(G&3"j\#
"U"j"U"j"U"j"U"j"U&?  #T"U&g%P%P%j"U%j"U%j"U%j"U%j"U's&3's&3's&3'-'s&3(0&&(0&&(0&&++)n'>#u'>#u'>#u&Z%6&Z%6&Z%6&Z%6&E\#
#g&E#g&E#g'd&,'d&,'d&,'d&,'d&,'d&,+e)1&J%[&J&=%M&=%M&=%M  %>*\"K"K$<$<%V'C&>)l
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ ABC>  D >>??EFGHCIIJIK# & 
"""#,
            columns: #"""
 !    "  #$ %&%'          ((   )*+,*,,,*,,-,,,,*,*,./011234  # % 5 66676  8  996969:;<==>=?&,# 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J0J*J#J*J*J*JHJ*J J*J J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JDJ*InJ*IlJ IoJ*J*J J*J*J*J7J*J*I|J*J*J*J*J*JRJ*J*J*JRJ*JDJ!J*J*J*J*JRJ*JHJ4JK\#
J>J*J J*K#J*J*J*J*J*J*J*J*J J*J*J*I[IJHzJ J4J*IAJ*IRJ*J7J*J4I}J:J*J*IwJEJ*J*J*JEJ*J:J4J*J*J*J*J*ITJ*I^JmJ*IAIdJ>J*JK\#
J4ILIuITJ4IHJ4J*ItIuJ6J*J*IkJ*IXJ7J*J*J J*J*IJI^J*J*IxIhJ*IvJ*InIuIZJ*IYInIWJ*J*J9J*J*J*J*J*J*IvIlJ J*J"J*JRJ*H}IJI^\#
IuJ\J IuJ*IaJ*JRJ*JRJ4JOJ;IMIMJ*J*IMIMJ IMIkIWIMJ*J*J*J*J J*IxJcJ*J J*J*J*J>J*IiJ*IoJ*IdJ*J*J*J*J6J*J*J*J*J*J*J*J*J*\#
J*J*J*I2J*J J*J0J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IdJ*J J*J#J*I|J*IiJ*I]J*IxInI]IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IAJ>IvJHJ*IZI|J*J*J>J#I<J*IQIxIHJ J*J*J"J*J*J#I|J*InIsJ*J*J*J*J*J*J!J*J*J*J*J*J#J*J#J*J J*J I}I{J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J4IkJ=J*J>IsIxJ*J$I|J J*IxIxIxJ#IxIfIwJ*J*J IwI}IrJ IxJ*J*J*J*J*J4J*JLJ*J0J*I{J*J*J I~\#
J*J$J#J$J*J#J*J*J*J*J#J*J*J!J*J*J*J*J*J7J*ImJ#InJ*J4IyIPJ*IUIsJ*J*J*IyJ*J IuIvJ*J*J IxJ*I}J*I}IfJ*J*J*J$J*J*J*J0J*J*\#
J*J*J*J*J*I}J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J=J*J*\#
IvJ7IiJOJ*J0IlInJ*JHIoIhJ IyJ IkJ*J*I}I}J*J*J IxJ ImI^IxJ*J*J*J*IVJ6IdJVJ0I<IdIvJ*JRIxHhInI'IuHsJ*J*J*I|J*J*J$IoJ I^\#
IuJ*J*J*IxJ J*IUIlINJ#J*J#IAJ*IJJ*IvJ*J*IkJ*IuIqIrJ*J*J IuJ7J#J*IzIuJ*J*J*J!J*IdJ*J J*J#J*I|J*IiJ*I]J*IxInI]IzJ*J*J*\#
J8J*J*J*J*J*J*J*J*J*J*J*J*J0IxJDJ*J*J*I}J*J*J*IuJ*I}J J#J*J*I}J*J*J*J J*J*J*J!J*J*J*J*J*I}J J*J*J*J0J*J*J*J!J*IzJ*I}\#
J IxJ#J*J*J*J*J*J*J*J*J#J*J*J*J*InJRJ7ILIZIWIiJ:I]I<J*IPIqJ6J*J7J*J4J*I<I<IkJ*I<I<IhI@IFI<I<J*J*J*J*J*IuJ*J J*J*J*J*\#
J*InJ*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJHJ4ITIYIuIlJ7IxIQJ*IPI}J7J*J*IzJ1J*IOIMIxJ*IPIMI|IWImIRIRJ*J7J*J4I}J4\#
InJ>J*J*InIxJ*J>J J*J!IzJ*J*J*J*J#IwJ*J*J#IsJ*IpIpIzJ*JDJ JKJ:IHIWInIdJEI]IHJ<I\IqJ;J*J1J*J*J*I<I9ImJ*I<I;IdI@IAI9I;\#
J*J*J*J>J*J4IuJEJ*J*IzJ J*J>J#J*J*J"J*J*J*J IzJ J*J*J IzJ ImIzIsJ*J*J*J*I|J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J IwItJ9J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"I}J#J*J*J*J4J*J4J J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J*J*J*J*J*J3J*J*J*J*J IzJ*J6J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J<J!J^JLIrJ!J*J*J\J*J*J*J*\#
J*J*J*J*J*J*J*J*I{IwJ*J*J*IpJ*J"IyJ J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J6IlJ>\#
J*I|J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J!I|J*IxIuJ*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J3\#
I|J;JOIsIsI|J7J*J*J*J*J*J*J*J*J*J*J*J*J*J#JEJ*J*J*JEJ*JHJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J J*J*J*J*J*JzJBJ9J!J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J1J4J*J*J*I{J*J:IXIvInJ*IvJ*J*J*J*J*J*J*J*J*J*J*J \#
J"J1J*J*J J4J*J9J J#J*J*J*J*J4J7IlJ7J*IrJ*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J J*J*J*J*J*J*J*J*IcJ*J*IrJ*J*J*J5J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J#J*J*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 1000,
            advances: #"""
"m"O$E&>&>)x'-"I#R#R$l&>"O$U"O#/&>&>&>&>&>&>&>&>&>&>"O"O&>&>&>$k*1'm'4'4'y&5%|'f(*"p#[&n%m))'u(3&x(3'@&_&I'f'K+g&{&O\#
&?#Q#/#Q&>%>%9&G&G%8&G%g#c&J&7"["[%Y"[)A&7&+&G&G#|%7#n&0%^)4%b%]%O#w"r#w&>"m"O&>&>&>&>"r%p%9(W#P$y&>$U(W%9#z&>$ $ %9\#
&%&L"R%9$ #_$y)Q* )Q$k'm'm'm'm'm'm*]'4&5&5&5&5"p"p"p"p'y'u(3(3(3(3(3&>(3'f'f'f'f&O&y&r&G&G&G&G&G&G)6%8%g%g%g%g"["["[\#
"[&1&7&+&+&+&+&+&>&+&0&0&0&0%]&G%]'m&G'm&G'm&G'4%8'4%8'4%8'4%8'y&G'y&G&5%g&5%g&5%g&5%g&5%g'f&J'f&J'f&J'f&J(*&7(M&7"p\#
"["p"["p"["p"["p"[&L  #["[&n%Y%Y%m"[%m"[%m"[%m"[%m"['u&7'u&7'u&7'0'u&7(3&+(3&+(3&+++)m'@#|'@#|'@#|&_%7&_%7&_%7&_%7&I\#
#n&I#n&I#n'f&0'f&0'f&0'f&0'f&0'f&0+g)4&O%]&O&?%O&?%O&?%O  %>*\"O"O$G$G%V'P&>)s
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ ABC>  D >>??EFGHCIIJIK# & 
"""#,
            columns: #"""
 !    "  #$ %&%'          ((   )*+,*,,,*,,-,,,,*,*,./011234  # % 5 66676  8  996969:;<==>=?&,# 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J1J*J$J*J*J*JHJ*J J*J J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JEJ*IoJ*IjI~InJ*J*I~J*J*J*J8J*J*I{J*J*J*J*J*JRJ*J*J*JRJ*JEJ!J*J*J*J*JRJ*JHJ4JL\#
J>J*J J*K!J*J*J*J*J*J*J*J*J J*J*J*IZIIHzJ J4J*IAJ*IRJ*J8J*J4I}J;J*J*IvJDJ*J*J*JDJ*J;J5J*J*J*J*J*ISJ*I]JlJ*IAIdJ>J*JL\#
J4IKIuISJ4IGJ4J*IuIuJ8J*J*IkJ*IXJ8J*J*J J*J*III]J*J*IxIgJ*IvJ*InIuIZJ*IXIoIVJ*J*J9J*J*J*J*J*J*IvImJ J*J$J*JRJ*H~III]\#
IuJ\J IuJ*IaJ*JRJ*JRJ4JNJ:IMIMJ*J*IMIMJ IMIkIWIMJ*J*J*J*J J*IxJbJ*J J*J*J*J>J*IjJ*InJ*IcJ*J*J*J*J8J*J*J*J*J*J*J*J*J*\#
J*J0J*I3J$J J*J2J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IdJ*J J*J#J*I{J*IiJ*I]J*IxInI]IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IAJ>IvJHJ*IXI{J*J*J>J#I<J*IPIyIHJ J*J*J!J*J*J#I{J*InIsJ*J*J*J*J*J*J!J*J*J*J*J*J$J*J$J*J J*J I~I{J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J4IjJ=J*J>IsIyJ*J*I{J J*IxIyIyJ#IxIfIvJ*J*J IvI}IqJ IxJ*J*J*J*J*J4J*JLJ*J0J*I{J*J1J J!\#
J*J*J$J*J*J$J*J*J*J*J$J*J*J!J*J*J*J*J*J8J*IlJ#IoJ*J4IzIQJ*IUItJ*J*J*IzJ*J IuIvJ*J*J IyJ*I}J*I}IfJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I}J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J?J*J*\#
IvJ8IiJNJ*J1IlIoJ*JHIpIgJ IxJ ImJ*J*I}I}J*J*J IxJ IlI`IyJ*J*J*J*ITJ6IeJVJ*I<IdIwJ*JRIyHgInI&IuHsJ*J*J*I{J*J*J*InJ I]\#
IuJ*J*J0IyJ J*IUIlINJ$J*J$IAJ*IIJ*IvJ*J*IkJ*IuIqIqJ*J*J ItJ8J#J*IzIuJ*J*J*J!J*IdJ*J J*J#J*I{J*IiJ*I]J*IxInI]IzJ*J*J*\#
J:J*J*J*J*J*J*J*J*J*J*J*J*J*IxJCJ*J*J*I}J*J*J*IuJ*I}J J#J*J*I}J*J*J*J J*J*J*J!J*J*J*J*J*I|J J*J*J*J*J*J*J*J!J*IzJ*I}\#
J IxJ#J*J*J*J*J*J*J*J*J#J*J*J*J*IoJRJ8IKIZIWIjJ;I]I<J*IPIqJ6J*J8J*J5J*I<I<IjJ*I<I<IgI?IFI<I<J*J*J*J*J*IuJ*J J*J*J*J*\#
J*IoJ*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1IjJHJ4ISIXIuIjJ8IxIPJ*IPI}J8J*J*IzJ0J*INILIxJ*IPILI{IWIlIQIRJ*J8J*J4I}J4\#
IoJ>J*J*InIyJ*J>J J*J!IzJ*J*J*J*J#IvJ*J*J#IsJ*IoIpIyJ*JIJ JLJ;IGIVIoIcJGI]IHJ?I\IqJ;J*J0J*J*J*I<I8IlJ*I<I:IdI?IAI9I:\#
J*J*J*J>J*J4IuJDJ*J*IzJ J*J>J#J*J*J!J*J*J*J IzJ J*J*J IyJ IlIzIsJ*J*J*J*I{J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J IvIuJ9J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!I}J#J*J*J*J4J*J4J J0J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J*J*J*J*J0J5J*J*J*J*J IyJ*J6J0J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J=J!J^JLIqJ!J*J*J\J*J*J*J*\#
J*J*J*J*J*J*J*J*I{IvJ*J*J*IoJ*J!IxJ J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J6IlJ>\#
J*I{J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J!I{J*IxIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J*J*J*J*J*J*J*J*J3\#
I{J:JOIsItI{J8J*J*J*J*J*J*J*J*J*J*J*J*J*J#JEJ*J*J*JEJ*JHJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J J*J*J*J*J*JzJBJ:J"J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J1J4J*J*J*I|J*J;IXIvIoJ*IvJ*J*J*J*J*J*J*J*J*J*J*J \#
J!J1J*J*J J5J*J<J J#J*J*J*J*J5J8ImJ8J*IqJ*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J J*J*J*J*J*J*J*J*IeJ*J*IqJ*J*J*J3J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J#J*J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 1000,
            advances: #"""
"t"Z$d&>&>* '7"U#g#g$m&>"Z$Z"Z#?&>&>&>&>&>&>&>&>&>&>"Z"Z&>&>&>$t*/'u'9'4("&9&"'k(."~#m'!%u)/'z(;'!(;'E&k&Q'k'X+l'&&[\#
&F#e#?#e&>%>%9&R&R%=&R%i#s&T&A"g"g%m"g)L&A&6&R&R$-%:#~&:%e)<%j%d%S$,"|$,&>"t"Z&>&>&>&>"|& %9(W#X%7&>$Z(W%9#~&>$ $ %9\#
&+&^"]%9$ #g%7)[*,)[$t'u'u'u'u'u'u*c'4&9&9&9&9"~"~"~"~("'z(;(;(;(;(;&>(;'k'k'k'k&['"')&R&R&R&R&R&R)1%=%i%i%i%i"g"g"g\#
"g&=&A&6&6&6&6&6&>&6&:&:&:&:%d&R%d'u&R'u&R'u&R'4%='4%='4%='4%=("&R("&R&9%i&9%i&9%i&9%i&9%i'k&T'k&T'k&T'k&T(.&A(]&A"~\#
"g"~"g"~"g"~"g"~"g&l  #m"g'!%m%m%u"g%u"g%u"g%u"g%u"g'z&A'z&A'z&A'8'z&A(;&6(;&6(;&6+*)l'E$-'E$-'E$-&k%:&k%:&k%:&k%:&Q\#
#~&Q#~&Q#~'k&:'k&:'k&:'k&:'k&:'k&:+l)<&[%d&[&F%S&F%S&F%S  %>*\"Z"Z$c$c%V'p&>*$
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ ABC>  D >>??EFGHCIIJIK# & 
"""#,
            columns: #"""
 !    "  #$ %&%'          ((   )*+,*,,,*,,-,,,,*,*,./011234  # % 5 66676  8  996969:;<==>=?&,# 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J4J*J*J*J*J*JHJ*J J*J J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JHJ*IpJ*IfI|IkJ*J*I|J*J*J*J9J*J*IzJ*J*J*J*J*JRJ*J*J*JRJ*JHJ"J*J*J*J*JRJ*JHJ4JM\#
J>J*J J*JzJ*J*J*J*J*J*J*J*J J*J*J*IWIHHzJ J4J*I@J*IRJ*J9J*J4I|J>J*J*IrJCJ*J*J*JCJ*J>J7J*J*J*J*J*IRJ*I\JkJ*I@IcJ>J*JM\#
J4IHIuIRJ4IEJ4J*IwIuJ>J*J*IkJ*IYJ9J*J*J J*J*IHI\J*J*IwIcJ*IwJ*ImIuIYJ*IWIpITJ*J*J9J*J*J*J*J*J*IwIpJ J*J*J*JRJ*I IHI\\#
IuJ\J IuJ*IaJ*JRJ*JRJ4JMJ9IMIMJ*J*IMIMJ IMIkIWIMJ*J*J*J*J J*IwJaJ*J J*J*J*J>J*IkJ*IkJ*IbJ*J*J*J*J>J*J*J*J*J*J*J*J*J*\#
J*J3J*I4J!J J*J7J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*IcJ*J J*J"J*IzJ*IhJ*I^J*IwImI^IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I@J>IwJHJ*IRIzJ*J*J>J"I;J*IMIzIHJ J*J*J J*J*J"IzJ*ImIrJ*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J J*J J I|J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J4IhJ<J*J>IrIzJ*J*IzJ J*IwIzIzJ"IwIfIrJ*J*J IrI|IpJ IwJ*J*J*J*J*J4J*JKJ*J1J*I|J*J5J J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J9J*IkJ"IpJ*J4I|IRJ*ITIuJ2J*J1I|J*J IuIwJ*J*J IzJ*I|J*I|IfJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I|J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JCJ*J1\#
IwJ9IhJMJ*J4ImIpJ*JHIrIfJ IuJ IrJ*J*I|I|J*J*J IwJ IkIcIzJ*J*J*J*IOJ7IfJUJ*I;IcIzJ*JRIzHfImI"IuHrJ*J*J*IzJ*J*J*IkJ I\\#
IuJ*J*J3IzJ J*ITImIOJ*J*J*I@J*IHJ*IwJ*J*IkJ*IuIrIpJ*J*J IrJ9J"J*IzIuJ*J*J*J"J*IcJ*J J*J"J*IzJ*IhJ*I^J*IwImI^IzJ*J*J*\#
J>J*J*J*J*J*J*J*J*J*J*J*J*J*IwJAJ*J*J*I|J*J*J*IuJ*I|J J"J*J*I|J*J*J*J J*J*J*J"J#J*J*J*J*IxJ J*J*J*J*J*J*J*J"J*IzJ*I|\#
J IwJ"J*J*J*J*J*J*J*J*J"J*J*J*J*IpJRJ9IHIYIWIkJ>I^I;J*IOIrJ7J*J9J*J7J*I;I;IhJ*I;I;IfI>IEI;I;J*J*J*J*J*IuJ*J J*J*J*J*\#
J*IpJ*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4IfJHJ4IRIWIuIfJ9IwIMJ*IOI|J9J*J*IzJ*J*IMIJIwJ*IOIJIzIWIkIOIRJ*J<J*J4I|J4\#
IpJ>J*J*ImIzJ*J>J J*J"IzJ*J*J*J*J"IuJ*J*J"IrJ*ImIpIwJ*JTJ JMJ>IEITIpIbJLI^IHJHI\IrJ<J*J*J*J*J*I;I6IhJ*I;I9IcI>I@I9I9\#
J*J*J*J>J*J4IuJCJ*J*IzJ J*J>J"J*J*J J*J*J*J IzJ J*J*J IwJ IkIzIrJ*J*J*J*IzJ*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J IrIwJ9J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J I|J"J*J*J*J4J*J4J J3J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J*J*J*J*J2J9J*J*J*J*J IwJ*J7J3J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J#J*JAJ"J_JKIpJ"J*J*J\J*J*J*J*\#
J*J*J*J*J*J*J*J*I|IrJ*J*J*ImJ*J IuJ J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J7ImJ>\#
J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J"IzJ*IwIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J5\#
IzJ9JPIrIuIzJ9J*J*J*J*J*J*J*J*J*J*J*J*J*J"JFJ*J*J*JFJ*JHJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J J*J*J*J*J*JzJAJ<J*J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J2J4J*J*J*J J*J>IYIwIpJ*IwJ*J*J*J*J*J*J*J*J*J*J*J \#
J J2J*J*J J7J*JCJ J"J*J*J*J*J7J9IpJ9J*IpJ*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J J*J*J*J*J*J*J*J*IhJ*J*IpJ*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J"J*J*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 1000,
            advances: #"""
"|"f%&&>&>*('A"b#}#}$o&>"f$`"f#Q&>&>&>&>&>&>&>&>&>&>"f"f&>&>&>$}*,'~'?'4(+&=&('p(3#.$!'4%~)6( (C'*(C'K&x&Z'q'f+q'1&h\#
&M#{#Q#{&>%>%9&^&^%B&^%k$&&_&K"t"t&$"t)X&K&B&^&^$?%=$0&E%l)D%r%k%W$B#($B&>"|"f&>&>&>&>#(&0%9(W#`%V&>$`(W%9$$&>$ $ %9\#
&1&q"i%9$ #p%V)f*9)f$}'~'~'~'~'~'~*i'4&=&=&=&=#.#.#.#.(+( (C(C(C(C(C&>(C'q'q'q'q&h'+'@&^&^&^&^&^&^)+%B%k%k%k%k"t"t"t\#
"t&J&K&B&B&B&B&B&>&B&E&E&E&E%k&^%k'~&^'~&^'~&^'4%B'4%B'4%B'4%B(+&^(+&^&=%k&=%k&=%k&=%k&=%k'p&_'p&_'p&_'p&_(3&K(n&K#.\#
"t#."t#."t#."t#."t'/  $!"t'4&$&$%~"t%~"t%~"t%~"t%~"t( &K( &K( &K'@( &K(C&B(C&B(C&B+))j'K$?'K$?'K$?&x%=&x%=&x%=&x%=&Z\#
$0&Z$0&Z$0'q&E'q&E'q&E'q&E'q&E'q&E+q)D&h%k&h&M%W&M%W&M%W  %>*\"f"f%"%"%V(4&>*5
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ ABC>  D >>??EFGHCIIJIK# & 
"""#,
            columns: #"""
 !    "  #$ %&%'          ((   )*+,*,,,*,,-,,,,*,*,./011234  # % 5 66676  8  996969:;<==>=?&,# 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J J*J J7J*J*J*J*J*JHJ*J J*J J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JKJ*IrJ*IaIzIhJ*J1IzJ*J*J*J;J*J*IxJ*J*J*J1J*JRJ*J*J*JRJ*JKJ#J*J*J*J*JRJ*JHJ4JO\#
J>J*J J*JtJ*J*J*J*J*J*J*J*J J*J*J*ITIFHzJ J4J*I?J*IRJ*J;J*J4I{JAJ#J*InJAJ*J*J#JAJ*JAJ9J*J*J*J*J*IPJ*IZJiJ*I?IbJ>J*JO\#
J4IEIuIPJ4ICJ4J*IzIuJDJ*J*IkJ*IZJ;J*J*J J*J*IFIZJ*J*IvI_J*IxJ*IlIuIXJ*IUIrIRJ*J*J9J*J*J*J1J*J*IxIsJ J*J0J*JRJ*I"IFIZ\#
IuJ\J IuJ*IaJ*JRJ*JRJ4JKJ7IMIMJ*J*IMIMJ IMIkIWIMJ*J*J*J*J J*IvJ_J*J J*J*J*J>J*ImJ*IhJ*IaJ*J*J*J1JDJ*J*J*J*J*J*J*J*J*\#
J*J6J1I6I}J J*J<J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*IbJ*J J*J!J*IxJ*IgJ*I_J*IvIlI_IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I?J>IxJHJ*ILIxJ*J*J>J!I:J*IJI|IHJ J*J*I}J*J*J!IxJ*IlIqJ*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J J*J J"I}J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J4IfJ;J*J>IqI|J*J*IxJ J*IvI|I|J!IvIfInJ*J*J InI{InJ IvJ*J*J*J1J*J4J*JJJ*J2J*I}J*J9J J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J1J*J;J*IiJ!IrJ*J4J ITJ*ISIwJ6J*J4J J*J IuIxJ*J*J I|J*I{J*I{IfJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I{J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JHJ*J4\#
IxJ;IgJKJ*J7InIrJ*JHIuIdJ IrJ IxJ*J*I{I{J*J*J IvJ IiIgI|J*J*J*J*IJJ8IhJTJ*I:IbI}J*JRI|HdIlH}IuHqJ*J*J*IxJ*J*J*IhJ IZ\#
IuJ*J*J6I|J J1ISInIPJ*J1J*I?J*IFJ*IxJ*J*IkJ*IuIsInJ*J*J IpJ;J!J2IzIuJ*J*J*J#J*IbJ*J J*J!J*IxJ*IgJ*I_J*IvIlI_IzJ*J*J*\#
JCJ*J*J*J*J*J*J*J*J*J*J*J*J*IvJ>J*J*J*I{J*J1J*IuJ*I{J J!J*J#I{J*J*J*J J*J*J*J#J J*J*J*J*ItJ J1J*J*J*J*J#J*J#J*IzJ*I{\#
J IvJ!J*J*J#J*J*J*J#J*J!J*J*J*J1IrJRJ;IEIXIWImJAI_I:J*INIsJ8J*J;J*J9J*I:I:IfJ*I:I:IdI<IDI:I:J*J*J*J*J*IuJ*J J*J*J*J*\#
J*IrJ*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J7IaJHJ4IPIUIuIaJ;IvIJJ*INI{J;J*J*IzJ*J*IKIHIvJ*INIHIxIWIiIMIRJ*J@J*J4I{J4\#
IrJ>J*J1IlI|J*J>J J*J#IzJ*J*J*J*J!IsJ*J*J!IqJ*IkIpIuJ*J`J JOJAICIRIrIaJQI_IHJQI\IsJ=J*J*J*J1J*I:I4IdJ*I:I7IbI<I?I9I7\#
J*J*J*J>J#J4IuJAJ*J1IzJ J*J>J!J*J*I}J*J*J*J IzJ J*J*J IuJ IiIzIqJ*J*J*J*IxJ*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J InIzJ9J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}I{J!J*J*J*J4J*J4J J6J1J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J*J*J*J*J4J>J*J*J*J*J IuJ*J8J6J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J J*JEJ#J`JJInJ#J*J1J\J*J*J*J*\#
J*J*J*J*J*J*J*J*I}InJ*J*J*IkJ*I}IrJ J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2J8InJ>\#
J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J#IxJ*IvIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J7J*J*J*J*J*J*J*J*J7\#
IxJ7JQIqIwIxJ;J*J*J*J*J*J*J*J*J*J*J*J*J*J!JGJ*J*J*JGJ*JHJ*J1J*J*J*J*J#J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J J*J*J*J*J*JzJ@J>J*J\J*J1J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J3J4J*J*J*J#J*JAIZIxIrJ*IxJ*J*J*J*J*J*J*J*J*J*J*J \#
I}J3J*J*J J9J*JKJ J!J*J*J*J*J9J;IsJ;J*InJ*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J J*J*J*J*J*J*J*J*IlJ*J*InJ*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J!J*J*
"""#),
        OpenFontFace(.black, unitsPerEm: 1000,
            advances: #"""
#$"r%H&>&>*/'K"o$5$5$p&>"r$e"r#c&>&>&>&>&>&>&>&>&>&>"r"r&>&>&>%(**()'D'4(5&A&-'u(8#>$5'G&()=(%(L'3(L'P'&&d'v't+v'<&v\#
&U$3#c$3&>%>%9&j&j%G&j%m$8&j&U####&:##)e&U&O&j&j$Q%?$B&P%t)M%{%s%[$X#3$X&>#$"r&>&>&>&>#3&A%9(W#i%v&>$e(W%9$)&>$ $ %9\#
&7'&"u%9$ #y%v)q*F)q%(()()()()()()*p'4&A&A&A&A#>#>#>#>(5(%(L(L(L(L(L&>(L'v'v'v'v&v'5'X&j&j&j&j&j&j)&%G%m%m%m%m######\#
##&X&U&O&O&O&O&O&>&O&P&P&P&P%s&j%s()&j()&j()&j'4%G'4%G'4%G'4%G(5&j(5&j&A%m&A%m&A%m&A%m&A%m'u&j'u&j'u&j'u&j(8&U) &U#>\#
###>###>###>###>##'S  $5##'G&:&:&(##&(##&(##&(##&(##(%&U(%&U(%&U'I(%&U(L&O(L&O(L&O+))i'P$Q'P$Q'P$Q'&%?'&%?'&%?'&%?&d\#
$B&d$B&d$B'v&P'v&P'v&P'v&P'v&P'v&P+v)M&v%s&v&U%[&U%[&U%[  %>*\"r"r%A%A%V(X&>*G
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ ABC>  D >>??EFGHCIIJIK# & 
"""#,
            columns: #"""
 !    "  #$ %&%'          ((   )*+,*,,,*,,-,,,,*,*,./011234  # % 5 66676  8  996969:;<==>=?&,# 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2J J*J J:J*J*J*J*J*JHJ*J J*J J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JNJ*IsJ*I\IxIeJ*J2IxJ*J*J*J<J*J*IwJ*J*J*J2J*JRJ*J*J*JRJ*JNJ$J*J*J*J*JRJ*JHJ4JP\#
J>J*J J*JmJ*J*J*J*J*J*J*J*J J*J*J*IQIEHzJ J4J*I?J*IRJ*J<J*J4I{JDJ"J*IjJ@J*J*J"J@J*JDJ;J*J*J*J*J*IOJ*IYJhJ*I?IbJ>J*JP\#
J4IBIuIOJ4IAJ4J*I|IuJKJ*J*IkJ*I[J<J*J*J J*J*IEIYJ*J*IvI[J*IyJ*IlIuIXJ*ITIsIPJ*J*J9J*J*J*J2J*J*IyIvJ J*J7J*JRJ*I#IEIY\#
IuJ\J IuJ*IaJ*JRJ*JRJ4JJJ6IMIMJ*J*IMIMJ IMIkIWIMJ*J*J*J*J J*IvJ^J*J J*J*J*J>J*InJ*IeJ*I`J*J*J*J2JKJ*J*J*J*J*J*J*J*J*\#
J*J:J2I7IyJ J*JBJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*IbJ*J J*J!J*IwJ*IgJ*I`J*IvIlI`IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I?J>IyJHJ*IEIwJ*J*J>J!I:J*IGI}IHJ J*J*I|J*J*J!IwJ*IlIqJ*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J J*J J#I~J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J4IdJ:J*J>IqI}J*J*IwJ J*IvI}I}J!IvIfIjJ*J*J IjI{ImJ IvJ*J*J*J2J*J4J*JIJ*J3J*I~J*J>J J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J2J*J<J*IhJ!IsJ*J4J"IUJ*ISIxJ:J*J6J"J0J IuIyJ*J*J I}J*I{J*I{IfJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I{J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JMJ*J6\#
IyJ<IgJJJ*J:IoIsJ*JHIwIcJ IoJ I}J*J*I{I{J*J*J IvJ IhIkI}J*J*J*J*IDJ8IiJSJ*I:IbJ!J*JRI}HcIlHyIuHqJ*J*J*IwJ*J*J*IeJ IY\#
IuJ*J*J:I}J J2ISIoIQJ*J2J*I?J*IEJ*IyJ*J*IkJ*IuItImJ*J*J InJ<J!J5IzIuJ*J*J*J$J*IbJ*J J*J!J*IwJ*IgJ*I`J*IvIlI`IzJ*J*J*\#
JHJ*J*J*J*J*J*J*J*J*J*J*J*J*IvJ<J*J*J*I{J*J2J*IuJ*I{J J!J*J"I{J*J*J*J J*J*J*J$I}J*J*J*J*IpJ J2J*J*J*J*J"J*J$J*IzJ*I{\#
J IvJ!J*J*J"J*J*J*J"J*J!J*J*J*J2IsJRJ<IBIXIWInJDI`I:J*INItJ8J*J<J*J;J*I:I:IdJ*I:I:IcI;IDI:I:J*J*J*J*J*IuJ*J J*J*J*J*\#
J*IsJ*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J:I\JHJ4IOITIuI\J<IvIGJ*INI{J<J*J*IzJ*J*IJIFIvJ*INIFIwIWIhIKIRJ*JDJ*J4I{J4\#
IsJ>J*J2IlI}J*J>J J*J$IzJ*J*J*J*J!IrJ*J*J!IqJ*IiIpIsJ*JlJ JPJDIAIPIsI`JVI`IHJ[I\ItJ=J*J*J*J2J*I:I2I`J*I:I6IbI;I?I9I6\#
J*J*J*J>J"J4IuJ@J*J2IzJ J*J>J!J*J*I|J*J*J*J IzJ J*J*J IsJ IhIzIqJ*J*J*J*IwJ*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J IjI|J9J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|I{J!J*J*J*J4J*J4J J:J2J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J*J*J*J*J6JCJ*J*J*J*J IsJ*J8J:J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*I}J*JIJ$J`JIImJ$J*J2J\J*J*J*J*\#
J*J*J*J*J*J*J*J*I~IjJ*J*J*IiJ*I|IoJ J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J8J8IoJ>\#
J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J$IwJ*IvIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J:J*J*J*J*J*J*J*J*J8\#
IwJ6JQIqIxIwJ<J*J*J*J*J*J*J*J*J*J*J*J*J*J!JGJ*J*J*JGJ*JHJ*J2J*J*J*J*J"J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J J*J*J*J*J*JzJ?J@J*J\J*J2J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*I\J*J3J4J*J*J*J*J*JDI[IyIsJ*IyJ*J*J*J*J*J*J*J*J*J*J*J \#
I|J3J*J*J J;J*JSJ J!J*J*J*J*J;J<IvJ<J*ImJ*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J J*J*J*J*J*J*J*J*IpJ*J*ImJ*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J!J*J*
"""#)
        ])
}
