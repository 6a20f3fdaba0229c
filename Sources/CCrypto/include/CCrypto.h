#pragma once
// The plain SHA functions are marked as old in OpenSSL 3 and stay in it: see docs/dependencies.md.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/bn.h>
#include <openssl/evp.h>
#include <openssl/sha.h>
