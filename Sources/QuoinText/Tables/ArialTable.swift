// swift-format-ignore-file

/// Advances of Helvetica, which are Arial's too, in 1/1000 em: those that Adobe publishes for its fonts.
///
/// Packed as in ``HelveticaTable``: U+0020…U+007E, then U+00A0…U+00FF; accented letters are as wide as their base.
enum ArialTable {
    static let regular: StaticString = ##"""
"x"x#f%q%q)B'""!#P#P$)&."x#P"x"x%q%q%q%q%q%q%q%q%q%q"x"x&.&.&.%q*a'"'"'Y'Y'"&I(2'Y"x%9'"%q(i'Y(2'"(2'Y'"&I'Y'")y'"'"&I\##
"x"x"x$y%q#P%q%q%9%q%q"x%q%q"@"@%9"@(i%q%q%q%q#P%9"x%q%9'Y%9%9%9#Q"f#Q&."x#P%q%q%q%q"f%q#P'h#u%q&.#P'h#P$4&.#P#P#P%q%^\##
"x#P#P#p%q(j(j(j&I'"'"'"'"'"'"*R'Y'"'"'"'""x"x"x"x'Y'Y(2(2(2(2(2&.(2'Y'Y'Y'Y'"'"&I%q%q%q%q%q%q)B%9%q%q%q%q"x"x"x"x%q%q\##
%q%q%q%q%q&.&I%q%q%q%q%9%q%9
"""##

    static let bold: StaticString = ##"""
"x#P$~%q%q)B'Y"P#P#P$)&."x#P"x"x%q%q%q%q%q%q%q%q%q%q#P#P&.&.&.&I*9'Y'Y'Y'Y'"&I(2'Y"x%q'Y&I(i'Y(2'"(2'Y'"&I'Y'")y'"'"&I\##
#P"x#P&.%q#P%q&I%q&I%q#P&I&I"x"x%q"x)B&I&I&I&I$)%q#P&I%q(2%q%q%9$)"z$)&."x#P%q%q%q%q"f%q#P'h#u%q&.#P'h#P$4&.#P#P#P%q%^\##
"x#P#P#p%q(j(j(j&I'Y'Y'Y'Y'Y'Y*R'Y'"'"'"'""x"x"x"x'Y'Y(2(2(2(2(2&.(2'Y'Y'Y'Y'"'"&I%q%q%q%q%q%q)B%q%q%q%q%q"x"x"x"x%q&I\##
&I&I&I&I&I&.&I&I&I&I&I%q%q%q
"""##
}
