// Contact sheets: a document under every condition that can be chosen, and a component in each of its states.

function toggleSheet() {
  live.isSheet = !live.isSheet;
  byId("sheet").setAttribute("aria-pressed", String(live.isSheet));
  byId("work").hidden = live.isSheet;
  byId("variants")?.remove();
  if (live.isSheet) drawSheetOfVariants();
}

/// The document under every condition that can be chosen, one at a time.
function drawSheetOfVariants() {
  const rows = [
    ["Appearance and contrast", ["light", "dark"].flatMap(appearance => ["standard", "increased"].map(contrast =>
      [{appearance, contrast}, `${inWords(appearance)}, ${contrast} contrast`]))],
    ["Text size", served.textSizes.map(textSize => [{textSize}, inWords(textSize)])],
    ["Direction", [[{direction: "ltr"}, "Left to right"], [{direction: "rtl"}, "Right to left"]]],
    ["Theme", served.themes.map(theme => [{theme}, theme])],
  ];
  const cell = ([change, words]) => {
    const query = new URLSearchParams({...live.settings, ...change, of: served.versions.get(live.name) ?? 0});
    return sheetOfOne(words, `live/${address(live.name)}?${query}`, () => setLive(change));
  };
  putSheet("All variants", rows.map(([title, cells]) => [title, cells.map(cell)]));
}

/// The values that can be shown one by one.
const statesOf = key => key.kind.is === "choice" ? key.kind.words : key.kind.is === "truth" ? [false, true] : [];

/// The document with each value that a key of a node may have.
const showValues = (node, key) => showStates(node, [key]);

/// The same for several keys, a row for each.
async function showStates(node, keys) {
  if (!live.isSheet) toggleSheet();
  const rows = keys.filter(key => statesOf(key).length).map(key =>
    [key, statesOf(key).map(value => [value, sheetOfOne(String(value), null, () => tryValue(node, key, value))])]);
  putSheet(keys.length > 1 ? `States of ${node.name}` : `Values of ${keys[0].name}`,
    rows.map(([key, cells]) => [`${key.name} of ${node.name}`, cells.map(([, cell]) => cell)]));
  for (const [key, cells] of rows) for (const [value, cell] of cells) {
    const edits = [...live.edits.filter(edit => !isEditOf(edit, node, key)), editTo(node, key, value)];
    let answer = null;
    try { answer = await request("render", {document: live.name, settings: live.settings, edits}); } catch { /* left empty */ }
    if (!cell.isConnected) return;
    if (answer?.picture) cell.firstChild.src = answer.picture; else cell.firstChild.alt = "cannot be drawn";
  }
}

function sheetOfOne(words, source, choose) {
  const image = make("img", {src: source, alt: "", loading: "lazy", decoding: "async"});
  return make("button", {class: "variant-cell", onclick: () => { toggleSheet(); choose(); }}, image, make("span", {}, words));
}

function putSheet(name, sections) {
  byId("variants")?.remove();
  byId("main").append(make("div", {class: "sheet variants-sheet", id: "variants", tabindex: 0, role: "region", "aria-label": name},
    sections.map(([title, cells]) => make("section", {}, make("h2", {}, title), make("div", {class: "variant-row"}, cells)))));
}
