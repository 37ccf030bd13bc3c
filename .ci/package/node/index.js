'use strict'
// Pictures of component trees, through one long-lived `galley render --stream`.

const { spawn } = require('node:child_process')
const { existsSync } = require('node:fs')
const path = require('node:path')

/** What the command found wrong, with places in the document; `status` is its exit status. */
class GalleyError extends Error {
  constructor (status, message, diagnostics = []) {
    super(message)
    this.name = 'GalleyError'
    this.status = status
    this.diagnostics = diagnostics
  }
}

/** The path of the command: the one in this package, else the one on PATH. */
function command () {
  const own = path.join(__dirname, 'vendor', 'bin', 'galley')
  return existsSync(own) ? own : 'galley'
}

function words (options) {
  const words = ['render', '--stream']
  for (const root of options.roots ?? []) words.push('--root', root)
  for (const [name, value] of Object.entries(options)) {
    if (name === 'roots' || value === false || value == null) continue
    words.push('--' + name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase()))
    if (value !== true) words.push(String(value))
  }
  return words
}

/** A command that stays, for one picture after another; calls may overlap. */
class Renderer {
  #process
  #waiting = []
  #parts = []
  #length = 0
  #header = null
  #said = ''
  #failure = null
  #ended

  constructor (options = {}) {
    this.#process = spawn(command(), words(options), { stdio: ['pipe', 'pipe', 'pipe'] })
    this.#process.stdout.on('data', bytes => this.#take(bytes))
    this.#process.stderr.on('data', bytes => { this.#said = (this.#said + bytes).slice(-65536) })
    // What cannot be written is told by the end of the command.
    this.#process.stdin.on('error', () => {})
    this.#ended = new Promise(resolve => {
      this.#process.on('error', error => this.#end(127, error.message, resolve))
      this.#process.on('close', status => this.#end(status ?? 127, this.#said.trim(), resolve))
    })
  }

  /** The picture of a document: an object, or the path of a file; `job` has the other keys. */
  async render (document, job = {}) {
    if (this.#failure) throw this.#failure
    const line = JSON.stringify({ ...job, document }) + '\n'
    const picture = new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
    if (!this.#process.stdin.write(line)) {
      await Promise.race([new Promise(resolve => this.#process.stdin.once('drain', resolve)), this.#ended])
    }
    return picture
  }

  /** Ends the command after the jobs that were given. */
  async close () {
    this.#process.stdin.end()
    await this.#ended
  }

  async [Symbol.asyncDispose ?? Symbol.for('Symbol.asyncDispose')] () { await this.close() }

  #take (bytes) {
    this.#parts.push(bytes)
    this.#length += bytes.length
    for (;;) {
      if (!this.#header) {
        const all = this.#joined()
        const end = all.indexOf(10)
        if (end < 0) return
        this.#header = JSON.parse(all.subarray(0, end).toString())
        this.#keep(all.subarray(end + 1))
      }
      const { length } = this.#header
      if (this.#length < length) return
      const all = this.#joined()
      this.#answer(this.#header, Buffer.from(all.subarray(0, length)))
      this.#header = null
      this.#keep(all.subarray(length))
    }
  }

  #joined () {
    if (this.#parts.length !== 1) this.#parts = [Buffer.concat(this.#parts)]
    return this.#parts[0]
  }

  #keep (rest) {
    this.#parts = [rest]
    this.#length = rest.length
  }

  #answer (header, data) {
    const { resolve, reject } = this.#waiting.shift()
    const { error, status, length, ...facts } = header
    if (error === undefined) resolve({ data, diagnostics: [], ...facts })
    else reject(new GalleyError(status, error, header.diagnostics))
  }

  #end (status, message, resolve) {
    this.#failure ??= new GalleyError(status, message || 'the command ended')
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure)
    resolve()
  }
}

module.exports = { GalleyError, Renderer, command }
