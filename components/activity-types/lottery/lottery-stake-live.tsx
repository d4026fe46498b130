'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { HeroStake, type HeroSubject } from '#components/activity/hero-stake.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useMyDraws } from './mine/use-my-draws.ts'
import { wonOf } from './mine/won-of.ts'

export interface LotteryStakeLiveProps {
  activityId: string
  subject: HeroSubject
  result: ComponentProps<typeof HeroStake>['result']
}

/** The sum that the user won in an ended draw; what everybody won for everyone else. */
export function LotteryStakeLive({ activityId, subject, result }: LotteryStakeLiveProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { isLoading, my } = useMyActivity(activityId)
  const draws = useMyDraws(activityId, my?.applied === true)
  if (isLoading || draws.isLoading) return <HeroStake subject={subject} result={result} isServers />
  const { items = [], total = 0 } = draws.data ?? {}
  const { money, more } = wonOf(items, { locale, rewardText })
  if (money === null) return <HeroStake subject={subject} result={result} />
  const inDraws = { count: total, value: formatNumber(locale, String(total)) }
  const proof = more === '' ? t('won_proof', inDraws) : t('won_proof_more', { ...inDraws, more })
  return <HeroStake subject={subject} mine={{ won: money, proof, lead: t('won_lead') }} />
}
