import Capture

/// Every capture format, pcap among them.
package enum AllCaptureFormats {
    /// The formats, in the order of `bitchat-dissect list formats`.
    package static let all: [any CaptureFormat.Type] = CaptureFormats.all + [PcapFormat.self]
}
