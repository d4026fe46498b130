import { ThemeButton } from './theme-button.tsx'
import styles from './rises-toggle.module.css'

/** Both labels are rendered and CSS shows the one of the other choice, so that the first paint has the right one. */
export function RisesToggle({ toRed, toGreen }: { toRed: string; toGreen: string }) {
  const arrows = (
    <span aria-hidden="true">
      <span className={styles.up}>▲</span> <span className={styles.down}>▼</span>
    </span>
  )
  return (
    <ThemeButton className={styles.toggle} turns="rises">
      <span className={styles.toRed}>
        {arrows} {toRed}
      </span>
      <span className={styles.toGreen}>
        {arrows} {toGreen}
      </span>
    </ThemeButton>
  )
}
