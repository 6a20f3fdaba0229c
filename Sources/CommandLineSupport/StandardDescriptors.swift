import Glibc

/// Standard input, output and error of this process.
package enum StandardDescriptors {
    /// Opens those that are closed in such a way that using them fails as before.
    ///
    /// Otherwise the first files to be opened would take their numbers, and what is meant for a person would be written into them.
    /// Called first in a program; does nothing where all three are open.
    package static func occupy() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            // `open` gives the lowest free number, which is this one: those below are open.
            let way = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
            if unsafe open("/dev/null", way) < 0 { _ = unsafe open("/", O_RDONLY) }
        }
    }
}
