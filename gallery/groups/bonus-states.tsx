'use client'

import { AsideLive, LadderLive, TrackerLive } from '#components/activity-types/deposit-bonus/bonus-live.tsx'
import type { BonusPlan } from '#components/activity-types/deposit-bonus/bonus-plan.ts'
import { BonusSimulator } from '#components/activity-types/deposit-bonus/bonus-page.tsx'
import { Ladder } from '#components/activity-types/deposit-bonus/ladder.tsx'
import { RecordsLive } from '#components/activity-types/deposit-bonus/my-bonus.tsx'
import { Tracker } from '#components/activity-types/deposit-bonus/tracker.tsx'
import { WhatCounts, WithdrawCard } from '#components/activity-types/deposit-bonus/folded-cards.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import { memberPageFixture } from '../fixtures/activities.ts'
import { bonusPlanFixture, bonusStates } from '../fixtures/bonus.ts'
import { DAY, usdt } from '../fixtures/fixture.ts'
import { FixtureWorld } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

/** The parts of a deposit bonus in each of their states. */
export function BonusStates() {
  const { plan, states, page, now } = useFixture((at, translate) => ({
    page: memberPageFixture(at, translate, 'TradingDepositBonus'),
    plan: bonusPlanFixture(at),
    states: bonusStates(at),
  }))
  const [first] = plan.tiers
  const bonus = first && {
    rewardId: 'rw-bonus',
    activityId: plan.activityId,
    source: { kind: 'TIER', id: first.tierId },
    reward: first.reward,
    state: 'GRANTED',
    left: usdt('21.80'),
    grantedAt: now - DAY,
    expiresAt: now + 29 * DAY,
  }
  const plans: Record<string, BonusPlan> = {
    visitor: plan,
    before: { ...plan, status: 'UPCOMING', startTime: now + 2 * DAY },
    ended: { ...plan, status: 'ENDED' },
    'no-fees': { ...plan, bonus: { ...plan.bonus, windowDays: null, feeRate: null, expiresDays: null } },
  }
  return (
    <StateGroup wide>
      {Object.entries(plans).map(([id, one]) => (
        <State key={id} id={id}>
          <Grid gap="12">
            <Tracker plan={one} my={null} />
            {id === 'visitor' && <BonusSimulator plan={one} />}
            <Ladder plan={one} my={null} />
          </Grid>
        </State>
      ))}
      <State id="rules">
        <Grid gap="12">
          <WhatCounts markets={plan.bonus.markets} />
          <WithdrawCard />
        </Grid>
      </State>
      {states.map(({ id, data }) => (
        <State key={id} id={id}>
          <FixtureWorld
            answers={{
              activityDetail: () => ({ ...page, my: { ...page.my, depositBonus: data } }),
              taskCompletions: () => ({ tasks: [] }),
              getRewardList: () => ({ items: bonus ? [bonus] : [], total: 1 }),
            }}
          >
            <Grid gap="12">
              <TrackerLive plan={plan} />
              {id === 'tier-1' && <LadderLive plan={plan} />}
              <RecordsLive plan={plan} />
              <AsideLive plan={plan} />
            </Grid>
          </FixtureWorld>
        </State>
      ))}
    </StateGroup>
  )
}
