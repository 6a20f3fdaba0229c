import PacketGenerators

/// Hand-made scripts: each stands at the ends of some rule's span or cap, and one to either side.
enum FragmentSeeds {
    /// All of them.
    static let all: [Seed] = joining + caps + time

    private static let frame = PacketFactory(.ios).announce(by: .bo, at: UInt64(VirtualTime.start)).bytes

    /// What makes a frame whole.
    private static let joining = [
        Seed(
            "fragments-orders",
            FragmentDraft.script(0) { draft in
                for order in UInt8(0)..<5 { draft.split(frame, into: 64, order: order) }
            }),
        Seed(
            "fragments-orders-android",
            FragmentDraft.script(1) { draft in
                for order in UInt8(0)..<5 { draft.split(frame, into: 64, order: order) }
            }),
        Seed(
            "fragments-other-total",
            FragmentDraft.script(0) { draft in
                draft.piece(0, of: 5)
                draft.piece(4, of: 5)
                draft.piece(1, of: 3)
                draft.piece(0, of: 2)
                draft.piece(1, of: 3)
                draft.piece(2, of: 3)
            }),
        Seed(
            "fragments-other-total-android",
            FragmentDraft.script(1) { draft in
                draft.piece(0, of: 2)
                draft.piece(1, of: 3)
                draft.piece(0, of: 2, frame)
                draft.piece(1, of: 2, type: 1)
                draft.piece(0, of: 2, Array(frame.prefix(90)))
                draft.piece(1, of: 2, [0])
                draft.piece(1, of: 2, Array(frame.dropFirst(90)))
            }),
        Seed(
            "fragments-of-two-senders",
            FragmentDraft.script(0) { draft in
                draft.piece(0, of: 2, from: 1)
                draft.piece(1, of: 2, from: 2)
                draft.piece(1, of: 2, from: 1)
            }),
        Seed(
            "fragments-of-two-senders-android",
            FragmentDraft.script(1) { draft in
                draft.piece(0, of: 2, from: 1, Array(frame.prefix(90)))
                draft.piece(1, of: 2, from: 2, Array(frame.dropFirst(90)))
            }),
        Seed("fragments-heads", FragmentDraft.script(0, heads)), Seed("fragments-heads-android", FragmentDraft.script(1, heads)),
    ]

    private static func heads(_ draft: inout FragmentDraft) {
        for (index, total) in [(0, 0), (0, 1), (1, 1), (2, 1), (0, 2), (2, 2), (3, 2), (255, 256), (256, 257)] {
            draft.piece(index, of: total)
            draft.piece(index, of: total, stream: 2, [])
        }
        for (index, total) in [(9_999, 10_000), (10_000, 10_000), (0, 10_001), (65_535, 65_535), (65_534, 65_535)] {
            draft.piece(index, of: total, stream: 3)
        }
    }

    /// How much is held.
    private static let caps = [
        Seed(
            "fragments-sets",
            FragmentDraft.script(0) { draft in
                draft.piece(0, of: 2)
                draft.clock(1)
                draft.many(128)
                draft.piece(1, of: 2)
                draft.many(1, from: 90)
            }),
        Seed(
            "fragments-sets-android",
            FragmentDraft.script(1) { draft in
                draft.many(63)
                draft.piece(0, of: 2)
                draft.piece(0, of: 2, stream: 1)
                draft.piece(0, of: 1, stream: 2, frame)
            }),
        Seed(
            "fragments-bytes",
            FragmentDraft.script(2) { draft in
                draft.large(0, of: 2, 64)
                draft.piece(1, of: 2, [])
                draft.large(0, of: 2, 64)
                draft.piece(1, of: 2, [0])
            }),
        Seed(
            "fragments-bytes-of-files",
            FragmentDraft.script(2) { draft in
                draft.large(0, of: 2, type: 1, 72)
                draft.piece(1, of: 2, type: 2, [])
                draft.large(0, of: 2, type: 2, 71)
                draft.piece(0, of: 2, type: 2, [0, 0])
            }),
        Seed("fragments-small-caps", FragmentDraft.script(2, smallCaps)),
        Seed("fragments-small-caps-android", FragmentDraft.script(3, smallCaps)),
    ]

    private static func smallCaps(_ draft: inout FragmentDraft) {
        draft.large(0, of: 3, 40)
        draft.large(0, of: 3, 24)
        draft.large(1, of: 3, 40)
        draft.large(1, of: 3, 41)
        draft.large(0, of: 3, type: 1, 60)
        draft.large(1, of: 3, type: 1, 12)
        for stream in UInt8(1)...5 { draft.large(0, of: 3, stream: stream, 40) }
        draft.large(1, of: 3, stream: 2, 1)
    }

    /// When streams are forgotten and asked for.
    private static let time = [
        Seed(
            "fragments-lifetime",
            FragmentDraft.script(0) { draft in
                draft.piece(0, of: 4)
                draft.clock(29_000)
                draft.piece(1, of: 4)
                for offset in -1...1 {
                    draft.edge(30_000, offset, since: 1)
                    draft.expire()
                }
                draft.piece(2, of: 4)
            }),
        Seed(
            "fragments-stall",
            FragmentDraft.script(0) { draft in
                draft.piece(0, of: 3)
                draft.piece(0, of: 3, stream: 1, isDirected: true)
                for offset in -1...1 {
                    draft.edge(5_000, offset)
                    draft.poll()
                }
            }),
        Seed(
            "fragments-stall-of-repeats",
            FragmentDraft.script(0) { draft in
                draft.piece(0, of: 3)
                draft.clock(4_000)
                draft.piece(0, of: 3)
                draft.clock(1_000)
                draft.poll()
                draft.piece(1, of: 3)
                draft.poll()
            }),
        Seed(
            "fragments-retry",
            FragmentDraft.script(0) { draft in
                draft.piece(0, of: 3)
                draft.edge(5_000, 0)
                draft.poll()
                draft.edge(10_000, -1, since: 2)
                draft.poll()
                draft.clock(1)
                draft.poll()
            }),
        Seed(
            "fragments-many-stalls",
            FragmentDraft.script(0) { draft in
                draft.many(61)
                draft.clock(5_000)
                draft.many(4, from: 90, isDirected: true)
                draft.poll()
                draft.poll()
            }),
        Seed(
            "fragments-android-time",
            FragmentDraft.script(1) { draft in
                draft.piece(0, of: 3)
                draft.clock(5_000)
                draft.poll()
                for offset in -1...1 {
                    draft.edge(30_000, offset)
                    draft.expire()
                }
            }),
    ]
}
