import LiveCapture

/// The file in an extcap folder through which Wireshark calls this program: a script of two lines.
struct WiresharkEntry {
    /// Its name in the folder.
    static let fileName = "bitchat-dissect"

    /// The folder it stands in.
    let folder: String

    /// The file.
    var file: PersonalFile { PersonalFile(path: folder + "/" + Self.fileName, head: Self.head, mode: 0o755) }

    /// What it consists of; `program` is the path of this program.
    static func text(program: String) -> String { head + "exec \(OwnProgram.quoted(program)) extcap \"$@\"\n" }

    private static let head = """
        #!/bin/sh
        # Written by `bitchat-dissect wireshark --install`; `bitchat-dissect wireshark --uninstall` removes it.

        """
}
