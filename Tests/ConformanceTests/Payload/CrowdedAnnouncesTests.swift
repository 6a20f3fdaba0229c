import Testing

@Suite struct CrowdedAnnouncesTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func messages(_ announces: (frame: [UInt8], link: Int)...) -> [String] {
        let script = MeshScript()
        let links = [script.link(1), script.link(2)]
        for announce in announces { script.receive(announce.frame, on: links[announce.link], at: 0) }
        return script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "ANN-007" }.map(\.message)
    }

    @Test(arguments: [(1, 1), (149, 1), (150, 0), (151, 0)] as [(Int64, Int)])
    func firesLessThan150MillisecondsApart(distance: Int64, firings: Int) {
        let found = Self.messages((Self.ada.announce(), 0), (Self.ada.announce(at: distance), 0))
        #expect(found == [String](repeating: "\(distance) ms from another announce of \(Self.ada.id)", count: firings))
    }

    @Test func firesWhenTheEarlierOneComesLater() {
        #expect(Self.messages((Self.ada.announce(at: 100), 0), (Self.ada.announce(), 0)).count == 1)
    }

    @Test func countsCopiesOnce() {
        let first = Self.ada.announce(), second = Self.ada.announce(at: 100), relayed = Self.ada.announce(ttl: 6)
        #expect(Self.messages((first, 0), (first, 1), (relayed, 1)) == [])
        #expect(Self.messages((first, 0), (first, 1), (second, 0), (second, 1)).count == 1)
    }

    @Test func keepsPeersApart() {
        #expect(Self.messages((Self.ada.announce(), 0), (Self.bo.announce(at: 10), 0)) == [])
    }
}
