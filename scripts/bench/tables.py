"""The tables of the page, each from the commands that were measured."""
import page
from page import figure, megabytes, seconds, table, verdict
from plan import PAIRS, WAYS

TRIPLE = [">Seconds", ">least", ">most"]


def ratio(one, other):
    """How many times the seconds of `other` go into those of `one`."""
    return one.seconds / other.seconds if one and other else None


def options(plan, threads):
    return f" --jobs {threads}" if plan.tools.has_jobs else ""


def counting(plan):
    """Decoding beside the bare loop."""
    rows = []
    for name, wanted in [("busy", 1.0), ("phone", 1 / 1.5)]:
        loop = plan.get(f"loop {name}")
        rows.append([f"`pcap-loop {name}.pcap`", *seconds(loop), "", "1", ""])
        for source, threads in [(name, threads) for threads in plan.threads] + [(f"{name}.pcap", 1)]:
            command = plan.get(f"stats decoded {source} {threads}")
            file = source if source.endswith(".pcap") else f"{source}.btsnoop"
            rows.append([f"`stats --decode-only{options(plan, threads)} -r {file}`", *seconds(command),
                         *verdict(ratio(command, loop), wanted, at_least=False)])
    return table(["Command", *TRIPLE, ">wanted: loops", ">measured", ""], rows)


def beside_tshark(plan):
    """Judged and printed, beside a dissector that stops above ATT."""
    rows = []
    for form, other, wanted in [("ndjson", "tshark json", 100), ("line", "tshark fields", 60)]:
        theirs = plan.get(other)
        if theirs:
            rows.append([f"`{plan.shown(theirs)}`", *seconds(theirs), "", "", ""])
        for threads in plan.threads:
            ours = plan.get(f"{form} judged compared {threads}")
            rows.append([f"`{plan.shown(ours)}`", *seconds(ours), *verdict(ratio(theirs, ours), wanted, at_least=True)])
    btmon = plan.get("btmon")
    if btmon:
        end = f" (crashes: status {btmon.status}; the time is that until then)" if btmon.status else ""
        rows.append([f"`{plan.shown(btmon)}`{end}", *seconds(btmon), "", "", ""])
    return table(["Command", *TRIPLE, ">wanted: times as fast", ">measured", ""], rows)


def verifying(plan, valid, openssl):
    """What signatures cost that hold."""
    rows = []
    for threads in plan.threads:
        judged, verified = (plan.get(f"ndjson {way} signed {threads}") for way in ["judged", "verified"])
        if not judged:
            return "The generator of this build makes no signatures that hold: -\n"
        extra = verified.processor - judged.processor
        rows.append([f"`{plan.shown(verified)}`", *seconds(verified), f"{judged.seconds:.4f}", f"{valid:,}",
                     figure(valid / extra if extra > 0 else None), figure(openssl)])
    return table(["Command", *TRIPLE, ">with --no-verify", ">distinct signatures", ">verified a processor second", ">`openssl speed`"],
                 rows)


def two_threads(plan, outputs):
    """Two threads against one; `outputs` tells of each command whether the bytes were equal.

    Two programs that know nothing of each other, run at once, show what the machine's second processor adds at most.
    """
    rows = []
    for form, way, capture, wanted in PAIRS:
        one, two = (plan.get(f"{form} {way} {capture} {threads}") for threads in [1, 2])
        pair = plan.get(f"pair {form} {way} {capture}")
        if not pair:
            continue
        name = " ".join(["`-T", form, *WAYS[way], "-r", f"{capture}.btsnoop`"])
        cells = [f"{one.seconds:.4f}", f"{two.seconds:.4f}" if two else "-"]
        gain = verdict(ratio(one, two), wanted, at_least=True) if wanted else ["", figure(ratio(one, two)), ""]
        rows.append([name, *cells, outputs.get((form, way, capture), "-"), *gain, f"{pair.seconds:.4f}", figure(2 * ratio(one, pair))])
    return table(["Command", ">`--jobs 1`", ">`--jobs 2`", "output", ">wanted: times as fast", ">measured", "",
                  ">two `--jobs 1` at once", ">what the machine gives"], rows)


def memory(sizes, plan):
    """The peak at each size, `sizes` being pairs of a capture and its commands."""
    rows, peaks = [], {}
    for capture, commands in sizes:
        for command in commands:
            peaks.setdefault(command.name, []).append(command.memory)
        rows.append([f"{megabytes(capture.size)} MB", f"{capture.records:,}"] + [megabytes(command.memory) for command in commands])
    names = list(peaks)
    text = table([">File", ">records"] + [f">`{name}`" for name in names], rows) + "\n"
    rows = []
    for name in names:
        spread = (max(peaks[name]) / min(peaks[name]) - 1) * 100
        rows.append([f"`{name}`: largest over smallest peak, %", *verdict(spread, 10, at_least=False)])
        rows.append([f"`{name}`: largest peak, MB", *verdict(max(peaks[name]) / 1e6, 48, at_least=False)])
    for name in ["stats decoded hostile 1", "stats judged hostile 1", "ndjson judged hostile-short 1"]:
        command = plan.get(name)
        rows.append([f"`{plan.shown(command)}`: peak, MB", *verdict(command.memory / 1e6, 256, at_least=False)])
    return text + table(["Memory", ">wanted", ">measured", ""], rows)


def by_size(sizes):
    """The pace at each size."""
    rows = [[f"{megabytes(capture.size)} MB", f"`{command.name}`", *seconds(command), len(command.samples),
             figure(capture.records / command.seconds)] for capture, commands in sizes for command in commands]
    return table([">File", "Command", *TRIPLE, ">runs", ">records a second"], rows)


def by_shape(plan, kind, numbers):
    """The pace by the number of links or of peers."""
    if f"{kind}-{numbers[0]}" not in plan.captures:
        return "The generator of this build makes only one crowd: -\n"
    rows = []
    for number in numbers:
        capture = plan.captures[f"{kind}-{number}"]
        for form, way in [("stats", "decoded"), ("ndjson", "judged")]:
            command = plan.get(f"{form} {way} {capture.name} 1")
            rows.append([number, f"`{plan.shown(command)}`", *seconds(command), figure(capture.records / command.seconds),
                         megabytes(command.memory)])
    return table([f">{kind.capitalize()}", "Command", *TRIPLE, ">records a second", ">peak, MB"], rows)


def stages(plan):
    """What each stage adds, in processor time a record of the busy capture."""
    records = plan.captures["busy"].records
    cost = {name: plan.get(f"{name} busy 1").processor / records * 1e6 for name in
            ["stats decoded", "stats judged", "stats verified", "line judged", "ndjson judged"]}
    whole = cost["ndjson judged"]
    rows = [("read, link layers, frames, payloads, fragments", "`stats --decode-only`", cost["stats decoded"], True),
            ("judge", "`stats --no-verify` less `stats --decode-only`", cost["stats judged"] - cost["stats decoded"], True),
            ("print NDJSON", "`-T ndjson --no-verify` less `stats --no-verify`", whole - cost["stats judged"], True),
            ("print lines", "`-T line --no-verify` less `stats --no-verify`", cost["line judged"] - cost["stats judged"], False),
            ("verify random signatures", "`stats` less `stats --no-verify`", cost["stats verified"] - cost["stats judged"], False)]
    return table(["Stage", "From", ">µs a record", ">of `-T ndjson --no-verify`"],
                 [[stage, source, figure(time), f"{time / whole:.0%}" if is_part else ""] for stage, source, time, is_part in rows])


def modules(costs, records):
    """Instructions a record in each module; `costs` are pairs of a command and its Counter."""
    names = sorted({name for _, cost in costs for name in cost}, key=lambda name: -max(cost[name] for _, cost in costs))
    rows = []
    for name in names:
        cells = [cost[name] / records for _, cost in costs]
        if any(cell / (sum(cost.values()) / records) >= 0.005 for cell, (_, cost) in zip(cells, costs)):
            rows.append([name] + [part for cell, (_, cost) in zip(cells, costs)
                                  for part in [figure(cell), f"{cell * records / sum(cost.values()):.1%}"]])
    rows.append(["all"] + [part for _, cost in costs for part in [figure(sum(cost.values()) / records), "100%"]])
    return table(["Module"] + [head for name, _ in costs for head in [f">`{name}`", ">of it"]], rows)


def every_command(plan):
    """Everything that was run in the rounds."""
    sizes = {capture.path: capture.records for capture in plan.captures.values()}
    sizes |= {path.replace(".btsnoop", ".pcap"): records for path, records in list(sizes.items())}
    rows = []
    for command in plan.commands.values():
        records = next((sizes[word] for word in command.words if word in sizes), None)
        rows.append([f"`{plan.shown(command)}`", *seconds(command), f"{command.processor:.4f}", megabytes(command.memory),
                     figure(records / command.seconds) if records else "-", len(command.samples)])
    return page.table(["Command", *TRIPLE, ">processor", ">peak, MB", ">records a second", ">runs"], rows)
