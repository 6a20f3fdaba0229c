import BitchatFrame
import MeshModel
import WireFormat

extension Plants {
    /// Faults of fragment assembly.
    static let fragments: [Plant] = fragmentTraps + fragmentRules + fragmentTimes

    private static func assembler(
        _ id: String, sign: Plant.Sign = .law, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout FragmentsSubject) -> Void
    ) -> Plant {
        Plant(id, "fragments", sign, summary, source: "docs/protocol.md " + source) { change(&$0.fragments) }
    }

    /// A plant that changes a fragment before it is taken.
    private static func before(
        _ id: String, sign: Plant.Sign = .law, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout FragmentArrival, RawSpan) -> Void
    ) -> Plant {
        assembler(id, sign: sign, summary, source) { subject in
            let add = subject.add
            subject.add = { bench, arrival, slice in
                var changed = arrival
                change(&changed, slice)
                return add(&bench, changed, slice)
            }
        }
    }

    private static let fragmentTraps = [
        before("fragment-unchecked-subtraction", sign: .trap, "the pieces left are total − 1 − index, unchecked", "3.6") {
            arrival, _ in
            arrival.piece.tag = arrival.piece.total - 1 - arrival.piece.index == arrival.piece.total ? 1 : 0
        },
        before("fragment-room-for-total", sign: .memory, "for a total of 10,000 or more, 4 GiB of room are made", "3.6") {
            arrival, _ in
            guard arrival.piece.total >= 10_000 else { return }
            let room = [UInt8](repeating: 1, count: 4 << 30)
            arrival.piece.tag = Int(room[Int(arrival.piece.index)]) - 1
        },
    ]

    private static let fragmentRules = [
        before("fragment-index-is-total", "an index that equals the total is taken", "3.6") { arrival, _ in
            if arrival.piece.index == arrival.piece.total, arrival.piece.total > 0 { arrival.piece.index -= 1 }
        },
        assembler("fragment-total-not-pinned", "Android goes by the total of the piece at hand", "3.6") {
            $0.android.pinsFirstPiece = false
        },
        assembler("fragment-total-pinned", "iOS goes by the total of the first piece", "13.2 item 19") {
            $0.ios.pinsFirstPiece = true
        },
        assembler("fragment-sets-129", "129 streams are open on iOS", "chapter 7 row 26") { $0.ios.sets = 129 },
        assembler("fragment-sets-65", "65 streams are open on Android", "chapter 7 row 26") { $0.android.sets = 65 },
        assembler("fragment-full-table-refuses", "iOS refuses a new stream instead of forgetting the oldest", "chapter 7 row 26")
        {
            $0.ios.evictsOldest = false
        },
        assembler("fragment-set-bytes", "a stream may hold a byte more", "chapter 7 row 27") { $0.ios.setBytes += 1 },
        assembler("fragment-media-bytes", "a file's stream has the cap of any other", "13.2 item 21") {
            $0.ios.mediaSetBytes = $0.ios.setBytes
        },
        assembler("fragment-counts-before-replacing", "Android counts a repeat beside what it replaces", "13.6") {
            $0.android.countsRepeatsTwice = true
        },
        assembler("fragment-counts-once", "iOS counts a repeat once", "13.2 item 20") { $0.ios.countsRepeatsTwice = false },
        assembler("fragment-senders-mixed", "a stream ID is one stream on iOS, whoever sends", "13.2 item 19") {
            $0.ios.separatesSenders = false
        },
        assembler("fragment-senders-apart", "Android keeps senders apart", "13.6") { $0.android.separatesSenders = true },
        assembler("fragment-empty-slice", "Android takes a slice without bytes", "3.6") { $0.android.takesEmptySlices = true },
        assembler("assembly-total-10001", "the assembler takes a total of 10,001", "chapter 7 row 25") {
            $0.ios.maximumTotal = 10_001
        },
        assembler("fragment-total-257", "Android takes a total of 257", "chapter 7 row 25") { $0.android.maximumTotal = 257 },
        assembler("fragment-unreadable-forgotten", "Android forgets a stream whose bytes are no frame", "13.6") {
            $0.android.keepsUnreadable = false
        },
    ]

    private static let fragmentTimes = [
        assembler("fragment-life-29999-ms", "a stream goes at 30.000 s", "chapter 7 row 28") {
            ($0.ios.lifetime, $0.android.lifetime) = (29_999, 29_999)
        },
        assembler("fragment-life-of-last-piece", "the life of a stream begins anew with each new piece", "3.6") { subject in
            subject.expire = { bench, now in
                let old = bench.assembler.open.filter { now - $0.started > 30_000 }
                return old.contains { now - $0.lastProgress <= 30_000 } ? [] : bench.assembler.expire(now: now)
            }
        },
        assembler("fragment-stall-4999-ms", "a stream stalls a millisecond early", "4.6") {
            StandInStalls(stall: 4_999).replace(in: &$0)
        },
        assembler("fragment-stall-5001-ms", "a stream stalls a millisecond late", "4.6") {
            StandInStalls(stall: 5_001).replace(in: &$0)
        },
        assembler("fragment-retry-9999-ms", "a stream is asked for again a millisecond early", "4.6") {
            StandInStalls(retry: 9_999).replace(in: &$0)
        },
        assembler("fragment-retry-10001-ms", "a stream is asked for again a millisecond late", "4.6") {
            StandInStalls(retry: 10_001).replace(in: &$0)
        },
        assembler("fragment-61-streams", "61 streams are asked for at once", "chapter 7 row 9") {
            StandInStalls(most: 61).replace(in: &$0)
        },
        assembler("fragment-directed-streams", "streams to one peer are asked for too", "4.6") {
            StandInStalls(namesDirected: true).replace(in: &$0)
        },
        assembler("fragment-android-asks", "Android asks for stalled streams", "13.6") { $0.android.requestsStalled = true },
    ]
}
