#define _GNU_SOURCE
#include "CPcap.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

/// The functions that are used, by their names in libpcap.
#define FUNCTIONS(each)                                                                                                \
    each(pcap_fopen_offline_with_tstamp_precision) each(pcap_create) each(pcap_findalldevs) each(pcap_freealldevs)     \
    each(pcap_set_snaplen) each(pcap_set_timeout) each(pcap_activate) each(pcap_setnonblock)                           \
    each(pcap_get_selectable_fd) each(pcap_datalink) each(pcap_next_ex) each(pcap_geterr) each(pcap_close)

/// Where they are; none is called unless all are there.
static struct {
#define MEMBER(name) __typeof__(&name) name;
    FUNCTIONS(MEMBER)
} library;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;
/// The function that a library which is there lacks, or NULL.
static const char *missing;

/// The names of the library: Debian's, and that of most other systems.
static const char *const names[] = {"libpcap.so.0.8", "libpcap.so.1"};

static void load(void) {
    void *handle = NULL;
    for (size_t i = 0; handle == NULL && i < sizeof names / sizeof names[0]; i++) handle = dlopen(names[i], RTLD_NOW);
    if (handle == NULL) return;
#define FIND(name)                                                                                                     \
    library.name = (__typeof__(&name))dlsym(handle, #name);                                                            \
    if (library.name == NULL) missing = #name;
    FUNCTIONS(FIND)
    is_loaded = missing == NULL;
}

/// Loads the library the first time; 1 when it is there, else 0 with the reason in `error`.
static int is_there(char *error) {
    pthread_once(&once, load);
    if (is_loaded) return 1;
    if (missing != NULL) snprintf(error, PCAP_ERRBUF_SIZE, "the libpcap of this machine is too old: it has no %s", missing);
    else snprintf(error, PCAP_ERRBUF_SIZE, "libpcap is not on this machine (Debian: apt-get install libpcap0.8)");
    return 0;
}

pcap_t *bitchat_pcap_open(void *context, bitchat_pcap_read read, char *error) {
    if (!is_there(error)) return NULL;
    cookie_io_functions_t functions = {.read = read};
    FILE *stream = fopencookie(context, "rb", functions);
    if (stream == NULL) {
        snprintf(error, PCAP_ERRBUF_SIZE, "no memory for a stream");
        return NULL;
    }
    setvbuf(stream, NULL, _IOFBF, 65536);
    pcap_t *capture = library.pcap_fopen_offline_with_tstamp_precision(stream, PCAP_TSTAMP_PRECISION_NANO, error);
    if (capture == NULL) fclose(stream);
    return capture;
}

pcap_t *bitchat_pcap_create(const char *device, char *error) {
    return is_there(error) ? library.pcap_create(device, error) : NULL;
}

int bitchat_pcap_findalldevs(pcap_if_t **devices, char *error) {
    return is_there(error) ? library.pcap_findalldevs(devices, error) : -1;
}

void bitchat_pcap_freealldevs(pcap_if_t *devices) { library.pcap_freealldevs(devices); }

int bitchat_pcap_set_snaplen(pcap_t *capture, int bytes) { return library.pcap_set_snaplen(capture, bytes); }

int bitchat_pcap_set_timeout(pcap_t *capture, int milliseconds) { return library.pcap_set_timeout(capture, milliseconds); }

int bitchat_pcap_activate(pcap_t *capture) { return library.pcap_activate(capture); }

int bitchat_pcap_setnonblock(pcap_t *capture, int is_nonblocking, char *error) {
    return library.pcap_setnonblock(capture, is_nonblocking, error);
}

int bitchat_pcap_get_selectable_fd(pcap_t *capture) { return library.pcap_get_selectable_fd(capture); }

int bitchat_pcap_datalink(pcap_t *capture) { return library.pcap_datalink(capture); }

int bitchat_pcap_next_ex(pcap_t *capture, struct pcap_pkthdr **header, const u_char **data) {
    return library.pcap_next_ex(capture, header, data);
}

char *bitchat_pcap_geterr(pcap_t *capture) { return library.pcap_geterr(capture); }

void bitchat_pcap_close(pcap_t *capture) { library.pcap_close(capture); }
