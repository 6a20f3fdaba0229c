#pragma once

/// How many words the program was called with, its own name among them.
int bitchat_argument_count(void);

/// One of them, from 0; NULL beyond the last.
const char *bitchat_argument(int index);
