import BitchatPayload
import Testing
import WireFormat

/// Nostr carriers, docs/protocol.md 3.13.
struct NostrCarrierPayloadTests {
    @Test func showsEveryField() {
        #expect(
            shown(NostrCarrierPayload.self, Samples.nostrCarrier) == [
                "direction 3+1: fromGateway", "geohash 7+6: \"u4pruy\"", "event 16+2: \"{}\"",
            ])
    }

    @Test(
        arguments: [(0, nil), (1, "toGateway"), (2, "fromGateway"), (3, "toBridge"), (4, "fromBridge"), (5, nil)]
            as [(UInt8, String?)])
    func knowsFourDirections(code: UInt8, name: String?) {
        let bytes = Samples.nostrCarrier + long(1, [code])
        let found = try? decode(NostrCarrierPayload.self, bytes).get()
        #expect(found.map { "\($0.direction.name)" } == name)
        let error = payloadError(.fieldValue, at: 21, needed: code < 1 ? 1 : 4, available: Int(code))
        #expect(refusal(NostrCarrierPayload.self, bytes) == (name == nil ? error : nil))
    }

    @Test(arguments: [0, 2])
    func refusesDirectionsOf(length: Int) {
        #expect(reason(NostrCarrierPayload.self, Samples.nostrCarrier + long(1, run(1, length))) == .fieldLength)
    }

    @Test(arguments: [(0, false), (1, true), (12, true), (13, false)])
    func boundsTheGeohash(length: Int, isTaken: Bool) {
        let bytes = Samples.nostrCarrier + long(2, run(0x75, length))
        #expect(reason(NostrCarrierPayload.self, bytes) == (isTaken ? nil : .fieldLength))
        #expect(reason(NostrCarrierPayload.self, bytes + long(2, utf8("u4"))) == nil)
    }

    @Test(arguments: [(0, false), (1, true), (16_384, true), (16_385, false)])
    func boundsTheEvent(length: Int, isTaken: Bool) {
        let bytes = Samples.nostrCarrier + long(3, run(0x20, length))
        #expect(reason(NostrCarrierPayload.self, bytes) == (isTaken ? nil : .fieldLength))
    }

    @Test func refusesBadTextMissingFieldsAndLeftover() {
        #expect(reason(NostrCarrierPayload.self, Samples.nostrCarrier + long(2, [0xFF])) == .invalidText)
        #expect(reason(NostrCarrierPayload.self, Samples.nostrCarrier + long(2, [0xFF]) + long(2, [0x75])) == .invalidText)
        #expect(reason(NostrCarrierPayload.self, Samples.nostrCarrier + [1]) == .trailingBytes)
        #expect(reason(NostrCarrierPayload.self, Samples.nostrCarrier + [1, 0]) == .trailingBytes)
        #expect(reason(NostrCarrierPayload.self, long(2, [0x75]) + long(3, [1])) == .missingField)
        #expect(reason(NostrCarrierPayload.self, long(1, [1]) + long(3, [1])) == .missingField)
        #expect(reason(NostrCarrierPayload.self, long(1, [1]) + long(2, [0x75])) == .missingField)
    }
}
