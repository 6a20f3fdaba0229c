/// Every capture format of this module; pcap, which needs libpcap, is added by `LibpcapCapture`.
package enum CaptureFormats {
    /// The formats, in the order of `bitchat-dissect list formats`.
    package static let all: [any CaptureFormat.Type] = [
        BtsnoopFormat.self,
        PcapngFormat.self,
        PacketLoggerFormat.self,
        HcidumpFormat.self,
        BtsnoozFormat.self,
        AndroidBugReportFormat.self,
    ]
}
