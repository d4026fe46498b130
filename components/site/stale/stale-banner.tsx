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
      {/* What the front writes here, hydration leaves: it compares no text of an element that has nothing but text. */}
      <p className={styles.line} data-stored-line="" suppressHydrationWarning>
        {' '}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page once more, its query too */}
      <a href="" className={styles.retry}>
        {t('offline.retry')}
      </a>
      <ClearStaleBanner />
    </div>
  )
}
