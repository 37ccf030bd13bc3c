// What is shown, its address, and the keys.

const state = {
  section: "changes", query: "", status: "open", component: "", case: null, item: null, group: null,
  view: "side",
};

const currentFilter = () => ({
  words: state.query.toLowerCase().split(/\s+/).filter(Boolean),
  status: isGallery() && state.status === "open" ? "all" : state.status,
  component: state.component,
});

/// What is looked at without a run: the documents of the folder, and what a server makes besides.
const shelves = [["gallery", "Gallery"], ["components", "Components"], ["themes", "Themes"], ["previews", "Previews"]];
const shelfFolders = () => served.shelves[state.section] ?? model.folders;

function shownGroups() {
  if (isGallery()) return shelfFolders();
  const isSameShown = state.status === "passed" || state.status === "all" || state.query || !model.groups.length;
  return isSameShown ? [...model.groups, model.same] : model.groups;
}

// MARK: Addresses

const addressOf = item =>
  `#/${isGallery() ? state.section : "case"}/${address(item.case.name)}@${encodeURIComponent(item.title)}`;

function currentAddress() {
  const path = state.section === "run" ? "#/run"
    : state.item ? addressOf(state.item)
    : isGallery() ? `#/${state.section}` + (state.group ? "/" + address(state.group.title) + "/" : "")
    : state.group ? "#/cause/" + encodeURIComponent(state.group.id) : "#/";
  const query = new URLSearchParams();
  if (state.query) query.set("q", state.query);
  if (state.status !== "open") query.set("status", state.status);
  if (state.component) query.set("component", state.component);
  if (state.view !== "side") query.set("view", state.view);
  if (isLive() && state.item) {
    for (const [name, value] of Object.entries(live.settings)) query.set(name, value);
    if (live.edits.length && live.name === state.case.name) query.set("edits", JSON.stringify(live.edits));
    if (live.overlays.size) query.set("over", [...live.overlays].join(","));
    if (live.beside.length) query.set("beside", JSON.stringify(live.beside));
  }
  return path + (query.size ? "?" + query : "");
}

/// Going to another case is a step back can undo; a view or a filter is not.
function writeAddress(isSame) {
  const next = currentAddress();
  if (next === location.hash) return;
  if (isSame) history.replaceState(null, "", next); else history.pushState(null, "", next);
}

function readAddress() {
  const [path, search] = location.hash.replace(/^#\/?/, "").split("?");
  const query = new URLSearchParams(search ?? "");
  const slash = path.indexOf("/"), kind = slash < 0 ? path : path.slice(0, slash);
  const rest = slash < 0 ? "" : path.slice(slash + 1);
  const wanted = query.get("view");
  Object.assign(state, {
    section: kind === "run" || shelves.some(([key]) => key === kind) ? kind : "changes", case: null, item: null, group: null,
    query: query.get("q") ?? "", status: query.get("status") ?? "open", component: query.get("component") ?? "",
    lost: null,
  });
  if (views.some(view => view[0] === wanted)) state.view = wanted;
  if (served.isOn) readLiveAddress(query);
  if (model.run.gallery) state.section = "gallery";
  const isDocument = isGallery() && served.byName.has(decoded(rest));
  if (kind === "case" || isDocument || (isGallery() && rest.includes("@"))) findCase(rest);
  else if (isGallery()) state.group = shelfFolders().find(group => address(group.title) + "/" === rest) ?? null;
  else if (kind === "cause") state.group = findGroup(decoded(rest));
}

function readLiveAddress(query) {
  // Where there was no run there is nothing to compare.
  if (state.section === "changes" && !model.cases.length) state.section = "gallery";
  live.settings = Object.fromEntries(settingNames.flatMap(name => query.get(name) ? [[name, query.get(name)]] : []));
  try { live.edits = JSON.parse(query.get("edits") ?? "[]"); } catch { live.edits = []; }
  try { live.beside = JSON.parse(query.get("beside") ?? "[]"); } catch { live.beside = []; }
  live.overlays = new Set((query.get("over") ?? "").split(",").filter(key => overlays.some(([name]) => name === key)));
  state.keepsEdits = true;
}

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

function findCase(rest) {
  const cut = rest.lastIndexOf("@");
  const name = decoded(cut < 0 ? rest : rest.slice(0, cut)), title = cut < 0 ? "" : decoded(rest.slice(cut + 1));
  const subject = (isLive() ? served.byName : model.byName).get(name);
  if (!subject) { state.lost = name; return; }
  state.case = subject;
  state.item = subject.items.find(item => item.title === title) ?? subject.shown[0];
  state.group = isGallery() ? subject.folderGroup : subject.group ?? model.same;
  list.closed.delete(state.group.id);
}

const findGroup = id => [...model.groups, model.same].find(group => group.id === id)
  ?? model.folds.find(fold => fold.causes.some(cause => cause.id === id))?.all?.[0]?.group
  ?? null;

// MARK: Going somewhere

function go({case: subject = null, item = null, group = null}) {
  const keepsLabel = state.item && subject && subject !== state.case;
  if (state.section === "run") state.section = "changes";
  if (subject && subject.name !== live.name) {
    live.edits = [];
    // The row of another document means nothing here.
    delete live.settings.row;
  }
  // The same variant of the next case, where it needs eyes too.
  const alike = keepsLabel && subject.shown.find(other => other.label === state.item.label
    && other.aspect === state.item.aspect && other.status === subject.shown[0].status);
  Object.assign(state, {case: subject, item: item ?? (alike || subject?.shown[0]) ?? null, group, lost: null});
  writeAddress(false);
  paint(true);
}

function goBack() {
  Object.assign(state, {case: null, item: null, group: null});
  writeAddress(false);
  paint(true);
  byId("list").focus();
}

function showEverything() {
  Object.assign(state, {query: "", status: "open", component: ""});
  byId("search").value = "";
  writeAddress(true);
  paint();
}

/// Draws what the state says. The list is kept where only the selection moved.
function paint(keepsList = false) {
  delete byId("main").dataset.shown;
  const isDetail = Boolean(state.item || state.group || state.section === "run" || state.lost);
  document.body.classList.toggle("detail", isDetail);
  byId("search").value = state.query;
  paintTabs();
  if (keepsList && list.section === state.section) list.select();
  else {
    list.section = state.section;
    paintFilters();
    drawBasket();
    list.fill();
    list.reveal();
  }
  stage.hold(false);
  if (state.section === "run") showRun();
  else if (state.item) { if (isLive()) showLive(); else showCase(); }
  else if (isGallery() && !state.lost) showGallery();
  else if (state.group) showGroup();
  else showStart();
}

function showStart() {
  const main = byId("main"), isGood = !model.groups.length && model.cases.length > 0;
  document.title = "Galley snapshots";
  if (!state.lost && model.groups.length && !isNarrow()) {
    // Never open on words where there are pictures.
    const hasPictures = group => group.cases.some(subject => subject.shown.some(portrait));
    state.group = model.groups.find(hasPictures) ?? model.groups[0];
    list.select();
    return showGroup();
  }
  main.className = "overview";
  main.replaceChildren(state.lost
    ? notice(isLive() ? "No such document here" : "No such case in this run", make("p", {}, make("code", {}, state.lost)))
    : isGood
      ? notice(`All ${counted(model.cases.length, "case")} equal their references`,
        make("p", {}, `Checked in ${model.run.seconds} s.`), make("a", {class: "button", href: "#/gallery"}, "Look at them"))
      : notice("Choose a case", make("p", {}, "j and k go through them.")));
  main.dataset.shown = "start";
}

const notice = (title, ...content) =>
  make("div", {class: "empty"}, make("h1", {class: "heading", tabindex: -1}, title), ...content);

function paintTabs() {
  const open = model.cases.filter(subject => subject.status !== "passed").length;
  const documents = key => key !== "gallery" ? counts(served.shelves[key])
    : served.isOn ? served.documents.length : model.cases.length;
  const counts = folders => folders?.reduce((sum, folder) => sum + folder.cases.length, 0) ?? 0;
  const tabs = [["changes", "Changes", open], ...shelves.map(([key, title]) => [key, title, documents(key)]), ["run", "Run"]]
    .filter(([key]) => !model.run.gallery || key === "gallery")
    .filter(([key, , count]) => key === "gallery" || (shelves.some(([shelf]) => shelf === key) ? count : !served.isOn || model.cases.length));
  byId("tabs").replaceChildren(...tabs.map(([key, title, count]) => make("a", {
    href: key === "changes" ? "#/" : "#/" + key, "aria-current": state.section === key ? "page" : null,
  }, title, count !== undefined && make("span", {}, grouped(count)))));
}

function paintFilters() {
  byId("chips").parentElement.hidden = isLive() || Boolean(model.run.gallery);
  const count = status => model.cases.filter(subject => isWanted(subject, {words: [], status})).length;
  const chips = [["open", isGallery() ? "All" : "Open"], ["unproven", "Not proven"], ["error", "Error"], ["unusable", "Unreadable"],
    ["missing", "New"], ["recorded", "Recorded"], ["undecided", "Undecided"], ["accepted", "Accepted"],
    ["rejected", "Rejected"], ["passed", "Same"]]
    .map(([key, title]) => [key, title, count(key === "open" && isGallery() ? "all" : key)])
    .filter(([key, , number]) => (number > 0 || key === state.status) && (key !== "undecided" || decisions.marks.size));
  byId("chips").replaceChildren(...chips.map(([key, title, number]) => make("button", {
    class: "chip", "aria-pressed": String(state.status === key), "data-status": key,
    onclick: () => filter({status: state.status === key ? "open" : key}),
  }, key !== "open" && make("i", {class: "dot " + key}), title, make("span", {}, grouped(number)))));
  const select = byId("component"), components = model.run.components ?? [];
  select.hidden = components.length < 2;
  if (select.options.length !== components.length + 1) {
    select.replaceChildren(make("option", {value: ""}, "Any component"),
      ...components.map(name => make("option", {value: name}, name)));
  }
  select.value = state.component;
}

function filter(change) {
  Object.assign(state, change);
  writeAddress(true);
  paintFilters();
  list.box.scrollTop = 0;
  list.fill();
  if (isGallery() && !state.item) showGallery();
  announce(counted(list.rows.filter(row => row.case).length, "case"));
}

function drawBasket() {
  const accepted = decisions.count("accepted"), rejected = decisions.count("rejected");
  const basket = byId("basket");
  basket.hidden = accepted + rejected === 0;
  basket.replaceChildren(
    make("span", {}, make("b", {}, grouped(accepted)), " accepted", rejected > 0 && `, ${grouped(rejected)} rejected`),
    make("button", {class: "button small", onclick: () => decisions.takeBack(), title: "Take back (u)"}, "Undo"),
    make("button", {class: "button small primary", id: "finish", onclick: finish}, "Finish"));
}

// MARK: Appearance

const themes = {
  auto: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 0v12",
  light: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.4 1.4M11.6 11.6 13 13M3 13l1.4-1.4M11.6 4.4 13 3",
  dark: "M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1Z",
};

function wearTheme(name) {
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  const button = byId("theme");
  button.replaceChildren(icon(themes[name]));
  button.setAttribute("aria-label", "Appearance of this page: " + name);
  button.title = "Appearance: " + name;
}

function nextTheme() {
  const names = Object.keys(themes), next = names[(names.indexOf(memory.get("theme") ?? "auto") + 1) % names.length];
  memory.set("theme", next);
  wearTheme(next);
  announce("Appearance: " + next);
}

// MARK: Keys

const keys = [
  ["j ↓", "Next case", () => list.step(1)],
  ["k ↑", "Previous case", () => list.step(-1)],
  ["n", "Next group", () => list.nextGroup(1)],
  ["N", "Previous group", () => list.nextGroup(-1)],
  ["→ l", "Next variant; opens a group of the list", () => sideways(1)],
  ["← h", "Previous variant; closes a group of the list", () => sideways(-1)],
  ["1 2 3 4 5 6", "View", key => {
    const view = state.item && viewsOf(state.item)[Number(key) - 1];
    if (view) chooseView(view[0]);
  }],
  ["space", "Hold: the reference in place of the new picture", () => stage.hold(true)],
  ["z", "Fit", () => stage.fit()],
  ["0", "Actual size", () => stage.actualSize()],
  ["+ =", "Larger", () => stage.zoomBy(1.5)],
  ["-", "Smaller", () => stage.zoomBy(1 / 1.5)],
  ["c", "To the change", () => stage.zoomToChange()],
  ["m", "Measure from the chosen node, where a server shows the page", () => isLive() && state.item && toggleMeasuring()],
  ["t", "Touch: use the screen with mouse and keyboard, where a server shows the page", () => isLive() && state.item && toggleTouching()],
  ["s", "Keep the picture beside the next one, where a server shows the page", () => isLive() && state.item && keepBeside()],
  ["[", "Previous row of the data, where a server shows the page", () => isLive() && state.item && chooseRow(live.answer?.row - 1)],
  ["]", "Next row of the data, where a server shows the page", () => isLive() && state.item && chooseRow(live.answer?.row + 1)],
  ["d", "Dark or light, where a server shows the page", () =>
    isLive() && state.item && setLive({appearance: live.answer?.appearance === "dark" ? "light" : "dark"})],
  ["f", "Frames of changed nodes", () => isLive() ? toggleOverlay("frames") : toggleTool("showsFrames")],
  ["p", "Loupe", () => toggleTool("showsLoupe")],
  ["b", "Ground behind the picture", () => stage.nextGround()],
  ["a", "Accept the picture and go on", () => decide("accepted")],
  ["x", "Reject the picture and go on", () => decide("rejected")],
  ["A", "Accept what is proven to differ for this change alone", acceptCertain],
  ["C", "Accept all pictures of the case", () => decideCase("accepted")],
  ["X", "Reject all pictures of the case", () => decideCase("rejected")],
  ["u", "Take the last decision back", () => decisions.takeBack()],
  ["y", "Copy the place in the source", copyPlace],
  ["/", "Search", () => { byId("search").focus(); byId("search").select(); }],
  ["?", "This list", showKeys],
];

const actions = new Map(keys.flatMap(([names, , action]) => names.split(" ").map(name => [name, action])));
const keyNames = {ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→", " ": "space"};

function sideways(step) {
  const row = list.rows[list.current];
  if (!state.item) {
    if (row && !row.case && row.isClosed === step > 0) list.toggle(row);
    else if (step > 0 && row) list.step(1);
    return;
  }
  const {items} = state.case, index = items.indexOf(state.item);
  if (items.length > 1) go({case: state.case, item: items[(index + step + items.length) % items.length], group: state.group});
}

function toggleTool(key) {
  stage[key] = !stage[key];
  if (!state.item) return;
  if (!isLive()) showCase();
}

function acceptCertain() {
  const group = state.group;
  const isRefused = !group || ["unproven", "single", "folder", "same"].includes(group.kind);
  const items = isRefused ? [] : certainItems(group);
  if (items.length) decideAll(items, "accepted");
  else announce("None is proven to differ for this alone: decide one by one");
}

function copyPlace() {
  const place = state.item && shownDetail.source;
  if (place) navigator.clipboard?.writeText(place).then(() => announce("Copied " + place), () => {});
}

function showKeys() {
  const isOff = memory.get("keys") === "off";
  const box = make("input", {type: "checkbox", id: "single-keys", onchange: () => memory.set("keys", box.checked ? "on" : "off")});
  box.checked = !isOff;
  ask("Keyboard", [make("div", {class: "keys"}, keys.map(([names, title]) => make("div", {},
    make("span", {}, title), make("span", {}, names.split(" ").map(name => [make("kbd", {}, name), " "]))))),
    make("p", {}, make("label", {}, box, " Single keys are commands"))]);
}

function pressed(event) {
  const search = byId("search"), {target} = event;
  if (target === search) return pressedInSearch(event, search);
  if (event.ctrlKey || event.metaKey || event.altKey || byId("dialog").open) return;
  if (target.matches("select, input, textarea")) return;
  const name = keyNames[event.key] ?? event.key, action = actions.get(name);
  if (!action || (memory.get("keys") === "off" && !event.key.startsWith("Arrow") && event.key !== "?")) return;
  const scrolls = /^[↑↓]$/.test(name) && target.closest(".inspector, .sheet, .frame-text, .run-page");
  if (scrolls || (name === "space" && (event.repeat || target.closest("button, a")))) return;
  event.preventDefault();
  action(event.key);
}

function pressedInSearch(event, search) {
  if (event.key === "Escape") {
    if (search.value) { search.value = ""; filter({query: ""}); } else byId("list").focus();
  } else if (event.key === "Enter" || event.key === "ArrowDown") {
    byId("list").focus();
    list.choose(list.rows.findIndex(row => row.case));
  } else return;
  event.preventDefault();
}

// MARK: Start

function openPage() {
  wearTheme(memory.get("theme") ?? "auto");
  decisions.open();
  decisions.listeners.push(drawBasket, paintFilters, drawDecisions, () => list.renew(), renewSheet);
  list.start();
  readAddress();
  paint();
  addEventListener("popstate", () => { readAddress(); paint(); });
  addEventListener("keydown", pressed);
  addEventListener("keyup", event => { if (event.key === " ") stage.hold(false); });
  addEventListener("blur", () => stage.hold(false));
  byId("theme").addEventListener("click", nextTheme);
  byId("help").addEventListener("click", showKeys);
  byId("component").addEventListener("change", event => filter({component: event.target.value}));
  let waiting = 0;
  byId("search").addEventListener("input", event => {
    clearTimeout(waiting);
    waiting = setTimeout(() => filter({query: event.target.value.trim()}), 60);
  });
  if (!location.hash || location.hash === "#/") {
    // A ring is for people who came by the keyboard.
    byId("list").focus({preventScroll: true, focusVisible: false});
  }
  performance.mark("galley-ready");
  document.body.dataset.ready = "yes";
}

/// A report that was copied without its data says so.
addEventListener("error", event => {
  if (event.target.tagName !== "SCRIPT" || model.run) return;
  byId("main").replaceChildren(notice("The results are missing",
    make("p", {}, make("code", {}, event.target.getAttribute("src")),
      " could not be read. Keep the folder of the report together, or unpack the archive before you open it.")));
}, true);

globalThis.galley = {index: readIndex, detail: readDetail, pixels: readPixels};
