// swift-format-ignore-file
// Written by Scripts/make-text-tables from corrections.json. Not for editing.

/// Advances of the older system font, in 1/1000 em.
enum HelveticaTable {
    /// Advances of U+0020…U+007E, then U+00A0…U+00FF.
    static let regular: StaticString = ##"""
"f"|#g%s%s)E'$"!#M#M$*&0"y#]"|#!%|%t%l%x%t%w%v%s%s%s#&"y&0&0&0%s*d&]'2'Y'W&6%r'~'n"m%I'$&")@'D("&p("'?&m%i'm&T)j&H&p\##
&K"y"y"y${%s#Q%[&?%l&3%\#7%y%g"\"A%I"D(y%q&$&G&9#[%9#L%|%='{%3%F%$#R"g#R&0"y#Q%s%s%s%s"g%s#Q'j#v%s&0#Q'j%o$5%k#Q#Q#Q\##
&(%`"y#Q#Q#q%s(l(l(l&K&]&]&]&]&]&]*U'Y&6&6&6&6"m"m"m"m'['D("("("("("&0(4'm'm'm'm&p'$&K%[%[%[%[%[%[)E%l%\%\%\%\"\"\"\\##
"\%s%q&$&$&$&$&$%k&K%|%|%|%|%F%s%F
"""##

    /// Advances of U+0020…U+007E, then U+00A0…U+00FF.
    static let bold: StaticString = #"""
"c#P$z%m%m);'S"N#J#J$&&)"v#Z"y"}%v%n%f%r%n%q%p%m%m%m#Z#M&)&)&)&D*1'A'P'Q'a&g&1(*'f"}%h'S&S(p'<(+&|(+'\&x&('e'&)q&y&{\#
&D#M"v#M&)%m#M%h&J%y&?%i#Y&8&8#2"v%h"y)4&B&B&R&D$0%k#Z&M%o((%S%y%3$&"w$&&)"v#M%m%m%m%m"w%m#M'b#r%m&)#M'b%i$1%e#M#M#M\#
&!%m"v#M#M#m%m(c(c(c&D'A'A'A'A'A'A*J'Q&g&g&g&g"}"}"}"}'S'<(+(+(+(+(+&)(+'e'e'e'e&{&|&D%h%h%h%h%h%h);%y%i%i%i%i#2#2#2\#
#2&D&B&B&B&B&B&B%e&D&M&M&M&M%y&D%y
"""#
}
