import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import Testing

/// What is kept for sync, and for how long (docs/protocol.md 5.5).
@Suite struct SyncStoreTests {
    var gossip = GossipSyncManager()

    @Test(arguments: [
        (MessageType.message, 1_000), (.fragment, 600), (.fileTransfer, 200), (.groupMessage, 200), (.boardPost, 200),
    ])
    mutating func keepsSoManyPacketsOfATypeFirstInFirstOut(type: MessageType, capacity: Int) throws {
        for number in 0..<capacity { gossip.see(try syncPacket(type, number: UInt64(number)), now: noon) }
        #expect(gossip.packets(of: type).count == capacity)
        gossip.see(try syncPacket(type, number: UInt64(capacity)), now: noon)
        #expect(gossip.packets(of: type).count == capacity)
        #expect(gossip.packets(of: type).first == (try syncPacket(type, number: 1)))
    }

    @Test(arguments: [MessageType.announce, .prekeyBundle])
    mutating func keepsOnePacketOfAnAuthorTheNewest(type: MessageType) throws {
        #expect(gossip.see(try syncPacket(type, age: 20), now: noon) == true)
        #expect(gossip.see(try syncPacket(type, age: 30, number: 1), now: noon) == false)
        #expect(gossip.see(try syncPacket(type, age: 10, number: 2), now: noon) == true)
        #expect(gossip.see(try syncPacket(type, by: 0xB, age: 10), now: noon) == true)
        #expect(gossip.packets(of: type).map(\.sender.value) == [0xA, 0xB])
        #expect(gossip.packets(of: type).first == (try syncPacket(type, age: 10, number: 2)))
    }

    @Test(arguments: [
        (MessageType.announce, 60_000 as Int64), (.message, 21_600_000), (.fragment, 900_000), (.fileTransfer, 900_000),
        (.groupMessage, 21_600_000), (.prekeyBundle, 86_400_000),
    ])
    mutating func takesInPacketsOfACertainAge(type: MessageType, age: Int64) throws {
        #expect(gossip.see(try syncPacket(type, by: 1, age: age + 1), now: noon) == false)
        #expect(gossip.see(try syncPacket(type, by: 2, age: age), now: noon) == true)
        #expect(gossip.see(try syncPacket(type, by: 3, age: age - 1), now: noon) == true)
        #expect(gossip.see(try syncPacket(type, by: 4, age: -age), now: noon) == true)
    }

    @Test(arguments: [
        (MessageType.announce, 900_000 as Int64), (.message, 21_600_000), (.fragment, 900_000), (.fileTransfer, 900_000),
        (.groupMessage, 21_600_000), (.prekeyBundle, 86_400_000),
    ])
    mutating func servesPacketsUpToACertainAge(type: MessageType, age: Int64) throws {
        gossip.see(try syncPacket(type), now: noon)
        #expect(gossip.answer(question([type]), now: noon + age).count == 1)
        #expect(gossip.answer(question([type]), now: noon + age + 1).isEmpty)
    }

    @Test mutating func servesABoardPostUntilItEnds() throws {
        let post = BoardPostPayload.encodePost(
            postID: filler(16), geohash: [], content: [0x68], authorKey: filler(32), nickname: [], created: UInt64(noon),
            expires: UInt64(noon + 1_000), flags: 0, signature: filler(64))
        gossip.see(try syncPacket(.boardPost, payload: post), now: noon)
        #expect(gossip.answer(question([.boardPost]), now: noon + 999).count == 1)
        #expect(gossip.answer(question([.boardPost]), now: noon + 1_000).isEmpty)
    }

    @Test mutating func keepsNothingTwiceAndNoOtherType() throws {
        #expect(gossip.see(try syncPacket(.message), now: noon) == true)
        #expect(gossip.see(try syncPacket(.message), now: noon) == false)
        for type in [MessageType.leave, .requestSync, .noiseEncrypted, .voiceFrame, .ping] {
            #expect(gossip.see(try syncPacket(type), now: noon) == false)
        }
    }

    @Test func keepsBroadcastsOnly() throws {
        let directed = FrameContents(type: .fragment, timestamp: 1, sender: filler(8), recipient: filler(8), payload: [])
        #expect(SyncPacket(directed, SHA256Hasher()) == nil)
        #expect(try syncPacket(.message, recipient: PeerID.broadcast.bytes).contents.type == .message)
    }

    @Test mutating func aPeerThatLeavesTakesItsPacketsAlong() throws {
        for type in [MessageType.announce, .message, .fragment, .fileTransfer, .groupMessage, .prekeyBundle, .boardPost] {
            gossip.see(try syncPacket(type, by: 0xA), now: noon)
            gossip.see(try syncPacket(type, by: 0xB), now: noon)
        }
        gossip.forget(PeerID(value: 0xA))
        for type in [MessageType.announce, .message, .fragment, .fileTransfer, .groupMessage] {
            #expect(gossip.packets(of: type).map(\.sender.value) == [0xB])
        }
        for type in [MessageType.prekeyBundle, .boardPost] { #expect(gossip.packets(of: type).count == 2) }
    }

    @Test(arguments: [(60_000 as Int64, 0), (60_001, 1)])
    mutating func aPeerIsGoneWhenItsAnnounceIsOver60000MillisecondsOld(age: Int64, gone: Int) throws {
        gossip.see(try syncPacket(.announce), now: noon)
        gossip.see(try syncPacket(.message), now: noon)
        gossip.see(try syncPacket(.message, by: 0xB), now: noon)
        #expect(gossip.sweep(now: noon + age) == (gone == 1 ? [PeerID(value: 0xA)] : []))
        #expect(gossip.packets(of: .message).count == 2 - gone)
    }

    @Test(arguments: [(900_000 as Int64, 1), (900_001, 0)])
    mutating func aSweepForgetsWhatIsTooOldToBeServed(age: Int64, kept: Int) throws {
        gossip.see(try syncPacket(.fileTransfer), now: noon)
        _ = gossip.sweep(now: noon + age)
        #expect(gossip.packets(of: .fileTransfer).count == kept)
        #expect(gossip.byteCount == 8 * kept)
    }

    @Test mutating func sweepsOnceIn60000Milliseconds() throws {
        _ = gossip.sweep(now: noon)
        gossip.see(try syncPacket(.announce), now: noon)
        gossip.see(try syncPacket(.announce, by: 0xB, age: 30_000), now: noon)
        #expect(gossip.sweep(now: noon + 59_999).isEmpty)
        #expect(gossip.sweep(now: noon + 60_000) == [PeerID(value: 0xB)])
    }

    @Test mutating func countsItsBytesAndGivesUpTheOldestAbove32MiB() throws {
        for number in 0..<34 {
            gossip.see(try syncPacket(.fileTransfer, age: Int64(number), payload: filler(1_048_576)), now: noon)
        }
        #expect(gossip.packets(of: .fileTransfer).count == 32)
        #expect(gossip.byteCount == 33_554_432)
        #expect(gossip.packets(of: .fileTransfer).first?.contents.timestamp == UInt64(noon - 2))
    }
}
