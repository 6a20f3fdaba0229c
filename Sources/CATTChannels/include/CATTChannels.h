#pragma once
#include <stdint.h>

// The ATT channel of LE connections, advertising and scanning: requests that need macros or structures which Swift does not see.
// Adapters are numbers (0 for hci0), addresses have their least significant byte first. Every function gives a negative error number on
// failure; a status that a controller answers with is -EPROTO.

/// Brings an adapter up; returns 0, also when it was up.
int bitchat_att_up(uint16_t adapter);

/// Opens a non-blocking L2CAP socket on an adapter's ATT channel. Returns its descriptor.
int bitchat_att_open(uint16_t adapter);

/// Lets an ATT socket take connections; returns 0.
int bitchat_att_listen(int descriptor);

/// Takes a waiting connection, non-blocking. Returns its descriptor, or -EAGAIN when none waits.
int bitchat_att_accept(int descriptor);

/// Begins to connect an ATT socket to a public LE address; returns 0, or -EINPROGRESS as long as it is not connected.
int bitchat_att_connect(int descriptor, const uint8_t *address);

/// What became of that connection; returns 0 when it stands.
int bitchat_att_outcome(int descriptor);

/// Advertises up to 31 bytes from now on, connectable; returns 0.
int bitchat_att_advertise(uint16_t adapter, const uint8_t *data, uint8_t length, int milliseconds);

/// Opens a socket that reads an adapter's LE events, one HCI packet a read. Returns its descriptor.
int bitchat_att_events(uint16_t adapter);

/// Starts or stops a passive scan through such a socket; returns 0. A start asks for every report anew.
int bitchat_att_scan(int descriptor, int is_on, int milliseconds);
