import Capture
import LiveCapture
import Privileges

extension ExitStatus {
    /// The status for a run that could not begin; `messages` says why, unless the user ended it.
    init(refused error: any Error, _ messages: Messages) {
        self = .badInput
        switch error {
        case _ where Interruption.isRequested: self = .done
        case let error as LiveSourceError:
            messages.error("\(error.source): \(error.message)")
            self = error.kind == .unavailable ? .badInput : .noAccess
        case let error as CaptureError:
            messages.error(error)
            self = ExitStatus(refusedCopy: error)
        case let error as Privileges.Failure:
            messages.error("privileges cannot be given up: " + error.message)
            self = .noAccess
        case SourceFailure.system(let number):
            messages.error("live sources cannot be watched: " + ErrorNumber.text(number))
        default: messages.error("the run cannot begin: \(error)")
        }
    }
}
