/// Every subject of the corpus; a new one is a file of `Subjects` and a line here.
enum VectorSubjects {
    /// The subjects, in the order in which those that share a file follow one another.
    static let all: [any VectorSubject.Type] = [
        SkewSubject.self, FloodSubject.self, InnerSubject.self, LinkSubject.self, RepeatSubject.self, IdentitySubject.self,
        RequestSubject.self, RequestRateSubject.self, ResponseSubject.self, LegacySubject.self,
    ]
}
