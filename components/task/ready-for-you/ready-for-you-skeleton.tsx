import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from './ready-for-you.module.css'

interface SkeletonProps {
  /** Rendered before the browser knows who is reading, so CSS hides it from visitors. */
  isServers?: boolean
}

export function ReadyForYouSkeleton({ isServers }: SkeletonProps) {
  const t = useTranslations('ready')
  const classes = cx(styles.card, styles.skeleton, isServers && styles.servers)
  return (
    <Card as="section" padded aria-labelledby="ready-waiting" aria-busy className={classes}>
      <h2 id="ready-waiting">{t('title')}</h2>
      <Skeleton height="60px" width="60%" radius="control" />
      <Skeleton height="48px" radius="control" />
      <Skeleton height="48px" radius="control" />
      <Skeleton height="48px" radius="control" />
    </Card>
  )
}
