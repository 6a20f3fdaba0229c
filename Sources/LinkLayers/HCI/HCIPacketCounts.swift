/// HCI packets by kind, as `stats --json` prints them.
package struct HCIPacketCounts: Sendable, Hashable {
    /// Commands.
    package var command = 0
    /// Events.
    package var event = 0
    /// Asynchronous data.
    package var acl = 0
    /// Synchronous data: voice.
    package var sco = 0
    /// Isochronous data: LE audio.
    package var iso = 0

    /// Makes counts of zero.
    package init() {}

    /// Counts one packet.
    mutating func count(_ kind: HCIPacketKind) {
        switch kind {
        case .command: command += 1
        case .acl: acl += 1
        case .synchronous: sco += 1
        case .event: event += 1
        case .isochronous: iso += 1
        }
    }
}
