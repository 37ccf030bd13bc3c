// The pictures. Panes of layers under one transform, so that zoom and place are always the same in
// all of them; what one chose stays when one moves on to another variant, case or view.

const views = [
  ["side", "Side by side"], ["slider", "Slider"], ["overlay", "Overlay"], ["blink", "Blink"],
  ["difference", "Difference"], ["unaccounted", "Not accounted for"],
];
/// The view of what no input accounts for is there where such pixels are.
const viewsOf = item => picture(item, "unaccounted") ? views : views.slice(0, -1);
const viewOf = item => viewsOf(item).some(view => view[0] === state.view) ? state.view : "difference";
const grounds = ["checker", "white", "black"];

const stage = {
  zoom: 1, x: 0, y: 0, isFit: true, split: 50, mix: 50, ground: "checker",
  showsFrames: false, showsLoupe: false, isHeld: false,
  panes: [], node: null, item: null, timer: 0,

  /// The stage for an item: its panes, and what the pointer does in them.
  build(item, detail) {
    const isOther = this.begin(item);
    this.nodes = detail.nodes ?? [];
    this.scale = detail.scale ?? 1;
    this.old = picture(item, "expected");
    this.new = picture(item, "actual");
    const pictures = [this.old, this.new].filter(Boolean);
    if (!pictures.length) return this.empty(item, detail);
    this.measure(pictures);
    this.compose(pictures.length === 2 ? viewOf(item) : "one");
    const start = () => {
      if (!this.isFit && isOther && item.box) this.center(item.box);
      this.place();
    };
    requestAnimationFrame(start);
    return this.node;
  },

  /// An empty stage; whether another case was on it.
  begin(item) {
    clearInterval(this.timer);
    const isOther = this.item?.case !== item.case;
    Object.assign(this, {item, panes: [], hovered: null, chosen: null, isLive: false, nodes: [], scale: 1});
    this.tip = make("div", {class: "tip", hidden: true});
    this.loupe = make("div", {class: "loupe", hidden: true});
    this.node = make("div", {class: "stage", id: "stage", role: "group", "aria-label": "Pictures"}, this.tip, this.loupe);
    this.node.dataset.ground = this.ground;
    listenToPointer(this.node);
    listenToTouches(this.node);
    // What the pointer was told is elsewhere now.
    new ResizeObserver(() => { this.tip.hidden = true; this.measureTo(null); this.place(); }).observe(this.node);
    return isOther;
  },

  // MARK: A picture that changes while it is looked at

  /// The stage for a document, without a picture yet.
  buildLive(item) {
    this.begin(item);
    this.isLive = true;
    this.old = this.new = null;
    return this.node;
  },

  /// Puts a decoded picture in the place of the one that is shown; zoom and place stay.
  swap(shown, image, scale) {
    Object.assign(this, {new: shown, nodes: [], scale, hovered: null, width: shown.width, height: shown.height});
    const pane = this.panes[0];
    if (pane) {
      pane.layers[0].surface.replaceChildren(image);
      pane.words.replaceWith(pane.words = caption("Live", shown));
      this.drawFrames(pane);
    } else {
      const surface = make("div", {class: "surface"}, image);
      const words = caption("Live", shown);
      this.pane([{node: make("div", {class: "layer actual"}, surface), surface, role: "actual"}], [words]).words = words;
    }
    this.panes[0].shown = shown;
    this.measure(this.panes.map(pane => pane.shown));
    this.place();
  },

  /// Lays what differs over the picture that is shown.
  patch(shown, stripes) {
    this.new = this.panes[0].shown = shown;
    for (const [top, image] of stripes) {
      image.style.setProperty("top", top + "px");
      this.panes[0].layers[0].surface.append(image);
    }
  },

  /// One picture in the place of one with others over it.
  settle(image) { this.panes[0]?.layers[0].surface.replaceChildren(image); },

  /// What the picture shows.
  tell(nodes, chosen) {
    Object.assign(this, {nodes, chosen, hovered: null});
    for (const pane of this.panes) this.drawFrames(pane);
    this.place();
  },

  /// Other pictures beside the one that changes, under the same zoom.
  setBeside(kept) {
    for (const pane of this.panes.splice(1)) pane.node.remove();
    for (const {shown, image, words} of kept) {
      const surface = make("div", {class: "surface"}, image);
      const pane = this.pane([{node: make("div", {class: "layer"}, surface), surface, role: "kept"}], [words]);
      Object.assign(pane, {shown, isKept: true});
      pane.marks.replaceChildren();
    }
    this.measure(this.panes.map(pane => pane.shown));
    this.place();
  },

  choose(node) {
    this.chosen = node;
    for (const pane of this.panes) this.drawFrames(pane);
  },

  /// Shows for a moment which nodes are others than before.
  outline(nodes) {
    for (const pane of this.panes.slice(0, 1)) {
      const marks = nodes.filter(node => node.new).slice(0, 200).map(node => frameRect(node.new, "changed"));
      pane.marks.append(...marks);
      setTimeout(() => marks.forEach(mark => mark.remove()), 1600);
    }
    this.node.dataset.changed = nodes.length;
  },

  /// The distances from the chosen node to another, as lines with their lengths in points.
  measureTo(node) {
    for (const {marks} of this.panes.slice(0, this.isLive ? 1 : undefined)) {
      marks.querySelectorAll(".ruler").forEach(mark => mark.remove());
      if (!node?.new || !this.chosen?.new || node === this.chosen) continue;
      const size = 12 / this.zoom / this.scale;
      for (const {from, to, length} of distances(this.chosen.new, node.new)) {
        const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        const words = draw("text", {x: x + size / 3, y: y - size / 3, "font-size": size});
        words.textContent = number(length);
        marks.append(draw("g", {class: "ruler"}, draw("line", {x1: from[0], y1: from[1], x2: to[0], y2: to[1]}), words));
      }
    }
  },

  measure(pictures) {
    this.width = Math.max(...pictures.map(shown => shown.width ?? 1));
    this.height = Math.max(...pictures.map(shown => shown.height ?? 1));
  },

  empty(item, detail) {
    const isFrames = item.aspect === "frames";
    this.node.classList.add("blank");
    this.node.append(isFrames ? frameText(detail, true) : make("div", {class: "empty"},
      make("h2", {}, item.aspect === "picture" ? "No picture" : "Compared with another document"),
      make("p", {}, item.aspect !== "picture" ? detail.message : item.status === "passed"
        ? "The reference is not kept in this report." : "The document could not be drawn.")));
    return this.node;
  },

  compose(view) {
    this.view = view;
    const old = () => this.layer(this.old, "expected"), neu = () => this.layer(this.new, "actual");
    switch (view) {
    case "one": {
      const [shown, role, name] = this.new ? [this.new, "actual", "New"]
        : [this.old, "expected", this.item.status === "error" ? "Last reference" : "Reference"];
      this.pane([this.layer(shown, role)], [caption(name, shown)]);
      break;
    }
    case "side":
      this.pane([old()], [caption("Reference", this.old)]);
      this.pane([neu()], [caption("New", this.new)]);
      break;
    case "slider": this.composeSlider(old(), neu()); break;
    case "overlay": {
      const top = neu();
      this.pane([old(), top], [caption("New over the reference")]);
      this.setMix = value => {
        this.mix = value;
        top.node.style.setProperty("opacity", value / 100);
      };
      this.setMix(this.mix);
      break;
    }
    case "blink": this.composeBlink(old(), neu()); break;
    case "unaccounted": {
      const shown = picture(this.item, "unaccounted");
      this.pane([this.layer(shown, "unaccounted")],
        [caption("What no input accounts for", shown), caption(grouped(this.item.unproven) + " px", null, true)]);
      break;
    }
    default: this.composeDifference();
    }
  },

  composeSlider(old, top) {
    const handle = make("div", {
      class: "divider", role: "slider", tabindex: 0, "aria-label": "Divider between reference and new",
      "aria-valuemin": 0, "aria-valuemax": 100,
    });
    const set = value => {
      this.split = clamp(value, 0, 100);
      top.node.style.setProperty("clip-path", `inset(0 0 0 ${this.split}%)`);
      handle.style.setProperty("left", this.split + "%");
      handle.setAttribute("aria-valuenow", Math.round(this.split));
    };
    const pane = this.pane([old, top], [caption("Reference", this.old), caption("New", this.new, true), handle]);
    handle.addEventListener("pointerdown", event => {
      event.stopPropagation();
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", event => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      const bounds = pane.node.getBoundingClientRect();
      set((event.clientX - bounds.left) / bounds.width * 100);
    });
    handle.addEventListener("keydown", event => {
      const step = {ArrowLeft: -2, ArrowRight: 2, PageDown: -10, PageUp: 10, Home: -100, End: 100}[event.key];
      if (!step) return;
      set(this.split + step);
      event.preventDefault();
      event.stopPropagation();
    });
    set(this.split);
  },

  composeBlink(old, top) {
    const words = caption("New", this.new);
    this.pane([old, top], [words]);
    this.flip = () => {
      const isOld = top.node.classList.toggle("off");
      words.firstChild.data = isOld ? "Reference" : "New";
    };
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isStill) this.timer = setInterval(this.flip, 700);
  },

  /// The tool's own difference picture; beyond the first few hundred failures none is written, and
  /// the browser finds the pixels that differ, however little.
  composeDifference() {
    const shown = picture(this.item, "diff");
    const words = [caption("Changed pixels", shown ?? this.new), caption(grouped(this.item.pixels) + " px", null, true)];
    if (shown) return this.pane([this.layer(shown, "diff")], words);
    const pale = this.layer(this.new, "actual pale"), changed = this.layer(this.old, "computed");
    changed.surface.append(imageOf(this.new, ""));
    this.pane([pale, changed], words);
  },

  pane(layers, extras) {
    const node = make("div", {class: "pane"}, layers.map(layer => layer.node));
    // The reference, over everything for as long as the space bar is down.
    const held = this.old && this.new && this.layer(this.old, "held");
    if (held) { node.append(held.node); layers.push(held); }
    const marks = draw("g"), grid = make("div", {class: "pixel-grid", hidden: true});
    const frames = draw("svg", {class: "frames", "aria-hidden": "true"}, marks);
    node.append(grid, frames, ...extras);
    const isOld = layers.every(layer => layer.role === "expected" || layer.role === "held");
    const pane = {node, layers, marks, grid, isOld};
    this.panes.push(pane);
    this.node.append(node);
    this.drawFrames(pane);
    return pane;
  },

  layer(shown, role) {
    const alt = {expected: "Reference", actual: "New picture", diff: "Changed pixels", unaccounted: "Pixels that no input accounts for"}[role];
    const image = imageOf(shown, alt ? `${alt} of ${this.item.key}` : "");
    if (!shown.width) {
      image.addEventListener("load", () => {
        shown.width = image.naturalWidth;
        shown.height = image.naturalHeight;
        this.measure([shown]);
        this.place();
      });
      image.addEventListener("error", () => node.replaceChildren(make("div", {class: "empty"},
        make("p", {}, "The reference is not in this report."))));
    }
    const surface = make("div", {class: "surface"}, image);
    const node = make("div", {class: "layer " + role}, surface);
    return {node, surface, role};
  },

  // MARK: Zoom and place

  place() {
    const pane = this.panes[0];
    if (!pane || !this.node.isConnected) return;
    this.stack();
    const bounds = pane.node.getBoundingClientRect();
    if (!bounds.width) return;
    const edge = isNarrow() ? 8 : 14, top = 38;
    let isThread = false;
    if (this.isFit) {
      const wide = (bounds.width - 2 * edge) / this.width, high = (bounds.height - top - edge) / this.height;
      this.zoom = Math.min(wide, high);
      // What would be a thread fits by its short side and begins at its start.
      const broad = Math.min(1, Math.max(wide, high));
      isThread = this.zoom * 6 < broad;
      if (isThread) this.zoom = broad;
      // Small pictures are shown in whole factors; nothing else is ever enlarged by fitting.
      else if (this.zoom > 1) this.zoom = Math.max(this.width, this.height) < 200 ? Math.min(3, Math.floor(this.zoom)) : 1;
      this.x = isThread && wide < high ? edge : (bounds.width - this.width * this.zoom) / 2;
      this.y = isThread && high < wide ? top : top + (bounds.height - top - edge - this.height * this.zoom) / 2;
    }
    const kept = (start, size, room) => size <= room
      ? clamp(start, -size / 2, room - size / 2)
      : clamp(start, room / 2 - size, room / 2);
    this.x = kept(this.x, this.width * this.zoom, bounds.width);
    this.y = kept(this.y, this.height * this.zoom, bounds.height);
    const density = this.zoom * devicePixelRatio;
    for (const {layers, marks, grid} of this.panes) {
      for (const {surface} of layers) {
        surface.style.setProperty("transform", `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`);
        surface.classList.toggle("pixelated", density >= 2);
      }
      marks.setAttribute("transform", `translate(${this.x} ${this.y}) scale(${this.zoom * this.scale})`);
      marks.style.setProperty("--mark", 11 / this.zoom / this.scale + "px");
      this.placeGrid(grid, bounds, density);
    }
    // A fitted picture leaves vertical drags to the page, as there is nothing more of it to see.
    this.node.classList.toggle("fit", this.isFit && !isThread);
    const reading = byId("zoom");
    if (reading) reading.textContent = Math.round(density * 100) + " %";
    byId("fit")?.setAttribute("aria-pressed", String(this.isFit));
  },

  /// A line between any two pixels, once they are large enough to be told apart.
  placeGrid(grid, bounds, density) {
    grid.hidden = density < 8;
    if (grid.hidden) return;
    const left = Math.max(0, this.x), top = Math.max(0, this.y);
    const right = Math.min(bounds.width, this.x + this.width * this.zoom);
    const bottom = Math.min(bounds.height, this.y + this.height * this.zoom);
    const set = (name, value) => grid.style.setProperty(name, value);
    set("left", left + "px");
    set("top", top + "px");
    set("width", Math.max(0, right - left) + "px");
    set("height", Math.max(0, bottom - top) + "px");
    set("background-size", `${this.zoom}px ${this.zoom}px`);
    set("background-position", `${this.x - left}px ${this.y - top}px`);
  },

  /// Two panes stand beside or above each other, whichever shows the pictures larger.
  stack() {
    if (this.panes.length !== 2) return;
    const {width, height} = this.node.getBoundingClientRect();
    const beside = Math.min(width / 2 / this.width, (height - 52) / this.height, 1);
    const above = Math.min(width / this.width, (height / 2 - 52) / this.height, 1);
    this.node.classList.toggle("stacked", above > beside * 1.05);
  },

  zoomBy(factor, x, y) {
    if (!this.panes.length) return;
    const bounds = this.panes[0].node.getBoundingClientRect();
    const [cx, cy] = [x ?? bounds.width / 2, y ?? bounds.height / 2];
    const zoom = clamp(this.zoom * factor, 0.04, 48);
    this.x = cx - (cx - this.x) * zoom / this.zoom;
    this.y = cy - (cy - this.y) * zoom / this.zoom;
    this.zoom = zoom;
    this.isFit = false;
    this.place();
  },

  fit() { this.isFit = true; this.place(); },
  actualSize() { this.zoomBy(1 / devicePixelRatio / this.zoom); },

  /// Puts a box of the picture into the middle.
  center([left, top, width, height]) {
    const bounds = this.panes[0].node.getBoundingClientRect();
    this.x = bounds.width / 2 - (left + width / 2) * this.zoom;
    this.y = bounds.height / 2 - (top + height / 2) * this.zoom;
  },

  /// Goes to where it changed, as large as it fits.
  zoomToChange() {
    const box = this.item?.box;
    if (!box || !this.panes.length) return announce("There is no changed place");
    const bounds = this.panes[0].node.getBoundingClientRect();
    this.zoom = clamp(Math.min(bounds.width / (box[2] * 1.4), bounds.height / (box[3] * 1.4)), 0.04, 16);
    this.isFit = false;
    this.center(box);
    this.place();
  },

  pan(dx, dy) {
    this.isFit = false;
    this.x += dx;
    this.y += dy;
    this.place();
  },

  /// Shows the reference in every pane while held.
  hold(isOn) {
    if (!this.node || this.isHeld === isOn || !(this.old && this.new)) return;
    this.isHeld = isOn;
    this.node.classList.toggle("holding", isOn);
    announce(isOn ? "Reference" : "New");
  },

  nextGround() {
    this.ground = grounds[(grounds.indexOf(this.ground) + 1) % grounds.length];
    if (this.node) this.node.dataset.ground = this.ground;
    announce("Ground: " + this.ground);
  },

  // MARK: Frames

  drawFrames(pane) {
    pane.marks.replaceChildren();
    if (pane.isKept) return;
    if (this.isLive) pane.marks.append(...overlayMarks(this.nodes));
    if (this.chosen?.new) pane.marks.append(frameRect(this.chosen.new, "chosen"));
    if (!this.showsFrames || this.isLive) return;
    for (const node of this.nodes) {
      if (node.old && (pane.isOld || this.view !== "side")) pane.marks.append(frameRect(node.old, "was"));
      if (node.new && !pane.isOld) pane.marks.append(frameRect(node.new, "is " + node.verdict));
    }
  },

  light(node) {
    for (const pane of this.panes) {
      if (pane.isKept) continue;
      pane.marks.querySelectorAll(".lit").forEach(mark => mark.remove());
      const frame = node && ((pane.isOld ? node.old : node.new) ?? node.old ?? node.new);
      if (frame) pane.marks.append(frameRect(frame, "lit"));
      if (node?.content && String(node.content) !== String(frame)) pane.marks.append(frameRect(node.content, "lit inner"));
    }
  },

  /// The smallest changed node at a point of the picture.
  nodeAt(x, y, isOld) {
    let best = null, size = Infinity;
    for (const node of this.nodes) {
      const frame = isOld ? node.old : node.new;
      if (!frame) continue;
      const [left, top, width, height] = frame;
      const isInside = x >= left && y >= top && x < left + width && y < top + height;
      if (isInside && width * height <= size) { best = node; size = width * height; }
    }
    return best;
  },
};

function imageOf(shown, alt) {
  const image = make("img", {src: shown.source, alt, draggable: "false", decoding: "sync"});
  if (shown.width) { image.width = shown.width; image.height = shown.height; }
  return image;
}

const caption = (text, shown, isRight) => make("span", {class: "caption" + (isRight ? " right" : "")},
  text, shown?.width && make("i", {}, `${shown.width} × ${shown.height}`));

const frameRect = ([x, y, width, height], kind) =>
  draw("rect", {x, y, width: Math.max(width, 0.5), height: Math.max(height, 0.5), class: kind});
