import type * as z from 'zod/mini'
import type { RewardState, TaskStatus } from '@fanfare/contract/enumerations.ts'
import { activityTopic, boardTopic, type TopicName, type topicEventSchemas } from '@fanfare/contract/realtime.ts'
import type { LogTopic } from '@fanfare/contract/staff/log.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { taskOfSource, type Source } from '#gateway/db/tables/source.ts'
import { appendLiveEvents, countLiveEvents, listLeased, type NewLiveEvent } from '#gateway/live/db/live-events.ts'
import type { LogEntry } from '#gateway/log/db/log.ts'
import { listNewWinners } from '#gateway/rewards/db/rewards.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { activityLastSeen } from '../activities/definition/activity-in-play.ts'
import { describeStanding } from '../rewards/describe-stored-reward.ts'
import { followLog, type LogReader } from '#gateway/log/follow-log.ts'

type TopicData<Name extends TopicName> = z.infer<(typeof topicEventSchemas)[Name]>

/** The full name of a topic; those of one activity end with its id. */
const topicOf = (name: TopicName, data: Record<string, unknown>) => {
  if (name === 'board') return boardTopic(String(data.activityId))
  return name === 'activity' ? activityTopic(String(data.activityId)) : name
}

/** An event of a topic, as the contract has it. `userId`: empty for a public topic. */
const liveEvent = <Name extends TopicName>(name: Name, userId: string, data: TopicData<Name>): NewLiveEvent => ({
  topic: topicOf(name, data),
  userId,
  data,
})

/** The state of a task after an entry with its source. An expired claim leaves it COMPLETED, with a reason. */
const TASK_STATUS: Partial<Record<LogTopic, TaskStatus>> = {
  'reward.earned': 'COMPLETED',
  'reward.missed': 'UNSATISFIED',
  'reward.sold_out': 'PENDING',
  'claim.expired': 'COMPLETED',
  'reward.granted': 'GRANTED',
}
/** Entries that carry the reward's state at that time. */
const SAYS_STATE: ReadonlySet<LogTopic> = new Set([
  'reward.granted',
  'reward.reviewed',
  'reward.held',
  'reward.cancelled',
])
/** A payout changes while its reward stays GRANTED; the page then reads the state of the payout. */
const REWARD_STATE: Partial<Record<LogTopic, RewardState>> = {
  'reward.used': 'USED',
  'reward.expired': 'EXPIRED',
  'reward.payout_requested': 'GRANTED',
  'reward.paid': 'GRANTED',
  'reward.payout_failed': 'GRANTED',
  'reward.payout_returned': 'GRANTED',
}

function taskEvents(userId: string, { topic, payload }: LogEntry) {
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

function rewardEvents(userId: string, { topic, payload }: LogEntry) {
  const state = SAYS_STATE.has(topic) ? String(payload.state) : REWARD_STATE[topic]
  return state === undefined ? [] : [liveEvent('rewards', userId, { rewardId: String(payload.rewardId), state })]
}

const messageEvents = (userId: string, { topic, payload }: LogEntry) =>
  topic === 'messages.changed' ? [liveEvent('messages', userId, { total: Number(payload.total) })] : []

const applicationEvents = (userId: string, { topic, payload }: LogEntry) =>
  topic === 'win_back.decided'
    ? [liveEvent('applications', userId, { activityId: String(payload.activityId), status: String(payload.status) })]
    : []

/** The events of an entry on its user's own topics. */
function privateEvents(entry: LogEntry) {
  const { userId } = entry
  if (userId === null) return []
  return [rewardEvents, taskEvents, messageEvents, applicationEvents].flatMap((eventsOf) => eventsOf(userId, entry))
}

function eventOf({ topic, payload }: LogEntry) {
  const activityId = String(payload.activityId)
  if (topic === 'board.changed') return liveEvent('board', '', { activityId, updatedAt: Number(payload.at) })
  if (topic === 'activity.changed') return liveEvent('activity', '', { activityId, status: String(payload.status) })
  return null
}

/** The last event of each board and activity; the boards of one activity are ranked together. */
function publicEvents(entries: readonly LogEntry[]) {
  const events = entries.flatMap((entry) => eventOf(entry) ?? [])
  return [...new Map(events.map((event) => [event.topic, event])).values()]
}

/**
 * The marquee shows a sample: each event reaches every visitor, and a settlement grants thousands of rewards a second.
 * @assumed
 */
const WINNERS = { most: 60, withinMs: 10_000 } as const

/** Entries of the log can be days old when the reader begins. */
const NEWS_MS = HOUR_MS

/** The public events of granted rewards, with masked names, as the marquee's call gives them (contract §4). */
async function winnerEvents(tx: Db, { activities, clock }: GatewayContext, entries: readonly LogEntry[]) {
  const now = clock.now()
  const granted = entries.filter(({ topic, createdAt }) => topic === 'reward.granted' && createdAt > now - NEWS_MS)
  if (granted.length === 0) return []
  const room = WINNERS.most - (await countLiveEvents(tx, 'winners', now - WINNERS.withinMs))
  if (room <= 0) return []
  const rewardIds = granted.slice(-room).map(({ payload }) => String(payload.rewardId))
  const events: NewLiveEvent[] = []
  for (const row of await listNewWinners(tx, rewardIds)) {
    const activity = await activityLastSeen({ activities, db: tx }, row.activityId)
    const reward = describeStanding(row, activity, 'en')
    const { activityId, grantedAt: at, loginName } = row
    const { label } = reward
    events.push(liveEvent('winners', '', { maskedName: maskName(loginName), activityId, label, reward, at }))
  }
  return events
}

/** The events of the sockets' topics that these entries of the log cause; private ones only of users with a lease. */
async function liveEventsOf(tx: Db, gateway: GatewayContext, entries: readonly LogEntry[]) {
  const userIds = new Set(entries.flatMap(({ userId }) => userId ?? []))
  const leased = await listLeased(tx, [...userIds], gateway.clock.now())
  const own = entries.filter(({ userId }) => userId !== null && leased.has(userId))
  return [
    ...(await winnerEvents(tx, gateway, entries)),
    ...publicEvents(entries),
    ...own.flatMap((entry) => privateEvents(entry)),
  ]
}

/** The reader of the log that records the events of the sockets' topics (ADR 0067) and sends them to all instances. */
export const liveReader = (gateway: GatewayContext): LogReader => ({
  reader: 'live',
  handle: async (tx, entries) => {
    const events = await liveEventsOf(tx, gateway, entries)
    const batch = await appendLiveEvents(tx, events, gateway.clock.now())
    if (batch !== null) return () => gateway.redis.live.publish(batch)
  },
})

/** Records events on one instance at a time; when that ends, another one continues where it was. */
export const startLiveRecorder = (gateway: GatewayContext) => followLog(gateway, liveReader(gateway))
