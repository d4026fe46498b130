import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import { hasSeveralAccounts } from '../../facts/open-flags.ts'
import type { FactEdges } from '../../facts/fact-edges.ts'
import { NOTHING, type EvaluateInput, type Evaluation, type Member, type SourceDecision } from '../engine.ts'
import {
  bonusOf,
  bonusWindow,
  highestTier,
  reachedAxes,
  type BonusWindow,
  type TierDefinition,
} from './reached-axes.ts'

type TiersFile = FileWith<'tiers'>

export const tierSource = (tierId: string): Source => `tier:${tierId}`

export function bonusEdges({ start, end }: BonusWindow): FactEdges {
  return { own: new Set([start, end]), friends: null }
}

export const tierEdges = ({ activity: { definition, frame }, appliedAt }: Member<TiersFile>): FactEdges =>
  bonusEdges(bonusWindow(definition, frame, appliedAt))

/** When the tier is decided: late facts of the window arrive within the delay of the data. ms */
export const decidedAt = (window: BonusWindow, dataDelaySeconds: number) => window.end + dataDelaySeconds * 1000

/**
 * The tier of a participant, decided once, when the personal window and the delay of the data are over: the highest one that
 * net deposit and volume meet at the end of the window. A withdrawal before then lowers it. Pure.
 */
export function decideTier(input: EvaluateInput<TiersFile>): Evaluation {
  const { activity, appliedAt, facts, now, closed } = input
  const { frame, definition } = activity
  const tiers = definition.tiers.filter(({ id }) => !closed.has(tierSource(id)))
  const window = bonusWindow(definition, frame, appliedAt)
  const at = decidedAt(window, frame.dataDelaySeconds)
  if (tiers.length === 0) return NOTHING
  if (now < at) return { ...NOTHING, sources: tiers.map(undecided), dueAt: at }
  const reached = reachedAxes(facts, window, bonusOf(definition).markets)
  // A person with several accounts gets no bonus.
  const tier = paidBefore(input) ?? (hasSeveralAccounts(facts.events) ? null : highestTier(tiers, reached))
  return {
    ...NOTHING,
    sources: tiers.map((one) =>
      one.id === tier?.id
        ? { ...undecided(one), status: 'EARNED', earnedAt: window.end }
        : { ...undecided(one), status: 'MISSED' },
    ),
    unclear: reached.unclear,
  }
}

/** A reward that is reserved or granted stays the only one, whatever arrives after the decision. */
const paidBefore = ({ activity, earnedBefore }: EvaluateInput<TiersFile>) =>
  activity.definition.tiers.find(({ id }) => earnedBefore.has(tierSource(id)))

const undecided = ({ id, reward }: TierDefinition): SourceDecision => ({
  source: tierSource(id),
  status: 'OPEN',
  earnedAt: null,
  claimDeadline: null,
  reward,
  isLowerable: false,
})
