#include "CCap.h"
