import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import styles from './equal-segments.module.css'
import { PRIZES_ID } from './prizes/prizes-id.ts'

export function EqualSegments() {
  const t = useTranslations('lottery')
  const locale = useLocale()
  return (
    <p className={styles.note}>
      {t.rich('equal_segments', {
        link: (chunks) => (
          <Link look="text" href={`#${PRIZES_ID}`} locale={locale}>
            {chunks}
          </Link>
        ),
      })}
    </p>
  )
}
