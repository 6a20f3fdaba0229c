import Capture
import LinkLayers
import Testing

@Suite struct AirTests {
    let value = [UInt8](1...30)
    var write: [UInt8] { L2CAP.att(ATT.command(0x12, value)) }

    /// A link opened on the air, in DLT 256.
    func linked() -> Bench {
        var bench = Bench()
        bench.feed(Air.header(0, Air.connect()), .leLinkLayerWithHeader)
        return bench
    }

    @Test func connectRequestOpensALinkWithTheAdvertisersAddress() {
        let link = linked().sink.opened.first
        #expect(link?.accessAddress == Air.access)
        #expect(link?.handle == 0x9A8E)
        #expect(link?.peerAddress == DeviceAddress(value: 0x22, isRandom: true))
        #expect(link?.role == .unknown)
    }

    @Test func pduTypesTwoAndThreeGiveTheDirection() {
        var bench = linked()
        bench.central(header: 2, write)
        bench.peripheral(header: 2, L2CAP.att(ATT.notification(0x12, value)))
        #expect(bench.bytes == [value, value])
        #expect(bench.sink.values.map(\.value.direction) == [.centralToPeripheral, .peripheralToCentral])
    }

    @Test func startAndContinuationsAreJoinedPerDirection() {
        var bench = linked()
        bench.central(header: 2, Array(write.prefix(20)))
        bench.peripheral(header: 2, Array(L2CAP.att(ATT.notification(0x12, value)).prefix(5)))
        bench.central(header: 1 | 8, Array(write.dropFirst(20)))
        #expect(bench.bytes == [value])
    }

    @Test func nordicFlagsGiveDirectionAndChecksum() {
        var bench = Bench()
        bench.feed(Air.nordic(1, Air.connect()), .nordicBLE)
        bench.feed(Air.nordic(3, Air.data(Air.access, header: 2, write)), .nordicBLE)
        bench.feed(Air.nordic(1, Air.data(Air.access, header: 2, write)), .nordicBLE)
        bench.feed(Air.nordic(2, Air.data(Air.access, header: 2, L2CAP.att(ATT.command(1, [9])))), .nordicBLE)
        #expect(bench.sink.values.map(\.value.direction) == [.centralToPeripheral, .peripheralToCentral])
        #expect(bench.count(.badChecksum) == 1)
    }

    @Test func nordicMarkOfEncryptionIsBelieved() {
        var bench = Bench()
        bench.feed(Air.nordic(1, Air.connect()), .nordicBLE)
        bench.feed(Air.nordic(7, Air.data(Air.access, header: 2, write)), .nordicBLE)
        #expect(bench.sink.values.isEmpty)
        #expect(bench.count(.encryptedData) == 1)
    }

    @Test func codedPHYHasOneByteBehindTheAccessAddress() {
        var bench = Bench()
        bench.feed(Air.nordic(1, Air.connect()), .nordicBLE)
        var coded = Air.data(Air.access, header: 2, write)
        coded.insert(1, at: 4)
        bench.feed(Air.nordic(0x23, coded), .nordicBLE)
        bench.feed(Air.header(0x8000 | 3 << 7, coded), .leLinkLayerWithHeader)
        #expect(bench.bytes == [value, value])
    }

    @Test func perPacketInformationIsSteppedOver() {
        var bench = Bench()
        let information: [UInt8] = [0, 0, 12, 0, 147, 0, 0, 0, 9, 9, 9, 9]
        bench.feed(information + Air.connect(), .perPacketInformation)
        bench.feed([0, 0, 8, 0, 251, 0, 0, 0] + Air.data(Air.access, header: 2, write), .perPacketInformation)
        bench.feed([0, 0, 8, 0, 99, 0, 0, 0] + Air.connect(), .perPacketInformation)
        #expect(bench.bytes == [value])
        #expect(bench.count(.unsupportedLinkType) == 1)
    }

    @Test func withoutDirectionTheEndsTakeTurnsWithinAnEvent() {
        var bench = Bench()
        bench.feed(Air.connect(), .leLinkLayer, time: 0)
        bench.feed(Air.data(Air.access, header: 2, write), .leLinkLayer, time: 100_000)
        bench.feed(Air.data(Air.access, header: 2, write), .leLinkLayer, time: 102_999)
        bench.feed(Air.data(Air.access, header: 10, write), .leLinkLayer, time: 130_000)
        bench.feed(Air.data(Air.access, header: 2, write), .leLinkLayer, time: 133_000)
        let directions: [PacketDirection] = [
            .centralToPeripheral, .peripheralToCentral, .centralToPeripheral, .centralToPeripheral,
        ]
        #expect(bench.sink.values.map(\.value.direction) == directions)
    }

    @Test func retransmissionIsDroppedAndCounted() {
        var bench = linked()
        bench.central(header: 2, write)
        bench.central(header: 2 | 4 | 16, write)
        #expect(bench.bytes == [value])
        #expect(bench.count(.retransmission) == 1)
        #expect(bench.attributes(0x52) == 1)
    }

    @Test func sameBytesWithTheOtherSequenceNumberAreNew() {
        var bench = linked()
        bench.central(header: 2, write)
        bench.central(header: 2 | 8, write)
        bench.peripheral(header: 2 | 8, write)
        #expect(bench.sink.values.count == 3)
    }

    @Test func otherBytesWithTheSameSequenceNumberAreNew() {
        var bench = linked()
        bench.central(header: 2, write)
        bench.central(header: 2, L2CAP.att(ATT.command(0x12, [9])))
        #expect(bench.sink.values.count == 2)
    }

    @Test func dataAreCiphertextAfterTheStartOfEncryption() {
        var bench = linked()
        bench.central(header: 2, write)
        bench.peripheral(header: 3, [0x05])
        bench.central(header: 3 | 8, [0x71, 0xB5, 0xAC, 0xD1, 0xD8])
        bench.central(header: 2, write + [1])
        bench.central(header: 3 | 8, [0x02, 0x13])
        #expect(bench.bytes == [value])
        #expect(bench.count(.encryptedData) == 1)
        #expect(bench.sink.closed.isEmpty)
    }

    @Test func plainAnswerToTheStartOfEncryptionShowsADecryptedCapture() {
        var bench = linked()
        bench.peripheral(header: 3, [0x05])
        bench.central(header: 3, [0x06])
        bench.central(header: 2 | 8, write)
        #expect(bench.bytes == [value])
    }

    @Test func decryptedFlagLetsDataThrough() {
        var bench = linked()
        bench.peripheral(header: 3, [0x05])
        bench.feed(Air.header(2 << 7 | 8, Air.data(Air.access, header: 2, write)), .leLinkLayerWithHeader)
        #expect(bench.bytes == [value])
    }

    @Test func terminationClosesTheLink() {
        var bench = linked()
        bench.central(header: 3, [0x02, 0x13])
        #expect(bench.sink.closed.map(\.accessAddress) == [Air.access])
    }

    @Test func emptyAndReservedPDUsAreIgnored() {
        var bench = linked()
        bench.central(header: 1, [])
        bench.central(header: 0, write)
        #expect(bench.sink.values.isEmpty)
        #expect(bench.decoder.counters.skipped.isEmpty)
    }

    @Test func checkedFlagsDecideOnTheChecksum() {
        for (flags, delivered) in [(UInt16(0x0400), 0), (0x0C00, 1), (0x0000, 1), (0x0800, 1)] {
            var bench = linked()
            bench.feed(Air.header(flags | 2 << 7, Air.data(Air.access, header: 2, write)), .leLinkLayerWithHeader)
            #expect(bench.sink.values.count == delivered)
            #expect(bench.count(.badChecksum) == 1 - delivered)
        }
    }

    @Test func computedChecksumCountsOnceItWasRight() {
        // ADV_IND and its checksum as a sniffer recorded them (bsniffhub, public).
        let advert: [UInt8] = [
            0xD6, 0xBE, 0x89, 0x8E, 0x60, 0x16, 0x50, 0x6D, 0x47, 0x3C, 0x77, 0xF6, 0x02, 0x01, 0x06, 0x0C, 0x09, 0x48, 0x6F,
            0x6D, 0x65, 0x57, 0x53, 0x4E, 0x5F, 0x44, 0x4C, 0x53, 0xAB, 0x54, 0x4F,
        ]
        var damaged = advert
        damaged[10] ^= 1
        var bench = Bench()
        bench.feed(damaged, .leLinkLayer)
        #expect(bench.count(.badChecksum) == 0)
        bench.feed(advert, .leLinkLayer)
        bench.feed(damaged, .leLinkLayer)
        #expect(bench.count(.badChecksum) == 1)
        #expect(bench.decoder.counters.advertReports == 2)
    }

    @Test func shortPacketIsCounted() {
        var bench = linked()
        let packet = Air.header(2 << 7, Air.data(Air.access, header: 2, write))
        bench.feed(Array(packet.dropLast(4)), .leLinkLayerWithHeader)
        bench.feed(Array(packet.dropLast(3)), .leLinkLayerWithHeader)
        #expect(bench.count(.shortAirPacket) == 1)
        #expect(bench.bytes == [value])
    }

    @Test func unknownConnectionNeedsAStartOnAFixedChannel() {
        var bench = Bench()
        bench.central(header: 1, write, access: 1)
        bench.central(header: 2, L2CAP.pdu(0x40, [1]), access: 2)
        bench.central(header: 1, [], access: 3)
        bench.central(header: 2, write, access: 4)
        #expect(bench.sink.opened.map(\.accessAddress) == [4])
        #expect(bench.count(.unknownAccessAddress) == 2)
    }

    @Test func laterLinkOfTheSameDevicesAssumesTheHandle() {
        for (central, mapping) in [(UInt64(0x11), AttributeValue.Mapping.assumed), (0x12, .unknown)] {
            var bench = linked()
            bench.peripheral(header: 2, L2CAP.att(ATT.characteristic(0x12)))
            bench.central(header: 3, [0x02, 0x13])
            bench.feed(Air.header(0, Air.connect(7, central: central)), .leLinkLayerWithHeader)
            bench.central(header: 2, write, access: 7)
            #expect(bench.mappings == [mapping])
        }
    }

    @Test func advertsOfTheAirAreDelivered() {
        var bench = Bench()
        let list = [17, 0x07] + UUIDs.service
        for type in [0, 2, 4, 6] as [UInt8] {
            bench.feed(Air.header(2, Air.advert(type, address: 0x33, list)), .leLinkLayerWithHeader)
        }
        bench.feed(Air.header(2, Air.advert(1, address: 0x33, list)), .leLinkLayerWithHeader)
        bench.feed(Air.header(0, Air.advert(4, address: 0x33, [2, 9, 65])), .leLinkLayerWithHeader)
        #expect(bench.sink.adverts.map(\.address) == Array(repeating: DeviceAddress(value: 0x33, isRandom: true), count: 5))
        #expect(bench.sink.adverts.map(\.rssi) == [-60, -60, -60, -60, nil])
    }

    @Test func extendedAdvertOfTheAirIsReadBehindItsHeader() {
        var bench = Bench()
        let list = [17, 0x07] + UUIDs.service
        let withAddress: [UInt8] = [9, 0x09] + address(0x33) + [0, 0] + list
        let without: [UInt8] = [3, 0x08, 0, 0] + list
        for payload in [withAddress, without, [60, 0x08, 0, 0] + list] {
            bench.feed(Air.data(0x8E89_BED6, header: 0x47, payload), .leLinkLayer)
        }
        #expect(bench.sink.adverts.map(\.address) == [DeviceAddress(value: 0x33, isRandom: true), nil])
        #expect(bench.count(.malformedAdvert) == 1)
    }
}

extension Bench {
    /// Feeds a data packet of the central, in DLT 256.
    mutating func central(header: UInt8, _ payload: [UInt8], access: UInt32 = Air.access) {
        feed(Air.header(2 << 7, Air.data(access, header: header, payload)), .leLinkLayerWithHeader)
    }

    /// Feeds a data packet of the peripheral, in DLT 256.
    mutating func peripheral(header: UInt8, _ payload: [UInt8], access: UInt32 = Air.access) {
        feed(Air.header(3 << 7, Air.data(access, header: header, payload)), .leLinkLayerWithHeader)
    }
}
