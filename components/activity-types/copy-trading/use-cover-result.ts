import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { ResultNews } from '#store/slices/moment.ts'

/** The paid cover in words; null while nothing is paid. */
export function useCoverResult(mine: MyCover | null): ResultNews | null {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  if (mine?.state !== 'PAID' || mine.paid === null || mine.closedAt === null) return null
  const paid = formatMoney(locale, mine.paid, { isMoved: true })
  return {
    title: t('moment.got', { reward: paid }),
    sentence: t('copy.paid', {
      paid,
      result: formatMoney(locale, mine.result, { isMoved: true }),
      date: formatDayMonth(locale, mine.closedAt, zone),
    }),
    figure: mine.paid,
    line: null,
    isWon: true,
    facts: [],
    more: null,
  }
}
