import BitchatPayload
import Testing
import WireFormat

/// Prekey bundles, docs/protocol.md 3.10.
struct PrekeyBundlePayloadTests {
    private func entries(_ count: Int) -> [UInt8] {
        (0..<count).flatMap { hex("000000") + [UInt8($0)] + run(0xC2, 32) }
    }

    @Test func showsEveryField() {
        #expect(
            shown(PrekeyBundlePayload.self, Samples.prekeyBundle) == [
                "ownerKey 3+32: <\(Hexadecimal.encode(run(0xC1, 32)))>",
                "prekeys 38+72: [",
                "  prekeys 38+36: {", "    id 38+4: 1", "    key 42+32: <\(Hexadecimal.encode(run(0xC2, 32)))>", "  }",
                "  prekeys 74+36: {", "    id 74+4: 2", "    key 78+32: <\(Hexadecimal.encode(run(0xC3, 32)))>", "  }",
                "]", "generatedAt 113+8: '1760000000000'",
                "signature 124+64: <\(Hexadecimal.encode(run(0xC4, 64)))>",
            ])
    }

    @Test(arguments: [(1, 32), (3, 8), (4, 64)] as [(UInt8, Int)])
    func refusesOtherLengths(type: UInt8, length: Int) {
        for count in [length - 1, length, length + 1] {
            let error = payloadError(
                .fieldLength, claim: .tlvLength, at: Samples.prekeyBundle.count + 3, needed: length, available: count)
            let found = refusal(PrekeyBundlePayload.self, Samples.prekeyBundle + long(type, run(1, count)))
            #expect(found == (count == length ? nil : error))
        }
    }

    @Test(arguments: [(0, .fieldLength), (1, nil), (7, nil), (8, nil), (9, .fieldLength)] as [(Int, DecodeError.Reason?)])
    func takesOneToEightEntries(count: Int, wanted: DecodeError.Reason?) {
        #expect(reason(PrekeyBundlePayload.self, Samples.prekeyBundle + long(2, entries(count))) == wanted)
    }

    @Test func refusesPartsOfEntriesAndRepeatedIDs() {
        let cut = payloadError(.fieldLength, claim: .tlvLength, at: 191, needed: 36, available: 37)
        #expect(refusal(PrekeyBundlePayload.self, Samples.prekeyBundle + long(2, entries(1) + [0])) == cut)
        let twice = payloadError(.duplicateField, at: 191 + 72, available: 0)
        #expect(refusal(PrekeyBundlePayload.self, Samples.prekeyBundle + long(2, entries(2) + entries(1))) == twice)
    }

    @Test func requiresEveryFieldAndNoLeftover() {
        let fields = [long(1, run(1, 32)), long(2, entries(1)), long(3, big(1)), long(4, run(1, 64))]
        for index in fields.indices {
            var some = fields
            some.remove(at: index)
            let bytes = some.flatMap { $0 }
            let error = payloadError(.missingField, at: bytes.count, needed: index + 1)
            #expect(refusal(PrekeyBundlePayload.self, bytes) == error)
        }
        for count in [1, 2] {
            let error = payloadError(.trailingBytes, claim: .tlvLength, at: 188, needed: 3, available: count)
            #expect(refusal(PrekeyBundlePayload.self, Samples.prekeyBundle + run(9, count)) == error)
        }
    }

    @Test func givesTheBytesThatAreSigned() {
        let bytes = Samples.prekeyBundle
        let signed = (try? decode(PrekeyBundlePayload.self, bytes).get())?.signedBytes(bytes.span.bytes)
        let entries = hex("00000001") + run(0xC2, 32) + hex("00000002") + run(0xC3, 32)
        let context = hex("18") + utf8("bitchat-prekey-bundle-v1")
        #expect(signed == context + run(0xC1, 32) + [2] + entries + big(Samples.time))
    }

    @Test func writesABundleFromValues() {
        let bytes = PrekeyBundlePayload.encode(
            ownerKey: run(0xC1, 32), entries: [(1, run(0xC2, 32)), (2, run(0xC3, 32))], generatedAt: Samples.time,
            signature: run(0xC4, 64))
        #expect(bytes == Samples.prekeyBundle)
    }
}
