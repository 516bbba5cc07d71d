"""What the scenes are made of: views, constraints, and some things that most scenes have."""
import random


def C(first, second=None, rel="==", mult=None, const=None, prio=None):
    """A constraint, as scene files have it."""
    given = {"first": first, "second": second, "rel": rel, "mult": mult, "const": const, "prio": prio}
    return {key: value for key, value in given.items() if value is not None}


def V(name, parent="c", w=None, h=None, **more):
    """A view; one with a width or a height has an intrinsic size."""
    view = {"id": name, **more}
    if parent:
        view["parent"] = parent
    if w is not None or h is not None:
        view["intrinsic"] = [w, h]
    return view


def stack(name, parent, axis="h", **props):
    return {"id": name, "parent": parent, "type": "stack", "props": {"axis": axis, **props}}


def page():
    """A content view as wide as the screen: the views of a scene so far, and its constraints."""
    return [{"id": "c"}], [C("c.top", "root.top"), C("c.leading", "root.leading"), C("c.trailing", "root.trailing")]


def scene(views, constraints, w=390, h=844):
    return {"root": {"w": w, "h": h}, "views": views, "constraints": constraints}


def chain(names, constraints, container, axis, space=8):
    """Views one after the other, from one edge of the container to the other."""
    begin, end = ("top", "bottom") if axis == "v" else ("leading", "trailing")
    places = [f"{container}.{begin}"] + [f"{name}.{end}" for name in names]
    constraints += [C(f"{name}.{begin}", place, const=space) for name, place in zip(names, places)]
    constraints.append(C(f"{container}.{end}", places[-1], const=space))


def across(name, constraints, container="c", space=16):
    """A view as wide as its container, less the space at both sides."""
    constraints += [C(f"{name}.leading", f"{container}.leading", const=space), C(f"{name}.trailing", f"{container}.trailing", const=-space)]


def neighbors(n):
    """A scene of texts below each other between two sides, each at most 30 away from the one above."""
    v, c = page()
    for i in range(n):
        x, above = f"x{i}", f"x{i-1}"
        v.append(V(x, w=40 + i * 31 % 120, h=20))
        c += [C(f"{x}.top", f"{above}.bottom" if i else "c.top", const=6), C(f"{x}.leading", "c.leading", ">=", const=8),
              C(f"{x}.trailing", "c.trailing", "<=", const=-8)]
        if i:
            c += [C(f"{x}.leading", f"{above}.leading", "<=", const=30), C(f"{x}.leading", f"{above}.leading", ">=", const=-30)]
    c.append(C("c.bottom", f"x{n-1}.bottom", const=6))
    return scene(v, c)


def rolled(*key):
    """Numbers at random that are the same each time."""
    return random.Random(repr(key))


def tree(n, r):
    """Parents before children; a list of lists of children."""
    children, open_, made = [[]], [0], 1
    while made < n:
        at = open_.pop(0)
        for _ in range(min(r.randint(2, 4), n - made)):
            children.append([])
            children[at].append(made)
            open_.append(made)
            made += 1
    return children
