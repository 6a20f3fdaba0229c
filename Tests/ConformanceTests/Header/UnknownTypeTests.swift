import Testing

@Suite struct UnknownTypeTests {
    private static let known: [UInt8] = [
        0x01, 0x02, 0x03, 0x04, 0x10, 0x11, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2C,
    ]

    @Test func firesForEveryTypeOutsideTheRegistry() {
        for type in 0...255 as ClosedRange<UInt8> {
            let fires = BareFrame(type: type, section: [1, 0, 9]).findings.contains("HDR-016")
            #expect(fires == !Self.known.contains(type), "type \(type)")
        }
    }

    @Test(
        arguments: [
            (0x2A, "type 0x2a is unknown"), (0x0A, "type 0x0a is unknown; it meant deliveryAck in July 2025"),
        ] as [(UInt8, String)])
    func saysWhatTheTypeOnceMeant(type: UInt8, message: String) {
        #expect(BareFrame(type: type).finding("HDR-016")?.message == message)
    }

    @Test func firesForEveryFrameOfAnOldClient() {
        let script = MeshScript()
        let link = script.link(1)
        script.receive(BareFrame(type: 0x01, section: Array("ann".utf8)).bytes, on: link, at: 0)
        script.receive(BareFrame(type: 0x04, section: Array("an old message".utf8)).bytes, on: link, at: 1)
        #expect(script.count(of: "HDR-016") == 2)
    }
}
