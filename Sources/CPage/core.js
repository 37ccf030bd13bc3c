"use strict";

// Elements, words and memory. No markup is ever made from data: texts are text nodes, styles go
// through the object model, so the page's own policy allows neither inline scripts nor styles.

const byId = id => document.getElementById(id);

const isThing = child => child !== undefined && child !== null && child !== false;

function furnish(node, properties, children) {
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "style") {
      for (const [name, part] of Object.entries(value)) node.style.setProperty(name, part);
    } else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter(isThing));
  return node;
}

const make = (name, properties, ...children) =>
  furnish(document.createElement(name), properties, children);
const draw = (name, properties, ...children) =>
  furnish(document.createElementNS("http://www.w3.org/2000/svg", name), properties, children);
const icon = path =>
  draw("svg", {viewBox: "0 0 16 16", class: "icon", "aria-hidden": "true"}, draw("path", {d: path}));

const grouped = number => number.toLocaleString("en");
const counted = (number, noun, plural = noun + "s") =>
  `${grouped(number)} ${number === 1 ? noun : plural}`;
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const isNarrow = () => innerWidth <= 700;

/// A path as an address: each part is encoded, the slashes stay.
const address = path => path.split("/").map(encodeURIComponent).join("/");

/// Tells screen readers, and nobody else.
function announce(text) {
  const place = byId("live");
  place.textContent = "";
  requestAnimationFrame(() => { place.textContent = text; });
}

/// What the browser remembers for us; a private window may refuse.
const memory = {
  get(key) { try { return localStorage.getItem("galley:" + key); } catch { return null; } },
  set(key, value) { try { localStorage.setItem("galley:" + key, value); } catch { /* refused */ } },
  /// Keeps the entries of the newest runs only.
  prune(prefix, limit) {
    try {
      const keys = Object.keys(localStorage).filter(key => key.startsWith("galley:" + prefix));
      const age = key => JSON.parse(localStorage.getItem(key)).at ?? 0;
      keys.sort((a, b) => age(b) - age(a)).slice(limit).forEach(key => localStorage.removeItem(key));
    } catch { /* refused, or not ours */ }
  },
};

/// A word of a POSIX shell.
const quoted = word =>
  /^[A-Za-z0-9_@%+=:,./][A-Za-z0-9_@%+=:,./-]*$/.test(word)
    ? word : "'" + word.replaceAll("'", "'\\''") + "'";

/// Copies a text; where the browser refuses, what was to be copied is selected instead.
async function copy(text, button, source) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
    announce("Copied");
  } catch {
    if (source) getSelection().selectAllChildren(source);
    button.textContent = source ? "Selected: press Ctrl+C" : "The browser does not let us copy";
  }
}

function ask(title, content, actions = []) {
  const dialog = byId("dialog");
  const close = make("button", {class: "button", onclick: () => dialog.close()}, "Close");
  dialog.replaceChildren(make("h2", {id: "dialog-title"}, title), ...content,
    make("div", {class: "dialog-end"}, close, actions));
  dialog.showModal();
}
