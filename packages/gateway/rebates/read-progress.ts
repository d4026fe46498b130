import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { listHolders, type ReferralProgress } from '#gateway/agents/db/referral-sums.ts'
import type { Db } from '#gateway/db/client.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'
import { countIn, loadCountable } from '../facts/measures/countable-facts.ts'
import { deposits, volumeOf, withdrawals, type CountableFacts, type Measure } from '../facts/measures/relevant-facts.ts'
import { accountReason } from '../facts/tallies/exclusions.ts'
import { factsOf } from '../facts/tallies/fact-index.ts'

/** All facts, whenever they occurred. */
const EVER = { start: 0, end: Number.MAX_SAFE_INTEGER }

const least = (instants: readonly number[]) => (instants.length === 0 ? null : Math.min(...instants))
const greatest = (instants: readonly number[]) => (instants.length === 0 ? null : Math.max(...instants))

/** The steps of a referral by the facts that count: a trade without a fee, for example, makes nobody a trader. Pure. */
function progressOf(facts: CountableFacts): Omit<ReferralProgress, 'userId' | 'hasHoldings'> {
  const counted = (measure: Measure) => countIn(facts, EVER, measure).counted
  const [traded, deposited, withdrawn] = [volumeOf(MARKETS), deposits, withdrawals].map(counted)
  const verified = factsOf(facts.events, 'kyc.passed').find(
    ({ occurredAt }) => accountReason(facts.events, occurredAt) === null,
  )
  return {
    verifiedAt: verified?.occurredAt ?? null,
    firstDepositAt: least((deposited ?? []).map(({ firstAt }) => firstAt)),
    firstTradeAt: least((traded ?? []).map(({ firstAt }) => firstAt)),
    lastActiveAt: greatest(
      [traded, deposited, withdrawn].flatMap((facts) => (facts ?? []).map(({ lastAt }) => lastAt)),
    ),
  }
}

/** The progress of these referrals by all of their facts. `earliestAt`: of the facts that arrived since it was written, ms; `isAnew`: facts were taken away. */
export async function readProgress(
  tx: Db,
  referrals: readonly { userId: string; earliestAt: number; isAnew: boolean }[],
  now: number,
): Promise<ReferralProgress[]> {
  const facts = await loadCountable(
    tx,
    referrals.map(({ userId }) => ({ userId, edges: [now + 1] })),
  )
  const changed = referrals.filter(({ isAnew }) => !isAnew)
  const holders = await listHolders(
    tx,
    changed.map(({ userId, earliestAt }) => ({ userId, from: earliestAt })),
  )
  const anew = new Set(userIdsOf(referrals.filter(({ isAnew }) => isAnew)))
  return referrals.map(({ userId }) => ({
    userId,
    ...progressOf(facts.get(userId) ?? { events: [], slices: [] }),
    hasHoldings: anew.has(userId) || holders.has(userId),
  }))
}
