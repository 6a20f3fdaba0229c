import Glibc

/// Opens what a person names: a path, or `-` for standard input.
package enum CaptureSource {
    /// Opens `path` for reading from its start.
    ///
    /// Throws when it does not exist, may not be read or is a folder. What it holds is found out by `CaptureReader`.
    /// `beforeWaiting` is what `DescriptorSource` calls before it waits for a pipe.
    package static func open(_ path: String, beforeWaiting: (() -> Bool)? = nil) throws(CaptureError) -> ByteInput {
        if path == "-" { return input(DescriptorSource(STDIN_FILENO, ownsDescriptor: false), beforeWaiting) }
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno, path) }
        let source = DescriptorSource(descriptor, ownsDescriptor: true)
        if isDirectory(descriptor) {
            throw CaptureError(.isDirectory, source: path, message: "is a folder; name a capture file inside it")
        }
        return input(source, beforeWaiting)
    }

    private static func input(_ source: DescriptorSource, _ beforeWaiting: (() -> Bool)?) -> ByteInput {
        source.beforeWaiting = beforeWaiting
        return ByteInput(source)
    }

    private static func isDirectory(_ descriptor: Int32) -> Bool {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func failure(_ number: Int32, _ path: String) -> CaptureError {
        CaptureError(.system(number), source: path, message: "cannot be opened: " + text(number))
    }

    /// What the error number of a call that opens or reads means.
    package static func text(_ number: Int32) -> String {
        switch number {
        case ENOENT: "no such file"
        case EACCES, EPERM: "no permission to read it"
        default: ErrorNumber.text(number)
        }
    }
}
