/// Gives the file the magic number of another container, or of another byte order or unit of time.
enum FileMagic: Mutation {
    static let name = "file-magic"
    /// btsnoop, pcap (microseconds, nanoseconds and modified, both orders), pcapng, gzip, zip.
    static let values: [UInt64] = [
        0x6274_736E, 0xD4C3_B2A1, 0xA1B2_C3D4, 0x4D3C_B2A1, 0xA1B2_3C4D, 0x34CD_B2A1, 0xA1B2_CD34, 0x0A0D_0D0A, 0x1F8B_0800,
        0x504B_0304,
    ]

    static func apply(_ draft: inout Draft) { draft.setNumber(0..<4, draft.pick(values) ?? 0) }
}
