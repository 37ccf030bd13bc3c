#include <stdbool.h>

/// Returns true while the jobs of the calling thread are held back.
bool galley_holds(void);
