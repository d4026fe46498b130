import type { GatewayContext } from '#gateway/context.ts'
import {
  listCrossings,
  lockAnnouncedUntil,
  readAnnouncedUntil,
  saveAnnouncedUntil,
} from '#gateway/activities/db/activities.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { activityChanged } from '../activities/activity-status.ts'

const EVERY_MS = 500
/** The mark moves at least this often, so that one reading covers few activities. ms */
const MARK_EVERY_MS = 60_000

/** Appends an entry to the log for each activity that has started or ended since the last call, on any instance. */
export async function announceCrossings({ clock, db }: GatewayContext) {
  const now = clock.now()
  const seen = await readAnnouncedUntil(db, now)
  // A clock that was set back announces starts and ends again when they come again.
  const isMarkDue = now < seen || now - seen >= MARK_EVERY_MS
  if (!isMarkDue && (await listCrossings(db, seen, now)).length === 0) return
  await withTransaction(db, async (tx) => {
    const from = await lockAnnouncedUntil(tx)
    const crossings = await listCrossings(tx, from, now)
    const entries = crossings.map((activity) => activityChanged({ ...activity, cancelled: false }, now))
    await appendLog(tx, entries, now)
    await saveAnnouncedUntil(tx, now)
  })
}

export const startActivityClock = (gateway: GatewayContext) =>
  repeat(() => announceCrossings(gateway), {
    name: 'activity clock',
    everyMs: EVERY_MS,
    log: gateway.log,
  })
