import Capture
import WireFormat

/// What one packet of a live capture is, as far as watching an adapter needs to know.
struct AdapterPacket: Equatable {
    /// What it is.
    enum Content: Equatable {
        /// An HCI packet of a kind that the adapter's counters count.
        case counted
        /// An HCI packet that they do not count: isochronous data.
        case uncounted
        /// The kernel met the adapter, or tells a new watcher that it is there.
        case appeared
        /// The kernel lost the adapter.
        case vanished
        /// The adapter was opened or closed, or its address was told.
        case state
        /// A remark of the kernel or of a program, or what a program and the kernel said to each other; such talk may hold keys.
        case remark
    }

    /// Whose packet it is; 0xFFFF for a remark about none.
    let adapter: UInt16
    /// What it is.
    let content: Content

    /// Reads a packet of the monitor, or of the device of adapter `index`; a packet too short for its prefix is a remark.
    init(_ bytes: RawSpan, _ linkType: LinkType, index: UInt16?) {
        var cursor = ByteCursor(whole: bytes, layer: .capture)
        var adapter = index ?? .max, content = Content.remark
        do throws(DecodeError) {
            let first = try cursor.bigEndian(bytes, UInt16.self), second = try cursor.bigEndian(bytes, UInt16.self)
            if linkType == .monitor {
                (adapter, content) = (first, Self.monitorContent(second))
            } else {
                content = Self.packetContent(try cursor.byte(bytes))
            }
        } catch {}
        self.adapter = adapter
        self.content = content
    }

    /// What a monitor record with `opcode` is (docs/capture-formats.md 1.2).
    private static func monitorContent(_ opcode: UInt16) -> Content {
        switch opcode {
        case 0: .appeared
        case 1: .vanished
        // Commands, events, and data and voice both ways.
        case 2...7: .counted
        case 8...10: .state
        case 18, 19: .uncounted
        default: .remark
        }
    }

    /// What a packet of the H4 type `type` is: commands, data, voice and events are counted.
    private static func packetContent(_ type: UInt8) -> Content { 1...4 ~= type ? .counted : .uncounted }
}
