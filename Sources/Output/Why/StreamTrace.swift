import BitchatFrame
import BitchatPayload
import Capture
import Conformance
import Dissection

/// One fragment stream as one device saw it: what came, what is missing, who asked for it again.
struct StreamTrace {
    /// The most requests, and the most findings, that are kept.
    static let capacity = 16

    /// The stream, and whose view of it this is.
    let key: StreamKey
    private(set) var total: UInt16 = 0
    private(set) var held: Set<UInt16> = []
    private(set) var byteCount = 0
    private(set) var firstRecord: Int
    private(set) var firstTime: CaptureTime
    private(set) var lastTime: CaptureTime
    private(set) var isDirected = false
    /// The records of the first requests that named the stream.
    private(set) var requests: [Int] = []
    /// How many more there were.
    private(set) var furtherRequests = 0
    /// The errors and warnings found in its fragments, each rule once.
    private(set) var findings: [Finding] = []
    /// The record in which the stream was complete.
    private(set) var completion: Int?

    /// Begins the account of `key` with the packet that carries its first fragment; nil outside captures.
    init?(_ key: StreamKey, _ packet: DissectedPacket) {
        guard let record = packet.context?.record else { return nil }
        self.key = key
        firstRecord = record.number
        firstTime = record.time
        lastTime = record.time
    }

    /// Adds a fragment.
    mutating func add(_ fragment: FragmentPayload, _ judged: JudgedPacket) {
        total = fragment.total
        if held.insert(fragment.index).inserted, let time = judged.packet.context?.record.time { lastTime = time }
        byteCount = byteCount.addingReportingOverflow(fragment.data.count).partialValue
        isDirected = judged.packet.frame?.isBroadcast == false
        for finding in judged.findings where finding.rule.severity >= .warning && findings.count < Self.capacity {
            if !findings.contains(where: { $0.isOfSameRule(as: finding) }) { findings.append(finding) }
        }
    }

    /// Notes a request for the stream.
    mutating func wasRequested(_ judged: JudgedPacket) {
        guard let record = judged.packet.context?.record.number, requests.last != record else { return }
        if requests.count < Self.capacity { requests.append(record) } else { furtherRequests += 1 }
    }

    /// Notes that the stream was put together.
    mutating func complete(_ judged: JudgedPacket) { completion = completion ?? judged.packet.context?.record.number }

    /// The indexes that never came, in order.
    var missing: [UInt16] { total == 0 ? [] : (0..<total).filter { !held.contains($0) } }

    /// The account as one sentence.
    var sentence: String {
        let place = "\(key.direction.name) on hci\(key.adapter) from record \(firstRecord)"
        let pieces = "\(held.count) of \(total) fragments, \(byteCount) bytes"
        return "stream \(PeerID(value: key.stream)) from \(key.sender), \(place): \(pieces)" + gap + asked
    }

    /// The missing indexes in words, the first twenty by number.
    var missingIndexes: String {
        let missing = missing
        let shown = missing.prefix(20).map(String.init).joined(separator: ", ")
        return shown + (missing.count > 20 ? " and \(missing.count - 20) more" : "")
    }

    private var gap: String {
        if let completion { return ", put together in record \(completion)" }
        return (missing.isEmpty ? "; nothing is missing" : "; missing index \(missingIndexes)") + span
    }

    /// How long new pieces came; nothing where the capture has no times, or times that no clock gives.
    private var span: String {
        guard firstTime.isKnown, lastTime.isKnown else { return "" }
        let (microseconds, isOver) = lastTime.microseconds.subtractingReportingOverflow(firstTime.microseconds)
        return isOver ? "" : "; the last new one came \(microseconds / 1000) ms after the first"
    }

    private var asked: String {
        if completion != nil, requests.isEmpty { return "" }
        if isDirected { return "; directed, so nobody can ask for it again" }
        let records = requests.map(String.init).joined(separator: ", ")
        let more = furtherRequests > 0 ? " and \(furtherRequests) more" : ""
        return requests.isEmpty ? "; nobody asked for it again" : "; asked for again in record \(records)\(more)"
    }
}
