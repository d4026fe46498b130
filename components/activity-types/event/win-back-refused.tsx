'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { MyWinBack } from '@fanfare/contract/activity/my-sections.ts'
import { formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import styles from './win-back.module.css'
import type { WinBackSubject } from './win-back-subject.ts'

interface WinBackRefusedProps {
  mine: MyWinBack
  terms: WinBackSubject['terms']
}

/** Why this account cannot apply, with the date that decides it. */
export function WinBackRefused({ mine: { reasonCode, lastTradeAt }, terms }: WinBackRefusedProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const words = () => {
    if (reasonCode === 'OUT_OF_WINDOW' && lastTradeAt !== null && terms) {
      const { pausedDays } = terms
      return t('event.back_traded', {
        date: formatDeadlineDay(locale, lastTradeAt, zone),
        count: pausedDays,
        value: formatNumber(locale, String(pausedDays)),
      })
    }
    return reasonText(t, reasonCode) ?? t('code.51004')
  }
  return (
    <Notice className={styles.state}>
      <p>{words()}</p>
    </Notice>
  )
}
