#define _GNU_SOURCE
#include "CPcap.h"
#include <stdio.h>

pcap_t *bitchat_pcap_open(void *context, bitchat_pcap_read read, char *error) {
    cookie_io_functions_t functions = {.read = read};
    FILE *stream = fopencookie(context, "rb", functions);
    if (stream == NULL) {
        snprintf(error, PCAP_ERRBUF_SIZE, "no memory for a stream");
        return NULL;
    }
    setvbuf(stream, NULL, _IOFBF, 65536);
    pcap_t *capture = pcap_fopen_offline_with_tstamp_precision(stream, PCAP_TSTAMP_PRECISION_NANO, error);
    if (capture == NULL) fclose(stream);
    return capture;
}
