import BitchatFrame
import BitchatPayload
import PacketGenerators
import Testing
import WireFormat

/// The worked examples of docs/protocol.md chapter 10, made again from labels.
@Suite struct ExamplePacketTests {
    static let time: UInt64 = 1_760_000_000_000

    @Test func labelsGiveThePeersOfTheExamples() {
        #expect(TestIdentity.ada.peerID.description == "3dcc8696566b1e17")
        #expect(TestIdentity.bo.peerID.description == "8bb815b342cea14d")
        #expect(TestIdentity.cy.peerID.description == "9b5c885b670908a8")
        #expect(
            Hexadecimal.encode(TestIdentity.ada.signingKey.publicKey)
                == "fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf")
    }

    @Test func labelsWithoutAKeyHaveOneThatX25519Takes() {
        let peer = TestIdentity(label: "nobody")
        #expect(peer.noiseKey.count == 32)
        #expect(peer.noiseKey[31] & 0x80 == 0)
        #expect(peer.peerID != TestIdentity(label: "somebody").peerID)
    }

    @Test func makesTheAnnounceOf173Bytes() {
        let frame = PacketFactory(.ios).announce(
            by: .ada, at: Self.time, neighbours: [TestIdentity.bo.peerID])
        #expect(
            Hexadecimal.encode(frame.bytes)
                == "01010700000199c82cc0000200573dcc8696566b1e1701036164610220fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b"
                + "2c0101059b5b1d0320fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf04088bb815b342cea14d0502"
                + "2903023115e49f6cde288594cafe3e67ed51cccef6b3e414c5dc7a2fb40fcd19f432bd090e9fa073657dfd5eb4d337ec3595acd98d"
                + "c34b15dc5721961c5d22453304")
    }

    @Test func makesTheRequestOf161Bytes() {
        let payload = RequestSyncPayload.encode(
            p: 7, m: 256, filter: [0x0A, 0x1B], types: SyncQuestion.Round.fragments, since: Self.time - 600_000,
            fragmentIDs: Array("45a43038a50aa502,08cd9b1e6948a499".utf8))
        let contents = FrameContents(
            type: .requestSync, ttl: 0, timestamp: Self.time, sender: TestIdentity.bo.peerID.bytes,
            recipient: TestIdentity.ada.peerID.bytes, payload: payload)
        let frame = PacketFactory(.ios).frame(contents, signedBy: .bo)
        #expect(
            Hexadecimal.encode(frame.bytes)
                == "01210000000199c82cc0000300438bb815b342cea14d3dcc8696566b1e1701000107020004000001000300020a1b040001200500"
                + "0800000199c8239840060021343561343330333861353061613530322c30386364396231653639343861343939e131e7e70d21f399"
                + "a6e1e44fb9aed7227233cbae0c4005c0b1b5efeb23cac9ce3287a8327b5be45c7a6cfd1d11277678ebe1b9dbeafeb2aefe7c958258"
                + "086400")
        #expect(frame.payloadLength == 67)
        #expect(frame.flags == [.recipient, .signature])
    }

    @Test func makesTheAnswerOf99Bytes() throws {
        let slice =
            "20746865206e6f72746820676174652c20776520737461727420617420736576656e2e205265706c79206865726520706c65617365213b428a"
            + "77175fdb85d28e"
        let data = try #require(Hexadecimal.decode(slice))
        let contents = FrameContents(
            type: .fragment, timestamp: Self.time - 8_000, sender: TestIdentity.cy.peerID.bytes,
            payload: FragmentPayload.encode(
                stream: 0x45A4_3038_A50A_A502, index: 1, total: 3, originalType: .message, data: data))
        let frame = PacketFactory(.ios).frame(contents).answering(by: .ios)
        #expect(
            Hexadecimal.encode(frame.bytes)
                == "01200000000199c82ca0c010004d9b5c885b670908a845a43038a50aa502000100030" + "2" + slice)
        #expect(frame.flags == .rsr)
    }
}
