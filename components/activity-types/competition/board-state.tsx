import { useLocale, useTranslations } from 'next-intl'
import { OwnClock } from '#components/ui/own-clock.tsx'
import { formatNumber } from '#lib/i18n/format.ts'
import type { Board } from '#lib/competition/board.ts'

/** Whether the ranking can still change, and when it was made, in the reader's time. */
export function BoardState({ updatedAt, cadence, final }: Pick<Board, 'updatedAt' | 'cadence' | 'final'>) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (final) return t('final')
  const minutes = formatNumber(locale, String(Math.max(1, Math.round(cadence / 60))))
  return <OwnClock at={updatedAt} sentence={t('provisional', { time: '{time}', minutes })} />
}
