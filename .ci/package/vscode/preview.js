'use strict'
// The picture of a document beside its text, drawn from the text as it is in the editor.

const { spawn } = require('node:child_process')
const path = require('node:path')
const vscode = require('vscode')

/** A panel that follows one document. */
class Preview {
  #panel
  #document
  #command
  #timer
  #running
  #isStale = false
  #subscriptions

  /**
   * @param {vscode.TextDocument} document
   * @param {() => {path: string, options: string[]}} command The command and the options that a preview shares.
   * @param {() => void} onClose
   */
  constructor (document, command, onClose) {
    this.#document = document
    this.#command = command
    this.#panel = vscode.window.createWebviewPanel('galley.preview', `${path.basename(document.uri.fsPath)} — picture`,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: false, localResourceRoots: [] })
    this.#subscriptions = [
      vscode.workspace.onDidChangeTextDocument(({ document }) => { if (document === this.#document) this.#later() }),
      // An image, a theme or a style sheet may be another now.
      vscode.workspace.onDidSaveTextDocument(() => this.#later()),
    ]
    this.#panel.onDidDispose(() => {
      clearTimeout(this.#timer)
      this.#running?.kill()
      for (const subscription of this.#subscriptions) subscription.dispose()
      onClose()
    })
    this.drawn = this.#draw()
  }

  reveal () { this.#panel.reveal(vscode.ViewColumn.Beside, true) }

  #later () {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => { this.drawn = this.#draw() }, 150)
  }

  async #draw () {
    if (this.#running) {
      this.#isStale = true
      return
    }
    do {
      this.#isStale = false
      const { status, picture, message } = await this.#render()
      this.#panel.webview.html = page(status === 0 ? picture : null, message)
    } while (this.#isStale)
  }

  /** Draws in the folder of the document, where its images are. */
  #render () {
    const { path: command, options } = this.#command()
    return new Promise(resolve => {
      const drawing = spawn(command, ['render', '-', '-o', '-', '--format', 'png', '--scale', '2', ...options],
        { cwd: path.dirname(this.#document.uri.fsPath) })
      this.#running = drawing
      const bytes = []
      let message = ''
      const end = status => {
        this.#running = undefined
        resolve({ status, picture: Buffer.concat(bytes), message })
      }
      drawing.stdout.on('data', part => bytes.push(part))
      drawing.stderr.on('data', part => { message = (message + part).slice(0, 65536) })
      drawing.on('error', error => { message = error.message; end(127) })
      drawing.on('close', end)
      drawing.stdin.on('error', () => {})
      drawing.stdin.end(this.#document.getText())
    })
  }
}

const escaped = text => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)

/** A page with a picture of two pixels a point, and what was found. */
function page (picture, message) {
  const image = picture && picture.length > 24
    ? `<img alt="The picture of the document" width="${picture.readUInt32BE(16) / 2}" src="data:image/png;base64,${picture.toString('base64')}">`
    : ''
  const found = message.trim() && `<pre>${escaped(message.trim())}</pre>`
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Picture</title>
<style>
body { display: grid; gap: 16px; justify-items: center; padding: 16px; }
img { max-width: 100%; box-shadow: 0 0 0 1px rgba(128, 128, 128, 0.4); }
pre { justify-self: stretch; white-space: pre-wrap; }
</style>
</head>
<body>
${image}
${found}
</body>
</html>
`
}

module.exports = { Preview, page }
