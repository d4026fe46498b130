'use client'

import { useWords } from '#components/ui/text/use-words.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Art } from '#components/ui/pictures/art.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { planJoin } from '#lib/session/join-intent.ts'
import { accountTask, closestTasks } from '#lib/task/order.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { taskApi } from '#store/api/task.ts'
import styles from './my-rewards.module.css'
import { REWARD_ICONS } from '../reward-look.ts'
import type { WelcomeActivity } from '../welcome-activity.ts'
import { RewardsHead } from './rewards-head.tsx'
import { Grid, Text } from '#components/ui/layout/layout.tsx'

const SHOWN = 3

/** The page of users without rewards: the reward that waits for them, else what will be here, and the closest tasks (design, "Rewards empty"). */
export function RewardsEmpty({ welcome }: { welcome: WelcomeActivity | null }) {
  const { t, locale, rewardText } = useWords()
  const { data } = taskApi.endpoints.taskCompletions.useQuery(welcome?.activityId ?? skipToken)
  const tasks = data?.tasks ?? []
  const waiting = accountTask(tasks)
  const reward = waiting && rewardText(waiting.reward)
  const isNothing = reward === undefined && (data !== undefined || welcome === null)
  return (
    <>
      <RewardsHead summary={isNothing ? t('rewards.summary_none') : undefined} />
      <Grid gap="16" className={styles.top}>
        <Card as="section" className={styles.poster}>
          <div className={styles.picture}>
            <Art scene="quiet" fit="xMidYMid slice" />
          </div>
          <div className={styles.words}>
            <h2>{reward === undefined ? t('rewards.empty_title') : t('ready.waiting')}</h2>
            {reward !== undefined && (
              <p className={styles.waiting}>
                <bdi>{reward}</bdi>
              </p>
            )}
            <p>{reward === undefined ? t('rewards.empty_text') : t('ready.waiting_line')}</p>
            <div className={styles.actions}>
              {welcome && reward !== undefined ? (
                <Button
                  href={welcome.path}
                  locale={locale}
                  size="lg"
                  onClick={() => planJoin(welcome.activityId, welcome.path)}
                >
                  {t('ready.join_claim', { reward })}
                </Button>
              ) : (
                <Button href={welcome?.path ?? '/'} locale={locale} size="lg">
                  {t(welcome ? 'rewards.empty_start' : 'rewards.empty_see')}
                </Button>
              )}
            </div>
          </div>
        </Card>
        {welcome && <Closest welcome={welcome} tasks={tasks.filter((task) => task !== waiting)} />}
      </Grid>
    </>
  )
}

function Closest({ welcome, tasks }: { welcome: WelcomeActivity; tasks: readonly TaskCompletion[] }) {
  const { t, locale, rewardText } = useWords()
  const open = closestTasks(tasks).slice(0, SHOWN)
  if (open.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="closest-tasks">
      <h2 id="closest-tasks">{t('ready.earn_next')}</h2>
      <ul className={styles.closest}>
        {open.map(({ taskId, title, reward }) => (
          <li key={taskId}>
            <span className={styles.icon}>
              <Icon icon={REWARD_ICONS[rewardWord(reward)]} weight="duotone" size="lg" />
            </span>
            <div>
              <Text as="span" weight="medium">
                {isolateAmounts(locale, title)}
              </Text>
              <div className={styles.summary}>{isolateAmounts(locale, welcome.title)}</div>
            </div>
            <b>
              <bdi>{rewardText(reward)}</bdi>
            </b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
