'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useMyDraws } from './mine/use-my-draws.ts'
import { wonOf } from './mine/won-of.ts'

export interface LotteryHeadlineLiveProps {
  activityId: string
  subject: HeroSubject
  result: ComponentProps<typeof HeroHeadline>['result']
}

/** The sum that the user won in an ended draw; what everybody won for everyone else. */
export function LotteryHeadlineLive({ activityId, subject, result }: LotteryHeadlineLiveProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { isLoading, my } = useMyActivity(activityId)
  const draws = useMyDraws(activityId, my?.applied === true)
  if (isLoading || draws.isLoading) return <HeroHeadline subject={subject} result={result} isServers />
  const { items = [], total = 0 } = draws.data ?? {}
  const { money, more } = wonOf(items, { locale, rewardText })
  if (money === null) return <HeroHeadline subject={subject} result={result} />
  const inDraws = { count: total, value: formatNumber(locale, String(total)) }
  const promise = more === '' ? t('won_proof', inDraws) : t('won_proof_more', { ...inDraws, more })
  return <HeroHeadline subject={subject} mine={{ won: money, promise, lead: t('won_lead') }} />
}
