// swift-format-ignore-file
// Written by Scripts/make-font-tables from fontpkg-montserrat 9.0. Not for editing.

extension OpenFontFamily {
    static let montserrat = OpenFontFamily(
        ["Montserrat"], unitsPerEm: 1000, ascender: 968, descender: 251, faces: [
        OpenFontFace(.thin, unitsPerEm: 1000,
            advances: ##"""
"\"T#Q'1&?(H&`!y#:#:#i%u!w$ !w#/&r#Y%p%i&j%i&6& &V&6!w!w%u%u%u%o*r'7's'D(b'#&[(.(X#!%"'<&**&(X(l'M(l'S&?%i(B'%+C&S&H\##
&e###/##%w%9&>&$'&%f'&&1#:','#"\"a%w"\+7'#&H'&'&$#$s$(&~%A(n%7%A%0#/#!#/%u"\"T%f&P'C'%#!${&>(`$.$K%u  (`&>$H%u$R$R&>\##
'%&>"@&>$R$;$K*f*f*f%o'7'7'7'7'7'7*W'D'#'#'#'##!#!#!#!(b(X(l(l(l(l(l%u(l(B(B(B(B&H'M&r&$&$&$&$&$&$*=%f&1&1&1&1"\"\"\\##
"\&%'#&H&H&H&H&H%u&H&~&~&~&~%A'&%A'7&$'7&$'7&$'N%f'N%f'N%f'N%f(b'&(b'&'#&1'#&1'#&1'#&1'#&1(.',(.',(.',(.',(X'#(X'(#!\##
"\#!"\#!"\#!"\#!"\'Q%>%""a'<%w%w&*"\&*"\&*"\&*#/&*"\(X'#(X'#(X'#'J(X'#(l&H(l&H(l&H+c+9'S$#'S$#'S$#&?$s&?$s&?$s&?$s%i\##
$(%i$(%i$((B&~(B&~(B&~(B&~(B&~(B&~+C(n&H%A&H&e%0&e%0&e%0"s%9*R!w!w#;#;"d%q(6*X
"""##,
            rows: #"""
 !" #$%"&'()*)*+, -./0123,44   567896:;<==>?@==6ABC#D>EEFGHIJK L MNOPQRSMPSTPMMNNUVWXSYYZY[I  )
"""#,
            columns: #"""
 !" #$%"&'()*)*+,-./01,23455   67897999799:99997979#;<==>?@ABC D EFGGG GFFHFFIIGIGIJKLMMNOP  C)
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J4J*J*J*J*J4J*J*J*J*J*J*J*JCJ>J*J4J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JWJ*JHIkJ*J*J>J*IRIMJ4J\JHJ>IaJ4\#
JfJ*J\J4JRIuI\J*J*J*J*J*J*J*J*J*JfJ*J J*J*IzJ*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*IuJ>J>J*J*J J*J J4J*J J*J J*IuJ*J*J*J*\#
J J*J*IzIzJ*J*J J*IuJ*J*J*J*J*J*J*J*J J J*J*J*J*IkJ*HuJ*J*IuIWJ>JHJ*J*IuJ4J4JMJ>IuJ>J*J*IMJ*J*J*J*J*J*J*J*J*J*J*IaJ*\#
J*J>J*J>J*J*J*J*J*J*J*J*J*J*J IMJ*IaJ J*J*IkJ*J4J\J*IkJ*J*J*J*IuJ*J*J*I4J*J>J*JRIkJ*IuJ*IaJ>J*I9J*JfJ4J*J*J*J*J*J4J*\#
J J*J*J*J*J*J*J*J*J*J*J*J*J*J*JHJ*J4J*J*IuJ*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*JHJ*J*J*J*J*JpJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J4JHJ J*J*J>J IkHWJ4JH\#
J>J*IzJ*J\J*JRJ*JRJ*I/J*J JHJ*JMJ J>J4J*J*J*J J*J>IuJ*J*J*JHJ*J\J4J*J>J*J*J*IuIaJ*J*J*J J*J*J*J4IzJ IuJ4J*J J*J*J*Ia\#
J4J J*IuIkJ*IuIzIkJ*J*IHJ*J*J*J*J4J*J*J*J4J*J IuJ*IzJ*J*IRJ4IMJ*J*J*IkJ*J*K9J J J4J4IuJ*J J4J*J*IWIuJMJ*JfIkJ IfJ*If\#
J>J*I%J*J4J4J*IuJ4J*J*J IuIfJ*J*J*J*J*JfIuJ*IaJ*JHJ*IHI%IMIuJHJ*J*ICJ*J>IuJ*IzJ*IuIaJ*J JHJ*JHJ*JHJ*J*JRJHHfICJ*ICJ*\#
ICICIkICIkICJ*ICJ*J*J4J*J*J*J*J*J4J4J IuJ*J*J*J J*J*J J*J*J*IuJ*J*J*IuIuJ*IpIkIkIpJ*IuJ*IuJ*J*J*J"J*J*J4J*J4J J*J*J*\#
J*J*J*J4J J*J*J*J J4J4J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J4J J*J J*IzJ*J*J J*JHJ*J*J J*J*J*J*J*J*J J*J J*J*J J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J IzJ*J*J*J*J*J*J*J*J*J*J J J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*IkJ IkJ>J*J*IuJ4J>JHJ*IpJ*IuJ*J*IR\#
J4J J*IWJ4J*J*J*IWJ*IWJ*I4J J*IWJ*J>JHJ*J4J*J*J*J*J*J J J*J*J*J*J*J*J J*J*J*J J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J J \#
J*J*J J J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*IuJ4J*J*IuJ*J4J4J*J*J*J*J*J*J J*J*J*J*J*J4J*J*J J*J J IuJ*J*J*J*J*\#
J*J*J4J"J*J*J*J*J*IzJ*J*J*J*JHJ J*IaJ*J*JHIWIRI\IuJ4J*J IHIuJ*IuJ*IuJ9IuICJ*IkJ*J*J*J*J*J J*J4J IkIaJ*IWIuIkIkIuIkJ \#
IkJ*IfJ*J*J*J*J J*J*J*J4J*J4J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*IzIuIuJ*J*IkJ*J*J*J*J*J"J*J*J*J*J4J*J*J*J*J*J4J*J*J*\#
J*J*J*J*J*JRJ*J*J*J*J*J*J4J*J*J*J J*J4J*JRJ J*IuJ*IfJ*J*IzJ*J4J*J*J*J*J*J*J*J*J4J J*J*J*J J*J*J*IkJ*J*J>J*IWIkJ*J*J*\#
IzIWJ*J*J J4J*IWJ*IaJ*IpJ*J*J IzJ J IpJ*J*IpJ*J*J J*J*J*J*J*J4J*IzJ*J*J*IuJ*J*J*J*J>J*J4IuIuJ*J J J J*J*J*J*J*J*IkJ*\#
J J*IzJ J*IuIpIkJ J*IuJ*IkJ*J*J*J*J*J*J*J*J*J J*J*J*J*I\J*J*J*J*J*I/J JMJHJ*IaJ*J4IzJ*IWJ*IzJ4ICJ J*J*J9IfIzIfIkIaJ*\#
J*IMJ*JfJ*J*J*J*J*J*J*J IpIkIuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J J*J IuJ*IpJ IpIzJ*IuJ*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J>J*J9J*IpJ4J J*IaJ J*IzJ J*J*IfIuJ*J*J J*J IuIuJ*J*J J*J4J J*IpJ*J*IuJ*IuJ*IuJ*IuJ*J*\#
J*J*J*J*J*J*J*IuJ4J*IuJ*J IuIWJ J J J*J IuJ*J*J*J*J*J*J J!J J*J*J*J*J>J J*J J*J*J IuJ IzIuJ*IzJ*J*JRJ*J*IfJ*J J>J*J \#
I\IzJ9J*J*IRIuJ4IuJ*J*IuJ IfJ*IzJ*J*J*IuJ*J*J*J4J4IuIpJ*IuIzJ J J*IuJ*IpJ*IuJ*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IzIuIzJ*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*IzJ*J*J J J*J*J*J*J J*\#
J*J*J*J*J*J*J*J*J J*J*J*J*J*IzJ*IuJ*J*J*IkJ*J4IuJ>J*J IWJ*J*IuJ J*IaI\IpJ*J*IfJ IaIfI\J*IaJ*J*JpIzJ*IpJ*J IuIkIuIfIf\#
J*IuJ*J*J*J J*J*J*J*ICIuJHJHIkIaJ*J*IWJ*IWJ J J>I%IzJ*J*J*I9IzIRJ I>J*J*ICJ*JpJ*J*J J*J*J*J*J IaJ J*J*J*J*J*J*J*IfJ*\#
IzJ*J*IkIWJ*J*J*IzIkJ J*J*J*J*J*J*I\J IfIfJ*IzIpJ IuJ*IuIzIkIzJ*I{J IkJ*J*J*J IfJ*J*J*J*IuJ*J*J*J*J>J*J4IuJHJ*J J J \#
J*J*J*J*J*J*IkJ*J J*IzJ J*IuIpIkJ J*IuJ*JRJ*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J IuJ*J*J*J*J*J*J*J*\#
J*J J J*J*IuJ J*J*IuJ*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*IzJ*IaIpJ*JHIkIkIuIuJRJ4J4I/J*J>J J*J J*J IfJ*J J4IzJ*IkJ*J*J*\#
JHJ>J*IkJ*IRIuIzIaJ*IzIfIfJ*J J*J4J*IzJ*IkJ*J*JMIuIfIaIpJHJ*J*ICJ*J4IzJ*IuJ*IuIfIzIzJ*J*J*IuIzJ J*JHJ>J IRIpIRIuIfIR\#
J*IkIzIfJ*IpJ*J*J*IzJ*IuIzJ*J IzJ*J>IkJ4J*J*IWJ*J IuIzJ*IkIpIkIuJ*IkJ IuIkIkJ J*J*J*J\IzJ*IkJ*J IuIuIpIuIkJ*J J*J>J*\#
IzJ*IWIuJ*J>IkIfIuIkJHJ J*I/IzJ>IuIzIfJ*IkIaIzJ J*J IzIkJ>J*J*JHJ>J IHJ*IMIkIaIHIuIfIaIWJ*IkJ*J*J*J*J*IuJ*J*J4IuJ>J4\#
IpJ>J*J*IWJ*J*J*J*J*J*J J*J*J*J*J*J*J J*J*J*J*J*JHJ*J*IuJ*J*J*J J IuJ*J*J*J*J*J*J*J*J*J*J*J*I|J*JHJ*J4J*J*J J*J>J*J*\#
J*J*J*J*J*J*J>J*J>J*J>J*J*JHJ*J>IzJ*J*K/J*J*J*J*J*J*J*J*J*J*IMJ*J J>J*JHHWJ*K9J>IuIuJ4J4J J*IWJ*J*JRIMIuJHJ*JHIuJ Ia\#
J>IuJ*J*IMJHKWJ*J*J*KCJ*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IpJ*J*IkIzJ*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J J>IkJ*J*J*J J*J4KWIuJ JRJHIkJ4J*J*J4J4J*IkJfJHK%J*J J J\J J>J*HfJ>J*J J*IkK/J*J4IuIkJ JRJ>\#
JRJ*J*J*J*IkJ*J*J*IkJ*J*J*J*IpJ*J*J*J*IpJ*IuJ*IWJ*J*J*J*J*J*J*J*J*J*J*ICJ*J*J*J*J*J*J*J*J*J*J J*IpJ*J*J*IzJ*IkJ*J*J*\#
IuJ4IuJ*J*IkJ IpJ*J*IkJ*J J*IkJ*J*J*J*I/J*IaJ*IkJ*J*ICJ*IkJ*J*J*J*J*J*J*J*IzIuI{J J*J*J*J*J*IkJ*IuJ4J*J>J*J IpJ IuIk\#
J*IuJ*J J*IuJ*J*J*J*HzJ*J*J*J*J*J IWIzJ*J*J J J*J*J*J*J*J IuJ J J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J J*J*J*IkJ*J J*J*J*IuJ4J*J*J*IkJ IuJ*J*IkJ*J J*IaJ*J*J*J*I%J*IuIfIWJ*J*IC\#
J*J*IzJ*J*J J*J*J*J*J IzIzJ*J*J*J*J*J>J J*J>JfJ J IkJ>JfJ>JHIkJ>J\J>JMJHJHJ*IuJ*J*J*J*J*J*J*J*J*JkJ\J J J*J J*J*J*J*\#
J*J4J*IuJ*J*J*J*IpJ*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*JRJ*J*J*J*IkIuJ*IWIMJ*J*ICJ*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*\#
J*J*J*J*J*IuJ4J*J J*J4J4IkJ*J J*J4J*J*J*IuJ*J*I\J*IzJ IuJ*IzIaJ*JpJ J*IuIuJ IzJ*J IpIuIpJ J*J*J*IpJ*J*J*J*J*J*J*J*J*\#
J J*J*J*J*J*J*J*J*JRJ*J*J*J*IkIuJ*IWIMJ*J*ICJ*J*J*J*J*J9J*J*J*J*J*J*J J*J*J*J*IpJ*IaIuIzJHIzJ IaJ*IuJ*J IfJ*J>J*J*J*\#
J IkIgIuJ*IMIkIkI\I\J*IpIuIuJ IfJ IzJ*J J*J9J*J9J IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J J*J*IkJ*J*J*IuJ*J*J*J*J*J*J*J*\#
J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J J J*J*J*J*J*J*J*J J*J*IuJ J4J*IuIpJ J*IaJ IkJ*IuJ*IuJ*IuJ*J*J*J*J*J*J*J*J*ICJ*JRIuJ*Iu\#
J*J*J*IzJ*J J*IkJ*J*J*J*J J*IuJ*J*J\J IfIpJ4J*J*J IuJ4J9J4JHJ4JHJ IpJ*J*ICJ*J*IkIkJ*J*IuJ*J IzJ*IzIpJ*J*J9J*J*IuJ*J \#
J*J*J*IzJ*IuJ*J*J4IuJ*J4J J*J J*IkJ*J J*J*J J*J*J*J*J*IHIuIuJ*IkJ*J*IWJ*JRJ J*IuIuJ*J J*J IuJ*IuJ J*J*J*J*J*J J*J*J4\#
IzJ*J*J*IuJ J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ICJ*JHJ*J*J J*J*J*J*J*J J IuJ*
"""#),
        OpenFontFace(.ultraLight, unitsPerEm: 1000,
            advances: #"""
"_"X#['5&B(O&i!}#>#?#p%y" $!" #8&u#^%s%m&n%m&:&%&Y&:" " %y%y%y%r*r'?'u'F(b'#&\(.(W#%%('@&,*&(W(m'O(m'U&B%p(A',+K&\&N\#
&h#+#8#+%{%9&>&('(%j'(&5#A'.'%"a"f&!"a+5'%&L'('($($z$,'!%J(x%@%J%5#8###8%y"_"X%j&U'C'+##%!&>(\$0$Y%y  (\&>$H%y$R$R&>\#
''&F"H&>$R$=$Y*h*h*h%r'?'?'?'?'?'?*^'F'#'#'#'##%#%#%#%(c(W(m(m(m(m(m%y(m(A(A(A(A&N'O&v&(&(&(&(&(&(*?%j&5&5&5&5"a"a"a\#
"a&)'%&L&L&L&L&L%y&L'!'!'!'!%J'(%J'?&('?&('?&('O%j'O%j'O%j'O%j(b'((c'('#&5'#&5'#&5'#&5'#&5(.'.(.'.(.'.(.'.(W'%(Z'+#%\#
"a#%"a#%"a#%"a#%"a'R%H%("f'@&!&!&,"a&,"a&,"a&,#>&."d(W'%(W'%(W'%'N(W'%(m&L(m&L(m&L+e+8'U$('U$('U$(&B$z&B$z&B$z&B$z%p\#
$,%p$,%p$-(A'!(A'!(A'!(A'!(A'!(A'!+K(x&N%J&N&h%5&h%5&h%5"z%9*R" " #M#M"n&)(9*\
"""#,
            rows: #"""
 !" #$%"&'()*)*+, -./0123,44   567896:;<==>?@==6ABC#D>EEFGHIJK L MNOPQRSMPTUPMMNNVWXYSZZ[Z\I  )
"""#,
            columns: #"""
 !" #$%"&'()*)*+,-./01,23455   67897999799:99997979#;<==>?@ABC D EFGGG GFFHFFIIGIGIJKLMMNOP  C)
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J4J*J*J*J*J3J*J*J*J*J*J*J*JCJ>J*J4J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JWJ*JGIlJ*J*J>J*IRIMJ3J[JGJ=IaJ3\#
JdJ*J[J4JQIvI\J*J*J*J*J*J*J*J*J*JfJ*J!J*J*IzJ*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*IuJ=J>J*J*J J*J!J4J*J J*J J*IuJ*J*J*J*\#
J J*J*IzIzJ*J*J J*IuJ*J*J*J*J*J*J*J*J J J*J*J*J*IlJ*HtJ*J*IuIWJ>JHJ*J*IuJ4J4JMJ>IvJ>J*J*INJ*J*J*J*J*J*J*J*J*J*J*IbJ*\#
J*J=J*J?J*J*J*J*J*J*J*J*J*J*J IOJ*IaJ!J*J*IkJ*J3JZJ*IkJ*J*J*J*IvJ*J*J*I6J*J=J*JQIlJ*IuJ*IaJ=J*I9J*JbJ4J*J*J*J*J*J4J*\#
I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*JIJ*J4J*J*IuJ*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*JIJ*J*J*J*J*JsJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J4JHJ J*J*J>J IjHXJ3JG\#
J>J*IzJ*JZJ*JQJ*JQJ*I.J*J JHJ*JMJ J>J4J*J*J*J J*J>IvJ*J*J*JHJ*J[J4J*J=J*J*J*IvIbJ*J*J*J J*J*J*J3IyI~IuJ3J*J J*J*J*Ia\#
J3I~J*IuIjJ*ItIyIkJ*J*IHJ*J*J*J*J4J*J*J*J4J*I~ItJ*IzJ*J*IRJ4ILJ*J*J*IjJ*J*K7J I~J4J4IwJ*I~J4J*J*IVIuJMJ*JeIkJ IfJ*If\#
J=J*I&J*J4J4J*IvJ4J*J*J!IvIfJ*J*J*J*J*JfIuJ*IbJ*JIJ*IGI&ILIuJHJ*J*IDJ*J=ItJ*IzJ*IuIaJ*J JHJ*JHJ*JHJ*J*JPJHHgIDJ*IDJ*\#
IDIDIlIDIkIEJ*IDJ*J*J3J*J*J*J*J*J3J3J IuJ*J*J*J J*J*J!J*J*J*IuJ*J$J*ItIuJ*IpIjIjIqJ*IuJ*IuJ*J*J*J"J*J*J4J*J3J J*J*J*\#
J*J*J*J4J!J*J*J*J!J4J4J*J*J*J*ImJ*J*J*J*J*J*J*J*J*J5J!J*J J*IzJ*J*J!J*JHJ*J*J J*J*J*J*J*J*J!J*J!J*J*J J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J I{J*J*J*J*J*J*J*J*J*J*J J J J*J*J*J*J*J*J*J*J*J*J*J*J*J*I~J*J*J*J*IkJ!IkJ>J*J*IuJ4J>JGJ*IpJ*IvJ*J*IS\#
J4J!J*IVJ4J*J*J*IWJ*IVJ$I4J!J*IWJ*J>JHJ*J5J*J*J*J*J*I~I~J*J*J*J*J*J*J J*J*J*J J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J J \#
J*J*J J J*J*J J*J*J*J*J*J*J*J*J*J*J$J$J*J*J*J*J!J*IuJ4J*J*IvJ*J4J4J*J*J*J*J*J*J!J*J*J*J*J*J3J*J*J J*J J!IvJ*J*J*J*J*\#
J*J*J4J"J*J*J*J*J$IzJ*J*J*J*JHJ!J*IbJ*J*JGIWISI]IuJ4J*J IHIuJ*IuJ*IuJ9IuIDJ*IlJ*J*J*J*J0J!J*J4J!IkIaJ*IWIuIlIkIvIlJ!\#
ImJ*IgJ*J*J*J*J J*J*J*J3J*J4J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*IzIuIuJ*J*IkJ*J*J*J*J*J"J*J*J*J*J3J*J*J*J*J*J4J*J*J*\#
J*J*J*J*J*JSJ*J*J*J*J*J*J3J*J*J*J J*J4J*JQJ J*ItJ*IfJ*J*IyJ*J4J*J*J*J*J*J*J*J*J3J J*J*J*J!J*J*J*ImJ*J*J=J*IWIkJ*J*J*\#
IzIWJ*J*J J4J*IXJ*I`J*IoJ*J*I~IyI~J IrJ*J*IqJ*J*J J*J*J*J*J*J4J*I|J*J*J*IvJ*J*J*J*J=J*J3IuIuJ*J J J J*J*J*J*J*J*IkJ*\#
J J*IzJ J*IuIpIkJ J*IuJ*IkJ*J*J*J*J*J*J*J*J*I~J*J*J*J*I\J*J*J*J*J*I.I~JMJHJ$IaJ*J4IzJ*IWJ*IzJ4ICJ J*J*J9IfIzIfIjI_J*\#
J*IMJ*JeJ*J*J*J*J*J*J*J IpIjItJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J!J*J!IvJ*ImJ IkI|J*IuJ*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J>J*J9J*IqJ4J!J*IcJ J*IzJ J*J*IfIvJ*J*I~J*J!IvIvJ*J*J J*J4J!J*IqJ*J*IuJ*IvJ*IvJ*IvJ*J*\#
J*J*J*J*J*J*J*IuJ4J*IvJ*J!IvIZJ!J!J!J*J!IvJ*J*J*J*J*J*J J!J J*J*J*J*J=J!J*J!J*J*J!IvJ!I{IvJ*I{J*J*JRJ*J*IgJ*J!J>J*J \#
I]IzJ9J*J*ISIvJ4IvJ*J*IwJ IgJ*IzJ*J*J*IvJ*J*J*J4J4IuIqJ*IvIzJ J J*IvJ*IqJ*IvJ*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IzIuIzJ*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*IzJ*J*J J J*J*J*J*J J*\#
J*J*J*J*J*J*J*J*J!J*J*J*J*J*IzJ*IuJ*J*J*IjJ*J3IuJ>J*J!IXJ*J*IuJ J*IaI]IoJ*J*IgJ IaIeI[J*IcJ*J*JoIzJ*IpJ*J IvIlIuIfIe\#
J*ItJ*J*J*J!J*J*J*J*ICIwJHJGIlIbJ*J*IZJ*IWJ!J J>I&IzJ*J*J*I:I{ISJ I>J*J*ICJ*JnJ*J*J!J*J*J*J*J!IaJ!J*J*J*J*J*J*J*IgJ*\#
I{J*J*IkIXJ*J*J*IzIkJ J*J*J*J*J*J*I\J IfIeJ*IzIoJ IvJ*IuI{IjIzJ*I{J ImJ*J*J*J!IfJ*J*J*J*IvJ*J*J*J*J=J*J3IuJJJ*J J J \#
J*J*J*J*J*J*IkJ*J J*IzJ J*IuIpIkJ J*IuJ*JRJ*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!IuJ*J*J*J*J*J*J*J*\#
J*J J J*J*IuJ J*J*IuJ*J=J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*I{J*IbIrJ*JHIjIkIuIuJRJ5J4I0J*J>J J*J J*J IfJ*J J4IzJ*IkJ*J*J*\#
JHJ>J*IkJ*IRIvIzIaJ*IzIfIfJ*J J*J4J*IzJ*IlJ*J*JMItIfIaIpJHJ*J*IBJ$J4IzJ*ItJ*IuIfIzIzJ*J*J*ItIzJ J*JHJ?J IRIrIRIuIfIQ\#
J*IkIzIfJ*IoJ*J*J*IzJ*IuI{J*J IyJ*J=IjJ4J*J*IVJ*J IuIzJ*IkIpIjIuJ*IkJ ItImIkJ J*J*J*J[IzJ*IkJ*J IuItIpItIjJ*I~J*J>J*\#
IzJ*IWIvJ*J>IkIeIuIjJIJ J*I.IyJ>IuIzIfJ*IkI_IzJ J*J IzIkJBJ*J*JHJ?J!IHJ*IMIkIaIGIuIfIaIWJ*IjJ*J*J*J*J*IvJ*J*J4IvJ>J3\#
IqJ>J*J*IZJ*J*J*J*J*J*J J*J*J*J*J*J*J J*J*J*J*J*JHJ*J*IvJ*J*J*J!J!IvJ*J*J*J*J*J*J*J*J*J*J*J*I}J*JIJ*J5J*J*I~J*J>J*J*\#
J*J*J*J*J*J*J>J*J?J*J?J*J*JHJ*J?I{J*J*K/J*J*J*J*J*J*J*J*J*J*IMJ*J J=J*JHHXJ*K7J=IuIuJ4J4J!J*IWJ*J*JSIMIuJHJ*JHIuJ Ia\#
J>IuJ*J*ILJIKWJ*J*J*KCJ*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*ImI{J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J!J>IlJ*J*J*J J*J4KUIuJ JQJGIlJ4J*J*J4J4J$IkJeJHK$J*J J J[J!J>J*HfJ?J*J J*IlK0J*J4IuIlI~JQJ>\#
JPJ*J*J*J*IkJ*J*J*IlJ*J*J*J*IqJ*J*J*J*IqJ*IvJ*IWJ*J*J*J*J*J*J*J*J*J*J*IDJ*J*J*J*J*J*J*J*J*J*J J*IqJ*J*J*IzJ*IlJ*J*J*\#
IvJ4IvJ*J*IlJ IpJ*J*IlJ*J J*IjJ*J*J*J*I1J*IaJ*IjJ*J*IDJ*IlJ*J*J*J*J*J*J*J*IzIvI{J J*J*J*J*J*IlJ*IuJ5J*J>J*J!IpJ!IvIm\#
J*IvJ*J!J*IvJ*J*J*J*H~J*J*J*J*J*J!IXI{J*J*J!J J*J*J*J*J*J!IvJ!J!J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J!J*J*J*IlJ*J!J*J*J*IuJ4J*J*J*IlJ IuJ*J*IkJ*J J*IbJ*J*J*J*I&J*IuIfIWJ*J*ID\#
J*J*IzJ*J*J!J*J*J*J*J IzI|J*J*J*J*J*J=I~J*J@JdJ J IkJ=JdJ=JGIlJ=J[J=JLJGJGJ*IuJ*J*J*J*J*J*J*J*J*JkJ[I~J J*J J*J*J*J*\#
J*J4J*IxJ*J*J*J*IrJ*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*JOJ*J*J*J*IlIvJ*IYIOJ*J*IDJ*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*Ir\#
J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*JOJ*J*J*J*IlIvJ*IYIOJ*J*IHJ*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*J*J*ItJ4J*J \#
J*J5J4IkJ*J!J$J4J*J*J*IuJ*J*I_J*I{J!IuJ*I{IaJ*JoJ J*IuIuJ!IzJ*J IoIuIpJ J*J*J*IrJ*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*\#
JOJ*J*J*J*IlIvJ*IYIOJ*J*IDJ*J*J*J*J*J;J*J*J*J*J*J*J!J*J*J*J*IrJ*IbIvI{JHI{J IaJ*IxJ*J!IgJ*J>J*J*J*J#IlIfIvJ*IQImIlI]\#
I]J*IrIuIvI~IeJ!I{J*J!J*J9J*J9J!I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J J J*J*IlJ*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*\#
J*J*J*J*J*J J J*J*J*J*J*J*J*J J*J*IvJ J4J*IvIqJ!J*IcJ!IlJ*IvJ*IvJ*IuJ*J*J*J*J*J*J*J*J*IDJ*JQIuJ*IuJ*J*J*IzJ*J J*IjJ*\#
J*J*J*J!J*ItJ*J*J[I~IfIoJ3J*J*J!ItJ3J9J3JHJ3JIJ!IpJ*J*IHJ*J*IkIlJ*J*IuJ*I~IyJ*IzIqJ*J*J7J*J*IuJ*J J*J*J*I{J*IuJ*J*J4\#
ItJ*J4J J*J!J*IjJ*J!J*J*J J*J*J*J*J*ILIvIuJ*IkJ*J*IXJ*JQJ J*IvIyJ*J J*J IuJ*ItJ J*J*J*J*J*J!J*J*J4IzJ*J*J*IvJ!J*IvJ*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IDJ*JGJ*J*J J*J*J*J*J*J J IvJ*
"""#),
        OpenFontFace(.light, unitsPerEm: 1000,
            advances: #"""
"c"^#h'9&G(Y&u"$#D#E#z%~"*$!"*#C&x#d%x%s&t%s&@&+&^&@"*"*%~%~%~%w*s'H'w'I(b'$&](-(V#*%0'F&/*&(V(n'R(n'W&G%x(A'6+U&h&W\#
&l#5#C#5& %9&>&-'*%p'*&;#K'1'("g"l&-"g+3'(&R'*'*$.%#$2'$%U)'%L%U%<#C#&#C%~"c"^%p&['C'4#&%'&>(W$2$k%~  (W&>$H%~$R$R&>\#
'*&Q"R&>$R$?$k*k*k*k%w'H'H'H'H'H'H*h'I'$'$'$'$#*#*#*#*(e(V(n(n(n(n(n%~(n(A(A(A(A&W'R&{&-&-&-&-&-&-*A%p&;&;&;&;"g"g"g\#
"g&.'(&R&R&R&R&R%~&R'$'$'$'$%U'*%U'H&-'H&-'H&-'O%p'O%p'O%p'O%p(b'*(e'*'$&;'$&;'$&;'$&;'$&;(-'1(-'1(-'1(-'1(V'((\'0#*\#
"g#*"g#*"g#*"g#*"g'S%U%0"l'F&-&-&/"g&/"g&/"g&/#S&2"m(V'((V'((V'('R(V'((n&R(n&R(n&R+h+8'W$.'W$.'W$.&G%#&G%#&G%#&G%#%x\#
$2%x$2%x$3(A'$(A'$(A'$(A'$(A'$(A'$+U)'&W%U&W&l%<&l%<&l%<#$%9*R"*"*#d#d"z&G(<*a
"""#,
            rows: #"""
 !" #$%"&'()*)*+, -./0123,44   567896:;<==>?@==6ABC#D>EEFGHIJK L MNOPQRSMTUVPMMNNWXYZS[[\[]I  )
"""#,
            columns: #"""
 !" #$%"&'()*)*+,-./01,23455   67897999799:99997979#;<==>?@ABC D EFGGG GFFHFFIIGIGIJKLMMNOP  C)
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0\#
J*J*J*J*J4J*J*J*J*J3J*J*J*J*J*J*J*JBJ>J*J4J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JWJ*JGInJ*J*J>J*IRIMJ3J[JEJ=IaJ3\#
JbJ*JYJ4JOIwI]J*J*J*J*J*J*J*J*J*JfJ*J!J*J*IzJ*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*IuJ=J>J*J*J J*J!J4J*J J*J J*IuJ*J*J*J*\#
J J*J*I{IzJ*J*J J*IuJ*J*J*J*J*J*J*J*J J J*J*J*J*IlJ*HsJ*J*IuIWJ>JHJ*J*IuJ4J4JLJ>IvJ>J*J*INJ*J*J*J*J*J*J*J*J*J*J*IbJ*\#
J*J;J*J?J*J*J*J*J*J*J*J*J*J*I~IQJ*IaJ!J*J*IkJ*J1JXJ*IkJ*J*J*J*IvJ*J*J$I8J*J;J*JOIlJ*IuJ*IaJ;J*I9J*J]J4J*J*J*J*J*J4J*\#
I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*JIJ*J4J*J*IuJ*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*JKJ*J*J*J*J*JwJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IbJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0J>J4JHJ J*J*J>J IjHZJ3JG\#
J>J*I{J*JVJ*JOJ*JOJ*I.J*I~JHJ*JLJ J>J4J*J*J*J J*J>IwJ*J*J*JHJ*JYJ4J*J=J*J*J*IvIbJ*J*J*J J*J$J*J3IyI~IuJ3J*J J*J*J*Ia\#
J3I|J*IuIjJ*ItIyIjJ*J*IHJ*J*J*J*J4J*J*J*J4J*I~ItJ*I{J*J*IRJ4ILJ*J*J*IjJ$J*K5I~I~J4J4IyJ*I~J4J*J*IVIuJLJ*JeIjJ!IeJ*Ie\#
J=J*I&J*J4J4J*IxJ4J*J*J!IxIgJ*J*J*J*J*JfIuJ*IbJ*JIJ*IGI&IJIuJHJ*J*IDJ*J;ItJ*IzJ*IuIaJ*J JHJ*JHJ*JHJ*J*JLJHHiIDJ*IDJ*\#
IDIDIlIDIkIGJ*IDJ*J*J3J*J*J*J*J*J3J3I~IuJ*J*J*J J*J*J!J*J*J*IuJ*J$J*ItIuJ*IpIjIjIrJ*IuJ*IuJ*J*J*J"J*J*J4J*J3J J*J*J*\#
J*J*J*J4J!J*J*J*J!J4J4J*J*J*J*IoJ*J*J*J*J*J*J*J*J*J5J!J*I~J*IyJ*J*J!J*JHJ*J*J J*J*J*J*J*J*J!J*J!J*J*J J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J I{J*J*J*J*J*J*J*J*J$J*J J J J*J*J*J*J*J*J*J*J*J*J*J*J*J$I~J*J*J*J*IkJ!IkJ>J*J*IuJ4J>JGJ*IpJ*IxJ*J*IU\#
J4J!J0IVJ4J*J*J*IVJ*IVJ$I3J!J*IWJ*J>JGJ*J5J*J*J*J*J*I|I~J*J*J*J*J*J*J J*J*J*J J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J J \#
J*J$I~J!J*J*J J*J*J*J*J*J*J*J*J*J*J$J$J*J*J*J*J!J*IuJ4J*J*IxJ*J4J4J*J*J*J*J*J*J!J*J*J*J*J*J3J*J*J J*J J!IxJ*J*J*J*J*\#
J*J*J3J"J*J*J*J*J#IzJ*J*J*J*JHJ!J*IdJ*J*JGIWISI]IuJ4J*J!IHIvJ*IvJ*IuJ9IvIEJ*IlJ*J*J*J*J0J!J*J4J#IkIbJ*IWIuImIkIxIlJ#\#
IoJ*IiJ*J*J*J*J J*J*J*J3J*J4J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*IyItItJ*J*IkJ*J*J*J*J*J"J*J*J*J*J1J*J*J*J*J*J4J*J*J*\#
J*J*J*J*J*JUJ*J*J*J*J*J*J3J*J*J*J J*J4J*JQJ J*ItJ$IeJ*J*IyJ*J4J*J*J*J*J*J*J*J*J3J J*J*J*J!J*J*J*IoJ*J*J;J*IWIkJ*J*J*\#
IzIWJ*J*J J4J*IYJ*I`J*IoJ*J*I~IyI~J ItJ*J*IrJ*J*J J*J*J*J*J*J4J*J J*J*J*IwJ*J*J*J*J;J*J3IuIuJ*J J I~J*J*J*J*J*J*IkJ*\#
J J*IzJ J*ItIpIkJ!J*IuJ*IkJ*J*J*J*J*J*J*J*J*I~J*J*J*J*I]J*J*J*J*J*I.I|JLJHJ$I`J*J4IzJ*IWJ*I{J4ICJ J*J*J9IfIzIeIjI]J*\#
J*IMJ*JeJ*J*J*J*J*J*J*J IoIjIsJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*InJ*J#J*J#IwJ*IiJ IdJ J*IuJ*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J>J*J8J*IqJ4J!J*IgJ J*I{J J*J*IfIvJ*J*I|J*J!IvIxJ*J*J J*J4J!J*IqJ*J*IuJ*IvJ*IvJ*IvJ*J*\#
J*J*J*J*J*J*J*IuJ4J*IwJ*J!IxI^J!J!J!J*J!IxJ*J*J*J*J*J*J J"J!J*J*J*J*J;J!J*J!J*J*J!IxJ!I|IxJ*I|J*J*JRJ*J*IiJ*J!J>J*J \#
I]I{J9J*J*IUIvJ4IvJ0J*IzJ!IgJ*IzJ*J*J*IvJ*J*J*J4J4IuIrJ*IvIzJ J J*IvJ*IrJ*IvJ*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IzIuIzJ*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*I{J*J*J J J*J*J*J*J J*\#
J*J*J*J*J*J*J*J*J!J*J*J*J*J*IzJ*IuJ*J*J*IjJ*J3ItJ>J*J!IXJ*J*ItJ J*IaI_IoJ*J*IhJ IaIeI[J*IgJ*J*JoI{J*IqJ*J IvIlIvIeId\#
J*ItJ*J*J*J!J*J*J*J*ICIyJHJEInIbJ*J*I^J*IWJ!J J>I(I{J*J*J*I;I{ISJ I?J*J*ICJ*JlJ*J*J!J*J*J*J*J!IbJ!J*J*J*J*J*J*J*IgJ*\#
I|J*J*IlIXJ*J*J*IzIkJ J*J$J*J*J*J*I\J IgIdJ*IyImJ IvJ*IuI|IjIzJ*I|J IoJ*J*J*J!IgJ*J*J*J*IwJ*J*J*J*J;J*J3IuJLJ*J J I~\#
J*J*J*J*J*J*IkJ*J J*IzJ J*ItIpIkJ!J*IuJ*JRJ*J*J*J*J*J*J*J*J*I~J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!IuJ*J*J*J*J*J*J*J*\#
J*J J J*J*IuJ J*J*IuJ*J=J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*I|J*IdItJ*JHIjIjIuIuJRJ7J4I0J$J>J J*J J*J IfJ*J J4I{J*IkJ*J*J*\#
JHJ>J*IlJ*IRIwI{IbJ*I{IgIgJ*J J*J4J*IzJ*IlJ*J*JLItIeIaIpJHJ*J*IBJ$J4IyJ$ItJ*ItIeIzIzJ*J*J*ItIzJ J*JHJ?J IRItIRIuIfIQ\#
J*IjIyIgJ*IoJ*J*J*I{J*IuI|J*J IyJ*J=IjJ4J*J*IVJ*J ItIyJ$IkIpIjIuJ*IkJ ItIoIkJ J*J*J*J[IyJ*IkJ*J IuItIoIrIhJ*I~J*J>J*\#
IzJ*IWIxJ*J>IjIdIuIjJIJ J*I.IyJ>ItIyIeJ*IkI]IzJ J*J IzIkJHJ*J*JHJAJ!IHJ#IMIkIbIGIuIfI`IWJ*IjJ*J*J*J*J*IxJ*J*J4IxJ>J3\#
IrJ>J*J*I^J*J*J*J*J*J*J!J*J*J*J*J*J*J J*J*J*J*J*JHJ*J*IxJ*J*J*J!J!IxJ*J*J*J*J*J*J*J*J*J*J*J*I~J*JKJ*J7J*J*I~J*J>J*J*\#
J*J*J*J*J*J*J>J*J?J*JAJ*J*JHJ*JAI|J*J*K/J*J*J*J*J*J*J*J*J*J*IMJ*J J=J*JHHZJ*K5J;IuIuJ4J4J!J*IWJ*J*JUIMIuJHJ*JHIuJ Ia\#
J>IuJ*J*IJJKKWJ*J*J*KCJ*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*ItJ*J*IoI|J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J!J>IlJ*J*J*J J*J4KSIuJ!JOJGIlJ4J*J*J4J4J"IkJeJHK"J*J J J[J!J>J*HfJAJ*J J*IlK2J*J4IuIlI~JQJ>\#
JLJ*J*J*J*IlJ*J*J*IlJ*J*J*J*IqJ*J*J*J*IqJ*IxJ*IWJ*J*J*J*J*J*J*J*J*J*J*IDJ*J*J*J*J*J*J*J*J*J*J J*IsJ*J*J*IzJ*IlJ*J*J*\#
IwJ4IxJ*J*IlJ IqJ*J*IlJ*J J*IiJ*J*J*J*I3J*IaJ*IiJ*J*IDJ*IlJ*J*J*J*J*J*J*J*IzIwI{J!J*J*J*J*J*InJ*ItJ5J*J>J*J!IqJ!IvIo\#
J*IxJ*J!J0IvJ*J*J*J*I$J*J$J*J!J*J!IXI|J*J*J!J!J*J*J*J0J*J!IvJ#J!J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J#J*J*J*InJ*J!J*J*J*IuJ4J*J*J*IlJ IuJ*J*IlJ*J J*IbJ*J*J*J*I&J*IuIeIWJ*J*ID\#
J*J$IzJ*J*J"J*J*J*J*J IzJ J*J*J*J*J*J=I~J*JBJbJ J IkJ;JbJ=JEIlJ;JYJ;JKJEJGJ*IuJ*J*J*J*J*J*J*J*J*JjJ[I|J J*J!J*J*J*J*\#
J*J4J*I|J*J*J*J*ItJ*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*JJJ*J*J*J*ImIxJ*I[IQJ*J*IDJ*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*\#
J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*I|J*J*J*J#J*J*J*J*ItJ*J*J*J*J*J*J*J*J*\#
J!J*J*J*J*J*J*J*J*JJJ*J*J*J*ImIxJ*I[IQJ*J*IOJ*J*J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J*J*ItJ4J*J J*J7J4IkJ*J#J$J4J*\#
J*J*IuJ*J*IdJ*I|J!IuJ*I|IaJ*JmJ J*ItIuJ!IyJ*J IoIuIpI~J*J*J*ItJ*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*JJJ*J*J*J*ImIxJ*I[\#
IQJ*J*IDJ*J*J*J*J*J>J*J*J*J*J*J*J#J*J*J*J*ItJ*IdIxI|JHI|J IaJ*I|J*J!IiJ*J?J*J*J*J*ImIeIxJ*IVIoIlI]I^J*ItIuIxI~IcJ!I{\#
J*J!J*J9J*J9J!J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J J J*J*IlJ*J*J*IvJ*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J J J*J*\#
J*J*J*J*J*J!J*J*IvJ J4J*IvIrJ!J*IeJ!InJ$IxJ*IvJ*IuJ*J*J*J*J*J*J*J*J*IDJ*JOIuJ*IvJ*J*J*I{J*J J*IhJ*J*J*J*J!J*ItJ*J*JY\#
I~IgInJ3J*J*J#IrJ3J9J3JHJ3JIJ!IoJ*J*IOJ*J*IkIlJ*J*IuJ*I~IwJ*IzIrJ*J$J4J*J*IuJ*J J*J*J*I|J*IuJ*J*J4ItJ*J4J J*J#J*IjJ*\#
J!J*J*J J*J*J*J*J*IQIxItJ*IkJ*J*IXJ*JQJ J*IwJ J*J J*J IuJ*IrJ J*J*J*J*J*J!J*J*J4I{J*J*J*IxJ!J*IxJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IFJ*JEJ*J*J!J*J*J*J*J*J J IwJ*
"""#),
        OpenFontFace(.regular, unitsPerEm: 1000,
            advances: ##"""
"h"f#x'?&M(e'$",#L#L$&&%"6$""6#R&|#l%}%y&{%{&G&3&d&G"6"6&%&%&%%|*s'T'y'L(b'$&_(-(U#1%:'N&3*%(U(o'U(o'Z&M&$(@'A+b&v&a\##
&q#A#R#A&&%9&>&4'-%x'-&B#V'4'+"o"t&<"o+0'+&Y'-'-$5%-$:''%c)8%[%c%D#Q#)#Q&%"h"f%x&c'C'>#)%/&>(Q$5%"&%  (Q&>$G&%$R$R&>\##
'-&^"^&>$R$B%"*o*o*o%|'T'T'T'T'T'T*s'L'$'$'$'$#1#1#1#1(g(U(o(o(o(o(o&%(o(@(@(@(@&a'U'#&4&4&4&4&4&4*D%x&B&B&B&B"o"o"o\##
"o&4'+&Y&Y&Y&Y&Y&%&Y''''''''%c'-%c'T&4'T&4'T&4'P%x'P%x'P%x'P%x(b'-(g'-'$&B'$&B'$&B'$&B'$&B(-'4(-'4(-'4(-'4(U'+(_'5#1\##
"o#1"o#1"o#1"o#1"o'U%e%:"t'N&<&<&3"o&3"o&3"o&3#l&8"y(U'+(U'+(U'+'X(U'+(o&Y(o&Y(o&Y+l+7'Z$5'Z$5'Z$5&M%-&M%-&M%-&M%-&$\##
$:&$$:&$$;(@''(@''(@''(@''(@''(@''+b)8&a%c&a&q%D&q%D&q%D#0%9*R"6"6$"$"#*&m(@*g
"""##,
            rows: #"""
 !" #$%"&'()*)*+, -./0123,44   567896:;<==>?@==6ABC#D>EEFGHIJK L MNOPQRSMTUVPMMNNWXYZS[[\[]I  )
"""#,
            columns: #"""
 !" #$%"&'()*)*+,-./01,23455   67897999799:99997979#;<==>?@ABC D EFGGG GFFHFFIIGIGIJKLMMNOP  C)
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0\#
J*J*J*J*J4J*J*J*J*J2J*J*J*J*J*J*J*JBJ>J*J4J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JWJ*JFIpJ*J*J>J*IRIMJ2JZJCJ<IaJ2\#
J_J*JWJ4JMIxI]J*J*J*J*J*J*J*J*J*JfJ*J"J*J*IzJ*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*IuJ<J>J*J*J J*J"J4J*J J*J J*IuJ*J*J*J*\#
J J*J*I{IzJ*J*J J*IuJ*J*J*J*J*J*J*J*J J J*J*J*J*ImJ*HqJ*J*IuIWJ>JHJ*J*IuJ4J4JLJ>IwJ>J*J*IOJ*J*J*J*J*J*J*J*J*J*J*IcJ*\#
J*J9J*J@J*J*J*J*J*J*J*J*J*J*I~ITJ*IaJ"J*J*IkJ*J*JUJ*IkJ*J*J*J*IwJ*J*J$I;J*J9J*JMImJ*IuJ*IaJ9J*I9J*JWJ4J*J*J*J*J*J4J*\#
I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*JJJ*J4J*J*IuJ*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*JMJ*J*J*J*J*J|J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IcJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J0J>J4JHJ J*J*J>J IiH\J2JF\#
J>J*I{J*JRJ*JMJ*JMJ*I-J*I~JHJ*JLJ J>J4J*J*J*J J*J>IxJ*J*J*JHJ*JVJ4J*J<J*J*J*IwIcJ*J*J*J J*J$J*J2IxI}IuJ2J*J J*J*J*Ia\#
J2IzJ*IuIiJ*IsIxIjJ*J*IHJ*J*J*J*J4J*J*J*J4J*I}IsJ*I{J*J*IRJ4IKJ*J*J*IiJ$J*K2I~I}J4J4I|J*I}J4J*J*IUIuJLJ*JdIjJ!IeJ*Ie\#
J<J*I'J*J4J4J*IzJ4J*J*J"IzIgJ*J*J*J*J*JfIuJ*IcJ*JJJ*IFI'IHIuJHJ*J*IEJ*J9IsJ*IzJ*IuIaJ*J JHJ*JHJ*JHJ*J*JHJHHkIEJ*IEJ*\#
IEIEImIEIkIJJ*IEJ*J*J2J*J*J*J*J*J2J2I~IuJ*J*J*J J*J*J"J*J*J*IuJ*J#J*IsIuJ*IpIiIiItJ*IuJ*IuJ*J*J*J"J*J*J4J*J2J J*J*J*\#
J*J*J*J4J"J*J*J*J"J4J4J*J*J*J*IrJ*J*J*J*J*J*J*J*J*J6J"J*I~J*IyJ*J*J"J*JHJ*J*J J*J*J*J*J*J*J"J*J"J*J*J J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J I|J*J*J*J*J*J*J*J*J$J*J J J J*J*J*J*J*J*J*J*J$J*J*J*J*J$I}J*J*J*J*IkJ"IkJ>J*J*IuJ4J>JFJ*IpJ*IzJ*J*IW\#
J4J"J0IUJ4J*J*J*IVJ*IUJ#I3J"J*IWJ*J>JGJ*J6J*J*J*J*J*IzI}J*J*J*J*J*J*J J*J*J*J J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J J \#
J*J$I~J!J*J*J J*J*J*J*J*J*J*J*J*J*J#J#J*J*J*J*J"J*IuJ4J*J*IzJ*J4J4J*J*J*J*J*J*J"J*J*J*J*J*J2J*J*J J*J J"IzJ*J*J*J*J*\#
J*J*J3J"J*J*J*J*J!IzJ*J*J*J*JHJ"J*IfJ*J*JFIWITI^IuJ4J*J!IHIvJ*IvJ*IuJ9IvIGJ*ImJ*J*J*J*J1J"J*J4J*IkIbJ*IWItIoIkIzImJ*\#
IrJ*IkJ*J*J*J*J J*J*J*J2J*J4J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*IyItItJ*J*IkJ*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J4J*J*J*\#
J*J*J*J*J*JWJ*J*J*J*J*J*J2J*J*J*J J*J4J*JPJ J*IsJ$IeJ*J*IxJ*J4J*J*J*J*J*J*J*J*J2J J*J*J*J"J*J*J*IrJ*J*J9J*IWIkJ*J*J*\#
IzIWJ*J*J J4J*IZJ*I_J*InJ*J*I}IxI}J IvJ*J*ItJ*J*J J*J*J*J*J*J4J*J$J*J*J*IxJ*J*J*J*J9J*J2IuIuJ*J J I~J*J*J*J*J*J*IkJ*\#
J J*IzJ J*ItIpIkJ!J*IuJ*IkJ*J*J*J*J*J*J*J*J*I}J*J*J*J*I]J*J*J*J*J*I-IzJLJHJ#I`J*J4IzJ*IWJ*I{J4ICJ J3J*J9IfIzIeIiIZJ*\#
J*IMJ*JdJ*J*J*J*J*J*J*J IoIiIrJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IqJ*J*J*J*IxJ*IeJ I\J$J*IuJ*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J>J*J8J*IrJ4J"J*IkJ J*I{J J*J*IfIwJ*J*IzJ*J"IwIzJ*J*J J*J4J"J*IrJ*J*IuJ*IwJ*IwJ*IwJ*J*\#
J*J*J*J*J*J*J*IuJ4J*IyJ*J"IzIcJ"J"J"J*J"IzJ*J*J*J*J*J*J J"J!J*J*J*J*J9J"J*J"J*J*J"IzJ"I~IzJ*I~J*J*JRJ*J*IkJ*J"J>J*J \#
I^I{J9J*J*IWIwJ4IwJ0J*I~J!IhJ*IzJ*J*J*IwJ*J*J*J4J4IuItJ*IwIzJ J J*IwJ*ItJ*IwJ*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IzIuIzJ*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*I{J*J*J J J*J*J*J*J J*\#
J*J*J*J*J*J*J*J*J"J*J*J*J*J*IzJ*IuJ*J*J*IiJ*J2ItJ>J*J"IYJ*J*ItJ J*IaIbInJ*J*IiJ IaIdIZJ*IkJ*J*JnI{J*IqJ*J IwImIvIeIb\#
J*IsJ*J*J*J"J*J*J*J*ICI|JHJCIpIcJ*J*IcJ*IWJ"J J>I*I{J*J*J*I<I|ITJ I?J*J*ICJ*JiJ*J*J"J*J*J*J*J"IbJ"J*J*J*J*J*J*J*IhJ*\#
I~J*J*IlIYJ*J*J*IzIkJ J*J$J*J*J*J*I\J IgIcJ*IyIjJ IwJ*IuI~IiIzJ*I|J IrJ*J*J*J"IgJ*J*J*J*IxJ*J*J*J*J9J*J2IuJOJ*J J I~\#
J*J*J*J*J*J*IkJ*J J*IzJ J*ItIpIkJ!J*IuJ*JRJ*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"IuJ*J*J*J*J*J*J*J*\#
J*J J J*J*IuJ J*J*IuJ*J<J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*I~J*IfIvJ*JHIiIjIuIuJRJ9J4I1J$J>J J*J J1J IfJ*J J4I{J*IkJ*J*J*\#
JHJ>J*IlJ*IRIxI{IbJ*I{IgIgJ*J J*J4J*IzJ*ImJ*J*JLIsIeIaIpJHJ*J*IAJ#J4IyJ$IsJ*ItIeIzIzJ*J*J*IsIzJ J*JHJ@J IRIwIRIuIfIP\#
J*IjIyIgJ*InJ*J*J*I{J*IuI~J*J IxJ*J<IiJ4J*J*IUJ*J ItIyJ$IkIpIiIuJ*IkJ IsIrIkJ J*J*J*JZIyJ*IkJ*J IuIsIoIpIfJ*I}J*J>J*\#
IzJ*IWIzJ*J>IjIcIuIiJJJ J*I-IxJ>ItIyIeJ*IkIZIzJ J*J IzIkJOJ*J*JHJCJ"IHI~IMIkIbIFIuIfI`IWJ*IiJ*J*J*J*J*IzJ*J*J4IzJ>J2\#
ItJ>J*J*IcJ*J*J*J*J*J*J!J*J*J*J*J*J*J J*J*J*J*J*JHJ*J*IzJ*J*J*J"J"IzJ*J*J*J*J*J*J*J*J*J*J*J*J J*JMJ*J9J*J*I}J*J>J*J*\#
J*J*J*J*J*J*J>J*J@J*JCJ*J*JHJ*JCI~J*J*K/J*J*J*J*J*J*J*J*J*J*IMJ*J J<J*JHH\J*K2J9IuIuJ4J4J"J*IWJ*J*JWIMIuJHJ*JHIuJ Ia\#
J>IuJ*J*IHJMKWJ*J*J*KCJ*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IvJ*J*IrI~J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J"J>ImJ*J*J*J J*J4KPIuJ!JMJFImJ4J*J*J4J4J IkJdJHK J*J J JZJ"J>J*HfJCJ*J J*ImK4J*J4IuImI}JPJ>\#
JHJ*J*J*J*IlJ*J*J*ImJ*J*J*J*IrJ*J*J*J*IrJ*IzJ*IWJ*J*J*J*J*J*J*J*J*J*J*IEJ*J*J*J*J*J*J*J*J*J*J J*IvJ*J*J*IzJ*ImJ*J*J*\#
IxJ4IzJ*J*ImJ IqJ*J*ImJ*J J*IhJ*J#J*J*I5J*IaJ#IgJ*J*IEJ*ImJ*J*J*J*J*J*J*J*IzIxIzJ!J*J*J*J*J*IpJ*ItJ6J#J>J*J"IqJ"IwIr\#
J*IzJ*J"J0IwJ*J*J*J*I*J*J J*IzJ*J"IYI~J*J*J"J!J*J*J*J0J*J"IwJ*J"J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*IpJ*J"J*J*J*IuJ4J*J*J*ImJ IuJ*J*IlJ*J J*IcJ*J*J*J*I'J*IuIeIWJ*J*IE\#
J*J$IzJ*J*J#J*J*J*J*J IzJ$J*J*J*J*J*J<I}J*JEJ_J J IkJ9J_J<JCImJ9JWJ9JIJCJFJ*IuJ*J*J*J*J*J*J*J*J*JjJZIzJ J*J!J*J*J*J*\#
J*J4J*J!J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*JEJ*J*J*J*InIzJ*I]ITJ*J*IEJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J!J*J*J*J*J*J*J*J*IvJ*J*J*J*J*J*J*J*J*\#
J"J*J*J*J*J*J*J*J*JEJ*J*J*J*InIzJ*I]ITJ*J*IWJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ4J*J J*J9J4IkJ*J*J#J4J*\#
J*J*IuJ*J*IjJ*I~J"IuJ*I~IaJ*JkJ J*ItIuJ"IyJ*J InIuIpI~J*J*J*IvJ*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*JEJ*J*J*J*InIzJ*I]\#
ITJ*J*IEJ*J*J*J*J*JBJ*J*J*J*J*J*J*J*J*J*J*IvJ*IfIzI~JHI~J IaJ*J!J*J"IkJ*J?J*J*J*J*IoIcIzJ*I\IrImI^I`J*IvIuIzI}I`J"I|\#
J*J"J*J9J*J9J"J$J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J J J*J*ImJ*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J J J*J*\#
J*J*J*J*J*J!J*J*IwJ J4J*IwItJ"J*IhJ"IpJ$IzJ*IwJ*IuJ*J*J*J*J*J*J*J*J*IEJ*JMIuJ*IvJ*J*J*I{J*J J*IeJ*J*J*J*J"J*IsJ*J*JV\#
I}IgIlJ2J1J1J*IpJ2J9J2JHJ2JJJ"IoJ*J*IWJ*J*IkImJ*J*IuJ*I}IuJ*IzIsJ*J$J0J*J*IuJ$J J*J*J*I~J*IuJ*J*J4IsJ*J4J J*J*J*IiJ*\#
J"J*J*J J1J*J*J*J*IXIzItJ*IkJ*J*IYJ*JPJ J*IxJ*J*J J*J IuJ*IoJ J*J*J*J*J*J"J*J*J4I{J*J*J*IzJ"J*IzJ*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IHJ*JCJ*J*J!J*J*J*J*J*J J IxJ*
"""#),
        OpenFontFace(.medium, unitsPerEm: 1000,
            advances: ##"""
"o"n$+'F&S(s'5"4#T#U$4&,"E$#"E#c'"#u&$&"'$&$&O&<&j&O"E"E&,&,&,&#*t'c'|'P(b'%&a(,(T#9%F'V&8*%(T(p'Y(p'^&S&1(?'O+q'(&m\##
&w#P#c#P&-%9&>&<'1&!'1&J#d'9'0"y"~&M"y+,'0&a'1'1$>%:$B',%t)L%m%t%N#b#.#b&,"o"n&!&l'C'J#.%9&>(J$8%=&,  (J&>$G&,$R$R&>\##
'1&n"m&>$R$F%=*t*t*t&#'c'c'c'c'c'c+"'P'%'%'%'%#9#9#9#9(j(T(p(p(p(p(p&,(p(?(?(?(?&m'Y'+&<&<&<&<&<&<*G&!&J&J&J&J"y"y"y\##
"y&<'0&a&a&a&a&a&,&a',',',',%t'1%t'c&<'c&<'c&<'Q&!'Q&!'Q&!'Q&!(b'1(j'1'%&J'%&J'%&J'%&J'%&J(,'9(,'9(,'9(,'9(T'0(c';#9\##
"y#9"y#9"y#9"y#9"y'W%w%F"~'V&M&M&8"y&8"y&8"y&8$*&?#)(T'0(T'0(T'0'_(T'0(p&a(p&a(p&a+q+6'^$>'^$>'^$>&S%:&S%:&S%:&S%:&1\##
$B&1$B&1$D(?',(?',(?',(?',(?',(?',+q)L&m%t&m&w%N&w%N&w%N#=%9*R"E"E$D$D#=':(E*o
"""##,
            rows: #"""
 !" #$%"&'()*)*+, -./0123,44   567896:;<==>?@==6ABC#D>EEFGHIJK L MNOPQRSMTUVPMMNNWXYZS[[\[]I  )
"""#,
            columns: #"""
 !" #$%"&'()*)*+,-./01,23455   67897999799:99997979#;<==>?@ABC D EFGGG GFFHFFIIGIGIJKLMMNOP  C)
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1\#
J*J*J*J*J4J*J*J*J*J1J*J*J*J*J*J*J*JAJ>J*J4J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JWJ*JEIsJ*J*J>J*IRIMJ1JYJ@J;IaJ1\#
J[J*JTJ4JJIyI^J*J*J2J*J*J*J*J*J*JfJ2J#J*J*IzJ*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*IuJ;J>J*J*J J*J#J4J*J J*J J*IuJ*J*J*J*\#
J J*J*I|IzJ*J*J J*IuJ*J*J*J*J*J*J*J*J J J*J*J*J*InJ*HoJ*J*IuIWJ>JHJ*J*IuJ4J4JKJ>IxJ>J*J*IPJ*J*J*J*J*J*J*J*J*J*J*IdJ*\#
J*J6J*JAJ*J*J*J*J*J*J*J*J*J*I}IXJ*IaJ#J*J*IkJ*J*JQJ*IkJ"J*J*J*IxJ*J*J#I?J*J6J*JJInJ*IuJ*IaJ6J*I9J"JPJ4J*J*J*J*J*J4J*\#
I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*JKJ*J4J*J*IuJ*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*JPJ2J*J*J*J*K$J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IdJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J>J4JHJ J*J*J>J IhH_J1JE\#
J>J*I|J*JNJ*JJJ*JJJ*I,J*I}JHJ*JKJ J>J4J*J*J*J J*J>IyJ*J*J*JHJ*JTJ4J*J;J*J*J*IxIdJ*J*J*J J*J#J*J1IwI|IuJ1J*J J*J*J*Ia\#
J1IwJ*IuIhJ*IrIwIiJ*J*IHJ*J*J*J*J4J*J*J*J4J*I|IrJ*I|J*J*IRJ4IJJ*J*J*IhJ#J*K.I}I|J4J4J!J*I|J4J*J*ITIuJKJ*JcIiJ"IdJ*Id\#
J;J*I(J*J4J4J*I}J4J*J*J#I}IhJ*J*J*J*J*JfIuJ*IdJ*JKJ*IEI(IEIuJHJ*J*IFJ*J6IrJ*IzJ*IuIaJ*J JHJ*JHJ*JHJ*J*JDJHHnIFJ2IFJ*\#
IFIFInIFIkINJ*IFJ*J*J1J*J*J*J*J*J1J1I}IuJ*J*J*J J*J*J#J*J*J*IuJ*J"J*IrIuJ*IpIhIhIvJ*IuJ*IuJ*J*J*J"J*J*J4J*J1J J*J*J*\#
J*J*J*J4J#J*J*J*J#J4J4J*J*J*J*IvJ*J*J*J*J*J*J*J*J*J7J#J*I}J*IxJ*J*J#J*JHJ*J*J J*J*J*J*J*J*J#J*J#J*J*J J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J I}J*J*J*J*J*J*J*J*J#J*J J J J*J*J*J*J*J*J*J*J$J*J*J*J*J#I|J*J*J*J*IkJ#IkJ>J*J*IuJ4J>JEJ*IpJ*I}J*J*IZ\#
J4J#J1ITJ4J*J*J*IUJ*ITJ"I2J#J*IWJ*J>JFJ*J7J*J*J*J*J*IwI|J*J*J*J*J*J*J J*J*J*J J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J J \#
J*J#I}J"J*J*J J*J*J*J*J*J*J*J*J*J*J"J"J*J*J*J*J#J*IuJ4J*J*I}J*J4J4J*J*J*J*J*J*J#J*J*J*J*J*J1J*J*J J*J J#I}J*J*J*J*J*\#
J*J*J2J"J*J*J*J*I~IzJ*J*J*J*JHJ#J*IiJ*J*JEIWIUI_IuJ4J*J"IHIwJ*IwJ*IuJ9IwIIJ*InJ*J*J*J*J2J#J*J4J*IkIcJ*IWItIqIkI}InJ*\#
IvJ*InJ*J*J*J*J J*J*J*J1J*J4J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*IxIsIsJ*J*IkJ*J*J*J*J*J"J*J*J*J*J*J$J*J*J*J*J4J*J*J*\#
J*J*J*J*J*JZJ*J*J*J*J*J*J1J*J*J*J J*J4J*JOJ J*IrJ#IdJ*J*IwJ*J4J*J*J*J*J*J*J2J*J1J J*J*J*J#J*J*J*IvJ*J*J6J*IWIkJ*J*J*\#
IzIWJ*J*J J4J*I[J*I^J*ImJ*J*I|IwI|J IyJ*J*IvJ*J*J J*J*J*J*J*J4J*J*J*J*J*IyJ*J*J*J*J6J*J1IuIuJ*J J I}J*J*J*J*J*J*IkJ*\#
J J*IzJ J*IsIpIkJ"J*IuJ2IkJ*J*J*J*J*J*J*J*J*I|J*J*J*J*I^J*J*J*J*J*I,IwJKJHJ"I_J*J4IzJ*IWJ*I|J4ICJ J7J*J9IfIzIdIhIWJ*\#
J*IMJ*JcJ*J*J*J*J*J*J*J InIhIqJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J*J*J*IyJ*I_J IRJ*J*IuJ*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J>J*J7J*IsJ4J#J*IoJ J*I|J J$J*IfIxJ*J*IxJ*J#IxI}J*J*J J*J4J#J*IsJ*J*IuJ*IxJ*IxJ*IxJ*J*\#
J*J*J*J*J*J*J*IuJ4J*I{J*J#I}IjJ#J#J#J*J#I}J*J*J*J*J*J*J J#J"J*J*J*J*J6J#J*J#J*J*J#I}J#J!I}J*J!J*J2JRJ*J*InJ*J#J>J*J \#
I_I|J9J*J*IZIxJ4IxJ1J*J#J"IiJ*IzJ*J*J*IxJ*J*J*J4J4IuIvJ*IxIzJ J J*IxJ*IvJ*IxJ*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IzIuIzJ*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*I|J*J*J J J*J*J*J*J J*\#
J*J*J*J*J*J*J*J*J#J*J*J*J*J*IzJ*IuJ*J*J*IhJ*J1IsJ>J*J#IZJ*J*IsJ J*IaIdImJ*J*IjJ IaIcIYJ*IoJ*J2JmI|J*IrJ*J IxInIwIdI`\#
J*IrJ*J*J*J#J*J*J*J*ICJ!JHJ@IsIdJ*J*IjJ*IWJ#J J>I-I|J*J*J*I=I}IUJ I@J*J*ICJ*JeJ*J*J#J*J*J*J*J#IcJ#J*J*J*J*J*J*J*IiJ*\#
J!J*J*ImIZJ*J*J*IzIkJ J*J#J*J*J*J*I\J IhIaJ"IxIhJ IxJ*IuJ!IhIzJ*I}J IvJ*J*J*J#IhJ*J*J*J*IyJ*J*J*J*J6J*J1IuJSJ*J J I}\#
J*J*J*J*J*J*IkJ*J J*IzJ J*IsIpIkJ"J*IuJ2JRJ*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#IuJ*J*J*J*J*J*J*J*\#
J*J J J*J*IuJ J*J*IuJ*J;J*J*J*J*J*J*J*J*J*J*J*J*J*J>J2J!J*IiIyJ*JHIhIiIuIuJRJ<J4I2J#J>J J*J J5J IfJ*J J4I|J"IkJ"J*J*\#
JHJ>J*ImJ*IRIyI|IcJ*I|IhIhJ*J J*J4J*IzJ*InJ*J2JKIrIdIaIpJHJ*J*I@J"J4IxJ#IrJ*IsIdIzIzJ"J*J*IrIzJ J*JHJAJ IRI{IRIuIfIO\#
J*IiIxIhJ*ImJ*J*J*I|J*IuJ!J*J IwJ*J;IhJ4J*J*ITJ*J IsIxJ#IkIpIhIuJ*IkJ IrIvIkJ J*J*J*JYIxJ*IkJ*J IuIrInImIcJ*I|J*J>J*\#
IzJ*IWI}J0J>IiIbIuIhJKJ J*I,IwJ>IsIxIdJ*IkIWIzJ J"J IzIkJWJ*J*JHJFJ#IHIxIMIkIcIEIuIfI_IWJ*IhJ*J*J*J*J*I}J*J*J4I}J>J1\#
IvJ>J*J*IjJ*J*J*J*J*J*J"J*J*J*J*J*J*J J*J*J*J*J2JHJ*J*I}J*J*J*J#J#I}J*J*J*J*J*J2J*J*J*J*J2J*J"J*JPJ*J<J*J*I|J*J>J*J*\#
J*J2J*J*J*J*J>J*JAJ*JFJ*J*JHJ*JFJ!J*J*K/J*J*J*J*J*J*J*J*J*J*IMJ*J J;J*JHH_J*K.J6IuIuJ4J4J#J*IWJ*J*JZIMIuJHJ*JHIuJ Ia\#
J>IuJ*J*IEJPKWJ*J*J*KCJ*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*IvJ!J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J#J>InJ*J*J*J J*J4KLIuJ"JJJEInJ4J*J*J4J4I|IkJcJHJ|J*J J JYJ#J>J*HfJFJ*J J*InK7J*J4IuInI|JOJ>\#
JDJ*J*J*J*ImJ*J*J*InJ*J*J*J*IsJ*J*J*J*IsJ*I}J*IWJ*J*J*J*J*J*J*J*J*J*J*IFJ*J*J*J*J*J*J*J*J*J*J J*IxJ*J*J*IzJ*InJ*J*J*\#
IyJ4I}J*J*InJ IrJ*J*InJ*J J*IfJ*I~J*J*I8J*IaI~IeJ*J*IFJ*InJ*J*J*J*J*J*J*J*IzIyIzJ"J*J*J*J*J*IsJ*IsJ7I~J>J*J#IrJ#IxIv\#
J*I}J*J#J1IxJ*J*J*J*I1J"I{J*IsJ*J#IZJ!J*J*J#J"J*J*J*J1J*J#IxJ*J#J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IsJ*J#J*J*J*IuJ4J*J*J*InJ IuJ*J*ImJ*J J*IdJ*J*J*J*I(J*IuIdIWJ*J*IF\#
J*J#IzJ*J*J$J*J*J*J*J IzJ*J*J*J*J*J*J;I|J*JIJ[J J IkJ6J[J;J@InJ6JTJ6JGJ@JEJ*IuJ*J*J*J*J*J*J*J*J*JiJYIwJ J*J"J*J*J*J*\#
J*J4J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J?J*J*J*J*IoI}J"I`IXJ*J*IFJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*\#
J#J*J*J*J*J*J*J*J*J?J*J*J*J*IoI}J"I`IXJ*J*IaJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*IrJ4J*J J2J<J4IkJ*J*J"J4J*\#
J2J*IuJ*J*IpJ*J!J#IuJ*J!IaJ*JhJ J*IsIuJ#IxJ*J ImIuIpI}J*J*J*IyJ*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*J*J*J?J*J*J*J*IoI}J"I`\#
IXJ*J*IFJ*J*J*J*J*JFJ*J*J*J*J*J*J*J*J*J*J*IyJ*IiI}J!JHJ!J IaJ*J*J*J#InJ*J@J*J2J*J0IqIaI}J*IcIvInI_IbJ*IyIuI}I|I^J#I}\#
J*J#J*J9J*J9J#J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J J J*J*InJ*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J J J*J*\#
J*J*J*J*J*J"J*J*IxJ J4J*IxIvJ#J*IlJ#IsJ#I}J*IxJ*IuJ*J*J*J*J*J*J*J*J*IFJ*JJIuJ*IwJ*J*J*I|J*J J*IcJ*J*J*J*J#J*IrJ*J*JT\#
I|IhIjJ1J5J5J*ImJ1J9J1JHJ1JKJ#InJ*J*IaJ*J*IkInJ*J*IuJ*I|IsJ*IzItJ*J#J*J*J"IuJ"J J*J*J*J!J*IuJ*J*J4IrJ*J4J J2J*J*IhJ*\#
J#J*J*J J5J"J*J*J*I`I}IsJ*IkJ*J*IZJ*JOJ J*IyJ0J*J J*J IuJ*ImJ J*J*J*J*J*J#J*J*J4I|J*J*J*I}J#J*I}J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IKJ*J@J*J*J"J*J*J*J*J*J J IyJ*
"""#),
        OpenFontFace(.semibold, unitsPerEm: 1000,
            advances: #"""
"v"x$A'N&[)%'I">#^#_$D&4"V$%"V#v'($!&,&,'.&.&Y&F&r&Y"V"V&4&4&4&+*t't(!'U(b'%&c(,(R#B%T'`&=*%(R(r'](r'b&[&@(='`,$'<&{\#
&}#a#v#a&5%9&>&E'5&+'6&T#t'='4#$#*&a#$+('4&k'5'5$H%H$L'0&()`&#&(%Y#u#2#u&4"u"x&+&w'C'X#2%D&>(B$<%\&4  (B&>$G&4$R$R&>\#
'5'!"~&>$R$J%\*y*y*y&+'t't't't't't+2'U'%'%'%'%#B#B#B#B(l(R(r(r(r(r(r&4(r(=(=(=(=&{']'3&E&E&E&E&E&E*K&+&T&T&T&T#$#$#$\#
#$&D'4&k&k&k&k&k&4&k'0'0'0'0&('5&('t&E't&E't&E'U&+'U&+'U&+'U&+(b'6(l'6'%&T'%&T'%&T'%&T'%&T(,'=(,'=(,'=(,'=(R'4(g'A#B\#
#$#B#$#B#$#B#$#B#$'Y&.%T#*'`&a&a&=#$&=#$&=#$&=$K&G#9(R'4(R'4(R'4'w(R'4(r&k(r&k(r&k+v+4'b$H'b$H'b$H&[%H&[%H&[%H&[%H&@\#
$L&@$L&@$O(='0(='0(='0(='0(='0(='0,$)`&{&(&{&}%Y&}%Y&}%Y#L%9*R"V"V$l$l#R'n(L*w
"""#,
            rows: #"""
 !" #$%"&'()*)*+, -./0123,44   567896:;<==>?@==6ABC#D>EEFGHIJK L MNOPQRSMTUVPMMNNWXYZS[[\[]I  )
"""#,
            columns: #"""
 !" #$%"&'()*)*+,-./01,23455   67897999799:99997979#;<==>?@ABC D EFGGG GFFHFFIIGIGIJKLMMNOP  C)
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1\#
J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*JAJ>J*J4J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JWJ*JCIuJ*J*J>J*IRIMJ*JWJ>J9IaJ*\#
JWJ*JRJ4JHIzI^J*J*J4J*J*J*J*J*J*JfJ4J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*IuJ9J>J*J*J J*J*J4J*J J*J J*IuJ*J*J*J*\#
J J*J*I|IzJ*J*J J*IuJ*J*J*J*J*J*J*J*J J J*J*J*J*IpJ*HmJ*J*IuIWJ>JHJ*J*IuJ4J4JKJ>IzJ>J*J*IRJ*J*J*J*J*J*J*J*J*J*J*IfJ*\#
J*J4J*JCJ*J*J*J*J*J*J*J*J*J*I}I\J*IaJ*J*J*IkJ*J*JMJ*IkJ J*J*J*IzJ*J*J#ICJ*J4J*JHIpJ*IuJ*IaJ4J*I9J JHJ4J*J*J*J*J*J4J*\#
IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*JMJ*J4J*J*IuJ*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*JRJ4J*J*J*J*K+J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J>J4JHJ J*J*J>J IfHaJ*JC\#
J>J*I|J*JHJ*JHJ*JHJ*I*J*I}JHJ*JKJ J>J4J*J*J*J J*J>I{J*J*J*JHJ*JQJ5J*J9J*J*J*IzIfJ*J*J*J J*J#J*J*IuIzIuJ*J*J J*J*J*Ia\#
J*IuJ*IuIfJ*IpIuIiJ*J*IHJ*J*J*J*J4J*J*J*J4J*IzIpJ*I|J*J*IRJ4IHJ*J*J*IfJ#J*K*I}IzJ4J4J*J*IzJ4J*J*IRIuJKJ*JaIiJ"IdJ*Id\#
J9J*I*J*J4J4J*J J4J*J*J*J IhJ*J*J*J*J*JfIuJ*IfJ*JMJ*ICI*ICIuJHJ*J*IHJ*J4IpJ*IzJ*IuIaJ*J JHJ*JHJ*JHJ*J*J>JHHpIHJ4IHJ*\#
IHIHIpIHIkIRJ*IHJ*J*J*J*J*J*J*J*J*J*I}IuJ*J*J*J J*J*J*J*J*J*IuJ*J J*IpIuJ*IpIfIfIxJ*IuJ*IuJ*J*J*J"J*J*J4J*J*J J*J*J*\#
J*J*J*J4J*J*J*J*J*J4J4J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J9J*J*I}J*IxJ*J*J*J*JHJ*J*J J*J*J*J*J*J*J*J*J*J*J*J J*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J J J*J*J*J*J*J*J*J*J#J*J J J J*J*J*J*J*J*J*J*J$J*J*J*J*J#IzJ*J*J*J*IkJ*IkJ>J*J*IuJ4J>JCJ*IpJ*J J*J*I\\#
J4J*J1IRJ4J*J*J*IUJ*IRJ I2J*J*IWJ*J>JFJ*J9J*J*J*J*J*IuIzJ*J*J*J*J*J*J J*J*J*J J*J*J*J*J*J*J*J*J*I|J*J*J*J*J*J*J*J J \#
J*J#I}J"J*J*J J*J*J*J*J*J*J*J*J*J*J J J*J*J*J*J*J*IuJ4J*J*J J*J4J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J*J J*J*J*J*J*\#
J*J*J2J"J*J*J*J*I|IzJ*J*J*J*JHJ*J*IkJ*J*JCIWIWIaIuJ4J*J"IHIwJ*IwJ*IuJ9IwIKJ*IpJ*J*J*J*J4J*J*J4J*IkIcJ*IWItIsIkJ IpJ*\#
IzJ*IpJ*J*J*J*J J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*IxIsIsJ*J*IkJ*J*J*J*J*J"J*J*J*J*J*J"J*J*J*J*J4J*J*J*\#
J*J*J*J*J*J\J*J*J*J*J*J*J*J*J*J*J J*J4J*JMJ J*IpJ#IdJ*J*IuJ*J4J*J*J*J*J*J*J4J*J*J J*J*J*J*J*J*J*IzJ*J*J4J*IWIkJ*J*J*\#
IzIWJ*J*J J4J*IaJ*I\J*IkJ*J*IzIuIzJ I}J*J*IxJ*J*J J*J*J*J*J*J4J*J*J*J*J*IzJ*J*J*J*J4J*J*IuIuJ*J J I}J*J*J*J*J*J*IkJ*\#
J J*IzJ J*IsIpIkJ"J*IuJ4IkJ*J*J*J*J*J*J*J*J*IzJ*J*J*J*I^J*J*J*J*J*I*IuJKJHJ I_J*J4IzJ*IWJ*I|J4ICJ J<J*J9IfIzIdIfIUJ*\#
J*IMJ*JaJ*J*J*J*J*J*J*J InIfIoJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*J*J*J*I{J*I_J ISJ*J*IuJ*J J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J>J*J7J*IuJ4J*J*IuJ J*I|J J#J*IgIzJ*J*IyJ*J*IzJ J*J*J J*J4J*J*IuJ*J*IuJ*IzJ*IzJ*IzJ*J*\#
J*J*J*J*J*J*J*IuJ4J*I}J*J*J IqJ*J*J*J*J*J J*J*J*J*J*J*J J#J"J*J*J*J*J4J*J*J*J*J*J*J J*J#J J*J#J*J4JRJ*J*IpJ*J*J>J*J \#
IaI|J9J*J*I\IzJ4IzJ1J*J*J"IkJ*IzJ*J*J*IzJ*J*J*J4J4IuIxJ*IzIzJ J J*IzJ*IxJ*IzJ*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
IzIuI{J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*I|J*J*J J J*J*J*J*J J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*IuJ*J*J*IfJ*J*IsJ>J*J*I\J*J*IsJ J*IaIeIkJ*J*IlJ IaIaIWJ*IuJ*J4JkI|J*IrJ*J IzIpIwIdI^\#
J*IpJ*J*J*J*J*J*J*J*ICJ*JHJ>IuIfJ*J*IqJ*IWJ*J J>I/I|J*J*J2I>J IWJ I@J*J*ICJ*JaJ*J*J*J*J*J*J*J*IcJ*J*J*J*J*J*J*J*IkJ*\#
J#J*J*ImI\J*J*J*IzIkJ J*J#J*J*J*J*I\J IhIaJ IxIgJ IzJ*IuJ#IfIzJ*I}J IzJ*J*J*J*IhJ*J*J*J*IzJ*J*J*J*J4J*J*IuJWJ*J J I}\#
J*J*J*J*J*J*IkJ*J J*IzJ J*IsIpIkJ"J*IuJ4JRJ*J*J*J*J*J*J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*\#
J*J J J*J*IuJ J*J*IuJ*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J>J4J#J*IkI}J*JHIfIiIuIuJRJ>J4I4J#J>J J*J J9J IfJ*J J4I|J IkJ J*J*\#
JHJ>J*ImJ*IRI{I|IcJ*I|IhIhJ*J J*J4J*IzJ*IpJ*J4JKIpIdIaIpJHJ*J*I>J J4IxJ#IpJ*IsIdIzIzJ J*J*IpI{J J*JHJCJ IRJ IRIuIfIM\#
J*IiIxIhJ*IkJ*J*J*I|J*IuJ#J*J IuJ*J9IfJ4J*J*IRJ*J IsIxJ#IkIpIfIuJ*IkJ IpIzIkJ J*J*J*JWIxJ*IkJ*J IuIpInIkIaJ*IzJ*J>J*\#
IzJ*IWJ J2J>IiI`IuIfJMJ J*I*IuJ>IsIxIdJ*IkIUI{J J J I{IkJTJ*J*JHJHJ*IHIxIMInIcICIuIfI_IWJ*IfJ*J*J*J*J*J J*J*J4J J>J*\#
IxJ>J*J*IqJ*J*J*J*J*J*J"J*J*J*J*J*J*J J*J*J*J*J4JHJ*J*J J*J*J*J*J*J J*J*J*J*J*J4J*J*J*J*J4J*J$J*JRJ*J>J*J*IzJ*J>J*J*\#
J*J4J*J*J*J*J>J*JCJ*JHJ*J*JHJ*JHJ#J*J*K/J*J*J*J*J*J*J*J*J*J*IMJ*J J9J*JHHaJ*K*J4IuIuJ4J4J*J*IWJ*J*J\IMIuJHJ*JHIuJ Ia\#
J>IuJ*J*ICJRKWJ*J*J*KCJ*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*IzJ#J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J>IpJ*J*J*J J*J4KHIuJ"JHJCIpJ4J*J*J4J4IzIkJaJHJzJ*J J JWJ*J>J*HfJHJ*J J*IpK9J*J4IuIpIzJMJ>\#
J>J*J*J*J*ImJ*J*J*IpJ*J*J*J*IuJ*J*J*J*IuJ*J J*IXJ*J*J*J*J*J*J*J*J*J*J*IHJ*J*J*J*J*J*J*J*J*J*J J*I|J*J*J*IzJ*IpJ*J*J*\#
I{J4J J*J*IpJ IrJ*J*IpJ*J J*IbJ*IzJ*J*I>J*IaIzIcJ*J*IHJ*IpJ#J*J*J$J*J*J*J*IzIzIzJ"J*J*J*J*J*IuJ*IsJ9IzJ>J*J*IrJ*IzIz\#
J*J J*J*J1IxJ*J*J*J*I9J IuJ*IkJ*J*I\J#J*J*J*J"J*J*J*J1J*J#IzJ*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*IuJ4J*J*J*IpJ IuJ*J*ImJ*J J*IgJ*J*J*J*I*J*IuIdIWJ*J*IH\#
J*J#IzJ*J*J$J*J*J*J*J IzJ*J*J*J*J*J*J9IzJ*JMJWJ J IkJ4JWJ9J>IpJ4JRJ4JEJ>JCJ*IvJ*J*J*J*J*J*J*J*J*JiJWIuJ J*J"J*J*J*J*\#
J*J4J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*IqJ J IdI\J*J*IHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J>J*J*J*J*IqJ J IdI\J*J*IlJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*IpJ4J*J J4J>J4IkJ*J*J J4J*\#
J4J*IuJ*J*IxJ*J#J*IuJ*J#IaJ*JfJ J*IsIvJ*IxJ*I~IkIuIqI}J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*IqJ J Id\#
I\J*J*IHJ*J*J*J*J*JDJ*J*J*J*J*J*J*J*J*J*J*I}J*IkJ J#JHJ"J IaJ*J*J*J*IpJ*J@J*J4J*J4IsI_J J*IkIzIpIaIdJ*I}IuJ IzI^J*J \#
J*J*J*J9J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*J*IpJ*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J J J*J*\#
J*J*J*J*J*J"J*J*IzJ J4J*IzIxJ*J*IpJ*IuJ#J J*IzJ*IwJ*J*J*J*J*J*J*J*J*IHJ*JHIvJ*IwJ*J*J*I|J*J J*IfJ*J*J*J*J*J*IpJ*J*JQ\#
IzIhIhJ*J9J9J*IkJ*J9J*JHJ*JMJ*InJ*J*IlJ*J*IkIpJ*J*IuJ*IzIrJ*IzIvJ*J#J*J*J IuI~J J*J*J*J#J*IuJ*J*J5IpJ*J4J J4J*J*IfJ*\#
J*J*J*J J9J J*J*J*IiJ IsJ*IkJ*J*I\J*JMJ J*IzJ:J*J J*J IuJ*IlJ J*J*J*J*J*J*J*J*J4I|J*J*J*J J*J*J J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*IMJ*J>J*J*J"J*J*J*J*J*J J I|J*
"""#),
        OpenFontFace(.bold, unitsPerEm: 1000,
            advances: #"""
"}#$$Y'W&d)6'_"H#h#i$V&="h$&"h$,'.$,&4&6'8&9&c&R&z&c"h"h&=&=&=&3*u(&(%'[(b'&&e(+(P#K%b'k&B*%(P(t'c(t'f&d&P(<'q,7'Q'+\#
'&#s$,#s&>%9&>&O'9&5';&]$''C':#0#6&u#0+$':&u'9'9$S%X$W'6&<)r&9&<%d$+#8$+&="}#$&5'#'C'g#8%O&>(9$@%}&=  (9&>$F&=$R$R&>\#
'9'5#1&>$R$O%}*~*~*~&3(&(&(&(&(&(&+C'['&'&'&'&#K#K#K#K(o(P(t(t(t(t(t&=(t(<(<(<(<'+'c'<&O&O&O&O&O&O*N&5&]&]&]&]#0#0#0\#
#0&L':&u&u&u&u&u&=&u'6'6'6'6&<'9&<(&&O(&&O(&&O'[&5'[&5'[&5'[&5(b';(o';'&&]'&&]'&&]'&&]'&&](+'C(+'C(+'C(+'C(P':(k'E#K\#
#0#K#0#K#0#K#0#K#0'[&F%b#6'k&u&u&B#0&B#0&B#0&B$k&P#J(P':(P':(P':(@(P':(t&u(t&u(t&u+{+3'f$S'f$S'f$S&d%X&d%X&d%X&d%X&P\#
$W&P$W&P$\(<'6(<'6(<'6(<'6(<'6(<'6,7)r'+&<'+'&%d'&%d'&%d#Z%9*R"h"h%7%7#i(F(S+!
"""#,
            rows: #"""
 !" #$%"&'()*)*+, -./0123,44   567896:;<==>?@==6ABC#D>EEFGHIJK L MNOPQRSMTUVPMMNNWXYZS[[\[]I  )
"""#,
            columns: #"""
 !" #$%"&'()*)*+,-./01,23455   67897999799:99997979#;<==>?@ABC D EFGGGHGFFIFFJJGJGJKLMNNOPQ  C)
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J2J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J@J>J*J4J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JWJ*JBIxJ*J*J>J*IRIMJ*JVJ;J8\#
IaJ*JRJ*JOJ4JEIzI_J*J*J7J*J*J*J*J*J*JfJ7J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*IuJ8J>J*J*J J*J*J4J*J J*J J*IuJ*\#
J*J*J*J J*J*I}IzJ*J*J J*IuJ*J*J*J*J*J*J*J*J*J J J*J*J*J*IqJ*HkJ*J*IuIWJ>JHJ*J*IuJ4J4JJJ>I{J>J*J*ISJ*J*J*J*J*J*J*J*J*\#
J*J*IgJ*J*J1J*JDJ*J*J*J*J*J*J*J*J*J*J*I|IaJ*IaJ*J*J*IkJ*J*JHJ*IkI|J*J*J*I{J*J*J"IHJ*J1J*JEIqJ*IuJ*IaJ1J*I9I|J?J4J*J*\#
J*J*J*J*J4J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*JNJ*J4J*J*IuJ*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J*J*JUJ7J*J*J*J*J*K2J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IgJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J2J>J4JHJ \#
J*J*J>J IeHdJ*JBJ>J*I}J*JBJ*JEJ*JEJ*I)J*I|JHJ*JJJ J>J4J*J*J*J J*J>I|J*J*J*J*JHJ*JNJ8J*J8J*J*J*I{IgJ*J*J*J J*J"J*J*It\#
IyIuJ*J*J J*J*J*IaJ*IrJ*IuIeJ*IoItIhJ*J*IHJ*J*J*J*J4J*J*J*J*J4J*IyIoJ*I}J*J*IRJ4IGJ*J*J*IeJ"J*K%I|IyJ4J4J*J*IyJ4J*J*\#
IQIuJJJ*J`IhJ#IcJ*IcJ8J*I+J*J4J4J*J#J*J4J*J*J*J#IiJ*J*J*J*J*JfIuJ*IgJ*JNJ*IBI+I@IuJHJ*J*IIJ*J1IoJ*IzJ*IuIaJ*J JHJ*JH\#
J*JHJ*J*J8JHHsIIJ7IIJ*J*IIIIIqIIIkIWJ*IIJ*J*J*J*J*J*J*J*J*J*I|IuJ*J*J*J J*J*J*J*J*J*IuJ*I~J*IoIuJ*IpIeIeIzJ*IuJ*IuJ*\#
J*J*J*J"J*J*J4J*J*J J*J*J*J*J*J*J4J*J*J*J*J*J4J4J*J*J*J*J J*J*J*J*J*J*J*J*J*J:J*J*I|J*IwJ*J*J*J*JHJ*J*J J*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J J*J*J*J*J*J*J*J*J*J*J*J*J J!J*J*J*J*J*J*J*J*J"J*J J J J*J*J*J*J*J*J*J*J*J#J*J*J*J*J"IyJ*J*J*J*IkJ*\#
IkJ>J*J*IuJ4J>JBJ*IpJ*J#J*J*I_J4J*J2IQJ4J*J*J*ITJ*IQI~I1J*J*IWJ*J>JEJ*J:J*J*J*J*J*J*IrIyJ*J*J*J*J*J*J J*J*J*J J*J*J*\#
J*J*J*J*J*J*I}J*J*J*J*J*J*J*J J J*J"I|J#J*J*J J*J*J*J*J*J*J*J*J*J*J*I~I~J*J*J*J*J*J*IuJ4J*J*J#J*J4J4J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J J*J J*J#J*J*J*J*J*J*J*J1J*J"J*J*J*J*IzIzJ*J*J*J*JHJ*J*InJ*J*JBIWIXIbIuJ4J*J#IHIxJ*IxJ*IuJ9IxIMJ*IqJ*\#
J*J*J*J5J*J*J4J2IkIdJ*IWJ*IsIuIkJ#IqJ*J J*IsJ*J*J*J*J J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*IwIrIrJ*J*IkJ*\#
J*J*J*J*J*J"J*J*J*J*J*J J*J*J*J*J4J*J*J*J*J*J*J*J*J_J*J*J*J*J*J*J*J*J*J*J J*J4J*JLJ J*IoJ"IcJ*J*ItJ*J4J*J*J*J*J*J*J*\#
J7J*J*J J*J*J*J*J*J*J*J J*J*J1J*IWIkJ*J*J*IzIWJ*J*J J4J*IlJ*I[J*IjJ*J*IyItIyJ J"J*J*IzJ*J*J J*J*J*J*J*J*J4J*J*J*J*J*\#
IzJ*J*J*J*J1J*J*IuIuJ*J J I|J*J*J*J*J*J*IkJ*J J*IzJ J*IrIpIkJ#J*IuJ7IkJ*J*J*J*J*J*J*J*J*J*IyJ*J*J*J*I_J*J*J*J*J*I)Ir\#
JJJHI~I^J*J4IzJ*IWJ*I}J4ICJ JAJ*J9IfIzIcIeITJ*J*IMJ*J`J*J*J*J*J*J*J*J*J ImIeInJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*ImJ*J*J*J*I|J*IdJ I_J*J*IuJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J>J*J6J*IvJ4J*J*I{J J*I}J J"J*IjI{J*\#
J*I|J*J*I{J#J*J*J J*J4J*J*IvJ*J*J*IuJ*I{J*I{J*I{J*J*J*J*J*J*J*J*J*IuJ4J*J J*J*J#IxJ*J*J*J*J*J#J*J*J*J*J*J*J J$J#J*J*\#
J*J*J1J*J*J*J*J*J*J*J#J*J*J#J*J*J*J7JRJ*J*IsJ*J*J>J*J IbI}J9J*J*I_I{J4I{J2J*J*J#IlJ*IzJ*J*J*I{J*J*J*J4J4IuIzJ*I{J*Iz\#
J J J*I{J*IzJ*I{J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIuI~J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J#J J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*I{J*J*J J J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzJ*IuJ*J*J*IeJ*J*IrJ>J*J*\#
I]J*J*IrJ J*IaIbIjJ*J*ImJ IaI`IVJ*I{J*J7JjI}J*IsJ*J*J I{IqIxIcI\J*IoJ*J*J*J*J*J*J*J*ICJ*JHJ;IxIgJ*J*IxJ*IWJ*J J>I2I}\#
J*J*J7I>J!IXJ IAJ*J*ICJ*J\J*J*J*J*J*J*J*J*J*IdJ*J*J*J*J*J*J*J*IlJ*J*J*J*InI]J*J*J*IzIkJ J*J"J*J*J*J*I\J IiIbI|IwIjJ \#
I{J*IuJ*IeIzJ*I~J*J J J*J*J*J*IiJ*J*J*J*IzJ*J*J*J*J1J*J*IuJ\J*J J I|J*J*J*J*J*J*IkJ*J J*IzJ J*IrIpIkJ#J*IuJ7JRJ*J*J*\#
J*J*J*J*J*J*J*IyJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J J J*J*IuJ J*J*IuJ*J8J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J>J7J*J*InJ"J*JHIeIhIuIuJRJAJ4I5J"J>J J*J J>J IfJ*J J4I{I|IkI|J*J*JHJ>J*InJ*IRJ*I|I}IdJ*I}IiIiJ*J J*J4J*IzJ*Iq\#
J*J7JJIoIcIaIpJHJ*J*I=I~J4IwJ"IoJ*IrIcIzIzI|J*J*IoI|J J*JHJDJ IRJ*IRJ*IuIfILJ*IhIwIiJ*IjJ*J*J*I}J*IuJ*J*J ItJ*J8IeJ4\#
J*J*IQJ*J IrIwJ"IkIpIeIuJ*IkJ IoJ IkJ J*J*J*JVIwJ*IkJ*J*J IuIoImIhI^J*IyJ*J>J*IzJ*IWJ#J4J>IhI]IuIeJNJ J*I)ItJ>IrIwIc\#
J*IkITI~J I|J I|IkJDJ*J*JHJKJ*IHJ IMJ*IsIdIBIuIfI^IWJ*IeJ*J*J*J*J*J#J*J*J4J#J>J*IzJ>J*J*IxJ*J*J*J*J*J*J#J*J*J*J*J*J*\#
J J*J*J*J*J7JHJ*J*J#J*J*J*J*J*J*J#J*J*J*J*J*J7J*J*J*J*J7J*J*J*JUJ*JAJ*J*IyJ*J>J*J*J*J7J*J*J*J*J>J*JDJ*JKJ*J*JHJ*JKJ*\#
J*J*J*K/J*J*J*J*J*J*J*J*J*J*IMJ*J J8J*JHHdJ*K%J1IuIuJ4J4J*J*IWJ*J*J_IMIuJHJ*JHIuJ IaJ>IuJ*J*I@JUKWJ*J*J*J*KCJ*J*J*J*\#
J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>\#
IqJ*J*J*J J*J4KCIuJ#JEJBIqJ4J*J*J4J4IwIkJ`JHJwJ*J J JVJ*J>J*HfJKJ*J J*IqJ*K<J*J4IuIqIyJLJ>J8J*J*J*J*InJ*J*J*IqJ*J*J*\#
J*IvJ*J*J*J*IvJ*J#J*I[J*J*J*J*J*J*J*J*J*J*J*IIJ*J*J*J*J*J*J*J*J*J*J*J J*J!J*J*J*IzJ*IqJ*J*J*I|J4J#J*J*IqJ IsJ*J*IqJ*\#
J J*I[J*IuJ*J*IGJ*IaIuIaJ*J*IIJ*IqJ!J*J*J*J#J*J*J*J*IzIzIzJ#J*J*J*J*J*IxJ*IrJ:IuJ>J*J*IsJ*I{J J*J#J*J*J2IuJ*J*J*J*IB\#
I|IoJ*IbJ*J*I]J*J*J*J*J#J*J*J*J*J2J*J"I{J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*IuJ4J*J*J*IqJ IuJ*J*InJ*J J*IkJ*J*J*J*I+J*IuIcIWJ*J*IIJ*J"IzJ*J*J*J#J*J*\#
J*J*J IzJ*J*J*J*J*J*J8IyJ*JRJRJ J IkJ1JRJ8J;IqJ1JOJ1JCJ;JBJ*IyJ*J*J*J*J*J*J*J*J*JhJVIrJ J*J#J2J*J*J*J*J*J4J*J*J*J*J*\#
J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JDJ*J*J*J*IrJ#I|IhIaJ*J*IIJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*JDJ*J*J*J*IrJ#I|IhIaJ*J*IxJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*IoJ4J*J J7JAJ4IkJ*J*I~J4J*J7J*IuJ*\#
J*J!J*J*J*IuJ*J*IaJ*JcJ J*IrJ*IyJ*IwJ*I{IjIuIrI|J*J*J*J"J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JDJ*J*J*J*IrJ#I|IhIaJ*J*\#
IIJ*J*J*J*J*J*J<J*J*J*J*J*J*J*J*J*J*J*J"J*InJ#J*JHJ!J IaJ*J2J*J*IsJ*JAJ*J7J*J7IuI\J#J*ItJ IqIbIfJ*J"IuJ#IyIbJ*J!J*J*\#
J*J*J9J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*J*IqJ*J*J*I{J*J*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J*J*J*J*J*J*J*J J J*J*\#
J*J*J*J*J*J#J*J*I{J J4J*I{IzJ*J*IuJ*IxJ"J#J*I{J*I{J*J*J*J*J*J*J*J*J*IIJ*JEIwJ*IxJ*J*J*J*I}J*J J*IqJ*J*J*J*J*J*IoJ*J*\#
JNIyIiIfJ*J>J>J*IhJ*J9J*JHJ*JNJ*ImJ*J*IxJ*J*IkIqJ*J*IuJ*IyIsJ*IzJ*IwJ*J"J0J*I|IuI{J J*J*J*J*J*IuJ*J*J8IoJ*J4J J7J2J*\#
IeJ*J*J*J*J J>I|J*J*J*IsJ#IrJ*IkJ*J*I]J*JLJ J*IzJ*JDJ*J J*J IuJ*IoJ J*J*J*J*J*J*J*J*J4I}J*J*J*J#J*J*J#J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*IPJ*J;J*J*J#J*J*J*J*J*J*J J J!J*
"""#),
        OpenFontFace(.heavy, unitsPerEm: 1000,
            advances: #"""
#&#0$r'a&m)J'w"T#t#t$i&G"}$("}$C'4$9&=&A'C&E&o&^'$&o"}"}&G&G&G&;*v(:()'a(b''&h(*(N#V%r'w&H*$(N(v'h(v'k&m&a(:(&,L'h'<\#
'.$)$C$)&H%9&>&Z'>&A'A&h$:'H'?#<#C',#<+ '?'!'>'>$_%h$c';&R*&&Q&R%q$B#=$B&G#&#0&A'0'C'x#=%\&>(/$E&C&G  (/&>$E&G$R$R&>\#
'>'J#F&>$R$T&C+%+%+%&;(:(:(:(:(:(:+V'a''''''''#V#V#V#V(s(N(v(v(v(v(v&G(v(:(:(:(:'<'h'F&Z&Z&Z&Z&Z&Z*Q&A&h&h&h&h#<#<#<\#
#<&T'?'!'!'!'!'!&G'!';';';';&R'>&R(:&Z(:&Z(:&Z'a&A'a&A'a&A'a&A(b'A(s'A''&h''&h''&h''&h''&h(*'H(*'H(*'H(*'H(N'?(o'J#V\#
#<#V#<#V#<#V#<#V#<'^&_%r#C'w',',&H#<&H#<&H#<&H%/&Y#](N'?(N'?(N'?(m(N'?(v'!(v'!(v'!,"+2'k$_'k$_'k$_&m%h&m%h&m%h&m%h&a\#
$c&a$c&a$k(:';(:';(:';(:';(:';(:';,L*&'<&R'<'.%q'.%q'.%q#j%9*R"}"}%f%f$#)#([++
"""#,
            rows: #"""
 !" #$%"&'()*)*+, -./0123,44   567896:;<==>?@==6ABC#D>EEFGHIJ  K LMNOPQRLOSTOLLMMUVWXRYYZY[I  )
"""#,
            columns: #"""
 !" #$%" &'()()*+,-./0+12344   56786888688988886868#:;<<=>?@AB C DEFFFGFEHIEEJJFJFJKLMNNOPQ  B(
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J*J*J*J*J3\#
J*J1J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J?J>J*J4J*J>J*J*J*J1J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1JWJ*J@I|J*J>J*IRIMJ*JTJ7J6Ia\#
J*JMJ*JKJ4JAIzI`J*J*J;J*J*J*J*J*J*JfJ;J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*IuJ6J>J*J*J J*J*J4J*J J*J J*IuJ*J*\#
J*J*J J*J*I~IzJ*J*J J*IuJ*J*J*J*J*J*J*J*J*J*J J J*J*J*J*IsJ*HhJ*IuIWJ>JHJ*J*IuJ4J4JIJ>I}J>J*J*IUJ*J*J*J*J*J*J*J*J*J*\#
J*IiJ*J*J*J*JFJ*J*J*J*J*J*J*J*J*J*J*J*I{IfJ*IaJ*J*IkJ*J#JCJ*IkIxJ#J1J*I}J*J*J!IMJ*J*J*JAIsJ*IuJ*IaJ*J*I9IxJ5J4J*J*J*\#
J*J*J*J*J4J*IwJ#J*J*J*J*J*J*J*J*J*J*J*J*JPJ*J4J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JYJ;J1J*J*J*J*J*K:J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IiJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J3J>J4JHJ \#
J*J>J IcHhJ*J@J>J*I~J*J;J*JAJ*JAJ*I'J*I{JHJ*JIJ J>J4J*J*J1J J*J>I}J*J>J*J*J*JHJ*JKJ;J*J6J*J*J*I}IiJ*J*J J1J!J*J*IrIw\#
IuJ*J*J J*J*J*IaJ*InJ*IuIcJ*ImIrIgJ*J*IHJ*J*J*J*J4J*J*J*J*J*J4J*IwImJ*I~J*J1IRJ4IEJ*J*IcJ!J*K I{IwJ4J4J*J*IwJ4J*J*IO\#
IuJIJ*J^IgJ$IbJ*IbJ6J*I-J*J4J4J*J*J*J*J4J*J*J*J*IjJ*J*J*J*J*JfIuJ*IiJPJ*I@I-I<IuJHJ*J*IKJ*J*ImJ*IzJ*IuIaJ*J JHJ*JHJ*\#
JHJ*J*J1JHHwIKJ;IKJ*J;J1IKIKIsIKIkI\J*IKJ*J*J*J*J*J*J*J*J*I{IuJ*J#J#J J*J*J*J*J*J*IuJ*I|J*ImIuJ*IpIcIcI}J*IuJ*IuJ*J*\#
J*J*J*J"J*J*J4J*J*J J*J*J*J*J*J*J4J*J*J*J*J4J4J*J*J*J*J*J*J*J*J*J*J*J*J1J*J<J*J*I{J*IvJ*J*J*J*JHJ*J*J J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J J*J*J*J*J*J*J*J*J*J*J*J J#J*J*J*J*J*J*J*J*J!J*J J J J*J*J*J*J*J*J*J*J*J*J#J*J*J*J*J!IwJ*J*J*J*IkJ*\#
IkJ>J*IuJ4J>J@J*IpJ*J*J*J*IcJ4J*J3IOJ4J*J*J1ISJ*IOI|I0J*J*IWJ*J>JDJ*J<J*J*J*J*J*J*J*InIwJ*J*J*J*J*J*J J*J*J J*J*J*J*\#
J*J*J*J*J*I~J*J*J*J*J*J*J*J J J*J!I{J$J*J*J J*J*J*J*J*J*J*J*J*J*J*J*I|I|J*J*J*J*J*J*IuJ4J*J*J*J4J4J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J J*J J*J*J*J*J*J*J*J*J*J0J*J*J"J*J*J*J*IwIzJ*J*J*J*JHJ*J1IrJ*J@IWIZIdIuJ4J*J$IHIyJ*IyJ*IuJ9IyIPJ*IsJ*J*\#
J*J*J7J*J*J4J8IkIeJ*IWJ*J*IsIxIkJ*IsJ1J*J*IwJ*J*J*J*J J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*IvIqIqJ*J*IkJ*J*\#
J*J*J*J*J*J"J*J*J*J*J*I|J*J*J*J*J4J*J*J*J*J*J*J*JcJ*J*J*J*J*J*J*J*J*J*J J*J4J*JJJ J*ImJ!IbJ*J*IrJ*J4J*J*J*J*J*J*J*J*\#
J;J*J*J J*J*J*J*J*J*J*J*J*J*J*IWIkJ*J*J*IzIWJ*J*J J4J*IxJ#IYJ*IhJ*J*IwIrIwJ J*J*J*I}J*J*J J*J*J*J*J*J*J*J4J*J*J*J*J*\#
IzJ*J*J*J*J*J*IuIuJ*J J I{J*J*J*J*J*J*IkJ*J J*IzJ J*IqIpIkJ$J*IuJ;IkJ*J*J*J*J*J*J*J*J*J*J*IwJ*J*J*J*I`J*J*J*J*I'InJI\#
JHI|I]J*J4IzJ*IWJ*I~J4ICJ JGJ*J9IfIzIbIcISJ*J*IMJ*J^J*J*J*J*J*J*J*J*J*J IlIcImJ*J*J*J*J*J*J*J*J*J*J1J*J*J*J*J*J*J*J*\#
J*J*J*IgJ*J*J*J*I}J*IjJ IlJ*J*IuJ*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J#J*IuJ*J>J#J5J*IxJ4J*J*J#J J*I~J J!J*ImI}J*J*\#
J!J#J*I}J*J*J*J J*J4J*J*IxJ*J*J*J*IuJ*I}J*I}J*I}J*J*J*J*J*J*J*J*IuJ4J*J#J*J*J*J!J*J*J*J*J*J*J*J*J*J*J*J*J J*J$J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J;JRJ*J*IwJ*J>J*J IdI~J9J1J*IcI}J4I}J3J*J3J$InJ*IzJ*J*J*I}J*J*J*J4J4IuI}J*I}J*J*Iz\#
J J J*I}J*I}J*I}J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I}J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IzIuJ"J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J$J J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*I{J*J*J J J*J*J*J*J J*J*J*J*J*J*J*J*J*J1J*J*J*J*J*J*J*IzJ*IuJ*J*IcJ*J*IqJ>J*J*I_\#
J*J*IqJ J*IaI_IhJ*J*InJ IaI^ITJ*J#J*J;JhI~J*ItJ*J*J*J I}IsIyIbIYJ*ImJ*J*J*J*J*J1J*ICJ*JHJ7I|IiJ*J1J!J*IWJ*J J>I6I~J1\#
J*J=I>J#IZJ IBJ*J*ICJ*JWJ1J*J*J*J*J*J*J*J*J*IeJ*J*J*J*J*J*J*J*InJ*J*J#IoI_J*J*J*IzIkJ J*J!J*J*J*J*I\J IjIdIxIvImJ I}\#
J*IuJ*IcIzJ*I~J1J*J J*J*J*J*J*IjJ*J*J*J*IzJ*J*J*J*J*J*IuJaJ*J J I{J*J*J*J*J*J*IkJ*J J*IzJ J*IqIpIkJ$J*IuJ;JRJ*J*J*J*\#
J*J*J*J*J*J*J*IwJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J J J*J*IuJ J*J*IuJ*J6J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J>J;J*J*IrJ*JHIcIgIuIuJRJEJ4I7J!J>J J*J JCJ IfJ*J J4I{IxIkIxJ*J*JHJ>J*IoJ*IRJ*J*I}I~IeJ1I~IjIjJ*J J*J4J*IzJ*Is\#
J;JIImIbIaIpJHJ*J1I;I|J4IvJ!ImJ*IqIbIzIzIxJ*J*ImI}J J*JHJFJ IRJ*IRJ*J*IuIfIJJ#IgIvIjJ*IhJ*J*J*I~J*IuJ*J IrJ*J6IcJ4J*\#
J*IOJ*J IqIvJ!IkIpIcIuJ*IkJ ImJ*IkJ J*J*J1JTIvJ*IkJ*J*J*J IuImIlIdIZJ*IwJ*J>J*IzJ*IWJ7J>IgIZIuIcJPJ J*I'IrJ>IqIvIbJ*\#
IkISJ"J IxJ I}IkJ3J*J*JHJOJ*IHJ*IMJ*J*IyIeI@IuIfI]IWJ*IcJ*J*J*J*J*J*J*J4J*J>J*I}J>J*J*J!J*J*J*J*J1J1J$J*J*J*J*J*J*J \#
J*J*J*J*J;JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J;J*J*J*J;J1J*J*JYJ*JEJ1J1IwJ*J>J*J*J*J;J*J*J*J*J>J*JFJ1JOJ*J*JHJ*JOJ*J*\#
J*J*J*K/J*J*J*J*J*J*J*J*J*J*IMJ*J J6JHHhJ*K J*IuIuJ4J4J*J1IWJ*J*JcIMIuJHJ*JHIuJ IaJ>IuJ*J*I<JYKWJ*J*J*J*J*KCJ*J*J*J*\#
J>J*J*J*J*J*J*J>IsJ*J1J J*J4K>IuJ$JAJ@IsJ4J*J*J4J4IsIkJ^JHJsJ*J J JTJ*J>J*HfJOJ*J J*IsJ*J*K@J*J4IuIsIwJJJ>J1J*J*J*J*\#
IoJ*J*IsJ*J*J*J*IxJ*J*J*J*IxJ*J*J*I^J*J*J*J*J*J*J*J*J*J*J*IKJ*J*J*J*J1J*J*J*J*J*J*J*J J*J*J*J*J*IzJ*IsJ*J*I}J4J*J*J*\#
IsJ ItJ*J*IsJ*J J*ITJ*IpJ*J1IQJ*IaIpI^J*J*IKJ*IsI}J*J*J*J*J"J*J*J*J*IzIzIzJ$J*J*J*J*J*I|IqJ<IpJ>J*J*ItJ*I}J*J*J*J*J*\#
J3IsJ#J*J*J*ILIxIhJ*IXJ*J*I_J*J*J*J*J$J*J*J*J*J*J3J*J I}J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*I|J*J*J*J*IuJ4J*J*J*IsJ IuJ*J*IoJ*J J*IpJ*J*J*J*I-J*IuIbIWJ*J*IKJ*J!\#
IzJ*J*J*J*J"J*J*J*J*J IzJ*J*J*J1J*J*J6IwJWJMJ J IkJ*JMJ6J7IsJ*JKJ*J@J7J@J*I|J*J*J*J*J*J*J*J*J*JgJTInJ J*J$J8J1J1J*J*\#
J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JKJ*J*J*J*IsJ*IxIlIfJ*J*IKJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JKJ*J*J*J*IsJ*IxIlIfJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IxJ*J*ImJ4\#
J*J J;JEJ4IkJ*J1I|J4J*J;J*IuJ*J*J*J*J*J*IuJ*J*IaJ*J_J J*IqJ*J*I|J*IvJ*IxIhIuIsI{J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*JKJ*J*J*J*IsJ*IxIlIfJ*J*IKJ*J*J*J*J*J*J*J3J*J*J*J*J*J*J*J*J*J*J*J*J*IrJ*JHJ!J IaJ1J8J1J*IwJ*JBJ*J;J1J;IxIZJ*J*\#
I~J*IsIdIiJ*J*IuJ*IwIfJ*J#J*J*J*J*J*J9J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*J*IsJ*J*J*I}J*J*J*J*J*J*J*J*J*J*J*IM\#
J*J*J*J*J*J*J*J*J*J*J*J*J J J*J*J*J*J*J*J*J$J*I}J J4J*I}I}J*J*IzJ*I|J!J*J*I}J*J J*J*J*J*J*J*J*J*J*IKJ*JAIxJ*IyJ*J*J*\#
J*J*I~J*J J*I}J*J*J*J*J*J*ImJ*JKIwIjIcJ*JCJCJ1IdJ*J9J*JHJ*JPJ*IlJ*J*J*J*J*IkIsJ*J*IuJ*IwItJ*IzJ*J*IxJ*J!J4J*IxIuIxJ \#
J*J*J*J*J*IuJ*J;ImJ*J4J J;J8J*IcJ*J*J#J*J JCIxJ*J*J*I~J*IqJ*IkJ*J*I_J*JJJ J*IzJ*J*JPJ*J J*J IuJ*IrJ J*J*J*J*J*J*J*J4\#
I~J1J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J1J*J*J*J*J*J*J*ITJ*J7J*J*J$J*J*J*J*J*J*J*J J J*J*
"""#),
        OpenFontFace(.black, unitsPerEm: 1000,
            advances: #"""
#/#=%.'k&w)^(1"`$!$!$}&R#3$*#3$\';$F&F&L'O&Q&{&k'-&{#3#3&R&R&R&D*w(N(-'h(b'(&j()(L#a&$(%&O*$(L(x'n(x'p&w&t(8(:,b("'M\#
'6$>$\$>&R%9&>&e'C&M'H&s$N'N'E#I#Q'D#I*z'E'-'C'C$l%z$p'A&j*;&k&j& $Z#C$Z&R#.#=&M'='C(*#C%j&>($$J&i&R  ($&>$D&R$R$R&>\#
'C'a#[&>$R$Z&i+,+,+,&D(N(N(N(N(N(N+j'h'('('('(#a#a#a#a(v(L(x(x(x(x(x&R(x(8(8(8(8'M'n'Q&e&e&e&e&e&e*U&M&s&s&s&s#I#I#I\#
#I&]'E'-'-'-'-'-&R'-'A'A'A'A&j'C&j(N&e(N&e(N&e'h&M'h&M'h&M'h&M(b'H(v'H'(&s'(&s'(&s'(&s'(&s()'N()'N()'N()'N(L'E(t'O#a\#
#I#a#I#a#I#a#I#a#I'`&z&$#Q(%'D'D&O#I&O#I&O#I&O%T&c#q(L'E(L'E(L'E)=(L'E(x'-(x'-(x'-,)+1'p$l'p$l'p$l&w%z&w%z&w%z&w%z&t\#
$p&t$p&t$z(8'A(8'A(8'A(8'A(8'A(8'A,b*;'M&j'M'6& '6& '6& #{%9*R#3#3&8&8$>)c(d+6
"""#,
            rows: #"""
 !" #$%"&'()*)*+, -./0123,44   567896:;<==>?@==6ABC#D>EEFGHIJ  K LMNOPQRLSTUOLLMMRVWXRYYZY[I  )
"""#,
            columns: #"""
 !" #$%" &'()()*+,-./0+12344   56786888688988886868#:;<<=>? @A B CDEEEFEDGHDDIIEIEIJKLMMNOP  A(
"""#,
            kerning: #"""
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J4J*\#
J4J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J>J>J*J4J*J>J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4JWJ*J>J J*J>J*IRIMJ*JRJ4J4IaJ*JH\#
J*JHJ4J>IzIaJ*J*J>J*J*J*J*J*JfJ>J*J*J*IzJ*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*IuJ4J>J*J*J J*J*J4J*J J*J J*IuJ*J*J*J*J \#
J*J*J IzJ*J J*IuJ*J*J*J*J*J*J*J*J*J*J J J*J*J*J*IuJ*HfJ*IuIWJ>JHJ*J*IuJ4J4JHJ>J J>J*J*IWJ*J*J*J*J*J*J*J*J*J*IkJ*J*J*\#
J*JHJ*J*J*J*J*J*J*J*J*J*J*J*IzIkJ*IaJ*J*IkJ*J J>J*IkIuJ J4J*J J*J*J IRJ*J*J*J>IuJ*IuJ*IaJ*I9IuJ*J4J*J*J*J*J*J*J*J4J*\#
IuJ J*J*J*J*J*J*J*J*J*J*J*J*JRJ*J4J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J\J>J4J*J*J*J*J*KCJ*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IkJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J>J4JHJ J*J>J IaHkJ*J>J>\#
J*J J*J4J*J>J*J>J*I%J*IzJHJ*JHJ J>J4J*J4J J*J>J J*J>J*J*J*JHJ*JHJ>J*J4J*J*J*J IkJ*J*J J4J J*J*IpIuIuJ*J*J J*J*J*IaJ*\#
IkJ*IuIaJ*IkIpIfJ*IHJ*J*J*J*J4J*J*J*J*J*J4J*IuIkJ*J J*J4IRJ4ICJ*J*IaJ J*JzIzIuJ4J4J4J*IuJ4J*J*IMIuJHJ*J\IfJ*IaJ*IaJ4\#
I/J*J4J4J*J*J*J*J4J*J*J*J*IkJ*J*J*J*J*JfIuJ*IkJRJ*I>I/I9IuJHJ*J*IMJ*J*IkJ*IzJ*IuIaJ*J JHJ*JHJ*JHJ*J*JHHzIMJ>IMJ*J>J4\#
IMIMIuIMIkIaJ*IMJ*J*J*J*J*J*J*J*J*IzIuJ*J J J J*J*J*J*J*J*IuJ*IzJ*IkIuJ*IpIaIaJ IuJ*IuJ*J*J*J*J*J"J*J*J4J*J*J J*J*J*\#
J*J*J*J4J*J*J*J*J4J4J*J*J*J*J*J*J*J*J*J*J*J*J4J*J>J*J*IzJ*IuJ*J*J*JHJ*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J*J*J*J*J*\#
J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J J*J J J J*J*J*J*J*J*J*J*J*J"J*J*J*J*J IuJ*J*J*J*IkJ*IkJ>J*IuJ4J>J>J*IpJ*J*J*J*IfJ4\#
J*J4IMJ4J*J*J4IRJ*IMIzI/J*IWJ*J>JCJ*J>J*J*J*J*J*J*J*IkIuJ*J*J*J*J*J*J J*J*J J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J J J*\#
J IzJ*J*J J*J*J*J*J*J*J*J*J*J*J*J*IzIzJ*J*J*J*J*J*IuJ4J*J*J*J4J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J J*J*J*J*J*J*J*J*\#
J*J*J*J"J*J*J*J*IuIzJ*J*J*J*JHJ*J4IuJ*J>IWI\IfIuJ4J*J*IHIzJ*IzJ*IuJ9IzIRJ*IuJ*J*J*J*J9J*J4J>IkIfJ*IWJ*J*IrIzIkJ*IuJ4\#
J*J*IzJ*J*J*J*J J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J J*IuIpIpJ*IkJ*J*J*J*J*J*J*J"J*J*J*J*J*IzJ*J*J*J*J4J*J*J*\#
J*J*J*J*JfJ*J*J*J*J*J*J*J*J*J*J J*J4J*JHJ J*IkJ IaJ*IpJ*J4J*J*J*J*J*J*J*J*J>J*J*J J*J*J*J*J*J*J*J*J*J*J*IWIkJ*J*J*Iz\#
IWJ*J*J J4J*J*J IWJ*IfJ*J*IuIpIuJ J*J*J J*J*J J*J*J*J*J*J*J*J4J*J*J*J*J*IzJ*J*J*J*J*J*IuIuJ*J J IzJ*J*J*J*J*J*IkJ*J \#
J*IzJ J*IpIpIkJ*IuJ>IkJ*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*IaJ*J*J*J*I%IkJHJHIzI\J*J4IzJ*IWJ*J J4ICJ JMJ*J9IfIzIaIaIRJ*IM\#
J*J\J*J*J*J*J*J*J*J*J*J IkIaIkJ*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*IaJ*J*J*J*J J*IpJ IzJ*IuJ*J J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J J*IuJ*J>J J4J*IzJ4J*J*J*J J*J J J J*IpJ J*J*J*J J*J J*J*J J*J4J*J*IzJ*J*J*J*IuJ*J J*J J*J J*J*\#
J*J*J*J*J*J*IuJ4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>JRJ*J*IzJ*J>J*J If\#
J J9J4J*IfJ J4J J4J*J9J*IpJ*IzJ*J*J*J J*J*J4J4IuJ J*J J*J*IzJ J J*J J*J J*J J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*Iz\#
IuJ*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*J*J*J*J*J*J*J*J*IzJ*J*IzJ*J*J J J*J*J*J J*J*J*\#
J*J*J*J*J*J*J4J*J*J*J*J*J*J*IzJ*IuJ*J*IaJ*J*IpJ>J*J*IaJ*J*IpJ J*IaI\IfJ*J*IpJ IaI\IRJ*J*J>JfJ J*IuJ*J*J*J J IuIzIaIW\#
J*IkJ*J*J*J*J*J4J*ICJ4JHJ4J IkJ*J4J*J*IWJ*J J>I9J J4J*JCI>J*I\J ICJ*ICJ*JRJ4J*J*J*J*J*J*J*J*J*IfJ*J*J*J*J*J*J*J*IpJ*\#
J*J IpIaJ*J*J*IzIkJ J*J J*J*J*J*I\J IkIfIuIuIpJ J IuJ*IaIzJ*J J4J*J J*J*J*J*J*IkJ*J*J*J*IzJ*J*J*J*J*J*IuJfJ*J J IzJ*\#
J*J*J*J*J*IkJ*J J*IzJ J*IpIpIkJ*IuJ>JRJ*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*J*J*J*J*J*J*J*\#
J J J*J*IuJ J*IuJ*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J>J>J*J*IuJ*JHIaIfIuIuJRJHJ4I9J J>J J*J JHJ IfJ*J J4IzIuIkIuJ*JHJ>\#
J*IpJ*IRJ*J*J J IfJ4J IkIkJ*J J*J4J*IzJ*IuJ>JHIkIaIaIpJHJ*J4I9IzJ4IuJ IkJ*IpIaIzIzIuJ*J*IkJ J JHJHJ IRJ*IRJ*J*IuIfIH\#
J IfIuIkJ*IfJ*J*J*J J*IuJ*J IpJ*J4IaJ4J*J*IMJ*J IpIuJ IkIpIaIuJ*IkJ IkJ*IkJ J*J4JRIuJ*IkJ*J*J*J IuIkIkIaIWJ*IuJ*J>J*\#
IzJ*IWJ9J>IfIWIuIaJRJ J*I%IpJ>IpIuIaJ*IkIRJ*J IuJ J IkJ J*JHJRJ*IHJ*IMJ*J*J IfI>IuIfI\IWJ*IaJ*J*J*J*J*J*J*J4J*J>J*J \#
J>J*J*J*J*J*J*J*J4J4J*J*J*J*J*J*J*J J*J*J*J>JHJ*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J>J*J*J*J>J4J*J*J\J*JHJ4J4IuJ*J>J*J*J*\#
J>J*J*J*J*J>J*JHJ4JRJ*JHJ*JRJ*J*J*J*J*K/J*J*J*J*J*J*J*J*J*J*IMJ*J J4JHHkJ*JzJ*IuIuJ4J4J*J4IWJ*J*JfIMIuJHJ*JHIuJ IaJ>\#
IuJ*I9J\KWJ*J*J*J*J*KCJ*J*J*J*J>J*J*J*J*J*J*J>IuJ*J4J J*J4K9IuJ*J>J>IuJ4J*J*J4J4IpIkJ\JHJpJ*J J JRJ*J>HfJRJ*J J*IuJ*\#
J*KCJ*J4IuIuIuJHJ>J*J*J*J*J*IpJ*J*IuJ*J*J*J*IzJ*J*J*J*IzJ*J*J*IaJ*J*J*J*J*J*J*J*J*J*IMJ*J*J*J*J4J*J*J*J*J*J*J*J J*J*\#
J*J*J*IzJ*IuJ*J*J J4J*J*J*IuJ IuJ*J*IuJ*J J*IMJ*IkJ*J4I\J*IaIkI\J*IMJ*IuI{J*J*J*J*J J*J*J*J*IzIzIzJ*J*J*J*J*J*J IpJ>\#
IkJ>J*J*IuJ*J J*J*J*J*J*J4IpJ J*J*J*IWIuIaJ*IMJ*IaJ*J*J*J*J*J*J*J*J*J*J4J*I}J J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J*J*J*J*IuJ4J*J*J*IuJ IuJ*J*IpJ*J J*IuJ*J*J*J*\#
I/J*IuIaIWJ*IMJ*J IzJ*J*J*J*J J*J*J*J*J IzJ*J*J*J4J*J*J4IuJ\JHJ J IkJ*JHJ4J4IuJ*JHJ*J>J4J>J*J J*J*J*J*J*J*J*J*JfJRIk\#
J J*J*J>J4J4J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JRJ*J*J*J*IuJ*IuIpIkJ*IMJ*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J>J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*\#
J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*JRJ*J*J*J*IuJ*IuIpIkJ*J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*IuJ*J*IkJ4J*J J>\#
JHJ4IkJ*J4IzJ4J*J>J*IuJ*J*J4J*J*J*IuJ*IaJ*J\J J*IpJ*J*J J*IuJ*IuIfIuIuIzJ*J*J*J*J*IuJ*JHJ J IaJ4J>J4J*IzJ*JCJ*J>J4J>\#
IzIWJ*J*J*J*IuIfIkJ*IuJ*IuIkJ*J*J*J*J*J*J*J9J*J9J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J J J*J*IuJ*J*J*J J*J*J*J*J*J*J*J*J*\#
J*IMJ*J*J*J*J*J*J*J*J*J*J*J*J J J*J*J*J*J*J*J*J*J*J J J4J*J J J*J*J J*J J J*J*J J*J*J*J*J*J*J*J*J*J*IMJ*J>IzJ*IzJ*J*\#
J*J*J*J J*J J*J*J*J*J*J*J*J*IkJ*JHIuIkIaJ*JHJHJ4IaJ*J9J*JHJ*JRJ*IkJ*J*J4J*J*IkIuJ*IuJ*IuIuJ*IzJ*J*IzJ*J J9J*IuIuIuJ \#
J*J*J*J*J*IuJ*J>IkJ*J4J J>J>J*IaJ*J*J J*J JHIuJ*J*J*J*J*IpJ*IkJ*IaJ*JHJ J*IzJ*J*J\J*J J*J IuJ*IuJ J*J*J*J*J*J*J*J4J \#
J4J*J*J*J*J*J*J*J*J*J*J*J*J*J*J*J4J*J*J*J*J*J*IWJ*J4J*J*J*J*J*J*J*J*J*J*J J J*J*
"""#)
        ])
}
