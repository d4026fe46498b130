'use client'

import { useTranslations } from 'next-intl'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { Field } from '#components/ui/controls/field.tsx'
import styles from './settings.module.css'

/** `HH:MM`, as the browser's field for times has them. */
export interface QuietTimes {
  from: string
  until: string
}

interface QuietHoursFieldsProps {
  isQuiet: boolean
  times: QuietTimes
  isInvalid: boolean
  onQuiet: (isQuiet: boolean) => void
  onTimes: (times: QuietTimes) => void
}

export function QuietHoursFields({ isQuiet, times, isInvalid, onQuiet, onTimes }: QuietHoursFieldsProps) {
  const t = useTranslations('messages')
  const labels = { from: t('quiet_from'), until: t('quiet_until') }
  const change = (name: keyof QuietTimes) => async (event: { target: { value: string } }) => {
    // A field that was emptied keeps its last time.
    if (event.target.value !== '') onTimes({ ...times, [name]: event.target.value })
  }
  return (
    <div className={styles.quiet}>
      <CheckBox input={{ checked: isQuiet, onChange: ({ target }) => onQuiet(target.checked) }}>
        {t('settings_quiet')}
      </CheckBox>
      <p className={styles.note}>{t('quiet_text')}</p>
      {isQuiet && (
        <div className={styles.times}>
          {(['from', 'until'] as const).map((name) => (
            <Field
              key={name}
              form="quiet"
              name={name}
              type="time"
              label={labels[name]}
              value={times[name]}
              input={{ onChange: change(name) }}
              message={isInvalid && name === 'until' ? { tone: 'error', text: t('quiet_same') } : undefined}
            />
          ))}
        </div>
      )}
    </div>
  )
}
