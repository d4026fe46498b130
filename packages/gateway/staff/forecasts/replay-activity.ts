import { setTimeout as sleep } from 'node:timers/promises'
import Big from 'big.js'
import { assetOfBudget } from '@fanfare/activities/check-activity-file.ts'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import { assetOf, quantityOf } from '@fanfare/activities/file/reward.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { sampleSegments } from '#gateway/activities/db/audiences.ts'
import type { Connections } from '#gateway/db/client.ts'
import { inLongTransaction } from '#gateway/db/transaction.ts'
import { taskOfSource } from '#gateway/db/tables/source.ts'
import type { ActivityInPlay } from '../../activities/definition/activity-in-play.ts'
import { scheduleFor } from '../../activities/publication/schedule.ts'
import type { SourceDecision } from '../../engines/engine.ts'
import { edgesOf, evaluate } from '../../engines/registry/engines.ts'
import { decideAllExactly } from '../../facts/exact-facts.ts'
import { factReader, factsUntil } from '../../facts/fact-reader.ts'
import { loadAccounts, loadFactsOf } from '../../facts/load-facts.ts'
import { factsOf } from '../../facts/tallies/fact-index.ts'
import { bucketOf } from '../../facts/tallies/tally-line.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import { partsOfAsset } from '../../rewards/describe-stored-reward.ts'
import { hasFacts, listJoinRates } from '../db/forecasts.ts'

const REPLAYED_MS = 30 * DAY_MS
/** The most accounts that are replayed; the figures are scaled up. */
const SAMPLE = 10_000
const BATCH = 128
/** Between two batches, so that requests get the processor. ms */
const PAUSE_MS = 5
const PAST_ACTIVITIES = 10
/** For a type without past activities, nearly nothing is known. */
const UNKNOWN_RATE = { low: '0.01', mid: '0.1', high: '1' }
/** Normal quantile of a range that contains 95 of 100 samples. */
const SAMPLE_ERRORS = 1.96

const BOUNDS = ['low', 'mid', 'high'] as const
const rangeOf = <Value>(valueOf: (bound: (typeof BOUNDS)[number]) => Value) => ({
  low: valueOf('low'),
  mid: valueOf('mid'),
  high: valueOf('high'),
})

interface Replay {
  db: Connections
  file: ActivityFile
  /** Of a published activity, whose pinned list counts; else its alias. */
  activityId: string
  now: number
}

/** When an account may join the replayed activity, as soon as it meets age and identity; null when not within it. */
function joinsAt(
  { audience }: ActivityFile,
  facts: Pick<UserFacts, 'registeredAt' | 'events'>,
  frame: { startTime: number; until: number },
) {
  const { minimumAgeDays = 0, newWithinDays, identityNeeded } = audience
  const verifiedAt = identityNeeded ? (factsOf(facts.events, 'kyc.passed')[0]?.occurredAt ?? Infinity) : 0
  const at = Math.max(frame.startTime, facts.registeredAt + minimumAgeDays * DAY_MS, verifiedAt)
  const isNew = newWithinDays === undefined || at - facts.registeredAt <= newWithinDays * DAY_MS
  return at < frame.until && isNew ? at : null
}

const isCounted = ({ source }: SourceDecision, friends: ReadonlySet<string>) =>
  !source.startsWith('cover:') && !friends.has(taskOfSource(source)?.taskId ?? '')

/** The rewards that each replayed account has earned; an account that could not join has left none. */
async function replayBatch(
  { db, now }: Replay,
  activity: ActivityInPlay,
  userIds: readonly string[],
  friends: ReadonlySet<string>,
) {
  const { startTime, endTime } = activity.frame
  const until = Math.min(endTime, now)
  const members = (await loadAccounts(db, userIds)).flatMap(({ facts }) => {
    const appliedAt = joinsAt(activity.definition, facts, { startTime, until })
    return appliedAt === null ? [] : [{ userId: facts.userId, member: { activity, appliedAt } }]
  })
  const known = await loadFactsOf(
    db,
    members.map(({ userId, member }) => ({ userId, edges: edgesOf([member], now) })),
    now,
  )
  const joined = members.flatMap(({ userId, member }) => {
    const facts = known.get(userId)
    return facts === undefined ? [] : [{ member, facts: factsUntil(facts, now).facts }]
  })
  return decideAllExactly(factReader(db), joined, ({ member, facts }) => {
    const input = { ...member, facts, now, earnedBefore: new Map(), closed: new Set<never>() }
    const { sources, unclear } = evaluate(input)
    const earned = sources.filter((one) => one.status === 'EARNED' && isCounted(one, friends))
    return { result: earned, unclear }
  })
}

/** Amounts by asset and hour of the activity. */
type Spending = Map<string, Map<number, Big>>

function spend(spending: Spending, asset: string, hour: number, amount: Big) {
  const hours = spending.get(asset) ?? new Map<number, Big>()
  spending.set(asset, hours.set(hour, (hours.get(hour) ?? new Big(0)).plus(amount)))
}

/** The average prizes of one draw, by asset. */
function valuesOfDraw(file: ActivityFile): [asset: string, value: Big][] {
  if (!hasEngine(file, 'prizes')) return []
  const weights = file.prizes.reduce((sum, { weight }) => sum + weight, 0)
  return file.prizes.flatMap(({ weight, reward }) =>
    reward === null ? [] : [[assetOf(reward), new Big(quantityOf(reward)).times(weight).div(weights)]],
  )
}

interface Collected {
  /** Accounts that joined the replay. */
  joined: number
  /** Accounts by task. */
  earners: Map<string, number>
  /** Sums by task and asset. */
  costs: Map<string, Big>
  spending: Spending
}

function collect(into: Collected, earnings: readonly SourceDecision[], file: ActivityFile, startTime: number) {
  into.joined += 1
  const tasks = new Set<string>()
  for (const { source, reward, earnedAt } of earnings) {
    const [asset, amount] = [assetOf(reward), new Big(quantityOf(reward))]
    const hour = Math.max(0, Math.floor(((earnedAt ?? startTime) - startTime) / HOUR_MS))
    spend(into.spending, asset, hour, amount)
    if (reward.type === 'LOTTERY_COUNT')
      for (const [prize, value] of valuesOfDraw(file)) spend(into.spending, prize, hour, value.times(amount))
    const taskId = taskOfSource(source)?.taskId
    if (taskId === undefined) continue
    tasks.add(taskId)
    into.costs.set(taskId, (into.costs.get(taskId) ?? new Big(0)).plus(amount))
  }
  for (const taskId of tasks) into.earners.set(taskId, (into.earners.get(taskId) ?? 0) + 1)
}

const DECIMALS = 2
const shown = (amount: Big) => amount.round(DECIMALS, Big.roundHalfUp).toFixed()

/** The bounds of a share of a sample; a whole audience has no error. */
function shareRange(count: number, sampled: number, isWhole: boolean) {
  if (sampled === 0) return rangeOf(() => new Big(0))
  const share = new Big(count).div(sampled)
  const error = isWhole ? 0 : share.times(new Big(1).minus(share)).div(sampled).sqrt().times(SAMPLE_ERRORS)
  const [low, high] = [share.minus(error), share.plus(error)]
  return { low: low.lt(0) ? new Big(0) : low, mid: share, high: high.gt(1) ? new Big(1) : high }
}

async function joinRateOf({ db, file, now }: Replay) {
  const activityType = ACTIVITY_TYPES[file.type].code
  const past = await listJoinRates(db, { activityType, alias: file.alias, now, limit: PAST_ACTIVITIES })
  if (past.length === 0) return { ...UNKNOWN_RATE, of: [] }
  const rates = past.map(({ rate }) => rate).toSorted((a, b) => new Big(a).cmp(b))
  const at = (index: number) => rates[index] ?? '0'
  return {
    low: at(0),
    mid: at(Math.floor(rates.length / 2)),
    high: at(rates.length - 1),
    of: past.map(({ alias }) => alias),
  }
}

/** When the amounts by hour, times `factor`, reach the limit; null when not within the replay. */
function endOf(hours: ReadonlyMap<number, Big>, factor: Big, limit: string, startTime: number) {
  let sum = new Big(0)
  for (const hour of [...hours.keys()].toSorted((a, b) => a - b)) {
    sum = sum.plus((hours.get(hour) ?? new Big(0)).times(factor))
    if (sum.gte(limit)) return startTime + hour * HOUR_MS
  }
  return null
}

/**
 * The forecast of a file, by the same rules that pay rewards. It reads for some seconds, in short statements of `db`, which is not a connection of
 * requests. @returns null when there is no fact to go by
 */
export async function replayActivity(replay: Replay) {
  const { db, file, activityId, now } = replay
  const planned = scheduleFor(file, null, now)
  const startTime = now - REPLAYED_MS
  if (!(await hasFacts(db, { from: bucketOf(startTime), until: bucketOf(now) + 1 }))) return null
  const { timeZone, dataDelaySeconds, audience } = file
  const endTime = startTime + (planned.endTime - planned.startTime)
  const activity: ActivityInPlay = {
    version: 0,
    alias: file.alias,
    definition: file,
    frame: { activityId, startTime, endTime, timeZone, dataDelaySeconds },
    tasks: new Map(file.tasks.map((task) => [task.id, task])),
  }
  const friends = new Set(file.tasks.filter(({ type }) => type === 'INVITE_FRIEND').map(({ id }) => id))
  const { total, userIds } = await inLongTransaction(db, (tx) =>
    sampleSegments(tx, { audience, activityId, limit: SAMPLE }),
  )
  const collected: Collected = { joined: 0, earners: new Map(), costs: new Map(), spending: new Map() }
  for (let from = 0; from < userIds.length; from += BATCH) {
    for (const earnings of await replayBatch(replay, activity, userIds.slice(from, from + BATCH), friends))
      collect(collected, earnings, file, startTime)
    await sleep(PAUSE_MS)
  }
  const joinRate = await joinRateOf(replay)
  const sampled = userIds.length
  const isWhole = sampled === total
  /** Accounts of the audience that could join. */
  const eligible = sampled === 0 ? new Big(0) : new Big(total).times(collected.joined).div(sampled)
  const joiners = rangeOf((bound) => {
    const people = eligible.times(joinRate[bound])
    const most = audience.participantsMaximum
    return most !== undefined && people.gt(most) ? new Big(most) : people
  })
  /** From sums of the replayed accounts to sums of those who join. */
  const factors = rangeOf((bound) => (collected.joined === 0 ? new Big(0) : joiners[bound].div(collected.joined)))
  return {
    basis: { from: startTime, to: now, users: total, sampled, joinRate },
    tasks: file.tasks
      .filter(({ id }) => !friends.has(id))
      .map(({ id, reward }) => {
        const earners = collected.earners.get(id) ?? 0
        const shares = shareRange(earners, collected.joined, isWhole)
        const people = rangeOf((bound) => joiners[bound].times(shares[bound]))
        const perEarner = earners === 0 ? new Big(0) : (collected.costs.get(id) ?? new Big(0)).div(earners)
        return {
          taskId: id,
          people: rangeOf((bound) => Number(people[bound].toFixed(0))),
          cost: { ...partsOfAsset(assetOf(reward)), ...rangeOf((bound) => shown(people[bound].times(perEarner))) },
        }
      }),
    budget: file.budget.map((line) => {
      const hours = collected.spending.get(assetOfBudget(line)) ?? new Map<number, Big>()
      const sum = [...hours.values()].reduce((all, amount) => all.plus(amount), new Big(0))
      return {
        rewardType: line.rewardType,
        unit: line.unit,
        limit: line.limit,
        spent: rangeOf((bound) => shown(sum.times(factors[bound]))),
        endsAt: endOf(hours, factors.mid, line.limit, planned.startTime),
      }
    }),
    notCounted: [
      ...(hasEngine(file, 'places') ? (['PLACES'] as const) : []),
      ...(hasEngine(file, 'cover') ? (['COVERS'] as const) : []),
      ...(friends.size > 0 ? (['FRIENDS'] as const) : []),
    ],
  }
}
