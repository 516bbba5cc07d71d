"""Contradictions: screens on which not all required constraints can hold. Each function makes a scene of about n views."""
from lists import settings
from scenes import C, V, chain, page, scene


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
