import Big from 'big.js'
import type { Db } from '#gateway/db/client.ts'
import { findInviters } from '#gateway/db/events.ts'
import { listJoinedOf } from '#gateway/db/participations.ts'
import { listTallies, type TallyLine, type TallyPosition } from '#gateway/db/tallies.ts'
import { foldChunk } from '#gateway/tallies/fold-in-chunks.ts'
import type { Finding } from './rule.ts'

export const TALLY_RULE = 'tallies are the fold of events'
export type TallyRule = typeof TALLY_RULE

const keyOf = ({ userId, bucket, measure }: TallyLine): string => `${userId} ${bucket} ${measure}`
const isSame = (a: string | null, b: string | null): boolean => (a === null || b === null ? a === b : new Big(a).eq(b))
const isEqual = (a: TallyLine, b: TallyLine): boolean =>
  a.count === b.count &&
  a.firstAt === b.firstAt &&
  a.lastAt === b.lastAt &&
  isSame(a.amount, b.amount) &&
  isSame(a.gain, b.gain) &&
  isSame(a.largest, b.largest) &&
  a.earliest === b.earliest
const describe = (line: TallyLine | undefined): string =>
  line === undefined ? 'nothing' : `${line.count} facts of ${new Big(line.amount).toFixed()}`

/**
 * Compares a few thousand facts with their tallies. `db` must be a transaction with one snapshot.
 * @returns the position to continue from; null at the end
 */
export async function findTallyFaults(
  db: Db,
  after: TallyPosition | null,
): Promise<{ findings: Finding[]; next: TallyPosition | null }> {
  const { range, lines } = await foldChunk(db, after)
  const stored = new Map((await listTallies(db, range)).map((line) => [keyOf(line), line]))
  const wanted = new Map(lines.map((line) => [keyOf(line), line]))
  const findings: Finding[] = []
  for (const key of new Set([...stored.keys(), ...wanted.keys()])) {
    const [is, must] = [stored.get(key), wanted.get(key)]
    if (is !== undefined && must !== undefined && isEqual(is, must)) continue
    const { userId } = (is ?? must) as TallyLine
    // A friend's facts count for the tasks of the inviter, too.
    const joined = await listJoinedOf(db, [userId, ...(await findInviters(db, [userId]))])
    findings.push({
      subject: key,
      detail: `${describe(is)} instead of ${describe(must)}`,
      activityIds: [...new Set(joined.map(({ activityId }) => activityId))],
    })
  }
  return { findings, next: range.last }
}

/**
 * Compares the tallies part by part, a part in each call. A call returns the findings of its pass and, until the pass is
 * complete, those of the pass before: no finding disappears because another part is compared.
 */
export function createTallyAudit(find = findTallyFaults): (db: Db) => Promise<Finding[]> {
  let after: TallyPosition | null = null
  let found: readonly Finding[] = []
  let foundBefore: readonly Finding[] = []
  return async (db) => {
    const part = await find(db, after)
    found = [...found, ...part.findings]
    after = part.next
    const reported = new Map(
      [...(after === null ? [] : foundBefore), ...found].map((finding) => [finding.subject, finding]),
    )
    if (after === null) [foundBefore, found] = [found, []]
    return [...reported.values()]
  }
}

/** Compares all facts with their tallies. */
export async function findAllTallyFaults(db: Db): Promise<Finding[]> {
  const found: Finding[] = []
  for (let after: TallyPosition | null = null; ;) {
    const chunk: Awaited<ReturnType<typeof findTallyFaults>> = await findTallyFaults(db, after)
    found.push(...chunk.findings)
    if (chunk.next === null) return found
    after = chunk.next
  }
}
