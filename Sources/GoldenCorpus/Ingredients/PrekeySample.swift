/// Prekey bundles of ada, with inner signatures that are hers.
enum PrekeySample {
    /// Entries with these IDs.
    static func entries(_ ids: [UInt32]) -> [UInt8] {
        ids.flatMap { [UInt8].bigEndian($0) + Label.noise("prekey \($0)", 32) }
    }

    /// A bundle of one key.
    static func payload() -> [UInt8] {
        let owner = CorpusPeer.ada.noise, list = entries([1]), time = [UInt8].bigEndian(CorpusPacket.time)
        let context = "bitchat-prekey-bundle-v1"
        let covered = [UInt8(truncatingIfNeeded: context.utf8.count)] + .text(context) + owner + [1] + list + time
        return TLV.long(1, owner) + TLV.long(2, list) + TLV.long(3, time)
            + TLV.long(4, CorpusPeer.ada.signature(over: covered))
    }
}
