import CorpusFiles
import Mutators

/// Makes the case of a disagreement smaller while both sides still differ at the same places.
struct CaseReduction {
    /// The questions asked for one case.
    static let mostQuestions = 800
    /// The same where the other program dies each time and is started again.
    static let mostDeaths = 60
    /// How often all parts are gone through.
    private static let mostRounds = 3

    /// The smallest disagreement found.
    private(set) var best: Disagreement
    private var left: Int

    /// Begins with `first`.
    init(_ first: Disagreement) {
        best = first
        left = first.failure == nil ? Self.mostQuestions : first.failure?.isSlow == true ? 0 : Self.mostDeaths
    }

    /// Asks `other` about smaller and smaller cases.
    mutating func run(_ other: inout some OtherSide) throws(OtherSideError) {
        let shape = CaseShape.shape(of: best.question.kind.name)
        for _ in 0..<Self.mostRounds where left > 0 {
            let size = best.size
            for path in shape.lists { try reduceList(at: path, &other) }
            for input in shape.bytes { try reduceBytes(input, inEvent: nil, &other) }
            for index in best.question.inputs.list(at: ["events"])?.indices ?? 0..<0 {
                for input in shape.eventBytes { try reduceBytes(input, inEvent: index, &other) }
            }
            if best.size == size { return }
        }
    }

    /// Whether the two sides differ at the same places about changed inputs; keeps them if so.
    private mutating func holds(_ inputs: JSONObject, _ other: inout some OtherSide) throws(OtherSideError) -> Bool {
        guard left > 0 else { return false }
        left -= 1
        var question = best.question
        question.inputs = inputs
        guard case .disagreement(let found) = try Examination(question, &other), found.key == best.key else { return false }
        best = found
        return true
    }

    private mutating func reduceList(at path: [String], _ other: inout some OtherSide) throws(OtherSideError) {
        guard let elements = best.question.inputs.list(at: path) else { return }
        _ = try ListReduction.smallest(elements) { (elements) throws(OtherSideError) in
            var inputs = best.question.inputs
            inputs[path: path] = .array(elements)
            return try holds(inputs, &other)
        }
    }

    private mutating func reduceBytes(
        _ input: ByteInput, inEvent index: Int?, _ other: inout some OtherSide
    ) throws(OtherSideError) {
        guard let bytes = best.question.inputs.bytes(at: input.path, inEvent: index), !bytes.isEmpty else { return }
        func isKept(_ bytes: [UInt8]) throws(OtherSideError) -> Bool {
            var inputs = best.question.inputs
            inputs.setBytes(bytes, at: input.path, inEvent: index)
            return try holds(inputs, &other)
        }
        // Long runs of bytes that do not matter go first: that takes few questions.
        let plain = try ListReduction.plainest(bytes, isKept)
        let smaller = try ListReduction.smallest(try structured(plain, input, isKept), isKept)
        _ = try ListReduction.plainest(smaller, isKept)
    }

    private func structured(
        _ bytes: [UInt8], _ input: ByteInput, _ holds: ([UInt8]) throws(OtherSideError) -> Bool
    ) throws(OtherSideError) -> [UInt8] {
        switch input.shape {
        case .frame: try FrameReduction.smallest(bytes, holds)
        case .requestSync: try TLVReduction.smallest(bytes, widthOfLength: 2, holds)
        case .payload where input.type == 0x01: try TLVReduction.smallest(bytes, widthOfLength: 1, holds)
        default: bytes
        }
    }
}
