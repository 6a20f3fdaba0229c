import BitchatFrame

/// Encoding one frame, and the bytes that its signature covers (docs/protocol.md 2.1 to 2.8).
package enum EncodeVectors: VectorKind {
    package static let name = "encode"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let contents = try contents(vector.fields.fields("frame"))
        let encoder = FrameCodec(vector.profile, steps.frame).encoder
        var bytes = steps.frame.encode(encoder, contents)
        if try vector.fields.flag("padded") {
            bytes = bytes.map { unpadded in
                var padded = unpadded
                FramePadding.pad(&padded, to: steps.frame.block(unpadded.count))
                return padded
            }
        }
        return [
            "want": bytes.map { .bytes($0) } ?? .null,
            "signed": steps.frame.signed(encoder, contents).map { .bytes($0) } ?? .null,
        ]
    }

    private static func contents(_ frame: VectorFields) throws(VectorError) -> FrameContents {
        FrameContents(
            version: try frame.integer("v"), type: MessageType(rawValue: try frame.integer("type")),
            ttl: try frame.integer("ttl"), timestamp: try frame.longInteger("ts"), sender: try frame.bytes("sender"),
            recipient: try frame.bytesIfPresent("recipient"),
            route: frame.has("route") ? try frame.byteStrings("route") : [], payload: try frame.bytes("payload"),
            signature: try frame.bytesIfPresent("sig"), isSyncResponse: frame.has("rsr") ? try frame.flag("rsr") : false)
    }
}
