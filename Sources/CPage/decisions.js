// Accepted and rejected. As a file the page remembers marks and makes a command of them; served, it
// sends each at once. Only `decisions.send` knows the difference.

const decisions = {
  marks: new Map(),
  undone: [],
  listeners: [],

  open() {
    if (served.isOn) { this.marks = new Map(Object.entries(served.decisions)); return; }
    try {
      const entries = JSON.parse(memory.get("marks:" + model.run.id) ?? "{}").marks ?? [];
      this.marks = new Map(entries.filter(([key]) => model.items.has(key)));
    } catch { this.marks = new Map(); }
  },

  /// Marks items, or takes their marks back with null; one step of undo.
  set(items, mark) {
    const wanted = withFrames(items).filter(isOpen);
    const before = wanted.map(item => [item.key, this.marks.get(item.key) ?? null]);
    if (!before.length) return;
    this.undone.push(before);
    this.apply(wanted.map(item => [item.key, mark]));
    const pictures = counted(inPictures(wanted), "picture");
    announce(mark ? `${pictures} ${mark}` : "Decision taken back");
  },

  takeBack() {
    const before = this.undone.pop();
    if (!before) return announce("Nothing to take back");
    this.apply(before);
    announce("Taken back");
  },

  apply(changes) {
    for (const [key, mark] of changes) {
      if (mark) this.marks.set(key, mark); else this.marks.delete(key);
    }
    this.send(changes);
    this.tell();
  },

  tell() {
    for (const listener of this.listeners) listener();
  },

  /// Keeps what was decided; a server does it.
  send(changes) {
    if (served.isOn) return sendDecisions(changes);
    memory.set("marks:" + model.run.id, JSON.stringify({at: Date.now(), marks: [...this.marks]}));
    memory.prune("marks:", 12);
  },

  keys(mark) { return [...this.marks].filter(entry => entry[1] === mark).map(entry => entry[0]); },
  count(mark) { return inPictures(this.keys(mark).map(key => model.items.get(key))); },
};

const markOf = item => decisions.marks.get(item.key) ?? null;

/// The mark of a case: what all its open items have in common.
function markOfCase(subject) {
  const marks = openItems(subject).map(markOf);
  return marks.length && marks.every(mark => mark === marks[0]) ? marks[0] : null;
}

/// Frames belong to their picture: whoever accepts the one accepts the other.
function withFrames(items) {
  const all = new Set(items);
  for (const item of items) {
    if (item.aspect !== "picture") continue;
    for (const other of item.case.items) {
      if (other.aspect === "frames" && other.label === item.label) all.add(other);
    }
  }
  return [...all];
}

/// How many pictures a person would count: frames go with their picture, and count alone only.
const inPictures = items => items.filter(item =>
  item.aspect === "picture" || !openItems(item.case).some(other => other.aspect === "picture" && other.label === item.label)).length;

/// The open items of a group that are proven to differ for it alone: what one key may accept.
function certainItems(group) {
  if (group.kind === "missing") return group.cases.flatMap(openItems);
  const causes = new Set(group.causes);
  return group.cases.flatMap(openItems).filter(item =>
    isCertain(item) && item.causes.length > 0 && item.causes.every(cause => causes.has(cause)));
}

// MARK: The command

/// So many names are more than a person wants in a command.
const manyNames = 50, decisionFileName = "decisions.json";

const base = verb =>
  ["galley", verb, "--corpus", quoted(model.run.corpus), "--output", quoted(model.run.output)].join(" ");

/// All decisions as the file that `galley accept --decisions` takes.
function decisionFile() {
  const text = JSON.stringify({accepted: decisions.keys("accepted"), rejected: decisions.keys("rejected")}, null, 1);
  return URL.createObjectURL(new Blob([text + "\n"], {type: "application/json"}));
}

/// The commands that do what was marked: causes where a cause says it, names for the rest. They
/// give a name exactly as the tool knows it, so that no other picture is meant.
function commands() {
  const accepted = new Set(decisions.keys("accepted")), rejected = decisions.keys("rejected");
  const lines = [];
  const all = model.cases.flatMap(openItems);
  for (const [fold, items] of itemsOfOneChange(all)) {
    if (items.length < 2 || !items.every(item => accepted.has(item.key))) continue;
    lines.push([base("accept"), ...fold.causes.map(cause => "--cause " + quoted(cause.id))].join(" "));
    for (const item of items) accepted.delete(item.key);
  }
  const named = (verb, keys) => [`${base(verb)} --`, ...keys.map(quoted)].join(keys.length > 3 ? " \\\n  " : " ");
  if (accepted.size + rejected.length >= manyNames) return [`${base("accept")} --decisions ${decisionFileName}`];
  if (accepted.size) lines.push(named("accept", [...accepted]));
  if (rejected.length) lines.push(named("reject", rejected));
  return lines;
}

/// What `--cause` takes with all causes of one change: items that are proven to differ for it alone.
function itemsOfOneChange(items) {
  const table = new Map();
  for (const item of items) {
    const folds = new Set(item.causes.map(cause => cause.fold));
    if (folds.size !== 1 || !item.isProven) continue;
    const [fold] = folds;
    if (!table.has(fold)) table.set(fold, []);
    table.get(fold).push(item);
  }
  return table;
}

function finish() {
  if (served.isOn) return ask("Done", [make("p", {},
    `${counted(decisions.count("accepted"), "picture")} accepted, ${grouped(decisions.count("rejected"))} rejected. `,
    "Each decision was carried out when you made it; take it back with u for as long as the server runs.")]);
  const accepted = decisions.count("accepted"), rejected = decisions.count("rejected");
  const text = commands().join(" &&\n");
  const isMany = text.endsWith(decisionFileName);
  const command = make("pre", {id: "command", tabindex: 0}, text);
  const parts = [accepted && `accept ${grouped(accepted)}`, rejected && `reject ${grouped(rejected)}`];
  const title = parts.filter(Boolean).join(", ");
  const button = make("button", {class: "button primary", id: "copy", onclick: () => copy(text, button, command)},
    "Copy command");
  const save = isMany && make("a", {class: "button", id: "save", href: decisionFile(), download: decisionFileName},
    `Save ${decisionFileName}`);
  ask(title[0].toUpperCase() + title.slice(1), [
    make("p", {}, "This page is a file: it cannot write references itself. Run this in the folder where the tests ran:"),
    ...(isMany ? [make("p", {}, "Save the decisions there first, since they are many.")] : []),
    command,
    make("p", {class: "quiet"}, "Frame dumps go with their pictures."),
  ], [save, button].filter(Boolean));
}
