import BitchatFrame
import Testing

@Suite struct AnswerOfUnstoredTypeTests {
    private static func firings(_ type: UInt8, isRSR: Bool = true) -> Int {
        let exchange = Exchange()
        exchange.ask()
        exchange.answer(Exchange.ada.frame(MessageType(rawValue: type), [], ttl: 0, isRSR: isRSR))
        return exchange.script.count(of: "RSR-003")
    }

    @Test(arguments: [0x03, 0x04, 0x10, 0x11, 0x21, 0x26, 0x27, 0x28, 0x29, 0x2C] as [UInt8])
    func firesForTypesWithoutAStore(type: UInt8) {
        #expect(Self.firings(type) == 1)
        #expect(Self.firings(type, isRSR: false) == 0)
    }

    @Test(arguments: [0x01, 0x02, 0x20, 0x22, 0x23, 0x24, 0x25] as [UInt8])
    func keepsQuietForTheSevenStores(type: UInt8) { #expect(Self.firings(type) == 0) }
}
