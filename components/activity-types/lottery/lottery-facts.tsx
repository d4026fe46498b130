import { useLocale, useTranslations } from 'next-intl'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { fitsWheel } from '#lib/lottery/wheel.ts'
import { commonFacts } from './common-facts.ts'
import { EqualSegments } from './equal-segments.tsx'
import { FactBoxes } from './fact-boxes.tsx'
import { LotteryFactsIsland } from './lottery-islands.tsx'

/** Two figures and a word on the odds, below the hero's words. */
export function LotteryFacts({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations()
  const locale = useLocale()
  const { activityId, lottery, status, outcome } = detail
  if (!lottery || outcome === 'CANCELLED') return null
  const boxes = commonFacts(lottery, status, { t, locale })
  return (
    <>
      <LotteryFactsIsland activityId={activityId} boxes={boxes} isRunning={status === 'ONGOING'}>
        <FactBoxes boxes={boxes} isServers={status === 'ONGOING'} />
      </LotteryFactsIsland>
      {status !== 'ENDED' && fitsWheel(lottery.prizes.length) && <EqualSegments />}
    </>
  )
}
