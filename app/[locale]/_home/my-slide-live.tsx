'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { MySlideProps } from '#components/activity/banner/activity-slide.tsx'
import { SlideWords } from '#components/activity/banner/slide-words.tsx'
import { stepLabel, stepLine } from '#components/activity/cta/describe-step.ts'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { useOpenTask } from '#components/task/task-card/use-open-task.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { accountTask, closestTasks } from '#lib/task/order.ts'
import { taskTotals, visibleTasks } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'

/** The sum that is left to earn, and the next step with its amount; the server's words before joining and after the last task. */
export function MySlideLive({ activityId, path, server }: MySlideProps) {
  const { isLogin, isInitialized } = useAuth()
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const openTask = useOpenTask()
  const zone = useMyZone()
  const { data, isError } = taskApi.endpoints.taskCompletions.useQuery(activityId, { skip: !isLogin })
  const isKnown = isLogin ? data !== undefined || isError : isInitialized
  const tasks = visibleTasks(data?.tasks ?? [])
  const [totals] = taskTotals(tasks)
  const [next] = closestTasks(tasks)
  if (!isLogin || !next || !totals || accountTask(tasks)) return <SlideWords {...server} isServers={!isKnown} />
  const texts = { t, locale, zone, rewardText }
  const promise = ownPromise({ completions: tasks, status: 'ONGOING', isExtra: true }, texts)
  return (
    <SlideWords
      {...server}
      title={promise ?? server.title}
      headline={{
        before: t('task.still_open_title'),
        amount: formatAmount(locale, { amount: totals.open, unit: totals.unit }),
        below: totals.unit,
      }}
      text={isolateAmounts(locale, stepLine(next, texts))}
      action={
        <Button variant="inverse" size="lg" onClick={() => openTask({ activityId, path }, next)}>
          {t('ready.act_earn', { action: stepLabel(next, t), reward: rewardText(next.reward) })}
        </Button>
      }
    />
  )
}
