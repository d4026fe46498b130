import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { queryValue, type Db, type Row } from '../db/client.ts'
import { STREAM_NAMES, STREAMS, type StreamName } from './db/seal-streams.ts'
import { violationOf, type SealViolation } from './finding.ts'

export type SealHead = Omit<Row<'seals'>, 'names' | 'leaves'>

/** The end of a chain that the next seal continues. */
export type Link = ReturnType<typeof linkOf>

const PAGE = 500
/** What the hash of a seal covers, in this order. */
const HEAD = ['stream', 'seq', 'fromPosition', 'untilPosition', 'rowCount', 'root', 'previous', 'sealedAt'] as const

export const sha256 = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const hashOfSeal = (seal: SealHead) => sha256(HEAD.map((field) => seal[field]).join(' '))

/** Reads the seals of a stream after `seq`, without their leaves, page by page. */
export async function* sealsAfter(db: Db, stream: StreamName, seq: number) {
  for (let after = seq; ;) {
    const page = await db
      .selectFrom('seals')
      .select([...HEAD, 'hash'])
      .where('stream', '=', stream)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(PAGE)
      .execute()
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = last.seq
  }
}

export const linkOf = ({ seq, untilPosition, hash }: SealHead) => ({ seq, until: untilPosition, hash })

/** Checks that a seal continues the one before it and has the hash of its content; it reads no rows. */
export function checkLink(seal: SealHead, before: Link) {
  const found: SealViolation[] = []
  const report = (detail: string) =>
    found.push(violationOf('seals form a chain', `${seal.stream} seal ${seal.seq}`, detail))
  const gap = seal.seq - before.seq - 1
  if (gap > 0) report(`${gap} seals before it are missing`)
  else if (seal.previous !== before.hash || seal.fromPosition !== before.until)
    report(`does not continue seal ${before.seq}`)
  if (seal.hash !== hashOfSeal(seal)) report('was changed')
  return found
}

/** A serving gateway seals every 5 s, so a row waits at most some thousand transactions for its first seal. */
const TRANSACTIONS_WITHOUT_SEAL = 1_000_000

const WITHOUT_SEALS = violationOf(
  'seals form a chain',
  'all seals',
  'are missing, although rows were written a million transactions ago',
)

/**
 * A database without any seal is new, or its whole chain was deleted. A new one has no old rows: positions count transactions, which a
 * superuser cannot turn back without a new position for every row.
 */
export async function checkBeginning(db: Db) {
  const oldest = STREAM_NAMES.map(
    (stream) => sql`(select position from ${sql.table(STREAMS[stream].table)} order by position limit 1)`,
  )
  const isOld = await queryValue<boolean>(db)`
    select not exists (select 1 from seals)
      and coalesce(seal_horizon() - least(${sql.join(oldest)}) > ${TRANSACTIONS_WITHOUT_SEAL}::bigint, false) as is_old`
  return isOld ? [WITHOUT_SEALS] : []
}
