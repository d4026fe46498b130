import { useTranslations } from 'next-intl'
import { Section } from '#components/ui/surface/section.tsx'
import { cx } from '#components/ui/cx.ts'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from './ready-for-you.module.css'

/** `isServers`: rendered before the browser knows who is reading, so CSS hides it from visitors. */
export function ReadyForYouSkeleton({ isServers }: { isServers?: boolean }) {
  const t = useTranslations('ready')
  const classes = cx(styles.card, styles.skeleton, isServers && styles.servers)
  return (
    <Section title={t('title')} aria-busy className={classes}>
      <Skeleton height="60px" width="60%" radius="control" />
      <Skeleton height="48px" radius="control" />
      <Skeleton height="48px" radius="control" />
      <Skeleton height="48px" radius="control" />
    </Section>
  )
}
