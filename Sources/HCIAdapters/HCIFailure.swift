import Glibc

/// Why the kernel could not be asked about adapters.
package enum HCIFailure: Error, Sendable, Hashable {
    /// There is no Bluetooth in this kernel, or none in this network name space.
    case noBluetooth
    /// A system call failed with this error number.
    case system(Int32)

    /// Makes the failure of a call that set the error number `number`.
    package init(number: Int32) {
        self = [EAFNOSUPPORT, EPROTONOSUPPORT].contains(number) ? .noBluetooth : .system(number)
    }

    /// What a system call's error number means.
    package static func text(_ number: Int32) -> String {
        unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }

    /// What is wrong, in one clause.
    package var message: String {
        switch self {
        case .noBluetooth:
            "this kernel has no Bluetooth (no AF_BLUETOOTH sockets), or this is a container without the host's network"
        case .system(let number):
            "the kernel does not tell its Bluetooth adapters: " + Self.text(number)
        }
    }
}
