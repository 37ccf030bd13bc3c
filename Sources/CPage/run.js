// The run as a whole: how many of what, what took long, what the lints found, what is left over.

function showRun() {
  const {run} = model, main = byId("main");
  document.title = "Run · Galley";
  main.className = "overview";
  const items = model.cases.flatMap(subject => subject.items);
  const count = status => items.filter(item => item.status === status).length;
  const tile = (figure, words) => make("div", {class: "tile"}, make("b", {}, figure), make("span", {}, words));
  const wanted = statuses.filter(status => status !== "passed" && count(status));
  main.replaceChildren(make("div", {class: "run-page", tabindex: 0, role: "region", "aria-label": "Run"},
    make("div", {class: "line"}, backButton(), make("h1", {class: "heading", tabindex: -1}, "Run")),
    make("div", {class: "tiles"},
      tile(grouped(items.length), "checked"), tile(grouped(count("passed")), "same as their references"),
      wanted.map(status => tile(grouped(count(status)), statusNames[status].toLowerCase())),
      run.skipped > 0 && tile(grouped(run.skipped), "cases not run"),
      run.tolerated > 0 && tile(grouped(run.tolerated), "pass thanks to a mask or tolerance"),
      tile(`${grouped(Math.round(run.seconds * 10) / 10)} s`, "rendering and comparing")),
    card("Notes", run.notes.map(note => make("p", {}, note))),
    card("Masks and tolerances", run.tolerances.length && make("table", {}, make("tbody", {}, run.tolerances.map(
      ([rule, reason, count]) => make("tr", {}, make("th", {scope: "row"}, rule), make("td", {}, reason),
        make("td", {}, grouped(count))))))),
    card("Slowest", run.slowest.length && make("table", {}, make("tbody", {}, run.slowest.map(([name, seconds]) =>
      make("tr", {}, make("th", {scope: "row"}, linkTo(name)), make("td", {}, `${(seconds * 1000).toFixed(1)} ms`)))))),
    card("Findings of the lints", run.lints.map(([lint, node, message, names]) => make("p", {},
      make("span", {class: "tag missing"}, lint), " ", make("b", {}, node), " ", message, " ",
      names.slice(0, 3).flatMap((name, index) => [index ? ", " : "", linkTo(name)]),
      names.length > 3 && ` and ${names.length - 3} more`))),
    card("References that no case declares", run.unused.map(path => make("p", {}, make("code", {}, path)))),
    card("Conditions", [make("p", {}, "Record mode ", make("code", {}, run.mode), ", seed ", make("code", {}, run.seed), ".")])));
  main.dataset.shown = "run";
}

const card = (title, content) => content && (!Array.isArray(content) || content.length)
  ? make("section", {class: "card"}, make("h2", {}, title), content) : null;

/// A link to an item by the name that reports use.
function linkTo(key) {
  const item = model.items.get(key);
  return item ? make("a", {href: addressOf(item)}, key) : key;
}
