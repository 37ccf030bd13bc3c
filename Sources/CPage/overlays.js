// What is drawn over a live picture to show what cannot be seen in it: frames, padding, baselines, what
// can be pressed, what is read out.

const overlays = [
  ["frames", "Frames", "Frames of all nodes (f)"], ["padding", "Padding", "Between a frame and its content"],
  ["baselines", "Baselines", "First and last lines of text"], ["hit", "Hit areas", "What can be pressed; red is smaller than 44 points"],
  ["access", "Accessibility", "What is read out, in its order; red has no name"],
];

/// So many nodes are marked; more would take the browser longer than anybody looks.
const markLimit = 1_500;
/// The least that a finger hits well, in points.
const leastTarget = 44;

function toggleOverlay(key) {
  live.overlays[live.overlays.has(key) ? "delete" : "add"](key);
  byId("over-" + key)?.setAttribute("aria-pressed", String(live.overlays.has(key)));
  for (const pane of stage.panes) stage.drawFrames(pane);
  writeAddress(true);
  announce(`${overlays.find(([name]) => name === key)[1]}: ${live.overlays.has(key) ? "shown" : "hidden"}`);
}

const isPressable = ({access}) => Boolean(access) && !access[0].includes("dimmed")
  && !/^(text|heading|image)(,|$)/.test(access[0]);

/// The marks of all overlays that are shown.
function overlayMarks(nodes) {
  const placed = nodes.filter(node => node.new).slice(0, markLimit), makers = {
    frames: () => placed.map(node => frameRect(node.new, "is consequence")),
    padding: () => placed.map(paddingMark),
    baselines: () => placed.flatMap(({new: [x, , width], baselines}) =>
      baselines.map(y => draw("line", {x1: x, x2: x + width, y1: y, y2: y, class: "baseline"}))),
    hit: () => placed.filter(isPressable).flatMap(hitMarks),
    access: () => placed.filter(node => node.access).flatMap((node, index) => accessMarks(node, index + 1)),
  };
  return overlays.filter(([key]) => live.overlays.has(key)).flatMap(([key]) => makers[key]()).filter(isThing);
}

function paddingMark({new: [x, y, w, h], content}) {
  if (!content) return null;
  const [cx, cy, cw, ch] = content;
  // Content that is larger than its frame leaves no space.
  const [left, top, right, bottom] = [Math.max(x, cx), Math.max(y, cy), Math.min(x + w, cx + cw), Math.min(y + h, cy + ch)];
  if (left <= x && top <= y && right >= x + w && bottom >= y + h) return null;
  const box = (a, b, c, d) => `M${a} ${b}H${c}V${d}H${a}Z`;
  return draw("path", {d: box(x, y, x + w, y + h) + box(left, top, right, bottom), class: "padding", "fill-rule": "evenodd"});
}

const markText = (words, x, y, kind) => {
  const text = draw("text", {x, y, class: "mark-text " + kind});
  text.textContent = words;
  return text;
};

function hitMarks({new: [x, y, w, h]}) {
  const isSmall = w < leastTarget || h < leastTarget, kind = isSmall ? "hit small" : "hit";
  const [width, height] = [Math.max(w, leastTarget), Math.max(h, leastTarget)];
  return [
    frameRect([x, y, w, h], kind),
    isSmall && frameRect([x - (width - w) / 2, y - (height - h) / 2, width, height], "hit wanted"),
    markText(`${number(w)} × ${number(h)}`, x + w, y, kind),
  ];
}

function accessMarks({new: frame, access: [role, name]}, place) {
  const kind = name ? "access" : "access nameless";
  return [frameRect(frame, kind), markText(`${place} ${role}: ${name || "no name"}`, frame[0], frame[1], kind)];
}
