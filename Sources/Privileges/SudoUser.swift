import Glibc

/// The user who called sudo, by the environment that sudo leaves.
struct SudoUser: Equatable {
    /// The user's number, never 0.
    let user: uid_t
    /// The number of the user's main group.
    let group: gid_t

    /// The user to become; nil when this process is not root, or not through sudo, or root called sudo.
    static var current: SudoUser? {
        guard getuid() == 0, geteuid() == 0 else { return nil }
        return SudoUser(user: variable("SUDO_UID"), group: variable("SUDO_GID"))
    }

    /// Takes the values of SUDO_UID and SUDO_GID; nil unless both are numbers of a user and a group, and the user is not root.
    init?(user: String?, group: String?) {
        // The highest number stands for "no change" in the kernel's calls.
        guard let user = user.flatMap({ uid_t($0) }), let group = group.flatMap({ gid_t($0) }), user != 0,
            user != .max, group != .max
        else { return nil }
        self.user = user
        self.group = group
    }

    /// Makes the process this user's, in the main group alone, without a way back.
    func become() throws(Privileges.Failure) {
        var groups = [group]
        try Privileges.Failure.check("setgroups", unsafe setgroups(1, &groups))
        try Privileges.Failure.check("setgid", setgid(group))
        try Privileges.Failure.check("setuid", setuid(user))
        guard setuid(0) != 0 else { throw Privileges.Failure(step: "root can be taken back", number: EPERM) }
    }

    private static func variable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}
