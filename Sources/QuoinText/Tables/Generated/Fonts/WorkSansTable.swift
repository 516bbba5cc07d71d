// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-work-sans 2.12. Not for editing.

extension OpenFontFamily {
    static let workSans = OpenFontFamily(
        ["WorkSans"], unitsPerEm: 1000, ascender: 930, descender: 243, faces: [
        OpenFontFace(.thin, unitsPerEm: 1000,
            advances: #"""
"{!w"S&^&*'z&"!V"_"_%C&B!i$E!i#`&4#?%[%E%k%\%f%3%w%{""""&B&B&B$})K&0&G&o'2&-%o'+'?"8%7%r%d(:'='Q%v'Q&I&8%e&~&&)V%S%E\#
%m"n#`"n%Z%8%k%J&/%Q&/%[#C%5&$!{!{%'"O*2&$%~&/&/#Z%$#L%y%&(3$|%&$|"e!h"e%$"{!o%^&#&@%}!h%]%k(8#{#~&B$E(8%k#u&B#`#I&>\#
& %I""&>"8#o#~'*(%(;$y&0&0&0&0&0&0)>&o&-&-&-&-"8"8"8"8':'='Q'Q'Q'Q'Q&B'Q&~&~&~&~%E%|%p%J%J%J%J%J%J)2%Q%[%[%[%[!{!{!{\#
!{&'&$%~%~%~%~%~&B%~%y%y%y%y%&&/%&&0%J&0%J&0%J&o%Q&o%Q&o%Q&o%Q'2&9':&/&-%[&-%[&-%[&-%[&-%['+%5'+%5'+%5'+%5'?&$'?&$"8\#
!{"8!{"8!{"8!{"8!{'O#w%7!{%r%'%'%d"O%d"O%d"O%d#)%o"x'=&$'=&$'=&$  '=&$'Q%~'Q%~'Q%~+%*B&I#Z&I#Z&I#Z&8%$&8%$&8%$&8%$%e\#
#L%e#L%e#L&~%y&~%y&~%y&~%y&~%y&~%y)V(3%E%&%E%m$|%m$|%m$|"3&G)t!n!m"q"p$R%U&n'Q
"""#,
            rows: ##"""
 !"#$!%"&'()*+*,-./012345677!8!!9:;<=>?@AABCDAA=EFGHIBJKLMNOP!!Q!RSTUVWXYZZ[\YYS]^_`abcdecfg!h!
"""##,
            columns: ##"""
 !"#$!%"&'()*+*,-./012345677!8!9:;<=<<<=<<><<<<=<=<$?@ABCDE!FG!H!IJKKKLMJNOJPQQKQRQSTUVWXYZ[!\!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*IkJ*J*J*J*J*J*IuJ*J*IqIoJ*IaIeI}IiJ*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*ItJ*IpIsJ Ip\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*I>I>IUJ*J*J*J*I1J*J*J*J*J*J*J*J*IkI>J*IuI>J*J*J*J*J*J*J*J*J*I>IoJ*IgJ*IhJ*J*J*J*I_Ip\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*IqJ*J*J"J!J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*IkJ*I|J J IxJ*J*IhJ!J*J*J*J*J$\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*I_J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J>J*J>J>I"J*IgInJ*I^JHJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I~J*IxJ J>IxJ*J*J*J*J*J*J*IpJ*ItJ*J*J*J*J*J*IjIqI|IrIaIyIiJ*InIrJ*J*J*J*IuI{IgIiJ*IyJ*J*J*J*J*J*J*\#
J*IfJ*I^IvJ*I}JfJ*IkI^IeIqIeIdIhIwJ1IvI|J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IIJ*J*I2I\J*J*\#
J*I~J*IrJ*J*J*IvJ*I{J*IyJ*J*J*J"I{IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsIsIgJ*J*J*IGJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I>J*I|J*J*J*IaJ*J*ICJ*IuI7J*J*IjJ*IvIZJ*J J*J*J*J*JH\#
J*IaJ*I5IlIIIKJHI?J4J*J*ICIrJ*IrIsJ*J*JRJ*J*IrJ*IkIzIAIQJ*I@J*J*J*J*J*I>J*IrJ*J*J*J*J*I%J*J*J*I^I]IoJ*J*J*ILJ*IxJ*J*\#
J*J*IpJ*J*IZI0J*IXIeIPI<IJJ*J*J*IpJ*J*ItJ*J*J*J*J*J*IxIrJ*IoI{IRInINJ*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*IjJ*I~J*J*\#
J*J*J*J*J*I[J*I|I_J*J*J*J*J*J*J*J*J*J*IoJ*IkJ*InJ*J*J*IwIkIoJ*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*IuJ*J*J*J*J*J*J*J*\#
J*IuJ*J*J*J*J*J*J*J*J*J*ItJ*I~J*J*IuJ J*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*\#
J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*I{J*J*ImIoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*ILJ*J*J*J*\#
IhJ*I~IkJ*J*J*ItIsJ*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*InJ*ImIsI{IfIyIpIfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I}IuJ*J\IjJ*I9J*J*J*I]IFIUIWI|J*J*J*IVJ*IxJ*J*J*J*IoJ*IuINJ*IuIHJ5J*J0J*J*J0J*J*J*IUJ*J*ICJ*J*J*J*J*J*ICJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*I|J*J J*J*IyJ*J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IjJ*J*ItJ*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*ItJ*I~J*J*IuI~J*IdJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{I;J*I|J"J*IkJ*J*J*J*J*J*I}J*J*J*\#
J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ*J*J*J*J*J*J*J*J*J*IVJ*IqIxJ*IdJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*I>J*J"J*J*IwIIJ*JHIpJ*J*IfJ*J*J*J*J*I\J*J*J*J*IcJ*J*J*J J*I%I|I\IfJ*ICJ*\#
I[IdIpJ*J*J"I{J*J*J*J*J*J"J*IsJ#ImIvJ*IcJ*J*I~J*J*J*J*J*J6J*InJ*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J"J*J*J*InJ*I}J!\#
I{IxJ*J*IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IpJ*J*IvImJ*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J$\#
J*J*J*J*J"J*J*IfImJ*J*J J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*I|J*J*IvJ*J*J*J*IgJ*J*IaJ*I~J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J J*\#
J*J*IWJ*IzI~IsImIvI}IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*IvJ*J*J*J*J*J*J*J*IoJ*J*IWJ*J*IzJ*J*IqJ*J*J*J*J*J*J*J*\#
J*J*J*IsJ J*J*J*J*J*J*J*J*IrIWJ J*I_IyJ"J*J*J*J*I_J$IsIkIbIgJ*IbJ*J*J*IrJ*J*J*J!IKJ*J*IzJ*I5I[I_J*J J*IzIlJ*J*J*J*J*\#
IZJ*J*IwIKJ*IrH|J*J*J*J*J*J*J*J*I}I[IUJ*I[IyI]J*J*J*IbI[IVIwIaI^IaIUI^IPJ*J*J*J*I~J*J*J5J*ItJ*J*J*J*J*J*J*J*J*J*J*J*\#
IvJ*J*J*J*J*J*J*J*J*J*IpJ*IzI}J*IuJ*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*IzJ*J*J*J*J J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J#J*J!J*J*J*J*J#J#J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*IyJ*J*IlJ*I}J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*IkJ*J"J*J#J*J J*J*J*J*J#J!J*J*J*J*J*J*J*J*I|I}J*J*J*J*J*J*J*IxJ*J*\#
INJ*J*I}J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*IxINJ$J*IeJ#J"J*J*J*J*IeJ!I{IuI`IjJ*I_J*J*J*IoJ*I>J*I~J*J*J*\#
HVJ*J*HtJ*IsI]J*J*I[J*ItI\J*J*J*J*IWJ*J*J*IOJ*HSI]HvI+J*HsJ*I:IiHtJ*J*ISIvJ*J*J*J#J*ISJ!I[IeH{I9J*I.J*J*J*IqJ*J*J*J*\#
IxJ*IrJ*J*I5IdIgJ*J*J*J*IuJ*J*J*J*J*J*J*J*J*IfJ*J*I4J*J*J"J$IvI|I}J*IeIdJ*J*I~J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*I}J*J*\#
IvJ*J*J*J*IgJ*J*IaJ*I~J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J J*J*J*IWJ*IzI~IsImIvI}IaJ*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*IzJ*J*J*\#
IvJ*J*J*J*J*J*J*IzJ*J*J*IeJ*J*J*J*J*IyJ*J*IyJ*J*J*J*J*J*J*J*J*J*IrJ*I|J J*IxJ*J*IhIeJ*J*I{J*J*J*J*J*J*I{J*J*J#J*J*J*\#
J*J*J*J*J*J*J*J*J*J>J*IqJ*J*J"J!J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*IkJ*I|J J IxJ*J*IhJ!J*J*J*J*J$J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I}IoJ*J*J*I}I?J*J*I\J*I5I0IWItIuJ*J*IIJ*IpJ*I~J*I;J*J*IPI%J*IWI!J*J*J*J*J*J*J*J*J*I0H{IkHuIUHtInInIoI Hu\#
I&ITI$I6I=I?I6I(J*J*IaJ*J*J*I|IRJ*J*J*J*IIIXIZI~J*J*J*IfJ*I}J*J J*I|J*J*IoI\J*IzILJ*J*J*J*J*J*J*J*IyIXIWJ*I^J$I`J*J*\#
J*IkI^I]J#IjI}J I~I~IxJ*I{IeJ*J*J*J IcJ*J*J*J*IKIeIbJ*J*J*J*IoJ*J*J*J*J*J"J*J*IwIfJ*I~IeJ*J*J*J*J*J*J*J*IzIeIfJ*IfJ*\#
IfJ*J*J*IoIfIfJ*IqJ*J*J*J*J!J*I~I~J*J*J*I}J J*J*J*J*J*IOJ*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*IwIOJ*\#
J*IgJ*J J*J*J*J*IgJ"J"ItIgImJ*IgJ*J*J*IiJ*J*J*IxI@J*J*J*J*I?I<IRIvI}I~I}ISJ*ItJ*IzI}IkJ*J*IbICJ*ImI@J*J*J*J*J*J*J*J*\#
IxI<IGJ*IJIvIJJ*J*J*IVIJIGIuI[IhIjInIhIkJ*IyJ*J*J*J*J*IWJ*J*I}J*J*I?J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*\#
J*J*J*IuI?J$J*IgJ J!J*J*J*J#IgJ"I{InIaIfJ*IaJ*J*J*J*J*J*J*IgJ*IpJ*J*J*J*J*J*IdIgIlIhIaIrIcJ*IeIhJ*J*J*J*IdIkIaIaJ*Ik\#
IyIzIuIxIvJ*J*J*I\J*IYIqJ*IlJ\J*I_IYI\IdI]I[I_IeJ0IfI|J*J*J*IUJ*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*I`J*J*J*J*J*J*J*J*I}\#
J*IVI}IZIbJ*IRJ*HlJ*J*J*J*J*I~J*J*J*J*J*J*J*IxJ*IiIqJ*IkJ*J*J*J*J*I>J*IrJ*J*J*J*J*I%J*J*J*I^I]IoJ*J*J*ILJ*IxJ*J*J*J*\#
IpJ*J*IZI0J*IXIeIPI<IJJ*J*J*IpJ*J*ItJRJ*J*J*J*J*IxIrJ*IoI{IRInINJ*J*InJ*IfJ*J*J*J*ItIqJ*J*IsJ*J*IkJ*J*J*J*J*J J*J*J*\#
J*IkJ*J*J*J*J*I%J$I[I_J*IAJ*I`IaIsJ*J*J*J J*J*J*J*J*J*J*J J*IyJ"J*IyJ*J*I|J*J*IgJ*J*J*J*I^I{J*IrJ*J*J*J*J*J*J*J*J*J*\#
J*J*I}J*IqJ*J"J#J*J*HuJ#I^IfIkIJIgIkIYJ*J*J*J*J J*J*J*J*J*J*J*J J*I{J!IsI{I{J*IrJ*J*IoJ*J*J*J*IcIvJ*J!IqJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*I|J*J*J*J*J*H}J*I_ImJ IEI}IpI[IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J J$I|J J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*IbIzJ*J J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*HzJ$I[IbIzI>IxImI[J*J*J*J*J$J*J*J*J*J*J*J*J$J*I{I~IuI{J$J*ItIhJ*J*J*J*IjJ*J=J*\#
J*ILIMIlJ*J*J*J*J*J*J*J*J*J*J*J*J0J*I]J!J*I@I7J*IxJ IsIgIaJ*JBIMIjJ*IkIkIzJ*J*J*J*IkI~IaJ*J*J*J*J*J*J*J7J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*I}IkJ*J"J*J*J*J*J*J*JRJ*J*J*J*J*J*JtJ*J*J*J*J*J*I|J J*J*J*J*J*J*J*Io\#
J*J*J*J*IhI{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*HoJ*IcImJ*INJ"ImI]J*J*J*J*J J*J*J*J*J*J*J*IuJ*I~J*J*I~J*J*Iv\#
J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J I|J*J*J*J*J*J*IvJ*J*J*ILJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J IDJ*J*J*J*IuJ*J*IeILJ*J*IvJ*J*J*J*J*J*IvI}J*J*J*\#
J*J*J*J*J*J*ImJ*IsJ*J$J*J*I|ItJ*J*I]J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*IuJ*ILI{IhInJ*IaJ*IpIpI]J*J*J!J*J*J*J*J*J*J!J*\#
J#J*IuIzJ*IuJ*J*J*J*J*I_J*J*J*J*I^I{J*IrJ*J*J*J*J*J*J*J*J*J*J*J*I}J*IqJ*J"J#J*J*HuJ#I^IfIkIJIgIkIYJ*J*J*J*J J*J*J*J*\#
J*J*J*J J*I{J!IsI{I{J*IrJ*J*J*J*J*J*J*IkJ"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*I J*IkIoJ*IVI~IwI_J*J*J*J*J*J*\#
J*JkJ*J*J*J*J*J*J*J*J*J*J*J*IyIpJ*J*J*J*IoJ*IiJ*J*I7I9IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*ITI{J*I6I/J*IpIwIcI[IYJ*I_I9I}J*\#
IiJ*IyJ*J*J*J*IiI}J*J*J*J*J*J*J*J*IzJ*J*IsJ*J*J*J*IeIxJ*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*HzJ#I_IkJ"IMJ IqI\\#
IrJ*J*J*J*J*J*J*J*J*J*J*J*J*I|J!J I|J*J*IwI~J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I8J*J*J*J*I}\#
J*J*IsI~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*I J*Ik\#
IoJ*IVI~IwI_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyIpJ*J*J*J*IrJ*IdJ*J*IAIoIiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*I\\#
I6J*I}J*IgIhIZJ*I[IoI{J*I{J*I|J*J*J*J*I{I{J*J*J*J*J*J*J*J*IuIsJ*J*J*J*IuJ*IhJ*J*IQI{IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*Iv\#
J*J*IiI=J*J J*IlIjIdJ*I_I{J J*J!J*J!J*J*J*J*J!J J*J*J*J*J*J*J*J*IyItJ*J*J*J$J*J*IxJ*J*J*IPJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IsJ*I?J*IxJ!J*IeJ*I|IeIPJ*J*IsJ*J*J*J*J*J*IsI~J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*IxJ*J*J*IPJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J!J I(J IuI}J*IbJ*J IfIPJ*J*I{J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J J*J*J*J*J*J*IxJ J*I}IxJ*\#
IxJ*IzI~J*J*J*J*I}I~IvIzJ*I|I{I~J*IyJ*J*J*J*IwJ*IrJ*J*J JfJ*IyIrIvI~IwIuIyJ*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.ultraLight, unitsPerEm: 1000,
            advances: #"""
#'")"q&_&2(.&,!f"q"q%O&B!{$V!{#q&:#M%d%R%v%e%r%@&"&&"6"6&B&B&B%+)V&>&O&v'9&7%z'4'F"G%D&&%n(G'E'W& 'W&S&A%p''&4)`%a%P\#
%|"}#q"}%_%@%b%S&7%X&7%c#Q%<&,"+"+%7"\*/&,&%&7&7#f%-#]&$%-(>%(%-%)"v!v"v%/#'"!%d&,&L&(!v%i%b(?#|$4&B$V(?%b$'&B#c#P&>\#
&*%c"(&+"=#n$4'?(6(R%'&>&>&>&>&>&>)K&v&7&7&7&7"G"G"G"G'C'E'W'W'W'W'W&B'W''''''''%P&(%|%S%S%S%S%S%S)6%X%c%c%c%c"+"+"+\#
"+&/&,&%&%&%&%&%&B&%&$&$&$&$%-&7%-&>%S&>%S&>%S&v%X&v%X&v%X&v%X'9&C'C&7&7%c&7%c&7%c&7%c&7%c'4%<'4%<'4%<'4%<'F&,'F&,"G\#
"+"G"+"G"+"G"+"G"+'k$6%D"+&&%7%7%n"\%n"\%n"^%r#>%}#+'E&,'E&,'E&,  'E&,'W&%'W&%'W&%++*A&S#f&S#f&S#f&A%-&A%-&A%-&A%-%p\#
#]%p#]%p#]''&$''&$''&$''&$''&$''&$)`(>%P%-%P%|%)%|%)%|%)"=&Q*#!}!}#2#1$R&6&x'c
"""#,
            rows: ##"""
 !"#$!%"&'()*+*,-./012345677!8!!9:;<=>?@AABCDAA=EFGHIBJKLMNOP!!Q!RSTUVWXYZZ[\YYS]^_`abcdecfg!h!
"""##,
            columns: ##"""
 !"#$!%"&'()*+*,-./012345677!8!9:;<=<<<=<<><<<<=<=<$?@ABCDE!FG!H!IJKKKLMJNOJPQQKQRQSTUVWXYZ[!\!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*IiJ*J*J*J*J*J*IqJ*J*IqIoJ*IbIgI}IgJ*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*ItJ*IpIsI}Ip\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*I6I;ISJ*J*J*J*I0J*J*J*J*J*J*J*J*ImI9J*IyI6J*J*J*J*J*J*J*J*J*I;IqJ*IiJ*IgJ*J*J*J*IcIr\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J:J*IpJ*J*J$J#J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*IkJ*I|J!J IxJ*J*IjJ#J*J*J*J*J$\#
J*J*J*J*J*J*J*J*J*J*J$J!J*J*I|J*J*I`J*J:J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J:J*J:J@I)J*IeIoJ*I[JBJ*J*J*J*J*\#
J*J*J*J0J0J*J*J*J*I~J*IyJ"J:IwJ*J*J*J*J*J*J*IoJ*IsJ*J*J*J*J*J*IjIrI{IrI`IyIhJ*InIrJ*J*J*J*ItI{IfIhJ*IyJ*J*J*J*J*J*J*\#
J*IeJ*I]IuJ*J JgJ*IjI]IdIpIdIcIgIvJ0ItI|J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*IzJ!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*J*I7IdJ*J*\#
J*IzJ*IvJ*J*J!IwJ*IyJ*IuJ*J*J*J$IyIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuItIjJ*J*J*IKJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I6J*I~J*J*J*IRJ*J*I?J*ItI0J*J*InJ*IwISJ*J"J*J*J*J*JD\#
J*IcJ*I3ImI?IIJFI4J6J*J*I?IvJ*IsIoJ*J*JKJ*J*IsJ*IfIyIAIMJ*IAJ*J*J*J*J*I>J*IrJ*J*J*J!J*I+J*J*J*I^I^IqJ*J*J*ILJ*IyJ*J*\#
J*J*IqJ*J*IcI/J*IWIeIPI;ILJ*J*J*IsJ*J*IsJ*J*J*J*J*J*I{IqJ*IoI{ISInIQJ*J*J*J*J*J*J*J*J*J*J*J*J*J*HdJ*J*J*J*IhJ*I}J*J*\#
J*J*J*J*J*IQJ*I{I\J*J*J*J*J*J*J*J*J*J*ImJ*IiJ*IjJ*J*J*IvIiImJ*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*ItJ*J*J*J*J*J*J*J*\#
J*IuJ*J*J*J*J*J*J*J*J*J*IxJ*I~J*J*IuJ"J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*\#
J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*I{J*J*InIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*\#
J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*INJ*J*J*J*\#
IiJ*J!IoJ*J*J*IuIwJ*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*IoJ*InIuI~IgI|IpIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I}IsJ*JSIkJ*I9J*J*J*I_IAIUIVI{J*J*J*ISJ*IwJ*J*J*J*IpJ*IqIOJ*IwIHJ3J*J*J*J*J*J*J*J*IUJ$J*IIJ*J*J*J*J*J*IIJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*I~J*J J*J*IyJ*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*IiJ*J*IuJ*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*IvJ*I~J*J*IuJ!J*IeJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~I=J*I|J$J*IjJ*J*J*J*J*J*J J*J*J*\#
J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IEJ*J*J*J*J*J*J*J*J*J*IYJ*IqIyJ*IdJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*I9J*J"J*J*IvIFJ*JDIqJ*J*I`J*J*J*J*J*IYJ*J*J*J*I\J*J*J*I}J*I'IzIYIeJ*IDJ*\#
IQIdIqJ*J*J"IyJ*J*J*J*J*J"J*IqJ#IlIuJ*IaJ*J*I}J*J*J*J*J*J4J*ImJ*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J"J*J*J*IrJ*I}J"\#
IzIwJ*J*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*IoJ*J*IxIoJ*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J"J*J*IhIoJ*J*J"J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*I|J*J*IzJ*J*J*J*IfJ*J*IcJ*I}J*J*J*J*J*J*J*InJ*J*J*J*J*J*I}J*\#
J*J*I\J*IzJ IrIoIwI|IbJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*IuJ*J*J*J*J*J*J*J*ItJ*J*IWJ*J*I}J*J*IvJ*J*J*J*J*J*J*J*\#
J*J*J*ItJ J*J*J*J*J*J*J*J*IvIWJ"J*IcIyJ$J*J*J*J*IcJ*IsInIcIhJ*IcJ*J*J*IrJ*J*J*J#IPJ*J*I}J*I0I\I\J*J"J*I}IlJ*J*J*J*J*\#
I]J*J*IvIJJ*ItI J*J*J*J*J*J*J*J*J I\IUJ*IYIzI[J*J*J*IbIYIVIxIaIbIeIYIbIRJ*J*J*J*J!J*J*J3J*IsJ*J*J*J*J*J*J*J*J*J*J*J*\#
IzJ*J*J*J*J*J*J*J*J*J*IsJ*IzI~J*IwJ*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*IzJ*J*J*J*I~J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J#J*J!J*J*J*J*J#J#J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*IzJ*J*ImJ*I|J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*IqJ*J J*J#J*J J*J*J*J*J#J!J*J$J*J*J*J*J*J*I~I}J*J*J*J*J*J*J*IvJ*J*\#
INJ*J*J J*J*IvJ*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*I{INJ#J*IdJ!J$J*J*J*J*IdJ IwItI_IiJ*I^J*J*J*IoJ*I6J*J!J*J*J*\#
H[J*J*HyJ*IwI\J*J*I`J*IvI\J*J*J*J*IYJ*J*J*IVJ*HWIbHxI0J*HsJ*I<IhHyJ*J*IZItJ*J*J*J$J*IZJ#I[IjI#I:J*I.J*J*J*IqJ*J*J*J*\#
IwJ*IqJ*J*I.IfIeJ*J*J*J*IvJ*J*J*J*J*J*J*J*J*IdJ*J*I8J*J*J"J*IuI|I~J*IhIfJ*J*I~J*J"J*J*J*J*I~J*J*J*J*J*J*J*J*J*I|J*J*\#
IzJ*J*J*J*IfJ*J*IcJ*I}J*J*J*J*J*J*J*InJ*J*J*J*J*J*I}J*J*J*I\J*IzJ IrIoIwI|IbJ*J*J*J*J*J*J*JtJ*J*J*J*J*J*J*J*IzJ*J*J*\#
IuJ*J*J*J*J*J*J*IyJ*J*J*IeJ*J*J*J*J*IzJ*J*I|J*J*J*J*J*J*J*J*J*J*IsJ*I|J!J*IwJ*J*IiIeJ*J*IzJ*J*J*J*J*J*IzJ*J*J"J*J*J*\#
J#J*J*J*J*J*J*J*J*J:J*IpJ*J*J$J#J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*IkJ*I|J!J IxJ*J*IjJ#J*J*J*J*J$J*J*J*J*J*J*J*J*\#
J*J*J$J!J*J*I|IoJ*J*J*IzIAJ*J*IdJ*I3I/IUIxIyJ*J*IJJ*IsJ*J!J*I=J*J*IRI'J*I\I#J*J*J*J*J*J*J*J*J*I/H}ImHvIUHuIpIpIqI'Hv\#
I'IUI+I:I?I@I6I+J*J*IbJ*J*J*I|IWJ*J*J*J*I?IWIVI~J*J*J*IfJ*I}J*J J*I|J*J*IoIYJ*IzIMJ*J*J*J*J*J*J*J*I|IWIUJ*I]J#I\J*J*\#
J*IjI]I]J#IiI}J I~I~IwJ*I~IgJ*J*J*J!IgJ*J*J*J*IIIeI`J*J*J*J*IpJ*J*J*J*J*J$J*J*IxIeJ*J IeJ*J*J*J*J*J*J*J*I}IeIeJ*IfJ*\#
IdJ*J*J*IoIfIgJ*IrJ*J*J*J*J!J*J!I~J*J*J*I}I}J*J*J$J*J*IOJ*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*IzIOJ$\#
J*IfJ#J J*J*J*J*IfJ!J IsIgIlJ*IgJ*J*J*IgJ*J*J*IxIFJ*J*J*J*I4I;IPIvJ I~I}IRJ*ItJ*IzI}IjJ*J*IaIDJ*IoI@J*J*J*J*J*J*J*J*\#
I{I;ICJ*IHItIGJ*J*J*IUIHIEIsIZIgIiImIhIhJ*I|J*J*J*J*J*I_J*J*J J*J*IAJ*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*\#
J*J*J*IyIAJ*J*IiI~J!J*J*J*J#IiJ$IzIpIdIhJ*I^J*J*J*J*J*J*J*IiJ*IqJ*J*J*J*J*J*IfIkInIjIaIvIdJ*IgIjJ*J*J*J*IdIqIbIaJ*Iq\#
I|I}IyI{IzJ*J*J*I\J*IYIqJ*IqJ^J*I_IYI\IfI]I[I_IeJ*IeI|J*J*J*ISJ*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*I[J*J*J*J*J*J*J*J*I|\#
J*ITI|IVI`J*IPJ*HdJ*J*J*J*J*I|J*J*J*J*J*J*J*IvJ*IgIoJ*IjJ*J*J*J*J*I>J*IrJ*J*J*J!J*I+J*J*J*I^I^IqJ*J*J*ILJ*IyJ*J*J*J*\#
IqJ*J*IcI/J*IWIeIPI;ILJ*J*J*IsJ*J*IsJPJ*JDJ*J*J*I{IqJ*IoI{ISJ!IQJ*J*IoJ*IdJ*J*J*J*IsIlJ*J*ItJ*J*IiJ*J*J*J*J*IvJ*J*J*\#
J*IkJ*J*J*J*J*I&J$IWIYJ*I:J*I^IaItJ*J*J*J!J*J*J*J*J*J*J*I}J*IyJ!J*IwJ*J*I{J*J*IjJ*J*J*J*I]IyJ*IsJ*J*J*J*J*J*J*J*J*I|\#
J*J*J J*IqJ*J"J#J*J*HvJ#I]IfIjIHIiIiIYJ*J*J*J*J J*J*J*J*J*J*J*J J*I~J IsI{I|J*IqJ*J*IrJ*J*J*J*IbIwJ*J#IsJ*J*J*J*J*J*\#
J*J*J$J*J*J*J*I|J*J*J*J*J*I J*I_InI~IEI~InI[IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J J$I|I}J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IaI{J*J"J*\#
J*J*J*J*J*J*J*J*J$J*J*J*J*ItJ*J*J*J*J*H{J$I[IcIyI<IyIkI[J*J*J*J*J$J*J*J*J*J*J*J*J"J*I{I~IuIyJ*J*IsIgJ*J*J*J*IkJ*J9J*\#
J*ILIMIjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J"J*I@ICJ*IzJ"IwIkIhJ*J>IMIjJ*InIqI{J*J*J*J*InJ!I_J*J*J*J*J*J*J*J5J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2J*J*J*J*I~IqJ*J"J*J*J*J*J*J*JRJ*J*J*J*J*J*JqJ*J*J*J*J*J*I~J J*J*J*J*J*J*J*Io\#
J*J*J*J*IgI{J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*IwJ*J*J*J*J*HpJ*IbImJ*ILJ"IkI]J*J*J*J*J!J*J*J*J*J*J*J*IwJ*I~J$J*I}J*J*Iu\#
J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J"IzJ*J*J*J*J*J*IuJ*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J"IFJ*J*J*J*ItJ*J*IeIMJ*J*IvJ*J*J*J*J*J*IvI}J*J*J*\#
J*J*J*J*J*J*IlJ*IsJ*J*J*J*I{IrJ*J*I]J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*IvJ*INI{IhIoJ*IaJ*IpIpI]J*J*J#J*J*J*J*J*J*J#J*\#
J!J*IuIzJ*ItJ*J*J*J*J*IdJ*J*J*J*I]IyJ*IsJ*J*J*J*J*J*J*J*J*I|J*J*J J*IqJ*J"J#J*J*HvJ#I]IfIjIHIiIiIYJ*J*J*J*J J*J*J*J*\#
J*J*J*J J*I~J IsI{I|J*IqJ*J*J*J*J*J*J*IjJ$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*I'J*IjIpJ*IUI~IvI_J*J*J*J*J*J*\#
J*JfJ*J*J*J*J*J*J*J*J*J*J*J*IxIpJ*J*J*J*ImJ*IhJ*J*I7I:IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*ISI|J*I7I2J*IqIyIcI[I\J*I`I:I}J*\#
IlJ*IwJ*J*J*J*IlI{J$J*J*J*J*J*J*J*IyJ*J*IuJ*J*J*J*IdIyJ*J*IvJ*J*J*J*J*J*J*J*J!J*J*J*J*InJ*J*J*J*J*H|J#I^IkJ!IJJ!IoI\\#
IvJ*J*J*J*J*J*J*J*J*J*J*J*J*I|I|I~IyJ*J*IvJ!J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I;J*J*J*J*Iz\#
J*J*IrI~J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*I'J*Ij\#
IpJ*IUI~IvI_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxIpJ*J*J*J*ItJ*IcJ*J*IAIoIgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*I\\#
I:J*I}J*IfIgI\J*I[IoI{J*I~J*I~J*J*J*J*I~I{J*J*J*J*J*J*J*J*IuIsJ*J*J*J*IuJ*IgJ*J*IMI{IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*Iu\#
J*J*IhI?J*J J*IkIiIeJ*I_I{J J*J J*I~J*J*J*J*J J J*J*J*J*J*J*J*J*IxItJ*J*J*J$J*J*IwJ*J*J*IQJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IuJ*IAJ*IyJ#J*IfJ*I|IeIQJ*J*IsJ*J*J*J*J*J*IsI~J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*IvJ*J*J*IRJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J!J"I*J IuI~J*I`J*I}IeIRJ*J*I|J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*I~J*J*J*J*J*J*IxJ J*I}IwJ*\#
IwJ*IzI~J*J*J*J*I|J!IuIyJ*I}I~J!J*I|J*J*J*J*IvJ*IqJ*J*J"JeJ*IxIqIuI}IvIuIxJ*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.light, unitsPerEm: 1000,
            advances: #"""
#<"H#J&b&@(Q&="$#4#4%d&B">$v">$0&E#f%u%k&,%u&(%W&5&7"Y"Y&B&B&B%C)k&W&^'$'F&J&.'E'S"d%[&H&"(^'R'c&1'c&f&Q&&'6&L)r%{%e\#
&7#:$0#:%h%M%P%d&E%d&E%r#j%H&<"G"G%T"t**&<&/&E&E#}%>#|&6%;(Q%=%9%>#7"1#7%D#<"@%n&<&a&:"1%~%P(K#~$\&B$v(K%P$F&B#i#\&>\#
&<&5"4%h"G#m$\'f(U({%>&W&W&W&W&W&W)c'$&J&J&J&J"d"d"d"d'R'R'c'c'c'c'c&B'c'6'6'6'6%e&=&2%d%d%d%d%d%d)>%d%r%r%r%r"G"G"G\#
"G&>&<&/&/&/&/&/&B&/&6&6&6&6%9&E%9&W%d&W%d&W%d'$%d'$%d'$%d'$%d'F&V'R&F&J%r&J%r&J%r&J%r&J%r'E%H'E%H'E%H'E%H'S&<'S&<"d\#
"G"d"G"d"G"d"G"d"G(@$m%["G&H%T%T&""t&""t&""x&-#e&7#K'R&<'R&<'R&<  'R&<'c&/'c&/'c&/+5*@&f#}&f#}&f#}&Q%>&Q%>&Q%>&Q%>&&\#
#|&&#|&&#|'6&6'6&6'6&6'6&6'6&6'6&6)r(Q%e%9%e&7%>&7%>&7%>"N&d*=";":#m#m$R'M'+($
"""#,
            rows: ##"""
 !"#$!%"&'()*+*,-./012345677!8!!9:;<=>?@AABCDAA=EFGHIBJKLMNOP!!Q!RSTUVWXYZZ[\YYS]^_`abcdecfghi!
"""##,
            columns: ##"""
 !"#$!%"&'()*+*,-./012345677!8!9:;<=<<<=<<><<<<=<=<$?@ABCDE!FG!H!IJKKKLMJNOJPQQKQRQSTUVWXYZ[!\!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*IfJ*J*J*J*J*J*IjJ*J*IqInJ*IdIkI~IdJ*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*IuJ*IpIsIzIp\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*I'I6IOJ*J*J*J*I/J*J*J*J*J*J*J*J*IqI0J*J!I'J*J*J*J*J*J*J*J*J*I6IuJ*InJ*IeJ*J*J*J*IjIv\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J3J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*IkJ*I}J"I~IyJ*J*InJ*J*J*J*J*J$\#
J*J*J*J*J*J*J*J*J$J*J"IyJ*J*I{J*J*IbJ*J3J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J3J*J3JCI5J*IbIrJ*ITJ8J*J*J*J*J*\#
J*J*J*J:J:J*J*J*J*I}J*I|J*J3IvJ*J*J*J*J*J*J*InJ*IrJ*J*J*J*J*J*IiIsIzIqI_IzIgJ*ImIqJ*J*J*J*IsI|IdIeJ*IzJ*J*J*J*J*J*J*\#
J*IbJ*IZIsJ*J$JjJ*IhIZIaImIbIaIdIuJ*IqI{J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*I_InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I?J*J*I@ItJ*J*\#
J*ItJ*I~J*J*InIyJ*IvJ*IlJ*J*J*J*IvIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyIuIpJ*J*J*IRJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I'J*J$J*J*J*I7J*J*I8J*IsI$J*J*IuJ*IxIEJ*J*J*J*J*J*J=\#
J*IeJ*I0IoI-IDJCH~J9J*J*I8I~J*ItIgJ5J*J=I~J*ItJ*I^IxI@IDJ*IBJ*J*J*J*J*I=J*IqJ*J*J*InJ*I5J*J*J*I_I_IuJ*J*J*IMJ*I{J*J*\#
J*J*IrJ*J*IsI.J*IUIfIPI8INJ*J*J*IyJ*J*IqJ*J*J*J*J*J*J"IpJ*IpIzITIoIUJ*J*J*J*J*J*J$J*J*J*J*J*J*J*HVJ#J*J*J*IeJ*I{J*J#\#
J*J*J*J*J*I?J*IxIXJ*J*J*J*J*J*J*J*J*J*IjJ*IeJ*IbJ*J*J*IsIeIjJ*IuJ$J$J"J$J J*J*J*J*J*J*J*J*J*IiJ*J*IsJ*J#J*J*J*I~J*J*\#
J*IuJ*J*J*J*J*J*J*J*J*J*J J*J J*J*IvJ*J#IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*IrJ*\#
J*J*J*J*IpJ*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*IqIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*\#
J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*IRJ*J*J*J*\#
IjJ*J*IuJ*J*J*IwJ J*J*J*J*IbJ*J*J*J*J*J*J*J*J*J*IqJ*IpIxJ#IiJ#IqIkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I|IpJ*JAIlJ*I9J*J*J*IaI7IUISIxJ*J*J*INJ*IvJ*I~J*J*IrJ*IjIPJ*IyIIJ*J*J*J*J*J*J*J*J*IUIyJ*ISJ*J*J*J*J*J*ISI~J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*I~J*J*J*IoJ*J*J*J*J*J*J*J*J*J*J$J*J J*J*IxJ*J#IkJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*IhJ*J*IxJ*J#J*J*J*I~J*J*J*IuJ*J*J*J*J*J*J*J*J*J*IyJ*I~J*J*ItJ*J!IhJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#IAJ*I{J*J*IiJ*J*J*J*J*J*J$J*J*J*\#
J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IHJ*J*J*J*J*J*J*J*J*J*I_J*IrI{J*IcJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*I0J*J"J*J*IuI?J*J=IrJ*J*IUJ*J*J*J*J*ITJ*J*J*J*IOJ*J*J*IyJ*I*IwITIcI~IFJ*\#
I?IeIrJ*J*J!IvJ*J*J*J*J*J!J*IlJ"IjIrJ*I^J*J*I|J*J*J*J*J*J0J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J!J*J*J*IxJ*I}J#\#
IyIvJ*J$IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*InJ*J*I{ItJ*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J#J*J*IlItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J!J*J*J*J*IdJ*J*IeJ*IzJ*J*J*J*J*J*J*IsJ*J*J*J*J*J*IyJ*\#
J*J*IfJ*IyJ!IqIqIyIyIdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*ItJ*J*J*J*J*J*J*J*I}J*J*IXJ*J*J#J*J*I~J*J*J*J*J*J*J*J*\#
J*J*J*IwJ J*J*J*J*J*J*J*J*I~IXJ*J*IkIyJ*J*J*J*J*IkJ*ItIsIfIkJ*IfJ*J*J*IrJ*J*J*J*IXJ*J*J#J*I&I_IXJ*J*J*J#ImJ*J*J*J*J*\#
IdJ*J*IuIGJ*IxI&J*J*J*J*J*J*J*J*J$I_IVJ*IVI|IWJ*J*J*IaIVIVI{I`IiIkI_IiIVJ*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*\#
J!J*J*J*J*J*J*J*J*J*J*IyJ*I{J J*IzJ*J#IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J$J*J*I}J*J*J*J*J*J*J*I{J*J*J*J*I|J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J$J*J"J*J J*J*J*J*J"J"J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*I{J*J*IoJ*I{J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*I{J*I|J*J"J*J J*J*J*J*J"J!J*J#J*J*J*J*J*J*J$I|J*J*J*I~J*J*J*IqJ*J*\#
IMJ*J*J$J*J*IxJ*J$J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J"IMJ J*IbI|J*J*J*J*J*IbI|IpIrI]IfJ*I\J*J*J*InJ*I'J*J*J*J*J \#
HcJ*J*I#J*J IZJ*J*IjJ*IyI\J*J*J*J*I[J*J*J*IbJ*H^IlH{I9J*HtJ*I>IgI#J*J*IhIpJ*J*J*J*J*IhJ*I\IrI/I=J*I/J*J*J*IrJ*J*J*J*\#
ItJ*IpJ*J*I"IkIbJ*J*J*J*IxJ*J*J*J*J*J*J*J*J*I_J*J*I@J*J*J"J*IsI|J!J*ImIkJ*J*J J*I|J*J*J*J*J J*J*J*J*J*J*J*J*J*I{J*J*\#
J!J*J*J*J*IdJ*J*IeJ*IzJ*J*J*J*J*J*J*IsJ*J*J*J*J*J*IyJ*J*J*IfJ*IyJ!IqIqIyIyIdJ*J*J*J*J*J*J*JjJ*J*J*J*J*J*J*J*IyJ*J*J*\#
ItJ*J*J*J*J*J*J*IxJ*J*J*IdJ*J*J*J*J*I{J*J*J#J*J*J*J*J*J*J*J*J*J*ItJ*I{J"J*IuJ*J#IlIdJ*J*IyJ*J$J*J*J*J*IyJ*J*J!J"J*J*\#
IvJ*J*J$J*J*J*J*J*J3J*IoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*I}J"I~IyJ*J*InJ*J*J*J*J*J$J*J*J*J*J*J*J*J*\#
J$J*J"IyJ*J*I{InJ*J*J*IsIFJ*J*ItJ*I0I.IQJ J!J*J*IKJ*IwJ*J*J*IAJ*J*IUI*J*IfI(J*J*J*J*J*J*J*J*J*I.I IpHxITHwItItItI3Hx\#
I(IVI7IAICIBI6I/J*J*IdJ*J*J*I|I_J*J*J*J*I-IUIOJ J*J*J*IfJ*I~J*J J*I{J*J*InITJ*IyIOJ*J*J*J*J*J*J*J*J#IUIRJ*I\J"IVJ*J*\#
J*IhI\I\J"IhI~J!I}J IvJ*J#IkJ*J*J*J"IoJ*J*J*J*IDIfI\J*J*J*J*IrJ*J*J*J*J*J*J*J*IyIcJ*J!IfJ*J*J*J*J*J*J*J*J#IfIcJ*IgJ*\#
IaJ*J*J*IpIgIiJ*ItJ*J*J*J*J"J*J*J J*J*J*I~IzJ*J*IyJ*J*IPJ*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*I~J*IrJ*J*J*J*J*J*J*J*J*J"IPJ#\#
J*IeJ J J*J*J*J*IeJ I{IrIgIkJ*IgJ*J*J*IdJ*J*J*IwIPJ*J*J*J*H~I8ILIwJ$I~I~IPJ*ItJ*IyI}IiJ*J*I_IFI~IqI?J*J*J*J*J*J*J*J*\#
J"I8I<J*IEIqIAJ*J*J*ISIEIBIpIWIfIhIjIgIbJ*J#J*J*J*J*J*IlJ*J*J$J*J*IEJ*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*\#
J*J*J*J!IEJ*J*IlI|J"J*J*J*J"IlJ*IyIrIiImJ*IYJ*J*J*J*J*J*J*IlJ*IrJ*J*J*J*J*J*IiIrIqInIaI~IgJ*IkInJ*J*J*J*IeI{IdI`J*I{\#
J#J#J!J"J!J*J*J*I[J*IXIqJ*I{JaJ*I^IXI[IiI^I[I^IeJ*IcI}J*J*J*IOJ*J*J*J*J*J*J*J*J*J*J#IeJ*J*J*J*J"IRJ*J*J*J*J*J*J*J*Iy\#
J*IPIzIOI\J*ILJ*HVJ*J*J*J*J$IyJ*J*J*J*J*J$J*IsJ$IdIlJ*IgJ*J*J*J*J*I=J*IqJ*J*J*InJ*I5J*J*J*I_I_IuJ*J*J*IMJ*I{J*J*J*J*\#
IrJ*J*IsI.J*IUIfIPI8INJ*J*J*IyJ*J*IqJMJ*JtJ*J*J*J"IpJ*IpIzITJCIUJ*J*IpJ*I`J*J*J*J*IpIcJ*J*IvJ*J*IfJ*J*J*J*J*IdJ*J*J*\#
J*IlJ*J*J*J*J*I(J#IPIOJ*I.J*IZI`IvJ*J*J*J#J*J*J*J*J*J*J*IzJ*IxJ J*IrJ*J*IyJ*J*IpJ*J*J*J*IZIvJ*ItJ*J$J*J*J*J*J*J*J*Id\#
J*J*J$J*IpJ*J!J"J*J*HxJ"I\IgIhIEImIeIXJ*J*J*J*J!J*J*J*J*J*J*J*J!J*J#I|ItIzI~J*IoJ*J*IvJ*J*J*J*I_IyJ*J*IuJ*J*J*J*J*J*\#
J*J*IyJ*J*J*J*I{J*J*J*J*J*I"J*I^IpI}IDJ!IkIZIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J J#I}IzJ*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*I^I|J*J*J*\#
J*J*J*J*J*J*J*J*IyJ*J*J*J*IuJ*J$J$J*J*H}J#IZIfIxI8I{IhIZJ*J*J*J*J*J*J*J*J*J*J*J*I~J*I{I}IvIvJ*J*IqIdJ*J*J*J*IlJ*J3J*\#
J*IKILIgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J#J*IAIYJ*I~J*J IsItJ*J5ILIkJ*ItI{I}J*J*J*J*ItJ*I\J*J*J*J*J*J*J*J0J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!I{J*J#J*J*J*J*J*J*JRJ*J*J*J*J*J*JmJ*J*J*J*J*J*J$J J*J*J*J*J*J*J*Ip\#
J*J*J*J*IeIzJ*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*IvJ*J*J*J*J*HsJ*IaInJ*IHJ!IgI\J*J*J*J*J"J*J*J*J*J*J*J*I|J*I}J#J*I|J*J*It\#
J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IwJ*J*J*J*J*J*ItJ*J*J*IPJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*IHJ*J*J*J*IqJ*J$IfIPJ*J*IwJ*J*J*J*J*J*IwI~J*J*J*\#
J*J*J*J*J*J$IiJ*IrJ*J*J*J*IxInJ*J*I^J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*IwJ*IRIzIiIpJ*IaJ*IoIoI^J*J*J*J*J*J*J*J*J*J*J*\#
I{J*IuIyJ*IrJ*J*J$J*J*IlJ*J*J*J*IZIvJ*ItJ*J$J*J*J*J*J*J*J*IdJ*J*J$J*IpJ*J!J"J*J*HxJ"I\IgIhIEImIeIXJ*J*J*J*J!J*J*J*J*\#
J*J*J*J!J*J#I|ItIzI~J*IoJ*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*I3J*IhIqJ*ISJ IsI^J*J*J*J*J*J*\#
J*J^J*J*J*J*J*J*J*J*J*J*J*J*IwIqJ*J*J*J*IiJ*IgJ*J*I8I=I`J*J*J*J*J*J*J*J*J*J*J*J*J*J*IQI}J*I9I8J*ItI|IdI\IaJ*IaI=I|J*\#
IrJ*ItJ*J*J*J*IrIxIyJ*J*J*J*J*J*J*IxJ*J*IyJ*J*J*J*IaI{J*J*I~J*J*J*J*J*J*J*J*InJ*J*J*J*IuJ*J*J$J*J*I J"I]IlJ IEJ"IkI[\#
I~J*J*J*J*J*J*J*J*J*J*J*J*J*I|IuI}IsJ*J*IuJ*J*J*J*J*J*J*I~J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IAJ*J*J*J*Iv\#
J*J*IoI}J*J*J*I~J*J*J*J*J*J*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*I3J*Ih\#
IqJ*ISJ IsI^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwIpJ*J*J*J*IwJ*IbJ*J*I@IpIdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*I[\#
IAJ*I~J*IeIfI_J$I[IpI|J*J#J*J$J*J*J*J*J#I|J*J*J*J*J*J*J*J*ItIsJ*J*J*J*IuJ*IeJ*J*IDIzIlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*Ir\#
J*J*IgICJ*J!J*IjIhIfJ$I^IzI~J*I|J*IzJ*J*J*J*I|I~J*J*J*J*J*J*J*J*IwIuJ*J*J*J*J*J*IuJ*J*J*ISJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IwJ#IDJ*I|J*J*IgJ*I}IeISJ"J*ItJ*J*J*J*J*J*ItI~J*J*J*J*J*J*J*J*J$J*J*J*J*J*IwJ*IsJ*J*J*IVJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J"J*I.J ItJ J*I]J*IzIcIVJ*J*I~J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J"J*J*J*J*IzJ*I}J*J*J*J*J*J*IwI~J*I|IvJ*\#
IvJ*IyI}J*J*J*J*I{J*ItIxJ*I~J#J*J*J#J*J*J*J*IuJ*IoJ$J*J*JbJ*IwIoItI{IuItIwJ$J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.regular, unitsPerEm: 1000,
            advances: ##"""
#X"r$7&e&T)!&U"L#a#a&"&B"l%C"l$Y&T$*&-&-&I&,&F%v&N&O#+#+&B&B&B%c*(&z&s'5'X&d&H'['e#+%{&v&<(~'e's&H's' &g&B'K&n*+&?&"\##
&\#_$Y#_%u%`%9%{&Y%u&Y&'$-%Y&Q"l"l%|#5*#&Q&>&Y&Y$<%T$G&O%M(l%Z%I%[#b"U#b%a#X"j%|&R' &R"U&<%9(\$"%2&B%C(\%9$p&B#p#m&>\##
&T&w"D%9"T#k%2(<) )U%^&z&z&z&z&z&z*$'5&d&d&d&d#+#+#+#+'h'e's's's's's&B's'K'K'K'K&"&Y&O%{%{%{%{%{%{)H%u&'&'&'&'"l"l"l\##
"l&R&Q&>&>&>&>&>&B&>&O&O&O&O%I&Y%I&z%{&z%{&z%{'5%u'5%u'5%u'5%u'X&p'h&[&d&'&d&'&d&'&d&'&d&''[%Y'[%Y'[%Y'[%Y'e&Q'e&Q#+\##
"l#+"l#+"l#+"l#+"l)'%Y%{"l&v%|%|&<#5&<#5&<#>&P$;&Z#w'e&Q'e&Q'e&Q  'e&Q's&>'s&>'s&>+C*?' $<' $<' $<&g%T&g%T&g%T&g%T&B\##
$G&B$G&B$G'K&O'K&O'K&O'K&O'K&O'K&O*+(l&"%I&"&\%[&\%[&\%["f&~*`"a"a$_$_$R)/'C(P
"""##,
            rows: #"""
 !"!#!$"%&'()*)+,!-./!012344!5!!6789:;<=>>?@A>>:BCD#E?FGHIJKL!!M!NOPQRSTUVVWXUUOOYZ[\]^_`^abcd!
"""#,
            columns: ##"""
 !"#$!%"&'()*+*,-./012345677!8!9:;<=<<<=<<><<<<=<=<$?@ABCDE!FG!H!IJKKKLMJNOJPQQKQKQRSTUVWXYZ![!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*IaJ*J*J*J*J*J*IaJ*J*IqInJ*IgIqI~I_J*J*J*J*J*J*J*IvJ*J*J*J*J*J*IuJ*IpIsIuIpJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IwJ*J*J*J*HqI/IIJ*J*J*J*I.J*J*J*J*J*J*J*J*IwI#J*J*HqJ*J*J*J*J*J*J*J*J*I/I{J*ItJ*IcJ*J*J*J*I|J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*IkJ*I}J$I}IyJ*J*IsJ*J J*J*J*J$J*J*J*J*J*J*\#
J*J$J*I~IoJ*J*IzJ*J*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*JHIFJ*I^IuJ*ILJ*J*J*J*J*J*J*J J*JHJHJ*J*\#
J*I|J*J J*J*ItJ*J*J*J*J*J*J*ImJ*IpJ*J*J*J*J*J*IiItIyIqI]I{IfJ*IlIqJ*J*J*J*IrI|IbIbJ*I{J*J*J*J*J*J*J*J*I_J*IVIpJ*J*Jm\#
J*IfI^IiI_I_IaIsJ*ImIzJ*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*I9IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I7J*J*IMJ*J*J*J*IkJ*J*J*J*IWI|J*Iq\#
J*IaJ*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IvIxJ*J*J*I\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HqJ*J*J*J*J*HpJ*J*I/J*IqHrJ*J*J J*IzI2J*J*J*J*J*J*J4J*IiJ*I+IrHsI>J>HaJ>J*J*\#
I/J*J*IuI\J>J*J*IuJ*J*IRIvI?I9J*ICJ*J*J*J*J*I<J*IqJ*J*J*IWJ*ICJ*J*J*I`IaI{J*J*J*INJ*I}J*J*J*J*ItJ*J*J*I,J*ISIgIPI4IR\#
J*J*J*J!J*J*InJ*J*J*J*J*J*InJ*IqIyIVIpI\J*J*J*J*J*J*I~J*J*J*J*J*J*J*HCI{J*J*J*I`J*IxJ*I{J*J*J*J*J*I'J*IuIQJ*J*J*J*J*\#
J*J*J*J*J*IeJ*I_J*IWJ*J*J*IpIfJ*IrI}I~IzI}IwJ*J*J*J*J*J*J*J*J*IiJ*J*IqJ*I|J*J*J*IuJ*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J \#
J*J*IvJ*I{ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*IyJ*J*J*IuJ*J*J*J*J*IkJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I|J*J*ItIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I|J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*IWJ*J*J*J*IkJ*J*I~J*J*J*IyJ*J*J*J*J*IWJ*J*J*J*J*J*J*\#
J*J*J*ItJ*IrI|J*IkJ*IqIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I}J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{IkJ*J*ImJ*I9J*J*J*IeI)IUIPIuJ*J*J*IFJ*IuJ*IuJ*J*\#
ItJ*IaIRJ*I}IJJ*J*J*J*J*J*J*J*J*IUIkJ*IaJ*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*IuJ*J*J*IaJ*\#
J*J*J*J*J*J*J*J*J*J*J*J J*J*IxJ*I{IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*IgJ*J*I{J*I{J*J*J*IuJ*J*J*\#
IuJ*J*J*J*J*J*J J*J*J*I}J*I~J*J IsJ*IxIkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IGJ*I{J*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*IfJ*IrI~J*IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*I#J*J"J*J*ItI7J*J4It\#
J*J*IFJ*J*J*J*J IMJ*J*J*J*I>J*J*J*IsJ*I/IsIMIaIuIHJ*I'IeItJ*J*J!IrJ*J*J*J*J*J*IfJ!IhIoJ*IYJ*J*I{J*J*J*J*J*J*J*IjJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J"J*I}J*IxIuJ*I~InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*IvJ*J*J*J*J*J*J*Im\#
J*J*J!IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*IrIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*\#
J*IbJ*J*IiJ*IwJ*J*J*J*J*J*J*IzJ*J*J*J*J*J*IsJ*J*J*IsJ*IyJ"IpIuI|IuIfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J IxJ*J$J*IsJ*J*J*J*\#
J*J J*J*J*J*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ J*J*J*J*J*J*J*J*J*IYJ*J*IvIyJ*J*J*J*J*J*IuIzIiInJ*IiJ*J*J*IrJ*\#
J*J*J*IcJ*J*J*J*HwIbIQJ*J*J*J*InJ*J*J*J*J*IlJ*J*ItICJ*I}I.J*J*J*J*J*J*J*J*J*IbIVJ*IRI~IRJ*J*J*I`IVI~I_IsItIhIsI\J*J*\#
J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*I{J"J*J J*I|IpJ*J*J*J*J*J*J*J*J*J*J*J J*J#J*J*J#J*\#
J*I|J*J*J*J*J*J*J*I|J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J"J*I~J*J*J$J*J!J*J"J*J*J*\#
J*J#J*J*J*J*J*J*J*J*J*I|J*J*IrJ*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J"J*J J*J*J$J*J!J*J!J*\#
J*J*J*J#J*J*I|J*J*J*ItJ*J*J*IkJ*J*ILJ*J*J*J*J*IzJ*I}J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*ILI{J*I_IvJ*J*J*J*J*IyIf\#
IpIZIbJ*IZJ*J*J*InJ*HqJ*J*J*J*IwHnJ*J*I0J*J*IXJ*J*IwJ*I~I\J*J*J*J*I_J*J*J*IrJ*HgIyI!IEJ*HuJ*IBIfI0J*J*IzIkJ*J*J*J*J*\#
J*I]I~I?I@J*I/J*J*J IrJ*J*J*J*IpJ*IoJ*J*HqIqI]J*J*J*J*IzJ*J*J*J*J*J*J*J*J*IYJ*J*IKJ*J*J"J*IqI|J$J*ItIqJ*J*J!J*IuJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IbJ*J*IiJ*IwJ*J*J*J*J*J*J*IzJ*J*J*J*J*J*IsJ*J*J*IsJ*IyJ"IpIuI|IuIfJ*J*J*J*J*J*\#
J*J\J*J*J*J*J*J*J IxJ*J$J*IsJ*J*J*J*J*J*J*IvJ*J*J*IcJ*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J$J*IuJ*I{J#J*IsJ*I|IoIcJ*J*Ix\#
J*J$J*J*J#J*J*J*I~IzJ*J*IfJ*J*I~InJ*J*J*IkILJ*J*J*J*I+I,ILJ*J*J*J*IMJ*I~J*J*J*IGJ*J*IZI/J*IsI.J*J*J*J*J*J*J*J*J*I,I$\#
IuHzISHzIyIyIyIDI*IWIHIJIIIEI6I6J*J*IgJ*J*J*I|IkJ*J*J*J*HsISIFJ J*J*J*IfJ*I~J*J J*I{J*J*ImIMJ*IyIRJ*J*J*J*J*J*J*J*J*\#
ISIMJ*I[J!IMJ*J*J*IfI[J!IgJ J"I}J!ItJ*J*IqJ*J*J*J#IzJ*J*J*J*I>IgIVJ*J*J*J*IuJ*J*J*J*J*J*J*J*IzIaJ*J"IgJ*J*J*J*J*J*J*\#
J*J*IgIaJ*IgJ*I\J*J*J*IpIlJ*IvJ*J*J*J*J"J*J*J J*J*J*I~IuJ*J*IkJ*J*IPJ*J*J*J*J*I{J*J*J*J*J*J*J*J*J*IuJ*IqJ*J*J*J*J*J*\#
J*J*J*J*IPJ!J*IdIzJ J*J*J*J$I~IuIpIgIjJ*IgJ*J*J*I_J*J*J*IvI^J*J*J*J*HaI4IGIwJ*I~I~INJ*ItJ*IyI}IgJ*J*I\IHIuIuI>J*J*J*\#
J*J*J*J*J*J*I4I2J*IAImI9J*J*J*IPI=IkITIeIgIfIfIZJ*J*J*J*J*J*J*J J*J*J*J*J*IKJ*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*I|J*J*\#
J*J*J*J*J*J*J*J*IKJ*J*IqIzJ#J*J*J*J"J*IxIvIpIsJ*IRJ*J*J*J*J*J*J*IqJ*IsJ*J*J*J*J*J*ImI{IuItIaJ*IjJ*IpItJ*J*J*J*IeJ*If\#
I_J*J*J*J*J*J*J*J*J*J*I[J*IWIqJ*J*JeJ*I^I[ImI^I[I^IeJ*I`I}J*J*J*IIJ*J*J*J*J*J*J*J*J*J*I|IaJ*J*J*J*IzIEJ*J*J*J*J*J*J*\#
J*IvJ*IKIxIFIVJ*IGJ*HCJ*J*J*J*I}ItJ*J*J*J*J*J*InI}I`IgJ*IdJ*J*J*J*J*I<J*IqJ*J*J*IWJ*ICJ*J*J*I`IaI{J*J*J*INJ*I}J*J*J*\#
J*ItJ*J*J*I,J*ISIgIPI4IRJ*J*J*J!J*J*InJHJ*KWJ*J*J*InJ*IqIyIVJpI\J*J*IrJ*I[J*J*J*J*ImIWJ*J*IxJ*J*IaJ*J*J*J*J*IMJ*J*J*\#
J*ImJ*J*J*J*J*I*J"IGIAJ*H}J*ITI_IxJ*J*J*J*J*J*J*J*J*J*IuJ*IxI~J*IlJ*J*IvJ*J*IwJ*J*J*J*IVIqJ*IuJ*I}J*J*J*J*J*J*J*ICJ*\#
J*J*J*IpJ*J!J!J*J*HzJ"I[IgIfIAIrI_IWJ*J*J*J*J!J*J*J*J*J*J*J!J*J*IyItIzJ"J*IlJ*J*I}J*J*J*J*I\I|J*J*IyJ*J*J*J*J*J*J*J*\#
IkJ*J*J*J*I{J*J*J*J$J*I&J*I^IrI|ICJ$IgIZIyJ*J*J*J*J*J*J*J*J*J*J*J*J J#I~IvJ*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*I[I~J*J*J*J*J*J*J*\#
J*J*J*J*IkJ*J*J*J*IuJ*J$J$J*J*I!J#IYIiIvI3I~IcIZJ*J*J*J*J*J*J*J*J*J*J*IzJ*I{I}IvIqJ*J*IoIaJ*J*J*J*InJ*J*J*J*IJIKIcJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*IAIwJ*J*J*J*I}J*J*J*IKIkJ*I{J*J J*J*J*J*J*IWJ*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J#J*J*J*J*J*J*JRJ*J*J*J*J*J*JfJ*J*J*J*J*J*J J*J*J*J*J*J*J*IqJ*J*J*J*IbIzJ*\#
J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*IuJ*J*J*J*J*HvJ"I_IoJ*IBJ!IbI[J*J*J*J*J#J*J*J*J*J*J*J#J*I|J"J*I{J*J*IrJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J \#
J*IsJ*J*J*ISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*ILJ*J$J*J*ImJ*I}IgISJ J*IwJ*J*J*J*J*J*I~J*J*J*J*J*J*J*J*I}IfJ*IrJ*\#
J*J*J*IuIiJ*J*I_J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*IyJ*IXIyIjIrJ*IaJ*IoIoI_J*J*J*J*J*J*J*J*J*J*IuJ*IuIxJ*IpJ*J*I}J*J*\#
J*J*J*J*J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IDJ*IfIsJ*IPJ IpI^J*J*J*J*J*J*J*JRJ*J*J*J*J*J*J*J*J*J*J*Iu\#
IrJ*J*J*J*IcJ*IeJ*J*I9I@I]J*J*J*J*J*J*J*J*J*J*J*J*J*J*IOJ J*I;I@J*IwJ"IeI\IhJ*IbI@I{J*IyJ*IpJ*J*J*J*ItIkJ*J*J*J*J*J*\#
J*IwJ*J*J J*J*J*J*I^I~J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*I}J*J*J$J*J*I%J"I\IlI~I>J$IfI[J*J*J*J*J*J*J*J*J*J*J*J*J*I|IkI|\#
IkJ*J*IsJ*J*J*J*J*J$J*ItJ*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IHJ*J#J*J*IoJ*J*IlI}J*J*J*IuJ*J*J*J*J*J*IIJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IDJ*IfIsJ*IPJ IpI^J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IuIpJ*J*J*J*I{J*I`J*J*I?IqI`J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*I[IJJ*J J*IdIeIcI}I[IqI|J*J*J*J*J*J*J*J*\#
I|J*J*J*J*J*J*J*J*IsIsJ*J*J*J*IuJ*IbJ*J*I9IyIgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J IeIIJ*J"J*IhIgIhI~I^IyI~J*IyJ*IuJ*J*\#
J*J*I~J*J*J*J*J*J*J*J*IuIuJ*J*J*J*J J*IsJ*J*J*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{I{IIJ*J J*J*IiJ*I}IeIVI~J*IuJ*J#\#
J*J*J*J*I~J*J*J*J*J*J*J*J*I}J*J*J*J*J*IuJ*InJ*J*J*I\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*I3J ItJ!J*IYJ*IuI`I\J*J*J"\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*IyJ*I{J*J*J*J*J*J*IvI~J*I|IuJ*IuJ*IxI|J*J*J*J*IzJ*IsIvJ*J J*J*J*J*J*J*J*J*Is\#
J*IlI}J*J*J_J*IuIrIyIsIsIuI}J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.medium, unitsPerEm: 1000,
            advances: #"""
#H"{$D&t&Z)9&\"Q#m#m&'&B"s%H"s$b&Z$6&1&0&T&,&I&%&Q&O#-#-&B&B&B%w* ' &|'3'W&b&I'['g#2&,'"&=)0'g'p&Y'p''&h&Q'L&y*6&R&;\#
&]#l$b#l&&%`%9& &Y%w&Y&($4%a&Q"t"t&-#;)~&Q&>&Y&Y$B%V$L&P%Y) %k%W%V#w"l#w%r#H"t& &R&y&`"l&C%9(N$3%N&B%H(N%9${&B#x#r&,\#
&T'3"R%9"e#~%N(U):)c%s' ' ' ' ' ' )z'3&b&b&b&b#2#2#2#2'i'g'p'p'p'p'p&B'p'L'L'L'L&;&g&X& & & & & & )D%w&(&(&(&("t"t"t\#
"t&M&Q&>&>&>&>&>&H&>&P&P&P&P%W&Y%W' & ' & ' & '3%w'3%w'3%w'3%w'W'!'i&[&b&(&b&(&b&(&b&(&b&('[%a'[%a'[%a'[%a'g&Q'g&Q#2\#
"t#2"t#2"t#2"t#2"t)=%h&,"t'"&-&-&=#;&=#;&=#U&X$V&f$#'g&Q'g&Q'g&Q  'g&Q'p&>'p&>'p&>+9*3''$B''$B''$B&h%V&h%V&h%V&h%V&Q\#
$L&Q$L&Q$M'L&P'L&P'L&P'L&P'L&P'L&P*6) &;%W&;&]%V&]%V&]%V"z''*]"m"m$|$|$R)@'D(S
"""#,
            rows: #"""
 !"!#!$"%&'()*)+,!-./0123455!6!789:;<=>?@@ABC@@<DEF#GAHIJKLMN!!O!PQRSTUVWXXYZWWQQ[\]^_`ab`cdef!
"""#,
            columns: ##"""
 !"#$!%"&'()*+*,-./012345677!8!9:;<=<<<=<<><<<<=<=<$?@ABCDE!FG!H!IJKKKLMJNOJPQQKQKQRSTUVWXYZ![!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*IeJ*J*J*J*J*J*IfJ*J*ItIqJ*IiIsJ!IcJ*J*J*J*J*J*J*IyJ*J*J*J*J*J*IyJ*IqIsIuItJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IxJ*J*J*J*HuI6IMJ*J*J*J*I/J*J*J*J*J*J*J*J*IsI,J*J*HxJ*J*J*J*J*J*J*J*J*I6IzJ*IqJ*IjJ*J*J*J*I~J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*IpJ*J J*J IxJ*J*IwJ*J"J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J!ItJ*J*I}J*J*IdJ*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*I5J*J*J*J*J*J*J*J*J*JCIDJ*IYIpJ*IBJ*J*J*J*J*J*J*J"J*JCJCJ*J*\#
J*I~J*I|J*J*IrJ*J*J*J*J*J*J*IrJ*ItJ*J*J*J*J*J*IoIxI|IuIeI~IlJ*IqIuJ*J*J*J*ItI~IiIdJ*I~J*J*J*J*J*J*J*J*IgJ*IZItJ*J*Js\#
J*IlIdIoIgIgIhIwJ*IrI}J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*IDI[J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I=J*J*IXJ*J*J*J*IpJ*J*J*J*I[I~J*Iu\#
J*IhJ*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"IyI{J*J*J*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HtJ*J*J*J*J*H{J*J*I6J*IuHwJ*J*J"J*I}I*J*J*J*J*IsJ*J8J*IjJ*I"IrHuI:J:H]J<IwJ*\#
I6J*J*IvI`J:J*J5ItJ*J*ISIyIAI?J*IEJ*J*J*J*J*ICJ*IrJ*J*J*I[J*IGJ*J*J*I`I_IvJ*J*J*IAJ*IzJ*J*J*J*ItJ*J*J*I.J*IQIbINI1IV\#
J*J*J*IzJ*J*IsJ*J*J*J*J*J*IsJ*IrI{IVIoI_J*J*J*J*J*J*I{J*J*J*J*J*IwJ*HFIxJ*J*J*IUJ*IvJ*I~J*J*J*J*J*I%J*IuIGJ*J*J*J*J*\#
J*J*J*J*J*I]J*I\J*IRJ*J*J*ImI_J*IoI}I~I}I}IqJ*J*J*J*J*J*J*J*J*IoJ*J*IuJ*IyJ*J*J*IyJ*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J \#
J*J#IpJ*IxIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*I|J*J*J*IyJ*J*J*J*J*IpJ*J*IvJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I{J*J*IxIyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*I[J*J*J*J*IpJ*J*J!J*J*J*IvJ*J*J*J*J*IWJ*J*J*J*J*J*J*\#
J*J*J*IrJ*IvI~J*IiJ*IuItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~ImJ*J*IrJ*I@J*J*J*IkI"ISIFIsJ*J*J*IAJ*IsJ*Iu\#
J*J*IxJ*I]INJ*J IBJ*J*J*J*J*J*J*J*J*ISIpJ*I\J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*IyJ*J*J*\#
IcJ*J*J*J*J*J*J*J*J*J*J*J*J J*J*IrJ*I~ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*ImJ*J*I~J*IxJ*J*J*IyJ*\#
J*J*IsJ*J*J*J*J*J*J J*J*J*J J*I~J*IzInJ*IvIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*IOJ*IxJ*J*I`J*J*J*J*J*J*J*J*J*J*J5J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*IgJ*IqI~J#I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*I,J*J#J*J*Iv\#
I=J*J8ItJ*J*IIJ*J*J*J*J IFJ*J*J*J*I:J*J*J*IrJ*I1IrIII\IuI<J*I%IkItJ*J*I~IvJ*J*J*J*J*J*IiJ#IcIkJ*IUJ*J*I|J*J*J*J*J*J*\#
J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J#J*J J*I{IyJ*J!IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*IyJ*J*J*J*\#
J*J*J*IrJ*J*J#IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*IvIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*\#
J*J*J*J*J*IiJ*J*IjJ*IwJ*J*J*J*J*J*J*IwJ*J*J*J*J*J*IrJ*J*J*IrJ*IxJ IhImI~IuIlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J"I{J*J*J*Iw\#
J*J*J*J*J*J"J*J*J*J*J*I`J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J"J*J*J*J*J*J*J*J*J*I`J*J*IyI|J*J*J*J*J*J*IyI}IoIsJ*IoJ*\#
J*J*IvJ*J*J*J*IjJ*J*J*J*HvIgIHJ*J*J*J*ImJ*J*J*J*J*IqJ*J*IvIEJ*J I5J*J*J*J*J*J*J*J*J*IgIXJ*ITJ!I\J*J*J*IgI_J!IgIwIyIn\#
IwIdJ*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*I~J#J*IxJ*I~ItJ*J*J*J*J*J*J*J*J*J*J*J"J*J$\#
J*J*J$J*J*I~J*J*J*J*J*J*J*I~J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J!J*J*J*J*J#J*\#
J#J*J*J*J*J$J*J*J*J*J*J*J*J*J*I~J*J*IrJ*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J#J*J"J*J*J*J*\#
J#J*J#J*J*J*J*J$J*J*I~J*J*J*ItJ*J*J*IpJ*J*IPJ*J*J!J*J*I}J*J J*J*J*J*J*J*J*J*J*IcJ*J*J*J#J#J*J*J*J*J*IPI~J*I_IyJ*J*J*\#
J*J*I|IlItIbIiJ*IQJ*J*J*IoJ*HxJ*J*J*J*IzHyJ*J*I<J*J*IQJ*J*IzJ*I~IOJ*J*J*J*IUJ*J*J*IsJ*HeI|I!IBJ*HqJ*I=IlI<J*J*I}IpJ*\#
J*J*J*J*J*IeJ!IIIMJ*I3J*J*J"IvJ*J*J*J*ImJ*IrJ*J*HjIrIZJ*J*J*J*IpJ*J*J*J*J*J*J*J*J*ISJ*J*IMJ*J*I~J*IiItJ*J*IxIrJ*J*I~\#
J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*IiJ*J*IkJ*IwJ*J*J*J*J*J*J*IwJ*J*J*J*J*J*IrJ*J*J*IrJ*IxJ IhImI~IuIlJ*J*\#
J*J*J*J*J*J`J*J*J*J*J*J*J"I{J*J*J*IwJ*J*J*J*J*J*J*IyJ*J*J*IjJ*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J$J*IyJ*I~J$J*InJ*I~It\#
IjJ*J*I{J*J*J*J*J$J*J*J*J!I}J*J*IlJ*J*J!IqJ*J*J*IpIPJ*J*J*J*I"I.IEJ*J*J*J*IDJ*J!J*J*J*IOJ*J*I\I1J*IrI,J*J*J*J*J*J*J*\#
J*J*I.I(IyI I]I/IzIzI|IFI+I`IIITIUIQI>I<J*J*IiJ*J*J*I~IiJ*J*J*J*HrIQI@J J*J*J*I^J*I~J*J J*IxJ*J*IkIIJ*IxINJ*J*J*J*J*\#
J*J*J*J*IQIMJ*IWJ#IMJ*J*J*IlIZJ#IjJ"J#J J#ItJ*J*IsJ*J*J*J$IwJ*J*J*J*I:IbIOJ*J*J*J*InJ*J*J*J*J*J*J*J*IzI\J*J IdJ*J*J*\#
J*J*J*J*J*J*IbIaJ*IaJ*I\J*J*J*IqIjJ*ItJ*J*J*J*J#J*J*J"J*J*J*J!IwJ*J*IpJ*J*IOJ*J#J!J*J*IuJ*J#J*J*J*J*J*J*J*IuJ*IiJ!J*\#
J*J*J*J*J*J*J*J*IOJ#J*IbI}J"J*J*J*J*I|IyItIfIhJ*IbJ*J*J*IcJ*J*J*IoIXJ*J*J*J*H]I1I;IqJ#IyI{I?J*IoJ*IsI{I`J*J*ITI<IyIm\#
I3J*J*J*J*J*J*J*J*J*I1I-J*I6IgI2J*J*J*ILI4IiIOIbIhIgIeI[J*J*J*J*J*J*J*J"J*J*J*J*J*IQJ*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*\#
J*I~J*J*J*J*J*J*J*J*J*J*IQJ*J*IuI}J$J*J*J*J#J*I{IyItIwJ*I\J*J*J*J*J*J*J*IuJ*IwJ*J*J*J*J*J*IrI~IyIxIhJ*IpJ*ItIxJ*J*J*\#
J*IkJ*IlIaJ*J*J*J*J*J*J*J*J*J*IcJ*I[IuJ*J*JlJ*IfIbIrIfIcIfIkJ*IgJ J*J*J*IMJ*J*J*J*J*J*J*J*J*J*IyIhJ*J*J*J*IwIJJ*J*J*\#
J*J*J*J*J*IvJ*IDIvI@IOJ*I;J*HFJ*J*J*J*I}IxJ*J>J>J*J*J*IsJ I]IfJ*IkJ*J*J*J*J*ICJ*IrJ*J*J*I[J*IGJ*J*J*I`I_IvJ*J*J*IAJ*\#
IzJ*J*J*J*ItJ*J*J*I.J*IQIbINI1IVJ*J*J*IzJ*J*IsJMJ*KYJ*J*J*IsJ*IrI{IVJpI_J*J*IvJ*IXJ*J*J*J*IrI`J*J*IyJ*J*IcJ*J*J*J*J*\#
IVJ*J*J*J*IdJ*J*J*J*J*I;J#IJIEJ*HyJ*IUIgIyJ*J*J*J*J*J*J*J*J*J*IuJ*IwI|J*IkJ*J*IyJ*J*IuJ*J*J*J*IZIuJ*IvJ*I}J*J*J*J*J*\#
J*J*IPJ*J*J*J*IfJ*I~J#J*J*I J#IWIbIcI6IvI\I[J*J*J*J*J#J*J*J*J*J*J*J#J*J*IzIrIvJ#J*IlJ*J*J J*J*J*J*I`I~J*J*IxJ*J*J*J*\#
J*J*J*J*IpJ*J*J*J*IqJ*J*J*J*J*I8J*IfIvI~IPJ*IfI_IxJ*J*J*J*J*J*J*J*J*J*J*J*J"J$I~IyJ*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*I`J!J*J*J*\#
J#J*J*J*J*J*J*J*IpJ*J*J*J*IeJ*J"J*J*J*I4J$IbIoIyIBJ!IcI_J*J*J*J*J*J*J*J*J*J*J*I}J*IzI|ItIsJ*J*InIhJ*J*J*J*IoJ*J*J*J*\#
IHIQI_J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*INIzJ*J*J*J*J J*J*J1IQIpJ*I~J*J"J*J*J*J*J*I[J*J*J*J*J*J*J*J*J*J*J2J*J*J*J*J3\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J1JVJ*J*J*J*J*J*JmJ*J*J*J*J*J*J"J*J*J*J*J1J*J*IuJ*J*J*\#
J*IeI}J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*InJ*J*J*J*J*I,J#IgItJ*I;J#IiIcJ*J*J*J*J$J*J*J*J*J*J*J$J*I|J#J*IyJ*J*IvJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*\#
J*J*J*J"J*IwJ*J*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*IWJ*J*J*J*IrJ*J ImIRJ"J*ItJ*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J \#
IlJ*IqJ*J*J*J*IyIoJ*J0I_J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*I|J*IaI|IpIvJ*IhJ*ItItI_J*J*J*J*J*J*J*J*J*J*IvJ*IvIyJ*IsJ*\#
J*J J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IPJ*IkIsJ*IZJ"ItIfJ*J*J*J*J*J*J*J]J*J*J*J*J*J*J*J*\#
J*J*J*IyItJ*J*J*J*IjJ*IkJ*J*I;IJIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ"J*IIIMJ*IzJ#IkIdInJ*IiIJI~J*I|J*ItJ*J*J*J*IxIpJ*J*\#
J*J*J*J*J*IzJ*J*J"J*J*J*J*IfJ!J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*IwJ*J*J*J*J*I3J#I_IlI{I;J*IlIcJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*I~IpJ IpJ*J*IwJ*J*J*J*J*J*J*IxJ*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ITJ*J$J*J*ItJ*J*J!IzJ*J*J*IyJ*J*J*J*J*\#
J*IQJ*J*J*J*J*J*J*J:J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IPJ*IkIsJ*IZJ"ItIfJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IyIqJ*J*J*J*IzJ*IgJ*J*IAIrI]J*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*IcITJ*J"J*I`IbIjJ IcIrI}J*J*J*J*\#
J*J*J*J*I}J*J*J*J*J*J*J*J*IwIsJ*J*J*J*IvJ*IiJ*J*I?I{IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J"IkISJ*J#J*IgIhInJ!IfI{J J*Iz\#
J*IyJ*J*J*J*J!J*J*J*J*J*J*J*J*IyIuJ*J*J*J*J!J*IwJ*J*J*ISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~I~IUJ*J"J*J*IiJ*J IkISJ!\#
J*IsJ*J$J*J*J*J*I~J*J*J*J*J*J*J*J*J J*J*J*J*J*IyJ*IsJ*J*J*I`J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*IBJ"IxJ#J*IbJ*IuIg\#
I`J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*I|J*I~J*J*J*J*J*J*IyJ!J*I~IyJ*IyJ*I{I~J*J*J*J*I{J*IwItJ*J"J*J*J*J*J*\#
J*J*J*IwJ*IlJ J*J*JiJ*IyIvI|IwIwIyJ J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 1000,
            advances: ##"""
#5#&$S'%&`)U&d"V#{#{&,&B"{%N"{$l&b$D&5&3&_&,&K&5&U&O#/#/&B&B&B&-)v'&'''2'V&_&J'Z'j#9&='.&?)C'j'l&l'l'/&j&a'M'%*B&f&X\##
&_#z$l#z&7%`%9&$&Y%y&Y&)$;%j&Q"|"|&@#B)z&Q&=&Y&Y$J%X$R&P%g)5%~%g%P$/#'$/&&#5#!&"&S&s&o#'&L%9(>$F%m&B%N(>%9%'&B$"#x%w\##
&T'R"b%9"w$4%m(q)V)r&*'&'&'&'&'&'&)p'2&_&_&_&_#9#9#9#9'k'j'l'l'l'l'l&B'l'M'M'M'M&X&w&b&$&$&$&$&$&$)@%y&(&(&(&("|"|"|\##
"|&H&Q&=&=&=&=&=&N&=&P&P&P&P%g&Y%g'&&$'&&$'&&$'2%y'2%y'2%y'2%y'V'2'k&Z&_&(&_&(&_&(&_&(&_&('Z%j'Z%j'Z%j'Z%j'j&Q'j&Q#9\##
"|#9"|#9"|#9"|#9"|)V%y&="|'.&@&@&?#B&?#B&?#n&`$t&s$.'j&Q'j&Q'j&Q  'j&Q'l&='l&='l&=+/*''/$J'/$J'/$J&j%X&j%X&j%X&j%X&a\##
$R&a$R&a$S'M&P'M&P'M&P'M&P'M&P'M&P*B)5&X%g&X&_%P&_%P&_%P#0'0*["z"z%=%=$R)S'D(U
"""##,
            rows: #"""
 !"!#!$"%&'()*)+,!-./0123455!6!789:;<=>?@@ABC@@<DEF#GAHIJKLMN!!O!PQRSTUVWXXYZWWQQ[\]^_`ab`cdef!
"""#,
            columns: ##"""
 !"#$!%"&'()*+*,-./012345677!8!9:;<=<<<=<<><<<<=<=<$?@ABCDE!FG!H!IJKKKLMJNOJPQQKQKQRSTUVWXYZ![!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*IiJ*J*J*J*J*J*IlJ*J*IvItJ*IjIuJ#IgJ*J*J*J*J*J*J*I}J*J*J*J*J*J*I}J*IrItIuIzJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IyJ*J*J*J*HzI>IRJ*J*J*J*I/J*J*J*J*J*J*J*J*IoI7J*J*I!J*J*J*J*J*J*J*J2J*I>IxJ*ImJ*IqJ5J5J*J*J"J*I~J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*IvJ*J#J*J#IwJ*J*I{J*J$J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J#IyJ*J*J!J*J*IcJ*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*I1J*J*J*J*J*J*J2J*J*J=IAJ*ISIjJ*I7J*J*J*J*J*J*J*J$J*J=J=J*J*\#
J*J"J*IzJ"J*IqJ*J*J*J*J*J*J*IxJ*IzJ*J*J*J*J*J*IuI|J IzInJ!IsJ*IwIzJ*J*J*J*IwJ"IqIeJ*J!J*J*J*J*J*J*J*J*IoJ*I^IzJ5J*Jz\#
J*IsIkIuIoIoIpI{J*IxJ!J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*IPI_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ*J*IdJ*J*J*J*IvI~J*J*J*I_J"J*Iz\#
J*IpJ*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$I}I~J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HxJ*J*J*J*J*I(J*J*I>J5IzH}J*J*J$J*J!I"J*J*J*J*I[J*J<J*IkJ*HwIrHxI6J6HYJ:IcJ*\#
I>J*J*IxIfJ6J*JAIrJ*J*IUI}ICIFJ*IGJ*J*J*J*J*IJJ*IsJ*J*J*I_J*IKJ*J"J*I`I]IqJ*J*J*I3J*IvJ*J*J*J*ItJ*J*J*I1J*IOI]IKI.I\\#
I~J*J*ItJ*J*IxJ*J*J*J*J*J*IxJ*ItI|IVInIbJ*J*J*J*J2J*IwJ*J*J*J*J*IcI~HIIuJ*J"J*IJJ*IsJ*J!J*J*J*J*J*I"J*IuI<J*J*J*J*J*\#
J*J*J*J*I~ITJ*IXI~ILJ*J*J*IjIVJ"IlI~I~J!I~IkJ*J*J*J*J*J*J*J*J*IuJ*J*IzJ*IvJ*J*J*I}J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J \#
J*IzIjJ*IuIxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J J*J*J*I}J*J*J*J*J*IvJ*J*IvJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IzJ*J*I|I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I~IrJ*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*I_J*J*J*J*IvJ*J*J#J*J*J*ItJ"J*J*J*J*IWJ*J*J*J*J*J*J*\#
J*J*J*IqJ*I{J"J*IgJ*IzIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*I~J*J*J*J*J*IwJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J"IxJ*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!IoJ*J*IxJ*IHJ*J*J*IsHyIRI<IqJ*J*J*I;J"IqJ*Iu\#
J*I~I|J*IYIHJ*J#I8J*J*J*J*J*J*J*J*J*IRIvJ*IVJ*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*I}J*J*J*\#
IeJ*J*J*J*J*J*J*J*J*J*J*J*J J*I~IkJ*J!IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*ItJ*J*J!J*IuJ*J*J*I}J*\#
J*J*IqJ*J*J*J*J*J*J J*J*J*J#J*I~J*ItIhJ*IsIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J2J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*IXJ*IuJ$J*IWJ*J*J*J*J*J*J*J*J*J*JAJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I_J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*IgJ*J*J*J*J*J*J*IzI~J*J*J*J*J*J*IzJ*I~J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*IhJ*IoI~IzI[J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*I7J*J*J*J*Ix\#
ICJ*J<ItJ*J*ILJ*J*J*J*J I>J*J*J*J*I4J*J*J*IqJ*I4IpIEIWIuI/J*I"IsItJ*J*I}I{J*J*J*J*J*J*IlJ$I^IgJ*IQJ*J*I}J*J*J*J*J*J*\#
J*IvJ*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J#J*I~I}J*J#IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*I}J*J*J*J*\#
J*J*J*IxJ*J*J$IyJ"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"IzJ*J*I{IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*\#
J*J*J*J*J*IqJ*J*IkJ*IvJ*J*J*J*J*J*J*ItJ*J*J*J*J*J*IqJ*J*J*IpJ*IwI|I_IdJ"IuIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J$I~J*J*J*I{\#
J*J*J*J*J*J$J*J*J*J*J0IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J$J*J*J*J*J*J*J*J*J*IgJ*J*I}J J*J*J*J*J*J*I}J!IuIxJ*IuJ*\#
J*J*I{J*J*J*J*IqJ*J*J*J*HtImI>J*J*J*J*ImJ*J*J*J*J*IwJ*J*IxIGJ*J#I>J*J*J*J*J*J*J*J*J*ImIYJ*IUJ#IgJ*J*J*IpIiJ#IoI{I~Iu\#
I{ImJ*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J!J*I~IpJ*J"IzJ*J*J*J*J*J*J*J*J*J*J*J$J*J*\#
J*J*J*J*J*J"J*J*J*J*J*J*J*J"J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J$J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*IrJ*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J$J*J*J*J*\#
J$J*J$J*J*J*J*J*J*J*J"J*J*J*ItJ*J*J*IvJ*J*ITJ*J*IvJ*J*J!J*J#J*J*J*J*J*J*J*J*J*IZI~J*J*IzI{J*I~J*J*J*ITJ!J*I`I}J*J*J*\#
J*J*J IsIzIlIqJ*IFJ*J*J*IqJ*I!J*J*J*J*I~I'J*J1IJJ*J*IHJ*J*I~J*I~I?J*J*J*J*IIJ*J*J*IsJ*HbJ I!I?J*HmJ*I7IsIJJ*J*J!IvJ*\#
J*J*J*J*J*InJ#ITI\J*I7J*J*J$I{J*J*J*J*IjJ*IuJ*J*HaIsIWJ*J*J*J*IeJ*J*J*J*J*J*J*J*J*IMJ*J*IPJ"J*I{J*I`IjJ*J*I|IsJ*J*I|\#
J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*IqJ*J*ImJ*IvJ*J*J*J*J*J*J*ItJ*J*J*J*J*J*IqJ*J*J*IpJ*IwI|I_IdJ"IuIsJ*J*\#
J*J*J*J*J*JfJ*J*J*J*J*J*J$I~J*J*J*I{J*J*J*J*J*J*J*I}J*J*J*IqJ2J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J$I~I}J*J!J*J"IhJ*J"Iy\#
IqJ*J*I~J*J*J*J*J*J*J*J*J#J!J*J*IsJ*J*J#ItJ*J*J*IvIUJ*J*J*J*HwI1I=J*J*J*J*I:J*J#J*J*J*IXJ*J*I_I4J*IpI+J*J*J*J*J*I~J*\#
J*J*I1I,I}I&IhIEI{I{J IGI,IjIJI^IcI_IFICJ*J*IjJ*J*J*J"IfJ*J*J*J*HrIOI9J J*J*J*IUJ*I~J*J J*IuJ*J*IhIEJ*IwIIJ*J*J*J*J*\#
J"J*J*J*IOIMJ*ISJ$ILJ*J*J*IsIYJ$InJ$J*J#J$ItJ*J*IuJ*J*J*J*ItJ*J*J*J*I6I]IGJ*J*J*J*IfJ*J*J*J*J*J$J*J*IyIWJ*I|IaJ*J*J*\#
J*J*J"J*J*J*I]IaJ*I[J*I[J*J*J*IrIhJ*IrJ*J*J*J"J*J*J*J$J*J*J*J#IyJ*J*IvJ*J*IMJ*IzIvJ*J*ImJ*IzJ*I~J"J*J*I~J"IuJ*I`IvJ*\#
J*J*J*J*I~J*J*J*IMJ$J*I_J!J$J*J*J*J*I{I}IzIeIgJ*I]J*J*J*IgJ*J*J*IgIQJ*J*I~J*HYI.I-IkIzIsIxI.J*IiJ*IlIxIWJ*I~IKI/I}Id\#
I&I~J*J"J"I~I~J"J*J*I.I'J*I*I`I*J*J*J*IGI*IgIJI`IiIhIdI]J*J*J*J*J*J*J*J$J*J*J*J*J*IWJ*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*\#
J*J"J*J*J*J*J*J*J*J*J*J*IWJ*J*IzJ!J*J*J*J*J*J*I~I}IzI{J*IgJ*J*J*J*J*J*J*IzJ*I{J*J*J*J*J*J*IxJ!I}I|IpJ*IvJ*IzI|J*J*J*\#
J*IsJ*IsIdJ*J*J*J*J*J*J*J*J*J*IlJ*I_IzJ5J*JuJ*InIiIxInIlInIsJ*IpJ#J*J*J*IRJ*J*J*J*J*J*J*J5J"J*IvIpJ*J*J*J*ItIPJ*J*J*\#
J*J*J*J*J*IvJ*I=IsI9IGJ*I-J*HIJ*J"J*J*I~I|J*JTJTJ*J*J*IxJ#IYIdJ*IrJ*J*J*J*J*IJJ*IsJ*J*J*I_J*IKJ*J"J*I`I]IqJ*J*J*I3J*\#
IvJ*J*J*J*ItJ*J*J*I1J*IOI]IKI.I\I~J*J*ItJ*J*IxJSJ*K[J*J*J*IxJ*ItI|IVJpIbJ*J*I{J*IVJ*J*J*J*IxIjJ*J5I{J*J*IeJ*J*J*J*J*\#
I`J*J*J*J*IYJ*J*J*J*J*INJ*IMIIJ*HtJ*IUIoI{J5J*J*J*J*J*J*J*J*J*IuJ*IuIyJ*IjJ*J*I}J*J*IrJ*J*J*J*I^IzJ*IxJ*I~J*J*J*J*J*\#
J*J*I^J*J*J*J*I[J*I}J$J*J*I&J*ISI]I`I*I{IXI_J*J*J*J*J$J*J*J*J*J*J*J$J*J$I{IqIrJ*J*IlJ*J*J#J*J*J*J*IfJ"J*J*IwJ#J*J*J*\#
J*J*J*J*IvJ*J*J*J*IfJ*J*J*J*J*ILJ*InI{J"I^J*IeIdIwJ*J*J*J*J*J*J*J*J*J*J*J*J$J*J I|J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*IeJ#J*J*J*\#
IzJ*J*J*J*J*J*J*IvJ*J*J*J*ISJ*I~J*J*J*IIJ*IkIuI}ITJ#IbIdJ*J*J*J*J*J*J*J*J*J*J*J!J*IyI{IqIuJ*J*ImIpJ*J2J*J*IpJ*J5J*J*\#
IEIWI[J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*I\I~J*J*J*J*J#J*J*J9IWIvJ*J!J"J$J*J*J*J*J*IaJ*J*J*J*J*J*J*J5J*J*J0J*J*J*J*J=\#
J*J*J*J"J5J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J9JZJ*J*J*J*J*J*JuJ*J*J*J*J*J*J$J*J*J*J*J9J*J*IzJ*J*J*\#
J*IiJ!J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*IfJ*J*J*J*J*IBJ*IoIyJ*I3J$IqIlJ*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J"IvJ*J*I{J*J*J4J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*\#
J*J*J*J$J*I{J*J*J2IQJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IcJ*J*J*J*IxJ*J#ItIQJ$J*IqJ*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J#\#
IsJ*IoJ*J*J*J*I}IuJ*J7I`J*J*J*J*J*J*J*J*J*J*J*J5J*IzJ*J*J*J J*IkJ IvI{J*IpJ*IyIyI`J*J*J*J*J*J*J*J*J*J*IwJ*IwI{J*IuJ*\#
J*J#J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*IpIsJ*IfJ$IzInJ*J*J*J*J*J*J*JiJ*J*J*J*J*J*J*J*\#
J*J*J*I}IwJ*J*J*J*IqJ*IsJ*J*I<ITIQJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ$J*IYI\J*I~J*IsImIuJ*IqITJ!J*J J0IzJ*J*J*J*I|IvJ*J*\#
J*J*J*J*J*I~J*J*J$J*J*J*J*InJ#J*J*J*J"J*J*J*J*J*J*J*IjJ*J*J*J*IpJ*J*J*J*J*ICJ*IaIlIwI8J*IsIlJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J"IvJ$IvJ*J*I{J*J*J*J*J*J*J*I}J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*IyJ*J*J6IvJ*J2J*I}J*J*J*J*J*\#
J*IZJ*J*J*J*J*J*J*JLJ*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*IpIsJ*IfJ$IzInJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I}IrJ*J*J*J*IyJ*IpJ*J*ICItIYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*J*IlI^J*J$J*I\I`IqJ#IlItI~J*J$J*J*\#
J*J*J*J*I~J*J*J*J*J*J*J*J*I{ItJ*J*J*J*IwJ*IqJ*J*IFI}IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J$IsI^J*J*J*IeIiIuJ#InI}J"J*I{\#
J*I}J*J*J*J*J#J*J*J*J*J*J*J*J*I}IuJ*J*J*J*J"J*I{J*J*J*IQJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J!IaJ*J$J*J*IjJ*J#IsIQJ#\#
J*IqJ*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J#J*J*J*J*J*I}J*IxJ*J*J2IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ITJ$I|J$J*IkJ*IuIp\#
IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*J!J*J*J*J*J*J*I}J#J*J"I}J*I}J*I~J"J*J*J*J*I|J*I{IrJ*J$J*J*J*J*J*\#
J*J*J*I{J*IlJ#J2J*JuJ*I}I{J I{I{I}J#J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J3J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 1000,
            advances: #"""
#!#0$c'7&g)s&l"\$+$+&2&B#%%U#%$x&j$S&:&7&l&-&N&F&Y&N#1#1&B&B&B&E)l','3'0'U&]&J'Z'm#A&P'<&@)W'l'h'#'h'8&k&s'M'2*O&}&w\#
&`$+$x$+&J%`%9&)&Y%|&Y&)$C%u&R#&#&&T#J)v&R&=&Y&Y$R%Z$Y&Q%v)M&3%x%I$H#C$H&;#!#-&%&S&l'!#C&U%9(,$Z&/&B%U(,%9%4&B$,#~%a\#
&S's"t%9#-$J&/)1)v*$&C',',',',',',)e'0&]&]&]&]#A#A#A#A'l'l'h'h'h'h'h&B'h'M'M'M'M&w')&l&)&)&)&)&)&))7%|&)&)&)&)#&#&#&\#
#&&B&R&=&=&=&=&=&U&=&Q&Q&Q&Q%x&Y%x',&)',&)',&)'0%|'0%|'0%|'0%|'U'E'l&Z&]&)&]&)&]&)&]&)&]&)'Z%u'Z%u'Z%u'Z%u'm&R'm&R#A\#
#&#A#&#A#&#A#&#A#&)q&,&P#&'<&T&T&@#J&@#J&@$+&j%6'#$;'l&R'l&R'l&R  'l&R'h&='h&='h&=+#)x'8$R'8$R'8$R&k%[&k%[&k%[&k%[&s\#
$Y&s$Y&s$Z'M&Q'M&Q'M&Q'M&Q'M&Q'M&Q*O)M&w%x&w&`%I&`%I&`%I#H';*X#)#)%`%`$R)i'E(X
"""#,
            rows: #"""
 !"!#!$"%&'()*)+,!-./0123455!6!789:;<=>?@@ABC@@<DEF#GAHIJKLMN!!O!PQRSTUVWXXYZWWQQ[\]^_`ab`cdef!
"""#,
            columns: ##"""
 !"#$!%"&'()*+*,-./012345677!8!9:;<=<<<=<<><<<<=<=<$?@ABCDE!FG!H!IJKKKLMJNOJPQQKQKQRSTUVWXYZ![!
"""##,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*ImJ*J*J*J*J*J*IsJ*J*IyIxJ*IlIwJ*IlJ*J*J*J*J*J*J*J"J*J*J*J*J*J*J"J*IsItIuJ J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IyJ*J*J*J*I IGIWJ*J*J*J*I0J*J*J*J*J*J*J*J*IjIBJ*J*I)J*J*J*J*J*J*J*J6J*IGIwJ*IiJ0IzJ<J<J*J*J*J*IwJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*IwJ*J*J!J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J J*J*J$J*J*IcJ*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*I-J*J*J*J*J*J*J6J*J*J6I>J*ILIdJ*I*J*J*J*J*J*J*J*J*J*J6J6J*J*\#
J*J*J*IwI}J*IoJ*J*J*J*J*J*J*I~J*J J*J*J*J*J*J*I|J"J$J IwJ$I{J*I}J J*J*J*J*IzJ*IyIgJ*J$J*J*J*J*J*J*J*J*IxJ*IcJ J<J*K"\#
J*I{IsI|IxIxIyJ!J*I~J$J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*I]IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IJJ*J*IqJ*J*J*J*I}IwJ*J*J*IcJ*J*J \#
J*IyJ*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J#J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H|J*J0J*J*J*I5J*J*IGJ<J I$J*J*J*J*J$HwJ*J*J*J*IAJ*J@J*ImJ*HlIsHzI1J2HTJ8IMJ*\#
IGJ*J*IyIkJ2J*JNIqJ*J*IWJ"IEIMJ*IIJ*J*J*J*J*IRJ*IsJ*J*J*IcJ*IOJ*I}J*IaI[IkJ*J*J*I#J*IrJ*J*J*J*IuJ*J*J*I4J*ILIWIHI+Ia\#
IwJ*J*ImJ*J*I~J*J*J*J*J*J*I~J*IuI~IWImIeJ*J*J*J*J6J*IsJ*J*J*J*J*IMIwHLIqJ*I}J*I=J*IpJ*J$J*J*J*J*J*I J*IuI1J*J*J*J*J*\#
J*J*J*J*IwIJJ*ITIwIEJ*J*J*IgIMI}IhI~J J$I~IdJ*J*J*J*J*J*J*J*J*I|J*J*J J*IrJ*J*J*J"J*J$J*IoJ*J*J*J*J*J*J$J*J*J*J*J*J \#
J*IqIcJ*IqI~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J$J*J*J*J"J*J*J*J*J*I}J*J*IwJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IyJ*J*J"J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IwIlJ*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*IcJ*J*J*J*I}J*J*J*J*J*J*IqI}J*J*J*J*IWJ*J*J*J*J*J*J*\#
J*J*J*IoJ*J!J*J$IeJ*J J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*IwJ*J*J*J*J*IsJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I}IuJ*J$J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$IqJ*J*I~J*IQJ*J*J*I{HqIPI0IoJ*J*J*I4I}IoJ*Iu\#
J*IwJ"J*IUICJ*J*I.J*J*J*J*J*J*J*J*J*IPI}J*IOJ*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J"J*J*J*\#
IgJ*J*J*J*J*J*J*J*J*J*J*J*J J*IwIdJ*J$J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*I{J*J*J$J*IqJ*J*J*J"J*\#
J$J*IoJ*J*J*J*J*J*J J*J*J*J*J*J J*ImIbJ*IpI}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IeJ*J*J*J*J*J*J*J*J*J*IcJ*IqJ J$INJ*J*J*J*J*J*J*J*J*J*JNJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IGJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*ISJ*J*J*J*J*J*J*IqIwJ*J*J*J*J*J*IqJ*IwJ*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*IiJ*InJ IqIVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*IBJ*J*J*J*I{\#
IJJ*J@IuJ*J$IPJ*J*J*J*J I5J*J*J*J*I/J*J*J*IqJ*I6InIAIQIuI!J*I I{IuJ*J*I{J!J*J*J*J*J*J*IoJ*IXIcJ*ILJ*J*I}J*J*J*J*J*J*\#
J*I}J*J*J0J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J"J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*\#
J*J*J*I~J*J*J*IyI}J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J*J*J*I}IuJ*J*J!IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*\#
J*J*J$J*J*IyJ*J*ImJ*IvJ*J*J*J*J*J*J*IqJ*J*J*J*J*J*IqJ*J*J*InJ*IwIzIUIZJ*IuI{J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J!\#
J*J*J*J*J*J*J*J*J*J*J4IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*IpJ*J*J"J$J*J*J*J*J*J*J"J$I|I~J*I|J*\#
J*J*J!J*J*J*J*IzJ*J*J*J*HsIsI3J*J*J*J*IlJ*J*J*J*J*I}J*J*I{IIJ*J*IGJ*J*J*J*J*J*J*J*J*IsI[J*IWJ*IsJ*J*J*IyIuJ*IxJ!J*I|\#
J!IwJ*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*IwIgJ*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*I}J*J*IYJ*J*IkJ*J*J$J*J*J*J*J*J*J*J*J*J*J*IPIwJ*J*IqIsJ*IwJ*J*J*IYJ$J*I`J"J*J*J*\#
J*J*J$I{J IvIyJ*I;J*J*J*IrJ*I)J*J*J*J*J#I4J*J5IYJ*J*I?J*J*J#J*J I/J*J*J*J*I<J*J*J*ItJ*H`J$I"I;J*HhJ*I1I{IYJ*J*J$I}J*\#
J*J*J*J*J*IwJ*I_IlJ*I<J*J*J*J!J*J*J*J*IgJ*IyJ*J*HXIsISJ*J*J*J*IYJ*J*J*J*J*J*J*J*J*IFJ*J*IRI}J*IxJ*IUI`J*J*J"IsJ*J*Iy\#
J*IuJ*J*J*J*J*J*J*J*J0J*J*J*J*I}J*J*J*J*J$J*J*IyJ*J*IoJ*IvJ*J*J*J*J*J*J*IqJ*J*J*J*J*J*IqJ*J*J*InJ*IwIzIUIZJ*IuI{J*J$\#
J*J*J*J*J*JkJ*J*J*J*J*J*J*J#J*J*J*J!J*J*J*J*J*J*J*J"J*J*J1IzJ6J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J#IwJ"J*J$J*I}IaJ*J*J \#
IzJ*J*J#J*J*J*J*J*J*J*J*J*J$J*J*I{J*J*J*IxJ*J*J*I}IZJ*J*J*J*HlI4I5J*J*J*J*I/J*J*J*J*J*IcJ*J*IbI6J*InI)J*J*J*J*J*IwJ*\#
J*J*I4I1J"I-IsI]I{I{J$III-IuIKIjIrInIPIJJ*J*IlJ*J*J*J*IdJ*J*J*J*HqILI2J J*J*J*IKJ*J J*J J*IqJ*J*IfIAJ*IwIDJ*J*J*J*J*\#
I}J*J*J*ILIMJ*IOJ*ILJ*J*J*I{IXJ*IrJ*J*J*J*IuJ*J*IwJ*J*J*J*IqJ*J*J*J*I1IWI?J*J*J*J*I]J*J*J*J*J*J J*J*IyIQJ*IzI]J*J*J*\#
J*J*I}J*J*J*IWIaJ*ITJ*I[J*J*J*IsIfJ*IoJ*J*J*I}J*J*J*J*J*J*J*J*I{J*J*I}J*J*ILJ*IqIkJ*J$IeJ*IqJ*IwI}J$J*IwI}IuJ*IUIkJ*\#
J*J*J*J*IwJ*J*J*ILJ*J*I\J$J*J*J*J*J*IyJ"J IcIeJ*IWJ*J*J*IlJ*J*J*I^IIJ*J*IwJ*HTI+H}IdIqImItHzJ*IcJ*IeIuINJ*IwIAI!J"IZ\#
HwIwJ*I}I}IwIwI}J*J*I+I!J*H{IXI"J$J$J*IBH}IeIDI]IiIiIcI^J*J*J*J*J*J*J*J*J*J*J*J*J0I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J$J*J*J*J*J*J*J*J*J*I^J*J*J J$J*J*J*J*J*J*J#J"J J!J*IsJ*J*J*J*J*J*J*J J*J!J*J*J*J*J*J*I~J$J"J"IyJ*I}J*J J"J*J*J*\#
J*I{J*I{IfJ*J*J*J*J*J*J*J*J*J*IwJ*IcJ J<J*J~J*IxIrI~IxIwIxI{J*IyJ*J*J*J*IWJ*J*J*J*J*J*J*J<I}J*IrIyJ*J*J*J*IqIVJ*J$J*\#
J*J*J*J*J*IuJ*I4IpI2I?J*H}J*HLJ*I}J*J*I~J"J*JlJlJ*J*J*I~J*IUIbJ*IzJ*J*J*J*J*IRJ*IsJ*J*J*IcJ*IOJ*I}J*IaI[IkJ*J*J*I#J*\#
IrJ*J*J*J*IuJ*J*J*I4J*ILIWIHI+IaIwJ*J*ImJ*J*I~JZJ*K]J*J*J*I~J*IuI~IWJpIeJ*J*J!J*ISJ*J*J*J*I~IuJ*J<I|J*J*IgJ*J*J*J*J*\#
IkJ*J*J*J*INJ*J*J*J*J*IcJ*IQINJ*HoJ*IVIxI|J<J*J*J*J*J*J*J*J*J*IuJ*IsIwJ*IiJ*J*J"J*J*IpJ*J*J*J*IcJ J*IyJ*I~J*J*J*J*J*\#
J*J*ImJ*J*J*J*IOJ*I{J*J*J*I-J*IOIWI]H{J!ITIcJ*J*J*J*J*J#J*J*J*J*J*J*J*J!I|IoImJ*J*IkJ*J*J*J*J*J*J*IkJ*J*J*IwI~J*J*J*\#
J*J*J*J*I}J*J*J*J*IYJ*J*J*J*J*IaJ*IxJ!J*ImJ*IcIjIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J!J*J*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*IkJ*J*J*J*\#
IqJ*J*J*J*J*J*J*I}J*J*J*J*I?J*I{J*J*J*I_J*IvI|J"IgJ*IbIjJ*J*J*J*J*J*J*J*J*J*J*J$J*IyI{IoIxJ*J*ImIyJ*J6J*J*IpJ*J<J*J*\#
ICI^IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IlJ#J*J*J*J*J*J*J*JBI^I}J*J$I|J*J*J*J*J*J*IfJ*J*J*J*J*J*J*J<J*J*J*J*J*J*J*JH\#
J*J*J*I}J<J*J*J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J*J*J*J*J*JBJ^J*J*J*J*J*J*J~J*J*J*J*J*J*J*J*J*J*J*JBJ*J*J J*J*J*\#
J*ImJ$J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*I]J*J*J*J*J*I[J*IxJ J*I+J*IyIwJ*J*J*J*J*J*J*J*J*J*J*J*J*I}J*I}ItJ*J*J!J*J*J9J*\#
J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*\#
J*J*J*J*J*J!J*J*J7IOJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*IqJ*J*J*J*I~J*J*I{IOJ*J*InJ*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*\#
I{J*InJ*J*J*J*J"I|J*J>I`J*J*J*J*J*J*J*J*J*J*J*J<J*J J*J*J*J$J*IuJ$I}J!J*IyJ*J J I`J2J*J*J*J*J*J*J*J*J*IxJ*IwI}J*IxJ1\#
J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*IvIrJ*IrJ*J IxJ*J*J*J*J*J*J*JvJ*J*J*J*J*J*J*J*\#
J*J*J*J"IzJ*J*J*J*IzJ*I{J*J*I>I`IJJ*J*J*J*J*J*J*J*J*J*J0J*J*J*IrJ*J*IjIlJ*J#J*I{IwI|J*IyI`J$J*J$J4J J*J*J*J*J"I}J*J*\#
J*J*J*J*J*J#J*J*J*J*J*J*J*IxJ*J*J*J*I}J*J*J*J*J*J*J*IuJ*J*J*J*IiJ*J*J*J*J*IUJ*IdIkIsI5J*I{IwJ*J*J*J*J*J$J*J*J*J*J*J*\#
J*J*I}J*I}J*J*J!J*J*J0J*J*J*J*J#J*J*J0IrJ0J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J J*J*JNIrJ2J6J*J"J*J*J*J*J*\#
J*IdJ*J*J*J*J*J*J*J`J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*IvIrJ*IrJ*J IxJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J"IsJ*J*J*J*IyJ*IyJ*J*IEIuIUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IXJ*J*IwIjJ*J*J*IWI]IzJ*IwIuI~J*J!J*J$\#
J*J*J*J*J!J*J*J*J*J*J*J*J*J!ItJ*J*J*J*IxJ*IyJ*J*IMJ!IbJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*I{IiJ*J*J*IdIiI|J*IxJ!J$J*I|\#
J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J"IuJ*J*J*J*J$J*J!J*J*J1INJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J$IoJ*J*J*J*IjJ*J*I{INJ*\#
J*IoJ*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*I~J*J*J6IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J"J*J*IvJ*IuIy\#
IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J$J*J$J*J*J*J*J*J*J"J*J*J*J"J*J"J*J#J*J*J*J*J*I}J*J!IoJ*J*J*J*J*J*J*\#
J*J*J*J!J*IkJ*J6J*K"J*J"J!J$J!J!J"J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J0J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 1000,
            advances: #"""
"m#;$s'I&m*1&u"a$9$9&8&B#.%[#.%#&q$b&?&;&y&-&Q&W&]&N#3#3&B&B&B&])b'3'='.'T&Z&K'Y'p#I&c'I&B)k'o'd'7'd'A&m'&'N'?*\'4'6\#
&b$;%#$;&]%`%9&.&Y%~&Y&*$K%~&R#/#/&g#Q)r&R&<&Y&Y$Y%]$_&Q&%)c&G&)%C$a#_$a&O"m#9&(&T&f'2#_&]%9'z$n&P&B%['z%9%A&B$6$&%L\#
&S(5#&%9#A$a&P)O*5*4&\'3'3'3'3'3'3)Z'.&Z&Z&Z&Z#I#I#I#I'n'o'd'd'd'd'd&B'd'N'N'N'N'6':&w&.&.&.&.&.&.)3%~&)&)&)&)#/#/#/\#
#/&<&R&<&<&<&<&<&\&<&Q&Q&Q&Q&)&Y&)'3&.'3&.'3&.'.%~'.%~'.%~'.%~'T'X'n&Y&Z&)&Z&)&Z&)&Z&)&Z&)'Y%~'Y%~'Y%~'Y%~'p&R'p&R#I\#
#/#I#/#I#/#I#/#I#/*-&>&c#/'I&g&g&B#Q&B#Q&B$E&s%V'1$H'o&R'o&R'o&R  'o&R'd&<'d&<'d&<*w)j'A$Y'A$Y'A$Y&m%]&m%]&m%]&m%]'&\#
$_'&$_'&$a'N&Q'N&Q'N&Q'N&Q'N&Q'N&Q*\)c'6&)'6&b%C&b%C&b%C#`'D*U#7#7&#&#$R)}'E([
"""#,
            rows: #"""
 !"!#!$"%!&'()(*+!,-./012344!!!56789:;<=>>?@A>>:BCD#E?FGHIJKL!!M!NOP!QRSTUUVWTTOOXYZ[\]^_]`a!!!
"""#,
            columns: #"""
 !"!#!$"!%&'()(*+,-./0123455!!!678!9!!!9!!:!!!!9!9!#;<=>?@A!BC!D!EFGGGHIFJKFLMMGMGMNOPQRSTU!!V!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*IyJ*I|I|J*InIyJ*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItIuIuJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*\#
J*J*I&IPI]J*J*J*J*I0J*J*J*J*J*J*J*IeIMJ*I2J*J*J*J*J*J*J*J:J*IPIuJ*IeJ2J#JBJBJ*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*J*\#
IhJ*J*J*J*J*I)J*J*J*J*J*J:J*J0I;J*IFI^J*H}J*J*J*J*J*J*J*J*J*J0J0J*J*J*J*J*ItIyJ*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J*\#
J"J*J#J*J*J*J*J*J*I}J#IiJ*J*J*J*J*J*J*J*J*J*J"J*IgJ*JBJ*K)J*J#IzJ$J"J"J#J*J*J*J*J*J*J*J*J*J*J*J*IjIgJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IQJ*I~J*J*J*J*J$IqJ*J*J*IgJ*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I!J2J*J*IBJ*J*IPJBJ*I*J*J*J*J*J*HnJ*J*J*I'J*\#
JDInJ*HaIsH}I-J*HOJ6I8J*IPJ*J*I{IpJ*J*J[IoJ*J*IYJ*IGIUJ*IKJ*J*J*J*IZItJ*J*IgJ*ISJ*IyJ*IaIYIfJ*J*J*HsJ*InJ*J*J*IuJ*J*\#
I7J*IJIRIEI(IfIqJ*J*IgJ*J*J*J*J*J*J*J*J*J*J*IwJ!IWIlIhJ*J*J*J:IoJ*J*J*J*I8IqHOInJ*IyJ*I0J*ImJ*J*J*J*J*J*H|IuI%J*J*J*\#
J*J*J*J*J*J*IqI@J*IPIqI?J*J*J*IdIEIyIdJ J J*J I]J*J*J*J*J*J*J$J*J*J*J*InJ*J*J*J*J*J"J*ImJ*J*J*J*J*J"J*J*J*J*J J*IhI]\#
J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J$J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*IqIfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*J$J*J*J*J*J*J*InIyJ*J*J*J*IWJ*J*J*J*J*J*J*J*ImJ*J*J*J"IcJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J*J*J*IyIrJ*J"J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IsJ*J*J*IZJ*J*J#HhINI%ImJ*J*J*I.IyImJ*IuJ*IqJ*IQI>J*I$J*J*J*J*J*J*J*J*J*INJ$J*IIJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J J*IqI]J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J$J*J*J*J*InJ*J*J*J*J*J"J*ImJ*J*J*J*J*J J*J*J*J*J J*IgI\J*ImJ$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J:J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IXJ*J*J*J*J*J*J*J*IlJ*InI|J"IFJ*J*J*J*J*J*J*J*J*J*J[J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I0J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*I@J*J*J*J*J*J*IhIqJ*J*J*J*J*J*IhJ*IqJ*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*IjJ*IlJ IhIQJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*IMJ*J*I}IQJ*JDIuJ*\#
J"ITJ*J*J*J*J I,J*J*J*I*J*J*IpJ*I9IlI=ILIuHrJ*H|J#IuJ*J*IyJ*J*J*J*J*J*J*IrJ*IRI_J*IGJ*I~J*J*J*J*J*J$J*J*J2J*IqJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxIyJ*J*J*J*J*J*\#
J*J*J*J*J2J*J*J*J*J*J*J*J*J*IyIoJ*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J#J*J*InJ*IuJ*J*J*J*J*J*J*InJ*\#
J*J*J*J*IpJ*J*IlJ*IvIwIKIPJ*IuJ#J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J8IxJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J$J*J*J$J*J*J*J*J*J*J#J*J*J*HqIzI(J*J*J*J*IlJ*J*J*J*J*J*J*I}IKJ*\#
IOJ*J*J*J*J*J*J*J*J*IzI]J*IYJ*J J*J*J*J"J J*J"J*J*J$J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IqI^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*IUJ*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J$J*J*I]J*J*I`J*J*J*J*J*J*J*J*J*J*J*J*IFIqJ*J*IhIkJ*IqJ*J*J*I]J*\#
J*IaJ*J*J*J*J*J*J*J#J*J!J#J*I0J*J*ItJ*I2J*J*J*IAJ*J9IhJ*J*I7J*J*J*J*J H~J*J*J*I0J*J*ItJ*H]J*I"I7J*HcJ*I*J#IhJ*J*J*J$\#
J*J*J*J*J*J*J"J*IkI{J*I@J*J*J*J*J*J*IdI|J*J*HPItIPJ*J*J*J*IMJ*J*J*J*J*J*J*J*I?J*IUIyJ*IuJ*ILIVJ*J*J*ItJ*J*IwJ*IuJ*J*\#
J*J*J*J*J*J*J2J*J*J*I~J*J*J*J"J*J#J*J*IqJ*IuJ*J*J*J*J*J*J*InJ*J*J*J*J*IpJ*J*IlJ*IvIwIKIPJ*IuJ#J*J"J*J*J*J*J*JpJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J3J#J:J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J#IqJ*J*J*J*IyI[J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J#J*J*I|J*J*J$I`J*J*J*HaI7I,J*J*J*J*I$J*J*J*J*J*IlJ*IeI9IlI'J*J*J*J*J*IqJ*J*J*I7I5J*I3J ItI|I|J*IKI.J!ILIuJ"I|IY\#
IQJ*InJ*J*J*IaJ*J*J*HqIJI+J J*J*J*IAJ*J J*J J*InJ*IcI=IvI?J*J*J*J*J*IyJ*J*J*IJIMJ*IKJ*IKJ*J*J*J#IWJ*IvJ*J*J*J*IuJ*Iy\#
J*J*J*InJ*J*J*I-IRI6J*J*J*J*ITJ*J*J*J*J*I|J*IxILIwIZJ*J*J*J*J*IyJ*J*J*IRIaJ*IMJ*IZJ*J*J*ItIdJ*ImJ*J*J*IyJ*J*J*J*J*J*\#
I}J*J$J*J*IJJ*IhI`J*J"I^J*IhJ*IqIyJ"IqIyIuILI`J*J*J*J*J*IqJ*J*J*IJJ*J*IYJ*J*J*J*J*J*IwJ*J*IbIcJ*IRJ*J*IqJ*J*IUIBJ*Iq\#
J*HOI(HoI]IhIfIpHhJ*I\J*I]IrIFIqI7HrIPHjIqJ*IyIyIqIqIyJ*J*I(HzJ*HnIQHxJ"J"J*I=HsIcI>IZIjIjIbI`J*J*J*J*J*J*J*J*J*J2Ie\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J#J*J$J*J*J*J*J*J*J#J#IiJ*J*J*J*J*J*J*J*J*J*J!J*IgJ*JBJ*K'J*J"IzJ*J"J!J"J#J*J"J*J*J*I]J*J*J*J*J*JBIyJ*InJ#J*J*J*\#
J*InI\J*J"J*J*J*J*IuJ*I,ImI+I6J*HoJ*HOJ*IyJ*J*J J*J*K$K$J*J*J*J*J*IQI`J*J#J*J*J*J*IZItJ*J*IgJ*ISJ*IyJ*IaIYIfJ*J*J*Hs\#
J*InJ*J*J*IuJ*J*I7J*IJIRIEI(IfIqJ*J*IgJ*J*J*J`J*K_J*J*J*J*J*IwJ!IWJpIhJ*J*J*IPJ*J*J*J!J*JBI~J*J*IiJ*J*J*J*J*IvJ*J*J*\#
ICJ*J*J*J*IwJ*ITISJ*HjJ*IVJ"I~JBJ*J*J*J1J*J*J*J*J*IuJ*IqItJ*IhJ*J*J*J*ImJ*J*IgJ*J*I{J*J J*J*J*J*J*J*J*I|J*J*J*ICJ*Iy\#
J*J*I3J*IKIRIZHnJ*IPIgJ*J#J*J*J*J!J*J*J*J*J*J*J*I}I}ImIiJ*IkJ*J*J*J*J*IpJ*J*J*IvIzJ*J*J*J*J*J*J*J$J*J*J*IMJ*J*J*J*Iw\#
J*J"J*J*I|J*IbIpIvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*ItJ*J*InJ*J*IpJ*J*J*J*IhJ*J*J*J*J*J*J*J$J*J*J*I,J*IxJ*J*IvJ*J!J$\#
J*IyJ*IaIpJ*J*J*J*J*J*J*J#J*J*J*J*J*IxIzIlIzJ*IlJ#J*J:J*IqJBJ*J*I@IeIQJ*J*J*J*J*J*J*J*J*J*J*J*J*J"J*I|J*J*J*J*J*J*J*\#
J*JKIeJ$J*J*IwJ*J*J*J*J*J*IkJ*J*J*J*J*J*JBJ*J*J*J*J*JSJ*J*J*IyJBJ*J*J*J*J*J*J*J*J*J*J*J2J*J*J*J*J*J*J*J*J*J*J*J*JKJb\#
J*J*J*J*J1J*K(J*J*J*J*J*J*J*J*J*J*JKJ*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*ITJ*J*J*J*ItJ*J"J*J*I"J*J#J!J*J*J*J*\#
J*J*J*J*J*J*J*J*J*I}J*IyIqJ*J*J*J*J>J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J;INJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J$INJ*J*IkJ*J*J*J*J*J*\#
J*J*J"J*J*J*J*J*J*J#J*IlJ*J*J*J$J*JEIaJ*J*J*J*J*J*J*J*J*J*J*JBJ*J*J*J*J*J!J*J$J*J*J#J*J*J*IaJ5J*J*J*J*J*J*J*J*J*IyJ*\#
IxJ J*I{J4J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*I|IrJ*I~J*J*J"J*J*J*J*J*J*J*K$J*J*J*J*J*J*J*J*\#
J*J*J*I}J*J*J*J#J#J*J*I@IkICJ*J*J*J*J*J*J*J*J*J*J2J*J*I~J*IzI{J*J*J*J#J"J$J*J#IkJ*J*J*J8J*J*J*J*J*J*J$J*J*J*J*J*J*J*\#
J*J*J*J*J*J"J*J*J*J*IyJ*J*J*J*J*J*J*J!J*J*J*IbJ*J*J*J*IfJ*IgIkIoI2J*J#J!J*J*J*J*J*J"J*J*J*J*J*J*J*J*J$J*J$J*J*J*J*J2\#
J*J*J*J*J*J2InJ2J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*JfInJ5J:J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*JsJ*J*J*J*J*J#\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*I|IrJ*I~J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*IxJ"J*J*IG\#
IwIQJ*J*J*J*J*J*J*J*J*J*J*J*J*IRJ*J!IuJ*J*J*ISIZJ#J*J!IwJ J*I}J*J"J*J*J*J*J"J*J*J*J*J*J*J*J*IuJ*J*J*IyJ#J*J*IUJ#I`J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I_J*J#IuJ*J*J*IbIjJ$J*J"J#J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J3IKJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*IkJ*J*J#IKJ*J*ImJ*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J:IpJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J!J*IuJ"IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I~J*ImJ*J*J*J*J*J*J*J*J*J*J*J*IkJ*J:J*K.J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.black, unitsPerEm: 1000,
            advances: ##"""
"\#D%"'X&s*J&|"f$F$F&=&B#5%a#5%-&x$o&C&>'%&-&T&f&`&N#5#5&B&B&B&q)Z'8'G','S&X&L'Y'r#P&s'T&C)}'q'`'I'`'H&n'5'O'J*g'G'P\##
&c$H%-$H&m%`%9&2&Y&!&Y&*$R&(&R#7#7&x#X)n&R&<&Y&Y$`%_$e&R&2)w&Y&8%=$v#w$v&a"\#D&+&T&`'@#w&e%9'k%!&m&B%a'k%9%L&B$>$+%9\##
&S(Q#5%9#R$t&m)i*P*B&q'8'8'8'8'8'8)Q',&X&X&X&X#P#P#P#P'o'q'`'`'`'`'`&B'`'O'O'O'O'P'I'!&2&2&2&2&2&2)/&!&*&*&*&*#7#7#7\##
#7&7&R&<&<&<&<&<&b&<&R&R&R&R&8&Y&8'8&2'8&2'8&2',&!',&!',&!',&!'S'h'o&Y&X&*&X&*&X&*&X&*&X&*'Y&('Y&('Y&('Y&('r&R'r&R#P\##
#7#P#7#P#7#P#7#P#7*D&N&s#7'T&x&x&C#X&C#X&C$]&{%r'>$S'q&R'q&R'q&R  'q&R'`&<'`&<'`&<*m)^'H$`'H$`'H$`&n%_&n%_&n%_&n%_'5\##
$e'5$e'5$g'O&R'O&R'O&R'O&R'O&R'O&R*g)w'P&8'P&c%=&c%=&c%=#t'M*R#C#C&A&A$R*0'F(^
"""##,
            rows: #"""
 !"!#!$"%!&!'(')*!+,-./01*22!!!3456789:;<<=>?<<8@AB#C=DEFGHIJ!!K!LMN!OPQRSSTURRMMVWXYZ[\][^_!!!
"""#,
            columns: #"""
 !"!#!$"!%&!'(')*+,-./012344!!!567!8!!!8!!9!!!!8!8!#:;<=>?@!AB!C!DEFFFGHEIJEKLLFLFLMNOPQRST!!U!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J J*J J J*IpI{J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuIuIuJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*I*\#
IWIaJ*J*J*J*I1J*J*J*J*J*J*J*IaIWJ*I9J*J*J*J*J*J*J*J>J*IWItJ*IaJ4J*JHJHJ*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*IaJ*J*J*J*\#
J*I%J*J*J*J*J*J>J*J*I9J*I@IYJ*HsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqIuJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J J*IkJ*J*J*J*J*J*J*J*J*J*J*J*IkJ*JHJ*K/J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuIkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IW\#
J*J*J*J*J*J*J*IkJ*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J4J*J*IMJ*IWJHJ*I/J*J*J*J*J*HfJ*J*J*HpJ*JHIoJ*HXIs\#
I I)J*HKJ4I%J*IWJ*J*I|IuJ*J*JfInJ*J*IZJ*III[J*IMJ*J*J*J*IaIuJ*J*IkIWJ*IuJ*IaIWIaJ*J*J*HfJ*IkJ*J*J*IuJ*J*I9J*IHIMICI%\#
IkIkJ*J*IaJ*J*J*J*J*J*J*J*J*J*J*IxJ#IWIkIkJ*J*J*J>IkJ*J*J*I%IkHRIkJ*IuJ*I%J*IkJ*J*J*J*J*J*HzIuHzJ*J*J*J*J*J*J*J*J*Ik\#
I8J*IMIkI9J*J*J*IaI=IuIaJ J J*J IWJ*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J J*IkJ*J*J*J*J*J J*J*J*J*J J*IaIWJ*IkJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*IkIaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*IkIuJ*J*J*J*IWJ*J*J*J*J*J*J*J*IkJ*J*J*J IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*IuIpJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*IaJ*\#
J*HaILHzIkJ*J*J*I(IuIkJ*IuJ*IkJ*IMI9J*HzJ*J*J*J*J*J*J*J*J*ILJ*J*ICJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J J*IkIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*IMJ*J*J*J*J*J*J*J*IuJ*IkIyJ I>J*J*J*J*J*J*J*J*J*J*JfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HzJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*IuJ*I/J*J*J*J*J*J*IaIkJ*J*J*J*J*J*IaJ*IkJ*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*\#
J*J*J*J*IkJ*IkJ IaIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IWJ*J*J IWJHIuJ*J IWJ*J*J*J*J I%J*J*J*I%J*J*IoJ*\#
I;IkI9IGIuHfJ*HzJ*IuJ*J*IwJ*J*J*J*J*J*J*IuJ*IMI[J*ICJ*J J*J*J*J*J*J*J*J4J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxIuJ*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*IuIkJ*J*\#
J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*IoJ*IuJ*J*J*J*J*J*J*IkJ*J*J*J*J*IoJ*J*IkJ*IuIuICIHJ*IuJ*J*J J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J;J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ H~J*J*J*J*IkJ*J*J*J*J*J*J*J IMJ*IWJ*J*J*J*J*J*J*J*J*J I_J*I[J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IsJ*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iu\#
J*J*J*J*IaJ*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*I>IkJ*J*IaIdJ*IkJ*J*J*IaJ*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*I&J*J*IuJ*I9J*J*J*IMJ<\#
IuJ*J*I/J*J*J*J*J HpJ*J*J*I%J*J*IuJ*H[J*I"I4J*H_J*I%J*IuJ*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IDJ*J*J*J*J*J*IaJ J*HHIuIMJ*J*\#
J*J*ICJ*J*J*J*J*J*J*J*I9J*IWIuJ*IrJ*ICIMJ*J*J*IuJ*J*IuJ*IuJ*J*J*J*J*J*J*J*J4J*J*J*J J*J*J*J J*J*J*IsJ*IuJ*J*J*J*J*J*\#
J*IkJ*J*J*J*J*IoJ*J*IkJ*IuIuICIHJ*IuJ*J*J J*J*J*J*J*JuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J5J*J>J*J*J*J*IuJ*J*J*J*J*\#
J*J*J*J*J#IkJ*J*J*J*IuIUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*IdJ*J*HXI9I%J*J*J*J*HzJ*J*J*J*J*IuJ*IgI;\#
IkI%J*J*J*J*J*IkJ*J*J*I9I9J*I9J*J*I}I}J*IMI/J*IMJ J*J*IaIWJ*IpJ*J*J*I_J*J*HpIHI%J J*J*J*I9J*J J*J J*IkJ*IaI9IuI;J*J*\#
J*J*J*IuJ*J*J*IHIMJ*IGJ*IKJ*J*J*J*IVJ*IzJ*J*J*J*IuJ*I{J*J*J*IkJ*J*I)IMI/J*J*J*J*IMJ*J*J*J*J*IyJ*IxIGIuIWJ*J*J*J*J*Iu\#
J*J*J*IMIaJ*IGJ*IZJ*J*J*IuIbJ*IkJ*J*J*IuJ*J*J*J*J*J*J J*J*J*IIJ*IaIWJ*J IWJ*IaJ*IkIuJ IkIuIuICIWJ*J*J*J*J*IkJ*J*J*II\#
J*J*IWJ*J*J*J*J*J*IuJ*J*IaIaJ*IMJ*J*IuJ*J*INI;J*IkHKI%HbIWIaIaImHXJ*IWJ*IWIpI>IkI/HfIHH^IkJ*IuIuIkIkIuJ*J*I%HuJ*HcIJ\#
HqJ J J*I9HiIaI9IWIkIkIaIaJ*J*J*J*J*J*J*J*J4IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*IkJ*JHJ*K/J*J*J"J*J*\#
J*J*J*J*J*J*J*J*IaJ*J*J*J*JHIuJ*IkJ*J*J*J*J*IkIaJ*J J*J*J*J*IuJ*I%IkI%I/J*HbJ*HRJ*IuJ*J*J J*J*K9K9J*J*J*J*J*IMI_J*J*\#
J*J*J*J*IaIuJ*J*IkIWJ*IuJ*IaIWIaJ*J*J*HfJ*IkJ*J*J*IuJ*J*I9J*IHIMICI%IkIkJ*J*IaJ*J*J*JfJ*KaJ*J*J*J*J*IxJ#IWJpIkJ*J*J*\#
IMJ*J*J*J*JHJ J*J*IkJ*J*J*J*J*J J*J*J*I9J*J*J*J*J*J*IWIWJ*HfJ*IWJ*J JHJ*J$J*J3J*J*J*J*J*IuJ*IpIrJ*IgJ*J*J*J*IkJ*J*Ik\#
J*I|J*J J*J*J*J*J*J*J*J*J*J*J*I9J*IwJ*J*I9J*IGIMIWHcJ*IMIkJ*J"J*J*J*I~J*J*J*J*J*J*J*IzI~IkIeJ*IkJ*J*J*J*J*IuJ*J*IuIw\#
J*J*J*J*J*J*J*J*J*J*J*ICJ*J*J*J*J*J*J*J*J*J*J*IaIuIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*IuJ*J*IkJ*J*IuJ*J*J*IaJ*J*J*J*\#
J*J*J*J*J*J*J*HzJ*IvJ*J*J*J*J*J*J*J*J*IaIuJ*J*J*J*J*J*J*J"J*J*J*J*J*IwIyIjI|J*IkJ*J*J>J*IrJHJ*I>IkIMJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JRIkJ*J*J*IsJ*J*J*J*J*J*IpJ*J*J*J*J*J*JHJ*J*J*J*J*J\J*J*IuJHJ*J*J*J*J*J*J*J*J*J*J*J4\#
J*J*J*J*J*J*J*J*J*J*J*J*JRJfJ*J*J*J*J2J*K/J*J*J*J*J*J*J*J*J*J*JRJ*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*\#
J*J*J*J*J*HzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*IuIoJ*J*J*J*JCJ*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J?IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*IMJ*J*IhJ*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*IkJ*J*J*J*JKIaJ*J*J*J*J*J*J*J*J*J*J*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ7J*\#
J*J*J*J*J*J*J*J*IzJ*IyJ!J*I~J6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"IrJ*J*J*J*J*J*J*J*J*J*J*J*\#
K/J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*IBIuI=J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J;J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*I\J*J*J*J*IuJ*IjIkIkI/J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J4J*J*J*J*J4IkJ4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JzIkJ8J>J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*K%\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*\#
IwJ*J*IIIxIMJ*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J J*J*J*IOIWJ*J*J*IxJ!J*IzJ*J J*J*J*J*J#J*J*J*J*J*J*J*J*IuJ*J*J*IzJ*J*I[\#
J*I_J*J*J*J*J*J*J*J*J*J*J*J*J*I[J*J*J J*J*J*IaIkJ*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J5IHJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*IHJ*J*IkJ*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>IuJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J J*IkJ*J*J*J*J*J*J*J*J*J*J*J*IkJ*J>J*K9J*J*J*J*J*J*J*J*J*J*J*
"""#)
        ])
}
