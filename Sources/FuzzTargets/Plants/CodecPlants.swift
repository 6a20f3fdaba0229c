extension Plants {
    /// Faults of decoders, encoders, filters and captures.
    static let codec: [Plant] = frame + requestSync + gcs + capture + signature
}
