import Dissection
import LinkLayers
import Testing
import WireFormat

@Suite struct PacketNumbersTests {
    @Test func dissectorsThatShareNumbersCountOnInTheOrderShown() {
        let collector = SeenCollector()
        let numbers = PacketNumbers(from: 3)
        let first = PacketDissector(into: collector, numbers: numbers)
        let second = PacketDissector(into: collector, numbers: numbers)
        for dissector in [first, second, second, first] { HandMadeFrame.message("x").withRawSpan(dissector.standalone) }
        #expect(collector.packets.map(\.packet.number) == [3, 4, 5, 6])
        #expect(numbers.last == 6)
        #expect([first.count, second.count] == [6, 6])
    }
}
