import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { budgetTotals, countGrants, isBalanced } from '#gateway/rewards/db/ledger.ts'
import { readConsistently } from '#gateway/db/read-consistently.ts'
import { toDecimal } from '../util/decimal.ts'

/** `GET /ops/v1/ledger/audit` (contract §5): counts rows in one snapshot of the database. */
export async function auditLedger({ db }: GatewayContext) {
  return readConsistently(db, async (tx) => {
    const { grants, claimed } = await countGrants(tx)
    const budgets = await budgetTotals(tx)
    const plain = (amount: string) => toDecimal(new Big(amount))
    return {
      balanced: await isBalanced(tx),
      grants,
      claimed,
      byBudget: budgets.map(({ activityId, asset, limit, reserved, spent }) => ({
        budgetId: `${activityId}:${asset}`,
        unit: unitOfAsset(asset),
        limit: plain(limit),
        reserved: plain(reserved),
        spent: plain(spent),
      })),
    }
  })
}
