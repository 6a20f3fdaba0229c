import Testing
import WireFormat

@Suite struct ByteRangeTests {
    static let bytes: [UInt8] = [10, 11, 12, 13]

    @Test func clampsWhatDoesNotFit32Bits() {
        #expect(ByteRange(-1, -5) == ByteRange(0, 0))
        let largest = ByteRange(Int.max, Int.max)
        #expect([largest.offset, largest.count, largest.end] == [0xFFFF_FFFF, 0xFFFF_FFFF, 0x1_FFFF_FFFE])
    }

    @Test func knowsItsEndAndWhetherItIsEmpty() {
        #expect(ByteRange(3, 4).end == 7)
        #expect(!ByteRange(3, 1).isEmpty)
        #expect(ByteRange(3, 0).isEmpty)
        #expect(ByteRange.empty == ByteRange(0, 0))
        #expect(ByteRange(3, 4).shifted(by: 2) == ByteRange(5, 4))
        #expect(ByteRange(3, 4).shifted(by: -3) == ByteRange(0, 4))
    }

    @Test(arguments: [(-1, nil), (0, 10), (3, 13), (4, nil), (Int.max, nil)] as [(Int, UInt8?)])
    func givesOneByteOrNone(offset: Int, expected: UInt8?) {
        #expect(Self.bytes.withRawSpan { $0.byte(at: offset) } == expected)
    }

    @Test(
        arguments: [
            (ByteRange(0, 4), [10, 11, 12, 13]), (ByteRange(1, 2), [11, 12]), (ByteRange(3, 1), [13]), (ByteRange(3, 2), [13]),
            (ByteRange(4, 1), []), (ByteRange(99, 99), []), (ByteRange(2, 0), []),
        ] as [(ByteRange, [UInt8])])
    func cutsARangeToTheSpan(range: ByteRange, expected: [UInt8]) {
        #expect(Self.bytes.withRawSpan { $0.array(range) } == expected)
        var appended: [UInt8] = [1]
        Self.bytes.withRawSpan { appended.append(range, of: $0) }
        #expect(appended == [1] + expected)
    }

    @Test func comparesAPartOnlyWhenItIsWhole() {
        let answers = Self.bytes.withRawSpan {
            [
                $0.equals(ByteRange(1, 2), [11, 12]), $0.equals(ByteRange(1, 2), [11, 13]), $0.equals(ByteRange(1, 2), [11]),
                $0.equals(ByteRange(3, 2), [13, 0]), $0.equals(ByteRange(4, 0), []),
            ]
        }
        #expect(answers == [true, false, false, false, true])
        #expect(Self.bytes.withRawSpan { $0.whole } == ByteRange(0, 4))
        #expect(Self.bytes.withRawSpan { $0.array } == Self.bytes)
    }
}
