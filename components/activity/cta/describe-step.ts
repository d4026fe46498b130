import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { nextMissing } from '#lib/task/progress.ts'
import type { CtaTexts } from './describe-cta.ts'

/** The sentences of a missing amount of money by the key of the step's action. */
const MONEY_LINES = {
  'task.next_trade': 'activity.line_to_trade',
  'task.next_trade_spot': 'activity.line_to_trade',
  'task.next_trade_futures': 'activity.line_to_trade',
  'task.next_deposit': 'activity.line_to_deposit',
  'task.next_transfer': 'activity.line_to_transfer',
  'task.next_hold': 'activity.line_to_hold',
} as const

const actionKey = ({ trace }: Pick<TaskCompletion, 'trace'>): string =>
  trace.find(({ nextAction }) => nextAction)?.nextAction?.key ?? 'task.next_trade'

const hasMoneyLine = (key: string): key is keyof typeof MONEY_LINES => key in MONEY_LINES

/** The button of a task's next step, else the task's title. */
export function stepLabel(task: Pick<TaskCompletion, 'trace' | 'title'>, t: CtaTexts['t']): string {
  const key = actionKey(task) as 'task.next_trade'
  return t.has(key) ? t(key) : task.title
}

/** The missing amount for the reward, in words of the step's kind; without one the task's title. */
export function stepLine(task: TaskCompletion, { t, locale, rewardText }: CtaTexts): string {
  const missing = nextMissing(task)
  const left = missing && formatProgress(locale, missing).left
  if (!left) return task.title
  const reward = rewardText(task.reward)
  const key = actionKey(task)
  if (missing.unit !== null) {
    const figure = { left: left.figure, reward }
    // The target of EARNINGS is a profit, not a volume.
    const isVolume = task.taskType !== 'EARNINGS' && hasMoneyLine(key)
    return isVolume ? t(MONEY_LINES[key], figure) : t('activity.line_to_go', figure)
  }
  const count = Number(missing.target) - Number(missing.current)
  if (key === 'task.next_invite') return t('activity.line_to_invite', { count, value: left.plain, reward })
  if (key === 'task.next_verify') return t('activity.line_to_verify', { reward })
  return count === 1 ? t('activity.line_one_step', { reward }) : t('activity.line_to_go', { left: left.plain, reward })
}
