import Capture
import Dissection
import LinkLayers
import Testing

@Suite struct AdvertTests {
    private static func advert(_ number: Int, adapter: UInt16 = 0, _ change: (inout Advertisement) -> Void = { _ in })
        -> Advertisement
    {
        var advert = Advertisement(
            record: CaptureRecord(
                number: number, time: CaptureTime(microseconds: Int64(number)), direction: .received, adapter: adapter,
                linkType: .h4,
                originalLength: 0, fileOffset: 0), origin: .received, address: DeviceAddress(value: 1))
        advert.hasService = true
        change(&advert)
        return advert
    }

    /// The numbers of the records whose adverts were handed on.
    private func handedOn(_ adverts: [Advertisement]) -> [Int] {
        let script = StreetScript()
        adverts.forEach(script.dissector.advertisement)
        return script.collector.adverts.map(\.record.number)
    }

    @Test func theSameAdvertIsHandedOnOnce() {
        #expect(handedOn([Self.advert(1), Self.advert(2), Self.advert(3)]) == [1])
    }

    @Test func signalStrengthMakesNoOtherAdvert() {
        #expect(handedOn([Self.advert(1) { $0.rssi = -40 }, Self.advert(2) { $0.rssi = -41 }, Self.advert(3)]) == [1])
    }

    @Test func everythingElseDoes() {
        #expect(
            handedOn([
                Self.advert(1), Self.advert(2) { $0.address = DeviceAddress(value: 2) }, Self.advert(3) { $0.address = nil },
                Self.advert(4) { $0.peerID = 7 }, Self.advert(5) { $0.peerID = 8 }, Self.advert(6) { $0.hasDebugService = true },
                Self.advert(7) { $0.hasLocalName = true }, Self.advert(8) { $0.origin = .own }, Self.advert(9, adapter: 1),
                Self.advert(10) { $0.peerID = 7 },
            ]) == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    }

    /// 16,384 kinds are remembered; the next one forgets them all.
    @Test func theMemoryIsBounded() {
        let kinds = (1...16_385).map { number in Self.advert(number) { $0.peerID = UInt64(number) } }
        #expect(
            handedOn(kinds + [Self.advert(16_386) { $0.peerID = 16_385 }, Self.advert(16_387) { $0.peerID = 1 }]).suffix(2) == [
                16_385, 16_387,
            ])
    }
}
