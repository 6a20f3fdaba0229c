import Testing
import WireFormat

@testable import BitchatFrame

/// Properties that hold for any frame and any bytes, over 500 frames of a fixed seed.
struct FrameRoundTripTests {
    @Test("Decoding and encoding again gives the same bytes, in both apps", arguments: 0..<500)
    func keepsEveryByte(_ seed: Int) throws {
        var source = Source(seed: seed)
        let made = source.contents()
        let iosBytes = try #require(FrameEncoder(.ios).encode(made))
        let iosAgain = try contents(iosBytes).get()
        #expect(FrameEncoder(.ios).encode(iosAgain) == iosBytes)
        #expect(iosAgain.payload == made.payload)
        #expect(try preimage(iosBytes) == FrameEncoder(.ios).signingPreimage(made))
        let androidBytes = try #require(FrameEncoder(.android).encode(made))
        let androidAgain = try contents(androidBytes, .android).get()
        #expect(FrameEncoder(.android).encode(androidAgain) == androidBytes)
        #expect(try preimage(androidBytes, .android) == FrameEncoder(.android).signingPreimage(made))
    }

    @Test("A mutated frame decodes or is refused, and what decodes stays inside its bytes", arguments: 0..<500)
    func survivesMutations(_ seed: Int) throws {
        var source = Source(seed: seed)
        let made = source.contents()
        let original = try #require(FrameEncoder(.ios).encode(made))
        for _ in 0..<20 {
            var bytes = original
            for _ in 0...source.number(below: 3) { bytes[source.number(below: bytes.count)] = UInt8(source.number(below: 256)) }
            bytes.removeLast(source.number(below: 4))
            for limits in [FrameLimits.ios, .android] {
                guard let frame = try? decode(bytes, limits).get() else { continue }
                #expect(frame.length <= bytes.count)
                #expect(frame.section.end <= frame.length)
                #expect((frame.signature ?? frame.section).end == frame.length)
                _ = contents(bytes, limits)
            }
        }
    }

    @Test("Frames leave a stream whole and in order however it is cut", arguments: 0..<100)
    func joinsEveryChunking(_ seed: Int) throws {
        var source = Source(seed: seed)
        var sent: [[UInt8]] = []
        for _ in 0..<5 { sent.append(try #require(FrameEncoder(.ios).encode(source.contents()))) }
        var sink = CollectingSink()
        var assembler = NotificationStreamAssembler()
        var rest = Array(sent.joined())
        while !rest.isEmpty {
            let chunk = Array(rest.prefix(1 + source.number(below: 60)))
            rest.removeFirst(chunk.count)
            _ = assembler.receive(chunk.span.bytes, at: 0, &sink)
        }
        #expect(sink == CollectingSink(frames: sent))
    }

    /// A seeded source of frames (a linear congruential generator, its upper bits).
    private struct Source {
        private var state: UInt64

        init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

        mutating func number(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }

        mutating func bytes(_ count: Int, below limit: Int = 256) -> [UInt8] {
            var bytes: [UInt8] = []
            for _ in 0..<count { bytes.append(UInt8(number(below: limit))) }
            return bytes
        }

        mutating func contents() -> FrameContents {
            let version = UInt8(1 + number(below: 2))
            let hops = version == 2 ? number(below: 4) : 0
            var frame = FrameContents(
                version: version, type: MessageType(rawValue: UInt8(number(below: 256))), ttl: UInt8(number(below: 8)),
                timestamp: UInt64(number(below: .max)), sender: bytes(8),
                payload: bytes(number(below: 400), below: 1 + number(below: 256)))
            if number(below: 2) == 0 { frame.recipient = bytes(8) }
            if number(below: 2) == 0 { frame.signature = bytes(64) }
            for _ in 0..<hops { frame.route.append(bytes(8)) }
            frame.isSyncResponse = number(below: 2) == 0
            return frame
        }
    }
}
