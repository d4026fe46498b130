import { useLocale, useTranslations } from 'next-intl'
import { activityKind } from '#components/activity/activity-kind.ts'
import { commonProof } from '#components/activity/hero-proof.ts'
import { HeroStake, type HeroSubject } from '#components/activity/hero-stake.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { pagePartsOf } from '#components/activity-types/page-parts.ts'
import { HeroStakeIsland } from './islands.tsx'

/** The stake for every reader from the server; a user's own line with the client runtime. */
export function ActivityHeroStake({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { activityId, activityType, path, pool, taskCount, taskSum, topPrize, status } = detail
  const parts = pagePartsOf(detail)
  const proof = parts.proof?.(detail, { t, locale }) ?? commonProof(detail, { t, locale, rewardText })
  const subject: HeroSubject = { activityType, path, pool, taskCount, taskSum, topPrize, status, proof }
  if (parts.HeroStake) return <parts.HeroStake detail={detail} subject={subject} />
  return (
    <HeroStakeIsland activityId={activityId} subject={subject} isExtra={activityKind(detail).sharesPool === true}>
      <HeroStake subject={subject} isServers />
    </HeroStakeIsland>
  )
}
