// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-poppins 4.4. Not for editing.

extension OpenFontFamily {
    static let poppins = OpenFontFamily(
        ["Poppins"], unitsPerEm: 1000, ascender: 1050, descender: 350, faces: [
        OpenFontFace(.thin, unitsPerEm: 1000,
            advances: ##"""
#%"D"&'n%]&o''!8#U#U$Q&3!2$`!5#j&2"D%|&%&$&6&L%;&F&L!5!M$!%y$!%'*9&?%u()'E%$$y(@&p" $N%3$/(E&m(@%U(@%\%]$z&[&Q)Q%9%K\##
%,"K$~"K%m%Z"m'&'&&Z'&&Z#A'&&L" "*$/" *U&L&m'&'&#U%(#U&L%H(K$D%<$;#*" #*$@#%"D&2%a%:%x" %{#B(K$U#y&t$`%+$)#g&3#0#1"m\##
&Q%.!2"[![$@#y%E&7&G$r&?&?&?&?&?&?(m()%$%$%$%$" " " " 'm&m(@(@(@(@(@$y(@&[&[&[&[%K%U&Y'&'&'&'&'&'&+z&Z&Z&Z&Z&Z" " " \##
" &k&L&m&m&m&m&m&3&m&L&L&L&L%<'&%<&?'&&?'&&?'&()&Z    ()&Z()&Z'E'&'m&~%$&Z%$&Z%$&Z%$&Z%$&Z    (@'&(@'&(@'&        " \##
" " " " " " " " "         %3$/  $/" $/" $/" $/"P$C"4&m&L&m&L&m&L      (@&m(@&m(@&m+]+z%\#U%\#U%\#U%]%(    %]%(%]%($z\##
#U$z#U    &[&L&[&L&[&L&[&L&[&L&[&L)Q(K%K%<%K%,$;%,$;%,$;  &+($!S!S"^"^"b$7(m'8
"""##,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.ultraLight, unitsPerEm: 1000,
            advances: #"""
"|"]"H(1%{'7'?!F#~#~$e&T!P%'!V$4&@"e& &*&7&C&S%J&N&R!W!y$^&R$Y%6*F&Y&)(*'G%0%&(;' "4$s%X$<(\'"(>%g(?%v%o%4&k&e)j%d%b\#
%?#/%`#/&)&A"j'('(&S'(&W#E'(&U"4";$Y"4*_&U&k'('(#a%6#^&U%X(Q$Z%Q$L#e"D#e$f"|"]&M%}%G&$"D%~#@(G$[$9&s%'%3$(#z&U#:#<"f\#
&Z%T!U"c!j$I$9%r&T&j%'&Y&Y&Y&Y&Y&Y)$(*%0%0%0%0"4"4"4"4'g'"(>(>(>(>(>%W(>&k&k&k&k%b%g&l'('('('('('(+m&S&W&W&W&W"4"4"4\#
"4&i&U&k&k&k&k&k&K&k&U&U&U&U%Q'(%Q&Y'(&Y'(&Y'((*&S    (*&S(*&S'G'C'g'#%0&W%0&W%0&W%0&W%0&W    (;'((;'((;'(        "4\#
"4"4"4"4"4"4"4"4"4        %X$Y  $<"4$<"4$A"_$<"d$K"B'"&U'"&U'"&U      (>&k(>&k(>&k+V+g%v#a%v#a%v#a%o%6    %o%6%o%6%4\#
#^%4#_    &k&U&k&U&k&U&k&U&k&U&k&U)j(Q%b%Q%b%?$L%?$L%?$L  &M(O!m!m#,#,#:$v(d'X
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.light, unitsPerEm: 1000,
            advances: ##"""
"t"w"j(T&;']'V!T$H$H$y&u!n%L!w$]&N#'&"&/&K&O&[%Z&V&W!z"E%='+%1%E*T&r&;(+'I%<%2(6'."G%8%}$I(r'5(<%y(=&1&"%M&{&y*%&/%y\##
%R#r&A#r&D')"f'*'*&K'*&T#H'*&_"G"L%%"G*h&_&h'*'*#m%C#g&_%h(W$p%f$]$A"g$A%,"t"w&h&:%S&/"g&"#>(D$a$W&q%L%;$'$.&w#E#F"_\##
&d%y!x"k!x$Q$W&@&p'/%;&r&r&r&r&r&r);(+%<%<%<%<"G"G"G"G'a'5(<(<(<(<(<&5(<&{&{&{&{%y%y' '*'*'*'*'*'*+_&K&T&T&T&T"G"G"G\##
"G&f&_&h&h&h&h&h&c&h&_&_&_&_%f'*%f&r'*&r'*&r'*(+&K    (+&K(+&K'I'a'a'&%<&T%<&T%<&T%<&T%<&T    (6'*(6'*(6'*        "G\##
"G"G"G"G"G"G"G"G"G        %}%%  $I"G$I"G$S#?$I"x$R"Q'5&_'5&_'5&_      (<&h(<&h(<&h+O+S&1#m&1#m&1#m&"%C    &"%C&"%C%M\##
#g%M#j    &{&_&{&_&{&_&{&_&{&_&{&_*%(W%y%f%y%R$]%R$]%R$]  &o(y"'"'#Y#Y#q%U(Z'y
"""##,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.regular, unitsPerEm: 1000,
            advances: #"""
"m#-#'(p&T'~'j!`$j$j%+'2"(%l"4%!&Z#C&%&3&[&Z&a%g&]&\"7"j%p'Z%`%Q*_')&K(,'J%F%=(2';"X%W&=$T)&'F(:&)(<&F&1%b'*'+*:&S&.\#
%b$K&x$K&['d"c'+'+&E'+&R#L'+&f"X"Z%H"X*p&f&f'+'+#x%O#o&f%v(\%$%x$k$r#&$r%L"m#-' &R%^&9#&&%#=(@$f$q&p%l%B$'$>'5#M#O"Y\#
&k&:"6"r"&$X$q&f'*'L%L')')')')')'))M(,%F%F%F%F"X"X"X"X'\'F(:(:(:(:(:&i(:'*'*'*'*&.&)'0'+'+'+'+'+'++T&E&R&R&R&R"X"X"X\#
"X&d&f&f&f&f&f&f&w&f&f&f&f&f%x'+%x')'+')'+')'+(,&E    (,&E(,&E'J'y'\'*%F&R%F&R%F&R%F&R%F&R    (2'+(2'+(2'+        "X\#
"X"X"X"X"X"X"X"X"X        &=%H  $T"X$T"X$b#t$T#*$Y"]'F&f'F&f'F&f      (:&f(:&f(:&f+I+C&F#x&F#x&F#x&1%O    &1%O&1%O%b\#
#o%b#r    '*&f'*&f'*&f'*&f'*&f'*&f*:(\&.%x&.%b$k%b$k%b$k  ',)>"="=$ $ $@&+(S(5
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.medium, unitsPerEm: 1000,
            advances: #"""
"f#D#F)1&p(B(!!m%1%1%='Q"C&/"S%G&g#a&'&8&m&e&h%u&d&a"W#3&J(.&4%_*k'@&\(-'L%Q%H(-'H"j%y&_$`);'X(8&9(;&^&B%y'9'=*Q&z&C\#
%s%*'T%)&t(F"`'-'-&>'-&O#O'-&o"j"j%o"j*y&o&d'-'-$$%[#w&o&&(a%8&,${%I#G%I%n"f#D'9&l%i&C#G&(#;(=$l%.&o&/%J$&$O'T#W#Y"S\#
&t&\"V"y"3$`%.'1'D'm%_'@'@'@'@'@'@)b(-%Q%Q%Q%Q"j"j"j"j'W'X(8(8(8(8(8'B(8'9'9'9'9&C&9'B'-'-'-'-'-'-+H&>&O&O&O&O"j"j"j\#
"j&b&o&d&d&d&d&d'.&d&o&o&o&o&,'-&,'@'-'@'-'@'-(-&>    (-&>(-&>'L(5'W'-%Q&O%Q&O%Q&O%Q&O%Q&O    (-'-(-'-(-'-        "j\#
"j"j"j"j"j"j"j"j"j        &_%o  $`"j$`"j$s$O$`#=$`"j'X&o'X&o'X&o      (8&d(8&d(8&d+B+1&^$$&^$$&^$$&B%[    &B%[&B%[%y\#
#w%y#|    '9&o'9&o'9&o'9&o'9&o'9&o*Q(a&C&,&C%s${%s${%s${  'K)e"T"T$J$J$r&d(J(S
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 1000,
            advances: #"""
"P#e#o)@&t(e(2"%%*%*%K')"`&-"f%+&l#m&$&=&{&j&f%i&i&X"i#G&.'i%|%_+&'S&i(('T%Y%W(('T"x& &}$o)L'f(9&F(;&g&G&''@'N*j'5&b\#
&&%6'{%5'/(>"q'-'-&@'-&O#\'-&{"x"x&."x+#&{&d'-'-$8%f$(&{&=(t%a&C%(%A#8%A&6"P#e&}&t%v&b#a&,#U(9$r%N'0&-%I$6$`'+#k#h"\\#
'-'!"p#*"F$f%N'a'|(S%_'S'S'S'S'S'S)r((%Y%Y%Y%Y"x"x"x"x']'f(9(9(9(9(9'%(9'@'@'@'@&b&F'^'-'-'-'-'-'-+@&@&O&O&O&O#%#%#%\#
#%&d&{&d&d&d&d&d&n&`&{&{&{&{&C'-&C'S'-'S'-'S'-((&@    ((&@((&@'T(N']'3%Y&O%Y&O%Y&O%Y&O%Y&O    (('-(('-()'-        "x\#
#%"x#%"x#%"x"x"x#%        '(&.  $o"x$p"x%0$e$o#\$s#%'f&{'r&{'f&{      (9&d(9&d(9&d+;+'&g$8&o$8&g$8&G%f    &G%f&G%f&'\#
$(&'$+    '@&{'@&{'@&{'@&{'@&{'@&{*j(t&b&C&b&&%(&&%(&&%(  'E)h"u"u%"%"%%'>(G(t
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 1000,
            advances: ##"""
"6$,$?)Q&x)/(F"?%"%"%[&Z#"&*"|$i&r#{&!&C',&p&c%\&n&M"~#^%l'?%b%_+C'h&y("'^%b%h("'b#*&('@%")_'w(:&V(<&r&M&5'H'a+''R'&\##
&:%C(J%C'L(4#&'.'.&C'.&N#k'.')#*#)&P#*+.')&c'.'.$P%s$:')&X)+&2&^%5%8#&%8&b"6$,&]&}&''&$!&1#r(3$y%r'T&*%G$H$s&[$##y"g\##
'H'K#.#<"[$n%r(:(])D%_'h'h'h'h'h'h*%("%b%b%b%b#*#*#*#*'c'w(:(:(:(:(:&c(:'H'H'H'H'&&V( '.'.'.'.'.'.+8&C&N&N&N&N#D#D#D\##
#D&f')&c&c&c&c&c&I&[')')')')&^'.&^'h'.'h'.'h'.("&C    ("&C("&C'^(j'c';%b&N%b&N%b&N%b&N%b&N    ("'.("'.($'.        #*\##
#D#*#D#*#D#*#*#*#D        'W&P  %"#*%$#*%P$~%"$!%*#D'w')(2')'w')      (:&c(:&c(:&c+2*{&r$P'#$P&r$P&M%s    &M%s&M%s&5\##
$:&5$<    'H')'H')'H')'H')'H')'H')+')+'&&^'&&:%5&:%5&:%5  '>)k#=#=%b%b%:( (D)<
"""##,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 1000,
            advances: #"""
"!$K$g)`&{)Q(V"U$z$z%i&3#=&(#0$N&w$'%~&H':&u&a%P&s&D#1#q%Q&{%L%_+['z'&'}'f%i%v'|'n#7&.']%0)p(%(;&b(<&{&R&B'O'r+?'j'D\#
&K%O(p%N'd(,#6'/'/&E'/&N#x'/'5#7#6&m#7+6'5&b'/'/$c%}$I'5&o)>&Z&u%@%1"w%1')"!$K&C'&&4'D$;&5$,(/% &2's&(%E$X%%&4$7$)"p\#
'_'n#G#K"m$t&2(i)3*'%_'z'z'z'z'z'z*5'}%i%i%i%i#7#7#7#7'i(%(;(;(;(;(;&G(;'O'O'O'O'D&b(<'/'/'/'/'/'/+0&E&N&N&N&N#^#^#^\#
#^&g'5&b&b&b&b&b&+&W'5'5'5'5&u'/&u'z'/'z'/'z'/'}&E    '}&E'}&E'f)#'i'A%i&N%i&N%i&N%i&N%i&N    '|'/'|'/( '/        #7\#
#^#7#^#7#^#7#7#7#^        '~&m  %0#7%4#7%k%4%0$>%<#^(%'5(L'5(%'5      (;&b(;&b(;&b++*q&{$c'4$c&{$c&R%}    &R%}&R%}&B\#
$I&B$J    'O'5'O'5'O'5'O'5'O'5'O'5+?)>'D&u'D&K%@&K%@&K%@  '8)n#]#]&9&9%L(W(A)\
"""#,
            rows: #"""
                                                                                               
"""#,
            columns: #"""
                                                                                               
"""#,
            kerning: #"""
J*
"""#),
        OpenFontFace(.black, unitsPerEm: 1000,
            advances: #"""
!k$k%/)n' )s(g"k$s$s%v%l#Y&&#B$3&|$3%{&M'G&z&_%E&w&;#B$%%6&X%6%_+t(-'3'x'n%q&%'w'z#E&4'z%?*!(3(<&o(<'%&W&N'V(#+W($'a\#
&\%Z)7%Z'}($#G'/'/&G'/&N$%'/'@#E#C'+#E+?'@&b'/'/$w&)$X'@'&)P'#',%K%)"h%)'N!k$k&)'.&A'a$T&9$E(+%&&P(2&&%D$g%5%l$J$7"y\#
'v(2#`#Z# $z&P)8)i*j%_(-(-(-(-(-(-*D'x%q%q%q%q#E#E#E#E'n(3(<(<(<(<(<&+(<'V'V'V'V'a&o(W'/'/'/'/'/'/+)&G&N&N&N&N#w#w#w\#
#w&i'@&b&b&b&b&b%l&S'@'@'@'@','/',(-'/(-'/(-'/'x&G    'x&G'x&G'n);'n'G%q&N%q&N%q&N%q&N%q&N    'w'/'w'/'{'/        #E\#
#w#E#w#E#w#E#E#E#w        (F'+  %?#E%D#E&'%I%?$\%N#w(3'@(e'@(3'@      (<&b(<&b(<&b+$*h'%$w'D$w'%$w&W&)    &W&)&W&)&N\#
$X&N$X    'V'@'V'@'V'@'V'@'V'@'V'@+W)P'a','a&\%K&\%K&\%K  '2)q#}#}&n&n%]).(>)|
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
