import type { MySlideProps } from '#components/activity/banner/activity-slide.tsx'
import { SlideWords } from '#components/activity/banner/slide-words.tsx'
import { stepLabel, stepLine } from '#components/activity/cta/describe-cta.ts'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { useOpenTask } from '#components/task/task-card/use-open-task.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { accountTask, closestTasks } from '#lib/task/order.ts'
import { shownKinds } from '#lib/task/shown-rewards.ts'
import { areKindsMixed, taskPhase, totalsOfPart, visibleTasks, type WordTotal } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { useAnswer } from '#store/use-answer.ts'

/**
 * What is left to earn, with the next step and its amount; after the last task what the user got. The server's words are for readers
 * who have not joined.
 */
export function MySlideLive({ activityId, path, server }: MySlideProps) {
  const { isLogin, isInitialized } = useAuth()
  const words = useMyWords()
  const { t, rewardText } = words
  const openTask = useOpenTask()
  const answer = useAnswer(taskApi.useTaskCompletionsQuery(activityId, { skip: !isLogin }))
  const isKnown = isLogin ? answer.isKnown : isInitialized
  const tasks = answer.isKnown ? visibleTasks(answer.data.tasks) : []
  if (!isLogin || tasks.length === 0 || accountTask(tasks)) return <SlideWords {...server} isServers={!isKnown} />
  const [next] = closestTasks(tasks)
  const part = next ? 'open' : tasks.some((task) => taskPhase(task) === 'ready') ? 'ready' : 'claimed'
  const kinds = shownKinds(totalsOfPart(tasks, part))
  const [first, ...others] = kinds
  // Withdrawable money, trial funds and coupons cannot be added up.
  const isMixed = areKindsMixed(kinds)
  const nameOf = ({ word, money }: WordTotal, amount = words.money(money)) =>
    isMixed ? t('task.amount_of_kind', { amount, kind: t(`task.word.${word}`) }) : amount
  const mine = {
    ...server,
    title: ownPromise({ completions: tasks, status: 'ONGOING', isExtra: true }, words) ?? server.title,
    headline: first
      ? {
          before: t(LEADS[part]),
          amount: words.amount(first.money),
          below: [nameOf(first, first.money.unit), ...others.map((kind) => nameOf(kind))].join(' + '),
        }
      : null,
  }
  if (!next)
    return (
      <SlideWords
        {...mine}
        title={server.title}
        text={part === 'ready' ? '' : t('ready.more_below')}
        action={{ href: '/rewards', children: t('task.see_rewards') }}
      />
    )
  return (
    <SlideWords
      {...mine}
      text={words.isolated(stepLine(next, words))}
      action={{
        onClick: () => openTask({ activityId, path }, next),
        children: t('ready.act_earn', { action: stepLabel(next, t), reward: rewardText(next.reward) }),
      }}
    />
  )
}

const LEADS = {
  open: 'task.still_open_title',
  ready: 'task.part_ready',
  claimed: 'activity_stake.you_got',
} as const
