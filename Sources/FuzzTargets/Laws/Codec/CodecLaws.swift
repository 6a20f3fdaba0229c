/// The laws of decoders, encoders, filters and captures.
package enum CodecLaws {
    /// All of them, target by target.
    package static let all =
        FrameLaws.all + PayloadLaws.all + RequestLaws.all + GCSLaws.all + CaptureLaws.all + SignatureLaws.all
}
