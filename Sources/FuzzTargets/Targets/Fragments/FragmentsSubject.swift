import BitchatFrame
import MeshModel
import WireFormat

/// What the target `fragments` tests: two apps' rules, and the steps of an assembler.
package struct FragmentsSubject: Sendable {
    /// The rules.
    package var ios = FragmentRules.ios, android = FragmentRules.android
    /// Takes one fragment, whose slice are all bytes given.
    package var add: @Sendable (inout FragmentBench, FragmentArrival, RawSpan) -> FragmentOutcome = { bench, arrival, slice in
        bench.assembler.add(
            arrival.piece, sender: arrival.sender, isBroadcast: arrival.isBroadcast, now: arrival.now, slice, slice.whole,
            isFrame: arrival.readsAsFrame)
    }
    /// Forgets the streams that are too old.
    package var expire: @Sendable (inout FragmentBench, Int64) -> [FragmentProgress] = { $0.assembler.expire(now: $1) }
    /// Names the streams that stall.
    package var stalled: @Sendable (inout FragmentBench, Int64) -> [FragmentStream] = { $0.assembler.stalled(now: $1) }
}

/// One fragment beside the bytes of its slice.
package struct FragmentArrival: Sendable {
    /// Its header.
    package var piece: FragmentPiece
    /// Its author.
    package var sender: PeerID
    /// Whether it addresses nobody in particular.
    package var isBroadcast: Bool
    /// When it comes.
    package var now: Int64
    /// Whether joined bytes are a frame, as far as the app looks before it hands them on.
    package var readsAsFrame: @Sendable (RawSpan) -> Bool = { FragmentArrival.isFrame($0) }

    private static let decoder = FrameDecoder(limits: .android)

    /// Makes an arrival; see the properties.
    package init(piece: FragmentPiece, sender: PeerID, isBroadcast: Bool, now: Int64) {
        (self.piece, self.sender, self.isBroadcast, self.now) = (piece, sender, isBroadcast, now)
    }

    /// Whether joined bytes begin with a frame.
    package static func isFrame(_ bytes: RawSpan) -> Bool { (try? decoder.frame(bytes, bytes.whole)) != nil }
}
