import Capture
import Glibc

/// A new file beside the place that it takes when it is whole, under a name that no other file has.
package struct DraftFile {
    /// Its name until then.
    package let path: String
    /// Open for reading and writing; closed by whoever made the draft.
    package let descriptor: Int32
    private let destination: String

    /// How many names are tried: one is enough unless somebody guesses them.
    private static let attempts = 100

    /// Makes an empty file beside `destination`, with the rights of a file that is made by opening it.
    package init(for destination: String) throws(CaptureError) {
        for _ in 0..<Self.attempts {
            let path = "\(destination).\(String(UInt32.random(in: 0...UInt32.max), radix: 36))"
            let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                self.init(path: path, descriptor: descriptor, destination: destination)
                return
            }
            guard errno == EEXIST else { throw CaptureError(unwritable: destination, errno) }
        }
        throw CaptureError(unwritable: destination, EEXIST)
    }

    private init(path: String, descriptor: Int32, destination: String) {
        self.path = path
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
