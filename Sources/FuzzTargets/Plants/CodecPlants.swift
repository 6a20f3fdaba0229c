extension Plants {
    /// Faults of decoders, encoders, filters and captures.
    static let codec: [Plant] = frame + payload + requestSync + gcs + capture + signature
}
