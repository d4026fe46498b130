import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import type { Db } from '#gateway/db/client.ts'
import { listStates } from '#gateway/facts/db/events.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'
import { factReader } from '../fact-reader.ts'
import { classifiedAt } from '../load-facts.ts'
import { volumeOf, type CountableFacts, type Measure } from './relevant-facts.ts'
import type { Tally } from './tally.ts'
import { readSlices } from '../read-slices.ts'

/** ms; start inclusive, end exclusive. */
export interface CountedWindow {
  userId: string
  start: number
  end: number
}

/** The facts of these users, also of those without an account, by user; neither an edge (ms) nor a classification of the account divides a slice. */
export async function loadCountable(
  db: Db,
  users: readonly { userId: string; edges: readonly number[] }[],
): Promise<Map<string, CountableFacts>> {
  const statesOf = Map.groupBy(await listStates(db, userIdsOf(users)), ({ userId }) => userId)
  const slices = await readSlices(
    factReader(db),
    users.map(({ userId, edges }) => ({ userId, edges: [...edges, ...classifiedAt(statesOf.get(userId) ?? [])] })),
  )
  return new Map(
    users.map(({ userId }): [string, CountableFacts] => [
      userId,
      { events: statesOf.get(userId) ?? [], slices: slices.get(userId) ?? [] },
    ]),
  )
}

/** What counts of a measure in a window, by the exclusions of every reader of facts. Pure. */
export const countIn = (
  facts: CountableFacts,
  { start, end }: Omit<CountedWindow, 'userId'>,
  measure: Measure,
): Tally =>
  measure({
    facts,
    window: { start, end },
    timeReason: (at) => (at < start || at >= end ? 'OUT_OF_WINDOW' : null),
  })

/** The trades of users that count, in all markets, each user in a window of their own. */
export async function loadCountedTrades(db: Db, windows: readonly CountedWindow[]): Promise<Map<string, Tally>> {
  if (windows.length === 0) return new Map()
  const facts = await loadCountable(
    db,
    windows.map(({ userId, start, end }) => ({ userId, edges: [start, end] })),
  )
  return new Map(
    windows.map(({ userId, ...window }) => [
      userId,
      countIn(facts.get(userId) ?? { events: [], slices: [] }, window, volumeOf(MARKETS)),
    ]),
  )
}

/** When the user last made a trade that counts, ms; null means never. */
export async function findLastTradeAt(db: Db, userId: string): Promise<number | null> {
  const trades = (await loadCountedTrades(db, [{ userId, start: 0, end: Number.MAX_SAFE_INTEGER }])).get(userId)
  return trades === undefined || trades.counted.length === 0
    ? null
    : Math.max(...trades.counted.map(({ lastAt }) => lastAt))
}
