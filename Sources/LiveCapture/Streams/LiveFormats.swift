import Capture
import LibpcapCapture

/// Every capture format that can be read while it comes in.
enum LiveFormats {
    /// The formats: all but zip archives, whose directory stands at their end.
    static let all: [any CaptureFormat.Type] = AllCaptureFormats.all.map { format in
        format == AndroidBugReportFormat.self ? LiveArchiveRefusal.self : format
    }
}
