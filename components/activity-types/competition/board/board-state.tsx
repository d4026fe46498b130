import { useLocale, useTranslations } from 'next-intl'
import { OwnClock } from '#components/ui/time/own-clock.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Board } from '#lib/competition/board.ts'

/** An unchanged ranking is no news before, ms. */
const UNCHANGED_FROM_MS = 3_600_000

/** Whether the ranking can still change, when it was last checked, and since when it has not changed, in the reader's time. */
export function BoardState({
  updatedAt,
  checkedAt = updatedAt,
  cadence,
  final,
}: Pick<Board, 'updatedAt' | 'checkedAt' | 'cadence' | 'final'>) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (final) return t('final')
  const minutes = formatNumber(locale, String(Math.max(1, Math.round(cadence / 60))))
  const isUnchanged = checkedAt - updatedAt >= UNCHANGED_FROM_MS
  return (
    <>
      <OwnClock at={checkedAt} sentence={t('checked', { time: '{time}', minutes })} />
      {isUnchanged && (
        <>
          {' · '}
          <OwnClock at={updatedAt} sentence={t('unchanged_since', { time: '{time}' })} />
        </>
      )}
    </>
  )
}
