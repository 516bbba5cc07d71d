"""Encodes numbers as printable ASCII in a Swift StaticString, which compiles fast, takes one byte per digit and is read in place.

One digit is a character from ' ' (0) to '~' (94); wider numbers are two digits, the greater first.
"""

BASE = 95
COLUMNS = 116


def digits(values, width):
    """Writes each number as `width` digits, the most significant first."""
    out = []
    for value in values:
        if not 0 <= value < BASE ** width:
            raise ValueError(f"{value} does not fit {width} digits")
        for place in range(width - 1, -1, -1):
            out.append(chr(32 + value // BASE ** place % BASE))
    return "".join(out)


def literal(name, comment, text):
    """A static constant whose literal has enough number signs that no digit can end or escape it."""
    hashes = "#"
    while '"""' + hashes in text or "\\" + hashes in text:
        hashes += "#"
    lines = [text[i:i + COLUMNS] for i in range(0, len(text), COLUMNS)]
    body = ("\\" + hashes + "\n").join(lines)
    return f'    /// {comment}\n    static let {name}: StaticString = {hashes}"""\n{body}\n"""{hashes}\n'


def swift(type_name, summary, source, parts):
    """The text of a Swift file with an enumeration of constants."""
    head = (f"// swift-format-ignore-file\n// Written by Scripts/make-text-tables from {source}. Not for editing.\n\n"
            f"/// {summary}\nenum {type_name} {{\n")
    return head + "\n".join(parts) + "}\n"


def trie(values, block):
    """Two stages: for each block of code points its number among the distinct blocks, then those blocks."""
    values = list(values) + [0] * (-len(values) % block)
    seen, index, blocks = {}, [], []
    for start in range(0, len(values), block):
        key = tuple(values[start:start + block])
        if key not in seen:
            seen[key] = len(seen)
            blocks.extend(key)
        index.append(seen[key])
    return index, blocks
