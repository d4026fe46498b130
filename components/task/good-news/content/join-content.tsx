import { nextText } from '../../task-card/task-view.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { GoodNews } from '#store/slices/good-news.ts'
import { GoodNewsBar } from './good-news-bar.tsx'
import type { GoodNewsHandlers, GoodNewsContent, GoodNewsTexts } from './good-news-content.ts'
import { NextTask } from './next-task.tsx'
import { PosterScene } from '../picture/poster-scene.tsx'
import type { GoodNewsData } from './use-good-news-data.ts'

/** "You're in", with the first claim right there; without a claimable reward the next step of the page, else the first task (design §13, "Moments"). */
export function joinContent(
  { joined }: GoodNews,
  { activity, tasks, totals: [totals], next, nextTask, step }: GoodNewsData,
  { t, locale, rewardText }: GoodNewsTexts,
  { claim, isClaiming, openTask, showSection, showTasks, close }: GoodNewsHandlers,
): GoodNewsContent {
  const isNew = joined?.entry === 'register'
  const reward = next && rewardText(next.reward)
  const anchor = step && 'anchor' in step.to ? step.to.anchor : null
  const nextSection = step && anchor !== null ? { label: step.label, onPress: () => showSection(anchor) } : null
  const seeTasks = {
    label: t('moment.see_tasks', { count: tasks.length, value: formatNumber(locale, String(tasks.length)) }),
    onPress: showTasks,
  }
  const title = (): string => {
    if (isNew) return t('activity.joined_new_account')
    return reward === null ? t('activity.user_apply_success') : t('moment.joined_ready', { reward })
  }
  const actions = (): GoodNewsContent['actions'] => {
    if (next && reward !== null)
      return [
        {
          label: t('task.claim_reward', { reward }),
          isClaim: true,
          busy: isClaiming,
          onPress: () => claim([next]),
        },
        nextSection ?? seeTasks,
      ]
    if (nextSection) return [nextSection, seeTasks]
    if (nextTask) {
      const label = nextText(nextTask, { t }) ?? t('ready.earn', { reward: rewardText(nextTask.reward) })
      return [{ label, onPress: () => openTask(nextTask) }, seeTasks]
    }
    return [{ label: t('moment.done'), onPress: close }]
  }
  return {
    scene: activity && <PosterScene activity={activity} />,
    title: title(),
    sentence: isNew && reward !== null ? t('activity.joined_ready', { reward }) : t('activity.joined_next'),
    children: activity && (
      <>
        {next && totals && <GoodNewsBar label={isolateAmounts(locale, activity.title)} totals={totals} added="0" />}
        {!next && !nextSection && nextTask && <NextTask task={nextTask} activity={activity.title} />}
      </>
    ),
    actions: actions(),
    isDecision: next !== null,
  }
}
