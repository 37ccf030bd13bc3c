// Many pictures at once: one change, or a folder, as a sheet of which only what is seen exists.

let sheet = null;

function showSheet(head, items, isPairs) {
  const main = byId("main");
  main.className = "overview";
  const cells = make("div", {class: "cells", role: "list", "aria-label": counted(items.length, "picture")});
  const box = make("div", {class: "sheet", tabindex: 0, "aria-label": "Pictures", role: "region"}, cells);
  main.replaceChildren(head, box);
  sheet = {box, cells, items, isPairs, nodes: new Map(), measure: "", shape: sheetShape(items, isPairs)};
  box.addEventListener("scroll", drawSheet, {passive: true});
  new ResizeObserver(drawSheet).observe(box);
  drawSheet();
}

/// The height of the pictures of cells by the width of a cell: that of most pictures, within bounds. Two pictures beside
/// one another share the width.
function sheetShape(items, isPairs) {
  const shapes = items.map(portrait).filter(shown => shown?.width).map(shown => shown.height / shown.width)
    .sort((one, other) => one - other);
  const middle = shapes[Math.floor(shapes.length / 2)] ?? 0.66;
  return isPairs ? clamp(middle / 2, 0.38, 0.8) : clamp(middle, 0.5, 1.4);
}

function drawSheet() {
  if (!sheet || !sheet.box.isConnected) return;
  const {box, cells, items, isPairs, nodes} = sheet;
  const gap = 12, edge = isNarrow() ? 12 : 16, least = isPairs ? (isNarrow() ? 300 : 330) : isNarrow() ? 150 : 210;
  const width = box.clientWidth - 2 * edge;
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const cell = {width: Math.floor((width - gap * (columns - 1)) / columns)};
  cell.picture = Math.round(cell.width * sheet.shape);
  cell.height = cell.picture + 38;
  const pitch = cell.height + gap, rows = Math.ceil(items.length / columns);
  const measure = [columns, cell.width, isPairs].join();
  if (measure !== sheet.measure) {
    sheet.measure = measure;
    nodes.clear();
    cells.replaceChildren();
    cells.style.setProperty("height", rows * pitch + "px");
    cells.style.setProperty("margin", edge + "px");
  }
  const first = Math.max(0, Math.floor(box.scrollTop / pitch) - 1) * columns;
  const last = Math.min(items.length, Math.ceil((box.scrollTop + box.clientHeight) / pitch + 1) * columns);
  for (const [index, node] of nodes) {
    if (index < first || index >= last) { node.remove(); nodes.delete(index); }
  }
  for (let index = last - 1; index >= first; index--) {
    if (nodes.has(index)) continue;
    const node = sheetCell(items[index], cell, isPairs);
    node.style.setProperty("left", (index % columns) * (cell.width + gap) + "px");
    node.style.setProperty("top", Math.floor(index / columns) * pitch + "px");
    nodes.set(index, node);
    cells.insertBefore(node, nodes.get(index + 1) ?? null);
  }
}

function sheetCell(item, cell, isPairs) {
  const mark = markOf(item), half = (cell.width - 3) / 2;
  const pictures = isPairs && picture(item, "expected") && picture(item, "actual")
    ? make("span", {class: "both"}, thumbnail(item, half, cell.picture, {role: "expected", air: 2}),
      thumbnail(item, half, cell.picture, {air: 2}))
    : thumbnail(item, cell.width - 2, cell.picture, {isWhole: !isPairs});
  const isCase = !item.case.isDocument;
  // Documents of several folders may have one name.
  const note = isCase ? item.title : !state.group && shelfFolders().length > 1 && item.case.folder;
  const words = [item.case.name, isCase && item.title, isCase && statusSentences[item.status], mark].filter(Boolean).join(", ");
  return make("div", {role: "listitem", class: "place", style: {width: cell.width + "px", height: cell.height + "px"}},
    make("a", {class: "cell", href: addressOf(item), "aria-label": words}, pictures,
      make("span", {class: "words"}, isCase && make("i", {class: "dot " + item.status}),
        make("b", {title: item.case.name}, item.case.title), note && make("small", {}, note),
        item.unproven > 0 && make("span", {class: "tag bad"}, grouped(item.unproven) + " px"),
        mark && make("span", {class: "tag " + mark}, mark))));
}

function renewSheet() {
  if (!sheet?.box.isConnected) return;
  sheet.measure = "";
  drawSheet();
}

// MARK: Groups

function showGroup() {
  const group = state.group;
  document.title = `${group.title} · Galley`;
  const isWide = group.cases.length > 0 || !group.all;
  const cases = isWide ? group.cases : group.all;
  const items = cases.flatMap(subject =>
    subject.items.filter(item => group.kind === "same" || item.status !== "passed"));
  // Frames and comparisons with other documents stand here only where nothing else does.
  const pictures = items.filter(item => item.aspect === "picture" || item === item.case.shown[0]);
  const open = items.filter(isOpen), certain = isWide ? certainItems(group) : [];
  const unproven = items.reduce((sum, item) => sum + item.unproven, 0);
  showSheet(groupHead(group, cases, pictures, open, certain, unproven), pictures, group.kind !== "same" && group.kind !== "missing");
  byId("main").dataset.shown = group.id;
}

/// Every picture of the gallery, or those of one folder.
function showGallery() {
  const filter = currentFilter();
  const cases = (state.group ?? {cases: shelfFolders().flatMap(folder => folder.cases)}).cases
    .filter(subject => isWanted(subject, filter));
  const items = cases.flatMap(subject => subject.items.filter(item => item.aspect === "picture"));
  const title = state.group ? state.group.title : shelves.find(([key]) => key === state.section)[1];
  document.title = `${title} · Galley`;
  showSheet(make("header", {class: "head"},
    make("div", {class: "line"}, backButton(), make("h1", {class: "heading", tabindex: -1}, title)),
    make("p", {class: "say"}, isLive() ? `${counted(cases.length, "document")}, live.` : `${counted(items.length, "picture")} of ${counted(cases.length, "case")}.`)), items, false);
  byId("main").dataset.shown = "gallery";
}

function groupHead(group, cases, pictures, open, certain, unproven) {
  const isCause = group.all !== undefined;
  const [all, alone] = [inPictures(open), inPictures(certain)], rest = all - alone;
  const words = [`${counted(pictures.length, "picture")} of ${counted(cases.length, "case")}`,
    group.note && (isCause ? ` on ${group.note}` : `. ${group.note}`), ". "];
  if (unproven) words.push(make("b", {}, counted(unproven, "pixel")), " have no cause. ");
  if (isCause && alone && rest) words.push(`${grouped(alone)} are proven and have no other cause; look at the other ${grouped(rest)}.`);
  const canDecide = open.length > 0;
  const mayAcceptAll = canDecide && group.kind !== "unproven" && group.kind !== "single";
  return make("header", {class: "head"},
    make("div", {class: "line"}, backButton(),
      make("h1", {class: "heading", tabindex: -1}, swatches(group.title), group.title),
      unproven > 0 && make("span", {class: "tag bad"}, `${grouped(unproven)} px without a cause`),
      make("div", {class: "actions"},
        canDecide && make("button", {class: "button", onclick: () => decideAll(open, "rejected")}, "Reject all"),
        mayAcceptAll && rest > 0 && make("button", {class: "button", id: "accept-all", onclick: () => decideAll(open, "accepted")},
          `Accept all ${grouped(all)}`),
        mayAcceptAll && alone > 0 && make("button", {
          class: "button primary", id: "accept-certain", onclick: () => decideAll(certain, "accepted"),
        }, group.kind === "missing" ? `Accept ${counted(alone, "picture")}` : `Accept ${grouped(alone)} proven`, " ", make("kbd", {}, "A")))),
    make("p", {class: "say"}, words));
}
