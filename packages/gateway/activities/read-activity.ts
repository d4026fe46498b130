import Big from 'big.js'
import { assetOfBudget } from '@fanfare/activities/check-activity-file.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { balance, budgetAccount } from '#gateway/rewards/db/ledger.ts'
import { findPause } from '#gateway/db/pauses.ts'
import { findJoin } from '#gateway/activities/db/participations.ts'
import type { Db } from '#gateway/db/client.ts'
import { isPreviewToken } from '#gateway/util/preview-token.ts'
import type { ActivityDetail, MyActivity } from '@fanfare/contract/activity/activity.ts'
import { enginesOf } from '../engines/registry/engines.ts'
import { localize } from './definition/localize.ts'
import { checkEligibility } from './eligibility.ts'
import { detailOf, summaryOf } from './describe-activity.ts'
import { listNotWith } from './join-activity.ts'
import { findActivity, viewOf } from './find-activity.ts'
import { readMyWinBack } from './win-back.ts'

/** Units in which a page can show the rest of the budget. */
const MONEY_UNIT = /^[A-Z0-9]{1,12}$/
const NOT_MONEY = new Set(['LOTTERY_COUNT', 'PHYSICAL'])

/**
 * The rest of the budget in the pool's unit or, without a pool, in the first line's; null for a budget without money.
 * @assumed several lines of one unit are added up
 */
async function budgetLeftOf(db: Db, { activityId, definition }: ActivityRow) {
  const lines = definition.budget.filter(({ rewardType, unit }) => !NOT_MONEY.has(rewardType) && MONEY_UNIT.test(unit))
  const unit = lines.find((line) => line.unit === definition.pool?.unit)?.unit ?? lines[0]?.unit
  if (unit === undefined) return null
  const assets = lines.filter((line) => line.unit === unit).map(assetOfBudget)
  // A draft has no accounts yet: its budget is whole.
  const amounts = isPreviewToken(activityId)
    ? lines.filter((line) => line.unit === unit).map(({ limit }) => limit)
    : await Promise.all(assets.map((asset) => balance(db, budgetAccount(activityId), asset)))
  return { amount: amounts.reduce((sum, amount) => sum.plus(amount), Big(0)).toFixed(), unit }
}

/** For noLoginDetail: one activity, without a user's own part. @throws DomainError 51001 */
export async function readActivity(gateway: GatewayContext, activityId: string, locale: string) {
  return detailNow(gateway, await findActivity(gateway, activityId), locale)
}

async function detailNow(gateway: GatewayContext, row: ActivityRow, locale: string): Promise<ActivityDetail> {
  const { activityId, startTime, endTime, definition: file } = row
  const texts = localize(file, locale)
  const view = await viewOf(gateway, locale)
  const notWith = (await listNotWith(gateway, row)).map((other) => {
    const { title, path } = summaryOf(other, view)
    return { title, path }
  })
  const detail = detailOf(row, { ...view, notWith }, await budgetLeftOf(gateway.db, row))
  const parts = await Promise.all(
    enginesOf(file.type).flatMap(
      (engine) => engine.readCurrent?.(gateway, { activityId, file, texts, startTime, endTime }) ?? [],
    ),
  )
  const pause = await findPause(gateway.db, activityId)
  const paused = pause && {
    claims: pause.claims,
    joins: pause.joins,
    draws: pause.draws,
    reason: pause.reason,
    since: pause.since,
  }
  return Object.assign(detail, { paused }, ...parts) as ActivityDetail
}

/** For detail: the same with the caller's own part. @throws DomainError 51001 */
export async function readMyActivity(
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { locale, country }: { locale: string; country: string | null },
) {
  const row = await findActivity(gateway, activityId)
  const detail = await detailNow(gateway, row, locale)
  return { ...detail, my: await myPart(gateway, caller, row, country) }
}

const NOT_JOINED = { appliedAt: null, joinNo: null }

async function myPart(
  gateway: GatewayContext,
  { userId }: Caller,
  row: ActivityRow,
  country: string | null,
): Promise<MyActivity> {
  const { appliedAt, joinNo } = (await findJoin(gateway.db, userId, row.activityId)) ?? NOT_JOINED
  // A user who has joined stays eligible, also when the account becomes too old for newcomers.
  const { eligible, reasonCode } =
    appliedAt === null ? await checkEligibility(gateway, row, userId, country) : { eligible: true, reasonCode: null }
  const { activityId, definition: file, startTime, endTime } = row
  const mine = { userId, activityId, file, startTime, endTime, appliedAt, now: gateway.clock.now() }
  const parts = await Promise.all(
    enginesOf(row.definition.type).flatMap((engine) => engine.readMine?.(gateway.db, mine) ?? []),
  )
  const winBack = await readMyWinBack(gateway.db, { userId, activityId, winBack: file.winBack, now: mine.now })
  return {
    applied: appliedAt !== null,
    appliedAt,
    eligible,
    reasonCode,
    draws: null,
    rank: null,
    ...(joinNo !== null && { joinNo }),
    ...(winBack && { winBack }),
    ...Object.assign({}, ...parts),
  }
}
