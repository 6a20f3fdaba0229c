import Testing

@Suite struct UnknownVersionTests {
    @Test(arguments: [(0, 1), (1, 0), (2, 0), (3, 1), (255, 1)] as [(UInt8, Int)])
    func firesForEveryVersionBut1And2(version: UInt8, firings: Int) {
        let frame = BareFrame(version: version, section: [])
        #expect(frame.findings.count { $0 == "HDR-001" } == firings)
    }

    @Test func namesTheVersion() {
        let finding = BareFrame(version: 3).finding("HDR-001")
        #expect(finding?.message == "version 3, known are 1 and 2")
        #expect(finding?.offset == 0)
    }
}
