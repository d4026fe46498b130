import { isTimeZone } from '@fanfare/activities/time-zone.ts'
import type { GatewayContext } from '#gateway/context.ts'
import {
  announceUnread,
  deleteAnnouncements,
  postponeAnnouncements,
  listMessageSettings,
  saveMessageSettings,
} from '#gateway/messages/db/messages.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { holdMessages, lockMessagesOf } from '#gateway/messages/db/write-messages.ts'
import { SECURITY_KINDS } from '@fanfare/contract/message/message-kinds.ts'
import type { MessageSettings } from '@fanfare/contract/message/message-settings.ts'
import { Malformed } from '../util/domain-error.ts'
import { quietUntil } from './quiet-until.ts'

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
