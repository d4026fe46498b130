'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { validRank } from '#lib/competition/my-place.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { useMyRank } from './place/use-my-rank.ts'

export interface CompetitionHeadlineLiveProps {
  activityId: string
  cadence: number
  subject: HeroSubject
}

/** The pool with the user's place; for an unranked member with the state of the tasks. */
export function CompetitionHeadlineLive({ activityId, cadence, subject }: CompetitionHeadlineLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { isLoading, isMember, mine, board, completions } = useMyRank(activityId, cadence)
  if (isLoading) return <HeroHeadline subject={subject} isServers />
  if (!isMember) return <HeroHeadline subject={subject} />
  const myRank = validRank(mine)
  if (!mine || myRank === null) {
    const promise = ownPromise({ completions, status: subject.status, isExtra: true }, { t, locale, rewardText })
    return <HeroHeadline subject={subject} mine={{ won: null, promise }} />
  }
  const rank = formatNumber(locale, String(myRank))
  const { estimatedReward } = mine
  const reward = estimatedReward && rewardText(estimatedReward)
  const isFinal = board?.final === true
  // The prize of today is none any more, and the final one is not known yet.
  const isSettling = subject.status === 'ENDED' && !isFinal
  const ranked =
    reward === null || isSettling
      ? t(isFinal ? 'competition.mine_finished' : 'competition.mine_unpaid', { rank })
      : t(isFinal ? 'competition.mine_won' : 'competition.mine', { rank, reward })
  return <HeroHeadline subject={subject} mine={{ won: null, promise: ranked }} />
}
