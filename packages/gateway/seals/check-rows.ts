import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { query, type Db } from '../db/client.ts'
import { sha256, type SealHead } from './check-chain.ts'
import { activitiesNamed, violationOf, type SealViolation } from './finding.ts'
import { STREAMS, type SealedRow, type StreamName } from './db/seal-streams.ts'

/** Findings of one seal that are named; the rest are counted. */
const NAMED_ROWS = 20
/** How many rows are read that were added to the range of a seal. */
const ADDED_READ = 1_000
const LEAF_BYTES = 32
/** Below every position: the range of the first seal also covers rows that were added before it. */
const LOWEST = '-9223372036854775808'

/** The hash that the seal has of a row; of a corrected line it is that of the text before, as long as the line has the corrected text. */
function leafOf({ text, leaf, corrected }: SealedRow): Buffer {
  const own = hash('sha256', text, 'buffer')
  return leaf && own.toString('hex') === corrected ? Buffer.from(leaf, 'hex') : own
}

interface Damage {
  /** Its place in the seal, from 1; null when no leaf belongs to it. */
  place: number | null
  name: string
  detail: 'is missing' | 'was changed' | 'was added after it was sealed'
}

const keyOfName = (name: string) => name.split(' ', 1)[0] ?? name

function namesOf(text: string) {
  try {
    const names: unknown = JSON.parse(text)
    return Array.isArray(names) ? names.map(String) : []
  } catch {
    return []
  }
}

/** Reads the rows of a seal again and compares each with its leaf. The gateway computes the hashes, not the database. */
export async function checkRows(db: Db, seal: SealHead) {
  const stream = seal.stream as StreamName
  const content = await db
    .selectFrom('seals')
    .select(['names', 'leaves'])
    .where('stream', '=', stream)
    .where('seq', '=', seal.seq)
    .executeTakeFirst()
  // Seals are only added, so a missing one was deleted; the check of the chain reports it.
  if (content === undefined) return []
  const from = seal.seq === 1 ? LOWEST : seal.fromPosition
  const rows = await readRows(db, stream, { from, until: seal.untilPosition, limit: seal.rowCount + ADDED_READ })
  const leaves = rows.map(leafOf)
  const subject = `${stream} seal ${seal.seq}`
  const found: SealViolation[] = []
  if (sha256(content.leaves, content.names) !== seal.root)
    found.push(violationOf('seals form a chain', subject, 'its list of rows was changed'))
  if (Buffer.concat(leaves).equals(content.leaves)) return found
  const damages = compare(rows, leaves, content)
  for (const damage of damages.slice(0, NAMED_ROWS)) {
    const place = damage.place === null ? '' : `, row ${damage.place}`
    const activityIds = stream === 'ledger' ? await activitiesNamed(db, [damage.name]) : []
    const name = `${subject}${place}: ${damage.name}`
    found.push(violationOf('sealed row is unchanged', name, damage.detail, activityIds))
  }
  const rest = damages.length - NAMED_ROWS
  if (rest > 0) found.push(violationOf('sealed row is unchanged', subject, `${rest} more of its rows`))
  return found
}

const readRows = (
  db: Db,
  stream: StreamName,
  { from, until, limit }: { from: number | string; until: number; limit: number },
) =>
  query<SealedRow>(db)`
    ${STREAMS[stream].rows(sql`${from}::bigint`, sql`${until}::bigint`)} limit ${limit}`

function compare(rows: readonly SealedRow[], leaves: readonly Buffer[], sealed: { names: string; leaves: Buffer }) {
  const found = new Map(rows.map(({ name }, index) => [keyOfName(name), leaves[index]]))
  const damages: Damage[] = []
  const names = namesOf(sealed.names)
  for (const [index, name] of names.entries()) {
    const leaf = found.get(keyOfName(name))
    const before = sealed.leaves.subarray(index * LEAF_BYTES, (index + 1) * LEAF_BYTES)
    if (leaf === undefined) damages.push({ place: index + 1, name, detail: 'is missing' })
    else if (!leaf.equals(before)) damages.push({ place: index + 1, name, detail: 'was changed' })
  }
  const known = new Set(names.map(keyOfName))
  for (const { name } of rows)
    if (!known.has(keyOfName(name))) damages.push({ place: null, name, detail: 'was added after it was sealed' })
  return damages
}
