// One case: what changed in a sentence, its variants, the pictures, and beside them why.

let shownDetail = {};

async function showCase() {
  const {case: subject, item} = state;
  document.title = `${subject.name} · Galley`;
  const detail = await detailOf(subject);
  if (state.case !== subject || state.item !== item) return;
  const own = {...detail.items?.[item.place]};
  own.nodes = own.nodes?.map(([name, verdict, structure, old, neu, changes]) =>
    ({name, verdict, structure, old, new: neu, changes: changes ?? []}));
  shownDetail = own;
  const main = byId("main");
  main.className = "case";
  const hadFocus = document.activeElement?.closest?.("#main [role=radio], #main [role=tab], #main .heading");
  main.replaceChildren(...[
    caseHead(subject, item, own), toolbar(item),
    make("div", {class: "work"}, stage.build(item, {...own, frames: detail.frames}), inspector(subject, item, own, detail)),
    decisionBar()].filter(isThing));
  if (hadFocus) restoreFocus(hadFocus);
  main.dataset.shown = item.key;
  drawDecisions();
  performance.mark("galley-case");
}

/// The element that took the place of the one that had the focus.
function restoreFocus(old) {
  const role = old.getAttribute("role");
  const attribute = role === "radio" ? "aria-checked" : "aria-selected";
  const twin = role && byId("main").querySelector(`[role=${role}][${attribute}=true]`);
  (twin ?? byId("main").querySelector(".heading"))?.focus({preventScroll: true});
}

// MARK: Head

function caseHead(subject, item, own) {
  return make("header", {class: "head"},
    make("div", {class: "line"}, backButton(),
      make("h1", {class: "heading", tabindex: -1, title: subject.name},
        make("span", {}, subject.folder && subject.folder + "/"), subject.title),
      !model.run.gallery && badge(item), decisionButtons("actions")),
    !isGallery() && make("p", {class: "say"}, sentence(item, own)),
    !isGallery() && reason(own),
    item.status === "error" && make("pre", {class: "diagnostic"}, own.message ?? ""),
    subject.items.length > 1 && variantTabs(subject, item));
}

const backButton = () => make("button", {class: "back", "aria-label": "Back to the list", onclick: goBack},
  icon("M10 3 5 8l5 5"));

function badge(item) {
  if (item.status !== "failed") return make("span", {class: "tag " + item.status}, statusNames[item.status]);
  if (item.isDrawnDifferently) {
    return make("span", {class: "tag bad", title: "The old inputs, drawn today, do not give the reference."},
      `${grouped(item.unproven)} px drawn differently`);
  }
  if (item.isRefuted) {
    return make("span", {class: "tag bad", title: "Something else than inputs changed too."},
      item.unproven ? `${grouped(item.unproven)} px without a cause` : "Not proven");
  }
  if (item.isProven) {
    return make("span", {class: "tag good", title: "The old inputs, drawn today, give the reference pixel by pixel."},
      "✓ Proven");
  }
  return item.causes.length
    ? make("span", {class: "tag", title: "Every changed pixel belongs to a node that changed; the old inputs were not drawn again."}, "Explained")
    : make("span", {class: "tag"}, "Changed");
}

function variantTabs(subject, item) {
  const tabs = subject.items.map(other => make("button", {
    class: "variant", role: "tab", "aria-selected": String(other === item), tabindex: other === item ? 0 : -1,
    "data-key": other.key, "aria-label": model.run.gallery ? other.title : `${other.title}, ${statusSentences[other.status]}`,
    onclick: () => go({case: subject, item: other, group: state.group}),
  }, thumbnail(other, 40, 28), make("span", {}, other.title), make("i", {class: "dot " + other.status})));
  const open = isGallery() ? 0 : inPictures(openItems(subject));
  return make("div", {class: "variants"},
    make("div", {class: "tabs", role: "tablist", "aria-label": "Variants", onkeydown: rove}, tabs),
    open > 1 && make("button", {class: "button small", id: "accept-case", onclick: () => decideCase("accepted")},
      `Accept all ${open} `, make("kbd", {}, "C")));
}

/// Arrow keys within a row of tabs or choices.
function rove(event) {
  const step = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1}[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const index = buttons.indexOf(document.activeElement);
  const next = buttons[(index + step + buttons.length) % buttons.length];
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  next.click();
}

/// What happened, for a person who reads nothing else.
function sentence(item, own) {
  switch (item.status) {
  case "passed": return [own.message ? own.message + "." : "Equal to its reference."];
  case "missing": return ["There is no reference yet. Accepting records this."];
  case "recorded": return ["Recorded in this run: look at it, then commit it."];
  case "error": return [make("b", {}, "The document could not be drawn.")];
  case "unusable": return [own.message ?? "The reference cannot be read."];
  }
  if (item.aspect === "same" || item.aspect === "differs") return [own.message];
  const words = changesInWords(item.causes);
  const [ew, eh, aw, ah] = item.sizes;
  if (ew && aw && (ew !== aw || eh !== ah)) {
    words.push(`The picture went from ${ew} × ${eh} to ${aw} × ${ah} pixels. `);
  }
  if (item.aspect === "frames") return [...words, "Frames of nodes differ."];
  const all = counted(item.pixels, "pixel");
  if (item.isDrawnDifferently) {
    words.push(make("b", {}, `${grouped(item.unproven)} of ${all}`), " differ even when the old inputs are drawn today: a defect, another renderer, or a reference that was edited.");
  } else if (item.unproven) {
    words.push(make("b", {}, `${grouped(item.unproven)} of ${all}`), " that changed belong to nothing that changed: look closely.");
  } else {
    words.push(`${all} changed` + (item.isProven ? "; the old inputs, drawn today, still give the reference." : "."));
  }
  return words;
}

/// Why a difference is not proven, in the words of the terminal; what is proven says so by its badge.
function reason({proof}) {
  if (!proof || proof === "proven") return null;
  return make("p", {class: "reason"}, make("span", {class: "tag bad"}, "Proof"), " ", proof[0].toUpperCase() + proof.slice(1) + ".");
}

function changesInWords(causes) {
  const folds = [...new Set(causes.map(cause => cause.fold))].filter(fold => fold.kind !== "renderer" && fold.kind !== "unexplained");
  const words = [];
  folds.slice(0, 3).forEach((fold, index) => {
    if (index) words.push(index === Math.min(folds.length, 3) - 1 && folds.length <= 3 ? " and " : ", ");
    words.push(swatches(fold.title), make("b", {}, fold.title), fold.note && ` on ${fold.note}`);
  });
  if (folds.length > 3) words.push(` and ${counted(folds.length - 3, "more change")}`);
  if (folds.length) words.push(". ");
  return words;
}

// MARK: Toolbar

function segments(name, choices, current, choose) {
  return make("div", {class: "segments", role: "radiogroup", "aria-label": name, onkeydown: rove},
    choices.map(([key, title], index) => make("button", {
      role: "radio", "aria-checked": String(key === current), tabindex: key === current ? 0 : -1,
      "data-choice": key, title: `${title} (${index + 1})`, onclick: () => choose(key),
    }, title)));
}

function toolbar(item) {
  const hasBoth = picture(item, "expected") && picture(item, "actual");
  if (!portrait(item)) return null;
  const toggle = (id, title, key, hint) => make("button", {
    class: "button small", id, title: hint, "aria-pressed": String(stage[key]),
    onclick: () => { stage[key] = !stage[key]; showCase(); },
  }, title);
  const mix = hasBoth && state.view === "overlay" && make("input", {
    type: "range", min: 0, max: 100, value: stage.mix, "aria-label": "How much of the new picture",
    oninput: event => stage.setMix(Number(event.target.value)),
  });
  return make("div", {class: "toolbar", role: "toolbar", "aria-label": "Pictures"},
    hasBoth && segments("View", viewsOf(item), viewOf(item), chooseView), mix,
    make("span", {class: "gap"}),
    make("span", {class: "tools"},
      toggle("frames", "Frames", "showsFrames", "Frames of changed nodes (f)"),
      hasBoth && toggle("loupe", "Loupe", "showsLoupe", "Pixels under the pointer (p)"),
      item.box && make("button", {class: "button small", title: "Go to the change (c)", onclick: () => stage.zoomToChange()}, "To change"),
      make("button", {class: "button small", title: "Ground behind the picture (b)", onclick: () => stage.nextGround()}, "Ground")),
    make("span", {class: "segments zoom"},
      make("button", {"aria-label": "Smaller", title: "Smaller (−)", onclick: () => stage.zoomBy(1 / 1.5)}, "−"),
      make("button", {id: "zoom", title: "Actual size (0)", onclick: () => stage.actualSize()}, "100 %"),
      make("button", {"aria-label": "Larger", title: "Larger (+)", onclick: () => stage.zoomBy(1.5)}, "+"),
      make("button", {id: "fit", "aria-pressed": "true", title: "Fit (z)", onclick: () => stage.fit()}, "Fit")));
}

function chooseView(view) {
  state.view = view;
  writeAddress(true);
  showCase();
}

// MARK: Decisions

/// Where documents stand for themselves, not for what became of them in a run.
const isGallery = () => shelves.some(([key]) => key === state.section);

function decideCase(mark) {
  if (state.case && !isGallery()) decideAll(openItems(state.case), mark);
}

/// Marks pictures and goes to the next that is undecided.
function decideAll(items, mark) {
  decisions.set(items, mark);
  goToUndecided();
}

function decisionButtons(kind) {
  const button = (mark, title, key) => make("button", {
    class: "button decide " + mark, "data-mark": mark, onclick: () => decide(mark),
  }, title, " ", make("kbd", {}, key));
  return make("div", {class: kind}, button("rejected", "Reject", "x"), button("accepted", "Accept", "a"));
}

/// The same at a thumb's reach.
const decisionBar = () => make("div", {class: "thumb-bar"},
  make("button", {class: "button", "aria-label": "Previous case", onclick: () => list.step(-1)}, "‹"),
  decisionButtons("pair"),
  make("button", {class: "button", "aria-label": "Next case", onclick: () => list.step(1)}, "›"));

function drawDecisions() {
  if (!state.item) return;
  const mark = markOf(state.item), canDecide = isOpen(state.item) && !isGallery();
  for (const button of byId("main").querySelectorAll(".decide")) {
    button.setAttribute("aria-pressed", String(button.dataset.mark === mark));
    button.disabled = !canDecide;
    button.parentElement.hidden = !canDecide && button.parentElement.className === "actions";
  }
}

/// Marks the shown item and goes to the next that is undecided; the same key again takes it back.
function decide(mark) {
  const item = state.item;
  if (!item || !isOpen(item) || isGallery()) return;
  const isSame = markOf(item) === mark;
  decisions.set([item], isSame ? null : mark);
  if (!isSame) goToUndecided();
}

function goToUndecided() {
  const isUndecided = item => isOpen(item) && !markOf(item);
  const here = state.case?.shown.find(isUndecided);
  if (here) return go({case: state.case, item: here, group: state.group});
  const rows = list.rows, count = rows.length;
  for (let offset = 1; offset < count; offset++) {
    const row = rows[(list.current + offset) % count];
    const next = row.case?.shown.find(isUndecided);
    if (next) return go({case: row.case, item: next, group: row.group});
  }
  announce("Everything shown is decided");
}
