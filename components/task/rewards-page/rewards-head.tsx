import type { ReactNode } from 'react'
import { Grid, Row, Text } from '#components/ui/layout/layout.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import styles from './my-rewards.module.css'

/** The page's heading, with one line and one action for all rewards. */
export function RewardsHead({ summary, action }: { summary?: string; action?: ReactNode }) {
  const { t } = useWords()
  return (
    <Row gap="12" align="end" justify="between" wrap className={styles.head}>
      <div>
        <h1>{t('rewards.title')}</h1>
        {summary && (
          <Text top="4" tone="secondary">
            {summary}
          </Text>
        )}
      </div>
      {action}
    </Row>
  )
}

export function RewardsWaiting() {
  const { t } = useWords()
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('rewards.loading')}</p>
      <Grid gap="16" className={styles.top}>
        <Skeleton height="340px" radius="card" />
        <Skeleton height="340px" radius="card" />
      </Grid>
      <Skeleton height="44px" className={styles.tabs} />
      <Skeleton height="420px" radius="card" className={styles.below} />
    </div>
  )
}
