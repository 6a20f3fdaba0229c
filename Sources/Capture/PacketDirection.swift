/// Which way a packet travelled, as far as the container says.
package enum PacketDirection: UInt8, Sendable, Hashable, CaseIterable {
    /// Not said (plain H4 captures of continuation fragments, some user link types).
    case unknown
    /// Host to controller: sent by the capturing device.
    case sent
    /// Controller to host: received by the capturing device.
    case received
    /// Seen on the air, from the link's central.
    case centralToPeripheral
    /// Seen on the air, from the link's peripheral.
    case peripheralToCentral

    /// The NDJSON word.
    package var name: StaticString {
        switch self {
        case .unknown: "unknown"
        case .sent: "sent"
        case .received: "received"
        case .centralToPeripheral: "centralToPeripheral"
        case .peripheralToCentral: "peripheralToCentral"
        }
    }
}
