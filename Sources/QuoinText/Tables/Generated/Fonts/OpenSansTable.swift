// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-open-sans 3.3. Not for editing.

extension OpenFontFamily {
    static let openSans = OpenFontFamily(
        ["OpenSans"], unitsPerEm: 2048, ascender: 2189, descender: 600, faces: [
        OpenFontFace(.light, unitsPerEm: 2048,
            advances: #"""
%Y%1'Z-x,=1F/D$-%r%r+s,=$\&y%-'A,=,=,=,=,=,=,=,=,=,=%-%-,=,=,=)'3),z-Q-D/5+v*o/X/P%I%>,R+%2Z/T0M,Z0M,m+h+=/P,J36+X+D\#
,G&s'A&s,=(q%[+H,o*7,o+p&M+3,e$s$s*I$s3$,e,],o,o(E*$'4,e)v/W*e)u)z'Z+_'Z,=%Y%1,=,=,=,=+_+,,J1y'5)B,=&y1y*j)6,='8'8%[\#
,q.+%-$H'8'k)B/I090R)',z,z,z,z,z,z1G-D+v+v+v+v%I%I%I%I/5/T0M0M0M0M0M,=0M/P/P/P/P+D,Z,V+H+H+H+H+H+H2J*7+p+p+p+p$s$s$s\#
$s,B,e,],],],],],=,],e,e,e,e)u,o)u,z+H,z+H,z+H-D*7-D*7-D*7-D*7/5,o/5,o+v+p+v+p+v+p+v+p+v+p/X+3/X+3/X+3/X+3/P,e/P,e%I\#
$s%I$s%I$s%I$s%I$s*g)g%>$s,R*I*I+%$s+%$s+%$s+%${+%$s/T,e/T,e/T,e-C/T,e0M,]0M,]0M,]3Z4`,m(E,m(E,m(E+h*$+h*$+h*$+h*$+=\#
'4+='4+='4/P,e/P,e/P,e/P,e/P,e/P,e36/W+D)u+D,G)z,G)z,G)z&Y*j5U#,#,&M&M(*/I,=/T
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.regular, unitsPerEm: 2048,
            advances: #"""
%Y%b(X-x,?1n/c$e&B&B+s,?%W&y%_'v,?,?,?,?,?,?,?,?,?,?%_%_,?,?,?)=3?-\-x-W/]+}+,/`/u&"%k-3+83E060i,|0i-=+n+s/d,q3v,K,%\#
,@'%'v'%,?)J%}+}-2*?-2,*'8+c-5%J%J+?%J3{-5,|-2-2(m*:'a-5*i0c+;*l**((+p((,?%Y%b,?,?,?,?+p+',O1y'Z*a,?&y1y*j)6,?'O'O%}\#
-?.+%_$j'O(%*a/{0U0j)=-\-\-\-\-\-\2d-W+}+}+}+}&"&"&"&"/]060i0i0i0i0i,?0i/d/d/d/d,%,|-H+}+}+}+}+}+}2X*?,*,*,*,*%J%J%J\#
%J,x-5,|,|,|,|,|,?,|-5-5-5-5*l-2*l-\+}-\+}-\+}-W*?-W*?-W*?-W*?/]-2/]-5+},*+},*+},*+},*+},*/`+c/`+c/`+c/`+c/u-5/u-5&"\#
%J&"%J&"%J&"%J&"%J+m*t%k%J-3+?+?+8%J+8%J+8%J+8%\+8%J06-506-506-5.W06-50i,|0i,|0i,|3y4J-=(m-=(m-=(m+n*:+n*:+n*:+n*:+s\#
'a+s'a+s'a/d-5/d-5/d-5/d-5/d-5/d-53v0c,%*l,%,@**,@**,@**&{*j5U#^#^'Q'Q(*0i,?0L
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.medium, unitsPerEm: 2048,
            advances: #"""
%Y%m(~-x,?25/n$}&Y&Y+p,?%e&y%k(/,?,?,?,?,?,?,?,?,?,?%k%k,?,?,?)T3?-z.&-[/e, +=/_0$&=&,-N+N3[0U0r-+0r-S+o,#/r-.4-,y,F\#
,D''(/'',?)<&I,7-=*Q-=,9'R+n-L%e%e+p%e49-L-&-=-=)%*E(*-L+.1.+W+0*4(2+q(2,?%Y%m,?,?,?,?+q*x,]1y'i+?,?&y1y*j)6,?'_'_&I\#
-U.+%k$b'_(-+?0J1,1-)T-z-z-z-z-z-z30-[, , , , &=&=&=&=/e0U0r0r0r0r0r,?0r/r/r/r/r,F-+-u,7,7,7,7,7,72t*Q,9,9,9,9%e%e%e\#
%e-#-L-&-&-&-&-&,?-&-L-L-L-L+0-=+0-z,7-z,7-z,7-[*Q-[*Q-[*Q-[*Q/e-=/e-G, ,9, ,9, ,9, ,9, ,9/_+n/_+n/_+n/_+n0$-L0$-L&=\#
%e&=%e&=%e&=%e&=%e,I+K&,%e-N+p+p+N%e+N%e+N%e+N&1+N%e0U-L0U-L0U-L/(0U-L0r-&0r-&0r-&434Y-S)%-S)%-S)%+o*E+o*E+o*E+o*E,#\#
(*,#(*,#(*/r-L/r-L/r-L/r-L/r-L/r-L4-1.,F+0,F,D*4,D*4,D*4';*j5U#v#v(#(#(*12,?0Q
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 2048,
            advances: #"""
%Y%y)E-x,?2[/y%6&o&o+m,?%r&y%v(G,?,?,?,?,?,?,?,?,?,?%v%v,?,?,?)l3@.8.4-_/l,#+N/]03&W&L-h+d3r0t0|-80|-i+q,10!-I4D-H,h\#
,G')(G'),?)/&u,P-H*c-H,H'l+z-b&!&!,A&!4V-b-/-H-H)=*O(R-b+Q1W+s+S*>(<+r(<,?%Y%y,?,?,?,?+r*j,k1y'y+},?&y1y*j)6,?'o'o&u\#
-j.+%v$Y'o(4+}0x1c1P)l.8.8.8.8.8.83[-_,#,#,#,#&W&W&W&W/l0t0|0|0|0|0|,?0|0!0!0!0!,h-8.D,P,P,P,P,P,P31*c,H,H,H,H&!&!&!\#
&!---b-/-/-/-/-/,?-/-b-b-b-b+S-H+S.8,P.8,P.8,P-_*c-_*c-_*c-_*c/l-H/l-Z,#,H,#,H,#,H,#,H,#,H/]+z/]+z/]+z/]+z03-b03-b&W\#
&!&W&!&W&!&W&!&W&!-$,"&L&!-h,A,A+d&!+d&!+d&!+d&d+d&!0t-b0t-b0t-b/X0t-b0|-/0|-/0|-/4L4i-i)=-i)=-i)=+q*O+q*O+q*O+q*O,1\#
(R,1(R,1(R0!-b0!-b0!-b0!-b0!-b0!-b4D1W,h+S,h,G*>,G*>,G*>'Z*j5U$0$0(U(U(*1Y,?0V
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 2048,
            advances: #"""
%Y&0*1-x,?3H00%f'='=+g,?&.&y&.(v,?,?,?,?,?,?,?,?,?,?&.&.,?,?,?*;3@.s.N-f/{,'+o/Z0O'-'-.>,14?1R1/-S1/.6+s,N0<.!4p.D-K\#
,N'-(v'-,?(r'l-"-]+(-],f(A,1.0&W&W-C&W50.0-A-]-])k*d)B.0,92K,L,9*Q(O+s(O,?%Y&0,?,?,?,?+s*M-(1y(8-9,?&y1y*j)6,?(0(0'l\#
.6.+&.$H(0(C-91u2p25*;.s.s.s.s.s.s4R-f,',',',''-'-'-'-/{1R1/1/1/1/1/,?1/0<0<0<0<-K-S/?-"-"-"-"-"-"3i+(,f,f,f,f&W&W&W\#
&W-A.0-A-A-A-A-A,?-A.0.0.0.0,9-],9.s-".s-".s-"-f+(-f+(-f+(-f+(/{-]/{-~,',f,',f,',f,',f,',f/Z,1/Z,1/Z,1/Z,10O.00O.0'-\#
&W'-&W'-&W'-&W'-&W.:-.'-&W.>-C-C,1&W,1&W,1&W,1'l,1&W1R.01R.01R.00Y1R.01/-A1/-A1/-A4}5(.6)k.6)k.6)k+s*d+s*d+s*d+s*d,N\#
)B,N)B,N)B0<.00<.00<.00<.00<.00<.04p2K-K,9-K,N*Q,N*Q,N*Q(8*j5U$`$`)X)X(*2I,?0_
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 2048,
            advances: #"""
%Y&8+<.:,J4J15&<'f'f+W,\&_&q&6)R,\,\,\,\,\,\,\,\,\,\&6&F,\,\,\*t3@/^.R-~/n+o+[/{0Q'P'X.m,T4p1}11-[11.X,J,f0>.{6F/X.>\#
-0&~)R&~+>*j)!-I-r+[-r-?(v-&.J'!&~.4&|5U.J-f-r-r*++.)w.J-03[-W-.*x)@*|)@,\%Y&8,\,\,3,\*|*j,}1i(U.a,\&q1i*j)),\(Y(Y)!\#
.N-r&6&4(Y(K.a3,3{3s*t/^/^/^/^/^/^4E-~+o+o+o+o'P'P'P'P/n1}1111111111,\110>0>0>0>.>-Q00-I-I-I-I-I-I4/+[-?-?-?-?'!'!'!\#
'!-n.J-f-f-f-f-f,\.@.J.J.J.J-.-r-./^-I/^-I/^-I-~+[-~+[-~+[-~+[/n-r/n.<+o-?+o-?+o-?+o-?+o-?/{-&/{-&/{-&/{-&0Q.J0r._'P\#
'!'P'!'P'!'P'!'P'!/)-~'X&~.m.4.4,T&|,T&|,T&|,T)@-,(~1}.J1}.J1}.J1u1}.J11-f11-f11-f4\5,.X*+.X*+.X*+,J+.,J+.,J+.,J+.,f\#
)w,f)w,f*A0>.J0>.J0>.J0>.J0>.J0>.J6F3[.>-..>-0*x-0*x-0*x(a*j5U%E%E*h*h(K2b,\0Y
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#)
        ])
}
