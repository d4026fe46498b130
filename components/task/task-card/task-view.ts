import type { Words } from '#components/ui/text/use-words.ts'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDayMonth, formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { isOneStep } from '#lib/task/progress.ts'
import { taskCost } from '#lib/task/task-cost.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { taskPhase } from '#lib/task/task-phase.ts'
import { holdNote } from '#components/ui/time/hold-note.ts'

export interface TaskTexts extends Pick<Words, 't' | 'locale' | 'rewardText'> {
  /** The reader's zone; absent on the server and for visitors, who get the task without a state. */
  zone?: string
}

/** Reasons that keep an open task from counting, which the card shows, not only the trace. */
const REFUSALS: ReadonlySet<string> = new Set(['REGION', 'KYC_NEEDED', 'MULTI_ACCOUNT', 'MARKET_MAKER'])

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The words and figures of a task's card (design, "Task card"). `kind`: null where the reward says it: "1 draw". `rule`: the rule, or the
 * day of the claim. `day`: of a task that repeats daily. `claim` and `deadline` are for a completed task, `waiting` for a claimed
 * reward that the user cannot use yet, and the rest for an open or a missed task.
 */
export function taskView(task: Task | TaskCompletion, texts: TaskTexts) {
  const { t, locale, rewardText, zone } = texts
  const word = rewardWord(task.reward)
  const title = isolateAmounts(locale, task.title)
  const reward = rewardText(task.reward)
  const kind = word === 'draws' ? null : t(`task.word.${word}`)
  const rule = isolateAmounts(locale, task.description ?? '')
  const daily = task.period === 'EVERYDAY' ? t('task.daily') : null
  if (!zone || !('taskStatus' in task)) {
    const cost = taskCost(task)
    const costText =
      cost?.kind === 'from'
        ? t('task.cost_from', { amount: formatMoney(locale, cost.money) })
        : cost && t(`task.cost_${cost.kind}`)
    return { title, reward, kind, phase: null, rule: [costText, rule].filter(Boolean).join(' · '), day: daily }
  }

  const phase = taskPhase(task)
  const { reasonCode = '', taskStatus, taskType, claimDeadline, completedAt, windowEndsAt, resetsAt } = task
  const time = (at: number) => formatDeadline(locale, at, zone)
  const date = (at: number) => formatDayMonth(locale, at, zone)
  const notes = () => {
    const list: string[] = []
    // The task to verify the identity is what the reason asks for.
    const isOwnStep = taskType === 'KYC_PASS' && reasonCode === 'KYC_NEEDED'
    const showsReason = phase === 'missed' ? taskStatus !== 'UNSATISFIED' : REFUSALS.has(reasonCode) && !isOwnStep
    const reason = showsReason ? reasonText(t, reasonCode) : null
    if (reasonCode === 'CLAIM_EXPIRED' && claimDeadline)
      list.push(t('reason_value.claim_expired', { until: time(claimDeadline) }))
    else if (reason) list.push(reason)
    if (windowEndsAt) {
      if (phase === 'open' && windowEndsAt !== resetsAt) list.push(t('task.window_until', { date: time(windowEndsAt) }))
      if (phase === 'missed' && taskStatus === 'UNSATISFIED')
        list.push(t('task.window_closed', { date: date(windowEndsAt) }))
    }
    if (resetsAt) list.push(t('task.resets_at', { date: time(resetsAt) }))
    return list.join(' · ') || null
  }
  // A claimed reward's state changes the chip, never the task's status (design, "Task card").
  const waiting = () => {
    if (phase !== 'claimed') return null
    if (reasonCode === 'UNDER_REVIEW') return { why: 'review', note: t('rewards.note_review') } as const
    if (reasonCode !== 'ON_HOLD') return null
    return { why: 'hold', note: holdNote({ t, locale, zone }, task.holdUntil) } as const
  }
  const shown = waiting()
  // A claimed task needs no rule.
  const claimed = () => (completedAt ? t('task.claimed_done', { date: date(completedAt) }) : t('task.claimed_on'))
  // The date in the activity's calendar, whatever the reader's zone. An open day is today.
  const day =
    daily && phase !== 'open' && DAY.test(task.periodKey)
      ? formatDayMonth(locale, Date.parse(task.periodKey), 'UTC')
      : daily
  return {
    title,
    reward,
    kind,
    phase,
    rule: phase === 'claimed' && !shown ? claimed() : rule,
    day,
    claim: t('task.claim_reward', { reward }),
    deadline: claimDeadline ? t('task.claim_deadline', { date: time(claimDeadline) }) : null,
    waiting: shown,
    progress: progressOf(task, texts),
    notes: notes(),
    next: phase === 'open' ? nextText(task, texts) : null,
  }
}

/** The button of a task's next step; null where its trace has none. */
export function nextText({ trace }: Pick<TaskCompletion, 'trace'>, { t }: Pick<TaskTexts, 't'>) {
  const action = trace.find(({ nextAction }) => nextAction)?.nextAction
  const key = (action?.key ?? '') as 'task.next_trade'
  return action && t.has(key) ? t(key) : null
}

/** "x of y" and "z to go"; a task of one step needs no bar. */
function progressOf({ progress }: TaskCompletion, { t, locale }: TaskTexts) {
  if (isOneStep(progress)) return null
  const { current, target, left } = formatProgress(locale, progress)
  return {
    text: t('task.of_target', { current, target }),
    left: left && t('task.to_go', { left: left.plain }),
  }
}
