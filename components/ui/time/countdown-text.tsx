import { useLocale, useTranslations } from 'next-intl'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { isRtl } from '@fanfare/languages/locales.ts'
import { cx } from '../cx.ts'
import { clockProps } from './clock-props.ts'
import styles from './countdown.module.css'

interface CountdownTextProps {
  /** ms since the epoch. */
  to: number
  /** With the slot `{duration}`: `t('countdown.ends_in', { duration: '{duration}' })`. */
  sentence: string
  /** The date, for readers without JavaScript. */
  until?: string
  /** Shown when the time is up. */
  over?: string
  className?: string
}

/** `Ends in 9 d 16 h`; `HH:MM:SS` under 24 hours. Not a live region: nothing is announced each second. */
export function CountdownText({ to, sentence, until = '', over = '', className }: CountdownTextProps) {
  const t = useTranslations('countdown')
  const duration = isRtl(useLocale()) ? isolateText('{duration}') : '{duration}'
  // Keeps both on one line.
  const daysHours = t('days_hours', { days: '{days}', hours: '{hours}' }).replaceAll(' ', '\u00A0')
  return (
    <span
      {...clockProps({ kind: 'text', to, sentence: sentence.replace('{duration}', duration), daysHours, over })}
      className={cx(styles.text, className)}
    >
      {until}
    </span>
  )
}
