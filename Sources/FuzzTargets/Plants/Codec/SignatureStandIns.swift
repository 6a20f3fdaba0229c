import BitchatFrame
import MeshModel
import WireFormat

/// Wrong steps of checking a signature, each around the shipped one.
enum SignatureStandIns {
    /// Verifies over ttl and response flag as they were received.
    @Sendable static func overBytesAsSent(
        _ signatures: Signatures, _ frame: Frame, _ bytes: RawSpan, _ payload: RawSpan
    ) -> SignatureCheck {
        let check = signatures.check(frame, in: bytes, payload: payload)
        let isPlain = frame.header.ttl == 0 && !frame.header.flags.contains(.rsr)
        return check.received == .valid && !isPlain ? SignatureCheck(.invalid) : check
    }

    /// Tries every last byte that a signature may have.
    @Sendable static func anyLastByte(
        _ signatures: Signatures, _ frame: Frame, _ bytes: RawSpan, _ payload: RawSpan
    ) -> SignatureCheck {
        guard let signature = frame.signature else { return SignatureCheck(.absent) }
        return variants(of: signature.end - 1, Array(0...15), signatures, frame, bytes, payload)
    }

    /// Lets the lowest bit of the first payload byte be any.
    @Sendable static func firstPayloadBitFree(
        _ signatures: Signatures, _ frame: Frame, _ bytes: RawSpan, _ payload: RawSpan
    ) -> SignatureCheck {
        guard frame.originalSize == nil, let first = bytes.byte(at: frame.section.offset), !frame.section.isEmpty else {
            return signatures.check(frame, in: bytes, payload: payload)
        }
        return variants(of: frame.section.offset, [first ^ 1], signatures, frame, bytes, payload)
    }

    /// Tries the sender of the frame, and then everyone whose key is known.
    @Sendable static func anyKnownKey(
        _ signatures: Signatures, _ frame: Frame, _ bytes: RawSpan, _ payload: RawSpan
    ) -> SignatureCheck {
        var check = signatures.check(frame, in: bytes, payload: payload)
        guard check.received == .invalid else { return check }
        // A frame whose sender was replaced was signed over the other's name: stand for a check that leaves it out.
        let place = frame.header.version == 1 ? 14 : 16
        for one in SignatureTools().cast {
            var other = bytes.array
            other.replaceSubrange(place..<place + 8, with: one.peerID.bytes)
            var named = frame
            named.header.sender = one.peerID
            let found = other.withRawSpan { signatures.check(named, in: $0, payload: payload) }
            if found.received == .valid { check = found }
        }
        return check
    }

    private static func variants(
        of place: Int, _ values: [UInt8], _ signatures: Signatures, _ frame: Frame, _ bytes: RawSpan, _ payload: RawSpan
    ) -> SignatureCheck {
        let check = signatures.check(frame, in: bytes, payload: payload)
        guard check.received == .invalid else { return check }
        for value in values {
            var other = bytes.array
            other[place] = value
            let found = other.withRawSpan { signatures.check(frame, in: $0, payload: payload) }
            if found.received == .valid { return found }
        }
        return check
    }
}
