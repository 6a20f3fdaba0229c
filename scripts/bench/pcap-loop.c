/* The bare loop over a pcap file that libpcap's manual shows: pcap_next_ex() until there is no packet, and the bytes are counted.
   Whoever reads a capture through libpcap pays at least this. */
#include <pcap/pcap.h>
#include <stdio.h>

int main(int count, char **arguments) {
    char error[PCAP_ERRBUF_SIZE];
    if (count != 2) {
        fprintf(stderr, "usage: pcap-loop FILE\n");
        return 2;
    }
    pcap_t *capture = pcap_open_offline(arguments[1], error);
    if (capture == NULL) {
        fprintf(stderr, "pcap-loop: %s\n", error);
        return 1;
    }
    struct pcap_pkthdr *header;
    const unsigned char *packet;
    unsigned long packets = 0, bytes = 0;
    int result;
    while ((result = pcap_next_ex(capture, &header, &packet)) == 1) {
        packets += 1;
        bytes += header->caplen;
    }
    printf("%lu %lu\n", packets, bytes);
    pcap_close(capture);
    return result == PCAP_ERROR_BREAK ? 0 : 1;
}
