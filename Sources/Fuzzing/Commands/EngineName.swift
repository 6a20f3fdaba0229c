/// The engines' names on the command line.
enum EngineName: String, CaseIterable {
    /// The deterministic one.
    case mutate
    /// The coverage-guided one.
    case libfuzzer
}
