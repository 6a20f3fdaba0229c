extension Recording {
    /// Whether `path` (`-`: standard input) is a file on a disk, which is there to be read as fast as possible.
    package static func isRegularFile(_ path: String) -> Bool { FileIdentity(input: path)?.isRegular ?? false }

    /// Whether `path` is there and is no file on a disk: a pipe, a socket, a device, a folder.
    package static func isDeviceOrPipe(_ path: String) -> Bool { FileIdentity(input: path).map { !$0.isRegular } ?? false }
}
