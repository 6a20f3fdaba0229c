import Capture
import LiveCapture
import Privileges

extension ExitStatus {
    /// The status for a live run that could not begin; `messages` says why.
    init(refusedLive error: any Error, _ messages: Messages) {
        self = .badInput
        switch error {
        case let error as LiveSourceError:
            messages.error("\(error.source): \(error.message)")
            self = error.kind == .unavailable ? .badInput : .noAccess
        case let error as CaptureError:
            messages.error(error)
            self = ExitStatus(refusedCopy: error)
        case let error as Privileges.Failure:
            messages.error("privileges cannot be given up: " + CaptureSource.text(error.number))
            self = .noAccess
        default: messages.error("live sources cannot be watched: \(error)")
        }
    }
}
