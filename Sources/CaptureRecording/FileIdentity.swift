import Glibc

/// Which file an open descriptor or a path leads to, whatever it is called.
struct FileIdentity: Hashable {
    /// The device it lies on.
    let device: UInt
    /// Its number there.
    let inode: UInt
    /// Whether it is a file on a disk, and no pipe, socket or device.
    let isRegular: Bool
    /// Whether it is a FIFO or a pipe.
    let isPipe: Bool
    /// Whether it is a device, such as `/dev/null`, which may be read and written at once.
    let isDevice: Bool

    /// The file of an open descriptor; nil when the system does not tell.
    init?(descriptor: Int32) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The file that `path` leads to, `-` being standard input; nil when there is none.
    init?(input path: String) {
        if path == "-" {
            self.init(descriptor: STDIN_FILENO)
            return
        }
        self.init(path: path)
    }

    /// The file that `path` leads to, `-` being standard output; nil when there is none.
    init?(output path: String) {
        if path == "-" {
            self.init(descriptor: STDOUT_FILENO)
            return
        }
        self.init(path: path)
    }

    /// The file that `path` leads to; nil when there is none.
    init?(path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: Glibc.stat) {
        device = UInt(status.st_dev)
        inode = UInt(status.st_ino)
        let kind = status.st_mode & S_IFMT
        isRegular = kind == S_IFREG
        isPipe = kind == S_IFIFO
        isDevice = kind == S_IFCHR || kind == S_IFBLK
    }
}
