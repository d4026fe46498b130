import type { Readable } from 'node:stream'
import { LogFile } from './log-file.ts'

const KEPT_LINES = 12
const WARNING = /"level":("(warn|error|fatal)"|[456]0)/

export type ChildLog = {
  follow(stream: Readable, isComplaint: boolean): void
  /** The last output, for the error message of a child that does not start. */
  lastLines(): string
}

/** A readable form of a line of pino; other lines unchanged. */
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
export function openChildLog(file: string, complain: (line: string) => void): ChildLog {
  const out = new LogFile(file, complain)
  let recent: string[] = []
  const keep = (chunk: Buffer) => {
    recent = [...recent, ...chunk.toString().split('\n').filter(Boolean).slice(-KEPT_LINES)].slice(-KEPT_LINES)
  }
  return {
    follow(stream, isComplaint) {
      stream.on('data', (chunk: Buffer) => {
        out.write(chunk)
        keep(chunk.subarray(-4096))
        if (!isComplaint && !WARNING.test(chunk.toString('latin1'))) return
        const lines = chunk.toString().split('\n').filter(Boolean)
        for (const line of lines) if (isComplaint || WARNING.test(line)) complain(readable(line))
      })
    },
    lastLines: () => recent.map(readable).join('\n'),
  }
}
