#pragma once
#include <pcap/pcap.h>
#include <stddef.h>
#include <sys/types.h>

/// Gives up to `size` bytes into `buffer`; returns how many, 0 at the end, -1 on failure.
typedef ssize_t (*bitchat_pcap_read)(void *context, char *buffer, size_t size);

/// Opens a pcap stream whose bytes come from `read`, with times in nanoseconds.
///
/// Returns NULL with the reason in `error` (PCAP_ERRBUF_SIZE bytes). `context` must live until `pcap_close`.
pcap_t *bitchat_pcap_open(void *context, bitchat_pcap_read read, char *error);
