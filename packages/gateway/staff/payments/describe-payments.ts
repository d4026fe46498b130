import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { localize } from '../../activities/definition/localize.ts'
import { partsOfAsset } from '../../rewards/describe-stored-reward.ts'
import { toDecimal } from '../../util/decimal.ts'
import { personOf } from '../../util/mask-name.ts'
import type { StaffPayment } from '../judge-payments.ts'
import type { StaffOrder } from '../staff-command.ts'

/** The effects of a proposal about money, for its approver. */
export async function describeMoney(
  tx: Db,
  { activities }: GatewayContext,
  {
    userId,
    activityId,
    flags = [],
    money,
  }: {
    userId?: string
    activityId?: string
    flags?: readonly string[]
    money: readonly { asset: string; before: string | Big; after: string | Big }[]
  },
) {
  const user = userId === undefined ? undefined : await findUser(tx, userId)
  const activity = activityId === undefined ? null : await activities.findById(tx, activityId)
  return {
    user: user === undefined ? null : personOf(user),
    title: activity && localize(activity.definition, DEFAULT_LOCALE).title,
    flags: [...flags],
    money: money.map(({ asset, before, after }) => ({
      ...partsOfAsset(asset),
      before: toDecimal(before),
      after: toDecimal(after),
    })),
  }
}

/** A sum of one asset as the wire shows it. */
export const describeSum = ({ asset, quantity }: { asset: string; quantity: string }) => ({
  ...partsOfAsset(asset),
  amount: toDecimal(quantity),
})

/** Payments summed by asset. */
export function sumsByAsset(
  of: readonly Pick<StaffPayment, 'asset' | 'quantity'>[],
): { asset: string; quantity: string; count: number }[] {
  const byAsset = Map.groupBy(of, ({ asset }) => asset)
  return [...byAsset].map(([asset, payments]) => ({
    asset,
    count: payments.length,
    quantity: payments.reduce((sum, { quantity }) => sum.plus(quantity), new Big(0)).toFixed(),
  }))
}

/** The amounts of a change in words for the second person. */
export const amountsOf = (order: StaffOrder): string =>
  sumsByAsset(order.judgement?.payments ?? [])
    .map(({ asset, quantity }) => `${toDecimal(quantity)} ${unitOfAsset(asset)}`)
    .join(', ')

/** The amounts of a change, which become nothing where they were: in review, on hold, with the wallet. */
export const movedMoney = (order: StaffOrder): { asset: string; before: string; after: string }[] =>
  sumsByAsset(order.judgement?.payments ?? []).map(({ asset, quantity }) => ({ asset, before: quantity, after: '0' }))
