import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { ArrivedEvent, FactRange } from '#gateway/facts/db/newest-events.ts'
import { FACTS_MAXIMUM, type TracedFact, type TraceEntry } from '@fanfare/contract/task/task.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { toDecimal } from '../../../util/decimal.ts'
import { defined } from '../../../util/defined.ts'
import { slicesOfEvents } from '../../../facts/fact-slice.ts'
import type { Relevant } from '../../../facts/measures/tally.ts'
import { closesAt, windowOf, type TaskWindow } from '../windows/window.ts'
import { rulesOf, type DecideInput } from './decide.ts'
import { reasonValues } from './trace.ts'

/** Facts that the trace of a task in one period may list: the newest of each range, and single events. */
interface WantedFacts {
  ranges: FactRange[]
  eventIds: string[]
}

/** Asks for nothing when the user has no such facts. Pure. */
export function wantedFacts(input: DecideInput): WantedFacts {
  const window = windowOf(input)
  const spans = spansOf(input, window)
  const looked = relevantByRule(input, window).flatMap(({ facts }) => facts)
  const ranges = new Map<string, FactRange>()
  for (const { tallied, firstAt, lastAt } of looked)
    if (tallied !== null)
      for (const { from, until } of spans)
        if (firstAt < until && lastAt >= from) ranges.set(`${tallied} ${from}`, { tallied, from, until })
  return {
    ranges: [...ranges.values()],
    eventIds: looked.flatMap(({ tallied, eventId }) => (tallied === null && eventId !== null ? [eventId] : [])),
  }
}

/**
 * Adds to a trace the newest facts of each rule, decided one by one by the rules that decided their sums, and the pair and
 * amount of the newest fact of each reason. `events` has at least the facts of `wanted`. Pure.
 */
export function traceWithFacts(
  trace: readonly TraceEntry[],
  input: DecideInput,
  wanted: WantedFacts,
  events: readonly ArrivedEvent[],
): TraceEntry[] {
  const window = windowOf(input)
  const isWanted = ({ eventId, occurredAt }: PlatformEvent) =>
    wanted.eventIds.includes(eventId) ||
    wanted.ranges.some(({ from, until }) => occurredAt >= from && occurredAt < until)
  const slices = slicesOfEvents(events.filter(isWanted))
  const byRule = relevantByRule({ ...input, facts: { ...input.facts, slices } }, window)
  const lateness = latenessOf(events, input, window)
  return trace.map((entry) => {
    const facts = byRule.find(({ rule }) => rule === entry.rule)?.facts.toSorted(newestFirst)
    if (facts === undefined) return entry
    const excluded = entry.excluded.map((group) => {
      const newest = facts.find(({ reason, eventId }) => eventId !== null && reason === group.reason)
      return newest === undefined ? group : { ...group, detail: { ...contentOf(newest), ...group.detail } }
    })
    const shown = listed(facts, window).map((fact) => ({ ...describeFact(fact, window), ...lateness(fact) }))
    return { ...entry, excluded, facts: shown }
  })
}

const relevantByRule = (input: DecideInput, window: TaskWindow | null) => {
  const { target, others } = rulesOf(input, window)
  return [...others, target].map(({ rule, tally }) => ({ rule, facts: [...tally.counted, ...tally.excluded] }))
}

/**
 * Reads facts before the window, inside it and after it separately, so that none of them hides the others. A daily task lists its own day,
 * because each other day has a trace of its own.
 */
function spansOf({ task, now }: DecideInput, window: TaskWindow | null) {
  if (window === null) return [{ from: 0, until: now + 1 }]
  const until = Math.min(window.end, now + 1)
  if (task.period === 'EVERYDAY') return [{ from: Math.min(window.start, window.end - DAY_MS), until }]
  const spans = [
    { from: 0, until: Math.min(window.start, until) },
    { from: window.start, until },
    { from: window.end, until: now + 1 },
  ]
  return spans.filter((span) => span.from < span.until)
}

const newestFirst = (a: Relevant, b: Relevant) =>
  b.lastAt - a.lastAt || ((a.eventId ?? '') < (b.eventId ?? '') ? 1 : -1)

/** When there are too many, keeps the newest of each reason, which says the kind and date, then facts inside the window, then others. */
function listed(newest: readonly Relevant[], window: TaskWindow | null) {
  const isInside = ({ lastAt }: Relevant) => window === null || (lastAt >= window.start && lastAt < window.end)
  const ofReasons = [...Map.groupBy(newest, ({ reason }) => reason).values()].flatMap((facts) => facts.slice(0, 1))
  const byPrecedence = [...ofReasons, ...newest.filter(isInside), ...newest.filter((fact) => !isInside(fact))]
  const kept = new Set([...new Set(byPrecedence)].slice(0, FACTS_MAXIMUM))
  return newest.filter((fact) => kept.has(fact))
}

function describeFact(fact: Relevant, window: TaskWindow | null): TracedFact {
  const { lastAt, label, amount, reason } = fact
  const base = { at: lastAt, label: label ?? '', amount: toDecimal(amount), counted: reason === null }
  return reason === null ? base : { ...base, reason, detail: reasonValues(fact, window) }
}

/** Facts of the window that arrived after its time was over: they are decided although they came late. */
function latenessOf(events: readonly ArrivedEvent[], { activity }: DecideInput, window: TaskWindow | null) {
  if (window === null) return () => ({})
  const closed = closesAt(window, activity)
  const isLate = ({ occurredAt, receivedAt }: ArrivedEvent) =>
    occurredAt >= window.start && occurredAt < window.end && receivedAt >= closed
  const late = new Map(events.filter(isLate).map(({ eventId, receivedAt }) => [eventId, receivedAt]))
  return ({ eventId }: Relevant) => defined({ arrivedAt: late.get(eventId ?? '') })
}

function contentOf({ label, amount }: Relevant) {
  const symbol = label?.split(':').slice(1).join(':')
  return { amount: toDecimal(amount), ...(symbol ? { symbol } : {}) }
}
