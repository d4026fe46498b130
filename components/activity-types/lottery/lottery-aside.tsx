import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CheckCard } from './check-card.tsx'
import { hubPhase } from './wheel/closed-hub.ts'
import { LatestWinners } from './prizes/latest-winners.tsx'

export function LotteryAside({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <CheckCard detail={detail} />
      {hubPhase(detail) === 'open' && <LatestWinners activityId={detail.activityId} />}
    </>
  )
}
