import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import Testing
import WireFormat

/// A packet to keep, `age` milliseconds old at noon; the number makes its payload differ.
func syncPacket(
    _ type: MessageType, by sender: UInt64 = 0xA, age: Int64 = 0, number: UInt64 = 0, payload: [UInt8]? = nil,
    recipient: [UInt8]? = nil
) throws -> SyncPacket {
    var text = ByteWriter()
    text.bigEndian(number)
    let contents = FrameContents(
        type: type, timestamp: UInt64(noon - age), sender: PeerID(value: sender).bytes, recipient: recipient,
        payload: payload ?? text.bytes)
    return try #require(SyncPacket(contents, SHA256Hasher()))
}

/// One broadcast slice of a stream.
func syncFragment(stream: UInt64, index: UInt16, age: Int64 = 0) throws -> SyncPacket {
    let payload = FragmentPayload.encode(stream: stream, index: index, total: 9, originalType: .message, data: [1])
    return try syncPacket(.fragment, age: age, payload: payload)
}

/// A question for `types` by a peer that holds `packets`.
func question(
    _ types: [MessageType], holding packets: [SyncPacket] = [], since: UInt64? = nil, streams: Set<FragmentID>? = nil
) -> SyncQuestion {
    let built = GCSBuilder(budget: 400, falsePositiveRate: 0.01).build(packets.map(\.hash))
    let held = GCSFilter(p: built.p, m: built.m, built.filter.span.bytes, ByteRange(0, built.filter.count))
    return SyncQuestion(types: SyncTypes(types), held: held, since: since, streams: streams)
}

extension SyncRequest {
    /// The request as its receiver reads it.
    func question(_ rules: PayloadRules = .ios) throws -> SyncQuestion {
        try SyncQuestion(decoding: payload.span.bytes, ByteRange(0, payload.count), rules: rules)
    }

    /// The decoded payload.
    func decoded() throws -> RequestSyncPayload {
        try RequestSyncPayload(decoding: payload.span.bytes, ByteRange(0, payload.count))
    }
}
