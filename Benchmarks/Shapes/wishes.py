"""Screens of wishes: optional constraints that couple views in two directions, or along the whole screen, at few priorities or at many.
Each function makes a scene of about n views."""
import math

from scenes import C, V, across, chain, page, rolled, scene, stack, tree


def grid_wishes(n):
    """A square of switches, each of which wishes to be as wide as its left and its upper neighbor, and to have a width of its own."""
    v, c = page()
    side = max(3, math.isqrt(n))
    for i in range(side):
        for j in range(side):
            x = f"x{i}_{j}"
            v.append(V(x, h=20))
            c += [C(f"{x}.top", "c.top", const=24 * i), C(f"{x}.leading", "c.leading", const=100 * j),
                  C(f"{x}.width", const=20 + (i * 37 + j * 53 + i * j * 7) % 70, prio=500)]
            if j:
                c.append(C(f"{x}.width", f"x{i}_{j-1}.width", prio=500))
            if i:
                c.append(C(f"{x}.width", f"x{i-1}_{j}.width", prio=500))
    c.append(C("c.bottom", f"x{side-1}_0.bottom"))
    return scene(v, c, w=100 * side)


def table_of_wishes(n):
    """A table of six columns whose rows fill the width, and whose cells wish to be as wide as those above; texts resist at 61 priorities."""
    v, c = page()
    rows = max(2, n // 6)
    for i in range(rows):
        cells = [f"x{i}_{j}" for j in range(6)]
        for j, x in enumerate(cells):
            v.append(V(x, w=20 + (i * 37 + j * 53 + i * j) % 70, h=18, hug=[250, 250], comp=[720 + (i * 7 + j) % 61, 750]))
            c.append(C(f"{x}.top", f"x{i-1}_0.bottom" if i else "c.top", const=4))
            if i:
                c.append(C(f"{x}.width", f"x{i-1}_{j}.width", prio=700))
        chain(cells, c, "c", "h", 6)
    c.append(C("c.bottom", f"x{rows-1}_0.bottom", const=4))
    return scene(v, c)


def cousins(n):
    """A tree of boxes side by side whose widths add up; each leaf wishes to be as wide as the next leaf, and each box as the one before it."""
    v, c = page()
    children = tree(max(3, n), rolled("cousins", n))
    parent = {j: i for i, below in enumerate(children) for j in below}
    for i, below in enumerate(children):
        x = f"x{i}"
        own = {} if below else {"w": 8 + i * 37 % 30, "h": 10}
        v.append(V(x, f"x{parent[i]}" if i else "c", **own))
        for j, y in enumerate(below):
            before = f"x{below[j-1]}"
            c += [C(f"x{y}.leading", f"{before}.trailing", const=1) if j else C(f"x{y}.leading", f"{x}.leading"),
                  C(f"x{y}.top", f"{x}.top", const=2), C(f"{x}.bottom", f"x{y}.bottom", ">=")]
            if j:
                c.append(C(f"x{y}.width", f"{before}.width", prio=400))
        if below:
            c += [C(f"x{below[-1]}.trailing", f"{x}.trailing"), C(f"{x}.height", const=0, prio=20)]
    leaves = [f"x{i}" for i, below in enumerate(children) if not below]
    c += [C(f"{b}.width", f"{a}.width", prio=500) for a, b in zip(leaves, leaves[1:])]
    across("x0", c, space=0)
    c += [C("x0.top", "c.top"), C("c.bottom", "x0.bottom")]
    return scene(v, c, w=14 * n)


def bar_equal_centering(n):
    """One stack view with equal distances of centers in a bar that is wide enough."""
    v = [stack("s", "root", spacing=2, distribution="equalCentering", alignment="center")]
    v += [V(f"x{i}", "s", 10 + i * 37 % 50, 20 + i % 9) for i in range(n)]
    return scene(v, [C("s.top", "root.top"), C("s.leading", "root.leading"), C("s.trailing", "root.trailing")], w=50 * n)


def floor_plan(n):
    """A floor plan: a rectangle of five rooms around each other, each again of five; each wishes a ratio of its sides, and least sides."""
    v, c = page()
    c.append(C("c.bottom", "root.bottom"))
    waiting, made = ["c"], 0
    while made < n:
        outer, rooms = waiting.pop(0), [f"k{made + i}" for i in range(5)]
        made += 5
        one, two, three, four, middle = rooms
        edges = [(f"{one}.leading", f"{outer}.leading"), (f"{one}.top", f"{outer}.top"), (f"{two}.top", f"{outer}.top"), (f"{two}.trailing", f"{outer}.trailing"),
                 (f"{two}.leading", f"{one}.trailing"), (f"{three}.trailing", f"{outer}.trailing"), (f"{three}.bottom", f"{outer}.bottom"),
                 (f"{three}.top", f"{two}.bottom"), (f"{four}.bottom", f"{outer}.bottom"), (f"{four}.leading", f"{outer}.leading"),
                 (f"{four}.trailing", f"{three}.leading"), (f"{one}.bottom", f"{four}.top"), (f"{middle}.leading", f"{one}.trailing"),
                 (f"{middle}.trailing", f"{three}.leading"), (f"{middle}.top", f"{two}.bottom"), (f"{middle}.bottom", f"{four}.top")]
        c += [C(first, second) for first, second in edges]
        for room, ratio in zip(rooms, [1.6, 0.7, 1.4, 0.8, 1]):
            v.append(V(room, outer))
            c += [C(f"{room}.width", f"{room}.height", mult=ratio, prio=600), C(f"{room}.width", rel=">=", const=3 + made * 7 % 20, prio=700),
                  C(f"{room}.height", rel=">=", const=3 + made * 5 % 17, prio=710)]
        waiting += rooms
    return scene(v, c, w=1200, h=900)


def ladder_crossed(n):
    """Two columns whose items wish to be in line with the next and with the previous item of the other column, and to keep gaps."""
    v, c = page()
    steps = max(2, n // 2)
    for k, x in enumerate("ab"):
        for i in range(steps):
            v.append(V(f"{x}{i}", w=60, h=16 + (i * [37, 23][k] + k * 11) % 50))
            c += [C(f"{x}{i}.leading", "c.leading", const=16 + 90 * k), C(f"{x}{i}.top", f"{x}{i-1}.bottom" if i else "c.top", ">=", const=4)]
        c.append(C("c.bottom", f"{x}{steps-1}.bottom", ">=", const=4))
    for i in range(steps):
        for x, y in ("ab", "ba"):
            if i + 1 < steps:
                c.append(C(f"{x}{i}.centerY", f"{y}{i+1}.top", prio=300))
            if i:
                c.append(C(f"{x}{i}.centerY", f"{y}{i-1}.bottom", prio=310))
            c.append(C(f"{x}{i}.top", f"{x}{i-1}.bottom" if i else "c.top", const=4, prio=305))
    c.append(C("c.height", const=0, prio=15))
    return scene(v, c)


def all_priorities(n):
    """A list whose items wish a place, a width, an end and a height, each at one of all priorities; none is far from the one above."""
    v, c = page()
    r = rolled("all priorities", n)

    def roll():
        return r.randint(1, 999)

    for i in range(n):
        x, above = f"x{i}", f"x{i-1}"
        v.append(V(x, w=30 + i * 37 % 200, h=20, hug=[roll(), roll()], comp=[roll(), roll()]))
        c += [C(f"{x}.top", f"{above}.bottom" if i else "c.top", const=4), C(f"{x}.leading", "c.leading", const=i * 53 % 90, prio=roll()),
              C(f"{x}.width", const=60 + i * 71 % 200, prio=roll()), C(f"{x}.trailing", "c.trailing", const=-(i * 29 % 120), prio=roll()),
              C(f"{x}.height", const=10 + i % 40, prio=roll())]
        if i:
            c += [C(f"{x}.leading", f"{above}.leading", "<=", const=12, prio=999), C(f"{x}.leading", f"{above}.leading", ">=", const=-12, prio=999),
                  C(f"{x}.width", f"{above}.width", prio=roll())]
    c.append(C("c.bottom", f"x{n-1}.bottom"))
    return scene(v, c)


def ratio_chain_bounded(n):
    """Pictures with ratios, each as wide as a share of the height of the one before, and none beyond the page."""
    v, c = page()
    for i in range(n):
        x, above = f"x{i}", f"x{i-1}"
        v.append(V(x))
        c += [C(f"{x}.top", f"{above}.bottom" if i else "c.top", const=4), C(f"{x}.leading", "c.leading", const=8), C(f"{x}.trailing", "c.trailing", "<=", const=-8),
              C(f"{x}.height", f"{x}.width", mult=[1.1, 0.9, 1.2, 1.05][i % 4])]
        if i % 12:
            c.append(C(f"{x}.width", f"{above}.height", mult=[0.95, 0.9, 1.1, 0.85][i % 4]))
        elif i:
            c.append(C(f"{x}.width", f"{above}.height", mult=0.5, const=60))
    c += [C("x0.width", const=200, prio=700), C("c.bottom", f"x{n-1}.bottom", const=4)]
    return scene(v, c)
