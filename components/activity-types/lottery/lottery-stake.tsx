import { HeroStake, type HeroSubject } from '#components/activity/hero-stake.tsx'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { LotteryStakeIsland } from './lottery-islands.tsx'

interface LotteryStakeProps {
  detail: ActivityDetail
  subject: HeroSubject
}

/** After the end, what the user won replaces the largest prize. Before it, the stake is the same for everyone. */
export function LotteryStake({ detail: { activityId, status, outcome }, subject }: LotteryStakeProps) {
  if (status !== 'ENDED' || outcome === 'CANCELLED') return <HeroStake subject={subject} />
  return (
    <LotteryStakeIsland activityId={activityId} subject={subject}>
      <HeroStake subject={subject} isServers />
    </LotteryStakeIsland>
  )
}
