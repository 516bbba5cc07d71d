// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-manrope 4.505. Not for editing.

extension OpenFontFamily {
    static let manrope = OpenFontFamily(
        ["Manrope"], unitsPerEm: 2000, ascender: 2132, descender: 600, faces: [
        OpenFontFace(.ultraLight, unitsPerEm: 2000,
            advances: #"""
$4%y'335+q2~-M#o(X(X(l,4%%(p$\'Q,0'S+]+7,.,$-%*,+i-%%a%u,Z/k,Z*Z2t,n,^.f-e+k*>.L-u$8)7+g*H1O-y.r,6.r,r,F,H.R,23-,&*x\#
,6(@'Q(@-y-u)[+G,,+A,,,&'-,,,&$8$f)q$81-,&,(,,,,'%*n'},&*&/_*d*^+)(G$`(G-1$4%y+A,"-)*x$`*n**/g&U*V,\(p,f**)M,\(8( )[\#
,:,6$4(,&J'0*V3[2T3y*Z,n,n,n,n,n,n3%.f+k+k+k+k$8$8$8$8-O-y.r.r.r.r.r* .r.R.R.R.R*x,",*+G+G+G+G+G+G3w+A,&,&,&,&$8$8$8\#
$8,&,&,(,(,(,(,(+C,(,&,&,&,&*^,,*^,n+G,n+G,n+G.f+A.f+A.f+A.f+A-e.0-O,,+k,&    +k,&+k,&+k,&.L,,.L,,.L,,.L,,-u,&.>,&$8\#
$8$8$8    $8$8$8$8    )7$f+g)q  *H$8*H$8*H%M    *H'Y-y,&-y,&-y,&  -y,&.r,(    .r,(7_5S,r'%,r'%,r'%,F*n,F*n,F*n,F*n,H\#
'},H'},H(F.R,&.R,&.R,&.R,&.R,&.R,&3-/_*x*^*x,6+),6+),6+)  +C0H#k#k&f&f-%,4-12L
"""#,
            rows: #"""
  ! "  #$%  &'&( )* +,-. /0      1234567 89:;  <=>?"@ABBCDE$ %   FGH8IJKLM NMOO++8PQR8SSTUV$ % 
"""#,
            columns: #"""
 !"!#!!$%&!!'(')!*+,-!!.!!/0!!!!!1!2!!!3!45!!!!3!3!#67889:!%!&!!!;4<<<=>4?@4?AA<ABCDEFGGHIJ%!&!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*EaJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*J*J*IMJ*IMJ*J*J*J*J*J*J*J*J*JHJ*J*HpIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIMIMJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J>J*J*J*J*J*J*J*J*GWJ*J*J*GWJ*J*J*J*J*J*J*J*J*IMHpJ*IMJfJ*J*IMJ*HHJ*J*J*J*J*J*J*J*\#
J*HpJ*J*J*J*J*J*J*J*J*J*JzJ*J*J*HpHpJ*J*J*J*J*J*J*IaI9J*J*J*JfJ*I9J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*GWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9JfJ*J*J*IaJ*J*J*IMHHJ*I/I%HHJ*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*\#
J*J*J*J*J*G/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMI%J*J*J*J*IMJ*J*IMJ*J*J*IaJ*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*I9IaJ*J*J*J*J*J\J*J*J*J\J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*J*IaJ*IaIaJ*J*J*J*J*J*\#
J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H IaJ*J*J*J*I9JzJ*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H IaH J*J*J*I9J*J*J*J*JzJ*J*J*JzIaIaJ*J*Hp\#
IaH\J*HpJ*J*IWJ*J*J*J*J*J*J*IaJ*I9J*I%J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*JfJ*J*HpI%J*J*J*J*J*IaJ*J*J*IaJ*J*J*J*J*J*IaIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpI%J*J*\#
J*J*J*IaJ*J*J*IaJ*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWIMJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*GaJ*J*J*J*J*IuJ*J*J*IuJ*J*J*J*J*J*J*J*J*IaIkJ*J*J*J*J*IaJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*IaJ*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*IaJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*IMJ*J*J*J*I%J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*I9J*IMJ*J*J*ICJ*IaIKICJ*J*I/\#
J*I%J*GWJ*GWJ*IMJ*HHJ*J*J*J*J*J*J*J*J*J*IaJ*J*H J*HHJ*H J*J*IaJ*J*J*J*J*J*J*IWJ*ICJ*I%J*J*J*J*J*J*J*HpI%J*J*J*J*J*Ia\#
J*J*J*IaJ*J*J*J*IaJ*IMI%IMJ*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*HpFfJ*J*J*J*J*I%J*J*J*I%J*J*J*J*J*J*J*IMJ*IMJ*\#
JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpIMJ*J*J*J*J*IaJ*J*J*IaJ*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*H H J*J*J*J*IaJ*H \#
H4IaJ*J*J*HHKCJ*J*J*JfH\HHJ*HHJ*J*I%HHI%HpJ*I%HpH\H\HpJ*J*J*IMJ*J*J*IaJ*J*J*J*J*IMJ*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*HpI/J*J*J*J*H\J*I%I%H\IaIaJ*IMJ*J*J*J*J*I/HpJ*I/IaJ*IMI/J*IMJ*IMIMIMJ*IaJ*J*J*\#
IaJ*J*J*J*IMJzJ*J*J*J*J*J*J*J*IMIMJ*J*JzJ*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*IMJ*J*J*G/H J*J*J*J*H\J*ICHHH\\#
I9I9J*HHJfJ*J*IaJhHHHHJ*HHJ*J*I%HHI9HHJ*I9ICIMICICJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*HpJ*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*IaJ*IMJ*J*J*IaJ*Ia\#
J*I9IaJ*J*J*J*J*J\J*J*J*J\J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*J*IaIaIaIaJ*J*IaJ*IaJ*I9IaJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*HpJ*IMJ*HpJ*IkJ*J*IkJ*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*I9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpIuJ*J*J*J*J*IkJ*\#
J*J*J*J*IaIaIuJ*J*J*J*J*JfJ*J*I%J*J*J*J*J*J*J*J*J*J*J*J*JhJ*KCJ*J*J*J*IkIaJ*J*JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*IMJ*IuJ*J*J*J*J*J*J*J*IaJ*I9J*IaJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*H\J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*IaHHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IaIWIuJ*IaJ*J*J*J*J*IaJ*J*J*J*J*J*J*J*IaJ*IaJ*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*\#
IaIaIaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IkJ*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*I9IaHHJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*ICIMIaJ*IaJ*J*J*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*\#
IMIaIaJ*IaJ*J*J*IaJ*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*ICIaIaJzIuJ*J*J*J*J*J*JzJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*ICIMI9J*J*J*J*J*IMJ*J*J*J*J*J*IaJ*
"""#),
        OpenFontFace(.light, unitsPerEm: 2000,
            advances: #"""
$4&9'e3<,,2}-X$/(j(j) ,1%>(p$}'o,P's+n+J,;,*-&*A+~-&%~&/,i/k,i*n2{-(,j.u-x+u*K.^./$W)P,,*W1Y.0/$,M/$-',a,O.^,K3H,G+>\#
,W(K'o(K.!-u)|+U,<+P,<,2'=,<,;$W% *.$W1O,;,:,<,<'?*y(4,;*D/v*v*s+,([% ([-U$4&9+P,"-<+>% *y*I0?&X*x,\(p,z*5)M,\(@(*)|\#
,O,l$O(7&Y'4*x4%3*4:*n-(-(-(-(-(-(32.u+u+u+u+u$W$W$W$W-g.0/$/$/$/$/$*-/$.^.^.^.^+>,:,B+U+U+U+U+U+U3s+P,2,2,2,2$W$W$W\#
$W,/,;,:,:,:,:,:+C,:,;,;,;,;*s,<*s-(+U-(+U-(+U.u+P.u+P.u+P.u+P-x.]-g,<+u,2    +u,2+u,2+u,2.^,<.^,<.^,<.^,<./,;.W,;$W\#
$W$W$W    $W$W$W$W    )P% ,,*.  *W$W*W$W*W&5    *^'h.0,;.0,;.0,;  .0,;/$,:    /$,:7[5O-''?-''?-''?,a*y,a*y,a*y,a*y,O\#
(4,O(4,O(\.^,;.^,;.^,;.^,;.^,;.^,;3H/v+>*s+>,W+,,W+,,W+,  +C0H$6$6';';-F,h-H2]
"""#,
            rows: #"""
  ! "  #$%  &'&( )* +,-. /0      1234567 89:;  <=>?"@ABBCDE$ %   FGH8IJKLM NMOO++8PQR8SSTUV$ % 
"""#,
            columns: #"""
 !"!#!!$%&!!'(')!*+,-!!.!!/0!!!!!1!2!!!3!45!!!!3!6!#7899:;!%!&!!!<4===>?@AB@ACC=CDEFGHIIJKL%!&!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*EaJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*J*J*J*IMJ*IMJ*J*J*J*J*J*J*J*J*JHJ*J*HpIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Ia\#
IMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*IuJ>J*J*J*J*J*J*J*J*GWJ*J*J*GWJ*J*J*J*J*J*J*J*J*J*IMHfJ*IMJ*JfJ*J*IMJ*HH\#
J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*J*J*J*J*J*JmJ*J*J*I%HsJ*J*HsJ*J*J*J*J*IaI9J*J*J*J*JfJ*I9J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*GWJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9JUJ*J*J*IaJ*J*J*IMJ*HHJ*I/I%HHJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*G/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMI%J*J*J*J*J*IMJ*J*IMJ*J*J*IaJ*J*J*\#
J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Ia\#
J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*I9IaJ*J*J*J*J*JMJ*J*J*JMJ*J*J*J*J*HpJ*IMIa\#
HHJ*J*J*J*J*J*J*J*J*J*J*J*J*IaIzIaIaJ*J*J*J*J*J*J*J*J*J*J*IOJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HA\#
IhJ*J*J*J*I9JmJ*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*J*IhJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*H IaH J*J*J*I9J*J*J*J*JwJ*J*J*JwIaIaJ*J*IaHpIaH\J*HpJ*J*IWJ*J*J*J*J*J*J*J*IaJ*I9J*I%J*J*J*\#
J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JfJ*J*HpI%J*J*J*J*J*IaJ*\#
J*J*IaJ*J*J*J*J*J*J*IaIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*IaJ*J*J*J*J*IaJ*IMIMIM\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IWIMJ*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*GaJ*J*J*J*J*IuJ*J*J*IuJ*J*J*IxJ*J*J*J*J*J*IaIkJ*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*\#
J*J*J*J*IaJ*J*J*IaJ*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IaJ*J*IMJ*J*J*J*I%J*J*J*J*J*J*J*J*J*J*IJJ*J*IMJ*J*J*J*J*J*I9J*IMJ*J*J*J*ICJ*IaIKICJ*J*I/J*I%J*GW\#
J*GWJ*IMJ*HHJ*J*J*J*J*J*J*J*J*J*IaJ*J*IaH J*HHJ*H J*J*IaJ*J*J*J*J*J*J*J*IWJ*ICJ*I%J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*\#
J*IaJ*J*J*J*J*IaJ*IMI%IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*HpFfJ*J*J*J*J*I%J*J*J*I%J*J*J*IxJ*J*J*J*IMJ*IT\#
J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpIMJ*J*J*J*J*IaJ*J*J*IaJ*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*H H J*\#
J*J*J*IaJ*H H4IaJ*J*J*HHJ*KCJ*J*J*JfH\HHJ*HHJ*J*J*I%HHI%HpJ*I%HpH\H\HpJ*J*J*IMJ*J*J*IaJ*J*J*J*J*IMJ*J*J*IMJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*HpI/J*J*J*J*H\J*I%I%H\IaIaJ*IMIaJ*J*J*J*J*I/HpJ*I/J*IaJ*IM\#
I/J*IMJ*IMIMIMJ*IaJ*J*J*IaJ*J*J*J*IMJzJ*J*J*J*J*J*J*J*IMIMJ*J*IMJzJ*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*IM\#
J*J*J*G/H J*J*J*J*H\J*ICHHH\I9I9IxHHI9JfJ*J*IaJhHHHHJ*HHJ*J*J*I%HHI9HHJ*I9ICIMICICJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*IaJ*IMJ*J*J*IaJ*IaJ*I9IaJ*J*J*J*J*JMJ*J*J*JMJ*J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*J*J*IaIa\#
IZIaJ*J*IaJ*IaJ*I9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*IkJ*J*J*IkJ*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*I|I9IaJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpIuJ*J*J*J*J*J*IkJ*J*J*J*J*IaIaIuJ*J*J*J*J*JfJ*J*I%J*J*J*J*J*J*J*J*J*J*J*J*JhJ*J*KC\#
J*J*J*J*IkIaJ*J*JhJHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*I%J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I\\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*IMJ*IuJ*J*J*J*J*J*J*J*IaJ*I9J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*H\J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*IaHHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaI\IuJ*IaJ*J*J*J*J*J*IaJ*J*J*J*J*\#
J*J*J*IaJ*IaJ*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*IaIaIaJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*I9IaHHJ*J*J*J*J*I|J*J*J*I|J*J*J*J*J*HpJ*\#
J*J*ICIMIaJ*IaJ*J*J*J*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*IMIaIaJ*IaJ*J*J*J*IaJ*\#
J*J*J*IuJ*J*J*J*J*J*J*J*J*J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*ICIaIaJzIrJ*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*ICIMI9J*J*J*J*J*J*IMJ*J*J*J*J*J*IdJ*
"""#),
        OpenFontFace(.regular, unitsPerEm: 2000,
            advances: #"""
$4&Y(83D,F2}-d$O(|(|)2,-%X(p%@(/,p(4, +],G,/-&*V,5-&&<&I,y/k,y+"3"-@,v/&.-, *Y.p.G$w)h,O*g1b.G/6,d/6-:,},U.j,c3b,h+c\#
,x(V(/(V.)-u*=+b,L+^,M,='L,L,P$w%:*J$w1q,P,K,L,M'X+%(I,P*b0/+)+*+.(o%@(o-y$4&Y+^,"-P+c%@+%*g0w&\+:,\(p-/*?)M,\(H(3*=\#
,c-B$i(B&h'9+:4O3_4[+"-@-@-@-@-@-@3@/&, , , , $w$w$w$w.!.G/6/6/6/6/6*9/6.j.j.j.j+c,Q,Y+b+b+b+b+b+b3o+^,=,=,=,=$w$w$w\#
$w,9,P,K,K,K,K,K+C,K,P,P,P,P+*,L+*-@+b-@+b-@+b/&+^/&+^/&+^/&+^.-/+.!,M, ,=    , ,=, ,=, ,=.p,L.p,L.p,L.p,L.G,P.o,P$w\#
$w$w$w    $w$w$w$w    )h%:,O*J  *g$w*g$w*g&}    *t'w.G,P.G,P.G,P  .G,P/6,K    /6,K7V5K-:'X-:'X-:'X,}+%,}+%,}+%,}+%,U\#
(I,U(I,U(q.j,P.j,P.j,P.j,P.j,P.j,P3b0/+c+*+c,x+.,x+.,x+.  +C0H$_$_'p'p-h-=-^2o
"""#,
            rows: #"""
  ! "  #$%  &'&( )* +,-. /0      1234567 89:;  <=>?"@ABBCDE$ %   FGH8IJKLM NMOO++8PQR8SSTUV$ % 
"""#,
            columns: #"""
 !"!#!!$%&!!'(')!*+,-!!.!/01!!!!!2!3!!!4!56!!!!4!7!#89::;<=%!&!!!>5???@ABCDBCEE?EFGHIJKKLMN%!&!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*EaJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*J*J*J*IMJ*IMJ*J*J*J*J*J*J*J*J*JHJ*J*HpIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*IaJ>J*J*J*J*J*J*J*J*GWJ*J*J*J*GWJ*J*J*J*J*J*J*J*J*J*J*IMH\J*\#
IMJ*JfJ*J*IMJ*HHJ*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J_J*J*J*J*I9HwJ*J*HwJ*J*J*J*J*J*IaI9J*J*J*J*JfJ*I9J*I9J*J*J*\#
J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ITJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*GWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9JEJ*J*J*J*Ia\#
J*J*J*IMJ*HHJ*I/I%HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*G/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IMI%J*J*J*J*J*IMJ*J*IMJ*J*J*IaJ*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IM\#
J*I9IaJ*J*J*J*J*J>J*IuJ*J*J>J*J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIuIaIaJ*J*J*J*J*J*J*J*J*J*J*IPJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HcInJ*J*J*J*I9J_J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H IaH J*J*J*I9J*J*J*J*\#
JsJ*J*J*J*JsIaIaJ*J*IaHpIaH\J*HpJ*J*J*IWJ*J*J*J*J*J*J*J*IaJ*I9J*I%J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JfJ*J*HpI%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*IaIMIMJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMIMIMIxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*ITJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWIMJ*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*GaJ*J*\#
J*J*J*IuJ*J*J*J*IuJ*J*J*IhJ*J*J*J*J*J*J*IaIkJ*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*J*IaJ*J*\#
J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaJ*J*IMJ*J*J*J*I%J*J*J*J*J*J*J*J*J*J*IuIFJ*J*IMJ*J*J*J*J*J*J*I9J*IMJ*J*J*J*ICJ*IaIKICJ*J*I/J*I%J*GWJ*GWJ*IM\#
J*HHJ*J*J*J*J*J*J*J*J*J*J*IaJ*J*IaH J*HHJ*H J*J*J*IaJ*J*J*J*J*J*J*J*IWJ*ICJ*I%J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*J*\#
IaJ*J*J*J*J*IaJ*IMI%IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*HpFfJ*J*J*J*J*I%J*J*J*J*I%J*J*J*IhJ*J*J*J*IMJ*\#
J*IZJ*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpIMJ*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*\#
J*J*J*H H J*J*J*J*IaJ*J*H H4IaJ*J*J*HHJ*KCJ*J*J*JfJ*H\HHJ*HHJ*J*J*I%HHI%HpJ*I%HpH\H\HpJ*J*J*IMJ*J*J*IaJ*J*J*J*J*IMJ*\#
J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*HpI/J*J*J*J*H\J*J*I%I%H\IaIaJ*IMIaJ*J*\#
J*J*J*J*I/HpJ*I/J*IaJ*IMI/J*IMJ*IMIMIMJ*IaJ*J*J*IaJ*J*J*J*IMJzJ*J*J*J*J*J*J*J*J*IMIMJ*J*IMJzJ*J*J*J*J*J*IaJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I9J*J*IMJ*J*J*G/H J*J*J*J*H\J*J*ICHHH\I9I9IhHHI9JfJ*J*IaJhJ*HHHHJ*HHJ*J*J*I%HHI9HHJ*I9ICIMICICJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IMJ*J*J*IaJ*IaJ*I9IaJ*J*J*J*J*J>J*IuJ*J*J>J*J*J*J*\#
J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIaITIaJ*J*IaJ*IaJ*I9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*J*IkJ*J*\#
J*IkJ*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*InI9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*IuJ*J*J*J*J*J*IkJ*J*J*J*J*IaIa\#
IuJ*J*J*J*J*JfJ*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*JhJ*J*KCJ*J*J*J*J*IkIaJ*J*JhJHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*IMJ*IuJ*\#
J*J*J*J*J*J*J*IaJ*I9J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*H\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*\#
IaHHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IaIuJ*IaJ*J*J*J*J*J*IaJ*J*J*J*I|J*J*J*IaJ*IaJ*ITJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*I%J*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIaIaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IaJ*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*I9IaHHJ*J*J*J*J*InJ*J*J*J*InJ*J*J*J*J*HpJ*J*J*ICJ*IMIaJ*IaJ*J*J*J*Ia\#
J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*IMJ*IaIaJ*IaJ*J*J*J*IaJ*J*J*J*IuJ*J*J*J*J*J*\#
J*J*J*J*HHJ*J*J*J*J*IuJ*J*J*J*IuJ*J*J*J*J*I9J*J*J*ICJ*IaIaJzInJ*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I%J*J*J*ICJ*IMI9J*J*J*J*J*J*IMJ*J*J*J*J*J*IhJ*
"""#),
        OpenFontFace(.medium, unitsPerEm: 2000,
            advances: #"""
$4&x(j3K,`2|-o$n)/)/)E,*%q(p%a(M-1(T,1+p,T,5-'*k,J-'&Y&b-)/k-)+63)-Y-#/5.@,**f/#.`%7*",s*v1l.]/G,{/G-N-9,\.v,|3}-*,)\#
-:(a(M(a.0-u*^+p,\+m,],I'\,\,e%7%S*f%724,e,],\,]'r+0(_,e+!0F+;+?+1)$%_)$.>$4&x+m,"-c,)%_+0+'1O&_+\,\(p-C*J)M,\(P(=*^\#
,x-x%%(M&x'=+\4x464{+6-Y-Y-Y-Y-Y-Y3M/5,*,*,*,*%7%7%7%7.9.]/G/G/G/G/G*F/G.v.v.v.v,),i,q+p+p+p+p+p+p3k+m,I,I,I,I%7%7%7\#
%7,B,e,],],],],]+C,],e,e,e,e+?,\+?-Y+p-Y+p-Y+p/5+m/5+m/5+m/5+m.@/X.9,],*,I    ,*,I,*,I,*,I/#,\/#,\/#,\/#,\.`,e/),e%7\#
%7%7%7    %7%7%7%7    *"%S,s*f  *v%7*v%7*v'e    ++('.],e.],e.],e  .],e/G,]    /G,]7R5G-N'r-N'r-N'r-9+0-9+0-9+0-9+0,\\#
(_,\(_,\)(.v,e.v,e.v,e.v,e.v,e.v,e3}0F,)+?,)-:+1-:+1-:+1  +C0H%*%*(E(E.*-q-u3!
"""#,
            rows: #"""
  ! "  #$%  &'&( )* +,-. /0      1234567 89:;  <=>?"@ABBCDE$ %   FGH8IJKLM NMOO++8PQR8SSTUV$ % 
"""#,
            columns: #"""
 !"!#!!$%&!!'(')!*+,-!!.!/01!!!!!2!3!!!4!56!!!!4!7!#89::;<=%!&!!!>5???@ABCDBCEE?EFGHIJKKLMN%!&!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*EaJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*J*J*J*IMJ*IMJ*J*J*J*J*J*J*J*J*JHJ*J*HpIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*IMJ>J*J*J*J*J*J*J*J*GWJ*J*J*J*GWJ*J*J*J*J*J*J*J*J*J*J*IMHRJ*\#
IMJ*JfJ*J*IMJ*HHJ*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*JRJ*J*J*J*IMHzJ*J*HzJ*J*J*J*J*J*IaI9J*J*J*J*JfJ*I9J*I9J*J*J*\#
J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*GWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*Ia\#
J*J*J*IMJ*HHJ*I/I%HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*G/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IMI%J*J*J*J*J*IMJ*J*IMJ*J*J*IaJ*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IM\#
J*I9IaJ*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*IzJ*J*IaIpIaIaJ*J*J*J*J*J*J*J*J*J*J*IRJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%IuJ*J*J*J*I9JRJ*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H IaH J*J*J*I9J*J*J*J*\#
JpJ*J*J*J*JpIaIaJ*J*IaHpIaH\J*HpJ*J*J*IWJ*J*J*J*J*J*J*J*IaJ*I9J*I%J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JfJ*J*HpI%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*IaIMIMJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMIMIMIpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWIMJ*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*GaJ*J*\#
J*J*J*IuJ*J*J*J*IuJ*J*J*IWJ*J*J*J*J*J*J*IaIkJ*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*J*IaJ*J*\#
J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaJ*J*IMJ*J*J*J*I%J*J*J*J*J*J*J*J*J*J*IkICJ*J*IMJ*J*J*J*J*J*J*I9J*IMJ*J*J*J*ICJ*IaIKICJ*J*I/J*I%J*GWJ*GWJ*IM\#
J*HHJ*J*J*J*J*J*J*J*J*J*J*IaJ*J*IaH J*HHJ*H J*J*J*IaJ*J*J*J*J*J*J*J*IWJ*ICJ*I%J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*J*\#
IaJ*J*J*J*J*IaJ*IMI%IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*HpFfJ*J*J*J*J*I%J*J*J*J*I%J*J*J*IWJ*J*J*J*IMJ*\#
J*IaJ*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpIMJ*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*\#
J*J*J*H H J*J*J*J*IaJ*J*H H4IaJ*J*J*HHJ*KCJ*J*J*JfJ*H\HHJ*HHJ*J*J*I%HHI%HpJ*I%HpH\H\HpJ*J*J*IMJ*J*J*IaJ*J*J*J*J*IMJ*\#
J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*HpI/J*J*J*J*H\J*J*I%I%H\IaIaJ*IMIaJ*J*\#
J*J*J*J*I/HpJ*I/J*IaJ*IMI/J*IMJ*IMIMIMJ*IaJ*J*J*IaJ*J*J*J*IMJzJ*J*J*J*J*J*J*J*J*IMIMJ*J*IMJzJ*J*J*J*J*J*IaJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I9J*J*IMJ*J*J*G/H J*J*J*J*H\J*J*ICHHH\I9I9IWHHI9JfJ*J*IaJhJ*HHHHJ*HHJ*J*J*I%HHI9HHJ*I9ICIMICICJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IMJ*J*J*IaJ*IaJ*I9IaJ*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*\#
J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*IzJ*J*IaIaIMIaJ*J*IaJ*IaJ*I9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*J*IkJ*J*\#
J*IkJ*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*IaI9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*IuJ*J*J*J*J*J*IkJ*J*J*J*J*IaIa\#
IuJ*J*J*J*J*JfJ*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*JhJ*J*KCJ*J*J*J*J*IkIaJ*J*JhJHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*IMJ*IuJ*\#
J*J*J*J*J*J*J*IaJ*I9J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*H\J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*\#
IaHHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IfIuJ*IaJ*J*J*J*J*J*IaJ*J*J*J*IuJ*J*J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*I%J*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIaIaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IaJ*J*I\J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*I9IaHHJ*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*HpJ*J*J*ICJ*IMIaJ*IaJ*J*J*J*Ia\#
J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*IMJ*IaIaJ*IaJ*J*J*J*IaJ*J*J*J*IuJ*J*J*J*J*J*\#
J*J*J*J*HHJ*J*J*J*J*IkJ*J*J*J*IkJ*J*J*J*J*I9J*J*J*ICJ*IaIaJzIkJ*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I%J*J*J*ICJ*IMI9J*J*J*J*J*J*IMJ*J*J*J*J*J*IkJ*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 2000,
            advances: #"""
$4'8)=3R,z2{-z%.)A)A)X,'&+(p&#(k-Q(t,B,$,a,;-(+!,_-(&v&{-8/k-8+J30-r-//D.S,4*s/5.y%V*;-8+&1v.s/X-3/X-b-T,c/#-649-K,N\#
-[(l(k(l.7-u+ +~,l+|,m,U'l,l,z%V%l+#%V2V,z,o,l,m(-+;(u,z+?0]+M+T+4)7%~)7.b$4'8+|,"-v,N%~+;+F2'&b+~,\(p-W*U)M,\(X(G+ \#
-..O%@(X'('A+~5B4k5<+J-r-r-r-r-r-r3Z/D,4,4,4,4%V%V%V%V.Q.s/X/X/X/X/X*S/X/#/#/#/#,N-"-*+~+~+~+~+~+~3g+|,U,U,U,U%V%V%V\#
%V,K,z,o,o,o,o,o+C,o,z,z,z,z+T,l+T-r+~-r+~-r+~/D+|/D+|/D+|/D+|.S0&.Q,m,4,U    ,4,U,4,U,4,U/5,l/5,l/5,l/5,l.y,z/B,z%V\#
%V%V%V    %V%V%V%V    *;%l-8+#  +&%V+&%V+&(M    +A(6.s,z.s,z.s,z  .s,z/X,o    /X,o7N5C-b(--b(--b(--T+;-T+;-T+;-T+;,c\#
(u,c(u,c)>/#,z/#,z/#,z/#,z/#,z/#,z490],N+T,N-[+4-[+4-[+4  +C0H%T%T(y(y.K.F.-32
"""#,
            rows: #"""
  ! "  #$%  &'&( )* +,-. /0      1234567 89:;  <=>?"@ABBCDE$ %   FGH8IJKLM NMOO++8PQR8SSTUV$ % 
"""#,
            columns: #"""
 !"!#!!$%&!!'(')!*+,-!!.!/01!!!!!2!3!!!4!56!!!!4!7!#89::;<=%!&!!!>5???@ABCDBCEE?EFGHIJKKLMN%!&!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*EaJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*J*J*J*IMJ*IMJ*J*J*J*J*J*J*J*J*JHJ*J*HpIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*I9J>J*J*J*J*J*J*J*J*GWJ*J*J*J*GWJ*J*J*J*J*J*J*J*J*J*J*IMHHJ*\#
IMJ*JfJ*J*IMJ*HHJ*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*JEJ*J*J*J*IaH}J*J*H}J*J*J*J*J*J*IaI9J*J*J*J*JfJ*I9J*I9J*J*J*\#
J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*GWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*Ia\#
J*J*J*IMJ*HHJ*I/I%HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*G/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IMI%J*J*J*J*J*IMJ*J*IMJ*J*J*IaJ*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IM\#
J*I9IaJ*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*IuJ*J*IaIkIaIaJ*J*J*J*J*J*J*J*J*J*J*ITJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IFI|J*J*J*J*I9JEJ*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H IaH J*J*J*I9J*J*J*J*\#
JmJ*J*J*J*JmIaIaJ*J*IaHpIaH\J*HpJ*J*J*IWJ*J*J*J*J*J*J*J*IaJ*I9J*I%J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JfJ*J*HpI%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*IaIMIMJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMIMIMIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWIMJ*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*GaJ*J*\#
J*J*J*IuJ*J*J*J*IuJ*J*J*IFJ*J*J*J*J*J*J*IaIkJ*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*J*IaJ*J*\#
J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaJ*J*IMJ*J*J*J*I%J*J*J*J*J*J*J*J*J*J*IaI@J*J*IMJ*J*J*J*J*J*J*I9J*IMJ*J*J*J*ICJ*IaIKICJ*J*I/J*I%J*GWJ*GWJ*IM\#
J*HHJ*J*J*J*J*J*J*J*J*J*J*IaJ*J*IaH J*HHJ*H J*J*J*IaJ*J*J*J*J*J*J*J*IWJ*ICJ*I%J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*J*\#
IaJ*J*J*J*J*IaJ*IMI%IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*HpFfJ*J*J*J*J*I%J*J*J*J*I%J*J*J*IFJ*J*J*J*IMJ*\#
J*IhI|JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpIMJ*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*\#
J*J*J*H H J*J*J*J*IaJ*J*H H4IaJ*J*J*HHJ*KCJ*J*J*JfJ*H\HHJ*HHJ*J*J*I%HHI%HpJ*I%HpH\H\HpJ*J*J*IMJ*J*J*IaJ*J*J*J*J*IMJ*\#
J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*HpI/J*J*J*J*H\J*J*I%I%H\IaIaJ*IMIaJ*J*\#
J*J*J*J*I/HpJ*I/J*IaJ*IMI/J*IMJ*IMIMIMJ*IaJ*J*J*IaJ*J*J*J*IMJzJ*J*J*J*J*J*J*J*J*IMIMJ*J*IMJzJ*J*J*J*J*J*IaJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I9J*J*IMJ*J*J*G/H J*J*J*J*H\J*J*ICHHH\I9I9IFHHI9JfJ*J*IaJhJ*HHHHJ*HHJ*J*J*I%HHI9HHJ*I9ICIMICICJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IMJ*J*J*IaJ*IaJ*I9IaJ*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*\#
J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*IuJ*J*IaIaIFIaJ*J*IaJ*IaJ*I9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*I|IkJ*J*\#
J*IkJ*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*ITI9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*IuJ*J*J*J*J*J*IkJ*J*J*J*J*IaIa\#
IuJ*J*J*J*J*JfJ*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*JhJ*J*KCJ*J*J*J*J*IkIaJ*J*JhJHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*IMJ*IuJ*\#
J*J*J*J*J*J*J*IaJ*I9J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*H\J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*\#
IaHHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IkIuJ*IaJ*J*J*J*J*J*IaJ*J*J*J*InJ*J*J*IaJ*IaJ*InJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*I%J*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIaIaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IaJ*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*I9IaHHJ*J*J*J*J*ITJ*J*J*J*ITJ*J*J*J*J*HpJ*J*J*ICJ*IMIaJ*IaJ*J*J*J*Ia\#
J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*IMJ*IaIaJ*IaJ*J*J*J*IaJ*J*J*J*IuJ*J*J*J*J*J*\#
J*J*J*J*HHJ*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*I9J*J*J*ICJ*IaIaJzIhJ*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I%J*J*J*ICJ*IMI9J*J*J*J*J*J*IMJ*J*J*J*J*J*InJ*
"""#),
        OpenFontFace(.bold, unitsPerEm: 2000,
            advances: #"""
$4'X)o3Z-52{.'%N)S)S)j,#&E(p&E)+-q)5,S,7,m,@-(+6,u-('4'6-H/k-H+]36.+-;/T.g,>+"/G/2%v*S-[+62 /+/j-J/j-u-p,i//-N4S-l,s\#
-|(w)+(w.?-u+@,,,|,+,~,`'{,|-0%v&'+?%v2x-0-!,|,~(F+F)+-0+]0u+_+j+6)K&?)K/'$4'X,+,".+,s&?+F+d2_&f,@,\(p-k*_)M,\(`(P+@\#
-B/%%Z(c'7'F,@5l5A5]+].+.+.+.+.+.+3h/T,>,>,>,>%v%v%v%v.j/+/j/j/j/j/j*_/j////////,s-9-A,,,,,,,,,,,,3c,+,`,`,`,`%v%v%v\#
%v,U-0-!-!-!-!-!+C-!-0-0-0-0+j,|+j.+,,.+,,.+,,/T,+/T,+/T,+/T,+.g0S.j,~,>,`    ,>,`,>,`,>,`/G,|/G,|/G,|/G,|/2-0/Z-0%v\#
%v%v%v    %v%v%v%v    *S&'-[+?  +6%v+6%v+6)6    +W(E/+-0/+-0/+-0  /+-0/j-!    /j-!7I5?-u(F-u(F-u(F-p+F-p+F-p+F-p+F,i\#
)+,i)+,i)S//-0//-0//-0//-0//-0//-04S0u,s+j,s-|+6-|+6-|+6  +C0H%}%})O)O.m.z.C3D
"""#,
            rows: #"""
  ! "  #$%  &'&( )* +,-.  /      0123456 789:  ;<=>"?@AABCD$ %   EFG7HIJKL MLNN++7OPQ7RRSTU$ % 
"""#,
            columns: #"""
 !"!#!!$%&!!'(')!*+,-!!.!/01!!!!!2!3!!!4!56!!!!4!7!#89::;<=%!&!!!>5???@ABCDBCEE?EFGHIJKKLMN%!&!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*EaJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*J*J*J*IMJ*IMJ*J*J*J*J*J*J*J*J*JHJ*J*HpIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*IaIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*I%J>J*J*J*J*J*J*J*J*GWJ*J*J*J*GWJ*J*J*J*J*J*J*J*J*J*J*IMH>J*\#
IMJ*JfJ*J*IMJ*HHJ*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J7J*J*J*J*IuI"J*J*I"J*J*J*J*J*J*IaI9J*J*J*J*JfJ*I9J*I9J*J*J*\#
J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*\#
J*J*GWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9IrJ*J*J*J*Ia\#
J*J*J*IMJ*HHJ*I/I%HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*G/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IMI%J*J*J*J*J*IMJ*J*IMJ*J*J*IaJ*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IM\#
J*I9IaJ*J*J*J*J*IpJ*IWJ*J*IpJ*J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*IpJ*J*IaIfIaIaJ*J*J*J*J*J*J*J*J*J*J*IUJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*IWJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*I9J7J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
H IaH J*J*J*I9J*J*J*J*JiJ*J*J*J*JiIaIaJ*J*IaHpIaH\J*HpJ*J*J*IWJ*J*J*J*J*J*J*J*IaJ*I9J*I%J*J*J*J*J*J*J*J*IMJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JfJ*J*HpI%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*\#
J*J*IaIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMIMIMI_J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWIMJ*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*GaJ*J*J*J*J*IuJ*J*J*J*IuJ*J*J*I6J*J*J*J*J*J*J*IaIkJ*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*\#
J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*IMJ*J*J*J*I%J*J*J*J*J*J*J*J*J*J*IWI<J*J*IMJ*J*J*J*J*J*J*I9J*IMJ*J*J*J*ICJ*IaIKIC\#
J*J*I/J*I%J*GWJ*GWJ*IMJ*HHJ*J*J*J*J*J*J*J*J*J*J*IaJ*J*IaH J*HHJ*H J*J*J*IaJ*J*J*J*J*J*J*J*IWJ*ICJ*I%J*J*J*J*J*J*J*Hp\#
I%J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMI%IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*HpFfJ*J*J*J*J*I%J*J*J*J*\#
I%J*J*J*I6J*J*J*J*IMJ*J*InIxJzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpIMJ*J*J*J*J*IaJ*J*J*J*IaJ*J*J*J*J*IaJ*IMIMIM\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IMJ*J*J*J*J*J*H H J*J*J*J*IaJ*J*H H4IaJ*J*J*HHJ*KCJ*J*J*JfJ*H\HHJ*HHJ*J*J*I%HHI%HpJ*I%HpH\H\HpJ*J*J*IM\#
J*J*J*IaJ*J*J*J*J*IMJ*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*HpI/J*J*J*J*H\J*\#
J*I%I%H\IaIaJ*IMIaJ*J*J*J*J*J*I/HpJ*I/J*IaJ*IMI/J*IMJ*IMIMIMJ*IaJ*J*J*IaJ*J*J*J*IMJzJ*J*J*J*J*J*J*J*J*IMIMJ*J*IMJzJ*\#
J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*IMJ*J*J*G/H J*J*J*J*H\J*J*ICHHH\I9I9I6HHI9JfJ*J*IaJhJ*HHHHJ*HHJ*J*J*\#
I%HHI9HHJ*I9ICIMICICJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*\#
J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IMJ*J*J*IaJ*IaJ*I9IaJ*J*J*J*\#
J*IpJ*IWJ*J*IpJ*J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*IpJ*J*IaIaI@IaJ*J*IaJ*IaJ*I9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*HpJ*IMJ*HpJ*IxIkJ*J*J*IkJ*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*IFI9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*IuJ*J*J*\#
J*J*J*IkJ*J*J*J*J*IaIaIuJ*J*J*J*J*JfJ*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*JhJ*J*KCJ*J*J*J*J*IkIaJ*J*JhJHJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IaJ*IaJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IuJ*J*J*J*J*J*IMJ*IuJ*J*J*J*J*J*J*J*IaJ*I9J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*H\J*J*IxJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*IaJ*J*J*J*J*J*J*IaHHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IpIuJ*IaJ*J*J*J*J*J*IaJ*J*J*J*IhJ*J*J*IaJ*IaJ*\#
I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIaIaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*IaJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*I9IaHHJ*J*J*J*J*IFJ*J*J*J*IFJ*J*J*J*J*HpJ*J*J*\#
ICJ*IMIaJ*IaJ*J*J*J*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*IMJ*IaIaJ*IaJ*J*J*J*Ia\#
J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*HHJ*J*J*J*J*IWJ*J*J*J*IWJ*J*J*J*J*I9J*J*J*ICJ*IaIaJzIdJ*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*ICJ*IMI9J*J*J*J*J*J*IMJ*J*J*J*J*J*IrJ*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 2000,
            advances: #"""
$4'w*B3a-O2z.2%m)e)e)}, &^(p&f)I.2)U,d,J,z,F-)+K-+-)'Q'O-W/k-W+q3=.D-G/c.z,H+//Y/K&6*l. +E2*/A/{-a/{.*.,,p/;-g4n..-9\#
.>)#)I)#.F-u+a,:--,:-/,l(,---E&6&@+[&63;-E-3---/(`+Q)A-E+{1-+q, +9)_&^)_/K$4'w,:,".>-9&^+Q,$37&i,b,\(p. *j)M,\(h(Z+a\#
-W/[%u(n'F'J,b665v5}+q.D.D.D.D.D.D3u/c,H,H,H,H&6&6&6&6/#/A/{/{/{/{/{*l/{/;/;/;/;-9-Q-Y,:,:,:,:,:,:3_,:,l,l,l,l&6&6&6\#
&6,^-E-3-3-3-3-3+C-3-E-E-E-E, --, .D,:.D,:.D,:/c,:/c,:/c,:/c,:.z1!/#-/,H,l    ,H,l,H,l,H,l/Y--/Y--/Y--/Y--/K-E/s-E&6\#
&6&6&6    &6&6&6&6    *l&@. +[  +E&6+E&6+E)}    +m(T/A-E/A-E/A-E  /A-E/{-3    /{-37E5;.*(`.*(`.*(`.,+Q.,+Q.,+Q.,+Q,p\#
)A,p)A,p)i/;-E/;-E/;-E/;-E/;-E/;-E4n1--9, -9.>+9.>+9.>+9  +C0H&H&H*$*$///O.Z3U
"""#,
            rows: #"""
  ! "  #$   %&%' () *+,-  .      /012345 6789  :;<=">?@@ABC$     DEF6GHIJK LKMM**6NOP6QQRST$   
"""#,
            columns: #"""
 !"!#!!$%&!!'(')!*+,-!!!!./0!!!!!-!1!!!2!34!!!!2!5!#67889:;%!&!!!<3===>?@AB@ACC=CDEFGHIIJKL%!&!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*EaJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*J*J*J*IMJ*IMJ*J*J*J*J*J*J*J*J*JHJ*J*HpIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIM\#
IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*HpJ>J*J*J*J*J*J*J*J*GWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IMH4J*IMJ*JfJ*J*IMJ*HH\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*I%J*J*J*J*J*J*IaI9J*J*J*J*JfJ*I9J*I9J*J*J*J*IMJ*J*J*J*J*J*J*J*\#
J*J*J*GWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9IaJ*J*J*J*J*J*\#
IMJ*HHJ*I/I%HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*G/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMI%J*J*J*\#
J*J*IMJ*J*IMJ*J*J*IaJ*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IMJ*I9IaJ*J*J*J*J*Ia\#
IMJ*J*J*J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*IkJ*J*IaIaIaIaJ*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*HHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H IaH J*J*J*I9J*J*J*J*JfJ*J*J*IaIaJ*J*\#
IaHpIaH\J*HpJ*J*J*IWJ*J*J*J*J*J*J*J*IaJ*I9J*I%J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*JfJ*J*HpI%J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*IaIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*J*J*J*J*J*IaJ*IMIMIMIWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IWIMJ*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*GaJ*J*J*J*J*IuJ*J*J*J*J*J*I%J*J*J*J*J*J*J*\#
IaIkJ*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*J*J*IaJ*J*J*J*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*\#
J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*IMJ*J*J*J*I%J*J*J*J*J*J*J*J*IMI9J*J*IM\#
J*J*J*J*J*J*J*I9J*IMJ*J*J*J*ICJ*IaIKICJ*J*I/J*I%J*GWJ*GWJ*IMJ*HHJ*J*J*J*J*J*J*J*J*IaJ*J*IaH J*HHJ*H J*J*J*IaJ*J*J*J*\#
J*J*J*J*IWJ*ICJ*I%J*J*J*J*J*J*J*HpI%J*J*J*J*J*IaJ*J*J*J*J*J*J*J*IaJ*IMI%IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*\#
J*J*J*HpFfJ*J*J*J*J*I%J*J*J*J*J*J*I%J*J*J*J*IMJ*J*IuIuJzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpIMJ*J*J*J*J*IaJ*J*\#
J*J*J*J*J*J*IaJ*IMIMIMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*IkJ*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*H H J*J*J*J*IaJ*H H4J*J*J*HHJ*KCJ*J*J*JfJ*H\HHJ*HHJ*J*J*I%HHI%HpJ*I%Hp\#
H\H\HpJ*J*J*IMJ*J*J*IaJ*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*HpI/J*\#
J*J*J*H\J*I%I%IaIaJ*IMIaJ*J*J*J*J*J*I/HpJ*I/J*IaJ*IMI/J*IMJ*IMIMIMJ*IaJ*J*J*IaJ*J*J*J*IMJzJ*J*J*J*J*J*J*IMIMJ*J*IMJz\#
J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*J*IMJ*J*J*G/H J*J*J*J*H\J*ICHHI9I9I%HHI9JfJ*J*IaJhJ*HHHHJ*HHJ*J*J*I%\#
HHI9HHJ*I9ICIMICICJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*IaJ*\#
IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IMJ*J*J*IaJ*IaJ*I9IaJ*J*J*J*J*IaIMJ*J*\#
J*J*J*J*J*HpJ*IMIaHHJ*J*J*J*J*J*J*J*J*J*J*IkJ*J*IaIaI9IaJ*J*IaJ*IaJ*I9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*IuIk\#
J*J*J*IkJ*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*I9I9IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*IMJ*HpJ*IuJ*J*J*J*J*J*IkJ*J*J*J*J*IaIa\#
IuJ*J*J*J*J*JfJ*J*I%J*J*J*J*J*J*J*J*J*J*J*JhJ*J*KCJ*J*J*J*J*IkIaJ*J*JhJHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*I%J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*IMJ*IuJ*J*J*J*J*J*J*J*IaJ*I9\#
J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*H\J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*IaHHJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*IaJ*IuIuJ*IaJ*J*J*J*J*J*IaJ*J*J*J*IaJ*J*J*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*IMJ*HpJ*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IaIaIaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*Ik\#
J*J*J*J*J*J*I9IaHHJ*J*J*J*J*I9J*J*J*J*J*J*J*J*HpJ*J*J*ICJ*IMIaJ*IaJ*J*J*J*IaJ*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I%J*J*J*IMJ*IaIaJ*IaJ*J*J*J*IaJ*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*HHJ*J*J*J*J*IMJ*J*J*J*J*J*J*J*I9J*J*\#
J*ICJ*IaIaJzIaJ*J*J*J*J*J*J*JzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I%J*J*J*ICJ*IMI9J*J*J*J*J*J*IMJ*\#
J*J*J*J*J*IuJ*
"""#)
        ])
}
