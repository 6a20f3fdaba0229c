/// A script for the target `stream` being written.
struct StreamDraft {
    /// The script so far.
    private(set) var script = ScriptDraft()

    /// Writes a script.
    static func script(_ write: (inout StreamDraft) -> Void) -> [UInt8] {
        var draft = StreamDraft()
        write(&draft)
        return draft.script.bytes
    }

    /// A notification comes in.
    mutating func chunk(_ bytes: some Sequence<UInt8>) { script.add(StreamEvent.chunk, Array(bytes)) }
    /// A frame comes in, whole or in notifications of `size` bytes.
    mutating func frame(_ frame: [UInt8], by size: Int? = nil) {
        if let size { script.add(StreamEvent.cut, ScriptDraft.number(size), frame) } else { script.add(StreamEvent.frame, frame) }
    }
    /// A notification of `count` bytes of one value.
    mutating func run(of value: UInt8, _ count: Int) { script.add(StreamEvent.run, [value], ScriptDraft.number(count)) }
    /// Moves the clock.
    mutating func clock(_ span: Int64) { script.add(StreamEvent.clock, ScriptDraft.span(span)) }
    /// Stands 250 + `offset` ms after the last notification.
    mutating func edge(_ offset: Int) { script.add(StreamEvent.edge, [UInt8(offset + 1)]) }
    /// A write comes in.
    mutating func write(_ bytes: some Sequence<UInt8>) { script.add(StreamEvent.write, Array(bytes)) }
    /// The pieces of a long write come in.
    mutating func write(_ pieces: [(offset: Int, bytes: ArraySlice<UInt8>)]) {
        for piece in pieces { script.add(StreamEvent.prepare, ScriptDraft.number(piece.offset), Array(piece.bytes)) }
        script.add(StreamEvent.execute)
    }
    /// A single value comes in.
    mutating func value(_ bytes: [UInt8]) { script.add(StreamEvent.value, bytes) }
    /// A notification or write of `count` bytes comes in.
    mutating func large(_ count: Int, isWrite: Bool = false) {
        script.add(StreamEvent.large, [isWrite ? 1 : 0], ScriptDraft.span(Int64(count)))
    }
}
