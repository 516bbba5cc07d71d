// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-rubik 2.300. Not for editing.

extension OpenFontFamily {
    static let rubik = OpenFontFamily(
        ["Rubik"], unitsPerEm: 1000, ascender: 935, descender: 250, faces: [
        OpenFontFace(.light, unitsPerEm: 1000,
            advances: #"""
"d"C#W'D&:'l')"1#B#B$b&Z"O%,"P$o&N$2%u&&&9&"&,%,&P&""S"e%&&!%%%<(b&p&s&q',&6& &~'C"]&P&%%i(4'3&|&Z&|&f&C%r':&d(<&G&^\#
&)#0$o#0$F'x#:%]&*%]&*%g#k&+&5"A"K%,"C)7&4%s&+&+#_%1#j&/%](:%K%Y%/#["=#[%x"d";%e&x&(&0"C%n#{(j#r&A&+&>(j$##}%q#R#S#:\#
&0%0#M#C"T#l&A'q'v(p%5&p&p&p&p&p&p)a&q&6&6&6&6"]"]"]"]'2'3&|&|&|&|&|%b&|':':':':&^&_%}%]%]%]%]%]%]):%]%g%g%g%g"A"A"A\#
"A%k&4%s%s%s%s%s%z%s&/&/&/&/%Y&+%Y&p%]&p%]&p%]&q%]&q%]&q%]&q%]',&*'2&*&6%g&6%g&6%g&6%h&6%g&~&+&~&+&~&+&~&+'C&5'C&5"]\#
"A"]"A"]"A"o"V"]"A&3$l&P"o&%%,%-%i"C%i"C%i"M%s#!%q"Y'3&4'3&4'3&4&4'3&4&|%s&|%s&|%s)M)l&f#_&f#_&f#_&C%1&C%1&C%1&C%1  \#
  %r#j%|#r':&/':&/':&/':&/':&/':&/(<(:&^%Y&^&)%/&)%/&)%/"r&'('">"7#e#^$ %y']&W
"""#,
            rows: ##"""
 !"#!!$"%!&'()(*+!,-./012344!5!!6789:;<=>>?@A>>BCBDEF?GHIJKLM!!!!NOPQRSTU!!VQUUWOTXYZT[\]^_`!a!
"""##,
            columns: ##"""
 !"#!!$"!%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!GHIJIKLHMNHHOOIOPOQRSTUVWXY!Z!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IoJ*ImIuJ*IkJ*J*J*J*J*J*J*IuJ*J*J*J*J*J*IsJ*InIrJ*InJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzJ*J*J*I!I@IEJ*J*J*J*IPJ*I]J*J*J*J J*J*IvIDJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*IiIcJ*IiJ*J*J!IcIrJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*IdI{J*INJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*\#
J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkIfIuJ*I^I{I[J*IlIpJ*J*J*J*IhI~IiJ*IpJ*I}J*J*J*J*J*J*J*I^J*IZIZImJ*J*JEIaIZI^IrI^IY\#
I^IhIkIgIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IKJ*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*IsIpJ*IsJ*J*J IpIxJ*J!\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoInIzJ*J*J*IQJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I!J*J*J*J*J*J*IJJ*IvIEJ*J*IvJ*I{IkI}IZJ*J*J*J*J*J!IuJ*J"IGIsI@IaJ*I5J*J*J*J*J*I}I}IqI}J*I|J*I}J*\#
InI|IPI_J*ILJ*J*J*J*J*I@J*J*J*J*J*J*J*J*J*I`I\IoJ*I~J*IKJ*IyJ*J*J*J*IpJ!J*IxItIGJ"I]ItIUI?IZJ*J*I|J*J*J*IrJ*J*I}J*J*\#
J*IvJ*IrIyIhIpIhJ*J*J*J*J*J*J*J*J*J*J*J*H&IyJ*J J*ISJ*IVJ*IxJ*J*J*J*J*IHJGIwJ*I~J*J*J*J*J*J*J*J*J*I[J*I[IZJ I[JBJ*Ii\#
IZIaJ*IlIoIpIqIoIpJ*J*J*J*J*J*J*IkJ*J*IvJ*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*IyJ*J*IqJ*IyIqJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*IwJ*IvJ*IlJ*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*IvJ*J IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*IoJ*J*IvJ*J*J*IwJ*J*J*J*J*IzJ*J J*J*J*J*J*J*J*J*J*IuJ*ImI~J*IeJ*IoItJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*I~J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*IfJ*J*J*J*J*J*IpJ*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*I_J*IfI}J*ITJ*IcIoJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J J*J*J*IiIDIcIJJ*J*J*J*IfJ*IhJ*J*J*J*IzJ*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*IqJ*IxIrJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*IhJ*J*ICIwIUJ*J*J*IvIwJ*I}J*J*J*J*J*J*J*IcJ*J*IyJ*J*J*I|J*I~IvI}J Im\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IRJ*IoJ*J*IZJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*IpJ*I|I_\#
J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IDJ*J*IhIKJ*J*IpJ*J*I^J*J*J*J*J*IuJ*ImJ*J*IaJ*J*J*I}J!J I>I}I[IoJ*\#
IEJ*IHIlJ*J*J$J$IuJ$J*J:J*J$J*IqJ#ImIwJ*IlJ*J*ImJ*J*J*J*J*IkJ*J*I}J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*I|J*I{J*\#
IzIuJ*I|IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*ImJ*J*IyIyJ J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*Iy\#
J*J#IwJ*J IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*IiJ*J*IvJ*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*IyJ*\#
IwJ"IuImJ#IwIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*IvJ*J*I}J*J*J J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*\#
J*J J*J*J*J*J*J*J*J*J#J#I}J#J*J*J*J#J*I}J#IwI~J*IvJ*J*J*IyJ*J*J*J*J*J*J*IDI|IYJ*J*I~J*J J*J*J*J*J*J!J*J*J*I\J*J*J$J!\#
J*J*J"J*J*J*J*J*J*IiJ*I}I}IuI}J*J*IyI}IyIzI|IsIwI\IrI`J*J*J*J*J*J*J*IlJ*J*IvJ*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*\#
J*I}J*IrI}IxIpJ*I|IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*IqJ*J*J*J*J*I~J*J*J!J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*JJJ J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*I}J*J*IsJ"IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*\#
J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~I}J*J*J*J*J*J*J*J*IHJ*J*IwJ*J*I{J*J*J*J*J*J*J*J*J*J*\#
J*IdJ#I}J*J*J*J*J*J*J*J*J*J#J*IkIkIyIkJ*J*J*IkJ"I{IrIXI^J*IWJ*J*J*InJ*I!J*J*IpHrJ*J*I:J*J IHJ*J*IqJ*J*IvJ*IaJ*J*IVJ*\#
J*J*I~J*J*HlIvI(IYJ*H{J*I8IrJ*J*I|I{IkI{J*J*J*I{J*I\IuI,IIJ*I%J*J*ItJ*J*J*J*J*IiJ*J*IuJ*IxJ*J*J*J*J*J*J*J J*J*J*J*J*\#
J*I}J*J*J*J*IxJ*IvJ!IuIlJ#IwIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoIrJ*J*J*J*IoJ*J*I;IvIUJ*J*J*I}IuJ*J J*J*J*J*J*\#
J*J*IdJ*J*I|J*J*J*IxJ$IyIwJ$J*IsJ!J*J#J#J*J#J*J*J*J#J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*IqJ*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J!J*ItI~J*IrJ*J*IuJ*J*J$J$J*J$J*J*J*J$J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*IoJ*J*J*J!J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J J*J*J*J*J"J*IrI}J IqJ*I}ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItIoJ*J*J*IxJ*J*J*IGIGIGI~IxJ*J*INJ*INJ*J*\#
J*IRJ*J*I]I>J*IxJ*J*J*J*J*J*J*J*J*J*J*I+IsI&I?IMI&J*J*I+I&I+I[I,I(I2I3I'I&J*J*ImJ*J*J*IrJ*J*J*I@I]ICIzI~I|J*I^I{I_J*\#
IyI}IoJ*J*ImI[J*IvIvIsJ*J*J*J*J*J*J*J*J*IRJ*IVIVI|IVJ*J*I`IVIXJ IdIwIxIrIwIoJ*J*IuJ*J*J*J J*J*J*IaItIdJ*J*J*J*IzJ*Iw\#
J*J*J*J*J*J*J*IoJ*J!J!I~J*J*J*J*J*J*J*J*J*IrJ*IsIsJ*IsJ*J*I|IsIxJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IUJ*J*I~J*J*I}J*\#
J*J*J*J*J*J*J*J*J*J*IuJ#J!J*J*J*J*J*J*J*J*J*J*J*IsIrI}IrJ*J*J*IrJ*J IuIdImJ*IcJ*J*J*IkJ*J*J*IiJ*J*J*I5I?I6IrIxIwJ*IA\#
IuIEJ*IrIzIZJ*J I[IEJ*IlIwIrJ*J*J*J*J*J*J*J*J*I'J*I6I6IdI6IuJ*ICI6I3IiIGIRISIQIRIMJ*J*J*J*J*J*J*J*J*J*J*IQJ*J*J*J*J*\#
I{J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*IvIuI~IuJ*J*J$IuJ*J IuIlIrJ*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IqImIw\#
J*IkI}IgJ*IrIuJ*J*J*J*IlJ IpJ*IuJ*I~J*J*J*J*J*J*J*IiJ*IgIfIsJ*J*JDIkIfIiIvIjIeIiInIpInIyJ*J*J*IEJ*J*J*J*J*J*J*J*IyIP\#
J*J*J J*J IrJ*IfJ*J*J*J*J*J*IwJ*J*IGIuICIdJ*I6J*H&J*J*J*I{IzIqJ*J*J*J*IzJ*IkIyI[IgJ*IdJ*J*J*J*J*IoJ*J*I_IvJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*I"J#IYIwJ*I<J$I]IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J!J*J*IhJ*J*IcJ*J*IZIpJ*I}J*Iz\#
J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J$J*J*J*J*I&J*IVIsIrI6IyIZIfJ*J*J*J*J"J*J*J*J*J*J*J#J*IwI|I}IvJ$J*IcJ*J*IoJ*J*I]IwJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I J*I\I|J I5J*IaIiJ*J*J*J*J*J*J*J*J*J*J*J*J*I|J!J*I{J*J*IgJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*I]ItJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*I)J*ISIwIzI(J I^IiJ*J*J*J*J*J*J*J*J*J*J*J*J*IxI|J"IwJ*J*IfIrJ*J*J*J*J3J*\#
J*IbIdIeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I_J*J*J*J*J*J*J*J*J*J*J*J*J1J#J*I~I~J*I~J*J*J*I~J*J*J*J*J*J*J*J*J*J1J*J*J!J*J*Ib\#
J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I+J*I`I|J*ICJ#IiIlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*IiJ*J*\#
I_IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*I!J"IXIuJ*I6J$IZIiJ*J*J*J*J!J*J*J*J*J*J*J"J*I{J$J*IzJ*J*IgI}J*J*J*\#
J*IjJ"J*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!I~J*I3J*IyJ*J*IXJ*InIoJ J*IpIpJ*IpJ*J*J*IpJ!J*J*J*J*J*J*J*J*IqJ*J*Ii\#
J*J*IZIsJ*I}J*I{J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J$J*J*J*J*I&J*IVIsIrI6IyI[IgJ*J*J*J*J#J*J*J*J*J*J*J$J*IwI|I~IvJ$J*IdIqJ*\#
J*J*J*IbJ*J*ISIXI\J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*IXJ*I.J*IwJ*IlIWI_J*ImJ"J*I}I|J*I|J*J*J*I|J*J*J*J*J*J*J*J*J*ImJ*\#
J*IpJ*J*I^IvJ*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I,J*IVIwJ$I1J*I`IjJ*J*J*J*J*J*J*J*J*J*J*J*J*IxI|J*IxJ*J*Ii\#
J*J*J*J*J*ItJ*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IAJ*I|J*J*I`J*IyIyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IzInJ*J*J*I~IYJ*J*IPIrI[J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*IhJ*I(J*IwJ*IcIRI^IoIeIvJ*IwIwJ*IwJ*J*J*IwIyJ*J*J*J*J*J*J*\#
J*IdIrJ*J*J*J*I^J*J*I_IyIgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IuJ*I2J*IxJ*IlISIjIpIiI{J*I|I|J*I|J*J*J*I|I}J*J*J*J*J*J*\#
J*J*IiJ*J*J*J*J*IhJ*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*I3J*IsJ*J*IRJ*IqInJ*J*I}I}J*I}J*J*J*I}J*J*J*J*J*J*\#
J*J*J*IpInJ*J*J*J I\J*J*ILIqI[J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*IeJ*I'J*IxJ*IbITI\IqIgIwJ*IxIxJ*IxJ*J*J*IxIzJ*J*J*J*\#
J*J*J*J*IfJ*J*J*J*J*IhJ*J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*I#J#IlJ#J*IIJ*ImInJ*J*J#J#J*J#J*J*J*J#J*J*J*J*\#
J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*IpImIyJ*IhI}IeJ*IqItJ*J*J*J*ImJ IoJ*IuJ*I~J*J*J*J*J*J*J*IiJ*IdIcIsJ*J*JEIjIcIhIvIh\#
IdIiIpIpIoIvJ*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*Iv
"""#),
        OpenFontFace(.regular, unitsPerEm: 1000,
            advances: #"""
"W"W#y'@&P(!'="<#V#V$b&T"[%)"^%'&a$P&1&?&S&8&A%F&b&7"b"q%1& %0%X(h'%'#'!'8&D&.'0'Q"s&`&?%x(B'>',&h',&u&T&)'D&u(I&_&m\#
&>#I%&#I$T's#T%m&9%m&9%u$%&;&G"T"`%I"U)B&D&$&:&:$ %C$+&@%o(J%`%m%B#s"K#s%u"W"O%u',&3&O"P%~$5(b#o&F&(&>(b$4$(%u#X#X#T\#
&E%Y#M#<"d#j&F(0(.)%%R'%'%'%'%'%'%)q'!&D&D&D&D"s"s"s"s'B'>',',',',',%t','D'D'D'D&m&m&3%m%m%m%m%m%m)D%m%u%u%u%u"T"T"T\#
"T%|&D&$&$&$&$&$%q&$&@&@&@&@%m&:%m'%%m'%%m'%%m'!%m'!%m'!%m'!%m'8&V'A&9&D%u&D%u&D%u&D%v&D%u'0&;'0&;'0&;'0&;'Q&G'Q&G"s\#
"T"s"T"s"T##"e"s"T&\%5&`#8&?%I%J%x"U%x"U%x"z&!#I&!"v'>&D'>&D'>&D&D'>&D',&$',&$',&$)`)r&u$ &u$ &u$ &T%C&T%C&T%C&T%C  \#
  &)$+&3$2'D&@'D&@'D&@'D&@'D&@'D&@(I(J&m%m&m&>%B&>%B&>%B#)&$($"M"F$/$($"&O'o&^
"""#,
            rows: ##"""
 !"#!!$"%!&'()*+,!-./0123455!6!!789:;<=>??@AB??CDCEFG@HIJKLMN!!!!OPQRSTUVWWXRVVYPUZ[\U]^_`abcd!
"""##,
            columns: ##"""
 !"#!!$"!%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!GHIJIKLHMNHHOOIOPOQRSTUVWXYZ[!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*IpJ*InIyJ*IlJ*J*J*J*J*J*J*IvJ*J*J*J*J*J*ItJ*IoIrJ*InJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IyJ*J*J*I$IKIGJ*J*J*J*IUJ*IbJ*J*J*J"J*J*IzIFJ*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*IkIfJ*IlJ*J*J#IfItJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*IeI~J*IPJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*I|J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImIgIyJ*I_I{I\J*IoIuJ*J*J*J*InJ*IjJ*IrJ*J J*J*J*J*J*J*J*IaJ*I[I\ImJ*J*JMIf\#
I\IaIqI`I[I_InIjImIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ILJ*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*IsIqJ*ItJ*\#
J*J"IqIxJ*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqIpI}J*J*J*ITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I$J*J*J*J*J*J*IVJ*IzIFJ*J*IzJ*I~IkJ I\J*J*J*J*J*J#IyJ*J$IJIuIDIeJ*I8J*J*J*J*J*J \#
J IqJ J*I~J*J J*ImI~ISIaJ*IOJ*J*J*J*J*J*IKJ*J*J*J*J*J*J*J*J*IdIbItJ*J!J*IOJ*I|J*J*J*J*IrJ#J*I{IxIIJ$I_IvIYIDI`J*J*I~\#
J*J*J*IvJ*J*I~J*J*J*IzJ*IsIzIkIqInJ*J*J*J*J*I$J*J*J*J*J*J*IVJ*IzIFJ*J*IzJ*I~IkJ I\J*J*J*J*J*J#IyJ*J$IIIuIDIeJ*I8J*J*\#
J*J*J*J J IqJ J*I~J*J J*ImI~ISIaJ*IOJ*J*J*J*J*J*J*J*J*J*J*J*J*J*GzIvJ*I{J*IQJ*IUJ*IuJ*J*J*J*J*IFJLIuJ*I{J*J*J*J*J*J*\#
J*J*J*IWJ*IXIWI{IXJBJ*IfIWI]J*IiImInInIlIlJ*J*J*J*J*J*J*J*ImJ*J*IzJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IyJ*\#
J*IrJ*IvIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*IzJ*IzJ*IqJ*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I{J*J*IvJ*I{I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*IoJ*J*IzJ*J*J*IuJ*J*J*J*J*IwJ*J"J*J*J*J*J*J*J*\#
J*J*IsJ*IlJ!J*IeJ*IkIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J!J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*IfJ*J*J*J*J*J*IqJ*J*J*J*J*IjJ*J*J*J*J*\#
J*J*J*J*J*J*I`J*IgJ J*IVJ*IbInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J"J*J*J*IkIHIfIHJ*J*J*J*IgJ*IjJ*J*J*J*\#
I}J*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*IqJ*IuItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*InJ*J*IIIzITJ*J*J*IzIzJ*J \#
J*J*J*J*J*J*J*IdJ*J*I|J*J*J*I|J*I}IxJ I~IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*IqJ*J*I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*IqJ*I~IaJ"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*IFJ*J*InILJ*J*Ir\#
J*J*I^J*J*J*J*J*IuJ*InJ*J*I`J*J*J*I|J!J I?I|IXInJ*IAJ*IFIqJ*J*J$J$ItJ$J*JGJ*J$J*InJ#IjIuJ*IiJ*J*J*IrJ*J*J*J*J*ImJ*J*\#
J J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*I~J*IzJ*IwItJ*IzIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*Io\#
J*J*I|I|I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*IxJ*I~IvJ*I}ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*\#
J*IjJ*J*IzJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*I{J*IvJ"IqIlJ#ItIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*\#
J*J*J*J*J*J*J*IzJ*J*J J*J*J"J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J"J*J*J*J*J*J*J*J*J$J$J J$J*J5J*J$J*J J$IzJ!J*IyJ*J*J*J*\#
IyJ*J*J*J*J*J*J*INI~IYJ*J*J!J*J"J*J*J*J*J*J#J*J*J*I^J*J*J*J#J*J*J$J*J*J*J*J*J*IlJ*I~I~IyI~J*J*I{I~IzI}I~IwIzIcIvIfJ*\#
J*J*J*J*J*J*J*InJ*J*IzJ*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J J*IrJ ItIpJ*IzItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*\#
J*J*J*IrJ*J*J*J*J*J*J*J*J#J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JNJ*J*J*J*J*J*J*J*J2J*J*J*J*J*J*J*\#
J*J*J*J*J4J*J*J*J*J*J*J J*J*IuJ$ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J!J J*J*J*J*J*J*J*J*INJ*J*IvJ*J*I~J*J*J*J*J*J*J*J*J*J*J*IeJ"I{J*J*J*J*J*J*J*J*J*J#J*IkIlIvIjJ*J*J*IlJ!\#
IvIsIXI_J*IWJ*J*J*J*IoJ*I J*J*IuHsJ*J*IGJ*J"IFJ*J*IvJ*J*IuJ*IbJ*J*IUJ*J*J*J J*J*HqIxI*I]J*H~J*I8IvJ*J*I~I~IjI~J*J*J*\#
I~J*IYIyI/IMJ*I)J*J*J*IxJ*J*J*J*J*IjJ*J*IyJ*IvJ*J*J*J*J*J*J*J"J*J*J*J*J*J*I|J*J*J*J*IzJ*IuJ!IrIkJ#IuIpJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IoIsJ*J*J*J*IqJ*J*I@IzISJ*J*J*J IyJ*J"J*J*J*J*J*J*J*IaJ*J*I|J*J*J*IwJ*IsIvJ$J*ItJ J*J#J#J*\#
J$J*J*J*J#J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*IvJ*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*ItJ J*IqJ*J$IyJ*J*J$\#
J$J*J$J*J*J*J$J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*IpJ*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J"J*IrI~I{IpJ*IzIuJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*ItIpJ*J*J*IxJ*J*J*IIIIIFJ!I{J*J*IPJ*ISJ*J*J*I\J*J*IeI?J*IzJ*J*J*J*J*J*J*J*J*J*\#
J*I-IuI)IBIVI+J*J"I8I+I/IbI9I9I@IAI8I5J*J*J*InJ*J*J*IpJ*J*J*IDI_IBIzI~I{J*I_IzIaJ*IyI}IqJ*J*ImIXJ*IuIvIsJ*J*J*J*J*J*\#
J*J*J*IQJ*IUIVI|IVJ*J*IbIVIXI~IfIwIxIqIvInJ*J*J*IyJ*J*J*J J*J*J*IeIvIdJ*J*J*J*I}J*IzJ*J*J*J*J*J*J*InJ*J!J"J!J*J*J*J*\#
J*J*J*J*J*IsJ*ItItJ*ItJ*J*I}ItIyJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IXJ*J*I{J*J*J J*J*J*J*J*J*J*J*J*J*J*IrJ"I|J*J*\#
J*J*J*J*J*J*J*J*J*IqIqIyIoJ*J*J*IqJ#IxIuIaIjJ*I`J*J*J*J*IlJ*J*J*IhJ*J*J*I8IDI6IrIyIwJ*ICIvIGJ*IsI{I_J*J I\IAJ*IkIwIr\#
J*J*J*J*J*J*J*J*J*I'J*I5I5IdI5IuJ*IDI5I1IiIHITIUIRISILJ*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J#\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IzIyJ IxJ*J*J*IyJ*J!IyIqIvJ*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrIlIzJ*IkI}IgJ*ItIyJ*J*J*J*Iq\#
J*IpJ*IvJ*J!J*J*J*J*J*J*J*IkJ*IgIfIrJ*J*JLIqIfIkIuIkIdIiIsIoIsIwJ*J*J*J*IGJ*J*J*J*J*J*J*J*IvINJ*J*J J*I}IqJ*IeJ*J*J*\#
J*J*J*IuJ*J*IFIsIBIdJ*I6J*G{J*J*J*IyIxInJ*J*J8J*IxJ*IgIwIXIdJ*IaJ*J*J*J*J*J*IpJ*J*IeIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IzJ*J*J*J*J*J*I'J$IXIwJ*I;J*IYIoJ*J*J*J*J*J*J*J4J*J*J*J*J*J J*J*I~J*J*J*IlJ*J*IfJ*J*I\IqJ*J J*IxJ*J*J*J*J*J*J*J*J*\#
J*J*J*IvJ*J$J*J*J*J*I+J*IVItIqI5I|IWIfJ*J*J*J*J$J*J*J*J*J*J*J$J*IwI{I{IuJ*J*J*IcJ*J*IqJ*J*I^IwJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I$J*I\I|I|I2J*I]IiJ*J*J*J*J*J*J*J*J*J*J*J*J*I{J J*IzJ*J*J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J8J*J*J*ImJ*J*I^ItJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*I*J*ISIwIxI'J"IZIiJ*J*J*J*J*J*J*J*J*J*J*J*J*IwI{I~IvJ*J*J*IeIsJ*J*J*J*J4J*J*IbIkIbJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I_J*J*J*J*J*J*J*J*J*J*J*J*J2J#J*J J!J*J!J*J*J*J!J*J*J*J*J*J*J*J*J*J*J2J*J*J#J*J*IgJ"J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I8J*IbI}J*IDJ$IfIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*IlJ*J*IeIsJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*I&J$IWIvJ*I6J*IWIoJ*J*J*J*J"J*J*J*J*J*J*J#J*IzJ#J*IyJ*J*J*IlJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*\#
J*IpJ$J*J*I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!I~J*I@J*IwJ*J*IWJ*IkItJ J*IqIqJ*IpJ*J*J*IqJ J*J*J*J*J*J*J*J*J*IvJ*J*\#
IkJ*J*I[IsJ*J J*IyJ*J*J*J*J*J*J*J*J*J*J*J*IvJ*J$J*J*J*J*I)J*IUItIqI5I{IXIgJ*J*J*J*J$J*J*J*J*J*J*J*J*IvI{I|IuJ$J*J*Ic\#
IrJ*J*J*J*IaJ*J*ISIaIZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IZJ*J*I_J*I=J*IxJ*IeIYIeJ$IkJ"J*J I~J*I~J*J*J*I~J*J*J*J*J*J*J*J*J*\#
J*IjJ*J*IqJ*J*I`IvJ*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I/J*IUIwJ#I/J*I\IkJ*J*J*J*J*J*J*J*J*J*J*J*J*IwI{J*Iw\#
J*J*J*IjJ*J*J*J*J*IxJ*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ILJ*IzJ*J*I^J*ItI|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I}IoJ*J*J*I}I[J*J*ISIsIXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*IlJ*I:J*IwJ*IaITIeImIdIuJ*IvIwJ*IwJ*J*J*IwIyJ*J*\#
J*J*J*J*J*J*J*IdIrJ*J*J*J*I_J*J*IaIzIdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IxJ*I@J*IxJ*IiIUIpInIiIzJ*I{I{J*I|J*J*J*I{I|\#
J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*InJ*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*IAJ*IrJ*J*ISJ*InIsJ$J*I{I{J*I{J*J*J*\#
I{J*J*J*J*J*J*J*J*J*J*IuIoJ*J*J*I~I]J*J*IPIsIXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*IiJ*I9J*IxJ*I`IVIdIoIfIvJ*IwIwJ*IxJ*\#
J*J*IwIyJ*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*InJ*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*I1J#IjJ"J*IHJ*IiIsJ*J*J$J$J*\#
J$J*J*J*J$J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*IqImI|J*IgI}IdJ*IsIxJ*J*J*J*IrJ*IoJ*IvJ*J!J*J*J*J*J*J*J*IkJ*Ic\#
IcIrJ*J*JMInIcIiItIhIdIhIuIoItItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J2J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*It
"""#),
        OpenFontFace(.medium, unitsPerEm: 1000,
            advances: #"""
"G"n$A':&i(8'U"H#l#l$a&L"j%&"n%A&w$s&Q&\&r&R&Y%d&v&O"t#!%=%}%=%y(n'<'5'3'F&T&?'C'`#.&r&^&*(S'J'>&y'>'(&h&C'P')(X&|&~\#
&W#e%@#e$d'm#r&!&K&!&K&'$B&N&["j"y%k"k)O&V&6&L&L$E%Y$Q&S&$(\%y&$%X$1"[$1%r"G"f&('B&?&s"`&1$R(Y#l&M&$&>(Y$H$3%y#`#_#r\#
&^&*#M#4"v#h&M(S(I)<%s'<'<'<'<'<'<*%'3&T&T&T&T#.#.#.#.'T'J'>'>'>'>'>&+'>'P'P'P'P&~&|&L&!&!&!&!&!&!)P&!&'&'&'&'"j"j"j\#
"j&0&V&6&6&6&6&6%g&6&S&S&S&S&$&L&$'<&!'<&!'<&!'3&!'3&!'3&!'3&!'F'*'S&K&T&'&T&'&T&'&T&(&T&''C&N'C&N'C&N'C&N'`&['`&[#.\#
"j#."j#."j#8"v#."j'-%c&r#g&^%k%l&*"k&*"k&*#O&1#x&2#8'J&V'J&V'J&V&V'J&V'>&6'>&6'>&6)v)y'($E'($E'($E&h%Y&h%Y&h%Y&h%Y  \#
  &C$Q&L$V'P&S'P&S'P&S'P&S'P&S'P&S(X(\&~&$&~&W%X&W%X&W%X#B&!(!"_"X$_$X$#'.($&e
"""#,
            rows: ##"""
 !"#!!$"%&'()*+,-!./01234566!7!!89:;<=>?@@ABC@@DEDFGHAIJKLMNO!!!!PQRSTUVWXYZSWW[QV\]^V_`abcdef!
"""##,
            columns: ##"""
 !"#!!$"%&'()*)+,-./01234566!7!89:;<;;;<;;=;;;;<;<;>?@ABCDE!FG!!!HIJKJLMINOIIPPJPQPRSTUVWXYZ[\!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*IqJ*IoI}J*IlJ*J*J*J*J*J*J*IwJ*J*J*J*J*J*IuJ*IoIsJ*IoJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*I'IXIHJ*J*J*J*I[J*IgJ*J*J*J$J*J*I~IHJ*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*InIjJ*IpJ*J*J*IjIuJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*IgJ"J*IRJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*I|J*J*I{J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*IoIhI}J*I`I{I]J*IrIzJ*J*J*J*IuJ8IlJ*ItJ*J#J*J*J*J*J*J*J*IeJ*I\\#
I^InJ*J*JWIlI^IdIpIbI\IaIuIiIuIqJ*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*IrJ*IsIrJ*IuJ*J*J$IrIxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrIsJ!J*J*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I'J*J*J*J*J*J*J*IdJ*I~IGJ*J*I~J*J"IkJ#I^J*J*J*J*J*J*I}J*J*\#
IMIxIIIjJ*I<J*J*J*J*J*J#J#IrJ#J*J"J*J#J*ImJ"IWIdJ*ISJ*J*J*J*J*J*IXJ*J*J*J*J*J*J*J*J*J*IiIhIzJ*J#J*ITJ*J!J*J*J*J*ItJ*\#
J*J I}IKJ*IbIxI]IIIhJ*J*J"J*J*J*I{J*J*I~J*J*J*I~J*IuI{InIrIuJ*J*J*J*J*I'J*J*J*J*J*J*J*IdJ*I~IGJ*J*I~J*J"IkJ#I^J*J*J*\#
J*J*J*I}J*J*IJIxIIIjJ*I<J*J*J*J*J*J#J#IrJ#J*J"J*J#J*ImJ"IWIdJ*ISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*GnIsJ!IwJ*IOJ ISJ*IrJ"\#
J*J*J*J*IDJQIrJ*IxJ*J*J*J*J*J*J*J*J*ISJ*IUITIvIUJBJ$IcITIYI~IfIkIkIkIiIgJ*J*J*J*J*J*J*J*J*IoJ*J*I~J*IrJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J#J*IyJ*J*IrJ*IsIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*I~J*I~J*IxJ*J*J*J*J*\#
J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*IwJ*IwJ!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J!J*\#
IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*InJ*J*I~\#
J*J*J*IsJ*J*J*J*J*ItJ*J$J*J*J*J*J*J*J*J*J*IqJ*IkJ#J*IeJ*IgIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*\#
J*J*J#J*J"J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*\#
J*J*IfJ*J*J*J*J"J*IrJ*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*IaJ*IgJ#J*IYJ*I`ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*\#
J*J*J$J*J*J*J*ImILIjIFJ*J*J*J*IhJ*IlJ*J*J*J*J!J*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IqJ*J*J#J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*IrJ*IrIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*ItJ*J*J*J*J*J*IuJ*J*IOI~IRJ*J*J*I~I~J*J#J*J*J*J*J*J*J*IeJ*J*J!J*J*J*I|J*I}IyJ#I|IxJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IxJ*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*IsJ*J*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*IrJ*J"IcJ$J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*IHJ*J*J*IuIMJ*J*ItJ*J*I^J*J*J*J*J*IuJ*InJ*J*I`J*J*J*I{J!J I@IzIUImJ*I=J*IDIxJ*\#
J*J$J$IsJ#J*JVJ*J$J*IkJ$IgIrJ*IeJ*J*J*IxJ*J*J*J*J*J*IpJ*J*J#J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J J*IxJ*ItIsJ*\#
IwIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*IqJ*J*J!J!IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*IwJ*\#
IyIvJ*IzIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*IkJ*J*I~J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*I|\#
J*IuJ"IlIjJ#IqIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*I~J*J*J#J*J*J$J*J*J*J*J*J*J*J*J*J*J*J$\#
J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J#J*J*JAJ*J*J*J#J*I~J#J*I|J*J*J*J*IzJ*J*J*J*J*J*J*J*IYJ"IYJ*J*J#J*J$J*J*J*J*J*J*J*J*J*\#
I`J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J J I}J J*J*I}J I|J!J"I|I~IlI{ImJ*J*J*J*J*J*J*J*J*IpJ*J*I~J*IvJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IzJ*J*J*J*J#J*IrJ#IpIpJ*IwIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*IsJ*J*J*J*J*J*J8J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JSJ8J*J*J*J*J*J*J*J:J*J*J*J*J*J*J*J*J*J*J*J?J9J*J*J*J*J*J*J#J*J*IxJ*IqJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J#J*J*J*J*J*J*J*J*J*IVJ*J*Iu\#
J*J*J"J*J*J*J*J*J*J*J*J*J*J*IeJ!IxJ*J*J*J*J*J*J*J*J*J#J*IlImIrIjJ*J*J*ImJ IpItIXI_J*IWJ*J*J*J*IpJ*H}J*J*J*IzHtJ*J*IW\#
J*J$ICJ*J*I{J*J*ItJ*IdJ*J*ISJ*J*J*J!J*J*HwIzI,IaJ*I"J*I8I{J*J*J"J"IhJ"J*J*J*J"J*IUI}I3IQJ*I-J*J*J*I}J*J*J*J*J*J*IlJ0\#
J*I}J*IsJ*J*J*J*J*J*J*J$J*J*J*J*J*J*I{J*J*J*J*I|J*ItJ"InIjJ$IrIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpIsJ*J*J*J*\#
J*IsJ*J*IFI~IQJ*J*J*J#I}J*J$J*J*J*J*J*J*J*I]J*J*I|J*J*J*IuJ*IlIuJ$J#IuI~J*J#J$J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*IvJ*J*\#
J*J*J*J*I{J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*IsJ!J*IoJ*I}I}J*J*J$J$J*J$J*J*J*J$J*J*J*J*J*J*J*J*J*J*\#
I~J*J*J*J*J*J*IqJ*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J"J*IqJ IvInJ*IvIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*\#
J*J*J*IuIqJ*J*J*IxJ*J*J*J*IJIKIEJ#J J*J*IRJ*IYJ*J*J*IhJ*J*IoI@J*I|J*J*J*J*J*J*J*J*J*J*J*I/IwI-IFIaI1J$I~IFI0I4IkIIIL\#
IQIPIKIFJ*J*J*IoJ*J*J*InJ*J*J*J*IIIbIAIzI}I{J*I`IzIbJ*IyI}IsJ*J*ImIUJ*ItIvIrJ*J*J*J*J*J*J*J*J*IOJ*ITIUI{IVJ#J*IdIUIX\#
I~IgIwIxIpIuImJ*J*J*I}J*J*J*J J*J*J*J*IjIxIeJ*J*J*J*J!J*I~J*J*J*J*J*J*J*ImJ*J"J"J#J*J*J*J*J*J*J*J*J*ItJ*IuIvJ*IvJ*J*\#
I~IvIzJ*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*J*IxJ*J*J#J*J*J*J*J*J*J*J*J*J*J*InJ!IxJ*J*J*J*J*J*J*J*J*J*J*IoIqIt\#
IlJ*J*J*IqJ!IqIuI^IgJ*I\J*J*J*J*IlJ*J*J*IgJ*J*J*J*I<III5IsIyIwJ*IDIwIIJ*ItI{IdJ*J I]I=J*IjIwIqJ*J*J*J*J*J*J*J*J*I&J*\#
I3I5IdI5IuJ*IEI5I/IiIIIVIVIRITILJ*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I~I}J!I{J*J*J*I}J*J!I}IvI{J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsIlI~J*IkI}IhJ*IvI}J*J*J*J*IxJ8IqJ*IxJ*J#J*J*J*\#
J*J*J*J*InJ*IfIgIrJ*J*JVIwIgImIsIkIdIhIyImIyIuJ*J*J*J*IHJ*J*J*J*J*J*J*J*J*IsIKJ*J$J J$I{IoJ!IdJ*J*J*J*J*J*IrJ$J$IEIp\#
IAIeJ*I5J*GnJ*J*J*IvIvIkJ*J*JHJ*IvJ#IaIuITI`J*I]J*J*J*J*J*J*IrJ*J*J*IlIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*\#
J*I-J*IVIwJ*I9J*IUIvJ*J*J*J*J*J*J*J@J*J*J*J*J*I}J*J*I{J*J*J*IqJ*J*IjJ*J*J*I^IrJ*J#J*IvJ*J*J*J*J*J*J*J*J*J*J*J*IvJ*J$\#
J*J*J*J*I0J*IUIvIqI5J!ITIgJ*J*J*J*J*J*J*J*J*J*J*J*J*IwI{IyItJ*J*J*IcJ*J*IrJ*J*J*I_IwJ*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*\#
J"J*J*J*J*J*J*I(J*I[I}IyI/J*IYIhJ*J*J*J*J*J*J*J*J*J*J*J*J*IzI~J"IxJ*J*J*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JHJ*J*J*IoJ*J*J*I_ItJ*J*J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*IwJ*J*J*J*J*J*I,J*IRIxIuI'J$IVIhJ*J*J*J*J*J*J*J*J*J*J*J*J*IvIzI{ItJ*J*J*IdItJ*J*J*J*J*J5J*J*IcIsI_J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*J*J*J*J*J*J3J#J*J"J#J*J#J*J*J*J#J*J*J*J*J*J*J*J*J*J*J3J*J*J*J*J*J*ImJ$J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*IdI~J*IEJ*IcIxJ*J*J*J*J*J*J*J3J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*IoJ*J*J*IlItJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*I-J*IVIvJ*I6J*ITIvJ*J*J*J*J#J*J*J*J*J*J*J$J*IyJ"J*IxJ*J*J*IqJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*IyJ*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*IyJ*J*J$J*J*J*J*J*J*J*J*J*J*J1J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J#J*J*J*J*J*IwJ*J*J*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!I~J*IPJ*ItJ*J*IVJ*IhIzJ J*IqIrJ*IqJ*J*J*IrJ J*J*J*J*J*J*J*\#
J*J*I{J*J*InJ*J*J*I\IsJ*J#J*IvJ*J*J*J*J*J*J*J*J*J*J*J*IuJ*J$J*J*J*J*I-J*ITIuIoI3I}IUIfJ*J*J*J*J$J*J*J*J*J*J*J*J*IvIz\#
IyItJ*J*J*IbItJ*J*J*J*J*I`J*J*ISIlIXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I[J*J*IgJ*IOJ*IyJ*I]I[IlI{IhJ"J*J#J"J*J"J*J*J*J"J*J*\#
J*J*J*J*J*J*J*J*IgJ*J*IsJ*J*J*IcIvJ*J*J"J#J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*I2J*ITIwJ!I-J*IWImJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*IvIzJ$IuJ*J*J*IjJ*J*J*J*J*J*I}J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IXJ*IxJ*J*I[J*InJ!J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!IoJ*J*J*I|J*I\J*J*IWIuITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*IpJ*IOJ*IwJ*I^IVImIkIdItJ*Iv\#
IwJ*IwJ*J*J*IwIxJ*J*J*J*J*J*J*J*J*IcIsJ*J*J*J*J*IaJ*J*IdI{I`J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*I{J*IQJ*IxJ*IfIVIwIkIh\#
IyJ*IzI{J*I{J*J*J*I{I|J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*IuJ*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*IPJ*IqJ*J*IS\#
J*IkIyJ"J*IxIyJ*IxJ*J*J*IyJ$J*J*J*J*J*J*J*J*J*IzIoJ*J*J*I|J*I^J*J*ITItIUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*J*InJ*IOJ*Iw\#
J*I]IWIlIlIeItJ*IvIwJ*IwJ*J*J*IwIyJ*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*J*IuJ*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IBJ$IhJ!J*IFJ*IdIyJ*J*J$J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J$J*J*J*J*J*J*IrIlJ!J*IgI}IcJ*IuI}J*J*J*J*IxJ9\#
IpJ*IwJ*J#J*J*J*J*J*J*J*ImJ*IbIcIqJ*J*JWIrIcIjIrIhIcIhIzImIzIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J3J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Ir
"""#),
        OpenFontFace(.semibold, unitsPerEm: 1000,
            advances: ##"""
"?"y$T'8&u(C'a"N#w#w$a&I"q%$"v%N'#%$&`&j'"&^&d%s'!&["}#(%C%|%C&*(q'G'>'<'L&\&G'M'h#:&{&m&2(['P'F'"'F'1&r&O'V'2(_'+''\##
&c#s%M#s$l'j$"&*&T&*&T&/$P&W&e"t#%%|"u)V&_&?&T&T$W%c$d&]&.(e&%&/%b$?"b$?%q"?"r&1'L&E'%"g&:$`(T#j&P&"&>(T$Q$9%{#c#b$"\##
&j&A#M#0# #f&P(c(W)G&$'G'G'G'G'G'G*.'<&\&\&\&\#:#:#:#:']'P'F'F'F'F'F&5'F'V'V'V'V'''%&X&*&*&*&*&*&*)V&*&/&/&/&/"t"t"t\##
"t&9&_&?&?&?&?&?%a&?&]&]&]&]&/&U&/'G&*'G&*'G&*'<&*'<&*'<&*'<&*'L'C'\&T&\&/&\&/&\&/&\&0&\&/'M&W'M&W'M&W'M&W'h&e'h&e#:\##
"t#:"t#:"t#C"~#:"t'D%z&{#}&m%|%|&2"u&2"u&2#h&8$0&:#H'P&_'P&_'P&_&_'P&_'F&?'F&?'F&?*")|'1$W'1$W'1$W&r%c&r%c&r%c&r%c  \##
  &O$d&X$h'V&]'V&]'V&]'V&]'V&]'V&](_(e''&/''&c%b&c%b&c%b#N%~'~"g"a$v$p$$'L(.&i
"""##,
            rows: ##"""
 !"#!!$"%&'()*+,-!./01234566!7!!89:;<=>?@@ABC@@DEDFGHAIJKLMNO!!!!PQRSTUVWXYZSWW[QV\]^V_`abcdef!
"""##,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!GHIJIKLHMNHHOOIOPOQRSTUVWXYZ[!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*IrJ*IoJ J*ImJ*J*J*J*J*J*J*IxJ*J*J*J*J*J*IuJ*IpIsJ*IoJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IxJ*J*J*J*I(I^IIJ*J*J*J*I^J*IjJ*J*J*J*J*J*J!IIJ*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*IpIlJ*IqJ*J*J*IlIvJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*IZJ*IhJ#J0ISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*I|J*J*IzJ*J*J*J*J*J*J*J*J"J*J*J*J*J*J*IpIhJ J*IaI|I^J*IsI}J*J*J*J*IyJ>ImJ*IuJ*J$J*J*J*J*J*J*J*IgJ*I]I_InJ*J*J\Io\#
I_IeIoIcI]IbIyIiIxIpJ*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*INJ*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*ItIsJ*\#
IvJ*J*J*IsIyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsIuJ#J*J*J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I(J*J*J*J*J*J*IjJ*J!IHJ*J*J!J*J#IjJ$I`J*J*J*J*J*J*J J*J*INIzILIlJ*I>J*J*J*J*\#
J*J$J$IrJ$J*J$J*J$J*IlJ$IYIeJ*IUJ*J*J*J*J*J*I^J*J*J*J*J*J*J*J*J*IlIkI|J*J*J*IVJ*J"J*J*J*J*IuJ*J*J"J IMJ*IdIyI_IKIkJ*\#
J*J$J*J*J*I~J*J*J J*J*J*J!J*IvI{IoIsIyJ*J*J*J*J*I(J*J*J*J*J*J*IjJ*J!IHJ*J*J!J*J#IjJ$I`J*J*J*J*J*J*J J*J*IKIzILIlJ*I>\#
J*J*J*J*J*J$J$IrJ$J*J$J*J$J*IlJ$IYIeJ*IUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*GhIqI~IuJ*IMI|IRJ*IqJ J*J*J*J*IBJTIpJ$IwJ*J*J*J*\#
J*J*J*J*J*IQJ*ISISItITJCJ#IaISIWI{IdIiIjIiIhIeJ*J*J*J*J*J*J*J*IpJ*J*J!J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IxJ*J#IsJ*IqItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J!J*J!J*I{J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IzJ*J*IwJ*IuJ#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*I~J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J$J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*InJ*J*J!J*J$J*IqJ*J*J*J*J*IrJ*J*J*J*J*J*J*\#
J*J*J*J*IpJ*IjJ*J*IdJ*IeIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J J*J!J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J$J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*IfJ*J*J*J*J J*IsJ*J*J*J*J*IhJ*J*J*\#
J*J*J*J*J*J*J*J*IbJ*IhJ$J*I[J*I_ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*InINIlIEJ*J*J*J*IiJ*InJ*J*\#
J*J*J#J*J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J$J*I~J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IrJ*IpIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*IyJ*J*IRJ!IQJ*J*J*J!J!\#
J*J$J*J*J*J*J*J*J*IfJ*J*J"J*J*J*I}J*I|IzJ$I{I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IuJ*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*IrJ*J$IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*IIJ*J*IyINJ*\#
J*IuJ*J*I^J*J*J*J*J*IuJ*IoJ*J*I_J*J*J*IzJ I~IAIyISImJ*I;J*IBI{J*J*J#J$IsJ#J*J]J*J$J*IiJ$IeIqJ*IcJ*J*J*I{J*J*J*J*J*Ir\#
J*J*J$J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J!J*IwJ*IrIrJ*IuIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*\#
J*IsJ*J*J"J"IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*IwJ*IwIuJ*IxIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*\#
J*J*J*IlJ*J*J!J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*I}J*ItJ#IjIiJ$IoIoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*In\#
J*J*J*J*J*J*J*J*J*J!J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*JGJ*J*J*J$J*J!J*J*I}J*J*\#
J*J*IzJ*J*J*J*J*J*J*I^J$IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J J J J!J*J*J J I}J#J$I~J!IpI~\#
IqJ*J*J*J*J*J*J*J*IqJ*J*J!J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J$J*IqJ$InIoJ*IvIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J#J*J*J*J*ItJ*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JVJ>J*J*J*J*J*J*J*J?J*J*J*J*J*\#
J*J*J*J*J*J*JEJ?J*J*J*J*J*J$J*J*IzJ*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*IYJ*J$ItJ*J*J#J*J*J*J*J$J*J*J*J*J*J*IfJ IwJ*J*J*J*J*J*J*J*J*J#J*IlInIpIiJ*J*J*\#
InJ ImIuIYI`J*IWJ*J*J*J*IqJ*H|J*J*I}HuJ*J*I^J*J*IBJ*J*I}J*J*ItJ*IeJ*J*IRJ*J*J*J!J*J*HzI{I.IcJ*I#J*I9I~J*J*J$J#IgJ#J*\#
J*J*J#J*ISJ I5ISJ*I/J*J*J*J J*J*J*J*J*ImJ1J*J J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*I}J*ItJ"IlIiJ$IpIqJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpItJ*J*J#J*ItJ*J*IIJ!IPJ*J*J*J$J J*J*J*J*J*J*J*J*J*I[J*J*I}J*J*J*ItJ*IhIuJ$J!IvI~J*J$\#
J$J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*I}J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*IsJ!J*InJ*IzJ J*\#
J*J#J$J*J#J*J*J*J$J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*IrJ*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J#J*IqJ!ItImJ*It\#
IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*IuIrJ*J*IwJ*J*J*J*IKIMIDJ*J"J*J*ISJ*I[J*J*J*InJ*J*ItIAJ*I}J*J*J*J*J*J*J*J*\#
J*J*J*I0IxI/IHIgI4J"I|IMI2I7IoIPIUIYIXIUINJ*J*J*IoJ*J*IlJ*J*J*J*ILIdI@IyI}IzJ*I`IyIcJ*IxI}IuJ*J$IlISJ*ItIuIrJ*J*J*J*\#
J*J*J*J*J*INJ*ISIUI{IVJ!J*IeIUIXI}IhIvIwIpIuIlJ*J*J*J J*J*J J*J*J*J*IlIyIeJ*J*J*J*J#J*J!J*J*J*J*J*J*J*ImJ*J"J#J*J*J*\#
J*J*J*J*J*J*J*IuJ*IvIwJ*IwJ*J*I~IwIzJ*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*J$IvJ*J*J$J*J*J*J*J$J*J*J*J*J*J*IlJ Iv\#
J*J*J*J*J*J*J*J*J*J*J*InIpIqIkJ*J*J*IpJ ImIuI\IeJ*IZJ*J*J*J*ImJ*J*IfJ*J*J*J*I>IKI5IsIzIwJ*IEIxIKJ*ItI|IgJ*I~I^I;J*Ii\#
IxIqJ*J*J*J*J*J*J*J*J*I&J*I2I4IdI4IuJ*IFI4I.IiIJIWIWISIUIKJ*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*\#
J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J!J J!I}J*J*J*J J*J"J IxI~J*IxJ*J*J*J*J*J*J*J*J#J*J*J*J*J*J*ItIkJ!J*IjI~IhJ*IwJ J*J*J*\#
J*I{J>IqJ*IyJ*J*J*J*J*J*J*J*J*IpJ*IfIgIqJ*J*J[IzIgInIrIlIcIhI|IlI|ItJ*J*J*J*IIJ*J*J*J*J*J*J*J*IqIJJ*J"I~J"IzInI~IcJ*\#
J*J*J*J*J*IqJ"J"IDIoI@IeJ*I5J*GhJ*J$J*ItIuIiJ*J*JOJ*IuJ!I_ItIRI^J*I[J*J*J*J*J*J*IsJ*J*IoIuJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IwJ*J*J*J*J*J*I0J*IUIxJ*I8J*ISIyJ*J*J*J*J*J*J*JEJ*J*J*J*J*I{J$J*IyJ*J*J*ItJ*J*IlJ*J*I_IsJ*J$J*IuJ*J*J*J*J*J*J*\#
J*J*J*J*J*IuJ*J$J*J*J*J*I2J*IUIwIpI4J"ISIgJ*J*J*J*J*J*J*J*J*J*J*J*J*IvIzIxItJ*J*J*IcJ*J*IsJ*J*I_IvJ*J*J*I}J*J*J*J*J*\#
J*J*J*J*J*J*J*J J*J*J*J*J*J*I*J*I[I}IwI-J*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*IzI}J IwJ*J*J*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JPJ*J*J*IpJ*J*I_IsJ*J*J*I|J*\#
J*J*J*J*J*J*J*J*J*J*J*IuJ*J$J*J*J*J*I-J*IRIxItI&J*ITIhJ*J*J*J*J*J*J*J*J*J*J*J*J*IuIyIyIsJ*J*J*IdIuJ*J*J*J*J5J*J*IcIw\#
I]J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*J*J*J2J*J*J3J"J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*IpJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IeI~J*IFJ*IaI{J*J*J*J*J*J*J*J5J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IpJ*J*Io\#
ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*I0J*IUIwJ*I7J*IRIyJ*J*J*J*J$J*J*J*J*J*J*J$J*IyJ!J*IwJ*J*J*IsJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*ItJ*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*ItJ*J*J"J*J*J*J*J*J*J*J*J*J*J3J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J$J*J*J*J*IzJ*J*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*IWJ*IrJ*J*IUJ*IfI|I~J*IrIsJ*IqJ*J*J*IsI~J*J*J*J*J*J*J*J*\#
J*I}J*J*IpJ*J*I]ItJ*J$J*ItJ*J*J*J*J*J*J*J*J*J*J*J*IuJ*J#J*J*J*J*I/J*ISIvInI2J ISIfJ*J*J*J*J*J*J*J*J*J*J*J*J*IuIzIwIs\#
J*J*J*IaIuJ*J*J*J*I`J*J*ITIqIVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*J*IjJ*IXJ*IyJ*IZI\IoIxIfJ!J*J$J$J*J$J*J*J*J$J*J*J*J*J*\#
J*J*J*J*J*IeJ*J*ItJ*J*IeIwJ*J*J$J!J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*I3J*ISIxJ I,J*IUInJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
IvIzJ"ItJ*J*J*IkJ*J*J*J*J*J J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*IvJ*J*IYJ*IlJ"J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J#IpJ*J*I{J*I]J*J*IYIvIRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*IrJ*IZJ*IvJ*I\IWIqIiIcIsJ*IuIvJ*IvJ*J*J*\#
IvIxJ*J*J*J*J*J*J*J*J*IcIsJ*J*J*J*IbJ*J*IeI{I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*I|J*IYJ*IwJ*IeIWIzIjIhIxJ*IzIzJ*I{J*\#
J*J*IzI{J*J*J*J*J*J*J*J*J*IgJ*J*J*J*J*IyJ*J*J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*IXJ*IpJ*J*ITJ*IiI|J!J*IvIxJ*\#
IvJ*J*J*IxJ#J*J*J*J*J*J*J*J*J*I}IpJ*J*I{J*I_J*J*IVIuISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*IqJ*IYJ*IwJ*I\IXIqIkIeIsJ*Iu\#
IvJ*IwJ*J*J*IvIxJ*J*J*J*J*J*J*J*J*IdJ*J*J*J*J*IyJ*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IJJ$IgJ J*IEJ*IaI|J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J"J*J*J*J*J*J*IsIlJ"J*IfI}IcJ*IvJ J*J*J*J*I{J?IpJ*IxJ*J*J*J*J*J*J*J*\#
J*InJ*IbIcIqJ*J*J\ItIcIkIqIiIcIgI}IlI|IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J5J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iq
"""#),
        OpenFontFace(.bold, unitsPerEm: 1000,
            advances: #"""
"7#&$h'5'#(O'm"U$$$$$a&E"x%""~%['/%6&p&y'2&l&q&#',&g#'#/%J%{%I&;(u'S'G'E'S&e&P'W'p#G'&&}&;(d'V'O'+'O':&}&\'\'<(g'9'0\#
&p$#%Z$#$t'g$2&4&]&4&]&8$_&`&p#!#2&/#!)]&i&I&]&]$j%n$w&g&9(n&2&;%n$M"k$M%o"7"~&;'X&K'8"o&C$o(P#h&S& &>(P$[$?%~#g#e$2\#
&w&Y#M#+#)#e&S(u(e)S&6'S'S'S'S'S'S*7'E&e&e&e&e#G#G#G#G'f'V'O'O'O'O'O&@'O'\'\'\'\'0'-&e&4&4&4&4&4&4)\&4&8&8&8&8#!#!#!\#
#!&C&i&I&I&I&I&I%\&I&g&g&g&g&;&^&;'S&4'S&4'S&4'E&4'E&4'E&4'E&4'S']'e&]&e&8&e&8&e&8&e&9&e&8'W&`'W&`'W&`'W&`'p&p'p&p#G\#
#!#G#!#G#!#N#(#G#!'\&3'&$6&}&/&/&;#!&;#!&;$$&@$H&C#Z'V&i'V&i'V&i&i'V&i'O&I'O&I'O&I*.*!':$j':$j':$j&}%n&}%n&}%n&}%n  \#
  &\$w&e${'\&g'\&g'\&g'\&g'\&g'\&g(g(n'0&;'0&p%n&p%n&p%n#[%|'|"p"j%/%*$%'k(9&m
"""#,
            rows: ##"""
 !"#!!$"%&'()*+,-!./01234566!7!!89:;<=>?@@ABC@@DEDFGHAIJKLMNO!!!!PQRSTUVWXYZSWW[QV\]^V_`abcdef!
"""##,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!GHIJIKLHMNHHOOIOPOQRSTUVWXYZ[!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*IrJ*IpJ#J*ImJ*J*J*J*J*J*J*IxJ*J*J*J*J*J*IvJ*IpIsJ*IoJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IxJ*J*J*J*I*IdIJJ*J*J*J*IaJ*ImJ*J*J*J*J*J*J#IJJ*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*IqInJ*IsJ*J*J*InIwJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J*J*J*J*IZJ*IhJ*J2ITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*I|J*J*IzJ*J*J*J*J*J*J*J*J J*J*J*J*J*J*IqIiJ#J*IbI|I_J*IuJ!J*J*J*J*I}JEImJ*IvJ*J*J*J*J*J*J*J*J*IiJ*I]I`InJ*J*JaIs\#
I`IgIoIdI^IbI}IiI|IoJ*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*INJ*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*ItIsJ*\#
IvJ*J*J*IsIyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItIvJ$J*J*J*IZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I*J*J*J*J*J*J*IqJ*J#IHJ*J*J#J*J*IjJ*IaJ*J*J*J*J*J*J#J*J*IPI{INInJ*I@J*J*J*J*\#
J*J*J*IrJ*J*J*J*J*J*IlJ*I[IgJ*IWJ*J*J*J*J*J*IdJ*J*J*J*J*J*J*J*J*InIoJ J*J*J*IXJ*J$J*J*J*J*IvJ*J*J$J"INJ*IeIzIaINIoJ*\#
J*J*J*J*J*J!J*J*J J*J*J*J#J*IvI|IqItI}J*J*J*J*J*I*J*J*J*J*J*J*IqJ*J#IHJ*J*J#J*J*IjJ*IaJ*J*J*J*J*J*J#J*J*ILI{INInJ*I@\#
J*J*J*J*J*J*J*IrJ*J*J*J*J*J*IlJ*I[IgJ*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*GaIoI{IsJ*ILIyIQJ*IoI}J*J*J*J*IAJWIoJ#IuJ*J*J*J*\#
J*J*J*J*J*IOJ*IQIQIqIRJCJ!I_IQIUIxIbIhIiIgIfIbJ*J*J*J*J*J*J*J*IqJ*J*J#J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*\#
IxJ*J"IsJ*IpItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J#J*J#J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IzJ*J*IwJ*IsJ$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J#J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*InJ*J*J#J*J#J*IpJ*J*J*J*J*IqJ*J*J*J*J*J*J*\#
J*J*J*J*IoJ*IjJ*J*IdJ*IcIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*I}J*J#J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J#J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*IfJ*J*J*J*I}J*ItJ*J*J*J*J*IgJ*J*J*\#
J*J*J*J*J*J*J*J*IcJ*IhJ*J*I\J*I^ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*IoIPInIDJ*J*J*J*IiJ*IoJ*J*\#
J*J*J$J*J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*I{J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IrJ*InIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*I}J*J*IVJ#IPJ*J*J*J#J#\#
J*J*J*J*J*J*J*J*J*IfJ*J*J$J*J*J*I}J*I|I{J*IzJ J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*IvJ*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*IsJ*J*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*IJJ*J*I}INJ*\#
J*IvJ*J$I^J*J*J*J*J*IuJ*IoJ*J*I_J*J*J*IzJ I~IBIyIRImJ*I9J*IAI~J*J*J#J$IsJ#J*JeJ*J$J*IhJ$IcIpJ*IaJ*J*J*J J*J*J*J*J*Is\#
J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J"J*IwJ*IqIqJ*ItIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*\#
J*ItJ*J*J$J$IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*IwJ*ItIuJ*IwIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*\#
J*J*J*IlJ*J*J#J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*I~J*IsJ#IhIhJ$InIoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*In\#
J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JMJ*J*J*J*J*J#J*J*J J*J*\#
J*J*IzJ*J*J*J*J*J*J*IdJ*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J!J!J#J!J*J*J!J!I}J$J*J"J#ItJ!\#
IuJ*J*J*J*J*J*J*J*IrJ*J*J#J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IqJ*IlIoJ*IuIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J#J*J*J*J*ItJ*J*J*J*J*JEJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JXJEJ*J*J*J*J*J*J*JCJ*J*J*J*J*\#
J*J*J*J*J*J*JKJFJ*J*J*J*J*J*J*J*I{J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J#ItJ*J*J*J*J*J*J*J#J*J*J*J*J*J*IfJ IvJ*J*J*J*J*J*J*J*J*J#J*IlIoInIiJ*J*J*\#
IoJ IjIuIYI`J*IWJ*J*J*J*IrJ*H{J*J*J!HvJ*J*IfJ*J*IAJ*J*J!J*J*ItJ*IeJ*J*IRJ*J*J*J"J*J*H}I|I/IfJ*I%J*I9J!J*J*J*J*IfJ*J*\#
J*J*J*J*IQJ#I7IUJ*I2J*J*J*J"J*J*J*J*J*ImJ3J*J#J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*I~J*ItJ"IjIiJ$IoIqJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*IpItJ*J*J"J*IuJ*J*IMJ#IOJ*J*J*J*J#J*J*J*J*J*J*J*J*J*IYJ*J*I}J*J*J*ItJ*IdIuJ$I~IwI~J*J$\#
J$J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J!J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J#J*IsJ"J*InJ*IvJ#J*\#
J*J#J$J*J#J*J*J*J$J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*IsJ*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J#J*IqJ"IrImJ*Ir\#
IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*IuIrJ*J*IwJ*J*J*J*ILINIDJ*J$J*J*ITJ*I^J*J*J*ItJ*J*IyIBJ*I~J$J*J*J*J*J*J*J*\#
J*J*J*I1IyI1IJIlI8J!IzIUI5I9IsIXI_IbI`I_IWJ*J*J*IpJ*J*IkJ*J*J*J*INIeI@IyI}IzJ*IaIyIdJ*IxI}IvJ*J#IlIRJ*ItIuIrJ*J*J*J*\#
J*J*J*J*J*INJ*ISIUI{IVI~J*IfIUIXI}IiIvIwIpIuIkJ*J*J*J#J*J*J J*J*J*J*InIzIeJ*J*J*J*J$J*J#J*J*J*J*J*J*J*ImJ*J"J#J*J*J*\#
J*J*J*J*J*J*J*IuJ*IwIwJ*IwJ*J*J IwI{J*J!J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*I`J*J#IuJ*J*J*J*J*J*J*J#J*J*J$J*J*J*IjI~It\#
J*J*J*J*J*J*J*J*J*J$J*ImIpIoIiJ*J*J*IpI~IiIuIZIcJ*IXJ*J*J*J*ImJ*J*IfJ*J*J*J*I@INI5IsIzIwJ*IFIxILJ*IuI|IjJ*I~I^I9J*Ii\#
IxIqJ*J*J*J*J*J*J*J*J*I&J*I2I4IdI4IuJ*IFI4I-IiIJIXIXISIUIKJ*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J#J#J"I~J*J*J*J#J*J"J#I{J!J*IzJ*J*J*J*J*J*J*J*J"J*J*J*J*J*J*ItIkJ#J*IjI~IhJ*IxJ#J*J*J*\#
J*I~JEIqJ*IyJ*J*J*J*J*J*J*J*J*IqJ*IfIgIqJ*J*J`I~IgIoIqIlIcIhJ IkJ IsJ*J*J*J*IJJ*J*J*J*J*J*J*J*IpIIJ*J!I~J!IyImI{IcJ*\#
J*J*J*J*J*IpJ!J IDInI@IeJ*I5J*GbJ*J#J*IsItIgJ*J*JXJ*ItI~I\IsIPI\J*IYJ*J*J*J*J*J*IsJ*J*IrIuJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IwJ*J*J*J*J*J*I3J*ITIxJ*I7J*IQI}J*J*J*J*J*J*J*JKJ*J*J*J*J*IzJ#J*IxJ*J*J*IvJ*J*InJ*J*I`IsJ*J*J*ItJ*J*J*J*J*J*J*\#
J*J*J*J*J*IuJ*J$J*J*J*J*I5J*IUIwIpI4J$IQIgJ*J*J*J*J*J*J*J*J*J*J*J*J*IvIzIwItJ*J*J*IcJ*J*ItJ*J*I`IvJ*J*J*IzJ*J*J*J*J*\#
J*J*J*J*J*J*J*I}J*J*J*J*J*J*I,J*I[I}IvI,J*IUIhJ*J*J*J*J*J*J*J*J*J*J*J*J*IzI}I}IwJ*J*J*IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JYJ*J*J*IqJ*J*I`IsJ*J*J*IyJ*\#
J*J*J*J*J*J*J*J*J*J*J*ItJ*J$J*J*J*J*I-J*IRIxIsI&J*IRIhJ*J*J*J*J*J*J*J*J*J*J*J*J*IuIyIxIrJ*J*J*IdIuJ*J*J*J*J6J*J*IcI{\#
I\J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*J*J*J5J*J*J4J"J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*ItJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IUJ*IfJ J*IFJ*I_I~J*J*J*J*J*J*J*J7J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*IrJ*J*Ir\#
IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*I3J*ITIwJ*I7J*IQI}J*J*J*J*J$J*J*J*J*J*J*J*J*IyJ!J*IvJ*J*J*IvJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IpJ*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IpJ*J*J!J*J*J*J*J*J*J*J*J*J*J5J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I}J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*I_J*IqJ*J*ITJ*IdJ I~J*IrItJ*IqJ*J*J*ItI~J*J*J*J*J*J*J*J*\#
J*J!J*J*IqJ*J*I]ItJ*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*IuJ*J#J*J*J*J*I1J*ISIwInI2J!IQIfJ*J*J*J*J*J*J*J*J*J*J*J*J*IuIzIvIr\#
J*J*J*IaIuJ*J*J*J*I`J*J*ITIwIUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*J*IoJ*IaJ*IzJ*IVI]IsItIeJ!J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IdJ*J*ItJ*J*IfIwJ*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*I5J*ISIxJ I+J*ISInJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
IvIzJ!ItJ*J*J*IkJ*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*IuJ*J*IXJ*IiJ$J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J$IpJ*J*I{J*I^J*J*I[IvIPJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*IuJ*IeJ*IvJ*I[IXIvIhIcIrJ*IuIvJ*IvJ*J*J*\#
IvIxJ*J*J*J*J*J*J$J*J*IcIsJ*J*J$J*IbJ*J*IgI|I\J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*I~J*IbJ*IwJ*IcIXI}IiIhIwJ*IzIzJ*I{J*\#
J*J*IzI{J*J*J*J*J*J*J*J*J*IgJ*J*J*J*J*I}J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$I}J*I`J*IpJ*J*ITJ*IgJ J J*IuIwJ*\#
IuJ*J*J*IwJ!J*J*J*J*J*J*J*J*J*J!IpJ*J*I{J*I`J*J*IXIvIQJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*IsJ*IdJ*IwJ*I[IYIuIjIeIsJ*Iu\#
IvJ*IwJ*J*J*IvIxJ*J*J*J*J*J*J$J*J*IdJ*J*J*J*J*I}J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ISJ$IfJ J*IEJ*I_J J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J!J*J*J*J*J!J*J*J*J*J*J*ItIlJ$J*IfI}IcJ*IwJ"J*J*J*J*J JFIpJ*IxJ*J*J*J*J*J*J*J*\#
J*IoJ*IbIcIqJ*J*JaIwIcIkIpIiIcIgJ!IkJ IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J8J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*JDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Ip
"""#),
        OpenFontFace(.heavy, unitsPerEm: 1000,
            advances: ##"""
"*#9%*'1'8(b(#"_$8$8$`&>#&$~#-%r'B%T','3'L'#'&&='=&|#6#<%T%z%T&W(z'f'V'U'_&s&^'g'~#]'5'8&I(r'a'^':'^'J'/&r'g'M(s'R'>\##
''$;%q$;%#'a$L&D&l&D&l&G$w&p'"#3#G&L#4)h&x&X&l&l%+&"%9&w&J(}&G&O&!$f"x$f%m"*#3&J'j&V'V"}&R%)(H#e&Y%|&>(H$l$H&"#n#k$L\##
'-'##M#$#8#c&Y)4(|)f&R'f'f'f'f'f'f*G'U&s&s&s&s#]#]#]#]'u'a'^'^'^'^'^&S'^'g'g'g'g'>';&{&D&D&D&D&D&D)f&D&G&G&G&G#3#3#3\##
#3&T&x&X&X&X&X&X%S&X&w&w&w&w&O&m&O'f&D'f&D'f&D'U&D'U&D'U&D'U&D'_(*'t&m&s&G&s&G&s&G&s&G&s&G'g&p'g&p'g&p'g&p'~'"'~'"#]\##
#3#]#3#]#3#`#7#]#3(&&Z'5$^'8&L&L&I#4&I#4&I$P&N$p&Q#v'a&x'a&x'a&x&x'a&x'^&X'^&X'^&X*A*''J%+'J%+'J%+'/&"'/&"'/&"'/&"  \##
  &r%9&z%;'g&w'g&w'g&w'g&w'g&w'g&w(s(}'>&O'>''&!''&!''&!#p%y'y# "z%X%S$'(A(J&s
"""##,
            rows: #"""
 !"!!!#"$%&'()*+,!-./0123455!!!!6789:;<=>>?@A>>BCBDEF?GHIJKLM!!!!NOPQRSTUVWXQUUYOTZ[\T]^_`abcd!
"""#,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!!!6789:999:99;9999:9:9<=>?@ABC!DE!!!FGHIHJKGLMGGNNHNONPQRSTUVWXYZ!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*IsJ*IpJ*J*ImJ*J*J*J*J*J*J*IyJ*J*J*J*J*J*IvJ*IpItJ*IpJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IwJ*J*J*J*I,IoILJ*J*J*J*IfJ*IqJ*J*J*J*J*J*IKJ*J*J$J*J*J*J*J*J*J*J*J*J*IrJ*ItIrJ*IvJ*J*J*IrIyJ*J*J*J*J*J*J*\#
J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J3J*J*J*J*IZJ*IjJ*J4IUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*Iz\#
J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*IsIiJ*J*IcI|I`J*IwJ*J*J*J*J$JQIoJ*IwJ*J*J*J*J*J*J*J*J*ImJ*I^IaIoJ*J*JjIxIaIiInIfI`IdJ$\#
IhJ$InJ*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IOJ*J*J*J*J0J*J*J*J*J*J*J*J*IsJ*ItItJ*IwJ*J*J*ItIyJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvIyJ*J*J*J*I\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I,J*J*J*J*J*J*I}J*J*IIJ*J*J*J*J*IjJ*IcJ*J*J*J*J*J*J*J*IRI~ISIrJ*ICJ*J*J*J*J*J*J*IsJ*J*J*J*J*J*Il\#
J*I^IiJ*IZJ*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*IsItJ*J*J*J*I\J*J*J*J*J*IwJ*J*J*J*IPJ*IhI|IdISIvJ*J*J*J*J*J*J*J*J*J J*J*J*\#
J*J*IxI|IsIuJ$J*J*J*J*J*I,J*J*J*J*J*J*I}J*J*IIJ*J*J*J*J*IjJ*IcJ*J*J*J*J*J*J*J*INI~ISIrJ*ICJ*J*J*J*J*J*J*IsJ*J*J*J*J*\#
J*IlJ*I^IiJ*IZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*GWIlIwIoJ*IJIuIPJ*ImIyJ*J*J*I?J[IlJ IsJ*J*J*J*J*J*J*J*J*ILJ*INIOImIPJCI~I\\#
IOIRIsI_IfIfIdIdI^J*J*J*J*J*J*J*J*IsJ*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*IxJ*I~IsJ*ImIuJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*IxJ*IpJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*I~J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*ImJ*J*J*J*J J*InJ*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*ImJ*IiJ*J*IdJ*I`IrJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*I~J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*IfJ*J*J*J*IyJ*IuJ*J*J*J*J*IfJ*J*J*J*J*J*J*J*J*J*IdJ*IhJ*J*I_J*I]IlJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*J*J*J*J*J*IpISIqICJ*J*J*J*IjJ*IqJ*J*J*J*J*J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IsJ*IkIyJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J$J*J*I[J*IOJ*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*J*J*J*J*I}J*I|I}J*IyJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IxJ*J*InJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*IsJ*J*IgJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*IKJ*J*J$IOJ*J*IwJ*J"I^J*J*J*J*J*IuJ*IoJ*I_J*J*J*IyJ I~ICIwIOIlJ*I5\#
J*I?J*J*J*J#J$IrJ"J*JqJ*J$J*IeJ*I`ImJ*I^J*J*J*J*J*J*J*J*J*IvJ*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J$J*IuJ*In\#
IpJ*IqIxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*IxJ*J*J*J*J*IvJ*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*IvJ*\#
IpIuJ*ItIyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*ImJ*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J!J*Ir\#
J#IdIgJ$IkIoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*JXJ*J*J*J*J*J*J*J*J"J*J*J*J*I{J*J*J*J*J*J*J*ImJ*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*IxJ*J!J!J*J"J*J*J#J!J J*J*J*J*I|J*I{J*J*J*J*J*J*J*J*IsJ*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*\#
J*J*IqJ*IhIoJ*IrIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*IuJ*J*J*J*J*JQJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J]JPJ*J*J*J*J*J*J*JKJ*J*J*J*J*J*J*J*J*J*J*JTJRJ*J*J*J*J*J*J*J*I~J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*\#
J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*J!IsJ*J*J*J*J*J*J*J!J*J*J*J*J*\#
IfI~IsJ*J*J*J*J*J*J*J*J*J#J*ImIpIkIiJ*J*J*IpI~IeIvIYI`J*IWJ*J*J*J*IsJ*HzJ*J*J*HwJ*J*ItJ*J*I>J*J*J*J*J*IsJ*IgJ*IPJ*J*\#
J*J"J*J*I#I}I1IiJ*I'J*I9J*J*J*J*J*IeJ*J*J*J*J*J*IMJ*I:IXJ*I5J*J*J*J*J*J*J*J*J*IoJ5J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
IyJ*J*J*J*J!J*IsJ#IgIhJ*IlIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*IqItJ*J*I~J*IwJ*J*IRJ*IMJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*IUJ*J*I}J*J*J*IrJ*I^ItJ$IzIxI}J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J"J*J#J*IrJ"J*IlJ*IqJ*J*J*J#J$J*J#J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*I}J*J*J*J*J#J*IpJ#InIkJ*IoIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*IvIsJ*J*IwJ*J*J0J*INIPICJ*J*J*J*IVJ*IcJ*J*\#
J*J J*J"ICJ*J!J"J*J*J*J*J*J*J*J*J*J*I2I{I4IMIvI=I}IwIaI:I>I{IfIpIpInIoIeJ*J*J*IpJ*J*IiJ*J*J*J*ISIhI?IyI|IzJ*IaIyIfJ*\#
IxI}IxJ!IlIOJ*IsIuIqJ*J*J*J*J*J*J*J*J*ILJ*IRITIzIVI{J*IgITIXI}IkIvIwIoItIjJ*J*J*J*J*J*J J*J*J*J*IrI|IfJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*IlJ*J#J#J*J*J*J*J*J*J*J*J*J*IvJ*IxIyJ*IyJ*J*J IyI{J*J"J*J*J$J*J"J*J*J*J*J*J*J*J*J*J*J*J*IdJ*J IrJ*J*J*J*\#
J*J*J*J J*J"J*J*J*IfI}IqJ*J$J*J*J*J*J*J*J*J#J*IlIpIjIgJ*J*J*IpI}IcIuIWI`J*ITJ*J*J*J*ImJ*J*IeJ*J*J*J*ICISI4ItIzIwJ*IH\#
IyINJ*IuI|InI~I_I5J*IhIxIpJ*J*J*J*J*J*J*J*J*I%J*I0I4IdI4IuJ*IGI4I+IiIKIYIZISIVIKJ*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J"J*J*J*J*J*J"J*J!J*J*J J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*IuIkJ*\#
J*IjI~IiJ*IzJ*J*J*J*J*JPIrJ*I{J*J*J*J*J*J*J*J*J*ItJ*IeIhIqJ*J*JhJ$IhIpIpIlIcIgJ*IjJ*IqJ*J*J*J*ILJ*J*J*J*J*J*J*J*ImIF\#
J*I}I~I}IxIlIwIbJ*J*J*J*J*ImI}I|ICIkI?IfJ*I4J*GXJ*J!J*IpIrIdJ*J*JeJ*IrI{IXIqIMIXJ*IVJ*J*J*J*J*J*IuJ*J*IxIuJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*I8J*ISIxJ*I6J*INJ$J*J*J*J*J*J*J*JUJ*J*J*J*J*IxJ J*IuJ*J*J*I{J*J*IrJ*J*IaItJ*J*J*Ir\#
J*J*J*J*J*J*J*J*J*J*J*IuJ*J$J*J*J*J*I:J*ITIyIpI4J*IOIhJ*J*J*J*J*J*J*J*J*J*J*J*J*IvIzIvIsJ*J*J*IcJ*J*IvJ*J*I`IvJ*J*J*\#
IvJ*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*I/J*IZI~IsI)J*IQIgJ*J*J*J*J*J*J*J*J*J*J*J*J*IyI|IzIuJ*J*J*IbJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JgJ*J*J*IrJ*J*I`IsJ*\#
J*J*IuJ*J*J*J*J*J*J*J*J*J*J*IrJ*J$J*J*J*J*I/J*IQIyIpI&J*INIgJ*J*J*J*J*J*J*J*J*J*J*J*J*ItIxIuIqJ*J*J*IcIvJ*J*J*J*J6J1\#
J*IdJ#IYJ*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J1J*J*J9J*J*J4J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J5J*J*J*J*J*Iy\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IgJ J*IGJ*I\J*J*J*J*J*J*J*J*J;J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*ItJ*J*\#
IxIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*I9J*ISIwJ*I7J*INJ$J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ J*IuJ*J*J*I{J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*IiJ*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*IiJ*J*I}J*J*J*J*J*J*J*J*J*J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J$J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*ImJ*InJ$J*ISJ*IaJ*I~J*IrIuJ*IrJ*J*J*IuI~J*J*J*J*J*J*J*J*J*J*J*\#
J*ItJ*J*I^ItJ*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*ItJ*J#J*J*J*J*I4J*IRIxIlI0J#INIeJ*J*J*J*J*J*J*J*J*J*J*J*J*IuIyIsIqJ*J*J*I`\#
IwJ*J*J*J*I_J*J*ITJ!ISJ*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*IuJ*IqJ*IzJ*IOI_IyImIbJ!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IaJ*J*IvJ*J*IiIwJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*I7J*IRIxI}I*J*IOIpJ*J*J*J*J*J*J*J*J*J*J*J*J*IuIyI}IrJ*J*\#
J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*IsJ*J*IUJ*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IpJ*J*IzJ*I`J*J*I^IxIMJ*J*J*J*J*J*J*J*J*J*J*J*J*I`J*J*IxJ*IwJ*IvJ*IXIYI}IfIcIqJ*IuIvJ*IvJ*J*J*IvIwJ*J*J*J*J*J*\#
J"J*J*IbItJ*J*J"J*IdJ*J*IiI|IXJ*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J!J*IpJ*IwJ*IaIZJ$IfIgIvJ*IyIzJ*IzJ*J*J*IzI{J*J*J*J*J*\#
J*J$J*J*IgJ*J*J*J*J*J$J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"I~J*InJ*IoJ$J*ITJ*IdJ*I}J*IrIuJ*IrJ*J*J*IuI~J*J*J*J*\#
J*J*J*J*J*J*IpJ*J*IyJ*IaJ*J*I[IxINJ*J*J*J*J*J*J*J*J*J*J*J0J*I^J*J*IxJ*IwJ*IvJ*IXI[I}IgIdIqJ*ItIvJ*IvJ*J*J*IvIxJ*J*J*\#
J*J*J*J"J*J*IdJ*J*J*J*J*J$J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IeI~J*ICJ*IZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J$J*J*J#J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*IuIkJ*J*IfI}IbJ*IyJ*J*J*J*J*JRIqJ*IyJ*J*J*J*J*J*J*J*J*IpJ*IaIcIpJ*J*JiIzIcIlIo\#
IiIbIgJ*IjJ*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JLJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*In
"""#),
        OpenFontFace(.black, unitsPerEm: 1000,
            advances: ##"""
!{#M%L','N(v(7"j$K$K$`&8#2${#;&)'U%r'G'L'f'9';&W'O'2#E#H%_%x%_&s)!'z'e'd'k'"&l'x(,#s'E'R&X)!'k'm'H'm'Y'@')'q'])!'j'M\##
'<$T&($T%1'\$f&T&{&T&{&U%1'!'4#F#\&i#F)s')&h&{&{%K&4%Y')&\).&\&b&4$~#'$~%j!{#G&Z'}&`'u#+&b%B(@#b&^%y&>(@$}$R&&#t#p$f\##
'B'L#M"|#H#a&^)R)4)z&o'z'z'z'z'z'z*W'd'"'"'"'"#s#s#s#s(&'k'm'm'm'm'm&e'm'q'q'q'q'M'H'1&T&T&T&T&T&T)p&T&U&U&U&U#F#F#F\##
#F&d')&h&h&h&h&h%J&h')')')')&b&|&b'z&T'z&T'z&T'd&T'd&T'd&T'd&T'k(V($&|'"&U'"&U'"&U'"&U'"&U'x'!'x'!'x'!'x'!(,'4(,'4#s\##
#F#s#F#s#F#s#F#s#F(O'#'E%''R&i&i&X#F&X#F&X$}&[%9&`$4'k')'k')'k')')'k')'m&h'm&h'm&h*T*-'Y%K'Y%K'Y%K'@&4'@&4'@&4'@&4  \##
  ')%Y'1%Z'q')'q')'q')'q')'q')'q'))!).'M&b'M'<&4'<&4'<&4$'%v'v#/#*&"%|$((v(\&z
"""##,
            rows: #"""
 !"!!!#"$%&'()*+,!-./0123455!!!!6789:;<=>>?@A>>BCBDEF?GHIJKLM!!!!NOPQRSTUVWXQUUYOTZ[\T]^_`abcd!
"""#,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!!!6789:999:99;9999:9:9<=>?@ABC!DE!!!FGHIHJKGLMGGNNHNONPQRSTUVWXYZ!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*ItJ*IqJ*J*InJ*J*J*J*J*J*J*IzJ*J*J*J*J*J*IwJ*IqItJ*IpJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IvJ*J*J*J*I/IzIMJ*J*J*J*IkJ*IvJ*J*J*J*J*J*IMJ*J*J"J*J*J*J*J*J*J*J*J*J*ItJ*IvIuJ*IyJ*J*J*IuIzJ*J*J*J*J*J*J*\#
J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J5J*J*J*J*IZJ*IkJ*J6IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*Iz\#
J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*IuIjJ*J*IdI|IaJ*IzJ*J*J*J*J*J\IpJ*IyJ*J*J*J*J*J*J*J*J*IpJ*I_IcIoJ*J*JrI}IcIlImIhIaIeJ*\#
IgJ*IlJ*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IPJ*J*J*J*J1J*J*J*J*J*J*J*J*IsJ*ItIuJ*IxJ*J*J*IuIyJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwI{J*J*J*J*I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I/J*J*J*J*J*J*J*J*J*IJJ*J*J*J*J*IjJ*IeJ*J*J*J*J*J*J*J*IUJ!IWIvJ*IFJ*J*J*J*J*J*J*IsJ*J*J*J*J*J*Ik\#
J*IaIkJ*I]J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*IwIzJ*J*J*J*I`J*J*J*J*J*IyJ*J*J*J*IRJ*IjI~IhIWI|J*J*J*J*J*J*J*J*J*J!J*J*J*\#
J*J*IyI}IvIvJ*J*J*J*J*J*I/J*J*J*J*J*J*J*J*J*IJJ*J*J*J*J*IjJ*IeJ*J*J*J*J*J*J*J*IOJ!IWIvJ*IFJ*J*J*J*J*J*J*IsJ*J*J*J*J*\#
J*IkJ*IaIkJ*I]J*J*J*J*J*J*J*J*J*J*J*J*J*J*GLIiIsIkJ*IHIpINJ*IjIuJ*J*J*I=J`IjI}IpJ*J*J*J*J*J*J*J*J*IHJ*IKILIiIMJCI{IY\#
ILINInI\IdIdIaIaIZJ*J*J*J*J*J*J*J*IuJ*J*J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*IxJ*I|ItJ*IjIvJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*IxJ*IlJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*I|J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*ImJ*J*J*J*I}J*IlJ*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*IkJ*IhJ*J*IdJ*I\IqJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*I|J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*IfJ*J*J*J*IuJ*IvJ*J*J*J*J*IeJ*J*J*J*J*J*J*J*J*J*IeJ*IiJ*J*IaJ*I[IkJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*J*J*IrIWItIAJ*J*J*J*IkJ*IsJ*J*J*J*J*J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*IsJ*IhIzJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*IaJ*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*I}J*I{I~J*IwJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*IsJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*IiJ*\#
J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*IMJ*J*J*IPJ*J*IyJ*J I^J*J*J*J*J*IuJ*IpJ*I^J*J*J*IxJ I~IDIvILIkJ*I1\#
J*I=J*J*J*J#J$IqJ"J*J~J*J$J*IbJ*I]IkJ*I[J*J*J*J*J*J*J*J*J*IxJ*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*ItJ$Ik\#
IoJ*IoIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*IyJ*J*J*J*J*IxJ*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*IuJ*\#
IlItJ*IrIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*InJ*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J"J*Iq\#
J#I`IeJ$IhIoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*JbJ*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*IwJ*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*I{J*J"J"J*J#J*J*J*J"J!J*J*J*J*J$J*J"J*J*J*J*J*J*J*J*IuJ*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*\#
J*J*IqJ*IdIoJ*IpIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*IvJ*J*J*J*J*J\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*JaJ[J*J*J*J*J*J*J*JRJ*J*J*J*J*J*J*J*J*J*J*J^J]J*J*J*J*J*J*J*J*J!J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*\#
J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*I~IrJ*J*J*J*J*J*J*I~J*J*J*J*J*\#
IgI}IqJ*J$J*J*J*J*J*J*J*J#J*ImIqIhIhJ*J*J*IqI}I`IwIYIaJ*IWJ*J*J*J*ItJ*HxJ*J*J*HxJ*J*J"J*J*I<J*J*J*J*J*IrJ*IhJ*IOJ*J*\#
J*J#J*J*I(J I3ImJ*I*J*I9J*J*J*J*J*IcJ*J*J*J*J*J*IJJ*I=I\J*I9J*J*J*J*J*J*J*J*J*IpJ8J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
IxJ*J*J*J*J#J*IrJ#IdIgJ*IjIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*IqIuJ*J*I|J*IyJ*J*IWJ*IKJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*IRJ*J*I}J*J*J*IqJ*IXIsJ$IwIyI|J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J J*J$J*IrJ#J*IkJ*IkJ*J*J*J#J$J*J#J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*I}J*J*J*J*J#J*IpJ$IjIjJ*IlIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*IvItJ*J*IwJ*J*J1J*IOIRIBJ*J*J*J*IXJ*IhJ*J*\#
J*J*J*J*IDJ*J#J J*J*J*J*J*J*J*J*J*J*I4I}I7IPJ IBIzItInI>IBJ#IsJ!I~I{J!ItJ*J*J*IqJ*J*IgJ*J*J*J*IWIjI>IyI|IyJ*IbIxIgJ*\#
IxI}IzI~IlILJ*IrIuIqJ*J*J*J*J*J*J*J*J*IKJ*IQITIzIVIxJ*IiITIXI|IlIvIwInIsIiJ*J*J*J*J*J*J J*J*J*J*IvI~IfJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*IkJ*J#J$J*J*J*J*J*J*J*J*J*J*IwJ*IyIzJ*IzJ*J*J!IzI|J*J"J*J*J#J*J J*J*J*J*J*J*J*J*J*J*J*J*IgJ*I}IoJ*J*J*J*\#
J*J*J*I}J*J J*J*J*IcI|ImJ*J#J*J*J*J*J*J*J*J!J*IjIoIfIdJ*J*J*IoI{I\IuITI]J*IQJ*J*J*J*InJ*J*IdJ*J*J*J*IFIWI4ItI{IwJ*II\#
IzIPJ*IvI}IsI~I`I1J*IgIxIpJ*J*J*J*J*J*J*J*J*I%J*I/I3IdI3IuJ*IHI3I)IiILI[I[ITIWIJJ*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J#J*J*J*J*J$J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*IvIjJ*\#
J*IjI~IiJ*I|J*J*J*J*J*J[IrJ*I|J*J*J*J*J*J*J*J*J*IvJ*IeIhIpJ*J*JpJ*IhIrInImIbIgJ*IhJ*IoJ*J*J*J*IMJ*J*J*J*J*J*J*J*IjID\#
J*IzI~IzIvIjIsIaJ*J*J*J*J*IkIzIyIBIiI>IfJ*I4J*GMJ*I~J*InIpIaJ*J*JsJ*IpIxISIoIJIUJ*ISJ*J*J*J*J*J*IvJ*J*I~IuJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*I=J*IQIxJ*I4J*IJJ*J*J*J*J*J*J*J*J_J*J*J*J*J*IvI}J*IsJ*J*J*J J*J*IuJ*J*IcIuJ*J*J*Ip\#
J*J*J*J*J*J*J*J*J*J*J*IuJ*J$J*J*J*J*I>J*ITIzIoI3J*ILIhJ*J*J*J*J*J*J*J*J*J*J*J*J*IvIyItIrJ*J*J*IcJ*J*IwJ*J*IaIvJ*J*J*\#
IqJ*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*I3J*IZI~IpI&J*IMIgJ*J*J*J*J*J*J*J*J*J*J*J*J*IxI{IvItJ*J*J*IaJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JuJ*J*J*ItJ*J*IaIsJ*\#
J*J*IpJ*J*J*J*J*J*J*J*J*J*J*IpJ*J$J*J*J*J*I0J*IQIyInI%J*IJIgJ*J*J*J*J*J*J*J*J*J*J*J*J*IsIwIrIoJ*J*J*IbIwJ*J0J*J*J7J2\#
J*IdJ*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J0J*J2J*J*J>J*J*J5J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J6J*J*J*J*J*I~\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IiJ!J*IHJ*IYJ*J*J*J*J*J*J*J*J?J*J*J*J*J*J*J*J*J*J*J*J*J J*J*IwJ*J*\#
I~IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*I>J*IRIxJ*I7J*IKJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IwI~J*ItJ*J*J*J J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*IaJ*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*IaJ*J*IzJ*J*J*J*J*J*J*J*J*J*J<J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*IzJ*IlJ#J*IRJ*I^J*I~J*IsIvJ*IrJ*J*J*IvI}J*J*J*J*J*J*J*J*J*J*J*\#
J*IvJ*J*I_ItJ*J*J*InJ*J*J*J*J*J*J*J*J*J*J*IsJ*J#J*J*J*J*I7J*IQIyIkI/J*IKIeJ*J*J*J*J*J*J*J*J*J*J*J*J*ItIxIqIpJ*J*J*I_\#
IxJ*J*J*J*I^J*J*ITJ*IQJ*J*J*J*J*J*J*J*J*J*J*J*J*I^J*J*I|J*J!J*I{J*IHIaJ IgI`J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I^J*J*IwJ*J*IkIwJ*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*I:J*IQIxI|I(J*IKIqJ*J*J*J*J*J*J*J*J*J*J*J*J*ItIxIzIqJ*J*\#
J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*IqJ*J*ISJ*I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IqJ*J*IyJ*IaJ*J*IaIyIJJ*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*I|J*J*J*IvJ*IVI[J*IdIbIpJ*ItIvJ*IvJ*J*J*IvIwJ*J*J*J*J*J*\#
J J*J*IbItJ*J*J J*IeJ*J*IkI}IUJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J$J*I~J*IwJ*I^I[J*IdIgIuJ*IxIyJ*IzJ*J*J*IyIzJ*J*J*J*J*\#
J*J"J*J*IfJ*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J I~J*I{J*InJ#J*IUJ*IaJ*I{J*IpIsJ*IpJ*J*J*IsI{J*J*J*J*\#
J*J*J*J*J*J*IqJ*J*IxJ*IbJ*J*I_IyIKJ*J*J*J*J*J*J*J*J*J*J*J1J*I[J*J*I|J*J*J*IvJ*IVI\J*IeIcIpJ*IsIuJ*IvJ*J*J*IuIwJ*J*J*\#
J*J*J*J J*J*IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*IcI}J*IBJ*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J#J*J*J!J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IvIkJ*J*IeI}IaJ*I{J*J*J*J*J*J]IqJ*IzJ*J*J*J*J*J*J*J*J*IrJ*I`IcIoJ*J*JqI~IcImIm\#
IiIbIfJ*IhJ*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JTJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*Il
"""#)
        ])
}
