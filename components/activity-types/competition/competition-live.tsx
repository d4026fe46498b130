'use client'

import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { unrankedReason, validRank, nextPrizeOf } from '#lib/competition/my-place.ts'
import { placeAfter } from '#lib/competition/paid-places.ts'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { boardFigure, type Board } from '#lib/competition/board.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import { BoardLive, type BoardLiveProps } from './board-live.tsx'
import { useMyRank } from './use-my-rank.ts'
import { PrizesCard, type PrizesCardProps } from './prizes-card.tsx'
import { CompetitionFacts, type CompetitionFactsSubject } from './ranking-facts.tsx'
import { BOARD_ID, type PlaceSubject } from './competition-subject.ts'
import { trackName } from './competition-words.ts'
import { tradeTarget, usePublishedStep } from '#components/activity/cta/use-published-step.ts'
import { EndedCard, NextPrizeCard, PlaceSkeleton, freePlaces, SeatsCard } from './place-parts.tsx'
import { PlaceCard } from './place-card.tsx'
import styles from './place.module.css'

interface PrizesLiveProps extends Omit<PrizesCardProps, 'myRank' | 'nextRank' | 'myClass'> {
  activityId: string
  cadence: number
}

export type CompetitionPartProps =
  | ({ part: 'board' } & BoardLiveProps)
  | ({ part: 'headline' } & CompetitionHeadlineLiveProps)
  | ({ part: 'place' } & PlaceLiveProps)
  | ({ part: 'prizes' } & PrizesLiveProps)

/** The live parts of the page, loaded together: each `import()` costs every page of an activity some bytes. */
export function CompetitionPart(props: CompetitionPartProps) {
  switch (props.part) {
    case 'board':
      return <BoardLive {...props} />
    case 'headline':
      return <CompetitionHeadlineLive {...props} />
    case 'place':
      return <PlaceLive {...props} />
    case 'prizes':
      return <PrizesLive {...props} />
  }
}

/** The prizes with the ranks of the user marked, or those that the minimum volume would reach. */
function PrizesLive({ activityId, cadence, ...prizes }: PrizesLiveProps) {
  const { mine, board } = useMyRank(activityId, cadence)
  const canRank = board !== null && !prizes.isOver && unrankedReason(mine, null)?.why !== 'removed'
  return (
    <PrizesCard
      {...prizes}
      myRank={validRank(mine)}
      nextRank={canRank ? placeAfter(board.total) : null}
      myClass={board?.weightClass ?? null}
    />
  )
}

interface CompetitionHeadlineLiveProps {
  activityId: string
  cadence: number
  subject: HeroSubject
  /** null unless the competition is running. */
  facts: CompetitionFactsSubject | null
  /** The sum of all paid prizes; null before the results are final. */
  result: { figure: string; label: string } | null
}

/** The pool with its facts; after the end the user's place and prize as the figure, else what was paid in all. */
function CompetitionHeadlineLive({ activityId, cadence, subject, facts, result }: CompetitionHeadlineLiveProps) {
  const { t, locale, rewardText, number } = useWords()
  const { isLoading, isMember, mine, board, completions } = useMyRank(activityId, cadence)
  const shown = { ...(result && { result }), ...(facts && { facts: <CompetitionFacts facts={facts} /> }) }
  if (isLoading) return <HeroHeadline subject={subject} isServers {...shown} />
  if (!isMember) return <HeroHeadline subject={subject} {...shown} />
  const myRank = validRank(mine)
  if (!mine || myRank === null) {
    const promise = ownPromise({ completions, status: subject.status, isExtra: true }, { t, locale, rewardText })
    return <HeroHeadline subject={subject} mine={{ won: null, promise }} {...shown} />
  }
  const rank = number(myRank)
  const { estimatedReward } = mine
  const reward = estimatedReward && rewardText(estimatedReward)
  const isFinal = board?.final === true
  if (isFinal && estimatedReward && 'unit' in estimatedReward.amount) {
    const behind = board.total - myRank
    const promise =
      board.total >= SHOWN_FROM && behind > 0
        ? t('competition.ahead_of', { behind: number(behind), total: number(board.total) })
        : null
    const won = { won: estimatedReward.amount, lead: t('competition.finished_won', { rank }), promise }
    return <HeroHeadline subject={subject} mine={won} />
  }
  // The prize of today is none any more, and the final one is not known yet.
  const isSettling = subject.status === 'ENDED' && !isFinal
  const ranked =
    reward === null || isSettling
      ? t(isFinal ? 'competition.mine_finished' : 'competition.mine_unpaid', { rank })
      : t(isFinal ? 'competition.mine_won' : 'competition.mine', { rank, reward })
  return <HeroHeadline subject={subject} mine={{ won: null, promise: ranked }} {...shown} />
}

interface PlaceLiveProps {
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
  const { t, locale, rewardText, number, moved } = useWords()
  const lineOf = (board: Board, mine: MyRank): string | null => {
    const unranked = unrankedReason(mine, subject.minimum)
    const free = freePlaces(subject, board.total)
    if (unranked?.why === 'belowMinimum' && free) {
      return t('competition.step_first', {
        gap: moved(unranked.missing),
        reward: rewardText(free.next.reward),
        taken: number(free.taken),
        places: number(free.places),
      })
    }
    if (unranked || mine.rank === null) return null
    const next = nextPrizeOf(mine)
    const rank = number(mine.rank)
    const reward = mine.estimatedReward && rewardText(mine.estimatedReward)
    if (!next) return reward && t('competition.mine', { rank, reward })
    const measure = { track: 'VOLUME', unit: board.unit } as const
    const gap = boardFigure(locale, measure, next.left)
    return reward
      ? t('competition.step_next', { rank, reward, gap, next: rewardText(next.reward) })
      : t('competition.row_gap', { gap, reward: rewardText(next.reward) })
  }
  const line =
    own?.board && own.mine && subject.status === 'ONGOING' && !own.board.final ? lineOf(own.board, own.mine) : null
  const target = tradeTarget(subject.markets)
  usePublishedStep(
    subject.activityId,
    line === null ? null : { label: t('task.next_trade'), line, to: { target } },
    isKnown,
  )
}

/** A trader's final place in words; null while it is not final, or without one. */
function usePlaceResult(
  { track, classes, outcome }: Pick<PlaceSubject, 'track' | 'classes' | 'outcome'>,
  board: Board | null,
): ShownResult | null {
  const { t, locale, rewardText, number, counted } = useWords()
  const place = validRank(board?.mine ?? null)
  if (outcome !== 'SETTLED' || !board?.final || !board.mine || place === null) return null
  const { estimatedReward, value, gapToNext } = board.mine
  const measure = { track: track.track, unit: board.unit }
  const rank = number(place)
  const own = classes?.list.find(({ classId }) => classId === board.weightClass)
  return {
    sentence: t('activity.settled_line'),
    figure: rank,
    title: estimatedReward
      ? t('moment.rank_won', { rank, reward: rewardText(estimatedReward) })
      : t('moment.rank_reached', { rank }),
    line: board.total >= SHOWN_FROM ? t('competition.of_traders', counted(board.total)) : null,
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
