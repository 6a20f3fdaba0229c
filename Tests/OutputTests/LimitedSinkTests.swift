import LinkLayers
import Testing

@testable import Conformance
@testable import Output

@Suite struct LimitedSinkTests {
    private func lines(limit: Int?, _ use: (LimitedSink, Press) -> Void) -> (lines: Int, isFull: Bool) {
        let out = OutputBuffer(.memory)
        let sink = LimitedSink(LinePrinter(out, PrintingOptions()), limit: limit)
        use(sink, Press(into: sink))
        return (out.take().count { $0 == 10 }, sink.isFull)
    }

    @Test(arguments: [(0, 0, true), (1, 1, true), (2, 2, true), (3, 2, false), (nil, 2, false)] as [(Int?, Int, Bool)])
    func letsSoManyOfTwoPacketsThrough(limit: Int?, expected: Int, isFull: Bool) {
        let result = lines(limit: limit) { _, press in
            _ = press.print([1])
            _ = press.print([2])
        }
        #expect(result.lines == expected)
        #expect(result.isFull == isFull)
    }

    @Test func advertsPassUncountedUntilItIsFull() {
        let result = lines(limit: 1) { _, press in
            _ = press.print(Samples.advert)
            _ = press.print(Samples.advert)
            _ = press.print([1])
            _ = press.print(Samples.advert)
        }
        #expect(result.lines == 3)
        #expect(result.isFull)
    }
}
