// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-lato 2.15. Not for editing.

extension OpenFontFamily {
    static let lato = OpenFontFamily(
        ["Lato"], unitsPerEm: 2000, ascender: 1974, descender: 426, faces: [
        OpenFontFace(.thin, unitsPerEm: 2000,
            advances: #"""
& %)&\,4,40".L#{%:%:(z,4$L'i$t(p,4,4,4,4,4,4,4,4,4,4$t%(,4,4,4(n1<-G-$.D/~,9+s/V/g%-(W,r*R2h/g0P+i0P,I+-+}//-G5',], \#
,P&((p&(,4)?(H){+J)n+J*q&~*V+J$D$D)J$D0[+J+X+J+H'7(m&w+H*</e)A*=)1&*$l&*,4& $J,4,4,4,4$r*"(H1s'g'j,4'i1s(H(b,4'#'#(H\#
-/-#$j(H'#(T'l/!.l/8(U-G-G-G-G-G-G3M.D,9,9,9,9%-%-%-%-0*/g0P0P0P0P0P,40P////////, +j+/){){){){){){0e)n*q*q*q*q$D$D$D\#
$D+c+J+X+X+X+X+X,4+U+H+H+H+H*=+J*=-G){-G){-G){.D)n.D)n.D)n.D)n/~+J0*+J,9*q,9*q,9*q,9*q,9*q/V*V/V*V/V*V/V*V/g+J/k+J%-\#
$D%-$D%-$D%/$D%-$D/,)9(W$D,r)J)J*R$D*R$D*R$D*s&v*g%N/g+J/g+J/g+J+I/g+J0P+X0P+X0P+X7C28,I'7,I'7,I'7+-(m+-(m+-(m+-(m+}\#
&w+}&s,F&}//+H//+H//+H//+H//+H//+H5'/e, *=, ,P)3,P)1,P)1%-,40N$1$/&c&a,4.j,4/Q
"""#,
            rows: #"""
 !"!!!#"$!%!&'()!!!!!!!!!!*+!!!!,-./01234456744898:;<=>?@ABCD!!!!EFGHIJKLMMNHLLOFPQRSPTUVWXY!!!
"""#,
            columns: #"""
 !"!!!#"!$%!&'()!!!!!!!!!!*+!!!,-./0///0//1////0/0/23456789!:;!!!<=>?>@A=BB==CC>C?CDEFGHIJK!!L!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IHJ*J*ILJ*INJ*IFIOJ*IAJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IYI^J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*J*H,J*H,I(J*J*J*J*I"J*J*HRJ*J*J*J*J*J*J*J*\#
J*J*InJ*IjI_J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*IAJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I.J*I<IUJ*I/J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I_J*J*I]J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*J*J*J*J*J*J*J*J*J*J*IaJ*IKIMIgJ*J*IfIbIfIYIUI\J*I]J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*HzJ*J*HOJ*J*J*J*J*J*J*J*J*J*IXJ*IPIEJ*IXJ*J*IaJ*J*J*J*J*J*J*J*J*J*H,J*J*J*J*J*J*J*J*J*J*J*J*J*I?J*J*HJ\#
IKH?HmJ*HBJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I@IXJ*IDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*HnJ*IOIpIXH_InJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IhJ*I]J*J*J*H,J*J*J*J*J*J*J*J*J*J*J*J*J*IJJ*J*HHIUHEHqJ*H9J*J*J*J*J*J*J*J*J*J*J*J*J*J*IGI^J*ICJ*J*J*\#
J*J*J*J*J*J*J*J*EqJ*J*J*J*I#J*J*HlJ*J*J*J*J*J*J*J*J*J*IAJ*I9I5J*I;J*IXIJJ*I[J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*HvJ*J*J*J*INJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HzJ*J*J*J*IQJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I#J*J*J*J*IOJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IHJ*I"J*J*HxJ*J*J*J*J*J*J*J*J*J*IpJ*J*H]InI-IHJ*HsJ*I#I`J*J*InIrI_J*J*J*J*IRIlIAIRJ*I?J*IbJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzJ*J*IfJ*IGJ*ItJ*IrIcJ*J*IWIwIoIyIyIjI`InImIUIfInIiIqI[IhIbI^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*IwI|IuIsJ*I|J*IsItIeInJ*IdJ*J*J*J*J*J*I\J*I:J*ILJ*J*J*J*J*IoJ*J*I&J*I&J*IoJ*ILINIbJ*IRIkIpIyIxJ*Ik\#
IpInIuJ*ItJ*J*IfJ*IpI\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*IpIvIJIPITIhJ*I`ItITIGICIQJ*IFJ*J*I`J*\#
J*J*J*J*GsIlG_I9J*J*J*J*H|J*I{GaIBJ*J*J*J*J*J*J*J*J*HJItI8I3IYI+J*I)I3I\I4I]IbI.I]I*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I}J*IxJ*J*IsJ*J*IdI|IuI|I|IgIoIwIuIzIdItI^ImIvI]IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IbIyIiIjImIgIyIyIbIjIyIlIrIyIoIpJ*J*J*J*J*J*J*IXJ*IdJ*J*J*J*J*I{J*J*IZJ*J*J*J*J*J*J*J*J*J*IYIuI^I^IsI^IuIwIVIqInIvI{\#
InIvIeJ*J*J*J*J*J*J*J*I@J*J*J*J*J*J*J*J*HyJ*J*J*J*J*J*J*J*J*J*J*I{J*I8IBIcJ*J*J*IzIWIWI$I@J*I#J*J*INJ*H,J*J*GuJ*HBJ*\#
J*J*J*J*J*J*J*I"J*J*GvI<H/HmJ*H-J*H_J*J*J*HqI)IYJ*J*J*IpI2I0G~HWJ*G|J*J*J*J*J*J*I\J*I:J*IJJ*J*J*J*J*IpJ*J*I%J*I&J*Ip\#
J*INIPIdJ*ISIlIqIzIyJ*IkIpIpIvJ*IuJ*J*IgJ*IpI^ISJ*J*IfJ*J*GsI%G_I.J*J*J*J*I(J*J*H;J*J*J*J*J*ImI|J*J*IcIeI{IFIBJ*IPI}\#
IpImJ*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IDJ*IvJ*J*ImJ*J*J*I|I}ILITIsJ*I{I{IxImI_IpIvJ*IpJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*IxJ*I{IvJ*J*IeIzIpI|I}I^IdIuInIfI[IpIRIaIWIQIdJ*INJ*J*IWJ*J*HGHoHIHpHwH{J*HpH^J*\#
I&HGI}J*J*J*J*J*J*J*J*J*GSIyGJGJHsGAJ*GBGQH~GDH4H3H&H1GrJ*J*J*J*J*J*J*IGJ*IVJ*J*J*J*J*InJ*J*IAJ*J*J*J*J*J*J*J*J*J*IQ\#
InI[IZIsIWInIqIOIrIgIxI{IkIxIdJ*IFJ*J*IYJ*J*H<IOHEHzJ*J*J*IYI-J*IpH]IuJ*J*J*J*J*J*J*J*J*H`I{HfHgIaHaJ*H|HqIdI'I[IZIK\#
I\IBJ*IOJ*J*J*J*J*HiIpHrI>J*J*J*J*IHJ*J*I!J*J*J*J*J*J*J*J*J*J*I0J*I.I0IwI*J*IEI9IwIIIyIxIlIwIeJ*J*J*J*J*J*J*J*IWJ*J*\#
J*J*J*J*J*J*IJJ*J*J*J*J*J*J*J*J*J*J*IyIzI=IGIWI|J*IqIxIRIKI5I>J*I4J*J*IAJ*J*IHJ*J*H>H_H9HjINIRJ*I6HsJ*IPHNInJ*J*J*J*\#
J*J*J*J*J*GtI{G|GyI8H*J*HQH IFHMHxI(I)HuHgJ*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*IcJ*J*J*J*J*J*J*J*J*J*J*IyIyIMIUI[ItJ*Ig\#
IyI[ILI@IIJ*IBJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*ISJ*I^J*J*J*J*J*J*J*J*J*IIJ*IAIAIVJ*J*ILIIISIJILIRIWITIZJ*J*J*I(J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HjJ*HyI>J*HiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IHI\J*IKJ*J*J*J*J*J*IdI_J*J*J*J*J*J*IaJ*J*IyIn\#
J*IoG=ImHvIBIvH'IlICIIJ*J*J*J*J*J*J*J*J*J*J*I}J*J*I|J*IRJ*J*IfJ*IKIKJ*J*J*J*J*J*IOJ*IkIkIzI3IiGGI\HhI.I<H(III;IAJ*J*\#
J*J*J*J*J*J*J*J*J*IxJ*IbIuIsINJ*J*J*J*IgIlJ*IfJ*J*J*J*J*J*J*IqInJ*IuG]I[HzIFJ*HCJ*IWIMJ*J*IvIzJ*J*J*J*J*J*J*J*J*J*J*\#
J*ISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyIqJ*ItIyInI{J*IzI{IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*IZIUJ*J*J*J*J*\#
J*I[J*I|IdIzI[IZGOI\HeI#IfGmIiICIGJ*J*J*J*J*J*J*J*J*J*J*I|J*J*IxJ*IOIhJ*J*J*J*J*IMIJISIBJ*J*J*J*I#J*J*HEI{J*J*J*J*J*\#
J*J*J*J*I}J*I[IVJ*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}IpIyJ*IwGjImIEIiJ*HfI{J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IcI[J*J*J*J*J*J*I`J*J*IyImJ*IpG>IlHtIAIwH!ImI?IHJ*J*J*J*J*J*J*J*J*I|J*IxJ*J*IxJ*IRJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IyIpJ*IqJ*InJ*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IJJ*J*J*J*J*J*J*J*IUJ*\#
J*H&ImIMIrJ*I+J*IeIXJ*J*IDIJJ*J*J*J*J*J*J*J*J*J*J*J*IZJ*J*IjJ*IKIPJ*J*J*J*J*J*ISJ*InIjIyI5IiGEIZHfI.I?G{IMI9IAJ*J*J*\#
J*I|J*J*J*J*IzJ*IuJ*I`IrIrIMJ*J*J*J*IfJ*J*J*J*J*J*J*J*J*J*I{IrJ*IsGAIsH~IGItHSIlIXILJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IWI]J*J*J*I_J*I6I/I;I6J*J*J*J*HuIuJ*H6IzH1J*IqJ*I%I;IDJ*ISIqJ*IEIFJ*IWJ*J*I{J*J*J*J*J*J*J*I[J*J*J*J*I^IgJ*J*J*J*J*J*\#
J*J*J*IdIqIpJ*GOIZH}I8InH7IrIPIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H-J*IaJ*J*I$\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*J*IUJ*I=J*IHIHJ*J*J*J*IAIlJ*HIItH4IxI[IyI6HxI>J*ILIyJ*IuItJ*IuJ*J*I}J*\#
J*J*J*J*J*J*IVI^J*J*J*I\J*IUJ*I^I\J*J*J*J*IRIrJ*H`IyH3I{IZIxI=I(IKJ*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*J*J*J*J*\#
J*IhJ*J*J*J*J*J*J*IzIgJ*J*H&IkIKIlJ*I)J*J*IWJ*J*I`IbJ*J*J*J*J*J*J*J*J*J*J*J*I[IYJ*J*J*IXJ*I<J*IHIKJ*J*J*J*IAImJ*HHIt\#
H6IxI]IzI7HyI?J*IPI{J*IwIuJ*IwJ*J*J*J*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*IpIxJ*J*H#IhIMIlJ*HkJ*J*IYJ*J*ItIv\#
J*J*J*J*J*J*J*J*J*J*J*J*I^J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*I]IiI_J*J*J*J*J*J*J*J*J*IPJ*INIMI`J*J*IWIPI^IUIVI]I[I]I]J*
"""#),
        OpenFontFace(.ultraLight, unitsPerEm: 2000,
            advances: #"""
%t%3&q,4,401.U$"%@%@(z,4$R'j$u(|,4,4,4,4,4,4,4,4,4,4${%/,4,4,4(x1B-V-..>/~,7+s/S/m%:(]-&*W2v/m0V+x0V,V+2,&/5-V54,o,4\#
,S&.(|&.,4)E(H*%+P)r+P*v'&*]+O$P$P)`$N0g+O+^+P+N'>(r'#+M*F/s)U*G)7&.$t&.,4%t$Y,4,4,4,4$z*)(H1m'g(!,4'j1m(H(c,4'#'#(H\#
-8-A$v(H'#(S(#/).t/>(a-V-V-V-V-V-V3O.>,7,7,7,7%:%:%:%:0+/m0V0V0V0V0V,40V/5/5/5/5,4+x+B*%*%*%*%*%*%0i)r*v*v*v*v$P$P$P\#
$P+g+O+^+^+^+^+^,4+[+M+M+M+M*G+P*G-V*%-V*%-V*%.>)r.>)r.>)r.>)r/~+P0++P,7*v,7*v,7*v,7*v,7*v/S*]/S*]/S*]/S*]/m+O/s+O%:\#
$P%:$P%:$P%<$P%:$P/2)M(]$P-&)`)`*W$N*W$N*W$N*y''*m%`/m+O/m+O/m+O+_/m+O0V+^0V+^0V+^7<2:,V'>,V'>,V'>+2(r+2(r+2(r+2(r,&\#
'#,&&~,L')/5+M/5+M/5+M/5+M/5+M/5+M54/s,4*G,4,S)9,S)7,S)7%<,40R$7$5&u&s,4.|,4/V
"""#,
            rows: #"""
 !"!!!#"$!%!&'()!!!!!!!!!!*+!!!!,-./0123445674489:;<=>?@ABCDE!!!!FGHIJKLMNNOIMMPGQRSTQUVWXYZ!!!
"""#,
            columns: #"""
 !"!!!#"!$%!&'()!!!!!!!!!!*+!!!,-./0///0//1////0/0/23456789!:;!!!<=>?>@A=BB==CC>C?CDEFGHIJK!!L!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IHJ*J*ILJ*INJ*IEIUJ*I@J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYI^J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*J*H)J*H)I(J*J*J*J*I J*J*HTJ*J*J*J*J*J*J*J*\#
J*J*InJ*IhI^J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*IDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I-J*I;ISJ*I,J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IcJ*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*J*J*J*J*J*J*J*J*J*IaJ*IKINIgJ*J*IiIbIeIZIVI]J*IaJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*HzJ*J*HQJ*J*J*J*J*J*J*J*J*J*IZJ*IPIFJ*IYJ*J*IbJ*J*J*J*J*J*J*J*J*J*H)J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ*J*HM\#
INHBHpJ*HCJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I@IXJ*ICJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HoJ*HnJ*INInIXH`IqJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IhJ*IaJ*J*J*H)J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*HKIWHHHsJ*H;J*J*J*J*J*J*J*J*J*J*J*J*J*J*IGI^J*IBJ*J*J*\#
J*J*J*J*J*J*J*J*EiJ*J*J*J*I!J*J*HnJ*J*J*J*J*J*J*J*J*J*I?J*I7I4J*I:J*IWIHJ*IZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*HwJ*J*J*J*IKJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H{J*J*J*J*INJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*IHJ*I J*J*HxJ*J*J*J*J*J*J*J*J*J*InJ*J*H]ImI*IDJ*HoJ*I!IaJ*J*InIrI_J*J*J*J*IQImI?IQJ*I=J*IfJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IyJ*J*IiJ*INJ*IsJ*IrIaJ*J*I\IwIpIyIyIjIaIoInIWIgIoIjIsI]IiIcIbJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*IwI{ItIsJ*I}J*IrIuIeIoJ*IdJ*J*J*J*J*J*I]J*I?J*IOJ*J*J*J*J*ImJ*J*I+J*I,J*IlJ*IMIJIcJ*ISIlIqIyIxJ*Il\#
IqIoIvJ*IuJ*J*IgJ*IpI\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*IrIxIMISIVIiJ*IbIuIVIKIGIUJ*IJJ*J*I_J*\#
J*J*J*J*GyIlGgI7J*J*J*J*H{J*I{GiIIJ*J*J*J*J*J*J*J*J*HMIuI7I2IYI*J*I+I2I\I6I_IdI4I_I-J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IvJ*J*IqJ*J*IhI}IwI|I|IgIpIyIvIzIeIuI_InIvI^ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IdIyIiIjImIgIyIyIdIjIyImIsI{IpIqJ*J*J*J*J*J*J*I]J*IhJ*J*J*J*J*IzJ*J*I\J*J*J*J*J*J*J*J*J*J*IZIuI_I_IrI^IuIvIXIqInIwI|\#
IoIwIeJ*J*J*J*J*J*J*J*ICJ*J*J*J*J*J*J*J*H~J*J*J*J*J*J*J*J*J*J*J*I|J*I9IDIaJ*J*J*I{ISIWI$I?J*I#J*J*INJ*H*J*J*GvJ*HFJ*\#
J*J*J*J*J*J*J*I)J*J*GzIAH1HlJ*H-J*H^J*J*J*HzI0IVJ*J*J*IrI2I6H"HXJ*H J*J*J*J*J*J*I]J*I?J*IMJ*J*J*J*J*InJ*J*I*J*I,J*Im\#
J*IOILIeJ*ITImIrIzIyJ*IlIqIqIvJ*IvJ*J*IgJ*IqI^ISJ*J*IiJ*J*GwI/GeI.J*J*J*J*I'J*J*H=J*J*J*J*J*InIyJ*J*IgIfI|IIIEJ*ISJ*\#
IqInJ*IxJ*J*J*J*J*J*J*J*J*J*I_J*I?J*IMJ*J*J*J*J*InJ*J*I*J*I,J*ImJ*IOILIeJ*I[ImIrIzIyJ*IlIqIqIvJ*IvJ*J*IgJ*IqIdJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IHJ*IsJ*J*IhJ*J*J*I|I}IKITIrJ*I{I{IxIlI_InIuJ*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*\#
J*J*J*J*J*IvJ*I|ItJ*J*IiIzIqI}J*I]IeIwIoIgI[IqISIbIWIRIeJ*INJ*J*IVJ*J*HJHoHLHoHxH|J*HuH^J*I,HKJ*J*J*J*J*J*J*J*J*J*GV\#
IyGLGLHtGDJ*GJGTH{GMH5H4H)H3GuJ*J*J*J*J*J*J*IKJ*IXJ*J*J*J*J*ImJ*J*IDJ*J*J*J*J*J*J*J*J*J*IRIoI\I\IrIWIoIpIQIrIgIxI|Il\#
IxIdJ*IEJ*J*IWJ*J*H@INHHHwJ*J*J*IXI*J*ImH]IsJ*J*J*J*J*J*J*J*J*H^I|HbHdI^H^J*H{HmI`I&I[IZILI\I?J*IUJ*J*J*J*J*HlInHtI:\#
J*J*J*J*IDJ*J*H~J*J*J*J*J*J*J*J*J*J*I,J*I*I-IrI'J*IBI4IrIGIvIvIjIuI`J*J*J*J*J*J*J*J*IWJ*J*J*J*J*J*J*J*IKJ*J*J*J*J*J*\#
J*J*J*J*J*IyI{I<IGIUI|J*IqIxINIKI4I=J*I3J*J*I@J*J*IEJ*J*H?H`H;HfIKIOJ*I4HoJ*ILHNIkJ*J*J*J*J*J*J*J*J*GrI|GyGwI5H(J*HN\#
G}I@HKHxI&I'HvHdJ*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*IdJ*J*J*J*J*J*J*J*J*J*J*I{I{IOIWI[IsJ*IhIyIZIOIBIKJ*IDJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I]J*ITJ*IbJ*J*J*J*J*J*J*J*J*IJJ*IAIBIWJ*J*IMIJISIKILISIXIUIZJ*J*J*I(J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*HjJ*HvI:J*HeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IFIZJ*IIJ*J*J*J*J*J*IdI_J*J*J*J*J*J*I`J*J*IxIoJ*IpG@IkHsI>IvH$InIAIJJ*J*\#
J*J*J*J*J*J*J*J*J*I{J*J*IzJ*ISJ*J*IeJ*ILILJ*J*J*J*J*J*INJ*IkIkI{I7IjGJI]HeI+I<H&ILI9IBJ*J*J*J*J*J*J*J*J*J*J*IwJ*IbIt\#
ItINJ*J*J*J*IgIoJ*IiJ*J*J*J*J*J*J*IsIoJ*IwGaI]HyICJ*HAJ*IUIMJ*J*IvIzJ*J*J*J*J*J*J*J*J*J*J*J*ISJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IyIrJ*IvIyIoI|J*I{I|IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*IZIVJ*J*J*J*J*J*IZJ*I|IeI{I`I]GRI]HaI If\#
GkIkIAIHJ*J*J*J*J*J*J*J*J*J*J*IzJ*J*IvJ*IOIgJ*J*J*J*J*IOIPITICJ*J*J*J*I%J*J*HJI|J*J*J*J*J*J*J*J*J*J*J*I]IYJ*IuJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqIyJ*IyGnImICIeJ*HdI|J*J*J*J*I}I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Ic\#
I\J*J*J*J*J*J*I_J*J*IxInJ*IqGAIjHqI=IwG~InI=IIJ*J*J*J*I}J*J*J*J*I|J*IwJ*J*IwJ*ISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyIqJ*\#
IsJ*IoJ*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*IWJ*J*H)InILIoJ*I)J*IdIYJ*J*IF\#
ILJ*J*J*J*J*J*J*J*J*J*J*J*I_J*J*IhJ*IKIPJ*J*J*J*J*J*IRJ*InIjIyI9IiGGI[HbI*I>GxIOI7IAJ*J*J*J*IzJ*J*J*J*IyJ*IsJ*I_IpIs\#
IMJ*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*I{IsJ*IuGIIrH~IDItHOImIWIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IXI]J*J*J*I_J*I6I8I;I6J*J*\#
J*J*HvIuJ*H:I{H3J*InJ*I$I7IFJ*ISIrJ*IJIKJ*I\J*J*I|J*J*J*J*J*J*J*I[J*J*J*J*I^IjJ*J*J*J*J*J*J*J*J*IeIrIrJ*GSI\H{I5ImH4\#
IsINIJJ*J*J*J*J*J*J*J*J*J*J*I}J*J*IyJ*ITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H/J*I^J*J*I"J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IYJ*J*J*IVJ*I>J*IHIFJ*J*J*J*I?ImJ*HKIvH5IxI[IvI4HxIAJ*ILIxJ*IsIsJ*ItJ*J*I{J*J*J*J*J*J*J*IVI^J*J*J*I]J*\#
IVJ*I^IZJ*J*J*J*IQIsJ*HbI{H4I|IZIvI<I&INJ*ISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*I{IgJ*J*\#
H)IlILIjJ*I'J*J*IXJ*J*I_IbJ*J*J*J*J*J*J*J*J*J*J*J*I`IYJ*J*J*IYJ*I<J*IGIIJ*J*J*J*I?InJ*HJIvH8IzI]IxI5HzIBJ*IPIzJ*IuIt\#
J*IvJ*J*J*J*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*IqIxJ*J*H%IhIJIgJ*HiJ*J*IYJ*J*ItIwJ*J*J*J*J*J*J*J*J*J*J*J*I^\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*I]IlIcJ*J*J*J*J*J*J*J*J*IQJ*INIMI`J*J*IXIPI^IUIVI]I`I^I]J*
"""#),
        OpenFontFace(.light, unitsPerEm: 2000,
            advances: #"""
%d%B'0,4,40G.c$+%I%I(z,4$Z'k$w).,4,4,4,4,4,4,4,4,4,4%%%;,4,4,4))1J-l-=.60 ,4+t/M/u%N(e-C*^3+/u0_,00_,j+9,2/=-l5G-+,R\#
,W&8).&8,4)N(H*2+Y)x+Y*}'0*g+W$a$a*"$^0z+W+g+Z+X'J(z'4+V*U0))s*U)@&4%"&4,4%d$p,4,4,4,4%(*4(H1c'f(B,4'k1c(H(c,4'#'#(H\#
-E-n%)(H'#(P(C/4/"/H(t-l-l-l-l-l-l3R.6,4,4,4,4%N%N%N%N0-/u0_0_0_0_0_,40_/=/=/=/=,R,/+]*2*2*2*2*2*20o)x*}*}*}*}$a$b$a\#
$a+l+W+g+g+g+g+g,4+e+V+V+V+V*U+Z*U-l*2-l*2-k*2.6)x.6)x.6)x.6)x0 +Y0-+Z,4*},4*},4*},4*},4*}/M*g/M*g/M*g/M*g/u+W/~+W%N\#
$a%N$a%N$a%P$a%N$b/;)l(e$a-C*"*"*^$^*^$^*^$^+$'?*w%z/u+W/u+W/u+W,"/u+W0_+g0_+g0_+g712>,j'J,j'J,j'I+9(z+9(z+9(z+9(z,2\#
'4,2'1,U':/=+V/=+V/=+V/=+V/=+U/=+V5G0),R*U,R,W)A,W)@,W)@%R,40W$?$>'0'.,4/7,4/]
"""#,
            rows: #"""
 !"!!!#"$!%!&'()!!!!!!!!!!*+!!!!,-./0123445674489:;<=>?@ABCDE!!!!FGHIJKLMNNOIMMPGQRSTQUVWXYZ!!!
"""#,
            columns: #"""
 !"!!!#"!$%!&'()!!!!!!!!!!*+!!!,-./0///0//1////0/0/23456789!:;!!!<=>?>@A=BC==DD>D?DEFGHIJKL!!M!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IGJ*J*IMJ*IMJ*ICI]J*I>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYI_J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*J*H$J*H$I'J*J*J*J*H|J*J*HVJ*J*J*J*J*J*\#
J*J*J*J*ImJ*IeI[J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IHJ*J*J*J*J*J*J*J*J*J*J*J?J*J*J*J*I*J*I8IQJ<I'J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IiJ*J9IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*J*J*J*J*J*J*J*J*J*IbJ*ILINIgJ*J*J:IoIcIdI[IXI_J*IhJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HyJ*J*HUJ*J*J*J*J*J*J*J*J*J*I\J*IQIHJ*I[J*J*J*IbJ*J*J*J*J*J*J*J*J*J*H$J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IIJ*J*HRISHGHtJ*HDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IAIYJ*IAJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HsJ*HnJ*IMIlIXHcIu\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*IhJ*J*J*H$J*J*J*J*J*J*J*J*J*J*J*J*J*IRJ*J*HQIZHLHwJ*H>J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IFI^J*I@J*J*J*J*J*J*J*J*J*J*J*E]J*J*J*J*H}J*J*HqJ*J*J*J*J*J*J*J*J*J*I=J*I4I1J*I8J*J*IUIDJ*IXJ*J*J*J*I{J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HyJ*I{J*J*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*H}J*I{J*J*IHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I4J*J*J*J*IKJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IGJ*H|J*J*HxJ*J*J*J*J*J*J*J*J*J*IjJ*J*H\IkI%I>J*HhJ*H}IbJ*J*InIrI^J*J*J*J*J*IPIn\#
I=IPJ*I:J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IoJ*IWJ*IqJ*IsI_J*J*IcIxIrIyIyIkIbIqIqIpIZIhIqIlIwI_IlIeIiJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J*J*IvI{IrIsJ*J*J*J*IoIvIfIpJ*IeJ*J*J*J*J*J*I^J*IFJ*ISJ*J*J*J*J*IiJ*J*I2\#
J*I5J*IhJ*INIEIdJ*ITImIsIzIyJ*InIrIrIqIvJ*IvJ*J*IgJ*IqI]J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*IvI{\#
IQIWIYIjJ*J*IfIvIXIQINIZJ*IQJ*J*I^J*J*J*J*J*H"IlGrI4J*J*J*J*HxJ*I{GuITJ*J*J*J*J*J*J*J*J*HQIuI5I2IZI*J*J*I.I1I\I9IcIh\#
I=IcI1J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*InJ*J*ImJ*IzI|I|IhIqI{I{IwI{IfIvIaIpIwI`IuJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IfIyIiIjIlIgIyIyIyIfIkIxInIuI}IpIqJ*J*J*J*J*J*J*IdJ*ImJ*J*J*J*J*IxJ*J*I`J*J*\#
J*J*J*J*J*J*J*J*I]IvIaIaIrI^IvIvItIZIqInIwJ*IqIwIfJ*J*J*J*J*J*J*J*IGJ*J*J*J*J*J*J*J*I&J*J*J*J*J*J*J*J*J*J*J*J*J*I:IF\#
I^J*J*J*J*J*IMIWI#I=J*I"J*J*INJ*H(J*J*GvJ*HMJ*J*J*J*J*J*J*J*I3J*J*H!IHH3HjJ*H,J*H]J*J*J*I'I;IQJ*J*J*J*IvI1I?H'HYJ*H$\#
J*J*J*J*J*J*I_J*IFJ*IQJ*J*J*J*J*IjJ*J*I1J*I6J*IiJ*IPIGIfJ*IUImIsI{IzJ*InIsIsIrIwJ*IwJ*J*IhJ*IqI_IRJ*J*IoJ*J*G}I>GmI.\#
J*J*J*J*I'J*J*H?J*J*J*J*J*InItJ*J*IlIgJ*ILIJJ*IWJ*J*IsInJ*I{J*J*J*J*J*J*J*J*J*J*IcJ*IFJ*IQJ*J*J*J*J*IjJ*J*I1J*I6J*Ii\#
J*IPIGIfJ*IgImIsI{IzJ*InIsIsIrIwJ*IwJ*J*IhJ*IqInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*INJ*InJ*J*I`J*J*J*I{I}IJITIoJ*\#
I{I{I{IxIjI_IlIsJ*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*ItJ*J*IqJ*J*InIzIsJ*J*I]IgIzIzIpIiI[IrITIdIXISIeJ*\#
IMJ*J*IUJ*J*HPHoHQHmHzH~J*H}H]J*I6HQJ*J*J*J*J*J*J*J*J*J*GZIxGNGOHuGIJ*J*GUGYHvG[H7H6H-H5G{J*J*J*J*J*J*J*IPJ*I[J*J*J*\#
J*J*IkJ*J*IIJ*J*J*J*J*J*J*J*J*J*IUIqI^I^IrIXIqIqInITIrIhIyJ*InIyIdJ*IDJ*J*ITJ*J*HEIMHLHrI{I|J*IWI%J*IiH]IpJ*J*J*J*J*\#
J*J*J*J*H[J*H]H`I[HZJ*J*HzHhI[I%IZIYIMI\I:J*I]J*J*I|J*J*HqIlHwI5J*J*J*J*I>J*J*HzJ*J*J*J*J*J*J*J*J*J*I%J*I$I(IlI"J*J*\#
I=I-IjICIrIrIhIqIWJ*J*J*J*J*J*J*J*IXJ*J*J*J*J*J*J*J*ILJ*J*J*J*J*J*J*J*J*J*J*IyJ*I;IGIRI|J*J*IrIyIHIJI1I;J*I0J*J*I>J*\#
J*IAJ*J*HAHcH>H`IFIJJ*I1HhJ*IGHOIfJ*J*J*J*J*J*J*J*J*GoJ*GtGtI0H&J*J*HHGyI8HGHxI$I$HwH`J*J*J*J*J*J*J*J*ItJ*J*J*J*J*J*\#
J*J*IeJ*J*J*J*J*J*J*J*J*J*J*I}I}IRIZIZIrJ*J*IjIyIYISIEIOJ*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I_J*IUJ*IiJ*J*J*J*J*J*J*\#
J*J*IKJ*IBICIWJ*J*J=IOIKISILIMITIZIXI[J*J*J*I'J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HiJ*HqI5J*H`J*J*J*J*J*J*J*J*J*J*J*J*J*\#
I{J*ICIXJ*IGJ*J*J*J*J*J*IeI_J*J*J*J*J*J*I^J*J*IwIpJ*IrGEIiHnI8IwG~IpI=IKJ*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*IwJ*ISJ*J*IcJ*\#
IMINJ*J*J*J*J*J*IMJ*IlIkJ*I=IkGMI`HaI&I<H#IOI7ICJ*J*J*J*I|J*J*J*J*J*I}J*IuJ*IaIrIuINJ*J*J*J*IgIsJ*IoJ*J*J*J*J*J*J*Iw\#
IqJ*IzGfI`HxI@J*H>J*IRINJ*J*IvIzJ*J*J*J*J*J*J*J*J*J*J*J*J*ITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyItJ*IyIxIqJ*J*J*J*IxJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*IZIWJ*J*J*J*J*J*IYJ*I|IhJ*IfIbGVI`H\HzIgGiImI>IHJ*J*J*J*J*J*J*J*J*J*J*J*\#
IxJ*J*ItJ*IOIfJ*J*J*J*J*IRIZIWIEJ*J*J*J*I)J*J*HRJ*J*J*J:J*J*J:J*J*J*J*J*IaI^J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IrIzJ*I{GtInIAI`J*HbJ*I}J*J*J*I|I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdI]J*J*J*J*J*J*I^J*J*IwIpJ*\#
IsGFIhHmI8IxG|IqI;IKJ*J*J*J*I|J*J*J*J*J*I|J*IvJ*J*ItJ*ITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyIsJ*IwJ*IqJ*J*J*J*IzJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IRJ*J*J*J*J*J*J*J*IZJ*J*H-InIKIjJ*I%J*IcI[J*J*IIIPJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*IfJ*J*IeJ*ILIQJ*J*J*J*J*J*IPJ*InIjIzI>IjGJI^H]I$I=GtIRI4IBJ*J*J*J*IxJ*J*J*J*J*IxJ*IqI}I^InIsILJ*J*J*J*IoJ*J*J*\#
J*J*J*J*J*J*J*I{ItJ*IxGVIpH}I@ItHJIpIUIOJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYI^J*J*J*I_J*I7IEI;I6J*J*J*J*HwIvJ*HAJ*H5\#
J*IjJ*I"I1IHJ*ITItJ*IQISJ*IcJ*J*J*J*J*J*J*J*J*J*J*I[J*J*J*J*I^IoJ*J*J*J*J*J*J*J*J*IgIsIvJ*GYI^HxI1IkH/ItILIKJ*J*J*J*\#
J*J*J*J*J*J*J*J*I|J*J*IxJ*IUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H1J*IYI{J*H~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IYJ*J*J*IXJ*I?J*IGICJ*J*J*J*I=InJ*HOIyH7IyIZIrI2HxIFJ*IMIvJ*IqIqJ*IsJ*J*J*IyJ*J*J*J*J*J*J*IVI_J*J*J*I_J*IWJ*I^IX\#
J*J*J*J*IPIuJ*HeI}H6J*IYIrI:I$IRJ*ITJ*J*I}I}J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*J*IhJ*J*H-InIM\#
IhJ*I$J*J*IZJ*J*I^IbJ*J*J*J*J*J*J*J*J*J*J*J*J*IfIXJ*J*J*I[J*I=J*IEIEJ*J*J*J*I<IpJ*HMIyH;I|I]ItI3H{IHJ*IQIxJ*IrIqJ*Iu\#
J*J*J*I{J*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*IqIxJ*J*H(IiIFI`J*HgJ*I}IZJ*J*IuIwJ*J*J*J*J*J*J*J*J*J*J*J*J*I_\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*I]IqIiJ*J*J*J*J*J*J*J*J*IRJ*IMIMI`J*J*J;IYIQI]IVIVI^IfI_I^J*
"""#),
        OpenFontFace(.regular, unitsPerEm: 2000,
            advances: #"""
%E%_'l,4,40s.~$<%[%[(z,4$j'n$|)Q,4,4,4,4,4,4,4,4,4,4%9%P,4,4,4)H1Z.8-Z.&0!,/+v/D0'%u(u-z*m3T0'0q,]0q-2+H,I/N.85l-_--\#
,`&J)Q&J,4)_(H*L+k*%+k++'D*z+g%%%%*b$|1>+g+y+l+k'_)+'T+f*r0S*N*q)Q&@%:&@,4%E%=,4,4,4,4%@*H(H1P'f)#,4'n1P(H(e,4'#'#(H\#
-`.g%M(H'#(L)$/K/:/[)9.8.8.8.8.8.83X.&,/,/,/,/%u%u%u%u010'0q0q0q0q0q,40q/N/N/N/N--,Y,4*L*L*L*L*L*L0z*&++++++++%%%%%%\#
%%+w+g+y+y+y+y+y,4+x+f+f+f+f*q+l*q.8*L.8*L.6*L.&*%.&*%.&*%.&*%0!+k01+l,/++,/++,/++,/++,/++/D*z/D*z/D*z/D*z0'+g06+g%u\#
%%%u%%%u%%%v%%%u%&/M*H(u%%-z*b*b*m$|*m$|*m$|+7'n++&O0'+g0'+g0'+g,c0'+g0q+y0q+y0q+y6{2D-2'_-2'_-2'_+H)++H)++H)++H)+,I\#
'T,I'R,f'\/N+f/N+f/N+f/N+f/N+e/N+f5l0S--*q--,`)R,`)Q,`)Q%},40c$P$O'b'b,4/k,4/l
"""#,
            rows: #"""
 !"!!!#"$!%!&'()!!!!!!!!!!*+!!!!,-./0123445674489:;<=>?@ABCDE!!!!FGHIJKLMNNOIMMPGQRSTQUVWXYZ!!!
"""#,
            columns: #"""
 !"!!!#"!$%!&'()!!!!!!!!!!*+!!!,-./0///0//1////0/0/23456789!:;!!!<=>?>@A=BC==DD>D?DEFGHIJKL!!M!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*J*IOJ*IMJ*IAInJ*I;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYI`J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*G{J*G{I'J*J*J*J*HwJ*J*H[J*J*J*J*J*J*\#
J*J*J*J*IlJ*I`IWJ*IlJ*J*J*IxJ*J*J*J*J*J*J*J*J*J*IQJ*J*J*J*J*J*J*J*J*J*J*JXJ*J*J=J*I&J*I4ILJQH|J;J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IvJ*JJIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I_J*J*J*J*J7J*J*J7J*J*J*IcJ*IMIPIhJ*J*JLIyIdIcI]I[IbJ*IuJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HxJ*J*H\J*J*J*J*J*J*J*J*J*J*IaJ*ISIKJ*I_J*J*J*IdJ*J*J*J*J*J*J*J*J*J*G{J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IVJ*J*H[I\HQH|J*HGJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IBI[J*I>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H{J*HnJ*IKIhIYHgI}\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*IuJ*J*J*G{J*J*J*J*J*J*J*J*J*J*J*J*J*I[J*J*H[IaHUH}J*HCJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IEI^J*I>J*J*J*J*J*J*J*J*J*J*J*EFJ*J*J*J*HwJ*IwHvJ*J*J*J*J*J*J*J*J*J*I9J*I.I-IvI5J*J*IQI>IsIVJ*J*IvJ*IkJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H~J*IkIwJ*I>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I!J*IkIwJ*I?J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IHJ*IuJ*J*IFJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*HvJ*J*HwJ*J*J*J*J*J*J*J*J*J*IdJ*J*H[IhH|I3J*H\J*HwIeJ*J*InIsI]J*J*J*J*J*IMIp\#
I9INJ*I4J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IyJ*IkJ*InI|ItI[J*J*IrIyIuIzIzIlIdItItIsI`IkItIqJ*IdIpIhIuJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*IuIyIoIrJ*J*J*J*IkIyIhIrJ*IgJ*J*J*J*J*J*IaJ*ITJ*I\IrJ*J*J*J*IbJ*J*I@\#
J*IGJ*I_ItIPI;IgJ*IVIoIvI{I{J*IqIuIuItIxJ*IyJ*J*IiJ*IsI^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*J*J*J*I}J*\#
IYI_I_IlJ*J*ImIyI]I^I[IfJ*I]J*J*I[J*J*J*J*J*H3IlH*I.IyIyJ*J*HtJ*I|H.IhJ*J*J*J*J*J*J*J*J*HZIwI2I0I[I(J*J*I3I.I]I>IiIn\#
IOIjI:J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*IpJ*J*IhJ*J*IxJ*J*I}I}IiIsJ*J*IyI|IiIxIfItIxIcIxJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkIzIjIkIkIhIzIzIzIkIlIwIqIxJ*IrIsJ*J*J*J*J*J*J*IrJ*IxIxJ*J*J*J*IvJ*J*IgJ*J*\#
J*J*J*J*J*J*J*J*IaIwIeIfIpI^IxIxIrI_IrImIyJ*ItIyIgJ*J*J*J*J*J*J*J*IOJ*J*J*J*J*J*J*J*I3J*J*J*J*J*J*J*J*J*J*J*J*J*I=IK\#
IXJ*J*J*J*J*IAIVI"I:J*I!J*J*IMJ*H#J*J*GxJ*HZJ*J*J*J*J*J*J*J*IFJ*J*H,IUH8HgJ*H+J*H[J*J*J*I@IPIHJ*J*J*J*I}I1IPH0H[J*H-\#
J*J*J*J*J*J*IbJ*ITJ*IZIsJ*J*J*J*IcJ*J*I@J*IIJ*IaItIRI=IhJ*IWIoIvI|I{J*IrIvIvIuIyJ*IzJ*J*IjJ*IsI`IRJ*J*IyJ*J*H)I[G~I/\#
J*J*J*J*I%J*J*HDJ*J*J*IyJ*IpIkJ*J*IxIiJ*ITISJ*I`J*J*IvIpJ*J*J*J*J*J*J*J*J*J*J*J*IkJ*ITJ*IZIsJ*J*J*J*IcJ*J*I@J*IIJ*Ia\#
ItIRI=IhJ*J*IoIvI|I{J*IrIvIvIuIyJ*IzJ*J*IjJ*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*IZJ*IdIsJ*IRJ*J*J*IzI|IHIUIkJ*\#
I{I{I{IyIgI`IhIpJ*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*J*J*J*J*IoJ*J*IlJ*J*IxI{IxJ*J*I[IjJ*J*IsInI\IuIWIgIYIUIgJ*\#
IMJ*J*ISJ*J*HZHnH[HkH~I"J*I.H\J*IIH^J*J*J*J*J*J*J*J*J*J*GcIxGSGUHxGRJ*J*GkGbHmGvH:H9H6H;H&J*J*J*J*J*J*J*I[J*IaIqJ*J*\#
J*J*IhJ*J*IRJ*J*J*J*J*J*J*J*J*J*IYIuIcIcIpIYItItIkIYIsIjI{J*IrI{IeJ*IAJ*J*IOJ7J*HQIKHUHhIlImJ*ITH|J*IaH^IjJ*J*J*J*J*\#
J*J*J*J;HUJ*HRHXISHSJ*J*HxH^IQI#IYIYIOI[I0J8InJ*J*IlJ*J*HzIhH~I+IwIxJ*IvI3J*IuHtJ*J*J*J*J*J*J*J*J*J*HwJ*HwH}I_HxJ*J*\#
I4H~I\I=IjIkIcIkIHJ*J*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*J*IOJ*J*J*J*J*J*J*J*J*J*J*IyJ*I9IHIMI}J*J*IsI{I=IJI-I7J*I,J*J*I:J*\#
J*I9J7J*HFHgHDHUI>I@J*I,H\J*I=HPI]J*J*J*J*J*J*J*J*J;GiJ*GlGnI'H!J*J*H?GrI(H@HyH~H~HyHWJ8J*J*J*J*J*J*J*I|J*J*J*J*J*J*\#
J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*IYI_IYIqJ*J*ImIyIVI[IKIUJ*ILJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*IWJ*IuJ*J*J;J*J*J;J*\#
J*J*IMJ*IDIEIYJ*J*JSISIMITIOIOIWI^I\I\J*J*J*I&J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*HhIrHhI+J*HUJ*J*J*J*J*J*J*IrJ*J*J*J*J*\#
IkJ*I=ISJ*IBJ*J*J*J*IsJ*IfI_J*J*J*J*J*J*I[J*J*IuIsJ*IwGOIdHeI-IxGuIuI6INJ*J*J*J*IzJ*J*J*J*J*I|J*ItJ*J*IqJ*IUJ*J*I_J*\#
IOIRJ*J*J*IwJ*J*ILJ*ImIlJ*IIImGUIdHXH|I=G|IWI3IEJ*J*J*J*IyJ*J*J*J*J*I|J*IrI}IaIoIxINJ*J*J*J*IgI|J*IyJ*J*J*J*IvJ*J*J*\#
ItJ*J*GqIeHuI8J*H9J*IMIOJ*J*IwI{J*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIwJ*J*IxIuJ*J*J*J*IzJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*I[IYJ*J*J*J*J*J*IWJ*I{IlJ*ItIlG_IdHRHqIhGeIsI8IJJ*J*J*J*J*J*J*J*J*J*J*J*\#
IsJ*I|IoJ*IPIdJ*J*J*J*J*IXIlI[IIJ*J*J*J*I/J*J*HbJ*J*J*JLJ<J:JMJ*J*J*J*J*IhIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*ItI{J*J*H!IpI<IVJ*H^J*IpJ*J*J*IyI{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*IfI_J*J*J*J*J*J*I[J*J*IvIsJ*\#
IvGOIdHeI-IyGwIuI6INJ*J*J*J*IyJ*J*J*J*J*I{J*ItJ*J*IpJ*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIvJ*J*J*ItJ*J*J*J*I|J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I[J*J*J*J*J*J*J*J*I`J*J*H6IpIII`J*H~J*IaI^J*J*IPIVJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*IsJ*J*I_J*IMISJ*J*J*J*J*J*IMJ*ImIjI{IJIkGPIbHSHxI;GkIXI.IDJ*J*J*J*IsJ*J*J*J*J*IwJ*ImIzI\IiIuILJ*J*J*J*IyJ*J*J*\#
J*J*J*J*IwJ*J*IzIvJ*J*GnIlH|I7IuH@ItIRISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I[I_J*J*J*I`J*I8I`I:I6J*J*J*J*HzIwJ*HNJ*H:\#
J*IcIsI I&IMJ*IUIyJ*I`IbJ*IrJ*J*J*J*J*J*J*J*J*J*J*I\J*J*J*J*I]IyJ*J*J*J*J*J*IrJ*I|IlIvI}J*GeIcHrI*IiH&IwIGIMJ*J*J*J*\#
J*J*J*J*J*J*J*J*IzJ*J*IwJ*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H6I}IPIkJ*HxJ*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IYJ*J*J*I[J*IAJ*IFI=J*J*J*J*I9IqJ*HVJ*H:I{IYIjI-HyIOJ*IOIsJ*ImImJ*IqJ*J*J*IuJ*J*J*J*J*J*J*IVI`J*J*J*IbJ*IZJ*I^IS\#
J*J*J*J*INIxJ*HlJ*H9J*IYIkI7H~I[J*IWI}J*I{IzJ*I|J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*IjJ*J*H6IrIO\#
IcJ*H~J*IvI^J*J*I\IaJ*J*J*J*J*J*J*J*J*J*J*J*J*ItIXJ*J*J*I^J*I>J*ICI>J*J*J*J*I6IsJ*HSJ*H@J*I^InI.H~IRJ*IRIuJ*ImImJ*Is\#
J*J*J*IwJ*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*IsIyJ*J*H-IjI=IRJ*HbJ*IoI\J*J*IvIyJ*J*J*J*J*J*J*J*J*J*J*J*J*Ia\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*I^IzIvJ*J*J8J*J*J8J*J*J*ITJ*ILINI`J*J*JPI\IRI]IWIVI`ItIbI`J*
"""#),
        OpenFontFace(.medium, unitsPerEm: 2000,
            advances: #"""
%>%e'y,4,40|/%$@%_%_(z,4$n'o$|)X,4,4,4,4,4,4,4,4,4,4%=%U,4,4,4)N1^.A-`.#0!,.+v/B0+%}(y.'*p3\0+0u,f0u-:+K,N/R.A5t-i-9\#
,b&N)X&N,4)c(H*Q+o*'+o+.'H*~+j%,%,*o%#1F+j+}+p+n'd).'[+i*x0[*Z*w)U&C%?&C,4%>%F,4,4,4,4%E*M(H1M'f)0,4'o1M(H(f,4'#'#(H\#
-e.y%T(H'#(L)1/O/?/^)A.A.A.A.A.A.A3Y.#,.,.,.,.%}%}%}%}020+0u0u0u0u0u,40u/R/R/R/R-9,a,@*Q*Q*Q*Q*Q*Q0|*(+.+.+.+.%,%,%,\#
%,+y+j+}+}+}+}+},4+{+i+i+i+i*w+p*w.A*Q.A*Q.?*Q."*'."*'."*'."*'0!+o02+p,.+.,.+.,.+.,.+.,.+./B*~/B*~/B*~/B*~0++j0;+j%}\#
%,%}%,%}%,%~%,%}%-/Q*T(y%,.'*o*o*p%#*p%#*p%#+;'x+.&Y0++j0++j0++j,p0++j0u+}0u+}0u+}6v2F-:'d-:'d-:'c+K).+K).+K).+K).,N\#
'[,N'Y,j'b/R+i/R+i/R+i/R+i/R+h/R+i5t0[-9*w-9,b)V,b)U,b)U&',40e$S$R'm'l,4/v,4/o
"""#,
            rows: #"""
 !"!!!#"$!%!&'()!!!!!!!!!!*+!!!!,-./0123445674489:;<=>?@ABCDE!!!!FGHIJKLMNNOPMMQGRSTURVWXYZ[!!!
"""#,
            columns: #"""
 !"!!!#"!$%!&'()!!!!!!!!!!*+!!!,-./0///0//1////0/0/23456789!:;!!!<=>?>@A=BC==DD>D?DEFGHIJKL!!M!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*J*IOJ*IMJ*I@IrJ*I:J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYI`J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*GyJ*GyI'J*J*J*J*HvJ*J*H\J*J*J*J*J*J*\#
J*J*J*J*IlJ*I_IWJ*IkJ*J*J*IvJ*J*J*J*J*J*J*J*J*J*ISJ*J*J*J*J*J*J*J*J*J*J*J^J*J*J?J*I&J*I4IKJVHzJ=J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IxJ*JMIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J9J*J*J9J*J*J*IcJ*IMIQIhJ*J*JPI{IdIbI]I\IcJ*IwJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HxJ*J*H]J*J*J*J*J*J*J*J*J*J*IbJ*ISILJ*I`J*J*J*IeJ*J*J*J*J*J*J*J*J*J*GyJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*IXJ*J*H]I^HSH}J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IBI[J*I=J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H|J*HnJ*IKIgIYHhJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*IwJ*J*J*GyJ*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*H]IbHVI J*HDJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IEI^J*I=J*J*J*J*J*J*J*J*J*J*J*EBJ*J*J*J*HuJ*IuHwJ*J*J*J*J*J*J*J*J*J*I8J*I-I-IsI4J*J*IPI=IqIUJ*J*ItJ*IhJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H~J*IhIuJ*I<J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I"J*IhIuJ*I=J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ILJ*IsJ*J*IEJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*HuJ*J*HwJ*J*J*J*J*J*J*J*J*J*IbJ*J*H[IgHzI1J*HZJ*HuIeJ*J*InIsI]J*J*J*J*J*IMIq\#
I8IMJ*I3J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*I{J*IoJ*ImI{ItIZJ*J*IuIyIvIzIzIlIdIuIuItIbIlIuIqJ*IeIqIiIxJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J*J*IuIyInIrJ*J*J*J*IkIyIhIrJ*IgJ*J*J*J*J*J*IbJ*IWJ*I]IpJ*J*J*J*IaJ*J*IC\#
J*IKJ*I^IrIPI9IgJ*IVIoIwI{I{J*IrIvIvIuIyJ*IyJ*J*IjJ*IsI^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
IZI`IaIlJ*J*IoIyI^I`I^IhJ*I`J*J*I[J*J*J*J*J*H6IlH.I,IwIxJ*J*HtJ*I|H3ImJ*J*J*J*J*J*J*J*J*H\IxI1I0I[I(J*J*I4I.I]I?IkIp\#
ISIkI<J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*IoJ*J*IfJ*J*IzJ*J*I}I}IiItJ*J*IyI|IjIxIfIuIxIdIxJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlIzIjIkIkIhIzIzIzIlIlIwIrIyJ*IsItJ*J*J*J*J*J*J*IuJ*IzIvJ*J*J*J*IuJ*J*IhJ*J*\#
J*J*J*J*J*J*J*J*IbIwIfIfIpI^IxIxIqI`IrImIzJ*IuIzIgJ*J*J*J*J*J*J*J*IQJ*J*J*J*J*J*J*J*I6J*J*J*J*J*J*J*J*J*J*J*J*J*I=IL\#
IWJ*J*J*J*J*I>IVI"I9J*I!J*J*IMJ*H"J*J*GyJ*H\J*J*J*J*J*J*J*J*IJJ*J*H.IXH9HfJ*H+J*HZJ*J*J*IFIUIFJ*J*J*J*J*I1ITH2H\J*H/\#
J*J*J*J*J*J*IcJ*IWJ*I\IpJ*J*J*J*IbJ*J*ICJ*ILJ*I_IrISI;IiJ*IXIpIwI|I{J*IsIwIwIvIyJ*IzJ*J*IjJ*ItI`IRJ*J*I{J*J*H+IaH"I/\#
J*J*J*J*I%J*J*HEJ*J*J*IwJ*IqIiJ*J*IzIiJ*IVIUJ*IbJ*J*IwIqJ*J*J*J*J*J*J*J*J*J*J*J*ImJ*IWJ*I\IpJ*J*J*J*IbJ*J*ICJ*ILJ*I_\#
IrISI;IiJ*J*IpIwI|I{J*IsIwIwIvIyJ*IzJ*J*IjJ*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*I\J*IbIqJ*IOJ*J*J*IzI|IGIUIkJ*\#
I{I{I{IyIfI`IgIoJ*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*InJ*J*IkJ*J*I{I{IxJ*J*I[IkJ*J*ItInI\IuIXIhIYIUIhJ*\#
IMJ*J*ISJ*J*H\HnH]HjI I#J*I1H\J*IMH`J*J*J*J*J*J*J*J*J*J*GeIxGTGWHxGTJ*J*GpGdHkG|H;H:H8H<H(J*J*J*J*J*J*J*I]J*IcIoJ*J*\#
J*J*IgJ*J*ITJ*J*J*J*J*J*J*J*J*J*IZIvIcIdIpIYIuIuIjIZIsIjI{J*IsI{IeJ*IAJ*J*INJ9J*HSIKHVHfIiIjJ*ITHzJ*I_H^IhJ*J*J*J*J*\#
J*J*J*J=HSJ*HPHVIRHQJ*J*HxH[INI#IYIYIOI[I.J:IrJ*J*IiJ*J*H|IgI I)IuIvJ*IsI1J*IsHrI|J*J*J*J*J*J*J*J*J*HuJ*HuH{I\HvJ*J*\#
I2H{IYI;IiIjIbIiIEJ*J*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*J*IPJ*J*J*J*J*J*J*J*J*J*J*IyJ*I9IHILI}J*J*IsI{I;IJI-I6J*I,J*J*I9J*\#
J*I8J9J*HFHhHEHSI<I>J*I+HZJ*I;HPI[J*J*J*J*J*J*J*J*J=GhJ*GjGmI%H J*J*H=GqI$H?HyH}H}HzHVJ:J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*IZI`IYIpJ*J*InIyIVI\IMIWJ*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*IWJ*IxJ*J*J=J*J*J=J*\#
J*J*INJ*IDIFIZJ*J*JXITIMITIPIOIWI_I]I\J*J*J*I&J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*HhIoHfI)J*HSJ*J*J*J*J*J*J*IoJ*J*J*J*J*\#
IgJ*I<IRJ*IAJ*J*J*J*IqJ*IfI_J*J*J*J*J*J*IZJ*J*ItItJ*IwGQIcHcI+IxGsIvI5INJ*J*J*J*IyJ*J*J*J*J*I|J*IsJ*J*IoJ*IVJ*J*I^J*\#
IOISJ*J*J*IuJ*J*IKJ*ImIlJ*ILInGWIeHWHzI=G{IYI2IFJ*J*J*J*IxJ*J*J*J*J*I|J*IqI}IaInIxINJ*J*J*J*IgI}J*I{J*J*J*J*ItJ*J*J*\#
IuJ*J*GsIfHuI7J*H8J*ILIOJ*J*IwI{J*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIxJ*J*IxIvJ*J*J*J*IzJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*I[IZJ*J*J*J*J*J*IWJ*I{ImJ*IwInGaIeHPHoIhGdItI6IKJ*J*J*J*J*J*J*J*J*J*J*J*\#
IrJ*I{InJ*IPIdJ*J*J*J*J*IYIpI\IJJ*J*J*J*I1J*J*HeJ*J*J*JPJ>J<JPJ*J*J7J*J*IjIjJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IuI{J*J*H$IpI;ISJ*H]J*ImJ*J*J*IyI{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*IfI_J*J*J*J*J*J*I[J*J*IuItJ*\#
IwGQIcHcI+IyGvIvI5IOJ*J*J*J*IyJ*J*J*J*J*I{J*IsJ*J*IpJ*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIwJ*J*J*IuJ*J*J*J*I|J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J*J*J*J*J*J*J*J*IbJ*J*H8IqIHI^J*H}J*I`I_J*J*IQIXJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIxJ*J*IxIvJ*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*IMISJ*J*\#
J*J*J*J*ILJ*ImIjI{ILIkGRIcHPHvI;GjIYI-IDJ*J*J*J*IrJ*J*J*J*J*IvJ*IlIzI\IhIvILJ*J*J*J*I{J*J*J*J*J*J*J*IuJ*J*IzIwJ*J*Gs\#
IkH|I6IuH>IuIQITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I[I_J*J*J*I`J*I8IeI:I6J*J*J*J*HzIwJ*HPJ*H;J*IaIqH~I$INJ*IUIyJ*IcIe\#
J*IuJ*J*J*J*J*J*J*J*J*J*J*I\J*J*J*J*I]I{J*J*J*J*J*J*IoJ*I|IlIwJ*J*GhIdHqI(IhH$IxIFIMJ*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*Iv\#
J*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H7I}INIhJ*HvJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*J*I\J*IBJ*IFI<\#
J*J*J*J*I8IrJ*HWJ*H;I{IYIiI,HyIQJ*IOIrJ*IlIlJ*IpJ*J*J*ItJ*J*J*J*J*J*J*IVI`J*J*J*IcJ*IZJ*I^IRJ*J*J*J*IMIyJ*HmJ*H:J*IY\#
IjI6H}I]J*IWI}J*IzIzJ*I|J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*IjJ*J*H8IsIOIbJ*H}J*ItI_J*J*I\IaJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*IwIXJ*J*J*I_J*I>J*IBI=J*J*J*J*I5ItJ*HUJ*HAJ*I^ImI-I ITJ*IRItJ*IlImJ*IrJ*J*J*IwJ*J*J*J*J*J*J*IY\#
J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*ItIyJ*J*H.IjI<IOJ*HaJ*IlI\J*J*IvIzJ*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IwJ*I^I|IxJ*J*J:J*J*J:J*J*J*IUJ*ILINI`J*J*JTI\IRI]IWIVI`IwIcI`J*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 2000,
            advances: #"""
%7%l(',4,41'/+$D%c%c(z,4$q'p$})`,4,4,4,4,4,4,4,4,4,4%A%Z,4,4,4)U1a.K-g-~0!,,+v/?0/&'(|.3*s3e0/0y,q0y-C+N,S/V.K5|-u-F\#
,d&R)`&R,4)g(H*W+s**+s+1'L+$+m%4%4*~%*1N+m,"+t+s'i)2'b+m+ 0e*g*~)Y&E%E&E,4%7%P,4,4,4,4%K*Q(H1H'f)?,4'p1H(H(f,4'#'#(H\#
-k/.%\(H'#(K)?/T/D/c)I.K.K.K.K.K.K3Z-~,,,,,,,,&'&'&'&'030/0y0y0y0y0y,40y/V/V/V/V-F,k,L*W*W*W*W*W*W1 *++1+1+1+1%4%4%4\#
%4+|+m,",",",",",4,!+m+m+m+m*~+t*~.K*W.K*W.I*W-~**-~**-~**-~**0!+s03+t,,+1,,+1,,+1,,+1,,+1/?+$/?+$/?+$/?+$0/+m0@+m&'\#
%4&'%4&'%4&(%4&'%5/U*b(|%4.3*~*~*s%**s%**s%*+?(#+3&e0/+m0/+m0/+m- 0/+m0y,"0y,"0y,"6q2G-C'i-C'i-C'h+N)2+N)2+N)2+N)2,S\#
'c,S'a,n'j/V+m/V+m/V+m/V+m/V+l/V+m5|0e-F*~-F,d)Z,d)Y,d)Y&1,40g$W$V'y'x,40#,4/r
"""#,
            rows: #"""
 !"!!!#"$!%!&'()!!!!!!!!!!*+!!!!,-./0123445674489:;<=>?@ABCDE!!!!FGHIJKLMNNOPMMQGRSTURVWXYZ[!!!
"""#,
            columns: #"""
 !"!!!#"!$%!&'()!!!!!!!!!!*+!!!,-./0///0//1////0/0/23456789!:;!!!<=>?>@A=BC==DD>D?DEFGHIJKL!!M!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*J*IOJ*IMJ*I?IvJ*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYI`J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*GwJ*GwI'J*J*J*J*HtJ*J*H]J*J*J*J*J*J*\#
J*J*J*J*IlJ*I]IVJ*IjJ*J*J*ItJ*J*J*J*J*J*J*J*J*J*IUJ*J*J*J*J*J*J*J*J*J*J*JcJ*J*JAJ*I%J*I3IJJ[HxJ?J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I{J*JQIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J;J*J*J;J*J*J*IdJ*INIQIhJ*J*JTI}IeIbI^I]IdJ*IzJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HxJ*J*H_J*J*J*J*J*J*J*J*J*J*IcJ*ISIMJ*IaJ*J*J*IeJ*J*J*J*J*J*J*J*J*J*GwJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*I[J*J*H_I`HVI J*HIJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IBI[J*I=J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H~J*HnJ*IJIfIYHiJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*IzJ*J*J*GwJ*J*J*J*J*J*J*J*J*J*J*J*J*I_J*J*H_IdHXI!J*HFJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IEI^J*I<J*J*J*J*J*J*J*J*J*J*J*E<J*J*J*J*HtJ*IsHyJ*J*J*J*J*J*J*J*J*J*I7J*I,I,IqI3J*J*IOI;InITJ*J*IrJ*IdJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I J*IdIrJ*I:J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I#J*IdIrJ*I:J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IQJ*IpJ*J*IDJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*HtJ*J*HwJ*J*J*J*J*J*J*J*J*J*IaJ*J*H[IgHxI.J*HWJ*HtIfJ*J*InIsI]J*J*J*J*J*ILIq\#
I7IMJ*I2J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*I}J*IsJ*ImIyIuIYJ*J*IxIyIvIzIzIlIeIuIuItIcImIuIrJ*IfIrIjI{J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*ItIyInIrJ*J*J*J*IjIzIhIsJ*IgJ*J*J*J*J*J*IcJ*IZJ*I_ImJ*J*J*J*I_J*J*IF\#
J*IOJ*I\IpIQI7IhJ*IWIpIwI|I{J*IsIwIwIvIyJ*IzJ*J*IjJ*IsI_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
I\IbIbImJ*J*IqIzI_IcIaIjJ*IcJ*J*IZJ*J*J*J*J*H:IlH3I+IuIvJ*J*HsJ*I|H9IqJ*J*J*J*J*J*J*J*J*H^IxI1I0I\I(J*J*I6I-I]IAIlIq\#
IWImI>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*InJ*J*IeJ*J*I}J*J*I}I}IiItJ*J*IzI}IkIyIgIvIyIeIyJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImIzIjIkIjIhIzIzIzImImIvIsIzJ*IsItJ*J*J*J*J*J*J*IyJ*I}ItJ*J*J*J*ItJ*J*IjJ*J*\#
J*J*J*J*J*J*J*J*IcIwIgIgIpI^IxIxIpIaIrImIzJ*IvIzIhJ*J*J*J*J*J*J*J*ISJ*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*I>IM\#
IVJ*J*J*J*J*I<IVI"I8J*I J*J*IMJ*H!J*J*GyJ*H_J*J*J*J*J*J*J*J*IOJ*J*H1I[H:HeJ*H*J*HZJ*J*J*IKIZIDJ*J*J*J*J*I1IXH4H\J*H1\#
J*J*J*J*J*J*IdJ*I[J*I^InJ*J*J*J*I`J*J*IFJ*IQJ*I]IpISI9IiJ*IXIpIxI}I|J*ItIwIwIwIyJ*I{J*J*IjJ*ItI`IRJ*J*I}J*J*H.IhH&I/\#
J*J*J*J*I%J*J*HFJ*J*J*IuJ*IqIgJ*J*I|IjJ*IWIWJ*IdJ*J*IxIqJ*J*J*J*J*J*J*J*J*J*J*J*IoJ*I[J*I^InJ*J*J*J*I`J*J*IFJ*IQJ*I]\#
IpISI9IiJ*J*IpIxI}I|J*ItIwIwIwIyJ*I{J*J*IjJ*ItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*I_J*I`InJ*ILJ*J*J*IyI|IGIUIjJ*\#
I{I{I{IyIeI`IfInJ*IeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*ImJ*J*IjJ*J*I}I{IyJ*J*I[IkJ*J*IuIoI\IvIYIhIYIVIhJ*\#
IMJ*J*IRJ*J*H^HnH`HiI!I#J*I4H[J*IQHcJ*J*J*J*J*J*J*J*J*J*GgIxGUGXHyGVJ*J*GuGfHiH#H<H;H:H=H*J*J*J*J*J*J*J*I`J*IdIlJ*J*\#
J*J*IgJ*J*IVJ*J*J*J*J*J*J*J*J*J*I[IwIdIeIpIZIuIuIjI\IsIjI{J*ItI{IeJ*I@J*J*IMJ;J*HUIJHXHdIeIfJ*ISHxJ*I]H^IgJ*J*J*J*J*\#
J*J*J*J?HRJ*HMHTIPHPJ*J*HwHYILI"IXIYIPI[I,J;IvJ*J*IfJ*J*H~IfI"I'IrItJ*IqI.J*IpHqI{J*J*J*J*J*J*J*J*J*HrI|HrHyIYHtJ*J*\#
I0HxIVI:IgIhIaIhIAJ*J*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*J*IQJ*J*J*J*J*J*J*J*J*J*J*IyJ*I8IHIKI}J*J*ItI{I8IJI,I5J*I+J*J*I8J*\#
J*I6J;J*HGHiHFHQI:I<J*I)HWJ*I9HQIYJ*J*J*J*J*J*J*J*J?GgJ*GhGlI#G~J*J*H:GoI!H=HyH|H|HzHTJ;J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*I\IbIYIpJ*J*InIyIUI^INIXJ*INJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*IXJ*I{J*J*J?J*J*J?J*\#
J*J*INJ*IDIFIZJ*J*J]IUINITIQIOIXI`I^I\J*J*J*I&J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*HgIlHdI'J*HPJ*J*J*J*J*J*J*IlJ*J*J*J*J*\#
IdJ*I;IQJ*I@J*J*J*J*InJ*IfI_J*J*J*J*J*J*IZJ*J*ItIuJ*IxGSIbHaI(IyGqIwI3IOJ*J*J*J*IxJ*J*J*J*J*I{J*IrJ*J*InJ*IVJ*J*I]J*\#
IPITJ*J*J*IsJ*J*IKJ*ImIlJ*INInGXIfHUHxI=GzIZI1IFJ*J*J*J*IwJ*J*J*J*J*I{J*IpI|IaImIyINJ*J*J*J*IgJ*J*I}J*J*J*J*IrJ*J*J*\#
IvJ*J*GvIhHtI5J*H7J*IJIPJ*J*IwI{J*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIxJ*J*IxIwJ*I}J*J*I{J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*I[IZJ*J*J*J*J*J*IVJ*I{InJ*IzIqGcIfHNHmIhGcIuI5IKJ*J*J*J*I|J*J*J*J*J*J*J*\#
IqI}I{ImJ*IPIcJ*J*J*J*J*IZItI]IKJ*J*J*J*I2J*J*HhJ*J*J*JTJ@J>JUJ*J*J8J*J*IlIlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IuI{J*J*H&IpI:IQJ*H\J*IjJ*J*J*IxI{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*IfI`J*J*J*J*J*J*IZJ*J*IuItJ*\#
IxGSIbHaI(IyGuIwI4IOJ*J*J*J*IxJ*J*J*J*J*I{J*IsJ*J*IoJ*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIwJ*J*J*IvJ*J*J*J*I|J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I_J*J*J*J*J*J*J*J*IcJ*J*H:IqIHI\J*H{J*I`I`J*J*ISIYJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIxJ*J*IxIwJ*I|J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I]J*INISJ*J*\#
J*J*J*J*ILJ*ImIjI|INIlGSIdHNHsI:GhIZI,IDJ*J*J*J*IqJ*J*J*J*J*IvJ*IkIyI[IgIvILJ*J*J*J*I}J*J*J*J*J*J*J*IsJ*J*IzIwJ*J*Gy\#
IjH{I4IuH<IvIQIUJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\I_J*J*J*I`J*I8IkI:I6J*J*J*J*H{IwJ*HSJ*H<J*I`InH}I!IOJ*IUIzJ*IfIh\#
J*IxJ*J*J*J*J*J*J*J*J*J*J*I\J*J*J*J*I]J*J*J*J*J*J*J*IlJ*I|ImIxJ*J*GjIeHpI'IgH"IyIEIMJ*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*Iv\#
J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H8I|ILIdJ*HuJ*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*J*I]J*IBJ*IEI;\#
J*J*J*J*I7IsJ*HYJ*H<I{IXIgI+HyISJ*IOIrJ*IkIkJ*IpJ*J*J*IsJ*J*J*J*J*J*J*IVI`J*J*J*IdJ*I[J*I^IQJ*J*J*J*IMIzJ*HoJ*H;J*IY\#
IhI5H|I_J*IXI|J*IyIyJ*I|J*J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*IjJ*J*H:ItIPIaJ*H|J*IrI`J*J*I[IaJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*IzIXJ*J*J*I`J*I?J*IAI;J*J*J*J*I4IuJ*HVJ*HCJ*I^IkI,I!IVJ*ISItJ*IkIlJ*IrJ*J*J*IvJ*J*J*J*J*J*J*IY\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItIyJ*J*H0IjI:ILJ*H`J*IhI\J*J*IwIzJ*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IzJ*I^J*I{J*J*J;J*J*J;J*J*J*IUJ*ILINI`J*J*JYI]ISI]IXIVI`IzIdI`J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 2000,
            advances: #"""
%+%w(?,4,418/6$K%j%j(z,4$x'q% )m,4,4,4,4,4,4,4,4,4,4%H%b,4,4,4)a1h.[-r-x0!,*+w/;05&7)$.I*y3u051!-#1!-S+T,\/\.[6,.+-]\#
,g&Y)m&Y,4)n(H*a+z*.+z+7'T+++s%A%A+8%61\+s,)+{+z'q)8'o+s++0u*~+*)`&J%O&J,4%+%a,4,4,4,4%U*Y(H1A'e)X,4'q1A(H(g,4'#'#(H\#
-u/Q%j(H'#(I)X/]/N/j)W.[.[.[.[.[.[3]-x,*,*,*,*&7&7&7&704051!1!1!1!1!,41!/\/\/\/\-],{,a*a*a*a*a*a*a1$*0+7+7+7+7%A%B%A\#
%A,!+s,),),),),),4,(+s+s+s+s+*+{+*.[*a.[*a.Y*a-w*.-w*.-w*.-w*.0!+z04+{,*+7,*+7,*+7,*+7,*+7/;++/;++/;++/;++05+s0I+s&7\#
%A&7%A&7%A&7%A&7%C/\*y)$%A.I+8+8*y%6*y%6*y%5+G(6+:&y05+s05+s05+s-:05+s1!,)1!,)1!,)6i2J-S'q-S'q-S'q+T)8+T)8+T)8+T)8,\\#
'o,\'n,u'w/\+s/\+s/\+s/\+s/\+r/\+s6,0u-]+*-],g)`,g)`,g)`&A,40l$]$](-(-,407,4/x
"""#,
            rows: #"""
 !"!!!#"$!%!&'()!!!!!!!!!!*+!!!!,-./0123445674489:;<=>?@ABCDE!!!!FGHIJKLMNNOPMMQGRSTURVWXYZ[!!!
"""#,
            columns: #"""
 !"!!!#"!$%!&'()!!!!!!!!!!*+!!!,-./0///0//1////0/0/23456789!:;!!!<=>?>@A=BC==DD>D?DEFGHIJKL!!M!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*J*IPJ*ILJ*I>I|J*I8J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYI`J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*GtJ*GtI&J*J*J*J*HrJ*J*H_J*J*J*J*J*J*\#
J*J*J*J*IlJ*I[ITJ*IiJ*J*J*IpJ*J*J*J*J*J*J*J*J*J*IXJ*J*J*J*J*J*J*J*J*J*J*JmJ*J*JEJ*I#J*I1IIJcHtJBJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*JXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J=J*J*J=J*J*J*IdJ*INIRIiJ*J*J[J*IeIaI^I^IeJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HxJ*J*HbJ*J*J*J*J*J*J*J*J*J*IeJ*ITINJ*IbJ*J*J*IfJ*J*J*J*J*J*J*J*J*J*GtJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*I`J*J*HcIdHZI#J*HJJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IBI\J*I;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I"J*HnJ*IJIdIZHkJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*GtJ*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*HcIfH\I$J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IEI^J*I;J*J*J*J*J*J*J*J*J*J*J*E3J*J*J*J*HrJ*IoH{J*J*J*J6J*J*J6J*J*J*I5J*I)I*ImI2J*J*INI9IjISJ*J*InJ*I^J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I"J*I^InJ*I7J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I$J*I^InJ*I6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*IlJ*J*IBJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*HqJ*J*HwJ*J*J*J*J*J*J*J*J*J*I^J*J*H[IeHuI*J*HRJ*HrIgJ*J*InItI]J*J*J*J*J*IKIr\#
I5ILJ*I/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*IzJ*IkIvIuIWJ*J*J*IyIxI{I{IlIeIwIwIvIeInIwItJ*IhItIkJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*ItIxIlIrJ*J*J*J*IhI{IiIsJ*IhJ*J*J*J*J*J*IdJ*I_J*IcIhJ*J*J*J*I\J*J*IK\#
J*IVJ*IXIkIQI3IiJ*IWIpIyI|I|J*ItIxIxIwIzJ*I{J*J*IkJ*ItI_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
I_IeIdImJ*J*IsI{IaIhIfIoJ*IhJ*J*IYJ*J*J*J*J*H@IlH<I)IrIrJ*J*HqJ*I|HBIyJ*J*J*J*J*J*J*J*J*HaIyI/I/I\I'J*J*I8I,I]ICIoIt\#
I^IpIAJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*IlJ*J*IcJ*J*J*J*J*I}J*IiIuJ*J*IzI}IlIyIiIwIyIfIzJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoIzIjIlIjIhI{I{IzIoImIvItI{J*ItIuJ*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*IsJ*J*ImJ*J*\#
J*J*J*J*J*J*J*J*IeIwIhIiIoI^IyIyIoIbIrImI{J*IwI{IhJ*J*J*J*J*J*J*J*IVJ*J*J*J*J*J*J*J*I?J*J*J*J*J*J*J*J*J*J*J*J*J*I?IO\#
ISJ*J*J*J*J*I7IVI"I7J*I J*J*IMJ*G~J*J*GzJ*HdJ*J*J*J*J*J*J*J*IVJ*J*H5IaH<HdJ*H*J*HYJ*J*J*IUIbIAJ*J*J*J*J*I0I_H8H]J*H4\#
J*J*J*J*J*J*IeJ*I`J*IaIiJ*J*J*J*I]J*J*ILJ*IXJ*IZIkITI5IjJ*IYIqIyI}I|J*IuIyIyIxIzJ*I|J*J*IkJ*IuI`IQJ*J*J*J*J*H2IsH,I/\#
J*J*J*J*I$J*J*HHJ*J*J*IrJ*IrIdJ*J*J*IjJ*IZIZJ*IgJ*J*IyIrJ*J*J*J*J*J*J*J*J*J*J*J*IrJ*I`J*IaIiJ*J*J*J*I]J*J*ILJ*IXJ*IZ\#
IkITI5IjJ*J*IqIyI}I|J*IuIyIyIxIzJ*I|J*J*IkJ*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IcI}I\IjJ*IFJ*J*J*IyI|IFIUIhJ*\#
I{I{I{IyIdIaIdImJ*IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*IlJ*J*IhJ*J*J*I|I{J*J*IZImJ*J*IvIqI]IwIZIjIYIVIiJ*\#
ILJ*J*IRJ*J*HbHnHdHhI"I%J*I:H[J*IYHhJ*J*J*J*J*J*J*J*J*J*GjIwGVGZHzGYJ*J*G}GjHeH.H=H<H=H?H.J*J*J*J*J*J*J*IdJ*IfIgJ*J*\#
J*J*IeJ*J*IZJ*J*J*J*J*J*J*J*J*J*I]IxIfIfIoIZIwIwIhI^ItIkI|J*IuI|IfJ*I?J*J*IKJ=J*HZIJH\H`I_I`J*IRHuJ*IZH^IeJ*J*J*J*J*\#
J*J*J6JCHPJ*HIHQIMHMJ*J*HwHUIHI"IXIXIPI[I(J>I|J*J*I`J*J*I#IdI$I#InIpJ*ImI*J*IlHnIyJ*J*J*J*J*J*J*J*J*HmIzHnHuITHqJ*J*\#
I-HsIPI7IdIeI_IeI;J*J*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*J*IRJ*J*J*J*J*J*J*J*J*J*J*IyJ*I8IHIII}J*J*ItI|I4III*I4J*I)J*J*I7J*\#
J*I3J=J*HIHkHIHLI7I8J*I'HRJ*I5HQIUJ*J*J*J*J*J*J*J6JCGdJ*GeGiH~G}J*J*H6GlHyH:HyH{HzH{HPJ>J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IjJ*J*J*J*J*J*J*J*J*J*J*J*J*I^IdIYIoJ*J*IpIyITIaIPI[J*IPJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*IXJ*J*J*J*JCJ*J*JCJ*\#
J*J*IOJ*IEIGI[J*J*JeIVINIUIRIPIYIaI`I\J*J*J*I&J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*J*HgIgH`I#J*HLJ*J*J*J*J*J*J*IgJ*J*J*J*J*\#
I]J*I8IOJ*I>J*J*J*J*IjJ*IfI_J*J*J*J*J*J*IXJ*J*IsIvJ*IzGWIaH]I$IyGnIxI0IPJ*J*J*J*IwJ*J*J*J*J*I{J*IqJ*J*IlJ*IWJ*J*I\J*\#
IPIUJ*J*J*IoJ*J*IJJ*ImIlJ*ISIoG[IhHQHuI=GwI]I/IGJ*J*J*J*IvJ*J*J*J*J*I{J*IoI|I`IlIzINJ*J*J*J*IgJ*J*J*J*J*J*J*InJ*J*J*\#
IwJ*J*GzIjHsI2J*H5J*IHIPJ*J*IwI|J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*IwIxJ*I{J*J*I{J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*I\I[J*J*J*J*J*J*IVJ*I{IpJ*J*IuGfIhHJHjIhGaIwI3ILJ*J*J*J*IzJ*J*J*J*J*J*J*\#
IoI{IzIlJ*IPIcJ*J*J*J*J*I]I{I_ILJ*J*J*J*I5J*J*HnJ*J*J*J[JDJAJ\J*J*J:J*J*InIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J6J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IvI{J*J*H+IqI8IMJ*HZJ*IeJ*J*J*IwIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*IgI`J*J*J*J*J*J*IYJ*J*ItIvJ*\#
IyGVI`H^I$IyGsIyI2IQJ*J*J*J*IwJ*J*J*J*J*I{J*IrJ*J*ImJ*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{IyJ*J*J*IwJ*J*J*J*I}J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*IeJ*J*H=IrIGIXJ*HyJ*I_IaJ*J*IUI\J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*IwIxJ*IzJ*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IZJ*INITJ*J*\#
J*J*J*J*IJJ*ImIjI|ISIlGUIfHJHoI:GdI]I)IEJ*J*J*J*IpJ*J*J*J*J*IuJ*IiIxI[IeIwIKJ*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*IzIxJ*J*H$\#
IiH{I0IuH8IxIOIVJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\I_J*J*J*IaJ*I8IuI:I6J*J*J*J*H|IwJ*HXJ*H>J*I]IjH|H|IQJ*IUI|J*IlIn\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*J*J*J*I]J*J*J*J*J*J*J*IgJ*I{IoIyJ*J*GoIgHmI$IfG~IzIDINJ*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*Iu\#
J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H9I|IHI^J*HsJ*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*J*I^J*ICJ*IEI8\#
J*J*J*J*I5ItJ*H\J*H=I|IXIdI*HyIWJ*IPIpJ*IiIjJ*IoJ*J*J*IqJ*J*J*J*J*J*J*IVI`J*J*J*IeJ*I\J*I^IOJ*J*J*J*ILI{J*HqJ*H<J*IX\#
IeI4H{IbJ*IYI|J*IxIxJ*I{J*J*J*I}J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*IkJ*J*H=IuIPI_J*HzJ*InIaJ*J*I[IaJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*IaJ*I?J*I@I8J*J*J*J*I1IvJ*HXJ*HEJ*I_IiI+I"IZJ*ISIrJ*IiIjJ*IqJ*J*J*ItJ*J*J*J*J*J*J*IY\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuIzJ*J*H2IjI6IGJ*H^J*IcI]J*J*IwI{J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I^J*J*J*J*J>J*J*J>J*J*J*IVJ*ILINI`J*J*JaI^ISI\IXIVIaJ*IeIaJ*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 2000,
            advances: #"""
$r&.(l,4,41Y/J$X%w%w(z,4%%'s%#*(,4,4,4,4,4,4,4,4,4,4%W%s,4,4,4)x1t.|.)-l0",&+x/40B&T)0.s+%440B1.-E1/-p+_,n/i.|6H.R.*\#
,n&g*(&g,4){(H*u,)*7,)+A'c+:, %[%[+h%M1w, ,6,*,)(#)D((, +A15+K+?)m&S%a&S,4$r&#,4,4,4,4%g*i(H13'e*),4's13(H(h,4'#'#(H\#
.*04&&(H'#(F*)/n/`/x)s.|.|.|.|.|.|3a-l,&,&,&,&&T&T&T&T070B1.1.1.1.1.,41./i/i/i/i.*-<-+*u*u*u*u*u*u1-*9+A+A+A+A%[%\%[\#
%[,), ,6,6,6,6,6,4,6, , , , +?,*+?.|*u.|*u.y*u-k*7-k*7-k*7-k*70",(07,*,&+A,&+A,&+A,&+A,&+A/4+:/4+:/4+:/4+:0B, 0Z, &T\#
%[&T%[&T%[&T%[&T%]/i+G)0%[.s+h+h+%%M+%%M+%%L+U(Y+H'A0B, 0B, 0B, -k0B, 1.,61.,61.,66Y2O-p(#-p(#-p("+_)D+_)D+_)D+_)D,n\#
(),n((-#(1/i, /i, /i, /i, /i+~/i, 6H15.*+?.*,n)m,n)m,n)m&b,40t$j$j(T(T,40^,40$
"""#,
            rows: #"""
 !"!!!#"$!%!&'()!!!!!!!!!!*+!!!!,-./0123445674489:;<=>?@ABCDE!!!!FGHIJKLMNNOPMMQGRSTURVWXYZ[!!!
"""#,
            columns: #"""
 !"!!!#"!$%!&'()!!!!!!!!!!*+!!!,-./0///0//1////0/0/23456789!:;!!!<=>?>@A=BC==DD>D?DEFGHIJKL!!M!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IEJ*J*IQJ*ILJ*I<J*J*I5J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYIaJ*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*GmJ*GmI&J*J*J*J*HnJ*J*HcJ*J*J*J*J*J*\#
J*J*J*J*IkJ*IWIQJ*IgJ*J*J*IiJ*J*J*J*J*J*J*J*J*J*I_J*J*J*J*J*J*J*J*J*J*J*K!J*J*JMJ*I J*I.IEJsHmJIJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*JeJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*JCJ*J*JCJ*J*J*IeJ*IOISIiJ*J*JiJ*IfI`I`IaIhJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HwJ*J*HgJ*J*J*J*J*J*J*J*J*J*IiJ*IUIQJ*IeJ*J*J*IgJ*J*J*J*J*J*J*J*J*J*GmJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*IiJ*J*HjIkHaI)J*HLJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICI]J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I(J*HnJ*IHIaIZHnJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*GmJ*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*HkIkHbI)J*HLJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IDI^J*I9J*J*J*J*J*J*J*J*J*J*J*E"J*J*J*J*HmJ*IhI J*J*J*J9J*J*J:J*J*J*I2J*I%I'IeI/J*J*IKI4IaIQJ*J*IfJ*IRJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*IRIgJ*I0J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I'J*IRIgJ*I/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*IdJ*J*I>J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IEJ*HmJ*J*HwJ*J*J*J*J*J*J*J*J*J*IYJ*J*HZIcHnI!J*HIJ*HmIiJ*J*InItI\J*J*J*J*J*IIIt\#
I2IJJ*I+J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*IiIqIvITJ*J*J*IzIzI{I{ImIgIyIyIxIjIpIyIwJ*IlIwInJ*J*J*J*J*J*J8\#
J*J*J*J*J*J*J*J*J*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*IsIwIjIrJ*J*J*J*IeI}IjIuJ*IiJ*J*J*J*J*J*IfJ*IjJ*IiI_J*J*J*J*IWJ*J*IV\#
J*IdJ*IRIcISI+IkJ*IYIrI{I}I}I{IwIzIzIzI{J*I}J*J*IlJ*IuI`J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
IeIkIiIoJ*J*IyI}IeIqIpIwJ*IqJ*J*IWJ*J*J*J*J*HMIlHMI$IkIlJ*J*HnJ*I|HTJ*J*J*J*J*J*J*J*J*J*HhIzI-I.I]I&J*J*I<I*I]IGItIy\#
IkIuIHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*IiI{J*I^J*J*J*J*J*I}J*IjIwJ*J*I|J*InI{IlIzIzIiI|J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsIzIjIlIiIhI{I{IzIsInIuIvJ*J*IuIvJ*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*IqJ*J*IrJ*J*\#
J*J*J*J*J*J*J*J*IhIxIkIlInI^IzIzImIfIrImI|J*IzI|IiJ*J*J*J*J*J*J*J*I\J*J*J*J*J*J*J*J*IIJ*J*J*J*J*J*J*J*J*J*J*J*J*IAIS\#
IOJ*J*J*J*J*I.IVI!I4J*H~J*J*IMJ*GzJ*J*G{J*HnJ*J*J*J*J*J*J*J*IeJ*J*H>IkH@HaJ*H)J*HWJ*J*J*IhIrI:J*J*J*J*J*I0IlH?H_J*H;\#
J*J*J*J*J*J*IhJ*IkJ*IhI`J*J*J*J*IXJ*J*IWJ*IfJ*ITIcIVI-IlJ*I[IrI{J*I}I{IxI{I{IzI{J*J*J*J*IlJ*IvIaIQJ*J*J*J*J*H;J*H9I/\#
J*J*J*J*I#J*J*HLJ*J*J*IkJ*IsI]J*J*J*IlJ*I`IaJ*InJ*J*I|IsJ*J*J*J*J*J*J*J*J*J*J*J*IxJ*IkJ*IhI`J*J*J*J*IXJ*J*IWJ*IfJ*IT\#
IcIVI-IlJ*JDIrI{J*I}I{IxI{I{IzI{J*J*J*J*IlJ*IvJ>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IoJ*J*IlIzIUIaJ*I;J*J*J*IxI|IDIUIeI|\#
I{I{I{IyIaIaIaIjJ*I_J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*IhI}J*IdJ*J*J*I|J*J*J*IYIoJ*J*IxItI]IyI\IlIZIXIjJ*\#
ILJ*J*IPJ*J*HjHnHkHfI%I'J*IFHZJ*IgHqJ*J*J*J*J*J*J*J*J*J*GqIwGZG_H|G`J*J*H/GqH^HBH@H?HDHCH6J*J*J*J*J*J*J*IlJ*IkI]J*J*\#
J*J*IcJ*J*IaJ*J*J*J*J*J*J*J*J*J*I`I{IiIjInI[IyIyIfIbItIlI}J*IxI}IfJ*I=J*J*IGJCJ*HbIHHbHYISIUJ*IPHnJ*ITH^I`J*J*J*J*J*\#
J*J*J9JJHKJ*HAHKIHHGJ*J*HuHMI@I IWIXIRI[I!JDJ*J*J*ITJ*J*I*IaI)HzIgIiJ*IeI!J*IdHiItJ*J*J*J*J*J*J*J*J*HcIvHeHnIJHjI|I|\#
I&HhIEI2I^I`I[I`I/J*J*J*J*J*J*J*J*IZJ*J*J*J*J*J*J*J*ITJ*J*J*J*J*J*J*J*J*J*J*IyJ*I6IHIEI}J*J*IuI}I+III'I1J*I&J*J*I4J*\#
J*I-JCJ*HLHnHMHDI0I1J*I#HIJ*I-HRINJ*J*J*J*J*J*J*J:JJG`J*G^GeHwGyJ*J*H/GgHmH5HyHwHvH}HJJDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*IcIhIXInJ*J*IrIyIRIgIUI`J*ITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*IZJ*J*J*J*JJJ*J*JJJ*\#
J*J*IQJ*IFIII\J*J*JvIYIPIUITIQI[IdIcI]J*J*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*J*HfI^HYHzJ*HDJ*J*J*J*J*J*J*I^J*J*J*J*J*\#
IQJ*I4IKJ*I:J*J*J*J*IaJ*IgI_J*J*J*J*J*J*IVJ*J*IqIxJ*I}G^I]HVHzIzGgI|I+IRJ*J*J*J*ItJ*J*J*J*J*IyJ*ImJ*J*IgJ*IXJ*J*IYJ*\#
IRIXJ*J*J*IhJ*J*IIJ*InIlJ*I\IqGaIkHKHnI=GsIcI,IIJ*J*J*J*IsJ*J*J*J*J*IzJ*IlIzI`IiI|INJ*J*J*J*IgJ*J*J*J*J*J*J*IfJ*J*J*\#
IzJ*J*H#InHqI-J*H1J*IDIQJ*J*IwI|J*J*J*J*J*J*J*J*J*J*J*J*J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzI|I}J*IwI{J*IwJ*J*I}J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*I\I]J*J*J*J*J*J*ITJ*I{IsJ*J*I|GmIkHBHcIiG^I{I.IMJ*J*J*J*IvJ*J*J*J*J*I|J*\#
IkIwIxIhJ*IPIaJ*J*J*J8J*IaJ*IbIOJ*J*J*J*I:J*J*HzJ*J*J*JiJKJHJjJ*J*J?J*J*ItIwJ*J*J*J*J*J*J*J*J*J*J*J*J*J9J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IxI|J*J*H4IrI4IEJ*HWJ*I[J*J*J*IuIyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*IhIbJ*J*J*J*J*J*IWJ*J*IsIxJ*\#
I|G]I]HXH{IzGoI|I.ISJ*J*J*J*IuJ*J*J*J*J*I{J*IpJ*J*IjJ*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{I{J*J*J*IzJ*I|J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*IjJ*J*HDIsIEIQJ*HtJ*I]IdJ*J*IZIaJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzI|I}J*IwI{J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IVJ*IOIUJ*J*\#
J*J*J*J*IHJ*ImIjI}I[ImGZIiHBHfI8G^IaI%IFJ*J*J*J*IlJ*J*J*J*J*ItJ*IfIvIYIaIxIKJ*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*IzIzI}J*H6\#
IfHzI*IuH0I{IMIYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^I`J*J*J*IaJ*I9J*I:I6J*J*J*J*H~IxJ*HbJ*HBJ*IWIaHzHsIUJ*IVJ*J*IwIy\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*J*J*J*I]J*J*J*J*J*J*J*I^J*IzIrI{J*J*GxIkHiH}IdGwI|I@IOJ*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*It\#
J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H=I{IAIRJ*HnJ*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*J*IaJ*IEJ*IDI4\#
J*J*J*J*I2IvJ*HaJ*H@I}IWI^I&HyI^J*IQInJ*IfIgJ*ImJ*J*J*InJ*J*J*J*J*J*J*IVIaJ*J*J*IhJ*I^J*I^IKJ*J*J*J*IJJ*J*HvJ*H?J*IX\#
I`I1HwIiJ*I[IzJ*IvIvJ*IzJ*J*J*IzJ*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*IlJ*J*HDIxIRI[J*HvJ*IfIdJ*J*IYIaJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*IdJ*I@J*I>I3J*J*J*J*I-IyJ*H]J*HIJ*I_IdI'I$IbJ*ITIpJ*IeIgJ*IoJ*J*J*IqJ*J*J*J*J*J*J*IY\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvIzJ*J*H6IkI0I<J*HZJ*IXI^J*J*IxI|J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I^J*J*J*J*JDJ*J*JDJ*J*J*IXJ*IKINI`J*J*JpI`ITI\IYIVIbJ*IgIbJ*
"""#),
        OpenFontFace(.black, unitsPerEm: 2000,
            advances: #"""
% &"(S,4,41G/?$Q%p%p(z,4$}'r%!)y,4,4,4,4,4,4,4,4,4,4%O%j,4,4,4)k1m.j-|-s0",(+w/80;&D)).\*~4#0;1'-31(-`+Y,d/b.j69.=-q\#
,j&_)y&_,4)t(H*j,"*2,"+;'[+2+y%M%M+N%A1h+y,/,",!'y)>'z+x+51$+3+3)f&N%W&N,4% %p,4,4,4,4%]*`(H1;'e)n,4'r1;(H(g,4'#'#(H\#
-~/o%v(H'#(H)n/e/V/p)d.j.j.j.j.j.j3_-s,(,(,(,(&D&D&D&D050;1'1'1'1'1',41'/b/b/b/b-q-+,t*j*j*j*j*j*j1(*4+;+;+;+;%M%N%M\#
%M,%+y,/,/,/,/,/,4,.+x+x+x+x+3,"+3.j*j.j*j.h*j-r*2-r*2-r*2-r*20",!05,",(+;,(+;,(+;,(+;,(+;/8+2/8+2/8+2/8+20;+y0Q+y&D\#
%M&D%M&D%M&D%M&D%O/b+/))%M.\+N+N*~%A*~%A*~%@+M(F+@',0;+y0;+y0;+y-P0;+y1',/1',/1',/6b2L-`'y-`'y-`'x+Y)>+Y)>+Y)>+Y)>,d\#
'{,d'y,{(#/b+x/b+x/b+x/b+x/b+x/b+x691$-q+3-q,j)f,j)f,j)f&P,40o$c$c(?(?,40I,4/}
"""#,
            rows: #"""
 !"!!!#"$!%!&'()!!!!!!!!!!*+!!!!,-./0123445674489:;<=>?@ABCDE!!!!FGHIJKLMNNOPMMQGRSTURVWXYZ[!!!
"""#,
            columns: #"""
 !"!!!#"!$%!&'()!!!!!!!!!!*+!!!,-./0///0//1////0/0/23456789!:;!!!<=>?>@A=BC==DD>D?DEFGHIJKL!!M!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IEJ*J*IPJ*ILJ*I=J*J*I6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYIaJ*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*GqJ*GqI&J*J*J*J*HpJ*J*HaJ*J*J*J*J*J*\#
J*J*J*J*IkJ*IYISJ*IhJ*J*J*ImJ*J*J*J*J*J*J*J*J*J*I[J*J*J*J*J*J*J*J*J*J*J*JvJ*J*JIJ*I"J*I0IGJjHqJEJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J@J*J*J@J*J*J*IeJ*IOIRIiJ*J*JaJ*IfIaI_I`IgJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HwJ*J*HdJ*J*J*J*J*J*J*J*J*J*IgJ*ITIPJ*IcJ*J*J*IfJ*J*J*J*J*J*J*J*J*J*GqJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*IdJ*J*HfIgH]I&J*HKJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICI\J*I:J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*HnJ*IIIcIZHlJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*GqJ*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*HgIhH_I&J*HJJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IDI^J*I:J*J*J*J*J*J*J*J*J*J*J*E+J*J*J*J*HpJ*IlH}J*J*J*J7J*J*J8J*J*J*I4J*I'I)IiI0J*J*IMI7IfIRJ*J*IjJ*IYJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I#J*IYIkJ*I4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*I&J*IYIkJ*I3J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*IhJ*J*I@J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IEJ*HoJ*J*HwJ*J*J*J*J*J*J*J*J*J*I\J*J*HZIdHrI&J*HNJ*HpIhJ*J*InItI\J*J*J*J*J*IJIs\#
I4IKJ*I-J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*IjItIvIVJ*J*J*IzIyI{I{ImIfIxIxIwIgIoIxIuJ*IjIuImJ*J*J*J*J*J*J6\#
J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*IsIxIkIrJ*J*J*J*IgI|IiItJ*IhJ*J*J*J*J*J*IeJ*IdJ*IfIdJ*J*J*J*IZJ*J*IP\#
J*I]J*IUIhIRI/IjJ*IXIqIzI}I|I}IvIyIyIyIzJ*I|J*J*IkJ*ItI`J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
IbIhIfInJ*J*IvI|IcIlIkIrJ*IlJ*J*IXJ*J*J*J*J*HFIlHDI'IoIoJ*J*HpJ*I|HJJ*J*J*J*J*J*J*J*J*J*HdIyI.I/I]I'J*J*I:I+I]IEIqIv\#
IdIrIDJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*IkI}J*IaJ*J*J*J*J*I}J*IjIvJ*J*I{J*ImIzIjIxIzIhI{J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqIzIjIlIiIhI{I{IzIqInIuIuI}J*ItIuJ*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*IrJ*J*IoJ*J*\#
J*J*J*J*J*J*J*J*IfIxIiIjIoI^IyIyInIdIrImI{J*IyI{IiJ*J*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*J*ICJ*J*J*J*J*J*J*J*J*J*J*J*J*I@IQ\#
IQJ*J*J*J*J*I3IVI!I5J*H~J*J*IMJ*G|J*J*GzJ*HiJ*J*J*J*J*J*J*J*I]J*J*H9IeH>HbJ*H)J*HXJ*J*J*I^IiI>J*J*J*J*J*I0IeH;H^J*H7\#
J*J*J*J*J*J*IgJ*IeJ*IdIeJ*J*J*J*I[J*J*IQJ*I^J*IWIhIUI1IkJ*IZIqIzJ*I}I}IvIzIzIyIzJ*I}J*J*IkJ*IuIaIQJ*J*J*J*J*H6I}H2I/\#
J*J*J*J*I$J*J*HJJ*J*J*IoJ*IrIaJ*J*J*IkJ*I]I]J*IjJ*J*I{IrJ*J*J*J*J*J*J*J*J*J*J*J*IuJ*IeJ*IdIeJ*J*J*J*I[J*J*IQJ*I^J*IW\#
IhIUI1IkJ*J:IqIzJ*I}I}IvIzIzIyIzJ*I}J*J*IkJ*IuJ6J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*IgI|IYIfJ*IAJ*J*J*IxI|IEIUIgJ*\#
I{I{I{IyIbIaIcIkJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IjJ*J*J*J*J*J*IjJ*J*IfJ*J*J*I|I|J*J*IZInJ*J*IwIrI]IxI[IkIZIWIiJ*\#
ILJ*J*IQJ*J*HfHnHgHgI#I&J*I@HZJ*I_HlJ*J*J*J*J*J*J*J*J*J*GmIwGXG\H{G\J*J*H&GmHbH7H?H>H@HAH2J*J*J*J*J*J*J*IhJ*IhIbJ*J*\#
J*J*IdJ*J*I]J*J*J*J*J*J*J*J*J*J*I^IyIgIhIoI[IxIxIgI`ItIkI|J*IvI|IfJ*I>J*J*IIJ@J*H]IIH_H]IYI[J*IQHrJ*IWH^IcJ*J*J*J*J*\#
J*J*J7JFHNJ*HEHNIKHJJ*J*HvHQIDI!IWIXIQI[I%JAJ*J*J*IZJ*J*I&IcI&H~IkImJ*IiI&J*IhHlIwJ*J*J*J*J*J*J*J*J*HhIxHjHrIOHnJ*J*\#
I*HnIKI5IaIcI]IcI5J*J*J*J*J*J*J*J*IZJ*J*J*J*J*J*J*J*ISJ*J*J*J*J*J*J*J*J*J*J*IyJ*I7IHIGI}J*J*IuI|I0III)I3J*I(J*J*I6J*\#
J*I0J@J*HJHlHKHII4I5J*I%HNJ*I1HRIRJ*J*J*J*J*J*J*J8JFGbJ*GbGgH{G{J*J*H3GjHtH8HyHyHxH|HMJAJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*I`IfIXIoJ*J*IqIyISIdIRI]J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*IYJ*J*J*J*JFJ*J*JFJ*\#
J*J*IPJ*IEIHI[J*J*JmIWIOIUISIPIZIbIaI]J*J*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*HfIcH]H~J*HHJ*J*J*J*J*J*J*IcJ*J*J*J*J*\#
IXJ*I6IMJ*I<J*J*J*J*IfJ*IgI_J*J*J*J*J*J*IWJ*J*IrIwJ*I{GZI_HZI IzGkIzI.IQJ*J*J*J*IvJ*J*J*J*J*IzJ*IoJ*J*IjJ*IWJ*J*I[J*\#
IQIVJ*J*J*IlJ*J*IJJ*InIlJ*IWIpG^IiHNHrI=GuI`I.IHJ*J*J*J*ItJ*J*J*J*J*IzJ*ImI{I`IjI{INJ*J*J*J*IgJ*J*J*J*J*J*J*IjJ*J*J*\#
IyJ*J*G~IlHrI0J*H3J*IFIQJ*J*IwI|J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzI{J*J*IwIyJ*IyJ*J*I|J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I`J*I\I\J*J*J*J*J*J*IUJ*I{IqJ*J*IxGiIiHFHgIiG`IyI1ILJ*J*J*J*IxJ*J*J*J*J*J*J*\#
ImIyIyIjJ*IPIbJ*J*J*J6J*I_J*I`IMJ*J*J*J*I7J*J*HtJ*J*J*JaJGJDJbJ*J*J<J*J*IqIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J7J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IwI|J*J*H/IqI6IIJ*HYJ*IaJ*J*J*IvIzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*IgIaJ*J*J*J*J*J*IXJ*J*ItIwJ*\#
I{GYI_H[I IzGqIzI0IRJ*J*J*J*IvJ*J*J*J*J*I{J*IqJ*J*IlJ*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{IzJ*J*J*IyJ*J*J*J*I}J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*J*J*J*IgJ*J*H@IrIFIUJ*HwJ*I^IcJ*J*IWI^J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzI{J*J*IwIyJ*IxJ*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IXJ*IOITJ*J*\#
J*J*J*J*IIJ*ImIjI}IVImGWIgHFHkI9GaI_I'IEJ*J*J*J*InJ*J*J*J*J*IuJ*IhIwIZIcIwIKJ*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*IzIyJ*J*H,\#
IhHzI-IuH4IyINIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I]I`J*J*J*IaJ*I9J*I:I6J*J*J*J*H}IxJ*H]J*H@J*IZIfH{HxISJ*IVI}J*IqIs\#
J*J*J*J*J*J*J*J*J*J*J*J*J*I\J*J*J*J*I]J*J*J*J*J*J*J*IcJ*I{IpIzJ*J*GsIiHkI!IeG{I{IBINJ*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*Iu\#
J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H;I{IEIYJ*HqJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*J*I`J*IDJ*IDI6\#
J*J*J*J*I4IuJ*H^J*H?I|IWIaI(HyIZJ*IPIoJ*IhIiJ*InJ*J*J*IpJ*J*J*J*J*J*J*IVIaJ*J*J*IgJ*I]J*I^IMJ*J*J*J*IKI}J*HsJ*H>J*IX\#
IcI2HyIeJ*IZI{J*IwIwJ*I{J*J*J*I|J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*IjJ*J*J*J*J*J*J*J*IkJ*J*H@IvIQI]J*HxJ*IjIbJ*J*IZIaJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*IcJ*I@J*I?I6J*J*J*J*I/IxJ*HZJ*HGJ*I_IgI)I#I^J*ITIqJ*IgIiJ*IpJ*J*J*IsJ*J*J*J*J*J*J*IY\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuIzJ*J*H4IkI3IBJ*H\J*I^I]J*J*IxI{J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*I^J*J*J*J*JAJ*J*JAJ*J*J*IWJ*IKINI`J*J*JhI_ITI\IYIVIaJ*IfIaJ*
"""#)
        ])
}
