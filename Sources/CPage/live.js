// One document, live: the picture as it is now, under settings that can be changed, with its nodes.

const live = {
  name: null, settings: {}, edits: [], answer: null, chosen: null, panel: "node", isMeasuring: false,
  failed: null, goodAt: null, number: 0, isSheet: false, overlays: new Set(), beside: [],
};

const settingNames = ["appearance", "device", "textSize", "direction", "contrast", "system", "scale", "locale", "theme", "row"];

// MARK: Asking for the picture

function showLive() {
  const {case: subject} = state;
  document.title = `${subject.name} · Galley`;
  if (live.name !== subject.name) {
    Object.assign(live, {name: subject.name, answer: null, chosen: null, failed: null, isSheet: false});
    if (!state.keepsEdits) live.edits = [];
    forgetTouches();
  }
  state.keepsEdits = false;
  buildLive();
  return renderLive();
}

/// Draws the document anew. The last good picture stays until the next one is there, and when the
/// document cannot be drawn.
async function renderLive() {
  if (touching.isOn) return playTouches();
  const number = ++live.number, name = live.name;
  let answer;
  const over = live.answer?.name === name && stage.panes.length > 0 && pictureName(live.answer.picture);
  try {
    answer = await request("render", {document: name, settings: live.settings, edits: live.edits, ...(over && {over})});
  } catch (error) {
    if (number !== live.number) return;
    if (error.status === 409 && live.edits.length) {
      live.edits = [];
      announce("Your changes do not fit the document any more");
      return renderLive();
    }
    return failLive([["error", error.message, 0, 0]]);
  }
  if (number !== live.number || !isLive() || state.case?.name !== name) return;
  if (!answer.picture) {
    if (live.answer) live.answer.source = answer.source; else live.answer = {...answer, nodes: []};
    return failLive(answer.findings);
  }
  await takeLive(answer, number);
}

function failLive(findings) {
  const wasGood = !live.failed;
  live.failed = findings;
  drawFindings();
  if (live.panel === "source") drawPanel();
  byId("main").dataset.live = "failed";
  byId("main").dataset.shown = state.item.key;
  if (wasGood) announce("The document has a mistake");
}

const pictureName = picture => picture?.split("/")[1];

async function takeLive(answer, number) {
  const old = live.answer;
  const shown = {source: answer.picture, width: answer.width, height: answer.height};
  if (!await showPicture(answer, shown, number)) return;
  if (answer.stripes) {
    // The picture is there already; what it shows may follow.
    try {
      Object.assign(answer, await request("inspect", {picture: pictureName(answer.picture)}));
    } catch {
      if (number === live.number) { live.answer = null; renderLive(); }
      return;
    }
    if (number !== live.number) return;
  }
  answer.nodes = readNodes(answer.nodes);
  const hasRecovered = Boolean(live.failed);
  Object.assign(live, {answer, failed: null, goodAt: new Date()});
  const isSame = old?.name === live.name && old?.picture === answer.picture;
  answer.name = live.name;
  live.chosen = live.chosen && (answer.nodes.find(node => node.path === live.chosen.path) ?? null);
  stage.tell(answer.nodes, live.chosen);
  drawRecords();
  if (live.beside.length && stage.panes.length === 1) drawBeside();
  if (old?.name === live.name && !isSame) stage.outline(changedNodes(old.nodes, answer.nodes));
  drawFindings();
  drawPanel();
  const main = byId("main");
  main.dataset.live = "good";
  main.dataset.picture = answer.picture;
  main.dataset.nodes = answer.nodes.length;
  main.dataset.shown = state.item.key;
  if (hasRecovered) announce("The document can be drawn again");
}

/// Puts the picture on the stage, whole or where it differs; false when it is out of date by then.
async function showPicture(answer, shown, number) {
  const parts = answer.stripes?.map(([top, height, source]) => [top, imageOf({source, width: answer.width, height}, "")]);
  const image = parts ? null : imageOf(shown, `Picture of ${live.name}`);
  try { await Promise.all((parts?.map(([, part]) => part) ?? [image]).map(part => part.decode())); } catch { return false; }
  if (number !== live.number) return false;
  if (!parts) { stage.swap(shown, image, answer.scale); return true; }
  stage.patch(shown, parts);
  clearTimeout(settling);
  settling = setTimeout(() => settlePicture(shown), 1_000);
  return true;
}

let settling = 0;

/// When nothing happens for a while, one picture takes the place of one with stripes over it. Of very
/// large ones the browser would notice that more than anybody who looks.
async function settlePicture(shown) {
  if (stage.new !== shown || shown.width * shown.height > 16e6) return;
  const image = imageOf(shown, `Picture of ${live.name}`);
  try { await image.decode(); } catch { return; }
  if (stage.new === shown) stage.settle(image);
}

/// Nodes have a path of types and numbers that stays the same while a document is edited.
function readNodes(nodes) {
  const counts = new Map();
  return nodes.reduce((all, [type, id, parent, frame, content, line, pointer, properties, baselines, access]) => {
    const above = all[parent], key = `${above?.path ?? ""}/${id ? "#" + id : type}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const path = id ? key : `${key}[${count}]`;
    all.push({
      name: type + (id ? " #" + id : ""), type, id, path, parent: above, depth: above ? above.depth + 1 : 0,
      new: frame, content, line, pointer, properties, baselines, access, verdict: "consequence", changes: [],
    });
    return all;
  }, []);
}

function changedNodes(old, neu) {
  const before = new Map(old.map(node => [node.path, node]));
  return neu.filter(node => {
    const was = before.get(node.path);
    return !was || String(was.new) !== String(node.new)
      || JSON.stringify(was.properties) !== JSON.stringify(node.properties);
  });
}

// MARK: The page around it

function buildLive() {
  const main = byId("main");
  main.className = "case live";
  delete main.dataset.live;
  main.replaceChildren(liveHead(), liveSettings(), liveTools(), make("div", {class: "work", id: "work"},
    make("div", {class: "held-stage"}, stage.buildLive(state.item), make("div", {id: "findings", "aria-live": "polite"})),
    make("aside", {class: "inspector", "aria-label": "Inspector", tabindex: 0, id: "panel"})));
  drawPanel();
}

function liveHead() {
  const {case: subject} = state;
  return make("header", {class: "head"}, make("div", {class: "line"}, backButton(),
    make("h1", {class: "heading", tabindex: -1, title: subject.name},
      make("span", {}, subject.folder && subject.folder + "/"), subject.title),
    make("div", {class: "actions"},
      model.byName.has(subject.name) && make("a", {class: "button small", id: "reference",
        href: "#/case/" + address(subject.name), title: "What the last run of the tests found"}, "Reference"),
      make("button", {class: "button small", id: "sheet", "aria-pressed": String(live.isSheet), onclick: toggleSheet}, "All variants"),
      make("select", {id: "export", "aria-label": "Save the picture as", onchange: event => {
        saveAs(event.target.value);
        event.target.value = "";
      }}, make("option", {value: "", selected: true}, "Save…"), ["png", "svg", "pdf"].map(format =>
        make("option", {value: format}, format.toUpperCase()))))));
}

/// Saves what is shown, changes that were tried included.
async function saveAs(format) {
  if (!format) return;
  const answer = await fetch("export", {
    method: "POST", headers: {"X-Galley": "1", "Content-Type": "application/json"},
    body: JSON.stringify({document: live.name, settings: live.settings, edits: live.edits, format}),
  });
  if (!answer.ok) return ask("Not saved", [make("p", {}, (await answer.text()).trim())]);
  const url = URL.createObjectURL(await answer.blob());
  make("a", {href: url, download: `${state.case.title}.${format}`}).click();
  byId("main").dataset.saved = format;
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function liveSettings() {
  const chosen = name => live.settings[name] ?? "";
  const pick = (name, title, choices, none = "Document’s") => make("label", {class: "setting"}, make("span", {}, title),
    make("select", {name, onchange: event => setLive({[name]: event.target.value})},
      [["", none], ...choices].map(([value, words]) =>
        make("option", {value, selected: value === chosen(name)}, words ?? value))));
  const same = words => words.map(word => [word, word]);
  const field = make("input", {name: "locale", placeholder: "Document’s", value: chosen("locale"), spellcheck: "false", autocomplete: "off",
    size: 8, onchange: event => setLive({locale: event.target.value.trim()})});
  return make("div", {class: "toolbar settings", role: "toolbar", "aria-label": "Conditions"},
    make("div", {id: "records"}, recordPicker()),
    segments("Appearance of the picture", [["", "Document’s"], ["light", "Light"], ["dark", "Dark"]], chosen("appearance"),
      value => setLive({appearance: value})),
    pick("device", "Device", same(served.devices), "None"),
    pick("textSize", "Text size", served.textSizes.map(word => [word, inWords(word)])),
    pick("direction", "Direction", [["ltr", "Left to right"], ["rtl", "Right to left"]]),
    pick("contrast", "Contrast", [["standard", "Standard"], ["increased", "Increased"]]),
    pick("system", "System", [["ios16", "iOS 16"], ["ios17", "iOS 17"], ["ios18", "iOS 18"], ["ios26", "iOS 26"]]),
    pick("scale", "Scale", [["1", "1×"], ["2", "2×"], ["3", "3×"]]),
    make("label", {class: "setting"}, make("span", {}, "Locale"), field),
    pick("theme", "Theme", same(served.themes)));
}

/// The record of the data that the document is drawn with; nothing for a document without one.
function recordPicker() {
  const {row, rows, record} = live.answer ?? {};
  if (!rows) return null;
  const turn = (step, title, sign) => make("button", {
    class: "button small", "aria-label": title, title: `${title} (${step < 0 ? "[" : "]"})`, disabled: row + step < 1 || row + step > rows,
    "data-choice": "row" + step, onclick: () => chooseRow(row + step),
  }, sign);
  return make("div", {class: "setting records", role: "group", "aria-label": "Data"},
    make("label", {for: "record-row"}, "Row"), turn(-1, "Previous row", "‹"),
    make("input", {
      id: "record-row", name: "row", type: "number", min: 1, max: rows, step: 1, value: row, "aria-describedby": "record",
      onchange: event => chooseRow(event.target.valueAsNumber),
    }),
    make("span", {}, `of ${grouped(rows)}`), turn(1, "Next row", "›"),
    make("span", {class: "record", id: "record", title: record}, record));
}

function chooseRow(row) {
  const {rows} = live.answer ?? {};
  if (!rows) return undefined;
  const wanted = Math.min(Math.max(Math.round(row) || 1, 1), rows);
  return wanted === live.answer.row ? drawRecords() : setLive({row: String(wanted)});
}

/// Shows which record is drawn; what has the focus keeps it.
function drawRecords() {
  const box = byId("records");
  if (!box) return;
  const {activeElement} = document, held = box.contains(activeElement) && (activeElement.id || activeElement.dataset.choice);
  const before = box.querySelector("input")?.value;
  box.replaceChildren(...[recordPicker()].filter(isThing));
  if (held) {
    // A button at the end of its way gives the focus to the other one, so that keys go on working.
    const again = [box.querySelector(`#${held}, [data-choice="${held}"]`), ...box.querySelectorAll("button, input")];
    again.find(control => control && !control.disabled)?.focus({preventScroll: true});
  }
  const {row, rows, record} = live.answer ?? {};
  if (rows && before !== undefined && String(row) !== before) announce(`Row ${row} of ${rows}, ${record}`);
}

const inWords = word => (word[0].toUpperCase() + word.slice(1)).replace(/([a-z])([A-Z0-9])/g, "$1 $2");

function liveTools() {
  const toggle = (id, title, isOn, act, hint) => make("button", {
    class: "button small", id, title: hint, "aria-pressed": String(isOn), onclick: act,
  }, title);
  return make("div", {class: "toolbar", role: "toolbar", "aria-label": "Picture"},
    make("span", {class: "tools"},
      overlays.map(([key, title, hint]) => toggle("over-" + key, title, live.overlays.has(key), () => toggleOverlay(key), hint)),
      toggle("touch", "Touch", touching.isOn, toggleTouching, "Use the screen with mouse and keyboard (t)"),
      toggle("measure", "Measure", live.isMeasuring, toggleMeasuring, "Distances from the chosen node (m)"),
      make("button", {class: "button small", id: "beside", title: "Keep this picture beside the next one (s)", onclick: keepBeside}, "Keep beside"),
      make("button", {class: "button small", title: "Ground behind the picture (b)", onclick: () => stage.nextGround()}, "Ground")),
    make("span", {class: "gap"}),
    make("span", {class: "segments zoom"},
      make("button", {"aria-label": "Smaller", title: "Smaller (−)", onclick: () => stage.zoomBy(1 / 1.5)}, "−"),
      make("button", {id: "zoom", title: "Actual size (0)", onclick: () => stage.actualSize()}, "100 %"),
      make("button", {"aria-label": "Larger", title: "Larger (+)", onclick: () => stage.zoomBy(1.5)}, "+"),
      make("button", {id: "fit", "aria-pressed": "true", title: "Fit (z)", onclick: () => stage.fit()}, "Fit")));
}

function setLive(change) {
  const focus = document.activeElement?.name || document.activeElement?.dataset.choice;
  live.settings = Object.fromEntries(Object.entries({...live.settings, ...change}).filter(([, value]) => value));
  writeAddress(true);
  const bar = byId("main").querySelector(".settings");
  bar.replaceWith(liveSettings());
  const again = byId("main").querySelector(`.settings [name="${focus}"], .settings [data-choice="${focus}"]`);
  again?.focus({preventScroll: true});
  if (live.isSheet) drawSheetOfVariants();
  return renderLive();
}

function drawFindings() {
  const box = byId("findings");
  if (!box) return;
  const findings = live.failed ?? live.answer?.findings ?? [];
  const time = live.goodAt?.toLocaleTimeString("en", {hour12: false});
  box.replaceChildren(...[
    live.failed && live.goodAt && live.answer?.picture && make("p", {class: "stale"}, `Showing the version of ${time}.`),
    ...findings.map(([severity, text, line]) => make("div", {class: "finding " + severity},
      make("pre", {class: severity === "error" ? "diagnostic" : "diagnostic mild"}, text),
      line > 0 && make("button", {class: "button small", onclick: () => showLine(line)}, `Line ${line}`))),
  ].filter(isThing));
}

// MARK: Choosing a node

function chooseNode(node) {
  live.chosen = node;
  if (node && live.panel === "tree") live.panel = "node";
  stage.choose(node);
  drawPanel();
  if (node) announce(describeNode(node).replaceAll("\n", ", "));
}

function toggleMeasuring() {
  live.isMeasuring = !live.isMeasuring;
  byId("measure")?.setAttribute("aria-pressed", String(live.isMeasuring));
  announce(live.isMeasuring ? "Choose a node, then point at another" : "Not measuring");
}

/// The gaps between two frames on each axis, or how far one lies inside the other.
function distances(one, other) {
  const [ax, ay, aw, ah] = one, [bx, by, bw, bh] = other;
  const along = (a, aSize, b, bSize) => {
    if (a + aSize <= b) return [[a + aSize, b]];
    if (b + bSize <= a) return [[b + bSize, a]];
    return [[Math.min(a, b), Math.max(a, b)], [Math.min(a + aSize, b + bSize), Math.max(a + aSize, b + bSize)]];
  };
  const middle = (a, aSize, b, bSize) => {
    const from = Math.max(a, b), to = Math.min(a + aSize, b + bSize);
    return from < to ? (from + to) / 2 : a + aSize / 2;
  };
  const row = middle(ay, ah, by, bh), column = middle(ax, aw, bx, bw);
  return [
    ...along(ax, aw, bx, bw).map(([from, to]) => ({from: [from, row], to: [to, row], length: to - from})),
    ...along(ay, ah, by, bh).map(([from, to]) => ({from: [column, from], to: [column, to], length: to - from})),
  ].filter(({length}) => length > 0.001);
}

// MARK: The panel at the right

const panels = [["node", "Node"], ["source", "Source"], ["tree", "Tree"]];

function drawPanel() {
  const panel = byId("panel");
  if (!panel) return;
  byId("work").classList.toggle("wide", live.panel === "source");
  const held = panel.contains(document.activeElement) && document.activeElement.dataset.key;
  const top = panel.scrollTop;
  rowsOfNodes.clear();
  if (touching.isOn) return drawTouches(panel);
  panel.replaceChildren(make("div", {class: "panel-head"},
    segments("Inspector", panels, live.panel, key => { live.panel = key; drawPanel(); })),
    ...(live.panel === "source" ? sourcePanel() : live.panel === "tree" ? treePanel() : nodePanel()).filter(isThing));
  panel.scrollTop = top;
  if (held) panel.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus({preventScroll: true});
}

function nodePanel() {
  const node = live.chosen, edits = live.edits.length > 0 && editSection();
  if (!node) {
    return [edits, section("Node", null, make("p", {class: "quiet"},
      "Point at the picture to see frames; click to choose a node, and its properties can be tried here."))];
  }
  const frame = ([x, y, width, height]) => [["x", x], ["y", y], ["width", width], ["height", height]];
  const facts = node.new ? frame(node.new) : [];
  const inset = insets(node);
  return [
    edits, section(node.name, node.line ? `line ${node.line}` : null,
      make("dl", {class: "facts"}, facts.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, number(value))))),
      inset && make("p", {}, "Inside its modifiers: ", make("code", {}, inset)),
      node.access && make("p", {}, `Read as ${node.access[0]}: `, make("b", {}, node.access[1] || "no name")),
      make("p", {class: "source"},
        node.line > 0 && make("button", {class: "button small", onclick: () => showLine(node.line)}, "Show in source"),
        node.parent && make("button", {class: "button small", onclick: () => chooseNode(node.parent)}, `Up to ${node.parent.name}`))),
    ...controlSections(node),
    node.properties.length > 0 && section("Resolved", counted(node.properties.length, "property", "properties"),
      make("table", {class: "resolved"}, make("tbody", {}, node.properties.map(property =>
        make("tr", {}, make("th", {scope: "row"}, property[0]), make("td", {}, swatches(property[1]), property[1], originOf(property))))))),
  ];
}

/// Where a value comes from: a key of the document, a style, what the component does by itself; and where
/// the token stands that it was written as.
function originOf([, , token, origin, file, line]) {
  const place = (file, line) => line > 0 && (file ? make("code", {}, `${file}:${line}`)
    : make("button", {class: "place-link", onclick: () => showLine(line)}, `line ${line}`));
  const given = token && live.answer.tokens?.[token];
  return make("small", {class: "origin"},
    make("span", {}, origin === "here" ? "written" : origin || "by itself", " ", place(file, line)),
    token && make("span", {}, `token ${token} `, given && place(given[0], given[1])));
}

/// How far the content lies inside of the frame: top, leading, bottom, trailing in points.
function insets(node) {
  if (!node.new || !node.content || String(node.new) === String(node.content)) return null;
  const [x, y, w, h] = node.new, [cx, cy, cw, ch] = node.content;
  return [cy - y, cx - x, y + h - cy - ch, x + w - cx - cw].map(number).join(" ");
}

const treeLimit = 500;

function treePanel() {
  const nodes = live.answer?.nodes ?? [];
  const rows = nodes.slice(0, treeLimit).map(node => {
    const row = make("button", {
      class: "tree-row", style: {"padding-left": 8 + Math.min(node.depth, 12) * 12 + "px"}, "aria-pressed": String(node === live.chosen),
      onclick: () => chooseNode(node), onpointerenter: () => stage.light(node), onpointerleave: () => stage.light(null),
    }, node.name, node.new && make("small", {}, `${number(node.new[2])} × ${number(node.new[3])}`));
    rowsOfNodes.set(node, row);
    return row;
  });
  return [make("div", {class: "tree", role: "group", "aria-label": "Nodes"}, rows,
    live.answer?.nodeCount > treeLimit && make("p", {class: "quiet"}, `and ${grouped(live.answer.nodeCount - treeLimit)} more`))];
}

const lineLimit = 4000;

function sourcePanel() {
  const text = live.answer?.source;
  if (text === undefined) return [section("Source", null, make("p", {class: "quiet"}, "The text is too long to be shown."))];
  const wrong = new Map((live.failed ?? live.answer.findings ?? []).map(finding => [finding[2], finding]));
  const lines = text.replace(/\n$/, "").split("\n");
  const byLine = new Map();
  for (const node of live.answer.nodes ?? []) if (node.line && !byLine.has(node.line)) byLine.set(node.line, node);
  const rows = lines.slice(0, lineLimit).map((line, index) => {
    const place = index + 1, node = byLine.get(place);
    const row = make("div", {
      class: "code-line" + (wrong.has(place) ? " " + wrong.get(place)[0] : "") + (live.chosen?.line === place ? " chosen" : ""),
      "data-line": place, onclick: node && (() => chooseNode(node)),
      onpointerenter: node && (() => stage.light(node)), onpointerleave: node && (() => stage.light(null)),
    }, make("i", {"aria-hidden": "true"}, place), make("span", {}, line || " "));
    if (node) rowsOfNodes.set(node, row);
    return row;
  });
  return [make("div", {class: "code", role: "region", "aria-label": "Source"}, rows,
    lines.length > lineLimit && make("p", {class: "quiet"}, `and ${grouped(lines.length - lineLimit)} more lines`))];
}

function showLine(line) {
  live.panel = "source";
  drawPanel();
  byId("panel").querySelector(`[data-line="${line}"]`)?.scrollIntoView({block: "center"});
}
