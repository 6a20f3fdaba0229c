import BitchatPayload
import Testing
import WireFormat

/// Courier envelopes, docs/protocol.md 3.3.
struct CourierEnvelopePayloadTests {
    private let required = long(1, run(0xA1, 16)) + long(2, big(Samples.time)) + long(3, hex("0b0c"))

    @Test func showsEveryField() {
        #expect(
            shown(CourierEnvelopePayload.self, Samples.courierEnvelope) == [
                "recipientTag 3+16: <\(Hexadecimal.encode(run(0xA1, 16)))>", "expiry 22+8: '1760000000000'",
                "ciphertext 33+2: <0b0c>", "copies 38+1: 4", "prekeyID 42+4: 258",
            ])
        #expect(shown(CourierEnvelopePayload.self, required).last == "copies: 1")
    }

    @Test(arguments: [(1, 16), (2, 8), (4, 1), (5, 4)] as [(UInt8, Int)])
    func refusesOtherLengths(type: UInt8, length: Int) {
        for count in [length - 1, length, length + 1] {
            let error = payloadError(
                .fieldLength, claim: .tlvLength, at: required.count + 3, needed: length, available: count)
            let found = refusal(CourierEnvelopePayload.self, required + long(type, run(1, count)))
            #expect(found == (count == length ? nil : error))
        }
    }

    @Test(arguments: [(0, 1), (1, nil), (16_383, nil), (16_384, nil), (16_385, 16_384)] as [(Int, Int?)])
    func boundsTheCiphertext(count: Int, needed: Int?) {
        let error = needed.map {
            payloadError(.fieldLength, claim: .tlvLength, at: required.count + 3, needed: $0, available: count)
        }
        #expect(refusal(CourierEnvelopePayload.self, required + long(3, run(1, count))) == error)
    }

    @Test func requiresTagExpiryAndCiphertextAndNoLeftover() {
        let fields = [long(1, run(1, 16)), long(2, big(1)), long(3, [1])]
        for index in fields.indices {
            var some = fields
            some.remove(at: index)
            let bytes = some.flatMap { $0 }
            let error = payloadError(.missingField, at: bytes.count, needed: index + 1)
            #expect(refusal(CourierEnvelopePayload.self, bytes) == error)
        }
        #expect(reason(CourierEnvelopePayload.self, required + [9]) == .trailingBytes)
        #expect(reason(CourierEnvelopePayload.self, required + [9, 0]) == .trailingBytes)
        #expect(reason(CourierEnvelopePayload.self, required + [9, 0, 1]) == .truncated)
    }

    @Test(arguments: [(0, 1), (1, 1), (2, 2), (8, 8), (9, 8)] as [(UInt8, UInt8)])
    func clampsCopiesWhenItWrites(copies: UInt8, written: UInt8) {
        let bytes = required + long(4, [copies])
        let found = try? decode(CourierEnvelopePayload.self, bytes).get()
        #expect(found?.copies == copies)
        #expect(found?.reencoded(bytes.span.bytes) == required + (written > 1 ? long(4, [written]) : []))
    }

    @Test func lastOfRepeatedFieldsWins() {
        let found = try? decode(CourierEnvelopePayload.self, required + long(2, big(7))).get()
        #expect(found?.expiry == 7 && found?.remarks == [.repeated])
    }
}
