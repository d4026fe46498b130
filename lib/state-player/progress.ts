import { randomUUID } from 'node:crypto'
import Big from 'big.js'
import { userVipCode } from '@fanfare/contract/session/userinfo.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { nextEvents, type OpenTask } from '@fanfare/kernel/ops/next-events.ts'
import { callAs, sendUserFacts, factTime, type PlayedUser } from './played-user.ts'
import { sendPlatformEvents } from './operator.ts'
import { PROGRESS_STEPS, type Share } from './progress-steps.ts'

/** More than any activity file requires, because the wire does not carry these conditions. */
const HIDDEN_CONDITIONS = {
  transferTarget: '10000',
  friend: { kyc: true, deposit: '1000', trade: '1000' },
  asset: 'FNF',
}

export const readTasks = async (user: PlayedUser): Promise<TaskCompletion[]> =>
  (await callAs(user, taskCompletions, (query) => ({ query }))).tasks

/** Moves the user half or all of the way through the tasks, then through the activity's other steps. */
export async function progress(user: PlayedUser, share: Share) {
  const steps = PROGRESS_STEPS.filter(({ applies }) => applies(user.activity))
  for (const { prepare } of steps) await prepare?.(user)
  await advanceTasks(user, share)
  for (const { facts } of steps) if (facts) await sendUserFacts(user, await facts(user, share))
}

async function advanceTasks(user: PlayedUser, share: Share) {
  const tasks = await readTasks(user)
  const whole = share === 'all' ? tasks.length : Math.floor(tasks.length / 2)
  for (const { taskId } of tasks.slice(0, whole)) await advance(user, taskId, '1')
  const next = tasks[whole]
  if (next !== undefined) await advance(user, next.taskId, '0.5')
}

/** Sends the facts for a part of one task; facts of an earlier task may have completed it already. */
async function advance(user: PlayedUser, taskId: string, part: '1' | '0.5') {
  const { connection, account, activity } = user
  const task = (await readTasks(user)).find((one) => one.taskId === taskId)
  if (task === undefined || task.taskStatus !== 'PENDING') return
  if (part !== '1' && !('amount' in task.target)) return
  const { vipCode } = await callAs(user, userVipCode, () => ({}))
  const found = nextEvents({
    task: { ...HIDDEN_CONDITIONS, type: task.taskType, target: partOf(task.target, part) },
    activityId: activity.activityId,
    current: task.progress.current,
    user: { userId: account.userId, vipCode: vipCode ?? '' },
    facts: user.facts,
    at: factTime(user),
    newId: (prefix) => `${prefix}-${randomUUID()}`,
  })
  if (found === null) return
  await sendPlatformEvents(connection, found.events)
  user.facts.push(...found.events.filter(({ userId }) => userId === account.userId))
}

const partOf = (target: OpenTask['target'], part: string): OpenTask['target'] =>
  'amount' in target ? { ...target, amount: new Big(target.amount).times(part).round(2).toFixed() } : target
