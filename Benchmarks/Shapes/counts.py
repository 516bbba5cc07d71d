"""The counts of the solver's work on the shapes, as counts.txt has them.

They are the same in every run, so they show what times do not: a change of them is a change of the method, and belongs into the same commit.
"""
import re

COUNTED = ("rows", "classes", "kernelRows", "pivots")


def taken(output):
    """The counts in what `quoin layout --stats` printed of one scene."""
    line = next((line for line in output.splitlines() if line.startswith("views ")), "")
    found = {name: int(number) for name, number in re.findall(r"(\w+) (\d+)", line)}
    return {name: found.get(name) for name in COUNTED}


def write(path, counts):
    with open(path, "w") as file:
        file.write(f"# shape, size, {', '.join(COUNTED)}\n")
        for (name, size), found in counts.items():
            print(name, size, *found.values(), file=file)


def read(path):
    with open(path) as file:
        lines = [line.split() for line in file if not line.startswith("#")]
    return {(name, int(size)): dict(zip(COUNTED, map(int, found))) for name, size, *found in lines}


def difference(found, written):
    """The counts that differ from those written down, or None."""
    if not written:
        return "its counts are not written down"
    return ", ".join(f"{name} {found[name]}, was {written[name]}" for name in COUNTED if found[name] != written[name]) or None
