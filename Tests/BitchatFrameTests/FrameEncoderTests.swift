import Testing
import WireFormat

@testable import BitchatFrame

/// What the encoders of both apps write (docs/protocol.md 2.1 to 2.7).
struct FrameEncoderTests {
    private let sender: [UInt8] = [0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8]
    private let ios = FrameEncoder(.ios)
    private let android = FrameEncoder(.android)

    private func contents(version: UInt8 = 1, payload: [UInt8] = [0x68, 0x69]) -> FrameContents {
        FrameContents(version: version, type: .message, timestamp: 0x0102_0304_0506_0708, sender: sender, payload: payload)
    }

    @Test func writesEveryPart() throws {
        var frame = contents(version: 2, payload: [1, 2, 3, 4, 5])
        frame.recipient = [UInt8](repeating: 0xB1, count: 8)
        frame.route = [[UInt8](repeating: 0xC1, count: 8), [UInt8](repeating: 0xC2, count: 8)]
        frame.signature = [UInt8](repeating: 0x51, count: 64)
        #expect(ios.encode(frame) == Draft.full.bytes)
        #expect(android.encode(frame) == Draft.full.bytes)
        #expect(try BitchatFrameTests.contents(Draft.full.bytes).get() == with(frame) { $0.packing = .plain })
    }

    @Test func writesTheResponseFlagOnIOSAlone() {
        let frame = with(contents()) { $0.isSyncResponse = true }
        #expect(ios.encode(frame)?[11] == 0x10)
        #expect(android.encode(frame)?[11] == 0x00)
    }

    @Test("IDs of 0 to 9 bytes are filled with zeros or cut", arguments: [0, 1, 7, 8, 9])
    func fitsIDs(_ count: Int) {
        let id = [UInt8](repeating: 0xD1, count: count)
        let fitted = Array((id + [UInt8](repeating: 0, count: 8)).prefix(8))
        var frame = contents()
        frame.sender = id
        frame.recipient = id
        let expected = Draft(flags: 1, sender: fitted, recipient: fitted, section: [0x68, 0x69]).bytes
        #expect(ios.encode(frame) == expected)
        #expect(android.encode(frame) == expected)
    }

    @Test(arguments: [0, 2, 63, 65])
    func writesASignatureAsLongAsItIs(_ count: Int) {
        let signature = [UInt8](repeating: 3, count: count)
        let frame = with(contents()) { $0.signature = signature }
        let expected = Draft(flags: 2, section: [0x68, 0x69], signature: signature).bytes
        #expect(ios.encode(frame) == expected)
        #expect(android.encode(frame) == expected)
    }

    @Test("A hop of 0 bytes: refused by iOS, zeros on Android; of 1 and 9 bytes: fitted", arguments: [0, 1, 9])
    func fitsHops(_ count: Int) {
        let hop = [UInt8](repeating: 0xD1, count: count)
        let fitted = Array((hop + [UInt8](repeating: 0, count: 8)).prefix(8))
        let frame = with(contents(version: 2)) { $0.route = [hop] }
        let expected = Draft(version: 2, flags: 8, route: [1] + fitted, section: [0x68, 0x69]).bytes
        #expect(ios.encode(frame) == (count == 0 ? nil : expected))
        #expect(android.encode(frame) == expected)
    }

    @Test("255 hops are written; of 256 Android drops the last and iOS refuses", arguments: [254, 255, 256])
    func limitsHops(_ count: Int) {
        let frame = with(contents(version: 2)) { $0.route = [[UInt8]](repeating: sender, count: count) }
        let written = min(count, 255)
        let hops = Array([[UInt8]](repeating: sender, count: written).joined())
        let expected = Draft(version: 2, flags: 8, route: [UInt8(written)] + hops, section: [0x68, 0x69]).bytes
        #expect(ios.encode(frame) == (count > 255 ? nil : expected))
        #expect(android.encode(frame) == expected)
    }

    @Test func leavesTheRouteOutOfVersion1() {
        let frame = with(contents()) { $0.route = [sender, []] }
        #expect(ios.encode(frame) == Draft(section: [0x68, 0x69]).bytes)
        #expect(android.encode(frame) == Draft(section: [0x68, 0x69]).bytes)
    }

    @Test("Versions 0 and 3: refused by iOS; the short and the long header on Android")
    func writesAnyVersionOnAndroidAlone() {
        #expect(ios.encode(contents(version: 0)) == nil)
        #expect(ios.encode(contents(version: 3)) == nil)
        #expect(android.encode(contents(version: 3)) == Draft(version: 3, section: [0x68, 0x69]).bytes)
        var short = Draft(section: [0x68, 0x69]).bytes
        short[0] = 0
        #expect(android.encode(contents(version: 0)) == short)
    }

    @Test("A version 1 frame holds 65,535 bytes", arguments: [65_534, 65_535, 65_536])
    func limitsVersion1Payloads(_ count: Int) {
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 101 ^ ($0 >> 8) &* 57) }
        let frame = with(contents(payload: payload)) { $0.packing = .plain }
        #expect((android.encode(frame) != nil) == (count <= 65_535))
        #expect((ios.encode(frame) != nil) == (count <= 65_535))
    }

    @Test func padsOnRequest() {
        let expected = Draft(section: [0x68, 0x69]).bytes + [UInt8](repeating: 232, count: 232)
        #expect(ios.encode(contents(), padded: true) == expected)
        #expect(android.encode(contents(), padded: true) == expected)
    }

    private func with(_ contents: FrameContents, _ change: (inout FrameContents) -> Void) -> FrameContents {
        var copy = contents
        change(&copy)
        return copy
    }
}
