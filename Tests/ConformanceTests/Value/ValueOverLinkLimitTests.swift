import LinkLayers
import Testing

@Suite struct ValueOverLinkLimitTests {
    private static func firings(_ length: Int, mtu: Int, via carrier: AttributeValue.Carrier = .notification) -> Int {
        ValueScript.firings(of: "GAT-002", [(ValueScript.frame(length), 0)], via: carrier, mtu: mtu)
    }

    @Test(
        arguments: [AttributeValue.Carrier.notification, .indication, .writeRequest, .writeCommand],
        [(181, 0), (182, 0), (183, 1)])
    func firesAboveTheMTUWithout3(carrier: AttributeValue.Carrier, bound: (Int, Int)) {
        #expect(Self.firings(bound.0, mtu: 185, via: carrier) == bound.1)
    }

    @Test(arguments: [(180, 0), (181, 1)]) func countsTheLengthOfOneValueAmongSeveral(length: Int, firings: Int) {
        #expect(Self.firings(length, mtu: 185, via: .multipleNotification) == firings)
    }

    @Test(arguments: [(511, 0), (512, 0), (513, 1)]) func firesAbove512WhateverTheMTU(length: Int, firings: Int) {
        #expect(Self.firings(length, mtu: 517) == firings)
        #expect(Self.firings(length, mtu: 23, via: .longWrite) == firings)
    }

    @Test func assumesNoMTUThatWasNotSeen() {
        let script = MeshScript()
        var link = script.link(1, mtu: 23)
        link.mtuIsKnown = false
        script.receive(ValueScript.frame(512), on: link, at: 0)
        #expect(script.count(of: "GAT-002") == 0)
    }

    @Test func firesOnceForAValueOfTwoFrames() {
        let values = [(ValueScript.frame(100) + ValueScript.frame(100, at: 1), Int64(0))]
        #expect(ValueScript.firings(of: "GAT-002", values, mtu: 185) == 1)
    }
}
