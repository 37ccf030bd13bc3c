// The menu of narrow screens, search over an index that is a script, filters of catalogues, copying. Without
// scripts all content is there.
'use strict';
(() => {
  const root = document.body.dataset.root;
  document.documentElement.classList.add('scripted');

  const make = (tag, text, name) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    if (name) element.className = name;
    return element;
  };

  // Menu
  const menu = document.querySelector('.menu');
  const nav = document.getElementById('site-nav');
  menu.hidden = false;
  const open = (shown) => {
    nav.classList.toggle('open', shown);
    menu.setAttribute('aria-expanded', String(shown));
  };
  menu.addEventListener('click', () => open(menu.getAttribute('aria-expanded') !== 'true'));
  const here = nav.querySelector('[aria-current]');
  if (here && here.offsetTop > nav.clientHeight * 0.7) nav.scrollTop = here.offsetTop - nav.clientHeight / 2;

  // Search
  const input = document.getElementById('q');
  const hits = document.getElementById('hits');
  const page = document.getElementById('search-results');
  let loading;
  const index = () => loading ??= new Promise((done, fail) => {
    const script = make('script');
    script.src = root + 'assets/search-index.js';
    script.onload = () => done(window.galleyIndex.map((row) => ({
      title: row[0], url: row[1], kind: row[2], text: row[3],
      head: row[0].toLowerCase(), body: row[3].toLowerCase(),
    })));
    script.onerror = () => fail(new Error('the search index cannot be read'));
    document.head.append(script);
  });

  const rank = { component: 9, guide: 8, start: 8, command: 7, reference: 7, theme: 7, catalogue: 7, project: 6, key: 6, option: 4, scheme: 3, colour: 3, icon: 2 };
  const score = (entry, words) => {
    let sum = rank[entry.kind] ?? 5;
    for (const word of words) {
      const at = entry.head.indexOf(word);
      if (entry.head === word) sum += 100;
      else if (at === 0) sum += 40 - Math.min(20, entry.head.length - word.length);
      else if (at > 0) sum += /[a-z0-9]/.test(entry.head[at - 1]) ? 12 : 24;
      else if (entry.body.includes(word)) sum += 4 + Math.min(4, entry.body.split(word).length - 1);
      else return 0;
    }
    // Words beside one another, as they were typed, are more than the same words apart.
    return sum + (words.length > 1 && entry.body.includes(words.join(' ')) ? 30 : 0);
  };
  // Names of keys have no hyphens: "letter-spacing" finds letterSpacing as well.
  const spellings = (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const joined = words.map((word) => word.replace(/(?<=\w)[-_](?=\w)/g, ''));
    return joined.join() === words.join() ? [words] : [words, joined];
  };
  const find = async (query) => {
    const all = spellings(query);
    const words = all[0];
    if (!words.length) return [];
    const found = [];
    for (const entry of await index()) {
      const value = Math.max(...all.map((one) => score(entry, one)));
      if (value) found.push({ entry, value });
    }
    return found.sort((a, b) => b.value - a.value || (a.entry.head < b.entry.head ? -1 : 1)).map((one) => one.entry);
  };

  // Text with the words of the query marked.
  const marked = (element, text, words) => {
    const pattern = new RegExp('(' + words.map((word) => word.replace(/[^\w]/g, '\\$&')).join('|') + ')', 'gi');
    text.split(pattern).forEach((part, place) => element.append(place % 2 ? make('mark', part) : part));
    return element;
  };
  const excerpt = (entry, words) => {
    const at = Math.max(0, ...words.map((word) => entry.body.indexOf(word)));
    const start = at > 60 ? entry.text.lastIndexOf(' ', at - 40) + 1 : 0;
    const whole = entry.text.length <= start + 150;
    const end = whole ? entry.text.length : entry.text.lastIndexOf(' ', start + 150);
    return (start ? '… ' : '') + entry.text.slice(start, end > start ? end : start + 150) + (whole ? '' : ' …');
  };
  const show = async (query, place, limit) => {
    let found;
    try { found = await find(query); } catch (error) { place.replaceChildren(make('p', error.message)); return; }
    const words = spellings(query).flat();
    const count = make('p', found.length ? `${found.length.toLocaleString('en')} found${found.length > limit ? `, the first ${limit} shown` : ''}.` : `Nothing found for “${query}”.`, place === hits ? 'hidden' : 'count');
    count.setAttribute('role', 'status');
    if (!found.length) count.className = 'count';
    const list = make('ul', '', 'results');
    for (const entry of found.slice(0, limit)) {
      const link = make('a');
      link.href = root + entry.url;
      link.append(marked(make('b'), entry.title, words), make('span', entry.kind, 'kind'));
      if (entry.text) link.append(marked(make('span', '', 'text'), excerpt(entry, words), words));
      const item = make('li');
      item.append(link);
      list.append(item);
    }
    place.replaceChildren(count, ...(found.length ? [list] : []));
    if (place === hits && found.length > limit) {
      const all = make('a', `All ${found.length.toLocaleString('en')} results`);
      all.href = `${root}search.html?q=${encodeURIComponent(query)}`;
      const item = make('li');
      item.append(all);
      list.append(item);
    }
  };

  if (page) {
    const query = new URLSearchParams(location.search).get('q') ?? '';
    input.value = query;
    const update = () => {
      if (input.value.trim()) show(input.value.trim(), page, 100);
      else page.replaceChildren(make('p', 'Type into the field at the top: components, keys, icons, colours, options and every section of the articles are found.'));
    };
    input.addEventListener('input', update);
    input.form.addEventListener('submit', (event) => event.preventDefault());
    update();
    input.focus();
  } else {
    const update = () => {
      const query = input.value.trim();
      hits.hidden = !query;
      if (query) show(query, hits, 8);
    };
    input.addEventListener('input', update);
    input.addEventListener('focus', () => { index().catch(() => {}); update(); });
    document.addEventListener('click', (event) => { if (!input.form.contains(event.target)) hits.hidden = true; });
    input.form.addEventListener('focusout', (event) => {
      if (event.relatedTarget && !input.form.contains(event.relatedTarget)) hits.hidden = true;
    });
  }
  // Arrow keys move through the results, escape closes them.
  input.form.addEventListener('keydown', (event) => {
    const links = [...hits.querySelectorAll('a')];
    if (event.key === 'Escape' && !hits.hidden) { hits.hidden = true; input.focus(); }
    if (hits.hidden || !links.length || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    const place = links.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
    (links[place] ?? input).focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(input|textarea|select)$/i.test(document.activeElement.tagName)) return;
    event.preventDefault();
    input.focus();
  });

  // Filters
  for (const field of document.querySelectorAll('.filter input')) {
    field.parentElement.hidden = false;
    const items = [...document.querySelectorAll(`#${field.dataset.list} > [data-filter]`)];
    const output = field.parentElement.querySelector('output');
    const update = () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const item of items) {
        const fits = words.every((word) => item.dataset.filter.includes(word));
        item.hidden = !fits;
        shown += fits;
      }
      output.textContent = shown ? `${shown.toLocaleString('en')} of ${items.length.toLocaleString('en')}` : 'Nothing fits';
    };
    field.addEventListener('input', update);
    if (field.value) update();
  }

  // Copying
  const copy = async (text) => {
    try { await navigator.clipboard.writeText(text); return true; } catch { return false; }
  };
  for (const figure of document.querySelectorAll('figure.code')) {
    const button = make('button', 'Copy', 'copy');
    button.type = 'button';
    button.setAttribute('aria-label', `Copy ${figure.querySelector('figcaption span').textContent}`);
    button.addEventListener('click', async () => {
      button.textContent = await copy(figure.querySelector('code').textContent) ? 'Copied' : 'Not copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 1600);
    });
    figure.querySelector('figcaption').append(button);
  }
  const status = document.querySelector('.copied');
  for (const button of document.querySelectorAll('[data-copy]')) {
    button.addEventListener('click', async () => {
      const name = button.dataset.copy;
      status.textContent = await copy(name) ? `${name} is on the clipboard.` : `The clipboard cannot be written; the name is ${name}.`;
    });
  }
  document.body.dataset.ready = 'yes';
})();
