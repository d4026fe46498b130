import { memberPageFixture } from '#gallery/fixtures/activities.ts'
import { bonusPlanFixture, bonusStates } from '#gallery/fixtures/bonus.ts'
import { DAY, eachOn, usdt, NOW } from '#gallery/fixtures/fixture.ts'
import { each, inWorld } from '#gallery/parts/states.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import { AsideLive, LadderLive, TrackerLive } from './bonus-live.tsx'
import { BonusSimulator } from './bonus-page.tsx'
import { Tracker, Ladder, WhatCounts, WithdrawCard } from './tracker.tsx'
import { RecordsLive } from './my-bonus.tsx'

export function states() {
  const plan = bonusPlanFixture
  const page = memberPageFixture('TradingDepositBonus')
  const bonuses = plan.tiers.slice(0, 1).map(({ tierId, reward }) => ({
    rewardId: 'rw-bonus',
    activityId: plan.activityId,
    source: { kind: 'TIER', id: tierId },
    reward,
    state: 'GRANTED',
    left: usdt('21.80'),
    grantedAt: NOW - DAY,
    expiresAt: NOW + 29 * DAY,
  }))
  const plans = eachOn(plan, {
    visitor: {},
    before: { status: 'UPCOMING', startTime: NOW + 2 * DAY },
    ended: { status: 'ENDED' },
    'no-fees': { bonus: { ...plan.bonus, windowDays: null, feeRate: null, expiresDays: null } },
  })
  return {
    ...each(plans, (one, id) => (
      <Grid gap="12">
        <Tracker plan={one} />
        {id === 'visitor' && <BonusSimulator plan={one} />}
        <Ladder plan={one} />
      </Grid>
    )),
    rules: (
      <Grid gap="12">
        <WhatCounts markets={plan.bonus.markets} />
        <WithdrawCard />
      </Grid>
    ),
    ...each(bonusStates, (depositBonus, id) =>
      inWorld(
        <Grid gap="12">
          <TrackerLive plan={plan} />
          {id === 'tier-1' && <LadderLive plan={plan} />}
          <RecordsLive plan={plan} />
          <AsideLive plan={plan} />
        </Grid>,
        {
          activityDetail: { ...page, my: { ...page.my, depositBonus } },
          taskCompletions: { tasks: [] },
          getRewardList: { items: bonuses, total: 1 },
        },
      ),
    ),
  }
}
