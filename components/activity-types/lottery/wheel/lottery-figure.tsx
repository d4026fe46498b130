import { useLocale, useTranslations } from 'next-intl'
import { ActivityPicture } from '#components/activity/activity-picture.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { closedHub, hubPhase } from './closed-hub.ts'
import { SeeOdds } from './see-odds.tsx'
import { wheelSegments } from './wheel-segments.ts'
import { WheelIsland } from '../lottery-islands.tsx'
import { WheelStage } from './wheel-stage.tsx'

/** The wheel, as a picture without JavaScript; a user's spins in its island. */
export function LotteryFigure({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations()
  const locale = useLocale()
  const { activityId, lottery, startTime, endTime, outcome, image, activityType, art } = detail
  if (!lottery) return <ActivityPicture image={image} activityType={activityType} art={art} />
  const segments = wheelSegments(lottery.prizes, { t, locale })
  const count = segments.length
  const label = t('lottery.wheel', { count, value: formatNumber(locale, String(count)) })
  const phase = hubPhase(detail)
  const hub = closedHub(phase, { startTime, endTime, outcome }, { t, locale }) ?? { title: t('lottery.hub_join') }
  return (
    <WheelIsland {...{ activityId, segments, label, startTime, endTime, outcome }}>
      <WheelStage
        segments={segments}
        label={label}
        hub={hub}
        isOver={phase === 'over'}
        isServers={phase === 'open'}
        after={phase !== 'over' && <SeeOdds />}
      />
    </WheelIsland>
  )
}
