import Glibc

/// The ATT channel of one connection: whole PDUs, both ways.
package final class ATTChannel: Sendable {
    /// The longest PDU that is ever received, in bytes: the MTU that this project asks for.
    package static let mtu = 517

    private let descriptor: Descriptor

    /// Takes over a connected, non-blocking socket that keeps packets apart.
    package convenience init(descriptor number: Int32) { self.init(Descriptor(number)) }

    init(_ descriptor: Descriptor) { self.descriptor = descriptor }

    /// Sends one PDU; throws `.timedOut` when the connection takes nothing until the deadline.
    package func send(_ pdu: [UInt8], until deadline: Deadline) throws(ATTFailure) { try descriptor.write(pdu, until: deadline) }

    /// The next PDU, never empty; throws `.timedOut` when none comes until the deadline and `.peerGone` at the end.
    package func receive(until deadline: Deadline) throws(ATTFailure) -> [UInt8] {
        guard let pdu = try descriptor.read(Self.mtu, until: deadline) else { throw .timedOut("receive from the peer") }
        guard !pdu.isEmpty else { throw .peerGone }
        return pdu
    }

    /// Waits until the peer ends the connection, dropping what it still sends; throws `.timedOut` when it does not.
    package func waitForEnd(until deadline: Deadline) throws(ATTFailure) {
        do {
            while true { _ = try receive(until: deadline) }
        } catch .peerGone {}
    }
}
