import BitchatFrame
import Inflate
import PacketGenerators

/// Frames to begin with: every message type, and the edges of lengths, routes, packing and padding.
enum FrameSeeds {
    /// All of them.
    static var all: [Seed] { types + shapes + packed + unpacked + edges }

    private static var types: [Seed] {
        SeedPackets.all().map { Seed("v1-" + $0.name, $0.frame.bytes) }
    }

    /// The same message in version 2, with each optional part.
    private static var shapes: [Seed] {
        let bo = TestIdentity.bo.peerID.bytes, cy = TestIdentity.cy.peerID.bytes, dee = TestIdentity.dee.peerID.bytes
        return [
            Seed("v2-plain", frame(2)), Seed("v2-recipient", frame(2, to: bo)),
            Seed("v2-one-hop", frame(2, to: bo, route: [cy])), Seed("v2-three-hops", frame(2, to: bo, route: [cy, dee, bo])),
            Seed("v2-signed", frame(2, signs: true)),
            Seed("v2-everything", frame(2, to: bo, route: [cy], signs: true, rsr: true)),
            Seed("v1-response", frame(1, rsr: true)), Seed("v1-signed-padded", frame(1, signs: true, padded: true)),
            Seed("v1-broadcast", frame(1, to: PeerID.broadcast.bytes)),
            Seed("v1-ignored-route", changed(frame(1)) { $0[11] |= 0x08 }),
            Seed("v1-reserved-flags", changed(frame(1)) { $0[11] |= 0xE0 }),
            Seed(
                "v2-no-hops",
                changed(frame(2)) {
                    $0[11] |= 0x08
                    $0.insert(0, at: 24)
                }),
            Seed("two-frames", frame(1) + frame(2)),
        ]
    }

    /// Compressed bodies, good and odd.
    private static var packed: [Seed] {
        let text = Array(String(repeating: "flour, oil, salt; ", count: 12).utf8)
        let body = RawDeflater().deflate(text)
        let short = RawDeflater().deflate(Array(text.prefix(20)))
        return [
            Seed("packed-v1", frame(1, packed: text.count, body)), Seed("packed-v2", frame(2, packed: text.count, body)),
            Seed("packed-signed", frame(2, signs: true, packed: text.count, body)),
            Seed("packed-short", frame(1, packed: 20, short)),
            Seed("packed-over-long", frame(1, packed: 19, short)), Seed("packed-too-short", frame(1, packed: 21, short)),
            Seed("packed-after-end", frame(1, packed: 20, short + [0x99])),
            Seed("packed-zlib", frame(1, packed: 14, [0x78, 0x9C, 0x63, 0x60, 0x18, 0x18, 0, 0, 0, 0x78, 0, 1])),
            Seed("packed-zlib-header", frame(2, packed: text.count, [0x78, 0x9C] + body)),
            Seed("packed-size-0", frame(1, packed: 0, short)),
            Seed("packed-size-cap", frame(2, packed: 1_179_760, short + [0, 0, 0, 0])),
            Seed("packed-size-over-cap", frame(2, packed: 1_179_761, short + [0, 0, 0, 0])),
            Seed("packed-ratio", frame(2, packed: short.count * 50_000, short)),
            Seed("packed-over-ratio", frame(2, packed: short.count * 50_000 + 1, short)),
            Seed("packed-stored", frame(1, packed: 3, [1, 3, 0, 0xFC, 0xFF, 1, 2, 3])),
            Seed("packed-empty", frame(1, packed: 1, [])),
        ]
    }

    /// Plain payloads about the length from which the sender compresses.
    private static var unpacked: [Seed] {
        [99, 100, 101].map { count in
            let head: [UInt8] = [1, 2, 7, 0, 0, 1, 0x99, 0xC8, 0x2C, 0xC0, 0, 0, 0, UInt8(count)]
            let text = (0..<count).map { UInt8(0x61 + $0 % 7) }
            return Seed("plain-\(count)-bytes", head + TestIdentity.bo.peerID.bytes + text)
        }
    }

    private static var edges: [Seed] {
        [
            Seed("smallest-v1", head(1, length: 0)), Seed("smallest-v2", head(2, length: 0)),
            Seed("short-v1", Array(head(1, length: 0).dropLast())), Seed("short-v2", Array(head(2, length: 0).dropLast())),
            Seed("version-3", changed(head(2, length: 0)) { $0[0] = 3 }),
            Seed("length-cap", head(2, length: 1_179_760)), Seed("length-over-cap", head(2, length: 1_179_761)),
            Seed("length-android-cap", head(2, length: 10_485_760)),
            Seed("length-over-android-cap", head(2, length: 10_485_761)),
            Seed("length-65541", head(2, length: 65_541) + [1, 2, 3, 4, 5]),
            Seed("padding-after-frame", frame(1) + [UInt8](repeating: 17, count: 17)),
            Seed("padding-odd", frame(1) + [UInt8](repeating: 17, count: 16)),
        ]
    }

    private static func head(_ version: UInt8, length: Int) -> [UInt8] {
        [version, 0x02, 7] + Naive.bytes(SeedPackets.time, 8) + [0] + Naive.bytes(UInt64(length), version == 1 ? 2 : 4)
            + TestIdentity.ada.peerID.bytes
    }

    private static func changed(_ bytes: [UInt8], _ change: (inout [UInt8]) -> Void) -> [UInt8] {
        var bytes = bytes
        change(&bytes)
        return bytes
    }

    private static func frame(
        _ version: UInt8, to recipient: [UInt8]? = nil, route: [[UInt8]] = [], signs: Bool = false, rsr: Bool = false,
        padded: Bool = false, packed size: Int? = nil, _ body: [UInt8] = []
    ) -> [UInt8] {
        var contents = FrameContents(
            version: version, type: .message, timestamp: SeedPackets.time, sender: TestIdentity.ada.peerID.bytes,
            recipient: recipient, route: route, payload: Array("the lamp at the mill is lit".utf8), isSyncResponse: rsr)
        if let size { contents.packing = .kept(Naive.bytes(UInt64(size), version == 1 ? 2 : 4) + body) }
        let factory = PacketFactory(size == nil ? .ios : .android)
        return signs
            ? factory.frame(contents, signedBy: .ada, padded: padded).bytes : factory.frame(contents, padded: padded).bytes
    }
}
