import BitchatFrame
import BitchatPayload
import PacketGenerators

/// A payload of each type that has fields, as the apps write them, and the list of all types.
enum SamplePayloads {
    /// Every type of frame there is.
    static var types: [MessageType] { Payloads.all.compactMap(\.type) }

    /// Contents of frames whose payloads are lists of fields; between them they have every field that an app writes.
    static var contents: [FrameContents] {
        let (ios, android) = (PacketFactory(.ios), PacketFactory(.android))
        var random = SplitMix64(label: "dictionary")
        return [
            ios.announce(by: .bo, at: time, neighbours: [TestIdentity.cy.peerID]), android.announce(by: .dee, at: time),
            ios.announceV2(by: .bo, at: time, tags: [UInt8](repeating: 7, count: 64)),
            ios.courierEnvelope(body: 32, copies: 2, from: .bo, to: .cy, at: time, &random),
            ios.requestSync(question, by: .bo, to: .cy, at: time),
            ios.file(named: "a.txt", mimeType: "text/plain", content: [1, 2, 3], by: .bo, at: time),
            ios.boardPost(entry, by: .bo, at: time), ios.boardTombstone(postID: entry.id, by: .bo, at: time),
            ios.prekeyBundle([(id: 1, key: [UInt8](repeating: 9, count: 32))], by: .bo, at: time),
            ios.groupMessage(groupID: entry.id, epoch: 1, plaintext: 16, by: .bo, at: time, &random),
            ios.nostrUplink("{}", geohash: "u33", from: .bo, to: .cy, at: time),
        ].map(\.contents)
    }

    private static let time: UInt64 = 1_760_000_000_000
    private static var question: SyncQuestion {
        SyncQuestion(types: SyncQuestion.Round.initial, since: time, streams: [0x45A4_3038_A50A_A502])
    }
    private static var entry: BoardEntry {
        BoardEntry(id: [UInt8](repeating: 5, count: 16), geohash: "u33db2m37n4e", content: "hello", created: time)
    }
}
