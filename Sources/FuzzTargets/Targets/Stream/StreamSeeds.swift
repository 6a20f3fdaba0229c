import BitchatFrame
import PacketGenerators

/// Hand-made scripts: each stands at the end of some rule's span or cap, and one to either side.
enum StreamSeeds {
    /// All of them.
    static let all: [Seed] = notifications + padding + writes

    private static var factory: PacketFactory { PacketFactory(.ios) }
    private static let now = UInt64(VirtualTime.start)
    private static let announce = factory.announce(by: .bo, at: now).bytes, leave = factory.leave(by: .bo, at: now).bytes

    /// The head of a version 2 frame of `length` bytes in all, with these flags.
    private static func head(length: Int, flags: UInt8 = 0) -> [UInt8] {
        let size = UInt32(clamping: length - 24)
        return [2, 2, 7] + [UInt8](repeating: 0, count: 8) + [flags]
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> UInt32($0)) } + [UInt8](repeating: 9, count: 8)
    }

    private static let notifications = [
        Seed(
            "stream-whole-frames",
            StreamDraft.script { draft in
                draft.frame(announce)
                draft.chunk(leave + announce + leave.prefix(30))
                draft.chunk(leave.dropFirst(30))
                draft.frame(announce, by: 20)
                draft.frame(leave, by: 1)
            }),
        Seed(
            "stream-stall",
            StreamDraft.script { draft in
                for offset in -1...1 {
                    draft.chunk(announce.prefix(40))
                    draft.edge(offset)
                    draft.chunk(announce[40..<60])
                    draft.clock(10_000)
                    draft.chunk(announce.dropFirst(60))
                }
            }),
        Seed(
            "stream-late-completion",
            StreamDraft.script { draft in
                draft.chunk(announce.prefix(40))
                draft.clock(60_000)
                draft.chunk(announce.dropFirst(40))
                draft.chunk(announce.prefix(100))
                draft.clock(249)
                draft.chunk(announce[100..<110])
                draft.clock(-500)
                draft.chunk(announce[110..<120])
                draft.clock(800)
                draft.chunk(announce.dropFirst(120) + leave)
            }),
        Seed(
            "stream-frame-too-long",
            StreamDraft.script { draft in
                draft.chunk(head(length: 8_388_608))
                draft.edge(0)
                draft.chunk([1])
                draft.chunk(head(length: 8_388_609))
                draft.frame(leave)
            }),
        Seed(
            "stream-packed-too-small",
            StreamDraft.script { draft in
                for length in 24 + 3...24 + 5 { draft.chunk(head(length: length, flags: 4) + [1, 2, 3, 4, 5, 6] + leave) }
                var short = leave
                (short[11], short[13]) = (4, 1)
                draft.chunk(short)
                draft.frame(leave)
            }),
        Seed(
            "stream-route",
            StreamDraft.script { draft in
                draft.chunk(head(length: 30, flags: 8))
                draft.chunk([2] + [UInt8](repeating: 7, count: 16))
                draft.chunk([UInt8](repeating: 6, count: 6))
                draft.chunk(head(length: 24, flags: 9) + [UInt8](repeating: 5, count: 8) + [0] + leave)
            }),
    ]

    /// Scripts that take longer than others, and so are no seeds.
    static let heavy = [
        Seed(
            "stream-buffer-full",
            StreamDraft.script { draft in
                draft.chunk(head(length: 8_388_608))
                draft.large(8_388_585)
                draft.frame(leave)
            })
    ]

    private static let padding = [
        Seed(
            "stream-padding",
            StreamDraft.script { draft in
                for value in [UInt8(16), 83, 255, 3, 2, 1, 0] {
                    draft.frame(announce + [UInt8](repeating: value, count: Int(value)))
                    draft.frame(leave)
                }
            }),
        Seed(
            "stream-padding-in-pieces",
            StreamDraft.script { draft in
                draft.frame(announce + [UInt8](repeating: 83, count: 40))
                draft.run(of: 83, 43)
                draft.frame(leave)
                draft.run(of: 0, 40)
                draft.frame(leave + [0, 0, 0])
                draft.run(of: 200, 30)
                draft.frame(leave)
            }),
        Seed(
            "stream-foreign-bytes",
            StreamDraft.script { draft in
                draft.chunk([0, 7, 9] + announce)
                draft.chunk([0] + leave)
                draft.chunk([3, 3, 3, 3] + leave)
                draft.run(of: 1, 30)
                draft.frame(announce)
                draft.chunk([1] + leave)
                draft.edge(0)
                draft.chunk([2])
                draft.frame(leave)
            }),
    ]

    private static let writes = [
        Seed(
            "stream-writes",
            StreamDraft.script { draft in
                draft.write(announce)
                draft.write(announce + leave)
                draft.write(announce + [UInt8](repeating: 83, count: 83))
                draft.write(announce.prefix(50))
                draft.write(announce.dropFirst(50))
                draft.write(announce)
            }),
        Seed(
            "stream-long-writes",
            StreamDraft.script { draft in
                draft.write([(100, announce[100...]), (0, announce[..<60]), (60, announce[60..<100])])
                draft.write([(0, announce[..<20]), (10, announce[10..<50])])
                draft.write([(50, announce[50...])])
                draft.write([(30, leave[30...])])
                draft.write([(0, leave[..<30])])
                draft.write([(5, []), (0, []), (0, leave[...])])
            }),
        Seed(
            "stream-write-gap",
            StreamDraft.script { draft in
                let ping = factory.frame(
                    FrameContents(type: .message, timestamp: now, sender: [0, 0, 0, 0, 0, 0, 0, 0], payload: [1, 2, 3])
                ).bytes
                draft.write([(0, ping[..<14]), (22, ping[22...])])
            }),
        Seed(
            "stream-write-cap",
            StreamDraft.script { draft in
                draft.large(1_000_000, isWrite: true)
                draft.write(leave)
                draft.large(1_000_001, isWrite: true)
            }),
        Seed(
            "stream-values",
            StreamDraft.script { draft in
                draft.value(announce)
                draft.value([])
                draft.value([7])
            }),
    ]
}
