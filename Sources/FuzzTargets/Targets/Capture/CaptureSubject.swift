import Capture
import LibpcapCapture

/// The steps of reading a capture.
package struct CaptureSubject: Sendable {
    /// Reads a capture in memory, handed over in pieces of that many bytes.
    package var read: @Sendable ([UInt8], Int) -> CaptureContent = { bytes, chunk in
        CaptureContent(bytes, chunk: chunk, formats: AllCaptureFormats.all)
    }
    /// Dissects and judges its records.
    package var dissect: @Sendable ([CaptureContent.Record]) -> [CapturePacket] = { CaptureDissection.packets(of: $0) }
}
