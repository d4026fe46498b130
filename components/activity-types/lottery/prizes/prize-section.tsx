import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { hubPhase } from '../wheel/closed-hub.ts'
import { PrizeTable } from './prize-table.tsx'
import { PrizeTableIsland } from '../lottery-islands.tsx'
import { PRIZES_ID } from './prizes-id.ts'
import { StockAt } from './stock-at.tsx'

const OFFICIAL_ZONE = 'UTC'

/** Prizes and odds; while draws are used the stock is refreshed for users. */
export function PrizeSection({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const { activityId, lottery } = detail
  if (!lottery) return null
  const { prizes, totalWeight, totalDraws, sealedAt } = lottery
  const phase = hubPhase(detail)
  const shown = { prizes, totalWeight, totalDraws }
  return (
    <Card as="section" padded id={PRIZES_ID} aria-labelledby="prizes-heading">
      {phase === 'open' ? (
        <PrizeTableIsland activityId={activityId} lottery={shown}>
          <PrizeTable lottery={shown} phase={phase} aside={<StockAt at={serverNow()} />} />
        </PrizeTableIsland>
      ) : (
        <PrizeTable
          lottery={shown}
          phase={phase}
          aside={
            phase === 'before' &&
            sealedAt !== undefined &&
            t('stock_full', { date: formatDayMonth(locale, sealedAt, OFFICIAL_ZONE) })
          }
        />
      )}
    </Card>
  )
}
