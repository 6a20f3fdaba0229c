import Testing
import WireFormat

@testable import Report

@Suite struct BoundTests {
    @Test func aFullTableGivesNoNumberAndCountsIt() {
        var table = NameTable<String>(capacity: 2)
        #expect(["a", "b", "a", "c", "c"].map { table.number(of: $0) } == [0, 1, 0, nil, nil])
        #expect(table.names == ["a", "b"])
        #expect(table.leftOut == 2)
    }

    @Test(arguments: [(5, [1, 2], 0), (4, [1, 0], 1)]) func textsBeyondTheirBytesAreEmpty(bytes: Int, numbers: [Int], left: Int) {
        var table = TextTable(bytes: bytes)
        #expect([table.number(of: "abc"), table.number(of: "de")] == numbers)
        #expect(table.leftOut == left)
        #expect(table.number(of: "abc") == 1)
    }

    @Test func halfOfTheBytesIsForFramesThatBreakARule() {
        var bytes = FrameBytes()
        let frame = [UInt8](repeating: 7, count: ReportLimits.bytesOfAFrame)
        let half = ReportLimits.frameBytes / 2 / frame.count
        frame.withRawSpan { for _ in 0...half { bytes.append($0, breaksRule: false) } }
        #expect(bytes.leftOut == 1)
        frame.withRawSpan { for _ in 0...half { bytes.append($0, breaksRule: true) } }
        #expect(bytes.leftOut == 2)
        #expect(bytes.frames.count == 2 * half + 2)
        #expect(bytes.frames[half].isEmpty)
    }

    @Test(arguments: [-1, 0, 1]) func aLongFrameIsCut(beyond: Int) {
        var bytes = FrameBytes()
        [UInt8](repeating: 7, count: ReportLimits.bytesOfAFrame + beyond).withRawSpan { bytes.append($0, breaksRule: false) }
        #expect(bytes.frames.map(\.count) == [min(ReportLimits.bytesOfAFrame, ReportLimits.bytesOfAFrame + beyond)])
    }
}
