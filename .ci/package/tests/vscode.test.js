'use strict'
// Tests of the extension for Visual Studio Code, in an editor of their own, with the language server on PATH.

const assert = require('node:assert/strict')
const { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const { after, before, test } = require('node:test')

const root = process.env.EXTENSION
const vscode = require(path.join(root, 'node_modules', 'vscode'))
const extension = require(root)
const manifest = require(path.join(root, 'package.json'))
const { user } = vscode
const context = { subscriptions: [] }

let folder
const file = name => path.join(folder, name)
const write = (name, text) => {
  mkdirSync(path.dirname(file(name)), { recursive: true })
  writeFileSync(file(name), text)
}
/** A file with a mark where one types. */
async function opened (name, marked) {
  const offset = marked.indexOf('‸')
  const document = await user.open(file(name), marked.replace('‸', ''))
  return { document, at: document.position(offset) }
}
async function completions (name, marked) {
  const { document, at } = await opened(name, marked)
  const items = await user.provider('completion', document).provideCompletionItems(document, at)
  await user.close(document)
  return { document, items, labels: items.map(({ label }) => label) }
}

before(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'galley-vscode-'))
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: 'project' }]
  for (const [name, { default: value }] of Object.entries(manifest.contributes.configuration.properties)) {
    user.state.settings[name] = value
  }
  await extension.activate(context)
})
after(async () => {
  await extension.deactivate()
  for (const subscription of context.subscriptions) subscription.dispose()
  rmSync(folder, { recursive: true })
})

test('the package names what is in it', () => {
  assert.equal(manifest.version, '0.0.0')
  assert.ok(existsSync(path.join(root, manifest.main)))
  const schemas = manifest.contributes.jsonValidation.map(({ url }) => JSON.parse(readFileSync(path.join(root, url), 'utf8')).title)
  assert.deepEqual(schemas, ['A Galley document', 'A Galley theme', 'What a folder of Galley documents is checked for', 'Design tokens'])
  for (const { command } of manifest.contributes.commands) assert.ok(user.state.commands.has(command))
})

test('JSON files of others are left alone', async () => {
  const texts = {
    'package.json': '{"name": "a", "type": "module", "theme": "x", "values": {}}',
    'Sources/card.json': '{"type": "Txt"}',
    'suite.json': '{"layout": "nowhere"}',
    'galley.schema.json': '{"$schema": "http://json-schema.org/draft-07/schema#", "title": "galley.schema.json"}',
  }
  for (const [name, text] of Object.entries(texts)) {
    const document = await user.open(file(name), text)
    assert.deepEqual(user.providers(document), [], name)
    assert.equal(user.state.contexts['galley.isDocument'], false)
    await user.type(document, 0, 0, ' ')
    await user.save(document)
    assert.deepEqual(user.providers(document), [], name)
  }
  const other = await user.open(file('Snapshots/notes.md'), '{"type": "Txt"}', 'markdown')
  assert.deepEqual(user.providers(other), [])
  // The server has not even been started, and a file of Galley's beside them has features of its own alone.
  const { document } = await opened('Snapshots/card.json', '{"type": "Spacer"}')
  assert.deepEqual(user.providers(document).map(({ kind }) => kind), ['completion', 'hover', 'definition', 'codeAction', 'formatting'])
  for (const text of vscode.workspace.textDocuments) {
    if (text !== document) assert.deepEqual(user.providers(text), [], text.uri.fsPath)
  }
  assert.deepEqual([...user.state.diagnostics.keys()].filter(uri => uri !== document.uri.toString()), [])
  await user.close(document)
  assert.deepEqual(user.providers(document), [])
})

test('mistakes are marked while one types, and repaired', async () => {
  const { document } = await opened('Snapshots/a.json', '{"type": "Txt", "values": {"text": "ä"}}')
  const [finding] = await user.diagnostics(document, found => found.length > 0)
  assert.match(finding.message, /unknown type "Txt"; did you mean "Text"/)
  assert.equal(finding.severity, 0)
  const [repair] = await user.provider('codeAction', document).provideCodeActions(document, finding.range)
  assert.equal(repair.title, 'Change to "Text"')
  const edits = repair.edit.changes.get(document.uri.toString())
  assert.equal(document.edited(edits), '{"type": "Text", "values": {"text": "ä"}}')
  await user.type(document, 10, 13, 'Text')
  await user.diagnostics(document, found => found.length === 0)
  const away = new vscode.Range(0, 30, 0, 31)
  assert.deepEqual(await user.provider('codeAction', document).provideCodeActions(document, away), [])
  await user.close(document)
  assert.ok(!user.state.diagnostics.has(document.uri.toString()))
})

test('icons, fonts and images are completed', async () => {
  write('Snapshots/photos/harbour.png', '')
  write('Snapshots/assets/logo.svg', '')
  const icons = await completions('Snapshots/b.json', '{"type": "Image", "values": {"systemIconName": "‸"}}')
  assert.ok(icons.labels.includes('star.fill') && icons.labels.length > 1000)
  const star = icons.items.find(({ label }) => label === 'star.fill')
  const edit = new vscode.TextEdit(star.range, star.insertText)
  assert.equal(icons.document.edited([edit]), '{"type": "Image", "values": {"systemIconName": "star.fill"}}')
  const fonts = await completions('Snapshots/b.json', '{"type": "Text", "properties": {"fontName": "‸"}}')
  assert.ok(fonts.labels.includes('Inter'))
  const images = await completions('Snapshots/b.json', '{"type": "Image", "values": {"localImageName": "‸"}}')
  assert.deepEqual(images.labels, ['logo.svg', 'photos/harbour.png'])
})

test('themes, suites and tokens have their own keys', async () => {
  const theme = await completions('brand.theme.json', '{"‸"}')
  assert.ok(theme.labels.includes('textStyles') && !theme.labels.includes('subviews'))
  const suite = await completions('Snapshots/suite.json', '{"‸"}')
  assert.ok(suite.labels.includes('tolerance') && !suite.labels.includes('textStyles'))
  const tokens = await completions('brand.tokens.json', '{"ink": {"$type": "‸"}}')
  assert.ok(tokens.labels.includes('cubicBezier'))
})

test('a file that names a schema of Galley is Galley’s wherever it is', async () => {
  const { document } = await opened('app/card.json', '{"$schema": "../galley.schema.json", "type": "Txt"}')
  const found = await user.diagnostics(document, found => found.length > 0)
  assert.match(found[0].message, /"Txt"/)
  await user.close(document)
})

test('pointing tells what a key does and shows a picture, and files are formatted', async () => {
  const { document, at } = await opened('Snapshots/c.json', '{"type":"Cir‸cle",\n"properties":{"width":9,"height":9}}')
  const hover = await user.provider('hover', document).provideHover(document, at)
  assert.match(hover.contents.value, /data:image\/png;base64,iVBOR/)
  const formatting = user.provider('formatting', document)
  const edits = await formatting.provideDocumentFormattingEdits(document, { tabSize: 2, insertSpaces: true })
  assert.equal(document.edited(edits), '{"type": "Circle", "properties": {"width": 9, "height": 9}}\n')
  await user.close(document)
})

test('the preview shows the text as it is in the editor, with images beside the document', async () => {
  write('Snapshots/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>')
  const { document } = await opened('Snapshots/d.json', '{"type": "Image", "values": {"localImageName": "dot"}}')
  await vscode.commands.executeCommand('galley.preview')
  const panel = user.state.panels.at(-1)
  assert.match(panel.webview.html, /<img alt="[^"]+" width="40" src="data:image\/png;base64,iVBOR/)
  assert.match(panel.webview.html, /default-src 'none'/)
  await user.type(document, 10, 15, '<b>')
  while (!panel.webview.html.includes('<pre>')) await new Promise(resolve => setTimeout(resolve, 20))
  assert.match(panel.webview.html, /unknown type &#34;&#60;b&#62;&#34;/)
  assert.ok(!panel.webview.html.includes('<b>'))
  await vscode.commands.executeCommand('galley.preview')
  assert.equal(user.state.panels.length, 1)
  assert.ok(panel.isRevealed)
  await panel.dispose()
  await user.close(document)
})

test('a command that cannot be run is reported once, and works again when the setting is right', async () => {
  await user.set({ 'galley.path': file('nowhere') })
  const { document } = await opened('Snapshots/e.json', '{"type": "Txt"}')
  assert.equal(user.state.errors.length, 1)
  assert.match(user.state.errors[0], /nowhere' cannot be used/)
  await user.set({ 'galley.path': 'galley' })
  await user.diagnostics(document, found => found.length > 0)
  await user.close(document)
})
