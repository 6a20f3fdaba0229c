#pragma once
#include <bluetooth/bluetooth.h>
#include <bluetooth/hci.h>
#include <stdint.h>

// The request numbers of hci(4) sockets are macros, which Swift does not see. Every function gives a negative error number on failure.

/// Opens a socket through which the kernel is asked about adapters; it needs no right. Returns its descriptor.
int bitchat_hci_open(void);

/// Fills `indexes` with up to `capacity` adapters, those that are down among them; returns how many.
int bitchat_hci_list(int descriptor, uint16_t *indexes, uint16_t capacity);

/// Fills `info` for the adapter `index`; returns 0.
int bitchat_hci_info(int descriptor, uint16_t index, struct hci_dev_info *info);
