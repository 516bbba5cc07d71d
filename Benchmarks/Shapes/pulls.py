"""Pulls: views that keep a distance and all wish for some place or size at low priorities. Each function makes a scene of about n views."""
from scenes import C, V, across, chain, neighbors, page, scene


def axis_labels(n, priorities=(250, 500, 750)):
    """Axis labels, each as near to its tick as the others and the ends of the axis allow, with priorities in turn."""
    v, c = page()
    c.append(C("c.height", const=40))
    for i in range(n):
        tick, label = f"k{i}", f"l{i}"
        v += [V(tick, w=1, h=6), V(label, w=10 + i * 31 % 34, h=12)]
        c += [C(f"{tick}.top", "c.top"), C(f"{tick}.centerX", "c.trailing", mult=round((i + 0.5) / n, 5)),
              C(f"{label}.top", f"{tick}.bottom", const=2), C(f"{label}.centerX", f"{tick}.centerX", prio=priorities[i % len(priorities)]),
              C(f"{label}.leading", f"l{i-1}.trailing" if i else "c.leading", ">=", const=3)]
    c.append(C(f"l{n-1}.trailing", "c.trailing", "<="))
    return scene(v, c, w=32 * n)


def axis_labels_one(n):
    """Axis labels that all wish for their ticks at one priority, on an axis that they may run out of."""
    made = axis_labels(n, (500,))
    made["constraints"].remove(C(f"l{n-1}.trailing", "c.trailing", "<="))
    return made


def all_centers(n):
    """Views below each other on one screen, each of which wishes to be in the middle of it."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=50 + i % 40, h=10 + i * 13 % 17))
        c += [C(f"{x}.centerX", "c.centerX"), C(f"{x}.centerY", "c.centerY", prio=250),
              C(f"{x}.top", f"x{i-1}.bottom" if i else "c.top", ">=", const=4)]
    c.append(C(f"x{n-1}.bottom", "c.bottom", "<=", const=-4))
    return scene(v, c, h=40 * n)


def sandwich(n):
    """Two columns that wish to be in the middle, where each item at the left must not end below the one at its right."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    for i in range(n // 2):
        a, b = f"a{i}", f"b{i}"
        v += [V(a, w=100, h=10 + i * 7 % 20), V(b, w=100, h=10 + i * 11 % 20)]
        c += [C(f"{a}.leading", "c.leading", const=10), C(f"{b}.trailing", "c.trailing", const=-10), C(f"{a}.bottom", f"{b}.bottom", "<=")]
        for s, x in (("a", a), ("b", b)):
            c += [C(f"{x}.top", f"{s}{i-1}.bottom" if i else "c.top", ">=", const=4), C(f"{x}.centerY", "c.centerY", prio=100)]
    c += [C(f"{s}{n//2-1}.bottom", "c.bottom", "<=", const=-4) for s in "ab"]
    return scene(v, c, h=40 * n)


def low_pulls(n):
    """Items of a wide bar, each pulled to the bar's end with one of 250 low priorities."""
    v, c = page()
    c.append(C("c.height", const=60))
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=20 + i * 13 % 30, h=20))
        c += [C(f"{x}.centerY", "c.centerY"), C(f"{x}.leading", f"x{i-1}.trailing" if i else "c.leading", ">=", const=4),
              C(f"{x}.trailing", "c.trailing", "<=", const=-4), C(f"{x}.trailing", "c.trailing", const=-4, prio=1 + i * 37 % 250)]
    return scene(v, c, w=60 * n)


def low_pulls_both(n):
    """Texts below each other, pulled to both sides at low priorities of their own, each at most 30 away from the one above."""
    made = neighbors(n)
    for i in range(n):
        made["constraints"] += [C(f"x{i}.leading", "c.leading", const=8, prio=1 + i * 71 % 249),
                                C(f"x{i}.trailing", "c.trailing", const=-8, prio=1 + i * 113 % 249)]
    return made


def drift(n):
    """Texts below each other, two pulled to the leading side and one to the trailing side in turn, each at most 30 away from the one above."""
    made = neighbors(n)
    for i in range(n):
        to_leading, to_trailing = C(f"x{i}.leading", "c.leading", const=8, prio=240), C(f"x{i}.trailing", "c.trailing", const=-8, prio=230)
        made["constraints"].append(to_leading if i % 3 else to_trailing)
    return made


def trailing_pulls(n):
    """Tags in one line of a wide bar, each pulled to the leading edge and kept inside of the trailing one."""
    v, c = page()
    c.append(C("c.height", const=44))
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, w=20 + i * 13 % 40, h=20))
        c += [C(f"{x}.centerY", "c.centerY"), C(f"{x}.leading", f"x{i-1}.trailing" if i else "c.leading", ">=", const=6),
              C(f"{x}.leading", "c.leading", const=6, prio=100), C(f"{x}.trailing", "c.trailing", "<=", const=-6)]
    return scene(v, c, w=60 * n)


def springs(n):
    """Items of a bar with gaps that wish to be equal, while the items wish for places at shares of the bar."""
    v, c = page()
    c.append(C("c.height", const=60))
    for i in range(n):
        x, gap = f"x{i}", f"g{i}"
        v.append(V(x, w=20 + i * 17 % 40, h=20))
        c += [C(f"{x}.centerY", "c.centerY"), C(f"{x}.centerX", "c.trailing", mult=round((i + 0.5) / n, 5), prio=150)]
        if i:
            v.append(V(gap, type="guide"))
            c += [C(f"{gap}.top", "c.top"), C(f"{gap}.height", const=0), C(f"{gap}.width", rel=">=", const=4),
                  C(f"{gap}.leading", f"x{i-1}.trailing"), C(f"{gap}.trailing", f"{x}.leading")]
        if i > 1:
            c.append(C(f"{gap}.width", f"g{i-1}.width", prio=200))
    c += [C("x0.leading", "c.leading", const=8), C(f"x{n-1}.trailing", "c.trailing", const=-8)]
    return scene(v, c, w=60 * n)


def grow_to_fill(n, like_first=False):
    """Text boxes that fill the page, each as high as the one above if its text fits and it is not higher than 90."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    for i in range(n):
        x = f"x{i}"
        v.append(V(x, h=14 + i * 37 % 50, hug=[250, 100], comp=[750, 751]))
        across(x, c)
        c.append(C(f"{x}.height", rel="<=", const=90))
        if i:
            c.append(C(f"{x}.height", "x0.height" if like_first else f"x{i-1}.height", prio=700))
    chain([f"x{i}" for i in range(n)], c, "c", "v", 4)
    return scene(v, c, h=54 * n + 4)


def grow_to_first(n):
    """Text boxes that fill the page, each as high as the first one if its text fits and it is not higher than 90."""
    return grow_to_fill(n, True)
