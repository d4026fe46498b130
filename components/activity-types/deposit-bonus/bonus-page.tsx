import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import type { PageParts } from '#components/activity/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BonusAsideIsland, BonusHeadlineIsland, LadderIsland, RecordsIsland, TrackerIsland } from './bonus-islands.tsx'
import { bonusPlan } from './bonus-plan.ts'
import { Ladder } from './ladder.tsx'
import { Tracker } from './tracker.tsx'
import { WhatCounts } from './what-counts.tsx'
import { WithdrawCard } from './withdraw-card.tsx'

/** The page of a deposit bonus: both axes, the tiers with their cost, and the user's records. */
export const BONUS_PAGE: PageParts = {
  HeroHeadline: BonusHeadline,
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
function BonusHeadline({ detail, subject }: { detail: ActivityDetail; subject: HeroSubject }) {
  return (
    <BonusHeadlineIsland plan={bonusPlan(detail)} subject={subject}>
      <HeroHeadline subject={subject} hasOwnHeadline isServers />
    </BonusHeadlineIsland>
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
