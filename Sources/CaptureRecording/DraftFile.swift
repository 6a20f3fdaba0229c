import Capture
import Glibc

/// A new file beside the place that it takes when it is whole, under a name that no other file has.
package struct DraftFile {
    /// Its name until then.
    package let path: String
    /// Open for reading and writing; closed by whoever made the draft.
    package let descriptor: Int32
    private let destination: String

    /// Makes an empty file beside `destination`, with the rights of a file that is made by opening it.
    package init(for destination: String) throws(CaptureError) {
        var name = Array((destination + ".XXXXXX").utf8CString)
        let descriptor = unsafe mkstemp(&name)
        guard descriptor >= 0 else { throw CaptureError(unwritable: destination, errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, 0o666 & ~mask)
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self.descriptor = descriptor
        self.destination = destination
    }

    /// Gives the file its name, in place of one that had it; the draft is removed where that fails.
    package func takePlace() throws(CaptureError) {
        guard unsafe rename(path, destination) != 0 else { return }
        let number = errno
        remove()
        throw CaptureError(unwritable: destination, number)
    }

    /// Removes the draft.
    package func remove() { unsafe unlink(path) }
}
