#include "CPcre2.h"
