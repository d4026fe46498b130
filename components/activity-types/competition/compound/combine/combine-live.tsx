'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { BOARD_ID } from '../../board/board-subject.ts'
import { CombineCard } from './combine-card.tsx'
import type { CompoundSubject } from '../compound-subject.ts'
import { FinalPrize } from './final-prize.tsx'
import { MyPrize } from './my-prize.tsx'
import { useMyCompound, type MyTracks } from '../use-my-compound.ts'
import { factorText } from './factor-text.ts'

/** The user's combined prize and what would change it; when results are final, what decided it. */
export function CombineLive({ subject: initial }: { subject: CompoundSubject }) {
  const { subject, mine, isLoading } = useMyCompound(initial)
  useAnnounceResult(
    { kind: 'place', activityId: subject.activityId, endedAt: subject.endTime },
    useCompoundResult(subject, mine),
  )
  if (mine === null) return <CombineCard subject={subject} isServers={isLoading} />
  return subject.outcome === 'SETTLED' ? (
    <FinalPrize subject={subject} mine={mine} />
  ) : (
    <MyPrize subject={subject} mine={mine} />
  )
}

/** The final place by combined prize in words; null while it is not final, or without one. */
function useCompoundResult({ factors, outcome }: CompoundSubject, mine: MyTracks | null): ShownResult | null {
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
    place: { rank: mine.rank, total: null },
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
