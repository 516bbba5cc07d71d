// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-nunito 3.602. Not for editing.

extension OpenFontFamily {
    static let nunito = OpenFontFamily(
        ["Nunito"], unitsPerEm: 1000, ascender: 1011, descender: 353, faces: [
        OpenFontFace(.ultraLight, unitsPerEm: 1000,
            advances: #"""
"X"5#Y&>&>)]&~","{"{$d&>"5$D"5"b&>&>&>&>&>&>&>&>&>&>"5"5&>&>&>$Q)x'S'!'"'\& %]'U'v"L#,&4%T(t'c'v&N'v&t&>&0'W'"+N&]&'\#
&%"{"b"{&>%9#U%G%}$k%}%P#5& %n"6"9$x"u(n%n%_%}%}#J% #C%f%=(f%?%=$j#A"V#A&>"X"5&>&>&>&>"V%P$P(W#?$.&>$D(W%%#o&>$ $ #U\#
&>%q"5$&$ #I$.)6)^)6$Q'S'S'S'S'S'S*5'"& & & & "L"L"L"L'\'c'v'v'v'v'v&>'v'W'W'W'W&'&N&+%G%G%G%G%G%G)"$k%P%P%P%P"6"6"6\#
"6%b%n%_%_%_%_%_&>%_%f%f%f%f%=%}%='S%G'S%G'S%G'"$k'"$k'"$k'"$k'\%}'\%}& %P& %P& %P& %P& %P'U& 'U& 'U& 'U& 'v%n(5%n"L\#
"6"L"6"L"6"L"6"L"6%X  #,"9&4$x$x%T"u%T"u%T"u%T"u%T"u'c%n'c%n'c%n%n'c%n'v%_'v%_'v%_*x)S&t#J&t#J&t#J&>% &>% &>% &>% &0\#
#C&0#C&0#C'W%f'W%f'W%f'W%f'W%f'W%f+N(f&'%=&'&%$j&%$j&%$j  %9*R"5"5#b#b%Q&`&>)L
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *4*567899:;<#   % =>? @AB=  CD==>>BEFGBHHIHJ# & 
"""#,
            columns: ##"""
 !"  #$"#%& '(')          **   +,- ,   ,  .    , , /0122345##% ' 6 77787  9  ::7:7:;<=>>?>@( % 
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J*J*J J*J*JHJ*J J*J J*J J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*IkJ*IuJ*IuJ*J*J*J*J*J*J4J*J*J J*J*J*J*J*J*J*JRJ*J*J*JRJ*J>J J*J*J*JR\#
J*JHJ4JHJ>J*J J*K/J*J*J*J*J*J*J*J*J J*J*J*J*J*IaIMHzJ J4J*ICIRJ*J4J*J4J J4J*J*J JHJ*J*J*JHJ*J4J*J*J*J*J*J*J*J*IWJ*Ia\#
JpJ*ICIfJ>JHJ4IRIuIWJ4IMJ4J*IpIuJ*J*J*IkJ*IWJ4J*J*J J*J*J*J*IMIaJ*J*IzIpJ*IuIpIuI\J*I\IkI\J*J*J9J*J*J*J*J*J*IuIfJ J*\#
IuJ*J*J*JRJ*HzIMIaIuJ\J IuIaJ*JRJ*JRJ4JRJ>IMIMJ*J*IMIMJ IMIkIWIMJ*J*J*J*J*J*J J*IzJfJ*J J*J*J>J*IfJ*IuJ*IfJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*I/J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IfJ*J J*J*J*J IkJ*I\J*\#
IzIpI\IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ>IuJHJ*IfJ J*J>J*I>J*IWIuIHJ J*J*J*J*J*J*J J*IpIuJ*J*J*J*J*J*J*J*J J*J*\#
J*J*J*J J J*J J*J IzIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J4IpJ>J*J>IuIuJ J J J*IzIuIuJ*IzIfJ J*J*J J J IuJ IzJ*J*\#
J*J*J*J*J*J4J*JMJ*J*J*IzJ*J IuJ*J J J J*J J*J*J*J*J J*J*J J*J*J*J*J*J*J*J4J*IpJ*IkJ*J4IuIMIWIpJ*J*J*IuJ J IuIuJ*J*J \#
IuJ*J J*J IfJ*J*J*J*J*J J*J*J*J4J*J*J*J*J*J*J J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IuJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*IuJ4IkJRJ*J*IkIkJHIkIkJ J J IaJ*J*J J J*J*J IzJ IpIWIuJ*J*J*J*J*J*IaJ4IaJWJ4\#
I>IfIpJRIuHkIpI/IuHuJ*J*J*J J*J*J IuJ IaIuJ*J*J*J*J*IuJ J*IWIkIMJ J*J ICIMJ*IuJ*J*IkJ*IuIpIuJ*J*J IzJ4J*J*IzIuJ*J*J*\#
J*J*J*J*J4IzJHJ*J*J*J J*J*IuJ*J J J*J*J*J J*J*J*J J*J*J*J J*J*J*J*J*J*J*J*J J*J*J*J4J*J*J J*IzJ*J J IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IkJRJ4IRI\IWIfJ4I\I>IRIpJ4J*J4J*J*J*I>I>IpJ*I>I>IkICICI>I>J*J*J*J*J*J*J*IuJ*J J*J*J*J*IkJ*J*J*J*J \#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJHJ4IWI\IuIuJ4IzIWIRJ J4J*J*IzJ4J*IRIRIzJ*IRIRJ IWIpIWIRJ*J*J*J*J*J4J J4IkJ>J*J*\#
IpIuJ>J J*J IzJ*J*J*J*J*IzJ*J*J*IuJ*IuIpJ J*J*J*J*J JHJ4IMI\IkIfJ<I\IHI\IpJ9J*J4J*J*J*I>I>IuJ*I>I>IfICICI9I>J*J*J*J*\#
J*J>J*J4IuJHJ*J*IzJ J>J*J*J*J*J*J*J*J IzJ J*J*J J J IpIzIuJ*J*J*J*J*J*J J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J J IpJ9J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J4J*J4J J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*J4J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J J\JMIuJ J*J*J\J*\#
J*J*J*J*J*J*J*J*J*J*IzJ J*J*J*IuJ*J*J J J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IzJ4IkJ>J*J J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J J J*IzIuJ*J*J*IkJ J*J*IzJ4J JMJ*J J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J J*J*J*J*J*J*J J>JMIuIpJ J4J*J*J*J*J*J*J*J*J*J*J*J*J*JCJ*J*J*JCJ*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*JzJCJ4IzJ\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*IuJ*J4IWIuIkJ*IuJ*J*\#
J*J*J*J*J*J*J*J*J J*J*J*J*J J*J*J*J J*J*J*J*J*J*J*J*J4IfJ4J*IuJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J J*J*J*J*J*J*J*J*\#
J*J*I\J*J*IuJ*J*J>J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.light, unitsPerEm: 1000,
            advances: ##"""
"^"=#q&>&>)d'-"5#.#.$e&>"=$H"="o&>&>&>&>&>&>&>&>&>&>"="=&>&>&>$X)z'Y'&'%'d&&%c'Y'{"W#9&E%\(y'g'~&V'~&{&E&8'['-+S&f&0\##
&,#-"o#-&>%9#^%O&%$o&%%T#B&(%u"@"C%)# (w%u%h&%&%#Y%##R%n%B(k%H%B$o#R"`#R&>"^"=&>&>&>&>"`%[$c(W#D$E&>$H(W%/#r&>$ $ #^\##
&>&""=$.$ #O$E)>)h)>$X'Y'Y'Y'Y'Y'Y*:'%&&&&&&&&"W"W"W"W'd'g'~'~'~'~'~&>'~'['['['[&0&W&;%O%O%O%O%O%O)$$o%T%T%T%T"@"@"@\##
"@%k%u%h%h%h%h%h&>%h%n%n%n%n%B&%%B'Y%O'Y%O'Y%O'%$o'%$o'%$o'%$o'd&%'d&%&&%T&&%T&&%T&&%T&&%T'Y&('Y&('Y&('Y&('{%u(=%u"W\##
"@"W"@"W"@"W"@"W"@%p  #9"C&E%)%)%\# %\# %\# %\#/%\# 'g%u'g%u'g%u%u'g%u'~%h'~%h'~%h*|)U&{#Y&{#Y&{#Y&E%#&E%#&E%#&E%#&8\##
#R&8#R&8#R'[%n'[%n'[%n'[%n'[%n'[%n+S(k&0%B&0&,$o&,$o&,$o  %9*R"="=#w#w%Q&y&>)Y
"""##,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ABCD>AAEF>>??GHIJDKKLKM# & 
"""#,
            columns: #"""
 !"  #$"%&' ()(*          ++   ,-./-///-//0////-/-/12344567%8& ( 9:;;;<;::=::>>;>;>?@ABBCBD)/& 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J*J*J!J*J*J*JHJ*J J*J \#
J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J@J*IlJ*IrJ#IsJ*J*J*J*J#J*J*J*J5J*J*I~J*J*J*J*J*J*J*\#
J*JRJ*J*J*JRJ*J@J J*J*J*J*JRJ*JHJ4JIJ>J*J*J*J J*K*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*I_ILHzJ J4J*IBJ*IRJ*J5J*J4I~J6J*J*J*\#
J0I|JGJ*J*J*JGJ*J6J1J*J*J*J*J*J*J*J*IVJ*I`JoJ*IBIeJ>J*JIJ4IPIuIVJ4IKJ4J*J*J*IrIuJ*J*J*IkJ*IWJ5J*J*J J*J*J*J*J*ILI`J*\#
J*IyImJ*IuJ*IoIuI[J*I[IlIZJ*J*J*J*J9J*J*J*J*J*J*IuIhJ J*IzJ*J*J*J*JRJ*H{ILI`IuJ\J IuJ*IaJ*JRJ*JRJ4JQJ=J*IMJ*IMJ*J*IM\#
IMJ IMIkIWIMJ*J*J*J*J*J*J*J J*IyJeJ*J J*J*J*J>J*IgJ*IsJ*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I0J*J J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IeJ*J J*J$J*I~J*IjJ*I\J*IyIoI\IzJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IBJ>IuJHJ*IaI~J*J*J>J$I=J*IUIvIHJ J*J*J*J*J$J*J*J$I~J*IoItJ*J*J*J*J*J*J*J*J*J J*J*J*J*J*J!J*J!J*J J*\#
J I{IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J4InJ>J*J>ItIvJ*J"I~J J*IyIvIvJ$J*IyJ*IfI|J*J*J I|I~ItJ IyJ*J*J*J*\#
J*J*J*J*J4J*JMJ*J*J*IzJ*J*J IxJ*J"J!J"J*J*J!J*J*J*J*J*J!J*J*J J*J*J*J*J*J*J*J*J5J*IoJ$IlJ*J4IwINJ*IVIqJ*J*J*IwJ"J J*\#
IuJ3IuJ*J*J IvJ*I~J*I~IfJ*J*J*J*J*J*J"J*J*J*J2J*J*J*J*J*J*J*I~J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iz\#
J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J7J*J*J*J*J*IuJ5IjJQJ*J*IkIlJ*JHImIjJ I}J IeJ*J*J*J0I~I~J*\#
J*J IyJ IoIZIvJ*J*J*J*J*J*J*I]J5IbJWJ2I=IeIrJ*JRIvHjIoI,IuHtJ*J*J*J*J*I~J*J*J"IsJ I`IuJ*J*J*J*J*IvJ*J J*IVIkIMJ!J*J!\#
IBJ*ILJ*IuJ*J*IkJ*IuJ*IpJ*ItJ*J*J IxJ5J$J*IzIuJ*J*J*J*J*J*J J*IeJ*J J*J$J*I~J*IjJ*I\J*IyIoI\IzJ*J*J*J*J*J2J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J2IyJFJ*J*J*I~J*J*J*IuJ*I~J J$J*J*J*J*I~J*J*J*J J*J*J*J J*J*J*J*J*J*J*J*J#J J*J*J*J2J*J*J*J J*Iz\#
J*I~J IyJ$J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*IlJ*JRJ5IPI[IWIgJ6I\I=J*IQIpJ5J*J5J*J1J*J*I=J7I=InJ*I=I=IjIBIBI=I=J*J*J*\#
J*J*J*J*J*IuJ*J J*J*J*J*J*IlJ*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*JHJ4IVI[IuIrJ5IyIUJ*IQI~J5J*J*IzJ3J*\#
J*IQJ5IPIyJ*IQIPI~IWIoIUIRJ*J2J*J*J*J*J4I~J4IlJ>J*J*IoIvJ*J>J J*J IzJ*J*J*J*J*J*J$IyJ*J*J$ItJ*IsIpI}J*J7J*J*J J*JIJ6\#
IKIZIlIeJ@I\IHJ2I\IpJ:J*J3J*J*J*J*I=J*I<IrJ*I=I=IeIBIBI9I=J*J*J*J*J*J*J>J*J4IuJGJ*J*IzJ J*J>J$J*J*J$J*J*J*J*J J*IzJ \#
J*J*J I}J IoIzItJ*J*J*J*J*J*J*I~J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J I|IrJ9J*J*Ix\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$I~J$J*J*J*J*J*J*J4J*J4J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J I}J*J5J*J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J7J*J*J J*J]JMItJ J*J*J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzI|J*J*J*IsJ*J$I}J J*J*\#
J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J5IkJ>J*I~J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I{J*J*J*J I~J*IyIuJ*J*J*IhI}J*J J9IuJ4J!JMJ*I}J J*J*J*J*J*J*J*J*J*J*I~J*J*J*J$J*J*J*J#J*I~J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0J*J*I~J*J=JNItIqI~J5J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$\#
JDJ*J*J*JDJ*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*JzJCJ6I|J\J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J0J4J*J*J*J*J*IwJ*J*J6IWIuIlJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J J*J$J0J*J*J J1\#
J*J3J J$J*J*J*J*J*J*J*J1J5IhJ5J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*I_J*J*ItJ*J*J*J;\#
J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J$J*J*
"""#),
        OpenFontFace(.regular, unitsPerEm: 1000,
            advances: #"""
"d"F$,&>&>)k'<"?#@#@$f&>"F$L"F"}&>&>&>&>&>&>&>&>&>&>"F"F&>&>&>$_){'`'+'('m&-%i'](!"c#G&W%d) 'k('&_(''$&M&@'_'8+X&p&:\#
&3#>"}#>&>%9#g%W&-$s&-%Y#P&0%}"J"N%9#+)!%}%q&-&-#i%&#a%v%H(q%R%G$s#c"k#c&>"d"F&>&>&>&>"k%f$w(W#J$]&>$L(W%:#v&>$ $ #g\#
&>&2"F$6$ #V$])F)r)F$_'`'`'`'`'`'`*?'(&-&-&-&-"c"c"c"c'm'k('('('('('&>(''_'_'_'_&:&`&M%W%W%W%W%W%W)&$s%Y%Y%Y%Y"J"J"J\#
"J%u%}%q%q%q%q%q&>%q%v%v%v%v%G&-%G'`%W'`%W'`%W'($s'($s'($s'($s'm&-'m&-&-%Y&-%Y&-%Y&-%Y&-%Y']&0']&0']&0']&0(!%}(F%}"c\#
"J"c"J"c"J"c"J"c"J&*  #G"N&W%9%9%d#+%d#+%d#+%d#J%d#+'k%}'k%}'k%}%}'k%}('%q('%q('%q+!)W'$#i'$#i'$#i&M%&&M%&&M%&&M%&&@\#
#a&@#a&@#a'_%v'_%v'_%v'_%v'_%v'_%v+X(q&:%G&:&3$s&3$s&3$s  %9*R"F"F$.$.%Q'5&>)f
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ABCD>AAEF>>??GHIJDKKLKM# & 
"""#,
            columns: #"""
 !"  #$"%&' ()(*          ++   ,-./-///-//0////-/-/12344567%8& ( 9:;;;<;::=::>>;>;>?@ABBCBD)/& 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J*J*J"J*J*J*JHJ*J J*J \#
J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JCJ*ImJ*InJ!IpJ*J*J*J*J!J*J*J*J6J*J*I}J*J*J*J*J*J*J*\#
J*JRJ*J*J*JRJ*JCJ!J*J*J*J*JRJ*JHJ4JJJ>J*J*J*J J*K&J*J*J*J*J*J*J*J*J J*J*J*J*J*J*I\IKHzJ J4J*IBJ*IRJ*J6J*J4I~J9J*J*J*\#
J6IyJFJ*J*J*JFJ*J9J3J*J*J*J*J*J*J*J*IUJ*I_JnJ*IBIeJ>J*JJJ4IMIuIUJ4IIJ4J*J*J*IsIuJ3J*J*IkJ*IXJ6J*J*J J*J*J*J*J*IKI_J*\#
J*IyIjJ*IvJ*IoIuI[J*IZImIXJ*J*J*J*J9J*J*J*J*J*J*IvIkJ J*I~J*J*J*J*JRJ*H|IKI_IuJ\J IuJ*IaJ*JRJ*JRJ4JPJ<J*IMJ*IMJ*J*IM\#
IMJ IMIkIWIMJ*J*J*J*J*J*J*J J*IyJdJ*J J*J*J*J>J*IhJ*IpJ*IdJ*J*J*J*J*J*J3J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I1J*J J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IeJ*J J*J$J*I}J*IjJ*I]J*IyIoI]IzJ*J*J*J*J*J3J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IBJ>IvJHJ*I]I}J*J*J>J$I=J*IRIwIHJ J*J*J*J*J#J*J*J$I}J*IoItJ*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J"J*J"J*J J*\#
J I|I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J4IlJ=J*J>ItIwJ*J#I}J J*IyIwIwJ$J*IyJ*IfIyJ*J*J IyI~IsJ IyJ*J*J*J*\#
J*J*J*J*J4J*JLJ*J*J*I{J*J*J I|J*J#J"J#J*J*J"J*J*J*J*J*J"J*J*J!J*J*J*J*J*J*J*J*J6J*InJ$ImJ*J4IxIOJ*IVIrJ*J*J*IxJ*J J*\#
IuJ=IvJ*J*J IwJ*I~J*I~IfJ*J*J*J*J*J*J#J*J*J*J1J*J*J*J*J*J*J*I~J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iz\#
J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J;J*J*J*J*J*IvJ6IjJPJ*J*IlImJ*JHInIiJ IzJ IiJ*J*J*J6I~I~J*\#
J*J IyJ InI]IwJ*J*J*J*J*J*J*IYJ5IcJVJ1I=IeIuJ*JRIwHiIoI)IuHtJ*J*J*J*J*I}J*J*J#IpJ I_IuJ*J*J*J*J*IwJ*J J*IVIlINJ"J*J"\#
IBJ*IKJ*IvJ*J*IkJ*IuJ*IqJ*IsJ*J*J IvJ6J$J*IzIuJ*J*J*J*J*J*J!J*IeJ*J J*J$J*I}J*IjJ*I]J*IyIoI]IzJ*J*J*J*J*J6J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J1IyJEJ*J*J*I~J*J*J*IuJ*I~J J$J*J*J*J*I~J*J*J*J J*J*J*J!J*J*J*J*J*J*J*J*J J J*J*J*J1J*J*J*J!J*Iz\#
J*I~J IyJ$J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*ImJ*JRJ6IMI[IWIhJ9I]I=J*IQIqJ5J*J6J*J3J*J*I=JDI=IlJ*I=I=IiIAIAI=I=J*J*J*\#
J*J*J*J*J*IuJ*J J*J*J*J*J*ImJ*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*JHJ4IUIZIuInJ6IyIRJ*IQI~J6J*J*IzJ2J*\#
J*IPJAINIyJ*IQINI}IWInISIRJ*J5J*J*J*J*J4I~J4ImJ>J*J*IoIwJ*J>J J*J!IzJ*J*J*J*J*J3J$IxJ*J*J$ItJ*IqIpI{J*J@J*J*J J*JJJ9\#
IIIXImIdJDI]IHJ:I\IqJ:J*J2J*J*J*J*I=J*I:IoJ*I=I<IeIAIBI9I<J*J*J*J*J*J*J>J*J4IuJFJ*J*IzJ J*J>J$J*J*J#J*J*J*J*J J*IzJ \#
J*J*J I{J InIzItJ*J*J*J*J*J*J*I}J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IyIsJ9J*J*Iv\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#I~J$J*J*J*J*J*J*J4J*J4J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*\#
J*J1J*J*J*J*J*J*J*J*J6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J I{J*J5J*J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J:J*J*J!J*J]JLIsJ!J*J*J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{IyJ*J*J*IqJ*J#IzJ J*J*\#
J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J5IlJ>J*I}J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I|J*J*J*J!I}J*IyIuJ*J*J*IdIzJ*J JIIqJ4J"JLJ*IzJ!J*J*J*J*J*J*J*J*J*J*I}J*J*J*J#J*J*J*J!J*I~J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2J*J*I}J*J<JNItIrI}J6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$\#
JDJ*J*J*JDJ*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*JzJBJ8J J\J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*I|J*J0J4J*J*J*J*J*IzJ*J*J9IXIvImJ*IvJ*J*J*J*J*J*J*J*J*J*J*J*J J*J#J0J*J*J J4\#
J*J=J J$J*J*J*J*J*J*J*J3J6IkJ6J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*IbJ*J*IsJ*J*J*J7\#
J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J$J*J*
"""#),
        OpenFontFace(.medium, unitsPerEm: 1000,
            advances: #"""
"g"K$9&>&>)n'D"D#I#I$g&>"K$O"K#%&>&>&>&>&>&>&>&>&>&>"K"K&>&>&>$c)|'d'.'*'r&0%l'`($"h#N&`%i)#'l(+&c(+'(&P&E'b'=+[&u&?\#
&7#G#%#G&>%9#l%Z&1$u&1%[#W&4&""O"S%A#0)&&"%u&1&1#p%(#i%z%K(t%W%J$v#l"p#l&>"g"K&>&>&>&>"p%l%#(W#M$i&>$O(W%@#x&>$ $ #l\#
&>&:"K$;$ #Y$i)K)w)K$c'd'd'd'd'd'd*B'*&0&0&0&0"h"h"h"h'r'l(+(+(+(+(+&>(+'b'b'b'b&?&e&V%Z%Z%Z%Z%Z%Z)'$u%[%[%[%["O"O"O\#
"O%z&"%u%u%u%u%u&>%u%z%z%z%z%J&1%J'd%Z'd%Z'd%Z'*$u'*$u'*$u'*$u'r&1'r&1&0%[&0%[&0%[&0%[&0%['`&4'`&4'`&4'`&4($&"(J&""h\#
"O"h"O"h"O"h"O"h"O&7  #N"S&`%A%A%i#0%i#0%i#0%i#X%i#0'l&"'l&"'l&"&"'l&"(+%u(+%u(+%u+$)X'(#p'(#p'(#p&P%(&P%(&P%(&P%(&E\#
#i&E#i&E#i'b%z'b%z'b%z'b%z'b%z'b%z+[(t&?%J&?&7$v&7$v&7$v  %9*R"K"K$9$9%Q'C&>)l
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ABCD>AAEF>>??GHIJDKKLKM# & 
"""#,
            columns: #"""
 !"  #$"%&' ()(*          ++   ,-./-///-//0////-/-/12344567%8& ( 9:;;;<;::=::>>;>;>?@ABBCBD)/& 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J0J*J#J*J*J*JHJ*J J*J \#
J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JDJ*InJ*IlJ IoJ*J*J*J*J J*J*J*J7J*J*I|J*J*J*J*J*J*J*\#
J*JRJ*J*J*JRJ*JDJ!J*J*J*J*JRJ*JHJ4JKJ>J*J*J*J J*K#J*J*J*J*J*J*J*J*J J*J*J*J*J*J*I[IJHzJ J4J*IAJ*IRJ*J7J*J4I}J:J*J*J*\#
J9IwJEJ*J*J*JEJ*J:J4J*J*J*J*J*J*J*J*ITJ*I^JmJ*IAIdJ>J*JKJ4ILIuITJ4IHJ4J*J*J*ItIuJ6J*J*IkJ*IXJ7J*J*J J*J*J*J*J*IJI^J*\#
J*IxIhJ*IvJ*InIuIZJ*IYInIWJ*J*J*J*J9J*J*J*J*J*J*IvIlJ J*J"J*J*J*J*JRJ*H}IJI^IuJ\J IuJ*IaJ*JRJ*JRJ4JOJ;J*IMJ*IMJ*J*IM\#
IMJ IMIkIWIMJ*J*J*J*J*J*J*J J*IxJcJ*J J*J*J*J>J*IiJ*IoJ*IdJ*J*J*J*J*J*J6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I2J*J J*J0J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IdJ*J J*J#J*I|J*IiJ*I]J*IxInI]IzJ*J*J*J*J*J6J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IAJ>IvJHJ*IZI|J*J*J>J#I<J*IQIxIHJ J*J*J*J*J"J*J*J#I|J*InIsJ*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J#J*J#J*J J*\#
J I}I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J4IkJ=J*J>IsIxJ*J$I|J J*IxIxIxJ#J*IxJ*IfIwJ*J*J IwI}IrJ IxJ*J*J*J*\#
J*J*J*J*J4J*JLJ*J0J*I{J*J*J I~J*J$J#J$J*J*J#J*J*J*J*J*J#J*J*J!J*J*J*J*J*J*J*J*J7J*ImJ#InJ*J4IyIPJ*IUIsJ*J*J*IyJ*J J*\#
IuJBIvJ*J*J IxJ*I}J*I}IfJ*J*J*J*J*J*J$J*J*J*J0J*J*J*J*J*J*J*I}J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iz\#
J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J=J*J*J*J*J*IvJ7IiJOJ*J0IlInJ*JHIoIhJ IyJ IkJ*J*J*J9I}I}J*\#
J*J IxJ ImI^IxJ*J*J*J*J*J*J*IVJ6IdJVJ0I<IdIvJ*JRIxHhInI'IuHsJ*J*J*J*J*I|J*J*J$IoJ I^IuJ*J*J*J*J*IxJ*J J*IUIlINJ#J*J#\#
IAJ*IJJ*IvJ*J*IkJ*IuJ*IqJ*IrJ*J*J IuJ7J#J*IzIuJ*J*J*J*J*J*J!J*IdJ*J J*J#J*I|J*IiJ*I]J*IxInI]IzJ*J*J*J*J*J8J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J0IxJDJ*J*J*I}J*J*J*IuJ*I}J J#J*J*J*J*I}J*J*J*J J*J*J*J!J*J*J*J*J*J*J*J*I}J J*J*J*J0J*J*J*J!J*Iz\#
J*I}J IxJ#J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*InJ*JRJ7ILIZIWIiJ:I]I<J*IPIqJ6J*J7J*J4J*J*I<JJI<IkJ*I<I<IhI@I@I<I<J*J*J*\#
J*J*J*J*J*IuJ*J J*J*J*J*J*InJ*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*JHJ4ITIYIuIlJ7IxIQJ*IPI}J7J*J*IzJ1J*\#
J*IOJHIMIxJ*IPIMI|IWImIRIRJ*J7J*J*J*J*J4I}J4InJ>J*J*InIxJ*J>J J*J!IzJ*J*J*J*J*J6J#IwJ*J*J#IsJ*IpIpIzJ*JDJ*J*J J*JKJ:\#
IHIWInIdJEI]IHJ?I\IqJ;J*J1J*J*J*J*I<J*I9ImJ*I<I;IdI@IAI9I;J*J*J*J*J*J*J>J*J4IuJEJ*J*IzJ J*J>J#J*J*J"J*J*J*J*J J*IzJ \#
J*J*J IzJ ImIzIsJ*J*J*J*J*J*J*I|J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IwItJ9J*J*Iu\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"I}J#J*J*J*J*J*J*J4J*J4J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*\#
J*J3J*J*J*J*J*J*J*J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IzJ*J6J*J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J<J*J*J!J*J^JLIrJ!J*J*J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{IwJ*J*J*IpJ*J"IyJ J*J*\#
J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J6IlJ>J*I|J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I}J*J*J*J!I|J*IxIuJ*J*J*IbIyJ*J JPInJ4J#JLJ*IyJ!J*J*J*J*J*J*J*J*J*J*I|J*J*J*J"J*J*J*J J*I}J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J3J*J*I|J*J;JOIsIsI|J7J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#\#
JEJ*J*J*JEJ*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*JzJBJ9J!J\J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2J*J*J*J*J*IxJ*J1J4J*J*J*J*J*I{J*J*J:IXIvInJ*IvJ*J*J*J*J*J*J*J*J*J*J*J*J J*J"J1J*J*J J5\#
J*JBJ J#J*J*J*J*J*J*J*J4J7IlJ7J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*IcJ*J*IrJ*J*J*J5\#
J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J#J*J*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 1000,
            advances: #"""
"j"O$E&>&>)r'K"I#S#S$h&>"O$Q"O#,&>&>&>&>&>&>&>&>&>&>"O"O&>&>&>$f)}'g'1'+'v&3%o'b('"n#U&i%m)&'n(/&h(/',&T&I'd'C+^&z&D\#
&:#P#,#P&>%9#q%^&5$w&5%^#^&8&&"U"X%I#5)+&&%z&5&5#x%)#p%~%M(v%[%M$x#u"u#u&>"j"O&>&>&>&>"u%q%-(W#O$u&>$Q(W%E#z&>$ $ #q\#
&>&B"O$?$ #\$u)O)})O$f'g'g'g'g'g'g*E'+&3&3&3&3"n"n"n"n'v'n(/(/(/(/(/&>(/'d'd'd'd&D&j&^%^%^%^%^%^%^)($w%^%^%^%^"U"U"U\#
"U%~&&%z%z%z%z%z&>%z%~%~%~%~%M&5%M'g%^'g%^'g%^'+$w'+$w'+$w'+$w'v&5'v&5&3%^&3%^&3%^&3%^&3%^'b&8'b&8'b&8'b&8('&&(O&&"n\#
"U"n"U"n"U"n"U"n"U&D  #U"X&i%I%I%m#5%m#5%m#5%m#e%m#5'n&&'n&&'n&&&&'n&&(/%z(/%z(/%z+&)Y',#x',#x',#x&T%)&T%)&T%)&T%)&I\#
#p&I#p&I#p'd%~'d%~'d%~'d%~'d%~'d%~+^(v&D%M&D&:$x&:$x&:$x  %9*R"O"O$D$D%Q'P&>)s
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *456789::;<=#   % >?@ABCD>AAEF>>??GHIJDKKLKM# & 
"""#,
            columns: #"""
 !"  #$"%&' ()(*          ++   ,-./-///-//0////-/-/12344567%8& ( 9:;;;<;::=::>>;>;>?@ABBCBD)/& 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J1J*J$J*J*J*JHJ*J J*J \#
J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JEJ*IoJ*IjI~InJ*J*J*J*I~J*J*J*J8J*J*I{J*J*J*J*J*J*J*\#
J*JRJ*J*J*JRJ*JEJ!J*J*J*J*JRJ*JHJ4JLJ>J*J*J*J J*K!J*J*J*J*J*J*J*J*J J*J*J*J*J*J*IZIIHzJ J4J*IAJ*IRJ*J8J*J4I}J;J*J*J*\#
J<IvJDJ*J*J*JDJ*J;J5J*J*J*J*J*J*J*J*ISJ*I]JlJ*IAIdJ>J*JLJ4IKIuISJ4IGJ4J*J*J*IuIuJ8J*J*IkJ*IXJ8J*J*J J*J*J*J*J*III]J*\#
J*IxIgJ*IvJ*InIuIZJ*IXIoIVJ*J*J*J*J9J*J*J*J*J*J*IvImJ J*J$J*J*J*J*JRJ*H~III]IuJ\J IuJ*IaJ*JRJ*JRJ4JNJ:J*IMJ*IMJ*J*IM\#
IMJ IMIkIWIMJ*J*J*J*J*J*J*J J*IxJbJ*J J*J*J*J>J*IjJ*InJ*IcJ*J*J*J*J*J*J8J*J*J*J*J*J*J*J*J*J*J*J*J*J0J*I3J$J J*J2J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IdJ*J J*J#J*I{J*IiJ*I]J*IxInI]IzJ*J*J*J*J*J8J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IAJ>IvJHJ*IXI{J*J*J>J#I<J*IPIyIHJ J*J*J*J*J!J*J*J#I{J*InIsJ*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J$J*J$J*J J*\#
J I~I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J4IjJ=J*J>IsIyJ*J*I{J J*IxIyIyJ#J*IxJ*IfIvJ*J*J IvI}IqJ IxJ*J*J*J*\#
J*J*J*J*J4J*JLJ*J0J*I{J*J1J J!J*J*J$J*J*J*J$J*J*J*J*J*J$J*J*J!J*J*J*J*J*J*J*J*J8J*IlJ#IoJ*J4IzIQJ*IUItJ*J*J*IzJ*J J*\#
IuJFIvJ*J*J IyJ*I}J*I}IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iz\#
J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J?J*J*J*J*J*IvJ8IiJNJ*J1IlIoJ*JHIpIgJ IxJ ImJ*J*J*J<I}I}J*\#
J*J IxJ IlI`IyJ*J*J*J*J*J*J*ITJ6IeJVJ*I<IdIwJ*JRIyHgInI&IuHsJ*J*J*J*J*I{J*J*J*InJ I]IuJ*J*J0J*J*IyJ*J J*IUIlINJ$J*J$\#
IAJ*IIJ*IvJ*J*IkJ*IuJ*IqJ*IqJ*J*J ItJ8J#J*IzIuJ*J*J*J*J*J*J!J*IdJ*J J*J#J*I{J*IiJ*I]J*IxInI]IzJ*J*J*J*J*J:J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IxJCJ*J*J*I}J*J*J*IuJ*I}J J#J*J*J*J*I}J*J*J*J J*J*J*J!J*J*J*J*J*J*J*J*I|J J*J*J*J*J*J*J*J!J*Iz\#
J*I}J IxJ#J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*IoJ*JRJ8IKIZIWIjJ;I]I<J*IPIqJ6J*J8J*J5J*J*I<JQI<IjJ*I<I<IgI?I?I<I<J*J*J*\#
J*J*J*J*J*IuJ*J J*J*J*J*J*IoJ*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J*J*IjJ*JHJ4ISIXIuIjJ8IxIPJ*IPI}J8J*J*IzJ0J*\#
J*INJNILIxJ*IPILI{IWIlIQIRJ*J8J*J*J*J*J4I}J4IoJ>J*J*InIyJ*J>J J*J!IzJ*J*J*J*J*J8J#IvJ*J*J#IsJ*IoIpIyJ*JIJ*J*J J*JLJ;\#
IGIVIoIcJGI]IHJCI\IqJ;J*J0J*J*J*J*I<J*I8IlJ*I<I:IdI?IAI9I:J*J*J*J*J*J*J>J*J4IuJDJ*J*IzJ J*J>J#J*J*J!J*J*J*J*J J*IzJ \#
J*J*J IyJ IlIzIsJ*J*J*J*J*J*J*I{J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IvIuJ9J*J*It\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!I}J#J*J*J*J*J*J*J4J*J4J J0J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*\#
J0J5J*J*J*J*J*J*J*J*J<J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IyJ*J6J0J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J=J*J*J!J*J^JLIqJ!J*J*J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{IvJ*J*J*IoJ*J!IxJ J*J*\#
J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J6IlJ>J*I{J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I~J*J*J*J!I{J*IxIuJ*J*J*I`IxJ*J JXIlJ4J$JLJ*IxJ!J*J*J*J*J*J*J*J*J*J*I{J*J*J*J!J*J*J*I~J*I}J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J*J*J*J*J*J*J*J*J3J*J*I{J*J:JOIsItI{J8J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#\#
JEJ*J*J*JEJ*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*JzJBJ:J"J\J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J3J*J*J*J*J*IuJ*J1J4J*J*J*J*J*I|J*J*J;IXIvIoJ*IvJ*J*J*J*J*J*J*J*J*J*J*J*J J*J!J1J*J*J J6\#
J*JFJ J#J*J*J*J*J*J*J*J5J8ImJ8J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*IeJ*J*IqJ*J*J*J3\#
J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J#J*J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 1000,
            advances: #"""
"q"Z$d&>&>)z']"U#i#i$i&>"Z$V"Z#<&>&>&>&>&>&>&>&>&>&>"Z"Z&>&>&>$o* 'o'7'/("&;%w'g(-"|#e' %w)-'s(9&r(9'5&]&S'i'P+d''&P\#
&C#e#<#e&>%9#|%h&>$|&>%c#o&B&/"a"e%]#B)6&/&&&>&>$,%-$$&)%T(}%g%S$~$+##$+&>"q"Z&>&>&>&>##& %E(W#V%3&>$V(W%R#~&>$ $ #|\#
&>&V"Z$I$ #d%3)Y**)Y$o'o'o'o'o'o'o*K'/&;&;&;&;"|"|"|"|("'s(9(9(9(9(9&>(9'i'i'i'i&P&u&s%h%h%h%h%h%h)*$|%c%c%c%c"a"a"a\#
"a&+&/&&&&&&&&&&&>&&&)&)&)&)%S&>%S'o%h'o%h'o%h'/$|'/$|'/$|'/$|("&>("&>&;%c&;%c&;%c&;%c&;%c'g&B'g&B'g&B'g&B(-&/(Y&/"|\#
"a"|"a"|"a"|"a"|"a&b  #e"e' %]%]%w#B%w#B%w#B%w$&%w#B's&/'s&/'s&/&/'s&/(9&&(9&&(9&&++)\'5$,'5$,'5$,&]%-&]%-&]%-&]%-&S\#
$$&S$$&S$$'i&)'i&)'i&)'i&)'i&)'i&)+d(}&P%S&P&C$~&C$~&C$~  %9*R"Z"Z$_$_%Q'p&>*$
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *4*567899:;<#   % =>?@ABC=@@DE==>>FGHICJJKJL# & 
"""#,
            columns: #"""
 !"  #$"%&' ()(*          ++   ,-./-///-//0////-/-/12344567%8& ( 9:;;;<;::=::>>;>;>?@ABBCBD)/& 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J4J*J*J*J*J*JHJ*J J*J \#
J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JHJ*IpJ*IfI|IkJ*J*J*J*I|J*J*J*J9J*J*IzJ*J*J*J*J*J*J*\#
J*JRJ*J*J*JRJ*JHJ"J*J*J*J*JRJ*JHJ4JMJ>J*J*J*J J*JzJ*J*J*J*J*J*J*J*J J*J*J*J*J*J*IWIHHzJ J4J*I@J*IRJ*J9J*J4I|J>J*J*J*\#
JCIrJCJ*J*J*JCJ*J>J7J*J*J*J*J*J*J*J*IRJ*I\JkJ*I@IcJ>J*JMJ4IHIuIRJ4IEJ4J*J*J*IwIuJ>J*J*IkJ*IYJ9J*J*J J*J*J*J*J*IHI\J*\#
J*IwIcJ*IwJ*ImIuIYJ*IWIpITJ*J*J*J*J9J*J*J*J*J*J*IwIpJ J*J*J*J*J*J*JRJ*I IHI\IuJ\J IuJ*IaJ*JRJ*JRJ4JMJ9J*IMJ*IMJ*J*IM\#
IMJ IMIkIWIMJ*J*J*J*J*J*J*J J*IwJaJ*J J*J*J*J>J*IkJ*IkJ*IbJ*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J3J*I4J!J J*J7J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*IcJ*J J*J"J*IzJ*IhJ*I^J*IwImI^IzJ*J*J*J*J*J>J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I@J>IwJHJ*IRIzJ*J*J>J"I;J*IMIzIHJ J*J*J*J*J J*J*J"IzJ*ImIrJ*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J J*\#
J J I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J4IhJ<J*J>IrIzJ*J*IzJ J*IwIzIzJ"J*IwJ*IfIrJ*J*J IrI|IpJ IwJ*J*J*J*\#
J*J*J*J*J4J*JKJ*J1J*I|J*J5J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J9J*IkJ"IpJ*J4I|IRJ*ITIuJ2J*J1I|J*J J*\#
IuJRIwJ*J*J IzJ*I|J*I|IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iz\#
J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JCJ*J*J*J*J1IwJ9IhJMJ*J4ImIpJ*JHIrIfJ IuJ IrJ*J*J*JCI|I|J*\#
J*J IwJ IkIcIzJ*J*J*J*J*J*J*IOJ7IfJUJ*I;IcIzJ*JRIzHfImI"IuHrJ*J*J*J*J*IzJ*J*J*IkJ I\IuJ*J*J3J*J*IzJ*J J*ITImIOJ*J*J*\#
I@J*IHJ*IwJ*J*IkJ*IuJ*IrJ*IpJ*J*J IrJ9J"J*IzIuJ*J*J*J*J*J*J*J*J*IwJAJ*J*J*I|J*J*J*IuJ*I|J J"J*J*J*J*I|J*J*J*J J*J*J*\#
J"J#J*J*J*J*J*J*J*IxJ J*J*J*J*J*J*J*J"J*IzJ*I|J IwJ"J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*IpJ*JRJ9IHIYIWIkJ>I^I;J*IOIrJ7\#
J*J9J*J7J*J*I;JaI;IhJ*I;I;IfI>I>I;I;J*J*J*J*J*J*J*J*IuJ*J J*J*J*J*J*IpJ*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*\#
J*IfJ*JHJ4IRIWIuIfJ9IwIMJ*IOI|J9J*J*IzJ*J*J*IMJ\IJIwJ*IOIJIzIWIkIOIRJ*J<J*J*J*J*J4I|J4IpJ>J*J*ImIzJ*J>J J*J"IzJ*J*J*\#
J*J*J>J"IuJ*J*J"IrJ*ImIpIwJ*JTJ*J*J J*JMJ>IEITIpIbJLI^IHJMI\IrJ<J*J*J*J*J*J*I;J*I6IhJ*I;I9IcI>I@I9I9J*J*J*J*J*J*J>J*\#
J4IuJCJ*J*IzJ J*J>J"J*J*J J*J*J*J*J J*IzJ J*J*J IwJ IkIzIrJ*J*J*J*J*J*J*IzJ*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IrIwJ9J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J I|J"J*J*J*J*J*J*J4J*J4J J3J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J2J9J*J*J*J*J*J*J*J*JCJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J IwJ*J7J3J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J#J*JAJ*J*J"J*J_JKIpJ"J*J*J\J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I|IrJ*J*J*ImJ*J IuJ J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J7ImJ>J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J"IzJ*IwIuJ*J*J*I\IuJ*J JkIfJ4J*JKJ*IuJ"J*J*J*J*J*J*J*J*J*\#
J*IzJ*J*J*J J*J*J*I|J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J5J*J*IzJ*J9\#
JPIrIuIzJ9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"JFJ*J*J*JFJ*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J*J*JzJAJ<J*J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J7J*J*J*J*J*ImJ*J2J4J*J*J*J*J*J J*J*J>IYIwIpJ*\#
IwJ*J*J*J*J*J*J*J*J*J*J*J*J J*J J2J*J*J J9J*JRJ J"J*J*J*J*J*J*J*J7J9IpJ9J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*\#
J*J J*J*J*J*J*J*J*J*J*J*J*IhJ*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J"J*J*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 1000,
            advances: #"""
"y"f%&&>&>*$'p"b$"$"$j&>"f$\"f#N&>&>&>&>&>&>&>&>&>&>"f"f&>&>&>$x*"'x'>'3(.&C& 'm(4#,#w'7&#)5'x(D&~(D'?&g&^'n'^+k'4&]\#
&M#|#N#|&>%9$(%r&H%#&H%j$"&M&9"n"s%s#P)B&9&3&H&H$@%1$8&4%[)&%t%Z%%$B#1$B&>"y"f&>&>&>&>#1&.%_(W#]%R&>$\(W%`$$&>$ $ $(\#
&>&k"f$T$ #l%R)d*7)d$x'x'x'x'x'x'x*R'3&C&C&C&C#,#,#,#,(.'x(D(D(D(D(D&>(D'n'n'n'n&]'"'+%r%r%r%r%r%r)-%#%j%j%j%j"n"n"n\#
"n&7&9&3&3&3&3&3&>&3&4&4&4&4%Z&H%Z'x%r'x%r'x%r'3%#'3%#'3%#'3%#(.&H(.&H&C%j&C%j&C%j&C%j&C%j'm&M'm&M'm&M'm&M(4&9(e&9#,\#
"n#,"n#,"n#,"n#,"n'$  #w"s'7%s%s&##P&##P&##P&#$K&##P'x&9'x&9'x&9&9'x&9(D&3(D&3(D&3+1)_'?$@'?$@'?$@&g%1&g%1&g%1&g%1&^\#
$8&^$8&^$8'n&4'n&4'n&4'n&4'n&4'n&4+k)&&]%Z&]&M%%&M%%&M%%  %9*R"f"f$|$|%Q(4&>*5
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *4*567899:;<#   % =>?@ABC=@@DE==>>FGHICJJKJL# & 
"""#,
            columns: #"""
 !"  #$"%&' ()(*          ++   ,-./-///-//0////-/-/12344567%8& ( 9:;;;<;::=::>>;>;>?@ABBCBD)/& 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J J*J J7J*J*J*J*J*JHJ*J J*J \#
J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JKJ*IrJ*IaIzIhJ*J*J1J*IzJ*J*J*J;J*J*IxJ*J*J*J1J*J*J*\#
J*JRJ*J*J*JRJ*JKJ#J*J*J*J*JRJ*JHJ4JOJ>J*J*J*J J*JtJ*J*J*J*J*J*J*J*J J*J*J*J*J*J*ITIFHzJ J4J*I?J*IRJ*J;J*J4I{JAJ#J*J*\#
JEInJAJ*J*J#JAJ*JAJ9J*J*J*J*J*J*J*J*IPJ*IZJiJ*I?IbJ>J*JOJ4IEIuIPJ4ICJ4J*J*J*IzIuJDJ*J*IkJ*IZJ;J*J*J J*J*J*J*J*IFIZJ*\#
J*IvI_J*IxJ*IlIuIXJ*IUIrIRJ*J*J*J*J9J*J*J*J1J*J*IxIsJ J*J0J*J*J*J*JRJ*I"IFIZIuJ\J IuJ*IaJ*JRJ*JRJ4JKJ7J*IMJ*IMJ*J*IM\#
IMJ IMIkIWIMJ*J*J*J*J*J*J*J J*IvJ_J*J J*J*J*J>J*ImJ*IhJ*IaJ*J*J*J*J*J1JDJ*J*J*J*J*J*J*J*J*J*J*J*J*J6J1I6I}J J*J<J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*IbJ*J J*J!J*IxJ*IgJ*I_J*IvIlI_IzJ*J*J*J*J*JCJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I?J>IxJHJ*ILIxJ*J*J>J!I:J*IJI|IHJ J*J*J*J*I}J*J*J!IxJ*IlIqJ*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J J*\#
J J"I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J4IfJ;J*J>IqI|J*J*IxJ J*IvI|I|J!J*IvJ*IfInJ*J*J InI{InJ IvJ*J*J*J*\#
J*J*J1J*J4J*JJJ*J2J*I}J*J9J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J1J*J*J*J*J;J*IiJ!IrJ*J4J ITJ*ISIwJ6J*J4J J*J J*\#
IuJRIxJ*J*J I|J*I{J*I{IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iz\#
J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JHJ*J*J*J*J4IxJ;IgJKJ*J7InIrJ*JHIuIdJ IrJ IxJ*J*J*JKI{I{J*\#
J*J IvJ IiIgI|J*J*J*J*J*J*J*IJJ8IhJTJ*I:IbI}J*JRI|HdIlH}IuHqJ*J*J*J*J*IxJ*J*J*IhJ IZIuJ*J*J6J*J*I|J*J J1ISInIPJ*J1J*\#
I?J*IFJ*IxJ*J*IkJ*IuJ*IsJ*InJ*J*J IpJ;J!J2IzIuJ*J*J*J*J*J*J*J*J*IvJ>J*J*J*I{J*J1J*IuJ*I{J J!J*J*J#J*I{J*J*J*J J*J*J*\#
J#J J*J*J*J*J*J*J*ItJ J1J*J*J*J*J#J*J#J*IzJ*I{J IvJ!J*J*J*J*J#J*J*J*J#J*J!J*J*J*J1J*J*IrJ*JRJ;IEIXIWImJAI_I:J*INIsJ8\#
J*J;J*J9J*J*I:J_I:IfJ*I:I:IdI<I<I:I:J*J*J*J*J*J*J*J*IuJ*J J*J*J*J*J*IrJ*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J7J*\#
J*IaJ*JHJ4IPIUIuIaJ;IvIJJ*INI{J;J*J*IzJ*J*J*IKJYIHIvJ*INIHIxIWIiIMIRJ*J@J*J*J*J*J4I{J4IrJ>J*J1IlI|J*J>J J*J#IzJ*J*J*\#
J*J*JDJ!IsJ*J*J!IqJ*IkIpIuJ*J`J*J*J J*JOJAICIRIrIaJQI_IHJUI\IsJ=J*J*J*J1J*J*I:J*I4IdJ*I:I7IbI<I?I9I7J*J*J*J*J*J*J>J#\#
J4IuJAJ*J1IzJ J*J>J!J*J*I}J*J*J*J*J J*IzJ J*J*J IuJ IiIzIqJ*J*J*J*J*J*J*IxJ*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J InIzJ9J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}I{J!J*J*J*J*J*J*J4J*J4J J6J1J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J4J>J*J*J*J*J*J*J*J*JEJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J IuJ*J8J6J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J J*JEJ*J*J#J*J`JJInJ#J*J1J\J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I}InJ*J*J*IkJ*I}IrJ J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J2J8InJ>J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J#IxJ*IvIuJ*J*J*IWIrJ*J JfI`J4J*JJJ*IrJ#J*J*J*J*J*J*J*J*J*\#
J*IxJ*J*J*I}J*J*J*IzJ*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J7J*J*J*J*J*J*J*J*J7J*J*IxJ*J7\#
JQIqIwIxJ;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!JGJ*J*J*JGJ*JHJ*J1J*J*J*J*J*J*J*J#J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J*J*JzJ@J>J*J\J*J1J*J*J*J*J*J*J*J*J*J*J*J*J*J9J*J*J*J*J*IeJ*J3J4J*J*J*J*J*J#J*J*JAIZIxIrJ*\#
IxJ*J*J*J*J*J*J*J*J*J*J*J*J J*I}J3J*J*J J;J*JUJ J!J*J*J*J*J*J*J*J9J;IsJ;J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*\#
J*J J*J*J*J*J*J*J*J*J*J*J*IlJ*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J!J*J*
"""#),
        OpenFontFace(.black, unitsPerEm: 1000,
            advances: #"""
#!"r%H&>&>*.(&"o$;$;$l&>"r$a"r#`&>&>&>&>&>&>&>&>&>&>"r"r&>&>&>%#*$(#'E'7(:&L&)'r(:#;$*'O&/)='}(O'+(O'I&q&j's'm+s'A&k\#
&W$5#`$5&>%9$3%}&R%)&R%p$6&X&D"{#"&*#_)O&D&@&R&R$V%5$N&?%c)-&"%b%,$Z#?$Z&>#!"r&>&>&>&>#?&=%{(W#e%s&>$a(W%o$)&>$ $ $3\#
&>'""r$_$ #u%s)o*E)o%#(#(#(#(#(#(#*X'7&L&L&L&L#;#;#;#;(:'}(O(O(O(O(O&>(O's's's's&k'.'C%}%}%}%}%}%})/%)%p%p%p%p"{"{"{\#
"{&D&D&@&@&@&@&@&>&@&?&?&?&?%b&R%b(#%}(#%}(#%}'7%)'7%)'7%)'7%)(:&R(:&R&L%p&L%p&L%p&L%p&L%p'r&X'r&X'r&X'r&X(:&D(q&D#;\#
"{#;"{#;"{#;"{#;"{'E  $*#"'O&*&*&/#_&/#_&/#_&/$q&/#_'}&D'}&D'}&D&C'}&D(O&@(O&@(O&@+6)b'I$V'I$V'I$V&q%5&q%5&q%5&q%5&j\#
$N&j$N&j$N's&?'s&?'s&?'s&?'s&?'s&?+s)-&k%b&k&W%,&W%,&W%,  %9*R"r"r%;%;%Q(X&>*G
"""#,
            rows: #"""
 !    " # $ %&%'          ((   )*+,-*./0  123  *4*567899:;<#   % =>?@ABC=@@DE==>>FGHICJJKJL# & 
"""#,
            columns: #"""
 !"  #$"%&' ()(*          ++   ,-./-///-//0////-/-/12344567%8& ( 9:;;;<;::=::>>;>;>?@ABBCBD)/& 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2J J*J J:J*J*J*J*J*JHJ*J J*J \#
J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JNJ*IsJ*I\IxIeJ*J*J2J*IxJ*J*J*J<J*J*IwJ*J*J*J2J*J*J*\#
J*JRJ*J*J*JRJ*JNJ$J*J*J*J*JRJ*JHJ4JPJ>J*J*J*J J*JmJ*J*J*J*J*J*J*J*J J*J*J*J*J*J*IQIEHzJ J4J*I?J*IRJ*J<J*J4I{JDJ"J*J*\#
JFIjJ@J*J*J"J@J*JDJ;J*J*J*J*J*J*J*J*IOJ*IYJhJ*I?IbJ>J*JPJ4IBIuIOJ4IAJ4J*J*J*I|IuJKJ*J*IkJ*I[J<J*J*J J*J*J*J*J*IEIYJ*\#
J*IvI[J*IyJ*IlIuIXJ*ITIsIPJ*J*J*J*J9J*J*J*J2J*J*IyIvJ J*J7J*J*J*J*JRJ*I#IEIYIuJ\J IuJ*IaJ*JRJ*JRJ4JJJ6J*IMJ*IMJ*J*IM\#
IMJ IMIkIWIMJ*J*J*J*J*J*J*J J*IvJ^J*J J*J*J*J>J*InJ*IeJ*I`J*J*J*J*J*J2JKJ*J*J*J*J*J*J*J*J*J*J*J*J*J:J2I7IyJ J*JBJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*IbJ*J J*J!J*IwJ*IgJ*I`J*IvIlI`IzJ*J*J*J*J*JHJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I?J>IyJHJ*IEIwJ*J*J>J!I:J*IGI}IHJ J*J*J*J*I|J*J*J!IwJ*IlIqJ*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J J*\#
J J#I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J4IdJ:J*J>IqI}J*J*IwJ J*IvI}I}J!J*IvJ*IfIjJ*J*J IjI{ImJ IvJ*J*J*J*\#
J*J*J2J*J4J*JIJ*J3J*I~J*J>J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J2J*J*J*J*J<J*IhJ!IsJ*J4J"IUJ*ISIxJ:J*J6J"J0J J*\#
IuJRIyJ*J*J I}J*I{J*I{IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iz\#
J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JMJ*J*J*J*J6IyJ<IgJJJ*J:IoIsJ*JHIwIcJ IoJ I}J*J*J*JSI{I{J*\#
J*J IvJ IhIkI}J*J*J*J*J*J*J*IDJ8IiJSJ*I:IbJ!J*JRI}HcIlHyIuHqJ*J*J*J*J*IwJ*J*J*IeJ IYIuJ*J*J:J*J*I}J*J J2ISIoIQJ*J2J*\#
I?J*IEJ*IyJ*J*IkJ*IuJ*ItJ*ImJ*J*J InJ<J!J5IzIuJ*J*J*J*J*J*J*J*J*IvJ<J*J*J*I{J*J2J*IuJ*I{J J!J*J*J"J*I{J*J*J*J J*J*J*\#
J$I}J*J*J*J*J*J*J*IpJ J2J*J*J*J*J"J*J$J*IzJ*I{J IvJ!J*J*J*J*J"J*J*J*J"J*J!J*J*J*J2J*J*IsJ*JRJ<IBIXIWInJDI`I:J*INItJ8\#
J*J<J*J;J*J*I:J^I:IdJ*I:I:IcI;I;I:I:J*J*J*J*J*J*J*J*IuJ*J J*J*J*J*J*IsJ*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J:J*\#
J*I\J*JHJ4IOITIuI\J<IvIGJ*INI{J<J*J*IzJ*J*J*IJJVIFIvJ*INIFIwIWIhIKIRJ*JDJ*J*J*J*J4I{J4IsJ>J*J2IlI}J*J>J J*J$IzJ*J*J*\#
J*J*JKJ!IrJ*J*J!IqJ*IiIpIsJ*JlJ*J*J J*JPJDIAIPIsI`JVI`IHJ]I\ItJ=J*J*J*J2J*J*I:J*I2I`J*I:I6IbI;I?I9I6J*J*J*J*J*J*J>J"\#
J4IuJ@J*J2IzJ J*J>J!J*J*I|J*J*J*J*J J*IzJ J*J*J IsJ IhIzIqJ*J*J*J*J*J*J*IwJ*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IjI|J9J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|I{J!J*J*J*J*J*J*J4J*J4J J:J2J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J6JCJ*J*J*J*J*J*J*J*JFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J IsJ*J8J:J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*I}J*JIJ*J*J$J*J`JIImJ$J*J2J\J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I~IjJ*J*J*IiJ*I|IoJ J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J8J8IoJ>J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J$IwJ*IvIuJ*J*J*IRIoJ*J JaIYJ4J*JIJ*IoJ$J*J*J*J*J*J*J*J*J*\#
J*IwJ*J*J*I|J*J*J*IxJ*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J:J*J*J*J*J*J*J*J*J8J*J*IwJ*J6\#
JQIqIxIwJ<J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!JGJ*J*J*JGJ*JHJ*J2J*J*J*J*J*J*J*J"J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J*J*JzJ?J@J*J\J*J2J*J*J*J*J*J*J*J*J*J*J*J*J*J;J*J$J*J*J*I\J*J3J4J*J*J*J*J*J*J*J*JDI[IyIsJ*\#
IyJ*J*J*J*J*J*J*J*J*J*J*J*J J*I|J3J*J*J J<J*JXJ J!J*J*J*J*J*J*J*J;J<IvJ<J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*\#
J*J J*J*J*J*J*J*J*J*J*J*J*IpJ*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J!J*J*
"""#)
        ])
}
