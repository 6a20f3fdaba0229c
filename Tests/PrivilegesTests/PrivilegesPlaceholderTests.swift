import Testing

@testable import Privileges

@Suite struct PrivilegesPlaceholderTests {}
