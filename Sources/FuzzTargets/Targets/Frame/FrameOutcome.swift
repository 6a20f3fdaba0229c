import BitchatFrame
import WireFormat

/// The numbers of what a frame may come to.
enum FrameOutcome {
    /// Notes why a frame was refused, or its type, version and flags.
    @inline(__always)
    static func note(_ answer: Result<Frame, DecodeError>, _ report: inout FuzzReport) {
        switch answer {
        case .failure(let error): report.reached(Int(error.reason.rawValue) * 8 + Int(error.claim.rawValue))
        case .success(let frame):
            report.reached(512 + Int(frame.header.type.rawValue) + (frame.header.version == 1 ? 0 : 256))
            report.reached(1024 + Int(frame.header.flags.rawValue))
        }
    }

    /// Whether a compressed payload was taken.
    static func inflated(_ isTaken: Bool) -> Int { isTaken ? 256 : 257 }
}
