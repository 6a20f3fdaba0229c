// accept4 is a Linux call.
#define _GNU_SOURCE
#include "CATTChannels.h"
#include <bluetooth/bluetooth.h>
#include <bluetooth/hci.h>
#include <bluetooth/hci_lib.h>
#include <bluetooth/l2cap.h>

#include <errno.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

/// The fixed L2CAP channel of ATT.
static const uint16_t att_channel = 4;

static struct sockaddr_l2 channel_of(const uint8_t *address) {
    struct sockaddr_l2 result = {.l2_family = AF_BLUETOOTH, .l2_cid = htobs(att_channel), .l2_bdaddr_type = BDADDR_LE_PUBLIC};
    memcpy(result.l2_bdaddr.b, address, sizeof result.l2_bdaddr.b);
    return result;
}

/// The result of a system call with its error number in it.
static int checked(int result) { return result < 0 ? -errno : result; }

/// Asks for a queue that holds a burst of some thousand PDUs: the kernel drops what does not fit, since ATT's channel has no flow control
/// (SO_RCVBUFFORCE needs CAP_NET_ADMIN; without it the queue stays as it is).
static void lengthen_queue(int descriptor) {
    int bytes = 16 << 20;
    (void)setsockopt(descriptor, SOL_SOCKET, SO_RCVBUFFORCE, &bytes, sizeof bytes);
}

/// Closes a descriptor unless `result` is a success, and passes the result on.
static int closing_on_failure(int descriptor, int result) {
    if (result < 0) close(descriptor);
    return result;
}

int bitchat_att_up(uint16_t adapter) {
    int control = checked(socket(AF_BLUETOOTH, SOCK_RAW | SOCK_CLOEXEC, BTPROTO_HCI));
    if (control < 0) return control;
    int result = checked(ioctl(control, HCIDEVUP, (unsigned long)adapter));
    close(control);
    return result == -EALREADY ? 0 : result;
}

int bitchat_att_open(uint16_t adapter) {
    bdaddr_t own;
    int result = checked(hci_devba(adapter, &own));
    if (result < 0) return result;
    int descriptor = checked(socket(AF_BLUETOOTH, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, BTPROTO_L2CAP));
    if (descriptor < 0) return descriptor;
    lengthen_queue(descriptor);
    struct sockaddr_l2 address = channel_of(own.b);
    result = checked(bind(descriptor, (struct sockaddr *)&address, sizeof address));
    return closing_on_failure(descriptor, result < 0 ? result : descriptor);
}

int bitchat_att_listen(int descriptor) { return checked(listen(descriptor, 1)); }

int bitchat_att_accept(int descriptor) {
    int connection = checked(accept4(descriptor, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (connection >= 0) lengthen_queue(connection);
    return connection;
}

int bitchat_att_connect(int descriptor, const uint8_t *address) {
    struct sockaddr_l2 peer = channel_of(address);
    return checked(connect(descriptor, (struct sockaddr *)&peer, sizeof peer));
}

int bitchat_att_outcome(int descriptor) {
    int number = 0;
    socklen_t length = sizeof number;
    int result = checked(getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &length));
    return result < 0 ? result : -number;
}

/// Sends an LE command whose answer is one status byte.
static int command(int device, uint16_t code, void *parameters, int length, int milliseconds) {
    uint8_t status = 0;
    struct hci_request request = {
        .ogf = OGF_LE_CTL, .ocf = code, .cparam = parameters, .clen = length, .rparam = &status, .rlen = 1};
    int result = checked(hci_send_req(device, &request, milliseconds));
    return result < 0 ? result : status == 0 ? 0 : -EPROTO;
}

static int set_advertising(int device, int is_on, int milliseconds) {
    le_set_advertise_enable_cp parameters = {.enable = is_on ? 1 : 0};
    return command(
        device, OCF_LE_SET_ADVERTISE_ENABLE, &parameters, LE_SET_ADVERTISE_ENABLE_CP_SIZE, milliseconds);
}

int bitchat_att_advertise(uint16_t adapter, const uint8_t *data, uint8_t length, int milliseconds) {
    le_set_advertising_parameters_cp parameters = {.min_interval = htobs(0x20), .max_interval = htobs(0x20), .chan_map = 7};
    le_set_advertising_data_cp content = {.length = length};
    if (length > sizeof content.data) return -EMSGSIZE;
    memcpy(content.data, data, length);
    int device = checked(hci_open_dev(adapter));
    if (device < 0) return device;
    // Parameters cannot be set while advertising; that there is nothing to switch off is no failure.
    (void)set_advertising(device, 0, milliseconds);
    int result = command(
        device, OCF_LE_SET_ADVERTISING_PARAMETERS, &parameters, LE_SET_ADVERTISING_PARAMETERS_CP_SIZE, milliseconds);
    if (result == 0)
        result = command(device, OCF_LE_SET_ADVERTISING_DATA, &content, LE_SET_ADVERTISING_DATA_CP_SIZE, milliseconds);
    if (result == 0) result = set_advertising(device, 1, milliseconds);
    close(device);
    return result;
}

int bitchat_att_events(uint16_t adapter) {
    int device = checked(hci_open_dev(adapter));
    if (device < 0) return device;
    struct hci_filter filter;
    hci_filter_clear(&filter);
    hci_filter_set_ptype(HCI_EVENT_PKT, &filter);
    hci_filter_set_event(EVT_LE_META_EVENT, &filter);
    int result = checked(setsockopt(device, SOL_HCI, HCI_FILTER, &filter, sizeof filter));
    return closing_on_failure(device, result < 0 ? result : device);
}

int bitchat_att_scan(int descriptor, int is_on, int milliseconds) {
    le_set_scan_parameters_cp parameters = {.interval = htobs(0x10), .window = htobs(0x10)};
    le_set_scan_enable_cp scan = {.enable = is_on ? 1 : 0};
    if (is_on) {
        int result = command(
            descriptor, OCF_LE_SET_SCAN_PARAMETERS, &parameters, LE_SET_SCAN_PARAMETERS_CP_SIZE, milliseconds);
        if (result < 0) return result;
    }
    return command(descriptor, OCF_LE_SET_SCAN_ENABLE, &scan, LE_SET_SCAN_ENABLE_CP_SIZE, milliseconds);
}
