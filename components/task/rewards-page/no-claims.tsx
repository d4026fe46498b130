import { skipToken } from '@reduxjs/toolkit/query/react'
import { Button } from '#components/ui/controls/button.tsx'
import { Grid, List } from '#components/ui/layout/layout.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { planJoin } from '#lib/session/join-intent.ts'
import { accountTask, closestTasks } from '#lib/task/order.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { taskApi } from '#store/api/task.ts'
import { RewardLine } from '../reward-line.tsx'
import type { WelcomeActivity } from '#lib/task/find-welcome.ts'
import styles from './my-rewards.module.css'
import { RewardsHead, RewardsPoster } from './rewards-parts.tsx'

const SHOWN = 3

/** For users without rewards: the reward that waits for them, else what will be here, and the closest tasks (design, "Rewards empty"). */
export function RewardsEmpty({ welcome }: { welcome: WelcomeActivity | null }) {
  const { t, rewardText, isolated } = useWords()
  const { data } = taskApi.useTaskCompletionsQuery(welcome?.activityId ?? skipToken)
  const tasks = data?.tasks ?? []
  const waiting = accountTask(tasks)
  const open = closestTasks(tasks.filter((task) => task !== waiting))
  const reward = waiting && rewardText(waiting.reward)
  const isNothing = !waiting && (data !== undefined || welcome === null)
  return (
    <>
      <RewardsHead summary={isNothing ? t('rewards.summary_none') : undefined} />
      <Grid gap="16" className={styles.top}>
        <RewardsPoster
          title={t(waiting ? 'ready.waiting' : 'rewards.empty_title')}
          reward={reward}
          text={t(waiting ? 'ready.waiting_line' : 'rewards.empty_text')}
        >
          <Button
            href={welcome?.path ?? '/'}
            size="lg"
            onClick={waiting && welcome ? () => planJoin(welcome.activityId, welcome.path) : undefined}
          >
            {reward === undefined
              ? t(welcome ? 'rewards.empty_start' : 'rewards.empty_see')
              : t('ready.join_claim', { reward })}
          </Button>
        </RewardsPoster>
        {welcome && open.length > 0 && (
          <Section title={t('ready.earn_next')}>
            <List top="8">
              {open.slice(0, SHOWN).map((task) => (
                <RewardLine
                  key={task.taskId}
                  word={rewardWord(task.reward)}
                  title={isolated(task.title)}
                  note={isolated(welcome.title)}
                  end={rewardText(task.reward)}
                />
              ))}
            </List>
          </Section>
        )}
      </Grid>
    </>
  )
}
