import type { CountdownTexts } from '#lib/head/clocks.ts'
import { clockProps } from './clock-props.ts'
import styles from './countdown.module.css'

interface CountdownBoxesProps {
  /** ms since the epoch. */
  to: number
  texts: CountdownTexts
}

/**
 * Days, hours, minutes and seconds in boxes, for heroes, until the time is up. Absent without JavaScript; the dates beside them have
 * the same information.
 */
export function CountdownBoxes({ to, texts }: CountdownBoxesProps) {
  return (
    <div {...clockProps({ kind: 'boxes', to, texts })} role="timer" className={styles.boxes}>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className={styles.box} aria-hidden suppressHydrationWarning>
          <b suppressHydrationWarning>00</b>
          <i suppressHydrationWarning>{texts.labels[unit].other}</i>
        </span>
      ))}
    </div>
  )
}
