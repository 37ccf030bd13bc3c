// The files of the page, embedded in the program as they are beside this one: a binary that is moved
// elsewhere finds no resource bundles, and a Swift literal of this size takes seconds to compile.

#include "page.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char document[] = {
#embed "index.html"
};

static const unsigned char style[] = {
#embed "page.css"
};

// Scripts of modules do not load from file: addresses, so the files share one function instead.
static const unsigned char script[] = {
    '(', '(', ')', ' ', '=', '>', ' ', '{', '\n',
#embed "core.js" suffix(, )
#embed "model.js" suffix(, )
#embed "decisions.js" suffix(, )
#embed "thumb.js" suffix(, )
#embed "list.js" suffix(, )
#embed "stage.js" suffix(, )
#embed "pointer.js" suffix(, )
#embed "case.js" suffix(, )
#embed "inspector.js" suffix(, )
#embed "sheet.js" suffix(, )
#embed "run.js" suffix(, )
#embed "served.js" suffix(, )
#embed "live.js" suffix(, )
#embed "touch.js" suffix(, )
#embed "controls.js" suffix(, )
#embed "variants.js" suffix(, )
#embed "overlays.js" suffix(, )
#embed "beside.js" suffix(, )
#embed "main.js" suffix(, )
    '}', ')', '(', ')', ';', '\n',
};

galley_page_file galley_page_document(void) {
  return (galley_page_file){document, sizeof document};
}

galley_page_file galley_page_style(void) {
  return (galley_page_file){style, sizeof style};
}

galley_page_file galley_page_script(void) {
  return (galley_page_file){script, sizeof script};
}
