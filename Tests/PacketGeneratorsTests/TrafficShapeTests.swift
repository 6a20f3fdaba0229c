import BitchatFrame
import PacketGenerators
import Testing
import WireFormat

/// Busy traffic of other crowds than the usual one.
@Suite struct TrafficShapeTests {
    /// A value that was sent or received, and the connection handle.
    private struct Value {
        let handle: UInt16
        let bytes: [UInt8]
    }

    private static func file(_ shape: TrafficShape, records: Int) -> [UInt8] {
        var file: [UInt8] = []
        BusyTraffic.write(.busy, records: records, seed: 3, shape: shape) { file += $0 }
        return file
    }

    /// The bitchat values of a file, as far as they stand in the first ACL packet.
    private static func values(_ shape: TrafficShape, records: Int = 3_000) throws -> [Value] {
        let file = file(shape, records: records)
        var values: [Value] = []
        var offset = 16
        for length in try #require(BtsnoopRecords.lengths(file)) {
            let packet = Array(file[offset + 24..<offset + 24 + length])
            if packet.count > 12 + 22, packet[0] == 2, [0x1B, 0x52].contains(packet[9]), packet[2] >> 4 & 3 != 1 {
                values.append(
                    Value(handle: UInt16(packet[1]) | UInt16(packet[2] & 0x0F) << 8, bytes: Array(packet.dropFirst(12))))
            }
            offset += 24 + length
        }
        return values
    }

    @Test func theUsualCrowdIsThatOfAFileWithoutAShape() {
        var usual: [UInt8] = []
        BusyTraffic.write(.busy, records: 1_000, seed: 3) { usual += $0 }
        let isEqual = usual == Self.file(TrafficShape(links: 4, peers: 16), records: 1_000)
        #expect(isEqual)
    }

    @Test(arguments: [1, 2, 4, 64]) func thereAreAsManyLinksAsAskedFor(links: Int) throws {
        let values = try Self.values(TrafficShape(links: links, peers: 64), records: 5_000)
        #expect(Set(values.map(\.handle)) == Set((0..<links).map { UInt16(0x40 + $0) }))
    }

    @Test(arguments: [4, 5, 200]) func eachPeerAnnouncesItselfAtTheBeginning(peers: Int) throws {
        let values = try Self.values(TrafficShape(peers: peers)).map(\.bytes)
        let announces = values.prefix(peers)
        #expect(announces.allSatisfy { $0[1] == MessageType.announce.rawValue })
        #expect(Set(announces.map { $0[14..<22] }).count == peers)
        #expect(Set(values.map { $0[14..<22] }).isSubset(of: Set(announces.map { $0[14..<22] })))
    }

    @Test func aShapeStaysWithinItsBounds() {
        #expect(TrafficShape(links: 0, peers: 0) == TrafficShape(links: 1, peers: 1))
        #expect(TrafficShape(links: 5_000, peers: 5) == TrafficShape(links: 1_024, peers: 1_024))
        #expect(TrafficShape(peers: 1_000_000).peers == 100_000)
    }

    /// How many of the texts and requests bear the signature that their author makes, and how many another.
    private func signatures(_ shape: TrafficShape) throws -> (holding: Int, others: Int) {
        let names = (0..<shape.links).map { "peer \($0)" } + (0..<shape.peers).map { "other \($0)" }
        let authors = Dictionary(
            uniqueKeysWithValues: names.map { TestIdentity(label: $0) }.map { ($0.peerID.bytes, $0) })
        var result = (holding: 0, others: 0)
        for bytes in try Self.values(shape, records: 800).map(\.bytes) where [0x02, 0x21].contains(bytes[1]) {
            let author = try #require(authors[Array(bytes[14..<22])])
            let preimage = try bytes.withRawSpan { span in
                SigningPreimage.received(try FrameDecoder(limits: .ios).frame(span, span.whole), in: span)
            }
            if author.signature(over: preimage) == Array(bytes.suffix(64)) { result.holding += 1 } else { result.others += 1 }
        }
        return result
    }

    @Test func signaturesHoldWhereThatIsAskedFor() throws {
        let signed = try signatures(TrafficShape(isSigned: true))
        #expect(signed.holding > 150)
        #expect(signed.others == 0)
        let random = try signatures(TrafficShape())
        #expect(random.others > 150)
        #expect(random.holding == 0)
    }
}
