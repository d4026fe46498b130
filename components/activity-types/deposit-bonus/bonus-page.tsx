import { HeroStake, type HeroSubject } from '#components/activity/hero-stake.tsx'
import type { PageParts } from '#components/activity/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BonusAsideIsland, BonusStakeIsland, LadderIsland, RecordsIsland, TrackerIsland } from './bonus-islands.tsx'
import { bonusPlan } from './bonus-plan.ts'
import { Ladder } from './ladder.tsx'
import { Tracker } from './tracker.tsx'
import { WhatCounts } from './what-counts.tsx'
import { WithdrawCard } from './withdraw-card.tsx'

/** The page of a deposit bonus: both axes, the tiers with their cost, and the user's records. */
export const BONUS_PAGE: PageParts = {
  HeroStake: BonusStake,
  BeforeTasks,
  AfterTasks,
  Aside: BonusAside,
  listsPrizes: true,
  tasksAreExtra: true,
}

/** The effect of a withdrawal; after the user's window, the bonus. */
function BonusAside({ detail }: { detail: ActivityDetail }) {
  const plan = bonusPlan(detail)
  const isOver = detail.status === 'ENDED' || detail.outcome === 'CANCELLED'
  if (plan.tiers.length === 0) return null
  return <BonusAsideIsland plan={plan}>{!isOver && <WithdrawCard isServers />}</BonusAsideIsland>
}

/** The highest tier for visitors; for a member the next one. */
function BonusStake({ detail, subject }: { detail: ActivityDetail; subject: HeroSubject }) {
  return (
    <BonusStakeIsland plan={bonusPlan(detail)} subject={subject}>
      <HeroStake subject={subject} hasOwnStake isServers />
    </BonusStakeIsland>
  )
}

/** The user's records, and what counts. */
function AfterTasks({ detail }: { detail: ActivityDetail }) {
  const plan = bonusPlan(detail)
  if (plan.tiers.length === 0) return null
  return (
    <>
      <WhatCounts markets={plan.bonus.markets} />
      <RecordsIsland plan={plan} />
    </>
  )
}

/** Both axes and the tiers; a visitor's have no own values. */
function BeforeTasks({ detail }: { detail: ActivityDetail }) {
  const plan = bonusPlan(detail)
  if (plan.tiers.length === 0) return null
  return (
    <>
      <TrackerIsland plan={plan}>
        <Tracker plan={plan} my={null} isServers />
      </TrackerIsland>
      <LadderIsland plan={plan}>
        <Ladder plan={plan} my={null} />
      </LadderIsland>
    </>
  )
}
