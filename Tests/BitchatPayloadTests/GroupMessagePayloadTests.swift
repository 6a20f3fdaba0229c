import BitchatPayload
import Testing
import WireFormat

/// Group messages, docs/protocol.md 3.11.
struct GroupMessagePayloadTests {
    @Test func showsEveryField() {
        #expect(
            shown(GroupMessagePayload.self, Samples.groupMessage) == [
                "groupID 3+16: <\(Hexadecimal.encode(run(0xD1, 16)))>", "epoch 22+4: 7",
                "nonce 29+12: <\(Hexadecimal.encode(run(0xD2, 12)))>", "ciphertext 44+1: <d3>",
                "tag 45+16: <\(Hexadecimal.encode(run(0xD3, 16)))>",
            ])
    }

    @Test(arguments: [(1, 16), (3, 12)] as [(UInt8, Int)])
    func ignoresOtherLengths(type: UInt8, length: Int) {
        for count in [length - 1, length + 1] {
            let bytes = Samples.groupMessage + long(type, run(1, count))
            let found = try? decode(GroupMessagePayload.self, bytes).get()
            #expect(found?.reencoded(bytes.span.bytes) == Samples.groupMessage)
            #expect(found?.remarks == [.repeated, .ignored])
        }
    }

    @Test(arguments: [3, 4, 5])
    func anEpochOfAnotherLengthErasesTheEarlierOne(count: Int) {
        let error = payloadError(.missingField, at: Samples.groupMessage.count + 3 + count, needed: 2)
        #expect(refusal(GroupMessagePayload.self, Samples.groupMessage + long(2, run(1, count))) == (count == 4 ? nil : error))
    }

    @Test(arguments: [(1, 1, false), (16, 16, false), (17, 1, true)])
    func splitsTheTagOff(count: Int, ciphertext: Int, hasTag: Bool) {
        let found = try? decode(GroupMessagePayload.self, Samples.groupMessage + long(4, run(1, count))).get()
        #expect(found?.ciphertext.count == ciphertext)
        #expect((found?.tag != nil) == hasTag)
    }

    @Test func ignoresAnEmptyCiphertext() {
        let found = try? decode(GroupMessagePayload.self, Samples.groupMessage + long(4, [])).get()
        #expect(found?.sealed.count == 17)
    }

    @Test func requiresEveryFieldAndNoLeftover() {
        let fields = [long(1, run(1, 16)), long(2, run(1, 4)), long(3, run(1, 12)), long(4, run(1, 17))]
        for index in fields.indices {
            var some = fields
            some.remove(at: index)
            let bytes = some.flatMap { $0 }
            let error = payloadError(.missingField, at: bytes.count, needed: index + 1)
            #expect(refusal(GroupMessagePayload.self, bytes) == error)
        }
        #expect(reason(GroupMessagePayload.self, Samples.groupMessage + [1]) == .trailingBytes)
    }
}
