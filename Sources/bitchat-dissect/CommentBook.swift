import Capture
import Conformance
import Dissection
import Output

/// The comments on records that are not written yet: what profiles and rules say about the packets that each completes.
final class CommentBook {
    /// The most comments on one record; what is more is counted by one that comes last.
    static let most = 100

    private let choice: CommentChoice
    private var comments: [Int: [RecordComment]] = [:]
    private var surplus: [Int: Int] = [:]
    /// The record whose comments were taken last: what is said of it and of earlier ones comes too late.
    private var taken = 0

    /// Makes an empty book.
    init(_ choice: CommentChoice) { self.choice = choice }

    /// Notes what there is to say about a packet, for the record that completed it.
    func note(_ judged: JudgedPacket) {
        guard let record = judged.packet.context?.record.number, record > taken, judged.packet.isCaptured else { return }
        for text in Self.texts(judged, choice) {
            if comments[record, default: []].count < Self.most {
                comments[record, default: []].append(RecordComment(text))
            } else {
                surplus[record, default: 0] += 1
            }
        }
    }

    /// Takes the comments on a record out of the book; records are taken in their order.
    func take(_ record: Int) -> [RecordComment] {
        taken = record
        let more = surplus.removeValue(forKey: record).map { [RecordComment("\($0) more findings and verdicts")] } ?? []
        return (comments.removeValue(forKey: record) ?? []) + more
    }

    /// Forgets everything: records are numbered anew.
    func clear() {
        taken = 0
        comments = [:]
        surplus = [:]
    }

    /// The comments on a packet: findings, errors first, then the profiles that refuse it, or all.
    private static func texts(_ judged: JudgedPacket, _ choice: CommentChoice) -> [String] {
        let kind = judged.packet.header.map { $0.type.name.map { " (\($0))" } ?? " (type \($0.type.rawValue))" } ?? ""
        let subject = "packet \(judged.packet.number)\(kind), "
        let isError = { (finding: Finding) in finding.rule.severity == .error }
        let findings = judged.findings.filter(isError) + judged.findings.filter { !isError($0) }
        let verdicts = judged.verdicts.filter { choice == .all || $0.answer.accepts == false }
        return findings.map { "\(subject)\($0.rule.id) \($0.rule.severity.name): \($0.message)" }
            + verdicts.map { "\(subject)\($0.profile.rawValue): \(VerdictSentence($0, judged).text)" }
    }
}
