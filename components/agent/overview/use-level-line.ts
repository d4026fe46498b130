'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import type { Campaign } from '../use-campaign.ts'

/** A month ends at the first instant of the next one, which is another day. */
const LAST_INSTANT = 1

/** The gap to the next level and its deadline, in one sentence. */
export function useLevelLine(): (level: Campaign['level']) => string {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const zone = useMyZone()
  return ({ nextLevel, needed, monthEnds }) => {
    if (nextLevel === null || needed === null) return t('level_highest')
    const next = isolateText(nextLevel)
    if (needed === 0) return t('level_reached', { next })
    const missing = { count: needed, value: formatNumber(locale, String(needed)), next }
    return monthEnds === null
      ? t('level_missing', missing)
      : t('level_missing_by', { ...missing, date: formatDeadlineDay(locale, monthEnds - LAST_INSTANT, zone) })
  }
}
