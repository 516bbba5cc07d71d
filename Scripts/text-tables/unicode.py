"""Line-breaking classes and kinds of width of every code point, from Unicode's files."""
import os
from packing import digits, literal, swift, trie

LIMIT = 0x40000  # all that lies above is private, a tag or a variation selector
CLASSES = ["AL", "BK", "CR", "LF", "NL", "SP", "ZW", "ZWJ", "CM", "WJ", "GL", "CL", "CP", "EX", "IS", "SY", "OP", "QU", "NS", "B2",
           "CB", "BA", "HY", "BB", "HL", "IN", "NU", "PR", "PO", "ID", "EB", "EM", "JL", "JV", "JT", "H2", "H3", "RI",
           "OPw", "CPw", "IDx"]
KINDS = ["plain", "zero", "han", "kana", "hangul", "jamo", "emoji", "emojiCapable", "modifier", "flag", "halfWidth", "tab", "hardBreak"]


def ranges(folder, name):
    with open(os.path.join(folder, name), encoding="UTF-8") as file:
        for line in file:
            fields = [f.strip() for f in line.split("#")[0].split(";")]
            if len(fields) >= 2:
                first, _, last = fields[0].partition("..")
                yield int(first, 16), int(last or first, 16), fields[1]


def paint(out, folder, name, only=None):
    for first, last, value in ranges(folder, name):
        for code in range(first, min(last, LIMIT - 1) + 1):
            if only is None:
                out[code] = value
            elif value == only:
                out[code] = True
    return out


def break_classes(folder):
    line = ["XX"] * LIMIT
    for first, last, value in [(0x3400, 0x4DBF, "ID"), (0x4E00, 0x9FFF, "ID"), (0xF900, 0xFAFF, "ID"), (0x20000, 0x2FFFD, "ID"),
                               (0x30000, 0x3FFFD, "ID"), (0x1F000, 0x1FAFF, "ID"), (0x1FC00, 0x1FFFD, "ID"), (0x20A0, 0x20CF, "PR")]:
        line[first:last + 1] = [value] * (last + 1 - first)
    return paint(line, folder, "LineBreak.txt")


def resolved(value, category, wide, pictograph):
    """Rule LB1, and the three classes that LB30 and LB30b split by other properties."""
    if value in ("AI", "SG", "XX"):
        return "AL"
    if value == "SA":
        return "CM" if category in ("Mn", "Mc") else "AL"
    if value == "CJ":
        return "NS"
    if value in ("OP", "CP") and wide:
        return value + "w"
    return "IDx" if value == "ID" and pictograph and category == "Cn" else value


def width_kind(code, value, category, wide, emoji):
    if code == 9:
        return "tab"
    if value in ("BK", "CR", "LF", "NL"):
        return "hardBreak"
    if 0x1F3FB <= code <= 0x1F3FF:
        return "modifier"
    if value in ("JV", "JT"):
        return "jamo"
    if value == "RI":
        return "flag"
    if category in ("Mn", "Me", "Cf", "Cc"):
        return "zero"
    if value in ("H2", "H3", "JL") or 0x3131 <= code <= 0x318E:
        return "hangul"
    if "presentation" in emoji:
        return "emoji"
    if 0x3041 <= code <= 0x30FF and code not in (0x3099, 0x309A) or 0x31F0 <= code <= 0x31FF:
        return "kana"
    if 0xFF61 <= code <= 0xFFDC:
        return "halfWidth"
    if wide:
        return "han"
    return "emojiCapable" if "emoji" in emoji else "plain"


def table(folder):
    line = break_classes(folder)
    category = paint(["Cn"] * LIMIT, folder, "extracted/DerivedGeneralCategory.txt")
    east = paint(["N"] * LIMIT, folder, "EastAsianWidth.txt")
    for first, last in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFD)]:
        east[first:last + 1] = ["W"] * (last + 1 - first)
    properties = {name: paint([False] * LIMIT, folder, "emoji/emoji-data.txt", name)
                  for name in ("Emoji", "Emoji_Presentation", "Extended_Pictographic")}
    combinations, values = [], []
    for code in range(LIMIT):
        wide = east[code] in "FWH"
        emoji = ({"presentation"} if properties["Emoji_Presentation"][code] else set()) | ({"emoji"} if properties["Emoji"][code] else set())
        pair = (CLASSES.index(resolved(line[code], category[code], wide, properties["Extended_Pictographic"][code])),
                KINDS.index(width_kind(code, line[code], category[code], east[code] in "FW", emoji)))
        if pair not in combinations:
            combinations.append(pair)
        values.append(combinations.index(pair))
    index, blocks = trie(values, 64)
    parts = [
        f"    static let limit: UInt32 = {len(index) * 64}\n",
        literal("index", "For each 64 code points the number of their block.", digits(index, 2)),
        literal("blocks", "Blocks of 64: the number of a combination.", digits(blocks, 1)),
        literal("breakClasses", "For each combination its `BreakClass`.", digits([c for c, _ in combinations], 1)),
        literal("widthKinds", "For each combination its `WidthKind`.", digits([k for _, k in combinations], 1)),
    ]
    name = f"Unicode's character database {version(folder)}"
    return swift("UnicodeTable", f"Line-breaking classes and kinds of width, Unicode {version(folder)}.", name, parts)


def version(folder):
    with open(os.path.join(folder, "LineBreak.txt"), encoding="UTF-8") as file:
        return file.readline().split("-")[-1].replace(".txt", "").strip()
