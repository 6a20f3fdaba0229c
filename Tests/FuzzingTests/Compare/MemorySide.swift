import CorpusFiles

@testable import Fuzzing

/// Another side that is this project's own, but for what a test changes.
struct MemorySide: OtherSide {
    var offer = OtherOffer()
    /// The profile that every question is answered for; nil for the one asked for.
    var profile: VectorProfile?
    /// What becomes of the right answer.
    var fault: (CompareCase, JSONObject) -> OtherReply = { _, answer in .answer(answer) }
    /// The questions asked so far.
    var asked: [String] = []

    mutating func ask(_ question: CompareCase) throws(OtherSideError) -> OtherReply {
        asked.append(question.id)
        guard let ours = try? question.answer(for: profile ?? question.profile) else { return .skip("unreadable") }
        var answer: JSONObject = ["id": .string(question.id), "got": ours["want"] ?? ours["events"]]
        for name in ["why", "signed", "reencoded"] { answer[name] = ours[name] }
        guard let read = try? Questions.object(JSONLine.text(of: answer)) else { return .failure(.garbage("")) }
        return fault(question, read)
    }

    /// A side that never sees the flag of an answer.
    static var withoutRSR: MemorySide {
        MemorySide { _, answer in
            guard case .object(var got) = answer["got"] else { return .answer(answer) }
            var changed = answer
            got["rsr"] = nil
            changed["got"] = .object(got)
            return .answer(changed)
        }
    }

    init(profile: VectorProfile? = nil, fault: @escaping (CompareCase, JSONObject) -> OtherReply = { .answer($1) }) {
        self.profile = profile
        self.fault = fault
    }
}
