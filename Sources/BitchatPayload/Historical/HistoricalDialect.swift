import BitchatFrame
import WireFormat

/// The meanings that type numbers had in 2025, before the current map (docs/protocol.md 3.16).
package enum HistoricalDialect: UInt8, Sendable, Hashable, Comparable, CaseIterable {
    /// From 4 July 2025: announces, key exchanges, messages and three kinds of fragment.
    case earlyJuly
    /// From the middle of July 2025: with acknowledgements, handshakes and channels.
    case midJuly
    /// The end of July 2025: without channels, with system messages.
    case lateJuly

    /// The name used in NDJSON.
    package var name: StaticString {
        switch self {
        case .earlyJuly: "2025-07-04"
        case .midJuly: "2025-07-mid"
        case .lateJuly: "2025-07-late"
        }
    }

    /// Earlier before later.
    package static func < (left: HistoricalDialect, right: HistoricalDialect) -> Bool { left.rawValue < right.rawValue }

    /// The earliest dialect that a frame gives away, or nil when it may be of the current one.
    ///
    /// Two frames tell: a type 0x02 of 96 bytes that is neither text nor a file (which Android reads there), since it is a
    /// key exchange; and an announce that is a bare nickname. A TLV list always has control characters, a nickname none, so
    /// broken TLVs do not count.
    package static func evidence(type: MessageType, payload bytes: RawSpan, _ range: ByteRange) -> HistoricalDialect? {
        switch type.rawValue {
        case 0x02 where range.count == 96: isKeyExchange(bytes, range) ? .earlyJuly : nil
        case 0x01: PrintableText.isWhole(bytes, range) ? .earlyJuly : nil
        default: nil
        }
    }

    private static func isKeyExchange(_ bytes: RawSpan, _ range: ByteRange) -> Bool {
        guard !TextField.isValid(bytes, range) else { return false }
        return (try? FileTransferPayload(decoding: bytes, range)) == nil
    }

    /// The dialect of a sender that uses `type`, knowing that it uses at least this one.
    package func refined(by type: MessageType) -> HistoricalDialect {
        max(self, HistoricalDialect.allCases.first { $0.name(of: type) != nil } ?? self)
    }

    /// What `type` meant, or nil when it meant nothing.
    package func name(of type: MessageType) -> StaticString? {
        if let name = Self.common(type.rawValue) { return name }
        switch self {
        case .earlyJuly: return nil
        case .midJuly: return Self.handshakes(type.rawValue) ?? Self.channels(type.rawValue)
        case .lateJuly: return Self.handshakes(type.rawValue) ?? Self.system(type.rawValue)
        }
    }

    private static func common(_ type: UInt8) -> StaticString? {
        switch type {
        case 0x01: "announce"
        case 0x02: "keyExchange"
        case 0x03: "leave"
        case 0x04: "message"
        case 0x05: "fragmentStart"
        case 0x06: "fragmentContinue"
        case 0x07: "fragmentEnd"
        default: nil
        }
    }

    private static func handshakes(_ type: UInt8) -> StaticString? {
        switch type {
        case 0x0A: "deliveryAck"
        case 0x0B: "statusRequest"
        case 0x0C: "readReceipt"
        case 0x10: "handshakeInit"
        case 0x11: "handshakeResponse"
        case 0x12: "encrypted"
        case 0x13: "identityAnnounce"
        case 0x20: "versionHello"
        case 0x21: "versionAck"
        default: nil
        }
    }

    private static func channels(_ type: UInt8) -> StaticString? {
        switch type {
        case 0x08: "channelAnnounce"
        case 0x14...0x17: "channel"
        default: nil
        }
    }

    private static func system(_ type: UInt8) -> StaticString? {
        switch type {
        case 0x22: "ack"
        case 0x23: "nack"
        case 0x24: "systemValidation"
        case 0x25: "handshakeRequest"
        default: nil
        }
    }
}
