// What a page from a server can do besides: it knows the documents themselves, asks for pictures of
// them as they are now, and is told when a file is saved.

const served = {
  isOn: false, root: "", devices: [], textSizes: [], themes: [], documents: [], byName: new Map(),
  shelves: {}, catalog: null, isLost: false, decisions: {}, versions: new Map(),
};

/// Scripts may be loaded from where the page lies, and from nowhere else.
const scriptAddresses = globalThis.trustedTypes?.createPolicy("galley", {
  createScriptURL: source => {
    if (!/^data\/(pixels\/)?[0-9]+\.js$/.test(source)) throw new TypeError("no script of this page");
    return source;
  },
});
const scriptAddress = source => scriptAddresses?.createScriptURL(source) ?? source;

const isLive = () => served.isOn && isGallery();

async function startServed() {
  served.isOn = true;
  const events = new EventSource("events");
  // What is read after one listens is never out of date unnoticed.
  await new Promise(done => {
    events.addEventListener("hello", done, {once: true});
    events.addEventListener("error", done, {once: true});
  });
  served.decisions = await request("decisions");
  await readDocuments();
  openPage();
  events.addEventListener("hello", () => { if (served.isLost) foundAgain(); });
  events.addEventListener("changed", event => changed(JSON.parse(event.data)));
  events.addEventListener("index", async () => { await readDocuments(); refreshList(); });
  events.addEventListener("run", newRun);
  events.addEventListener("error", lost);
}

/// Asks the server; a refusal becomes an error with its words.
async function request(path, body) {
  const answer = await fetch(path, body === undefined ? {} : {
    method: "POST", headers: {"X-Galley": "1", "Content-Type": "application/json"}, body: JSON.stringify(body),
  });
  if (!answer.ok) throw Object.assign(new Error((await answer.text()).trim()), {status: answer.status});
  return answer.json();
}

async function readDocuments() {
  const {documents, made, ...rest} = await request("documents");
  Object.assign(served, rest);
  const before = served.byName;
  const cases = names => names.map((name, index) => before.get(name) ?? documentCase(name, index));
  served.documents = cases(documents);
  const others = Object.entries(made).map(([shelf, names]) => [shelf, cases(names)]);
  served.byName = new Map([...others.flatMap(([, subjects]) => subjects), ...served.documents].map(subject => [subject.name, subject]));
  model.folders = foldersOf(served.documents);
  served.shelves = Object.fromEntries(others.map(([shelf, subjects]) => [shelf, foldersOf(subjects)]));
}

/// A document as the list shows cases: one item, of whose status nobody speaks.
function documentCase(name, index) {
  const subject = readCase([name, [{}], []], index);
  subject.isDocument = true;
  // What no file holds says so before its name.
  const word = /^(component|theme|preview):/;
  subject.isMade = word.test(name);
  for (const key of ["folder", "title"]) subject[key] = subject[key].replace(word, "");
  if (subject.isMade && !subject.folder) subject.folder = name.startsWith("preview:") ? "Previews" : "Components";
  subject.folds = [];
  return subject;
}

/// The address of a document's picture in small; another one after each change of its files.
const smallPicture = name =>
  `live/${address(name)}?scale=1&of=${served.versions.get(name) ?? 0}`;

const readCatalog = async () => served.catalog ??= await request("components");

function changed(names) {
  for (const name of names) served.versions.set(name, (served.versions.get(name) ?? 0) + 1);
  list.renew();
  renewSheet();
  if (!isLive() || !state.item) return;
  if (names.includes(state.case.name)) renderLive();
  if (live.beside.some(kept => names.includes(kept.name))) drawBeside();
}

function refreshList() {
  if (!isGallery()) return;
  if (state.case && !served.byName.has(state.case.name)) return announce(`${state.case.name} is gone`);
  paintTabs();
  paintFilters();
  list.fill();
  if (!state.item) showGallery();
}

// MARK: Decisions

let sending = Promise.resolve();

/// One request after the other; what the server has decided in the end is what the page shows.
function sendDecisions(changes) {
  sending = sending.then(async () => {
    try {
      decisions.marks = new Map(Object.entries(await request("decide", {changes})));
    } catch (error) {
      decisions.undone.pop();
      decisions.marks = new Map(Object.entries(await request("decisions").catch(() => ({}))));
      ask("Not decided", [make("p", {}, error.message)]);
    }
    decisions.tell();
  });
}

/// What is on this page is about an older run.
function newRun() {
  const strip = byId("strip");
  strip.replaceChildren("The tests were run again. ",
    make("button", {class: "button small", onclick: () => location.reload()}, "Show the new run"));
  strip.hidden = false;
}

// MARK: Without a connection

function lost() {
  if (served.isLost) return;
  served.isLost = true;
  const time = new Date().toLocaleTimeString("en", {hour: "2-digit", minute: "2-digit", hour12: false});
  const strip = byId("strip");
  strip.replaceChildren(`Not connected since ${time}. Trying again.`);
  strip.hidden = false;
}

function foundAgain() {
  served.isLost = false;
  byId("strip").hidden = true;
  readDocuments().then(refreshList, () => {});
  if (isLive() && state.item) renderLive();
}
