/// The numbers of the packets of one run, in the order shown; dissectors of several sources may share them.
package final class PacketNumbers {
    private var given: Int

    /// Makes numbers that begin at `first`.
    package init(from first: Int) { given = first - 1 }

    /// The number given last.
    package var last: Int { given }

    /// Gives the next number.
    func next() -> Int {
        given += 1
        return given
    }
}
