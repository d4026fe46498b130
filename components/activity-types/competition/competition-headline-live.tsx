'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { validRank } from '#lib/competition/my-place.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { CompetitionFacts, type CompetitionFactsSubject } from './competition-facts.tsx'
import { useMyRank } from './place/use-my-rank.ts'

export interface CompetitionHeadlineLiveProps {
  activityId: string
  cadence: number
  subject: HeroSubject
  /** null unless the competition is running. */
  facts: CompetitionFactsSubject | null
  /** The sum of all paid prizes; null before the results are final. */
  result: { figure: string; label: string } | null
}

/** The pool with its facts; after the end the user's place and prize as the figure, else what was paid in all. */
export function CompetitionHeadlineLive({ activityId, cadence, subject, facts, result }: CompetitionHeadlineLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { isLoading, isMember, mine, board, completions } = useMyRank(activityId, cadence)
  const shown = { ...(result && { result }), ...(facts && { facts: <CompetitionFacts facts={facts} /> }) }
  if (isLoading) return <HeroHeadline subject={subject} isServers {...shown} />
  if (!isMember) return <HeroHeadline subject={subject} {...shown} />
  const myRank = validRank(mine)
  if (!mine || myRank === null) {
    const promise = ownPromise({ completions, status: subject.status, isExtra: true }, { t, locale, rewardText })
    return <HeroHeadline subject={subject} mine={{ won: null, promise }} {...shown} />
  }
  const number = (value: number) => formatNumber(locale, String(value))
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
