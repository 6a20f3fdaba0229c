/// The system gives no thread.
package struct ThreadFailure: Error, Sendable, Hashable {
    /// The `errno`.
    package var number: Int32

    /// Makes the failure of that `errno`.
    package init(number: Int32) { self.number = number }
}
