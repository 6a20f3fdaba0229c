import CorpusFiles

/// The implementation that is compared with this project's.
protocol OtherSide {
    /// What it says it can do; nothing restricted before it was started.
    var offer: OtherOffer { get }
    /// Asks one question; throws when no answer to any question can be had any more.
    mutating func ask(_ question: CompareCase) throws(OtherSideError) -> OtherReply
}
