#include "adapters.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

int bitchat_hci_open(void) {
    int descriptor = socket(AF_BLUETOOTH, SOCK_RAW | SOCK_CLOEXEC, BTPROTO_HCI);
    return descriptor < 0 ? -errno : descriptor;
}

// HCIGETDEVLIST and not libbluetooth's hci_for_each_dev, which leaves out adapters that are down whatever its flag.
int bitchat_hci_list(int descriptor, uint16_t *indexes, uint16_t capacity) {
    struct hci_dev_list_req *list = calloc(1, sizeof *list + capacity * sizeof(struct hci_dev_req));
    if (list == NULL) return -ENOMEM;
    list->dev_num = capacity;
    int result = ioctl(descriptor, HCIGETDEVLIST, list) < 0 ? -errno : 0;
    if (result == 0) {
        result = list->dev_num < capacity ? list->dev_num : capacity;
        for (int i = 0; i < result; i++) indexes[i] = list->dev_req[i].dev_id;
    }
    free(list);
    return result;
}

int bitchat_hci_info(int descriptor, uint16_t index, struct hci_dev_info *info) {
    memset(info, 0, sizeof *info);
    info->dev_id = index;
    return ioctl(descriptor, HCIGETDEVINFO, info) < 0 ? -errno : 0;
}
