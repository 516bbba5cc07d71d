"""Lists: rows below each other, each a small screen of its own. Each function makes a scene of about n views."""
import math

from scenes import C, V, across, chain, page, rolled, scene, stack, tree


def bounded(n):
    """Rows of a list, each above the container's end and between limits of width."""
    v, c = page()
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=60 + (i * 71) % 500, h=18 + i % 27))
        c += [C(f"{x}.leading", "c.leading", const=16), C(f"{x}.top", f"x{i-1}.bottom" if i else "c.top", const=8),
              C(f"{x}.bottom", "c.bottom", "<=", const=-8), C(f"{x}.width", "c.width", "<=", mult=0.9), C(f"{x}.width", rel=">=", const=80),
              C(f"{x}.trailing", "c.trailing", "<=", const=-16)]
    c.append(C("c.height", const=0, prio=50))
    return scene(v, c)


def loose_feed(n):
    """A feed with gaps of at least 8, wishes for equal ones and for places, at low priorities."""
    v, c = page()
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=None, h=30 + (i * 37) % 80))
        across(x, c)
        c.append(C(f"{x}.top", f"x{i-1}.bottom" if i else "c.top", ">=", const=8))
        if i % 3:
            c.append(C(f"{x}.top", f"x{i-1}.bottom", const=12, prio=60 + i % 3))
        if i % 4 == 0:
            c.append(C(f"{x}.top", "c.top", const=70 * i, prio=40))
    c += [C("c.bottom", f"x{n-1}.bottom", ">=", const=8), C("c.height", const=0, prio=30)]
    return scene(v, c)


def random_priorities(n):
    """Rows whose wishes have priorities drawn from twenty."""
    v, c = page()
    r, levels = rolled("priorities", n), list(range(50, 1000, 48))
    for i in range(n):
        x, y = f"x{i}", f"y{i}"
        v += [V(x, w=40 + r.randint(0, 90), h=20 + r.randint(0, 20), hug=[r.choice(levels), 251], comp=[r.choice(levels), 751]),
              V(y, w=40 + r.randint(0, 200), h=22, hug=[r.choice(levels), 250], comp=[r.choice(levels), 750])]
        c += [C(f"{x}.leading", "c.leading", const=16), C(f"{y}.leading", f"{x}.trailing", const=8), C(f"{y}.trailing", "c.trailing", "<=", const=-16),
              C(f"{y}.trailing", "c.trailing", const=-16, prio=r.choice(levels)), C(f"{x}.centerY", f"{y}.centerY"),
              C(f"{x}.width", const=80, prio=r.choice(levels)), C(f"{x}.top", f"x{i-1}.bottom" if i else "c.top", ">=", const=8),
              C(f"{x}.top", f"x{i-1}.bottom" if i else "c.top", const=12, prio=r.choice(levels))]
        if i:
            c.append(C(f"{x}.width", f"x{i-1}.width", prio=r.choice(levels)))
        if i > 4:
            c.append(C(f"{y}.width", f"y{i-r.randint(1, 4)}.width", r.choice(["<=", ">="]), prio=r.choice(levels)))
    c.append(C("c.bottom", f"x{n-1}.bottom", const=8))
    return scene(v, c)


def settings(n):
    """Sections of cells: icon, title, detail, hairline; a header and a footer each."""
    v, c = page()
    before = None
    for i in range(n):
        r = f"r{i}"
        if i % 6 == 0:
            v.append(V(f"h{i}", type="label", props={"text": f"Section {i}", "fontSize": 13}))
            c += [C(f"h{i}.top", f"{before}.bottom" if before else "c.top", const=24), C(f"h{i}.leading", "c.leading", const=16)]
            before = f"h{i}"
        v += [V(r), V(f"i{i}", r, 29, 29), V(f"t{i}", r, 60 + i * 13 % 150, 20, hug=[251, 251]),
              V(f"d{i}", r, 30 + i * 29 % 170, 20, comp=[749, 750]), V(f"l{i}", r)]
        across(r, c, space=0)
        c += [C(f"{r}.top", f"{before}.bottom", const=0 if i % 6 else 6), C(f"{r}.height", rel=">=", const=44), C(f"{r}.height", const=44, prio=500),
              C(f"i{i}.leading", f"{r}.leading", const=16), C(f"i{i}.centerY", f"{r}.centerY"), C(f"t{i}.leading", f"i{i}.trailing", const=12),
              C(f"t{i}.centerY", f"{r}.centerY"), C(f"t{i}.top", f"{r}.top", ">=", const=11), C(f"d{i}.leading", f"t{i}.trailing", ">=", const=8),
              C(f"d{i}.trailing", f"{r}.trailing", const=-16), C(f"d{i}.firstBaseline", f"t{i}.firstBaseline"), C(f"l{i}.height", const=0.5),
              C(f"l{i}.leading", f"t{i}.leading"), C(f"l{i}.trailing", f"{r}.trailing"), C(f"l{i}.bottom", f"{r}.bottom")]
        before = r
    c.append(C("c.bottom", f"{before}.bottom", const=24))
    return scene(v, c)


def open_cards(n):
    """Cards with a title in the middle, a dot before it, a switch at the end and a note that may end above the bottom: only ties make them low."""
    v, c = page()
    for i in range(n):
        r, title, dot, switch, note = (f"{s}{i}" for s in ("r", "t", "d", "s", "n"))
        v += [V(r), V(title, r, 60 + i * 29 % 90, 20), V(dot, r, 10, 10), V(switch, r, 51, 31), V(note, r, 90 + i * 17 % 60, 14)]
        across(r, c, space=0)
        c += [C(f"{title}.centerX", f"{r}.centerX"), C(f"{title}.centerY", f"{r}.centerY"), C(f"{dot}.trailing", f"{title}.leading", const=-6),
              C(f"{dot}.centerY", f"{title}.centerY"), C(f"{switch}.trailing", f"{r}.trailing", const=-16),
              C(f"{switch}.centerY", f"{r}.centerY"), C(f"{switch}.leading", f"{title}.trailing", ">=", const=8),
              C(f"{title}.top", f"{r}.top", ">=", const=10), C(f"{r}.height", rel=">=", const=48), C(f"{note}.leading", f"{r}.leading", const=16),
              C(f"{note}.top", f"{title}.bottom", const=4), C(f"{note}.bottom", f"{r}.bottom", "<=", const=-6)]
    chain([f"r{i}" for i in range(n)], c, "c", "v", 0)
    return scene(v, c)


def chat_bubbles(n):
    """Bubbles at either side, at most three quarters wide, the text inside, an avatar at the bottom, a time beside it."""
    v, c = page()
    before = None
    for i in range(n):
        b, mine = f"b{i}", i * 7 % 5 < 2
        near, far, sign = ("trailing", "leading", -1) if mine else ("leading", "trailing", 1)
        v += [V(b), V(f"t{i}", b, 30 + i * 53 % 400, 20 + i % 4 * 20, comp=[740, 750]), V(f"a{i}", w=28, h=28), V(f"z{i}", w=40, h=13)]
        c += [C(f"b{i}.{near}", f"a{i}.{far}", const=6 * sign), C(f"a{i}.{near}", f"c.{near}", const=10 * sign), C(f"a{i}.bottom", f"{b}.bottom"),
              C(f"{b}.width", "c.width", "<=", mult=0.75), C(f"{b}.top", f"{before}.bottom" if before else "c.top", const=4 if i % 3 else 14),
              C(f"z{i}.{near}", f"{b}.{far}", const=6 * sign), C(f"z{i}.lastBaseline", f"t{i}.lastBaseline"), C(f"{b}.height", rel=">=", const=34)]
        across(f"t{i}", c, b, 12)
        c += [C(f"t{i}.top", f"{b}.top", const=7), C(f"t{i}.bottom", f"{b}.bottom", const=-7)]
        before = b
    c.append(C("c.bottom", f"{before}.bottom", const=12))
    return scene(v, c)


def feed(n):
    """Posts: avatar, name, text with a picture of an aspect ratio, a bar of four equal buttons; the avatar must fit as well."""
    v, c = page()
    for i in range(max(2, n // 4)):
        p = f"p{i}"
        v += [V(p), V(f"a{i}", p), V(f"n{i}", p, 80 + i % 60, 20), V(f"t{i}", p, 300, 20 + i * 20 % 110), V(f"m{i}", p)]
        across(p, c, space=0)
        c += [C(f"a{i}.width", const=48), C(f"a{i}.height", f"a{i}.width"), C(f"a{i}.top", f"{p}.top", const=10), C(f"a{i}.leading", f"{p}.leading", const=16),
              C(f"a{i}.bottom", f"{p}.bottom", "<=", const=-10), C(f"n{i}.leading", f"a{i}.trailing", const=10), C(f"n{i}.top", f"a{i}.top"),
              C(f"n{i}.trailing", f"{p}.trailing", "<=", const=-16), C(f"t{i}.leading", f"n{i}.leading"), C(f"t{i}.trailing", f"{p}.trailing", const=-16),
              C(f"t{i}.top", f"n{i}.bottom", const=2), C(f"m{i}.leading", f"t{i}.leading"), C(f"m{i}.trailing", f"t{i}.trailing"),
              C(f"m{i}.height", f"m{i}.width", mult=0.4 + i % 5 / 8, prio=999), C(f"m{i}.height", rel="<=", const=220), C(f"m{i}.top", f"t{i}.bottom", const=8)]
        for k in range(4):
            b = f"b{i}_{k}"
            v.append(V(b, p, 20 + k * 7, 24))
            c += [C(f"{b}.leading", f"b{i}_{k-1}.trailing" if k else f"t{i}.leading"), C(f"{b}.top", f"m{i}.bottom", const=6), C(f"{b}.bottom", f"{p}.bottom", const=-8)]
            if k:
                c.append(C(f"{b}.width", f"b{i}_0.width"))
        c.append(C(f"b{i}_3.trailing", f"t{i}.trailing"))
    chain([f"p{i}" for i in range(max(2, n // 4))], c, "c", "v", 0)
    return scene(v, c)


def timeline(n):
    """Dots on a line, texts at alternate sides, which must not run into the next but one; a line from the first to the last dot."""
    v, c = page()
    v.append(V("line"))
    c += [C("line.centerX", "c.centerX"), C("line.width", const=2), C("line.top", "d0.centerY"), C("line.bottom", f"d{n-1}.centerY")]
    for i in range(n):
        d, t = f"d{i}", f"t{i}"
        v += [V(d, w=12, h=12), V(t, w=90 + i * 31 % 200, h=20 + i * 37 % 90)]
        c += [C(f"{d}.centerX", "line.centerX"), C(f"{t}.centerY", f"{d}.centerY")]
        if i % 2:
            c += [C(f"{t}.leading", f"{d}.trailing", const=10), C(f"{t}.trailing", "c.trailing", "<=", const=-10)]
        else:
            c += [C(f"{t}.trailing", f"{d}.leading", const=-10), C(f"{t}.leading", "c.leading", ">=", const=10)]
        if i > 1:
            c.append(C(f"{t}.top", f"t{i-2}.bottom", ">=", const=6))
        c += [C(f"{d}.top", f"d{i-1}.bottom", ">=", const=20), C(f"{d}.top", f"d{i-1}.bottom", const=20, prio=200)] if i else [C(f"{t}.top", "c.top", const=8)]
    c += [C("c.bottom", f"t{n-1}.bottom", ">=", const=8), C("c.bottom", f"t{n-2}.bottom", ">=", const=8), C("c.height", const=0, prio=50)]
    return scene(v, c)


def comments(n):
    """A thread: replies inside of what they answer, 12 further in, the box as high as it needs; a like beside each."""
    v, c = page()
    children = tree(n, rolled("comments", n))
    c += [C("b0.top", "c.top")]
    across("b0", c, space=8)
    for i, below in enumerate(children):
        v += [V(f"b{i}", None), V(f"t{i}", f"b{i}", 120 + i * 17 % 90, 20 + i * 31 % 50), V(f"l{i}", f"b{i}", 20, 20)]
        c += [C(f"t{i}.top", f"b{i}.top", const=4), C(f"t{i}.leading", f"b{i}.leading", const=4), C(f"l{i}.leading", f"t{i}.trailing", ">=", const=4),
              C(f"l{i}.trailing", f"b{i}.trailing", const=-4), C(f"l{i}.centerY", f"t{i}.centerY", prio=700), C(f"l{i}.top", f"b{i}.top", ">=", const=4)]
        before = f"t{i}"
        for j in below:
            c += [C(f"b{j}.leading", f"b{i}.leading", const=12), C(f"b{j}.trailing", f"b{i}.trailing"), C(f"b{j}.top", f"{before}.bottom", const=6)]
            before = f"b{j}"
        c.append(C(f"b{i}.bottom", f"{before}.bottom", const=4))
    parent = {j: i for i, below in enumerate(children) for j in below}
    for view in v:
        if view["id"][0] == "b":
            i = int(view["id"][1:])
            view["parent"] = f"b{parent[i]}" if i else "c"
    c.append(C("c.bottom", "b0.bottom"))
    return scene(v, c)


def accordion(n):
    """Sections of header and body; closed bodies are 0 high (999), open ones as high as their text; one open at full height."""
    v, c = page()
    for i in range(n):
        h, b = f"h{i}", f"b{i}"
        v += [V(h, w=100, h=30), V(b), V(f"t{i}", b, 200, 40 + i * 29 % 100)]
        across(h, c)
        across(b, c)
        across(f"t{i}", c, b, 8)
        c += [C(f"{h}.top", f"b{i-1}.bottom" if i else "c.top"), C(f"{b}.top", f"{h}.bottom"), C(f"t{i}.top", f"{b}.top", const=6),
              C(f"t{i}.bottom", f"{b}.bottom", const=-6, prio=998)]
        if i % 3:
            c.append(C(f"{b}.height", const=0, prio=999))
    c.append(C("c.bottom", f"b{n-1}.bottom"))
    return scene(v, c)


def sticky_headers(n):
    """Sections of rows in a scroll view; a header sticks to the frame's top, but stays inside of its section."""
    v = [{"id": "s", "type": "scroll", "props": {"contentOffset": [0, 500], "contentInsetAdjustmentBehavior": "never"}}, V("c", "s")]
    c = [C(f"s.{a}", f"root.{a}") for a in ("top", "bottom", "leading", "trailing")]
    c += [C(f"c.{a}", f"s#content.{a}") for a in ("top", "bottom", "leading", "trailing")] + [C("c.width", "s#frame.width")]
    sections = max(2, n // 5)
    for i in range(sections):
        z, h = f"z{i}", f"h{i}"
        v += [V(z), V(h, z, 100, 28)]
        across(z, c, space=0)
        across(h, c, z, 0)
        c += [C(f"{h}.top", "s#frame.top", ">=", prio=900), C(f"{h}.top", f"{z}.top", ">="), C(f"{h}.top", f"{z}.top", prio=300), C(f"{h}.bottom", f"{z}.bottom", "<=")]
        for k in range(4):
            x = f"x{i}_{k}"
            v.append(V(x, z, 120, 30 + (i * 7 + k * 11) % 30))
            across(x, c, z)
            c.append(C(f"{x}.top", f"x{i}_{k-1}.bottom" if k else f"{z}.top", const=1 if k else 28))
        c.append(C(f"{z}.bottom", f"x{i}_3.bottom"))
    chain([f"z{i}" for i in range(sections)], c, "c", "v", 0)
    return scene(v, c)


def receipt(n):
    """Names, amounts on a common decimal point, dots between; subtotals every eighth, as wide as the rows they sum up."""
    v, c = page()
    v.append(V("point", type="guide"))
    c += [C("point.width", const=0), C("point.top", "c.top"), C("point.bottom", "c.bottom")]
    for i in range(n):
        a, b, d, e = (f"{s}{i}" for s in "abde")
        v += [V(a, w=50 + i * 31 % 160, h=18), V(b, w=10 + i * 17 % 50, h=18, hug=[300, 250], comp=[800, 750]), V(d), V(e, w=8 + i % 3 * 8, h=18, hug=[300, 250], comp=[800, 750])]
        c += [C(f"{a}.leading", "c.leading", const=8), C(f"{a}.top", f"a{i-1}.bottom" if i else "c.top", const=4), C(f"{b}.trailing", "point.leading"),
              C(f"{e}.leading", "point.trailing", const=1), C(f"{e}.trailing", "c.trailing", "<=", const=-8), C(f"{e}.trailing", "c.trailing", const=-8, prio=200),
              C(f"{d}.leading", f"{a}.trailing", const=4), C(f"{d}.trailing", f"{b}.leading", const=-4), C(f"{d}.height", const=1), C(f"{d}.bottom", f"{a}.lastBaseline"),
              C(f"{b}.lastBaseline", f"{a}.lastBaseline"), C(f"{e}.lastBaseline", f"{a}.lastBaseline"), C(f"{d}.width", rel=">=", const=10)]
        if i % 8 == 7:
            c += [C(f"{b}.width", f"b{k}.width", ">=") for k in range(i - 7, i)]
    c.append(C("c.bottom", f"a{n-1}.bottom", const=8))
    return scene(v, c)


def scroll_form(n):
    """A scroll view whose content is as wide as its frame and at least as high; the button sits at the end."""
    v = [{"id": "s", "type": "scroll"}, V("c", "s")]
    c = [C(f"s.{a}", f"root.{a}") for a in ("top", "bottom", "leading", "trailing")]
    c += [C(f"c.{a}", f"s#content.{a}") for a in ("top", "bottom", "leading", "trailing")]
    c += [C("c.width", "s#frame.width"), C("c.height", "s#frame.height", ">="), C("c.height", "s#frame.height", prio=100)]
    before = "c.top"
    for i in range(n):
        t, f = f"t{i}", f"f{i}"
        v += [V(t, w=50 + i * 29 % 200, h=17), V(f, w=100, h=34)]
        across(t, c)
        across(f, c)
        c += [C(f"{t}.top", before, const=12), C(f"{f}.top", f"{t}.bottom", const=4)]
        before = f"{f}.bottom"
    v += [V("space"), V("go", w=120, h=44)]
    across("go", c)
    c += [C("space.top", before), C("space.bottom", "go.top"), C("space.height", rel=">=", const=20), C("space.width", const=1), C("space.leading", "c.leading"), C("go.bottom", "c.bottom", const=-16)]
    return scene(v, c)


def baseline_form(n):
    """Two columns of titles and fields of other fonts, all of a row on one baseline, rows as high as the highest in either column."""
    v, c = page()
    for i in range(n // 2):
        g = f"g{i}"
        v.append(V(g))
        across(g, c, space=0)
        for s in "ab":
            t, f = f"{s}t{i}", f"{s}f{i}"
            v += [V(t, g, type="label", props={"text": "Title %d" % (i * 97 % 1000), "fontSize": 12 + i % 6}, hug=[251, 251]),
                  V(f, g, type="label", props={"text": "Value", "fontSize": 14 + (i + (s == "b") * 3) % 9})]
            c += [C(f"{t}.leading", f"{g}.leading" if s == "a" else f"{g}.centerX", const=8), C(f"{f}.leading", f"{t}.trailing", const=8),
                  C(f"{f}.trailing", f"{g}.trailing" if s == "b" else f"{g}.centerX", const=-8), C(f"{t}.firstBaseline", f"{f}.firstBaseline"),
                  C(f"{f}.top", f"{g}.top", ">=", const=6), C(f"{t}.top", f"{g}.top", ">=", const=6), C(f"{f}.bottom", f"{g}.bottom", "<=", const=-6),
                  C(f"{t}.bottom", f"{g}.bottom", "<=", const=-6)]
            if i:
                c.append(C(f"{t}.width", f"{s}t{i-1}.width"))
        c += [C(f"bf{i}.lastBaseline", f"af{i}.lastBaseline"), C(f"{g}.height", const=0, prio=150)]
    chain([f"g{i}" for i in range(n // 2)], c, "c", "v", 0)
    return scene(v, c)


def hidden_stacks(n):
    """Stack views three deep with hidden ones; cells of two columns as wide across the rows."""
    v = [stack("s", "root", "v", spacing=6, alignment="fill")]
    c = [C("s.top", "root.top"), C("s.leading", "root.leading"), C("s.trailing", "root.trailing")]
    first = None
    for i in range(max(2, n // 4)):
        v += [stack(f"r{i}", "s", "h", spacing=8, alignment="firstBaseline" if i % 4 == 1 else "top"),
              V(f"t{i}", f"r{i}", 50 + i * 17 % 40, 20, hug=[252, 250]),
              stack(f"k{i}", f"r{i}", "v", spacing=2, alignment="leading" if i % 2 else "fill")]
        for k in range(3):
            v.append(V(f"x{i}_{k}", f"k{i}", 60 + (i * 7 + k * 31) % 90, 16 + k, **({"props": {"hidden": True}} if (i + k) % 5 == 0 else {})))
        if i % 7 == 3:  # a row that is hidden itself, without a stack view in it: the spacing of one would contradict its being hidden
            v += [V(f"z{i}", "s", 80, 20, props={"hidden": True})]
        if first is not None:
            c.append(C(f"t{i}.width", f"t{first}.width"))
        first = i if first is None else first
    return scene(v, c)


def stacks_and_constraints(n):
    """Stack views of cells tied by constraints across them: a cell as high as one three rows on, centers in line, a share of the width."""
    v = [stack("s", "root", "v", spacing=4)]
    c = [C("s.top", "root.top"), C("s.leading", "root.leading"), C("s.trailing", "root.trailing")]
    rows = max(4, n // 3)
    for i in range(rows):
        v.append(stack(f"h{i}", "s", "h", spacing=4, alignment=["fill", "center", "bottom"][i % 3]))
        v += [V(f"x{i}_{j}", f"h{i}", 20 + (i * 7 + j * 31) % 50, 14 + (i * 11 + j * 5) % 19, hug=[250 + j, 250]) for j in range(3)]
        c.append(C(f"x{i}_0.width", "s.width", mult=0.2 + i % 4 / 20, prio=760))
        if i >= 3:
            c.append(C(f"x{i}_1.height", f"x{i-3}_1.height"))
        if i and i % 2:
            c.append(C(f"x{i}_1.centerX", f"x{i-1}_1.centerX"))
    return scene(v, c)


def kanban(n):
    """Columns of cards: columns of one height, that of the longest; a button below the cards, pulled up."""
    v, c = page()
    columns = max(2, int(math.sqrt(n) / 2))
    for j in range(columns):
        k = f"k{j}"
        v += [V(k), V(f"add{j}", k, 60, 30)]
        c += [C(f"{k}.top", "c.top"), C(f"{k}.height", "k0.height") if j else C("c.bottom", "k0.bottom"), C(f"{k}.width", const=200)]
        before = f"{k}.top"
        for i in range(j, n, columns):
            v += [V(f"x{i}", k), V(f"t{i}", f"x{i}", 90 + i * 31 % 120, 20 + i * 47 % 60), V(f"u{i}", f"x{i}", 40, 14)]
            across(f"x{i}", c, k, 8)
            across(f"t{i}", c, f"x{i}", 8)
            c += [C(f"x{i}.top", before, const=8), C(f"t{i}.top", f"x{i}.top", const=8), C(f"u{i}.top", f"t{i}.bottom", const=4),
                  C(f"u{i}.trailing", f"x{i}.trailing", const=-8), C(f"u{i}.bottom", f"x{i}.bottom", const=-8)]
            before = f"x{i}.bottom"
        c += [C(f"add{j}.top", before, const=8), C(f"add{j}.centerX", f"{k}.centerX"), C(f"add{j}.bottom", f"{k}.bottom", "<=", const=-8)]
    c.append(C("k0.height", const=0, prio=40))
    chain([f"k{j}" for j in range(columns)], c, "c", "h", 8)
    c.pop()
    return scene(v, c, w=210 * columns)


def music_player(n):
    """A waveform of equal bars of heights in proportion to the view, part played, a knob over the played part's end, and a queue."""
    v, c = page()
    v += [V("w"), V("played", "w"), V("knob", "w", 14, 14), V("cover")]
    across("w", c)
    across("cover", c, space=40)
    c += [C("cover.height", "cover.width"), C("cover.top", "c.top", const=30), C("w.top", "cover.bottom", const=20), C("w.height", const=80),
          C("played.leading", "w.leading"), C("played.width", "w.width", mult=0.37), C("played.top", "w.top"), C("played.bottom", "w.bottom"),
          C("knob.centerX", "played.trailing"), C("knob.centerY", "w.centerY")]
    for i in range(n // 2):
        v.append(V(f"b{i}", "w"))
        c += [C(f"b{i}.height", "w.height", mult=0.1 + i * 29 % 83 / 100), C(f"b{i}.centerY", "w.centerY"), C(f"b{i}.width", f"b{i-1}.width") if i else C("b0.width", const=4, prio=200)]
    chain([f"b{i}" for i in range(n // 2)], c, "w", "h", 1)
    before = "w"
    for i in range(n // 2):
        q = f"q{i}"
        v += [V(q, w=100 + i * 43 % 300, h=20), V(f"d{i}", w=30, h=16, comp=[760, 750])]
        c += [C(f"{q}.top", f"{before}.bottom", const=8), C(f"{q}.leading", "c.leading", const=16), C(f"d{i}.leading", f"{q}.trailing", ">=", const=8),
              C(f"d{i}.trailing", "c.trailing", const=-16), C(f"d{i}.firstBaseline", f"{q}.firstBaseline")]
        before = q
    c.append(C("c.bottom", f"{before}.bottom", const=8))
    return scene(v, c, w=max(390, 4 * n))


def video_call(n):
    """Tiles of a call: rows of three by shares of the container's height, 16:9 at most as wide, names at the bottom, one speaker twice as big."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    rows = max(1, n // 3)
    for i in range(rows):
        for j in range(3):
            x = f"x{i}_{j}"
            v += [V(x), V(f"n{i}_{j}", x, 40 + i * 13 % 70, 14), V(f"p{i}_{j}", x)]
            c += [C(f"{x}.width", f"{x}.height", "<=", mult=16 / 9), C(f"{x}.width", "x0_0.width", mult=2 if i == 1 and j == 0 else 1, prio=999 if i == 1 else 1000) if i or j else C(f"{x}.width", "c.width", mult=0.32, prio=700),
                  C(f"{x}.height", f"x{i}_0.height") if j else C(f"{x}.height", "x0_0.height") if i else C(f"{x}.height", rel=">=", const=20),
                  C(f"{x}.top", f"x{i-1}_{j}.bottom" if i else "c.top", const=4), C(f"n{i}_{j}.leading", f"{x}.leading", const=4),
                  C(f"n{i}_{j}.trailing", f"{x}.trailing", "<=", const=-4), C(f"n{i}_{j}.bottom", f"{x}.bottom", const=-4),
                  C(f"p{i}_{j}.centerX", f"{x}.centerX"), C(f"p{i}_{j}.centerY", f"{x}.centerY"), C(f"p{i}_{j}.width", f"p{i}_{j}.height"),
                  C(f"p{i}_{j}.width", f"{x}.width", "<=", mult=0.5), C(f"p{i}_{j}.height", f"{x}.height", "<=", mult=0.5), C(f"p{i}_{j}.height", f"{x}.height", mult=0.5, prio=300)]
            c.append(C(f"{x}.leading", f"x{i}_{j-1}.trailing" if j else "c.leading", const=4))
        c.append(C(f"x{i}_2.trailing", "c.trailing", "<=", const=-4))
    c.append(C(f"x{rows-1}_0.bottom", "c.bottom", const=-4))
    return scene(v, c, h=40 * n)
