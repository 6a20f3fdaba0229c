/// The containers that a capture can be converted to.
package enum ContainerFormat: String, Sendable, Hashable, CaseIterable {
    case pcapng
    case pcap
    /// btsnoop 1002, as Android logs.
    case btsnoop
    /// btsnoop 2001, as `btmon -w` writes.
    case btsnoopMonitor = "btsnoop-monitor"
    /// Apple PacketLogger.
    case packetLogger = "pklg"

    /// The container that the name of a file asks for by its extension; nil for one that says nothing.
    package init?(path: String) {
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[name.index(after: dot)...].lowercased() {
        case "pcapng", "ntar": self = .pcapng
        case "pcap", "cap", "dmp": self = .pcap
        case "btsnoop", "log", "cfa": self = .btsnoop
        case "pklg": self = .packetLogger
        default: return nil
        }
    }

    /// A writer of the container, for records of any link type; `application` is what pcapng names as its writer.
    package func writer(application: String) -> any RecordWriter {
        switch self {
        case .pcapng: PcapngRecordWriter(application: application)
        case .pcap: OneAdapterRecordWriter(PcapRecordWriter())
        case .btsnoop: HCIRecordWriter(.uart)
        case .btsnoopMonitor: HCIRecordWriter(.monitor)
        case .packetLogger: HCIRecordWriter(.packetLogger)
        }
    }
}
