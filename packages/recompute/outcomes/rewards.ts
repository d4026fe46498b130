import { DAY, HOUR, MINUTE, type Activity, type RewardRules } from '../activity.ts'
import { keyOf, type Participant, type ReviewRow, type RewardRow } from '../database/read-people.ts'
import { decimal, plain, smaller, type Amount } from '../decimal.ts'
import { openFlags } from '../facts/exclusions.ts'
import { knownAt, type Use } from '../facts/fact.ts'
import type { Report } from '../report.ts'
import { withoutNumber } from './exclusive.ts'
import { momentsBefore, textOfTime } from './final.ts'

/** Rewards end within minutes of their time, ms. */
const LATENESS = 10 * MINUTE
/** Days to give the address of a physical reward, where the file has none. */
const ADDRESS_DAYS = 14

interface RewardWorld {
  activities: ReadonlyMap<string, Activity>
  now: number
  report: Report
}

/** The rules of a reward by its source; null where the source names none, such as a cover or goodwill. */
function rulesOf(activity: Activity, participant: Participant, { source, activityId }: RewardRow): RewardRules | null {
  const [kind, id = '', place = ''] = withoutNumber(source).split(':')
  const { tasks, tiers, prizes = [] } = activity.definition
  if (kind === 'task') return tasks.find((task) => task.id === id)?.reward ?? null
  if (kind === 'tier') return tiers.find((tier) => tier.id === id)?.reward ?? null
  if (kind === 'rank') {
    const weightClass = id.split('.')[1]
    const rank = Number(place)
    const tier = tiers.find(
      (one) => one.weightClass === weightClass && (one.rankFrom ?? 0) <= rank && rank <= (one.rankTo ?? 0),
    )
    return (id === 'COMBINED' ? tiers[0] : tier)?.reward ?? null
  }
  if (kind === 'draw') {
    const draw = participant.draws.find((one) => one.activityId === activityId && String(one.drawNo) === id)
    return prizes.find((prize) => prize.id === draw?.prizeId)?.reward ?? null
  }
  return null
}

/** docs/outcomes.md, "Rewards": the end of the hold and of the reward, from the grant, or the decision of a person about it. */
export function termsOf(
  rules: Pick<RewardRules, 'type' | 'holdHours' | 'expiresDays'>,
  { grantedAt, decidedAt, endTime }: { grantedAt: number; decidedAt: number | null; endTime: number },
): { holdUntil: number | null; expiresAt: number | null } {
  const begun = decidedAt ?? grantedAt
  const held = rules.holdHours === undefined ? null : grantedAt + rules.holdHours * HOUR
  const holdUntil = held !== null && held > begun ? held : null
  const days = rules.expiresDays ?? (rules.type === 'PHYSICAL' ? ADDRESS_DAYS : null)
  const ends = days === null ? null : (holdUntil ?? begun) + days * DAY
  if (rules.type !== 'LOTTERY_COUNT') return { holdUntil, expiresAt: ends }
  return { holdUntil, expiresAt: ends === null ? endTime : Math.min(ends, endTime) }
}

/** What uses leave of a reward: each takes its quantity, or all of the rest. */
export function leftAfter(quantity: Amount, uses: readonly { quantity: string | null }[]): Amount {
  let left = quantity
  for (const use of uses) left = left.minus(smaller(left, use.quantity === null ? left : decimal(use.quantity)))
  return left
}

const usesOf = (participant: Participant, { rewardId, expiresAt }: RewardRow, at: number): Use[] =>
  knownAt(participant.facts, at).filter(
    (fact): fact is Use =>
      fact.type === 'reward.used' && fact.rewardId === rewardId && fact.at < (expiresAt ?? Infinity),
  )

/** A hold ends by itself: the state stays as it was stored. So does that of a physical reward that waits for its address. */
const stateNow = ({ state, holdUntil, reasonCode }: RewardRow, now: number): string =>
  state === 'HOLD' && (reasonCode === 'ADDRESS_NEEDED' || (holdUntil !== null && holdUntil <= now)) ? 'GRANTED' : state

const wasFlagged = (participant: Participant, at: number): boolean =>
  openFlags(knownAt(participant.facts, at)).length > 0

/** When the last review with one of these states was decided. */
const lastDecision = (reviews: readonly ReviewRow[], states: readonly ReviewRow['state'][]): number | null =>
  reviews
    .filter(({ state }) => states.includes(state))
    .map(({ decidedAt }) => decidedAt ?? 0)
    .toSorted((one, other) => other - one)[0] ?? null

/**
 * The decisions from which the terms of a reward may count: the last acceptance, or the last review that facts closed. Such a review changes nothing
 * if its reward had already been used, ended or handed over.
 */
export const decisionsOf = (reviews: readonly ReviewRow[]): (number | null)[] => [
  lastDecision(reviews, ['ACCEPTED', 'CLOSED']),
  lastDecision(reviews, ['ACCEPTED']),
]

function expectedLeft(reward: RewardRow, participant: Participant, now: number): Amount {
  const quantity = decimal(reward.quantity).minus(reward.cancelled)
  if (reward.rewardType === 'LOTTERY_COUNT') {
    const spent = participant.draws.filter(({ spentRewardId }) => spentRewardId === reward.rewardId).length
    return quantity.minus(spent)
  }
  return leftAfter(quantity, usesOf(participant, reward, now))
}

/** When the wallet got the payout of a reward. One that came back may have been here again at the review. */
function handOverTimes(participant: Participant, { rewardId }: RewardRow): (number | null)[] {
  const handedOver = participant.handedOver.get(rewardId)
  if (handedOver === undefined) return [null]
  return handedOver.isBack ? [handedOver.at, null] : [handedOver.at]
}

interface RewardNow {
  reviews: readonly ReviewRow[]
  /** When the wallet got its payout. */
  handedOverAt: number | null
  /** A person took back all that was left. */
  isTakenBack: boolean
  left: Amount
  now: number
}

/** The state of a reward by its reviews, its rest and its times. */
export function expectedState(reward: RewardRow, { reviews, handedOverAt, isTakenBack, left, now }: RewardNow): string {
  // What is used up, or with the wallet, can no longer be taken back: the review of a reversed fact changes nothing.
  const isSpent = left.eq(0) && decimal(reward.cancelled).eq(0)
  const isBeyondRecall = ({ kind, openedAt }: ReviewRow) =>
    kind === 'REVERSAL' && (isSpent || (handedOverAt !== null && handedOverAt <= openedAt))
  if (reviews.some((review) => review.state === 'OPEN' && !isBeyondRecall(review))) return 'REVIEW'
  if (isTakenBack && left.eq(0)) return 'CANCELLED'
  if (left.eq(0)) return 'USED'
  if (reward.expiresAt !== null && reward.expiresAt <= now) return 'EXPIRED'
  return reward.holdUntil !== null && reward.holdUntil > now ? 'HOLD' : 'GRANTED'
}

/** Whether nothing was left once a person had taken back: parts may have been used before. */
const isTakenBack = (reward: RewardRow, participant: Participant): boolean =>
  reward.cancelledAt !== null && expectedLeft(reward, participant, reward.cancelledAt).eq(0)

function compareState(
  reward: RewardRow,
  participant: Participant,
  reviews: readonly ReviewRow[],
  { now, report }: RewardWorld,
  alias: string,
): void {
  const about = { activity: alias, user: participant.userId, subject: `${reward.source} ${reward.rewardId}` }
  const stored = decimal(reward.left)
  // A use that is known only after the end comes too late.
  const left = [now, ...(reward.expiresAt === null ? [] : [reward.expiresAt, reward.expiresAt + LATENESS])].map((at) =>
    expectedLeft(reward, participant, at),
  )
  const states = left.flatMap((one) =>
    handOverTimes(participant, reward).map((handedOverAt) =>
      expectedState(reward, { reviews, handedOverAt, isTakenBack: isTakenBack(reward, participant), left: one, now }),
    ),
  )
  const isDue = reward.expiresAt !== null && reward.expiresAt > now - LATENESS && reward.expiresAt <= now
  const product = stateNow(reward, now)
  const state = states.includes(product) || isDue ? product : (states[0] ?? '')
  report.compare('reward states', state, product, about)
  if (reward.state === 'EXPIRED') return
  const amounts = left.map(plain)
  report.compare(
    'rest of rewards',
    amounts.find((one) => one === plain(stored)) ?? amounts[0] ?? '',
    plain(stored),
    about,
  )
}

/** A hold that had ended before a person decided is no more. */
const isOver = (holdUntil: number | null, decidedAt: number | null): boolean =>
  holdUntil !== null && decidedAt !== null && holdUntil <= decidedAt

/** Compares the state, rest and terms of every reward of a participant, and why it was reviewed. */
export function compareRewards(participant: Participant, world: RewardWorld): void {
  const { activities, report } = world
  for (const reward of participant.rewards.values()) {
    const activity = activities.get(reward.activityId)
    if (activity === undefined) continue
    const reviews = participant.reviews.get(reward.rewardId) ?? []
    const about = { activity: activity.alias, user: participant.userId, subject: `${reward.source} ${reward.rewardId}` }
    const moments = momentsBefore(participant, reward.grantedAt).map((at) => wasFlagged(participant, at))
    const product = reviews.some(({ kind }) => kind === 'FLAG')
    const isDisputed = reviews.some(({ kind }) => kind === 'REVERSAL')
    const facts = moments.includes(product) || isDisputed ? product : (moments[0] ?? false)
    report.compare(
      'reviews of flagged users',
      facts ? 'reviewed' : 'not reviewed',
      product ? 'reviewed' : 'not reviewed',
      about,
    )
    compareState(reward, participant, reviews, world, activity.alias)
    const entitlement = participant.entitlements.get(keyOf(reward.activityId, reward.source))
    report.compare(
      'rewards of entitlements',
      `${entitlement?.status} ${plain(decimal(entitlement?.quantity ?? 0))} ${entitlement?.asset}`,
      `GRANTED ${plain(decimal(reward.quantity))} ${reward.asset}`,
      about,
    )
    const rules = rulesOf(activity, participant, reward)
    if (rules === null || reviews.some(({ state }) => state === 'OPEN')) continue
    const possible = decisionsOf(reviews).map((decidedAt) => {
      const { holdUntil, expiresAt } = termsOf(rules, { ...activity, grantedAt: reward.grantedAt, decidedAt })
      const isHoldOver = isOver(reward.holdUntil, decidedAt)
      return {
        facts: `${textOfTime(holdUntil)} ${textOfTime(expiresAt)}`,
        product: `${textOfTime(isHoldOver ? null : reward.holdUntil)} ${textOfTime(reward.expiresAt)}`,
      }
    })
    const one = possible.find((terms) => terms.facts === terms.product) ?? possible[0]
    report.compare('holds and ends of rewards', one?.facts ?? '', one?.product ?? '', about)
  }
}
