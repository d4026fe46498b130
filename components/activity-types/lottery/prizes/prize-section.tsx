import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { hubPhase } from '../wheel/closed-hub.ts'
import { WonByKind } from '../ended/won-by-kind.tsx'
import { PrizeList } from './prize-list.tsx'
import { PrizeListIsland } from '../lottery-islands.tsx'
import { PRIZES_ID } from './prizes-id.ts'
import { StockAt } from './stock-at.tsx'

const OFFICIAL_ZONE = 'UTC'

/** Prizes and odds, while draws are used with a stock that is refreshed for users; after the end what was won. */
export function PrizeSection({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const { activityId, lottery } = detail
  if (!lottery) return null
  const { prizes, totalWeight, sealedAt } = lottery
  const phase = hubPhase(detail)
  const shown = { prizes, totalWeight }
  const day = sealedAt !== undefined && formatDayMonth(locale, sealedAt, OFFICIAL_ZONE)
  return (
    <Card as="section" padded id={PRIZES_ID} aria-labelledby="prizes-heading">
      {phase === 'over' && <WonByKind lottery={lottery} />}
      {phase === 'before' && <PrizeList lottery={shown} aside={day && t('stock_full', { date: day })} />}
      {phase === 'open' && (
        <PrizeListIsland activityId={activityId} lottery={shown}>
          <PrizeList lottery={shown} aside={<StockAt at={serverNow()} />} />
        </PrizeListIsland>
      )}
    </Card>
  )
}
