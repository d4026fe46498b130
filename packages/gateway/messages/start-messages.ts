import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { followLog } from '#gateway/log/follow-log.ts'
import {
  announceUnread,
  deleteAnnouncements,
  listDueAnnouncements,
  lockMessagesOf,
  releaseMessages,
  takeClaimReminders,
} from '#gateway/messages/db/messages.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { announcesMessages, createdEntry, messageReader } from './message-reader.ts'

const BATCH = 200

/** Announces the unread counts of users whose quiet hours are over. @returns the number of users */
export const announceDue = ({ db, clock }: GatewayContext) =>
  withTransaction(db, async (tx) => {
    const now = clock.now()
    const userIds = await listDueAnnouncements(tx, now, BATCH)
    if (userIds.length === 0) return 0
    await lockMessagesOf(tx, userIds)
    // Another transaction may have announced some of them while this one waited for the locks.
    await announceUnread(tx, await deleteAnnouncements(tx, userIds, now), now)
    return userIds.length
  })

/** Appends `claim.expiring` for claims with less than 24 hours left, once per deadline. @returns the number of them */
export const remindOfClaims = ({ db, clock }: GatewayContext) =>
  withTransaction(db, async (tx) => {
    const now = clock.now()
    const due = await takeClaimReminders(tx, { now, until: now + DAY_MS, limit: BATCH })
    await appendLog(
      tx,
      due.map(({ userId, ...payload }) => ({ topic: 'claim.expiring', userId, payload })),
      now,
    )
    return due.length
  })

/** Appends `message.created` for messages whose quiet hours are over. @returns the number of them */
export const announceReleased = ({ db, clock }: GatewayContext) =>
  withTransaction(db, async (tx) => {
    const now = clock.now()
    const released = await releaseMessages(tx, now, BATCH)
    await appendLog(tx, released.map(createdEntry), now)
    return released.length
  })

const EVERY_MS = 5_000

/** Writes messages in the background: from the log, and for deadlines that come. Several instances share the work. */
export function startMessages(gateway: GatewayContext) {
  const reader = followLog(gateway, messageReader(gateway))
  const timed = repeat(
    async (isStopping) => {
      while (!isStopping() && (await remindOfClaims(gateway)) > 0) {}
      while (!isStopping() && (await announceDue(gateway)) > 0) {}
      while (!isStopping() && announcesMessages(gateway) && (await announceReleased(gateway)) > 0) {}
    },
    {
      name: 'timed messages',
      everyMs: EVERY_MS,
      log: gateway.log,
    },
  )
  return {
    stop: async () => {
      await Promise.all([reader.stop(), timed.stop()])
    },
  }
}
