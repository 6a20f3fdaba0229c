import BitchatFrame

/// One well-formed payload of every type, in the form the iOS app writes.
enum Samples {
    /// T of the worked examples: 1,760,000,000,000 ms.
    static let time: UInt64 = 1_760_000_000_000

    /// The announce of docs/protocol.md 10.1.
    static let announce = hex(
        """
        0103616461 0220fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d
        0320fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf 04088bb815b342cea14d 05022903
        """)
    /// The request of docs/protocol.md 10.2.
    static let requestSync = hex(
        """
        01000107 02000400000100 0300020a1b 04000120 05000800000199c8239840
        06002134356134333033386135306161353032 2c30386364396231653639343861343939
        """)
    static let courierEnvelope =
        long(1, run(0xA1, 16)) + long(2, big(time)) + long(3, hex("0b0c")) + long(4, [4]) + long(5, hex("00000102"))
    static let boardPost =
        long(1, [1]) + long(2, run(0xB1, 16)) + long(3, utf8("u4pr")) + long(4, utf8("hello board")) + long(5, run(0xB2, 32))
        + long(6, utf8("ada")) + long(7, big(time)) + long(8, big(time + 1000)) + long(9, [1]) + long(10, run(0xB3, 64))
    static let tombstone =
        long(1, [2]) + long(2, run(0xB1, 16)) + long(5, run(0xB2, 32)) + long(11, big(time)) + long(10, run(0xB3, 64))
    static let prekeyBundle =
        long(1, run(0xC1, 32)) + long(2, hex("00000001") + run(0xC2, 32) + hex("00000002") + run(0xC3, 32))
        + long(3, big(time)) + long(4, run(0xC4, 64))
    static let groupMessage =
        long(1, run(0xD1, 16)) + long(2, hex("00000007")) + long(3, run(0xD2, 12)) + long(4, run(0xD3, 17))
    static let nostrCarrier = long(1, [2]) + long(2, utf8("u4pruy")) + long(3, utf8("{}"))
    static let file =
        long(1, utf8("a.txt")) + long(2, hex("00000003")) + long(3, utf8("text/plain")) + hex("0400000003616263")
    static let fragment = hex("45a43038a50aa502 0001 0003 02 207468")
    static let ping = hex("0102030405060708 07")
    static let voice = hex("1112131415161718 0001 00 0002aabb 0001cc")
    static let announceV2 =
        short(1, hex("00077c2b")) + short(2, run(0xE1, 64)) + short(3, hex("2903")) + short(4, utf8("u4"))

    /// Type and payload.
    static let all: [(MessageType, [UInt8])] = [
        (.announce, announce), (.message, utf8("grüße")), (.leave, []), (.leave, utf8("#test")),
        (.courierEnvelope, courierEnvelope), (.noiseHandshake, run(1, 32)), (.noiseHandshake, run(2, 96)),
        (.noiseHandshake, run(3, 64)), (.noiseEncrypted, hex("00000005 aabb") + run(9, 16)), (.fragment, fragment),
        (.requestSync, requestSync), (.fileTransfer, file), (.boardPost, boardPost), (.boardPost, tombstone),
        (.prekeyBundle, prekeyBundle), (.groupMessage, groupMessage), (.ping, ping), (.pong, ping),
        (.nostrCarrier, nostrCarrier), (.voiceFrame, voice), (.announceV2, announceV2),
        (MessageType(rawValue: 0x7F), hex("0102")),
    ]
}
