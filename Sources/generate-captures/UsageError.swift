/// A command line that cannot be understood.
struct UsageError: Error {
    /// What is wrong.
    let message: String
}
