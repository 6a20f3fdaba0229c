import Capture
import LinkLayers
import Testing

/// Every kind of record with bytes flipped, cut and shuffled: nothing may trap, and nothing may leave its bounds.
@Suite struct DamagedInputTests {
    /// A small generator with a fixed seed, so that a failure repeats.
    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    /// Records of every layer, with their link types and tags.
    static let records: [(bytes: [UInt8], type: LinkType, tag: UInt16)] = {
        let long = L2CAP.att(ATT.notification(0x12, [UInt8](repeating: 1, count: 60)))
        let list = [17, 0x07] + UUIDs.service
        let sizes = word(64) + word(64) + word(5)
        var records: [(bytes: [UInt8], type: LinkType, tag: UInt16)] = []
        for pdu in [
            L2CAP.att(ATT.readCharacteristics()), L2CAP.att(ATT.characteristic(0x12)), Array(long.prefix(20)),
            L2CAP.att([0x23, 0x12, 0, 2, 0, 1, 2, 0x15, 0, 0, 0]), L2CAP.att(ATT.prepare(0x12, 0, [1, 2, 3])),
            L2CAP.att([0x18, 1]), L2CAP.att([0x11, 20, 0x13, 0, 0x20, 0] + UUIDs.service), L2CAP.att([0x02, 5, 2]),
            L2CAP.att([0x05, 1] + word(0x13) + word(0x2902)), L2CAP.att([0x06, 1, 0, 255, 255, 0, 0x28] + UUIDs.service),
            L2CAP.signal(0x17, 3, word(0x27) + sizes + word(0x40) + word(0x41)),
            L2CAP.signal(0x18, 3, sizes + word(0) + word(0x51) + word(0x52)),
            L2CAP.frame(0x41, ATT.notification(0x12, [1, 2, 3])), L2CAP.pdu(0x41, word(9) + [0x1B, 0x12, 0, 1]),
        ] {
            records.append((HCI.acl(0x40, boundary: 2, pdu), .h4, 0))
            records.append(([0, 0, 0, 1] + HCI.acl(0x40, boundary: 0, pdu), .h4WithDirection, 0))
            records.append((Array(HCI.acl(0x40, boundary: 1, pdu).dropFirst()), .monitorRecord, 5))
            records.append((Air.header(2 << 7, Air.data(Air.access, header: 2, pdu)), .leLinkLayerWithHeader, 0))
            records.append((Air.data(Air.access, header: 1, pdu), .leLinkLayer, 0))
        }
        records.append(([4] + HCI.connectionComplete(0x40, peer: 1, role: 0), .h4, 0))
        records.append(([4, 0x05, 4, 0] + word(0x40) + [0x13], .h4, 0))
        records.append(([4] + HCI.meta([2, 1, 0, 1] + address(1) + [18] + list + [0xC4]), .h4, 0))
        records.append((HCI.command(0x2037, [1, 1, 1, 18] + list), .h4, 0))
        records.append((Air.nordic(1, Air.connect()), .nordicBLE, 0))
        records.append((Air.connect(), .user(147), 0))
        records.append(([0, 0, 8, 0, 147, 0, 0, 0] + Air.advert(0, address: 1, list), .perPacketInformation, 0))
        return records
    }()

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func flippedBytesNeverTrap(seed: UInt64) {
        var generator = Generator(state: seed)
        var bench = Bench()
        bench.sink.recognised = 1
        for _ in 0..<2_000 {
            var (bytes, type, tag) = Self.records[Int.random(in: 0..<Self.records.count, using: &generator)]
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
                    [0, 1, 0x7F, 0xFF, .random(in: 0...255, using: &generator)]
                    .randomElement(using: &generator) ?? 0
            }
            if Int.random(in: 0..<8, using: &generator) == 0 {
                bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
            }
            bench.feed(bytes, type, direction: [.unknown, .sent, .received].randomElement(using: &generator) ?? .sent, tag: tag)
        }
        bench.decoder.finish(record: bench.number, into: &bench.sink)
        #expect(bench.sink.opened.count == bench.sink.closed.count)
        #expect(bench.sink.values.allSatisfy { $0.bytes.count <= $0.value.originalLength })
    }

    @Test func everyPrefixOfEveryRecordIsTaken() {
        var bench = Bench()
        for record in Self.records {
            for count in 0...record.bytes.count {
                bench.feed(Array(record.bytes.prefix(count)), record.type, direction: .received, tag: record.tag)
            }
        }
        bench.decoder.finish(record: bench.number, into: &bench.sink)
        #expect(bench.sink.opened.count == bench.sink.closed.count)
    }
}
