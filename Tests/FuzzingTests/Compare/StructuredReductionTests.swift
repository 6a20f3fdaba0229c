import Testing

@testable import Fuzzing

/// Frames and payloads are made smaller by their parts, so that their lengths stay right.
@Suite struct StructuredReductionTests {
    /// Version 1, flags recipient, signature and RSR, payload `hello`, and three bytes behind the frame (docs/protocol.md 2.1).
    static let answer: [UInt8] =
        [1, 2, 7, 0, 0, 1, 0x99, 0xC8, 0x2C, 0xC0, 0, 0x13, 0, 5] + [1, 2, 3, 4, 5, 6, 7, 8] + [UInt8](repeating: 0xFF, count: 8)
        + Array("hello".utf8) + [UInt8](repeating: 9, count: 64) + [3, 3, 3]

    @Test func aFrameLosesEveryPartThatDoesNotMatter() throws {
        let smallest = try FrameReduction.smallest(Self.answer) { $0.count >= 22 && $0[11] & 0x10 != 0 }
        #expect(smallest == [1, 2, 7, 0, 0, 1, 0x99, 0xC8, 0x2C, 0xC0, 0, 0x10, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func thePayloadShrinksWithItsLength() throws {
        let smallest = try FrameReduction.smallest(Self.answer) { $0.contains(UInt8(ascii: "e")) }
        #expect(smallest == [1, 2, 7, 0, 0, 1, 0x99, 0xC8, 0x2C, 0xC0, 0, 0x10, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 0x65])
    }

    @Test func whatIsNoFrameStaysAsItIs() throws {
        #expect(try FrameReduction.smallest([9, 9, 9]) { _ in true } == [9, 9, 9])
    }

    @Test func fieldsOfAPayloadGoWhole() throws {
        let payload: [UInt8] = [1, 0, 1, 7] + [2, 0, 4, 0, 0, 1, 0] + [3, 0, 6, 1, 2, 3, 4, 5, 6]
        let smallest = try TLVReduction.smallest(payload, widthOfLength: 2) { $0.suffix(2) == [5, 6] }
        #expect(smallest == [3, 0, 2, 5, 6])
    }

    @Test func aCutFieldIsKeptAsItStands() throws {
        #expect(try TLVReduction.smallest([1, 1, 5, 2, 9, 1], widthOfLength: 1) { $0.contains(9) } == [2, 9, 1])
    }
}
