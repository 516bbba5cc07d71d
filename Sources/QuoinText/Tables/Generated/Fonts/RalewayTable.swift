// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-raleway 4.26. Not for editing.

extension OpenFontFamily {
    static let raleway = OpenFontFamily(
        ["Raleway"], unitsPerEm: 1000, ascender: 940, descender: 234, faces: [
        OpenFontFace(.thin, unitsPerEm: 1000,
            advances: #"""
"g"F":&p&K'%&a!g"L"K#1$@"f$I!_%]&F#z%+%N%K%^&9%\&+&)!_!i%;$W%;$x(f')&u'@'N&O&@'W'b"<$}&S&))=(0'|&Q'|&h&@&>'{'-*x&S&g\#
&V"F%G"F%>%X"(%Q&A%_&B&&#.&A%z!}"&%A"P)U%z&0&A&A#F${#*&&%M(B%'%]%-"G"4"G$r"g"F%b$w%Z&q"8%&"N(`$M%K%v%b(`$ "^$z#t$ "(\#
&@%z!_"^"^$f%K'['l(|$q')')')')')')*,'@&O&O&O&O"<"<"<"<'U(0'|'|'|'|'|$\'|'{'{'{'{&g&=%g%Q%Q%Q%Q%Q%Q)i%_&&&&&&&&!}!}!}\#
!}&7%z&0&0&0&0&0%g&0&&&&&&&&%]&A%]')%Q')%Q')%Q'@%_'@%_'@%_'@%_'N&B'U&B&O&&&O&&&O&&&O&&&O&&'W&A'W&A'W&A'W&A'b%z'l%z"<\#
!}"<!}"<!}"<!}"<!}':$$$}!}&S%A%A&)"P&)"P&)"P&)"a&0"_(0%z(0%z(0%z%z(0%z'|&0'|&0'|&0,c+%&h#F&h#F&h#F&@${&@${&@${&@${&>\#
#*&>#*&f#,'{&&'{&&'{&&'{&&'{&&'{&&*x(B&g%]&g&V%-&V%-&V%-  %b)6!i!f"Z"W#W#_(Y&n
"""#,
            rows: ##"""
 !"#$!%"&'()*+*,-./012345677!8!!9:;<=>?@AABCDAAEFEGHIJKKLMNOP!!!!QRS!TUVW!XYZ[[\R]^_`abcdefOg!!
"""##,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!G!HIHJI!KL!!MMHMIMNOPQRSTU!!F!
"""#,
            kerning: #"""
J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*InJ*ImJ*IgIgI}IgJ*J*J*J*J*J*J*J*J*J*J*J*J*InInJ*ImJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*\#
I:IDI6I|J*J*IwI6IvJ*J*J*IqJ*J*J*IdIEJ*J*I6J*J*J*J*J*J*J*J*J*J*I~InItJ*J4J4J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*\#
J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J3J*J*J*J*IUJ*IVIVJ2IFJ*J*J*J*J*J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*J*J*I~J*J*J*J*J*J*IwJ*J*J*J*J*J J*J*J*J*J*J*\#
J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*IvIuJ*J*J*J*J*J*I}I{I{J*IzJ*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*J*I-J*J*J*\#
J*J*J*J*J*J*J*I}IxItJ*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{IuIpI_J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I:J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*IuJ*J*IAIwI<I<J*I:J*J*J*J*\#
IuJ*J*J*J*J*J*J*J*IFIEJ*ICJ*J*J*IDJ*J*J*J*J*J*J*J*J*ItI}IYIrJ*J*I_J*J*J*J*J*J*IzJ*J*I9J*IBJ*I[I[InI3IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*IxIxIqIxImJ*J*J*J*J*J*J*J*J*J*GPI`IxIsIlI&IgIxJ*J*IlJ*J*J*J*I;J*IsI%J*J*J*J*J*J*J*J*J*J*IeIaI`J*J*J*IqIiJ*\#
ItI|I|J*I}J*J*J*I|J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*IvJ*J*I~J*I8J*IaIaIwIKIvIdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IwJ*J*J*J*ItJ*I|J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*I7I{IYIYJ*IMJ*I`J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I8J*ImImJ*IZJ*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*I8J*IeIeJ*IRJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*IzJ*J \#
J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*I8J*IdIdJ*IXJ*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*I|J*J*J*J*\#
J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*IDJ*I|I|J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IzJ*J*J*J*IxJ*IuIuJ*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwIBI`IMI{J*J*J*IKIvJ*J*J*J J*\#
IsJ*J*IUJ*J*IIJ*I]J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I|J*IvIvJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*\#
I6J*IaIaJ*IJJ*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IJJ*I{I{\#
J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*I5J*IXIXJ*I=J*J*J*J*J*J*\#
J*J*J*J*J*J*J*I|I|J*I|J*IjJ*IEJ*J*J*IEJ*J*IzJ*IwJ*J*J*J*J*IxIdJ*J*J*J*IaI{J*J*IoJ*I~ICIjILILJ*I6J*I>J*J"I{IzI}J*J*J*\#
J$IyI}IhIhJ*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*ItJ*IuIuI{IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J#J*J*J#J*I~I~J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I{J*J*IwJ*IwJ*J*J*J*I}J*J*J*J*J*J*J*J*J*IpJ*J*IjJ*IhJ*IqIqIiI]IwIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*\#
J*J*J*J*J*IwJ*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*IzJ*IzJ*J*J*J*J*J*J*J*J*J IrIqIxJ*J*J$J$I{IvIjIiJ*IjJ*IsJ*J*I}J*J*J*J*\#
I:I^I=J IlIgIbI;IlJ*IcJ*J IrJ*J*IwI;J*IyHSIpJ*J*J*J*J*J*J*J*J*I4IgIhIqJ*J*IbI^I~IgIhIgIcIkI\J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*ItItJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J"J"J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IzJ*J*J"J*J*J*J*J*J*J*J*J*J*J#J"J"J*J*J*J*J!J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*IpJ*I}J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IcJ*J*J*J*J*J*J*J*J*J*J*J*IoInJ*J*J*J*J*J*IxIkIkJ*IkJ*InJ*I6J*J*J*HuJ*J*I2J*J*J*J*J*J*J*J*IuJ*J*J*J*IjJ*J*J*I\\#
J*J*HrI]HyHyJ*HoJ*H}J*J*ItItJ*J*J*J*J*J*J$I;I:J*I4J*J*J*J*J*J*IyJ*J*IuJ*IuJ*J*J*J*I{J*J*J*J*J*J*J*J*J*IpJ*J*IfJ*IhJ*\#
IoIoIiIYIsIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*InJ*J*J*J*J*J*J*I:IuIHJ*J*J*J*IHJ*J*J*J*J*J*J*J*J*I\J*J*HnJ*J*J*I~I~I}J \#
J*J*J*J*J!J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*I~J*IxIxJ*IrJ*J*J*J#\#
IzIzJ*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*I}J*J*J*J*J*J*IyIyJ*IzJ*J*J*J*J*J*J$J*\#
J*J*J*J$J*IwIxJ*IwJ*ImJ*J*IyJ*J*J*J*IAIBI8I8I7I;I5I3I6IoISI}I6IJJ*J*I5ICJ*IhI!J*J*J*J*J*J*J*J*J*J*HzHvHvIsJ*J*HzH{J*\#
H}I;I;IFI:I2J*J*J*J*J*J*J*J*IxJ*IuJ*J*J*J*IyJ*J*J*J*J*J*J*J*J*IkJ*J*IrJ*J*J*J*J*J*J*J*J*J*I}J J!J*J*J*J*I}J*J$J*J*J*\#
J*J*IgJ*J*IqJ*J*J*J*I<I[I;IaIsIrIkI<IaIrJ*IvIeI{J*J*IYILJ*IoI5IxJ*J*J*J*J*J*J*J*J*IWIIIJJ J*J*IdIVJ#IgI|I|J"J I~I}J*\#
J*J*J*J*J*J*J*InJ*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*IkIkJ*J*J*J*J*J*IwIrIrJ*IsJ*IgJ*J*IhJ*J*\#
J*J*I:I4I5ILI_IaI[I2ITIdJ*IoIOIkJ*J*I?I7J*IYI,IvJ*J*J*J*J*J*J*J*J*I1I,I-IsJ*J*IBI-I}IIIdIdInIgIoJ*J*J*J*J*J*J*J*J*Iw\#
J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*IwIwJ$J*J*J"J*J*IxIvIvJ*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*I:J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
ItJ*J*J*J*J*J*J*J*IwJ*J*I:IwI?I?J*I7J*J*J*J*J*J*J*J*J*J*J*J*J*IbIbJ*I`J*J*J*I|J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IuJ*J*J*J*J*J*HtJ*ITITJ*I0J*IbJ*J*J*J*J*J*J*J*J*J*J*I{I{J*I|J*J*J*ItJ*J*IuItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*I{\#
J$J*IyJ*HvJ!IJIJIkI,IvIaJ J*J*J*J"J*J*J*J*J#J*IwIwIsIwI{J*J*J J*J*J*J J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J$\#
I#J#IPIPJ*I9J*IlJ*J*J*J$J*J*J*J*J*J*J*J#J#J*J#J*J*J*I{J*J*I{I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*I}J*J*I~J*H|J$IPIP\#
IyH}I{IgJ*J*J*J*J*J*J*J*J*J*J*I{I{IvI{J!ItJ*J\J*J*JHJ*J*IkIlIiJ*J*J*J*J*J*J*J*J*J*J*J*J*IuIgJ*J*IYJ*JVJ*JTJTJ\JQJHJP\#
J*J"IoIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HxJ*IbIbJ$I?J#IrJ*J*J*J*\#
J*J*JHJ*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*HrJ*ISISJ*I1J#IeJ*J*J*J*J*J*J*J*\#
J*J*J*I{I{J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J;J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*I;J*I{I{J*IfJ*J*J*J#InIoJ*J*J*J*J*J*J*J*J*J*J*J*\#
IjJ*I~J*J*J*I~J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J!J*J*IxJ*J J J*IvJ*ItJ*J*J*J*J*J*J*J*J*J*J*I~I~J*I~J*J*J*J J*\#
J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*HqJ*ITITJ*I4J#IgJ*J*J*J*J*J*J*J*J*J*J*I}I}J*I}J*J*J*IxJ*J*IvIxJ*\#
IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*I{J#J*IzJ*HvJ IIIIIkI*IuIbJ*J*J*J*J"J*J*J*J*J#J*IvIvIsIwI{J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HxJ*IbJ*J$I?J#IrJ*J*J*J*J*J*JjJ*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*I=I^IXJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*ItIbJ*J*I>J*IDJ*J*J*IyIuIxJ*J*J#IoIoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J"J*J*J*J*H}J I\I\J*I?J*IoJ*J*J*J*J*J*J*J*J*J*J*J J J*J J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J#J*J*IPJ!IsIsJ*I`J*I|J*J*I|I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*H{J*IfIfJ*ICJ*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*I{J*J*IFIxI_J*J*J*J*J*J*J*J*J*J*J*J*J*I~IhJ*J*I<J*I;J*\#
I|I|IrIcIuI}J*I|IwIwJ*J*J*J*I|J*J*J*J*J*J*J*InJ*J*J*J*I{J*J*IEIxI_J*J*J*J*J*J*J*J*J*J*J*J*J*I~IhJ*J*I<J*I;J*I|I|IrIc\#
ItI}J*I|IvIwJ*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*IFJ*J"J"J*ImJ*J*J*J$\#
IsIsJ*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IzJ*J*I1IyI_J*J*J*J*J*J*J*J*J*J*J*J*J*I~IgJ*J*I<J*I;J*I|I|IqIcItI}J*I|IwIwJ*J*\#
J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I2J*IxIxJ*IcJ*J*J*J*I{I{J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JYJ*J*J*J*J*J*J*\#
J*J*
"""#),
        OpenFontFace(.ultraLight, unitsPerEm: 1000,
            advances: #"""
"e"M"P&y&M'2&j!p"V"U#7$A"\$I!h%q&G$*%5%R%S%`&;%\&/&+!h!t%=$X%=$z(h'*&x'='O&M&<'V'd"E% &Y&*);(/'z&R'z&k&A&A'{'-*z&V&j\#
&W"O%W"O%H%R"/%W&E%b&G&)#7&E& "'".%G"Z)X& &3&E&E#N% #6&+%Q(H%-%_%."P":"P%!"e"M%h%!%[&x">%-"i(b$P%[%|%j(b$%"b$y#z$#"/\#
&E&&!h"g"d$f%['p( )/$s'*'*'*'*'*'**,'=&M&M&M&M"E"E"E"E'V(/'z'z'z'z'z$a'z'{'{'{'{&j&>%h%W%W%W%W%W%W)j%b&)&)&)&)"'"'"'\#
"'&:& &3&3&3&3&3%d&3&+&+&+&+%_&A%_'*%W'*%W'*%W'=%b'=%b'=%b'=%b'O&G'V&G&M&)&M&)&M&)&M&)&M&)'V&E'V&E'V&E'V&E'd& 'n& "E\#
"'"E"'"E"'"E"'"E"''E$5% "'&Y%G%G&*"Z&*"Z&*"Z&*"r&1"j(/& (/& (/& & (-& 'z&3'z&3'z&3,S+ &k#N&k#N&k#N&A% &A% &A% &A% &A\#
#6&A#6&f#8'{&+'{&+'{&+'{&+'{&+'{&+*z(H&j%_&j&W%.&W%.&W%.  %j)=!q!m"n"j#Z$ (T'&
"""#,
            rows: ##"""
 !"#$!%"&'()*+*,-./012345677!8!!9:;<=>?@AABCDAAEFGHIJKLMNOPQR!!!!STU!VWXYZ[\]^^_T`abcdefghijk!!
"""##,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!G!HIHJI!KL!!MMHMIMNOPQRSTU!!F!
"""#,
            kerning: #"""
J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*InJ*ImJ*IgIgI}IgJ*J*J*J*J*J*J*J*J*J*J*J*J*InInJ*ImJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*\#
I5IRI6J J*J*I{I8IwJ*J*J*ItJ*J*J*IgIFJ*J*I4J*J*J*J*J*J*J*J*J*J*J!IlIuJ*J6J6J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*\#
J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J6J*J*J*J*ITJ*IVIVJ5IEJ*J*J*J*J*J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*J*J*I~J*J*J*J*J*J*IwJ*J*J*J*J*J J*J*J*J*J*J*\#
J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*IvIuJ*J*J*J*J*J*I}IzI{J*IzJ*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*J*I-J*J*J*\#
J*J*J*J*J*J*J*I}IwIsJ*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~IvIrIcJ*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I5J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*IvJ*J*IBIxI=I=J*I9J*J*J*J*\#
IuJ*J*J*J*J*J*J*J*IEIDJ*IBJ*J*J*IRJ*J*J*J*J*J*J*J*J*IxJ I]IwJ*J*I`J*J*J*J*J*J*I}J*J*I@J*IDJ*I^I^IpI7I}J*J*J*J*J*J*J*\#
J*J*J*J*J*IyIyIrIyIoJ*J*J*J*J*J*J*J*J*J*GLI`IwIrIlI(IfIxJ*J*IkJ*J*J*J*I;J*IrI&J*J*J*J*J*J*J*J*J*J*IdI_I^J*J*J*IpIgJ*\#
IsI{I|J*I|J*J*J*J J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*IvJ*J*J!J*I>J*IaIaIwIKIxIdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IwJ*J*J*J*ItJ*I}J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*I>I{IYIYJ*ILJ*I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I?J*ImImJ*IZJ*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*I<J*IeIeJ*ISJ*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*I{J*J"\#
J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*IAJ*IdIdJ*IXJ*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J J*J*J*J*\#
J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*IOJ*I{I{J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IzJ*J*J*J*I|J*IvIvJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxIDIcINI~J*J*J*INIwJ*J*J*J"J*\#
IuJ*J*IWJ*J*IJJ*IfJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J J*IvIvJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*\#
I9J*IaIaJ*IJJ*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*INJ*I{I{\#
J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*I8J*IXIXJ*I>J*J*J*J*J*J*\#
J*J*J*J*J*J*J*I|I|J*I|J*IjJ*IFJ*J*J*IEJ*J*I}J*IwJ*J*J*J*J*IxIiJ*J*J*J*IdI{J*J*IoJ*I~IDIjIMILJ*I7J*I>J*J"I{IzI|J*J*J*\#
J$IxI}IhIhJ*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*IwJ*IuIuI{IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J#J*J*J$J*I~I~J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IzJ*J*IxJ*IvJ*J*J*J*J J*J*J*J*J*J*J*J*J*IpJ*J*IlJ*IkJ*IqIqIiI]IxIyJ*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*\#
J*J*J*J*J*I{J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*IzJ*I}J*J*J*J*J*J*J*J*J*J"ItItIzJ*J*J$J*I}IxImImJ*ImJ*IsJ*J*J J*J*J*J*\#
I6IeI=J"IpIjIeI?ImJ*IkJ*J IuJ*J*IxI@J*IzHZIsJ*J*J*J*J*J*J*J*J*I:IgIhIsJ*J*IbI_J IgIlIlIhIoI`J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*ItItJ*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J"J"J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*I~J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IzJ*J*J"J*J*J*J*J*J*J*J*J*J*J#J"J"J*J*J*J*J!J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*IrJ*I}J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IcJ*J*J*J*J*J*J*J*J*J*J*J*InImJ#J*J*J*J*J*IxIiIiJ*IiJ*ImJ*I1J*J*J*HtJ*J*I7J*J*J*J*J*J*J*J*IvJ*J*J*J*IlJ*J*J*Ia\#
J*J*HtIaH{H{J*HqJ*H}J*J*IwIwJ*J*J*J*J*J*J*I=I:J*I5J*J*J*J*J*J*IyJ*J*IvJ*ItJ*J*J*J*I~J*J*J*J*J*J*J*J*J*IpJ*J*IhJ*IjJ*\#
IoIoIhIYItIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*InJ*J*J*J*J*J*J*I7IyIFJ*J*J*J*IKJ*J*J*J*J*J*J*J*J*I[J*J*HtJ*J*J*I~I~I|I}\#
J*J*J*J*J!J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*IvJ*ItJ*J*J*J*I~J*J*J*J*J*J*J*J*J*IrJ*J*IhJ*IjJ*IoIoIkIYItIvJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J J*IwIwJ*IpJ*J*J*J#IzIzJ*J*\#
J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*I}J*J*J*J*J*J*IyIyJ*IyJ*J*J*J*J*J*J#J*J*J*J*J#\#
J*IwIxJ$IwJ*ImJ*J*I|J*J*J*J*IBIDI9I>I;IAI:I5I>IrI^J I9INJ*J*I8IDJ*IjI#J*J*J*J*J*J*J*J*J*J*H|HwHwIsJ*J*I!H|J$I%I:I:ID\#
I9I2J*J*J*J*J*J*J*J*IxJ*ItJ*J*J*J*IzJ*J*J*J*J*J*J*J*J*IkJ*J*IqJ*J*J*J*J*J*J*J*J*J*I}J J!J*J*J*J*I}J*J#J*J*J*J*J*IgJ*\#
J*IrJ*J*J*J*I=I^I;IaIsIrIlI>IaIrJ*IvIeI{J*J*IYIMJ*IoI6IxJ*J*J*J*J*J*J*J*J*IVIHIII~J*J*IcIUJ"IeI|I|J!J I{IgJ*J*IrJ*J*\#
J*J*I=I^I;IaIsIrIlI>IaIsJ*IvIeI{J*J*IYILJ*IoI6IxJ*J*J*J*J*J*J*J*J*IVIHIII~J*J*IcIUJ"IeI|I}J!J I{I}J*J*J*J*J*J*J*J*Ip\#
J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*IiIjJ*J*J*J$J*J*IvIqIqJ*IrJ*IfJ*J*IiJ*J*J*J*I9I8I5ILI_Ia\#
I\I3ITIdJ*IoIOIkJ*J*I@I8J*IYI-ItJ*J*J*J*J*J*J*J*J*I0I,I.IqJ*J*ICI,I{IJIdIeImIgIkJ*J*J*J*J*J*J*J*J*I{J*J!J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*IxIxJ#J*J*J"J*J$IyIvIwJ*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*I;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*\#
J*IvJ*J*I:IvI?I>J*I7J*J*J*J*J*J*J*J*J*J*J*J*J*IbIaJ*I`J*J*J*I|J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*\#
HuJ*ISISJ*I0J*I_J*J*J*J*J*J*J*J*J*J*J*IzIzJ*I{J*J*J*ItJ*J*ItIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*I{J#J*IzJ*HwJ!IIII\#
IiI-IvI_J J*J*J*J"J*J*J*J*J#J*IwIwIsIwI|J*J*J"J*J*J*I~J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*I#J#IPIPJ*I8J*Ik\#
J*J*J*J$J*J*J*J*J*J*J*J#J#J*J#J*J*J*I{J*J*IzIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*I}J*J*I~J*H}J$IPIPIxH}I{IeJ*J*J*J*\#
J*J*J*J*J*J*J*I{I{IvI{J"ItJ*JXJ*J*JHJ*J*IjImIiJ*J*J*J*J*J*J*J*J*J*J*J*J*IyIgJ*J*IZJ*JVJ*JUJVJ]JRJFJOJ*J$IrItJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H}J*IaIaJ$I?J#IpJ*J*J*J*J*J*JFJ*J*J*J*J*\#
J*J*J*J*J*J*IyJ*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*HsJ*IRIRJ*I2J#IcJ*J*J*J*J*J*J*J*J*J*J*I|I|J*I{J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J<J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IbJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*I;J*IzIzJ*IeJ*J*J*J$InIoJ*J*J*J*J*J*J*J*J*J*J*J*IjJ*I}J*J*J*I}J*J*IvJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J J*J*IvJ*I}I}J*IuJ*IsJ*J*J*J*J*J*J*J*J*J*J*I|I|J*I|J*J*J*J J*J*J*I}J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IxJ*J*J*J*J*J*HsJ*ISISJ*I5J#IeJ*J*J*J*J*J*J*J*J*J*J*I}I}J*I}J*J*J*IxJ*J*IvIwJ*IuJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IsJ*I{J#J*I{J*HwJ IHIHIiI+IuI`J*J*J*J*J"J*J*J*J*J#J*IvIvIsIwI|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*H}J*IaJ*J$I?J#IpJ*J*J*J*J*J*JlJ*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*I7I`IXJ*J*J*J*J*J*J*J*J*J*J*J*J*IxIaJ*J*\#
I>J*ICJ*J*J*IwIsIxJ*J*J$IrIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*I J \#
I[I[J*I>J*InJ*J*J*J*J*J*J*J*J*J*J*J J J*J J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*IOJ!IqIqJ*I]\#
J*IzJ*J*I}I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I!J*IdIdJ*IBJ*IpJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IzJ*J*IEIyI_J*J*J*J*J*J*J*J*J*J*J*J*J*I~IhJ*J*I=J*I:J*I|I|IqIcIuI}J*I|IwIwJ*J*\#
J*J*I|J*J*J*J*J*J*J*InJ*J*J*J*I{J*J*IDIyI^J*J*J*J*J*J*J*J*J*J*J*J*J*J!IhJ*J*I<J*I:J*I|I|IqIdIuI}J*I|IvIwJ*J*J*J*I|J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*IDJ*J!J!J*IlJ*J*J*J$IsIsJ*J*J*J*J*J*J*J*J*J*\#
J*J*InJ*J*J*J*IzJ*J*I5IzI_J*J*J*J*J*J*J*J*J*J*J*J*J*I~IgJ*J*I=J*I:J*I|I|IpIcIuI|J*I|IwIwJ*J*J*J*I}J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I2J*IwIvJ*IaJ*J*J*J*I|I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J[J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.light, unitsPerEm: 1000,
            advances: #"""
"c"U"j'$&O'A&u!z"b"a#=$B"P$J!r&)&I$<%A%V%]%c&>%\&3&-!r"!%?$Y%?$}(j'*&|'9'P&J&8'T'f"O%#&a&+)9(-'x&S'w&o&C&D'{'.*}&Z&m\#
&Y"Y%i"Y%S%L"7%^&J%f&M&-#A&J&&"1"8%O"e)\&&&6&J&J#X%$#C&1%U(N%5%a%/"Z"A"Z%2"c"T%o%,%\'""D%6#)(e$S%m&$%t(e$*"g$x$!$&"7\#
&K&2!r"q"j$e%m()(6)D$v'*'*'*'*'*'**,'9&J&J&J&J"O"O"O"O'W(-'x'x'x'x'x$g'x'{'{'{'{&m&?%j%^%^%^%^%^%^)k%f&-&-&-&-"1"1"1\#
"1&=&&&6&6&6&6&6%a&6&1&1&1&1%a&A%a'*%^'*%^'*%^'9%f'9%f'9%f'9%f'P&M'W&M&J&-&J&-&J&-&J&-&J&-'T&J'T&J'T&J'T&J'f&&'p&&"O\#
"1"O"1"O"1"O"1"O"1'R$I%#"1&a%O%O&+"e&+"e&+"e&+#'&2"w(-&&(-&&(-&&&&(*&&'x&6'x&6'x&6,A*z&o#X&o#X&o#X&C%$&C%$&C%$&C%$&D\#
#C&D#C&g#E'{&1'{&1'{&1'{&1'{&1'{&1*}(N&m%a&m&Y%/&Y%/&Y%/  %t)E!z!u#&#!#^$D(O'@
"""#,
            rows: ##"""
 !"#$!%"&'()*+*,-./012345677!8!!9:;<=>?@AABCDAAEFGHIJKLMNOPQR!!!!STU!VWXYZ[\]^^_T`abcdefghijk!!
"""##,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!G!HIHJI!KL!MNNHNINOPQRSTUV!!F!
"""#,
            kerning: #"""
J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*InJ*IlJ*IgIgI}IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*InInJ*ImJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*\#
J*J*I0IbI6J#J*J*J I;IwJ*J*J*IwJ*J*J*IkIGJ*J*I2J*J*J*J*J*J*J*J*J*J*J$IjIuJ*J8J8J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J$J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J9J*J*J*J*IRJ*IUIUJ8IDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IvIwJ1IvJ*J*J*J*J*I~J*J*J*J*J*J*IwJ*J*J*J*J*J \#
J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*IuItJ*J*J*J*J*J*J*I|IzIzJ*IzJ*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IFJ*J*I,J*J*J*J*J*J*J*J*J*J*I}IvIsJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"IxIuIgJ*J*InJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I0J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*IxJ*J*\#
ICIxI?I?J*I8J*J*J*J*IuJ*J*J*J*J*J*J*J*J*IDICJ*IBJ*J*J*IbJ*J*J*J*J*J*J*J*J*I}J#IaI|J*J*IbJ*J*J*J*J*J*J"J*J*IHJ*IFJ*Ia\#
IaIrI<J"J*J*J*J*J*J*J*J*J*J*J*J*J*I{I{ItIzIrJ*J*J*J*J*J*J*J*J*J*GGI_IvIrIlI+IfIwJ*J*IkJ*J*J*J*I;J*IqI'J*J*J*J*J*J*J*\#
J*J*J*IdI]I\J*J*J*J*IoIeJ*IrI{I|J*I|J J*J*J#J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*IvJ*J*J$J*IDJ*IbIbIwILIzIcJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*IsJ*I}J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*IFI{IXIYJ*ILJ*I^J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*ImImJ*IZJ*IpJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*IAJ*IfIfJ*ISJ*IkJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J#J*J*J*J*I{J*J$J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*ILJ*IdIdJ*IWJ*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*ImJ*J#J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*I\J*IzI{J*ItJ*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J!J*IvIwJ*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IzIFIgIOJ"J*J*J*IRIxJ*J*J*J$J*IwJ*J*IYJ*J*IJJ*IpJ*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J#J*IvIwJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*I<J*IaIaJ*IKJ*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IRJ*IzIzJ*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IvJ*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I|J*J*J*J*I;J*IYIYJ*I?J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}I}J*I|J*IjJ*IGJ$J*J*IEJ*J*J"J*IwJ*J*J*J*J*IxInJ$\#
J*J*J*IhI{J*J*IoJ*I~IDIkIMIMJ*I8J*I>J*J"IzIzI{J*J*J*J*J#IvI}IhIgJ*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IzJ*J*J*J*IzJ*IuIuI{IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J"J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J \#
J*J#J*J*J*J*I~I~J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*IzJ*ItJ*J*J*J*J#J*J*J*J*J*J*J*J*J*IpJ*J*Io\#
J*IoJ*IpIqIiI]IyIxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*IzJ*J"J*J*\#
J*J*J*J*J*J*J*J$IwIwI|J*J*J*J$J*J IzIqIqJ*IqJ*IrJ*J*J#J*J*J*J*I2ImI<J$ItImIhICImJ*ItJ*J IxJ*J*IxIEJ*IzHaIvJ*J*J*J*J*\#
J*J*J*J*I@IhIiIvJ*J*J*IbI_J!IhIpIqInIsIdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*IsIsJ*IiJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J"J"J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"\#
J#J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J"J*J*J*J*J*J*J*J*J*J*J"J"J"J*J*\#
J*J*J*J!J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*ItJ*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*J*J*J*J*IlIlJ!J*J*J*J*\#
J*J*IxIgIgJ*IgJ*ImJ*I,J*J*J*HrJ*J*I=J*J*J*J*J*J*J*J*IxJ*J*J*J*IoJ*J*J*IfJ*J*HvIeH~H~J*HtJ*H|J*J*IzIzJ*J*J*J*J*J*J*J*\#
I?I:J*I7J*J*J*J*J*J*IxJ*J*IxJ*IsJ*J*J*J*J"J*J*J*J*J*J*J*J*J*IpJ*J*IkJ*ImJ*IoIoIhIYIvIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J!\#
J*J*InJ*J*J*J*J*J*J*I3I~IDJ*J*J*J*INJ*J*J*J*J*J*J*J*J*IYJ*J*HzJ*J*J*I~I~I{I{J*J*J*J*J!J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IxJ*J*IxJ*IsJ*J*J*J*J"J*J*J*J*J*J*J*J*J*ItJ*J*IkJ*ImJ*IoIoInIYIvIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J!J*IwIwJ*InJ*J*J*J#IyIzJ*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*I|J*J*J*J*J*J*IyIyJ*IyJ*J*J*J*J*J*J"J*J*J*J*J*J"J*IwIxJ$IwJ*IlJ*J*J!J*J*J*J*ICIF\#
I9IDI?IGI@I7IHIuIkJ#I<IRJ*J*I;IDJ*ImI%J*J*J*J*J*J*J*J*J*J*H~HwHwIrJ*J*J*I(H~J"I-I8I9IBI9I2J*J*J*J*J*J*J*J*IyJ*IsJ*J*\#
J*J*I{J*J*J*J*J*J*J*J*J*IkJ*J*IpJ*J*J*J*J*J*J*J*J*J*I}J J!J*J*J*J$J*I}J*J"J*J*J*J*J*IgJ*J*IrJ*J*J*J*I?IaI;IbIsIsInIA\#
IaIsJ*IvIeIzJ*J*IZIMJ*IoI7IwJ*J*J*J*J*J*J*J*J*IVIGIII|J*J*J*IaITJ!IcI|I}J!J IxIgJ*J*IsJ*J*J*J*I?IaI:IbIsIsInI@IaIsJ*\#
IwIeIzJ*J*IZIMJ*IoI7IxJ*J*J*J*J*J*J*J*J*IUIGIHI|J*J*J*IaITJ"IcI|I}J I~IxI}J*J*J*J*J*J*J*J*IrJ*IzJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*IgIhJ*J*J*J*J$J*J*IuIpIpJ*IqJ*IfJ*J*IiJ*J*J*J*I8I<I5ILI_IaI]I4ITIeJ*IoIPIkJ*J*IA\#
I9J*IZI.IrJ*J*J*J*J*J*J*J*J*I0I-I.IoJ*J*J*IDI+IyIKIdIfImIgIfJ*J*J*J*J*J*J*J*J*J J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iv\#
J*J*J*J*J*J*J*J*J*J*J*J*IxIxJ"J*J*J*J"J*J$IzIvIwJ*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I<J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*IuJ*J*I;IuI>I>\#
J*I7J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbI`J*I_J*J*J*I{J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*HwJ*IRIRJ*I/J*\#
I[J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*IzJ*J*J*IuJ*J*ItIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*IzJ#J*I|J$HwJ!IHIHIgI.IvI]J J*\#
J*J*J"J*J*J*J*J*J#J*IwIwIsIwI}J*J*J$J*J*J*I~J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*I#J#IPIOJ*I8J*IiJ*J*J*J*J*\#
J*J*J*J*J*J*J*J#J#J*J"J*J*J*I|J*J*IzIyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*I}J*J*J J*H}J$IPIPIwH~I{IcJ*J*J*J*J*J*J*J*\#
J*J*J*J*I{I{IvI{J"ItJ*JSJ*J*JIJ*J*IhIoIiJ*J*J*J*J*J*J*J*J*J*J*J*J*I~IfJ*J*IZJ*JVJ*JWJXJ_JTJCJOJ1J*IuIxJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I#J*I`I`J#I?J#InJ*J*J*J*J*J*JDJ*J*J*J*J*J*J*\#
J*J*J*J*J*IzJ*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*HuJ*IRIRJ*I3J"IaJ*J*J*J*J*J*J*J*J*J*J*J*I|I|J*I|J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*I<J*IyIyJ*IdJ*J$J*J*InIoJ*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*I|J*J*J*I|J*J*\#
IwJ*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*I}J*J*ItJ$IzIzJ*IsJ*IrJ*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*IzJ*J*J*J J*J*J*I|J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*HuJ*ISIRJ*I6J#IcJ*J*J*J*J*J*J*J*J*J*J*J*I}I~J*I~J*J*J*IxJ*J*IuIvJ*IuJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*ItJ*IzJ"J*I}J$HwJ IGIGIgI,IuI^J*J*J*J*J"J*J*J*J*J*J#J*IvIvIrIwI}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I#J*I`J*J#I?J#InJ*J*J*J*J*J*JnJ*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J#J*J*I0IbIXJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*I}I`J*J*I>J*IAJ*J*J*ItIqIwJ*J*J*IuIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J"J*J*J*J*I"J IZIZJ*I>J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J J J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J#J*J*IMJ InInJ*IZJ*IxJ*J*J J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I'J*IaIaJ*IBJ*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IzJ*J*IDI{I_J*J*J*J*J*J*J*J*J*J*J*J*J*I~IhJ*J*I>J*I8J*I|\#
I|IpIcIuI|J*I|IwIwJ*J*J*J*J*I|J*J*J*J*J*J*J*InJ*J*J*J*IzJ*J*ICI{I]J*J*J*J*J*J*J*J*J*J*J*J*J*J$IgJ*J*I<J*I9J*I}I}IpIe\#
IvI}J*I|IvIwJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*IBJ*J!J J*IlJ*J*J*\#
J*IrIsJ*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IzJ*J*I9I{I_J*J*J*J*J*J*J*J*J*J*J*J*J*I~IgJ*J*I>J*I8J*I{I{IoIcIuI|J*I|IwIw\#
J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I1J*IuItJ*I_J*J"J*J*I}I}J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J]J*J*J*J*J*J*\#
J*J*J*J*
"""#),
        OpenFontFace(.regular, unitsPerEm: 1000,
            advances: #"""
"a"^#''/&Q'Q'""'"o"n#D$C"C$J!~&B&J$P%N%[%g%f&A%\&7&0!}"/%A$Z%A%!(m'+'!'5'R&G&3'S'i"Z%&&i&-)6(,'v&T't&s&E&H'z'.+!&^&q\#
&["d%}"d%`%D"@%f&O%j&T&1#M&P&-"<"C%W"r)`&-&9&O&O#b%(#R&8%Z(U%=%c%1"e"I"e%D"a"]%v%8%^'+"L%?#L(h$V&#&,& (h$0"l$w$($*"@\#
&R&@!~"}"r$e&#(D(O)[$y'+'+'+'+'+'+*+'5&G&G&G&G"Z"Z"Z"Z'X(,'v'v'v'v'v$m'v'z'z'z'z&q&A%l%f%f%f%f%f%f)m%j&1&1&1&1"<"<"<\#
"<&@&-&9&9&9&9&9%^&9&8&8&8&8%c&A%c'+%f'+%f'+%f'5%j'5%j'5%j'5%j'R&T'X&T&G&1&G&1&G&1&G&1&G&1'S&P'S&P'S&P'S&P'i&-'s&-"Z\#
"<"Z"<"Z"<"Z"<"Z"<'`$_%&"<&i%W%W&-"r&-"r&-"r&-#=&4#'(,&-(,&-(,&-&-(&&-'v&9'v&9'v&9,-*t&s#b&s#b&s#b&E%(&E%(&E%(&E%(&H\#
#R&H#R&g#T'z&8'z&8'z&8'z&8'z&8'z&8+!(U&q%c&q&[%1&[%1&[%1  & )N"&" #?#:#b$m(I'^
"""#,
            rows: ##"""
 !"#!!$"%&'()*)+,-./01234566!7!!89:;<=>?@@ABC@@DEFGHIJKLMNOPQ!!!!RSTUVWXYZ[\]^^_S`abcdefghi!j!!
"""##,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!G!HIHJI!KL!MNNHNINOPQRSTUV!!F!
"""#,
            kerning: #"""
J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*InJ*IlJ*IgIfI~IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*InImJ*InJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*\#
J*J*I*IuI7J*J*J*J*I>IxJ*J*J*I{J*J*J*IoIHJ*J*I0J*J*J*J*J*J*J*J*J*J*J*IhIvJ*J;J;J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I[J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*J*IPJ"IUIUJ;ICJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IvIvJ5IuJ*J*J*J*J*J J*J*J*J*J*J*IwJ*J*J*\#
J*J*I~J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*IuItJ*J*J*J*J*J*J*I|IyIzJ*I{J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IEJ*J*I,J*J*J*J*J*J*J*J*J*J*I|ItIrJ*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyIxIlJ*J*IqJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*\#
IyJ*J*IEIyI@I@J*I7J*J*J*J*IuJ*J#J*J*J*J*J*J*J*ICIAJ*IAJ*J*J*IuJ*J*J*J*J*J*J*J*J*J$J*IfJ#J*J*IdJ*J*J*J*J*J*J*J*J*IRJ*\#
IIJ*IdIdItIAJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I|I|IvI|IuJ*J*J*J*J*J*J*J*J*J*GBI_ItIqImI.IeIwJ*J#IjJ*J*J*J*I:J*IpI(J*J*J*J*\#
J*J*J*J*J*J*IcI[IZJ#J*J*J*ImIcJ*IpIzI{J"I{IyJ*J*J*J*J*IwJ*J*J*J*J#J*J*J*J*J*J*J*J#J*J*J*J*J*J*IwJ*J*J*J*IKJ*IbIbIwIL\#
I|IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*IsJ*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*INI|IXIXJ*IKJ*I\J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IOJ*ImImJ*IZJ*InJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IGJ*IfIfJ*ITJ*IjJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IXJ*IcIcJ*IWJ*IgJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*IyIzJ*IsJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IwIxJ*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I|IHIkIPJ*J*J*J*IVIzJ*J*J*J*J*IyJ*J*I\J*J*IKJ*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*IwIwJ*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*I@J*IaIaJ*IKJ*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*IzIzJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IyJ*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*I>J*IYIYJ*I@J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}I}J*I}J*IjJ*IHJ!J*J*IEJ*J*J*J*IxJ*J*J*J*J*\#
IxItJ J*J*J*IlI|J*J*IoJ*J IEIkINIMJ*I:J*I=J*J"IzIzIyJ*J*J*J*J#ItI~IhIgJ*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IzJ*J*J*J*I~J*ItItIzIkJ*J#J*J*J*J*J*J*J*J*J*J*J*J*J$J$J!J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J"J*J*J*J*I}I~J$IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*I{J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*Ip\#
J*J*IrJ*IsJ*IpIpIiI]I{IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*I{J*\#
J*J*J*J*J*J*J*J*J*J*J*IzIzI~J*J*J*J*J*J"I}IuIvJ*IuJ*IrJ*J*J*J*J*J*J*I.IvI<J*IxIpIkIHInJ*I~J*J I{J*J*IyIKJ*I{HjIyJ*J*\#
J*J*J*J*J*J*J*IHIhIiIyJ*J*J*IcI`J"IhIuIwItIxIiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*IsIsJ*\#
IgJ*J"J*J*J*J*J*J*J*J*J*J*J*J*J!J"J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J"J#J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J"J*J*J*J*J*J*J*J*J*J*J"J!\#
J!J*J*J*J*J*J J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*IwJ2I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*J*J*J*J*IjIjI~J*\#
J*J*J*J*J"IwIeIeJ*IeJ*IlJ*I&J*J*J*HqJ*J*IDJ*J*J*J*J*J*J*J*IyJ*J*J*J*IrJ*J*J*IlJ*J*HxIjI"I"J*HwJ*H|J*J*I~I~J*J*J*J*J*\#
J*J"J*IAI;J*I9J*J*J*J*J*J*IxJ*J*IyJ*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*InJ*IpJ*InInIgIZIxIsJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*IoJ*J*J*J*J*J*J*I/J$IBJ*J*J*J*IRJ*J*J*J*J*J*J*J*J*IXJ*J*I#J*J*J*I~I~IyIyJ*J*J*J$J J!J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IxJ*J*IyJ*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*InJ*IpJ*InInIqIZIxIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*IvIvJ*IlJ*J*J*J"IyIyJ*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*IxIyJ$IxJ*J*J*J*J*J*J J*J*J*J*J*J!J*IxIyJ#IxJ*IlJ*J*J*J*J*J*\#
J*IEIII:IKIDIOIGI9ISIxIyJ*I@IVJ*J*I>IEJ*IpI(J*J*J*J*J*J*J*J*J*J*I!HxHxIrJ*J*J*I/I!J!I5I6I8I@I8I1J*J*J*J*J*J*J*J*IyJ*\#
IrJ*J*J*J*I}J*J*J*J*J*J*J*J*J*IlJ*J*IoJ*J*J*J*J*J*J*J*J*J*I|J J J*J$J$J$J$I|J*J J*J*J*J*J$IgJ*J*IsJ*J*J*J*I@IdI:IbIs\#
IsIoIDIaIsJ*IwIeIzJ*J*IZINJ*InI9IwJ*J*J*J*J*J*J*J*J*IUIFIHI{J*J*J*I`ISJ IaI{I}J I~IuIfJ*J*ItJ*J*J*J*I@IdI:IbItIsIoIC\#
IaItJ*IwIfIzJ*J*IZIMJ*IoI9IwJ*J*J*J*J*J*J*J*J*ITIFIGI{J*J*J*I`IRJ!IaI|I~I~I~IuI~J*J*J*J*J*J*J*J*ItJ*IzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*IeIfJ"J*J*J*J#J*J$ItInIoJ*IoJ*IeJ*J*IjJ*J*J*J*I6IAI5IMI^IaI^I6ITIeJ*InIPIk\#
J*J*IBI:J*IZI/IpJ*J*J*J*J*J*J*J*J*I/I-I/IlJ*J*J*IFI*IwIMIcIgIlIfIaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*IyIyJ!J*J*J*J"J*J#I|IvIxJ*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I=J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*ItJ*J*I;\#
ItI>I=J*I7J*J*J*J*J*J*J*J*J*J*J*J*J#J*IaI_J*I_J*J*J*I{J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*HxJ$IQIP\#
J*I/J*IWJ*J*J*J*J*J*J*J*J*J*J*J*IyIyJ*IyJ*J*J*IuJ*J*IsIrJ*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*IsJ*IzJ"J*I~J$HxJ IGIGIeI/Iv\#
I[J J*J*J*J!J*J*J*J*J*J"J*IwIxIrIwJ J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*I$J"IOIOJ*I7J*IgJ*J*\#
J*J*J*J*J*J*J*J*J*J*J"J#J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*IyIxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*I|J*J*J J*H~J$IOIOIuH~IzIaJ*J*J*J*J$J*J*J*\#
J*J*J*J*I{I{IuIzJ#IsJ*JNJ*J*JIJ2J*IfIqIjJ*J*J*J*J*J*J*J*J*J*J*J*J*J$IfJ*J*I[J*JVJ*JYJZJ`JVJ@JNJ5J*IyI|J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I)J$I^I_J#I@J"IlJ*J*J*J*J*J*JAJ*J*J*J*J*J*J*\#
J*J*J*J*J*I{J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*HvJ#IQIQJ*I5J"I_J*J*J*J*J$J*J*J*J*J*J*J*I}I}J*I|J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J#J*J*J*J*J*J*J*J?J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*I<J*IwIwJ*IbJ*J!J*J*InIoJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*IzJ*J*J*IzJ*J*\#
IwJ*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*I|J*J*IrJ IwIwJ*IrJ*IqJ*J*J*J*J*J*J*J*J*J*J*J*IxIxJ*IxJ*J*J*J!J*J*J*I|J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*HwJ#IRIQJ*I8J"IaJ*J*J*J*J*J*J*J*J*J*J*J*I~I~J*I~J*J*J*IyJ*J*IuItJ*IuJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*ItJ*IzJ"J*I~J$HxJ IFIEIeI-IuI\J*J*J*J*J!J*J*J*J*J*J"J*IwIwIrIvI~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I)J$I^J*J#I@J"IlJ*J*J*J*J*J*JqJ*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*I~J*J*I(IdIWJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J$I_J*J*I>J*I@J*J$J$IqIoIwJ*J*J*IyI{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J"J*J*J*J*I$J IXIXJ*I=J*IjJ*J*J*J*J*J*J*J*J*J*J*J*I~J J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J$J*J*ILJ IkIkJ*IVJ*IuJ*J*J!J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I.J#I^I^J*IAJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IyJ*J*ICI|I_J*J*J*J*J*J*J*J*J*J*J*J*J*J IhJ*J*I?J*I6J*I|\#
I|InIdIvI|J*I|IwIwJ*J*J*J*J*I|J*J*J*J*J*J*J*ImJ*J*J*J*IzJ*J*IAI|I\J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*I<J*I8J*I}I}IoIf\#
IxI}J*I|IwIxJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*I@J*J I~J*IkJ*J*J*\#
J*IrIrJ*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IyJ*J*I=I}I_J*J*J*J*J*J*J*J*J*J*J*J*J*J IhJ*J*I@J*I6J*I{I{ImIbIvI{J*I{IvIw\#
J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I1J*IsIrJ*I\J*I|J*J*I~J J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J_J*J*J*\#
J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.medium, unitsPerEm: 1000,
            advances: ##"""
"_"h#G';&T'd'0"4"}"}#L$D"5$K",&_&L$f%\%a%s%i&D%\&<&3"+"?%C$[%C%$(p','&'1'S&C&-'Q'l"f%*&r&.)3(*'s&U'q&w&G&L'z'/+$&c&u\##
&]"p&4"p%n%<"J%o&U%o&[&5#Z&V&4"H"O%`#!)e&4&=&U&U#n%-#c&?%`(]%F%f%2"q"R"q%Y"_"f& %E%_'6"T%J#s(l$Z&:&5&,(l$7"r$v$0$."J\##
&Z&P",#+"z$d&:(b(j)u$}',',',',',',*+'1&C&C&C&C"f"f"f"f'Y(*'s's's's's$t's'z'z'z'z&u&B%n%o%o%o%o%o%o)n%o&5&5&5&5"H"H"H\##
"H&D&4&=&=&=&=&=%Z&=&?&?&?&?%f&A%f',%o',%o',%o'1%o'1%o'1%o'1%o'S&['Y&[&C&5&C&5&C&5&C&5&C&5'Q&V'Q&V'Q&V'Q&V'l&4'v&4"f\##
"H"f"H"f"H"f"H"f"H'p$w%*"H&r%`%`&.#!&.#!&.#!&.#V&5#7(*&4(*&4(*&4&4("&4's&='s&='s&=+v*n&w#n&w#n&w#n&G%-&G%-&G%-&G%-&L\##
#c&L#c&h#d'z&?'z&?'z&?'z&?'z&?'z&?+$(]&u%f&u&]%2&]%2&]%2  &,)X"1"*#\#U#g%<(C( 
"""##,
            rows: ##"""
 !"#!!$"%&'()*)+,-./01234566!7!!89:;<=>?@@ABC@@DEFGHIJKLMNOPQ!!!!RSTUVWXYZ[\]^^_S`abcdefghi!j!!
"""##,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!GHIJIKJHLMHHNNINJNOPQRSTUV!!W!
"""#,
            kerning: #"""
J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*InJ*IkJ*IgIfI~IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*InImJ*InJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*\#
J*J*J*J*I$J*I7J*J*J*J*IBIyJ*J*J*J J*J*J*IsIIJ*J*I-J*J*J*J*J*J*J*J*J*J*J*J*IeIwJ*J>J>J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J@J*J*J*J*INI~ITITJ?IBJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IvIvJ:IuJ*J*J*J*J*J*J J*J*J*J*J*\#
J*IwJ*J*J*J*J*I~J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*ItIsJ*J*J*J*J*J*I{IxIyJ*I{J*J*J*J*J*J*J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IEJ*J*I+J*J*J*J*J*J*J*J*J*J*I|J*IsIqJ*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{I{Ir\#
J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IrJ*J*J*J*J*J*J*J*I{J*J*IFIzIBIBJ*I6J*J*J*J*J*IuJ*J J*J*J*J*J*J*IBI@J*I@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*IfJ*\#
J*J*J*J*J*J*J*J*I\J*ILJ*IhIhIwIGJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I~I~IxI}IyJ*J*J*J*J*J*J*J*J*J*J*G<I^IsIpImI1IdIvJ*J IiJ*\#
J*J*J*I:J*IoI)J*J*J*J*J*J*J*J*J*J*IbJ*IXIXJ J*J*IlIaJ*IoIyI{I}IzIsJ*J*J*J*J*J*IwJ*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IwJ*J*J*J*ISJ*IcIcIwIMJ IbJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*IrJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IXI|IWIXJ*IJJ*I[J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IXJ*ImImJ*IZJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IMJ*IgIgJ*IUJ*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*\#
IcIcJ*IVJ*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*IxIy\#
J*IqJ*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IxIyJ*Ip\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~IJIpIQJ*J*J*J*IZI{J*J*J*J*J*I{J*J*I_J*J*ILJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*IwIxJ*InJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IDJ*IaIaJ*ILJ*IdJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I[J*IyIyJ*IkJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*IBJ*IZIZJ*IAJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*I~I~J*I}J*J*IjJ*III|J*J*IEJ*J*J*J*IxJ*J*J*J*J*IxI{I{J*J*J*IpI|J*J*IoJ*J IFIlIOINJ*I;J*I=J*J"J*IyIzIxJ*J*J*J"IrI~\#
IhIfJ*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J#J*ItItIzIjJ*J J*J*J*J*J*J#J*J*J*J$J$J*J#J$\#
J J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J"J*J*J*J*I}I~J$IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IxJ*J*I}J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*IuJ*IwJ*IoIpIiI]I|IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*I}I~J"J*J*J*J*J*J!IzI{J*IzJ*J*IqJ*\#
J*J*J*J*J*J*I)J!I;J*I}ItIoIMIoJ*J*J*J J J*J*IzIRJ*I|HsI}J*J*J*J*J*J*J*J*J*IPJ*IiIjI|J*J*IcIaJ#IiIzI}I{I}IoJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*IrIrJ*IfJ*I}J*J*J*J*J*J$J*J*J*J*J*J*J!J"J*J J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J"J#J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J"J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J"J*J*J*J*J*J*J*J*J*J*J!J*J!J!J$J*J*J*J J*J#J*J*J*J*J$J*I}J*J*J*J*J*J*J*J*Iz\#
J6I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*IhIiI|J*J*J*J*I~IwIcIcJ*IcJ*J*IkJ*I J*J*J*HoJ*J*ILJ*J*\#
J*J*J*J*J*J*I{J*J*J*J*IuJ*J*J*IsJ*J*H{IpI&I&J*H{J*H{J*J*J*J#J#J#J*J*J*J*I}J*ICI;J*I;J*J*J*J*J*J*J*IwJ*J*I{J*IpJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IoJ*J*IrJ*IsJ*InInIfIZIzIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*IoJ*J*J*J*J*J*J*I+J*I@J*J*J*J*IV\#
J*J*J*J*J*J*J*J*J*IVJ*J*I+J*J*J*I~I~IxIwJ*J*J*J$J*J J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*I{J*IpJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IxJ*J*IrJ*IsJ*InInIuIZIzIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J$J*IuIuJ*IjJ*J*J*J"J*IxIyJ*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I{J*J*J*J*J*J*IxIyJ"IwJ*J*J*J*J*J*J*I~J*J*J*J*J J*IxIyJ"IxJ*J*IkJ*J*J*J*J*J*J*IFILI;ISIIIWINI<I_I|J*J*IDI[J*J*\#
IBIFJ*ItI+J*J*J*J*J*J*J*J*J*J*I#J*HyHyIqJ*J*I8I#I~I?I4I7I>I7I1J*J*J*J*J*J*J*J*J*IzJ*IqJ*J*J*J*I~J*J*J*J*J*J*J*J*J*Il\#
J*J*InJ*J*J*J*J*J*J*J*J*J*I|J#J J J$J"J"J"I|J*I~J*J*J*J*J"J*IgJ*J*ItJ*J*J*J*IBIhI:IcIsItIqIGIaItJ*IwIeIyJ*J*I[IOJ*In\#
I:IvJ*J*J*J*J*J*J*J*J*ITJ*IEIGIyJ*J*I^IRI~I^I{I~I~I~IqJ*IfJ*J*IuJ*J*J*J*IBIhI9IcItItIqIFIaIuJ*IxIfIyJ*J*I[INJ*IoI:Iw\#
J*J*J*J*J*J*J*J*J*ISJ*IEIFIyJ*J*I^IQJ I_I|J I}I}IqJ*I~J*J*J*J*J*J*J*J*IwJ*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J$J*J*\#
J*J*J*J*J*J*J*J$J*IbIdI~J*J*J"J*J!IsImInJ*InJ*J*IdJ*J*IkJ*J*J*J*I5IGI5IMI^IaI_I7ITIfJ*InIQIkJ*J*ICI;J*I[I0InJ*J*J*J*\#
J*J*J*J*J*I.J*I.I0IiJ*J*IGI)IuINIcIhIkIfI[J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*IzIzJ J*J*J"J*J"I}IvIyJ*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*I<IsI=I<J*I7J*J*J*J*\#
J*J*J*J*J*J*J*J*J J*IaI^J*I^J*J*J*J*IzJ*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*HzJ!IPIOJ*I.J*IRJ*J*J*J*\#
J*J*J*J*J*J*J*J*IxIxJ*IxJ*J*J*J*IvJ*J*IrIqJ*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*IsJ*IyJ!J*J!J#HyJ IFIFIbI0IvIXJ J*J*J*J*J!\#
J*J*J*J*J"J*IwIxIrIwJ!J J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*I$J"IOINJ$I6J*IeJ*J*J*J*J*J*J*J*\#
J*J*J*J*J"J#J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I}J*J*IxIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*I|J*J*J!J*I J$IOIOItI IzI^J*J*J*J*J*J$J*J*J*J*J*J*\#
I{I{IuIzJ$J*IsJ*JHJ*J*JJJ5J*IdIsIjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*I\J*JVJ*J[J\JbJXJ=JMJ:J*J*I}J!J*J*J*J*J*J*J*J*J*\#
J*J*J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I0J"I]I^J"I@J"IjJ*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*\#
J*J*J*J*I|J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*HxJ IPIPJ#I6J!I]J*J*J*J*J*J$J*J*J*J*J*J*I~I~J*I}J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J"J*J*J*J*J*J*J*J*JAJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*I=J*IvIvJ*IaJ*I|J*J*J*InIoJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*IyJ*J*J*\#
IyJ*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*IzJ*J*IpI{ItItJ*IpJ*IpJ*J*J*J*J*J*J*J*J*J*J*J*IuIvJ*IvJ*J*J*J*J!J*J*J*I{J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*HzJ IQIPJ#I9J"I^J*J*J*J*J*J*J*J*J*J*J*J*I~J J*J J*J*J*J*IyJ*J*ItIsJ*IuJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*IyJ!J*J!J#HyJ IEIDIcI.IuIYJ*J*J*J*J*J!J*J*J*J*J"J*IwIwIqIvJ J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I0J"I]J*J"I@J"IjJ*J*J*J*J*J*J*JtJ*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*IzJ*J*H~IgIWJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I^J*J*I>J*I>J*J!J!ImIlIvJ*J*J*J*I}J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J"J*J*J*J*I'J IWIWJ$I<J*IhJ*J*J*J*J*J*J*J*J*J*J*J*I~J J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J$J*J*IJI~IhIgJ*IRJ*IrJ*J*J*J#J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J$J*J*I5J I[I[J*I@J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IxJ*J*IBI~I_J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J IhJ*J*I@J*I4J*I|I|ImIdIvI{J*I|J*IwIwJ*J*J*J*I|J*J*J*J*J*J*J*J*ImJ*J*J*J*IyJ*J*I@I~I[J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IfJ*J*I<J*I7J*I~I~InIgIyI}J*I|J*IwIxJ*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I~J*J*I>J*I~I}J*IjJ*J*J*J*J*IqIrJ*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IyJ*J*IBI~I_J*J*J*J*J*J*J*J*J*J*J*J*J*J IhJ*J*\#
IAJ*I4J*IzIzIlIbIwIzJ*I{J*IvIwJ*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I0J#IqIpJ*IYJ*IwJ*J*J*J J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*JaJ*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 1000,
            advances: #"""
"Y"~#h'I&Z'}'?"@#+#+#T$G"?$I"7&~&L${%j%j%y%l&E%i&?&3"A"Q%E$Z%E%'(s'*'*'3'S&A&)'V'n"r%-&z&.)/(''w&U'u&{&I&N'w'-+&&g&w\#
&[#'&J#'%~%/"U%y&Z%t&c&9#g&[&;"T"Z%i#0)h&;&@&Z&Z#y%0#r&G%e(f%O%h%2#("b#(%j"Y"|&*%U%f'B"d%Q$?(n$]&S&?&6(n$?"x$y$:$4"U\#
&k&c"7#9#$$b&S(})1*/%!'*'*'*'*'*'**-'3&A&A&A&A"r"r"r"r'Y(''w'w'w'w'w$z'v'w'w'w'w&w&B%p%y%y%y%y%y%y)p%t&9&9&9&9"T"T"T\#
"T&G&;&@&@&@&@&@%P&@&G&G&G&G%h&@%h'*%y'*%y'*%y'3%t'3%t'3%t'3%t'S&c'Y&c&A&9&A&9&A&9&A&9&A&9'V&['V&['V&['V&['n&;'w&;"r\#
"T"r"T"r"T"r"T"r"T( %0%-"T&z%i%i&.#0&.#0&.#0&.#r&6#H('&;('&;('&;&;'{&:'w&@'w&@'w&@+`*f&{#y&{#y&{#y&I%0&I%0&I%0&I%0&N\#
#r&N#r&i#s'w&G'w&G'w&G'w&G'w&G'w&G+&(f&w%h&w&[%2&[%2&[%2  &6)`"D"=$'$ #j%k(E(A
"""#,
            rows: ##"""
 !"#!!$"%&'()*+,-./012345677!8!!9:;<=>?@AABCDAAEFGHIJKLMNOPQR!!!!STUVWXYZ[\]^__`Tabcdefghij!k!!
"""##,
            columns: #"""
 !"!!!#"$%&'()(*+,-./0123455!6!789:;:::;::<::::;:;:=>?@ABCD!EF!!!GHIJIKJHLMH!NNINJNOPQRSTUV!!W!
"""#,
            kerning: #"""
J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*InJ*IkJ*IgIfI~IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*InImJ*InJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*\#
J*J*J*J*I J*I5J*J*J*J*IDIyJ*J*J*J J*J*J*IsIIJ*J*I.J*J*J*J*J*J*J*J*J*J*J*J*IbIuJ*J:J:J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JEJ*J*J*J*INI}IUIUJEIDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IwIvJ@IuJ*J*J*J*J*J*J"J*J*J*J*J*\#
J*IxJ*J*J*J*J*I~J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J0J1J1J0J*J*J*J*J*ItIsJ*J*J*J*J*J*I|IyIyJ*I~J*J*J*J*J*J*J*J"J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IGJ*J*I,J*J*J*J*J*J*J*J*J*J*I}J*IsIqJ*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~I~Iw\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
ItJ*J*J*J*J*J*J*J*I~J*J*IHI{IEIEJ*I8J*J*J*J*J*IyJ*J J*J2J*J*J*J*IEIBJ*IIJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*InJ*\#
J*J*J*J*J*J*J*J*IfJ*INJ*IiIiIwIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I~I~IyI}I|J*J*J*I J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*\#
J*J*J*J*J*I~J*J*IHI{IEIEJ*I8J*J*J*J*J*IyJ*J J*J*J*J*J*J*IEIBJ*IIJ*J*J*J*J*J*J*J*J*J*J*J*G8I^IrIpImI4IdIvJ*I~IhJ*J*J*\#
J*I<J*ImI+J*J*J*J*J*J2J*J*J*J*I`J*IVIVI|J*J*IjI_J*ImIxI{I|IyIqJ*J*J*J*J*J*IxJ*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iw\#
J*J*J*J*IYJ*IdIdIwINJ"IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*ItJ*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*I[J IWIXJ*IJJ*I\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I`J*InImJ*IZJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*\#
IiIiJ*IWJ*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*IcIc\#
J*IVJ*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*IxIyJ*Ip\#
J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*I|I|J*IsJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!INIrISJ*J*J*J*I^I{J*J*J*J*J*I~J*J*IaJ*J*INJ*J0J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*IwIxJ*InJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IKJ*IbIaJ*IMJ*IdJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*IwIwJ*IiJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*IIJ*I[I[J*ICJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J!J!J*I}J*J*IjJ*IJI|J*J*IGJ*J*J*J*IxJ*J*J*J*J*IxI~I{J*J*J*IuI|J*J*InJ*J IFIlIOINJ*I<J*I@J*J"J*IyIzIxJ*J*J*J"IpJ IhIe\#
J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*ItItI{IjJ*J"J*J*J*J*J*J"J*J*J*J$J#J*J#J$J J#\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J!J*J*J*J*I}I~J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IxJ*J*J!J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*IuJ*IyJ*IoIpIjI]I}IuJ*J$J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*I~J J"J*J*J*J*J*J#I}I~J*I}J*J*IqJ*J*J*\#
J*J*J*J*I3J#I;J*J!IyIuITIqJ*J*J*J"J"J*J*I}ITJ*I}HyI~J*J*J*J*J*J*J*J*J*IVJ*IjIkI}J*J*IiIcJ*InI}J!I~J!IsJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*IqIqJ*IeJ*I|J*J*J*J*J*J*J*J*J*J*J*J*J!J"J*J J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J!J"J#J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*\#
IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J!J*J*J*J*J*J*J*J*J*J*J!J*J!J!J$J*J*J*J J*J#J*J*J*J*J#J*I}J*J*J*J*J1J*J*J*IzJ;I}\#
J*J*J*J2J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*J*J*J*J*J*J*IgIiIyJ*J*J*J*I|IwIcIcJ*IcJ*J*IkJ*H|J*J*J*HoJ*J*IYJ*J*J*J*\#
J*J*J*J*I~J*J*J*J*IyJ*J*J*IvJ*J*H~IsI*I(J*H~J*H}J*J*J*J*J*J!J*J*J*J*I{J*III?J*IAJ*J*J*J*J*J*J*IwJ*J*I~J*InJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*InJ*J*IrJ*IuJ*InInIgIZI{IrJ*J$J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*IoJ*J*J*J*J*J*J*I3J*I>J*J*J*J*IYJ*J*\#
J*J*J*J*J*J*J*IVJ*J*I-J*J*J*I~I~IwIwJ*J*J*J$J*J J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*I~J*IwJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I{J*J*IrJ*IuJ*InInIyIZI{IrJ*J$J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J#J*IsIsJ*IhJ*J*J*J!J*IxIyJ*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IzJ*J*J*J*J*J*IxIyJ"IwJ*J*J*J*J*J*J*I~J*J*J*J$I~J*IxIyJ!IxJ*J*IkJ*J*J*J*J*J*J*IHINI=IYISIbI[I@IbJ J*J*ILIeJ*J*IIIF\#
J*IvI,J*J*J*J*J*J*J*J*J*J*I+J*I I IpJ*J*IGI*J!IFICIGILIFI=J*J*J*J*J*J*J*J*J*I|J*IoJ*J*J*J*J!J*J*J*J*J*J*J*J*J*IlJ*J*\#
IoJ*J*J*J*J*J*J*J*J*J*I|J#J J J$J"J"J"I|J*J J*J*J*J*J"J*IgJ*J*IuJ*J0J*J*IEIiI;IeIsIuIsIKIaIuJ*IwIfIwJ*J*I\IOJ*InI:Iu\#
J*J*J*J*J*J*J*J*J*IRJ*IEIGIuJ*J*I^IPI}I_I|J I~I~IoJ*IfJ*J*IvJ*J1J*J*IEIiI9IdItIuIsIIIaIvJ*IxIgIwJ*J*I\INJ*IoI:IvJ*J*\#
J*J*J*J*J*J*J*IQJ*IDIEIuJ*J*I^IPI~I_I}J!I}I}InJ*I~J*J*J*J*J1J*J*J*IwJ*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*\#
J*J*J*J3J*J"J*IaIcI{J*J*J!J*I~IsImInJ*InJ*J*IdJ*J*IlJ*J0J*J*I7IJI7IOI_IdIbI:IUIhJ*IoIRIiJ*J*IEI<J*I[I0IlJ*J*J*J*J*J*\#
J*J*J*I/J*I.I0IeJ*J*IHI*ItIMIfIkIlIhIYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I{I{I~J*J*J"J*J!I~IyI{J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J J*J*J0J*J*J*J*J*J*J*J*J*J*J*J*I>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*I?IsI?I=J*I:J*J*J*J*J*J*\#
J*J*J*J*J*J*I~J*IcI_J*I`J*J*J*J*IwJ*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*I#I~IOINJ*I.J*IOJ*J*J*J*J*J*\#
J*J*J*J*J*J*IwIwJ*IvJ*J*J*J*IuJ*J*IrIqJ*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*IxJ*IyJ!J*J"J"I J IFIEIbI0IwIWJ J*J*J*J*J#J*J*\#
J*J*J"J*IwIxIrIwJ"J J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J$J*J*I*J"IPINJ"I7J*IdJ*J*J*J*J*J*J*J*J*J*\#
J*J*J"J#J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I{J*J*IxIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*I|J*J*J"J$I#J$INIMIrI!IzI\J*J*J*J*J*J*J*J*J*J*J*J*IzIz\#
IuIyJ$J*ItJ*JFJ*J*JKJ7J*IeIxIkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*J*IZJ*JVJ*J]J_JcJZJ;JLJ8J*J*J!J#J*J*J*J*J*J*J*J*J*J*J*\#
J*J6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J"I]I]J!IBJ"IjJ*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*\#
J*J*I{J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*I#I~IOIOJ"I7J!I]J*J*J*J*J*J*J*J*J*J*J*J*J J J*I~J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J#J*J*J*J*J*J*J*J*JEJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*IJJ*IvIvJ*IbJ*I}J*J*J*InIpJ*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*IwJ*J*J*IwJ*\#
J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*IxJ*J*IlIwIoIoJ*IlJ*IpJ*J*J*J*J*J*J*J*J*J*J*J*IrIsJ*IsJ*J*J*J*J J*J*J*I{J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*I%I~IPIOJ"I9J"I]J*J*J*J*J*J*J*J*J*J*J*J*J J J*J J*J*J*J*IxJ*J*ItIsJ*IyJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IyJ*IyJ!J*J"J"I J IEICIbI.IvIXJ*J*J*J*J*J#J*J*J*J*J"J*IwIwIqIvJ J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J"I]J*J!IBJ"IjJ*J*J*J*J*J*J*JxJ*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*IzJ*J*I"InIWJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I]J*J*I>J*IKJ*J J IkIlIxJ*J*J*J*J!J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J"J*J*J*J*I/I~ITITJ"I:J*IfJ*J*J*J*J*J*J*J*J*J*J*J*I}I~J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J$J*J*IQI~IfIeJ*IQJ*IqJ*J*J*J#J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J#J*J*I>I}IYIYJ*I@J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IyJ*J*IEI~I`J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J"IhJ*J*ICJ*ICJ*I}I}ImIfIyI|J*I|J*IwIwJ*J*J*J*I|J*J*J*J*J*J*J*J*ImJ*J*J*J*IzJ*J*IBI~IZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*Ie\#
J*J*I=J*IGJ*J J InIjI{J!J*I|J*IwIxJ*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~\#
J*J*ILJ*I~I}J*IkJ*J*J*J*J*IqIsJ*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*IzJ*J*IFJ!IbJ*J*J*J*J*J*J*J*J*J*J*J*J*J"IiJ*J*IFJ*\#
ICJ*I{I{IlIdIzI{J*I{J*IwIxJ*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I<J"\#
IoInJ*IXJ*IvJ*J*J*J!J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J`J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 1000,
            advances: #"""
"R#6$-'X&`(:'O"M#9#8#\$I"J$F"C'A&L%3%y%s&!%o&E%v&B&3"Y"e%H$X%H%+(u'''/'5'S&?&$'\'p#!%0'$&.)*(#'{&U'z' &K&Q'u'++(&l&z\#
&Y#?&c#?&/% "a&$&`%y&k&=#u&`&B"a"g%s#@)l&B&D&`&`$'%3$$&P%k(o%X%k%2#@"r#@%|"R#4&6%f%m'O"u%Y$m(q$`&o&J&A(q$G# $|$D$;"a\#
&~&w"C#I#-$_&o)<)Z*I%$''''''''''''*0'5&?&?&?&?#!#!#!#!'X(#'{'{'{'{'{%"'z'u'u'u'u&z&B%s&$&$&$&$&$&$)r%y&=&=&=&="a"a"a\#
"a&K&B&D&D&D&D&D%D&D&P&P&P&P%k&?%k''&$''&$''&$'5%y'5%y'5%y'5%y'S&k'X&k&?&=&?&=&?&=&?&=&?&='\&`'\&`'\&`'\&`'p&B'x&B#!\#
"a#!"a#!"a#!"a#!"a(1%I%0"a'$%s%s&.#@&.#@&.#@&.$1&8#[(#&B(#&B(#&B&B'u&B'{&D'{&D'{&D+H*]' $'' $'' $'&K%3&K%3&K%3&K%3&Q\#
$$&Q$$&j$%'u&P'u&P'u&P'u&P'u&P'u&P+((o&z%k&z&Y%2&Y%2&Y%2  &A)i"X"Q$V$M#n&@(F(e
"""#,
            rows: #"""
 !"!!!#"$!%&'()*+,-./0123456!7!!89:;<=>?@@ABC@@DEFGHIJKLMNOPQ!!!!RSTUVWXYZ[\]^^_S`abcdefghijk!!
"""#,
            columns: #"""
 !"!!!#"!$%&'(')*+,-./012344!5!6789:999:99;9999:9:9<=>?@ABC!DE!!!FGHIHJIGKLGMNNHNINOPQRSTUV!!W!
"""#,
            kerning: #"""
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*InJ*IlJ*IgIfI~IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InImJ*InJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*\#
J*J*J*HzJ*I4J*J*J*J*IGIxJ*J*J*J J*J*J*IsIJJ*J*I.J*J*J*J*J*J*J*J*J*J*J*J*I^ItJ*J5J5J*J*J J*J*J*J*J*J*J*J*J*J*I`J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JKJ*J*J1J*INI|IVIUJKIEJ2J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwIwJGIvJ2J*J*J*J*J*J*J*J*J*\#
J*J*IxJ*J*J*J*J*I~J*J*J*J*J*J*J*J1J*ItJ*J*J*J*J7J8J8J6J*J*J*J*J*IsIsJ$J*J4J*J*J*J*I|IyIzJ0J"J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IIJ*J*I-J*J5J*J*J1J*J*J*J*J*I~J*IsIrJ*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J"J"I|J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HzJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IuJ*J*J*J*J*J*J*J*J"J*J*IKI}IIIHJ*I;J*J*J*J*J*I~J*J J*J<J*J*J*J*J*IHIEJ*ISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*\#
J*IvJ*J*J*J*J*J*J*J*J*IpJ*IQJ*IjIiIwINJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J IzI}J!J*J*J*HzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*Iu\#
J*J*J*J*J*J*J*J*J"J*J*IKI}IIIHJ*I;J*J*J*J*J*I~J*J J*J*J*J*J*J*J*IHIEJ*ISJ*J*J*J*J*J*J*J*J*J*J*G4I^IrIpInI7IcIvJ*I}Ih\#
J*J*J*J*I=J*IlI-J!J*J*J2J4J6J1J*J*J*I_J*ITITIyJ*J*J*IiI]J*IlIxI{I{IxInJ*J*J*J*J*IxJ*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IwJ*J*J*J*I`J*IdIdIwIPJ*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I^J#IWIXJ*IJJ*I]J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IiJ*InInJ*I[J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IaJ*IjIjJ*IXJ*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Ij\#
J*IcIcJ*IWJ*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*Ix\#
IxJ*IoJ*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J!J!J*\#
IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$IRItIVJ*J*J*J*IbI{J*J0J*J*J*J"J*J*IdJ*J*IQJ*J8J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IxIyJ*IoJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ISJ*IbIbJ*INJ*IdJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*IuItJ*IfJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*IuItJ*IfJ*J*J*J*J*J*J*J*J*\#
J1J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*IPJ*I\I\J*IEJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J$J$J*I~J*J*IjJ*IJI{J1IIJ*J*J*J0IxJ*J*J*J3J*IxJ"IzJ*J*J*I{I|J*J*InJ*J!IGImIOINJ*I>J*IBJ*J"J*IyIzIwJ*J*J*J*J"InJ \#
IhIdJ*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*IsItI{IiJ*J*J*J*J*J*J*J"J*J*J*J*J#J"J*J#J$\#
J J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J!J*J*J*J*I~J J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IxJ*J*J#J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*IuJ*I{J*IoIoIjI]I~ItJ*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*I~J J"J*J*J*J*J*J$J*J"J"J*J"J*J*IpJ*\#
J*J*J*J2J*I>J*I;J*J#I}I{I[IrJ*J*J*J*J*J*J*J"IVJ*I~I J!J*J*J*J*J*J*J*J*J*I^J*IjIkI~J*J*J*IoIfJ*ItJ"J#J"J#IwJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IpIpJ*IdJ*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J!J"J*J J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J!J"J#J*J*J*J*J$J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J J*J*J*J*J*J*J*J*J*J*J J*J!J!J$J*J*J*J*J J*J#J*J*J*J*J#J*I}J*J*J*J9J*J*J*IzJ?\#
I}J*J4J*J;J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*J*J*J0J*J*J*IgIiIwJ*J*J*J*J*IyIxIcIbJ*IbJ*J*IkJ*HzJ*J*HpJ*J*IhJ*J*J*\#
J*J*J*J*J*J"J*J*J*J*I~J*J*J*IyJ*J*I"IvI.I+J*I"J*I!J*J*J*J*J*I~J*J*J*J*J*IyJ*IOICJ*IGJ*J*J*J*J*J*IwJ*J*J"J*IlJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*InJ*J*IsJ*IxJ*InImIgIZI|IqJ*J$J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*InJ*J*J*J#J*J*I<J*I;J*J*J*J*I]J#\#
J*J*J*J*J*J*J*J*IVJ*J*I.J*J*J*I~I~IwIvJ*J*J*J#J*I~J!J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J*J*J*J"J*J J*J*J*J*J0J*J*J*\#
J*J*J*J*J*J*J J*J*IsJ*IxJ*InImI~IZI|IqJ*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J*J2J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J"J*IqIqJ*IeJ*J!J*J!J*IwIyJ*J*J*J$J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*\#
J*J*IyJ*J*J*J*J*J*IxIyJ"IvJ*J*J*J*J*J*J*I~J*J*J*J*J$I}J*IxIyJ IxJ*J*IlJ*J*J*J*J5J*IKIQI@IaI_InIiIDIfJ#J*J*IVIpJ*J*IP\#
IGJ*IyI-J*J*J*J*J*J*J*J*J*J*I3J*I&I(IpJ*J*J*IWI2J$INITIWI[IVIJJ*J*J*J*J*J*J*J*I}J*InJ*J*J*J*J$J*J*J*J*J*J*J*J*J*ImJ*\#
J*IpJ*J*J*J*J*J*J*J*J*J*I|J$J J J$J#J#J*J!I|J*J J*J*J*J*J!J*IgJ*J*IvJ7J*J*IIIjI<IfItIvIuIOIaIvJ*IxIhIuJ*J*I]IOJ*InI:\#
ItJ*J*J*J*J*J*J*J3J*IPJ*IEIGIqJ*J*J*I^INI}I`I}J"I~J IlJ*IfJ*J*IwJ9J1J*IHIiI9IfIuIvIuIMIaIwJ*IyIhItJ*J*I]INJ*InI9IuJ*\#
J*J*J*J*J*J*J4J*IOJ*ICIEIqJ*J*J*I]INI}I`I}J"I}I~IlJ*I~J*J*J*J8J*J*J*IwJ1IzJ*J*J*J3J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*\#
J*J*J*J*J7J*J J*I`IcIwJ*J*J*J!J*I{IsImInJ*ImJ*J*IdJ*J*ImJ7J*J*I:INI9IPI`IfIfI>IUIjJ*IoISIfJ*J*IGI>J*I[I1IkJ*J*J*J*J*\#
J*J*J3J*I1J*I-I0IaJ*J*J*IHI+ItIMIiImImIkIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I|I|I}J*J*J*J#J*J J I{I}J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J J*J*J6J*J*J*J*J*J*J*J*J*J*J*J*J*I>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J*IsJ*J*ICIsIAI?J2I=J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I}J*IfI_J1IbJ*J*J*J*ItJ*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*I,I{INILJ*I.J*ILJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*IvIuJ*IuJ*J*J*J*IsJ*IrIqJ*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*I}J*IyJ!J*J#J"I(J IFIEIbI0IxIVJ J*J*J*J*J*J*\#
J*J*J*J*J#J*IwIxIsIwJ"J J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J$J*J*I1J"IQIOJ!I8J*IcJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J"J"J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IzJ*IwIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*I|J$J*J#J#I&J#IMIKIpI!I{IZJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
IzIzIuIxJ$J*ItJ*JCJ*JMJ:J*IfI}IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*IXJ*JUJ*J`JaJdJ]J8JKJ5J*J*J#J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J2J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ!I]I\J!IDJ#IjJ*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I{J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*I.I~INIMJ"I7J!I\J*J*J*J*J*J*J*J*J*J*J*J*J*J!J J*J J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J#J*J*J*J*J*J*J*J*JIJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J4J*J*J*IZJ3J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*IWJ*IvIvJ*IcJ*I}J*J*J*InIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IvJ*J*Iv\#
J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*IvJ*J*IgIrIiIiJ*IgJ*IpJ*J*J*J*J*J*J*J*J*J*J*J$J*IoIoJ*IoJ*J*J*J*J J*J*I{J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*I0I}IOIMJ"I9J"I]J*J*J*J*J*J*J*J*J*J*J*J*J*J!J!J*J!J*J*J*J*IvJ*IsIsJ*I~J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I~J*IyJ!J*J"J!I&J IDICIaI-IwIWJ*J*J*J*J*J*J*J*J*J*J*J"J*IwIwIqIuJ!J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ!I]J*J!IDJ#IjJ*J*J*J*J*J*J*J|J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*IyJ*J*I%IvIWJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I\J*J*I?J*IXJ*J I~IhIlIyJ*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J"J$J*J*J*I7I~IQIRJ I7J*IcJ*J*J*J*J*J*J*J*J*J*J*J*J*I|I}J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J#J*J*IXI}IdIcJ*IOJ*IpJ*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J#J*J*IGI{IVIVJ*I?J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*IzJ*J*IHJ IbJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IhJ*J*IGJ*ITJ*I~I}ImIiI|I|J*I{J*IwIwJ*J*J*J*J*I|J*J*J*J*J*J*J*J*ImJ*J*J*IzJ*J*IEJ IZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IdJ*J*I>J*IWJ*J"J!InImI~J#J*I|J*IwIxJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J1J*J*J*IzJ0J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I}J*J*I[J*I~I}J*IlJ*J*J*J$J*IqIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*I{J*J*IJJ$IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*IL\#
J*ISJ*I|I|IlIgI|I|J*I|J*IwIyJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IJ\#
J"ImIlJ*IVJ*IuJ*J*J*J!J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J2J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J`J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 1000,
            advances: ##"""
"K#P$S'i&g(X'`"\#H#G#e$L"U$D"Q'f&L%K&*%~&(%s&F&&&E&3"t"z%K$W%K%/(x'%'3'7'S&=%~'c'r#/%3'.&/)%'~( &U'~'%&M&S'r')+*&q&}\##
&W#X&}#X&B$o"o&0&f& &t&B$%&f&J"p"t%~#R)p&J&H&f&f$4%6$6&Y%q(z%c%m%3#[#&#[&1"K#N&B%y%u']#)%b%A(t$c'.&U&M(t$P#'%!$P$B"o\##
'3'."Q#Z#8$]'.)]*(*f%('%'%'%'%'%'%*2'7&=&=&=&=#/#/#/#/'X'~( ( ( ( ( %)'~'r'r'r'r&}&C%u&0&0&0&0&0&0)t& &B&B&B&B"p"p"p\##
"p&O&J&H&H&H&H&H%8&H&Y&Y&Y&Y%m&>%m'%&0'%&0'%&0'7& '7& '7& '7& 'S&t'X&t&=&B&=&B&=&B&=&B&=&B'c&f'c&f'c&f'c&f'r&J'z&J#/\##
"p#/"p#/"p#/"p#/"p(B%e%3"p'.%~%~&/#R&/#R&/#R&/$Q&9#o'~&J'~&J'~&J&J'n&I( &H( &H( &H+/*T'%$4'%$4'%$4&M%6&M%6&M%6&M%6&S\##
$6&S$6&k$7'r&Y'r&Y'r&Y'r&Y'r&Y'r&Y+*(z&}%m&}&W%3&W%3&W%3  &M)r"n"g%)$~#r&x(H),
"""##,
            rows: #"""
 !"!#!$"%!&'()*+,-./01234567!8!!9:;<=>?@AABCDAAEFGHIJKLMNOPQR!!!!STUVWXYZ[\]^__`Tabcdefghijkl!!
"""#,
            columns: ####"""
 !"###$"#%&'()(*+,-./0123455###6789:999:99;9999:9:9<=>?@ABC#DE###FGHIHJIGKLGMNNHNINOPQRSTUV##W#
"""####,
            kerning: #"""
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*InJ*IlJ*IgIfJ IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoInJ*InJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*\#
J*J*J*J*HvJ*I2J*J*J*J*IIIxJ*J*J*I~J*J*ItIJJ*J*I/J*J*J*J*J*J*J*J*J*J*J$J*IZIrJ*J0J0J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JQJ*J*J5J*IMI{IWIVJQIGJ6J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxIwJNIvJ6J*J*J*J*J*J*J*J*J*J*J*\#
J*IyJ*J*J*J*J*J J*J*J*J*J*J*J5J*ItJ*J*J2J*J>JAJ@J<J*J*J*J#J*IsIsJ!J*J:J*J*J*J#I}IzIzJ4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IKJ*J*I/J*J;J*J*J5J*J*J*J*J*J!J*IrIrJ*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J#J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HvJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IwJ*J*J*J*J*J*J*J*J*J*INI~IMILJ*I>J*J*J*J*J*J$J*J J*JFJ*J*J*J$J*IKIHJ*I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*\#
J J*J*J*J*J*J*J*J*I|J*ISJ*IkIjIxIRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J I|I~J*J*J*J*HvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*\#
J*J*J*J*J*J*J*J*J*INI~IMILJ*I>J*J*J*J*J*J$J*J J*J*J*J*J*J$J*IKIHJ*I^J*J*J*J*J*J*J*J*J*J*J*J*G/I]IqIqInI:IcIvJ*I|IgJ*\#
J*J*I?J*IjI/I{J*J*J7J:J:J5J*J*J*I]J*IRIRIuJ*J*J*IgI[J*IjIwI{IzIwIkJ*J*J*J*J*J*IyJ*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IwJ*J*J*J*IgJ*IeIeIxIQJ*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J*\#
J*J*J*IaJ*IXIWJ2IKJ*I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IrJ*IoInJ*I[J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Il\#
J*IlIlJ*IZJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*Ic\#
IcJ*IWJ*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwIxJ*\#
InJ*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*IzJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IVIvIXJ*J*J*J*IgI|J*J4J*J*J*J*J*IgJ*J*ITJ*J?J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IxIyJ*IoJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*IcIbJ*IOJ*IdJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*IsIrJ*IdJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*IsIrJ*IdJ*J*J*J*J*J*J*J*J*J5J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*IYJ*I^I^J*IGJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I~J*J*IkJ*IKJ*I{J5IKJ*J*J*J4IxJ*J*J*J7J*IwJ*IzJ*J*J#I|J*J*ImJ*J!IGImIOINJ*I?J*IEJ*J!J*IyIzIwJ*J*J*J*J#IlJ!IiIc\#
J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*IsIsI|IiJ*J*J*J*J*J*J*J!J*J*J*J*J#J!J*J$J#J J#\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*I~J*J J*J*J*J*I~J J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IxJ*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*IvJ*I}J*InIoIkI]J ItJ*J#J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J J!J!J*J*J*J*J*J$J*J*J*J*J*J*J*IpJ*J*J*\#
J*J*J7J*IJJ*I<J*J*J$J"IdItJ*J*J*J*J*J*J*IXJ*J I&J"J*J*J*J*J*J*J*J*J*IeJ*IkIlJ J*J*J*IvIiJ*I{J*J*J*J*I|J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*IoIoJ*IbJ*I{J*J*J*J*J*J*J*J*J*J*J*J$J*J"J!J*J J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J!J"J"J*J*J*J*J$J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IwJ*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*I~J*J*J*J*J*J*J*J*J*J*J J*J!J!J#J*J*J*J$J J$J"J*J*J*J*J"J*I}J*J*J*J*JBJ*J*J*I{JEI~\#
J*J:J*JEJ*J*J*J*J*J*J*J*J*J*I_J*J*J*J*J*J*J*J*J*J3J0J$J*IfIhItJ*J*J*J*J*IvIxIcIbJ*IbJ*J*IlJ*HwJ*J*J0HpJ*J*IwJ*J*J*J*\#
J*J1J*J*J*J*J*J*J$J*J*J*I|J*J*I&IzI2I-J*I%J*I$J*J*J*J*J*I|J*J*J*J*J*IwJ*IUIGJ*INJ*J*J*J*J*J*J*IvJ*J*J*J*IjJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*ImJ*J*IsJ*I{J*ImImIhI[I}IqJ*J#J*J*J*J*J*J*J*J*J*J*J*J*J*I}J$J*J*InJ*J*J*J*I~J*J*IEJ*I8J*J*J*J*IaI~J*\#
J*J*J*J*J*J*IUJ*J*I0J*J*J*I~J IvIvJ*J*J*J#J*I~J J*J*J*J*J*J*J*J*J*J3J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J3J*J*J*J*\#
J*J*J*J*J$J*J*IsJ*I{J*ImImJ#I[I}IqJ*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J3J*J*J*J*J2J*J*J*J*J6J*J*J*J*J*J*\#
J*J*J*J*J$J*J*J!J*IoIoJ*IbJ*I|J*J J*IwIxJ$J*J*J$J*J*J$J!J$J$J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*\#
IxJ*J*J*J*J*J*IyIzJ"IvJ*J*J*J*J*J*J*J J*J*J*J*J#I{J*IyIxI~IxJ$J*IlJ*J*J*J*J2J;J*INITIBIhIkIzIxIIIjJ*J*J*I`I{J*IXIGJ*\#
I{I/J*J*J*J*J*J*J*J*J*J*I<J*I-I/IoJ*J*J*IiI:J*IWIeIjIkIgIXJ*J*J*J*J*J*J*J*J*J J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*Ir\#
J*J*J*J*J*J*J*J*J*J*I{J$I~J J#J#J#J*J!I}J$J!J*J*J*J*J!J*IgJ*J*J*IwJ>J2J*IMIkI=IhItIxIwISIbIwJ*IxIiIsJ*I_IOJ*ImI9IsJ*\#
J*J*J*J*J*J*J7J*INJ*IDIGImJ*J*J*I^ILI|IaI~J#I}J IiJ*IfJ*J*J*IxJAJ5J*ILIjI9IgIuIxIwIQIbIxJ*IyIiIrJ*I^INJ*InI9ItJ*J*J*\#
J*J*J*J*J:J*IMJ*IBIDIlJ*J*J*I]IMI|I`I~J#I|I~IiJ*J J*J*J*J*JAJ*J*J*IxJ5I{J*J*J*J9J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*\#
J*J*J<J*I}J*I_IbIsJ*J*J*J J"IxIrIlImJ*ImJ*J*IdJ#J*J*IoJ>J0J*I=IRI;IRIbIiIjIBIVIlJ*IpIUIdJ*III?J*I[I1IiJ*J*J*J*J*J*J*\#
J7J*I2J*I-I/I]J*J*J*III-IsILIlIpIoInIUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*\#
J*J*I}I~I{J*J*J*J#J*I}J"I~J J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J#I~J*J*J=J*J*J*J*J*J*J*J*J*J*J*J*J*I?J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J5J*IrJ*J*IGIrICI@J6I@J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I{J*IiI`J5IdJ*J*J*J*IqJ*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*I6IxIMIKJ*I.J*IIJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*ItItJ*IsJ*J*J*J*IrJ*J*IsIrJ*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J$J*IzJ!J*J$J!I/J IFIDIaI0IyIUI~J*J*J*J*J*J*J*J*\#
J*J*J#J*IxIxIsIvJ#J J*J*J$J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J#J*J*I8J"IRIOI~I9J*IbJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J!J"J$I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J!J$J$J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IxJ*J*IwIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J$J*J$J!I*J#IKIIInI"I{IXJ*J*J*J*J*J*J*J*J*J*J*J$J*IyIy\#
ItIwJ$J*IuJ*JAJ*J*JNJ<J*IhJ$InJ*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*IVJ*JUJ*JbJdJfJ_J6JIJ2J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*INJ!I\I[J IFJ#IkJ*J*J*J*J*J*J*J?J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IzJ*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9I}IMILJ!I8J"I\J*J*J*J*J*J*J*J*J*J*J*J*J*J#J!J*J!J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J$J*J*J*J*J*J*J*J*JMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J:\#
J*J*J*I[J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*IfJ$IvIuJ*IeJ*I~J*J"J*IoIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*ItJ*J*J*ItJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*IcInIcIcJ*IcJ*IqJ*J*J*J*J*J$J*J*J*J*J*J J*IlIkJ*IkJ*J*J*J*I~J*J*J*I|J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I<I|IMILJ!I9J"I\J*J*J*J*J*J*J*J*J*J*J*J*J*J"J!J*J!J*J*J*J*IuJ*J*IsIrJ*J$J*J"J*\#
J*J*J*J*J*J*J*J*J*J*J$J*IyJ!J*J#I~I-I~IDIBI_I-IyIUJ#J*J*J*J*J*J*J*J*J*J*J"J*IwIvIrIuJ!J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*INJ!I\J*J IFJ#IkJ*J*J*J*J*J*J*K"J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*IyJ*J*I)J IXJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*I[J*J*I?J*IgJ*I~I}IfImI{J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J"J$J$J*J*I@I}INIOI}I5J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*I{I|J$IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J#J*J*I`I}IbIaJ*INJ*IoJ*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J"J*J*IQIyITITJ*I?J*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*I{J*J*IKJ IcJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
IiJ*J*IKJ*IeJ*J I~IlIlJ I}J*I{J*IwIxJ*J*J*J*J*I{J*J*J*J*J*J*J*J*InJ*J*J*J*I{J*J*IHJ IYJ*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*\#
J*I?J*IjJ*J#J#ImIpJ!J*J*I{J*IvIxJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J5J*J*J*I|J3J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*\#
J*IkJ*I}I|J*InJ*J*J*J"J*IrItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*I}J*J*IOJ*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*IRJ*Id\#
J*I~I}ImIjJ I~J*I|J*IxIzJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IXJ!Ik\#
IjJ*IUJ*IsJ*J*J*J"J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J#J#J*J*J6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J_J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.black, unitsPerEm: 1000,
            advances: #"""
"C#m%!'|&o({'t"l#Y#X#o$P"c$A"`(1&L%h&=&+&0%w&G&7&I&3#3#4%N$U%N%4(|'"'9':'S&;%x'j'u#@%7'9&/(~'y(%&U(%'*&O&V'n''+,&w'!\#
&T#v'=#v&W$]"~&=&m&'' &G$6&m&S#!#%&,#f)u&S&L&m&m$D%:$K&d%x)'%o%p%3#y#;#y&H"C#k&P&0%~'m#?%l%{(w$g'P&c&[(w$Z#/%%$]$J"~\#
'K'H"`#m#D$Z'P*#*[+)%,'"'"'"'"'"'"*5':&;&;&;&;#@#@#@#@'W'y(%(%(%(%(%%1(#'n'n'n'n'!&C%x&=&=&=&=&=&=)w&'&G&G&G&G#!#!#!\#
#!&S&S&L&L&L&L&L%*&L&d&d&d&d%p&=%p'"&='"&='"&=':&'':&'':&'':&''S' 'W' &;&G&;&G&;&G&;&G&;&G'j&m'j&m'j&m'j&m'u&S'{&S#@\#
#!#@#!#@#!#@#!#@#!(W&&%7#!'9&,&,&/#f&/#f&/#f&/$w&;$''y&S'y&S'y&S&S'f&R(%&L(%&L(%&L*p*I'*$D'*$D'*$D&O%:&O%:&O%:&O%:&V\#
$K&V$K&l$L'n&d'n&d'n&d'n&d'n&d'n&d+,)''!%p'!&T%3&T%3&T%3  &[)}#(#"%c%X#v'Y(J)Y
"""#,
            rows: #"""
 !"!#!$"%!&!'()*+,-./0123456!!!!789:;<=>??@AB??CDEFGHIJKLMNOP!!!!QRSTUVWXYZ[\]]^R_`abcdefghij!!
"""#,
            columns: ####"""
 !"###$"#%&'()(*+,-./0123455####6789888988:88889898;<=>?@AB#CD###E#FGFHG#IJ#KLLFLGLMNOPQRST##U#
"""####,
            kerning: #"""
J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*InJ*ImJ*IgIfJ IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IoInJ*InJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*\#
HpJ*I0J*J*J*J*ILIwJ*J*J*I~J*ItIKJ*J*I0J*J*J*J*J*J*J*J*J*J*J"IUIpJ*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*JXJ*J*J:J*IMIzIXIWJYIIJ;J*J*J*J*J*J*J*J*J*J*J*J*J*IyIxJVIwJ;J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J J*J*\#
J*J*J*J:J*IsJ*J*J6J*JGJJJIJDJ*J*J*J IrIsI|J*JAJ*J*J*J I~I{I{J8J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IM\#
J*J*I0J*JBJ*J0J:J1J0J*J*J*J"IrIsJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*\#
IQJ!IRIPJ*IAJ*J*J*J*J*J*J J*JQJ*J*J*J!J*IOIKJ*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*IlIk\#
IxIVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J!I}I~J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*IQJ!IRIPJ*IAJ*J*\#
J*J*J*J*J J*J*J*J*J*J!J*IOIKJ*IjJ*J*J*J*J*J*J*J*J*J*J*J*G*I]IpIqIoI>IbIvJ*I{IfJ*J*IAJ*IhI2IuJ*J*J<J@J?J:J*J*J*I[IOIP\#
IqJ*J*J*IeIXJ*IhIvI{IyIvIhJ*J*J*J*J*J*IzJ*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*IpJ*IfIfIxISJ*IgJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J1J*IeJ*IXIWJ5IKJ*I_J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*IpIoJ*I\J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*InInJ*I\J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I{J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*IcIcJ*IXJ*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwIwJ*ImJ*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I}J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I[IyI[J*J*J*\#
J*IlI|J*J8J*J*J*J*IjJ*J*IWJ*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IyJ*J*J*J*J*J*IyIzJ*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IfJ*IdIcJ*IPJ*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IpIoJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IpIoJ*IaJ*J*J*J*J*J*J*J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*IbJ*I_I_J*II\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*IkJ*ILJ*IzJ:IMJ*J*J*J8IxJ*J*J*J=J*IwJ*IyJ*J*I|J*J*IlJ*J"IHInIOINJ*IAJ*IIJ*J!\#
IyIzIvJ*J*J$J*J#IjJ"IiIbJ*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*IrIsI}IhJ*J*J*J*J*J*J J*\#
J*J*J*J"J J*J$J#J J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2J*J*J*J*J*J*J*I~J*I~J*J*J*J*J J!J*IwJ*J*J*J*J*J*J*J*J*J*J*J$\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*IvJ$J!J*InInIlI]J!IsJ*J"J*J*J*J*J*J*J*J*J*J*J*J*\#
I~J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J!J"J!J*J*J*J*J*J#J*J*J*J*J*J*J*\#
IoJ*J*J*J*J1J<J*IXJ*I<J*J*J*J*ImIvJ*J*J*J*J*J*I[J*J!I.J$J*J*J*J*J*J*J*J*J*InIlImJ!J*J*J*I~IlJ*J#J*J*J*J*J"J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*InInJ*IaJ*IzJ*J*J*J*J*J*J*J*J*J*J$J*J"J!J*J J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J!J"J"J*J*J*J*J#J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*\#
J*J*J*J*J*J*J*J*J*J*J*IwJ*J*I}J*J*J*J*J*J*J*J*J*J*I~J!J!J#J*J*J*J!J J$J"J*J*J*J*J!J*I}J*J*J*J*JLJ*J*J*I{JKI~J*J@J*JP\#
J*J*J*J*J*J*J*J*J*I^J*J*J*J*J*J*J*J*J*J7J3J"IeIhIpJ*J*J*J*J$IsIyIcIaJ*IaJ*J*IlJ*HsJ*J*J2HqJ*J*J*J0J*J*J*J*J4J*J*J*J*\#
J*J*J*J*J*J!J*J*I*I~I7I0J*I)J*I'J*J*J*J*IyJ*J*J*J*J*ItJ*I]ILJ*IVJ*J*J*J*J*J*J*IvJ*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*Il\#
J*J*ItJ$I~J*ImIlIiI[I~IpJ*J"J*J*J*J*J*J*J*J*J*J*J*J*I|J$J$J*ImJ*J*J*J*IyJ*J*IPJ*I5J*J*J*J*IfIzJ*J*J*J*J*J*IUJ*J*I2J*\#
J*J*I~J IuIuJ*J*J*J"I}J J*J*J*J*J*J*J*J*J*J7J*J*J*J*J*J*J*J*J*J4J*J*J*J*J2J*J*J*J*J7J*J*J*J*J*J*J*J*J*J*ItJ$I~J*ImIl\#
J*I[I~IpJ*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J$J$J*J*J*J*J*J*J7J*J*J*J*J5J*J*J*J*J;J*J*J*J*J*J*J*J*J*J!J*J*J J$ImImJ*I_J*Iv\#
J*I~IvIxJ!J*J*J#J*J$J!J!J"J"J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*IyIzJ"IuJ*J*J*J*J*J*\#
J J*J*J*J#J"IzJ$IyIxI}IxJ!J*ImJ*J*J*J*J6JBJ*IQIWIEIqIyJ*J*INIoJ*J*J*IkJ*IaIHJ*I~I0J*J*J*J*J*J*J*J*J*J*IGI5I8InJ*J*J*\#
I}IDJ*IaIzJ I~I{IhJ*J*J*J*J*J*J*J*J*J"J*IjJ*J*J*J*J*J*J*J*J*J*J*J*InJ*J*IsJ*J*J*J*J*J*J*J*J*J*I{I~J J#J$J$J*J I}J$J"\#
J*J*J*J*J J*IgJ*J*J*IxJFJ5J*IRIlI>IjIuIyIyIXIbIxJ*IyIkIpI`IOJ*ImI9IrJ*J*J*J*J*J*J*J=J*IKIDIGIhJ*J*J*I^IJI{IbJ J*I}J!\#
IfJ*IfJ*J*J*IyJKJ:J*IPIkI9IiIvIyIyIUIbIyJ*IzIjIoI_INJ*ImI8IsJ*J*J*J*J*J*J*JAJ*IJIAICIgJ*J*J*I\IKI{IaJ J$I|J IeJ*J J*\#
J*J*J*JJJ1J*J*IxJ9I{J*J*J*J?J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*J*JAJ*I{I^IaInJ*J*J*I~I~IuIrIlImJ*IlJ*J*IdJ J*J*IpJG\#
J2J*I@IVI>ITIcImInIGIWInJ*IqIVIaILIAJ*I[I2IgJ*J*J*J*J*J*J*J=J*I4I,I/IXJ*J*J*IJI.IrIKIpItIpIqIRJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*I~J IzJ*J*J*J$J$I|J#J#J#J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J I~J*J*JEJ*J*J*J*J*J*J*J*J*J*J*J*J*I?J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J:J*IrJ*J*IKIrIFIBJ;IDJ*J*J*J*J*J*J*J*J*J*J*J*IzJ*IlIaJ9IgJ*J*J*J*ImJ*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J#J*J*IAIuILIIJ*I.J*IEJ*J*J*J*J*J*J*J*J*J*J$J*IsIrJ*IqJ*J*J*J*IpJ*J*IsIrJ*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*IzJ!J*\#
J*J I8J IFICIaI0IzITI~J*J*J*J*J*J*J*J*J*J$J*IxIxItIvJ$J J*J*J"J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J"J*J$IAJ"\#
ISIPI|I:J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J!J!J"I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J!J"J"J*I~\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*IvItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J#J*J*J I.J"IJIGIkI#I|IVJ*J*\#
J*J*J*J*J*J*J*J*J$J*IxIxItIvJ$J*IvJ*J>J*J*JPJ?J*IiJ*IoJ*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*ITJ*JTJ*JeJhJgJbJ3JHJ*J$J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I[J I\IZI~IIJ$IkJ*J*J*J*J*J*J?J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IyJ*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IGI|ILIJJ I9J"I[J*J*J*J*J*J*J*J*J*J*J*J*J$J"\#
J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*JRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*JAJ*J*J*I\J?J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IwJ"IvIuJ*IfJ*J J*I~IoIrJ*J*J*J*J*J#J*J*J*J*J*J*J*J*IrJ*IrJ*J*J0IrJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*I]IhI\I\J*I]J*IqJ*J*J*J*J!J*J*J*J*J*I{J*IhIfJ*IgJ*J*J*J*I}J*J*J*I|J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IJI{ILIJJ I9J"I[J*J*J*J*J*J*J*J*J*J*J*J*J#J"J*J"J*J*J*J*IsJ*J*IrIrJ*J*J*I}J*J*J*J*J*\#
J*J*J*J*J*J*J*IyJ!J*J$I}I5I~ICIAI^I,IzITJ J*J*J*J*J*J*J*J*J*J"J*IwIvIrItJ"J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*I[J I\J*I~IIJ$IkJ*J*J*J*J*J*K'J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*IxJ*J*I-J*IXJ*J*J*J*J*J*J*J*J*J*J*J*IZ\#
J*J*I@J*IxJ*I}I|IcImI}J J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J#J"J*J*\#
IJI|IJIKI{I2J*I^J*J*J*J*J#J*J*J*J*J*J$J*IzI{J!IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*IiI|I`I_\#
J*ILJ*InJ*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*I]IwIQIQJ*I>J*Id\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*I|J*J*IOJ!IeJ*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*IOJ*IzJ*J!J IlIoJ$I~J*IzIwIx\#
J$J*J*J*J*I{J*J*J*J*J*J*J*J*InJ*J*J*J*I|J*J*IKJ!IXJ*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*I@J*J J*J*J$ImItJ$J*J*I{IvIxJ$J*J*J*\#
J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J9J*J*J*I}J7J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*I~J*I}I|J*IoJ*J*J*J!IrIuJ*J*J*J*J*J$J*J*\#
J*J*J*J*J*J*IrJ*J*J*J*I~J*J*ITJ*IlJ*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*IYJ*IxJ*J I~ImImJ$J J*I}IyI{J*J*J*J*J*I}J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*IiJ IhIgJ*ISJ*IrJ*J*J#J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J J J*J*J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J^J*J*J*J*J*J*J*J*J*J*J*
"""#)
        ])
}
