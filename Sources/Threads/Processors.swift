import Glibc

/// The processors of the machine.
package enum Processors {
    /// How many this process may run on: what `taskset` and containers leave it.
    package static var count: Int {
        var set = cpu_set_t()
        guard unsafe sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set) == 0 else { return 1 }
        return unsafe withUnsafeBytes(of: &set) { bytes in unsafe bytes.reduce(0) { $0 + $1.nonzeroBitCount } }
    }
}
