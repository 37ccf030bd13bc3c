// A picture that is used: what mouse and keyboard do on it goes to the server, which plays the steps
// from the beginning and returns the screen after them. The steps are the state; nothing else is kept.

/// Of the steps so many are `wanted`; the screen shows `count`, fewer when one finds nothing any more.
const touching = {isOn: false, steps: [], count: 0, wanted: 0, answer: null, queue: Promise.resolve(), typed: "", answers: 0};

function forgetTouches() {
  Object.assign(touching, {isOn: false, steps: [], count: 0, wanted: 0, answer: null, typed: ""});
}

function toggleTouching() {
  touching.isOn = !touching.isOn;
  byId("touch")?.setAttribute("aria-pressed", String(touching.isOn));
  byId("stage")?.classList.toggle("touching", touching.isOn);
  live.chosen = null;
  // The pictures of the two modes are not stripes of each other.
  live.answer = null;
  delete byId("main").dataset.live;
  drawPanel();
  announce(touching.isOn ? "The screen can be used" : "The screen is looked at");
  if (touching.isOn && !isNarrow()) byId("stage")?.focus({preventScroll: true});
  return renderLive();
}

/// Plays the steps up to the chosen one, and a touch after them. One request follows the other.
function playTouches(touch) {
  touching.queue = touching.queue.then(() => sendTouch(touch), () => {});
  return touching.queue;
}

async function sendTouch(touch) {
  if (!touching.isOn) return;
  ++live.number;
  const {name} = live;
  const end = touch ? touching.count : touching.wanted, later = touch ? [] : touching.steps.slice(end);
  let answer;
  try {
    answer = await request("touch", {
      document: name, settings: live.settings, steps: touching.steps.slice(0, end), ...(touch && {touch}),
    });
  } catch (error) {
    if (touching.isOn && live.name === name) failLive([["error", error.message, 0, 0]]);
    return;
  }
  if (!touching.isOn || live.name !== name || !isLive()) return;
  await showTouched(answer, later);
}

async function showTouched(answer, later) {
  const findings = answer.failures.map(text => ["error", text, 0, 0]);
  live.failed = findings.length ? findings : null;
  if (!answer.picture) return failLive(findings);
  const shown = {source: answer.picture}, image = imageOf(shown, `Picture of ${live.name}`);
  try { await image.decode(); } catch { return; }
  if (!touching.isOn) return;
  Object.assign(shown, {width: image.naturalWidth, height: image.naturalHeight});
  stage.swap(shown, image, Number(live.settings.scale ?? 2));
  stage.tell([], null);
  // Steps that cannot be played any more stay in the list, after those that are shown.
  Object.assign(touching, {answer, steps: [...answer.steps, ...later], count: answer.count, wanted: answer.steps.length});
  live.goodAt = new Date();
  drawFindings();
  drawPanel();
  const main = byId("main");
  Object.assign(main.dataset, {
    live: live.failed ? "failed" : "good", picture: answer.picture, shown: state.item.key, touches: String(++touching.answers),
  });
  if (live.failed) announce(findings[0][1]);
}

function goToStep(count) {
  touching.wanted = count;
  return playTouches();
}

// MARK: The panel

function drawTouches(panel) {
  byId("work").classList.remove("wide");
  const {steps, count, answer} = touching;
  const held = document.activeElement?.dataset.key, top = panel.scrollTop;
  const step = (index, text) => make("li", {}, make("button", {
    class: "touch-step" + (index > count ? " later" : ""), "data-key": "step-" + index,
    "aria-current": index === count ? "step" : null, title: "Go back to this screen", onclick: () => goToStep(index),
  }, text));
  panel.replaceChildren(
    section("Steps", counted(steps.length, "step"),
      make("ol", {class: "touch-steps", id: "steps"}, step(0, "The beginning"), steps.map((one, index) => step(index + 1, JSON.stringify(one))))),
    touchActions(answer), snapshotRow(),
    section("On the screen", answer ? counted(answer.elements.length, "element") : null,
      make("div", {id: "elements"}, (answer?.elements ?? []).map(elementRow))));
  panel.scrollTop = top;
  if (held) panel.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus({preventScroll: true});
}

function touchActions(answer) {
  const copies = [["json", "Copy as JSON"], ["swift", "Copy as Swift"]].filter(([key]) => answer?.[key] !== undefined);
  return make("div", {class: "touch-row"},
    copies.map(([key, title]) => {
      const button = make("button", {class: "button small", id: "copy-" + key + "-steps", onclick: () => copy(answer[key], button)}, title);
      return button;
    }),
    [["back", "Back"], ["dismiss", "Dismiss"], ["dismissKeyboard", "Hide keyboard"]].map(([kind, title]) =>
      make("button", {class: "button small", "data-key": kind, onclick: () => playTouches({kind})}, title)));
}

/// A snapshot is a step as well: with it the steps are a test.
function snapshotRow() {
  const field = make("input", {id: "snapshot-name", "data-key": "snapshot-name", placeholder: "Name of a snapshot", "aria-label": "Name of a snapshot", spellcheck: "false"});
  const take = () => field.value.trim() && playTouches({kind: "snapshot", text: field.value.trim()});
  field.addEventListener("keydown", event => { if (event.key === "Enter") take(); });
  return make("div", {class: "touch-row"}, field, make("button", {class: "button small", id: "take-snapshot", onclick: take}, "Take"));
}

/// An element as a control for people without a pointer; values are set in it.
function elementRow({line, role, frame, options}, element) {
  const act = (kind, title, sign) => make("button", {class: "button small", "aria-label": `${title}: ${line}`, title,
    "data-key": `${kind}-${element}`, onclick: () => playTouches({kind, element})}, sign);
  const choices = options.length > 0 && make("select", {"aria-label": `Choose: ${line}`, "data-key": "set-" + element,
    onchange: event => playTouches({kind: "set", element, text: event.target.value})},
  make("option", {value: ""}, "Choose…"), options.map(option => make("option", {value: option}, option)));
  const node = {new: frame};
  return make("div", {class: "touch-element"}, make("button", {
    class: "touch-step", "data-key": "element-" + element, title: "Tap it", onclick: () => playTouches({kind: "tap", element}),
    onpointerenter: () => stage.light(node), onpointerleave: () => stage.light(null),
  }, line), choices, ["slider", "stepper"].includes(role) && [act("decrement", "Down", "−"), act("increment", "Up", "+")]);
}

// MARK: Mouse and keyboard on the picture

const touchMoves = 4, longTouch = 500, scrollPause = 120;

/// A picture that is used takes the pointer from the stage.
function listenToTouches(node) {
  let start = null, wheel = null, timer = 0;
  const paneOf = event => stage.panes.find(pane => !pane.isKept && pane.node.contains(event.target));
  const place = event => {
    const bounds = stage.panes[0].node.getBoundingClientRect(), unit = stage.zoom * stage.scale;
    return {x: (event.clientX - bounds.left - stage.x) / unit, y: (event.clientY - bounds.top - stage.y) / unit};
  };
  const take = (kind, act) => node.addEventListener(kind, event => {
    if (!touching.isOn || !paneOf(event)) return;
    event.stopImmediatePropagation();
    act(event);
  }, {capture: true, passive: false});
  node.tabIndex = 0;
  node.classList.toggle("touching", touching.isOn);
  take("pointerdown", event => {
    if (event.button) return;
    event.preventDefault();
    node.focus({preventScroll: true});
    paneOf(event).node.setPointerCapture(event.pointerId);
    start = {at: place(event), time: event.timeStamp, event};
  });
  take("pointerup", event => {
    if (!start) return;
    const {at, time, event: down} = start, end = place(event);
    const moved = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    start = null;
    if (moved > touchMoves) return playTouches({kind: "drag", ...at, dx: end.x - at.x, dy: end.y - at.y});
    const kind = event.shiftKey ? "doubleTap" : event.timeStamp - time >= longTouch ? "longPress" : "tap";
    playTouches({kind, ...at});
  });
  take("pointercancel", () => { start = null; });
  take("pointermove", event => {
    const found = elementAt(place(event));
    stage.light(found && {new: found.frame});
    stage.tip.hidden = !found;
    if (!found) return;
    stage.tip.textContent = found.line;
    moveBeside(stage.tip, event);
  });
  for (const kind of ["click", "dblclick"]) take(kind, () => {});
  take("wheel", event => {
    event.preventDefault();
    wheel ??= {kind: "scroll", ...place(event), dx: 0, dy: 0};
    const [dx, dy] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    wheel.dx += dx / stage.zoom / stage.scale;
    wheel.dy += dy / stage.zoom / stage.scale;
    clearTimeout(timer);
    timer = setTimeout(() => { playTouches(wheel); wheel = null; }, scrollPause);
  });
  node.addEventListener("keydown", typeTouch);
}

/// The smallest element at a place, as the server finds it.
function elementAt({x, y}) {
  const area = ({frame}) => frame[2] * frame[3];
  return (touching.answer?.elements ?? []).filter(({frame: [left, top, width, height]}) =>
    x >= left && y >= top && x < left + width && y < top + height)
    .reduce((best, element) => !best || area(element) <= area(best) ? element : best, null);
}

const touchKeys = {Backspace: "erase", Enter: "submit"};

function typeTouch(event) {
  if (!touching.isOn || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") toggleTouching();
  else if (touchKeys[event.key]) playTouches({kind: touchKeys[event.key]});
  else if ([...event.key].length === 1) typeLetter(event.key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/// Letters that come while an answer is awaited go together.
function typeLetter(letter) {
  touching.typed += letter;
  if (touching.typed !== letter) return;
  touching.queue = touching.queue.then(() => {
    const text = touching.typed;
    touching.typed = "";
    return sendTouch({kind: "type", text});
  }, () => {});
}
