/// Leaves out parts of a frame (what follows it, signature, route, recipient), shortens the payload with its length set right,
/// and takes the short header where that is enough.
struct FramePartReduction: Reduction {
    func reduce(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        guard let frame = SplitFrame(part) else { return ByteReduction().reduce(part, trial, in: place) }
        let packed = reduced(frame, trial, in: place)
        guard let plain = frame.inflated, trial.holds(place(plain.bytes)) else { return packed.bytes }
        let inflated = reduced(plain, trial, in: place)
        return inflated.bytes.count <= packed.bytes.count ? inflated.bytes : packed.bytes
    }

    private func reduced(_ frame: SplitFrame, _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> SplitFrame {
        var frame = withoutParts(frame, trial, in: place)
        if let hops = frame.hops {
            frame.hops = trial.needed(hops) { place(with(frame) { $0.hops = $1 }($0).bytes) }
        }
        let write = { (section: [UInt8]) in place(with(frame) { $0.section = $1 }(section).bytes) }
        let payload: any Reduction = frame.isCompressed ? ByteReduction() : PayloadReduction(type: frame.type)
        frame.section = payload.reduce(frame.section, trial, in: write)
        frame.tail = trial.needed(frame.tail) { place(with(frame) { $0.tail = $1 }($0).bytes) }
        return frame
    }

    private func withoutParts(_ frame: SplitFrame, _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> SplitFrame {
        var frame = frame
        let steps: [(inout SplitFrame) -> Void] = [
            { $0.tail = [] }, { $0.signature = nil }, { $0.hops = nil }, { $0.recipient = nil },
            { if $0.section.count <= 65_535, $0.hops == nil, !$0.isCompressed { $0.version = 1 } },
        ]
        for step in steps {
            var smaller = frame
            step(&smaller)
            if smaller != frame, trial.holds(place(smaller.bytes)) { frame = smaller }
        }
        return frame
    }

    /// A function that gives `frame` one other part.
    private func with<Part>(_ frame: SplitFrame, _ set: @escaping (inout SplitFrame, Part) -> Void) -> (Part) -> SplitFrame {
        { part in
            var changed = frame
            set(&changed, part)
            return changed
        }
    }
}
