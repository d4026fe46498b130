import { skipToken } from '@reduxjs/toolkit/query/react'
import { Button } from '#components/ui/controls/button.tsx'
import { Grid, List, Line, Stack, Text } from '#components/ui/layout/layout.tsx'
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
import { Amount } from '#components/ui/text/amount.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { useClaimedNote } from '../good-news/use-claimed-note.ts'
import { shownRewards } from '#lib/task/shown-rewards.ts'
import { totalsByWord, visibleTasks } from '#lib/task/task-phase.ts'
import type { ClaimedReward } from '#store/slices/good-news.ts'
import { useAnswer } from '#store/use-answer.ts'
import { rewardKey } from '../claim/claim.ts'
import { KindsBar } from '../parts-bar.tsx'
import { NextSteps } from '../next-steps.tsx'
import { RewardWhat } from '../timeline.tsx'

const SHOWN = 3

/** For users without rewards: the reward that waits for them, else what will be here, and the closest tasks (design, "Rewards empty"). */
export function RewardsEmpty({ welcome }: { welcome: WelcomeActivity | null }) {
  const { t, rewardText, isolated } = useWords()
  const { data } = useAnswer(taskApi.useTaskCompletionsQuery(welcome?.activityId ?? skipToken))
  const tasks = data?.tasks ?? []
  const waiting = accountTask(tasks)
  const open = closestTasks(tasks.filter((task) => task !== waiting))
  const reward = waiting && rewardText(waiting.reward)
  const isNothing = !waiting && (data || !welcome)
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
            {reward ? t('ready.join_claim', { reward }) : t(welcome ? 'rewards.empty_start' : 'rewards.empty_see')}
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

interface RewardsClaimedProps {
  /** Claimed since this page was opened. */
  items: readonly ClaimedReward[]
  welcome: WelcomeActivity | null
}

/** Replaces the claim card after the last claim: what was claimed, and the closest task (design §13, "rewards-claimed"). */
export function RewardsClaimed({ items, welcome }: RewardsClaimedProps) {
  const { t, isolated } = useWords()
  const claimedNote = useClaimedNote()
  const { data } = useAnswer(taskApi.useTaskCompletionsQuery(welcome?.activityId ?? skipToken))
  const next = closestTasks(visibleTasks(data?.tasks ?? [])).slice(0, 1)
  const { items: shown, sum } = shownRewards(items)
  const chip = (
    <Chip tone="good" icon={<SmallIcon icon="check-circle" />}>
      {t('rewards.claimed_just_now')}
    </Chip>
  )
  return (
    <Section title={t('rewards.all_claimed_title')} aside={chip}>
      <Stack gap="12" top="16">
        {sum ? (
          <p>
            <Amount money={sum} size="L" />
          </p>
        ) : (
          <KindsBar kinds={totalsByWord(items)} />
        )}
        <Text tone="secondary">{claimedNote(items)}</Text>
        <Stack as="ul" aria-label={t('rewards.claimed_just_now')}>
          {shown.map((item) => (
            <Line key={rewardKey(item)}>
              <RewardWhat
                reward={item.reward}
                source={isolated(t('rewards.ready_source', { activity: item.activityTitle ?? '', task: item.title }))}
              />
            </Line>
          ))}
        </Stack>
        {welcome && next.length > 0 && <NextSteps activity={welcome} tasks={next} />}
      </Stack>
    </Section>
  )
}
