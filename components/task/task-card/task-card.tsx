import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode, RefCallback } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Chip } from '#components/ui/chip.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import type { Money } from '#lib/contract/money.ts'
import type { Task, TaskCompletion } from '#lib/contract/task/task.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { formatDayMonth, formatDayMonthTime } from '#lib/i18n/format-date.ts'
import { formatFigure, formatNumber } from '#lib/i18n/format.ts'
import { remaining, ratioOf } from '#lib/task/progress.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import styles from './task-card.module.css'
import { TaskTrace } from './task-trace.tsx'
import { taskPhase } from '#lib/task/task-phase.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'

export interface TaskHandlers {
  onClaim: (task: TaskCompletion) => void
  onOpen: (task: TaskCompletion) => void
  isClaiming: boolean
  /** Without a connection nothing can be claimed or opened. */
  isOffline?: boolean
  /** The reader's zone. */
  zone: string
  /** Is told the element of a claim. */
  watchClaim?: RefCallback<HTMLElement>
  /** How a sum is drawn that grows before one's eyes. */
  drawMoney?: (money: Money) => ReactNode
}

export interface TaskCardProps {
  task: Task | TaskCompletion
  /** Absent where nothing is known of me: the server's view and a visitor's. */
  handlers?: TaskHandlers
  /** The trace is open on the next unmet task only (design). */
  traceOpen: boolean
}

/** Reasons that keep an open task from counting anything: they are said at once, not only in the trace. */
const REFUSALS: ReadonlySet<string> = new Set(['REGION', 'KYC_NEEDED', 'MULTI_ACCOUNT', 'MARKET_MAKER'])

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Nothing is left to wait for. */
const isQuietlyClaimed = (task: TaskCompletion): boolean =>
  taskPhase(task) === 'claimed' && task.reasonCode !== 'UNDER_REVIEW' && task.reasonCode !== 'ON_HOLD'

const isCompletion = (task: Task | TaskCompletion): task is TaskCompletion => 'taskStatus' in task

/** Title, rule, what it pays, progress, deadline, why not yet, and one action (design, "Task card"). */
export function TaskCard({ task, handlers, traceOpen }: TaskCardProps) {
  const t = useTranslations('task')
  const locale = useLocale()
  const rewardText = useRewardText()
  const mine = isCompletion(task) && handlers ? { task, handlers } : null
  // The day's own name in the activity's calendar, whatever the reader's zone.
  const day =
    mine && DAY.test(mine.task.periodKey) ? formatDayMonth(locale, Date.parse(mine.task.periodKey), 'UTC') : null
  // Its rule is of no use any more once it is claimed.
  const done = mine && isQuietlyClaimed(mine.task) ? <ClaimedOn {...mine} /> : null
  return (
    <Card as="article" className={styles.card} data-part={mine ? taskPhase(mine.task) : undefined}>
      <div className={styles.head}>
        <h3>{isolateAmounts(locale, task.title)}</h3>
        <bdi className={styles.reward}>{rewardText(task.reward)}</bdi>
        <p className={styles.rule}>
          {done ?? isolateAmounts(locale, task.description ?? '')}{' '}
          {task.period === 'EVERYDAY' && <Chip className={styles.daily}>{day ?? t('daily')}</Chip>}
        </p>
        <span className={styles.kind}>{t(`word.${rewardWord(task.reward)}`)}</span>
      </div>
      {mine && !done && <Mine {...mine} traceOpen={traceOpen} rewardText={rewardText} />}
    </Card>
  )
}

interface MineProps {
  task: TaskCompletion
  handlers: TaskHandlers
  traceOpen: boolean
  rewardText: ReturnType<typeof useRewardText>
}

function Mine({ task, handlers, traceOpen, rewardText }: MineProps) {
  const t = useTranslations()
  const locale = useLocale()
  const part = taskPhase(task)
  const time = (at: number) => formatDayMonthTime(locale, at, handlers.zone)
  const waits = handlers.isOffline ? { busy: false, disabled: true, reason: t('offline.needed') } : {}
  if (part === 'claimed') return <Waits task={task} zone={handlers.zone} />
  if (part === 'ready') {
    const { watchClaim, isClaiming, onClaim } = handlers
    return (
      <div className={styles.action} ref={watchClaim}>
        <Button variant="celebrate" busy={isClaiming} onClick={() => onClaim(task)} {...waits}>
          {t('task.claim_reward', { reward: rewardText(task.reward) })}
        </Button>
        {task.claimDeadline !== undefined && (
          <p className={styles.note}>{t('task.claim_deadline', { date: time(task.claimDeadline) })}</p>
        )}
      </div>
    )
  }
  const notes: string[] = []
  const reason = `reason.${(task.reasonCode ?? '').toLowerCase()}` as 'reason.sold_out'
  const isClosed = part === 'missed'
  const isTold = isClosed ? task.taskStatus !== 'UNSATISFIED' : REFUSALS.has(task.reasonCode ?? '')
  if (isTold && t.has(reason)) notes.push(t(reason))
  if (!isClosed && task.windowEndsAt !== undefined && task.windowEndsAt !== task.resetsAt)
    notes.push(t('task.window_until', { date: time(task.windowEndsAt) }))
  if (isClosed && task.windowEndsAt !== undefined && task.taskStatus === 'UNSATISFIED') {
    notes.push(t('task.window_closed', { date: formatDayMonth(locale, task.windowEndsAt, handlers.zone) }))
  }
  if (task.resetsAt !== undefined) notes.push(t('task.resets_at', { date: time(task.resetsAt) }))
  const next = task.trace.find(({ nextAction }) => nextAction)?.nextAction
  const nextKey = (next?.key ?? '') as 'task.next_trade'
  return (
    <>
      <TaskProgress task={task} />
      {notes.length > 0 && <p className={styles.quiet}>{notes.join(' · ')}</p>}
      <TaskTrace task={task} open={traceOpen} />
      {!isClosed && next && t.has(nextKey) && (
        <div className={styles.action}>
          <Button variant="outlined" onClick={() => handlers.onOpen(task)} {...waits}>
            {t(nextKey)}
            <Icon icon={ArrowRightIcon} size="sm" />
          </Button>
        </div>
      )}
    </>
  )
}

function ClaimedOn({ task: { completedAt }, handlers: { zone } }: Pick<MineProps, 'task' | 'handlers'>) {
  const t = useTranslations('task')
  const locale = useLocale()
  if (completedAt === undefined) return t('claimed_on')
  return t('claimed_done', { date: formatDayMonth(locale, completedAt, zone) })
}

/** What a claimed reward still waits for changes the chip, never the status (design, "Task card"). */
function Waits({ task: { holdUntil, reasonCode }, zone }: { task: TaskCompletion; zone: string }) {
  const t = useTranslations()
  const locale = useLocale()
  if (reasonCode === 'UNDER_REVIEW') {
    return (
      <p className={styles.waits}>
        <Chip icon={<Icon icon={MagnifyingGlassIcon} size="sm" />}>{t('state.review')}</Chip> {t('rewards.note_review')}
      </p>
    )
  }
  return (
    <p className={styles.waits}>
      <Chip icon={<Icon icon={LockSimpleIcon} size="sm" />}>{t('state.hold')}</Chip>{' '}
      {holdUntil === undefined
        ? t('rewards.note_hold_undated')
        : t('rewards.note_hold', { date: formatDayMonthTime(locale, holdUntil, zone) })}
    </p>
  )
}

/** "x of y" and "z to go"; a task of one step (a state, a single trade) needs no bar. */
function TaskProgress({ task }: { task: TaskCompletion }) {
  const t = useTranslations('task')
  const locale = useLocale()
  const { unit, current, target } = task.progress
  if (unit === null && target === '1') return null
  const text = t('of_target', { current: formatNumber(locale, current), target: formatFigure(locale, target, unit) })
  const left = remaining(task.progress)
  return (
    <div className={styles.progress}>
      <div className={styles.figures}>
        <span>{text}</span>
        {left.amount !== '0' && <b>{t('to_go', { left: formatNumber(locale, left.amount) })}</b>}
      </div>
      <ProgressBar ratio={ratioOf(task.progress)} label={t('progress_label', { task: task.title })} valueText={text} />
    </div>
  )
}
