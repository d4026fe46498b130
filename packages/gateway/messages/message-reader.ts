import { hasEngine } from '@fanfare/activities/engine-files.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog, type LogEntry, type NewLogEntry } from '#gateway/log/db/log.ts'
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
import { sourceKey, type Source, type SourceKey } from '#gateway/db/tables/source.ts'
import type { Owned } from '#gateway/rewards/db/source-states.ts'
import { listTeamNames } from '#gateway/teams/db/teams.ts'
import { teamPhases } from '../engines/teams/teams-engine.ts'
import { draftMessage, readPayload, type CausingEntry } from './draft-message.ts'
import { MESSAGE_KINDS, SECURITY_KINDS, titleKeyOf } from '@fanfare/contract/message/message-kinds.ts'
import type { LogReader } from '#gateway/log/follow-log.ts'
import { takesTopic } from '../access/staff-policy.ts'
import { quietUntil } from './quiet-until.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

type Cause = CausingEntry & { userId: string }

/** The source of a reward that an entry names; null when it names none. */
function claimOf({ userId, payload: { activityId, source } }: Pick<Cause, 'userId' | 'payload'>) {
  return activityId === undefined || source === undefined ? null : { userId, activityId, source: source as Source }
}

const ownedKey = ({ userId, ...key }: Owned<SourceKey>) => `${userId} ${sourceKey(key)}`

/** Entries of users with all rows that messages of them are about, read together. */
async function loadCauses({ activities }: GatewayContext, tx: Db, entries: readonly LogEntry[]) {
  const read = entries.flatMap(({ userId, payload: sent, ...entry }) => {
    const payload = readPayload(sent)
    return userId === null || payload === null ? [] : [{ entry, userId, payload }]
  })
  const rewards = await findRewards(
    tx,
    read.flatMap(({ payload }) => payload.rewardId ?? []),
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
    read.flatMap(({ payload }) => payload.teamId ?? []),
  )
  const claimAt = new Map(claims.map((claim) => [ownedKey(claim), claim]))
  const causes: Cause[] = []
  for (const { entry, userId, payload } of read) {
    const key = claimOf({ userId, payload })
    causes.push({
      topic: entry.topic,
      key: `${entry.position}.${entry.id}`,
      userId,
      at: entry.createdAt,
      payload,
      reward: rewards.get(payload.rewardId ?? '') ?? null,
      goodwill: goodwill.get(payload.rewardId ?? '') ?? null,
      claim: (key && claimAt.get(ownedKey(key))) ?? null,
      team: teams.get(payload.teamId ?? '') ?? null,
      joinUntil: entry.topic === 'team.declined' ? await joinUntilOf(activities, tx, payload.activityId) : null,
    })
  }
  return causes
}

async function joinUntilOf(activities: GatewayContext['activities'], tx: Db, activityId: string | undefined) {
  const activity = activityId === undefined ? null : await activities.findById(tx, activityId)
  if (activity === null || !hasEngine(activity.definition, 'teams')) return null
  return teamPhases(activity.definition, activity).joinUntil
}

interface Delivery {
  messages: readonly (UnsavedMessage & { messageId?: string })[]
  /** Rewards that can be claimed no more: messages about their claims are read now. */
  closed: readonly Owned<SourceKey>[]
}

/** Whether a webhook of policy wants `message.created`. Without one nothing is appended, so that messages cost no more. */
export const announcesMessages = ({ config }: GatewayContext) =>
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
const CLOSING = new Set(['reward.granted', 'claim.expired'])

/** Turns entries of the log into messages, each once (ADR 0066). */
export const messageReader = (gateway: GatewayContext): Pick<LogReader, 'reader' | 'handle'> => ({
  reader: 'messages',
  handle: async (tx, entries) => {
    const causes = await loadCauses(gateway, tx, entries)
    const messages = causes.flatMap((cause) => {
      const draft = draftMessage(cause)
      if (draft === null) return []
      const { userId, at: createdAt } = cause
      return [{ activityId: null, source: null, ...draft, userId, createdAt, type: MESSAGE_KINDS[draft.kind] }]
    })
    const closed = causes.flatMap((cause) => (CLOSING.has(cause.topic) ? (claimOf(cause) ?? []) : []))
    await deliverMessages(gateway, tx, { messages, closed })
  },
})
