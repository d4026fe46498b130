import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { pluralWords } from '@fanfare/languages/plural-words.ts'
import styles from './stale-banner.module.css'

/**
 * Shows the age of a page that could not be renewed (design, "Page stored"). Every page contains it closed and empty: the
 * front opens it with `data-stored-minutes` on the root and writes the sentence, without JavaScript. The service worker and
 * `copy-age.ts`, which counts the age on, do the same with the plural forms of the sentence in minutes and in hours.
 */
export function StaleBanner() {
  const t = useTranslations()
  const locale = useLocale()
  const forms = (key: 'stored.line_minutes' | 'stored.line_hours') =>
    JSON.stringify(pluralWords(locale, (count) => t(key, { count, value: '{value}' })))
  return (
    <div role="status" className={styles.bar}>
      <Icon icon="clock-counter-clockwise" />
      {/* Hydration keeps the sentence that the front writes here: React does not compare the text of this element. */}
      <p
        data-stored-line=""
        data-words={forms('stored.line_minutes')}
        data-hours={forms('stored.line_hours')}
        suppressHydrationWarning
      >
        {' '}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads this page with its query */}
      <a href="" className={styles.retry}>
        {t('offline.retry')}
      </a>
    </div>
  )
}
