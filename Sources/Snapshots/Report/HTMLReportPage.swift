/// The fixed parts of the report page.
enum HTMLReportPage {
  static let head = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Galley snapshots</title>

    """

  static let body = """
    <header>
      <h1>Snapshots</h1><span id="totals"></span>
      <input id="search" type="search" placeholder="name or text ( / )" aria-label="search">
      <select id="status" aria-label="status"></select>
      <select id="cause" aria-label="cause"></select>
      <select id="component" aria-label="component"></select>
    </header>
    <main>
      <div id="list" tabindex="0" role="listbox" aria-label="results">
        <div id="space"><div id="rows"></div></div>
      </div>
      <section id="detail">
        <h2 id="name"></h2>
        <p id="message"></p>
        <p id="facts"></p>
        <nav id="modes"></nav>
        <div id="stage"></div>
        <ul id="shares"></ul>
        <pre id="accept"></pre>
      </section>
    </main>
    <footer>j k: next, previous · n: next cause · 1–8: view · space: blink · /: search</footer>

    """

  static let style = """
    :root { color-scheme: light dark; --line: #8884; --mark: #2f6fe4; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; height: 100vh; display: flex;
      flex-direction: column; }
    header { display: flex; gap: 8px; align-items: center; padding: 8px 12px;
      border-bottom: 1px solid var(--line); flex-wrap: wrap; }
    h1 { font-size: 16px; margin: 0; }
    #totals { opacity: .75; margin-right: auto; }
    #search { width: 16em; }
    select { max-width: 22em; }
    main { flex: 1; display: flex; min-height: 0; }
    #list { width: 36%; min-width: 240px; overflow: auto; border-right: 1px solid var(--line);
      outline: none; }
    #space { position: relative; }
    #rows { position: absolute; left: 0; right: 0; }
    .row { height: 28px; line-height: 28px; padding: 0 10px; white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis; cursor: pointer; }
    .row.on { background: var(--mark); color: #fff; }
    .row b { display: inline-block; width: 5.5em; font-weight: 600; }
    .failed b, .error b, .unusable b { color: #d22; }
    .missing b, .recorded b { color: #b80; }
    .passed b { color: #2a2; }
    .row.on b { color: #fff; }
    #detail { flex: 1; overflow: auto; padding: 10px 14px; }
    h2 { font-size: 15px; margin: 0 0 4px; overflow-wrap: anywhere; }
    #message { margin: 0 0 4px; }
    #facts { margin: 0 0 8px; opacity: .75; }
    nav button.on { background: var(--mark); color: #fff; }
    #stage { position: relative; margin: 10px 0; min-height: 60px; overflow: auto; }
    #stage img { image-rendering: pixelated; max-width: none; display: block;
      background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0/16px 16px; }
    #stage .side { display: flex; gap: 10px; align-items: flex-start; }
    #stage .stack { position: relative; display: inline-block; }
    #stage .stack img + img { position: absolute; left: 0; top: 0; }
    #stage figure { margin: 0; } #stage figcaption { opacity: .75; }
    .difference img + img { mix-blend-mode: difference; background: none !important; }
    #stage input[type=range] { width: 320px; display: block; margin-bottom: 6px; }
    #accept { opacity: .8; white-space: pre-wrap; }
    footer { border-top: 1px solid var(--line); padding: 4px 12px; opacity: .75; font-size: 12px; }

    """

  static let script = """
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const $ = id => document.getElementById(id);
    const rowHeight = 28;
    const modes = ["expected", "actual", "diff", "side by side", "slider", "onion", "blink",
      "composite"];
    const statuses = ["failed", "missing", "recorded", "error", "unusable", "passed"];
    let shown = [], current = -1, mode = "side by side", timer = null, blinkOn = false;

    function option(select, value, text) {
      const item = document.createElement("option");
      item.value = value; item.textContent = text; select.append(item);
    }
    option($("status"), "", "any status");
    option($("status"), "!", "not passed");
    for (const name of statuses) {
      const count = data.results.filter(r => r.s === name).length;
      if (count) option($("status"), name, name + " (" + count + ")");
    }
    option($("cause"), "", "any cause");
    data.causes.forEach((c, i) => option($("cause"), i, c.text + " (" + (c.only + c.mixed) + ")"));
    option($("component"), "", "any component");
    [...new Set(data.results.flatMap(r => r.t || []))].sort()
      .forEach(t => option($("component"), t, t));
    const failures = data.results.filter(r => r.s !== "passed").length;
    $("totals").textContent = data.results.length + " checked, " + failures + " not passed, "
      + data.causes.length + " causes, " + data.seconds + " s, mode " + data.mode;

    function filter() {
      const words = $("search").value.toLowerCase();
      const status = $("status").value, cause = $("cause").value, type = $("component").value;
      shown = data.results.filter(r =>
        (!status || (status === "!" ? r.s !== "passed" : r.s === status))
        && (cause === "" || (r.c || []).includes(+cause))
        && (!type || (r.t || []).includes(type))
        && (!words || r.n.toLowerCase().includes(words)
          || (r.m || "").toLowerCase().includes(words)));
      $("space").style.height = shown.length * rowHeight + "px";
      $("list").scrollTop = 0;
      select(shown.length ? 0 : -1);
    }

    function rows() {
      const list = $("list"), first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 8);
      const last = Math.min(shown.length,
        Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 8);
      const fragment = document.createDocumentFragment();
      for (let i = first; i < last; i++) {
        const row = document.createElement("div"), status = document.createElement("b");
        row.className = "row " + shown[i].s + (i === current ? " on" : "");
        row.dataset.index = i;
        status.textContent = shown[i].s;
        row.append(status, shown[i].n);
        fragment.append(row);
      }
      $("rows").style.top = first * rowHeight + "px";
      $("rows").replaceChildren(fragment);
    }

    function select(index) {
      current = index;
      const list = $("list"), top = index * rowHeight;
      if (index >= 0 && top < list.scrollTop) list.scrollTop = top;
      if (index >= 0 && top + rowHeight > list.scrollTop + list.clientHeight)
        list.scrollTop = top + rowHeight - list.clientHeight;
      rows(); detail();
    }

    function detail() {
      const result = shown[current];
      $("name").textContent = result ? result.n : "nothing to show";
      $("message").textContent = result ? (result.m || "") : "";
      const facts = [];
      if (result) {
        facts.push(result.s + (result.p ? " by " + result.p : ""));
        if (result.d !== undefined) facts.push(result.d + " px differ");
        if (result.e !== undefined) facts.push(result.e + " px explained");
        if (result.l !== undefined) facts.push("largest difference " + result.l + " levels");
        if (result.w) facts.push(result.w);
      }
      $("facts").textContent = facts.join(" · ");
      const items = result ? (result.h || []).map(h =>
        h[0] + ": " + h[2] + " px (" + h[1] + ")").concat(result.i || []) : [];
      $("shares").replaceChildren(...items.map(text => {
        const item = document.createElement("li"); item.textContent = text; return item;
      }));
      const causes = result ? (result.c || []).map(i => data.causes[i]) : [];
      $("accept").textContent = causes.map(c =>
        "galley accept --cause " + c.id + "   # " + c.text
        + " (" + c.only + " pictures with no other cause)").join("\\n");
      stage();
    }

    const address = path => data.base + "/" + path.split("/").map(encodeURIComponent).join("/");

    function picture(role) {
      const result = shown[current];
      const path = result && result["_" + role];
      if (!path) return null;
      const image = document.createElement("img");
      image.src = address(path);
      image.alt = role;
      return image;
    }

    function withoutPicture() {
      const result = shown[current];
      if (!result || !result.x) return "no picture";
      const link = document.createElement("a");
      link.href = address(result.x);
      link.textContent = "the frames as text";
      return link;
    }

    function stack(className) {
      const box = document.createElement("div");
      box.className = "stack " + (className || "");
      box.append(...[picture("expected"), picture("actual")].filter(Boolean));
      return box;
    }

    function range(value, change) {
      const input = document.createElement("input");
      input.type = "range"; input.min = 0; input.max = 100; input.value = value;
      input.oninput = () => change(+input.value);
      return input;
    }

    function captioned(role) {
      const image = picture(role);
      if (!image) return null;
      const figure = document.createElement("figure");
      const caption = document.createElement("figcaption");
      caption.textContent = role;
      figure.append(caption, image);
      return figure;
    }

    function stage() {
      clearInterval(timer); timer = null;
      $("modes").replaceChildren(...modes.map((name, i) => {
        const button = document.createElement("button");
        button.textContent = (i + 1) + " " + name;
        button.dataset.mode = name;
        button.className = name === mode ? "on" : "";
        button.onclick = () => { mode = name; stage(); };
        return button;
      }));
      const place = $("stage");
      place.replaceChildren();
      place.dataset.mode = mode;
      if (mode === "side by side") {
        const side = document.createElement("div");
        side.className = "side";
        side.append(...["expected", "actual", "diff"].map(captioned).filter(Boolean));
        place.append(side);
      } else if (mode === "slider") {
        const box = stack(), top = box.children[1];
        const cut = v => { if (top) top.style.clipPath = "inset(0 0 0 " + v + "%)"; };
        place.append(range(50, cut), box); cut(50);
      } else if (mode === "onion") {
        const box = stack(), top = box.children[1];
        const fade = v => { if (top) top.style.opacity = v / 100; };
        place.append(range(50, fade), box); fade(50);
      } else if (mode === "blink") {
        const box = stack(), top = box.children[1];
        place.append(box);
        timer = setInterval(() => {
          blinkOn = !blinkOn;
          if (top) top.style.visibility = blinkOn ? "visible" : "hidden";
        }, 450);
      } else if (mode === "diff" && !picture("diff")) {
        place.append(stack("difference"));
      } else {
        const image = picture(mode);
        if (image) place.append(image);
      }
      if (!place.querySelector("img")) place.replaceChildren(withoutPicture());
    }

    $("list").addEventListener("scroll", rows);
    addEventListener("resize", rows);
    $("rows").addEventListener("click", event => {
      const row = event.target.closest(".row");
      if (row) { select(+row.dataset.index); $("list").focus(); }
    });
    for (const id of ["search", "status", "cause", "component"])
      $(id).addEventListener("input", filter);
    addEventListener("keydown", event => {
      if (event.target === $("search")) {
        if (event.key === "Escape") { $("search").blur(); $("list").focus(); }
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "SELECT")
        return;
      const key = event.key;
      if (key === "/") { $("search").focus(); }
      else if ((key === "j" || key === "ArrowDown") && current + 1 < shown.length)
        select(current + 1);
      else if ((key === "k" || key === "ArrowUp") && current > 0) select(current - 1);
      else if (key === "n") {
        const here = JSON.stringify(shown[current] && shown[current].c);
        const next = shown.findIndex((r, i) => i > current && JSON.stringify(r.c) !== here);
        if (next >= 0) select(next);
      } else if (key >= "1" && key <= String(modes.length)) { mode = modes[key - 1]; stage(); }
      else if (key === " ") { mode = mode === "blink" ? "side by side" : "blink"; stage(); }
      else return;
      event.preventDefault();
    });
    if (failures) $("status").value = "!";
    filter();
    $("list").focus();
    document.body.dataset.ready = "yes";

    """
}
