"""Grids: rows and columns that share widths, heights and edges. Each function makes a scene of about n views."""
import math

from scenes import C, V, across, chain, page, rolled, scene


def grid_spans(n):
    """Tiles that span 1 to 3 columns and rows of a grid of guides: equal columns, rows at least as high as what is in them."""
    v, c = page()
    columns, r = 4, rolled("spans", n)
    taken, tiles, row = {}, [], 0
    while len(tiles) < n:
        for column in range(columns):
            if (row, column) in taken or len(tiles) >= n:
                continue
            free = 1
            while free < 3 and column + free < columns and (row, column + free) not in taken:
                free += 1
            w, h = r.randint(1, free), r.choice([1, 1, 1, 2, 3])
            for y in range(row, row + h):
                for x in range(column, column + w):
                    taken[y, x] = True
            tiles.append((row, column, h, w))
        row += 1
    rows = 1 + max(y for y, _ in taken)
    for j in range(columns):
        v.append(V(f"k{j}"))
        c += [C(f"k{j}.top", "c.top"), C(f"k{j}.height", const=1)]
        if j:
            c.append(C(f"k{j}.width", "k0.width"))
    chain([f"k{j}" for j in range(columns)], c, "c", "h", 8)
    for i in range(rows):
        v.append(V(f"r{i}"))
        c += [C(f"r{i}.leading", "c.leading"), C(f"r{i}.width", const=1), C(f"r{i}.height", rel=">=", const=40), C(f"r{i}.height", const=40, prio=200),
              C(f"r{i}.top", f"r{i-1}.bottom" if i else "c.top", const=8)]
    for i, (y, x, h, w) in enumerate(tiles):
        v.append(V(f"t{i}", w=None, h=30 + r.randint(0, 90) * h))
        c += [C(f"t{i}.leading", f"k{x}.leading"), C(f"t{i}.trailing", f"k{x+w-1}.trailing"), C(f"t{i}.top", f"r{y}.top"),
              C(f"t{i}.bottom", f"r{y+h-1}.bottom", "<="), C(f"t{i}.bottom", "c.bottom", "<=", const=-8)]
    c += [C("c.bottom", f"r{rows-1}.bottom", ">=", const=8), C("c.height", const=0, prio=50)]
    return scene(v, c)


def calendar(n):
    """Weeks of seven square days with a number; bars of events that span days, stacked under the numbers; weeks as high as needed."""
    v, c = page()
    r = rolled("calendar", n)
    for j in range(7):
        v.append(V(f"h{j}", w=20, h=15))
        c.append(C(f"h{j}.top", "c.top", const=8))
        if j:
            c.append(C(f"h{j}.width", "h0.width"))
    chain([f"h{j}" for j in range(7)], c, "c", "h", 0)
    for i in range(max(1, n // 10)):
        for j in range(7):
            d = f"d{i}_{j}"
            v += [V(d), V(f"n{i}_{j}", d, 10 + (i + j) % 9, 16)]
            c += [C(f"{d}.leading", f"h{j}.leading"), C(f"{d}.trailing", f"h{j}.trailing"), C(f"{d}.height", f"{d}.width", ">="),
                  C(f"{d}.height", f"{d}.width", prio=300), C(f"{d}.top", f"d{i-1}_{j}.bottom" if i else f"h{j}.bottom", const=1),
                  C(f"n{i}_{j}.centerX", f"{d}.centerX"), C(f"n{i}_{j}.top", f"{d}.top", const=3)]
            if j:
                c.append(C(f"{d}.bottom", f"d{i}_0.bottom"))
        for k in range(3):
            first = r.randint(0, 6)
            last, e = r.randint(first, 6), f"e{i}_{k}"
            v.append(V(e, w=None, h=14 + r.randint(0, 6)))
            c += [C(f"{e}.leading", f"d{i}_{first}.leading", const=1), C(f"{e}.trailing", f"d{i}_{last}.trailing", const=-1),
                  C(f"{e}.top", f"e{i}_{k-1}.bottom" if k else f"n{i}_0.bottom", const=2), C(f"{e}.bottom", f"d{i}_0.bottom", "<=", const=-2)]
    c.append(C("c.bottom", f"d{max(1, n // 10)-1}_0.bottom"))
    return scene(v, c)


def pricing_table(n):
    """Five plans side by side, a feature's cells all as high as the highest, prices on one baseline, a button at the end."""
    v, c = page()
    rows = max(2, n // 5)
    for j in range(5):
        p = f"p{j}"
        v.append(V(p))
        c += [C(f"{p}.top", "c.top", const=8), C(f"{p}.bottom", "c.bottom", const=-8)]
        if j:
            c.append(C(f"{p}.width", "p0.width"))
        v += [V(f"m{j}", p, 40 + j * 7, 30 + j * 5), V(f"u{j}", p, 60, 40)]
        c += [C(f"m{j}.centerX", f"{p}.centerX"), C(f"m{j}.top", f"{p}.top", ">=", const=10), C(f"m{j}.top", f"{p}.top", const=10, prio=400)]
        if j:
            c.append(C(f"m{j}.lastBaseline", f"m{j-1}.lastBaseline"))
        across(f"u{j}", c, p, 6)
        for i in range(rows):
            x = f"x{i}_{j}"
            v.append(V(x, p, 20 + (i * 3 + j * 11) % 40, 18 + (i * 7 + j * 13) % 35))
            across(x, c, p, 6)
            c.append(C(f"{x}.top", f"x{i-1}_{j}.bottom" if i else f"m{j}.bottom", const=6))
            if j:
                c.append(C(f"{x}.height", f"x{i}_{j-1}.height"))
        c += [C(f"u{j}.top", f"x{rows-1}_{j}.bottom", ">=", const=12), C(f"u{j}.bottom", f"{p}.bottom", const=-10)]
    chain([f"p{j}" for j in range(5)], c, "c", "h", 6)
    return scene(v, c, w=1024)


def keyboard(n):
    """Rows of ten keys in units of one key's width, shorter rows centered, the space bar takes what is left; all of one height."""
    v, c = page()
    made, row, first = 0, 0, None
    while made < n:
        count = [10, 9, 7, 3][row % 4]
        keys = [f"k{row}_{j}" for j in range(count)]
        v.append(V(f"r{row}"))
        c += [C(f"r{row}.centerX", "c.centerX"), C(f"r{row}.width", "c.width", "<=", const=-6), C(f"r{row}.top", f"r{row-1}.bottom" if row else "c.top", const=8)]
        if row % 4 == 3:
            c.append(C(f"r{row}.width", "c.width", const=-6))
        for j, k in enumerate(keys):
            v.append(V(k, f"r{row}", 12 + (row + j * 5) % 14, 24))
            c += [C(f"{k}.top", f"r{row}.top"), C(f"{k}.bottom", f"r{row}.bottom")]
            if first is None:
                first = k
                continue
            c.append(C(f"{k}.height", f"{first}.height"))
            wide = row % 4 == 2 and j in (0, 6)
            if not (row % 4 == 3 and j == 1):
                c.append(C(f"{k}.width", f"{first}.width", mult=1.5 if wide else 2.5 if row % 4 == 3 else 1))
        chain(keys, c, f"r{row}", "h", 6 if row % 4 else 5)
        c[-1]["const"] = 0
        made, row = made + count, row + 1
    c += [C("k0_0.height", "k0_0.width", mult=1.3, prio=800), C("r0.width", "c.width", const=-6, prio=900), C("c.bottom", f"r{row-1}.bottom", const=4)]
    return scene(v, c)


def photo_collage(n):
    """Rows of pictures that fill the width at one height, each by its aspect ratio."""
    v, c = page()
    r, i, before = rolled("collage", n), 0, None
    while i < n:
        names = [f"x{k}" for k in range(i, i + r.randint(2, 5))]
        for x in names:
            v.append(V(x))
            c += [C(f"{x}.width", f"{x}.height", mult=r.choice([0.66, 0.75, 1, 1.33, 1.5, 1.78])), C(f"{x}.top", f"{before}.bottom" if before else "c.top", const=4)]
            if x != names[0]:
                c.append(C(f"{x}.height", f"{names[0]}.height"))
        chain(names, c, "c", "h", 4)
        i, before = i + len(names), names[0]
    c.append(C("c.bottom", f"{before}.bottom", const=4))
    return scene(v, c)


def merged_cells(n):
    """A spreadsheet of guides for columns and rows as large as their cells want; some cells merged over two or three of either."""
    v, c = page()
    side, r = max(3, int(math.sqrt(n))), rolled("merged", n)
    for axis, start, end, size, across_ in (("x", "leading", "trailing", "width", "top"), ("y", "top", "bottom", "height", "leading")):
        for j in range(side):
            g = f"{axis}{j}"
            v.append(V(g, type="guide"))
            c += [C(f"{g}.{start}", f"{axis}{j-1}.{end}" if j else f"c.{start}"), C(f"{g}.{across_}", f"c.{across_}"), C(f"{g}.{size}", const=20, prio=100),
                  C(f"{g}.{'height' if axis == 'x' else 'width'}", const=0), C(f"{g}.{size}", rel=">=", const=16)]
    taken = set()
    for i in range(side):
        for j in range(side):
            if (i, j) in taken:
                continue
            w = h = 1
            if r.random() < 0.2:
                w, h = r.choice([(2, 1), (3, 1), (1, 2), (2, 2), (1, 3)])
                w, h = min(w, side - j), min(h, side - i)
                if any((y, x) in taken for y in range(i, i + h) for x in range(j, j + w)):
                    w = h = 1
            taken |= {(y, x) for y in range(i, i + h) for x in range(j, j + w)}
            k = f"c{i}_{j}"
            v.append(V(k, w=20 + r.randint(0, 70) * w, h=14 + r.randint(0, 20) * h))
            c += [C(f"{k}.leading", f"x{j}.leading"), C(f"{k}.trailing", f"x{j+w-1}.trailing"), C(f"{k}.top", f"y{i}.top"), C(f"{k}.bottom", f"y{i+h-1}.bottom")]
    c += [C("c.bottom", f"y{side-1}.bottom")]
    return scene(v, c)


def table_widest(n):
    """A table of five columns, each as wide as its widest cell and no wider, the third takes the rest."""
    v, c = page()
    rows = max(2, n // 5)
    for j in range(5):
        v.append(V(f"k{j}", type="guide"))
        c += [C(f"k{j}.leading", f"k{j-1}.trailing" if j else "c.leading", const=10), C(f"k{j}.width", const=0, prio=90 - (j == 2) * 60),
              C(f"k{j}.top", "c.top"), C(f"k{j}.bottom", "c.bottom")]
    c.append(C("c.trailing", "k4.trailing", const=10))
    for i in range(rows):
        for j in range(5):
            x = f"x{i}_{j}"
            v.append(V(x, w=20 + (i * 37 + j * 23) % (50 + j * 10), h=18 + (i + j * 3) % 7, hug=[260, 250]))
            c += [C(f"k{j}.width", f"{x}.width", ">="), C(f"{x}.trailing" if j > 2 else f"{x}.leading", f"k{j}.trailing" if j > 2 else f"k{j}.leading"),
                  C(f"{x}.firstBaseline", f"x{i}_0.firstBaseline") if j else C(f"{x}.top", f"x{i-1}_0.bottom" if i else "c.top", const=6)]
    c.append(C("c.bottom", f"x{rows-1}_0.bottom", const=6))
    return scene(v, c, w=600)


def magazine(n):
    """Three columns in balance: articles below each other, the columns' ends as near as can be; every fourth article has a figure across to the next column's start."""
    v, c = page()
    per = max(2, n // 3)
    for j in range(3):
        v.append(V(f"k{j}"))
        c += [C(f"k{j}.top", "c.top"), C(f"k{j}.bottom", "c.bottom", "<="), C(f"k{j}.height", f"k{(j+1)%3}.height", prio=110)]
        if j:
            c.append(C(f"k{j}.width", "k0.width"))
        for i in range(per):
            x = f"x{j}_{i}"
            v.append(V(x, f"k{j}", None, 60 + (i * 31 + j * 43) % 140, hug=[250, 240 + i % 5]))
            across(x, c, f"k{j}", 0)
            c += [C(f"{x}.top", f"x{j}_{i-1}.bottom" if i else f"k{j}.top", ">=", const=10), C(f"{x}.top", f"x{j}_{i-1}.bottom" if i else f"k{j}.top", const=10, prio=200)]
            if j and i % 4 == 0:
                c += [C(f"{x}.firstBaseline", f"x{j-1}_{i}.firstBaseline", prio=300)]
        c.append(C(f"k{j}.bottom", f"x{j}_{per-1}.bottom", const=10))
    c.append(C("c.height", const=0, prio=50))
    chain(["k0", "k1", "k2"], c, "c", "h", 12)
    return scene(v, c)


def seating(n):
    """Seats in rows about an aisle: the aisle in the middle, rows centered, each row's seats as wide as the front one's, seats staggered."""
    v, c = page()
    per = 8
    v.append(V("aisle"))
    c += [C("aisle.centerX", "c.centerX"), C("aisle.top", "c.top"), C("aisle.bottom", "c.bottom"), C("aisle.width", rel=">=", const=24), C("aisle.width", const=24, prio=600)]
    for i in range(max(2, n // per)):
        for j in range(per):
            x = f"x{i}_{j}"
            v.append(V(x, w=14 + (i * 3 + j) % 9, h=14 + (i + j * 5) % 8))
            if j == per // 2 - 1:
                c.append(C(f"{x}.trailing", "aisle.leading", const=-4))
            elif j < per // 2 - 1:
                c.append(C(f"{x}.trailing", f"x{i}_{j+1}.leading", const=-3))
            else:
                c.append(C(f"{x}.leading", "aisle.trailing" if j == per // 2 else f"x{i}_{j-1}.trailing", const=4))
            if j:
                c += [C(f"{x}.width", f"x{i}_0.width"), C(f"{x}.centerY", f"x{i}_{j-1}.centerY")]
            if i:
                c.append(C(f"{x}.top", f"x{i-1}_{j}.bottom", ">=", const=4))
        if i:
            c.append(C(f"x{i}_0.width", f"x{i-1}_0.width"))
            c.append(C(f"x{i}_0.centerY", f"x{i-1}_0.centerY", const=26, prio=650))
        else:
            c.append(C("x0_0.top", "c.top", const=20))
        c.append(C(f"x{i}_0.leading", "c.leading", ">=", const=8))
    c += [C("c.bottom", f"x{max(2, n // per)-1}_{j}.bottom", ">=", const=8) for j in range(per)] + [C("c.height", const=0, prio=40)]
    return scene(v, c)


def tab_bar(n):
    """Tabs of equal width, at least as wide as the widest title; icon above title, badge at the icon's corner."""
    v, c = page()
    c.append(C("c.height", const=49))
    for i in range(n):
        t = f"t{i}"
        v += [V(t), V(f"i{i}", t, 25, 25), V(f"l{i}", t, 20 + i * 17 % 43, 12), V(f"b{i}", t, 10 + i * 3 % 20, 18)]
        c += [C(f"{t}.top", "c.top"), C(f"{t}.bottom", "c.bottom"), C(f"i{i}.centerX", f"{t}.centerX"), C(f"l{i}.centerX", f"{t}.centerX"),
              C(f"i{i}.top", f"{t}.top", const=5), C(f"l{i}.bottom", f"{t}.bottom", const=-2), C(f"l{i}.leading", f"{t}.leading", ">=", const=2),
              C(f"b{i}.centerX", f"i{i}.trailing"), C(f"b{i}.centerY", f"i{i}.top", const=4), C(f"b{i}.width", f"b{i}.height", ">=")]
        if i:
            c.append(C(f"{t}.width", f"t{i-1}.width"))
    chain([f"t{i}" for i in range(n)], c, "c", "h", 0)
    return scene(v, c, w=76 * n)


def bar_chart(n):
    """Bars in proportion to the plot, values over them, names under them; a plot as far right as the widest number of the axis."""
    v, c = page()
    v.append(V("plot"))
    c += [C("plot.trailing", "c.trailing", const=-8), C("plot.top", "c.top", const=20), C("plot.height", const=300)]
    for k in range(max(3, n // 10)):
        v += [V(f"g{k}", "plot"), V(f"y{k}", w=10 + k * 13 % 40, h=12)]
        c += [C(f"g{k}.leading", "plot.leading"), C(f"g{k}.trailing", "plot.trailing"), C(f"g{k}.height", const=1),
              C(f"g{k}.top", "plot.bottom", mult=(k + 1) / max(3, n // 10), prio=999), C(f"y{k}.centerY", f"g{k}.centerY"),
              C(f"y{k}.leading", "c.leading", ">=", const=4), C("plot.leading", f"y{k}.trailing", const=4)]
    for i in range(n):
        b = f"b{i}"
        v += [V(b, "plot"), V(f"v{i}", "plot", 8 + i % 14, 10), V(f"n{i}", w=20 + i * 11 % 30, h=12)]
        c += [C(f"{b}.bottom", "plot.bottom"), C(f"{b}.height", "plot.height", mult=0.05 + i * 31 % 89 / 100), C(f"v{i}.bottom", f"{b}.top", const=-2),
              C(f"v{i}.centerX", f"{b}.centerX"), C(f"v{i}.width", f"{b}.width", "<=", mult=1.4), C(f"n{i}.centerX", f"{b}.centerX"),
              C(f"n{i}.top", "plot.bottom", const=4), C("c.bottom", f"n{i}.bottom", ">=", const=4)]
        if i:
            c += [C(f"{b}.width", "b0.width"), C(f"n{i}.leading", f"n{i-1}.trailing", ">=", const=2)]
    chain([f"b{i}" for i in range(n)], c, "plot", "h", 6)
    c.append(C("c.height", const=0, prio=50))
    return scene(v, c, w=60 * n)


def gantt(n):
    """Tasks, one a row, each after up to three others, as early as can be; a milestone at the end of all."""
    v, c = page()
    r = rolled("gantt", n)
    v.append(V("end", w=10, h=10))
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=20 + r.randint(0, 90), h=18, hug=[700, 750]))
        c += [C(f"{x}.top", f"x{i-1}.bottom" if i else "c.top", const=4), C(f"{x}.leading", "c.leading", ">=", const=8),
              C(f"{x}.leading", "c.leading", const=8, prio=100), C("end.leading", f"{x}.trailing", ">=", const=6)]
        for k in {r.randint(max(0, i - 12), i - 1) for _ in range(r.randint(1, 3))} if i else ():
            c.append(C(f"{x}.leading", f"x{k}.trailing", ">=", const=4))
    c += [C("end.leading", "c.leading", prio=60), C("end.top", f"x{n-1}.bottom", const=4), C("c.bottom", "end.bottom", const=4)]
    return scene(v, c, w=40 * n)
