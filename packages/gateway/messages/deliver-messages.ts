import type { GatewayContext } from '#gateway/context.ts'
import { announceUnread, postponeAnnouncements } from '#gateway/messages/db/message-announcements.ts'
import type { Db } from '#gateway/db/client.ts'
import { listMessageSettings } from '#gateway/messages/db/message-settings.ts'
import type { SourceKey } from '#gateway/db/tables/source.ts'
import type { Owned } from '#gateway/rewards/db/source-states.ts'
import {
  insertMessages,
  lockMessagesOf,
  readClaimMessages,
  type UnsavedMessage,
} from '#gateway/messages/db/write-messages.ts'
import { quietUntil } from './quiet-until.ts'

export interface Delivery {
  messages: readonly UnsavedMessage[]
  /** Rewards that can be claimed no more: messages about their claims are read now. */
  closed: readonly Owned<SourceKey>[]
}

/**
 * Stores messages whose kinds their users have not turned off, and announces the changed counts: at once, or after the quiet
 * hours if a message is new. It must be the first that `tx` writes (`lockMessagesOf`).
 */
export async function deliverMessages(
  { newId, clock }: Pick<GatewayContext, 'newId' | 'clock'>,
  tx: Db,
  { messages, closed }: Delivery,
): Promise<void> {
  const userIds = [...new Set([...messages, ...closed].map(({ userId }) => userId))]
  if (userIds.length === 0) return
  await lockMessagesOf(tx, userIds)
  const settings = await listMessageSettings(tx, userIds)
  const now = clock.now()
  const wanted = messages.filter(({ userId, kind }) => !settings.get(userId)?.off.includes(kind))
  const received = await insertMessages(
    tx,
    wanted.map((message) => ({ ...message, messageId: newId('m') })),
  )
  const read = await readClaimMessages(tx, closed, now)
  const quiet = [...new Set(received)].flatMap((userId) => {
    const hours = settings.get(userId)?.quiet ?? null
    const dueAt = hours && quietUntil(hours, now)
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
