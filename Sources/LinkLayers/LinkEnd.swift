import Capture

/// One of the two devices of a link.
///
/// In HCI captures `near` is the capturing device; on the air it is the link's central.
enum LinkEnd: Int, Sendable {
    /// The capturing device, or the central.
    case near = 0
    /// The other device, or the peripheral.
    case far = 1

    /// The end that sends in `direction`, or nil when the direction is not known.
    @inline(__always)
    init?(sending direction: PacketDirection) {
        switch direction {
        case .sent, .centralToPeripheral: self = .near
        case .received, .peripheralToCentral: self = .far
        case .unknown: return nil
        }
    }

    /// The opposite end.
    var other: LinkEnd { self == .near ? .far : .near }

    /// Its place in a pair.
    var index: Int { rawValue }

    /// The direction of what this end sends in an HCI capture.
    var hostDirection: PacketDirection { self == .near ? .sent : .received }

    /// The direction of what this end sends in a capture of the air.
    var airDirection: PacketDirection { self == .near ? .centralToPeripheral : .peripheralToCentral }
}
