import type { Readable } from 'node:stream'
import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The maximum size of a file in bytes, and the number of older files (`.1` is the youngest) beside it. */
export const LOG_LIMITS = { bytes: 50 * 1024 * 1024, older: 2 }

/**
 * Appends to a file of bounded size. Writes are synchronous: a writer that is faster than the disk waits at its own
 * pipe instead of filling our memory. A full disk loses lines, but never stops the writer.
 */
export class LogFile {
  readonly #path: string
  readonly #limits: typeof LOG_LIMITS
  readonly #complain: (line: string) => void
  #descriptor: number | null = null
  #size = 0
  #failed = false

  /** `complain` is called once when lines begin to be lost. */
  constructor(path: string, complain: (line: string) => void, limits = LOG_LIMITS) {
    this.#path = path
    this.#limits = limits
    this.#complain = complain
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  }

  write(chunk: Buffer) {
    try {
      if (this.#size > 0 && this.#size + chunk.length > this.#limits.bytes) this.#rotate()
      appendFileSync(this.#open(), chunk)
      this.#size += chunk.length
      this.#failed = false
    } catch (error) {
      if (!this.#failed) this.#complain(`Log lines of ${this.#path} are lost: ${(error as Error).message}`)
      this.#failed = true
    }
  }

  #open() {
    if (this.#descriptor !== null) return this.#descriptor
    const found = statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0
    if (found >= this.#limits.bytes) this.#shift()
    this.#descriptor = openSync(this.#path, 'a', 0o600)
    this.#size = fstatSync(this.#descriptor).size
    return this.#descriptor
  }

  #rotate() {
    if (this.#descriptor !== null) closeSync(this.#descriptor)
    this.#descriptor = null
    this.#size = 0
    this.#shift()
  }

  #shift() {
    const names = Array.from({ length: this.#limits.older + 1 }, (_, age) =>
      age === 0 ? this.#path : `${this.#path}.${age}`,
    )
    for (let age = names.length - 2; age >= 0; age -= 1) {
      const [from = '', to = ''] = names.slice(age, age + 2)
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to)
    }
  }
}

const KEPT_LINES = 12
const WARNING = /"level":("(warn|error|fatal)"|[456]0)/

export type ChildLog = ReturnType<typeof openChildLog>

/** The message of a line of pino; other lines unchanged. */
function readable(line: string) {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } }
    return [msg, err?.message].filter(Boolean).join(': ') || line
  } catch {
    return line
  }
}

/**
 * Writes a child's output to `file`; its standard error, and pino's warnings and errors, also go to `complain`. Chunks
 * without a warning are not parsed, because a busy gateway logs thousands of lines a second.
 */
export function openChildLog(file: string, complain: (line: string) => void) {
  const out = new LogFile(file, complain)
  let recent: string[] = []
  const keep = (chunk: Buffer) => {
    recent = [...recent, ...chunk.toString().split('\n').filter(Boolean).slice(-KEPT_LINES)].slice(-KEPT_LINES)
  }
  return {
    follow(stream: Readable, isComplaint: boolean) {
      stream.on('data', (chunk: Buffer) => {
        out.write(chunk)
        keep(chunk.subarray(-4096))
        if (!isComplaint && !WARNING.test(chunk.toString('latin1'))) return
        const lines = chunk.toString().split('\n').filter(Boolean)
        for (const line of lines) if (isComplaint || WARNING.test(line)) complain(readable(line))
      })
    },
    /** The last output, for the error message of a child that does not start. */
    lastLines: () => recent.map(readable).join('\n'),
  }
}
