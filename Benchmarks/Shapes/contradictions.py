"""Contradictions: screens on which not all required constraints can hold. Each function makes a scene of about n views."""
from forms import table_chained
from lists import settings
from scenes import C, V, across, chain, page, scene, stack


def every_tenth_contradictory(n):
    """A settings list in which every tenth cell must be 44 high and hold 60."""
    made = settings(n)
    for i in range(0, n, 10):
        made["constraints"] += [C(f"r{i}.height", const=44), C(f"t{i}.height", rel=">=", const=60), C(f"t{i}.bottom", f"r{i}.bottom", "<=", const=-4)]
    return made


def one_contradictory(n):
    """A form with equal titles, one of which has another fixed width."""
    v, c = page()
    for i in range(n):
        v.append(V(f"l{i}", w=40 + i * 37 % 60, h=20))
        c.append(C(f"l{i}.leading", "c.leading", const=16))
        if i:
            c.append(C(f"l{i}.width", f"l{i-1}.width"))
    c += [C("l0.width", const=90), C(f"l{n//2}.width", const=120)]
    chain([f"l{i}" for i in range(n)], c, "c", "v")
    return scene(v, c)


def narrow_contradictory(n):
    """A required chain of least widths in a container of a fixed width, which is too small."""
    v, c = page()
    c.append(C("c.height", const=44))
    for i in range(n):
        v.append(V(f"x{i}", w=30, h=20))
        c += [C(f"x{i}.centerY", "c.centerY"), C(f"x{i}.width", rel=">=", const=10 + i % 7)]
    chain([f"x{i}" for i in range(n)], c, "c", "h", 4)
    return scene(v, c, w=8 * n)


def groups_contradictory(n):
    """Two groups of equal widths, fixed differently, tied once."""
    v, c = page()
    for i in range(n):
        v.append(V(f"x{i}", w=50 + i % 40, h=20))
        c.append(C(f"x{i}.leading", "c.leading", const=16))
        if i > 1:
            c.append(C(f"x{i}.width", f"x{i-2}.width"))
    c += [C("x0.width", const=100), C("x1.width", const=130), C(f"x{n//2*2-2}.width", f"x{n//2*2-1}.width")]
    chain([f"x{i}" for i in range(n)], c, "c", "v")
    return scene(v, c)


def tabs_contradictory(n):
    """Tabs of one width, at least 44 wide and around titles that are never cut, on a bar that is too narrow by far."""
    v, c = page()
    c.append(C("c.height", const=49))
    for i in range(n):
        t = f"t{i}"
        v.append(V(t, w=30 + i * 17 % 43, h=20, comp=[1000, 750]))
        c += [C(f"{t}.centerY", "c.centerY"), C(f"{t}.width", rel=">=", const=44)]
        if i:
            c.append(C(f"{t}.width", f"t{i-1}.width"))
    chain([f"t{i}" for i in range(n)], c, "c", "h", 0)
    return scene(v, c, w=40 * n)


def tabs_slightly_contradictory(n):
    """Tabs of one width around titles that are never cut, on a bar that is too narrow by one for the widest of the titles."""
    made = tabs_contradictory(n)
    made["root"]["w"] = 71 * n
    made["constraints"] = [constraint for constraint in made["constraints"] if constraint["rel"] == "=="]
    return made


def titles_contradictory(n):
    """A form whose titles are of one width and never cut, while its fields are at least 200 wide: the widest titles do not fit."""
    v, c = page()
    for i in range(n):
        t, f = f"t{i}", f"f{i}"
        v += [V(t, w=60 + i * 37 % 160, h=20, hug=[251, 251], comp=[1000, 750]), V(f, w=50, h=30)]
        c += [C(f"{t}.leading", "c.leading", const=16), C(f"{f}.top", f"f{i-1}.bottom" if i else "c.top", const=8), C(f"{t}.centerY", f"{f}.centerY"),
              C(f"{f}.leading", f"{t}.trailing", const=8), C(f"{f}.trailing", "c.trailing", const=-16), C(f"{f}.width", rel=">=", const=200)]
        if i:
            c.append(C(f"{t}.width", f"t{i-1}.width"))
    c.append(C("c.bottom", f"f{n-1}.bottom", const=8))
    return scene(v, c)


def columns_contradictory(n):
    """A table of four columns of one width each, with cells that are never cut and together too wide for the screen."""
    made = table_chained(n)
    for view in made["views"]:
        if "intrinsic" in view:
            view["comp"] = [1000, 750]
            view["intrinsic"][0] *= 2
    return made


def container_contradictory(n):
    """Cells as wide as the container of a fixed width that all are in, a quarter of them with another fixed width of their own."""
    v, c = page()
    v.append(V("k"))
    c += [C("k.top", "c.top"), C("k.leading", "c.leading", const=10), C("k.width", const=300), C("c.bottom", "k.bottom")]
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, "k", h=20))
        across(x, c, "k", 0)
        c.append(C(f"{x}.top", f"x{i-1}.bottom" if i else "k.top", const=4))
        if i % 4 == 1:
            c.append(C(f"{x}.width", const=100 + i % 37))
    c.append(C(f"x{n-1}.bottom", "k.bottom"))
    return scene(v, c)


def cells_fixed_contradictory(n):
    """Cells of fixed heights below each other, the last at the bottom of a screen that is a little too low."""
    v, c = page()
    total = 0
    for i in range(n):
        x, height, space = f"x{i}", 60 if i % 3 == 1 else 44, 0 if i % 8 else 20
        total += height + space
        v.append(V(x, h=30))
        across(x, c, space=0)
        c += [C(f"{x}.top", f"x{i-1}.bottom" if i else "c.top", const=space), C(f"{x}.height", const=height)]
    c.append(C(f"x{n-1}.bottom", "root.bottom"))
    return scene(v, c, h=total - 100)


def stack_fixed_contradictory(n):
    """One stack view in a bar, around children of fixed widths that do not fill it."""
    v = [stack("s", "root", spacing=4, distribution="fill")] + [V(f"x{i}", "s", h=20) for i in range(n)]
    c = [C(f"x{i}.width", const=20 + i % 5) for i in range(n)]
    return scene(v, c + [C("s.top", "root.top"), C("s.leading", "root.leading"), C("s.trailing", "root.trailing")], w=27 * n)


def stack_spaced_contradictory(n):
    """One stack view with equal spaces in a bar, around children of fixed widths that are too wide for it."""
    made = stack_fixed_contradictory(n)
    made["root"]["w"] = 20 * n
    for view in made["views"]:
        if view["id"] == "s":
            view["props"]["distribution"] = "equalSpacing"
    return made


def section_contradictory(n):
    """Cells around two lines of text that are never cut, in a section of a fixed height that is too low for half of them."""
    v, c = [V("k", "root")], [C("k.top", "root.top"), C("k.height", const=22 * n)]
    across("k", c, "root", 0)
    for i in range(n):
        r, t, u = f"r{i}", f"t{i}", f"u{i}"
        v += [V(r, "k"), V(t, r, w=80 + i % 60, h=17 + i % 5, comp=[750, 1000]), V(u, r, w=60, h=15, comp=[750, 1000])]
        across(r, c, "k", 0)
        c += [C(f"{t}.top", f"{r}.top", const=6), C(f"{u}.top", f"{t}.bottom", const=2), C(f"{u}.bottom", f"{r}.bottom", const=-6),
              C(f"{t}.leading", f"{r}.leading", const=16), C(f"{u}.leading", f"{t}.leading"), C(f"{t}.trailing", f"{r}.trailing", "<=", const=-16)]
    chain([f"r{i}" for i in range(n)], c, "k", "v", 0)
    return scene(v, c)
