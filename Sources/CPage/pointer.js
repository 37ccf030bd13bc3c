// What pointers do on the stage: drag and wheel move, pinch and Ctrl with the wheel zoom, a double
// click goes close and back; a hovering pointer is mirrored in the other panes and reads frames and
// pixels.

function listenToPointer(node) {
  const down = new Map();
  let distance = 0, travelled = 0;
  const paneOf = event => stage.panes.find(pane => pane.node.contains(event.target));
  const local = (event, pane) => {
    const bounds = pane.node.getBoundingClientRect();
    return [event.clientX - bounds.left, event.clientY - bounds.top];
  };

  node.addEventListener("wheel", event => {
    const pane = paneOf(event);
    if (!pane) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) stage.zoomBy(Math.exp(-event.deltaY * 0.01), ...local(event, pane));
    else if (event.shiftKey) stage.pan(-event.deltaY, 0);
    else stage.pan(-event.deltaX, -event.deltaY);
  }, {passive: false});

  node.addEventListener("pointerdown", event => {
    const pane = paneOf(event);
    if (!pane || event.button) return;
    // A finger on a fitted picture scrolls the page; it takes two to take hold of the picture.
    down.set(event.pointerId, [event.clientX, event.clientY]);
    if (event.pointerType !== "touch" || !stage.isFit || down.size > 1) pane.node.setPointerCapture(event.pointerId);
    distance = travelled = 0;
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    node.addEventListener(end, event => down.delete(event.pointerId));
  }

  node.addEventListener("click", event => {
    const pane = paneOf(event);
    if (!pane || !stage.isLive || pane.isKept || travelled > 3) return;
    const [x, y] = local(event, pane);
    chooseNode(stage.nodeAt((x - stage.x) / stage.zoom / stage.scale, (y - stage.y) / stage.zoom / stage.scale));
  });

  node.addEventListener("dblclick", event => {
    const pane = paneOf(event);
    if (!pane || event.target.closest(".divider")) return;
    if (stage.isFit) stage.zoomBy(Math.max(2, stage.zoom * 3) / stage.zoom, ...local(event, pane));
    else stage.fit();
  });

  node.addEventListener("pointermove", event => {
    const pane = paneOf(event);
    if (!pane) return;
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") hover(event, pane, local(event, pane));
      return;
    }
    down.set(event.pointerId, [event.clientX, event.clientY]);
    if (down.size === 2) {
      const [first, second] = [...down.values()];
      const apart = Math.hypot(first[0] - second[0], first[1] - second[1]);
      const bounds = pane.node.getBoundingClientRect();
      if (distance) {
        stage.zoomBy(apart / distance, (first[0] + second[0]) / 2 - bounds.left, (first[1] + second[1]) / 2 - bounds.top);
      }
      distance = apart;
      return;
    }
    if (event.pointerType === "touch" && stage.isFit) return;
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    travelled += Math.abs(dx) + Math.abs(dy);
    if (travelled > 3) stage.pan(dx, dy);
  });

  node.addEventListener("pointerleave", () => {
    stage.tip.hidden = stage.loupe.hidden = true;
    for (const pane of stage.panes) pane.cross?.remove();
    if (stage.isLive) stage.measureTo(null);
    if (stage.hovered) { stage.hovered = null; stage.light(null); markRow(null); }
  });
}

function hover(event, pane, [x, y]) {
  for (const other of stage.panes) {
    other.cross ??= make("i", {class: "cross"});
    if (other === pane) { other.cross.remove(); continue; }
    other.node.append(other.cross);
    other.cross.style.setProperty("transform", `translate(${x}px, ${y}px)`);
  }
  const column = Math.floor((x - stage.x) / stage.zoom), row = Math.floor((y - stage.y) / stage.zoom);
  hoverFrames(event, pane, (x - stage.x) / stage.zoom / stage.scale, (y - stage.y) / stage.zoom / stage.scale);
  hoverPixels(event, column, row);
}

function hoverFrames(event, pane, x, y) {
  const node = !pane.isKept && (stage.showsFrames || stage.isLive) ? stage.nodeAt(x, y, pane.isOld) : null;
  if (node !== stage.hovered) {
    stage.hovered = node;
    stage.light(node);
    markRow(node);
    if (node) stage.tip.textContent = describeNode(node);
  }
  if (stage.isLive) stage.measureTo(live.isMeasuring || event.altKey ? node : null);
  stage.tip.hidden = !node || stage.showsLoupe;
  if (!stage.tip.hidden) moveBeside(stage.tip, event);
}

/// Eleven by eleven pixels of both pictures around the pointer.
function hoverPixels(event, column, row) {
  const loupe = stage.loupe;
  loupe.hidden = !stage.showsLoupe || !stage.old || !stage.new;
  if (loupe.hidden) return;
  if (!loupe.firstChild) {
    loupe.append(...[["Reference", stage.old], ["New", stage.new]].map(([name, shown]) =>
      make("div", {}, make("div", {class: "lens"}, imageOf(shown, "")), make("b", {}, name), make("span", {}))));
  }
  const colors = [stage.old, stage.new].map((shown, index) => {
    const place = loupe.children[index], image = place.querySelector("img");
    image.style.setProperty("transform",
      `translate(${60.5 - (column + 0.5) * 11}px, ${60.5 - (row + 0.5) * 11}px) scale(11)`);
    const color = colorAt(image, shown, column, row);
    place.lastChild.textContent = color ? hexadecimal(color) : index ? "" : `${column}, ${row}`;
    return color;
  });
  const [old, neu] = colors;
  if (old && neu) {
    const levels = Math.max(...old.map((value, index) => Math.abs(value - neu[index])));
    loupe.children[1].lastChild.textContent += levels ? ` Δ ${levels}` : " equal";
  }
  moveBeside(loupe, event);
}

/// A pixel's channels; nothing outside of the picture, or where it cannot be read (yet).
function colorAt(image, shown, column, row) {
  if (column < 0 || row < 0 || column >= shown.width || row >= shown.height) return null;
  if (shown.context === undefined) openPixels(image, shown);
  return shown.context ? [...shown.context.getImageData(column, row, 1, 1).data] : null;
}

/// Makes a picture readable: itself where the page was served, else from the file of its pixels.
function openPixels(image, shown) {
  const context = source => {
    const canvas = make("canvas", {width: shown.width, height: shown.height});
    const drawing = canvas.getContext("2d", {willReadFrequently: true});
    drawing.drawImage(source, 0, 0);
    drawing.getImageData(0, 0, 1, 1);
    return drawing;
  };
  shown.context = null;
  if (!image.complete) { delete shown.context; return; }
  try { shown.context = context(image); } catch {
    const index = shown === stage.old ? 0 : 1;
    readablePictures(stage.item).then(pictures => { if (pictures) shown.context = context(pictures[index]); });
  }
}

const hexadecimal = color => "#" + (color[3] === 255 ? color.slice(0, 3) : color)
  .map(value => value.toString(16).padStart(2, "0")).join("").toUpperCase();

function moveBeside(node, event) {
  const bounds = stage.node.getBoundingClientRect(), gap = 16;
  let x = event.clientX - bounds.left + gap, y = event.clientY - bounds.top + gap;
  if (x + node.offsetWidth > bounds.width) x -= node.offsetWidth + 2 * gap;
  if (y + node.offsetHeight > bounds.height) y -= node.offsetHeight + 2 * gap;
  node.style.setProperty("left", Math.max(4, x) + "px");
  node.style.setProperty("top", Math.max(4, y) + "px");
}
