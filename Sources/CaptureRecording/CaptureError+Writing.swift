import Capture
import Glibc

extension CaptureError {
    /// Why `path` cannot be opened or made to be written, by the number of the system call's error.
    package init(unwritable path: String, _ number: Int32) {
        let folder = FilePlace.folder(of: path)
        let reason =
            switch number {
            case EACCES, EPERM: "no permission to write it"
            case EROFS: "its file system can only be read"
            case EISDIR: "it is a folder; name a file inside it"
            case ENOTDIR: "what should be its folder is a file"
            case ENOENT where FileIdentity(path: folder) != nil: "no file can be made in the folder \(folder)"
            case ENOENT: "no such folder"
            default: CaptureSource.text(number)
            }
        self.init(.system(number), source: path, message: "cannot be written: \(reason)")
    }

    /// The refusal to write what is read.
    package init(read path: String) {
        self.init(.unsuitable, source: path, message: "is being read; name another file to write to")
    }

    /// The refusal to write what another recording writes.
    init(written path: String) {
        self.init(.unsuitable, source: path, message: "is being written by another program; name another file")
    }
}
