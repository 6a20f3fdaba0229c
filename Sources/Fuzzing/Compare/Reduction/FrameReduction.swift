import BitchatFrame
import WireFormat

/// Makes a frame smaller by its parts, its lengths and flags kept right.
enum FrameReduction {
    /// A smaller frame for which `holds` is true; `bytes` where they are no frame or nothing can go.
    static func smallest(
        _ bytes: [UInt8], _ holds: ([UInt8]) throws(OtherSideError) -> Bool
    ) throws(OtherSideError) -> [UInt8] {
        let inflater = FrameInflater(), encoder = FrameEncoder(.ios)
        let decoded = bytes.withRawSpan { bytes in
            (try? FrameDecoder(limits: .ios).frame(bytes, bytes.whole)).flatMap {
                try? FrameContents($0, in: bytes, inflater: inflater, limits: .ios)
            }
        }
        guard var contents = decoded else { return bytes }
        var best = bytes
        for part in parts {
            let changed = part(contents)
            guard let frame = encoder.encode(changed), frame.count < best.count, try holds(frame) else { continue }
            (contents, best) = (changed, frame)
        }
        _ = try ListReduction.smallest(contents.payload) { (payload) throws(OtherSideError) in
            var changed = contents
            changed.payload = payload
            guard let frame = encoder.encode(changed), frame.count < best.count, try holds(frame) else { return false }
            best = frame
            return true
        }
        return best
    }

    /// The frame without one of its parts; the first drops only what stands behind the frame.
    private static var parts: [(FrameContents) -> FrameContents] {
        [
            { $0 }, { change($0) { $0.packing = .plain } }, { change($0) { $0.payload = [] } },
            { change($0) { $0.signature = nil } },
            { change($0) { $0.recipient = nil } }, { change($0) { $0.route = [] } }, { change($0) { $0.version = 1 } },
        ]
    }

    private static func change(_ contents: FrameContents, _ body: (inout FrameContents) -> Void) -> FrameContents {
        var changed = contents
        body(&changed)
        return changed
    }
}
