import type { GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import type { ExportOutcome } from './csv-parts.ts'

interface Recorded {
  userId: string
  campaignId: string
  export: string
  days: string
  filter: string
}

/** Writes each export to the audit log (D-26), also one whose client left: some rows may have reached it. */
export const recordExport =
  ({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>, { userId, campaignId, ...detail }: Recorded) =>
  ({ rows, digest }: ExportOutcome): Promise<void> =>
    writeAudit(db, {
      at: clock.now(),
      actor: userId,
      action: 'agent.export',
      subject: campaignId,
      detail: { ...detail, rows, digest: digest?.toString('hex') ?? null },
    })
