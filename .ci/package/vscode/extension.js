'use strict'
// Galley's documents, themes, suites and tokens in Visual Studio Code, by way of `galley lsp`.
//
// Features are registered for each of Galley's files that is open and for no other file: a formatter for all of
// JSON would make the editor ask which of two to take wherever somebody formats.

const path = require('node:path')
const vscode = require('vscode')
const { Client } = require('./client.js')
const { Preview } = require('./preview.js')

const schema = /"\$schema"\s*:\s*"[^"]*\b(galley|theme|suite|tokens)\.schema\.json"/

let session

/** The settings of the extension. */
function settings () {
  const read = vscode.workspace.getConfiguration('galley')
  return { path: read.get('path') || 'galley', options: read.get('options') ?? [], files: read.get('files') ?? [] }
}

/** Whether a file is Galley's. */
function isOurs (document) {
  if (document.uri.scheme !== 'file' || !['json', 'jsonc'].includes(document.languageId)) return false
  if (document.uri.fsPath.endsWith('.schema.json')) return false
  const patterns = settings().files.map(pattern => ({ scheme: 'file', pattern }))
  return vscode.languages.match(patterns, document) > 0 || schema.test(document.getText().slice(0, 4096))
}

const position = ({ line, character }) => ({ line, character })
const toRange = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character)
const fromRange = ({ start, end }) => ({ start: position(start), end: position(end) })
const toEdit = ({ range, newText }) => new vscode.TextEdit(toRange(range), newText)
const toMarkdown = text => new vscode.MarkdownString(text)

/** The language server with the files that it knows. */
class Session {
  #client
  #open = new Map()
  #diagnostics = vscode.languages.createDiagnosticCollection('galley')
  #found = new Map()
  #starting

  /** Takes a file that was opened, if it is Galley's. */
  async open (document) {
    const uri = document.uri.toString()
    if (this.#open.has(uri) || !isOurs(document)) return
    this.#open.set(uri, { document, features: this.#features(document) })
    try {
      await this.#start()
      this.#tellOpened(document)
    } catch (error) {
      this.close(document)
    }
  }

  change (document, changes) {
    if (!this.#open.has(document.uri.toString())) return void this.open(document)
    this.#client?.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: changes.map(({ range, text }) => ({ range: fromRange(range), text })),
    })
  }

  save (document) {
    this.#client?.notify('textDocument/didSave', { textDocument: { uri: document.uri.toString() } })
  }

  close (document) {
    const uri = document.uri.toString()
    const known = this.#open.get(uri)
    if (!known) return
    for (const feature of known.features) feature.dispose()
    this.#open.delete(uri)
    this.#found.delete(uri)
    this.#diagnostics.delete(document.uri)
    this.#client?.notify('textDocument/didClose', { textDocument: { uri } })
  }

  has (document) { return document !== undefined && this.#open.has(document.uri.toString()) }

  /** Starts the server anew, with the settings as they are, and decides again which files are Galley's. */
  async restart () {
    const documents = vscode.workspace.textDocuments
    await this.stop()
    for (const { document } of [...this.#open.values()]) this.close(document)
    await Promise.all(documents.map(document => this.open(document)))
  }

  async stop () {
    const client = this.#client
    this.#client = this.#starting = undefined
    await client?.stop()
  }

  async dispose () {
    await this.stop()
    for (const { document } of [...this.#open.values()]) this.close(document)
    this.#diagnostics.dispose()
  }

  #start () {
    this.#starting ??= this.#launch()
    return this.#starting
  }

  async #launch () {
    const { path: command, options } = settings()
    const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file')
    const client = new Client(command, ['lsp', ...options], {
      folder: folders[0]?.uri.fsPath,
      onNotification: (method, parameters) => {
        if (method === 'textDocument/publishDiagnostics') this.#publish(parameters)
      },
      onEnd: reason => this.#ended(client, command, reason),
    })
    this.#client = client
    await client.request('initialize', {
      processId: process.pid,
      capabilities: { general: { positionEncodings: ['utf-16'] } },
      rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
    })
    client.notify('initialized', {})
  }

  /** Says why the server ended. Nothing is tried again by itself, since it would most probably end again. */
  async #ended (client, command, reason) {
    if (client !== this.#client) return
    this.#client = undefined
    this.#diagnostics.clear()
    const choice = await vscode.window.showErrorMessage(`Galley: '${command}' cannot be used: ${reason}`, 'Restart', 'Settings')
    if (choice === 'Restart') await this.restart()
    if (choice === 'Settings') await vscode.commands.executeCommand('workbench.action.openSettings', 'galley.')
  }

  #tellOpened (document) {
    this.#client?.notify('textDocument/didOpen', {
      textDocument: { uri: document.uri.toString(), languageId: 'json', version: document.version, text: document.getText() },
    })
  }

  #publish ({ uri, diagnostics }) {
    const known = this.#open.get(uri)
    if (!known) return
    this.#found.set(uri, diagnostics)
    this.#diagnostics.set(known.document.uri, diagnostics.map(found => {
      const diagnostic = new vscode.Diagnostic(toRange(found.range), found.message, found.severity - 1)
      diagnostic.source = 'galley'
      diagnostic.relatedInformation = found.relatedInformation?.map(({ location, message }) =>
        new vscode.DiagnosticRelatedInformation(
          new vscode.Location(vscode.Uri.parse(location.uri), toRange(location.range)), message))
      return diagnostic
    }))
  }

  // MARK: Features

  #features (document) {
    const { languages, RelativePattern, Uri } = vscode
    const folder = Uri.file(path.dirname(document.uri.fsPath))
    const name = path.basename(document.uri.fsPath).replace(/[*?[\]{}]/g, sign => `[${sign}]`)
    const selector = { scheme: 'file', pattern: new RelativePattern(folder, name) }
    return [
      languages.registerCompletionItemProvider(selector, { provideCompletionItems: (...at) => this.#completions(...at) }, '"', ':'),
      languages.registerHoverProvider(selector, { provideHover: (...at) => this.#hover(...at) }),
      languages.registerDefinitionProvider(selector, { provideDefinition: (...at) => this.#definition(...at) }),
      languages.registerCodeActionsProvider(selector, { provideCodeActions: (...at) => this.#repairs(...at) },
        { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
      languages.registerDocumentFormattingEditProvider(selector, { provideDocumentFormattingEdits: (...at) => this.#formatting(...at) }),
    ]
  }

  #ask (method, document, more) {
    return this.#client?.request(method, { textDocument: { uri: document.uri.toString() }, ...more })
  }

  async #completions (document, at) {
    const items = await this.#ask('textDocument/completion', document, { position: position(at) })
    return items?.map(item => {
      // The protocol counts kinds from 1, the editor from 0.
      const offered = new vscode.CompletionItem(item.label, item.kind - 1)
      offered.detail = item.detail
      if (item.documentation) offered.documentation = toMarkdown(item.documentation)
      offered.filterText = item.filterText
      offered.sortText = item.sortText
      offered.insertText = item.textEdit.newText
      offered.range = toRange(item.textEdit.range)
      if (item.deprecated) offered.tags = [vscode.CompletionItemTag.Deprecated]
      return offered
    })
  }

  async #hover (document, at) {
    const found = await this.#ask('textDocument/hover', document, { position: position(at) })
    return found && new vscode.Hover(toMarkdown(found.contents.value), toRange(found.range))
  }

  async #definition (document, at) {
    const found = await this.#ask('textDocument/definition', document, { position: position(at) })
    return found && new vscode.Location(vscode.Uri.parse(found.uri), toRange(found.range))
  }

  async #repairs (document, range) {
    const found = (this.#found.get(document.uri.toString()) ?? []).filter(finding => toRange(finding.range).intersection(range))
    if (found.length === 0) return []
    const actions = await this.#ask('textDocument/codeAction', document, { range: fromRange(range), context: { diagnostics: found } })
    return actions?.map(action => {
      const repair = new vscode.CodeAction(action.title, vscode.CodeActionKind.QuickFix)
      repair.isPreferred = action.isPreferred
      repair.edit = new vscode.WorkspaceEdit()
      for (const [uri, edits] of Object.entries(action.edit.changes)) repair.edit.set(vscode.Uri.parse(uri), edits.map(toEdit))
      return repair
    })
  }

  async #formatting (document, { tabSize, insertSpaces }) {
    const edits = await this.#ask('textDocument/formatting', document, { options: { tabSize, insertSpaces } })
    return edits?.map(toEdit) ?? []
  }
}

// MARK: Life

function activate (context) {
  session = new Session()
  const previews = new Map()
  const mark = editor => vscode.commands.executeCommand('setContext', 'galley.isDocument', session.has(editor?.document))
  const opened = async document => {
    await session.open(document)
    await mark(vscode.window.activeTextEditor)
  }
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(opened),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => session.change(document, contentChanges)),
    vscode.workspace.onDidSaveTextDocument(document => session.save(document)),
    vscode.workspace.onDidCloseTextDocument(document => session.close(document)),
    vscode.workspace.onDidChangeConfiguration(async change => {
      if (!change.affectsConfiguration('galley')) return
      await session.restart()
      await mark(vscode.window.activeTextEditor)
    }),
    vscode.window.onDidChangeActiveTextEditor(mark),
    vscode.commands.registerCommand('galley.restart', () => session.restart()),
    vscode.commands.registerCommand('galley.preview', () => {
      const document = vscode.window.activeTextEditor?.document
      if (document === undefined) return undefined
      const uri = document.uri.toString()
      if (previews.has(uri)) previews.get(uri).reveal()
      else previews.set(uri, new Preview(document, settings, () => previews.delete(uri)))
      return previews.get(uri).drawn
    }),
  )
  return Promise.all(vscode.workspace.textDocuments.map(opened))
}

async function deactivate () {
  await session?.dispose()
  session = undefined
}

module.exports = { activate, deactivate, isOurs }
