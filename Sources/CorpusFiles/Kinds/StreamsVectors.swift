import BitchatPayload

/// Writing the list of stream IDs of a request (docs/protocol.md 4.2).
package enum StreamsVectors: VectorKind {
    package static let name = "streams"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let ids = try vector.fields.byteStrings("ids").map { bytes in
            FragmentID(value: bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }, count: bytes.count)
        }
        let text = steps.request.writeIDs(ids)
        return ["want": text.isEmpty ? .null : .string(String(decoding: text, as: UTF8.self))]
    }
}
