import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import type { Step } from './step.ts'

/** Writes the report into the audit log. The progress of this step is what makes the activity SETTLED. */
export const writeReport: Step = async ({ tx, settlement, now }) => {
  const { activityId, report } = settlement
  await writeAudit(tx, {
    at: now,
    actor: 'gateway',
    action: 'activity.settled',
    subject: activityId,
    detail: { ...report },
  })
  await appendLog(tx, [{ topic: 'activity.changed', userId: null, payload: { activityId, status: 'ENDED' } }], now)
  return { next: null, report }
}
