// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-titillium-web 1.2. Not for editing.

extension OpenFontFamily {
    static let titilliumWeb = OpenFontFamily(
        ["TitilliumWeb"], unitsPerEm: 1000, ascender: 1133, descender: 388, faces: [
        OpenFontFace(.ultraLight, unitsPerEm: 1000,
            advances: ##"""
">"C#_%u%u%u'/!|"L"L$E%u"'$n" #{%u%u%u%u%u%u%u%u%u%u"!"F%u%u%u$i*=&6&R%f&o%m%P&Q')">"z%n%((d' '!&9'!&K%a%S&d%})!%l%S\##
%`#:$/#:%u&f"9%4%G$Q%H%;#<%:%S"#""$k"/(j%T%S%I%G#K$q#Y%I$z'{$Y${$k#]"/#]%u">".%u%u%u%u"3%,"9&m#q%6%u  &m"9%u%u"z"z"n\##
%u&3"!"i"z#d%6%R%M%d$c&6&6&6&6&6&6)8%f%m%m%m%m">">">">&q' '!'!'!'!'!%u'!&d&d&d&d%S&?%j%4%4%4%4%4%4(Z$Q%;%;%;%;"#"#"#\##
"#%\%T%S%S%S%S%S%u%S%I%I%I%I${%H${&6%4&6%6&6%3%f$Q%f$Q%f$Q%f$Q&o%H&q%H%m%;%m%;%m%;%m%;%m%;&Q%:&Q%:&Q%:&Q%:')%S'5%S">\##
"#">"#">"#">"#">"#    "z"#%n$k  %("/%("/%1")    %*"i' %T' %T' %T  ' %U'!%S'!%S'!%S)u)2&K#K&K#K&K#K%a$q%a$q%a$q%a$q  \##
#Y%S$/%W#^&d%I&d%I&d%I&d%I&d%I&c%I)!'{%S${%S%`$k%`$k%`$k  &i,#"#"!#I#R%-'A%u'8
"""##,
            rows: #"""
  !   "!#$% &'&(          ))    *+,-./01223452267689:;<=>?@AB    CDEFGHIJFFKFJJLDMNOPMQRSTUV W 
"""#,
            columns: #"""
  !   "!#$% &'&(          ))   *+, -   .  /    . . 01234567 89   :;<=<>?  @  AA<A=ABCDEFGHIJ K 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*HEI5IKJ*J*I{IUJ*\#
J*IkJ*J*J*J*J*J*J*J*J*J*J*J*IxIqJ*I{J*J*J!J*J*J*J*J*J*J*J*J*J*IPJ*J*J*J*J*J*J*J*J*J*J*I~I~J*J*IZJ IaIpJ*IMJ*J*J*J*J*\#
J*J*J*J*J*J*J*I}J*ItIxJ*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J I~J*J*J*J*J*J*J*J*J*J*J*J*J*IxIxJ*J*J*J*J*J*I|J*J*J*J*J*\#
J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*\#
I\J*J*IlJ*J*J*J*J*J*J*IvJ*J*J*J*IxItJ*I{J*J*I~J*J*J*J*J*J*J*J*J*J*HFJ*J*J*J*J*IQJ*J*J*J*J*IvIvJ*J*IEI{ILI`J*I<J*J*J*\#
J*J*J*J*J!J*J*J*J*IsJ*I^IeJ*I^J*J*J*J*I6J*J*J*J*J*J*J*J*J*J*IyJ*J*IdIhIDJ*IfIsI^I=IhJ*J*I{J*J*J*I}J*J*J*J*IvJ*IzI|Ie\#
IyIVJ*J*J*J*J*J*J*J*J*J*G:J*J*J*IZJ*J*IrJ*J*J*J*J*J*J*J*J*J*IxJ*IjIhJ*IkJ*IwIrJ*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IMJ*IyJ*J*IZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*IoJ*I|J*J*IiJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*J*J*I_J*IxJ*J*IiJ*J*I{I{J$J#ITJ"IlIqJ*I]J*IWIcJ*J*J$J$J#J!J*J*J*IxJ*Iu\#
IwJ*IuJ*J*IhJ*J*J*J*J*J*J*J*J*J*I}J*I~J*J*InJ*InJ*I|J*I{InJ*J*IfJ*J*J*J*J*J J*J*J*J*J*J$J$J"J$J*J*IhJ*J*J*J*J*J*J*Ia\#
J*J*J*J*J*I|I{J#J*J*J*J*J*J*J*J*J*J*J*J*I}I}J$IxJ*J#J*J!I{IrIsJ*IsJ*J*J*J*J*J*J*I~J*IpJ*J*J*IzJ*IyJ*J*IlJ*IfJ*I|J*Ir\#
IjI}J*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*J*J*J*J*J*J*IpJ*J*J*J*J*J J J*J*J*J*J*J*J*J*J*J*J*J*J*I~I}J*IzJ*J*J*J \#
I|IvIxJ*IvJ*J*J*J*J*J*J*J*J*I3J*InJ*J*J*I_IyIxIkIxJ*J*J*J*J$J*J*J*J*I]J*IwIuJ"ItJ*IqIwI}ItIvIvIhIvIoJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IyJ*J*J*J J*J*IxJ*J*J*J*J*J*J*J$J$J*J*J*J!J*J!J"J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*J*J*J*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*I{I{J*J!J*J*J*I~I~IlImJ*IkJ*J*J*J*I&J*J*\#
J*I&J*I/J*J*IsJ*J*InIlJ*J*H}IvILI\J*I.J*ICIqJ*J*J!J!J*J*J*J*J*IsJ"ISIZJ*ISJ*J*IwJ*J*J*J*J*J*IvJ*J*J*I}J*I{J*J*InJ*Il\#
J*I|J*ItIlJ"J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*I+IzIfJ*J*J*IbJ*J*IdJ*J*J*J$J*IxIuI~J*IlJ*J*J#J"J*J$\#
J*J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*IxJ*J*J*J*J$J*J*J"J*IyJ*I~J*J*ItJ*J*IlJ*J*J!J J*J!J*J*J*J*J*J*J*J*J*J*J*IpJ*J*\#
J*J*J*J*J*J*J*J*J*J*I~J*J*IrJ*J*J*J J*J*IzJ*J*J*J*J*J*J*J#J"J*J*J*I~J*I|I~J I}J*J*J*J*J*ImJ*J*J*IEIDITINJ*IhITIqIkIi\#
J*J*J*J*J*J*J*J*J*J*I%I}H~H~I{HrJ*H|I$IdH{I:I8I2I9I)J*J*J*J*J*J*J*J*I{J*J*J*J*J*J"J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*ILIfI_IyJ*IyIlI}I|IdJ"J*J*J*J*J*J*J*J*J*IlJ*IgIfJ*I_J*IkInJ*InJ!J J"J!I}J*J*\#
J*J*J J*J*J*I`IsIoJ*J*J*IqJ*J*ImJ*J*J*J*J*J*J*J*J*J*IzJ*ItIsJ*IoJ*IyIzJ*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*I_J*J*J*J*J*Iu\#
ItJ*J*J*J*J*J*J*J*J*J*J*J*J*IxIxJ*I|J*J*J*J!I{IlIoJ*IlJ*J*J*J*J*I^J*J*J*I<I=IIIZJ*IdI]ImIkIWIwJ*J*J*J*J*J*J*J*J*IGJ*\#
IBI?IzI<J*IKIBIwIII[IYI]I[IYJ*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J"J!J*J*J*J*J*J*J*J*J*J*J*J*J*I}I|J*IyJ*J$J*J$I|IzIzJ*IzJ*\#
J*J*J*J*J*I{J*J*J*J*J*J*J*J*IcIhIgJ*IvJ*J*J*J*J*J*J*J*J*I`J*I[I\IwJ*J*I_I`IgI^IaI`IkIdIgIrJ*J*IGJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IPJ*I]InJ*IGJ*J*J*J*J*J*J*J*J*J*J*J*J J*IqIvJ*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*I3J*IrI~J*ILJ*IkIv\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*IwJ*J*IxJ"J*J*J*J*IjJ*J#J*J*IeJ!H}J*IgItIvIEJ"IhI\J*J*J*J*J*J*J*J*J*J*J*J!J"I{\#
J!J*J*I^J*J*J*J*J*J*J*IQJ*J*IzJ*J*J*J*I~J*HpJ*I}J*J*IWJ*J*IiJ*J*J"J!J*J$J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*IoJ*J*J*J*IpJ#I!J*IfIvJ*I2J*\#
IiI`J*J*J*J*J*J*J*J*J*J*J*J!J"J#J!J*J*IbJ*J*IzJ*J*J*I[IXImJ*J*J*IcJ*J*IdJ*IVJ*J*J*IsIpIvJ*J*J*J*I}IyJ*J"J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*I0J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J:J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*\#
J*J*InJ*J*J*J*IkJ$HyJ*IjIvJ*IBJ*IhI^J*J*J*J*J*J*J*J*J*J*J*J$J*J*J$J*J*IaJ*J*J*J*J*J*J*I\J*J*I~J*J*J*J$J*J*I0J*J!J*J*\#
I]J*J*ImJ*J*IyIyJ*I}J*J*J*J*J*J*J*J*J*J*J*IsJ*IxJ*J*IxJ*J*J*J*J*IlJ*J$J*J*IeJ!H|J*IgItIxIBJ#IfI[J*J*J*J*J*J*J*J*J*J$\#
J*J J!I{J J*J*I^J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*ImJ*HzJ*IkIyJ*IKJ*IuI_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*IxJ*J*J*\#
IOIMIgJ*J*J*IbJ*J*IdJ*I3J*J*J*IoIpItJ*IfJ*J*IxItJ*I~J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*IyJ*J*ItJ*J*J*J*IeJ*I$J*Ip\#
I|J*IMJ*IxI`J*J*J*J*J*J"J*J*J*J*J*J"J#J*J"J*J*IdJ*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*J*I,J*J*J*J*IoJ*J*IvJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*I^IyIsJ*IzJ*IuJ*J*IfJ*I:J*J!J*IlI[ItJ*IaJ!J*J J J*J J*J*J#J*J*J*J*J*J*J*J*IdJ*J*J*J*\#
J*J*IeI|IvJ*IyJ*IwJ*J*IgJ*I7J*J J*InIYIuJ*I`J"J*J!J!J*J!J*J*J$J*J*J*J*J*J*J*J*IdJ*J*J*J*J*J*J*IdJ*J*J*J*J*J*J*J*J*I1\#
J*J#J*J*I]J*J*IjJ$J*I{IzJ*I}J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*I^IyIrJ*IzJ*IuJ*J*IfJ*I:J*J!J*IlI\ItJ*IeJ!J*J J J*J \#
J*J*J#J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*I^J*J*I{J*J*J*J*I~J*I)J*I|J*J*IUJ*J*IgJ*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*\#
J*I{J*J*J*J*J*J*J*J*IhIiIhJ*IwJ*J*J*J*J*J*J*J*J*IdJ*I^I^IwJ*J*IcIdIkIaIeIdIoIgIlIqJ*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iq
"""#),
        OpenFontFace(.light, unitsPerEm: 1000,
            advances: #"""
">"Q#o%u%u%u'4"*"^"^$G%u"7$a"0$2%u%u%u%u%u%u%u%u%u%u"1"S%u%u%u$e*;&8&O%e&l%m%R&O'*"N# %x%%(k''&|&7&|&M%b%S&h&')3%p%[\#
%^#E$I#E%u&a"F%8%N$U%P%=#G%B%Z"3"3$z"?(k%Z%T%P%N#V$t#^%R%"( $b%#$k#a"?#a%u">"=%u%u%u%u"C%3"F&l#}%P%u  &l"F%u%u"z"z"n\#
%u&5"1"i"z#u%P%X%R%h$_&8&8&8&8&8&8)6%e%m%m%m%m"N"N"N"N&o''&|&|&|&|&|%u&|&h&h&h&h%[&>%y%8%8%8%8%8%8(Q$U%=%=%=%="3"3"3\#
"3%d%Z%T%T%T%T%T%u%T%R%R%R%R%#%O%#&8%8&8%:&8%7%e$U%e$U%e$U%e$U&l%m&o%P%m%=%m%=%m%=%m%=%m%=&O%B&O%B&O%B&O%B'*%Z'5%Z"N\#
"3"N"3"N"3"N"3"N"3    # "3%w$z  %%"?%%"?%2"U    %)#'''%Z''%Z''%Z  ''%[&|%T&|%T&|%T)k)(&M#V&M#V&M#V%b$t%b$t%b$t%b$t  \#
#^%S$F%V#b&h%R&h%R&h%R&h%R&h%R&h%R)3( %[%#%[%^$k%^$k%^$k  &b+{"3"1#f#l%#'R%u'1
"""#,
            rows: #"""
  !   "!#$% &'&(          ))    *+,-./01223452267689:;<=>?@AB    CDEFGHIJFFKFJJLDMNOPMQRSTUV W 
"""#,
            columns: #"""
  !   "!#$% &'&(          ))   *+, -   .  /    . . 01234567 89   :;<=<>?  @  AA<A=ABCDEFGHIJ K 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*HNI;IJJ*J*I|IZJ*\#
J*IoJ*J*J*J*J*J*J*J*J*J*J*J*IyItJ*I|J*J*J#J*J*J*J*J*J*J*J*J*J*IUJ*J*J*J*J*J*J*J*J*J*J*J"J"J*J*I]J"IeIsJ*IPJ*J*J*J*J*\#
J*J*J*J*J*J*J*J!J*IyI|J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~I}J*J*J*J*J*J*J*J*J*J*J*J*J*IwIwJ*J*J*J*J*J*I{J*J*J*J*J*\#
I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*\#
I`J*J*IqJ*J*J*J*J*J*J*I{J*J*J*J*IxIuJ*I{J*J*I~J*J*J*J*J*J*J*J*J*J*HOJ*J*J*J*J*I_J*J*J*J*J*I{I{J*J*IHI|IQIcJ*I>J*J*J*\#
J*J*J*J*J J*J*J*J*IuJ*IcIjJ*IbJ*J*J*J*I<J*J*J*J*J*J*J*J*J*J*I}J*J*IiIlIGJ*IiIuIaI@IkJ*J*I~J*J*J*I}J*J*J*J*IxJ*I{J Ih\#
IzI_J*J*J*J*J*J*J*J*J*J*G2J*J*J*I\J*J*ItJ*J*J*J*J*J*J*J*J*J*IuJ*IiIgJ*IjJ*IvIpJ*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IPJ*IzJ*J*I\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IuJ*J J*J*IkJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I[J*J*J*IcJ*I|J*J*ImJ*J*I|I|J*J#IXJ#IlIrJ*I[J*IYIlJ*J*J$J$J#J!J*J*J*IyJ*Iv\#
IxJ*IvJ*J*IpJ*J*J*J*J*J*J*J*J*J*J!J*J J*J*IuJ*IuJ*I}J*I|IoJ*J*IkJ*J*J*J*J*J!J*J*J*J*J*J*J*J$J*J*J*IpJ*J*J*J*J*J*J*If\#
J*J*J*J*J*J I}J*J*J*J*J*J*J*J*J*J*J*J*J*I~I~J$IyJ*J*J*J#I}IvIwJ*IwJ*J*J*J*J*J*J*I}J*IvJ*J*J*I~J*IzJ*J*IrJ*ImJ*I}J*Is\#
IkJ!J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*IsJ*J*J*J*J*J!J!J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*I{J*J*J*J"\#
J I{I{J*I{J*J*J*J*J*J*J*J*J*I<J*IkJ*J*J*IdI}I|IpI|J*J*J*J*J*J*J*J*J*IdJ*IwIuJ#ItJ*IsIwJ!IvI{IyInIyIsJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I}J*J*J*J J*J*IxJ*J*J*J*J*J*J*J$J$J*J*J*J#J*J"J"J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*IwIuJ*J*J*J*J*J*J*J*J*J*J*J*J*IzI{J*I~J*J*J*I~I|IoIoJ*InJ*J*J*J*I,J*J*\#
J*I,J*I9J*J*IxJ*J*IuIrJ*J*I&IyIMI\J*I/J*IBIwJ*J*J#J#J*J*J*J*J*IvJ$IXIaJ*IXJ*J*I{J*J*J*J*J*J*I{J*J*J*J!J*I|J*J*IsJ*Iq\#
J*I}J*IuIlJ$J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*I3I~IeJ*J*J*IgJ*J*IkJ*J*J*J$J*IxIuJ"J*IpJ*J*J*J$J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*I|J*J*J*J*J#J*J*J$J*I}J*I~J*J*ItJ*J*IsJ*J*J!J!J*J!J*J*J*J*J*J*J*J*J*J*J*IvJ*J*\#
J*J*J*J*J*J*J*J*J*J*J J*J*IxJ*J*J*J J*J*IzJ*J*J*J*J*J*J*J"J"J*J*J*J J*I~J J I~J*J*J*J*J*IqJ*J*J*IHIGIUIQJ*IlIXIwIqIo\#
J*J*J*J*J*J*J*J*J*J*I,J!I(I)I{H}J*I+I,IkI*IAI@I;I@I/J*J*J*J*J*J*J*J*I|J*J*J*J*J*J#J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*IQIiI_IzJ*IzIlI~I}IjJ"J*J*J*J*J*J*J*J*J*ImJ*IhIhJ*IbJ*ImIoJ*IpJ"J J"J"I}J*J*\#
J*J*J"J*J*J*IcIuInJ*J*J*IrJ*J*IrJ*J*J*J*J*J*J*J*J*J*IzJ*ItItJ*IpJ*IzIzJ*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*Iv\#
IuJ*J*J*J*J*J*J*J*J*J*J*J*J*IvIwJ*IzJ*J*J*J!IzInIoJ*ImJ*J*J*J*J*IbJ*J*J*I>I@III\J*IdI[InIkI_IwJ*J*J*J*J*J*J*J*J*IHJ*\#
IBIAIxI=J*ILIBIwILI^I[I_I^IYJ*J*J*J*J*J*J*J*J*IfJ*J*J*J*J*J$J#J*J*J*J*J*J*J*J*J*J*J*J*J*I~I}J*IyJ*J$J*J*I}I|I{J*I|J*\#
J*J*J*J*J*I~J*J*J*J*J*J*J*J*IlIlIjJ*I{J*J*J*J*J*J*J*J*J*IfJ*I`IaIyJ*J*IiIjImIdIfIeIrIhIoIsJ*J*IEJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IPJ$I]IlJ*IFJ*J*J*J*J*J*J*J*J*J*J*J*I}J*IrIvJ*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*I7J*IqI|J*IKJ*IhI{\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*IxJ*J*IwJ"J*J*J*J*InJ*J#J*J*IkJ"I(J*IiIuIuIEJ"IfIaJ*J*J*J*J*J*J*J*J*J*J*J"J$I|\#
J!J*J*IdJ*J*J*J*J*J*J*I[J*J*I~J*J*J*J*J"J*H{J*I}J*J*IWJ*J$IqJ*J*J#J#J*J$J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*IsJ*J*J*J*IvJ*I)J*IhIwJ*I4J*\#
IgIjJ*J*J*J*J*J*J*J*J*J*J*J"J$J*J!J*J*IiJ*J*I~J*J*J*I^I\InJ*J*J*IhJ*J*IkJ*IcJ*J*J*IxIyI{J*J*J*J*J I}J*J$J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*I:J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J<J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*\#
J*J*IqJ*J*J*J*IrJ$I$J$IkIvJ*ICJ*IfIiJ*J*J*J*J*J*J*J*J*J*J*J$J*J*J$J*J*IkJ*J*J*J*J*J*J*IaJ*J*J"J*J*J*J*J*J*I9J*J!J*J*\#
I_J*J*ItJ*J*I{I{J*I~J*J*J*J*J*J*J*J*J*J*J*IxJ*IyJ*J*IwJ*J*J*J*J*IoJ*J$J*J*IkJ!I&J*IhItIvIBJ"IdI`J*J*J*J*J*J*J*J*J*J*\#
J*J!J#I|J J*J*IdJ*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*ItJ*I)J*ImIzJ*ILJ*IsIiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*I|J*J*J*\#
IQIUIgJ*J*J*IfJ*J*IiJ*I>J*J*J*InIpIwJ*IjJ*J*I|IyJ*J"J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*I}J*J*IyJ*J*J*J*InJ*I,J*Ir\#
I|J*IOJ*IuIfJ*J*J*J*J*J$J*J*J*J*J*J#J*J*J"J*J*IjJ*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*I7J*J*J*J*ImJ*J*I{J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*IcI{ItJ*I~J*IvJ*J*IlJ*IAJ*J"J*InI^IwJ*IfJ"J*J!J!J*J!J*J*J#J*J*J*J*J*J*J*J*IjJ*J*J*J*\#
J*J*IjJ IwJ*I}J*IxJ*J*IlJ*I?J*J J*IoI[IwJ*IeJ$J*J#J#J*J"J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*IgJ*J*J*J*J*J*J*J*J*I;\#
J*J#J*J*I`J*J*IrJ*J*I|I{J*I~J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*IbIzIsJ*I~J*IvJ*J*IlJ*IAJ*J"J*InI_IwJ*IiJ!J*J J J*J \#
J*J*J#J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*IeJ*J*I~J*J*J*J*J"J*I/J*I|J$J*IUJ*J$IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*\#
J*I~J*J*J*J*J*J*J*J*IpInImJ*I{J*J*J*J*J*J*J*J*J*IjJ*IdIdI{J*J*IlImIrIgIkIiIuIlIsItJ*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*It
"""#),
        OpenFontFace(.regular, unitsPerEm: 1000,
            advances: #"""
">"Y#x%u%u%u'7"2"j"j$H%u"A$Z":$@%u%u%u%u%u%u%u%u%u%u";"Z%u%u%u$c*;&:&N%e&k%n%S&N'*"X#$%~%$(p'+&z&7&z&N%c%S&j&,)?%s%_\#
%]#L$X#L%u&^"N%:%S$X%V%>#N%G%^"="=%$"I(l%^%U%T%S#]$u#b%X%&("$h%($k#c"H#c%u">"F%u%u%u%u"L%8"N&k$&%`%u  &k"N%u%u"z"z"n\#
%u&7";"i"z$ %`%[%V%k$]&:&:&:&:&:&:)5%e%n%n%n%n"X"X"X"X&m'+&z&z&z&z&z%u&z&j&j&j&j%_&=&$%:%:%:%:%:%:(L$X%>%>%>%>"="="=\#
"=%i%^%U%U%U%U%U%u%U%X%X%X%X%(%T%(&:%:&:%<&:%9%e$X%e$X%e$X%e$X&k&%&m%V%n%>%n%>%n%>%n%?%n%>&N%G&N%G&N%G&N%G'*%^'5%^"X\#
"="X"="X"="X"="X"=    #$"=%}%$  %$"I%$"I%3"p    %(#9'+%^'+%^'+%^  '+%_&z%U&z%U&z%U)f)"&N#]&N#]&N#]%c$u%c$u%c$u%c$u  \#
#b%S$T%V#e&j%X&j%X&j%X&j%X&j%X&k%X)?("%_%(%_%]$k%]$k%]$k  &]+v"=":#x#|$}'\%u',
"""#,
            rows: #"""
  !   "!#$% &'&(          ))    *+,-./01223452267689:;<=>?@AB    CDEFGHIJFFKFJJLDMNOPMQRSTUV W 
"""#,
            columns: #"""
  !   "!#$% &'&(          ))   *+, -   .  /    . . 01234567 89   :;<=<>?  @  AA<A=ABCDEFGHIJ K 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*HTI>IJJ*J*I}I^J*\#
J*IrJ*J*J*J*J*J*J*J*J*J*J*J*IzIuJ*I}J*J*J*J*J*J*J*J*J*J*J*J*J*IXJ*J*J*J*J*J*J*J*J*J*J*J#J#J*J*I`J$IhIuJ*IRJ*J*J*J*J*\#
J*J*J*J*J*J*J*J#J*I|J J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}I|J*J*J*J*J*J*J*J*J*J*J*J*J*IwIwJ*J*J3J*J*J*I{J*J$J*J*J*\#
I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*\#
IbJ*J*ItJ*J*J*J*J*J*J*I~J*J*J*J*IxIuJ*I{J*J*I~J*J*J*J*J*J*J*J*J*J*HUJ*J*J*J*J*IgJ*J*J*J*J*I~I~J*J*III}ITIeJ*I?J*J*J*\#
J*J*J*J*J J*J*J*J*IvJ*IfImJ*IeJ*J*J*J*I?J*J*J*J*J*J*J*J*J*J*J J*J*IlInIIJ*IjIvIbIBImJ*J*J"J*J*J*I}J*J*J*J*IzJ*I|J"Ij\#
I{IdJ*J*J*J*J*J*J*J*J*J*G.J*J*J*I^J*J$IvJ*J*J*J*J*J*J*J*J*J*ItJ*IhIgJ*IiJ*IuIoJ*IwJ*J*J*J$J#J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IRJ*I{J*J*I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*IyJ*J"J*J*IlJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*J*J*IeJ*J J*J*IpJ*J*I}I}J*J#IZJ#ImIsJ*IYJ*IZIrJ*J*J$J$J#J!J*J*J*IzJ*Iw\#
IyJ*IwJ*J*IuJ*J*J*J*J*J*J*J*J*J*J#J*J J*J*IyJ*IyJ*I~J*I|IpJ*J$InJ*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*Ij\#
J*J*J*J*J*J"I~J*J*J*J*J*J*J*J*J*J*J*J*J*J J J$IzJ*J*J*J*I~IyIyJ*IzJ*J*J*J*J*J*J*I}J*IzJ*J$J*J!J*I{J*J*IuJ*IrJ*I}J*It\#
IlJ#J#IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*ItJ*J*J*J*J*J"J"J*J*J*J*J*J*J*J*J*J*J*J*J*J!J!J*I{J*J*J*J$\#
J"I~I|J*I~J*J*J*J*J*J*J*J*J*IAJ*IjJ*J*J*IgJ J ItJ J*J*J*J*J*J*J*J*J*IhJ*IwIvJ#ItJ*ItIxJ#IwI~I{IrI|IuJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J J*J*J*J!J*J*IxJ*J*J*J*J*J*J*J$J$J*J*J*J*J*J#J#J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*IzIxJ*J*J*J*J*J*J*J*J*J*J*J*J*IzI{J*I}J*J*J*I~I|IqIpJ*IpJ*J*J*J*I/J*J*\#
J*I0J*I@J*J*I|J*J*IyIuJ*J*I*I|INI\J*I0J*IBI{J*J*J*J*J*J*J*J*J*IwJ*I\IfJ*I[J*J*I~J*J*J*J*J*J*I~J*J$J*J#J*I}J*J*IvJ*Iu\#
J*I}J*IvImJ*J"ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*I8J!IeJ*J*J*IjJ*J*IoJ*J*J*J$J*IxIuJ#J*IrJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J J*J*J*J*J#J*J*J*J*J J*J J*J*ItJ*J$IxJ*J*J!J!J*J"J*J*J*J*J*J*J*J*J*J*J*IzJ*J*\#
J*J*J*J*J*J*J*J*J*J*J J*J*I{J*J*J*J!J*J*IzJ*J*J*J*J*J*J*J"J"J*J*J*J!J*J J!J!J J*J*J*J*J*ItJ*J*J*IJIIIVIRJ*IoIZI{IuIs\#
J*J*J*J*J*J*J*J*J*J*I0J#I.I/I{I$J*I3I1IoI2IFIDIAIEI3J*J*J*J*J*J*J*J*I}J*J$J*J*J*J#J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*ITIjI`I{J*I{ImI~I}InJ"J*J*J*J*J*J*J*J*J*InJ*IiIiJ*IdJ*IoIpJ*IrJ"J J"J"I}J*J*\#
J*J*J$J*J*J*IeIvInJ*J*J*IsJ*J*IvJ*J*J*J*J*J*J*J*J*J*IzJ*IuIuJ*IqJ*IzIzJ*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*J*J*J*Iw\#
IvJ*J*J*J*J*J*J*J*J*J*J*J*J*ItIwJ*IyJ*J*J*J!IyIoIpJ*InJ*J*J*J*J*IdJ*J*J*I?IBIII^J*IeIYInIlIcIwJ*J*J*J*J*J*J*J*J*IHJ*\#
ICIBIwI>J*ILICIxINI`I\IaI_IYJ*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J I~J*IzJ*J$J*J*I~I}I|J*I}J*\#
J*J*J*J*J*J"J*J*J*J*J*J*J*J*IrIoImJ*I~J*J*J*J*J*J*J*J*J*IjJ*IcIdIzJ*J*IpIpIpIgIiIhIwIkIuItJ*J*IDJ*J*J*J*J*J*J*J*J*J*\#
J*J"J"J*J*IPJ!I]IkJ*IEJ*J*J*J*J*J*J*J*J*J*J*J*I}J*IrIwJ*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*I:J*IpI{J*IJJ*IfI~\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IyJ*J*IwJ"J*J*J*J*IpJ*J$J*J*IoJ#I.J*IjIvIuIEJ"IeIdJ*J*J*J*J*J*J*J*J*J*J*J"J*I}\#
J!J*J*IhJ*J*J*J*J*J*J*IaJ*J*J!J*J*J*J*J#J*I#J*I}J*J*IXJ*J IvJ*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*IuJ*J*J*J*IzJ*I-J*IjIxJ*I5J*\#
IgIpJ*J*J*J*J*J*J*J*J*J*J*J"J*J*J!J*J*InJ*J*J!J*J*J*I`I_InJ*J*J*IkJ*J*IpJ*IjJ*J*J*I|J I~J*J*J*J*J!J J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*I@J*J*J*J*IiJ*J$J*J*J*J*J*J*J*J=J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*\#
J*J*IsJ*J*J*J*IwJ$I*J$IlIwJ*IDJ*IeIoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*IqJ*J*J*J*J*J*J*IeJ*J*J#J*J*J*J*J*J*I>J*J!J*J*\#
I`J*J#IxJ*J*I|I}J*J J*J*J*J*J*J*J*J*J*J*J*I|J*IzJ*J*IwJ*J*J*J*J*IrJ*J$J*J*IoJ"I,J*IiIuItICJ"IdIcJ*J*J*J*J*J*J*J*J*J*\#
J*J!J*I}J J*J*IhJ*J*J*J*J*J*J*J*J*J*I|J*J*J*J*IxJ*I2J*IoIzJ*ILJ*IrIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J J*J*J*\#
IRI[IgJ*J*J*IhJ*J*ImJ*IDJ*J*J*InIpIyJ*IlJ*J*J I|J*J#J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J J*J*I|J*J*J*J*IsJ*I0J*Is\#
I}J*IQJ*IsIiJ*J*J*J*J*J*J*J*J*J*J*J#J*J*J"J*J*InJ*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*I>J*J*J*J*IlJ*J#I~J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*IfI|IuJ*J!J*IwJ*J*IoJ*IFJ*J"J*IoI`IzJ#IiJ"J*J!J"J*J!J*J*J$J*J*J*J*J*J*J*J*InJ*J*J*J*\#
J$J*ImJ"IxJ*J J*IyJ*J*IoJ*IDJ*J J*IpI\IyJ#IhJ*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*IA\#
J*J#J*J*IbJ*J$IvJ*J*I}I|J*J J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*IeI{ItJ*J!J*IwJ*J*IoJ*IFJ*J"J*IoI`IyJ#IlJ!J*J!J!J*J \#
J*J*J#J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*IiJ*J*J"J*J*J*J*J#J*I3J*I|J$J*IVJ*J IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*\#
J*J"J*J*J*J*J*J*J*J*IuIqIpJ*I~J*J*J*J*J*J*J*J*J*InJ*IhIhI~J*J2IrIsIwIkIoImIyIpIxIvJ*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iv
"""#),
        OpenFontFace(.semibold, unitsPerEm: 1000,
            advances: ##"""
">"l$/%u%u%u'?"C#$#$$K%u"X$I"Q$_%u%u%u%u%u%u%u%u%u%u"Q"l%u%u%u$]*9&=&J%e&g%n%V&K'+"o#+&-% (z'5&v&5&v&P%d%S&p&8)X%y%j\##
%[#[${#[%u&W"`%@%]$^%a%A#]%R%g"S"T%8"_(n%g%W%^%\#l$y#i%d%0(($t%1$j#h"^#h%u">"Z%u%u%u%u"b%B"`&j$7&$%u  &j"`%u%u"z"z"n\##
%u&:"Q"j"z$7&%%c%]%q$Y&=&=&=&=&=&=)2%e%n%n%n%n"o"o"o"o&j'5&v&v&v&v&v%u&v&p&p&p&p%j&;&9%@%@%@%@%@%@(A$^%A%A%A%A"S"S"S\##
"S%t%g%W%W%W%W%W%u%W%d%d%d%d%1%]%1&=%@&=%A&=%?%e$^%e$^%e$^%e$^&g&W&j%a%n%A%n%A%n%A%n%B%n%A&K%R&K%R&K%R&K%R'+%g'4%g"o\##
"S"o"S"o"S"o"S"o"S    #+"T&+%8  %!"_% "_%5#N    %'#a'5%g'5%g'5%g  '5%g&v%W&v%W&v%W)Y(t&P#l&P#l&P#l%d$y%d$y%d$y%d$y  \##
#i%S$s%V#k&p%d&p%d&p%d&p%d&p%d&q%d)X((%j%1%j%[$j%[$j%[$j  &T+m"T"P$A$@$p's%u'#
"""##,
            rows: #"""
  !   "!# $ %&%'          ((    )*+,-./01123411565789:;<=>?@A    BCDEFGHIEEJEIIKCLMNOLPQRSTU V 
"""#,
            columns: #"""
  !   "! #$ %&%'          ((   )*+,-,,,.,,/,,,,.,.,01234567 89   : ;<;=>  ?  @@;@<@ABCDEFGHI J 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*HaIFIJJ*J*I~IeJ*J*J*\#
IxJ*J*J*J*J*J*J*J*J*J*J*I|IyJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*InIyJ*IWJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|I{J*J*J*J*J*J*J*J*J*J*J*J!IvIwJ#J*J:J"J#J*I{J#J J*J#J*I}J*J*J*\#
J*J*J*J*J*J*J*J*J*IhJ*J*J*IzJ*J1J*J*J*J*J*J*J*J*J*IyIvJ*I{J*J*I~J*J*J*J*J*J*J*J*J*J*HaJ*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*\#
IMJ I\IiJ*IAJ*J*J*J*J*J*J J*J*J*J*IyJ*ImIsJ*IkJ*J*J*J*IGJ*J*J*J*J*J*J*J*J*J*J*J*J*IsIsIMJ*InIxIfIFIrJ*J*J*J*J*I~J*J*\#
J*J*I}J*I~J*IoI}IqJ*J*J*J*J*J*J*J*J*G#J*J*J*IaJ*J!I~IyJ*J*J*J*J*J*J*J*J*J*IpIfIfJ*IhJ*ItImJ*IvJ J!J*J I|J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*I}J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*\#
J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*J*IjJ*J*J*J*IvJ*J*J*J I~J*J#I`J$ImIuJ*IVJ*I]J J*J*J*J"J"J*J*J*\#
I|J*IyI{J*IyJ*J*J!J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J#J*J#J*J J*I}IrJ*I}IvJ*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*\#
IqJ*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J!J"J*I{J*J*J*J*J"J I~J*J!J*J*J*J*J*J*I}J*J#J*I~J*J*J*I}J*J*J*I}J*I|J*I~J*\#
IvInJ*I|IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*IxJ*J*J*J*J*J*J$J#J*J*J*J*J*J*J*J*J*J*J*J*J#J#J*I|J*J*J*J*J*\#
J*J!J*J*J*J*J*J*J*J*J*J*INJ#IfJ*J*J*IoJ*J*J*I{J*J*J*J*J*J*J*J*J*J*IqIxIvJ$ItJ*IvIxJ*IzJ*J!I{J!I{J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J!J*J*IyJ*J#J*J*J*J*J$J$J*J*J*J*J*J$J#J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J$J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J!I~J*J*J*J*J*J*J*J*J*J*J*J*IyI{J"IzJ*J*J*J IzIuIsJ*ItJ*J*J*J*I7J*J*I8J*INJ*J*J$\#
J*J*J*J#I}J*J*I5J!IPI]J*I2J*IBJ$J*J*J*J$J*J*J*J*I{J*IcIoJ*IbJ*J*J*J*J*J*J J*J*J*J J*J*J*I~J*J*J*I~J*I|J*I~J*IwImJ*I{\#
IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J#J*ICJ*IdJ*J*J*IqJ*J*J*IyJ*J*J*J#J*IxIuJ*J!IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J J*J*IsJ*I~J"J*J"J"J*J"J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J!\#
J*J*J*J$J*J*J*J!J*J*IzJ*J*J*J*J*J*J"J#J*J*J*J#J*J"J"J!J"J*J*J*J*J*IzJ*J*INIMIWIVJ*IuI`J*J$I}I{J*J*J*J*J*J*J*J*J*J*I:\#
I:I<IzI3J*IFI<IxIEIPIOINIOI<J*J*J*J*J*J*J*J J*I}J*J*J*J$J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J$J*J J*J*J*J*J$J*J*J*J*J*J*\#
J*J*J*IyJ*J*I\InI`I}J*I|ImJ*J I~IwJ"J*J*J*J*J*J*J*J*J*IpIkIkJ*IhJ*IrIrJ*IuJ#J!J#J#I|J*J*J*J*J*J*J*IiIxImJ*J*J*IuJ*J*\#
J*I}J*J*J*J*J*J*J*J*J*J*IzIuIvJ*IsJ*I{I{J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*J*J*J*J*J*IxIwJ*J*J*J*J*J*J*J*J*J*J*J*IqIv\#
J#IwJ*J*J*J IwIqIpJ*IpJ*J*J*J*J*IiJ*J*IAIFIHIaJ*IeIVJ*IoIlInIwJ*J*J*J*J*J*J*J*J*IIICIDItI@J*IMICIxIRIeI_IdIcIXJ*J*J*\#
J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J!J*IzJ*J*J*J*J!J!I~J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IuIqJ*\#
J*J*J*J*J*J*J*J*J*J*IrIiIjI}J*J1I~I~IxIoIpIoJ"IqJ!IvJ*J*IBJ*J*J*J*J*J*J*J*J*J*J*I{IzJ*J#IQIyI\IiJ*ICJ*J*J*J*J#J*J!J*\#
J*J*J*I{J*IsIwJ*IrJ*J*J*J*J#J*J*J$J*J*J*J*I{J*J*J*J*J*J*J*I@J#InIxJ*IHJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*I{J*\#
IwJ"J*J*J*J*IuJ*J$J*J*J*IxJ$I;J*IlIwItIFJ!IcIjJ*J*J*J*J*J*J*J*J*J*J#J*J J"J*J*IpJ*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*I3\#
J*I}J*J*IXJ*IwJ"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I~J*J!J*J*J*J*J*IzJ*J*J*J*J*J#J*I8J*ImIyJ*I8J*IeI~J*J*J*J*J*J*J*J*J*J*J#J*J*J"J*J*IwJ*J*J*J*J*\#
IdIeIoJ*J*J*IrJ*J*J*IzJ*I|J*J*J*J$J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*IMJ*J*\#
J*J*IiJ*I~J*J*J*J*J*J*J@J*J*J*J*J*J*J*J*J*J*J*J*I~J*J"J$J*J*J*J*IxJ*J*J*J*J*J"J*I8J$ImIwJ*IEJ*IcI~J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*IJJ*J"J*J*IcJ*I|J#J*I~J!J*J"J*J*J*J*J*J*J*J*J*J*J*J$J*I|J*IvJ$J*J*\#
J*J*IvJ*J*J$J*J*IwJ"I8J*IkIuIqICJ!IbIiJ*J*J*J*J*J*J*J*J*J*J"J*I~J!J*J*IpJ*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J#J*IEJ*IrI{J*\#
IMJ*IoI~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J#J*ITIfIhJ*J*J*InJ*J*J*ItJ*ISJ*J*J*ImIqI~J"IrJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IxJ*J*J*J J*J*J*J*J*J*J*J*J*J*J*J!J*I;J*IuI}J$ITJ*IoIqJ*J*J*J*J*J*J*J*J*J*J$J*J*J#J*J*IvJ*J*J*J*J*J*J J*J*\#
J*J*J*J*J*J*J*J*INJ*J*J*J*IjJ*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*ImI~IvJ*J*J*IyJ*J*J*IwJ*IOJ*J#J*IqIeI~\#
I|IpJ#J"J#J*J"J*J*J$J*J*J*J*J*J*J*J*IvJ*J*J*J J*IsJ*IzJ*J*J*I{J*J*J*IwJ*IOJ*J!J*IqI_I|I|IoJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*ItJ*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*IOJ*J$J*J*IfJ*I~J"J*I~I~J*J!J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*IkI}IuJ*J*J*\#
IyJ*J*J*IwJ*IOJ*J#J*IqIdI~I|IrJ"J!J!J*J!J*J*J#J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*I;J*I|J$J*IVJ*IvJ!\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J!J*IxIvJ*J*J*J*J*J*J*J*J*J*J*IvIpIpJ*J*J:J J J"IsIwItJ#IwJ"\#
IzJ*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iz
"""#),
        OpenFontFace(.bold, unitsPerEm: 1000,
            advances: #"""
">"z$?%u%u%u'D"Q#7#7$M%u"i$<"b$v%u%u%u%u%u%u%u%u%u%u"b"y%u%u%u$Y*7&@&G%d&d%o%X&I',#!#1&7$|)#'<&r&3&r&R%e%S&t&A)k%~%r\#
%Y#f%7#f%u&R"n%D%e$b%j%C#h%[%n"d"e%H"p(o%n%Y%e%d#w$|#o%n%7(,$~%9$j#l"n#l%u">"j%u%u%u%u"r%J"n&i$D&?%u  &i"n%u%u"z"z"n\#
%u&="b"j"z$H&A%i%c%v$U&@&@&@&@&@&@)0%d%o%o%o%o#!#!#!#!&h'<&r&r&r&r&r%u&r&t&t&t&t%r&:&I%D%D%D%D%D%D(8$b%C%C%C%C"d"d"d\#
"d%|%n%Y%Y%Y%Y%Y%u%Y%n%n%n%n%9%e%9&@%D&@%E&@%C%d$b%d$b%d$b%d$b&d&~&h%j%o%C%o%C%o%C%o%D%o%C&I%[&I%[&I%[&I%[',%n'4%n#!\#
"d#!"d#!"d#!"d#!"d    #1"e&5%H  $}"p$|"p%7#|    %&$!'<%n'<%n'<%n  '<%m&r%Y&r%Y&r%Y)O(j&R#w&R#w&R#w%e$|%e$|%e$|%e$|  \#
#o%S%,%U#p&t%n&t%n&t%n&t%n&t%n&v%n)k(,%r%9%r%Y$j%Y$j%Y$j  &L+e"e"`$_$[$f(&%u&z
"""#,
            rows: #"""
  !   "!# $ %&%'          ((    )*+,-./01123411565789:;<=>?@A    BCD EFGH  I HHJCKLMNKOPQRST U 
"""#,
            columns: #"""
  !   "! #$ %&%'          ((   )*+,-,,,.,,/,,,,.,.,01234567 89   : ;<;=>  ?  @@;@<@ABCDEFGHI J 
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*HkILIIJ*J*J IkJ*J*J*\#
I}J*J*J*J*J*J*J*J*J*J*J*I~I|J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*IrI|J*IZJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{IzJ*J*J*J*J*J*J*J*J*J*J*I}IuIvJ J*J@I~J J*IzJ I{J*J J*I|J*J*J*\#
J*J*J*J*J*J*J*J*J*IlJ*J*J*J J*J4J*J*J*J*J*J*J*J*J*IyIwJ*I{J*J*I~J*J*J*J*J*J*J*J*J*J*HkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IPJ!IaIlJ*ICJ*J*J*J*J*J*I~J*J*J*J*I{J*IrIxJ*IpJ*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*IxIwIPJ*IqIzIiIIIuJ*J*J*J*J*I~J*J*\#
J*J*J!J*J!J*IrJ IzJ*J*J*J*J*J*J*J*J*FzJ*J*J*IdJ*I}IzI{J*J*J*J*J*J*J*J*J*J*ImIeIeJ*IgJ*IsIkJ*IuI|I}J*I{IxJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J J*J*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*InJ*J*J*J*I{J*J*J*J!J J*J#IdJ*InIvJ*ITJ*I_J*J*J*J*J"J"J*J*J*\#
I~J*I{I}J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J!J*I~IsJ*IyI{J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IwJ*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J"J$J*I|J*J*J*J*J$J*J#J*J*J*J*J*J*J*J*I|J*J*J*IzJ*J*J*J J*J*J*J$J*J*J*J J*\#
IwIoJ*IwIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*I{J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*I}J*J*J*J*J*\#
J*J$J*J*J*J*J*J*J*J*J*J*IWJ!IcJ*J*J*ItJ*J*J*J"J*J*J*J*J*J*J*J*J*J*IxIxIwJ*ItJ*IxIyJ*I|J*J$J#J*J J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J"J*J*IyJ*J J*J*J*J*J$J$J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J$J*J$J!J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*IxI{I~IxJ*J#J*J IxIxIuJ*IwJ*J*J*J*I=J*J*I>J*IYJ*J*J*\#
J*J*J*J*J$J*J*I=J*IRI]J*I4J*IAJ*J*J*J*J"J*J*J*J*I~J*IiIwJ*IgJ*J*J*J*J*J*I|J*J*J*I{J*J*J*J J*J*J*J$J*J#J*J J*IxInJ*Iv\#
IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J J*ILJ*IcJ*J*J*IvJ*J*J*J!J*J*J*J#J*IxIuJ*I}I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J!J*J$IsJ*IzJ*J*J"J#J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"\#
J*J*J*J*J*J*J*J"J*J*IzJ*J*J*J*J*J*J!J#J*J*J*J*J*J$J#J"J#J*J*J*J*J*J J*J*IQIPIXIYJ*IzIdJ*J*J$J#J*J*J*J*J*J*J*J*J*J*IA\#
IDIFIzI>J*IUIDJ ISIXIWIXIWICJ*J*J*J*J*J*J*J!J*IyJ*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J$J*J J*J*J*J*J$J*J*J*J*J*J*\#
J*J*J*I{J*J*IaIqIaJ J*I}InJ*J!J I~J"J*J*J*J*J*J*J*J*J*IrIlImJ#IkJ*ItIsJ*IxJ$J!J#J$I|J*J*J*J*J*J*J*IlIzIlJ*J*J*IvJ*J*\#
J*J$J*J*J*J*J*J*J*J*J*J*IzIvIwJ*ItJ*I|I{J*J J*J*J*J*J#J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*IyIxJ*J*J*J*J*J*J*J*J*J*J*J*IoIu\#
J!IuJ*J*J*J IvIsIqJ*IrJ*J*J*J*J*ImJ*J*ICIIIHIdJ*IfITJ*IpImIvIwJ*J*J*J*J*J*J*J*J*IJIDIFIrIAJ*INIDIyIUIhIaIgIfIXJ*J*J*\#
J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J#J#I{J*J*J*J*J"J#J!J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyIuJ*\#
J*J*J*J*J*J*J*J*J*J*IxInIoJ J*J3J*J*I~IuIuItJ*IuJ*IwJ*J*I@J*J*J*J*J*J*J*J*J*J*J*IvIuJ*J IQIsI\IgJ*IBJ*J*J*J*J J*I}J*\#
J*J*J*IyJ*ItIxJ*IsJ*J*J*J*J!J*J*J"J*J*J*J*I|J*J*J*J*J*J*J*IDJ!ImIvJ*IGJ*I^J*J*J*J*J*J*J*J*J*J*J*J$J*J*J#J*J*J*J*I}J*\#
IvJ"J*J*J*J*IyJ*J*J*J*J*J J*IEJ*InIxIsIFJ!IaIoJ*J*J*J*J*J*J*J*J*J*J$J*J"J"J*J*IwJ*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*I?\#
J*I}J*J*IYJ*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*I}J*J*J*J*J*I~J*J*J*J*J*J*J*I@J*IpIzJ*I:J*IcJ*J*J*J*J*J*J*J*\#
J*J*J*J$J*J*J"J*J*J J*J*J*J*J*IgIjIpJ*J*J*IwJ*J*J*J#J*J*J*J*J*J*J7J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*IiJ*IzJ*J*J*J*J*J*JBJ*J*J*J*J*J*J*J*J*J*J*J*J J*I~J"J*J*J*J*I{J*J*J*J*J*J*J*IBJ#In\#
IxJ*IFJ#IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*ISJ*J"J*J*IeJ*IxJ*J*J!J#J*J#J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I~J*IuJ"J*J*J*J*IzJ*J*J$J*J*I~J#IBJ*IlIvIoIDJ I`InJ*J*J*J*J*J*J*J*J*J*J#J*J J!J*J*IvJ*J*J*I~J*J*J*\#
J*J*J*J*J*J*J*J*J*J*ITJ*ItI|J*INJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IVIoIhJ*J*J*IrJ*J*J*IzJ*I^J*J*J*Il\#
IqJ"I~IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ*IwI~J"IVJ*IlIwJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J#J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IZJ*J$J*J*IhJ*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*IrJ!IwJ*\#
J*J*I{J*J*J*I}J*IWJ*J$J*IsIhJ#IwIuJ$J#J$J*J#J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*I{J*IxJ*I{J*J*J*I}J$J*J*I|J*IWJ*J!J*IrIaJ \#
IwItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*IYJ*J$J*J*IiJ*IzJ*J*J J!J*J"J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IoJ IvJ*J*J*IzJ*J*J*I}J*IWJ*J$J*IsIgJ"IwIvJ"J"J"J*J!J*J*J#J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*IzJ*J*J*J*\#
J*J*J*J*J*J*IBJ*I|J#J*IWJ*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}I{J*J*J*J*J*J*J*J*J*J*J*\#
I}IvIwJ*J*J?J*J*J*IzI}IzJ*I}J*I}J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I}
"""#),
        OpenFontFace(.black, unitsPerEm: 1000,
            advances: #"""
"9#%%e%k%k'!'E"l#I#I$C%k#$#g"|%k%k%k%k%k%k%k%k%k%k%k###)%k%k%k$}*m&e&E%Z&t%j%N&Q&u#'#D&G%.) '7'%&J'"&O&(%L&g&<)\&-&4\#
%~#X%k#V&_&>$K%r%~$u& %m#i%w&("z"z%n"z)&&(%y& & #s%.#v&'%h(@%_%g%9#l#!#j%k"9#%%k%k%k&+"~&9$F&;#b&V%k  &;$_%k%k#a#a(i\#
%k&("k(i#a#d&V*2*)1C${&e&e&e&e&e&e);%Z%j%j%j%j#!#'#!#'&{'7'%'%'%'%'%%k'%&`&g&`&g&4&I'@%r%r%r%r%r%r(O$v%m%m%m%m"z"z"z\#
"z%V&(%y%y%y%y%y%k%y&'&'&'&'%g%~%g&e%r&e%r&e%r%Z$u%Z$u%Z$u%Z$u&t's&{& %j%m%j%m%j%m%j%m%j%m&Q%w&Q%w&Q%w&Q%w&u&(&y&(#'\#
"z#'"z#'"z#'"z#'"z    #D"z&G%n  %."z%."z%E$o    %2#7'7&('7&('7&(  '7&('%%y'%%y'%%y)?)%&O#s&O#s&O#s&(%.&(%.&(%.&(%.%L\#
#v%L#v%L#u&g&'&g&'&g&'&g&'&g&'&g&')\(@&4%g&4%~%9%~%9%~%9  %u+/"x"u%e%b#|)5%k&6
"""#,
            rows: ##"""
      !"#$%  &'(          )     *+,-./01  234  56 789:;<=>?@A    BCD EFG   H  IJKLMNOPQRSTUVW$ 
"""##,
            columns: ##"""
 !    "#$%&  '()          *    +,- .   /  0    1   23456789 :;   < =>?@A  B   CDEF GHIJKLMN$ O 
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IiJ*IyJ*J*IbJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*IcI:IUJ*J*J IkJ*J*J"J*J*J*\#
J*J2J*J1J7J*J*J*J*I|IwIxJ*J*J*J*IyJ*IyJ!J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*IzIzJ*IyJ*J*J*J*J*J*J*J*J*J*I|Iw\#
IxIwI}J*JUI~IwJ*IwI}I}IzIzI{J*IzI~J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J"J*J*J*J*J*J*J*J*J*J*J*J*IyItItJ*J J*J*IvJ*IvI}J*J*J*J*J*J*J*J*J*J*\#
J*IcJ*J*J*J*J*J*J*J*J*J"J*J*J*J*J*I_J*IvJ"IvI_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*I:J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IaJ*ImI}J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*I}J*J*J*J*J*J*J*J*J*J*J*GiJ*J*J*IdI{IyJ*IwJ*J*J*J*\#
J*J*J3J*J*J*IpIhIhIfJ IlJ*IvIgIvIgIkJ IwI|I|J I|IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*I}J*J*IlJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IkJ*J*ImJ"J*J*J*IzJ*J*IzIyJ*IwJ*IPIzI[IlJ*I6J*IdJ*J*J#J#J#J#J$J*J*J"J*J#J*I{J"IuI{J*IuJ*J0J*J*J*J*\#
J*I{J*J*J*I}J*J*J*J!J*J*J*J*J*J"J*I|J"IsIkJ*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J$J#J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*IrJ*J*J*IuJ*J*J J*J*I}J*IzJ"Id\#
I[J IwI|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*IyIuIcJ*J*J*IRJ$J#I{J!J*J*J*J*J*J*J2J*J*J*J InImIlJ*IoJ*J*ImJ*ImInJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I|J*J*J*I~J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*ItIq\#
J*ImJ"J*J*J*J*J*J*J*J*J0J*IyIyIxJ*J"J*J*IuJ*IxJ*I}I}IyI{J*IyJ*J1J*J*J*INJ*J*IMJ*J*J*J*IxJ*J*J"J J*I~J*I5J"IDIOJ*HzJ*\#
IUJ*J*J*J*J*J#J"J*J*J*J*J*J*I|J*IqI|J*IpJ*J*J*J*J*J*J*IyJ*J*J*IsJ*J*J*IwJ*J*J!J*J*I}J*IzJ"IfI]J!IwI|J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J#J*J*IyJ*J*I~J"J*IrJ*J IiI_J*J J*IbJ$J$IrJ$J$I}J#IyI~IbIjI|IvIyJ J J J J*J"J*J*J J*J J!J*J$J*J*J J*\#
J"IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J J*J!InJ*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I~J*J*J*J"J*J*J*J*J*J$J*J$J*I~J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*IrJ*J*J*J*IaIcIaIuJ*I{IQJ!I~IwI}\#
J*J*J*J*J*J*J*J*J*J*I{ILIKIHJ*ISJ*J*IJJ*IKIRJ*J$J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*IwJ*J*J*IyJ*J*J$J*J*J*J*J*J*J*J$J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*IwInIfI}J*I|I[I|I{IwIzJ"J*J*J*J*J*J*J*J*J*IsIlIjIhJ"IqJ*IzIiIz\#
IiIpJ$I}J"J!J$J"I|J*J*J*J*J*J*J*J*J"I}IwJ*J*J*IlJ#J"I|J"J*J*J*J*J*J*J*J*J*J*J I|I{IzJ*I}J*J#I{J#I{I}J*J*J*J*J*J*J$J*\#
J*J*J*J6J*J*J*IxJ*J*J*J3J*J*ImIiJ*IfJ J*J*J*J*J*J*J*J1J3J!InIoImJ#I~J*J*IjJ*InJ*IyItIrIsJ*IrJ*J4J*J0IgJ;J*J*J*I^IWIV\#
IlJ6ImI6IhIbIoI^IuJ3J*J*J*J*J*J*J6J7IHI9I6I2IuI?J*IVI4IVI4IAIuI[IoIfIoIoIYJ9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J!J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}I|J*IzJ*J*J*J*J*J*J2J*J*J*J*Iz\#
I{IyJ*J*JaJ*IxJ*IzJ*J*I|IzI|J*IzJ*J*J*J*J*IVJ*J*J*J*J*J*J*J*J*J*IwIuJ*IsJ*I`IwIeIwJ*IVJ*J*J*J*I|I|I{J*J*JMJ*IzJ*I|J*\#
IwI{IuI|J*ItJ*J*J*J*J*IyJ*J*IzJ*J*J*J*IzJ*J*J*J*J*J*J*IKJ*IaItJ*I1J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J$J*I}J!J*I|J*J*J*J*\#
J*IyJ*IxIzJ*J*I{J*IyJ*J"J*J*J*J*J*IJJ*IlI|IkI9J*IiI|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*IuJ#J*IxJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J J*J*IWJ*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*I}I}J*J*J*J*I{J*J*J*J*J*J*J*IJJ*In\#
I~J*I;J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J$J*J*J*J*J*J*J*J*J*J*IvItJ*J*J*IpJ*J*J*J*J*J*J*J7J*J8J>J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*IhJ*I|J*J*J*J$J"J*J*J*J*J#J*J#J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J$J*J*J*J"J*J*IgJ*I}J*J#I{I{IxJ*J J*J*IxJ*IzJ$J*J*J*J*J*J*J*J*J*J*J*I}\#
J*J I}J*J*J*J*I{J*J*J*J*J*J*J*IMJ*IjI|J*I9J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J"J*J*J*J*J*IyJ*IwIyJ*J*IzJ*IyJ*J"\#
J*J*J*J*J*IIJ*IjI{IhI4J*IgI{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J$IrJ"J*IwJ*J*J*I|J*IxI}J*J*I{J*IyJ*J#J*J*J*J*J*IJJ*IkI|Im\#
I9J*IhI|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*IvJ#J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ#J*IRJ*IuJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*ImIlJ*J*J*IlJ*J*I|J*J*J*J*J*J*IpIpJ*I}I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IzJ*J*J*J*J*I{J*J*J*J*J*J*J*J$J*J*J*J*J*J#J*IyJ#IzIQJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*I~J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*I^J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I{J$J*IUJ*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*I}IuJ*J*J*ItJ*J*J J*J*J*J*J"J*ItImJ*\#
I|I|J*J#J"J"J*J*J*J*J"J*J"J*J*J*J*J*J*J*J*IzJ*J*J*J*J*IzJ*J*J*I~J*J*J*I~J*J*J$J*J*J*J*J!J*IzIeJ*I{J J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J2I}J*J*J*J*J*J*J*J*J*J$J*J*J*J$J*J*InJ*J J*J!IyIxIuJ*I|J*J*IuJ*IwJ$J*J*J*J*J*J*\#
J*J*J*J*J*J*J*I{J*J*I~IxJ*J*J*IuJ*J*J!J*J*J*J*J#J*IuInJ*I}I~J*J$J#J"J*J*J*J*J#J*J#J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J$J*I|J*J*IVJ*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{IyJ*Iw\#
J*J*J*J*J*J*J5J*J*J*J*IxIyIwJ*J*JcJ*IvJ*IxJ*I~IzIxI{J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*JRJ*J*J*J*J*J*J*J*J*J*J*J*J*
"""#)
        ])
}
