import BitchatFrame
import MeshModel
import WireFormat

/// The steps of joining fragments.
package protocol AssemblerSteps {
    /// How many streams are open, and the bytes that they hold.
    var count: Int { get }
    var byteCount: Int { get }
    /// Takes one fragment, whose slice are all bytes given; `isFrame` says whether joined bytes decode.
    mutating func add(
        _ piece: FragmentPiece, sender: PeerID, isBroadcast: Bool, now: Int64, slice: RawSpan,
        isFrame: @escaping @Sendable (RawSpan) -> Bool
    ) -> FragmentOutcome
    /// Forgets the streams that are too old; says how many.
    mutating func expire(at now: Int64) -> Int
    /// Names the streams that stall.
    mutating func stalled(at now: Int64) -> [FragmentStream]
}

extension FragmentAssembler: AssemblerSteps {
    package mutating func add(
        _ piece: FragmentPiece, sender: PeerID, isBroadcast: Bool, now: Int64, slice: RawSpan,
        isFrame: @escaping @Sendable (RawSpan) -> Bool
    ) -> FragmentOutcome {
        add(piece, sender: sender, isBroadcast: isBroadcast, now: now, slice, slice.whole, isFrame: isFrame)
    }
    package mutating func expire(at now: Int64) -> Int { expire(now: now).count }
    package mutating func stalled(at now: Int64) -> [FragmentStream] { stalled(now: now) }
}
