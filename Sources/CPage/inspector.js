// The right side: causes, whose pixels changed, frames before and after, findings, the source.

function inspector(subject, item, own, detail) {
  return make("aside", {class: "inspector", "aria-label": "Explanation", tabindex: 0},
    causeSection(item), shareSection(item, own), nodeSection(own), frameSection(detail, item),
    lintSection(own), sourceSection(own));
}

const section = (title, note, ...content) => make("section", {},
  make("h2", {}, title, note && make("span", {class: "quiet"}, note)), ...content);

function causeSection(item) {
  const folds = [...new Set(item.causes.map(cause => cause.fold))];
  if (!folds.length) return null;
  return section("Why", null, folds.map(fold => make("div", {class: "why"},
    make("span", {}, swatches(fold.title), make("b", {}, fold.title), make("small", {}, fold.note)),
    fold.all.length > 1 && make("a", {href: "#/cause/" + fold.id}, counted(fold.all.length, "case")))));
}

function shareSection(item, own) {
  const shares = own.shares ?? [];
  if (!shares.length) return null;
  const total = Math.max(1, item.pixels);
  const bar = (name, pixels, kind) => make("div", {class: "share " + kind},
    make("span", {class: "name", title: name}, pathParts(name)), make("span", {class: "figure"}, grouped(pixels)),
    make("span", {class: "meter"}, make("i", {style: {width: Math.max(1, pixels / total * 100) + "%"}})));
  const rest = item.pixels - shares.reduce((sum, share) => sum + share[2], 0);
  return section("Whose pixels changed", null,
    shares.map(([name, verdict, pixels]) =>
      bar(name === "canvas" ? "where only one picture reaches" : name, pixels, verdict)),
    rest > 0 && bar("other nodes", rest, "consequence"));
}

/// A path of nodes in two parts, so that what is cut in a narrow column is its beginning: the end names the node.
function pathParts(name) {
  const start = name.lastIndexOf(" › ", name.lastIndexOf(" › ") - 1);
  return start < 0 ? [make("span", {class: "tail"}, name)]
    : [make("span", {class: "lead"}, name.slice(0, start)), make("span", {class: "tail"}, name.slice(start))];
}

const rowsOfNodes = new Map();

function nodeSection(own) {
  rowsOfNodes.clear();
  const nodes = own.nodes ?? [];
  if (!nodes.length) return null;
  const body = make("tbody");
  const fill = count => {
    body.replaceChildren(...nodes.slice(0, count).map(nodeRow));
    if (nodes.length > count) {
      body.append(make("tr", {}, make("td", {colspan: 5},
        make("button", {class: "button small", onclick: () => fill(nodes.length)}, `All ${grouped(nodes.length)}`))));
    }
  };
  fill(60);
  const head = ["Node", "x", "y", "w", "h"].map(title => make("th", {scope: "col"}, title));
  return section("Nodes", counted(nodes.length, "changed", "changed") + (own.omitted ? ` and ${grouped(own.omitted)} more` : ""),
    make("table", {class: "nodes"}, make("thead", {}, make("tr", {}, head)), body));
}

const number = value => String(Math.round(value * 100) / 100).replace("-", "−");

function nodeRow(node) {
  const {name, verdict, structure, old, new: neu, changes} = node;
  const last = name.split(" › ").at(-1);
  const cells = [0, 1, 2, 3].map(index => {
    const change = old && neu ? Math.round((neu[index] - old[index]) * 100) / 100 : 0;
    return make("td", {}, number((neu ?? old)[index]),
      change !== 0 && make("ins", {}, (change > 0 ? "+" : "") + number(change)));
  });
  const said = structure === "kept" ? [] : [structure];
  said.push(...changes);
  const row = make("tr", {
    class: verdict, title: name, onpointerenter: () => { stage.light(node); markRow(node); },
    onpointerleave: () => { stage.light(null); markRow(null); },
  }, make("th", {scope: "row"}, last, said.slice(0, 3).map(text => make("small", {}, swatches(text), text)),
    said.length > 3 && make("small", {title: said.slice(3).join("\n")}, `and ${said.length - 3} more`)), cells);
  rowsOfNodes.set(node, row);
  return row;
}

function markRow(node) {
  for (const [other, row] of rowsOfNodes) row.classList.toggle("lit", other === node);
}

function describeNode({name, old, new: neu, changes, properties, line, content}) {
  const frame = ([x, y, width, height]) => `${number(width)} × ${number(height)} at ${number(x)}, ${number(y)}`;
  const lines = [name.split(" › ").at(-1)];
  if (old && neu && String(old) !== String(neu)) lines.push(`${frame(old)} →`);
  if (neu ?? old) lines.push(frame(neu ?? old));
  // What a live node says of itself: its insets, a few of its values with their tokens, its line.
  if (properties) {
    const inset = insets({new: neu, content});
    if (inset) lines.push(`content inset ${inset}`);
    lines.push(...properties.slice(0, 6).map(([key, value, token, origin, file, line]) => {
      const from = [origin !== "here" && origin, line > 0 && (file ? `${file}:${line}` : `line ${line}`), token];
      return `${key} ${value}` + (from.some(Boolean) ? ` (${from.filter(Boolean).join(", ")})` : "");
    }));
    if (line) lines.push(`line ${line}`);
  }
  return [...lines, ...changes.slice(0, 3)].join("\n");
}

function frameSection(detail, item) {
  return item.aspect !== "frames" && detail.frames ? section("Frame dump", null, frameText(detail)) : null;
}

/// The lines of the frame dump that differ, with those around them.
function frameText(detail, isLarge) {
  const lines = detail.frames ?? [];
  const kinds = {"+": "added", "-": "removed", "@": "gap"};
  return make("pre", {class: "frame-text" + (isLarge ? " large" : ""), tabindex: 0, "aria-label": "Differences of the frame dump"},
    lines.length ? lines.map(line => make("span", {class: kinds[line[0]] ?? ""}, line[0] === "@" ? "⋯" : line, "\n"))
      : "The frame dump is not part of this report.");
}

function lintSection(own) {
  if (!own.lints?.length) return null;
  return section("Findings", counted(own.lints.length, "lint"), own.lints.map(([lint, node, message]) =>
    make("p", {}, make("span", {class: "tag missing"}, lint), " ", make("b", {}, node), " ", message)));
}

function sourceSection(own) {
  const facts = [];
  if (own.largest) facts.push(`largest difference ${counted(own.largest, "level")} of 255`);
  if (own.settled) facts.push(`settled by ${own.settled}`);
  if (own.seconds) facts.push(`took ${(own.seconds * 1000).toFixed(1)} ms`);
  const place = own.source;
  if (!place && !facts.length) return null;
  const button = place && make("button", {class: "button small", onclick: () => copy(place, button)}, "Copy");
  return section("Source", null,
    place && make("p", {class: "source"}, make("code", {}, place), button),
    facts.map(fact => make("p", {class: "quiet"}, fact)));
}
