import type Big from 'big.js'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Db } from '#gateway/db/client.ts'
import { listSourceStates, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import type { MyActivity } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { toDecimal } from '../../util/decimal.ts'
import { decideExactly } from '../../facts/exact-facts.ts'
import { factReader, factsUntil } from '../../facts/fact-reader.ts'
import { loadFacts } from '../../facts/load-facts.ts'
import type { ReadMine } from '../engine.ts'
import { axisRecords } from './axis-records.ts'
import { bonusOf, bonusWindow } from './bonus-window.ts'
import { bonusEdges, decidedAt, isFlagged, tierSource } from './decide-tier.ts'
import { highestTier, reachedAxes, type ReachedAxes, type TierDefinition } from './reached-axes.ts'

/** The unit of `usdtValue` and `usdtVolume`. */

const usdt = (amount: Big) => ({ amount: toDecimal(amount), unit: UNIT })

/** `my.depositBonus` of a participant: both axes, the present and the next tier, the newest facts, and the decided tier. */
export async function readMyBonus(
  db: Db,
  { userId, activityId, file, startTime, endTime, appliedAt, now }: ReadMine<FileWith<'tiers'>>,
): Promise<Partial<MyActivity>> {
  if (appliedAt === null) return {}
  const window = bonusWindow(file, { startTime, endTime }, appliedAt)
  const known = await loadFacts(db, userId, now, bonusEdges(window))
  if (known === null) return {}
  const { markets } = bonusOf(file)
  const { reached, facts } = await decideExactly(factReader(db), factsUntil(known, now).facts, (facts) => {
    const reached = reachedAxes(facts, window, markets)
    return { result: { reached, facts }, unclear: reached.unclear }
  })
  const tier = highestTier(file.tiers, reached)
  const records = await axisRecords(db, { facts, window, markets, startTime, now })
  const states = await listSourceStates(db, userId, activityId)
  return {
    depositBonus: {
      netDeposit: usdt(reached.netDeposit),
      volume: usdt(reached.volume),
      tierId: tier?.id ?? null,
      nextTierId: file.tiers[tier === null ? 0 : file.tiers.indexOf(tier) + 1]?.id ?? null,
      windowStartsAt: window.start,
      windowEndsAt: window.end,
      decidedAt: decidedAt(window, file.dataDelaySeconds),
      withdrawable: now < window.end ? withdrawable(tier, reached) : null,
      ...records,
      result: resultOf(file.tiers, states, isFlagged(facts)),
      asOf: now,
    },
  }
}

/** The most that a withdrawal can take without a fall below the present tier; null when there is no tier, or one without a net deposit. */
const withdrawable = (tier: TierDefinition | null, { netDeposit }: ReachedAxes) =>
  tier?.netDeposit === undefined ? null : usdt(netDeposit.minus(tier.netDeposit.amount))

/** The decision as it is stored; null when evaluation has not decided yet. */
function resultOf(
  tiers: readonly TierDefinition[],
  states: readonly SourceStateRow[],
  isMultiAccount: boolean,
): MyDepositBonus['result'] {
  const stateOf = ({ id }: TierDefinition) => states.find(({ source }) => source === tierSource(id))
  const paid = tiers.find((tier) => ['COMPLETED', 'GRANTED'].includes(stateOf(tier)?.status ?? ''))
  if (paid) return { tierId: paid.id, reasonCode: null }
  const soldOut = tiers.find((tier) => stateOf(tier)?.soldOut)
  if (soldOut) return { tierId: soldOut.id, reasonCode: 'SOLD_OUT' }
  const isDecided = tiers.some((tier) => stateOf(tier)?.status === 'UNSATISFIED')
  return isDecided ? { tierId: null, reasonCode: isMultiAccount ? 'MULTI_ACCOUNT' : 'NOT_ENOUGH' } : null
}
