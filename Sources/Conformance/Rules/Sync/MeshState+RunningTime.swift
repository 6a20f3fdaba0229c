extension MeshState {
    /// The clock in milliseconds, where spans between packets can be measured by it.
    ///
    /// Nil without a clock, with a doubtful one, and when `--now` holds it still.
    var runningTime: Int64? { clockIsDoubtful || inHand.arrival?.time != now ? nil : now }
}
