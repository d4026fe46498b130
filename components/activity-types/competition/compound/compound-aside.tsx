import { useTranslations } from 'next-intl'
import { unlockedShare } from '#lib/competition/prize-today.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { PrizesCard } from '../prizes/prizes-card.tsx'
import { RankingFacts } from '../ranking-facts.tsx'
import { CompoundIsland } from './compound-island.tsx'

/** The base prizes by rank of volume, and how ranking works. */
export function CompoundAside({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations('compound')
  const { activityId, competition, tiers, pool, status } = detail
  if (!competition) return null
  const prizes = {
    tiers,
    share: unlockedShare(competition, pool),
    isOver: status === 'ENDED',
    title: t('base_prizes'),
  }
  return (
    <>
      <CompoundIsland part="prizes" activityId={activityId} {...prizes}>
        <PrizesCard {...prizes} />
      </CompoundIsland>
      <RankingFacts detail={detail} />
    </>
  )
}
