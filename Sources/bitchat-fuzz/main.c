#include <stdint.h>
#include <stdlib.h>

/* The whole command line, in Swift: module Fuzzing. */
extern int bcfuzz_cli_main(int argc, char **argv);

/* Weak, so that a fuzzing runtime linked in later may bring its own. */
__attribute__((weak)) int main(int argc, char **argv) { return bcfuzz_cli_main(argc, argv); }
