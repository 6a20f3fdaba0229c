import BitchatFrame

/// A script for the target `fragments` being written.
struct FragmentDraft {
    /// The script so far.
    private(set) var script = ScriptDraft()

    /// Writes a script by one of the sets of rules: iOS, Android, then both with small caps.
    static func script(_ rules: UInt8, _ write: (inout FragmentDraft) -> Void) -> [UInt8] {
        var draft = FragmentDraft()
        draft.script.add(FragmentEvent.rules, [rules])
        write(&draft)
        return draft.script.bytes
    }

    /// A fragment comes in.
    mutating func piece(
        _ index: Int, of total: Int, from sender: UInt8 = 1, stream: UInt8 = 0, type: UInt8 = 0, isDirected: Bool = false,
        _ slice: [UInt8] = [1, 2, 3, 4]
    ) {
        script.add(
            FragmentEvent.fragment, [sender, stream], ScriptDraft.number(index), ScriptDraft.number(total),
            [type, isDirected ? 1 : 0], slice)
    }
    /// Moves the clock.
    mutating func clock(_ span: Int64) { script.add(FragmentEvent.clock, ScriptDraft.span(span)) }
    /// Forgets what is too old.
    mutating func expire() { script.add(FragmentEvent.expire) }
    /// Asks for what stalls.
    mutating func poll() { script.add(FragmentEvent.poll) }
    /// Stands `offset` ms from the end of a span since the last fragment (0), the first (1) or the last poll (2).
    mutating func edge(_ span: Int64, _ offset: Int, since start: UInt8 = 0) {
        let place = FragmentsTarget.spans.firstIndex(of: span) ?? 0
        script.add(FragmentEvent.edge, [start, UInt8(place), UInt8(offset + 1)])
    }
    /// A frame comes in pieces.
    mutating func split(_ frame: [UInt8], into size: Int, order: UInt8, stream: UInt8 = 1) {
        script.add(FragmentEvent.split, [1, stream, 0], ScriptDraft.number(size), [order], frame)
    }
    /// Many streams begin.
    mutating func many(_ count: Int, from first: Int = 100, isDirected: Bool = false) {
        script.add(FragmentEvent.many, [1], ScriptDraft.number(first), ScriptDraft.number(count), [isDirected ? 1 : 0])
    }
    /// A fragment with a slice of `count` bytes comes in.
    mutating func large(_ index: Int, of total: Int, type: UInt8 = 0, stream: UInt8 = 0, _ count: Int) {
        script.add(
            FragmentEvent.large, [1, stream], ScriptDraft.number(index), ScriptDraft.number(total), [type],
            ScriptDraft.span(Int64(count)))
    }
}
