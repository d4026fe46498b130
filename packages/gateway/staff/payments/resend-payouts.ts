import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { retryPayout, retryPayouts } from '@fanfare/contract/staff/payouts.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { listFailed, lockPayouts, requestAgain, type PayoutRow } from '#gateway/payouts/db/payouts.ts'
import { appendRequested } from '../../payouts/start-payouts.ts'
import { toDecimal } from '../../util/decimal.ts'
import { digestOf } from '../../util/digest-of.ts'
import { StateMoved, present } from '../../util/domain-error.ts'
import { isOwnAccount, refuseOwnAccount } from '../own-account.ts'
import { paymentCommand, type ChangeInput, type StaffOrder } from '../staff-command.ts'
import { requireRevision } from '../change-headers.ts'
import { amountsOf, describeMoney, movedMoney } from './describe-payments.ts'
import type { StaffPayment } from '../judge-payments.ts'

/** What sending these payouts again would pay. */
const resentPayments = (payouts: Iterable<PayoutRow>): StaffPayment[] =>
  [...payouts].map(({ userId, rewardId, asset, amount }) => ({ userId, rewardId, asset, quantity: amount }))

type RetryInput = ChangeInput<typeof retryPayout>

/** The payout of a retry, locked. @throws DomainError 51001, 51030 SAME_PERSON; StateMoved */
async function lockForRetry(
  tx: Db,
  gateway: GatewayContext,
  { params: { id }, ifMatch }: RetryInput,
  order: StaffOrder,
): Promise<PayoutRow> {
  const payout = present((await lockPayouts(tx, [id])).get(id))
  refuseOwnAccount(gateway, order, payout.userId)
  const { state, revision } = payout
  requireRevision(ifMatch, { revision, state })
  return payout
}

/** POST /ops/v1/payouts/{id}/retry. */
export const RETRY_PAYOUT = paymentCommand(retryPayout, {
  payments: async (tx, gateway, input, order) => resentPayments([await lockForRetry(tx, gateway, input, order)]),
  run: async (tx, gateway, input, order) => {
    const { payoutId, state, revision, attempt } = await lockForRetry(tx, gateway, input, order)
    const again = await requestAgain(tx, [payoutId], order.at)
    if (again.length === 0)
      throw new StateMoved('id', `the payout is ${state}, or its reward cannot be paid now`, { revision, state })
    await appendRequested(tx, again, order.at)
    await order.audit({
      action: 'payout.retried',
      subject: payoutId,
      note: input.body.note,
      before: { state, attempt },
      after: { state: 'READY', attempt: attempt + 1 },
    })
    return { retried: 1 }
  },
  second: {
    kind: 'PAYOUT',
    needed: async (tx, gateway, input, order) => {
      const { payoutId, userId, activityId, asset, amount } = await lockForRetry(tx, gateway, input, order)
      const money = [{ asset, before: amount, after: '0' }]
      return {
        subject: payoutId,
        summary: `asks the wallet again for ${toDecimal(amount)} ${unitOfAsset(asset)} to ${userId}`,
        consequences: await describeMoney(tx, gateway, { userId, activityId, money }),
      }
    },
    basedOn: async (tx, _gateway, { params: { id } }) =>
      String(present((await lockPayouts(tx, [id])).get(id)).revision),
    waiting: () => Promise.resolve({ retried: 0 }),
  },
})

type RetryManyInput = ChangeInput<typeof retryPayouts>

const filterOf = ({ code, activityId, maximum }: RetryManyInput['body']): Parameters<typeof listFailed>[1] => ({
  code,
  activityId,
  limit: maximum,
})

/** The failed payouts of a retry, locked; own accounts of the caller and the approver are left out. */
async function lockFailed(
  tx: Db,
  gateway: GatewayContext,
  { body }: RetryManyInput,
  order: StaffOrder,
): Promise<PayoutRow[]> {
  const failed = await lockPayouts(tx, await listFailed(tx, filterOf(body)))
  return [...failed.values()].filter(({ userId }) => !isOwnAccount(gateway, order, userId))
}

/** POST /ops/v1/payouts/retry: one line of the audit log for each. */
export const RETRY_PAYOUTS = paymentCommand(retryPayouts, {
  payments: async (tx, gateway, input, order) => resentPayments(await lockFailed(tx, gateway, input, order)),
  run: async (tx, gateway, input, order) => {
    const { code, note } = input.body
    const failed = await lockFailed(tx, gateway, input, order)
    const again = await requestAgain(
      tx,
      failed.map(({ payoutId }) => payoutId),
      order.at,
    )
    await appendRequested(tx, again, order.at)
    for (const { payoutId, attempt } of again)
      await order.audit({ action: 'payout.retried', subject: payoutId, note, reason: code, after: { attempt } })
    return { retried: again.length }
  },
  second: {
    kind: 'PAYOUT',
    needed: async (tx, gateway, { body: { code } }, order) => ({
      subject: 'payouts',
      summary: `asks the wallet again for ${amountsOf(order)}, which failed by ${code}`,
      consequences: await describeMoney(tx, gateway, { money: movedMoney(order) }),
    }),
    basedOn: async (tx, _gateway, { body }) => digestOf(await listFailed(tx, filterOf(body))),
    waiting: () => Promise.resolve({ retried: 0 }),
  },
})
