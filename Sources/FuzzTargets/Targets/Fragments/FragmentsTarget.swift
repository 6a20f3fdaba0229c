import BitchatFrame
import MeshModel
import Mutators
import WireFormat

/// Scripts of fragments against a plain list of slices.
package final class FragmentsTarget: FuzzTarget {
    package static let name = "fragments"
    package static let summary = "fragments in any order and time, by both apps' rules, against a plain list of slices"
    package static let shape = InputShape.events(FragmentEvent.grammar)
    package static let longestInput = 16_384

    package static func seeds() -> [Seed] { NearScripts.of(FragmentSeeds.all, FragmentEvent.grammar) }

    /// The slices, and the bytes in them, that one script may bring in.
    private static let mostFragments = 2_000, mostBytes = 4_000_000

    private let subject: FragmentsSubject
    var bench: FragmentBench
    var table = FragmentRuleTable()
    var time = VirtualTime()
    /// When the first and the last fragment of this set of rules, and the last poll were.
    var firstPiece: Int64?, lastPiece = VirtualTime.start, lastPoll = VirtualTime.start
    /// The bytes of the slice at hand.
    var slice: [UInt8] = []
    var fragmentsLeft = 0, bytesLeft = 0

    package init(_ subject: Subject) {
        self.subject = subject.fragments
        bench = FragmentBench(subject.fragments.ios)
    }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        time = VirtualTime()
        (fragmentsLeft, bytesLeft) = (Self.mostFragments, Self.mostBytes)
        begin(0)
        var script = EventScript()
        while report.violation == nil, fragmentsLeft > 0, bytesLeft > 0, let event = script.next(input) {
            var body = EventBody(event)
            apply(FragmentEvent(code: event.code), &body, input, &report)
        }
    }

    /// Begins anew by the rules of a choice: iOS, Android, then both with caps that short scripts reach.
    ///
    /// Small caps are the subject's less what the documented ones are lowered by, so that a wrong cap stays wrong.
    func begin(_ choice: Int) {
        let isAndroid = choice & 1 == 1, documented: FragmentFigures = isAndroid ? .android : .ios
        let figures = choice < 2 ? documented : documented.small
        var rules = isAndroid ? subject.android : subject.ios
        rules.sets -= documented.streams - figures.streams
        rules.setBytes -= documented.bytes - figures.bytes
        rules.mediaSetBytes -= documented.mediaBytes - figures.mediaBytes
        rules.totalBytes -= documented.allBytes - figures.allBytes
        bench = FragmentBench(rules)
        table.begin(figures)
        (firstPiece, lastPiece, lastPoll) = (nil, time.now, time.now)
    }

    /// Brings in a fragment with the slice at hand, and compares what becomes of it.
    @discardableResult
    func add(_ arrival: FragmentArrival, _ report: inout FuzzReport) -> FragmentOutcome {
        fragmentsLeft -= 1
        bytesLeft -= slice.count
        firstPiece = firstPiece ?? time.now
        lastPiece = time.now
        let outcome = slice.withRawSpan { subject.add(&bench, arrival, $0) }
        let expected = slice.withRawSpan { table.add(arrival, $0) }
        let number = FragmentLaws.number(of: outcome) + (table.figures.isAndroid ? 32 : 0)
        report.reached(number)
        report.reached(128 + number * 8 + min(table.streams.count, 7))
        if outcome != expected {
            let law = FragmentLaws.isOnlyContent(outcome, expected) ? FragmentLaws.bytes : FragmentLaws.outcome
            report.violated(law, "\(outcome) instead of \(expected) for \(arrival.piece) with \(slice.count) bytes")
        }
        checkMemory(&report)
        return outcome
    }

    /// Forgets the streams that are too old.
    func expire(_ report: inout FuzzReport) {
        let gone = subject.expire(&bench, time.now).map(\.stream), expected = table.expire(now: time.now)
        report.reached(64 + min(gone.count, 3))
        report.require(gone == expected, FragmentLaws.lifetime, "\(gone) instead of \(expected)")
        checkMemory(&report)
    }

    /// Asks for the streams that stall.
    func poll(_ report: inout FuzzReport) {
        lastPoll = time.now
        let named = subject.stalled(&bench, time.now), expected = table.stalled(now: time.now)
        report.reached(68 + min(named.count, 3))
        report.require(named == expected, FragmentLaws.stall, "\(named) instead of \(expected)")
    }

    private func checkMemory(_ report: inout FuzzReport) {
        let assembler = bench.assembler, count = table.byteCount
        report.require(assembler.byteCount == count, FragmentLaws.count, "\(assembler.byteCount) instead of \(count)")
        let buffers = assembler.bufferBytes, streams = table.figures.streams
        report.require(
            assembler.count <= streams && buffers <= 2 * count + 4_096 * assembler.count, FragmentLaws.memory,
            "\(assembler.count) streams with \(buffers) bytes for \(count)")
    }
}
