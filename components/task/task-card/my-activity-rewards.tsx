import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { List } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { TextLink } from '#components/ui/text/link.tsx'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { serverNow } from '#lib/http/clock.ts'
import { claimableSteps } from '#lib/task/reward-steps.ts'
import { taskPhase } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { useAnswer } from '#store/use-answer.ts'
import { claimKey } from '../claim/claim.ts'
import { Details, RewardDetails, Timeline } from '../timeline.tsx'

/** The page of all rewards shows more. */
const SHOWN = 4

interface MyActivityRewardsProps {
  activityId: string
  /** The user's tasks here, the claimable ones first. */
  tasks: readonly TaskCompletion[]
}

/** The user's rewards in this activity, as lines that open to a timeline (design §13); nothing without any. */
export function MyActivityRewards({ activityId, tasks }: MyActivityRewardsProps) {
  const { data } = useAnswer(taskApi.useRewardListQuery({ activityId, pageIndex: 0, pageSize: SHOWN }))
  const { t, dayTime, isolated } = useMyWords()
  const ready = tasks.filter((task) => taskPhase(task) === 'ready').slice(0, SHOWN)
  const claimed = data?.items.slice(0, SHOWN - ready.length) ?? []
  if (ready.length === 0 && claimed.length === 0) return null
  return (
    <Section title={t('task.my_rewards')}>
      <List top="8">
        {ready.map((task) => (
          <li key={claimKey(task)}>
            <Details
              reward={task.reward}
              source={isolated(task.title)}
              look="gold"
              steps={<Timeline steps={claimableSteps(task)} reward={task} />}
            />
          </li>
        ))}
        {claimed.map((item) => {
          const task = tasks.find(({ taskId }) => taskId === item.taskId)
          const source = task ? isolated(task.title) : dayTime(item.grantedAt)
          return (
            <li key={item.rewardId}>
              <RewardDetails item={item} source={source} now={serverNow()} />
            </li>
          )
        })}
      </List>
      <TextLink href="/rewards">
        {t('task.all_rewards')}
        <SmallIcon icon="caret-right" />
      </TextLink>
    </Section>
  )
}
