#pragma once
#include "adapters.h"
