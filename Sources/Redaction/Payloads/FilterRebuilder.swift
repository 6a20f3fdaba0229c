import BitchatFrame
import BitchatPayload
import WireFormat

/// Makes the set of a sync request anew, so that it holds the stand-ins of the packets that it held.
///
/// P, M, the number of values and the length of the bit stream stay. Packets of the capture that it held and that it did not
/// hold are in and out as before; values of packets that were never seen become other values.
struct FilterRebuilder {
    private static let attempts = 64

    private let standIns: StandIns
    private let knowledge: CaptureKnowledge

    /// Makes a rebuilder; `knowledge` tells what becomes of packets.
    init(_ standIns: StandIns, _ knowledge: CaptureKnowledge) {
        self.standIns = standIns
        self.knowledge = knowledge
    }

    /// The new bit stream of `request`, which was decoded from `payload`; as long as the old one.
    func rebuilt(_ request: RequestSyncPayload, _ payload: RawSpan) -> [UInt8] {
        let set = request.set(payload)
        let length = request.filter.count
        guard !set.values.isEmpty else { return [UInt8](repeating: 0xFF, count: length) }
        let sorted = sort(set)
        var numbers = standIns.numbers(.filter, payload.array(request.filter))
        var best: [UInt8] = []
        for _ in 0..<Self.attempts {
            let values = completed(sorted.held, avoiding: sorted.missing, set, &numbers)
            // A damaged P makes streams of up to 2^32 ones, none of which has the length wanted.
            guard Int(values.last ?? 0) >> Int(set.p) <= 64 * length + 4096 else { continue }
            let bits = GCSBuilder.stream(values, p: set.p)
            if bits.count == length { return bits }
            if best.isEmpty || abs(bits.count - length) < abs(best.count - length) { best = bits }
        }
        return fitted(best, length)
    }

    /// How much of what `request` told of the capture's packets its stand-in no longer tells; 0 is wanted.
    ///
    /// Counted are packets that were held and are not, marked answers that were not held and are, and streams of another
    /// length.
    func cost(_ request: RequestSyncPayload, _ payload: RawSpan) -> Int {
        let old = request.set(payload)
        let bytes = rebuilt(request, payload)
        let new = bytes.withRawSpan { GCSFilter(p: old.p, m: old.m, $0, $0.whole) }
        guard !old.values.isEmpty else { return new.values.isEmpty ? 0 : 1 }
        var cost = new.values.count == old.values.count ? 0 : 1
        for packet in knowledge.packets {
            let was = old.contains(hash: packet.before)
            if was != new.contains(hash: packet.after), was || packet.isAnswer { cost += 1 }
        }
        return cost
    }

    /// The new values of packets that were held, and those of others.
    private func sort(_ set: GCSFilter) -> (held: Set<UInt32>, missing: Set<UInt32>) {
        var held: Set<UInt32> = [], missing: Set<UInt32> = []
        for packet in knowledge.packets {
            let value = GCSBucket.value(of: packet.after, m: set.m)
            if set.contains(hash: packet.before) { held.insert(value) } else { missing.insert(value) }
        }
        return (held, missing)
    }

    /// As many values as the set had: those held, and others.
    private func completed(
        _ held: Set<UInt32>, avoiding missing: Set<UInt32>, _ set: GCSFilter, _ numbers: inout StandInNumbers
    ) -> [UInt32] {
        var values = held
        var tries = 0
        while values.count < set.values.count, tries < 64 * set.values.count {
            tries += 1
            let value = UInt32(numbers.below(Int(set.m) - 1)) + 1
            if value < set.m, tries > 32 * set.values.count || !missing.contains(value) { values.insert(value) }
        }
        return Array(values.sorted().prefix(set.values.count))
    }

    /// `bits` made `length` long: ones end a stream without a value, and what is too long is cut.
    private func fitted(_ bits: [UInt8], _ length: Int) -> [UInt8] {
        Array(bits.prefix(length)) + [UInt8](repeating: 0xFF, count: max(0, length - bits.count))
    }
}
