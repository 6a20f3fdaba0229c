/// Hand-made scripts: each stands at the ends of some rule's span, and one to either side.
enum GateSeeds {
    /// All of them.
    static let all: [Seed] = time + windows + requests + identity + memory + traffic
}
