/// The Lua dissector for Wireshark and tshark, made of the same names, tables and limits as the Swift decoders.
package enum WiresharkDissector {
    /// The program, for Wireshark 4.0 and later.
    package static var lua: String {
        head + parts.map { "\ndo -- \(name(of: $0))\n\($0.text)\nend\n" }.joined()
    }

    /// The first lines of the program; a file that begins so was written by this program.
    package static let head = """
        -- Written by `bitchat-dissect wireshark --lua`: a dissector of bitchat for Wireshark and tshark.
        local bc = { payload = {}, kind = {}, fieldList = {} }

        """

    /// The payload types, in the order of `Payloads.all`.
    static let payloads: [any LuaPayload.Type] = [
        AnnounceLua.self, MessageLua.self, LeaveLua.self, CourierEnvelopeLua.self, NoiseHandshakeLua.self,
        NoiseEncryptedLua.self, FragmentLua.self, RequestSyncLua.self, FileTransferLua.self, BoardPostLua.self,
        PrekeyBundleLua.self, GroupMessageLua.self, PingLua.self, PongLua.self, NostrCarrierLua.self, VoiceFrameLua.self,
        AnnounceV2Lua.self, UnknownLua.self,
    ]

    /// The parts, each after those that it uses.
    private static var parts: [any LuaPart.Type] {
        let base: [any LuaPart.Type] = [
            TablesLua.self, FieldsLua.self, BytesLua.self, TextLua.self, NodesLua.self, SHA256Lua.self, InflateLua.self,
            InflateBlocksLua.self,
            HeaderLua.self, FrameLua.self, PaddingLua.self, CompressionLua.self, ShapeLua.self, TLVLua.self,
            CapabilitiesLua.self, BoardLifeLua.self, SyncSetLua.self, FragmentIDsLua.self,
        ]
        let capture: [any LuaPart.Type] = [
            AttributesLua.self, PreparedWritesLua.self, JoiningLua.self, SplittingLua.self, FragmentsLua.self, LinksLua.self,
            ChannelsLua.self,
        ]
        let tree: [any LuaPart.Type] = [
            FrameNodesLua.self, TreeLua.self, ExpertsLua.self, SummaryLua.self, PostdissectorLua.self,
        ]
        let packet: [any LuaPart.Type] = [DialectLua.self, PacketLua.self, RuleLua.self]
        return base + payloads.map { $0 as any LuaPart.Type } + packet + RuleParts.all + capture + tree
    }

    private static func name(of part: any LuaPart.Type) -> String { String("\(part)".dropLast(3)) }
}
