"""Ties: views that depend on the one before or around them, in proportion or at random. Each function makes a scene of about n views."""
from scenes import C, V, across, chain, page, rolled, scene


def deep_shares(n):
    """A view in a view in a view, each in the middle of the one around it and a bit smaller, with a dot at a corner."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    inside = "c"
    for i in range(n // 2):
        x, dot = f"x{i}", f"d{i}"
        v += [V(x, inside), V(dot, x, 3, 3)]
        c += [C(f"{x}.centerX", f"{inside}.centerX"), C(f"{x}.centerY", f"{inside}.centerY"), C(f"{x}.width", f"{inside}.width", mult=0.995),
              C(f"{x}.height", f"{inside}.height", mult=0.99), C(f"{dot}.trailing", f"{x}.trailing"), C(f"{dot}.top", f"{x}.top")]
        inside = x
    return scene(v, c, w=2000, h=2000)


def sheets(n):
    """Sheets over each other, each a bit lower and narrower than the one before, with a handle and a title above the safe area's end."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    for i in range(n // 3):
        s, handle, title = f"s{i}", f"g{i}", f"t{i}"
        v += [V(s), V(handle, s, 36, 5), V(title, s, 100 + i * 13 % 200, 24)]
        c += [C(f"{s}.centerX", "c.centerX"), C(f"{s}.bottom", "c.bottom"), C(f"{s}.width", "c.width", mult=round(1 - 0.3 * i / n, 4)),
              C(f"{s}.top", f"s{i-1}.top" if i else "c.top", const=10), C(f"{handle}.centerX", f"{s}.centerX"),
              C(f"{handle}.top", f"{s}.top", const=5), C(f"{title}.centerX", f"{s}.centerX"), C(f"{title}.top", f"{handle}.bottom", const=8),
              C(f"{title}.width", f"{s}.width", "<=", mult=0.8), C(f"{title}.bottom", "root#safeArea.bottom", "<=")]
    return scene(v, c, h=10 * n + 100)


def shrinking(n):
    """Banners, each 0.99 as wide as the one above, but at least 60, around texts that are cut at different priorities."""
    v, c = page()
    for i in range(n // 2):
        x, text = f"x{i}", f"t{i}"
        v += [V(x), V(text, x, 50 + i * 37 % 300, 18, comp=[500 + i % 200, 750])]
        across(text, c, x, 4)
        c += [C(f"{x}.centerX", "c.centerX"), C(f"{x}.top", f"x{i-1}.bottom" if i else "c.top", const=4), C(f"{x}.width", rel=">=", const=60),
              C(f"{x}.width", f"x{i-1}.width", mult=0.99, prio=900) if i else C(f"{x}.width", "c.width"),
              C(f"{text}.top", f"{x}.top", const=4), C(f"{text}.bottom", f"{x}.bottom", const=-4)]
    c.append(C("c.bottom", f"x{n//2-1}.bottom", const=4))
    return scene(v, c)


def ambiguous_chain(n):
    """Views without widths side by side in a bar, some at least 10 wide, some at most as wide as the one before; the rest is left open."""
    v, c = page()
    c.append(C("c.height", const=44))
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, h=20))
        c += [C(f"{x}.centerY", "c.centerY"), C(f"{x}.width", f"x{i-1}.width", "<=") if i % 3 else C(f"{x}.width", rel=">=", const=10)]
    chain([f"x{i}" for i in range(n)], c, "c", "h", 2)
    return scene(v, c, w=20 * n)


def random_ties(n):
    """Views tied to earlier ones at random, each by some edge, maybe by a bound and by its size, as in a layout that was drawn before."""
    v, c = page()
    r = rolled("ties", n)
    axes = [("width", {"leading": 0, "trailing": 1, "centerX": 0.5}), ("height", {"top": 0, "bottom": 1, "centerY": 0.5})]
    drawn = []

    def place(i, size, share):
        begin, length = drawn[i][size]
        return begin + length * share

    def edges(i, k, size, shares):
        """An edge of a view, one of another, and how far the first is behind that one."""
        own, other = r.choice(list(shares)), r.choice(list(shares))
        return f"x{i}.{own}", f"x{k}.{other}", place(i, size, shares[own]) - place(k, size, shares[other])

    for i in range(n):
        x = f"x{i}"
        drawn.append({"width": (r.randint(0, 300), r.randint(10, 80)), "height": (r.randint(0, 40 * n), r.randint(10, 60))})
        v.append(V(x, w=drawn[i]["width"][1] + r.choice([0, 0, 5, -5]), h=drawn[i]["height"][1]))
        if i == 0:
            c += [C("x0.leading", "c.leading", const=drawn[0]["width"][0]), C("x0.top", "c.top", const=drawn[0]["height"][0])]
            continue
        for size, shares in axes:
            own, other, distance = edges(i, r.randint(max(0, i - 20), i - 1), size, shares)
            c.append(C(own, other, const=distance))
            if r.random() < 0.5:
                own, other, distance = edges(i, r.randint(0, i - 1), size, shares)
                rel, room = r.choice([(">=", -r.randint(0, 40)), ("<=", r.randint(0, 40))])
                c.append(C(own, other, rel, const=distance + room, prio=r.choice([1000, 1000, 750, 600])))
            if r.random() < 0.4:
                k, factor = r.randint(0, i - 1), r.choice([0.5, 1, 1, 2])
                rest = drawn[i][size][1] - factor * drawn[k][size][1]
                c.append(C(f"{x}.{size}", f"x{k}.{size}", mult=factor, const=rest, prio=r.choice([1000, 900, 300])))
    return scene(v, c)


def stairs(n):
    """Steps that start at the middle of the one above and end before the edge, every tenth anew, with lines from step to step."""
    v, c = page()
    for i in range(n):
        x, line = f"x{i}", f"l{i}"
        v.append(V(x, w=60 + i * 29 % 70, h=22, comp=[740 - i % 5, 750]))
        c += [C(f"{x}.leading", f"x{i-1}.centerX" if i % 10 else "c.leading", const=2), C(f"{x}.trailing", "c.trailing", "<=", const=-4),
              C(f"{x}.top", f"x{i-1}.bottom" if i else "c.top", const=2), C(f"{x}.width", rel=">=", const=20)]
        if i % 10:
            v.append(V(line))
            c += [C(f"{line}.leading", f"x{i-1}.leading"), C(f"{line}.trailing", f"{x}.leading"), C(f"{line}.top", f"x{i-1}.bottom"),
                  C(f"{line}.bottom", f"{x}.centerY")]
    c.append(C("c.bottom", f"x{n-1}.bottom", const=2))
    return scene(v, c)


def scattered(n):
    """Views scattered over the screen at shares of its center, cut to a tenth of its width, and moved if they would stick out."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=10 + i * 7 % 60, comp=[700, 700]))
        c += [C(f"{x}.centerX", "c.centerX", mult=0.1 + i * 37 % 180 / 100, prio=999), C(f"{x}.centerY", "c.centerY", mult=0.1 + i * 53 % 180 / 100),
              C(f"{x}.height", "c.height", mult=0.02 + i % 7 / 200), C(f"{x}.width", "c.width", "<=", mult=0.1),
              C(f"{x}.leading", "c.leading", ">=", const=2), C(f"{x}.trailing", "c.trailing", "<=", const=-2)]
    return scene(v, c)
