'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { boardFigure, type Board } from '#lib/competition/board.ts'
import { nextPrizeOf, unrankedReason, validRank } from '#lib/competition/my-place.ts'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { BOARD_ID } from '../board/board-subject.ts'
import { trackName } from '../track-name.ts'
import { tradeTarget, usePublishedStep } from '../trade-step.ts'
import { EndedCard, NextPrizeCard } from './fact-card.tsx'
import { PlaceCard } from './place-card.tsx'
import styles from './place-section.module.css'
import { PlaceSkeleton } from './place-skeleton.tsx'
import type { PlaceSubject } from './place-subject.ts'
import { freePlaces, SeatsCard } from './seats-card.tsx'
import { useMyRank } from './use-my-rank.ts'

export interface PlaceLiveProps {
  subject: PlaceSubject
  /** Two cards beside each other below the hero, instead of one in a column. */
  isWide?: boolean
}

/** The user's place, read again with each snapshot; the final one is announced. */
export function PlaceLive({ subject, isWide = false }: PlaceLiveProps) {
  const { isLoading, isMember, isLogin, board, mine, hasFailed, retry } = useMyRank(subject.activityId, subject.cadence)
  useAnnounceResult(
    { kind: 'place', activityId: subject.activityId, endedAt: subject.endTime },
    usePlaceResult(subject, board),
  )
  usePlaceStep(subject, isMember ? { board, mine } : null, isWide && !isLoading)
  const card = () => {
    if (isLoading) return <PlaceSkeleton />
    if (!isMember) return isLogin && subject.status === 'ONGOING' ? <PlaceCard subject={subject} state="open" /> : null
    if (hasFailed) return <PlaceCard subject={subject} state="failed" onRetry={retry} />
    return board && <PlaceCard subject={subject} state="member" board={board} mine={mine} />
  }
  if (!isWide) return card()
  const ranked = board?.total ?? subject.traders
  const isRanked = validRank(mine) !== null
  const free = isLoading || isRanked ? null : freePlaces(subject, ranked)
  const next = mine && isRanked && subject.status === 'ONGOING' ? nextPrizeOf(mine) : null
  const measure = { track: subject.track.track, unit: board?.unit ?? null }
  return (
    <div className={styles.section}>
      {free && <SeatsCard subject={subject} free={free} />}
      {card()}
      {next && <NextPrizeCard next={next} measure={measure} endTime={subject.endTime} />}
      {subject.status === 'ENDED' && <EndedCard subject={subject} ranked={ranked} />}
    </div>
  )
}

/** Gives the page's action the way to the first or the next prize. */
function usePlaceStep(
  subject: PlaceSubject,
  own: { board: Board | null; mine: Board['mine'] } | null,
  isKnown: boolean,
): void {
  const t = useTranslations('competition')
  const texts = useTranslations('task')
  const locale = useLocale()
  const rewardText = useRewardText()
  const number = (count: number) => formatNumber(locale, String(count))
  const lineOf = (board: Board, mine: MyRank): string | null => {
    const unranked = unrankedReason(mine, subject.minimum)
    const free = freePlaces(subject, board.total)
    if (unranked?.why === 'belowMinimum' && free) {
      return t('step_first', {
        gap: formatMoney(locale, unranked.missing, { isMoved: true }),
        reward: rewardText(free.next.reward),
        taken: number(free.taken),
        places: number(free.places),
      })
    }
    if (unranked || mine.rank === null) return null
    const next = nextPrizeOf(mine)
    const rank = number(mine.rank)
    const reward = mine.estimatedReward && rewardText(mine.estimatedReward)
    if (!next) return reward && t('mine', { rank, reward })
    const measure = { track: 'VOLUME', unit: board.unit } as const
    const gap = boardFigure(locale, measure, next.left)
    return reward
      ? t('step_next', { rank, reward, gap, next: rewardText(next.reward) })
      : t('row_gap', { gap, reward: rewardText(next.reward) })
  }
  const line =
    own?.board && own.mine && subject.status === 'ONGOING' && !own.board.final ? lineOf(own.board, own.mine) : null
  const target = tradeTarget(subject.markets)
  usePublishedStep(
    subject.activityId,
    line === null ? null : { label: texts('next_trade'), line, to: { target } },
    isKnown,
  )
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
