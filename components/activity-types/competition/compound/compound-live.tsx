'use client'

import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { partOf } from '#components/activity/part-of.tsx'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useAnnouncePlace } from '../use-announce-place.ts'
import { dayEndsAt, stateOfDays } from '#lib/competition/streak-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { HeroHeadlineProps } from '#components/activity/hero-headline.tsx'
import { PrizesCard, type PrizesCardProps } from '../prizes-card.tsx'
import { factorText } from '../competition-subject.ts'
import { CombineCard, CompoundHeadline } from './combined-prize.tsx'
import { FinalPrize, MyPrize } from './my-prize.tsx'
import { tradeStep, usePublishedStep } from '#components/activity/cta/use-published-step.ts'
import { TrackCards } from './track-cards.tsx'
import type { CompoundSubject } from './compound-subject.ts'
import Big from 'big.js'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { activityApi } from '#store/api/activity.ts'

interface SubjectProps {
  subject: CompoundSubject
}

function HeadlineLive({ subject: initial, hero }: SubjectProps & { hero: HeroHeadlineProps['subject'] }) {
  const { isLoading, ...own } = useMyCompound(initial)
  return <CompoundHeadline {...own} hero={hero} isServers={isLoading} />
}

/** The base prizes, with the user's rank by volume marked. */
function BasePrizesLive({ activityId, ...prizes }: PrizesCardProps & { activityId: string }) {
  const { my } = useMyActivity(activityId)
  return <PrizesCard {...prizes} myRank={my?.compound?.volumeRank ?? null} />
}

/** The user's combined prize and what would change it; once results are final, what decided it. */
export function CombineLive({ subject: initial }: SubjectProps) {
  const { subject, mine, isLoading } = useMyCompound(initial)
  const { t, locale, number, money, moved } = useMyWords()
  /** The place by combined prize in words; null without one. */
  const place = () => {
    if (mine === null || mine.rank === null) return null
    const { my, isPaid } = mine
    const rank = number(mine.rank)
    return {
      rank: mine.rank,
      total: null,
      title: isPaid ? t('moment.rank_won', { rank, reward: moved(my.prize) }) : t('moment.rank_reached', { rank }),
      isWon: isPaid,
      facts: isPaid
        ? [
            { label: t('compound.col_base'), value: money(my.basePrize) },
            subject.factors.roi && { label: t('competition.track_roi'), value: factorText(locale, my.roiFactor) },
            subject.factors.streak && { label: t('compound.track_streak'), value: factorText(locale, my.streakFactor) },
          ].filter((fact) => fact !== null)
        : [],
    }
  }
  useAnnouncePlace(subject, place())
  if (mine === null) return <CombineCard subject={subject} isServers={isLoading} />
  const Card = subject.outcome === 'SETTLED' ? FinalPrize : MyPrize
  return <Card subject={subject} mine={mine} />
}

/** The cards with the user's values. Trading becomes a member's next step, with today's prize and the time when an open day ends. */
export function TracksLive({ subject: initial }: SubjectProps) {
  const { subject, mine } = useMyCompound(initial)
  const { t, locale, number, moved, zone } = useMyWords()
  const { activityId, status, markets, bases } = subject

  const describe = () => {
    if (!mine || status !== 'ONGOING') return null
    const isOpen = subject.factors.streak !== null && mine.days.some(({ state }) => state === 'open')
    const time = isOpen ? formatTime(locale, dayEndsAt(serverNow(), subject), zone) : null
    if (mine.isPaid) {
      const prize = moved(mine.my.prize)
      return time === null ? t('compound.step_pays', { prize }) : t('compound.step_pays_open', { prize, time })
    }
    if (time !== null) return t('compound.step_open', { time })
    return bases && t('compound.base_none', { rank: number(bases.lastRank) })
  }
  const line = describe()
  usePublishedStep(activityId, line === null ? null : tradeStep(t, line, markets))
  return <TrackCards subject={subject} my={mine} />
}

export const CompoundPart = partOf({
  headline: HeadlineLive,
  tracks: TracksLive,
  combine: CombineLive,
  prizes: BasePrizesLive,
})

/** My values on all tracks, with the state of each day of the streak. */
export type MyTracks = NonNullable<ReturnType<typeof useMyCompound>['mine']>

/** The user's values, and the subject with the newest number of entries; `mine` is null for users who have not joined. */
function useMyCompound(subject: CompoundSubject) {
  const { my, isLoading } = useMyActivity(subject.activityId)
  const { data } = activityApi.endpoints.activityDetail.useQueryState(subject.activityId)
  const now = useServerNow()
  const compound = my?.compound
  const factors = data?.competition?.factors ?? subject.factors
  if (!compound) return { isLoading, mine: null, subject }
  const days = stateOfDays(compound.streakDays, subject, { now, joinedAt: my.appliedAt })
  return {
    isLoading,
    subject: { ...subject, factors },
    mine: {
      my: compound,
      days,
      /** Days on which a trade still adds to the streak. */
      daysLeft: days.filter(({ state }) => state === 'open' || state === 'next').length,
      /** By combined prize. */
      rank: my.rank,
      /** Above 0. */
      isPaid: new Big(compound.prize.amount).gt(0),
    },
  }
}
