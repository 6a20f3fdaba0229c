import Testing
import WireFormat

@Suite struct DecodeErrorTests {
    @Test func everyReasonAndLayerHasANameOfItsOwn() {
        let reasons = DecodeError.Reason.allCases.map { "\($0.name)" }
        #expect(reasons == DecodeError.Reason.allCases.map { "\($0)" })
        #expect(Set(reasons).count == reasons.count)
        let layers = DecodeError.Layer.allCases.map { "\($0.name)" }
        #expect(layers == DecodeError.Layer.allCases.map { "\($0)" })
    }

    @Test func errorsDifferInEveryPart() {
        let error = DecodeError(.truncated, layer: .frame, claim: .payloadLength, offset: 1, needed: 2, available: 3)
        let others = [
            DecodeError(.short, layer: .frame, claim: .payloadLength, offset: 1, needed: 2, available: 3),
            DecodeError(.truncated, layer: .payload, claim: .payloadLength, offset: 1, needed: 2, available: 3),
            DecodeError(.truncated, layer: .frame, claim: .input, offset: 1, needed: 2, available: 3),
            DecodeError(.truncated, layer: .frame, claim: .payloadLength, offset: 0, needed: 2, available: 3),
            DecodeError(.truncated, layer: .frame, claim: .payloadLength, offset: 1, needed: 0, available: 3),
            DecodeError(.truncated, layer: .frame, claim: .payloadLength, offset: 1, needed: 2, available: 0),
        ]
        #expect(others.allSatisfy { $0 != error })
        #expect(Set(others + [error]).count == 7)
    }
}
