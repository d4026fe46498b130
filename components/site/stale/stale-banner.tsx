import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import { pluralWords } from '#components/ui/plural-words.ts'
import { ClearStaleBanner } from './clear-stale-banner.tsx'
import styles from './stale-banner.module.css'

/**
 * Shows the age of a page that could not be renewed (design, "Page stored"). Every page contains it closed and empty: the
 * front opens it with `data-stored-minutes` on the root and writes the sentence, without JavaScript. The service worker and
 * `copy-age.ts` do the same with `data-words`, the forms of the sentence.
 */
export function StaleBanner() {
  const t = useTranslations()
  const locale = useLocale()
  const minutes = (count: number) => t('stored.line_minutes', { count, value: '{value}' })
  const words = JSON.stringify(pluralWords(locale, minutes))
  return (
    <div role="status" className={styles.bar}>
      <Icon icon={ClockCounterClockwiseIcon} />
      {/* Hydration keeps the sentence that the front writes here: React does not compare the text of this element. */}
      <p className={styles.line} data-stored-line="" data-words={words} suppressHydrationWarning>
        {' '}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads this page with its query */}
      <a href="" className={styles.retry}>
        {t('offline.retry')}
      </a>
      <ClearStaleBanner />
    </div>
  )
}
