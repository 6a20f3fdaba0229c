#include "CPcap.h"
