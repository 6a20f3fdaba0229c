"""The page of figures as Markdown, and what of it is kept by hand."""
import os

BEGIN = "<!-- kept by hand: begin -->"
END = "<!-- kept by hand: end -->"


def table(head, rows):
    """A table; a column whose name begins with `>` stands to the right."""
    lines = ["| " + " | ".join(name.lstrip(">") for name in head) + " |",
             "|" + "|".join("---:" if name.startswith(">") else "---" for name in head) + "|"]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]) + "\n"


def figure(number):
    """A number with three digits that say something."""
    if number is None:
        return "-"
    if abs(number) >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}" if abs(number) >= 10 else f"{number:.2f}" if abs(number) >= 1 else f"{number:.3f}"


def seconds(command):
    """Median, fastest and slowest run of a command."""
    return [f"{command.seconds:.4f}", f"{command.fastest:.4f}", f"{command.slowest:.4f}"]


def megabytes(number):
    """Bytes as millions of them."""
    return f"{number / 1e6:.1f}"


def verdict(number, wanted, at_least):
    """Cells: the wanted figure, the measured one, and whether that is enough."""
    if number is None:
        return [f"{'≥' if at_least else '≤'} {wanted:.3g}", "-", "-"]
    is_reached = number >= wanted if at_least else number <= wanted
    return [f"{'≥' if at_least else '≤'} {wanted:.3g}", figure(number), "reached" if is_reached else "**not reached**"]


def kept(path):
    """What stands between the two marks of a page, or nothing."""
    if not os.path.exists(path):
        return ""
    with open(path) as file:
        _, begun, rest = file.read().partition(BEGIN)
    inside, ended, _ = rest.partition(END)
    return inside.strip() if begun and ended else ""


def by_hand(text):
    """The marks with a text between them."""
    return f"{BEGIN}\n{text}\n{END}\n" if text else f"{BEGIN}\n{END}\n"
