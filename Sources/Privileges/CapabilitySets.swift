import CCap
import Glibc

/// The capability sets of the calling thread, as libcap holds them.
@safe final class CapabilitySets {
    /// One past the highest number that a 64-bit set has room for.
    private static let limit: cap_value_t = 64

    private let sets: OpaquePointer

    private init?(_ sets: OpaquePointer?) {
        guard let sets = unsafe sets else { return nil }
        unsafe self.sets = sets
    }

    deinit { unsafe _ = cap_free(UnsafeMutableRawPointer(sets)) }

    /// The sets that hold now; nil when libcap has no memory for them.
    static func current() -> CapabilitySets? { unsafe CapabilitySets(cap_get_proc()) }

    /// Whether the capability with `number` is in `set`.
    func has(_ number: cap_value_t, in set: cap_flag_t) -> Bool {
        var value = CAP_CLEAR
        return unsafe cap_get_flag(sets, number, set, &value) == 0 && value == CAP_SET
    }

    /// The names of what is in any set.
    var names: [String] {
        (0..<Self.limit).filter { number in
            [CAP_EFFECTIVE, CAP_PERMITTED, CAP_INHERITABLE].contains { has(number, in: $0) }
        }.map(Self.name)
    }

    /// Empties the effective, permitted, inheritable and ambient sets; what of `kept` is effective stays so.
    static func clear(keeping kept: [Capability] = []) throws(Privileges.Failure) {
        // A kernel before 4.3 has no ambient set, and says so by EINVAL.
        if cap_reset_ambient() != 0, errno != EINVAL { throw Privileges.Failure(step: "PR_CAP_AMBIENT_CLEAR_ALL", number: errno) }
        guard let held = current(), let left = unsafe CapabilitySets(cap_init()) else {
            throw Privileges.Failure(step: "capset", number: ENOMEM)
        }
        for number in kept.compactMap(\.number) where held.has(number, in: CAP_EFFECTIVE) { left.add(number) }
        try Privileges.Failure.check("capset", unsafe cap_set_proc(left.sets))
    }

    private func add(_ number: cap_value_t) {
        var number = number
        for set in [CAP_PERMITTED, CAP_EFFECTIVE] { unsafe _ = cap_set_flag(sets, set, 1, &number, CAP_SET) }
    }

    /// Takes out of the bounding set what the process may take out: everything with CAP_SETPCAP, else nothing.
    static func emptyBoundingSet() {
        for number in 0..<limit where cap_get_bound(number) == 1 { _ = cap_drop_bound(number) }
    }

    /// The name of a capability; its number where libcap knows none.
    private static func name(_ number: cap_value_t) -> String {
        guard let text = unsafe cap_to_name(number) else { return "\(number)" }
        defer { unsafe _ = cap_free(text) }
        return unsafe String(cString: text)
    }
}
