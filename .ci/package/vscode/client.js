'use strict'
// A client of the Language Server Protocol over the standard streams of a process.

const { spawn } = require('node:child_process')

/** A running server. Requests after its end are rejected. */
class Client {
  #process
  #bytes = Buffer.alloc(0)
  #pending = new Map()
  #count = 0
  #said = ''
  #hasEnded = false

  /**
   * Starts a server.
   * @param {string} command
   * @param {string[]} words
   * @param {{folder?: string, onNotification: (method: string, parameters: any) => void, onEnd: (reason: string) => void}} options
   */
  constructor (command, words, { folder, onNotification, onEnd }) {
    this.onNotification = onNotification
    this.onEnd = onEnd
    this.#process = spawn(command, words, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] })
    this.#process.stdout.on('data', bytes => this.#take(bytes))
    this.#process.stderr.on('data', bytes => { this.#said = (this.#said + bytes).slice(-4096) })
    // A server that does not read any more has ended, which is reported as such.
    this.#process.stdin.on('error', () => {})
    this.#process.on('error', error => this.#end(error.message))
    this.#process.on('close', status => this.#end(this.#said.trim() || `the command ended with ${status}`))
  }

  /** Sends a request and returns its result. */
  request (method, params) {
    if (this.#hasEnded) return Promise.reject(new Error('the server has ended'))
    const id = ++this.#count
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#send({ id, method, params })
    })
  }

  notify (method, params) {
    if (!this.#hasEnded) this.#send({ method, params })
  }

  /** Ends the server as the protocol has it. */
  async stop () {
    if (this.#hasEnded) return
    this.onEnd = () => {}
    try { await this.request('shutdown', null) } catch {}
    this.notify('exit', null)
    this.#process.stdin.end()
  }

  #send (message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    this.#process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]))
  }

  #take (bytes) {
    this.#bytes = Buffer.concat([this.#bytes, bytes])
    for (;;) {
      const head = this.#bytes.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/content-length: *(\d+)/i.exec(this.#bytes.subarray(0, head).toString())?.[1])
      const start = head + 4
      if (!(this.#bytes.length >= start + length)) return
      const body = this.#bytes.subarray(start, start + length).toString()
      this.#bytes = this.#bytes.subarray(start + length)
      this.#receive(JSON.parse(body))
    }
  }

  #receive (message) {
    if (message.method === undefined) {
      const { resolve, reject } = this.#pending.get(message.id) ?? {}
      this.#pending.delete(message.id)
      if (message.error) reject?.(new Error(message.error.message))
      else resolve?.(message.result)
    } else if (message.id === undefined) {
      this.onNotification(message.method, message.params)
    } else {
      // The server asks nothing of this client today.
      const body = { id: message.id, error: { code: -32601, message: `no method ${message.method}` } }
      this.#send(body)
    }
  }

  #end (reason) {
    if (this.#hasEnded) return
    this.#hasEnded = true
    for (const { reject } of this.#pending.values()) reject(new Error(reason))
    this.#pending.clear()
    this.onEnd(reason)
  }
}

module.exports = { Client }
