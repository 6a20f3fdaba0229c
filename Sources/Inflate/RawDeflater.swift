import CZlib
import WireFormat

/// Compresses whole bodies to raw DEFLATE (RFC 1951), with one compressor reused for all of the same level.
@safe package final class RawDeflater {
    /// On the heap, since zlib's state points back at it; freed with the deflater.
    private let control: UnsafeMutablePointer<z_stream>
    private var level: Int32?

    /// Makes a compressor.
    package init() {
        // zlib keeps a pointer back to its control block, which therefore stands at a fixed address.
        unsafe control = .allocate(capacity: 1)
        unsafe control.initialize(to: z_stream())
    }

    deinit {
        if level != nil { unsafe deflateEnd(control) }
        unsafe control.deallocate()
    }

    /// The raw DEFLATE form of `bytes`, the same at every run; `level` 0 (stored) to 9, other values count as 6.
    ///
    /// Empty only when zlib gets no memory, since even no bytes have a compressed form.
    package func deflate(_ bytes: [UInt8], level: Int = 6) -> [UInt8] {
        guard prepare(0...9 ~= level ? Int32(level) : 6) else { return [] }
        let bound = unsafe Int(deflateBound(control, UInt(bytes.count)))
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, count in
            unsafe bytes.withUnsafeBufferPointer { source in count = unsafe run(source, target) }
        }
    }

    /// Brings the compressor to the start of a stream of `wanted` level.
    private func prepare(_ wanted: Int32) -> Bool {
        if level == wanted { return unsafe deflateReset(control) == Z_OK }
        if level != nil { unsafe deflateEnd(control) }
        unsafe control.initialize(to: z_stream())
        level = unsafe bitchat_deflate_init(control, wanted) == Z_OK ? wanted : nil
        return level != nil
    }

    /// Compresses in one call, for which `target` is large enough; zlib keeps neither buffer beyond it.
    private func run(_ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        unsafe control.pointee.next_in = unsafe UnsafeMutablePointer(mutating: source.baseAddress)
        unsafe control.pointee.avail_in = UInt32(clamping: source.count)
        unsafe control.pointee.next_out = target.baseAddress
        unsafe control.pointee.avail_out = UInt32(clamping: target.count)
        guard unsafe CZlib.deflate(control, Z_FINISH) == Z_STREAM_END else { return 0 }
        return unsafe target.count - Int(control.pointee.avail_out)
    }
}
