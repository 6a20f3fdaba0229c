import BitchatFrame
import BitchatPayload
import Capture
import Conformance
import Dissection

/// One fragment stream as one device saw it: what came, what is missing, who asked for it again.
struct StreamTrace {
    /// The stream ID.
    let stream: UInt64
    /// Who sent the packet that was cut up.
    let sender: PeerID
    private let adapter: UInt16
    private let direction: PacketDirection
    private(set) var total: UInt16 = 0
    private(set) var held: Set<UInt16> = []
    private(set) var byteCount = 0
    private(set) var firstRecord: Int
    private(set) var firstTime: CaptureTime
    private(set) var lastTime: CaptureTime
    private(set) var isDirected = false
    /// The records of requests that named the stream.
    private(set) var requests: [Int] = []
    /// The record in which the stream was complete.
    private(set) var completion: Int?

    /// Begins the account of `stream` with the packet that carries its first fragment; nil outside captures.
    init?(_ packet: DissectedPacket, _ stream: UInt64) {
        guard let context = packet.context, let header = packet.header else { return nil }
        self.stream = stream
        sender = header.sender
        adapter = context.record.adapter
        direction = context.direction
        firstRecord = context.record.number
        firstTime = context.record.time
        lastTime = context.record.time
    }

    /// Whether the packet belongs to the same stream, seen by the same device.
    func isOf(_ packet: DissectedPacket, _ stream: UInt64) -> Bool {
        guard let context = packet.context, packet.header?.sender == sender else { return false }
        return stream == self.stream && context.record.adapter == adapter && context.direction == direction
    }

    /// Adds a fragment.
    mutating func add(_ fragment: FragmentPayload, _ judged: JudgedPacket) {
        total = fragment.total
        if held.insert(fragment.index).inserted, let time = judged.packet.context?.record.time { lastTime = time }
        byteCount += fragment.data.count
        isDirected = judged.packet.frame?.isBroadcast == false
    }

    /// Notes a request for the stream.
    mutating func wasRequested(_ judged: JudgedPacket) {
        if let record = judged.packet.context?.record.number, requests.last != record { requests.append(record) }
    }

    /// Notes that the stream was put together.
    mutating func complete(_ judged: JudgedPacket) { completion = completion ?? judged.packet.context?.record.number }

    /// The indexes that never came, in order.
    var missing: [UInt16] { total == 0 ? [] : (0..<total).filter { !held.contains($0) } }

    /// The account as one sentence.
    var sentence: String {
        let seen = "stream \(PeerID(value: stream)) from \(sender), \(direction.name) on hci\(adapter) from record \(firstRecord)"
        let pieces = "\(held.count) of \(total) fragments, \(byteCount) bytes"
        return "\(seen): \(pieces)" + gap + asked
    }

    private var gap: String {
        if let completion { return ", put together in record \(completion)" }
        let shown = missing.prefix(20).map(String.init).joined(separator: ", ")
        let more = missing.count > 20 ? " and \(missing.count - 20) more" : ""
        let span = (lastTime.microseconds - firstTime.microseconds) / 1000
        return "; missing index \(shown)\(more); the last new one came \(span) ms after the first"
    }

    private var asked: String {
        if completion != nil, requests.isEmpty { return "" }
        if isDirected { return "; directed, so nobody can ask for it again" }
        let records = requests.map(String.init).joined(separator: ", ")
        return requests.isEmpty ? "; nobody asked for it again" : "; asked for again in record \(records)"
    }
}
