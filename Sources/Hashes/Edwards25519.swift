import CCrypto

/// The curve of Ed25519: −x² + y² = 1 + d·x²·y² modulo 2^255 − 19 (RFC 8032 5.1).
enum Edwards25519 {
    /// 2^255 − 19, little-endian.
    static let prime: [UInt8] = [0xED] + [UInt8](repeating: 0xFF, count: 30) + [0x7F]

    /// The constant d = −121665/121666, little-endian.
    private static let d: [UInt8] = [
        0xA3, 0x78, 0x59, 0x13, 0xCA, 0x4D, 0xEB, 0x75, 0xAB, 0xD8, 0x41, 0x41, 0x4D, 0x0A, 0x70, 0x00,
        0x98, 0xE8, 0x79, 0x77, 0x79, 0x40, 0xC7, 0x8C, 0x73, 0xFE, 0x6F, 0x2B, 0xEE, 0x6C, 0x03, 0x52,
    ]

    /// Whether a point has the coordinate `y` (32 bytes, little-endian, the sign bit ignored).
    ///
    /// x² = (y² − 1) / (d·y² + 1) has a root exactly when the product of both sides of the fraction is a square.
    static func hasPoint(y encoded: [UInt8]) -> Bool {
        var y = encoded
        y[y.count - 1] &= 0x7F
        guard let context = unsafe BN_CTX_new() else { return false }
        defer { unsafe BN_CTX_free(context) }
        let modulus = unsafe number(prime)
        let square = unsafe number(y)
        let product = unsafe number(d)
        let one = unsafe number([1])
        defer {
            unsafe BN_free(modulus)
            unsafe BN_free(square)
            unsafe BN_free(product)
            unsafe BN_free(one)
        }
        unsafe BN_mod_sqr(square, square, modulus, context)
        unsafe BN_mod_mul(product, product, square, modulus, context)
        unsafe BN_mod_add(product, product, one, modulus, context)
        unsafe BN_mod_sub(square, square, one, modulus, context)
        unsafe BN_mod_mul(product, product, square, modulus, context)
        return unsafe BN_kronecker(product, modulus, context) >= 0
    }

    private static func number(_ littleEndian: [UInt8]) -> OpaquePointer? {
        unsafe BN_lebin2bn(littleEndian, Int32(littleEndian.count), nil)
    }
}
