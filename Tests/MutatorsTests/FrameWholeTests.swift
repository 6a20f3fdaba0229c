import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

@testable import Mutators

@Suite struct FrameWholeTests {
    @Test func padsToEachBlockInReach() {
        let results = Mutants(PaddingFit.self, Samples.announce).all
        #expect(results == [Samples.announce + [UInt8](repeating: 83, count: 83)])
        let long = Samples.routed + [UInt8](repeating: 0, count: 700)
        let frame = Mutants(PayloadFit.self, Samples.routed).all.first { (decoded($0)?.length ?? 0) == 496 } ?? long
        #expect(Mutants(PaddingFit.self, frame).lengths == [512])
    }

    @Test func liesWithPadding() {
        let tails = Mutants(PaddingLie.self, Samples.announce, count: 3_000).all.map { Array($0[173...]) }
        #expect(tails.contains { $0.contains(0) && Set($0) == [0] })
        #expect(tails.contains { $0.count > 255 && Set($0).count == 1 })
        #expect(tails.contains { Set($0).count == 1 && Int($0[0]) == $0.count + 1 })
        #expect(tails.contains { Set($0).count == 1 && Int($0[0]) == $0.count - 1 })
        #expect(tails.contains { Set($0).count == 2 })
        #expect(tails.contains([1]) && tails.contains([2]))
    }

    @Test(arguments: [99, 100, 101, 254, 255, 256, 257]) func fitsThePayloadToLimits(count: Int) {
        let results = Mutants(PayloadFit.self, Samples.announce, count: 2_000).all
        #expect(results.contains { decoded($0)?.section.count == count && decoded($0)?.length == $0.count })
    }

    @Test(arguments: [239, 240, 241, 255, 256, 257, 495, 496, 497, 2_031, 2_032, 2_033, 2_047, 2_048, 2_049])
    func fitsTheFrameToLimits(
        count: Int
    ) {
        #expect(
            Mutants(PayloadFit.self, Samples.announce, count: 3_000).all.contains {
                decoded($0)?.length == count && $0.count == count
            })
    }

    @Test func nestsTheFrameInAFragment() throws {
        var totals: Set<UInt16> = []
        for result in Mutants(FragmentNest.self, Samples.request).all {
            let inside = try #require(payload(result))
            #expect(decoded(result)?.header.type == .fragment && decoded(result)?.length == result.count)
            let fragment = inside.withRawSpan { try? FragmentPayload(decoding: $0, $0.whole) }
            let slice = Array(inside.dropFirst(13))
            #expect(fragment?.originalType == .requestSync)
            #expect(fragment?.total == 1 ? slice == Samples.request : Samples.request.starts(with: slice) || fragment?.index == 1)
            totals.insert(fragment?.total ?? 0)
        }
        #expect(totals == [1, 2])
    }

    @Test func putsAnotherFrameBehind() {
        let results = Mutants(FrameAppend.self, Samples.request, partner: Samples.announce).all
        #expect(results == [Samples.request + Samples.announce, Samples.request + Samples.request])
    }

    @Test func makesFramesThatDecode() {
        let results = Mutants(FreshFrame.self, []).all
        #expect(results.allSatisfy { decoded($0)?.length == $0.count })
        #expect(Set(results.map { $0[1] }).count == 17)
    }

    @Test func splicesHeaderAndPayloadOfTwoFrames() {
        let results = Mutants(FrameSplice.self, Samples.request, partner: Samples.announce).all
        #expect(results.contains { payload($0) == Samples.announcePayload && $0[1] == 0x21 && decoded($0)?.length == $0.count })
        #expect(results.contains { payload($0) == Samples.announcePayload && $0[1] == 0x01 && decoded($0)?.recipient != nil })
        #expect(results.contains { $0.suffix(64) == Samples.announce.suffix(64) && payload($0) == Samples.requestPayload })
        #expect(results.contains(Array(Samples.announce.prefix(22)) + Samples.request.dropFirst(30)))
    }

    @Test func doesNothingWhereNoHeaderFits() {
        for mutation in FrameMutations.table.leaves where mutation != FreshFrame.self {
            #expect(Mutants(mutation, Array(Samples.announce.prefix(21)), count: 50).all.isEmpty, "\(mutation.name)")
        }
    }
}
