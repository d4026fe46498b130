import Big from 'big.js'
import { assetOfBudget } from '#activities/check-activity-file.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { ActivityRow } from '#gateway/db/activity-repository.ts'
import { balance, budgetAccount } from '#gateway/db/ledger.ts'
import { findAppliedAt } from '#gateway/db/participations.ts'
import type { Db } from '#gateway/db/client.ts'
import { drawsLeft } from '#gateway/db/draws-left.ts'
import type { MyActivity } from '#lib/contract/activity/activity.ts'
import type { Money } from '#lib/contract/money.ts'
import { checkEligibility } from './check-eligibility.ts'
import { detailOf } from './describe-activity.ts'
import { findActivity, viewOf } from './find-activity.ts'

/** Units that are money, in which a page can say what is left. */
const MONEY_UNIT = /^[A-Z0-9]{1,12}$/
const NOT_MONEY = new Set(['LOTTERY_COUNT', 'PHYSICAL'])

/**
 * What the budget still pays, in the pool's unit or, without a pool, in the first line's; null where nothing is money.
 * @assumed several lines of one unit are added up
 */
async function budgetLeftOf(db: Db, { activityId, definition }: ActivityRow): Promise<Money | null> {
  const lines = definition.budget.filter(({ rewardType, unit }) => !NOT_MONEY.has(rewardType) && MONEY_UNIT.test(unit))
  const unit = lines.find((line) => line.unit === definition.pool?.unit)?.unit ?? lines[0]?.unit
  if (unit === undefined) return null
  const assets = lines.filter((line) => line.unit === unit).map(assetOfBudget)
  const balances = await Promise.all(assets.map((asset) => balance(db, budgetAccount(activityId), asset)))
  return { amount: balances.reduce((sum, amount) => sum.plus(amount), Big(0)).toFixed(), unit }
}

/** noLoginDetail: one activity as everybody sees it. @throws DomainError 51001 */
export async function readActivity(gateway: GatewayContext, activityId: string, locale: string) {
  const row = await findActivity(gateway, activityId)
  const view = await viewOf(gateway, locale)
  return detailOf(row, view, await budgetLeftOf(gateway.db, row))
}

/** detail: the same with what is mine in it. @throws DomainError 51001 */
export async function readMyActivity(
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { locale, country }: { locale: string; country: string | null },
) {
  const row = await findActivity(gateway, activityId)
  const view = await viewOf(gateway, locale)
  const detail = detailOf(row, view, await budgetLeftOf(gateway.db, row))
  return { ...detail, my: await myPart(gateway, caller, row, country) }
}

async function myPart(
  gateway: GatewayContext,
  { userId }: Caller,
  row: ActivityRow,
  country: string | null,
): Promise<MyActivity> {
  const appliedAt = await findAppliedAt(gateway.db, userId, row.activityId)
  // Who has joined stays eligible: growing older than a newcomer takes nothing away.
  const { eligible, reasonCode } =
    appliedAt === null ? await checkEligibility(gateway, row, userId, country) : { eligible: true, reasonCode: null }
  return {
    applied: appliedAt !== null,
    appliedAt,
    eligible,
    reasonCode,
    draws:
      row.definition.type === 'Lottery'
        ? await drawsLeft(gateway.db, userId, row.activityId, gateway.clock.now())
        : null,
    rank: null,
  }
}
