import { hasEngine } from '@fanfare/activities/engine-files.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog, type LogEntry, type NewLogEntry } from '#gateway/log/db/log.ts'
import { readEvent, type LogEvent } from '#gateway/log/db/log-events.ts'
import {
  announceUnread,
  findRewards,
  insertMessages,
  listClaims,
  listGoodwill,
  listMessageSettings,
  lockMessagesOf,
  postponeAnnouncements,
  readClaimMessages,
  type CreatedMessage,
  type UnsavedMessage,
} from '#gateway/messages/db/messages.ts'
import { sourceKey, type SourceKey } from '#gateway/db/tables/source.ts'
import type { Owned } from '#gateway/rewards/db/source-states.ts'
import { listTeamNames } from '#gateway/teams/db/teams.ts'
import { teamPhases } from '#gateway/engines/teams/teams-engine.ts'
import { draftMessage, type EntryContext } from './draft-message.ts'
import type { LogTopic } from '@fanfare/contract/staff/log.ts'
import { MESSAGE_KINDS, SECURITY_KINDS, titleKeyOf } from '@fanfare/contract/message/message-kinds.ts'
import type { LogReader } from '#gateway/log/follow-log.ts'
import { takesTopic } from '#gateway/access/staff-policy.ts'
import { quietUntil } from './quiet-until.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** An event about a user with the rows that messages of it are about. */
interface Cause extends EntryContext {
  userId: string
  event: LogEvent
}

/** The source of a reward that an event names; null when it names none. */
function claimOf({ userId, event: { payload } }: Pick<Cause, 'userId' | 'event'>): Owned<SourceKey> | null {
  return 'source' in payload ? { userId, activityId: payload.activityId, source: payload.source } : null
}

const rewardIdOf = ({ payload }: LogEvent): string | undefined => ('rewardId' in payload ? payload.rewardId : undefined)
const teamIdOf = ({ payload }: LogEvent): string | undefined => ('teamId' in payload ? payload.teamId : undefined)

const ownedKey = ({ userId, ...key }: Owned<SourceKey>) => `${userId} ${sourceKey(key)}`

/** Entries of users with all rows that messages of them are about, read together. */
async function loadCauses({ activities }: GatewayContext, tx: Db, entries: readonly LogEntry[]): Promise<Cause[]> {
  const read = entries.flatMap(({ userId, ...entry }) => {
    const event = userId === null ? null : readEvent(entry)
    return userId === null || event === null ? [] : [{ entry, userId, event }]
  })
  const rewards = await findRewards(
    tx,
    read.flatMap(({ event }) => rewardIdOf(event) ?? []),
  )
  const goodwill = await listGoodwill(
    tx,
    [...rewards.values()].flatMap(({ source, rewardId }) => (source.startsWith('manual:') ? [rewardId] : [])),
  )
  const claims = await listClaims(
    tx,
    read.flatMap((one) => claimOf(one) ?? []),
  )
  const teams = await listTeamNames(
    tx,
    read.flatMap(({ event }) => teamIdOf(event) ?? []),
  )
  const claimAt = new Map(claims.map((claim) => [ownedKey(claim), claim]))
  const causes: Cause[] = []
  for (const { entry, userId, event } of read) {
    const key = claimOf({ userId, event })
    const rewardId = rewardIdOf(event) ?? ''
    causes.push({
      event,
      key: `${entry.position}.${entry.id}`,
      userId,
      at: entry.createdAt,
      reward: rewards.get(rewardId) ?? null,
      goodwill: goodwill.get(rewardId) ?? null,
      claim: (key && claimAt.get(ownedKey(key))) ?? null,
      team: teams.get(teamIdOf(event) ?? '') ?? null,
      joinUntil: event.topic === 'team.declined' ? await joinUntilOf(activities, tx, event.payload.activityId) : null,
    })
  }
  return causes
}

async function joinUntilOf(
  activities: GatewayContext['activities'],
  tx: Db,
  activityId: string,
): Promise<number | null> {
  const activity = await activities.findById(tx, activityId)
  if (activity === null || !hasEngine(activity.definition, 'teams')) return null
  return teamPhases(activity.definition, activity).joinUntil
}

interface Delivery {
  messages: readonly (UnsavedMessage & { messageId?: string })[]
  /** Rewards that can be claimed no more: messages about their claims are read now. */
  closed: readonly Owned<SourceKey>[]
}

/** Whether a webhook of policy wants `message.created`. Without one nothing is appended, so that messages cost no more. */
export const announcesMessages = ({ config }: GatewayContext): boolean =>
  config.staffPolicy.webhooks.some(({ topics }) => takesTopic(topics, 'message.created'))

/** `message.created`: its reader adds the texts. */
export const createdEntry = ({ userId, messageId, type, kind, params, activityId }: CreatedMessage): NewLogEntry => ({
  topic: 'message.created',
  userId,
  payload: { messageId, type, titleKey: titleKeyOf(kind), params, activityId },
})

/**
 * Stores messages whose kinds their users have not turned off, and announces the changed counts: at once, or after the quiet
 * hours if a message is new. It must be the first that `tx` writes (`lockMessagesOf`).
 */
async function deliverMessages(gateway: GatewayContext, tx: Db, { messages, closed }: Delivery) {
  const userIds = [...new Set(userIdsOf([...messages, ...closed]))]
  if (userIds.length === 0) return
  await lockMessagesOf(tx, userIds)
  const settings = await listMessageSettings(tx, userIds)
  const now = gateway.clock.now()
  const quietEnd = (userId: string) => {
    const hours = settings.get(userId)?.quiet ?? null
    return hours && quietUntil(hours, now)
  }
  const announces = announcesMessages(gateway)
  const wanted = messages.filter(
    ({ userId, kind }) => SECURITY_KINDS.has(kind) || !settings.get(userId)?.off.includes(kind),
  )
  const written = await insertMessages(
    tx,
    wanted.map((message) => {
      const heldUntil = announces ? quietEnd(message.userId) : null
      return { messageId: gateway.newId('m'), ...message, heldUntil }
    }),
  )
  const created = announces ? written.filter(({ heldUntil }) => heldUntil === null) : []
  await appendLog(tx, created.map(createdEntry), now)
  const received = userIdsOf(written)
  const read = await readClaimMessages(tx, closed, now)
  const quiet = [...new Set(received)].flatMap((userId) => {
    const dueAt = quietEnd(userId)
    return dueAt === null ? [] : [{ userId, dueAt }]
  })
  await postponeAnnouncements(tx, quiet)
  const isQuiet = new Set(userIdsOf(quiet))
  await announceUnread(
    tx,
    [...received, ...read].filter((userId) => !isQuiet.has(userId)),
    now,
  )
}

/** Topics after which a reward can be claimed no more. */
const CLOSING: ReadonlySet<LogTopic> = new Set(['reward.granted', 'claim.expired'])

/** Turns entries of the log into messages, each once (ADR 0066). */
export const messageReader = (gateway: GatewayContext): Pick<LogReader, 'reader' | 'handle'> => ({
  reader: 'messages',
  handle: async (tx, entries) => {
    const causes = await loadCauses(gateway, tx, entries)
    const messages = causes.flatMap((cause) => {
      const draft = draftMessage(cause.event, cause)
      if (draft === null) return []
      const { userId, at: createdAt } = cause
      return [{ activityId: null, source: null, ...draft, userId, createdAt, type: MESSAGE_KINDS[draft.kind] }]
    })
    const closed = causes.flatMap((cause) => (CLOSING.has(cause.event.topic) ? (claimOf(cause) ?? []) : []))
    await deliverMessages(gateway, tx, { messages, closed })
  },
})
