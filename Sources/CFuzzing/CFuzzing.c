#include "CFuzzing.h"

#include <signal.h>

extern int LLVMFuzzerRunDriver(int *argc, char ***argv, cfuzz_callback callback) __attribute__((weak));
extern size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size) __attribute__((weak));
extern void __asan_init(void) __attribute__((weak));
/* The linker makes these when some object has coverage counters. */
extern char __start___sancov_cntrs __attribute__((weak, visibility("hidden")));
extern char __stop___sancov_cntrs __attribute__((weak, visibility("hidden")));

bool cfuzz_has_driver(void) { return LLVMFuzzerRunDriver != NULL; }

bool cfuzz_has_address_sanitizer(void) { return __asan_init != NULL; }

size_t cfuzz_counters(void) { return (uintptr_t)&__stop___sancov_cntrs - (uintptr_t)&__start___sancov_cntrs; }

int cfuzz_run_driver(int *argc, char ***argv, cfuzz_callback callback) {
    if (!LLVMFuzzerRunDriver) return -1;
    /* The Swift runtime's crash handlers would keep libFuzzer from seeing a trap, and so from saving its input. Those
       of SIGSEGV, SIGBUS and SIGFPE belong to the sanitizer, which needs its own stack: they stay. */
    static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGQUIT};
    for (size_t index = 0; index < sizeof traps / sizeof *traps; index++) signal(traps[index], SIG_DFL);
    return LLVMFuzzerRunDriver(argc, argv, callback);
}

size_t cfuzz_mutate(uint8_t *data, size_t size, size_t max_size) {
    return LLVMFuzzerMutate ? LLVMFuzzerMutate(data, size, max_size) : 0;
}
