import Big from 'big.js'
import { decideExactly } from '../facts/exact-facts.ts'
import { taskEdges } from '../engines/tasks/tasks-engine.ts'
import { friendEdges } from '../facts/fact-edges.ts'
import type { FactReader } from '../facts/fact-reader.ts'
import type { Cell } from '../facts/fact-slice.ts'
import { readSlices } from '../facts/read-slices.ts'
import { bucketOf, foldEvents } from '../facts/tallies/tally-line.ts'
import { decide, type DecideInput, type Decision } from '../engines/tasks/rules/decide.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { isProfitOfMarket, type TallyLine } from '../facts/db/tallies.ts'
import { scaled } from './reference-measures.ts'
import { factsOfSent, type SentFacts } from './task-facts.ts'

const byTime = (a: PlatformEvent, b: PlatformEvent): number =>
  a.occurredAt - b.occurredAt || (a.eventId < b.eventId ? -1 : 1)
const isIn =
  (cells: readonly Cell[]) =>
  (userId: string, bucket: number): boolean =>
    cells.some((cell) => cell.userId === userId && bucket >= cell.from && bucket < cell.until)

/**
 * A fact reader in memory instead of the database. `reads` counts the reads of tallies and single facts. `lacks`: facts that the version before has
 * added to the tallies, which wrote positions of all markets only.
 */
export function memoryReader(
  sent: readonly PlatformEvent[],
  lacks: (event: PlatformEvent) => boolean = () => false,
): FactReader & { reads: () => number } {
  const events = [...new Map(sent.map((event) => [event.eventId, event])).values()].sort(byTime)
  const foldOf = (inside: readonly PlatformEvent[]) => {
    const isOfMarket = ({ measure }: TallyLine) => isProfitOfMarket(measure)
    const known = foldEvents(inside.filter((event) => !lacks(event)))
    return [...foldEvents(inside).filter((line) => !isOfMarket(line)), ...known.filter(isOfMarket)]
  }
  const lines = foldOf(events)
  let reads = 0
  return {
    reads: () => reads,
    sums: (requests) => {
      const sums = requests.flatMap(({ userId, bounds }) => {
        const cellOf = (bucket: number) => bounds.filter((bound) => bound <= bucket).length
        const own = events.filter((event) => event.userId === userId)
        const byCell = Map.groupBy(own, ({ occurredAt }) => cellOf(bucketOf(occurredAt)))
        return [...byCell].flatMap(([cell, inside]) =>
          [...Map.groupBy(foldOf(inside), ({ measure }) => measure).values()].map((ofMeasure) => ({
            ...merged(ofMeasure),
            userId,
            cell,
          })),
        )
      })
      return Promise.resolve(sums)
    },
    tallies: (cells) => {
      const inside = isIn(cells)
      const found = lines.filter(({ userId, bucket }) => inside(userId, bucket))
      reads += found.length
      return Promise.resolve(found)
    },
    events: (cells) => {
      const inside = isIn(cells)
      const found = events.filter(({ userId, occurredAt }) => inside(userId, bucketOf(occurredAt)))
      reads += found.length
      return Promise.resolve(found)
    },
  }
}

/** Sums lines of one measure, as PostgreSQL aggregates them. */
function merged(lines: ReturnType<typeof foldEvents>) {
  const sum = (values: (string | null)[]): string | null =>
    values.includes(null) ? null : values.reduce((total, value) => total.plus(value ?? 0), Big(0)).toFixed()
  const largest = lines.map((line) => line.largest).filter((value) => value !== null)
  return {
    measure: lines[0]?.measure ?? '',
    count: lines.reduce((total, { count }) => total + count, 0),
    amount: sum(lines.map(({ amount }) => amount)) ?? '0',
    gain: sum(lines.map(({ gain }) => gain)),
    largest: largest.length === 0 ? null : largest.reduce((a, b) => (Big(a).gt(b) ? a : b)),
    earliest: lines.reduce<string | null>(
      (first, { earliest }) => (first === null || (earliest ?? first) < first ? earliest : first),
      null,
    ),
    firstAt: Math.min(...lines.map(({ firstAt }) => firstAt)),
    lastAt: Math.max(...lines.map(({ lastAt }) => lastAt)),
  }
}

/** Decides from tallies and reads unclear cells in more detail, as the gateway does. */
export async function decideFolded(
  input: Omit<DecideInput, 'facts'>,
  sent: SentFacts,
  lacks?: Parameters<typeof memoryReader>[1],
): Promise<{ decision: Decision; reads: number }> {
  const raw = factsOfSent(sent)
  const everything = [
    ...sent.events,
    ...sent.friends.flatMap(({ userId, events }) => events.map((e) => ({ ...e, userId }))),
  ]
  const reader = memoryReader(everything, lacks)
  const { activity, task, appliedAt, now } = input
  const { own, friends } = taskEdges({ activity, tasks: [task], appliedAt, now })
  const slices = await readSlices(reader, [
    { userId: raw.userId, edges: [...own, now + 1] },
    ...raw.friends.map(({ userId, registeredAt }) => ({
      userId,
      edges: [...(friends === null ? [] : friendEdges(friends, registeredAt)), now + 1],
    })),
  ])
  const folded = {
    ...raw,
    slices: slices.get(raw.userId) ?? [],
    friends: raw.friends.map((friend) => ({ ...friend, slices: slices.get(friend.userId) ?? [] })),
  }
  const decision = await decideExactly(reader, folded, (facts) => {
    const result = decide({ ...input, facts })
    return { result, unclear: result.unclear }
  })
  return { decision, reads: reader.reads() }
}

/** Lines in a fixed order with amounts that compare equal whatever zeros they end in. */
export const canonicalTallies = <Line extends TallyLine>(lines: readonly Line[]) =>
  lines
    .map((line) => ({
      ...line,
      amount: scaled(line.amount),
      gain: line.gain === null ? null : scaled(line.gain),
      largest: line.largest === null ? null : scaled(line.largest),
    }))
    .toSorted((a, b) => {
      const [x, y] = [a, b].map(({ userId, bucket, measure }) => `${userId} ${bucket} ${measure}`)
      return (x ?? '') < (y ?? '') ? -1 : 1
    })
