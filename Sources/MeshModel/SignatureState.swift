/// What is known about a frame's signature: the words of the NDJSON field.
package enum SignatureState: UInt8, Sendable, Hashable, CaseIterable {
    /// It verifies under the author's key.
    case valid
    /// It does not verify.
    case invalid
    /// There is one, and no key to verify it with.
    case noKey
    /// There is none.
    case absent
    /// Nobody looked.
    case notChecked

    /// The word printed.
    package var name: StaticString {
        switch self {
        case .valid: "valid"
        case .invalid: "invalid"
        case .noKey: "noKey"
        case .absent: "absent"
        case .notChecked: "notChecked"
        }
    }
}
