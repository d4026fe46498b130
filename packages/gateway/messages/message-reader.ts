import { MESSAGE_KINDS, SECURITY_KINDS, titleKeyOf } from '@fanfare/contract/message/message-kinds.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { SourceKey } from '#gateway/db/tables/source.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import type { LogReader } from '#gateway/log/follow-log.ts'
import { announceUnread, postponeAnnouncements } from '#gateway/messages/db/message-announcements.ts'
import { listMessageSettings } from '#gateway/messages/db/message-settings.ts'
import {
  insertMessages,
  lockMessagesOf,
  readClaimMessages,
  type CreatedMessage,
  type UnsavedMessage,
} from '#gateway/messages/db/write-messages.ts'
import type { Owned } from '#gateway/rewards/db/source-states.ts'
import { takesTopic } from '../access/staff-policy.ts'
import { draftMessage } from './draft-message.ts'
import { claimOf, loadCauses } from './load-causes.ts'
import { quietUntil } from './quiet-until.ts'

interface Delivery {
  messages: readonly (UnsavedMessage & { messageId?: string })[]
  /** Rewards that can be claimed no more: messages about their claims are read now. */
  closed: readonly Owned<SourceKey>[]
}

/** Whether a webhook of policy wants `message.created`. Without one nothing is appended, so that messages cost no more. */
export const announcesMessages = ({ config }: Pick<GatewayContext, 'config'>) =>
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
async function deliverMessages(
  gateway: Pick<GatewayContext, 'newId' | 'clock' | 'config'>,
  tx: Db,
  { messages, closed }: Delivery,
) {
  const userIds = [...new Set([...messages, ...closed].map(({ userId }) => userId))]
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
  const received = written.map(({ userId }) => userId)
  const read = await readClaimMessages(tx, closed, now)
  const quiet = [...new Set(received)].flatMap((userId) => {
    const dueAt = quietEnd(userId)
    return dueAt === null ? [] : [{ userId, dueAt }]
  })
  await postponeAnnouncements(tx, quiet)
  const isQuiet = new Set(quiet.map(({ userId }) => userId))
  await announceUnread(
    tx,
    [...received, ...read].filter((userId) => !isQuiet.has(userId)),
    now,
  )
}

export type MessagingGateway = Pick<
  GatewayContext,
  'db' | 'clock' | 'newId' | 'activities' | 'config' | 'log' | 'logSignals'
>

/** Topics after which a reward can be claimed no more. */
const CLOSING = new Set(['reward.granted', 'claim.expired'])

/** Turns entries of the log into messages, each once (ADR 0066). */
export const messageReader = (
  gateway: Pick<MessagingGateway, 'clock' | 'newId' | 'activities' | 'config'>,
): Pick<LogReader, 'reader' | 'handle'> => ({
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
