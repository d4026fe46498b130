import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './theme-toggle.module.css'

/**
 * SHELL-3: both icons are rendered and CSS shows one, so that the first paint has the right one. The head script answers the presses
 * (`lib/head/answers.ts`) before any other script has loaded.
 */
export function ThemeToggle({ toDark, toLight }: { toDark: string; toLight: string }) {
  return (
    <button type="button" className={styles.toggle} data-turns="theme">
      <span className={styles.moon}>
        <Icon icon="moon" />
        <span className="visually-hidden">{toDark}</span>
      </span>
      <span className={styles.sun}>
        <Icon icon="sun" />
        <span className="visually-hidden">{toLight}</span>
      </span>
    </button>
  )
}
