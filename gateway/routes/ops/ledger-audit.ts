import { auditLedger } from '#gateway/domain/rewards/audit-ledger.ts'
import { bind } from '#gateway/route.ts'
import { ledgerAudit } from '#lib/contract/ops/ledger-audit.ts'

export const ledgerAuditRoute = bind(ledgerAudit, (_request, { gateway }) => auditLedger(gateway))
