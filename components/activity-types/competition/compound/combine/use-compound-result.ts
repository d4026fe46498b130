import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import type { ResultNews } from '#store/slices/moment.ts'
import { BOARD_ID } from '../../board/board-id.ts'
import { factorText } from './factor-text.ts'
import type { CompoundSubject } from '../compound-subject.ts'
import type { MyTracks } from '../use-my-compound.ts'

/** The final place by combined prize in words; null while it is not final, or without one. */
export function useCompoundResult({ factors, outcome }: CompoundSubject, mine: MyTracks | null): ResultNews | null {
  const t = useTranslations()
  const locale = useLocale()
  if (outcome !== 'SETTLED' || mine === null || mine.rank === null) return null
  const { my, isPaid } = mine
  const rank = formatNumber(locale, String(mine.rank))
  return {
    sentence: t('activity.settled_line'),
    figure: rank,
    title: isPaid
      ? t('moment.rank_won', { rank, reward: formatMoney(locale, my.prize, { isMoved: true }) })
      : t('moment.rank_reached', { rank }),
    line: null,
    isWon: isPaid,
    facts: isPaid
      ? [
          { label: t('compound.col_base'), value: formatMoney(locale, my.basePrize) },
          ...(factors.roi ? [{ label: t('competition.track_roi'), value: factorText(locale, my.roiFactor) }] : []),
          ...(factors.streak
            ? [{ label: t('compound.track_streak'), value: factorText(locale, my.streakFactor) }]
            : []),
        ]
      : [],
    more: { label: t('moment.see_leaderboard'), sectionId: BOARD_ID },
  }
}
