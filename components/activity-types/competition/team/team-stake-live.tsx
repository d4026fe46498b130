'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ownProof } from '#components/activity/hero-proof.ts'
import { HeroStake, type HeroSubject } from '#components/activity/hero-stake.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { myPart } from '#lib/competition/my-part.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import type { TeamSubject } from './team-subject.ts'
import { useMyTeam } from './use-my-team.ts'

export interface TeamStakeLiveProps {
  subject: TeamSubject
  hero: HeroSubject
}

/** The pool with the rank of the user's team and the user's part; without a rank with the state of the tasks. */
export function TeamStakeLive({ subject, hero }: TeamStakeLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { isLoading, isJoined, mine, completions } = useMyTeam(subject.activityId)
  if (isLoading) return <HeroStake subject={hero} isServers />
  if (!isJoined) return <HeroStake subject={hero} />
  if (!mine || mine.rank === null) {
    const proof = ownProof({ completions, status: hero.status, isExtra: true }, { t, locale, rewardText })
    return <HeroStake subject={hero} mine={{ won: null, proof }} />
  }
  const named = { team: isolateText(mine.name), rank: formatNumber(locale, String(mine.rank)) }
  const part = myPart(mine)
  const isOver = subject.status === 'ENDED'
  const proof =
    part === null
      ? t(isOver ? 'team.line_finished' : 'team.line_unpaid', named)
      : t(isOver ? 'team.line_won' : 'team.line_part', {
          ...named,
          reward: formatMoney(locale, part, { isMoved: true }),
        })
  return <HeroStake subject={hero} mine={{ won: null, proof }} />
}
