import { HeroTime } from '#components/activity/hero-time.tsx'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import type { PageParts } from '#components/activity/page-parts.ts'
import { Card } from '#components/ui/surface/card.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import {
  BonusAsideIsland,
  BonusHeadlineIsland,
  BonusTimeIsland,
  LadderIsland,
  RecordsIsland,
  TrackerIsland,
} from './bonus-islands.tsx'
import { bonusPlan } from './bonus-plan.ts'
import styles from './bonus-page.module.css'
import { BonusSimulator } from './bonus-simulator.tsx'
import { Ladder } from './ladder.tsx'
import { Tracker } from './tracker.tsx'
import { WhatCounts } from './what-counts.tsx'
import { WithdrawCard } from './withdraw-card.tsx'

/** The page of a deposit bonus: the next tier, a plan, the tiers with their cost, and the user's records. */
export const BONUS_PAGE: PageParts = {
  cta: { hasOwnStep: true },
  HeroHeadline: BonusHeadline,
  HeroTime: BonusTime,
  AboveColumns,
  Aside: BonusAside,
  listsPrizes: true,
  tasksAreExtra: true,
}

/** The effect of a withdrawal, and after the user's window the bonus; folded: what counts, and the user's records. */
function BonusAside({ detail }: { detail: ActivityDetail }) {
  const plan = bonusPlan(detail)
  const isOver = detail.status === 'ENDED' || detail.outcome === 'CANCELLED'
  if (plan.tiers.length === 0) return null
  return (
    <>
      <BonusAsideIsland plan={plan}>{!isOver && <WithdrawCard />}</BonusAsideIsland>
      <Card as="section" padded className={styles.rows}>
        <WhatCounts markets={plan.bonus.markets} />
        <RecordsIsland plan={plan} />
      </Card>
    </>
  )
}

/** The highest tier for visitors; for a member the next one. */
function BonusHeadline({ detail, subject }: { detail: ActivityDetail; subject: HeroSubject }) {
  return (
    <BonusHeadlineIsland plan={bonusPlan(detail)} subject={subject}>
      <HeroHeadline subject={subject} hasOwnHeadline isServers />
    </BonusHeadlineIsland>
  )
}

/** Until the end of the activity; for a member until the end of their own window. */
function BonusTime({ detail }: { detail: ActivityDetail }) {
  const { activityId, activityType, path, status, startTime, endTime, timeZone } = detail
  const activity = { activityType, path, status, startTime, endTime, timeZone }
  return (
    <BonusTimeIsland activityId={activityId} activity={activity}>
      <HeroTime activity={activity} isServers={status === 'ONGOING'} />
    </BonusTimeIsland>
  )
}

/** A member's way to the next tier and a reader's plan, beside all tiers. */
function AboveColumns({ detail }: { detail: ActivityDetail }) {
  const plan = bonusPlan(detail)
  if (plan.tiers.length === 0) return null
  const isOver = detail.status === 'ENDED' || detail.outcome === 'CANCELLED'
  return (
    <div className={styles.pair}>
      <div>
        <TrackerIsland plan={plan}>
          <Tracker plan={plan} my={null} isServers />
        </TrackerIsland>
        {!isOver && <BonusSimulator plan={plan} />}
      </div>
      <LadderIsland plan={plan}>
        <Ladder plan={plan} my={null} />
      </LadderIsland>
    </div>
  )
}
