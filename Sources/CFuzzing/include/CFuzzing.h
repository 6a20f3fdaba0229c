#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One run of libFuzzer's loop.
typedef int (*cfuzz_callback)(const uint8_t *data, size_t size);

/// Whether libFuzzer's runtime is linked in, as by `--sanitize fuzzer`.
bool cfuzz_has_driver(void);
/// Whether AddressSanitizer is linked in.
bool cfuzz_has_address_sanitizer(void);
/// Runs libFuzzer's loop, which ends the process; -1 when it is not linked in.
int cfuzz_run_driver(int *argc, char ***argv, cfuzz_callback callback);
/// libFuzzer's own mutation; 0 when it is not linked in.
size_t cfuzz_mutate(uint8_t *data, size_t size, size_t max_size);
