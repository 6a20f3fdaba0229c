import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

/// Fragments, docs/protocol.md 3.6.
struct FragmentPayloadTests {
    private func piece(_ index: UInt16, _ total: UInt16, _ data: [UInt8] = [1]) -> [UInt8] {
        FragmentPayload.encode(stream: 5, index: index, total: total, originalType: .message, data: data)
    }
    private func androidRefuses(_ bytes: [UInt8]) -> DecodeError? {
        do throws(DecodeError) {
            _ = try FragmentPayload(android: bytes.span.bytes, ByteRange(0, bytes.count))
            return nil
        } catch { return error }
    }

    @Test func showsEveryField() {
        #expect(
            shown(FragmentPayload.self, Samples.fragment) == [
                "stream 0+8: 45a43038a50aa502", "index 8+2: 1", "total 10+2: 3", "originalType 12+1: 2",
                "originalTypeName 12+1: message", "data 13+3: <207468>",
            ])
        let unknown = run(0, 8) + hex("0000 0001 7f")
        #expect(shown(FragmentPayload.self, unknown).suffix(2) == ["originalType 12+1: 127", "data 13+0: <>"])
    }

    @Test(arguments: [0, 12, 13, 14])
    func needs13Bytes(count: Int) {
        let error = payloadError(.short, claim: .payloadLength, at: 0, needed: 13, available: count)
        #expect(refusal(FragmentPayload.self, Array(piece(0, 1, [1, 2]).prefix(count))) == (count < 13 ? error : nil))
    }

    @Test(
        arguments: [(0, 1, 0), (1, nil, 0), (9_999, nil, 0), (10_000, nil, 0), (10_001, 10_000, 10_001)] as [(UInt16, Int?, Int)])
    func boundsTheTotal(total: UInt16, needed: Int?, available: Int) {
        let error = needed.map { payloadError(.fieldValue, at: 10, needed: $0, available: available) }
        #expect(refusal(FragmentPayload.self, piece(0, total)) == error)
    }

    @Test(arguments: [(2, nil), (3, 2), (4, 2)] as [(UInt16, Int?)])
    func needsAnIndexBelowTheTotal(index: UInt16, needed: Int?) {
        let error = needed.map { payloadError(.fieldValue, at: 8, needed: $0, available: Int(index)) }
        #expect(refusal(FragmentPayload.self, piece(index, 3)) == error)
    }

    @Test func androidRefusesEmptySlicesAndTotalsAbove256() {
        #expect(androidRefuses(piece(0, 256)) == nil)
        #expect(androidRefuses(piece(0, 255)) == nil)
        #expect(androidRefuses(piece(0, 257)) == payloadError(.fieldValue, at: 10, needed: 256, available: 257))
        #expect(androidRefuses(piece(0, 1, [])) == payloadError(.short, claim: .payloadLength, at: 0, needed: 14, available: 13))
        #expect(refusal(FragmentPayload.self, piece(0, 1, [])) == nil)
    }
}
