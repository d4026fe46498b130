import Big from 'big.js'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import { coverReward } from '@fanfare/activities/engines/cover.ts'
import { assetOf, quantityOf, type RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { ActivityFile, FileWith } from '@fanfare/activities/schema.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { Db } from '#gateway/db/client.ts'
import { stockLeft } from '#gateway/draws/db/draws.ts'
import { bonusOf } from '../../engines/tiers/decide-tier.ts'
import { boardOf } from '../../engines/places/board-of.ts'
import { prizeAt } from '../../engines/places/prize-at.ts'
import { classesOf, fileOfClass } from '../../engines/places/weight-classes.ts'
import { dayKey } from '../../util/time/zoned-day.ts'
import { countUnusedDraws, isSettled, readEarned, type EarnedSource, type OpenSource } from '../db/earned-sources.ts'
import { daysOf } from './warnings.ts'

export const DRAWS = 'LOTTERY_COUNT:DRAW'

export interface Earnable {
  file: ActivityFile
  times: { startTime: number; endTime: number }
  participants: number
  /** ms */
  at: number
  /** Of the sources that `openSources` names. */
  members: ReadonlyMap<string, number>
  earned: readonly EarnedSource[]
  /** Draws that were granted or reserved and are not used. */
  draws: number
  /** The rest of each prize with a limited stock. */
  stock: ReadonlyMap<string, number>
  isSettled: boolean
}

type Timed = Pick<Earnable, 'file' | 'times' | 'at'>

/** Facts may arrive with this delay, so a period stays open for as long after its end. */
const closedAt = ({ file, at }: Timed) => at - file.dataDelaySeconds * 1000
const isOver = (timed: Timed) => timed.file.cancelled || timed.times.endTime <= closedAt(timed)

/** The sources of which a participant can have one, with when they are over. */
function openSources(timed: Timed): OpenSource[] {
  const { file, times } = timed
  const closed = closedAt(timed)
  const after = (days: number | undefined) => (days === undefined ? null : closed - days * DAY_MS)
  const tasks = file.tasks.map(({ id, period, windowDays }) => ({
    key: `task:${id}`,
    joinedAfter: period === 'AFTER' ? after(windowDays) : null,
    firstDay: period === 'EVERYDAY' ? dayKey(Math.max(closed, times.startTime), file.timeZone) : null,
  }))
  if (!hasEngine(file, 'tiers')) return tasks
  const { windowDays } = bonusOf(file)
  // A window begins with the activity at the earliest.
  const joinedAfter =
    windowDays !== undefined && closed < times.startTime + windowDays * DAY_MS ? null : after(windowDays)
  return [...tasks, ...file.tiers.map(({ id }) => ({ key: `tier:${id}`, joinedAfter, firstDay: null }))]
}

class Sums {
  readonly #sums = new Map<string, Big>()

  add(asset: string, quantity: Big | string, times: number) {
    if (times > 0) this.#sums.set(asset, this.of(asset).plus(new Big(quantity).times(times)))
  }

  of = (asset: string) => this.#sums.get(asset) ?? new Big(0)
}

/** Rewards earned of one source, and those that wait for a budget. */
function countsOf({ earned }: Earnable, key: string) {
  const own = earned.filter((row) => row.key === key)
  const taken = own.filter(({ asset }) => asset !== null).reduce((sum, { open }) => sum + open, 0)
  // Rewards of an open period are counted among those that participants can still earn.
  const waiting = own.filter(({ asset }) => asset === null).reduce((sum, { over }) => sum + over, 0)
  return { taken, waiting }
}

function addTasks(sums: Sums, earnable: Earnable) {
  const { file, times, participants, members } = earnable
  const days = daysOf(file, { ...times, startTime: Math.max(closedAt(earnable), times.startTime) })
  for (const { id, period, windowDays, reward } of file.tasks) {
    const key = `task:${id}`
    const { taken, waiting } = countsOf(earnable, key)
    const people = period === 'AFTER' && windowDays !== undefined ? (members.get(key) ?? 0) : participants
    const open = isOver(earnable) ? 0 : people * (period === 'EVERYDAY' ? days : 1) - taken
    sums.add(assetOf(reward), quantityOf(reward), Math.max(0, open) + waiting)
  }
}

/** A participant has one tier, decided when the personal window is over: by asset the highest one. */
function addTiers(sums: Sums, earnable: Earnable, file: FileWith<'tiers'>) {
  const { participants, members, earned } = earnable
  const highest = new Map<string, Big>()
  for (const { id, reward } of file.tiers) {
    const [asset, quantity] = [assetOf(reward), new Big(quantityOf(reward))]
    if (quantity.gt(highest.get(asset) ?? 0)) highest.set(asset, quantity)
    sums.add(asset, quantity, countsOf(earnable, `tier:${id}`).waiting)
  }
  if (isOver(earnable)) return
  const [first] = file.tiers
  const isTimed = openSources(earnable).some(({ key, joinedAfter }) => key.startsWith('tier:') && joinedAfter !== null)
  const undecided = isTimed && first !== undefined ? (members.get(`tier:${first.id}`) ?? 0) : participants
  const decided = earned.filter(({ key, asset }) => key.startsWith('tier:') && asset !== null)
  const open = undecided - decided.reduce((sum, row) => sum + row.open, 0)
  for (const [asset, quantity] of highest) sums.add(asset, quantity, open)
}

/** The highest product of factors: it assumes the best return and a trade on every day. */
function highestFactor(file: FileWith<'factors'>, times: Earnable['times']) {
  const { roi, streak } = file.factors
  const returns = (roi?.steps ?? []).map(({ factor }) => new Big(factor))
  const highest = returns.reduce((most, factor) => (factor.gt(most) ? factor : most), new Big(1))
  return highest.times(new Big(streak?.perDay ?? 0).times(daysOf(file, times)).plus(1))
}

/**
 * Each place up to the number of those who can have it pays its prize of the whole pool, at the end; teams have at least their smallest
 * size. Factors raise it, and the pool limits what they add.
 */
function addPlaces(sums: Sums, { participants, times, file: whole, isSettled }: Earnable, file: FileWith<'places'>) {
  const board = boardOf(file)
  if (board === null || isSettled || whole.cancelled || participants < board.minimumTraders) return
  const ranked = hasEngine(whole, 'teams') ? Math.floor(participants / whole.teams.minMembers) : participants
  const paid = new Sums()
  const assets = new Set<string>()
  for (const weightClass of classesOf(board)) {
    const inClass = fileOfClass(file, weightClass)
    for (const { rankFrom, rankTo } of inClass.tiers) {
      const reward = prizeAt(inClass, rankFrom, null)?.reward
      if (reward === undefined) continue
      assets.add(assetOf(reward))
      paid.add(assetOf(reward), quantityOf(reward), Math.min(rankTo, ranked) - rankFrom + 1)
    }
  }
  for (const asset of assets) {
    const base = paid.of(asset)
    if (!hasEngine(whole, 'factors')) sums.add(asset, base, 1)
    else {
      const raised = base.times(highestFactor(whole, times))
      const limit = whole.pool === null || base.gt(whole.pool.amount) ? base : new Big(whole.pool.amount)
      sums.add(asset, whole.pool !== null && raised.gt(limit) ? limit : raised, 1)
    }
  }
}

/** The first copied order that was lost, once for each user. */
function addCover(sums: Sums, earnable: Earnable, { cover }: FileWith<'cover'>) {
  if (cover === undefined) return
  const { taken, waiting } = countsOf(earnable, 'cover')
  const reward = coverReward(cover, cover.limit.amount)
  const open = isOver(earnable) ? waiting : earnable.participants - taken
  sums.add(assetOf(reward), quantityOf(reward), open)
}

type Prize = { reward: RewardDefinition; left: number }

/** The draws that are still possible; Infinity where a prize without a stock gives further ones and no day has a limit. */
function drawsOf(sums: Sums, earnable: Earnable, file: FileWith<'prizes'>, prizes: readonly Prize[]) {
  const { participants, times, at, draws } = earnable
  const given = prizes
    .filter(({ reward }) => assetOf(reward) === DRAWS)
    .reduce((sum, { reward, left }) => sum + left * Number(quantityOf(reward)), 0)
  const possible = draws + Number(sums.of(DRAWS).toFixed()) + given
  if (file.drawsPerDay === undefined) return possible
  const days = daysOf(file, { ...times, startTime: Math.max(at, times.startTime) })
  return Math.min(possible, file.drawsPerDay * days * participants)
}

/** Each draw wins the greatest prize that is left. @returns assets without a limit */
function addPrizes(sums: Sums, earnable: Earnable, file: FileWith<'prizes'>): Set<string> {
  const { times, at, stock } = earnable
  if (file.cancelled || times.endTime <= at) return new Set()
  const prizes = file.prizes.flatMap(({ id, reward, stock: whole }): Prize[] =>
    reward === null ? [] : [{ reward, left: whole === null ? Infinity : (stock.get(id) ?? whole) }],
  )
  const draws = drawsOf(sums, earnable, file, prizes)
  const endless = new Set<string>()
  for (const [asset, own] of Map.groupBy(prizes, ({ reward }) => assetOf(reward))) {
    let rest = draws
    for (const { reward, left } of own.toSorted((a, b) => new Big(quantityOf(b.reward)).cmp(quantityOf(a.reward)))) {
      const won = Math.min(rest, left)
      if (won === Infinity) {
        endless.add(asset)
        break
      }
      sums.add(asset, quantityOf(reward), won)
      rest -= won
    }
  }
  return endless
}

/**
 * The amount of an asset that all who have joined can still earn by these rules, above what is granted and reserved; a decimal string. It is the most:
 * no fact rules anybody out, each draw wins the greatest prize, and each board is full. Later participants and what the staff gives by hand
 * are not in it. Null where it has no limit: a prize without a stock gives further draws, and no day limits them. Pure.
 */
export function mostEarnable(earnable: Earnable): (asset: string) => string | null {
  const { file } = earnable
  const sums = new Sums()
  addTasks(sums, earnable)
  if (hasEngine(file, 'tiers')) addTiers(sums, earnable, file)
  if (hasEngine(file, 'places')) addPlaces(sums, earnable, file)
  if (hasEngine(file, 'cover')) addCover(sums, earnable, file)
  const endless = hasEngine(file, 'prizes') ? addPrizes(sums, earnable, file) : new Set()
  return (asset) => (endless.has(asset) ? null : sums.of(asset).toFixed())
}

/** The same with what is stored: three statements, and never one for each user. `reservedDraws`: of the ledger. */
export async function readMostEarnable(
  db: Db,
  activityId: string,
  { reservedDraws, ...timed }: Timed & { participants: number; reservedDraws: string },
) {
  const { file, at } = timed
  const isLottery = hasEngine(file, 'prizes')
  const unused = isLottery ? await countUnusedDraws(db, activityId, at) : 0
  return mostEarnable({
    ...timed,
    ...(await readEarned(db, activityId, openSources(timed))),
    draws: unused + Number(reservedDraws),
    stock: isLottery ? await stockLeft(db, activityId) : new Map(),
    isSettled: hasEngine(file, 'places') && (await isSettled(db, activityId)),
  })
}
