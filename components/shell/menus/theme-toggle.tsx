import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import styles from './theme-toggle.module.css'

/**
 * SHELL-3: both icons are rendered and CSS shows one, so that the first paint has the right one. The head script answers the presses
 * (`lib/head/answers.ts`) before any other script has loaded.
 */
export function ThemeToggle() {
  const t = useTranslations('shell')
  return (
    <button type="button" className={styles.toggle} data-turns="theme">
      <span className={styles.moon}>
        <Icon icon="moon" />
        <VisuallyHidden>{t('theme_to_dark')}</VisuallyHidden>
      </span>
      <span className={styles.sun}>
        <Icon icon="sun" />
        <VisuallyHidden>{t('theme_to_light')}</VisuallyHidden>
      </span>
    </button>
  )
}
