import Big from 'big.js'
import type { Db } from '#gateway/db/client.ts'
import { findInvitersOf } from '#gateway/facts/db/events.ts'
import { listJoinedOf } from '#gateway/activities/db/participations.ts'
import { isProfitOfMarket, listTallies, type TallyLine, type TallyPosition } from '#gateway/facts/db/tallies.ts'
import { foldChunk } from '#gateway/facts/tallies/refold-facts.ts'
import { MEASURE } from '#gateway/facts/tallies/tally-line.ts'
import type { Finding } from './rule.ts'

export const TALLY_RULE = 'tallies are the fold of events that are not reversed'
const EVENT_RULE = 'stored events are platform events'
export type TallyRule = typeof TALLY_RULE | typeof EVENT_RULE

interface TallyFinding extends Finding {
  rule: TallyRule
}

const keyOf = ({ userId, bucket, measure }: TallyLine) => `${userId} ${bucket} ${measure}`
// A `numeric` that was changed despite the triggers can be NaN or infinite, which `Big` refuses.
const isNumber = (text: string) => Number.isFinite(Number(text))
const isSame = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && isNumber(a) && isNumber(b) && new Big(a).eq(b))
const isEqual = (a: TallyLine, b: TallyLine) =>
  a.count === b.count &&
  a.firstAt === b.firstAt &&
  a.lastAt === b.lastAt &&
  isSame(a.amount, b.amount) &&
  isSame(a.gain, b.gain) &&
  isSame(a.largest, b.largest) &&
  a.earliest === b.earliest
const describe = (line: TallyLine | undefined) =>
  line === undefined
    ? 'nothing'
    : `${line.count} facts of ${isNumber(line.amount) ? new Big(line.amount).toFixed() : line.amount}`

/**
 * Positions by market are read only where they add up to the sum of all markets, because the version before writes that sum alone. Other lines are
 * always used.
 */
function usedMarkets(stored: readonly TallyLine[]): (line: TallyLine) => boolean {
  const isOfMarket = ({ measure }: TallyLine) => isProfitOfMarket(measure)
  const bucketOf = ({ userId, bucket }: TallyLine) => `${userId} ${bucket}`
  const parts = Map.groupBy(stored.filter(isOfMarket), bucketOf)
  const sums = new Map(
    stored.filter(({ measure }) => measure === MEASURE.profit).map((line) => [bucketOf(line), line.count]),
  )
  const countOf = (bucket: string) => parts.get(bucket)?.reduce((sum, { count }) => sum + count, 0)
  return (line) => !isOfMarket(line) || countOf(bucketOf(line)) === sums.get(bucketOf(line))
}

/** The activities of each user and of their inviter, whose tasks count a friend’s facts, too. */
async function activitiesOf(db: Db, userIds: readonly string[]): Promise<(userId: string) => string[]> {
  if (userIds.length === 0) return () => []
  const inviters = await findInvitersOf(db, userIds)
  const joined = await listJoinedOf(db, [...new Set([...userIds, ...[...inviters.values()].flat()])])
  const joinedOf = Map.groupBy(joined, ({ userId }) => userId)
  return (userId) => {
    const rows = [userId, ...(inviters.get(userId) ?? [])].flatMap((one) => joinedOf.get(one) ?? [])
    return [...new Set(rows.map(({ activityId }) => activityId))]
  }
}

/**
 * Compares a few thousand facts with their tallies, and names facts that no rule can read. `db` must be a transaction with one snapshot.
 * @returns the position to continue from; null at the end
 */
export async function findTallyFaults(db: Db, after: TallyPosition | null) {
  const { range, lines, unreadable } = await foldChunk(db, after)
  const stored = new Map((await listTallies(db, range)).map((line) => [keyOf(line), line]))
  const wanted = new Map(lines.map((line) => [keyOf(line), line]))
  const faults: { rule: TallyRule; subject: string; detail: string; userId: string }[] = unreadable.map(
    ({ eventId, userId }) => ({
      rule: EVENT_RULE,
      subject: eventId,
      detail: 'its row does not match the schema of its type',
      userId,
    }),
  )
  const isUsed = usedMarkets([...stored.values()])
  for (const key of new Set([...stored.keys(), ...wanted.keys()])) {
    const [is, must] = [stored.get(key), wanted.get(key)]
    if (!isUsed((is ?? must) as TallyLine)) continue
    if (is !== undefined && must !== undefined && isEqual(is, must)) continue
    const { userId } = (is ?? must) as TallyLine
    faults.push({ rule: TALLY_RULE, subject: key, detail: `${describe(is)} instead of ${describe(must)}`, userId })
  }
  // Every tally of a part can be faulty, so the activities of all users are read at once.
  const activities = await activitiesOf(db, [...new Set(faults.map(({ userId }) => userId))])
  const findings = faults.map(({ userId, ...fault }) => ({ ...fault, activityIds: activities(userId) }))
  return { findings, next: range.last }
}

/**
 * Compares one part of the tallies in each call. A call returns the findings of its pass and, until the pass is complete, those of the pass
 * before, so that no finding disappears while another part is compared.
 */
export function createTallyAudit(find = findTallyFaults): (db: Db) => Promise<TallyFinding[]> {
  let after: TallyPosition | null = null
  let found: readonly TallyFinding[] = []
  let foundBefore: readonly TallyFinding[] = []
  return async (db) => {
    const part = await find(db, after)
    found = [...found, ...part.findings]
    after = part.next
    const reported = new Map(
      [...(after === null ? [] : foundBefore), ...found].map((finding) => [
        `${finding.rule} ${finding.subject}`,
        finding,
      ]),
    )
    if (after === null) [foundBefore, found] = [found, []]
    return [...reported.values()]
  }
}

export async function findAllTallyFaults(db: Db) {
  const found: TallyFinding[] = []
  for (let after: TallyPosition | null = null; ;) {
    const chunk: Awaited<ReturnType<typeof findTallyFaults>> = await findTallyFaults(db, after)
    found.push(...chunk.findings)
    if (chunk.next === null) return found
    after = chunk.next
  }
}
