import BitchatFrame
import WireFormat

/// Replaces the slices of fragment streams by slices of what replaces their frames, cut at the same places.
final class SliceTable {
    /// How many bytes of frames are kept at hand.
    private static let capacity = 16 << 20

    private let standIns: StandIns
    private let knowledge: CaptureKnowledge
    private var frames: [FragmentPlace: (original: [UInt8], standIn: [UInt8])] = [:]
    private var held = 0

    /// Makes a table of the streams that `knowledge` holds.
    init(_ standIns: StandIns, _ knowledge: CaptureKnowledge) {
        self.standIns = standIns
        self.knowledge = knowledge
    }

    /// The stand-in of the slice `bytes`; `redacted` replaces the frame it belongs to.
    ///
    /// A slice that does not fit its stream, or of which an earlier one was never seen, becomes other bytes.
    func slice(_ place: FragmentPlace, _ bytes: [UInt8], _ redacted: ([UInt8]) -> [UInt8]) -> [UInt8] {
        if let offset = knowledge.offset(of: place) {
            let frame = frame(of: place, redacted)
            let end = offset + bytes.count
            if end <= frame.original.count, frame.original[offset..<end].elementsEqual(bytes) {
                return Array(frame.standIn[offset..<end])
            }
        }
        let words = [place.stream, UInt64(place.index)].flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
        }
        return standIns.bytes(.content, words + bytes, count: bytes.count)
    }

    private func frame(
        of place: FragmentPlace, _ redacted: ([UInt8]) -> [UInt8]
    ) -> (original: [UInt8], standIn: [UInt8]) {
        if let known = frames[place.whole] { return known }
        let original = knowledge.frame(of: place)
        let standIn = redacted(original)
        let made = (original, standIn.count == original.count ? standIn : [UInt8](repeating: 0, count: original.count))
        if held + original.count > Self.capacity {
            frames.removeAll()
            held = 0
        }
        held += 2 * original.count
        frames[place.whole] = made
        return made
    }
}
