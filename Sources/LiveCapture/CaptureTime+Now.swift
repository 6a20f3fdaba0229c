import Capture
import Glibc

extension CaptureTime {
    /// The system's clock, by which the kernel stamps packets.
    package static var now: CaptureTime {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return CaptureTime(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }
}
