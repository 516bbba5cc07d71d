"""Chains and trees: views that hang on each other, by distances, proportions and middles. Each function makes a scene of about n views."""
import math

from scenes import C, V, across, chain, page, rolled, scene, tree


def staggered(n):
    """Three columns; each item of a column starts at the middle of one of the column before."""
    v, c = page()
    per = max(2, n // 3)
    for j in range(3):
        for k in range(per):
            i = f"x{j}_{k}"
            v.append(V(i, w=None, h=40 + (k * 17 + j * 29) % 61))
            c += [C(f"{i}.leading", f"x{j-1}_{k}.trailing" if j else "c.leading", const=8), C(f"{i}.width", "c.width", mult=0.3)]
            if k:
                c.append(C(f"{i}.top", f"x{j}_{k-1}.bottom", const=8))
            if j:
                c.append(C(f"{i}.top", f"x{j-1}_{k}.centerY"))
            elif not k:
                c.append(C(f"{i}.top", "c.top", const=8))
        c.append(C("c.bottom", f"x{j}_{per-1}.bottom", ">=", const=8))
    c.append(C("c.height", const=0, prio=50))
    return scene(v, c)


def ribbons(n):
    """One long chain in a fixed width; every fifth item is as wide as one far behind it."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    for i in range(n):
        v.append(V(f"x{i}", w=30 + (i * 23) % 41, h=20, hug=[250 + i % 3, 250]))
        c.append(C(f"x{i}.centerY", "c.centerY"))
        if i % 5 == 0 and i + 17 < n:
            c.append(C(f"x{i}.width", f"x{i+17}.width"))
        elif i % 7 == 3 and n - 1 - i > i:
            c.append(C(f"x{i}.width", f"x{n-1-i}.width"))
    chain([f"x{i}" for i in range(n)], c, "c", "h", 4)
    return scene(v, c, w=50 * n)


def ring_of_widths(n):
    """Each width in proportion to the next, the ring closed with a product of 1."""
    v, c = page()
    n = (n + 5) // 6 * 6
    factors = [2, 0.5, 1.25, 0.8, 3, 1 / 3]
    for i in range(n):
        v.append(V(f"x{i}", w=50 + (i * 31) % 90, h=20))
        c += [C(f"x{i}.leading", "c.leading", const=16), C(f"x{i}.width", f"x{(i+1)%n}.width", mult=factors[i % 6])]
    chain([f"x{i}" for i in range(n)], c, "c", "v")
    return scene(v, c)


def mind_map(n):
    """A tree to the right; a parent in the middle of its first and last child, subtrees below each other, at least 10 apart."""
    v, c = page()
    r = rolled("mind", n)
    children = tree(n, r)
    for i, below in enumerate(children):
        x = f"x{i}"
        v += [V(x, w=40 + r.randint(0, 80), h=20 + r.randint(0, 30)), V(f"s{i}")]
        c += [C(f"s{i}.leading", f"{x}.leading"), C(f"s{i}.width", const=1), C(f"s{i}.top", f"{x}.top", "<="),
              C(f"s{i}.bottom", f"{x}.bottom", ">="), C(f"s{i}.height", const=0, prio=100)]
        for k, j in enumerate(below):
            c += [C(f"x{j}.leading", f"{x}.trailing", const=40), C(f"s{j}.top", f"s{i}.top", ">="), C(f"s{j}.bottom", f"s{i}.bottom", "<=")]
            if k:
                c.append(C(f"s{j}.top", f"s{below[k-1]}.bottom", ">=", const=10))
        if below:
            v.append(V(f"m{i}"))
            c += [C(f"m{i}.leading", f"{x}.trailing"), C(f"m{i}.width", const=20), C(f"m{i}.top", f"x{below[0]}.centerY"),
                  C(f"m{i}.bottom", f"x{below[-1]}.centerY"), C(f"m{i}.centerY", f"{x}.centerY")]
    c += [C("x0.leading", "c.leading", const=16), C("s0.top", "c.top", const=16), C("c.bottom", "s0.bottom", const=16)]
    return scene(v, c)


def squeezed(n):
    """Labels of forty compression resistances in a width that is too small for them, though not for the gaps."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    for i in range(n):
        v.append(V(f"x{i}", w=50 + (i * 19) % 37, h=20, comp=[400 + (i * 7) % 40 * 5, 750], hug=[250 + i % 4, 250]))
        c.append(C(f"x{i}.lastBaseline", "x0.lastBaseline") if i else C("x0.top", "c.top", const=8))
    chain([f"x{i}" for i in range(n)], c, "c", "h", 4)
    return scene(v, c, w=35 * n + 4)


def bricks(n, texts=False):
    """A wall: each edge in the middle of the brick above."""
    v, c = page()
    side = max(3, int(math.sqrt(n)))
    for i in range(side):
        count = side + i % 2
        for j in range(count):
            x = f"x{i}_{j}"
            v.append(V(x, w=20 + (i * 13 + j * 29) % 37 if texts or i == 0 else None, h=20))
            c += [C(f"{x}.top", f"x{i-1}_0.bottom" if i else "c.top", const=2),
                  C(f"{x}.leading", "c.leading" if j == 0 else f"x{i-1}_{j-i%2}.centerX" if i and i % 2 else f"x{i-1}_{j}.centerX" if i else f"x0_{j-1}.trailing")]
            if j == count - 1:
                c.append(C(f"{x}.trailing", "c.trailing"))
            elif i:
                c.append(C(f"{x}.trailing", f"x{i}_{j+1}.leading"))
            if j:
                c.append(C(f"{x}.height", f"x{i}_0.height"))
    c.append(C("c.bottom", f"x{side-1}_0.bottom", const=2))
    return scene(v, c, w=30 * side)


def bricks_texts(n):
    return bricks(n, True)


def ladder(n):
    """Two columns; the k-th items hold each other down in alternation."""
    v, c = page()
    for i in range(n // 2):
        for s in "ab":
            x = f"{s}{i}"
            v.append(V(x, w=None, h=20 + (i * (17 if s == "a" else 29)) % 43))
            c += [C(f"{x}.width", "c.width", mult=0.45), C(f"{x}.leading", "c.leading") if s == "a" else C(f"{x}.trailing", "c.trailing")]
            if i:
                c += [C(f"{x}.top", f"{s}{i-1}.bottom", ">=", const=8), C(f"{x}.top", f"{s}{i-1}.bottom", const=8, prio=250)]
            else:
                c += [C(f"{x}.top", "c.top", ">=", const=8), C(f"{x}.top", "c.top", const=8, prio=250)]
        low, high = ("b", "a") if i % 2 else ("a", "b")
        c.append(C(f"{low}{i}.top", f"{high}{i}.centerY", ">="))
    c += [C("c.bottom", f"{s}{n//2-1}.bottom", ">=", const=8) for s in "ab"] + [C("c.height", const=0, prio=50)]
    return scene(v, c)


def parallax(n, factors=(0.98, 1.02)):
    """Each layer's offset in proportion to that of the one before; some wish for a place."""
    v, c = page()
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=40 + i % 50, h=20))
        if i:
            c += [C(f"{x}.top", f"x{i-1}.top", mult=factors[i % 2], const=10), C(f"{x}.leading", f"x{i-1}.leading", mult=factors[i % 2])]
        if i % 10 == 0:
            c += [C(f"{x}.leading", "c.leading", const=20 + i % 70, prio=250 + i % 3), C(f"{x}.top", "c.top", const=i, prio=240)]
        c.append(C(f"{x}.bottom", "c.bottom", "<=", const=-8))
    c.append(C("c.height", const=0, prio=50))
    return scene(v, c)


def parallax_fading(n):
    return parallax(n, (0.9, 0.95))


def org_chart(n):
    """Boxes from the top down, all of one size, in a level on one line; each over the middle of its staff, who are equally far apart."""
    v, c = page()
    children = tree(n, rolled("org", n))
    level = {0: 0}
    for i, below in enumerate(children):
        for j in below:
            level[j] = level[i] + 1
    last = {}
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=60 + i * 7 % 30, h=30))
        if i:
            c += [C(f"{x}.width", "x0.width"), C(f"{x}.height", "x0.height")]
        at = level[i]
        if at in last:
            c += [C(f"{x}.leading", f"x{last[at]}.trailing", ">=", const=12), C(f"{x}.top", f"x{last[at]}.top")]
        elif i:
            c.append(C(f"{x}.top", f"x{i-1}.bottom", const=40))
        last[at] = i
    for i, below in enumerate(children):
        if not below:
            continue
        v.append(V(f"m{i}", h=1))
        c += [C(f"m{i}.leading", f"x{below[0]}.centerX"), C(f"m{i}.trailing", f"x{below[-1]}.centerX"), C(f"m{i}.centerX", f"x{i}.centerX"),
              C(f"m{i}.top", f"x{i}.bottom", const=20), C(f"m{i}.width", const=0, prio=120)]
    c += [C("x0.top", "c.top", const=8), C("c.bottom", f"x{n-1}.bottom", const=8), C("x0.centerX", "c.centerX")]
    return scene(v, c, w=100 * n)


def wizard(n):
    """Steps: circles with connectors of one length between them, titles under them that must not collide."""
    v, c = page()
    for i in range(n):
        o, t = f"o{i}", f"t{i}"
        v += [V(o, w=28, h=28), V(t, w=30 + i * 41 % 70, h=16, comp=[700, 750])]
        c += [C(f"{o}.top", "c.top", const=8), C(f"{t}.centerX", f"{o}.centerX"), C(f"{t}.top", f"{o}.bottom", const=4)]
        if i:
            k = f"k{i}"
            v.append(V(k))
            c += [C(f"{k}.height", const=2), C(f"{k}.centerY", f"{o}.centerY"), C(f"{k}.leading", f"o{i-1}.trailing"), C(f"{k}.trailing", f"{o}.leading"),
                  C(f"{t}.leading", f"t{i-1}.trailing", ">=", const=4)]
            if i > 1:
                c.append(C(f"{k}.width", f"k{i-1}.width"))
    c += [C("t0.leading", "c.leading", ">=", const=8), C("o0.leading", "c.leading", const=20), C(f"o{n-1}.trailing", "c.trailing", const=-20),
          C("c.bottom", "t0.bottom", const=8)]
    return scene(v, c, w=70 * n)


def chips(n):
    """Rows of four chips; every third chip as wide as the one above, the last of a row ends where it can, at the latest at the edge."""
    v, c = page()
    for i in range(n):
        x, row, j = f"x{i}", i // 4, i % 4
        v.append(V(x, w=40 + i * 37 % 71, h=28, comp=[750 - i % 3, 750]))
        c += [C(f"{x}.leading", f"x{i-1}.trailing" if j else "c.leading", const=6), C(f"{x}.trailing", "c.trailing", "<=", const=-6),
              C(f"{x}.top", f"x{i-4}.bottom" if row else "c.top", const=6), C(f"{x}.width", rel=">=", const=32)]
        if row and i % 3 == 0:
            c.append(C(f"{x}.width", f"x{i-4}.width"))
        elif row and i % 5 == 0 and j:
            c.append(C(f"{x}.width", f"x{i-5}.width", ">=", prio=600))
    c += [C("c.bottom", f"x{i}.bottom", ">=", const=6) for i in range(max(0, n - 4), n)] + [C("c.height", const=0, prio=50)]
    return scene(v, c)


def split_views(n):
    """Split in a split in a split: to one side a pane with a share of the space (999) and a least size (1000), to the other the next."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    inside = "c"
    for i in range(n // 2):
        side = i % 2
        start, end, size, a, b = ("leading", "trailing", "width", "top", "bottom") if side == 0 else ("top", "bottom", "height", "leading", "trailing")
        p, q = f"p{i}", f"q{i}"
        v += [V(p, inside), V(q, inside)]
        for x in (p, q):
            c += [C(f"{x}.{a}", f"{inside}.{a}"), C(f"{x}.{b}", f"{inside}.{b}")]
        c += [C(f"{p}.{start}", f"{inside}.{start}"), C(f"{q}.{start}", f"{p}.{end}", const=1), C(f"{q}.{end}", f"{inside}.{end}"),
              C(f"{p}.{size}", f"{inside}.{size}", mult=0.3, prio=500 + i % 4), C(f"{p}.{size}", rel="<=", const=30 + i % 25), C(f"{p}.{size}", rel=">=", const=10)]
        inside = q
    return scene(v, c, w=40 * n, h=40 * n)


def map_overlays(n):
    """Pins at shares of the map's size; callouts over them, inside the map, centered if that goes, at most half as wide."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    for i in range(n):
        p, o = f"p{i}", f"o{i}"
        v += [V(p, w=20, h=30), V(o, w=60 + i * 47 % 160, h=40 + i % 20)]
        c += [C(f"{p}.centerX", "c.trailing", mult=0.02 + i * 37 % 97 / 100), C(f"{p}.bottom", "c.bottom", mult=0.05 + i * 61 % 93 / 100),
              C(f"{o}.centerX", f"{p}.centerX", prio=600), C(f"{o}.leading", "c.leading", ">=", const=8), C(f"{o}.trailing", "c.trailing", "<=", const=-8),
              C(f"{o}.bottom", f"{p}.top", const=-4, prio=700), C(f"{o}.top", "c.top", ">=", const=8), C(f"{o}.bottom", "c.bottom", "<=", const=-8), C(f"{o}.width", "c.width", "<=", mult=0.5)]
    return scene(v, c)


def bracket(n):
    """A tournament: each match in the middle between the two that feed it, scores as wide in a round."""
    v, c = page()
    leaves = max(2, n // 2)
    line = [f"m0_{k}" for k in range(leaves)]
    for k, x in enumerate(line):
        v.append(V(x, w=50 + k * 13 % 40, h=24 + k * 7 % 15))
        c += [C(f"{x}.top", f"m0_{k-1}.bottom" if k else "c.top", const=6), C(f"{x}.leading", "c.leading", const=8), C(f"{x}.width", "m0_0.width") if k else C("c.height", rel=">=", const=1)]
    c.append(C("c.bottom", f"{line[-1]}.bottom", const=6))
    deep = 0
    while len(line) > 1:
        deep += 1
        above = []
        for k in range(len(line) // 2):
            x, j = f"m{deep}_{k}", f"j{deep}_{k}"
            a, b = line[2 * k], line[2 * k + 1]
            v += [V(x, w=50 + k * 29 % 40, h=24), V(j)]
            c += [C(f"{j}.top", f"{a}.centerY"), C(f"{j}.bottom", f"{b}.centerY"), C(f"{j}.leading", f"{a}.trailing"), C(f"{j}.width", const=16),
                  C(f"{x}.centerY", f"{j}.centerY"), C(f"{x}.leading", f"{j}.trailing")]
            if k:
                c.append(C(f"{x}.width", f"m{deep}_0.width"))
            above.append(x)
        line = above + line[len(line) // 2 * 2:]  # an odd one goes on unplayed
    return scene(v, c, w=1024)


def spiral(n):
    """Golden rectangles side by side: each 0.618 of the size of the one before, from a new start every twelfth, all fitting the column."""
    v, c = page()
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=200 if i % 12 == 11 else None, h=None))
        c += [C(f"{x}.height", f"{x}.width", mult=0.618), C(f"{x}.trailing", "c.trailing", "<=", const=-4)]
        if i % 12:
            c += [C(f"{x}.width", f"x{i-1}.height"), C(f"{x}.leading", f"x{i-1}.trailing", const=2) if i % 2 else C(f"{x}.leading", f"x{i-1}.leading"),
                  C(f"{x}.top", f"x{i-1}.top") if i % 2 else C(f"{x}.top", f"x{i-1}.bottom", const=2)]
        else:
            c += [C(f"{x}.leading", "c.leading", const=4), C(f"{x}.top", f"x{i-12}.bottom" if i else "c.top", const=8)]
        c.append(C(f"{x}.bottom", "c.bottom", "<=", const=-4))
    c.append(C("c.height", const=0, prio=20))
    return scene(v, c)


def carousel(n):
    """Pages as wide as the frame in a scroll view; a row of dots under it, centered, equally far apart; captions as high as the highest."""
    v = [{"id": "s", "type": "scroll"}]
    c = [C("s.top", "root.top", const=20), C("s.leading", "root.leading"), C("s.trailing", "root.trailing"), C("s.height", "s.width", mult=0.75)]
    for i in range(n):
        p = f"p{i}"
        v += [V(p, "s"), V(f"t{i}", p, 100 + i * 37 % 290, 20 + i % 3 * 20), V(f"m{i}", p)]
        across(f"t{i}", c, p)
        across(f"m{i}", c, p)
        c += [C(f"{p}.width", "s#frame.width"), C(f"{p}.height", "s#frame.height"), C(f"{p}.top", "s#content.top"), C(f"{p}.bottom", "s#content.bottom"),
              C(f"{p}.leading", f"p{i-1}.trailing" if i else "s#content.leading"), C(f"m{i}.top", f"{p}.top"), C(f"t{i}.top", f"m{i}.bottom", const=8), C(f"t{i}.bottom", f"{p}.bottom")]
        if i:
            c.append(C(f"t{i}.height", f"t{i-1}.height"))
    c.append(C(f"p{n-1}.trailing", "s#content.trailing"))
    v += [V("dots", "root")] + [V(f"d{i}", "dots", 6, 6) for i in range(n)]
    c += [C("dots.centerX", "root.centerX"), C("dots.top", "s.bottom", const=8)]
    for i in range(n):
        c += [C(f"d{i}.top", "dots.top"), C(f"d{i}.bottom", "dots.bottom")]
    chain([f"d{i}" for i in range(n)], c, "dots", "h", 6)
    return scene(v, c)
