import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../db/client.ts'
import type { SealsTable } from '../db/tables/seals.ts'
import type { SealViolation } from './finding.ts'
import type { StreamName } from './db/seal-streams.ts'

export type SealHead = Omit<Selectable<SealsTable>, 'names' | 'leaves'>

/** The end of a chain that the next seal continues. */
export interface Link {
  seq: number
  until: number
  hash: string
}

const PAGE = 500
const HEAD = [
  'stream',
  'seq',
  'fromPosition',
  'untilPosition',
  'rowCount',
  'root',
  'previous',
  'sealedAt',
  'hash',
] as const

export const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const hashOfSeal = (seal: SealHead): string =>
  sha256(
    [
      seal.stream,
      seal.seq,
      seal.fromPosition,
      seal.untilPosition,
      seal.rowCount,
      seal.root,
      seal.previous,
      seal.sealedAt,
    ].join(' '),
  )

/** Reads the seals of a stream after `seq`, without their leaves, page by page. */
export async function* sealsAfter(db: Db, stream: StreamName, seq: number): AsyncGenerator<SealHead> {
  for (let after = seq; ;) {
    const page = await db
      .selectFrom('seals')
      .select(HEAD)
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

export const linkOf = ({ seq, untilPosition, hash }: SealHead): Link => ({ seq, until: untilPosition, hash })

/** Checks that a seal continues the one before it and has the hash of its content; it reads no rows. */
export function checkLink(seal: SealHead, before: Link): SealViolation[] {
  const found: SealViolation[] = []
  const report = (detail: string) =>
    found.push({ rule: 'seals form a chain', subject: `${seal.stream} seal ${seal.seq}`, detail, activityIds: [] })
  const gap = seal.seq - before.seq - 1
  if (gap > 0) report(`${gap} seals before it are missing`)
  else if (seal.previous !== before.hash || seal.fromPosition !== before.until)
    report(`does not continue seal ${before.seq}`)
  if (seal.hash !== hashOfSeal(seal)) report('was changed')
  return found
}
