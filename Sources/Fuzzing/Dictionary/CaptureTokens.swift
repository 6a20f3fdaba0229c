import Capture
import WireFormat

/// What captures begin with, as the project's own writers write it, and the heads of the others.
enum CaptureTokens {
    /// The heads of containers; of those that are only read, the first bytes (docs/capture-formats.md 1 to 8).
    static var all: [DictionaryEntry] {
        [
            DictionaryEntry("btsnoop_h4", head { BtsnoopWriter(.uart).begin(&$0) }),
            DictionaryEntry("btsnoop_monitor", head { BtsnoopWriter(.monitor).begin(&$0) }),
            DictionaryEntry("pcap_h4", head { PcapWriter(.h4WithDirection).begin(&$0) }),
            DictionaryEntry("pcap_monitor", head { PcapWriter(.monitor).begin(&$0) }),
            DictionaryEntry("pcapng", head { PcapngWriter(.h4WithDirection).begin(&$0) }),
            DictionaryEntry("pcap_nanoseconds", [0x4D, 0x3C, 0xB2, 0xA1]),
            DictionaryEntry("pcap_big_endian", [0xA1, 0xB2, 0xC3, 0xD4]),
            DictionaryEntry("pcapng_packet", [6, 0, 0, 0]), DictionaryEntry("pcapng_interface", [1, 0, 0, 0]),
            DictionaryEntry("gzip", [0x1F, 0x8B, 8]), DictionaryEntry("zip", [0x50, 0x4B, 3, 4]),
            DictionaryEntry("snooz_begin", "--- BEGIN:BTSNOOP_LOG_SUMMARY".utf8),
            DictionaryEntry("zlib", [0x78, 0x9C]),
        ]
    }

    private static func head(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
        var writer = ByteWriter()
        write(&writer)
        return writer.bytes
    }
}
