import { useTranslations } from 'next-intl'
import { HashText } from '#components/ui/text/hash-text.tsx'
import styles from './folded-hash.module.css'

/** A hash in full; on phones, where it fills four lines that few compare, behind a word. */
export function FoldedHash({ hash }: { hash: string }) {
  const t = useTranslations('fairness')
  return (
    <>
      <div className={styles.whole}>
        <HashText hash={hash} />
      </div>
      <details className={styles.folded}>
        <summary>{t('show')}</summary>
        <HashText hash={hash} />
      </details>
    </>
  )
}
