import Testing
import WireFormat

@testable import BitchatFrame

/// The bytes under a signature (docs/protocol.md 2.8).
struct SigningPreimageTests {
    @Test func signsARoutedFrameWithoutTTLSignatureAndPaddedTo256() throws {
        var expected = Array(Draft.full.bytes.prefix(54))
        expected[2] = 0
        expected[11] = 0x09
        expected += [UInt8](repeating: 202, count: 202)
        #expect(try preimage(Draft.full.bytes) == expected)
        #expect(FrameEncoder(.ios).signingPreimage(try contents(Draft.full.bytes).get()) == expected)
        #expect(FrameEncoder(.android).signingPreimage(try contents(Draft.full.bytes, .android).get()) == expected)
    }

    @Test("A version 1 route flag, a route of no hops and unknown flags are not signed")
    func leavesOutWhatIsRebuilt() throws {
        let plain = try preimage(Draft(version: 2, section: [7]).bytes)
        #expect(try preimage(Draft(version: 2, flags: 0x08, route: [0], section: [7]).bytes) == plain)
        #expect(try preimage(Draft(version: 2, flags: 0xF0, section: [7]).bytes) == plain)
        #expect(try preimage(Draft(flags: 0x08, section: [7]).bytes) == preimage(Draft(section: [7]).bytes))
    }

    @Test("A compressed payload is signed as it came, or as the app would compress it")
    func signsCompressedBytes() throws {
        let plain = [UInt8](repeating: 97, count: 100)
        let received = Draft.compressed(size: 100, body: Draft.stored(plain)).bytes
        let frame = try contents(received).get()
        var kept = received
        kept[2] = 0
        kept += [UInt8](repeating: UInt8(256 - kept.count), count: 256 - kept.count)
        #expect(try preimage(received) == kept)
        #expect(FrameEncoder(.android).signingPreimage(frame) == kept)
        var anew = Draft.compressed(size: 100, body: [0x4B, 0x4C, 0xA4, 0x3D, 0x00, 0x00]).bytes
        anew[2] = 0
        anew += [UInt8](repeating: UInt8(256 - anew.count), count: 256 - anew.count)
        #expect(FrameEncoder(.ios).signingPreimage(frame) == anew)
    }

    @Test("The unsigned frame decides about padding: 240 bytes are padded, 241 are not", arguments: [217, 218, 219])
    func padsTheUnsignedFrame(_ payload: Int) throws {
        let draft = Draft(flags: 2, section: [UInt8](repeating: 7, count: payload), signature: [UInt8](repeating: 1, count: 64))
        #expect(try preimage(draft.bytes).count == (22 + payload <= 240 ? 256 : 22 + payload))
    }

    @Test func refusesWhatTheAppCannotEncode() {
        let odd = FrameContents(version: 2, type: .message, timestamp: 1, sender: [], route: [[]], payload: [])
        #expect(FrameEncoder(.ios).signingPreimage(odd) == nil)
        #expect(FrameEncoder(.android).signingPreimage(odd) != nil)
    }
}
