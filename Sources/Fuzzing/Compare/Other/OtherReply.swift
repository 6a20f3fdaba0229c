import CorpusFiles

/// What came back for one question.
enum OtherReply: Equatable {
    /// An answer: the whole object, `got` included.
    case answer(JSONObject)
    /// The program does not do this, for the reason given.
    case skip(String)
    /// No answer.
    case failure(OtherFailure)
}
