import BitchatFrame

/// A script for the target `sync-node` being written.
struct SyncDraft {
    /// The script so far.
    private(set) var script = ScriptDraft()

    /// Writes a script with nodes of a choice: both iOS, iOS and Android, both Android, then the same with small stores.
    static func script(_ nodes: UInt8 = 0, _ write: (inout SyncDraft) -> Void) -> [UInt8] {
        var draft = SyncDraft()
        draft.script.add(SyncEvent.nodes, [nodes])
        write(&draft)
        return draft.script.bytes
    }

    /// A node (2 for both) takes in a packet.
    mutating func see(
        _ type: MessageType, by node: UInt8 = 0, from sender: UInt8 = 2, age: Int64 = 0, _ choice: UInt8 = 1, serial: Int = 0
    ) {
        script.add(
            SyncEvent.see, [node, Self.place(of: type), sender], ScriptDraft.span(age), [choice], ScriptDraft.number(serial))
    }
    /// A node takes in many packets.
    mutating func many(_ type: MessageType, by node: UInt8 = 0, _ count: Int) {
        script.add(SyncEvent.many, [node, Self.place(of: type), 2], ScriptDraft.number(count))
    }
    /// Moves the clock.
    mutating func clock(_ span: Int64) { script.add(SyncEvent.clock, ScriptDraft.span(span)) }
    /// Stands `offset` ms from the end of a span since the last tick, or since the last packet was made.
    mutating func edge(_ span: Int64, _ offset: Int, sincePacket: Bool = false) {
        let place = SyncCast.spans.firstIndex(of: span) ?? 0
        script.add(SyncEvent.edge, [sincePacket ? 1 : 0, UInt8(place), UInt8(offset + 1)])
    }
    /// An event with choices alone.
    mutating func event(_ event: SyncEvent, _ choices: UInt8...) { script.add(event, choices) }
    /// A node is asked by hand.
    mutating func question(
        to node: UInt8 = 0, types: Int, age since: Int64? = nil, filter: UInt8 = 0, streams: UInt8 = 0
    ) {
        script.add(
            SyncEvent.question, [node], ScriptDraft.number(types), [since == nil ? 0 : 1], ScriptDraft.span(since ?? 0),
            [filter, streams])
    }

    private static func place(of type: MessageType) -> UInt8 { UInt8(SyncCast.types.firstIndex(of: type) ?? 0) }
}
