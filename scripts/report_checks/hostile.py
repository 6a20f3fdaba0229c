"""Text that wants to be more than text, and captures that are cut, empty or of something else."""
import struct

EPOCH = 0x00DCDDB30F2F8000  # microseconds from year 0 of btsnoop to 1970
NAMES = ["</script><script>alert(1)</script>", "<!--<script>", "<img src=x onerror=alert(2)>", "a\u2028b\u2029c", "\u202egnp.exe\u202c",
         "nul\x00bell\x07esc\x1b[31m", "\ufeff\u200b\u00ad\u2066", "Z" + "\u0301" * 100, "']]>\"`${alert(3)}\\u0041", "W" * 255, "\u05d0\u05d1\u05d2 abc"]


def snoop(frames):
    """A btsnoop capture in which each frame is one notification on an open link."""
    out = b"btsnoop\0" + struct.pack(">II", 1, 1002)
    for at, frame in enumerate(frames):
        value = b"\x1b" + struct.pack("<H", 0x2a) + frame
        acl = b"\x02" + struct.pack("<HHHH", 0x2040, len(value) + 4, len(value), 4) + value
        out += struct.pack(">IIIIQ", len(acl), len(acl), 1, 0, EPOCH + 1_786_363_200_000_000 + at * 250_000) + acl
    return out


def frame(kind, sender, payload, at):
    """A frame without a signature."""
    return struct.pack(">BBBQBH8s", 1, kind, 7, 1_786_363_200_000 + at * 250, 0, len(payload), sender) + payload


def announce(at, name):
    """An announce by that name, cut to the 255 bytes that fit."""
    text = name.encode()[:255]
    fields = b"\x01" + bytes([len(text)]) + text + b"\x02\x20" + bytes(32) + b"\x03\x20" + bytes(32)
    return frame(1, bytes([at + 1] * 8), fields, at)


def check(tally, browser, tools):
    """Opens pages of hostile captures."""
    texts(tally, browser, tools)
    quiet(tally, browser, tools)
    cut(tally, browser, tools)


def texts(tally, browser, tools):
    """Names, messages, the file's name and the title are shown, and are nothing else."""
    capture = tools.work / "<b>&'\" \u202e.btsnoop"
    frames = [announce(at, name) for at, name in enumerate(NAMES)]
    frames += [frame(2, bytes([at + 1] * 8), name.encode()[:255], at) for at, name in enumerate(NAMES)]
    capture.write_bytes(snoop(frames))
    page = tools.report(capture, "hostile.html", "--title", "</title><script>alert(4)</script>\u202e")
    raw = page.read_bytes()
    tally.same("hostile: the page has its own two scripts", raw.lower().count(b"<script"), 2)
    tally.same("hostile: and ends both", raw.lower().count(b"</script"), 2)
    tally.same("hostile: no comment begins", raw.count(b"<!--"), 0)
    for name, bad in [("U+2028", "\u2028"), ("U+202E", "\u202e"), ("U+FEFF at a start", "\"\ufeff"), ("NUL", "\0"), ("ESC", "\x1b")]:
        tally.that(f"hostile: {name} is not in the page", bad.encode() not in raw)
    browser.open(page)
    tally.same("hostile: the console is silent", browser.remarks(), [])
    tally.same("hostile: all packets are shown", browser.number("#shown"), 2 * len(NAMES))
    shown = browser.run("return document.body.innerText")
    for part in ["</script><script>alert(1)", "<!--<script>", "\\u202egnp.exe", "nul\\u0000bell", "</title><script>alert(4)</script>\\u202e"]:
        tally.that(f"hostile: {part!r} is shown as it is", part in shown)
    tally.same("hostile: nothing invisible is in the page", browser.run(
        "return /[\\u2028-\\u202e\\u2066-\\u2069\\u200b\\ufeff]/.test(document.body.textContent)"), False)
    tally.same("hostile: no element came from a text", browser.run("return document.querySelectorAll('img, b:not(.tile b), main script').length"), 0)
    policy(tally, browser)


def policy(tally, browser):
    """The page's policy forbids other scripts, and whatever needs a network."""
    browser.run("""
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.body.append(script);
        const image = new Image();
        image.src = 'http://127.0.0.1:9/x.png';
        document.body.append(image);""")
    tally.same("policy: another script does not run", browser.run("return window.ran === undefined"), True)
    browser.wait("return false", 0.2)
    said = browser.remarks()
    tally.that("policy: both were refused", sum("Content Security Policy" in line for line in said) >= 2, said)


def quiet(tally, browser, tools):
    """A capture without bitchat has a page that says so; an empty file has none."""
    other = tools.work / "other.btsnoop"
    reset = b"\x01\x03\x0c\x00"
    other.write_bytes(b"btsnoop\0" + struct.pack(">II", 1, 1002) + struct.pack(">IIIIQ", 4, 4, 2, 0, EPOCH) + reset)
    browser.open(tools.report(other, "other.html"))
    tally.same("without bitchat: the console is silent", browser.remarks(), [])
    tally.same("without bitchat: no packet", browser.number("#shown"), 0)
    tally.that("without bitchat: the page says so", "nothing of bitchat" in browser.run("return document.body.innerText"))
    empty = tools.work / "empty.btsnoop"
    empty.write_bytes(b"")
    page = tools.work / "empty.html"
    done = tools.dissect("report", "-r", empty, "-o", page)
    tally.same("empty: exit 3 and no page", (done.returncode, page.exists()), (3, False))


def cut(tally, browser, tools):
    """A cut capture has a page of what is there, which says what is missing."""
    whole = (tools.root / "Captures/demo.btsnoop").read_bytes()
    capture = tools.work / "cut.btsnoop"
    capture.write_bytes(whole[:len(whole) * 2 // 3])
    browser.open(tools.report(capture, "cut.html"))
    tally.that("cut: the page says so", "cut" in browser.run("return document.getElementById('notes').textContent"))
    tally.same("cut: the packets are those of NDJSON", browser.number("#shown"), len(tools.packets(capture)[0]))
    done = tools.dissect("report", "-r", capture, "-o", tools.work / "strict.html", "--strict")
    tally.same("cut: --strict is exit 3", done.returncode, 3)
    page = tools.report(tools.root / "Captures/demo.btsnoop", "few.html", "--max-packets", "10")
    browser.open(page)
    tally.same("10 packets at most: as many are shown", browser.number("#shown"), 10)
    tally.same("10 packets at most: the totals are of all", browser.number("[data-total=frames]"), 112)
    tally.that("10 packets at most: the page says so", "104 packets beyond the first 10" in browser.run(
        "return document.getElementById('notes').textContent"))
    decoded = tools.report(tools.root / "Captures/demo.btsnoop", "decoded.html", "--decode-only")
    browser.open(decoded)
    tally.same("--decode-only: all packets, no verdict", (browser.number("#shown"), browser.marks("#reasons button", "count")), (114, []))
    tally.same("cut and few: the console is silent", browser.remarks(), [])
