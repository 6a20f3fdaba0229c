import BitchatFrame
import Testing

@Suite struct MislabelledFragmentsTests {
    private static func firings(_ author: Peer, saying type: MessageType) -> Int {
        let train = FragmentTrain(by: FragmentScript.ada) { $0.originalType = type }
        return FragmentScript.firings(of: "FRG-006", train.fragments(of: author.message("cut in two")))
    }

    @Test func firesForAnotherType() { #expect(Self.firings(FragmentScript.ada, saying: .fileTransfer) == 1) }

    @Test func firesForAnotherSender() { #expect(Self.firings(FragmentScript.cy, saying: .message) == 1) }

    @Test func keepsQuietWhenBothAgree() { #expect(Self.firings(FragmentScript.ada, saying: .message) == 0) }
}
