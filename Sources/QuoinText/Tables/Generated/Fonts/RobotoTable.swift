// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-roboto 3.15. Not for editing.

extension OpenFontFamily {
    static let roboto = OpenFontFamily(
        ["Roboto"], unitsPerEm: 2048, ascender: 1900, descender: 500, faces: [
        OpenFontFace(.thin, unitsPerEm: 2048,
            advances: #"""
%/$1%N+l+l0'-,#W&E&U)!,+$#&E$[(6+l+l+l+l+l+l+l+l+l+l#o#o+(,"+()F4",s- -|.*,:,@.l/-%[+p-a+,2N/8.B,z.B.*,g,t.C,s3R,s,s\#
,t$[(.$[(y(u%^+D+l*y+l*r&k+n+l$J$a*3$J3?+l+r+l+l'4*e&n+l*<0>*<*<*<&z$:&z.r%/$:+a,*/m*x$2,s)S1S)K)R+X&E1[(S(7+@'_'_%D\#
+l){$|%/'_)[)J/J/s0b)Y,s,s,s,s,s,s3+-|,:,:,:,:%[%[%[%[.H/8.B.B.B.B.B+'.B.C.C.C.C,s,o,K+D+D+D+D+D+D29*y*r*r*r*r$:$:$:\#
$:,K+l+r+r+r+r+r,3+l+l+l+l+l*<+l*<,s+D,s+D,s+D-|*y-|*y-|*y-|*y.*-D.H+l,:*r,:*r,:*r,:*r,:*r.l+n.l+n.l+n.l+n/-+l.[,+%[\#
$:%[$:%[$:%[$J%[$:1L),+p$J-a*3+G+,$J+,$J+,&"+,&h+0%>/8+l/8+l/8+l+l/9+l.B+r.B+r.B+r3d48.*'4.*'4.*'4,g*e,g*e,g*e,g*e,t\#
&n,t'7,t&n.C+l.C+l.C+l.C+l.C+l.C+l3R0>,s*<,s,t*<,t*<,t*<$J-y0I#C#C%9%;&a-4+l-,
"""#,
            rows: ##"""
 !"!!!!"#!!!$!$%!!!!!!!!!!!!!!!!!&'()*+!,,-./,,)012!3-456789!!!!!:;!!<=!>!!?!>>@;!A!B!CDECFG!!!
"""##,
            columns: #"""
 !"!!!#"!$%!&'&(!!!!!!!!!!!!!!!)!*!+!!!+!!,!!!!+!+!-./01234!!5!!!6!77787!!!!!99:97;<=>?@A?B!!C!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H}J*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*IWINJ*IuILJ*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J>J<J*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*GgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*ILJ*J*J*J*HgIx\#
I2IDJ*I+J*J*J*J*J*J*J*J*J*IxJ*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IqJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IoJ*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*I#J*J*J*ItJ*J*J*InJ*IsJ*IsI^IrJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*IxIoIsJ*J*J*J*J*J*J*J*J*G]J*J*J*\#
H>J*G?J*J>J*J*J*J*J*J*J*IgItJ*J*ItIoJ*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*IlJ*J*J*J;ImJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IIJ*J*J*IjJ*J*J*J*J*J*\#
J*J*J*J*J*IoJ*IrInJ*J*J*IrIaIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J=IHJ*J*G4ISH9HYJ*GXJ*J*J*J*J*J*J*J*J*J*I]HcI-J*J*J*J*J*J*J*\#
J*J*FbJ*J*J*H^J*H J*J*J*J*J*IjJ*IoJ*J*I|J*J*I|J*J*J8J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*ImIuJ*IfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*IvJ*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*GmG_J*J*I:Im\#
GWIyJ:J*J:J9J*J:J*J*HwI&J*H{I&I>HtJ*I*IAIPI<IMJ*J*J*J*J*J>J*GfIdJ*J*I>I|J*J*J*J*J*J*J*J*J*J;I[I]J*J*I[IkJ*J*ImJ*J*J*\#
J*J=J*J*J*J*J9J*HmIMJ*J*I^J*J*J*J8J*J*J*J*J*J*J*IhIjJ*J*IjItJ*J*IvJ*J*J*J*J8J*J*J*J*J*J*J*I[J*J*J*IpJ*J*J*J*J8J*J*J*\#
J*J*J*IoJ*J*ItJ*J*J*ItIjJ*J*J*J*J*J*J*IkJ>IXGtIUJ*J*I+IlI)IyJ;I)J<J;J7J<J*J<I@IHIsIaIHIaIOIsIbIuJ*IrIkJ=J*J*J*J*J*J*\#
J*J*J*J*J7IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*ItJ*J*J*IvInInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*\#
J*J*J:J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*IqJ*J*J*J*J*J*J*J*J*J*J*J=J*J*I!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*H`J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ItIyJ*J*J*J:J*J*J*HmJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIvJ9J*IuJ*J*J\\#
J*J<J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J9J*J*J*H}J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzI|J7J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iy\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.ultraLight, unitsPerEm: 2048,
            advances: #"""
%3$J%h,(+r0"-1#[&W&g)&,-$'&=$o(B+r+r+r+r+r+r+r+r+r+r$*#|+&+}+,)U3u-*-(-}.+,:,8.j/1%_+q-^+52T/:.K-'.K-z,h,t.<-$3K- ,t\#
,u$o(;$o(z)%%q+J+r+ +s*}&x+s+m$Y$j*@$Y37+n+z+r+t'6*l&r+n*?0<*C*:*C'!$L'!.n%3$L+c,2/e+ $D,y)I1H)O)]+^&=1O(l(3+D'c'c%]\#
+t*'%)%3'c)_)V/P0$0c)d-*-*-*-*-*-*3>-},:,:,:,:%_%_%_%_.I/:.K.K.K.K.K+/.K.<.<.<.<,t,m,R+J+J+J+J+J+J28+ *}*}*}*}$N$N$N\#
$N,O+n+z+z+z+z+z,5+t+n+n+n+n*:+w*:-*+J-*+J-*+J-}+ -}+ -}+ -}+ .+-K.I,!,:*},:*},:*},:*},:*}.j+s.j+s.j+s.j+s/1+m.d,,%_\#
$N%_$N%_$N%_$Y%_$N1Q)D+q$\-^*@+R+5$Y+5$Y+5&1+5&w+8%H/:+n/:+n/:+n+n/3+t.K+z.K+z.K+z3t4,-z'6-z'6-z'6,h*l,h*l,h*l,h*l,t\#
&r,t';,t&r.<+n.<+n.<+n.<+n.<+n.<+n3K0<,t*:,t,u*C,u*C,u*C$[-}0P#U#U%e%h&l-J+r-3
"""#,
            rows: ##"""
 !"!!!!"#!!!$!$%!!!!!!!!!!!!!!!!!&'()*+!,,-./,,)012!3-456789!!!!!:;!!<=!>!!?!>>@;!A!B!CDECFG!!!
"""##,
            columns: #"""
 !"!!!#"!$%!&'&(!!!!!!!!!!!!!!!)!*!+!!!+!!,!!!!+!+!-./01234!!5!!!6!77787!!!!!99:97;<=>?@A?B!!C!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H}J*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*IWINJ*IuILJ*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J>J<J*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*GgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*ILJ*J*J*J*HgIx\#
I2IDJ*I+J*J*J*J*J*J*J*J*J*IxJ*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IqJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IoJ*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*I#J*J*J*ItJ*J*J*InJ*IsJ*IsI^IrJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*IxIoIsJ*J*J*J*J*J*J*J*J*G]J*J*J*\#
H>J*G?J*J>J*J*J*J*J*J*J*IgItJ*J*ItIoJ*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*IlJ*J*J*J;ImJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IIJ*J*J*IjJ*J*J*J*J*J*\#
J*J*J*J*J*IoJ*IrInJ*J*J*IrIaIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J=IHJ*J*G4ISH9HYJ*GXJ*J*J*J*J*J*J*J*J*J*I]HcI-J*J*J*J*J*J*J*\#
J*J*FbJ*J*J*H^J*H J*J*J*J*J*IjJ*IoJ*J*I|J*J*I|J*J*J8J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*ImIuJ*IfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*IvJ*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*GmG_J*J*I:Im\#
GWIyJ:J*J:J9J*J:J*J*HwI&J*H{I&I>HtJ*I*IAIPI<IMJ*J*J*J*J*J>J*GfIdJ*J*I>I|J*J*J*J*J*J*J*J*J*J;I[I]J*J*I[IkJ*J*ImJ*J*J*\#
J*J=J*J*J*J*J9J*HmIMJ*J*I^J*J*J*J8J*J*J*J*J*J*J*IhIjJ*J*IjItJ*J*IvJ*J*J*J*J8J*J*J*J*J*J*J*I[J*J*J*IpJ*J*J*J*J8J*J*J*\#
J*J*J*IoJ*J*ItJ*J*J*ItIjJ*J*J*J*J*J*J*IkJ>IXGtIUJ*J*I+IlI)IyJ;I)J<J;J7J<J*J<I@IHIsIaIHIaIOIsIbIuJ*IrIkJ=J*J*J*J*J*J*\#
J*J*J*J*J7IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*ItJ*J*J*IvInInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*\#
J*J*J:J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*IqJ*J*J*J*J*J*J*J*J*J*J*J=J*J*I!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*H`J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ItIyJ*J*J*J:J*J*J*HmJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIvJ9J*IuJ*J*J\\#
J*J<J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J9J*J*J*H}J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzI|J7J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iy\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.light, unitsPerEm: 2048,
            advances: ##"""
%8$s&3,S+{/y-:#`&t'#).,1$-&1%/(V+{+{+{+{+{+{+{+{+{+{$R$3+"+x+1)l3b-M-5. .,,9,,.g/9%g+s-Z+C2^/>.Y-:.Y-b,j,s.1-=3?-3,w\##
,v%0(P%0(})>&/+U+{+++}+.'.+|+p$p$x*V$p3++q,(+{,#'9*x&y+p*C09*O*8*O',$i',.i%8$i+g,?/Y+,$a-%);17)T)n+i&11;)4(.+I'k'k&'\##
,!*8%=%8'k)d)j/[0=0f)v-M-M-M-M-M-M3\. ,9,9,9,9%g%g%g%g.J/>.Y.Y.Y.Y.Y+<.Y.1.1.1.1,w,k,]+U+U+U+U+U+U27+++.+.+.+.$m$m$m\##
$m,T+q,(,(,(,(,(,9,!+p+p+p+p*8,+*8-M+U-M+U-M+U. ++. ++. ++. ++.,-U.J,A,9+.,9+.,9+.,9+.,9+..g+|.g+|.g+|.g+|/9+p.r,/%g\##
$m%g$m%g$m%g$p%g$m1Z)i+s$y-Z*V+c+C$p+C$p+C&H+C'/+E%W/>+q/>+q/>+q+q/*,!.Y,(.Y,(.Y,(4-3w-b'9-b'9-b'9,j*x,j*x,j*x,j*x,s\##
&y,s'B,s&y.1+p.1+p.1+p.1+p.1+p.1+p3?09,w*8,w,v*O,v*O,v*O$u.$0\#p#p&J&O&}-n+{-=
"""##,
            rows: ##"""
 !"!!!!"#!!!$!$%!!!!!!!!!!!!!!!!!&'()*+!,,-./,,)012!3-456789!!!!!:;!!<=!>!!?!>>@;!A!B!CDECFG!!!
"""##,
            columns: #"""
 !"!!!#"!$%!&'&(!!!!!!!!!!!!!!!)!*!+!!!+!!,!!!!+!+!-./01234!!5!!!6!77787!!!!!99:97;<=>?@A?B!!C!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H}J*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*IWINJ*IuILJ*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J>J<J*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*GgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*ILJ*J*J*J*HgIx\#
I2IDJ*I+J*J*J*J*J*J*J*J*J*IxJ*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IqJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IoJ*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*I#J*J*J*ItJ*J*J*InJ*IsJ*IsI^IrJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*IxIoIsJ*J*J*J*J*J*J*J*J*G]J*J*J*\#
H>J*G?J*J>J*J*J*J*J*J*J*IgItJ*J*ItIoJ*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*IlJ*J*J*J;ImJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IIJ*J*J*IjJ*J*J*J*J*J*\#
J*J*J*J*J*IoJ*IrInJ*J*J*IrIaIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J=IHJ*J*G4ISH9HYJ*GXJ*J*J*J*J*J*J*J*J*J*I]HcI-J*J*J*J*J*J*J*\#
J*J*FbJ*J*J*H^J*H J*J*J*J*J*IjJ*IoJ*J*I|J*J*I|J*J*J8J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*ImIuJ*IfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*IvJ*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*GmG_J*J*I:Im\#
GWIyJ:J*J:J9J*J:J*J*HwI&J*H{I&I>HtJ*I*IAIPI<IMJ*J*J*J*J*J>J*GfIdJ*J*I>I|J*J*J*J*J*J*J*J*J*J;I[I]J*J*I[IkJ*J*ImJ*J*J*\#
J*J=J*J*J*J*J9J*HmIMJ*J*I^J*J*J*J8J*J*J*J*J*J*J*IhIjJ*J*IjItJ*J*IvJ*J*J*J*J8J*J*J*J*J*J*J*I[J*J*J*IpJ*J*J*J*J8J*J*J*\#
J*J*J*IoJ*J*ItJ*J*J*ItIjJ*J*J*J*J*J*J*IkJ>IXGtIUJ*J*I+IlI)IyJ;I)J<J;J7J<J*J<I@IHIsIaIHIaIOIsIbIuJ*IrIkJ=J*J*J*J*J*J*\#
J*J*J*J*J7IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*ItJ*J*J*IvInInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*\#
J*J*J:J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*IqJ*J*J*J*J*J*J*J*J*J*J*J=J*J*I!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*H`J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ItIyJ*J*J*J:J*J*J*HmJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIvJ9J*IuJ*J*J\\#
J*J<J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J9J*J*J*H}J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzI|J7J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iy\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.regular, unitsPerEm: 2048,
            advances: #"""
%A%U&v-:,+/k-G#i'D'P);,6$7%{%a(u,+,+,+,+,+,+,+,+,+,+%5$U*{+o+:*23B.&-I.#..,8+w.a/D%r+u-R+Z2n/D.o-Y.o-;,l,r-}-e3,-Q,z\#
,w%d(q%d)!)e&_+e,*+;,/+I'O,*+s%7%/*x%72v+v,<,*,8'=+,'%+t*J03*b*3*b'<%9'<._%A%9+l,S/D+?%1-5)"0y)]*++y%{0z)t(%+R'v'v&h\#
,5*T%\%A'v)m**/k0e0i*4.&.&.&.&.&.&4..#,8,8,8,8%r%r%r%r.L/D.o.o.o.o.o+P.o-}-}-}-},z,f,n+e+e+e+e+e+e24+;+I+I+I+I%@%@%@\#
%@,]+v,<,<,<,<,<,>,5+t+t+t+t*3,H*3.&+e.&+e.&+e.#+;.#+;.#+;.#+;..-f.L,t,8+I,8+I,8+I,8+I,8+I.a,*.a,*.a,*.a,*/D+s/*,2%r\#
%@%r%@%r%@%r%7%r%@1h*F+u%I-R*x, +Z%7+Z%7+Z&n+Z'U+Z%o/D+v/D+v/D+v+v.y,5.o,<.o,<.o,<4U3W-;'=-;'=-;'=,l+,,l+,,l+,,l+,,r\#
'%,r'M,r'%-}+t-}+t-}+t-}+t-}+t-}+t3,03,z*3,z,w*b,w*b,w*b%A..0o$>$>'['c':.H,+-N
"""#,
            rows: ##"""
 !"!!!!"#!!!$!$%!!!!!!!!!!!!!!!!!&'()*+!,,-./,,)012!3-456789!!!!!:;!!<=!>!!?!>>@;!A!B!CDECFG!!!
"""##,
            columns: #"""
 !"!!!#"!$%!&'&(!!!!!!!!!!!!!!!)!*!+!!!+!!,!!!!+!+!-./01234!!5!!!6!77787!!!!!99:97;<=>?@A?B!!C!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H}J*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*IWINJ*IuILJ*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J>J<J*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*H>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*GgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*ILJ*J*J*J*HgIx\#
I2IDJ*I+J*J*J*J*J*J*J*J*J*IxJ*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IqJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IoJ*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*I#J*J*J*ItJ*J*J*InJ*IsJ*IsI^IrJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*IxIoIsJ*J*J*J*J*J*J*J*J*G]J*J*J*\#
H>J*G?J*J>J*J*J*J*J*J*J*IgItJ*J*ItIoJ*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*IlJ*J*J*J;ImJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IIJ*J*J*IjJ*J*J*J*J*J*\#
J*J*J*J*J*IoJ*IrInJ*J*J*IrIaIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J=IHJ*J*G4ISH9HYJ*GXJ*J*J*J*J*J*J*J*J*J*I]HcI-J*J*J*J*J*J*J*\#
J*J*FbJ*J*J*H^J*H J*J*J*J*J*IjJ*IoJ*J*I|J*J*I|J*J*J8J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I^J*ImIuJ*IfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I9J*IvJ*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*GmG_J*J*I:Im\#
GWIyJ:J*J:J9J*J:J*J*HwI&J*H{I&I>HtJ*I*IAIPI<IMJ*J*J*J*J*J>J*GfIdJ*J*I>I|J*J*J*J*J*J*J*J*J*J;I[I]J*J*I[IkJ*J*ImJ*J*J*\#
J*J=J*J*J*J*J9J*HmIMJ*J*I^J*J*J*J8J*J*J*J*J*J*J*IhIjJ*J*IjItJ*J*IvJ*J*J*J*J8J*J*J*J*J*J*J*I[J*J*J*IpJ*J*J*J*J8J*J*J*\#
J*J*J*IoJ*J*ItJ*J*J*ItIjJ*J*J*J*J*J*J*IkJ>IXGtIUJ*J*I+IlI)IyJ;I)J<J;J7J<J*J<I@IHIsIaIHIaIOIsIbIuJ*IrIkJ=J*J*J*J*J*J*\#
J*J*J*J*J7IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*ItJ*J*J*IvInInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*\#
J*J*J:J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*IqJ*J*J*J*J*J*J*J*J*J*J*J=J*J*I!J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*H`J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ItIyJ*J*J*J:J*J*J*HmJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaIvJ9J*IuJ*J*J\\#
J*J<J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J9J*J*J*H}J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzI|J7J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iy\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.medium, unitsPerEm: 2048,
            advances: #"""
%B%c&t- ,8/s-n#Z'L'S)U+|$n'?%~(G,8,8,8,8,8,8,8,8,8,8%a%0*|,,+3*N3@.<-Z.'.',1+s.a/<&*+}-[+]2q/<.q-h.q-V-%--.*-w2}-Z-0\#
- %q(}%q)7)^&v+[,++8,.+T'Z,5+}%O%G+7%O2j, ,6,+,3'[+)'1+~*b0 *p*U*p'2%B'2.;%B%d,.,a/-+K%=-F)[0y)Y*M+v'?0z*D(7+U'|'|&z\#
,m*T&*%X'|)p*M/Y0R1-*O.<.<.<.<.<.<42.',1,1,1,1&*&*&*&*.E/<.q.q.q.q.q+M.o.*.*.*.*-0,{-8+[+[+[+[+[+[24+8+T+T+T+T%\%\%\\#
%\,P, ,6,6,6,6,6,=,2+~+~+~+~*U,=*U.<+[.<+[.<+[.'+8.'+8.'+8.'+8.'-e.E-9,1+T,1+T,1+T,1+T,1+T.a,5.a,5.a,5.a,5/<+}/?,<&*\#
%\&*%\&*%\&*%O&*%\2'*u+}%j-[+7,F+]%O+]%O+]''+]'m+o&8/<, /<, /<, , /&,2.q,6.q,6.q,64d3Q-V'[-V'[-V'[-%+)-%+)-%+)-%+)--\#
'1--'Y--'1.*+~.*+~.*+~.*+~.*+~.*+~2}0 -0*U-0- *p- *p- *p%L-p0Z$c$^(3(;'S/9,8-U
"""#,
            rows: ##"""
 !"!!!!"#!!!$!$%!!!!!!!!!!!!!!!!!&'()*+!,,-./,,)012!3-456789!!!!!:;!!<=!>!!?!>>@;!A!B!CDECFG!!!
"""##,
            columns: #"""
 !"!!!#"!$%!&'&(!!!!!!!!!!!!!!!)!*!+!!!+!!,!!!!+!+!-./01234!!5!!!6!77787!!!!!99:97;<=>?@A?B!!C!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I8J*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*IWINJ*IuIAJ*I5J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J>JCJ*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*GsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*G^J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*IEJ*IzJ*J*HjIx\#
I6IOJ*HuJ*J*J*J*J*IwJ*J*J*IxJ*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IqJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IoJ*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*H{J*J*J*ItJ*J*J*IYJ*IsJ*IsI^IrJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*IxIoIsJ*J*J*J*J*J*J*J*J*GNJ*J*J*\#
H6J*GTJ*J>J*J*J*J*J*J*J*IgItJ*J*ItIoJ*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*IlJ*J*J*J;ImJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I$J*J*J*IjJ*J*J*J*J*J*\#
J*J*J*J*J*IoJ*IzInJ*J*J*IrIaIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J=IHJ*J*GNI^H.HkJ*GIJ*J*J*J*J*J*J*J*J*J*IhHgI<J*J*J*J*J*J*J*\#
J*J*FEJ*J*J*HOJ*H&J*J*J*J*J*IcJ*IkJ*J*I|J*J*I|J*J*J8J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*ImIuJ*IfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IDJ*IvJ*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IZJ*J*J*J*J*G^GPJ*J*I+Im\#
G`IyJ:J*J:J9J*J:J*J*HcI*J*I#H]IBI$J*I5I=ITI<IMJ*J*J*J*J*J>J*GjI8J*J*I>I|J*J*J*J*J*J*J*J*J*J;I[I]J*J*I[IkJ*J*ImJ*J*J*\#
J*J=J*J*J*J*J9J*HfIMJ*J*I^J*J*J*J8J*J*J*J*J*J*J*IhIjJ*J*IjItJ*J*IvJ*J*J*J*J8J*J*J*J*J*J*J*I3J*J*J*IpJ*J*J*J*J8J*J*J*\#
J*J*J*IoJ*J*ItJ*J*J*ItIjJ*J*J*J*J*J*J*IkJ>IXGmI0J*J*HuIlI)IyJ;I)J<J;J7J<J*J<IDIHIsIaIHIaIOIsIbIuJ*IrIkJ=J*J*J*J*J*J*\#
J*J*J*J*J7IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*ItJ*J*J*IvInInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IXJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*\#
J*J*J:J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*IqJ*J*J*J*J*J*J*J*J*J*J*J=J*J*I*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*HrJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ItIyJ*J*J*J:J*J*J*H[J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeIvJ;J*IoJ*J*J\\#
J*J<J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*J*J*J*J*J*J*J*J9J*J*J*HgJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzI|J7J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*InJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iy\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 2048,
            advances: #"""
%B%i&s,t,>/v. #S'O'U)`+q%&'v&,(3,>,>,>,>,>,>,>,>,>,>%s%H*},8+0*Z3?.E-a.).$,/+q.b/9&3,!-_+^2r/8.r-o.r-b-/-8./. 2x-^-8\#
-$%v)#%v)A)['!+W,,+7,-+Y'_,9,#%Y%P+D%Y2e,$,3,,,1'h+('7,#*l/w*v*c*v'.%F'..,%B%v,;,g/#+P%B-M)t0y)W*\+t'v0y*W(?+V( ( '#\#
-&*S&=%a( )q*[/R0J1<*[.E.E.E.E.E.E44.),/,/,/,/&3&3&3&3.B/8.r.r.r.r.r+K.p././././-8-$-J+W+W+W+W+W+W24+7+Y+Y+Y+Y%h%h%h\#
%h,K,$,3,3,3,3,3,<,0,#,#,#,#*c,8*c.E+W.E+W.E+W.)+7.)+7.)+7.)+7.$-d.B-H,/+Y,/+Y,/+Y,/+Y,/+Y.b,9.b,9.b,9.b,9/9,#/H,A&3\#
%h&3%h&3%h&3%Y&3%h24+*,!%w-_+D,V+^%Y+^%Y+^'1+^'w+x&I/8,$/8,$/8,$,$/,,0.r,3.r,3.r,34k3O-b'h-b'h-b'h-/+(-/+(-/+(-/+(-8\#
'7-8'_-8'7./,#./,#./,#./,#./,#./,#2x/w-8*c-8-$*v-$*v-$*v%Q-d0Q$s$l(K(R']/Z,>-W
"""#,
            rows: ##"""
 !"!!!!"#!!!$!$%!!!!!!!!!!!!!!!!!&'()*+!,,-./,,)012!3-456789!!!!!:;!!<=!>!!?!>>@;!A!B!CDECFG!!!
"""##,
            columns: #"""
 !"!!!#"!$%!&'&(!!!!!!!!!!!!!!!)!*!+!!!+!!,!!!!+!+!-./01234!!5!!!6!77787!!!!!99:97;<=>?@A?B!!C!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*IWINJ*IuI<J*I3J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J>JFJ*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*GaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*GZJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*IBJ*IyJ*J*HlIx\#
I7ITJ*HmJ*J*J*J*J*IpJ*J*J*IxJ*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IqJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IoJ*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*HxJ*J*J*ItJ*J*J*IPJ*IsJ*IsI^IrJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*IxIoIsJ*J*J*J*J*J*J*J*J*GHJ*J*J*\#
H3J*G\J*J>J*J*J*J*J*J*J*IgItJ*J*ItIoJ*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*IlJ*J*J*J;ImJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HtJ*J*J*IjJ*J*J*J*J*J*\#
J*J*J*J*J*IoJ*J*InJ*J*J*IrIaIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J=IIJ*J*GYIcH)HsJ*GCJ*J*J*J*J*J*J*J*J*J*ImHhIBJ*J*J*J*J*J*J*\#
J*J*F8J*J*J*HIJ*H(J*J*J*J*J*I`J*IjJ*J*I|J*J*I|J*J*J8J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*ImIuJ*IfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IIJ*IvJ*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*J*J*J*J*GXGJJ*J*I%Im\#
GdIyJ:J*J:J9J*J:J*J*HZI+J*I&HLICI*J*I:I<IUI<IMJ*J*J*J*J*J>J*GkI%J*J*I>I|J*J*J*J*J*J*J*J*J*J;I[I]J*J*I[IkJ*J*ImJ*J*J*\#
J*J=J*J*J*J*J9J*HcIMJ*J*I^J*J*J*J8J*J*J*J*J*J*J*IhIjJ*J*IjItJ*J*IvJ*J*J*J*J8J*J*J*J*J*J*J*I"J*J*J*IpJ*J*J*J*J8J*J*J*\#
J*J*J*IoJ*J*ItJ*J*J*ItIjJ*J*J*J*J*J*J*IkJ>IXGjI!J*J*HmIlI)IyJ;I)J<J;J7J<J*J<IEIHIsIaIHIaIOIsIbIuJ*IrIkJ=J*J*J*J*J*J*\#
J*J*J*J*J7IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*ItJ*J*J*IvInInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*I`J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*\#
J*J*J:J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*IqJ*J*J*J*J*J*J*J*J*J*J*J=J*J*I.J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*HyJ*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ItIyJ*J*J*J:J*J*J*HSJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IfIvJ<J*ImJ*J*J\\#
J*J<J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J9J*J*J*H^J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzI|J7J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iy\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 2048,
            advances: #"""
%B%o&r,i,C/y.0#M'S'V)k+g%=(O&8( ,C,C,C,C,C,C,C,C,C,C&'%`*~,C+,*e3?.N-h.*.!,,+o.b/5&=,$-c+_2s/4.r-u.r-m-:-B.4.(2r-a-A\#
-(%|)(%|)J)X'++S,,+6,-+]'d,>,'%c%Z+Q%c2`,(,0,,,/'u+''<,'*w/o*|*q*|'*%I'*-|%B&),I,m.x+U%G-T*-0y)V*j+s(O0y*k(F+W(#(#'+\#
->*S&P%k(#)r*j/J0B1K*f.N.N.N.N.N.N46.*,,,,,,,,&=&=&=&=.?/4.r.r.r.r.r+J.p.4.4.4.4-A---[+S+S+S+S+S+S24+6+]+]+]+]%t%t%t\#
%t,E,(,0,0,0,0,0,<,/,',',','*q,3*q.N+S.N+S.N+S.*+6.*+6.*+6.*+6.!-d.?-W,,+],,+],,+],,+],,+].b,>.b,>.b,>.b,>/5,'/Q,E&=\#
%t&=%t&=%t&=%c&=%t2A+>,$&&-c+Q,f+_%c+_%c+_';+_(","&Z/4,(/4,(/4,(,(/1,/.r,0.r,0.r,04q3M-m'u-m'u-m'u-:+'-:+'-:+'-:+'-B\#
'<-B'd-B'<.4,'.4,'.4,'.4,'.4,'.4,'2r/o-A*q-A-(*|-(*|-(*|%V-X0H%#$z(b(i'g/|,C-Z
"""#,
            rows: ##"""
 !"!!!!"#!!!$!$%!!!!!!!!!!!!!!!!!&'()*+!,,-./,,)012!3-456789!!!!!:;!!<=!>!!?!>>@;!A!B!CDECFG!!!
"""##,
            columns: #"""
 !"!!!#"!$%!&'&(!!!!!!!!!!!!!!!)!*!+!!!+!!,!!!!+!+!-./01234!!5!!!6!77787!!!!!99:97;<=>?@A?B!!C!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*ISJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*IWINJ*IuI8J*I1J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J>JJJ*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*GOJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*GWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*I>J*IwJ*J*HmIx\#
I9IXJ*HdJ*J*J*J*J*IhJ*J*J*IxJ*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IqJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IoJ*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*HtJ*J*J*ItJ*J*J*IGJ*IsJ*IsI^IrJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*IxIoIsJ*J*J*J*J*J*J*J*J*GBJ*J*J*\#
H/J*GeJ*J>J*J*J*J*J*J*J*IgItJ*J*ItIoJ*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*IlJ*J*J*J;ImJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HdJ*J*J*IjJ*J*J*J*J*J*\#
J*J*J*J*J*IoJ*J*InJ*J*J*IrIaIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J=IIJ*J*GcIgH$H{J*G=J*J*J*J*J*J*J*J*J*J*IqHjIHJ*J*J*J*J*J*J*\#
J*J*F,J*J*J*HCJ*H+J*J*J*J*J*I\J*IhJ*J*I|J*J*I|J*J*J8J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IeJ*ImIuJ*IfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*IvJ*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ISJ*J*J*J*J*GRGDJ*J*H}Im\#
GgIyJ:J*J:J9J*J:J*J*HRI-J*I*H;IEI0J*I>I:IWI<IMJ*J*J*J*J*J>J*GmHrJ*J*I>I|J*J*J*J*J*J*J*J*J*J;I[I]J*J*I[IkJ*J*ImJ*J*J*\#
J*J=J*J*J*J*J9J*H_IMJ*J*I^J*J*J*J8J*J*J*J*J*J*J*IhIjJ*J*IjItJ*J*IvJ*J*J*J*J8J*J*J*J*J*J*J*HoJ*J*J*IpJ*J*J*J*J8J*J*J*\#
J*J*J*IoJ*J*ItJ*J*J*ItIjJ*J*J*J*J*J*J*IkJ>IXGfHpJ*J*HdIlI)IyJ;I)J<J;J7J<J*J<IGIHIsIaIHIaIOIsIbIuJ*IrIkJ=J*J*J*J*J*J*\#
J*J*J*J*J7IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*ItJ*J*J*IvInInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*\#
J*J*J:J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*IqJ*J*J*J*J*J*J*J*J*J*J*J=J*J*I1J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I"J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ItIyJ*J*J*J:J*J*J*HKJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhIvJ<J*IjJ*J*J\\#
J*J<J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J*J*J*J*J*J*J*J*J*J*J9J*J*J*HTJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzI|J7J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iy\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 2048,
            advances: #"""
%C%u&q,],I/}.B#F'V'X)w+\%U))&E'j,I,I,I,I,I,I,I,I,I,I&:%z*~,P+)*r3>.W-p.,-},)+m.b/2&G,(-g+`2t/1.s-|.s-y-D-N.:.02l-e-J\#
-+&").&")T)U'5+O,-+5,,+b'i,B,+%n%e+^%n2[,,,.,-,-(#+&'B,,+"/f+$+!+$'%%M'%-l%C&;,X,t.n+Z%M-\*F0y)T*y+q))0y+!(N+Y(%(%'3\#
-V*S&d%u(%)s*y/C091[*r.W.W.W.W.W.W48.,,),),),)&G&G&G&G.</1.s.s.s.s.s+H.p.:.:.:.:-J-6-m+O+O+O+O+O+O24+5+b+b+b+b&"&"&"\#
&",@,,,.,.,.,.,.,;,-,,,,,,,,+!,.+!.W+O.W+O.W+O.,+5.,+5.,+5.,+5-}-c.<-g,)+b,)+b,)+b,)+b,)+b.b,B.b,B.b,B.b,B/2,+/[,I&G\#
&"&G&"&G&"&G%n&G&"2O+S,(&5-g+^,v+`%n+`%n+`'F+`(-,,&k/1,,/1,,/1,,,,/7,-.s,..s,..s,.4x3J-y(#-y(#-y(#-D+&-D+&-D+&-D+&-N\#
'B-N'j-N'B.:,,.:,,.:,,.:,,.:,,.:,,2l/f-J+!-J-++$-++$-++$%[-L0>%4%)({)"'r0@,I-]
"""#,
            rows: ##"""
 !"!!!!"#!!!$!$%!!!!!!!!!!!!!!!!!&'()*+!,,-./,,)012!3-456789!!!!!:;!!<=!>!!?!>>@;!A!B!CDECFG!!!
"""##,
            columns: #"""
 !"!!!#"!$%!&'&(!!!!!!!!!!!!!!!)!*!+!!!+!!,!!!!+!+!-./01234!!5!!!6!77787!!!!!99:97;<=>?@A?B!!C!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IPJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IYJ*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*IWINJ*IuI3J*I/J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J>JMJ*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*G=J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*GSJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*I;J*IvJ*J*HoIx\#
I:I]J*H[J*J*J*J*J*IaJ*J*J*IxJ*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IqJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IoJ*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*HqJ*J*J*ItJ*J*J*I=J*IsJ*IsI^IrJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*IxIoIsJ*J*J*J*J*J*J*J*J*G;J*J*J*\#
H,J*GnJ*J>J*J*J*J*J*J*J*IgItJ*J*ItIoJ*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*IlJ*J*J*J;ImJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HTJ*J*J*IjJ*J*J*J*J*J*\#
J*J*J*J*J*IoJ*J*InJ*J*J*IrIaIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J=IIJ*J*GoIlG~I$J*G6J*J*J*J*J*J*J*J*J*J*IvHkIOJ*J*J*J*J*J*J*\#
J*J*E~J*J*J*H<J*H-J*J*J*J*J*IYJ*IgJ*J*I|J*J*I|J*J*J8J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*ImIuJ*IfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IRJ*IvJ*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IPJ*J*J*J*J*GKG=J*J*HwIm\#
GkIyJ:J*J:J9J*J:J*J*HII.J*I-H*IFI7J*ICI9IXI<IMJ*J*J*J*J*J>J*GnH^J*J*I>I|J*J*J*J*J*J*J*J*J*J;I[I]J*J*I[IkJ*J*ImJ*J*J*\#
J*J=J*J*J*J*J9J*H\IMJ*J*I^J*J*J*J8J*J*J*J*J*J*J*IhIjJ*J*IjItJ*J*IvJ*J*J*J*J8J*J*J*J*J*J*J*H^J*J*J*IpJ*J*J*J*J8J*J*J*\#
J*J*J*IoJ*J*ItJ*J*J*ItIjJ*J*J*J*J*J*J*IkJ>IXGcH`J*J*H[IlI)IyJ;I)J<J;J7J<J*J<IHIHIsIaIHIaIOIsIbIuJ*IrIkJ=J*J*J*J*J*J*\#
J*J*J*J*J7IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*ItJ*J*J*IvInInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IpJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*\#
J*J*J:J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*IqJ*J*J*J*J*J*J*J*J*J*J*J=J*J*I5J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I)J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ItIyJ*J*J*J:J*J*J*HCJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiIvJ=J*IhJ*J*J\\#
J*J<J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J*J*J9J*J*J*HKJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzI|J7J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iy\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#),
        OpenFontFace(.black, unitsPerEm: 2048,
            advances: #"""
%C%{&p,R,O0!.S#?'Z'Y*#+Q%m)b&R'V,O,O,O,O,O,O,O,O,O,O&M&4+ ,\+&*~3=.a-w..-z,&+k.b/.&Q,+-k+a2u/-.t.$.t.&-O-Y.?.82f-i-S\#
-/&()3&()^)R'?+K,-+4,,+g'n,G,0%x%o+k%x2V,0,+,-,+(0+%'G,0+-/^+*+0+*'!%Q'!-\%C&N,f,z.d+_%R-c*_0y)R+)+p)b0y+5(V+Z((((';\#
-o*S&x& (()t+)/;011j*~.a.a.a.a.a.a4:..,&,&,&,&&Q&Q&Q&Q.9/-.t.t.t.t.t+G.p.?.?.?.?-S-?. +K+K+K+K+K+K24+4+g+g+g+g&.&.&.\#
&.,:,0,+,+,+,+,+,;,,,0,0,0,0+0,)+0.a+K.a+K.a+K..+4..+4..+4..+4-z-c.9-w,&+g,&+g,&+g,&+g,&+g.b,G.b,G.b,G.b,G/.,0/d,N&Q\#
&.&Q&.&Q&.&Q%x&Q&.2\+h,+&C-k+k-(+a%x+a%x+a'P+a(7,5&}/-,0/-,0/-,0,0/<,,.t,+.t,+.t,+5 3H.&(0.&(0.&(0-O+%-O+%-O+%-O+%-Y\#
'G-Y'o-Y'G.?,0.?,0.?,0.?,0.?,0.?,02f/^-S+0-S-/+*-/+*-/+*%`-?05%D%7)4):'}0c,O-`
"""#,
            rows: ##"""
 !"!!!!"#!!!$!$%!!!!!!!!!!!!!!!!!&'()*+!,,-./,,)012!3-456789!!!!!:;!!<=!>!!?!>>@;!A!B!CDECFG!!!
"""##,
            columns: #"""
 !"!!!#"!$%!&'&(!!!!!!!!!!!!!!!)!*!+!!!+!!,!!!!+!+!-./01234!!5!!!6!77787!!!!!99:97;<=>?@A?B!!C!
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*J*J*J*J*J*J*HpJ*J*J*J*J*J*J*J*J*J*J*IWINJ*IuI.J*I-J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J>JPJ*J@J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*G*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*GOJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HpJ*J*J*J*J*J*I8J*ItJ*J*HpIx\#
I<IbJ*HRJ*J*J*J*J*IYJ*J*J*IxJ*IWIhJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*IqJ*J*IRJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*IoJ*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*HnJ*J*J*ItJ*J*J*I4J*IsJ*IsI^IrJ*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*IvIwJ*IvJ*J*J*IxIoIsJ*J*J*J*J*J*J*J*J*G5J*J*J*\#
H(J*GwJ*J>J*J*J*J*J*J*J*IgItJ*J*ItIoJ*J*IsIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*J*J*IlJ*J*J*J;ImJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HDJ*J*J*IjJ*J*J*J*J*J*\#
J*J*J*J*J*IoJ*J*InJ*J*J*IrIaIJJ*J*J*J*J*J*J*J*J*J*J*J*J*J=IIJ*J*GzIqGyI,J*G0J*J*J*J*J*J*J*J*J*J*I{HmIUJ*J*J*J*J*J*J*\#
J*J*EqJ*J*J*H6J*H0J*J*J*J*J*IVJ*IeJ*J*I|J*J*I|J*J*J8J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IhJ*ImIuJ*IfJ*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IWJ*IvJ*J*IYJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*GEG7J*J*HpIm\#
GoIyJ:J*J:J9J*J:J*J*H@I0J*I0GwIHI=J*IHI7IZI<IMJ*J*J*J*J*J>J*GpHKJ*J*I>I|J*J*J*J*J*J*J*J*J*J;I[I]J*J*I[IkJ*J*ImJ*J*J*\#
J*J=J*J*J*J*J9J*HYIMJ*J*I^J*J*J*J8J*J*J*J*J*J*J*IhIjJ*J*IjItJ*J*IvJ*J*J*J*J8J*J*J*J*J*J*J*HLJ*J*J*IpJ*J*J*J*J8J*J*J*\#
J*J*J*IoJ*J*ItJ*J*J*ItIjJ*J*J*J*J*J*J*IkJ>IXG`HPJ*J*HRIlI)IyJ;I)J<J;J7J<J*J<IJIHIsIaIHIaIOIsIbIuJ*IrIkJ=J*J*J*J*J*J*\#
J*J*J*J*J7IoJ*J*J*J*J*J*J*J*J*J*J*ItJ*J*ItJ*J*J*IvInInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*\#
J*J*J:J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J<J*IqJ*J*J*J*J*J*J*J*J*J*J*J=J*J*I9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*I1J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*ItIyJ*J*J*J:J*J*J*H;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkIvJ>J*IeJ*J*J\\#
J*J<J;J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J9J*J*J*HAJ*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*IzI|J7J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*HlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iy\#
J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*
"""#)
        ])
}
