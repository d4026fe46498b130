import { boardOf, DAY, type Activity, type BoardRules } from '../activity.ts'
import { cut, decimal, larger, ONE, smaller, ZERO, type Amount } from '../decimal.ts'
import { within, type Known } from '../facts/exclusions.ts'
import type { ClosedCopy, Deposit, Position, Trade } from '../facts/fact.ts'
import type { ZonedDays } from '../time/zoned-days.ts'

export interface Score {
  score: Amount
  reachedAt: number
}

/** A board beside that of the whole activity: of a day or a week. */
interface Period {
  /** What follows the track in the board's name: `-2026-11-20`, `-w1`, or nothing for the whole activity. */
  suffix: string
  from: number
  until: number
}

const DECIMALS_OF_RETURN = 6

/** Whether an activity has boards: places, or a board of its own. */
export const hasBoards = ({ type, definition }: Pick<Activity, 'type' | 'definition'>): boolean =>
  ['PersonalTrading', 'CopyTrading', 'TeamTrading', 'CompoundTrading'].includes(type) &&
  (definition.board !== undefined || definition.tiers.length > 0)

/** When facts begin to count for a board. */
function countsFrom(activity: Activity, joinedAt: number): number {
  const { countFrom } = boardOf(activity)
  const start =
    activity.startTime +
    (activity.type === 'TeamTrading' ? (activity.definition.teams?.competeAfterDays ?? 0) * DAY : 0)
  return countFrom === 'START' ? start : Math.max(joinedAt, start)
}

/** The boards of a track that have begun by `now`. */
export function periodsOf(activity: Activity, periods: readonly string[], now: number): Period[] {
  const { startTime, endTime, days } = activity
  const found: Period[] = [{ suffix: '', from: startTime, until: endTime }]
  const all = days.daysBetween(startTime, Math.min(now, endTime - 1))
  const startOf = (day: string | undefined) => Math.min(endTime, day === undefined ? endTime : days.startOf(day))
  const following = days.daysBetween(startTime, endTime - 1)
  if (periods.includes('DAY'))
    for (const [index, day] of all.entries())
      found.push({
        suffix: `-${day}`,
        from: Math.max(startTime, days.startOf(day)),
        until: startOf(following[index + 1]),
      })
  if (periods.includes('WEEK'))
    for (let first = 0; first < all.length; first += 7)
      found.push({
        suffix: `-w${first / 7 + 1}`,
        from: Math.max(startTime, days.startOf(all[first] ?? '')),
        until: startOf(following[first + 7]),
      })
  return found
}

const tradesIn = ({ counted }: Known, markets: readonly string[], from: number, until: number): Trade[] =>
  within(counted, from, until).filter(
    (fact): fact is Trade => fact.type === 'trade.filled' && markets.includes(fact.market),
  )

/** Volume, at most the cap of each day. */
function volumeScore(
  known: Known,
  { markets, dailyCap }: Pick<BoardRules, 'markets' | 'dailyCap'>,
  days: ZonedDays,
  from: number,
  until: number,
): Score | null {
  const trades = tradesIn(known, markets, from, until)
  const last = trades.at(-1)
  if (last === undefined) return null
  if (dailyCap === undefined)
    return { score: trades.reduce((sum, { volume }) => sum.plus(volume), ZERO), reachedAt: last.at }
  const cap = decimal(dailyCap.amount)
  let score = ZERO
  let reachedAt = 0
  for (const ofDay of Map.groupBy(trades, ({ at }) => days.dayOf(at)).values()) {
    let volume = ZERO
    for (const trade of ofDay) {
      if (volume.gte(cap)) break
      volume = volume.plus(trade.volume)
      reachedAt = Math.max(reachedAt, trade.at)
    }
    score = score.plus(smaller(volume, cap))
  }
  return { score, reachedAt }
}

function profitScore({ counted }: Known, markets: readonly string[], from: number, until: number): Score | null {
  const positions = within(counted, from, until).filter(
    (fact): fact is Position => fact.type === 'position.closed' && markets.includes(fact.market),
  )
  const last = positions.at(-1)
  return last === undefined
    ? null
    : { score: positions.reduce((sum, { pnl }) => sum.plus(pnl), ZERO), reachedAt: last.at }
}

/** All deposits that count before an instant, also before the join and the start. */
export const depositsBefore = ({ counted }: Known, until: number): Amount =>
  within(counted, -Infinity, until)
    .filter((fact): fact is Deposit => fact.type === 'deposit.confirmed')
    .reduce((sum, { value }) => sum.plus(value), ZERO)

function returnScore(
  known: Known,
  { markets, roiCapital }: Pick<BoardRules, 'markets' | 'roiCapital'>,
  from: number,
  until: number,
): Score | null {
  const profit = profitScore(known, markets, from, until)
  if (profit === null) return null
  const capital = larger(depositsBefore(known, until), decimal(roiCapital.amount))
  return { score: cut(profit.score.div(capital), DECIMALS_OF_RETURN), reachedAt: profit.reachedAt }
}

function streakScore(
  known: Known,
  markets: readonly string[],
  days: ZonedDays,
  from: number,
  until: number,
): Score | null {
  const firstOfDay = new Map<string, number>()
  for (const { at } of tradesIn(known, markets, from, until)) {
    const day = days.dayOf(at)
    if (!firstOfDay.has(day)) firstOfDay.set(day, at)
  }
  const last = [...firstOfDay.values()].at(-1)
  return last === undefined ? null : { score: ONE.times(firstOfDay.size), reachedAt: last }
}

/** The copied orders of a user, each by its first close in the window. */
export function copiedOrders({ counted }: Known, from: number, until: number): ClosedCopy[] {
  const first = new Map<string, ClosedCopy>()
  for (const fact of within(counted, from, until))
    if (fact.type === 'copy.closed' && !first.has(fact.orderId)) first.set(fact.orderId, fact)
  return [...first.values()]
}

/** What a follower's orders add: to the follower's own score, and to that of each lead trader. */
function followerScores(known: Known, from: number, until: number): Map<string, Score> {
  const scores = new Map<string, Score>()
  const add = (track: string, { pnl, at }: ClosedCopy) => {
    const before = scores.get(track)
    scores.set(track, { score: (before?.score ?? ZERO).plus(pnl), reachedAt: Math.max(before?.reachedAt ?? 0, at) })
  }
  for (const order of copiedOrders(known, from, until)) {
    add('FOLLOWERS', order)
    add(`LEADS/${order.traderId}`, order)
  }
  return scores
}

/** The volume before the start that decides the weight class. */
function volumeBefore(known: Known, activity: Activity): Amount {
  const { weightClasses, markets } = boardOf(activity)
  const from = activity.startTime - (weightClasses?.volumeDays ?? 30) * DAY
  return tradesIn(known, markets, from, activity.startTime).reduce((sum, { volume }) => sum.plus(volume), ZERO)
}

const classOf = ({ weightClasses }: BoardRules, volume: Amount): string | null =>
  weightClasses?.list.find(({ upTo }) => upTo === undefined || volume.lte(upTo.amount))?.id ?? null

/** The tracks on which a participant has a score of their own, with their periods. */
function tracksOf(activity: Activity): { track: string; periods: string[] }[] {
  const { tracks } = boardOf(activity)
  if (activity.type === 'TeamTrading') return [{ track: 'VOLUME', periods: [] }]
  if (activity.type === 'CompoundTrading') return ['VOLUME', 'ROI', 'STREAK'].map((track) => ({ track, periods: [] }))
  return tracks.filter(({ track }) => track !== 'LEADS')
}

/** docs/outcomes.md, "Scores": all scores of a participant, by the names of their boards. */
export function scoresOf(activity: Activity, joinedAt: number, known: Known, now: number): Map<string, Score> {
  const board = boardOf(activity)
  const begun = countsFrom(activity, joinedAt)
  const { days } = activity
  const scores = new Map<string, Score>()
  const weightClass = classOf(board, volumeBefore(known, activity))
  if (board.tracks.some(({ track }) => track === 'FOLLOWERS' || track === 'LEADS') && activity.type === 'CopyTrading')
    for (const [track, score] of followerScores(known, begun, activity.endTime)) scores.set(track, score)
  for (const { track, periods } of tracksOf(activity)) {
    if (track === 'FOLLOWERS') continue
    for (const { suffix, from, until } of periodsOf(activity, periods, now)) {
      const since = Math.max(begun, from)
      const score =
        track === 'VOLUME'
          ? volumeScore(known, board, days, since, until)
          : track === 'PNL'
            ? profitScore(known, board.markets, since, until)
            : track === 'ROI'
              ? returnScore(known, board, since, until)
              : streakScore(known, board.markets, days, since, until)
      if (score !== null) scores.set(`${track}${weightClass === null ? '' : `.${weightClass}`}${suffix}`, score)
    }
  }
  return scores
}
