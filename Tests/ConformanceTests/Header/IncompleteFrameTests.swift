import Testing

@Suite struct IncompleteFrameTests {
    @Test(arguments: [(26, ["HDR-002"]), (27, []), (28, ["HDR-012"])])
    func firesForAFrameOneByteShort(length: Int, rules: [String]) {
        var frame = BareFrame()
        frame.tail = [0]
        #expect(BareFrame.findings(Array(frame.bytes.prefix(length))) == rules)
    }

    @Test(arguments: [(1, 21, true), (1, 22, false), (2, 23, true), (2, 24, false)] as [(UInt8, Int, Bool)])
    func firesBelowTheSmallestFrame(version: UInt8, length: Int, fires: Bool) {
        let frame = BareFrame(version: version, section: [])
        #expect(BareFrame.findings(Array(frame.bytes.prefix(length))) == (fires ? ["HDR-002"] : []))
    }

    @Test func namesBothLengths() {
        let finding = BareFrame(payloadLength: 6).finding("HDR-002")
        #expect(finding?.message == "27 bytes, the whole frame has 28")
        #expect(finding?.offset == 22)
    }

    @Test func keepsQuietWhenTheLoggerCutTheValue() {
        let script = MeshScript()
        script.receive(BareFrame(payloadLength: 6).bytes, on: script.link(1), at: 0, originalLength: 28)
        #expect(script.count(of: "HDR-002") == 0)
    }
}
