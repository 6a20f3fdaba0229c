import BitchatFrame

/// Makes the packets of one app: its fields in its order, signed, compressed and padded where the app does so.
///
/// Every function is a matter of its arguments alone. A packet that the app's encoder would refuse is a mistake in the script and
/// ends the program.
package final class PacketFactory {
    /// Whose habits are followed.
    package let app: MobileApp
    private let encoder: FrameEncoder

    /// Makes a factory for an app's packets.
    package init(_ app: MobileApp) {
        self.app = app
        encoder = FrameEncoder(app.encodingRules)
    }

    /// The frame of `contents`, unsigned.
    package func frame(_ contents: FrameContents, padded: Bool = false) -> GeneratedFrame {
        guard let plain = encoder.encode(contents), let bytes = padded ? encoder.encode(contents, padded: true) : plain else {
            preconditionFailure("the app encodes no such frame")
        }
        return GeneratedFrame(contents, bytes: bytes, length: plain.count)
    }

    /// The frame of `contents`, signed by `author` over the app's preimage (docs/protocol.md 2.8).
    package func frame(_ contents: FrameContents, signedBy author: TestIdentity, padded: Bool = false) -> GeneratedFrame {
        guard let preimage = encoder.signingPreimage(contents) else { preconditionFailure("the app signs no such frame") }
        var signed = contents
        signed.signature = author.signature(over: preimage)
        return frame(signed, padded: padded)
    }

    /// Contents that name `author`, with the origin's ttl.
    func contents(
        _ type: MessageType, from author: TestIdentity, to recipient: [UInt8]? = nil, at time: UInt64, version: UInt8 = 1,
        ttl: UInt8 = ProtocolLimits.originTTL, _ payload: [UInt8]
    ) -> FrameContents {
        FrameContents(
            version: version, type: type, ttl: ttl, timestamp: time, sender: author.peerID.bytes, recipient: recipient,
            payload: payload)
    }
}
