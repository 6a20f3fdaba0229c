"""The command by itself: where the page goes, and what becomes of it when that fails."""
import subprocess


def check(tally, tools):
    """Runs the command as its user does, and as nobody should."""
    interop = tools.root / "Captures/interop.btsnoop"
    first, second = tools.work / "first.html", tools.work / "second.html"
    for page, jobs in [(first, "1"), (second, "3")]:
        tools.dissect("report", "-r", interop, "-o", page, "--jobs", jobs, check=True)
    tally.same("the same capture gives the same bytes", first.read_bytes(), second.read_bytes())
    tally.same("standard output gets the same page", tools.dissect("report", "-r", interop, "-o", "-").stdout, first.read_bytes())
    piped = tools.dissect("report", "-r", "-", "-o", "-", input=interop.read_bytes())
    tally.same("a capture through a pipe", (piped.returncode, piped.stdout.count(b"</html>")), (0, 1))
    refused(tally, tools, interop)
    cut = subprocess.run(f"'{tools.folder / 'bitchat-dissect'}' report -r '{interop}' -o - | head -c 10", shell=True, capture_output=True)
    tally.same("a reader that leaves is no failure", (cut.stdout, cut.stderr), (b"<!DOCTYPE ", b""))
    status = tools.dissect("report", "-r", interop, "-o", first, "--fail-on", "error").returncode
    tally.same("--fail-on error is exit 1, with a page", (status, first.read_bytes() != b""), (1, True))
    left = [path.name for path in tools.work.iterdir() if path.name.count(".html.")]
    tally.same("no draft is left behind", left, [])


def refused(tally, tools, interop):
    """Wrong options are exit 2, places that cannot be written exit 3; nothing is overwritten by half."""
    copy = tools.work / "own.btsnoop"
    copy.write_bytes(interop.read_bytes())
    done = tools.dissect("report", "-r", copy, "-o", copy)
    tally.same("a capture is not overwritten by its report", (done.returncode, copy.read_bytes()), (2, interop.read_bytes()))
    for words, status in [(["-r", interop], 2), (["-o", "x.html"], 2), (["-r", interop, "-o", tools.work / "none/x.html"], 3),
                          (["-r", interop, "-o", "/dev/full"], 3), (["-r", "none.btsnoop", "-o", tools.work / "none.html"], 3),
                          (["-r", interop, "-o", tools.work / "none.html", "--max-packets", "0"], 2)]:
        done = tools.dissect("report", *words)
        tally.that(f"report {' '.join(map(str, words))} is exit {status} with a reason", done.returncode == status and done.stderr, done)
    tally.that("nothing was written then", not (tools.work / "none.html").exists())
