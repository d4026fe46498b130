import Big from 'big.js'
import type { Money } from '@fanfare/contract/money.ts'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { sumOf } from './claim-sum.ts'
import { byWorth, rewardWord, type RewardWord } from './reward-word.ts'

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

/** Whose rewards are claimed or can be. */
export const countDone = (tasks: readonly TaskCompletion[]) =>
  tasks.filter((task) => ['claimed', 'ready'].includes(taskPhase(task))).length

/** Every reward is claimed or missed, and at least one is claimed. */
export const hasNothingLeft = (tasks: readonly TaskCompletion[]): boolean => {
  const phases = new Set(tasks.map(taskPhase))
  return phases.has('claimed') && !phases.has('open') && !phases.has('ready')
}

/** Before joining everything is open. */
export const phaseOf = (task: Task | TaskCompletion) => ('taskStatus' in task ? taskPhase(task) : 'open')

const moneyOf = (task: Pick<Task, 'reward'>) => ('unit' in task.reward.amount ? task.reward.amount : null)

/** The units that tasks or rewards pay money in, the most frequent one first. */
export function unitsOf(tasks: readonly Pick<Task, 'reward'>[]) {
  const units = tasks.flatMap((task) => moneyOf(task)?.unit ?? [])
  const groups = [...Map.groupBy(units, (unit) => unit)]
  return groups.toSorted(([, a], [, b]) => b.length - a.length).map(([unit]) => unit)
}

/** By exact decimal arithmetic. */
function sumIn(unit: string, tasks: readonly Task[] = []) {
  const amounts = tasks.flatMap((task) => moneyOf(task) ?? []).filter((money) => money.unit === unit)
  return amounts.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed()
}

/** Sums of each unit. */
export function taskTotals(tasks: readonly (Task | TaskCompletion)[]): TaskTotals[] {
  const { claimed, ready, open, missed } = Object.groupBy(tasks, phaseOf)
  return unitsOf(tasks).map((unit) => ({
    unit,
    claimed: sumIn(unit, claimed),
    ready: sumIn(unit, ready),
    open: sumIn(unit, open),
    missed: sumIn(unit, missed),
  }))
}

export interface WordTotal {
  word: RewardWord
  money: Money
}

/** Sums by unit and kind of reward, the most useful kind first. */
export function totalsByWord(tasks: readonly Pick<Task, 'reward'>[]): WordTotal[] {
  const groups = Map.groupBy(tasks, (task) => `${rewardWord(task.reward)} ${moneyOf(task)?.unit}`)
  const totals = [...groups.values()].flatMap((group) => {
    const rewards = group.map(({ reward }) => reward)
    const [first] = rewards
    const money = sumOf(rewards)
    return first && money ? { word: rewardWord(first), money } : []
  })
  return totals.toSorted(byWorth)
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
  const isEarlier = ({ taskId, periodKey }: TaskCompletion) =>
    completions.some((other) => other.taskId === taskId && other.periodKey > periodKey)
  return completions.filter((task) => taskPhase(task) === 'ready' || !isEarlier(task))
}
