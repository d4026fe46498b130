import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from './teams-skeleton.module.css'

/** Holds the room of the teams until it is known whether the user has one. */
export function TeamsSkeleton({ className }: { className?: string | undefined }) {
  const t = useTranslations('common')
  return (
    <Card as="section" padded className={cx(styles.card, className)} aria-label={t('loading')} aria-busy>
      <Skeleton height="28px" width="50%" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="48px" />
      ))}
    </Card>
  )
}
