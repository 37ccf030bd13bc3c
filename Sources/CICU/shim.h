// ICU renames every function with its version, and Swift imports the renamed symbol. The
// wrappers below give the functions that Galley calls a name that is the same for all versions.
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>
#include <unicode/uversion.h>
