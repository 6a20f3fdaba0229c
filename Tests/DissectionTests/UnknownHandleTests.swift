import Capture
import Dissection
import LinkLayers
import Testing
import WireFormat

/// The conditions of docs/capture-formats.md 10.7, each with its near misses.
@Suite struct UnknownHandleTests {
    /// Milliseconds of 2023-01-01 and 2040-01-01.
    static let first: UInt64 = 1_672_531_200_000, end: UInt64 = 2_208_988_800_000

    private func claims(_ bytes: [UInt8]) -> Bool {
        let script = StreetScript()
        let isClaimed = script.deliver(bytes, on: script.link(1), mapping: .unknown)
        #expect(script.finished().count == (isClaimed ? 1 : 0))
        return isClaimed
    }

    @Test func aWholePlausibleFrameClaimsTheHandle() {
        #expect(claims(HandMadeFrame.message("hello")))
        #expect(claims(HandMadeFrame.message("")))
        #expect(
            claims(
                HandMadeFrame(
                    version: 2, flags: 0x1F, between: run(1, 8) + [1] + run(2, 8), section: [0, 0, 0, 1, 3, 0],
                    signature: run(3, 64)
                ).bytes))
    }

    @Test(arguments: [0, 1, 2, 3] as [UInt8])
    func onlyVersions1And2(version: UInt8) {
        var bytes = HandMadeFrame(version: version == 2 ? 2 : 1, section: utf8("hello")).bytes
        bytes[0] = version
        #expect(claims(bytes) == (version == 1 || version == 2))
    }

    @Test func onlyTheSeventeenKnownTypes() {
        let claimed = (0...255).filter { claims(HandMadeFrame(type: UInt8($0), section: run(0x61, 5)).bytes) }
        #expect(claimed == [1, 2, 3, 4, 0x10, 0x11] + Array(0x20...0x29) + [0x2C])
    }

    @Test(arguments: [(0x1B, true), (0x20, false), (0x40, false), (0x80, false)] as [(UInt8, Bool)])
    func noFlagAbove1F(flags: UInt8, expected: Bool) {
        let frame = HandMadeFrame(
            flags: flags, between: flags & 1 == 1 ? run(1, 8) : [], section: utf8("hello"),
            signature: flags & 2 == 2 ? run(2, 64) : [])
        #expect(claims(frame.bytes) == expected)
    }

    @Test(arguments: [(first - 1, false), (first, true), (end - 1, true), (end, false), (0, false), (.max, false)])
    func onlyTimesOf2023To2039(time: UInt64, expected: Bool) {
        #expect(claims(HandMadeFrame.message("hello", time: time)) == expected)
    }

    @Test(arguments: [
        ([], true), (run(16, 16), true), (run(1, 1), true), ([0], false), (run(16, 15), false),
        (HandMadeFrame.message("b"), false),
    ])
    func onlyPaddingMayFollow(tail: [UInt8], expected: Bool) {
        #expect(claims(HandMadeFrame.message("hello") + tail) == expected)
    }

    @Test func aFrameThatIsCutByOneByteIsNone() {
        #expect(!claims(HandMadeFrame.message("hello").dropLast()))
        #expect(!claims(HandMadeFrame.message("").dropLast()))
        #expect(!claims([]))
    }

    @Test func nothingIsJoinedOnAnUnknownHandle() {
        let script = StreetScript()
        let link = script.link(1)
        for piece in pieces(HandMadeFrame.message("hello"), of: 20) {
            #expect(!script.deliver(piece, on: link, mapping: .unknown))
        }
        #expect(script.finished().isEmpty)
    }

    @Test func aKnownHandleTakesWhatAnUnknownOneDoesNot() {
        for mapping in [AttributeValue.Mapping.inferred, .assumed, .discovered] {
            let script = StreetScript()
            #expect(!script.deliver(HandMadeFrame.message("old", time: 0), on: script.link(1), mapping: mapping))
            #expect(script.packets.map(\.text) == ["old"])
            #expect(script.packets.map(\.packet.context?.mapping) == [mapping])
        }
    }
}
