import LinkLayers
import Testing

@Suite struct SecondFrameInValueTests {
    private static let first = ValueScript.frame(60), second = ValueScript.frame(70, at: 1)
    private static let padding = Array(repeating: UInt8(16), count: 16)

    private static func firings(_ bytes: [UInt8], via carrier: AttributeValue.Carrier) -> Int {
        ValueScript.firings(of: "GAT-004", [(bytes, 0)], via: carrier)
    }

    @Test(arguments: [AttributeValue.Carrier.writeCommand, .writeRequest, .longWrite, .notification, .multipleNotification])
    func firesForASecondFrame(carrier: AttributeValue.Carrier) {
        #expect(Self.firings(Self.first + Self.second, via: carrier) == 1)
        #expect(Self.firings(Self.first + Self.padding + Self.second, via: carrier) == 1)
        #expect(Self.firings(Self.first, via: carrier) == 0)
        #expect(Self.firings(Self.first + Self.padding, via: carrier) == 0)
        #expect(Self.firings(Self.first + Array(repeating: 0x99, count: 40), via: carrier) == 0)
    }

    @Test func keepsQuietForAWriteThatWasCancelled() {
        #expect(Self.firings(Self.first + Self.second, via: .cancelledWrite) == 0)
    }

    @Test func showsBothFramesOfANotificationWithPaddingBetween() {
        let script = MeshScript()
        script.receive(Self.first + Self.padding + Self.second, on: script.link(1), at: 0)
        #expect(script.judged().map { $0.packet.frame?.length } == [60, 70])
        #expect(script.judged().map(\.packet.padding) == [16, 0])
    }
}
