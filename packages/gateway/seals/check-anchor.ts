import { anchoredSeals, type AnchoredSeal, type AnchorSummary } from './anchor-file.ts'
import type { Db } from '../db/client.ts'
import type { SealHead } from './check-chain.ts'
import { violationOf, type SealViolation } from './finding.ts'
import type { StreamName } from './db/seal-streams.ts'

const MISSING = 'is in the anchor and missing in the database'

const violation = ({ stream, seq }: AnchoredSeal, detail: string) =>
  violationOf('anchored seal is kept', `${stream} seal ${seq}`, detail)

/**
 * The anchor knows another database and not this one, although this one has seals: the chain was replaced from its origin, or
 * DATABASE_URL names another database now, which an operator accepts.
 */
export const checkOrigin = ({ foreign, last, acceptedAt }: AnchorSummary, hasSeals: boolean): SealViolation[] =>
  foreign > 0 && last.size === 0 && acceptedAt === 0 && hasSeals
    ? [
        violationOf(
          'anchored seal is kept',
          'the origin of the chain',
          'is not that of the anchor, which names another database only',
        ),
      ]
    : []

/** Compares an anchored seal with the seal of its number in the database. */
export function checkAnchored(anchored: AnchoredSeal, inDatabase: Pick<SealHead, 'hash'> | undefined): SealViolation[] {
  if (inDatabase === undefined) return [violation(anchored, MISSING)]
  return inDatabase.hash === anchored.hash ? [] : [violation(anchored, 'is another one than in the anchor')]
}

export const findSealHash = (db: Db, { stream, seq }: AnchoredSeal) =>
  db.selectFrom('seals').select('hash').where('stream', '=', stream).where('seq', '=', seq).executeTakeFirst()

/**
 * Compares the seals of a stream, one by one in their order, with the anchored seals of the file. Lines out of order, as two
 * processes on one file write them, are looked up in the database.
 */
export function createAnchorCheck(
  db: Db,
  file: string | null,
  { database, stream, summary }: { database: string; stream: StreamName; summary: AnchorSummary },
) {
  const anchored = anchoredSeals(file, { database, stream, after: summary.acceptedAt })
  let waiting: AnchoredSeal | undefined
  let isStarted = false

  async function advance() {
    const next = await anchored.next()
    waiting = next.done === true ? undefined : next.value
  }
  return {
    check: async (seal: SealHead) => {
      if (!isStarted) await advance()
      isStarted = true
      const found: SealViolation[] = []
      while (waiting !== undefined && waiting.seq <= seal.seq) {
        found.push(...checkAnchored(waiting, waiting.seq === seal.seq ? seal : await findSealHash(db, waiting)))
        await advance()
      }
      return found
    },
    /** One finding for all anchored seals after the last seal of the database. */
    finish: async (): Promise<SealViolation[]> => {
      if (!isStarted) await advance()
      const found: SealViolation[] = []
      let first: AnchoredSeal | undefined
      let highest = 0
      while (waiting !== undefined) {
        const inDatabase = await findSealHash(db, waiting)
        if (inDatabase !== undefined) found.push(...checkAnchored(waiting, inDatabase))
        else first ??= waiting
        highest = Math.max(highest, waiting.seq)
        await advance()
      }
      if (first === undefined) return found
      const until = highest > first.seq ? `, like all up to ${highest}` : ''
      return [...found, violation(first, `${MISSING}${until}`)]
    },
  }
}
