import Capture
import Testing
import WireFormat

private let packets: [(packet: WritablePacket, bytes: [UInt8])] = [
    (WritablePacket(time: CaptureTime(microseconds: someTime), direction: .sent, adapter: 1, packetType: 1), [3, 0x0C, 0]),
    (
        WritablePacket(time: CaptureTime(microseconds: someTime + 7), direction: .received, adapter: 1, packetType: 2),
        [0x40, 0x20, 1, 0, 9]
    ),
]

private func written(_ writer: some CaptureWriter, _ list: [(packet: WritablePacket, bytes: [UInt8])] = packets) -> [UInt8] {
    var output = ByteWriter()
    writer.begin(&output)
    for (packet, bytes) in list {
        let span = bytes.span.bytes
        writer.append(packet, span, to: &output)
    }
    return output.bytes
}

@Suite struct WriterTests {
    /// `someTime` on btsnoop's clock.
    private let stamp: [UInt8] = [0x00, 0xE3, 0x1E, 0x68, 0xFD, 0xFD, 0x80, 0x00]

    @Test func btsnoop1002IsExact() {
        var later = stamp
        later[7] += 7
        let file: [[UInt8]] = [
            [0x62, 0x74, 0x73, 0x6E, 0x6F, 0x6F, 0x70, 0, 0, 0, 0, 1, 0, 0, 0x03, 0xEA],
            [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0], stamp, [1, 3, 0x0C, 0],
            [0, 0, 0, 6, 0, 0, 0, 6, 0, 0, 0, 1, 0, 0, 0, 0], later, [2, 0x40, 0x20, 1, 0, 9],
        ]
        #expect(written(BtsnoopWriter(.uart)) == file.flatMap { $0 })
    }

    @Test func btsnoop2001IsExact() {
        var later = stamp
        later[7] += 7
        let file: [[UInt8]] = [
            [0x62, 0x74, 0x73, 0x6E, 0x6F, 0x6F, 0x70, 0, 0, 0, 0, 1, 0, 0, 0x07, 0xD1],
            [0, 0, 0, 3, 0, 0, 0, 3, 0, 1, 0, 2, 0, 0, 0, 0], stamp, [3, 0x0C, 0],
            [0, 0, 0, 5, 0, 0, 0, 5, 0, 1, 0, 5, 0, 0, 0, 0], later, [0x40, 0x20, 1, 0, 9],
        ]
        #expect(written(BtsnoopWriter(.monitor)) == file.flatMap { $0 })
    }

    @Test func pcapIsExact() {
        let head: [UInt8] = [0xD4, 0xC3, 0xB2, 0xA1, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0]
        let seconds: [UInt8] = [0x00, 0x78, 0xE7, 0x68]
        let h4: [[UInt8]] = [
            head, [201, 0, 0, 0], seconds, [0, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0], [0, 0, 0, 0, 1, 3, 0x0C, 0], seconds,
            [7, 0, 0, 0, 10, 0, 0, 0, 10, 0, 0, 0], [0, 0, 0, 1, 2, 0x40, 0x20, 1, 0, 9],
        ]
        #expect(written(PcapWriter(.h4WithDirection)) == h4.flatMap { $0 })
        let monitor: [[UInt8]] = [
            head, [254, 0, 0, 0], seconds, [0, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0], [0, 1, 0, 2, 3, 0x0C, 0], seconds,
            [7, 0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0], [0, 1, 0, 5, 0x40, 0x20, 1, 0, 9],
        ]
        #expect(written(PcapWriter(.monitor)) == monitor.flatMap { $0 })
    }

    @Test func pcapngIsExact() {
        let order = PcapngBytes(isBigEndian: false)
        let flags = { (value: UInt8) -> [UInt8] in [2, 0, 4, 0, value, 0, 0, 0, 0, 0, 0, 0] }
        let interface = order.interface(201, snapshot: 262_144, options: [9, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0, 0])
        let time = UInt64(someTime)
        let sent = order.enhanced([0, 0, 0, 0, 1, 3, 0x0C, 0], time: time, options: flags(2))
        let received = order.enhanced([0, 0, 0, 1, 2, 0x40, 0x20, 1, 0, 9], time: time + 7, options: flags(1))
        #expect(written(PcapngWriter(.h4WithDirection)) == order.section() + interface + sent + received)
    }

    @Test func packetLoggerIsExact() {
        let file =
            packetLoggerRecord([3, 0x0C, 0], type: 0, isBigEndian: true, microseconds: 0)
            + packetLoggerRecord([0x40, 0x20, 1, 0, 9], type: 3, isBigEndian: true, microseconds: 7)
        #expect(written(PacketLoggerWriter()) == file)
    }

    @Test func everyWriterReadsBack() {
        let files: [([UInt8], LinkType)] = [
            (written(BtsnoopWriter(.uart)), .h4), (written(BtsnoopWriter(.monitor)), .monitorRecord),
            (written(PcapngWriter(.h4WithDirection)), .h4WithDirection), (written(PcapngWriter(.monitor)), .monitor),
            (written(PacketLoggerWriter()), .hci),
        ]
        for (file, linkType) in files {
            let outcome = read(file)
            #expect(outcome.error == nil)
            #expect(outcome.linkTypes == [linkType, linkType])
            #expect(outcome.times == [someTime, someTime + 7])
            #expect(outcome.directions == [.sent, .received])
        }
    }

    @Test(arguments: [0, 6, 255] as [UInt8]) func refusesPacketType(type: UInt8) {
        let packet = WritablePacket(time: .unknown, direction: .sent, packetType: type)
        let writers: [any CaptureWriter] = [
            BtsnoopWriter(.uart), BtsnoopWriter(.monitor), PcapWriter(.monitor), PcapngWriter(.monitor), PacketLoggerWriter(),
        ]
        for writer in writers {
            var output = ByteWriter()
            let bytes: [UInt8] = [1, 2, 3]
            let span = bytes.span.bytes
            let isWritten = writer.append(packet, span, to: &output)
            #expect(!isWritten)
            #expect(output.bytes == [])
        }
    }

    @Test func typesAndDirectionsGiveTheOpcode() {
        let cases: [(UInt8, PacketDirection, UInt16)] = [
            (1, .received, 2), (4, .sent, 3), (2, .sent, 4), (2, .received, 5), (3, .unknown, 6), (3, .received, 7),
            (5, .sent, 18), (5, .received, 19),
        ]
        for (type, direction, opcode) in cases {
            let packet = WritablePacket(time: CaptureTime(microseconds: someTime), direction: direction, packetType: type)
            #expect(read(written(BtsnoopWriter(.monitor), [(packet, [1])])).tags == [opcode])
        }
    }

    @Test(arguments: [Int64.min, -1, .max]) func hostileTimesDoNotOverflow(time: Int64) {
        let packet = WritablePacket(
            time: CaptureTime(microseconds: time), direction: .sent, packetType: 2, originalLength: .max - 9)
        let list: [(packet: WritablePacket, bytes: [UInt8])] = [(packet, [1])]
        #expect(written(BtsnoopWriter(.uart), list).count == 16 + 24 + 2)
        #expect(written(PcapWriter(.monitor), list).count == 24 + 16 + 5)
        #expect(written(PcapngWriter(.monitor), list).count == 28 + 32 + 44 + 8)
        #expect(written(PacketLoggerWriter(), list).count == 14)
    }

    @Test func originalLengthIsKept() {
        let packet = WritablePacket(
            time: CaptureTime(microseconds: someTime), direction: .sent, packetType: 2, originalLength: 100)
        let list: [(packet: WritablePacket, bytes: [UInt8])] = [(packet, [1])]
        #expect(read(written(BtsnoopWriter(.uart), list)).records.first?.record.originalLength == 101)
        #expect(read(written(PcapngWriter(.monitor), list)).records.first?.record.originalLength == 104)
    }
}
