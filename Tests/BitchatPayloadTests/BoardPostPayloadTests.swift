import BitchatPayload
import Testing
import WireFormat

/// Board posts and tombstones, docs/protocol.md 3.9.
struct BoardPostPayloadTests {
    private func decoded(_ bytes: [UInt8]) -> BoardPostPayload? { try? decode(BoardPostPayload.self, bytes).get() }

    @Test func showsEveryFieldOfAPost() {
        #expect(
            shown(BoardPostPayload.self, Samples.boardPost)
                == [
                    "boardKind 0+259: post", "postID 7+16: <\(Hexadecimal.encode(run(0xB1, 16)))>", "geohash 26+4: \"u4pr\"",
                    "content 33+11: \"hello board\"", "authorKey 47+32: <\(Hexadecimal.encode(run(0xB2, 32)))>",
                    "authorNickname 82+3: \"ada\"", "createdAt 88+8: '1760000000000'", "expiresAt 99+8: '1760000001000'",
                    "flags 110+1: 1", "urgent 110+1: true", "signature 114+64: <\(Hexadecimal.encode(run(0xB3, 64)))>",
                ].map { $0.replacing("0+259", with: "0+\(Samples.boardPost.count)") })
    }

    @Test func showsEveryFieldOfATombstone() {
        #expect(
            shown(BoardPostPayload.self, Samples.tombstone) == [
                "boardKind 0+136: tombstone", "postID 7+16: <\(Hexadecimal.encode(run(0xB1, 16)))>",
                "authorKey 26+32: <\(Hexadecimal.encode(run(0xB2, 32)))>", "deletedAt 61+8: '1760000000000'",
                "signature 72+64: <\(Hexadecimal.encode(run(0xB3, 64)))>",
            ])
    }

    @Test(arguments: [(1, 1), (2, 16), (5, 32), (9, 1), (10, 64)] as [(UInt8, Int)])
    func refusesOtherLengths(type: UInt8, length: Int) {
        for count in [length - 1, length + 1] {
            let error = payloadError(
                .fieldLength, claim: .tlvLength, at: Samples.boardPost.count + 3, needed: length, available: count)
            #expect(refusal(BoardPostPayload.self, Samples.boardPost + long(type, run(1, count))) == error)
        }
        #expect(reason(BoardPostPayload.self, Samples.boardPost + long(type, run(1, length))) == nil)
    }

    @Test(arguments: [(3, 0, 12), (4, 1, 512), (6, 0, 64)] as [(UInt8, Int, Int)])
    func boundsTexts(type: UInt8, least: Int, most: Int) {
        for count in [least, most - 1, most] {
            #expect(reason(BoardPostPayload.self, Samples.boardPost + long(type, run(0x62, count))) == nil)
        }
        #expect(reason(BoardPostPayload.self, Samples.boardPost + long(type, run(0x62, most + 1))) == .fieldLength)
        if least > 0 { #expect(reason(BoardPostPayload.self, Samples.boardPost + long(type, [])) == .missingField) }
    }

    @Test(arguments: [(0, false), (1, true), (604_799_999, true), (604_800_000, true), (604_800_001, false)] as [(UInt64, Bool)])
    func boundsTheLife(life: UInt64, isTaken: Bool) {
        let bytes = Samples.boardPost + long(8, big(Samples.time + life))
        #expect(reason(BoardPostPayload.self, bytes) == (isTaken ? nil : .fieldValue))
    }

    @Test func refusesAPostThatEndsBeforeItBegins() {
        let error = payloadError(.fieldValue, at: Samples.boardPost.count + 3, needed: 1, available: 0)
        #expect(refusal(BoardPostPayload.self, Samples.boardPost + long(8, big(5))) == error)
    }

    @Test(arguments: ["a", "i", "l", "o", "A", "-", "é", "u4a"])
    func refusesPlacesThatAreNoGeohash(place: String) {
        #expect(reason(BoardPostPayload.self, Samples.boardPost + long(3, utf8(place))) == .fieldValue)
    }

    @Test func takesEveryGeohashDigit() {
        for place in ["0123456789bc", "defghjkmnpqr", "stuvwxyz", "\u{FEFF}u4"] {
            #expect(reason(BoardPostPayload.self, Samples.boardPost + long(3, utf8(place))) == nil, "\(place)")
        }
    }

    @Test(arguments: [3, 4, 6] as [UInt8])
    func badTextErasesTheEarlierOne(type: UInt8) {
        let error = payloadError(.missingField, at: Samples.boardPost.count + 4, needed: Int(type))
        #expect(refusal(BoardPostPayload.self, Samples.boardPost + long(type, [0xFF])) == error)
    }

    @Test(arguments: [(7, 7), (8, 9)] as [(UInt8, Int)])
    func aTimeOfAnotherLengthErasesTheEarlierOne(type: UInt8, length: Int) {
        #expect(reason(BoardPostPayload.self, Samples.boardPost + long(type, run(0, length))) == .missingField)
    }

    @Test func anUnknownKindErasesTheEarlierOne() {
        #expect(reason(BoardPostPayload.self, Samples.boardPost + long(1, [3])) == .missingField)
        #expect(reason(BoardPostPayload.self, Samples.boardPost + long(1, [3]) + long(1, [1])) == nil)
        #expect(reason(BoardPostPayload.self, Samples.boardPost + long(1, [2])) == .missingField)
    }

    @Test func requiresEveryFieldOfItsKind() {
        let fields: [[UInt8]] = [
            long(1, [1]), long(2, run(1, 16)), long(3, []), long(4, [0x61]), long(5, run(2, 32)), long(6, []),
            long(7, big(1)), long(8, big(2)), long(9, [0]), long(10, run(3, 64)),
        ]
        #expect(reason(BoardPostPayload.self, fields.flatMap { $0 }) == nil)
        for index in fields.indices {
            var some = fields
            some.remove(at: index)
            #expect(reason(BoardPostPayload.self, some.flatMap { $0 }) == .missingField)
        }
    }

    @Test(arguments: [1, 2])
    func ignoresLeftover(count: Int) {
        #expect(decoded(Samples.boardPost + run(1, count))?.remarks == [.leftover])
    }

    @Test func givesTheBytesThatAreSigned() {
        let post = rewritten(BoardPostPayload.self, Samples.boardPost) { $0.signedBytes($1) }
        let wanted =
            hex("10") + utf8("bitchat-board-v1") + run(0xB1, 16) + hex("0004") + utf8("u4pr") + hex("000b")
            + utf8("hello board") + run(0xB2, 32) + hex("0003") + utf8("ada") + big(Samples.time) + big(Samples.time + 1000) + [1]
        #expect(post == wanted)
        let tombstone = rewritten(BoardPostPayload.self, Samples.tombstone) { $0.signedBytes($1) }
        #expect(tombstone == hex("14") + utf8("bitchat-board-del-v1") + run(0xB1, 16) + big(Samples.time))
    }
}
