import { DAY } from '../task-world.ts'

/**
 * A second implementation of the ledger with plain lists and whole numbers instead of a database: one activity, two tasks
 * of the same reward, and a budget that is often too small.
 */
const PAID = 5
export const TASKS = { 'first-trade': { volume: 1, claimDays: 2 }, volume: { volume: 300, claimDays: 1 } } as const
export type TaskId = keyof typeof TASKS
export const TASK_IDS = Object.keys(TASKS) as TaskId[]
export const USERS = 4

export type Standing = 'PENDING' | 'SOLD_OUT' | 'COMPLETED' | 'EXPIRED' | 'GRANTED' | 'UNSATISFIED'

export interface ModelTask {
  standing: Standing
  completedAt: number
  rewardId: string | null
  underReview: boolean
  used: boolean
}
export interface ModelUser {
  joinedAt: number | null
  trades: { at: number; volume: number }[]
  flagged: boolean
  tasks: Record<TaskId, ModelTask>
}
export interface Model {
  now: number
  end: number
  limit: number
  users: ModelUser[]
}

const newTask = (): ModelTask => ({
  standing: 'PENDING',
  completedAt: 0,
  rewardId: null,
  underReview: false,
  used: false,
})

export const newModel = (now: number, end: number, limit: number): Model => ({
  now,
  end,
  limit,
  users: Array.from({ length: USERS }, () => ({
    joinedAt: null,
    trades: [],
    flagged: false,
    tasks: { 'first-trade': newTask(), volume: newTask() },
  })),
})

const everyTask = (model: Model): ModelTask[] => model.users.flatMap(({ tasks }) => Object.values(tasks))
const countOf = (model: Model, ...standings: Standing[]): number =>
  everyTask(model).filter(({ standing }) => standings.includes(standing)).length

export const committed = (model: Model): number => countOf(model, 'COMPLETED', 'GRANTED') * PAID
const deadlineOf = (task: TaskId, completedAt: number): number => completedAt + TASKS[task].claimDays * DAY

function reachedAt({ joinedAt, trades }: ModelUser, task: TaskId, { now, end }: Model): number | null {
  if (joinedAt === null) return null
  let total = 0
  for (const { at, volume } of trades.toSorted((a, b) => a.at - b.at)) {
    if (at >= end || at > now) continue
    total += volume
    if (total >= TASKS[task].volume) return Math.max(at, joinedAt)
  }
  return null
}

/**
 * Applies all transitions that are due. The model decides how many users get a budget that is too small, not which ones:
 * `hasWon` reports those of the real gateway, and the model throws if they are too many or too few.
 */
export function evaluateModel(model: Model, hasWon: (user: number, task: TaskId) => boolean): void {
  const contenders: { user: number; task: TaskId; completedAt: number }[] = []
  model.users.forEach((user, index) => {
    for (const id of TASK_IDS) {
      const task = user.tasks[id]
      const at = reachedAt(user, id, model)
      if (task.standing === 'COMPLETED') {
        task.completedAt = at ?? task.completedAt
        if (deadlineOf(id, task.completedAt) <= model.now) task.standing = 'EXPIRED'
      } else if (task.standing === 'EXPIRED') {
        // A trade that arrives late moves its times, but a claim that has expired does not open again.
        if (at !== null && deadlineOf(id, at) <= model.now) task.completedAt = at
      } else if (task.standing !== 'GRANTED') {
        if (at === null) {
          if (user.joinedAt !== null && model.now >= model.end + 2000) task.standing = 'UNSATISFIED'
        } else if (deadlineOf(id, at) > model.now) contenders.push({ user: index, task: id, completedAt: at })
        else if (task.standing !== 'SOLD_OUT') Object.assign(task, { standing: 'EXPIRED', completedAt: at })
      }
    }
  })
  const places = Math.min(contenders.length, Math.floor((model.limit - committed(model)) / PAID))
  const winners = contenders.filter(({ user, task }) => hasWon(user, task))
  if (winners.length !== places) throw new Error(`${winners.length} of ${contenders.length} won ${places} places`)
  for (const { user, task, completedAt } of contenders) {
    const mine = model.users[user]?.tasks[task]
    if (mine === undefined) continue
    mine.standing = hasWon(user, task) ? 'COMPLETED' : 'SOLD_OUT'
    mine.completedAt = completedAt
  }
}
