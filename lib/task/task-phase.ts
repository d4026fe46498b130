import Big from 'big.js'
import type { Money } from '@fanfare/contract/money.ts'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { rewardWord, type RewardWord } from './reward-word.ts'

/** The four parts of the money bar; their sum is all that the tasks pay. */
export interface TaskTotals {
  unit: string
  claimed: string
  ready: string
  open: string
  missed: string
}

export type TaskPhase = Exclude<keyof TaskTotals, 'unit'>

/** Reasons that close a task although its status says PENDING or COMPLETED. */
const CLOSED: ReadonlySet<string> = new Set(['SOLD_OUT', 'CLAIM_EXPIRED'])

export function taskPhase({ taskStatus, reasonCode }: Pick<TaskCompletion, 'taskStatus' | 'reasonCode'>): TaskPhase {
  if (taskStatus === 'GRANTED') return 'claimed'
  if (taskStatus === 'UNSATISFIED' || CLOSED.has(reasonCode ?? '')) return 'missed'
  return taskStatus === 'COMPLETED' ? 'ready' : 'open'
}

/** Before joining everything is open. */
const phaseOf = (task: Task | TaskCompletion) => ('taskStatus' in task ? taskPhase(task) : 'open')

const moneyOf = (task: Pick<Task, 'reward'>) => ('unit' in task.reward.amount ? task.reward.amount : null)

/** The units that tasks or rewards pay money in, the most frequent one first. */
export function unitsOf(tasks: readonly Pick<Task, 'reward'>[]) {
  const byUnit = Map.groupBy(
    tasks.flatMap((task) => moneyOf(task) ?? []),
    ({ unit }) => unit,
  )
  return [...byUnit].toSorted(([, a], [, b]) => b.length - a.length).map(([unit]) => unit)
}

/** Sums of each unit, by exact decimal arithmetic. */
export const taskTotals = (tasks: readonly (Task | TaskCompletion)[]): TaskTotals[] =>
  unitsOf(tasks).map((unit) => totalsIn(unit, tasks))

function totalsIn(unit: string, tasks: readonly (Task | TaskCompletion)[]): TaskTotals {
  const sumOf = (part: TaskPhase) =>
    tasks
      .flatMap((task) => (phaseOf(task) === part ? (moneyOf(task) ?? []) : []))
      .reduce((sum, money) => (money.unit === unit ? sum.plus(money.amount) : sum), new Big(0))
      .toFixed()
  return { unit, claimed: sumOf('claimed'), ready: sumOf('ready'), open: sumOf('open'), missed: sumOf('missed') }
}

export interface WordTotal {
  word: RewardWord
  money: Money
}

/** Sums by unit and kind of reward, in order of appearance. */
export function totalsByWord(tasks: readonly Pick<Task, 'reward'>[]) {
  const sums = new Map<string, WordTotal>()
  for (const { reward } of tasks) {
    if (!('unit' in reward.amount)) continue
    const { amount, unit } = reward.amount
    const word = rewardWord(reward)
    const before = sums.get(`${word} ${unit}`)?.money.amount ?? 0
    sums.set(`${word} ${unit}`, { word, money: { amount: new Big(before).plus(amount).toFixed(), unit } })
  }
  return [...sums.values()]
}

/** The sums of one part's tasks, by unit and kind. */
export const totalsOfPart = (tasks: readonly (Task | TaskCompletion)[], part: TaskPhase) =>
  totalsByWord(tasks.filter((task) => phaseOf(task) === part))

/** Whether one unit has several kinds, so that an amount alone would not say what it is. */
export const areKindsMixed = (kinds: readonly WordTotal[]) =>
  new Set(kinds.map(({ money }) => money.unit)).size < kinds.length

/**
 * The tasks that get a card. A daily task has a row per day (contract §7); its present day is shown, and earlier days while they
 * can be claimed.
 */
export function visibleTasks(completions: readonly TaskCompletion[]): TaskCompletion[] {
  const newest = new Map<string, string>()
  for (const { taskId, periodKey } of completions) {
    const known = newest.get(taskId)
    if (known === undefined || periodKey > known) newest.set(taskId, periodKey)
  }
  return completions.filter((task) => task.periodKey === newest.get(task.taskId) || taskPhase(task) === 'ready')
}
