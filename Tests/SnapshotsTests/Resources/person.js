"use strict";
(async () => {
  const lines = [], say = text => lines.push(text);
  const pause = ms => new Promise(done => setTimeout(done, ms));
  const key = name => {
    dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  };
  const press = name => document.getElementById("list").dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const choose = (id, value) => {
    $(id).value = value;
    $(id).dispatchEvent(new Event("input"));
  };
  const rowsBelow = limit =>
    document.querySelectorAll(".row").length < limit ? "rows below " + limit : "too many rows";
  const loaded = async image => {
    for (let i = 0; i < 500 && image && !image.naturalWidth; i++) await pause(20);
    return image ? image.naturalWidth + "x" + image.naturalHeight : "none";
  };
  try {
    say("ready " + document.body.dataset.ready);
    say("shown " + shown.length);
    say(rowsBelow(80));
    say("first " + $("name").textContent);
    say("picture " + await loaded(document.querySelector("#stage img")));
    press("j");
    say("j " + $("name").textContent);
    for (let i = 0; i < 40; i++) press("ArrowDown");
    say("end " + $("name").textContent);
    press("k");
    say("k " + $("name").textContent);
    press("3");
    say("mode " + $("stage").dataset.mode);
    document.querySelector("button[data-mode=slider]").click();
    say("mode " + $("stage").dataset.mode);
    say("clip " + getComputedStyle(document.querySelectorAll("#stage img")[1]).clipPath);
    press("6");
    say("mode " + $("stage").dataset.mode);
    say("opacity " + getComputedStyle(document.querySelectorAll("#stage img")[1]).opacity);
    press("7");
    say("mode " + $("stage").dataset.mode);
    const top = document.querySelectorAll("#stage img")[1], seen = new Set();
    for (let i = 0; i < 12; i++) { seen.add(top.style.visibility || "visible"); await pause(120); }
    say(seen.size === 2 ? "blinks" : "does not blink");
    press("8");
    say("mode " + $("stage").dataset.mode);
    choose("cause", "1");
    say("cause " + shown.length);
    choose("cause", "");
    choose("component", "Badge");
    say("component " + shown.length);
    choose("component", "");
    choose("status", "");
    say("all " + shown.length);
    say(rowsBelow(80));
    // The browser tells of scrolling with its next frame, which a busy machine draws late: the
    // event is sent at once, and what it must show is read from the place that was scrolled to.
    $("list").scrollTop = 1e9;
    $("list").dispatchEvent(new Event("scroll"));
    const rows = [...document.querySelectorAll(".row")];
    rows[rows.length - 1].click();
    say("scrolled " + $("name").textContent);
    choose("search", "case77/");
    say("search " + shown.length);
    choose("search", "");
    choose("status", "!");
    press("n");
    say("next cause " + $("name").textContent);
  } catch (error) {
    say("error " + error.message);
  }
  const log = document.createElement("pre");
  log.id = "log";
  log.textContent = lines.join("\n");
  document.body.append(log);
})();
