import BitchatFrame
import PacketGenerators
import Testing
import WireFormat

@Suite struct ConnectionScriptTests {
    static let uuid = "5c4b3a2c1d8e3f9b5a4c9e4a2d5e7bf4"

    @Test func legacyReportsPutTheStrengthLast() {
        let packets = HCIScriptTests.log {
            $0.report(HCIScriptTests.address, AdvertisingData.service(flags: 0x1A), rssi: -2, isExtended: false)
        }
        #expect(HCIScriptTests.hex(packets) == ["3e2102010001010000c0dec01502011a1107\(Self.uuid)fe"])
    }

    @Test func extendedReportsSayThatTheyAreLegacyAdvertisements() {
        let packets = HCIScriptTests.log {
            $0.report(
                HCIScriptTests.address, [], scanResponse: AdvertisingData.serviceData(of: PeerID(value: 0x0102)), rssi: -2,
                isExtended: true)
        }
        let fixed = "01010000c0dec00100ff7ffe000000000000000000"
        #expect(
            HCIScriptTests.hex(packets) == [
                "3e1a0d011300\(fixed)00",
                "3e340d011b00\(fixed)1a1921\(Self.uuid)0000000000000102",
            ])
    }

    @Test func connectionsSayTheCapturingDevicesRole() {
        let packets = HCIScriptTests.log { $0.connect(HCIScriptTests.link(.peripheral)) }
        #expect(HCIScriptTests.hex(packets) == ["3e13010040000101010000c0dec018000000f40100"])
        let ours = HCIScriptTests.log { $0.connect(HCIScriptTests.link(.central)) }
        #expect(ours.map(\.kind) == [.command, .event, .event])
        #expect(ours[2].bytes[6] == 0)
    }

    @Test func theEnhancedEventHasTwoMoreAddresses() {
        var link = HCIScriptTests.link(.peripheral)
        link.isEnhanced = true
        let packets = HCIScriptTests.log { $0.connect(link) }
        #expect(packets.map(\.bytes.count) == [2 + 31])
        #expect(packets[0].bytes[2] == 0x0A)
    }

    @Test func discoveryNamesServiceCharacteristicAndConfiguration() {
        let packets = HCIScriptTests.log { $0.discover(HCIScriptTests.link(.central, mtu: 517)) }
        let expected: [Substring] = [
            "020502", "030f02", "100100ffff0028", "1106010005000018060009000118", "100a00ffff0028",
            "11142a002d00\(Self.uuid)", "102e00ffff0028", "01102e000a", "082a002d000328",
            "09152b001e2c005d4c3b2a1f0e9d8c5b4af6e5d4c3b2a1", "082c002d000328", "01082c000a", "042d002d00",
            "05012d000229", "122d000100", "13",
        ]
        #expect(HCIScriptTests.hex(packets).map { $0.dropFirst(16) } == expected)
    }

    @Test func iOSAsksForTheServiceByItsIdentifier() {
        var link = HCIScriptTests.link(.central)
        link.discovery = .byIdentifier
        let packets = HCIScriptTests.log { $0.discover(link) }
        #expect(
            HCIScriptTests.hex(packets)[2...5].map { $0.dropFirst(16) } == [
                "060100ffff0028\(Self.uuid)", "072a002d00", "062e00ffff0028\(Self.uuid)", "01062e000a",
            ])
    }

    @Test func disconnectionNamesWhoEndedIt() {
        let link = HCIScriptTests.link(.central)
        #expect(HCIScriptTests.hex(HCIScriptTests.log { $0.disconnect(link, isOurs: false) }) == ["050400400013"])
        #expect(
            HCIScriptTests.hex(HCIScriptTests.log { $0.disconnect(link, isOurs: true) }) == [
                "060403400013", "0f0400010604", "050400400016",
            ])
    }
}
