import type { GatewayContext } from '#gateway/context.ts'
import { takeClaimReminders } from '#gateway/messages/db/claim-reminders.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { DAY_MS } from '../util/time/durations.ts'

const BATCH = 200

/** Appends `claim.expiring` for claims with less than 24 hours left, once a deadline. @returns the number of them */
export const remindOfClaims = ({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>): Promise<number> =>
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
