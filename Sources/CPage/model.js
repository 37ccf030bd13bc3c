// What the run found, as the writer left it (HTMLReportData.swift says which letter means what),
// and how the page orders it: every case stands once, under the change with the widest reach.

const statuses = ["passed", "failed", "missing", "recorded", "error", "unusable"];
const statusNames = {
  passed: "Same", failed: "Changed", missing: "New", recorded: "Recorded", error: "Error",
  unusable: "Unreadable",
};
const statusSentences = {
  passed: "as its reference", failed: "differs", missing: "has no reference yet",
  recorded: "was recorded in this run", error: "could not be drawn",
  unusable: "has a reference that cannot be read or written",
};
const attention = ["error", "unusable", "failed", "missing", "recorded", "passed"];

const model = {
  run: null, causes: [], cases: [], folds: [], groups: [], folders: [], same: null, byName: new Map(),
  items: new Map(),
};

/// Called by `data/index.js`.
function readIndex(data) {
  performance.mark("galley-data");
  model.run = {...data.run, ...data.moment};
  for (const key of ["files", "references"]) if (data.run[key]) data.run[key] = address(data.run[key]);
  model.causes = data.causes.map(([id, kind, text, subject]) => ({
    id, kind, text, subject, change: subject ? text.slice(subject.length + 1) : text,
  }));
  model.cases = data.cases.map(readCase);
  for (const subject of model.cases) {
    model.byName.set(subject.name, subject);
    for (const item of subject.items) model.items.set(item.key, item);
  }
  arrange();
  if (data.run.served) startServed(); else openPage();
}

function readCase([name, items, components], index) {
  const subject = {name, index, components: (components ?? []).map(i => model.run.components[i])};
  const cut = name.lastIndexOf("/");
  subject.folder = cut < 0 ? "" : name.slice(0, cut);
  subject.title = name.slice(cut + 1);
  // Pictures come before what is only text; `place` is where the details of an item stand.
  const isText = item => item.aspect !== "picture";
  subject.items = items.map((item, place) => readItem(item, place, subject))
    .sort((a, b) => isText(a) - isText(b) || a.place - b.place);
  const rank = item => attention.indexOf(item.status);
  subject.unproven = subject.items.reduce((sum, item) => sum + item.unproven, 0);
  // What needs eyes comes first, and gives the case its status.
  subject.shown = [...subject.items].sort((a, b) => rank(a) - rank(b) || isText(a) - isText(b));
  subject.status = subject.shown[0]?.status ?? "passed";
  return subject;
}

const aspects = {f: "frames", s: "same", d: "differs"};

function readItem(data, place, subject) {
  if (typeof data === "string") data = {v: data};
  const aspect = aspects[data.a] ?? "picture", label = data.v ?? "";
  const dotted = subject.name + (label ? "." + label : "");
  return {
    case: subject, place, label, aspect,
    key: data.n ?? (aspect === "frames" ? subject.name + ".layout" : dotted),
    status: statuses[data.s ?? 0],
    pixels: data.d ?? 0, unproven: data.u ?? 0, isProven: data.g === 1, isDrawnDifferently: data.g === 2,
    isRefuted: data.g === 2 || data.g === 3 || data.u > 0,
    causes: (data.c ?? []).map(index => model.causes[index]),
    sizes: data.z ?? [], box: data.b, roles: data.r ?? 0, paths: data.p, pixelFile: data.x,
    title: aspect === "frames" ? (data.n && label ? label + " frames" : "frames")
      : aspect === "same" ? label + " same as" : aspect === "differs" ? label + " differs from"
      : label || "picture",
  };
}

const roleBits = {expected: 1, actual: 2, diff: 4, unaccounted: 8};

/// The picture of an item in a role, or nothing. What passed, or could not be drawn, left no files:
/// its reference stands for it, where the page lies in the project that it is about.
function picture(item, role) {
  if (item.case.isDocument) return role === "expected" ? {source: smallPicture(item.case.name)} : null;
  const [ew, eh, aw, ah] = item.sizes;
  if (item.aspect !== "picture") return null;
  if (item.roles & roleBits[role]) {
    const path = item.paths?.[role] ?? `${item.key}-${role}.png`;
    const [width, height] = role === "expected" ? [ew, eh] : role === "actual" ? [aw, ah]
      : [Math.max(ew, aw), Math.max(eh, ah)];
    return {source: `${model.run.files}/${address(path)}`, width, height};
  }
  const isLeft = item.status === "passed" || item.status === "error";
  if (role !== "expected" || !isLeft || !model.run.references) return null;
  return {source: `${model.run.references}/${address(item.key)}.png`};
}

/// What stands for an item in small.
const portrait = item => picture(item, "actual") ?? picture(item, "expected");

/// Whether there is a candidate that can become the reference.
const isOpen = item =>
  ["failed", "missing", "unusable"].includes(item.status) && (item.roles & roleBits.actual) !== 0
  && (item.aspect === "picture" || item.aspect === "frames");
const openItems = subject => subject.items.filter(isOpen);
/// What may be accepted without being looked at, here as by `accept --cause`.
const isCertain = item => item.status === "missing" || item.isProven;

// MARK: Groups

const sections = [
  ["error", "Could not be drawn", "The document has a mistake"],
  ["unusable", "References that cannot be read or written", "Accepting writes them anew"],
  ["unproven", "Not proven", "Something else than inputs changed too: look here first"],
  ["cause", "", ""],
  ["single", "Changes of one case each", "Each has a cause of its own"],
  ["other", "Other differences", "No cause is known"],
  ["renderer", "Recorded by another renderer", ""],
  ["missing", "New", "Accepting records them"],
  ["recorded", "Recorded in this run", "Commit them when they look right"],
];

const newGroup = (id, kind, title, note) =>
  ({id, kind, title, note, causes: [], subjects: new Set(), cases: []});

/// One edit gives causes on several components; they are told as one change.
function foldedCauses() {
  const folds = new Map();
  for (const cause of model.causes) {
    const key = cause.subject ? "change " + cause.change : cause.kind + " " + cause.text;
    let fold = folds.get(key);
    if (!fold) {
      fold = newGroup(cause.id, cause.kind, cause.change, "");
      folds.set(key, fold);
    }
    fold.causes.push(cause);
    if (cause.subject) fold.subjects.add(cause.subject);
    cause.fold = fold;
  }
  for (const subject of model.cases) {
    subject.folds = [...new Set(subject.items.flatMap(item => item.causes.map(cause => cause.fold)))];
    for (const fold of subject.folds) fold.cases.push(subject);
  }
  for (const fold of folds.values()) {
    fold.all = fold.cases;
    fold.cases = [];
    fold.note = [...fold.subjects].slice(0, 4).join(", ")
      + (fold.subjects.size > 4 ? ` and ${fold.subjects.size - 4} more` : "");
  }
  return [...folds.values()];
}

function arrange() {
  const folds = foldedCauses();
  model.folds = folds;
  const fixed = new Map(sections.map(([kind, title, note]) => [kind, newGroup(kind, kind, title, note)]));
  const isPlain = fold => fold.kind !== "unexplained" && fold.kind !== "renderer";
  const waiting = new Set();
  for (const subject of model.cases) {
    const place = subject.status === "passed" ? null
      : subject.status !== "failed" ? subject.status
      : subject.items.some(item => item.isRefuted)
        || subject.folds.some(fold => fold.kind === "unexplained") ? "unproven"
      : subject.folds.some(isPlain) ? null
      : subject.folds.length ? "renderer" : "other";
    if (place) take(fixed.get(place), subject);
    else if (subject.status !== "passed") waiting.add(subject);
  }
  const groups = cover(folds.filter(isPlain), waiting);
  const single = fixed.get("single");
  const wide = groups.filter(group => group.cases.length > 1);
  const narrow = groups.filter(group => group.cases.length === 1);
  if (narrow.length > 1) narrow.forEach(group => take(single, group.cases[0]));
  else wide.push(...narrow);
  model.groups = sections.flatMap(([kind]) => kind === "cause" ? wide : [fixed.get(kind)])
    .filter(group => group.cases.length);
  for (const group of model.groups) group.cases.sort(byWord(subject => subject.name));
  model.same = newGroup("same", "same", "Same as their references", "Nothing to do");
  model.same.cases = model.cases.filter(subject => subject.status === "passed");
  model.folders = foldersOf(model.cases);
}

function foldersOf(cases) {
  const folders = new Map();
  for (const subject of cases) {
    const folder = subject.folder;
    if (!folders.has(folder)) folders.set(folder, newGroup("folder:" + folder, "folder", folder || "Documents", ""));
    subject.folderGroup = folders.get(folder);
    subject.folderGroup.cases.push(subject);
  }
  const sorted = [...folders.values()].sort(byWord(group => group.title));
  for (const folder of sorted) folder.cases.sort(byWord(subject => subject.name));
  return sorted;
}

const byWord = word => (a, b) => (word(a) < word(b) ? -1 : word(a) > word(b) ? 1 : 0);

function take(group, subject) {
  group.cases.push(subject);
  subject.group = group;
}

/// The widest change takes its cases first. Sizes only shrink, so each fold waits in the bucket of
/// its size and is looked at again when its turn comes: linear in cases and causes.
function cover(folds, waiting) {
  const buckets = [];
  const put = (fold, size) => (buckets[size] ??= []).push(fold);
  for (const fold of folds) put(fold, fold.all.length);
  const groups = [];
  for (let size = buckets.length - 1; size > 0; size--) {
    for (const fold of buckets[size] ?? []) {
      const left = fold.all.filter(subject => waiting.has(subject));
      if (left.length < size) { put(fold, left.length); continue; }
      for (const subject of left) { waiting.delete(subject); take(fold, subject); }
      groups.push(fold);
    }
  }
  return groups;
}

// MARK: Filter

const searchable = subject => subject.text ??=
  [subject.name, ...subject.components, ...subject.items.map(item => item.label),
    ...new Set(subject.items.flatMap(item => item.causes.map(cause => cause.text)))]
    .join("\n").toLowerCase();

/// Whether a case is wanted: every word must occur, and the status must be the one asked for.
function isWanted(subject, {words, status, component}) {
  if (component && !subject.components.includes(component)) return false;
  if (words.length) {
    const text = searchable(subject);
    if (!words.every(word => text.includes(word))) return false;
  }
  switch (status) {
  case "all": return true;
  case "open": return subject.status !== "passed";
  case "unproven": return subject.group?.kind === "unproven";
  case "accepted": case "rejected": return openItems(subject).some(item => markOf(item) === status);
  case "undecided": return openItems(subject).some(item => !markOf(item));
  default: return subject.items.some(item => item.status === status);
  }
}

// MARK: Details, a file for so many cases

const chunks = new Map();

/// What only an opened case needs; nothing when its file is missing.
async function detailOf(subject) {
  if (subject.index >= model.run.detailed) return {};
  const number = Math.floor(subject.index / model.run.chunk);
  const list = await loaded(chunks, number, `data/${number}.js`);
  return list?.[subject.index % model.run.chunk] ?? {};
}

function loaded(store, key, source) {
  let entry = store.get(key);
  if (!entry) {
    let finish;
    const promise = new Promise(done => { finish = done; });
    entry = {promise, finish};
    store.set(key, entry);
    document.head.append(make("script", {src: scriptAddress(source), onerror: () => finish(null)}));
  }
  return entry.promise;
}

/// The pictures of an item as scripts may read them: a page from a file may show a picture but not
/// read it, unless it comes as text.
const pixelFiles = new Map();

async function readablePictures(item) {
  if (item.pixelFile === undefined) return null;
  const texts = await loaded(pixelFiles, item.pixelFile, `data/pixels/${item.pixelFile}.js`);
  return texts && Promise.all(texts.map(async text => {
    const image = make("img", {src: "data:image/png;base64," + text});
    await image.decode();
    return image;
  }));
}

/// Called by `data/pixels/N.js`.
const readPixels = (number, texts) => pixelFiles.get(number)?.finish(texts);

/// Called by `data/N.js`.
const readDetail = (number, list) => chunks.get(number)?.finish(list);
