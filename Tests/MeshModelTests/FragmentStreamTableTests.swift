import BitchatFrame
import MeshModel
import Testing

/// Numbers by fragment stream, against a dictionary.
@Suite struct FragmentStreamTableTests {
    private func stream(_ sender: UInt64, _ id: UInt64) -> FragmentStream {
        FragmentStream(sender: PeerID(value: sender), id: id)
    }

    @Test func anEmptyTableKnowsNoStream() {
        var table = FragmentStreamTable()
        table.remove(stream(1, 2))
        #expect(table[stream(1, 2)] == nil)
        #expect(table.count == 0)
    }

    @Test func streamsOfTwoSendersAreTwo() {
        var table = FragmentStreamTable()
        table.set(stream(1, 7), to: 10)
        table.set(stream(2, 7), to: 20)
        table.set(stream(1, 7), to: 30)
        #expect([table[stream(1, 7)], table[stream(2, 7)], table[stream(1, 8)]] == [30, 20, nil])
        #expect(table.count == 2)
    }

    @Test(arguments: [[0, 1, 2, .max], [7]] as [[UInt64]], [1, 2, 3] as [UInt64])
    func anySequenceAnswersAsADictionary(ids: [UInt64], seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var table = FragmentStreamTable()
        var expected: [FragmentStream: Int64] = [:]
        for number in 0..<4_000 as Range<Int64> {
            let stream = stream(random.next() % 90, ids[Int(random.next() % UInt64(ids.count))])
            if random.happens(45) {
                table.remove(stream)
                expected[stream] = nil
            } else {
                table.set(stream, to: number)
                expected[stream] = number
            }
            if number % 1_000 == 999 {
                table.keep { $0 > number - 300 }
                expected = expected.filter { $0.value > number - 300 }
            }
            #expect(table.count == expected.count)
            guard number % 50 == 0 else { continue }
            for sender in 0..<90 as Range<UInt64> {
                for id in ids { #expect(table[self.stream(sender, id)] == expected[self.stream(sender, id)]) }
            }
        }
    }
}
