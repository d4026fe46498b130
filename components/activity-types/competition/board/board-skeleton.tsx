import { useTranslations } from 'next-intl'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import styles from './board-skeleton.module.css'

/** In the heights of podium and rows. */
export function BoardSkeleton({ rows }: { rows: number }) {
  const t = useTranslations('common')
  return (
    <div className={styles.rows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="236px" radius="card" />
      {Array.from({ length: Math.max(1, rows - 3) }, (_, index) => (
        <Skeleton key={index} height="24px" />
      ))}
    </div>
  )
}
