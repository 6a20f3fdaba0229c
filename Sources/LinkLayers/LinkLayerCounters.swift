/// What the link layers saw and left out; the link-layer part of `stats --json`.
package struct LinkLayerCounters: Sendable, Hashable {
    /// HCI packets by kind.
    package var hci = HCIPacketCounts()
    /// Advertising reports and own advertising data sets that show bitchat, as delivered.
    package var adverts = 0
    /// Advertising reports of any device, and own advertising data sets.
    package var advertReports = 0
    /// Complete ATT PDUs at the index of their opcode, after reassembly.
    ///
    /// Link-layer retransmissions, packets with a bad checksum and PDUs cut by the logger are left out.
    package private(set) var attributePDUs = [Int](repeating: 0, count: 256)
    /// How often each reason came, at the index of its raw value, and where first.
    private var skips = [Skip](repeating: Skip(), count: SkipReason.allCases.count)

    /// A count and where it began.
    private struct Skip: Sendable, Hashable {
        var count = 0
        var firstRecord = 0
    }

    /// Makes counters that stand at zero.
    package init() {}

    /// The opcodes that came, in order, with how often.
    package var attributes: [(opcode: UInt8, count: Int)] {
        attributePDUs.indices.filter { attributePDUs[$0] > 0 }.map { (UInt8(truncatingIfNeeded: $0), attributePDUs[$0]) }
    }

    /// Everything left out, in the order of `SkipReason`: each kind once.
    package var skipped: [LinkLayerProblem] {
        SkipReason.allCases.compactMap { reason in
            let skip = skips[Int(reason.rawValue)]
            guard skip.count > 0 else { return nil }
            return LinkLayerProblem(reason: reason, count: skip.count, firstRecord: skip.firstRecord)
        }
    }

    /// How often `reason` came.
    package func count(of reason: SkipReason) -> Int { skips[Int(reason.rawValue)].count }

    /// Counts one complete ATT PDU.
    mutating func countAttribute(_ opcode: UInt8) { attributePDUs[Int(opcode)] += 1 }

    /// Counts one thing left out in record number `record`.
    @inline(never)
    mutating func skip(_ reason: SkipReason, record: Int) {
        let index = Int(reason.rawValue)
        if skips[index].count == 0 { skips[index].firstRecord = record }
        skips[index].count += 1
    }
}
