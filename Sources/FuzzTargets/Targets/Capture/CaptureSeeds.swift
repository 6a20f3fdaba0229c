import PacketGenerators
import WireFormat

/// Captures to begin with: one short talk in every container that we write, in those that we only read, and cut.
enum CaptureSeeds {
    /// All of them.
    static var all: [Seed] {
        CaptureContainer.allCases.map { Seed("talk-" + $0.suffix.split(separator: ".").joined(separator: "-"), $0.file(talk)) }
            + small + odd
    }

    /// A device connects, is asked for its services, writes one frame and is notified of two.
    private static let talk: [HCIPacket] = {
        let frames = SeedPackets.all().map(\.frame)
        let link = ScriptedLink(
            handle: 0x0040, address: RadioAddress(0xC0DE_C000_0001), role: .central, server: .ios, discovery: .byIdentifier)
        var log = HCIScript(start: Int64(SeedPackets.time) * 1000)
        log.connect(link)
        log.discover(link)
        log.notify(frames[0].bytes, link)
        log.write(frames[6].bytes, link)
        log.notify(frames[5].bytes, link, limit: 60)
        log.disconnect(link, isOurs: false)
        return log.packets
    }()

    /// Two packets only.
    private static var small: [Seed] {
        let packets = Array(talk.suffix(2))
        return CaptureContainer.allCases.map {
            Seed("two-" + $0.suffix.split(separator: ".").joined(separator: "-"), $0.file(packets))
        } + [
            Seed("two-gzip", SeedArchives.gzip(CaptureContainer.btsnoop.file(packets))),
            Seed("two-zip", SeedArchives.zip(CaptureContainer.btsnoop.file(packets), named: "FS/data/log/bt/btsnoop_hci.log")),
            Seed("two-hcidump", packets.flatMap { hcidumpRecord($0) }),
            Seed("none-btsnoop", CaptureContainer.btsnoop.file([])), Seed("none-pcapng", CaptureContainer.pcapng.file([])),
        ]
    }

    private static var odd: [Seed] {
        let file = CaptureContainer.btsnoop.file(talk)
        var damaged = file
        for place in 200..<206 { damaged[place] = 0xFF }
        var truncated = CaptureContainer.btsnoop.file(Array(talk.suffix(3)))
        truncated[19] = 0xFF
        return [
            Seed("cut-btsnoop", Array(file.prefix(300))),
            Seed("cut-pcapng", Array(CaptureContainer.pcapng.file(talk).prefix(301))),
            Seed("damaged-btsnoop", damaged), Seed("truncated-packet-btsnoop", truncated),
            Seed(
                "twice-btsnoop",
                CaptureContainer.btsnoop.file(Array(talk.suffix(1))) + CaptureContainer.btsnoop.file(Array(talk.suffix(1)))),
            Seed("magic-only", Array("btsnoop\0".utf8)), Seed("text", Array("not a capture\n".utf8)),
            Seed("btsnoop-kind-1003", Array("btsnoop\0".utf8) + [0, 0, 0, 1, 0, 0, 3, 0xEB]),
            Seed(
                "btsnoop-long-record",
                CaptureContainer.btsnoop.file([]) + [0, 1, 0, 4, 0, 1, 0, 4] + [UInt8](repeating: 1, count: 16)),
        ]
    }

    /// A record of old hcidump files: little-endian length, direction, a zero, seconds and microseconds.
    private static func hcidumpRecord(_ packet: HCIPacket) -> [UInt8] {
        let length = UInt64(packet.bytes.count + 1), time = UInt64(packet.time)
        return Naive.bytes(length, 2).reversed() + [packet.isReceived ? 1 : 0, 0] + Naive.bytes(time / 1_000_000, 4).reversed()
            + Naive.bytes(time % 1_000_000, 4).reversed() + [packet.kind.rawValue] + packet.bytes
    }
}
