/// What the kernel has counted of one adapter: `struct hci_dev_stats`, the packets in it.
///
/// Each number wraps at 2^32. Isochronous packets are in none of them, nor is what a program receives that drives the adapter alone
/// (the HCI user channel).
package struct HCICounters: Sendable, Hashable {
    /// Commands sent.
    package var commands: UInt32
    /// Events received.
    package var events: UInt32
    /// ACL packets sent.
    package var dataSent: UInt32
    /// ACL packets received.
    package var dataReceived: UInt32
    /// Voice packets sent.
    package var voiceSent: UInt32
    /// Voice packets received.
    package var voiceReceived: UInt32

    /// The counters of an adapter that has just appeared.
    package static let zero = HCICounters()

    /// Makes counters; see the properties.
    package init(
        commands: UInt32 = 0, events: UInt32 = 0, dataSent: UInt32 = 0, dataReceived: UInt32 = 0, voiceSent: UInt32 = 0,
        voiceReceived: UInt32 = 0
    ) {
        self.commands = commands
        self.events = events
        self.dataSent = dataSent
        self.dataReceived = dataReceived
        self.voiceSent = voiceSent
        self.voiceReceived = voiceReceived
    }

    /// All packets together.
    package var total: UInt64 { parts.reduce(0) { $0 + UInt64($1) } }

    /// How many packets passed since `earlier`.
    ///
    /// A counter that has wrapped goes on. One that fell by more than half its range was set to zero in between (`hciconfig hci0
    /// rstat`, or another adapter under the same index), and what it shows now is what passed.
    package func since(_ earlier: HCICounters) -> UInt64 {
        zip(parts, earlier.parts).reduce(0) { sum, pair in
            let difference = pair.0 &- pair.1
            return sum + UInt64(difference <= UInt32.max / 2 ? difference : pair.0)
        }
    }

    private var parts: [UInt32] { [commands, events, dataSent, dataReceived, voiceSent, voiceReceived] }
}
