import { decimal, plain } from '../decimal.ts'
import { assetOf, quantityOf, type Activity, type RewardRules } from '../activity.ts'
import { keyOf, type EntitlementRow, type Participant, type RewardRow } from '../database/read-people.ts'
import type { Report } from '../report.ts'
import type { Budgets } from './budgets.ts'
import { momentsBefore, textOfTime } from './final.ts'
import { turningPointsOf } from './known-user.ts'

/** The one cover or tier of an activity that facts earn. */
export interface Earned {
  /** The order or the tier. */
  id: string
  reward: RewardRules
  at: number
}

interface Stored {
  id: string
  entitlement: EntitlementRow
  reward: RewardRow | undefined
  isCompleted: boolean
}

interface Comparison {
  kind: 'loss covers' | 'deposit tiers'
  /** What the sources begin with. */
  prefix: 'cover:' | 'tier:'
  activity: Activity
  participant: Participant
  /** What the facts earn that were known at an instant; null for nothing. */
  earnedAt: (at: number) => Earned | null
}

const NOTHING = 'nothing'

const textOf = (earned: Earned | null): string =>
  earned === null ? NOTHING : `${earned.id}, ${plain(quantityOf(earned.reward))} ${assetOf(earned.reward)}`

/** What is earned again after it was taken back has `~2` and so on behind its source. */
export const withoutNumber = (source: string): string => source.replace(/~\d+$/, '')

const storedOf = ({ prefix, activity: { activityId }, participant }: Comparison): Stored[] =>
  [...participant.entitlements.values()]
    .filter((row) => row.activityId === activityId && row.source.startsWith(prefix))
    .map((entitlement) => {
      const key = keyOf(activityId, entitlement.source)
      return {
        id: withoutNumber(entitlement.source).slice(prefix.length),
        entitlement,
        reward: participant.rewards.get(key),
        isCompleted: participant.sources.get(key)?.status === 'COMPLETED',
      }
    })

const isTakenBack = (reward: RewardRow): boolean => decimal(reward.cancelled).eq(reward.quantity)

const wasTakenBack = ({ reward }: Stored): boolean => reward !== undefined && isTakenBack(reward)

/** Whether it is the user's: neither released nor taken back. */
const isHeld = ({ entitlement, reward, isCompleted }: Stored): boolean =>
  isCompleted && (reward === undefined ? entitlement.status === 'RESERVED' : !isTakenBack(reward))

const storedText = ({ id, entitlement: { quantity, asset } }: Stored): string =>
  `${id}, ${plain(decimal(quantity ?? 0))} ${asset}`

/**
 * docs/outcomes.md, "Whole and here": when a reward could not be corrected any more, or not for a time, because it was used, ended, taken back, under
 * review, handed to the wallet, or part of a frozen result.
 */
function finalTimes(reward: RewardRow, { activity, participant }: Comparison): number[] {
  const times = [
    reward.usedAt,
    reward.state === 'EXPIRED' ? reward.expiresAt : null,
    reward.cancelledAt,
    participant.handedOver.get(reward.rewardId)?.at ?? null,
    activity.frozenAt,
    ...(participant.reviews.get(reward.rewardId) ?? []).flatMap(({ openedAt, decidedAt }) => [openedAt, decidedAt]),
  ]
  return times.filter((at) => at !== null && at >= reward.grantedAt) as number[]
}

/** Compares the cover, or the tier, of a participant with what the facts earn, until what was granted is final. */
export function compareExclusive(
  comparison: Comparison,
  { budgets, now, report }: { budgets: Budgets; now: number; report: Report },
): void {
  const { kind, prefix, activity, participant, earnedAt } = comparison
  const stored = storedOf(comparison)
  const held = stored.filter(isHeld)
  const product = held.length === 0 ? NOTHING : held.map(storedText).join(' and ')
  const byFacts = earnedAt(now)
  const about = { activity: activity.alias, user: participant.userId, subject: prefix.slice(0, -1) }

  const isFinalAs = ({ reward }: Stored, wanted: string): boolean =>
    reward !== undefined &&
    finalTimes(reward, comparison).some((at) =>
      momentsBefore(participant, at).some((moment) => textOf(earnedAt(moment)) === wanted),
    )
  const isExhausted = byFacts !== null && budgets.wasExhausted(activity.activityId, byFacts.reward, byFacts.at)
  const isExplained =
    textOf(byFacts) === product ||
    (product === NOTHING
      ? // Staff took back what the facts had earned then.
        isExhausted || stored.filter(wasTakenBack).some((one) => isFinalAs(one, storedText(one)))
      : held.some((one) => isFinalAs(one, product)) ||
        (isExhausted && turningPointsOf(participant).some((at) => textOf(earnedAt(at)) === product)))
  report.compare(kind, isExplained ? product : textOf(byFacts), product, about)

  // An order with two closes keeps the time of the one that was known first.
  const times = () => new Set([now, ...turningPointsOf(participant)].map((at) => earnedAt(at)?.at))
  for (const { entitlement } of held) {
    const isItsTime = entitlement.earnedAt === byFacts?.at || times().has(entitlement.earnedAt)
    report.compare(
      'completion times',
      textOfTime(isItsTime ? entitlement.earnedAt : (byFacts?.at ?? null)),
      textOfTime(entitlement.earnedAt),
      { ...about, subject: entitlement.source },
    )
  }
}
