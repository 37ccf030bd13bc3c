// Controls for the chosen node, made from the catalogue of components: what they change is tried on
// the text of the document, which stays as it is on the disk.

/// The written text as values, once for each text.
const written = {text: null, value: null};

function writtenComponent(pointer) {
  const text = live.answer?.source;
  if (text === undefined || pointer === null) return null;
  if (written.text !== text) {
    written.text = text;
    try { written.value = JSON.parse(text.replace(/^\uFEFF/, "")); } catch { written.value = null; }
  }
  return pointer.split("/").slice(1).reduce((value, part) =>
    value?.[part.replaceAll("~1", "/").replaceAll("~0", "~")], written.value);
}

function controlSections(node) {
  if (!served.catalog) {
    readCatalog().then(drawPanel, () => {});
    return [];
  }
  const entry = served.catalog.types[node.type], component = writtenComponent(node.pointer);
  if (!entry || !component || component.type !== node.type) return [];
  const isWritten = key => component[key.place]?.[key.name] !== undefined || editOf(node, key);
  const rows = keys => make("div", {class: "controls"}, keys.map(key => controlRow(node, key, component)));
  const own = entry.keys, shared = served.catalog.shared.filter(key => !own.some(other => other.name === key.name));
  const used = shared.filter(isWritten), rest = shared.filter(key => !isWritten(key));
  return [
    section("Controls", null, make("p", {class: "quiet"}, entry.summary),
      own.some(key => statesOf(key).length) && make("p", {class: "source"}, make("button", {
        class: "button small", id: "states", onclick: () => showStates(node, own),
      }, "All states and values")), rows([...own, ...used]),
      rest.length > 0 && make("details", {open: controlsOpen.has(node.type), ontoggle: event =>
        controlsOpen[event.target.open ? "add" : "delete"](node.type)},
      make("summary", {}, counted(rest.length, "property", "properties") + " that every component has"), rows(rest))),
  ];
}

const controlsOpen = new Set();

const isEditOf = (edit, node, key) =>
  edit.pointer === node.pointer && edit.place === key.place && edit.name === key.name;
const editOf = (node, key) => live.edits.find(edit => isEditOf(edit, node, key));

const editTo = (node, key, value) =>
  ({pointer: node.pointer, place: key.place, name: key.name, ...(value !== undefined && {value})});

/// Tries a value; nothing takes the key away.
function tryValue(node, key, value) {
  live.edits = live.edits.filter(edit => !isEditOf(edit, node, key));
  live.edits.push(editTo(node, key, value));
  writeAddress(true);
  return renderLive();
}

function resetValue(node, key) {
  live.edits = live.edits.filter(edit => !isEditOf(edit, node, key));
  writeAddress(true);
  return renderLive();
}

function controlRow(node, key, component) {
  const value = component[key.place]?.[key.name], edit = editOf(node, key);
  const id = `control-${key.place}-${key.name}`;
  // What counts where nothing is written: the theme may say otherwise than the default.
  const resolved = node.properties.find(([name]) => name === key.name)?.[1];
  const control = controlFor({...key, default: resolved ?? key.default}, value, id, changed => tryValue(node, key, changed));
  return make("div", {class: "control" + (edit ? " tried" : "")},
    make("label", {for: id, id: id + "-label", title: `${key.summary}\n${key.phrase}${key.default && `; else ${key.default}`}`},
      key.name, edit && make("i", {class: "tried-dot", title: "Tried, not saved"})),
    make("div", {class: "control-value"}, control,
      key.kind.is === "choice" && key.kind.words.length > 3 && make("button", {
        class: "button small", "aria-label": `All values of ${key.name}`, title: "All values beside each other", onclick: () => showValues(node, key),
      }, "All"),
      edit && make("button", {
      class: "button small", "aria-label": `Reset ${key.name}`, title: "As in the file", onclick: () => resetValue(node, key),
    }, "Reset")));
}

function controlFor(key, value, id, put) {
  const {kind} = key, common = {id, "data-key": id};
  switch (kind.is) {
  case "choice": return choiceControl(key, value, common, put);
  case "truth": {
    const box = make("input", {...common, type: "checkbox", role: "switch", onchange: () => put(box.checked)});
    box.checked = value ?? key.default === "true";
    return box;
  }
  case "number": {
    if (value !== undefined && typeof value !== "number") break;
    return make("input", {
      ...common, type: "number", step: kind.step ?? "any", min: kind.minimum, max: kind.maximum, value, placeholder: key.default,
      oninput: later(event => {
        if (event.target.validity.badInput) return;
        put(event.target.value === "" ? undefined : Number(event.target.value));
      }),
    });
  }
  case "color": {
    if (value !== undefined && typeof value !== "string") break;
    return colorControl(value, common, put);
  }
  case "text": {
    if (value !== undefined && typeof value !== "string") break;
    return make("input", {...common, type: "text", value, placeholder: key.default, spellcheck: "false",
      oninput: later(event => put(event.target.value === "" && value === undefined ? undefined : event.target.value))});
  }
  }
  return jsonControl(value, common, key, put);
}

function choiceControl(key, value, common, put) {
  const {words} = key.kind;
  if (value !== undefined && !words.includes(value)) return jsonControl(value, common, key, put);
  if (words.length <= 3) {
    const group = segments(key.name, words.map(word => [word, word]), value ?? key.default, put);
    group.id = common.id;
    for (const button of group.children) {
      button.dataset.key = `${common.id}-${button.dataset.choice}`;
      button.title = "";
    }
    if (!words.includes(value ?? key.default)) group.firstChild.tabIndex = 0;
    return group;
  }
  return make("select", {...common, onchange: event => put(event.target.value || undefined)},
    make("option", {value: ""}, key.default ? `${key.default} (default)` : "Not set"),
    words.map(word => make("option", {value: word, selected: word === value}, word)));
}

function colorControl(value, common, put) {
  const colors = live.answer?.colors ?? [], known = new Map(colors);
  const field = make("input", {...common, type: "text", value, placeholder: "#RRGGBB", spellcheck: "false",
    oninput: later(event => put(event.target.value.trim() || undefined), 400)});
  const shown = known.get(value) ?? value;
  return make("span", {class: "color-control"},
    make("i", {class: "swatch", style: {background: /^#[0-9A-Fa-f]{6,8}$/.test(shown ?? "") ? shown : "transparent"}}), field,
    make("select", {"aria-label": "Token", "data-key": common.id + "-token", onchange: event => put(event.target.value || undefined)},
      make("option", {value: ""}, "Token…"),
      colors.map(([name]) => make("option", {value: name, selected: name === value}, name))));
}

/// What has no control of its own is written as it stands in the document.
function jsonControl(value, common, key, put) {
  const text = value === undefined ? "" : JSON.stringify(value);
  const field = make("input", {...common, type: "text", class: "json", value: text, placeholder: key.default || key.phrase, spellcheck: "false",
    onchange: () => {
      if (!field.value.trim()) return put(undefined);
      let parsed;
      try { parsed = JSON.parse(field.value); } catch { parsed = undefined; }
      field.setAttribute("aria-invalid", String(parsed === undefined));
      if (parsed !== undefined) put(parsed);
    }});
  return field;
}

/// Waits until nothing more is typed.
function later(act, pause = 120) {
  let timer = 0;
  return event => {
    clearTimeout(timer);
    timer = setTimeout(() => act(event), pause);
  };
}

function editSection() {
  const button = make("button", {class: "button small", id: "copy-json", onclick: () => copy(live.answer.source, button)}, "Copy as JSON");
  return section("Tried", counted(live.edits.length, "change"),
    make("p", {class: "quiet"}, "The file stays as it is. Copy the changed document, or reset."),
    make("p", {class: "source"}, button,
      make("button", {class: "button small", id: "reset-all", onclick: () => { live.edits = []; writeAddress(true); renderLive(); }}, "Reset all")));
}
