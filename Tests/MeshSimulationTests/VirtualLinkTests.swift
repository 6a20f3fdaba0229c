import MeshSimulation
import Testing

@Suite struct VirtualLinkTests {
    private func arrivals(_ quality: LinkQuality, count: Int = 200, node: Int = 0) -> [[Int64]] {
        var random = SeededGenerator(seed: 5)
        var link = VirtualLink(0, 1, limit: 512, quality: quality)
        return (0..<count).map { link.arrivals(from: node, now: Int64($0), &random) }
    }

    @Test func aCleanLinkDeliversOnceAndInOrder() {
        let times = arrivals(.clean)
        #expect(times.allSatisfy { $0.count == 1 })
        #expect(times.joined().elementsEqual(times.joined().sorted()))
        #expect(times.enumerated().allSatisfy { Int64($0) + 5 <= $1[0] && $1[0] <= Int64($0) + 45 })
    }

    @Test func losesAndRepeatsAsOftenAsItSays() {
        let none = arrivals(LinkQuality(delay: 1...1, loss: 1_000))
        #expect(none.allSatisfy { $0.isEmpty })
        let twice = arrivals(LinkQuality(delay: 1...9, duplication: 1_000))
        #expect(twice.allSatisfy { $0.count == 2 && $0[0] <= $0[1] })
        let lost = arrivals(LinkQuality(delay: 1...1, loss: 300)).count { $0.isEmpty }
        #expect((40...80).contains(lost))
    }

    @Test func heldUpFramesAreOvertaken() {
        let times = arrivals(LinkQuality(delay: 1...1, reordering: 200, holdUp: 50...60)).joined()
        #expect(!times.elementsEqual(times.sorted()))
    }

    @Test func theTwoDirectionsDoNotWaitForEachOther() {
        var random = SeededGenerator(seed: 6)
        var link = VirtualLink(3, 4, limit: 512, quality: LinkQuality(delay: 500...500))
        #expect(link.arrivals(from: 3, now: 0, &random) == [500])
        link.quality = LinkQuality(delay: 1...1)
        #expect(link.arrivals(from: 3, now: 0, &random) == [500])
        #expect(link.arrivals(from: 4, now: 0, &random) == [1])
    }

    @Test func knowsItsOtherEnd() {
        let link = VirtualLink(3, 4, limit: 512, quality: .clean)
        #expect(link.otherEnd(from: 3) == 4)
        #expect(link.otherEnd(from: 4) == 3)
        #expect(VirtualLink(3, nil, limit: 512, quality: .clean).otherEnd(from: 3) == nil)
    }
}
