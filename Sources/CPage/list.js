// The list on the left: a tree of groups and cases of which only the rows that are seen exist.

const heights = {group: 52, case: 60};

const list = {
  rows: [], tops: [0], current: -1, closed: new Set(["same"]), nodes: new Map(),

  start() {
    this.box = byId("list");
    this.space = byId("rows");
    this.pinned = byId("pinned");
    this.box.addEventListener("scroll", () => this.show(), {passive: true});
    new ResizeObserver(() => this.show()).observe(this.box);
    this.space.addEventListener("click", event => this.clicked(event));
    this.pinned.addEventListener("click", () => {
      const index = this.rows.findIndex(row => !row.case && row.group === this.pinnedGroup);
      this.choose(index);
    });
  },

  /// Makes the rows anew, from the groups that the filter leaves.
  fill() {
    const filter = currentFilter(), rows = [];
    for (const group of shownGroups()) {
      const cases = group.cases.filter(subject => isWanted(subject, filter));
      if (!cases.length) continue;
      const isClosed = this.closed.has(group.id) && !filter.words.length;
      rows.push({group, count: cases.length, isClosed, cases});
      if (isClosed) continue;
      cases.forEach((subject, index) => rows.push({group, case: subject, place: index + 1, of: cases.length}));
    }
    this.rows = rows;
    this.tops = [0];
    for (const row of rows) this.tops.push(this.tops.at(-1) + heights[row.case ? "case" : "group"]);
    this.space.style.setProperty("height", this.tops.at(-1) + "px");
    this.find();
    this.renew();
  },

  /// The row of what is shown at the right.
  find() {
    this.current = this.rows.findIndex(row =>
      state.case ? row.case === state.case : !row.case && row.group === state.group);
  },

  renew() {
    this.nodes.clear();
    this.space.replaceChildren();
    this.show();
  },

  indexAt(y) {
    let low = 0, high = this.rows.length;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.tops[middle] <= y) low = middle; else high = middle - 1;
    }
    return low;
  },

  show() {
    if (!this.rows.length) {
      const isEmpty = !(isLive() ? served.documents : model.cases).length;
      this.pinned.hidden = true;
      this.space.replaceChildren(make("div", {class: "empty"},
        make("p", {}, isEmpty ? isLive() ? "There are no documents in this folder." : "There are no cases in this run." : state.query ? `Nothing matches “${state.query}”.` : "Nothing here."),
        !isEmpty && make("button", {class: "button", onclick: showEverything}, "Show everything")));
      return;
    }
    const top = this.box.scrollTop;
    const first = Math.max(0, this.indexAt(top) - 5);
    const last = Math.min(this.rows.length, this.indexAt(top + this.box.clientHeight) + 6);
    for (const [index, node] of this.nodes) {
      if (index < first || index >= last) { node.remove(); this.nodes.delete(index); }
    }
    // Backwards, so that the order of the elements is that of the rows.
    for (let index = last - 1; index >= first; index--) {
      if (this.nodes.has(index)) continue;
      const node = this.row(index);
      this.nodes.set(index, node);
      this.space.insertBefore(node, this.nodes.get(index + 1) ?? null);
    }
    this.pin(top);
    const isShown = this.nodes.has(this.current);
    if (isShown) this.box.setAttribute("aria-activedescendant", "row" + this.current);
    else this.box.removeAttribute("aria-activedescendant");
  },

  /// The head of the group whose cases are being scrolled through.
  pin(top) {
    const row = this.rows[this.indexAt(top)];
    const isNeeded = row && row.case && top > 0;
    this.pinned.hidden = !isNeeded;
    if (!isNeeded) return;
    if (this.pinnedGroup === row.group && this.pinned.firstChild) return;
    this.pinnedGroup = row.group;
    this.pinned.replaceChildren(...this.groupContent({group: row.group, count: row.of}));
  },

  row(index) {
    const row = this.rows[index], isCurrent = index === this.current;
    const common = {
      id: "row" + index, role: "treeitem", "aria-selected": String(isCurrent), "data-index": index,
      style: {top: this.tops[index] + "px"},
    };
    if (!row.case) {
      return make("div", {...common, class: "row group", "aria-level": 1, "aria-expanded": String(!row.isClosed)},
        this.groupContent(row));
    }
    const subject = row.case, mark = markOfCase(subject);
    const words = subject.isDocument ? [subject.name]
      : [subject.name, statusSentences[subject.status], mark, counted(subject.items.length, "variant")];
    return make("div", {
      ...common, class: "row case" + (mark ? " decided" : ""), "aria-level": 2, "aria-posinset": row.place,
      "aria-setsize": row.of, "aria-label": words.filter(Boolean).join(", "), title: subject.name,
    },
      thumbnail(subject.shown[0], 72, 46, {isWhole: isGallery()}),
      make("span", {class: "words"}, make("b", {}, subject.title), make("small", {}, this.under(row))),
      !subject.isDocument && make("span", {class: "side"}, this.figure(subject, mark), this.dots(subject)));
  },

  groupContent({group, count}) {
    return [icon("M5.5 3.5 10 8l-4.5 4.5"),
      make("span", {class: "words"}, make("b", {}, swatches(group.title), group.title), make("small", {}, group.note)),
      make("span", {class: "count"}, grouped(count))];
  },

  under({case: subject, group}) {
    if (subject.isDocument) return subject.folder || "Document";
    const others = subject.folds.filter(fold => fold !== group && fold.kind !== "renderer").length;
    if (group.kind === "folder") return counted(subject.items.length, "variant");
    const isMore = group.kind !== "unproven" && group.kind !== "single" && others > 0;
    return (subject.folder || "documents") + (isMore ? ` · +${counted(others, "cause")}` : "");
  },

  figure(subject, mark) {
    if (mark) return make("span", {class: "tag " + mark}, mark === "accepted" ? "✓" : "✕");
    if (subject.unproven) return make("span", {class: "tag bad"}, grouped(subject.unproven) + " px");
    const most = Math.max(0, ...subject.items.map(item => item.pixels));
    return most ? grouped(most) + " px" : statusNames[subject.status];
  },

  dots(subject) {
    return make("span", {class: "dots"},
      subject.shown.slice(0, 7).map(item => make("i", {class: "dot " + item.status})));
  },

  clicked(event) {
    const node = event.target.closest(".row");
    if (!node) return;
    const index = Number(node.dataset.index), row = this.rows[index];
    const isFold = !row.case && (event.target.closest(".icon") || (index === this.current && !isNarrow()));
    if (isFold) this.toggle(row); else this.choose(index);
  },

  choose(index) {
    const row = this.rows[index];
    if (!row) return;
    if (row.isClosed) this.toggle(row);
    if (row.case) go({case: row.case, group: row.group}); else go({group: row.group});
  },

  toggle(row) {
    if (row.isClosed) this.closed.delete(row.group.id); else this.closed.add(row.group.id);
    this.fill();
  },

  step(direction) {
    let index = this.current + direction;
    while (this.rows[index] && !this.rows[index].case) index += direction;
    if (this.rows[index]) this.choose(index); else announce(direction > 0 ? "Last case" : "First case");
  },

  nextGroup(direction) {
    for (let index = this.current + direction; this.rows[index]; index += direction) {
      if (!this.rows[index].case) return this.choose(index);
    }
    announce(direction > 0 ? "Last group" : "First group");
  },

  /// Brings the current row into view, below the pinned head.
  reveal() {
    if (this.current < 0) return;
    const head = this.rows[this.current].case ? heights.group : 0;
    const top = this.tops[this.current] - head, end = this.tops[this.current + 1];
    if (top < this.box.scrollTop) this.box.scrollTop = Math.max(0, top);
    else if (end > this.box.scrollTop + this.box.clientHeight) this.box.scrollTop = end - this.box.clientHeight;
    this.show();
  },

  /// Moves the selection without making the rows anew.
  select() {
    this.nodes.get(this.current)?.setAttribute("aria-selected", "false");
    this.find();
    this.reveal();
    this.nodes.get(this.current)?.setAttribute("aria-selected", "true");
    this.show();
  },
};

/// Colours that a text names, as squares.
function swatches(text) {
  const colors = (text ?? "").match(/#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?\b/g) ?? [];
  return colors.slice(0, 2).map(color => make("i", {class: "swatch", style: {background: color}}));
}
