import BitchatFrame
import MeshModel
import WireFormat

/// The header of one fragment (docs/protocol.md 3.6).
package enum PieceVectors: VectorKind {
    package static let name = "piece"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let input = try FragmentInput(vector.fields)
        let isAndroid = vector.profile == .android
        guard let piece = input.piece else { return ["want": .null, "why": .string("short")] }
        if let refusal = steps.fragmentRules(vector.profile).refusal(of: piece, sliceBytes: input.slice.count) {
            return ["want": .null, "why": .string(FragmentWords.word(for: refusal))]
        }
        return [
            "want": .object([
                "stream": .string(Hexadecimal.digits(piece.stream)),
                "index": .integer(piece.index),
                "total": .integer(piece.total),
                "inner": .integer(piece.innerType.rawValue),
                "data": .bytes(Array(input.payload[input.slice.offset..<input.slice.end])),
                "broadcast": isAndroid ? nil : .bool(input.isBroadcast),
            ])
        ]
    }
}
