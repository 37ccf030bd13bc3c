/** A finding, as `galley render --json` has it. */
export interface Diagnostic {
  file: string
  severity: 'error' | 'warning' | 'note'
  message: string
  line?: number
  column?: number
  endLine?: number
  endColumn?: number
  suggestion?: string
  notes?: Diagnostic[]
}

/** The keys of a job besides its document. */
export interface Job {
  data?: Record<string, unknown> | Record<string, unknown>[]
  row?: number
  theme?: string
  format?: 'png' | 'svg' | 'pdf'
  output?: string
  folder?: string
  id?: unknown
  appearance?: 'light' | 'dark'
  contrast?: 'standard' | 'increased'
  direction?: 'ltr' | 'rtl'
  locale?: string
  textSize?: string
  boldText?: boolean
  device?: string
  scale?: number
  width?: number
  height?: number
}

export interface Picture {
  /** The file; empty for a picture that was written to an `output`. */
  data: Buffer
  format: 'png' | 'svg' | 'pdf'
  /** The size in pixels. */
  width: number
  height: number
  output?: string
  diagnostics: Diagnostic[]
  id?: unknown
}

/** The folders below which jobs may name files, and options of `galley render` for every job. */
export interface Options {
  roots?: string[]
  workers?: number
  [option: string]: unknown
}

/** What the command found wrong, with places in the document. */
export class GalleyError extends Error {
  readonly status: number
  readonly diagnostics: Diagnostic[]
}

/** A command that stays, for one picture after another; calls may overlap. */
export class Renderer {
  constructor (options?: Options)
  /** The picture of a document: an object, or the path of a file. */
  render (document: object | string, job?: Job): Promise<Picture>
  /** Ends the command after the jobs that were given. */
  close (): Promise<void>
}

/** The path of the command. */
export function command (): string
