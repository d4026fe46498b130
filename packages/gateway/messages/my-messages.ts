import type { pushList } from '@fanfare/contract/message/push.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import {
  announceUnread,
  countUnread,
  deleteAnnouncements,
  holdMessages,
  listMessageSettings,
  listMessages,
  lockMessagesOf,
  postponeAnnouncements,
  readMessages,
  saveMessageSettings,
} from '#gateway/messages/db/messages.ts'
import { describeMessages } from './describe-messages.ts'
import { isTimeZone } from '@fanfare/activities/time-zone.ts'
import { SECURITY_KINDS } from '@fanfare/contract/message/message-kinds.ts'
import type { MessageSettings } from '@fanfare/contract/message/message-settings.ts'
import { Malformed } from '../util/domain-error.ts'
import { quietUntil } from './quiet-until.ts'

/** My messages, newest first. An unknown type has none. */
export async function listMyMessages(
  gateway: GatewayContext,
  { userId }: { userId: string },
  filter: CallRequest<typeof pushList>['body'],
  locale: string,
) {
  const { rows, total } = await listMessages(gateway.db, { ...filter, userId })
  return { items: await describeMessages(gateway, rows, locale), total }
}

/**
 * Marks messages of mine as read. `ids`: unknown ones are ignored; null means all. The new count is announced at once, even in quiet hours,
 * because its user is awake. @returns how many are unread now
 */
export const markRead = (
  { db, clock }: GatewayContext,
  { userId }: { userId: string },
  ids: readonly string[] | null,
) =>
  withTransaction(db, async (tx) => {
    await lockMessagesOf(tx, [userId])
    const at = clock.now()
    if (await readMessages(tx, userId, { ids, at })) await announceUnread(tx, [userId], at)
    return { total: (await countUnread(tx, [userId])).get(userId) ?? 0 }
  })

export async function readMessageSettings({ db }: GatewayContext, { userId }: { userId: string }) {
  return (await listMessageSettings(db, [userId])).get(userId) ?? { off: [], quiet: null }
}

/** Replaces my settings; counts held back by quiet hours follow the new ones. @throws DomainError 40000: no such time zone */
export async function changeMessageSettings(
  { db, clock }: GatewayContext,
  { userId }: { userId: string },
  { off, quiet }: MessageSettings,
) {
  if (quiet !== null && !isTimeZone(quiet.timeZone)) throw new Malformed('quiet.timeZone', 'must be an IANA time zone')
  const settings = { off: [...new Set(off)].filter((kind) => !SECURITY_KINDS.has(kind)), quiet }
  await withTransaction(db, async (tx) => {
    await lockMessagesOf(tx, [userId])
    const now = clock.now()
    await saveMessageSettings(tx, userId, settings, now)
    const waiting = await deleteAnnouncements(tx, [userId])
    const dueAt = quiet && quietUntil(quiet, now)
    await holdMessages(tx, userId, { until: dueAt ?? now, off: settings.off })
    if (dueAt === null) await announceUnread(tx, waiting, now)
    else
      await postponeAnnouncements(
        tx,
        waiting.map((id) => ({ userId: id, dueAt })),
      )
  })
  return settings
}
