#ifndef GALLEY_PAGE_H
#define GALLEY_PAGE_H

#include <stddef.h>

/// The bytes of a file of the page; they live as long as the process.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} galley_page_file;

/// The document, with `{{policy}}` where the writer puts what the page may do, `{{totals}}` and
/// `{{table}}` where it puts what is read without JavaScript.
galley_page_file galley_page_document(void);

/// The style sheet.
galley_page_file galley_page_style(void);

/// All scripts as one, in one scope of its own.
galley_page_file galley_page_script(void);

#endif
