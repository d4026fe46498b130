import { randomUUID } from 'node:crypto'
import Big from 'big.js'
import { userVipCode } from '../contract/session/user-vip-code.ts'
import { taskCompletions } from '../contract/task/task-completions.ts'
import type { TaskCompletion } from '../contract/task/task.ts'
import { nextEvents, type OpenTask } from '../ops/next-events.ts'
import { act, factTime, type Life } from './life.ts'
import { deliver } from './operator.ts'
import { PROGRESS, type Share } from './progress-table.ts'
import { sendCall } from './send-call.ts'

/** More than any activity file asks for; the wire does not carry these conditions. */
const HIDDEN_CONDITIONS = {
  transferTarget: '10000',
  friend: { kyc: true, deposit: '1000', trade: '1000' },
  asset: 'FNF',
}

export const readTasks = async ({ connection, activity, account }: Life): Promise<TaskCompletion[]> =>
  (await sendCall(connection, taskCompletions, { query: { activityId: activity.activityId } }, account.token)).data
    .tasks

/** Moves the user half or all of the way through the tasks, then through what the activity has besides. */
export async function progress(life: Life, share: Share): Promise<void> {
  const rows = PROGRESS.filter(({ applies }) => applies(life.activity))
  for (const { enter } of rows) await enter?.(life)
  await advanceTasks(life, share)
  for (const { facts } of rows) if (facts) await act(life, await facts(life, share))
}

async function advanceTasks(life: Life, share: Share): Promise<void> {
  const tasks = await readTasks(life)
  const whole = share === 'all' ? tasks.length : Math.floor(tasks.length / 2)
  for (const { taskId } of tasks.slice(0, whole)) await advance(life, taskId, '1')
  const next = tasks[whole]
  if (next !== undefined) await advance(life, next.taskId, '0.5')
}

/** Sends the facts for a part of one task; facts of an earlier task may have completed it already. */
async function advance(life: Life, taskId: string, part: '1' | '0.5'): Promise<void> {
  const { connection, account, activity } = life
  const task = (await readTasks(life)).find((one) => one.taskId === taskId)
  if (task === undefined || task.taskStatus !== 'PENDING') return
  if (part !== '1' && !('amount' in task.target)) return
  const { data } = await sendCall(connection, userVipCode, {}, account.token)
  const found = nextEvents({
    task: { ...HIDDEN_CONDITIONS, type: task.taskType, target: partOf(task.target, part) },
    activityId: activity.activityId,
    current: task.progress.current,
    user: { userId: account.userId, vipCode: data.vipCode ?? '' },
    facts: life.facts,
    at: factTime(life),
    newId: (prefix) => `${prefix}-${randomUUID()}`,
  })
  if (found === null) return
  await deliver(connection, found.events)
  life.facts.push(...found.events.filter(({ userId }) => userId === account.userId))
}

const partOf = (target: OpenTask['target'], part: string): OpenTask['target'] =>
  'amount' in target ? { ...target, amount: new Big(target.amount).times(part).round(2).toFixed() } : target
