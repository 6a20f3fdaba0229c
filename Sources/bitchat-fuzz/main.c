#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* The whole command line, in Swift: module Fuzzing. */
extern int bcfuzz_cli_main(int argc, char **argv);

/* Weak, so that libFuzzer's own main wins where its runtime is linked in. */
__attribute__((weak)) int main(int argc, char **argv) { return bcfuzz_cli_main(argc, argv); }

/* That main calls LLVMFuzzerRunDriver, whose first act is this hook: the command line takes over here, and may call
   LLVMFuzzerRunDriver again, when the hook returns at once. */
int LLVMFuzzerInitialize(int *argc, char ***argv) {
    static int entered = 0;
    if (entered) return 0;
    entered = 1;
    exit(bcfuzz_cli_main(*argc, *argv));
}

/* Only there to be linked: the callback is given to LLVMFuzzerRunDriver. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    (void)data;
    (void)size;
    return 0;
}
