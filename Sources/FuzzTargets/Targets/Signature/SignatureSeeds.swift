import PacketGenerators
import WireFormat

/// Signed frames to begin with, by each of the cast, and weak keys.
enum SignatureSeeds {
    /// All of them.
    static var all: [Seed] { frames + shapes + keys }

    private static var frames: [Seed] {
        SeedPackets.all().enumerated().map { Seed($0.element.name, [UInt8($0.offset & 15)] + $0.element.frame.bytes) }
    }

    private static var shapes: [Seed] {
        FrameSeeds.all.filter { $0.name.hasPrefix("v2-") || $0.name.hasPrefix("packed-v") || $0.name.hasPrefix("smallest") }
            .map { Seed($0.name, [0x04] + $0.bytes) }
    }

    private static var keys: [Seed] {
        SignatureLaws.smallOrder.sorted().enumerated().map { index, key in
            Seed("small-order-\(index)", [0x10] + (Hexadecimal.decode(key) ?? []))
        } + [
            Seed("not-canonical", [0x10, 0xED] + [UInt8](repeating: 0xFF, count: 30) + [0x7F]),
            Seed("short-key", [0x10] + TestIdentity.ada.signingKey.publicKey.dropLast()),
            Seed("good-key", [0x10] + TestIdentity.ada.signingKey.publicKey),
        ]
    }
}
