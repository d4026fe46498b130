import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise'
import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import { ClearStaleBanner } from './clear-stale-banner.tsx'
import styles from './stale-banner.module.css'

/**
 * Shows the age of a page that could not be renewed (design, "Page stored"). Every page contains it closed and empty: the
 * front opens it with `data-stored-minutes` on the root and writes the sentence, without JavaScript.
 */
export function StaleBanner() {
  const t = useTranslations()
  return (
    <div role="status" className={styles.bar}>
      <Icon icon={ClockCounterClockwiseIcon} />
      {/* Hydration keeps the sentence that the front writes here: React does not compare the text of this element. */}
      <p className={styles.line} data-stored-line="" suppressHydrationWarning>
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
