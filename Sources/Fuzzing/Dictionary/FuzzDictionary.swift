/// The dictionary of the protocol, in the form that libFuzzer and AFL read; made from the code that the targets test.
enum FuzzDictionary {
    /// The sections, each under its heading.
    static let sections: [(heading: String, entries: [DictionaryEntry])] = [
        ("heads of frames: version, type, ttl", FrameTokens.heads),
        ("flags", FrameTokens.flags),
        ("heads of fields: type, length", FieldTokens.heads),
        ("limits, one less and one more, in 16 and 32 bits", LimitTokens.sizes),
        ("times in milliseconds, one less and one more, in 32 bits", LimitTokens.times),
        ("padding", FrameTokens.padding),
        ("compressed payload sections", FrameTokens.compressed),
        ("identifiers", IdentifierTokens.all),
        ("heads of captures", CaptureTokens.all),
    ]

    /// The whole file; no bytes stand twice, whatever they mean.
    static var text: String {
        var seen: Set<[UInt8]> = []
        var lines = ["# Made by bitchat-fuzz dictionary; a test compares them."]
        for section in sections {
            lines += ["", "# \(section.heading)"]
            lines += section.entries.filter { !$0.bytes.isEmpty && seen.insert($0.bytes).inserted }.map(\.line)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
