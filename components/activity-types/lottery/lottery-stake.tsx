import { useLocale, useTranslations } from 'next-intl'
import { HeroStake, type HeroSubject } from '#components/activity/hero-stake.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { LotteryStakeIsland } from './lottery-islands.tsx'
import { SHOWN_FROM } from './shown-from.ts'

interface LotteryStakeProps {
  detail: ActivityDetail
  subject: HeroSubject
}

/** After the end, what everybody won replaces the largest prize, or what the user won. Before it, the stake is the same for everyone. */
export function LotteryStake({ detail: { activityId, status, outcome, lottery }, subject }: LotteryStakeProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  if (status !== 'ENDED' || outcome === 'CANCELLED') return <HeroStake subject={subject} />
  const won = lottery?.totalWon ?? 0
  const result = won < SHOWN_FROM ? undefined : { figure: formatNumber(locale, String(won)), label: t('prizes_won') }
  return (
    <LotteryStakeIsland activityId={activityId} subject={subject} result={result}>
      <HeroStake subject={subject} result={result} isServers />
    </LotteryStakeIsland>
  )
}
