'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { myPart } from '#lib/competition/my-part.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { CompetitionFacts, type CompetitionFactsSubject } from '../competition-facts.tsx'
import type { TeamSubject } from './team-subject.ts'
import { useMyTeam } from './use-my-team.ts'

export interface TeamHeadlineLiveProps {
  subject: TeamSubject
  hero: HeroSubject
  /** null unless the event is running. */
  facts: CompetitionFactsSubject | null
}

/** The pool with the rank of the user's team and the user's part; without a rank with the state of the tasks. */
export function TeamHeadlineLive({ subject, hero, facts }: TeamHeadlineLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { isLoading, isJoined, mine, completions } = useMyTeam(subject.activityId)
  if (facts) return <HeroHeadline subject={hero} facts={<CompetitionFacts facts={facts} />} />
  if (isLoading) return <HeroHeadline subject={hero} isServers />
  if (!isJoined) return <HeroHeadline subject={hero} />
  if (!mine || mine.rank === null) {
    const promise = ownPromise({ completions, status: hero.status, isExtra: true }, { t, locale, rewardText })
    return <HeroHeadline subject={hero} mine={{ won: null, promise }} />
  }
  const named = { team: isolateText(mine.name), rank: formatNumber(locale, String(mine.rank)) }
  const part = myPart(mine)
  const isOver = subject.status === 'ENDED'
  if (subject.outcome === 'SETTLED' && part !== null)
    return <HeroHeadline subject={hero} mine={{ won: part, lead: t('team.finished_won', named), promise: null }} />
  const promise =
    part === null
      ? t(isOver ? 'team.line_finished' : 'team.line_unpaid', named)
      : t(isOver ? 'team.line_won' : 'team.line_part', {
          ...named,
          reward: formatMoney(locale, part, { isMoved: true }),
        })
  return <HeroHeadline subject={hero} mine={{ won: null, promise }} />
}
