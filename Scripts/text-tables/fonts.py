"""Advances and kerning: Inter's own, scaled and corrected. The rule is in Documentation/TextMetrics.md."""
import math, os, unicodedata
from fontTools.ttLib import TTFont
from packing import digits, literal, swift, trie

WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
FILES = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
OPTICAL = [("text", "Inter"), ("display", "InterDisplay")]
# Scripts that both Inter and the system font draw; everything else is a fallback font's on iOS.
BLOCKS = [(0x20, 0x24F), (0x2B0, 0x2FF), (0x370, 0x52F), (0x1E00, 0x1EFF), (0x2010, 0x2027), (0x2030, 0x205E), (0x2070, 0x20CF), (0x2100, 0x2BFF)]
# Kerned letters are those of Latin-1, Latin Extended-A and the common Cyrillic and Greek alphabets.
KERNED_LETTERS = [(0x41, 0x17F), (0x391, 0x3CE), (0x410, 0x44F)]
KERNED_MARKS = "\"&'()+,-./0123456789:;?_"
FEWER_THAN_FIVE_STRINGS = "%()+=?@[]j¥°…"
# Of Inter's kerning; one share for every optical size.
KERNING_STRENGTH, LEAST_KERNING = {"text": 0.8, "display": 1}, 8
# Drawings want every pair; what is smaller is less than a tenth of a point at 34.
INTER_LEAST_KERNING = 3


def revision(folder):
    """Inter's own version: 3.019 is what Debian 12 packages as 4.0 beta 7."""
    return f'{TTFont(os.path.join(folder, "Inter-Regular.otf"))["head"].fontRevision:.3f}'


def rounded(value):
    return math.floor(0.5 + value)


class Face:
    def __init__(self, folder, name):
        font = TTFont(os.path.join(folder, name + ".otf"))
        self.cmap, self.metrics = font.getBestCmap(), font["hmtx"].metrics
        self.units = font["head"].unitsPerEm
        gpos = font["GPOS"].table
        lookups = {i for r in gpos.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
        tables = [t for i in sorted(lookups) for t in gpos.LookupList.Lookup[i].SubTable]
        self.pairs = [getattr(t, "ExtSubTable", t) for t in tables]
        self.covered = [{g: i for i, g in enumerate(t.Coverage.glyphs)} for t in self.pairs]

    def advance(self, code):
        return self.metrics[self.cmap[code]][0] * 1000 / self.units if code in self.cmap else None

    def kerning(self, first, second):
        a, b = self.cmap.get(first), self.cmap.get(second)
        for table, covered in zip(self.pairs, self.covered):
            if a not in covered:
                continue
            if table.Format == 1:
                for record in table.PairSet[covered[a]].PairValueRecord:
                    if record.SecondGlyph == b:
                        return getattr(record.Value1, "XAdvance", 0) * 1000 / self.units
                continue
            row = table.Class1Record[table.ClassDef1.classDefs.get(a, 0)]
            value = row.Class2Record[table.ClassDef2.classDefs.get(b, 0)].Value1
            return getattr(value, "XAdvance", 0) * 1000 / self.units
        return 0


def kind(char):
    if char in " \u00a0":
        return " "
    return "9" if char.isdigit() else "U" if char.isupper() else "L" if char.islower() else "."


def advance(face, regular, code, weight, optical, facts):
    char = chr(code)
    key = char if char in facts["shared"] else facts["base"].get(char, char)
    own = face.advance(code)
    value = facts["scale_" + optical][weight] * (regular.advance(code) if own is None else own)
    value += facts["shared"].get(key, 0) + facts["char"].get(weight, {}).get(key, 0)
    if optical == "text":
        return rounded(value + facts["text_class"].get(weight, {}).get(kind(char), 0))
    value += facts["display"].get(key, 0) + facts["display_class"].get(kind(char), 0)
    return rounded(value + facts["display_class_w"].get(weight, {}).get(kind(char), 0))


def characters(face):
    ascii_first = list(range(0x20, 0x7F))
    others = [c for c in sorted(face.cmap) if any(a <= c <= b for a, b in BLOCKS) and c > 0x7E
              and face.advance(c) and unicodedata.category(chr(c)) not in ("Mn", "Me", "Cf")]
    return ascii_first + others


def doubt(code, facts):
    """0: fitted; 1: fewer than five samples, or the base letter's; 2: Inter's, scaled."""
    char = chr(code)
    if char in facts["shared"]:
        return 1 if char in FEWER_THAN_FIVE_STRINGS else 0
    return 1 if facts["base"].get(char) in facts["shared"] else 2


def kerning_matrix(faces, codes, least=LEAST_KERNING, marks=KERNED_MARKS):
    """Of pairs of a face and the share of its kerning. Rows and columns that are equal in all are stored once. Row and column 0 are all zero."""
    def cell(face, a, b):
        value = face[0].kerning(a, b) * face[1]
        return rounded(value) if abs(value) >= least else 0
    kerned = [c for c in codes if chr(c) in marks + "‘’‚“”„–—…‹›«»" or chr(c).isalpha() and any(a <= c <= b for a, b in KERNED_LETTERS)]
    full = {a: [[cell(face, a, b) for face in faces] for b in kerned] for a in kerned}
    columns = {b: tuple(tuple(full[a][i]) for a in kerned) for i, b in enumerate(kerned)}
    none = (0,) * len(faces)
    second, keep = classes(codes, columns, (none,) * len(kerned))
    rows = {a: tuple(tuple(full[a][kerned.index(b)]) for b in keep if b is not None) for a in kerned}
    first, keep_rows = classes(codes, rows, (none,) * (len(keep) - 1))
    cells = [[0] * len(faces) for _ in range(len(keep))]
    for a in keep_rows[1:]:
        cells += [[0] * len(faces)] + [full[a][kerned.index(b)] for b in keep[1:]]
    return first, second, len(keep), [[c[i] for c in cells] for i in range(len(faces))]


def classes(codes, lines, zero):
    numbers, members, out = {zero: 0}, [None], []
    for code in codes:
        line = lines.get(code, zero)
        if line not in numbers:
            numbers[line] = len(numbers)
            members.append(code)
        out.append(numbers[line])
    return out, members


def kerning_literals(name, sizes, cells):
    palette = sorted(set(cells), key=lambda v: (v != 0, v))
    return [literal("palette" + name, f"The kerning values {sizes}, plus 500, 1/1000 em.", digits([v + 500 for v in palette], 2)),
            literal("kerning" + name, "Numbers in that palette, row by row.", digits([palette.index(v) for v in cells], 1))]


def system_table(folder, corrections):
    facts = corrections["system"]
    faces = {(w, o): Face(folder, f"{family}-{file}") for w, file in zip(WEIGHTS, FILES) for o, family in OPTICAL}
    regular = faces["regular", "text"]
    codes = characters(regular)
    columns = [digits([advance(faces[w, o], regular, c, w, o, facts) for c in codes], 2)
               for o, _ in OPTICAL for w in WEIGHTS]
    numbers = {c: i + 1 for i, c in enumerate(codes)}
    index, blocks = trie([numbers.get(c, 0) for c in range(max(codes) + 1)], 32)
    first, second, width, cells = kerning_matrix([(faces["regular", o], KERNING_STRENGTH[o]) for o, _ in OPTICAL], codes)
    parts = [
        f"    static let glyphCount = {len(codes)}\n    static let limit: UInt32 = {len(index) * 32}\n    static let kerningColumns = {width}\n",
        literal("index", "For each 32 code points the number of their block.", digits(index, 2)),
        literal("blocks", "Blocks of 32: the glyph's number, 0 where there is none.", digits(blocks, 2)),
        literal("doubts", "For each glyph: 0 fitted, 1 few samples or the base letter's, 2 Inter's scaled.", digits([doubt(c, facts) for c in codes], 1)),
        literal("advances", "Text sizes, then display sizes; in each the weights, lightest first; 1/1000 em.", "".join(columns)),
        literal("kerningRow", "For each glyph its row in the kerning tables.", digits(first, 2)),
        literal("kerningColumn", "For each glyph its column.", digits(second, 2)),
        *kerning_literals("Text", "below 20 points", cells[0]),
        *kerning_literals("Display", "from 20 points", cells[1]),
    ]
    return swift("SystemFontTable", "Advances and kerning of the system font, in 1/1000 em.",
                 "Inter and Inter Display (SIL Open Font License 1.1) and corrections.json", parts)


def inter_table(folder):
    """What drawings need: Inter is what draws them where the system font is missing."""
    faces = [Face(folder, f"Inter-{file}") for file in FILES]
    codes = characters(faces[WEIGHTS.index("regular")])
    columns = [digits([rounded(face.advance(c) or 0) for c in codes], 2) for face in faces]
    # Inter's masters are its lightest, its regular and its heaviest weight; those between are on straight lines.
    masters = [faces[0], faces[WEIGHTS.index("regular")], faces[-1]]
    first, second, width, cells = kerning_matrix([(m, 1) for m in masters], codes, INTER_LEAST_KERNING, "".join(map(chr, range(0x20, 0x7F))))
    parts = [
        f"    static let kerningColumns = {width}\n",
        literal("advances", "The weights, lightest first; glyphs are numbered as in SystemFontTable; 1/1000 em.", "".join(columns)),
        literal("kerningRow", "For each glyph its row in the kerning tables.", digits(first, 2)),
        literal("kerningColumn", "For each glyph its column.", digits(second, 2)),
        literal("kerning", "Kerning of the lightest, the regular and the heaviest weight, row by row, plus 500; 1/1000 em.",
                "".join(digits([v + 500 for v in master], 2) for master in cells)),
    ]
    return swift("InterTable", "Advances and kerning of Inter itself, in 1/1000 em.", "Inter (SIL Open Font License 1.1)", parts)


def helvetica_table(corrections):
    facts = corrections["helveticaNeue"]
    chars = [chr(c) for c in [*range(0x20, 0x7F), *range(0xA0, 0x100)]]
    if "".join(chars) != facts["chars"]:
        raise ValueError("helveticaNeue.chars is not printable ASCII and Latin-1")
    parts = [literal(w, "Advances of U+0020…U+007E, then U+00A0…U+00FF.", digits(facts[w], 2)) for w in ("regular", "bold")]
    return swift("HelveticaTable", "Advances of the older system font, in 1/1000 em.", "corrections.json", parts)
