// Small pictures. No thumbnails are written: a row shows the picture itself, cropped to where it
// changed, so that it shows what changed. Pictures load when they come near the screen.

/// A picture of an item in so many CSS pixels.
///
/// - isWhole: shows the whole picture instead of the change.
/// - air: how much of the surroundings is seen, 1 being none.
function thumbnail(item, width, height, {role, isWhole = false, air = 1.3} = {}) {
  const shown = item && (role ? picture(item, role) : portrait(item));
  const size = {width: width + "px", height: height + "px"};
  if (!shown) {
    const sign = !item ? "" : item.aspect !== "picture" ? "≡" : item.status === "error" ? "!" : "";
    return make("span", {class: "thumb none", "aria-hidden": "true", style: size}, sign);
  }
  const image = make("img", {src: shown.source, alt: "", loading: "lazy", decoding: "async", draggable: "false"});
  const frame = make("span", {class: "thumb", style: size}, image);
  image.addEventListener("error", () => {
    frame.classList.add("none");
    frame.replaceChildren("!");
  });
  const lay = pixels => {
    const place = cropped(pixels, item.box, width, height, isWhole, air);
    image.width = Math.max(1, Math.round(pixels.width * place.zoom));
    image.height = Math.max(1, Math.round(pixels.height * place.zoom));
    image.style.setProperty("transform", `translate(${place.x}px, ${place.y}px)`);
    if (place.mark) frame.append(make("i", {class: "mark", style: place.mark}));
  };
  if (shown.width) {
    lay(shown);
  } else {
    // The size of a document's picture and of a reference that passed is known when it has arrived.
    image.classList.add("unsized");
    image.addEventListener("load", () => {
      image.classList.remove("unsized");
      lay({width: image.naturalWidth, height: image.naturalHeight});
    });
  }
  return frame;
}

/// How a picture must lie so that its changed box is seen: larger than fitting where the box is
/// small, never larger than life. A picture that is much taller than its place takes the whole width and shows its
/// top, or its change.
function cropped(shown, box, width, height, isWhole, air) {
  const wide = Math.min(width / shown.width, 1), isTall = shown.height * wide > height * 1.25;
  let zoom = isTall ? wide : Math.min(wide, height / shown.height);
  const middle = {x: (width - shown.width * zoom) / 2, y: (height - shown.height * zoom) / 2};
  if (!box || isWhole) return {zoom, ...middle, y: Math.max(middle.y, 0)};
  const [left, top, boxWidth, boxHeight] = box;
  zoom = Math.max(zoom, Math.min(width / (boxWidth * air), height / (boxHeight * air), 1));
  const along = (room, size, start, extent) => size * zoom <= room
    ? (room - size * zoom) / 2
    : clamp(room / 2 - (start + Math.min(extent, room / zoom) / 2) * zoom, room - size * zoom, 0);
  const x = along(width, shown.width, left, boxWidth), y = along(height, shown.height, top, boxHeight);
  const isLocal = boxWidth * boxHeight < shown.width * shown.height * 0.6;
  const mark = isLocal && {
    left: `${x + left * zoom - 2}px`, top: `${y + top * zoom - 2}px`,
    width: `${boxWidth * zoom + 4}px`, height: `${boxHeight * zoom + 4}px`,
  };
  return {zoom, x, y, mark};
}
