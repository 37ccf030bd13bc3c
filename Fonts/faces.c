#include "faces.h"
