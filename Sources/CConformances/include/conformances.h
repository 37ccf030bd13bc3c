#ifndef GALLEY_CONFORMANCES_H
#define GALLEY_CONFORMANCES_H

#include "frozen.h"
/// Calls back with the metadata of every type that is not generic and conforms to a protocol, in
/// all images of the process.
///
/// - protocol: The protocol's descriptor.
/// - body: Called with the metadata of one type and the context.
void galley_each_conforming_type(
    const void *protocol, void (*body)(const void *metadata, void *context), void *context);

#endif
