import type { NewLiveEvent } from '#gateway/live/db/live-events.ts'
import type { LogEntry, LogTopic } from '#gateway/log/db/log.ts'
import { taskOfSource, type Source } from '#gateway/db/tables/source.ts'
import type { RewardState, TaskStatus } from '@fanfare/contract/enumerations.ts'
import { liveEvent } from './live-event.ts'

/** The state of a task after an entry with its source. An expired claim leaves it COMPLETED, with a reason. */
const TASK_STATUS: Partial<Record<LogTopic, TaskStatus>> = {
  'reward.earned': 'COMPLETED',
  'reward.missed': 'UNSATISFIED',
  'reward.sold_out': 'PENDING',
  'claim.expired': 'COMPLETED',
  'reward.granted': 'GRANTED',
}
const REWARD_STATE: Partial<Record<LogTopic, RewardState>> = { 'reward.used': 'USED', 'reward.expired': 'EXPIRED' }

function taskEvents(userId: string, { topic, payload }: LogEntry): NewLiveEvent[] {
  const activityId = String(payload.activityId)
  if (topic === 'tasks.changed') {
    const { taskId, taskStatus } = payload
    return [liveEvent('tasks', userId, { activityId, taskId: String(taskId), taskStatus: String(taskStatus) })]
  }
  const taskStatus = TASK_STATUS[topic]
  const taskId = taskStatus === undefined ? undefined : taskOfSource(payload.source as Source)?.taskId
  return taskStatus === undefined || taskId === undefined
    ? []
    : [liveEvent('tasks', userId, { activityId, taskId, taskStatus })]
}

function rewardEvents(userId: string, { topic, payload }: LogEntry): NewLiveEvent[] {
  const state = topic === 'reward.granted' ? String(payload.state) : REWARD_STATE[topic]
  return state === undefined ? [] : [liveEvent('rewards', userId, { rewardId: String(payload.rewardId), state })]
}

const messageEvents = (userId: string, { topic, payload }: LogEntry): NewLiveEvent[] =>
  topic === 'messages.changed' ? [liveEvent('messages', userId, { total: Number(payload.total) })] : []

/** The events of an entry on its user's own topics. */
export function privateEvents(entry: LogEntry): NewLiveEvent[] {
  const { userId } = entry
  if (userId === null) return []
  return [rewardEvents, taskEvents, messageEvents].flatMap((eventsOf) => eventsOf(userId, entry))
}
