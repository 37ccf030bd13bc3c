'use strict'
// The part of Visual Studio Code's interface that the extension uses, as the tests of the extension need it:
// what is registered can be looked up, and what a user does can be done.

const path = require('node:path')
const { pathToFileURL, fileURLToPath } = require('node:url')

class Emitter {
  listeners = new Set()
  event = listener => {
    this.listeners.add(listener)
    return { dispose: () => this.listeners.delete(listener) }
  }
  fire (value) { return Promise.all([...this.listeners].map(listener => listener(value))) }
}

class Uri {
  constructor (text) {
    this.text = text
    this.scheme = text.slice(0, text.indexOf(':'))
    this.fsPath = this.scheme === 'file' ? fileURLToPath(text) : text
  }
  toString () { return this.text }
  static file (path) { return new Uri(pathToFileURL(path).href) }
  static parse (text) { return new Uri(text) }
}

class Range {
  constructor (startLine, startCharacter, endLine, endCharacter) {
    this.start = { line: startLine, character: startCharacter }
    this.end = { line: endLine, character: endCharacter }
  }
  intersection (other) {
    const isBefore = (one, two) => one.line < two.line || (one.line === two.line && one.character < two.character)
    return isBefore(this.end, other.start) || isBefore(other.end, this.start) ? undefined : this
  }
}

class Diagnostic {
  constructor (range, message, severity) { Object.assign(this, { range, message, severity }) }
}
class Location {
  constructor (uri, range) { Object.assign(this, { uri, range }) }
}
class DiagnosticRelatedInformation {
  constructor (location, message) { Object.assign(this, { location, message }) }
}
class CompletionItem {
  constructor (label, kind) { Object.assign(this, { label, kind }) }
}
class Hover {
  constructor (contents, range) { Object.assign(this, { contents, range }) }
}
class MarkdownString {
  constructor (value) { this.value = value }
}
class TextEdit {
  constructor (range, newText) { Object.assign(this, { range, newText }) }
}
class CodeAction {
  constructor (title, kind) { Object.assign(this, { title, kind }) }
}
class WorkspaceEdit {
  changes = new Map()
  set (uri, edits) { this.changes.set(uri.toString(), edits) }
}
class RelativePattern {
  constructor (base, pattern) { Object.assign(this, { base, pattern }) }
}

class Document {
  version = 1
  constructor (file, text, languageId) {
    Object.assign(this, { uri: Uri.file(file), text, languageId })
  }
  getText () { return this.text }
  offset ({ line, character }) {
    const lines = this.text.split('\n').slice(0, line)
    return lines.reduce((sum, text) => sum + text.length + 1, 0) + character
  }
  position (offset) {
    const lines = this.text.slice(0, offset).split('\n')
    return { line: lines.length - 1, character: lines.at(-1).length }
  }
  /** The text after edits. */
  edited (edits) {
    return [...edits].sort((one, two) => this.offset(two.range.start) - this.offset(one.range.start)).reduce((text, edit) =>
      text.slice(0, this.offset(edit.range.start)) + edit.newText + text.slice(this.offset(edit.range.end)), this.text)
  }
}

/** A glob of the editor as an expression: `*` stays in a folder, `**` does not. */
function expression (pattern) {
  return new RegExp('^' + pattern.replace(/\*\*\/|\*\*|\*|\[(.)\]|[.+^${}()|\\]/g, (part, literal) =>
    ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[part] ?? '\\' + (literal ?? part)) + '$')
}

function matches (selector, document) {
  if (Array.isArray(selector)) return Math.max(0, ...selector.map(one => matches(one, document)))
  const { scheme, pattern } = selector
  if (scheme !== undefined && scheme !== document.uri.scheme) return 0
  if (!(pattern instanceof RelativePattern)) return expression(pattern).test(document.uri.fsPath) ? 10 : 0
  const relative = path.relative(pattern.base.fsPath, document.uri.fsPath)
  return expression(pattern.pattern).test(relative) ? 10 : 0
}

/** An editor with nothing open. */
function makeEditor () {
  const events = Object.fromEntries(['Open', 'Change', 'Save', 'Close'].map(name => [name, new Emitter()]))
  const configured = new Emitter(), activated = new Emitter(), published = new Emitter()
  const providers = new Set()
  const register = kind => (selector, provider) => {
    const entry = { kind, selector, provider }
    providers.add(entry)
    return { dispose: () => providers.delete(entry) }
  }
  const state = { settings: {}, diagnostics: new Map(), commands: new Map(), contexts: {}, panels: [], errors: [], answer: undefined }

  const vscode = {
    Uri, Range, Diagnostic, Location, DiagnosticRelatedInformation, CompletionItem, Hover, MarkdownString, TextEdit,
    CodeAction, WorkspaceEdit, RelativePattern,
    CodeActionKind: { QuickFix: 'quickfix' },
    CompletionItemTag: { Deprecated: 1 },
    ViewColumn: { Beside: -2 },
    languages: {
      match: matches,
      createDiagnosticCollection: () => ({
        set (uri, found) { state.diagnostics.set(uri.toString(), found); published.fire(uri.toString()) },
        delete (uri) { state.diagnostics.delete(uri.toString()) },
        clear () { state.diagnostics.clear() },
        dispose () { state.diagnostics.clear() },
      }),
      registerCompletionItemProvider: register('completion'),
      registerHoverProvider: register('hover'),
      registerDefinitionProvider: register('definition'),
      registerCodeActionsProvider: register('codeAction'),
      registerDocumentFormattingEditProvider: register('formatting'),
    },
    workspace: {
      textDocuments: [],
      workspaceFolders: undefined,
      getConfiguration: section => ({ get: name => state.settings[`${section}.${name}`] }),
      onDidOpenTextDocument: events.Open.event,
      onDidChangeTextDocument: events.Change.event,
      onDidSaveTextDocument: events.Save.event,
      onDidCloseTextDocument: events.Close.event,
      onDidChangeConfiguration: configured.event,
    },
    window: {
      activeTextEditor: undefined,
      onDidChangeActiveTextEditor: activated.event,
      async showErrorMessage (message) {
        state.errors.push(message)
        return state.answer
      },
      createWebviewPanel (type, title) {
        const disposed = new Emitter()
        const panel = {
          type, title, webview: { html: '' }, reveal () { panel.isRevealed = true }, onDidDispose: disposed.event,
          dispose: () => disposed.fire(),
        }
        state.panels.push(panel)
        return panel
      },
    },
    commands: {
      registerCommand (name, act) {
        state.commands.set(name, act)
        return { dispose: () => state.commands.delete(name) }
      },
      async executeCommand (name, ...words) {
        if (name === 'setContext') state.contexts[words[0]] = words[1]
        else return state.commands.get(name)?.(...words)
      },
    },
  }

  /** What a user does and sees. */
  const user = {
    state,
    providers: document => [...providers].filter(({ selector }) => matches(selector, document)),
    provider: (kind, document) => user.providers(document).find(entry => entry.kind === kind)?.provider,
    async open (file, text, languageId = 'json') {
      const document = new Document(file, text, languageId)
      vscode.workspace.textDocuments.push(document)
      vscode.window.activeTextEditor = { document }
      await events.Open.fire(document)
      await activated.fire(vscode.window.activeTextEditor)
      return document
    },
    async type (document, start, end, text) {
      const from = document.position(start), to = document.position(end)
      const range = new Range(from.line, from.character, to.line, to.character)
      document.text = document.text.slice(0, start) + text + document.text.slice(end)
      document.version += 1
      await events.Change.fire({ document, contentChanges: [{ range, text }] })
    },
    save: document => events.Save.fire(document),
    async close (document) {
      vscode.workspace.textDocuments = vscode.workspace.textDocuments.filter(other => other !== document)
      await events.Close.fire(document)
    },
    async set (settings) {
      Object.assign(state.settings, settings)
      await configured.fire({ affectsConfiguration: section => section === 'galley' })
    },
    /** The diagnostics of a file as soon as they are as wanted. */
    async diagnostics (document, isWanted) {
      const uri = document.uri.toString()
      while (!state.diagnostics.has(uri) || !isWanted(state.diagnostics.get(uri))) {
        await new Promise(resolve => {
          const subscription = published.event(() => { subscription.dispose(); resolve() })
        })
      }
      return state.diagnostics.get(uri)
    },
  }
  return { vscode, user }
}

// The extension requires the module `vscode`, a test for the editor behind it.
const { vscode, user } = makeEditor()
module.exports = Object.assign(vscode, { user })
