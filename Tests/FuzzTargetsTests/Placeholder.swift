import Testing

@testable import FuzzTargets

@Suite struct Placeholder {}
