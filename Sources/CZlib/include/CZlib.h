#pragma once
#include <zlib.h>
#include <stdint.h>

/// `inflateInit2` as a function (zlib declares a macro): window bits -15 raw, 15 zlib, 31 gzip.
static inline int bitchat_inflate_init(z_stream *stream, int window_bits) { return inflateInit2(stream, window_bits); }
/// `deflateInit2` for raw DEFLATE (window bits -15) at `level`.
static inline int bitchat_deflate_init(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
}
