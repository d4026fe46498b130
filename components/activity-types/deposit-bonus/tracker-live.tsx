'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import type { BonusPlan } from './bonus-plan.ts'
import { NextStep } from './next-step.tsx'
import { ResultLine } from './result-line.tsx'
import { Tracker } from './tracker.tsx'
import { useBonusResult } from './use-bonus-result.ts'
import { useMyBonus } from './use-my-bonus.ts'

/** A member's tracker with the next step, or the result. */
export function TrackerLive({ plan }: { plan: BonusPlan }) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const zone = useMyZone()
  const { my, phase, isLoading } = useMyBonus(plan.activityId)
  const endedAt = my?.decidedAt ?? my?.windowEndsAt ?? 0
  useAnnounceResult({ kind: 'bonus', activityId: plan.activityId, endedAt }, useBonusResult(plan, my))
  if (my === null) return <Tracker plan={plan} my={null} isServers={isLoading} />
  const until = t('counts_until', { time: formatDeadline(locale, my.windowEndsAt, zone) })
  return phase === 'open' ? (
    <Tracker plan={plan} my={my} until={until} line={<NextStep plan={plan} my={my} />} />
  ) : (
    <Tracker plan={plan} my={my} until={until} line={<ResultLine plan={plan} my={my} />} />
  )
}
