// Walks the conformance records that the Swift runtime knows, whose layout is part of the language's
// stable ABI (docs/ABI/TypeMetadata and include/swift/ABI/Metadata.h of the Swift project).

#include "conformances.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  uintptr_t start;
  size_t length;
} Section;

typedef struct {
  uintptr_t version;
  const void *base;
  void *unused[2];
  Section protocols;
  Section conformances;
} Sections;

typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;

typedef struct {
  const void *protocol;
  void (*body)(const void *, void *);
  void *context;
} Search;

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const Sections *sections, void *context), void *context);

/// Returns the target of a relative pointer; if its lowest bit is set, it refers to a pointer to the target.
static const void *target(const int32_t *field, int32_t flags) {
  if (*field == 0) return NULL;
  int32_t offset = *field & ~flags;
  const char *place = (const char *)field + offset;
  return (*field & flags & 1) ? *(const void *const *)place : place;
}

static void visit(const int32_t *record, const Search *search) {
  // The record leads to: protocol, type, witness table, flags.
  const int32_t *conformance = target(record, 0);
  if (!conformance || target(conformance, 1) != search->protocol) return;
  uint32_t kind = ((uint32_t)conformance[3] >> 3) & 7;
  if (kind > 1) return;
  const char *place = (const char *)&conformance[1] + conformance[1];
  const int32_t *type = kind == 0 ? (const void *)place : *(const void *const *)place;
  if (!type) return;
  // Of classes, structures and enumerations the field after the name makes the metadata.
  uint32_t flags = (uint32_t)type[0];
  uint32_t context = flags & 31;
  if ((flags & 0x80) || context < 16 || context > 18) return;
  typedef MetadataResponse __attribute__((swiftcall)) (*Accessor)(size_t request);
  Accessor accessor = (Accessor)(uintptr_t)target(&type[3], 0);
  if (accessor) search->body(accessor(0).metadata, search->context);
}

static bool each_image(const Sections *sections, void *context) {
  const Search *search = context;
  const int32_t *record = (const void *)sections->conformances.start;
  for (size_t count = sections->conformances.length / sizeof *record; count > 0; count -= 1)
    visit(record++, search);
  return true;
}

void galley_each_conforming_type(
    const void *protocol, void (*body)(const void *, void *), void *context) {
  Search search = {protocol, body, context};
  swift_enumerateAllMetadataSections(each_image, &search);
}
