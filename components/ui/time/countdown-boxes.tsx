import { clockProps } from './clock-props.ts'
import { useCountdownTexts } from './use-countdown-texts.ts'
import styles from './countdown.module.css'

/**
 * Days, hours, minutes and seconds in boxes, for heroes, until the time is up. Absent without JavaScript; the dates beside them have
 * the same information. `to`: ms since the epoch.
 */
export function CountdownBoxes({ to }: { to: number }) {
  const texts = useCountdownTexts()
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
