/// What a Linux monitor packet is (docs/capture-formats.md 1.2).
struct MonitorOpcode: RawRepresentable, Sendable, Hashable {
    /// The number in the packet's header.
    let rawValue: UInt16

    /// An adapter appeared.
    static let newIndex = MonitorOpcode(rawValue: 0)
    /// An adapter vanished.
    static let deleteIndex = MonitorOpcode(rawValue: 1)
    /// An HCI command.
    static let command = MonitorOpcode(rawValue: 2)
    /// An HCI event.
    static let event = MonitorOpcode(rawValue: 3)
    /// ACL data sent.
    static let dataSent = MonitorOpcode(rawValue: 4)
    /// ACL data received.
    static let dataReceived = MonitorOpcode(rawValue: 5)
    /// Voice sent.
    static let voiceSent = MonitorOpcode(rawValue: 6)
    /// Voice received.
    static let voiceReceived = MonitorOpcode(rawValue: 7)
    /// An adapter was opened.
    static let openIndex = MonitorOpcode(rawValue: 8)
    /// An adapter was closed.
    static let closeIndex = MonitorOpcode(rawValue: 9)
    /// Isochronous data sent.
    static let isochronousSent = MonitorOpcode(rawValue: 18)
    /// Isochronous data received.
    static let isochronousReceived = MonitorOpcode(rawValue: 19)
}
