import type { ReactNode } from 'react'
import { Hint, Stack } from '../layout/layout.tsx'
import { OwnTime } from './own-date.tsx'
import styles from './two-clocks.module.css'
import { useOfficialTime } from './use-official-time.ts'

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
export function TwoClocks({ at, timeZone = 'UTC', sentence = '{date}', className }: TwoClocksProps): ReactNode {
  const formatted = useOfficialTime(at, timeZone)
  return (
    <Stack as="span" gap="2" numeric className={className}>
      <OwnTime at={at} sentence={sentence} formatted={formatted} />
      <Hint as="time" dateTime={new Date(at).toISOString()} className={styles.official}>
        {formatted.official}
      </Hint>
    </Stack>
  )
}
