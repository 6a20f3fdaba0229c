import Capture
import WireFormat

/// The values inside one PDU that carries some (docs/capture-formats.md 10.5).
///
/// A sequence by hand: `next` gives one value after the other, and no memory is needed for them.
struct AttributeValues: Sendable {
    /// One value.
    struct Item: Sendable, Hashable {
        /// The attribute handle.
        var handle: UInt16
        /// The bytes at hand.
        var range: ByteRange
        /// The number of bytes it has on the wire.
        var length: Int
    }

    /// Signed writes end in a signature of this many bytes.
    private static let signatureSize = 12

    /// What carries the values.
    let carrier: AttributeValue.Carrier
    /// Whether each value stands behind a length of its own.
    let isMultiple: Bool
    /// The bytes not read yet.
    private var cursor: ByteCursor
    /// The number of bytes not read yet that the PDU has on the wire.
    private var wireRemaining: Int
    /// Whether fields did not fit.
    private(set) var isMalformed = false

    /// What carries values in PDUs of `opcode`, or nil when they carry none.
    static func carrier(of opcode: UInt8) -> AttributeValue.Carrier? {
        switch opcode {
        case AttributeOpcode.notification: .notification
        case AttributeOpcode.multipleNotification: .multipleNotification
        case AttributeOpcode.indication: .indication
        case AttributeOpcode.writeRequest: .writeRequest
        case AttributeOpcode.writeCommand, AttributeOpcode.signedWriteCommand: .writeCommand
        default: nil
        }
    }

    /// Makes the sequence for `pdu`, or nil when it carries no values.
    @inline(__always)
    init?(_ pdu: AttributePDU, _ bytes: RawSpan) {
        guard let opcode = bytes.byte(at: pdu.range.offset), let carrier = Self.carrier(of: opcode) else { return nil }
        self.carrier = carrier
        isMultiple = opcode == AttributeOpcode.multipleNotification
        let trailer = opcode == AttributeOpcode.signedWriteCommand ? Self.signatureSize : 0
        wireRemaining = pdu.length - 1 - trailer
        cursor = ByteCursor(pdu.range.dropping(1).limited(to: max(0, wireRemaining)), layer: .att)
        isMalformed = wireRemaining < 2
    }

    /// The next value, or nil at the end.
    ///
    /// A value whose length lies is given as far as the PDU goes, with the length it claims.
    @inline(__always)
    mutating func next(_ bytes: RawSpan) -> Item? {
        guard wireRemaining > 0, !cursor.isAtEnd else { return nil }
        do throws(DecodeError) {
            let handle = try cursor.littleEndian(bytes, UInt16.self)
            wireRemaining -= 2
            guard isMultiple else { return rest(of: handle) }
            let length = Int(try cursor.littleEndian(bytes, UInt16.self))
            wireRemaining -= 2
            if length > wireRemaining { isMalformed = true }
            let range = cursor.rest.limited(to: length)
            cursor.position = range.end
            wireRemaining -= length
            return Item(handle: handle, range: range, length: length)
        } catch {
            isMalformed = true
            cursor.position = cursor.end
            return nil
        }
    }

    /// The one value of a PDU that carries one.
    @inline(__always)
    private mutating func rest(of handle: UInt16) -> Item {
        let item = Item(handle: handle, range: cursor.takeRest(), length: wireRemaining)
        wireRemaining = 0
        return item
    }
}
