import type * as z from 'zod/mini'
import type { RewardState, TaskStatus } from '@fanfare/contract/enumerations.ts'
import { activityTopic, boardTopic, type TopicName, type topicEventSchemas } from '@fanfare/contract/realtime.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { taskOfSource, type Source } from '#gateway/db/tables/source.ts'
import { appendLiveEvents, countLiveEvents, listLeased, type NewLiveEvent } from '#gateway/live/db/live-events.ts'
import type { LogEntry } from '#gateway/log/db/log.ts'
import { readEvent, type LogEvent } from '#gateway/log/db/log-events.ts'
import { listNewWinners } from '#gateway/rewards/db/rewards.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { activityLastSeen } from '#gateway/activities/definition/activity-in-play.ts'
import { describeStanding } from '#gateway/rewards/describe-stored-reward.ts'
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

/** The event of a task whose source has changed; none for a source that is not a task. */
function taskEvents(
  userId: string,
  { activityId, source }: { activityId: string; source: Source },
  taskStatus: TaskStatus,
): NewLiveEvent[] {
  const task = taskOfSource(source)
  return task === null ? [] : [liveEvent('tasks', userId, { activityId, taskId: task.taskId, taskStatus })]
}

const rewardEvent = (userId: string, { rewardId }: { rewardId: string }, state: RewardState): NewLiveEvent =>
  liveEvent('rewards', userId, { rewardId, state })

/** The events that an entry causes on its user's own topics. */
function privateEvents(userId: string, { topic, payload }: LogEvent): NewLiveEvent[] {
  switch (topic) {
    case 'tasks.changed':
      return [liveEvent('tasks', userId, payload)]
    case 'reward.earned':
      return taskEvents(userId, payload, 'COMPLETED')
    case 'reward.missed':
      return taskEvents(userId, payload, 'UNSATISFIED')
    case 'reward.sold_out':
      return taskEvents(userId, payload, 'PENDING')
    // The task stays completed, and has a reason.
    case 'claim.expired':
      return taskEvents(userId, payload, 'COMPLETED')
    case 'reward.granted':
      return [rewardEvent(userId, payload, payload.state), ...taskEvents(userId, payload, 'GRANTED')]
    case 'reward.reviewed':
    case 'reward.held':
    case 'reward.cancelled':
      return [rewardEvent(userId, payload, payload.state)]
    case 'reward.used':
      return [rewardEvent(userId, payload, 'USED')]
    case 'reward.expired':
      return [rewardEvent(userId, payload, 'EXPIRED')]
    // A payout changes while its reward stays GRANTED; the page then reads the state of the payout.
    case 'reward.payout_requested':
    case 'reward.paid':
    case 'reward.payout_failed':
    case 'reward.payout_returned':
      return [rewardEvent(userId, payload, 'GRANTED')]
    case 'messages.changed':
      return [liveEvent('messages', userId, payload)]
    case 'win_back.decided':
      return [liveEvent('applications', userId, payload)]
    default:
      return []
  }
}

function publicEvent({ topic, payload }: LogEvent): NewLiveEvent | null {
  if (topic === 'board.changed')
    return liveEvent('board', '', { activityId: payload.activityId, updatedAt: payload.at })
  return topic === 'activity.changed' ? liveEvent('activity', '', payload) : null
}

/** An entry that this version can read. */
interface ReadEntry {
  userId: string | null
  event: LogEvent
  createdAt: number
}

/** The last event of each board and activity; the boards of one activity are ranked together. */
function publicEvents(entries: readonly ReadEntry[]): NewLiveEvent[] {
  const events = entries.flatMap(({ event }) => publicEvent(event) ?? [])
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
async function winnerEvents(
  tx: Db,
  { activities, clock }: GatewayContext,
  entries: readonly ReadEntry[],
): Promise<NewLiveEvent[]> {
  const now = clock.now()
  const granted = entries.flatMap(({ event, createdAt }) =>
    event.topic === 'reward.granted' && createdAt > now - NEWS_MS ? [event.payload.rewardId] : [],
  )
  if (granted.length === 0) return []
  const room = WINNERS.most - (await countLiveEvents(tx, 'winners', now - WINNERS.withinMs))
  if (room <= 0) return []
  const events: NewLiveEvent[] = []
  for (const row of await listNewWinners(tx, granted.slice(-room))) {
    const activity = await activityLastSeen({ activities, db: tx }, row.activityId)
    const reward = describeStanding(row, activity, 'en')
    const { activityId, grantedAt: at, loginName } = row
    const { label } = reward
    events.push(liveEvent('winners', '', { maskedName: maskName(loginName), activityId, label, reward, at }))
  }
  return events
}

/** The events of the sockets' topics that these entries of the log cause; private ones only of users with a lease. */
async function liveEventsOf(tx: Db, gateway: GatewayContext, stored: readonly LogEntry[]): Promise<NewLiveEvent[]> {
  const entries = stored.flatMap(({ userId, createdAt, ...entry }) => {
    const event = readEvent(entry)
    return event === null ? [] : [{ userId, createdAt, event }]
  })
  const userIds = new Set(entries.flatMap(({ userId }) => userId ?? []))
  const leased = await listLeased(tx, [...userIds], gateway.clock.now())
  return [
    ...(await winnerEvents(tx, gateway, entries)),
    ...publicEvents(entries),
    ...entries.flatMap(({ userId, event }) =>
      userId !== null && leased.has(userId) ? privateEvents(userId, event) : [],
    ),
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
export const startLiveRecorder = (gateway: GatewayContext): { stop: () => Promise<void> } =>
  followLog(gateway, liveReader(gateway))
