'use client'

import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { tradeStep, usePublishedStep } from '#components/activity/cta/use-published-step.ts'
import { HeroHeadline, type HeroHeadlineProps } from '#components/activity/hero-headline.tsx'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { partOf } from '#components/activity/part-of.tsx'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { useAnnouncePlace } from './use-announce-place.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { boardFigure, gapFigure, type Board } from '#lib/competition/board.ts'
import { nextPrizeOf, unrankedReason, validRank } from '#lib/competition/my-place.ts'
import { BoardLive, useMyRank, type RankedCompetition } from './board-live.tsx'
import { trackName, type PlaceSubject } from './competition-subject.ts'
import { PlaceCard } from './place-card.tsx'
import { EndedCard, freePlaces, NextPrizeCard, PlaceSkeleton, PlacesSkeleton, SeatsCard } from './place-parts.tsx'
import { PrizesCard, type PrizesCardProps } from './prizes-card.tsx'
import styles from './place.module.css'

/** The prizes, with the user's rank marked, or the rank that the minimum volume would reach. */
function PrizesLive(prizes: RankedCompetition & PrizesCardProps) {
  const { mine, board } = useMyRank(prizes)
  const canRank = board && !prizes.isOver && unrankedReason(mine, null)?.why !== 'removed'
  return (
    <PrizesCard
      {...prizes}
      myRank={validRank(mine)}
      nextRank={canRank ? board.total + 1 : null}
      myClass={board?.weightClass}
    />
  )
}

/** After the end the user's prize, else all that was paid. */
function CompetitionHeadlineLive(hero: RankedCompetition & Pick<HeroHeadlineProps, 'subject' | 'result'>) {
  const words = useWords()
  const { t, rewardText, number } = words
  const { isLoading, isMember, mine, board, completions } = useMyRank(hero)
  const myRank = validRank(mine)
  const own = () => {
    if (isLoading || !isMember) return null
    if (!mine || !board || !myRank)
      return { promise: ownPromise({ completions, status: hero.subject.status, isExtra: true }, words) }
    const rank = number(myRank)
    // Today's prize no longer counts, and the final one is not known yet.
    if (!board.final) return { promise: t('competition.mine_unpaid', { rank }) }
    const { estimatedReward } = mine
    if (!estimatedReward) return { promise: t('competition.mine_finished', { rank }) }
    const won = estimatedReward.amount
    if (!('unit' in won)) return { promise: t('competition.mine_won', { rank, reward: rewardText(estimatedReward) }) }
    const behind = board.total - myRank
    return {
      won,
      lead: t('competition.finished_won', { rank }),
      promise:
        board.total >= SHOWN_FROM && behind > 0
          ? t('competition.ahead_of', { behind: number(behind), total: number(board.total) })
          : null,
    }
  }
  return <HeroHeadline {...hero} mine={own()} isServers={isLoading} />
}

interface PlaceLiveProps {
  subject: PlaceSubject
  /** Two cards side by side below the hero, instead of one in a column. */
  isWide?: boolean
}

/** The user's place, refetched with each snapshot; the final one is announced. */
export function PlaceLive({ subject, isWide = false }: PlaceLiveProps) {
  const { activityId, classes, endTime, markets, minimum, status, traders, track } = subject
  const { t, locale, rewardText, number, counted, money, moved } = useWords()
  const { isLoading, isMember, isLogin, board, mine, hasFailed, retry } = useMyRank(subject)
  /** The final place in words; null before the end, or without a place. */
  const finalPlace = () => {
    const rank = validRank(mine)
    if (!board?.final || !mine || !rank) return null
    const { total, unit } = board
    const { estimatedReward, gapToNext } = mine
    const ownClass = classes?.list.find(({ classId }) => classId === board.weightClass)
    return {
      rank,
      total,
      reward: estimatedReward && rewardText(estimatedReward),
      line: total >= SHOWN_FROM ? t('competition.of_traders', counted(total)) : null,
      facts: [
        ownClass && { label: t('competition.weight_class'), value: ownClass.label },
        { label: trackName(track, t), value: boardFigure(locale, { track: track.track, unit }, mine.value) },
        !!gapToNext &&
          rank > 1 && {
            label: t('competition.decided'),
            value: t('competition.gap_to', { gap: gapFigure(locale, unit, gapToNext), rank: number(rank - 1) }),
          },
      ],
    }
  }
  useAnnouncePlace(subject, finalPlace())
  /** The way to the next prize, which becomes the page's next step. */
  const lineOf = ({ total, unit }: Board, own: MyRank | null) => {
    const unranked = unrankedReason(own, minimum)
    const free = freePlaces(subject, total)
    if (unranked?.why === 'belowMinimum' && free) {
      return t('competition.step_first_place', {
        gap: moved(unranked.missing),
        reward: rewardText(free.next.reward),
        taken: number(free.taken),
        places: number(free.places),
      })
    }
    // A place is worth more than any task of the activity, whose line would come next.
    if (unranked?.why === 'noTrades' && free) {
      const reward = rewardText(free.next.reward)
      return minimum
        ? t('competition.seats_reach', { minimum: money(minimum), reward })
        : t('competition.seats_trade', { reward })
    }
    if (unranked || !own?.rank) return null
    const next = nextPrizeOf(own)
    const rank = number(own.rank)
    const reward = own.estimatedReward && rewardText(own.estimatedReward)
    if (!next) return reward && t('competition.mine', { rank, reward })
    const gap = gapFigure(locale, unit, next.left)
    return reward
      ? t('competition.step_next_prize', { rank, reward, gap, next: rewardText(next.reward) })
      : t('competition.row_gap_prize', { gap, reward: rewardText(next.reward) })
  }
  const line = isMember && board && status === 'ONGOING' && !board.final ? lineOf(board, mine ?? null) : null
  usePublishedStep(activityId, line ? tradeStep(t, line, markets) : null, isWide && !isLoading)
  const card = () => {
    if (isLoading) return isWide ? <PlacesSkeleton /> : <PlaceSkeleton />
    if (!isMember) return isLogin && status === 'ONGOING' ? <PlaceCard subject={subject} /> : null
    if (hasFailed) return <PlaceCard subject={subject} onRetry={retry} />
    return board && <PlaceCard subject={subject} board={board} />
  }
  if (!isWide) return card()
  const ranked = board?.total ?? traders
  const isRanked = !!validRank(mine)
  const next = mine && isRanked && status === 'ONGOING' ? nextPrizeOf(mine) : null
  return (
    <div className={styles.section}>
      {!isLoading && !isRanked && <SeatsCard subject={subject} ranked={ranked} />}
      {card()}
      {next && <NextPrizeCard next={next} unit={board?.unit ?? null} endTime={endTime} />}
      {status === 'ENDED' && <EndedCard subject={subject} ranked={ranked} />}
    </div>
  )
}

export const CompetitionPart = partOf({
  board: BoardLive,
  headline: CompetitionHeadlineLive,
  place: PlaceLive,
  prizes: PrizesLive,
})
