import type { ReactNode } from 'react'
import { Grid, Row, Text } from '#components/ui/layout/layout.tsx'
import { Art } from '#components/ui/pictures/art.tsx'
import { LoginButtons } from '#components/shell/user-page.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import panel from '#components/ui/surface/panel.module.css'
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

interface RewardsPosterProps {
  title: string
  /** The reward that waits. */
  reward?: string
  text: string
  /** The buttons. */
  children: ReactNode
}

/** The quiet scene beside what a reader without rewards can do. */
export const RewardsPoster = ({ title, reward, text, children }: RewardsPosterProps) => (
  <Card className={styles.poster}>
    <div className={styles.picture}>
      <Art scene="quiet" fit="xMidYMid slice" />
    </div>
    <div className={styles.words}>
      <h2>{title}</h2>
      {reward && (
        <Text weight="strong" className={styles.waiting}>
          <bdi>{reward}</bdi>
        </Text>
      )}
      <Text top="8" tone="secondary">
        {text}
      </Text>
      <div className={panel.actions}>{children}</div>
    </div>
  </Card>
)

/** The visitor's view from the server, complete without JavaScript. */
export function RewardsVisitor() {
  const { t } = useWords()
  return (
    <RewardsPoster title={t('rewards.visitor_title')} text={t('rewards.visitor_text')}>
      <LoginButtons path="/rewards" />
    </RewardsPoster>
  )
}
