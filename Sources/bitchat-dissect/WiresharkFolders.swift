import Glibc

/// Where Wireshark and tshark look for a user's own capture programs and plugins.
enum WiresharkFolders {
    /// The folders: that of 4.0 and older, then that of 4.2 and newer; none when nothing says where the user's files are.
    static var personal: [String] {
        guard let home = variable("HOME") else { return [] }
        return [configuration(home) + "/extcap", home + "/.local/lib/wireshark/extcap"]
    }

    /// The folder of a user's own plugins, those in Lua included; nil when nothing says where the user's files are.
    static var plugins: String? { variable("HOME").map { $0 + "/.local/lib/wireshark/plugins" } }

    /// The folder of the settings of Wireshark 4.0: the old one where there is only that, since a new one would hide it.
    private static func configuration(_ home: String) -> String {
        if let own = variable("WIRESHARK_CONFIG_DIR") { return own }
        let current = (variable("XDG_CONFIG_HOME") ?? home + "/.config") + "/wireshark", old = home + "/.wireshark"
        return !exists(current) && exists(old) ? old : current
    }

    private static func variable(_ name: String) -> String? {
        guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
        return unsafe String(cString: value)
    }

    private static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }
}
