'use client'

import { useLocale, useTranslations } from 'next-intl'
import { serverNow } from '#lib/http/clock.ts'
import { dayInstant } from '#lib/agent/calendar-days.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { Campaign } from '../use-campaign.ts'
import styles from './level-card.module.css'

const DAY = 86_400_000

/** Missing people, days left, and the pace of this month; nothing at the highest level. */
export function LevelFacts({
  level: { nextLevel, activeTraders, needed, monthEnds, pace },
}: {
  level: Campaign['level']
}) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  if (nextLevel === null || needed === null || needed === 0) return null
  const number = (value: number) => formatNumber(locale, String(value))
  const left = monthEnds === null ? null : Math.max(0, Math.ceil((monthEnds - serverNow()) / DAY))
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('missing')}</dt>
        <dd>{t('traders', { count: needed, value: number(needed) })}</dd>
      </div>
      {left !== null && (
        <div>
          <dt>{t('days_left')}</dt>
          <dd>{number(left)}</dd>
        </div>
      )}
      {activeTraders > 0 && (
        <div>
          <dt>{t('pace')}</dt>
          <dd>
            {pace === null
              ? t('pace_late')
              : t('pace_on', { next: isolateText(nextLevel), date: formatDayMonth(locale, dayInstant(pace), 'UTC') })}
          </dd>
        </div>
      )}
    </dl>
  )
}
