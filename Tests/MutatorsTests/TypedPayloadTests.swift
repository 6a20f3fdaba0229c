import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

@testable import Mutators

@Suite struct TypedPayloadTests {
    let fragment = Array(Samples.fragment[22...])

    @Test func setsIndexesAndTotalsToTheirLimits() {
        let indexes = Mutants(FragmentIndex.self, fragment, type: .fragment, count: 2_000).numbers(at: 8..<10)
        #expect(indexes.isSuperset(of: [0, 2, 3, 4, 255, 256, 257, 9_999, 10_000, 10_001, 65_535]))
        let totals = Mutants(FragmentTotal.self, fragment, type: .fragment, count: 2_000).numbers(at: 10..<12)
        #expect(totals.isSuperset(of: [0, 1, 2, 4, 255, 256, 257, 9_999, 10_000, 10_001, 65_535]))
    }

    @Test func takesStreamsOfThePartner() {
        let partner = Samples.hex("08cd9b1e6948a4990000000102")
        let streams = Mutants(FragmentStream.self, fragment, partner: partner, type: .fragment).numbers(at: 0..<8)
        #expect(streams.contains(0x08cd_9b1e_6948_a499))
        #expect(streams.contains { ($0 ^ 0x45a4_3038_a50a_a502).nonzeroBitCount == 1 })
    }

    @Test func namesInnerTypesThatRulesLookAt() {
        let types = Mutants(FragmentInnerType.self, fragment, type: .fragment).bytes(at: 12)
        #expect(types.isSuperset(of: [0x22, 0x11, 0x21, 0x20]))
    }

    @Test func emptiesHalvesAndGrowsSlices() {
        let slices = Set(Mutants(FragmentSlice.self, fragment, type: .fragment).lengths.map { $0 - 13 })
        #expect(slices.isSuperset(of: [0, 32, 128, 63, 65, 468, 469, 470]))
    }

    @Test func changesTheFrameInsideAFragment() {
        let whole = Array(fragment.prefix(13)) + Samples.announce
        let results = Mutants(SliceFrame.self, whole, type: .fragment).all
        #expect(results.allSatisfy { $0.starts(with: whole.prefix(13)) })
        #expect(results.contains { $0.count == whole.count && $0[13 + 2] == 0 })
    }

    @Test func setsEveryVoiceKindAnd0To9Frames() {
        let voice: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 0, 0, 2, 9, 9]
        #expect(Mutants(VoiceKind.self, voice, type: .voiceFrame).bytes(at: 10) == [1, 2, 3, 4, 5, 6, 7, 8, 255])
        let results = Mutants(VoiceFrames.self, voice, type: .voiceFrame).all
        #expect(Set(results.map { ($0.count - 11) / 5 }) == [0, 1, 7, 8, 9])
        let valid = results.count { bytes in bytes.withRawSpan { try? VoiceFramePayload(decoding: $0, $0.whole) } != nil }
        #expect(valid > 0 && valid < results.count)
    }

    @Test func listsUpTo9Prekeys() {
        let bundle = Draft.field(0x02, [UInt8](repeating: 1, count: 36), .twoBytes)
        let results = Mutants(PrekeyEntries.self, bundle, type: .prekeyBundle).all
        #expect(Set(results.map { ($0.count - 3) / 36 }) == [0, 1, 7, 8, 9])
        #expect(results.contains { $0.count > 75 && $0[3..<7] == $0[39..<43] })
    }

    @Test func endsPostsAtTheirLongestLife() {
        let post =
            Draft.field(0x07, [0, 0, 0, 0, 0, 0, 1, 0], .twoBytes) + Draft.field(0x08, [9, 0, 0, 0, 0, 0, 0, 0], .twoBytes)
        let ends = Mutants(BoardLife.self, post, type: .boardPost).numbers(at: 14..<22)
        #expect(ends == [255, 256, 257, 604_800_255, 604_800_256, 604_800_257])
    }

    @Test func resizesOpaquePayloads() {
        let lengths = Mutants(OpaqueSize.self, [1], type: .noiseHandshake).lengths
        #expect(lengths.isSuperset(of: [0, 15, 16, 17, 31, 32, 33, 63, 64, 65, 95, 96, 97, 2_047, 2_048, 2_049]))
    }

    @Test func drawsByTheTypeByte() {
        var typed = [MessageType.requestSync.rawValue] + Samples.requestPayload
        var results = Mutants(TypedPayload.self, typed, count: 2_000).all
        #expect(results.allSatisfy { $0[0] == 0x21 } && results.contains { $0.count > 1_024 })
        typed = [MessageType.fragment.rawValue] + fragment
        results = Mutants(TypedPayload.self, typed, count: 2_000).all
        #expect(Set(results.map { Draft.number($0, 11..<13) }).contains(10_001))
        #expect(Mutants(PayloadType.self, typed).bytes(at: 0).isSuperset(of: [0x01, 0x21, 0x2C]))
    }
}
