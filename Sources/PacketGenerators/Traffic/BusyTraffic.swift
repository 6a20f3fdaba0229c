import Capture
import WireFormat

/// Captures of any size for measurements, written as btsnoop 1002 piece by piece (docs/capture-formats.md chapter 1).
package enum BusyTraffic {
    /// The bytes that are collected before they are given away.
    private static let pieceSize = 1 << 18

    /// Writes a file of exactly `records` records; `output` receives its bytes in order.
    ///
    /// Equal arguments give equal bytes. Memory does not grow with the number of records. `shape` is that of busy traffic; the
    /// other profiles have their own.
    package static func write<Failure: Error>(
        _ profile: TrafficProfile, records: Int, seed: UInt64, shape: TrafficShape = TrafficShape(),
        to output: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        switch profile {
        case .busy: try write(BusyLoad(seed: seed, shape), records, output)
        case .phone: try write(PhoneLoad(seed: seed), records, output)
        case .hostile: try write(HostileLoad(seed: seed), records, output)
        }
    }

    private static func write<Failure: Error>(
        _ load: some TrafficLoad, _ records: Int, _ output: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let writer = BtsnoopWriter(.uart)
        var load = load
        var log = HCIScript(start: Int64(MeshStory.start) * 1000)
        var piece = ByteWriter(capacity: pieceSize + 4096)
        writer.begin(&piece)
        load.begin(&log)
        var missing = max(0, records)
        while missing > 0 {
            missing -= append(log.take().prefix(missing), writer, &piece)
            if piece.bytes.count >= pieceSize {
                try output(piece.bytes)
                piece.bytes.removeAll(keepingCapacity: true)
            }
            load.burst(&log)
        }
        try output(piece.bytes)
    }

    /// Writes packets and tells how many they were.
    private static func append(_ packets: ArraySlice<HCIPacket>, _ writer: BtsnoopWriter, _ piece: inout ByteWriter) -> Int {
        for packet in packets { packet.bytes.withRawSpan { _ = writer.append(packet.writable, $0, to: &piece) } }
        return packets.count
    }
}
