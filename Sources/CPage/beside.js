// Several pictures side by side: what is looked at now stays where it is while one goes on to another
// document or to other conditions.

function keepBeside() {
  if (!live.answer?.picture) return;
  if (live.beside.length === 5) live.beside.shift();
  live.beside.push({name: live.name, settings: {...live.settings}, edits: [...live.edits]});
  writeAddress(true);
  announce(`${live.name} is kept beside`);
  return drawBeside();
}

function leaveBeside(kept) {
  live.beside = live.beside.filter(other => other !== kept);
  writeAddress(true);
  return drawBeside();
}

let besideNumber = 0;

/// Draws what is kept anew. What cannot be drawn any more is left out.
async function drawBeside() {
  const number = ++besideNumber, shown = [];
  for (const kept of live.beside) {
    let answer = null;
    try {
      answer = await request("render", {document: kept.name, settings: kept.settings, edits: kept.edits});
    } catch { /* gone */ }
    if (number !== besideNumber) return;
    if (!answer?.picture) continue;
    const picture = {source: answer.picture, width: answer.width, height: answer.height};
    const image = imageOf(picture, `Picture of ${kept.name}`);
    try { await image.decode(); } catch { continue; }
    shown.push({shown: picture, image, words: besideWords(kept, picture)});
  }
  if (number !== besideNumber || !stage.isLive || !stage.panes.length) return;
  stage.setBeside(shown);
  byId("main").dataset.beside = shown.length;
}

function besideWords(kept, picture) {
  const words = [kept.name, ...Object.entries(kept.settings).map(([name, value]) => `${inWords(name)} ${value}`),
    kept.edits.length && counted(kept.edits.length, "change")].filter(Boolean);
  const label = caption(words.join(", "), picture);
  label.classList.add("held");
  // The pane takes hold of pointers that go down in it.
  label.addEventListener("pointerdown", event => event.stopPropagation());
  label.append(make("button", {class: "button small", "aria-label": `Leave ${kept.name} out`, title: "Leave out",
    onclick: () => leaveBeside(kept)}, "✕"));
  return label;
}
