import type { MySlideProps } from '#components/activity/banner/activity-slide.tsx'
import { SlideWords } from '#components/activity/banner/slide-words.tsx'
import { stepLabel, stepLine } from '#components/activity/cta/describe-cta.ts'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { useOpenTask } from '#components/task/task-card/use-open-task.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { accountTask, closestTasks } from '#lib/task/order.ts'
import { shownKinds } from '#lib/task/shown-rewards.ts'
import { areKindsMixed, totalsOfPart, visibleTasks, type WordTotal } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { useAnswer } from '#store/use-answer.ts'

/** The amounts that are left to earn, and the next step with its amount; the server's words before joining and after the last task. */
export function MySlideLive({ activityId, path, server }: MySlideProps) {
  const { isLogin, isInitialized } = useAuth()
  const words = useMyWords()
  const { t, rewardText } = words
  const openTask = useOpenTask()
  const answer = useAnswer(taskApi.useTaskCompletionsQuery(activityId, { skip: !isLogin }))
  const isKnown = isLogin ? answer.isKnown : isInitialized
  const tasks = answer.isKnown ? visibleTasks(answer.data.tasks) : []
  const kinds = shownKinds(totalsOfPart(tasks, 'open'))
  const [left, ...others] = kinds
  const [next] = closestTasks(tasks)
  if (!isLogin || !next || accountTask(tasks)) return <SlideWords {...server} isServers={!isKnown} />
  // Withdrawable money, trial funds and coupons cannot be added up.
  const isMixed = areKindsMixed(kinds)
  const nameOf = ({ word, money }: WordTotal, amount = words.money(money)) =>
    isMixed ? t('task.amount_of_kind', { amount, kind: t(`task.word.${word}`) }) : amount
  const promise = ownPromise({ completions: tasks, status: 'ONGOING', isExtra: true }, words)
  return (
    <SlideWords
      {...server}
      title={promise ?? server.title}
      headline={
        left && {
          before: t('task.still_open_title'),
          amount: words.amount(left.money),
          below: [nameOf(left, left.money.unit), ...others.map((kind) => nameOf(kind))].join(' + '),
        }
      }
      text={words.isolated(stepLine(next, words))}
      action={{
        onClick: () => openTask({ activityId, path }, next),
        children: t('ready.act_earn', { action: stepLabel(next, t), reward: rewardText(next.reward) }),
      }}
    />
  )
}
