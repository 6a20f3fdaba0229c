#include "CFuzzing.h"

#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted = 0;

static void interrupt(int number) {
    if (interrupted) _exit(128 + number);
    interrupted = 1;
}

void cfuzz_catch_interruptions(void) {
    static const int numbers[] = {SIGINT, SIGTERM};
    sigset_t caught;
    sigemptyset(&caught);
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
        struct sigaction action = {0};
        action.sa_handler = interrupt;
        sigaction(numbers[index], &action, NULL);
        sigaddset(&caught, numbers[index]);
    }
    /* Whoever started the program may have blocked them. */
    sigprocmask(SIG_UNBLOCK, &caught, NULL);
    signal(SIGPIPE, SIG_IGN);
}

bool cfuzz_is_interrupted(void) { return interrupted != 0; }
