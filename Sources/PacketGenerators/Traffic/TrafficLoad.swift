/// Something that fills a log for as long as it is asked to; equal seeds give equal logs.
protocol TrafficLoad {
    /// Begins with a seed.
    init(seed: UInt64)
    /// Sets the adapter and its links up.
    mutating func begin(_ log: inout HCIScript)
    /// Adds at least one packet, and only a few.
    mutating func burst(_ log: inout HCIScript)
}
