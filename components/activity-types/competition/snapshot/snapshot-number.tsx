import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './snapshot.module.css'

/** The snapshot that ranked the rows; nothing before the first one. */
export function SnapshotNumber({ seq }: { seq: number | null }) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (seq === null) return null
  return <span className={styles.number}>{t('snapshot', { number: formatNumber(locale, String(seq)) })}</span>
}
