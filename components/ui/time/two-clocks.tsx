import { useLocale, useTranslations } from 'next-intl'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { DATE_STYLES, type DateStyle } from '@fanfare/languages/date-styles.ts'
import { fillDate } from '@fanfare/languages/fill-date.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { Hint, Stack } from '../layout/layout.tsx'
import { OwnDate } from './own-date.tsx'
import styles from './two-clocks.module.css'

interface TwoClocksProps {
  /** ms since the epoch. */
  at: number
  /** The official zone, an IANA name. */
  timeZone?: string
  /** The sentence of both times, with the slot `{date}`: `t('countdown.ends_at', { date: '{date}' })`. */
  sentence?: string
  className?: string
}

/** The reader's time first, the official time second (ACT-10). */
export function TwoClocks({ at, timeZone = 'UTC', sentence = '{date}', className }: TwoClocksProps) {
  const t = useTranslations('common')
  const locale = useLocale()
  const style: DateStyle = DATE_STYLES[locale]
  const pattern = style.dateTime.replace('{date}', style.dayMonth).replace('{time}', style.time)
  const zone = isolateLtr(locale, zoneName(at, timeZone))
  const official = t('zone_time', { time: fillDate(style, pattern, at, timeZone), zone })
  return (
    <Stack as="span" gap="2" numeric className={className}>
      <OwnDate at={at} timeZone={timeZone} sentence={sentence} />
      <Hint as="time" dateTime={new Date(at).toISOString()} className={styles.official}>
        {official}
      </Hint>
    </Stack>
  )
}
