import WireFormat

/// What one part sent and received, one JSON object a line, for a program that compares it with what a sniffer saw.
///
/// `turn` counts the turns of the script from 1. A line of a sent value has the verdict that each profile is to give at the other end. A
/// value that completes a fragmented frame is followed by a line of that frame, with `rebuilt`.
struct PeerLog {
    private let output: Output
    private let adapter: String
    private let role: Role

    /// Makes a log of the part that has `role` on `adapter`.
    init(_ output: Output, _ adapter: String, _ role: Role) {
        self.output = output
        self.adapter = adapter
        self.role = role
    }

    /// Takes note of values that went out.
    func sent(_ values: some Sequence<ScriptedValue>, turn: Int) throws(Output.Failure) {
        var lines = ""
        for value in values {
            lines += line(turn, "sent", value.frame.bytes, via: value.via(from: role), value.verdicts)
            guard let whole = value.rebuilt else { continue }
            lines += line(turn, "sent", whole.frame.bytes, via: value.via(from: role), whole.verdicts, isRebuilt: true)
        }
        try output.append(lines)
    }

    /// Takes note of values that came in.
    func received(_ values: [[UInt8]], turn: Int) throws(Output.Failure) {
        try output.append(values.map { line(turn, "received", $0) }.joined())
    }

    private func line(
        _ turn: Int, _ direction: String, _ bytes: [UInt8], via: String? = nil, _ verdicts: Verdicts? = nil,
        isRebuilt: Bool = false
    ) -> String {
        var line =
            "{\"time\":\"\(WallClock.milliseconds)\",\"adapter\":\"\(adapter)\",\"role\":\"\(role.rawValue)\",\"turn\":\(turn)"
        line += ",\"direction\":\"\(direction)\",\"hex\":\"\(Hexadecimal.encode(bytes))\""
        if let via { line += ",\"via\":\"\(via)\"" }
        if isRebuilt { line += ",\"rebuilt\":true" }
        if let verdicts { line += ",\"verdicts\":\(verdicts.json)" }
        return line + "}\n"
    }
}
