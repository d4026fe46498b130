import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { STREAM_NAMES, type StreamName } from './db/seal-streams.ts'

/** A line of the file: the last seal of a stream at that time. */
const sealSchema = z.object({
  at: z.number(),
  database: z.string(),
  stream: z.enum(STREAM_NAMES),
  seq: z.int(),
  hash: z.string(),
})
export type AnchoredSeal = z.infer<typeof sealSchema>

/**
 * A line of the file: an operator's acceptance of findings, which `keyOf` names. They are no longer reported, and anchored seals before
 * this line no longer count.
 */
const acceptanceSchema = z.object({
  at: z.number(),
  database: z.string(),
  accepted: z.array(z.string()),
  reason: z.string(),
})

const lineSchema = z.union([sealSchema, acceptanceSchema])
type Line = z.infer<typeof lineSchema>

/** The content of a file for one database. */
export type AnchorSummary = Awaited<ReturnType<typeof readAnchor>>

function parseLine(text: string) {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

async function* linesOf(file: string) {
  if (!existsSync(file)) return
  let number = 0
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1
    yield { number, line: parseLine(text) }
  }
}

export async function readAnchor(file: string | null, database: string) {
  const exists = file !== null && existsSync(file)
  const accepted = new Set<string>()
  const last = new Map<StreamName, AnchoredSeal>()
  const unreadable: number[] = []
  let foreign = 0
  let acceptedAt = 0
  for await (const { number, line } of linesOf(file ?? '')) {
    if (line === null) unreadable.push(number)
    else if (line.database !== database) foreign += 1
    else if ('accepted' in line) {
      for (const key of line.accepted) accepted.add(key)
      last.clear()
      acceptedAt = number
    } else last.set(line.stream, line)
  }
  return {
    exists /** Number of lines of other databases. */,
    foreign /** Numbers of invalid lines: a crash cut them, or somebody changed them. */,
    unreadable /** Line number of the last acceptance; 0: there is none. */,
    acceptedAt,
    accepted,
    last,
  }
}

/** Reads the anchored seals of one stream that still count, in the order of the file and one at a time. */
export async function* anchoredSeals(
  file: string | null,
  { database, stream, after }: { database: string; stream: StreamName; after: number },
) {
  for await (const { number, line } of linesOf(file ?? ''))
    if (
      number > after &&
      line !== null &&
      !('accepted' in line) &&
      line.database === database &&
      line.stream === stream
    )
      yield line
}

/** Appends lines and waits for the disk. Only the owner can read a file that it creates. */
export async function appendAnchor(file: string, lines: readonly Line[]) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    // The next line must not become part of a line that a crash has cut.
    const lastByte = size === 0 ? '\n' : (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString()
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    try {
      await handle.appendFile(lastByte === '\n' ? text : `\n${text}`)
      await handle.datasync()
    } catch (error) {
      // A full disk must not leave half a line, which an audit would report.
      await handle.truncate(size)
      throw error
    }
  } finally {
    await handle.close()
  }
}
