import Glibc
import HCIAdapters

/// Why something over an ATT channel, or on the way to one, did not succeed.
package enum ATTFailure: Error, Sendable, Hashable {
    /// There is no such adapter, or no Bluetooth here; what was tried.
    case noAdapter(String)
    /// The process may not do it; what was tried.
    case noPermission(String)
    /// The peer closed the connection, or it was lost.
    case peerGone
    /// Something did not happen in time; what was waited for.
    case timedOut(String)
    /// The peer answered the request of this opcode with this error code.
    case refused(request: UInt8, code: UInt8)
    /// The peer's answer cannot be understood; what was asked for.
    case unexpected(String)
    /// A system call failed with this error number; what was tried.
    case system(String, Int32)

    /// Makes the failure of a call that gave the error number `number` while `action` was tried.
    package init(_ action: String, number: Int32) {
        switch number {
        case ENODEV, EAFNOSUPPORT, EPROTONOSUPPORT: self = .noAdapter(action)
        case EPERM, EACCES: self = .noPermission(action)
        case ECONNRESET, EPIPE, ENOTCONN: self = .peerGone
        case ETIMEDOUT: self = .timedOut(action)
        default: self = .system(action, number)
        }
    }

    /// What is wrong and what would help, in one clause.
    package var message: String {
        switch self {
        case .noAdapter(let action): "cannot \(action): there is no such adapter (hciconfig -a lists those there are)"
        case .noPermission(let action): "cannot \(action): that needs the rights cap_net_raw and cap_net_admin (run it as root)"
        case .peerGone: "the peer is gone: it closed the connection or went out of reach"
        case .timedOut(let action): "cannot \(action): nothing came in time"
        case .refused(let request, let code): "the peer refused the request with opcode \(request), error code \(code)"
        case .unexpected(let action): "cannot \(action): the peer answered something else"
        case .system(let action, let number): "cannot \(action): " + HCIFailure.text(number)
        }
    }
}
