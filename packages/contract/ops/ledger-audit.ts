import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema } from '../money.ts'
import { VIEWERS } from '../staff/staff.ts'

/**
 * Contract §5: counted from the rows at the time of the request.
 * @assumed `grants` and `claimed` are numbers of rows; `budgetId` is `{activityId}:{asset}`, as account and asset of the view
 * `audit_budgets` (§8); `unit` is that of Money, or the name of a physical item
 */
export const ledgerAudit = defineCall({
  name: 'ledgerAudit',
  method: 'GET',
  path: '/ops/v1/ledger/audit',
  auth: 'ops',
  roles: VIEWERS,
  signed: false,
  source: 'extension',
  summary: 'Whether the ledger balances, and every budget.',
  screens: [],
  data: z.object({
    balanced: z.boolean(),
    grants: nonNegativeIntegerSchema,
    claimed: nonNegativeIntegerSchema,
    byBudget: z.array(
      z.object({
        budgetId: z.string(),
        unit: z.string(),
        limit: amountSchema,
        reserved: amountSchema,
        spent: amountSchema,
      }),
    ),
  }),
})
