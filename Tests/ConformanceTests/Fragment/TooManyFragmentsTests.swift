import Testing

@Suite struct TooManyFragmentsTests {
    @Test(arguments: [(255, 0), (256, 0), (257, 1), (9_999, 1), (10_000, 1), (10_001, 1)] as [(UInt16, Int)])
    func firesAbove256(total: UInt16, firings: Int) {
        let fragment = FragmentTrain(by: FragmentScript.ada).fragment(0, of: total, [1])
        #expect(FragmentScript.firings(of: "FRG-002", [fragment]) == firings)
    }

    @Test(
        arguments: [
            (10_000, "the total is 10000, Android takes at most 256"), (10_001, "the total is 10001, iOS takes at most 10000"),
        ]
            as [(UInt16, String)])
    func namesTheAppWhoseLimitIsBroken(total: UInt16, message: String) {
        let script = FragmentScript()
        script.script.receive(FragmentTrain(by: FragmentScript.ada).fragment(0, of: total, [1]), on: script.link, at: 0)
        let findings = script.script.judged()[0].findings.filter { "\($0.rule.id)" == "FRG-002" }
        #expect(findings.map(\.message) == [message])
        #expect(findings.map(\.offset) == [32])
    }
}
