'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { cx } from '#components/ui/cx.ts'
import fieldStyles from '#components/ui/controls/field.module.css'
import { Notice } from '#components/ui/surface/notice.tsx'
import selectStyles from '#components/ui/controls/select.module.css'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import { BACK_APPLY_REASONS, type BackApplyReason } from '@fanfare/contract/activity/campaign.ts'
import type { MyWinBack } from '@fanfare/contract/activity/my-sections.ts'
import { formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import type { WinBackAnswers } from './use-win-back.ts'
import styles from './win-back.module.css'

interface WinBackFormProps {
  /** null when the platform does not tell it. */
  mine: MyWinBack | null
  onApply: (answers: WinBackAnswers) => void
  isSending: boolean
  /** The reason of a refused application. */
  failure: string | null
}

const REASON_KEYS = {
  FEES: 'event.reason_fees',
  PRODUCTS: 'event.reason_products',
  SUPPORT: 'event.reason_support',
  TRUST: 'event.reason_trust',
  TIME: 'event.reason_time',
  OTHER: 'event.reason_other',
} as const satisfies Record<BackApplyReason, string>

/** Both answers are optional: an application needs no more than the account. */
export function WinBackForm({ mine, onApply, isSending, failure }: WinBackFormProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const online = useOnline()
  const [reason, setReason] = useState<BackApplyReason | null>(null)
  const [contactAllowed, allowContact] = useState(false)
  const lastTrade = () => {
    if (mine === null) return null
    if (mine.lastTradeAt === null) return t('event.back_no_trade')
    return t('event.back_last_trade', { date: formatDeadlineDay(locale, mine.lastTradeAt, zone) })
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onApply({ reason, contactAllowed })
      }}
    >
      <div className={cx(fieldStyles.field, styles.reason)}>
        <label htmlFor="win-back-reason">{t('event.back_reason')}</label>
        <span className={fieldStyles.box}>
          <select
            id="win-back-reason"
            className={selectStyles.select}
            value={reason ?? ''}
            onChange={({ target }) => setReason(BACK_APPLY_REASONS.find((one) => one === target.value) ?? null)}
          >
            <option value="">{t('event.back_reason_none')}</option>
            {BACK_APPLY_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(REASON_KEYS[one])}
              </option>
            ))}
          </select>
        </span>
      </div>
      <CheckBox input={{ checked: contactAllowed, onChange: ({ target }) => allowContact(target.checked) }}>
        {t('event.back_contact')} <span className={styles.optional}>{t('event.back_optional')}</span>
      </CheckBox>
      {failure !== null && (
        <Notice tone="error" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={styles.action}>
        <Button
          type="submit"
          variant="outlined"
          busy={isSending}
          disabled={!online}
          reason={online ? undefined : t('offline.needed')}
        >
          {t(isSending ? 'activity.cta_applying' : 'activity.cta_apply')}
        </Button>
        <p>{lastTrade()}</p>
      </div>
    </form>
  )
}
