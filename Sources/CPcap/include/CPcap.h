#pragma once
#include <pcap/pcap.h>
#include <stddef.h>
#include <sys/types.h>

// libpcap, loaded when the first capture or device needs it: with the libraries that it brings along it takes longer to load than a small
// capture takes to read. Every function that opens something gives libpcap's words, or why there is no libpcap, in `error`
// (PCAP_ERRBUF_SIZE bytes); the others take what one of those returned.

/// Gives up to `size` bytes into `buffer`; returns how many, 0 at the end, -1 on failure.
typedef ssize_t (*bitchat_pcap_read)(void *context, char *buffer, size_t size);

/// Opens a pcap stream whose bytes come from `read`, with times in nanoseconds.
///
/// Returns NULL with the reason in `error`. `context` must live until `bitchat_pcap_close`.
pcap_t *bitchat_pcap_open(void *context, bitchat_pcap_read read, char *error);

/// Makes a handle for a device, not yet active; NULL on failure.
pcap_t *bitchat_pcap_create(const char *device, char *error);

/// Lists devices; 0, or -1 on failure.
int bitchat_pcap_findalldevs(pcap_if_t **devices, char *error);

/// Frees such a list.
void bitchat_pcap_freealldevs(pcap_if_t *devices);

/// Sets how many bytes of a packet are kept.
int bitchat_pcap_set_snaplen(pcap_t *capture, int bytes);

/// Sets how long libpcap gathers packets.
int bitchat_pcap_set_timeout(pcap_t *capture, int milliseconds);

/// Begins to capture; negative on failure, positive for a warning.
int bitchat_pcap_activate(pcap_t *capture);

/// Makes reading a device wait or not; 0, or -1 with the reason in `error`.
int bitchat_pcap_setnonblock(pcap_t *capture, int is_nonblocking, char *error);

/// The descriptor to wait on; -1 when there is none.
int bitchat_pcap_get_selectable_fd(pcap_t *capture);

/// The link type.
int bitchat_pcap_datalink(pcap_t *capture);

/// Gives the next packet: 1, or 0 for none now, or a negative number at the end and on failure.
int bitchat_pcap_next_ex(pcap_t *capture, struct pcap_pkthdr **header, const u_char **data);

/// The words for the last failure.
char *bitchat_pcap_geterr(pcap_t *capture);

/// Closes a handle.
void bitchat_pcap_close(pcap_t *capture);
