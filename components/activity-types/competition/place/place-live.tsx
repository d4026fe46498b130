'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { boardFigure, type Board } from '#lib/competition/board.ts'
import { validRank } from '#lib/competition/my-place.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { BOARD_ID } from '../board/board-subject.ts'
import { trackName } from '../track-name.ts'
import { PlaceCard } from './place-card.tsx'
import { PlaceSkeleton } from './place-skeleton.tsx'
import type { PlaceSubject } from './place-subject.ts'
import { useMyRank } from './use-my-rank.ts'

export interface PlaceLiveProps {
  subject: PlaceSubject
}

/** The user's place, read again with each snapshot; the final one is announced. */
export function PlaceLive({ subject }: PlaceLiveProps) {
  const { isLoading, isMember, isLogin, board, mine, hasFailed, retry } = useMyRank(subject.activityId, subject.cadence)
  useAnnounceResult(
    { kind: 'place', activityId: subject.activityId, endedAt: subject.endTime },
    usePlaceResult(subject, board),
  )
  if (isLoading) return <PlaceSkeleton />
  if (!isMember) return isLogin && subject.status === 'ONGOING' ? <PlaceCard subject={subject} state="open" /> : null
  if (hasFailed) return <PlaceCard subject={subject} state="failed" onRetry={retry} />
  return board && <PlaceCard subject={subject} state="member" board={board} mine={mine} />
}

/** A trader's final place in words; null while it is not final, or without one. */
function usePlaceResult(
  { track, classes, outcome }: Pick<PlaceSubject, 'track' | 'classes' | 'outcome'>,
  board: Board | null,
): ShownResult | null {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const place = validRank(board?.mine ?? null)
  if (outcome !== 'SETTLED' || !board?.final || !board.mine || place === null) return null
  const { estimatedReward, value, gapToNext } = board.mine
  const number = (count: number) => formatNumber(locale, String(count))
  const measure = { track: track.track, unit: board.unit }
  const rank = number(place)
  const own = classes?.list.find(({ classId }) => classId === board.weightClass)
  return {
    sentence: t('activity.settled_line'),
    figure: rank,
    title: estimatedReward
      ? t('moment.rank_won', { rank, reward: rewardText(estimatedReward) })
      : t('moment.rank_reached', { rank }),
    line:
      board.total >= SHOWN_FROM
        ? t('competition.of_traders', { count: board.total, value: number(board.total) })
        : null,
    isWon: estimatedReward !== null,
    place: { rank: place, total: board.total },
    facts: [
      ...(own ? [{ label: t('competition.weight_class'), value: own.label }] : []),
      { label: trackName(track, t), value: boardFigure(locale, measure, value) },
      ...(gapToNext !== null && place > 1
        ? [
            {
              label: t('competition.decided'),
              value: t('competition.gap_to', {
                gap: boardFigure(locale, { ...measure, track: 'VOLUME' }, gapToNext),
                rank: number(place - 1),
              }),
            },
          ]
        : []),
    ],
    more: { label: t('moment.see_leaderboard'), sectionId: BOARD_ID },
  }
}
