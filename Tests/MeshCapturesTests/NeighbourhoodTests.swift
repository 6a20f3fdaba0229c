import MeshSimulation
import Testing

@testable import MeshCaptures

@Suite struct NeighbourhoodTests {
    @Test(arguments: [2, 3, 24, 300]) func linksEveryPhoneToAtMostSevenOthersInOnePiece(count: Int) {
        var random = SeededGenerator(seed: 5)
        let links = Neighbourhood(count: count, &random).links
        var degrees = [Int](repeating: 0, count: count)
        for link in links {
            degrees[link.first] += 1
            degrees[link.second] += 1
            #expect(link.first != link.second)
        }
        #expect(degrees.allSatisfy { (1...Neighbourhood.most).contains($0) })
        if count > 20 { #expect(degrees.count { $0 >= 3 } * 100 >= count * 95) }
        #expect(!Neighbourhood.reached(from: 0, links, count).contains(false))
        #expect(Set(links.map { [min($0.first, $0.second), max($0.first, $0.second)] }).count == links.count)
    }
}
