import BitchatFrame
import Testing
import WireFormat

@Suite struct ForeignPeerIDTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func finding(_ bytes: [UInt8]) -> String? {
        let script = MeshScript()
        script.receive(bytes, on: script.link(1), at: 0)
        return script.judged().flatMap(\.findings).first { "\($0.rule.id)" == "SIG-003" }?.message
    }

    @Test func firesForTheKeyOfAnotherPeer() {
        #expect(Self.finding(Self.ada.announce()) == nil)
        #expect(
            Self.finding(Self.ada.frame(.announce, Self.bo.announcement))
                == "sender \(Self.ada.id), the Noise key gives \(Self.bo.id)")
    }

    /// The announce of docs/protocol.md 10.1, and the same with the last bit of its sender changed.
    @Test func followsTheWorkedExample() {
        #expect(Self.finding(Self.example) == nil)
        var changed = Self.example
        changed[21] ^= 1
        #expect(Self.finding(changed) == "sender 3dcc8696566b1e16, the Noise key gives 3dcc8696566b1e17")
    }

    private static let example: [UInt8] =
        Hexadecimal.decode(
            "01010700000199c82cc0000200573dcc8696566b1e1701036164610220fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d"
                + "0320fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf04088bb815b342cea14d05022903023115e49f6cde28859"
                + "4cafe3e67ed51cccef6b3e414c5dc7a2fb40fcd19f432bd090e9fa073657dfd5eb4d337ec3595acd98dc34b15dc5721961c5d22453304"
        ) ?? []
}
