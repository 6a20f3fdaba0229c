import CorpusFiles

/// Compares an answer of this project with one of another program (docs/compare.md).
///
/// The other program may use the short forms of vectors (hashes, counts) and name another class of refusal. What stands beside the
/// answer (`signed`, `reencoded`) is compared where both have it.
enum AnswerComparison {
    /// What may be left out.
    static let optional = ["signed", "reencoded"]

    /// Where the two differ; `got` of the answer stands for `want`, or for the list of events.
    static func differences(ours: JSONObject, theirs answer: JSONObject) -> [AnswerDifference] {
        let theirs = record(of: answer, like: ours)
        let compared = ours.filter { !optional.contains($0) || theirs[$0] != nil }
        // The other program's answer takes the place of the expectation, since that may have short forms.
        return VectorComparison(theirs, compared).differences.map {
            AnswerDifference(place: $0.place, expected: $0.actual, actual: $0.expected, expectedWhy: $0.actualWhy)
        }
    }

    /// An answer in the form of this project's.
    static func record(of answer: JSONObject, like ours: JSONObject) -> JSONObject {
        var record: JSONObject = ours["events"] == nil ? ["want": answer["got"]] : ["events": answer["got"]]
        for name in optional where ours[name] != nil { record[name] = answer[name] }
        return record
    }
}
