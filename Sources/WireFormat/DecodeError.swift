/// Why one packet, or one layer of it, could not be decoded.
///
/// Ends that packet only; outer layers stay visible. Plain values throughout, so that throwing costs nothing and
/// tests compare whole errors.
@frozen public struct DecodeError: Error, Sendable, Hashable {
    /// What is wrong.
    public let reason: Reason
    /// The layer that noticed.
    public let layer: Layer
    /// Whose length field asked for the bytes, where bytes were missing.
    public let claim: LengthClaim
    /// Where the missing or wrong bytes should begin, from the first byte of the span being decoded.
    public let offset: Int
    /// How many bytes (or what value) was needed.
    public let needed: Int
    /// How many bytes (or what value) was there.
    public let available: Int

    /// Makes an error; see the properties for the units.
    @inlinable
    public init(
        _ reason: Reason, layer: Layer, claim: LengthClaim = .input, offset: Int, needed: Int = 0, available: Int = 0
    ) {
        self.reason = reason
        self.layer = layer
        self.claim = claim
        self.offset = offset
        self.needed = needed
        self.available = available
    }
}

extension DecodeError {
    /// What is wrong; the raw value is only for comparison.
    @frozen public enum Reason: UInt8, Sendable, Hashable, CaseIterable {
        /// Fewer bytes than the smallest frame or header of this kind.
        case short
        /// A field, counted or fixed, runs past the end of the bytes.
        case truncated
        /// The version byte is neither 1 nor 2.
        case version
        /// The declared payload length is over the decoder's cap.
        case lengthLimit
        /// Compressed, and the payload section is smaller than its own size field.
        case packedTooSmall
        /// Compressed, and nothing follows the size field.
        case packedEmpty
        /// The declared original size is 0 or over the cap.
        case originalLimit
        /// The declared original size is more than 50,000 times the compressed size.
        case ratio
        /// The DEFLATE body is corrupt or ends early.
        case inflate
        /// The body inflates to another size than declared.
        case originalMismatch
        /// A mandatory field is missing.
        case missingField
        /// A field has a length its type does not allow.
        case fieldLength
        /// A field has a value outside its allowed range.
        case fieldValue
        /// Text that must be UTF-8 is not.
        case invalidText
        /// Bytes are left over where the layout allows none.
        case trailingBytes
        /// The payload repeats a field that may occur only once.
        case duplicateField
        /// The bytes fit no layout known for this type.
        case unknownLayout
    }

    /// The layer that noticed.
    @frozen public enum Layer: UInt8, Sendable, Hashable, CaseIterable {
        /// A container or one of its records.
        case capture
        /// HCI packet headers, events and adverts.
        case hci
        /// Bluetooth LE link-layer PDUs.
        case linkLayer
        /// L2CAP headers and channels.
        case l2cap
        /// Attribute protocol PDUs.
        case att
        /// Joining of values into frames.
        case stream
        /// The bitchat frame.
        case frame
        /// The typed payload inside the frame.
        case payload
    }

    /// Whose length field asked for bytes that were not there.
    @frozen public enum LengthClaim: UInt8, Sendable, Hashable, CaseIterable {
        /// Nobody's: the fixed layout itself.
        case input
        /// The recipient flag.
        case recipientFlag
        /// The route count.
        case routeCount
        /// The header's payload length.
        case payloadLength
        /// The compression flag (its size field).
        case compressionFlag
        /// The signature flag.
        case signatureFlag
        /// A TLV's length field.
        case tlvLength
        /// A record's or packet's length field in a container or link layer.
        case recordLength
    }
}

extension DecodeError.Reason {
    /// The name printed in NDJSON, as in docs/protocol.md.
    public var name: StaticString {
        switch self {
        case .short: "short"
        case .truncated: "truncated"
        case .version: "version"
        case .lengthLimit: "lengthLimit"
        case .packedTooSmall: "packedTooSmall"
        case .packedEmpty: "packedEmpty"
        case .originalLimit: "originalLimit"
        case .ratio: "ratio"
        case .inflate: "inflate"
        case .originalMismatch: "originalMismatch"
        case .missingField: "missingField"
        case .fieldLength: "fieldLength"
        case .fieldValue: "fieldValue"
        case .invalidText: "invalidText"
        case .trailingBytes: "trailingBytes"
        case .duplicateField: "duplicateField"
        case .unknownLayout: "unknownLayout"
        }
    }
}

extension DecodeError.Layer {
    /// The name printed in NDJSON.
    public var name: StaticString {
        switch self {
        case .capture: "capture"
        case .hci: "hci"
        case .linkLayer: "linkLayer"
        case .l2cap: "l2cap"
        case .att: "att"
        case .stream: "stream"
        case .frame: "frame"
        case .payload: "payload"
        }
    }
}
