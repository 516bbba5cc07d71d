"""Forms and tables: rows whose cells depend on those of the rows before. Each function makes a scene of about n views."""
from scenes import C, V, across, chain, page, scene


def login_fields(n):
    """Fields of one height in the middle of the screen, if the keyboard leaves room, with an icon half as high at the front of each."""
    v = [V("c", "root")]
    c = [C("c.centerY", "root.centerY", prio=750), C("c.top", "root#safeArea.top", ">=", const=16),
         C("c.bottom", "root#keyboard.top", "<=", const=-16)]
    across("c", c, "root", 24)
    for i in range(n):
        f = f"f{i}"
        v += [V(f), V(f"i{i}", f), V(f"t{i}", f, 60 + i * 7 % 100, 20), V(f"k{i}", f, 22, 22, hug=[251, 251], comp=[751, 751])]
        across(f, c, space=0)
        c += [C(f"i{i}.leading", f"{f}.leading", const=8), C(f"i{i}.height", f"{f}.height", mult=0.5), C(f"i{i}.width", f"i{i}.height"),
              C(f"t{i}.leading", f"i{i}.trailing", const=8), C(f"k{i}.leading", f"t{i}.trailing", const=8),
              C(f"k{i}.trailing", f"{f}.trailing", const=-8)]
        c += [C(f"{x}{i}.centerY", f"{f}.centerY") for x in "itk"]
        c.append(C(f"{f}.height", f"f{i-1}.height") if i else C("f0.height", const=44, prio=999))
    chain([f"f{i}" for i in range(n)], c, "c", "v", 8)
    return scene(v, c, h=60 * n + 400)


def fields_middle(n):
    """Fields of one height exactly in the middle of the screen, with a square icon half as high and a text in each."""
    v = [V("c", "root")]
    c = [C("c.centerY", "root.centerY")]
    across("c", c, "root", 0)
    for i in range(n):
        f = f"f{i}"
        v += [V(f), V(f"i{i}", f), V(f"t{i}", f, 60 + i * 7 % 100, 20)]
        across(f, c, space=0)
        c += [C(f"i{i}.leading", f"{f}.leading", const=8), C(f"i{i}.height", f"{f}.height", mult=0.5), C(f"i{i}.width", f"i{i}.height"),
              C(f"i{i}.centerY", f"{f}.centerY"), C(f"t{i}.leading", f"i{i}.trailing", const=8), C(f"t{i}.trailing", f"{f}.trailing", const=-8),
              C(f"t{i}.centerY", f"{f}.centerY"), C(f"{f}.height", f"f{i-1}.height") if i else C("f0.height", const=44, prio=999)]
    chain([f"f{i}" for i in range(n)], c, "c", "v", 8)
    return scene(v, c, h=60 * n)


def mutual_titles(n):
    """A form whose titles are of one width, since each is at least as wide as the ones above and below."""
    v, c = page()
    for i in range(n):
        t, f = f"t{i}", f"f{i}"
        v += [V(t, w=30 + i * 37 % 110, h=20, hug=[251, 251]), V(f, w=50, h=30)]
        c += [C(f"{t}.leading", "c.leading", const=16), C(f"{f}.top", f"f{i-1}.bottom" if i else "c.top", const=8), C(f"{t}.centerY", f"{f}.centerY"),
              C(f"{f}.leading", f"{t}.trailing", const=8), C(f"{f}.trailing", "c.trailing", const=-16)]
        if i:
            c += [C(f"{t}.width", f"t{i-1}.width", ">="), C(f"t{i-1}.width", f"{t}.width", ">=")]
    c.append(C("c.bottom", f"f{n-1}.bottom", const=8))
    return scene(v, c)


def mails(n):
    """Mails: a dot, the sender, a date that is never cut, a subject, a preview, a clip before some dates; all dates as wide as the widest."""
    v, c = page()
    for i in range(n):
        r, dot, sender, date, subject, preview = (f"{s}{i}" for s in ("r", "u", "s", "d", "b", "p"))
        v += [V(r), V(dot, r), V(sender, r, 80 + i * 37 % 240, 20, hug=[250, 251], comp=[749, 751]),
              V(date, r, 30 + i * 11 % 45, 16, hug=[252, 251], comp=[1000, 751]), V(subject, r, 100 + i * 17 % 280, 18, hug=[251, 251]),
              V(preview, r, 320, 18 + i % 2 * 18, comp=[750, 749])]
        across(r, c, space=0)
        c += [C(f"{r}.top", f"r{i-1}.bottom" if i else "c.top"), C(f"{r}.height", rel=">=", const=60), C(f"{r}.height", rel="<=", const=120),
              C(f"{dot}.leading", f"{r}.leading", const=8), C(f"{dot}.centerY", f"{sender}.centerY"), C(f"{dot}.width", const=10),
              C(f"{dot}.height", f"{dot}.width"), C(f"{sender}.leading", f"{dot}.trailing", const=8), C(f"{sender}.top", f"{r}.top", const=8),
              C(f"{date}.trailing", f"{r}.trailing", const=-16), C(f"{date}.firstBaseline", f"{sender}.firstBaseline"),
              C(f"{subject}.top", f"{sender}.bottom", const=2), C(f"{subject}.leading", f"{sender}.leading"),
              C(f"{subject}.trailing", f"{r}.trailing", "<=", const=-16), C(f"{preview}.top", f"{subject}.bottom", const=2),
              C(f"{preview}.leading", f"{sender}.leading"), C(f"{preview}.trailing", f"{r}.trailing", const=-16),
              C(f"{preview}.bottom", f"{r}.bottom", const=-8)]
        if i % 4:
            c.append(C(f"{date}.leading", f"{sender}.trailing", ">=", const=8))
        else:
            clip = f"k{i}"
            v.append(V(clip, r, 12, 14))
            c += [C(f"{clip}.leading", f"{sender}.trailing", const=6), C(f"{date}.leading", f"{clip}.trailing", const=6),
                  C(f"{clip}.centerY", f"{date}.centerY")]
        if i:
            c.append(C(f"{date}.width", f"d{i-1}.width"))
    c.append(C("c.bottom", f"r{n-1}.bottom"))
    return scene(v, c)


def leaderboard(n):
    """Ranks, bars in proportion to the first one, which is as wide as the values leave room for, and values behind the bars."""
    v, c = page()
    for i in range(n):
        rank, bar, value = f"k{i}", f"b{i}", f"v{i}"
        v += [V(rank, w=8 + len(str(i)) * 8, h=18), V(bar), V(value, w=20 + i * 13 % 50, h=16, comp=[1000, 750])]
        c += [C(f"{rank}.leading", "c.leading", ">=", const=8), C(f"{rank}.top", f"k{i-1}.bottom" if i else "c.top", const=8),
              C(f"{bar}.leading", f"{rank}.trailing", const=8), C(f"{bar}.height", f"{rank}.height", mult=0.8),
              C(f"{bar}.centerY", f"{rank}.centerY"), C(f"{value}.leading", f"{bar}.trailing", const=4), C(f"{value}.centerY", f"{bar}.centerY"),
              C(f"{value}.trailing", "c.trailing", "<=", const=-8)]
        if i:
            c += [C(f"{rank}.trailing", "k0.trailing"), C(f"{bar}.width", "b0.width", mult=round(1 - i / n * 0.9, 4))]
    c += [C("b0.width", "c.width", prio=200), C("k0.leading", "c.leading", const=8, prio=150), C("c.bottom", f"k{n-1}.bottom", const=8)]
    return scene(v, c)


def invoice(n):
    """A table with upright hairlines from top to bottom; cells between them, each centered below the one above, sums at the right."""
    v, c = page()
    rows = max(2, n // 5)
    for j, share in enumerate((0.4, 0.55, 0.75, 0.9)):
        h = f"h{j}"
        v.append(V(h, w=1))
        c += [C(f"{h}.top", "c.top"), C(f"{h}.bottom", "c.bottom"), C(f"{h}.centerX", "c.trailing", mult=share, prio=300),
              C(f"{h}.leading", f"h{j-1}.trailing" if j else "c.leading", ">=", const=20)]
    for i in range(rows):
        for j in range(5):
            x = f"x{i}_{j}"
            before = f"h{j-1}.trailing" if j else "c.leading"
            after = f"h{j}.leading" if j < 4 else "c.trailing"
            v.append(V(x, w=14 + (i * 17 + j * 23) % (30 + 8 * j), h=16 + (i * 3 + j) % 6, comp=[760 if j == 4 else 755, 750]))
            c += [C(f"{x}.leading", before, ">=", const=4), C(f"{x}.trailing", after, "<=", const=-4)]
            if j == 0:
                c += [C(f"{x}.leading", before, const=4), C(f"{x}.top", f"x{i-1}_0.bottom" if i else "c.top", const=8)]
                continue
            c.append(C(f"{x}.lastBaseline", f"x{i}_0.lastBaseline"))
            if j == 4:
                c.append(C(f"{x}.trailing", after, const=-4))
            elif i:
                c.append(C(f"{x}.centerX", f"x{i-1}_{j}.centerX"))
            else:
                c.append(C(f"{x}.leading", before, const=4, prio=200))
    c.append(C("c.bottom", f"x{rows-1}_0.bottom", const=8))
    return scene(v, c, w=600)


def table_chained(n):
    """A table of four columns, each cell as wide as the one above; the first column takes what the others leave; hairlines below the rows."""
    v, c = page()
    rows = max(2, n // 4)
    for i in range(rows):
        r, line = f"r{i}", f"l{i}"
        v += [V(r), V(line, r)]
        across(r, c, space=0)
        across(line, c, r, 0)
        c += [C(f"{r}.top", f"r{i-1}.bottom" if i else "c.top"), C(f"{line}.height", const=0.5), C(f"{line}.bottom", f"{r}.bottom")]
        for j in range(4):
            x = f"x{i}_{j}"
            v.append(V(x, r, 20 + (i * 31 + j * 17) % (40 + 10 * j), 16 + (i * 7 + j * 5) % 9,
                       hug=[251 if j else 249, 251], comp=[751 if j else 749, 750]))
            c += [C(f"{x}.leading", f"x{i}_{j-1}.trailing" if j else f"{r}.leading", const=8), C(f"{x}.top", f"{r}.top", ">=", const=6),
                  C(f"{x}.bottom", f"{r}.bottom", "<=", const=-6), C(f"{x}.centerY", f"{r}.centerY")]
            if i and j:
                c.append(C(f"{x}.width", f"x{i-1}_{j}.width"))
        c.append(C(f"x{i}_3.trailing", f"{r}.trailing", const=-8))
    c.append(C("c.bottom", f"r{rows-1}.bottom"))
    return scene(v, c)


def two_lists(n):
    """An original and its translation side by side, numbered paragraphs in two containers, of which those of one number are of one height."""
    v, c = page()
    v += [V("a"), V("b")]
    c += [C("a.leading", "c.leading", const=8), C("b.leading", "a.trailing", const=8), C("b.trailing", "c.trailing", const=-8),
          C("a.width", "b.width", mult=1.2)]
    for s, factor in (("a", 37), ("b", 53)):
        c += [C(f"{s}.top", "c.top", const=40), C(f"{s}.bottom", "c.bottom", const=-8)]
        for i in range(n // 2):
            x, text, number = f"{s}{i}", f"{s}t{i}", f"{s}n{i}"
            v += [V(x, s), V(text, x, 130, 20 + i * factor % 70), V(number, x, 12, 12)]
            across(x, c, s, 0)
            c += [C(f"{x}.top", f"{s}{i-1}.bottom" if i else f"{s}.top", const=2), C(f"{x}.height", const=30, prio=240),
                  C(f"{number}.leading", f"{x}.leading", const=4), C(f"{number}.top", f"{text}.top"),
                  C(f"{text}.leading", f"{number}.trailing", const=4), C(f"{text}.trailing", f"{x}.trailing", const=-4),
                  C(f"{text}.top", f"{x}.top", const=4), C(f"{text}.bottom", f"{x}.bottom", "<=", const=-4)]
    c += [C(f"b{i}.height", f"a{i}.height") for i in range(n // 2)]
    c.append(C(f"a{n//2-1}.bottom", "a.bottom"))
    return scene(v, c)
