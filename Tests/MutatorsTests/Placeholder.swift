import Testing

@testable import Mutators

@Suite struct Placeholder {}
