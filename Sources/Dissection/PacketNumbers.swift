/// The numbers of the packets of one run, in the order shown; dissectors of several sources may share them.
package final class PacketNumbers {
    /// The number given last.
    package private(set) var last: Int

    /// Makes numbers that begin at `first`.
    package init(from first: Int) { last = first - 1 }

    /// Gives the next number.
    func next() -> Int {
        last += 1
        return last
    }
}
