import { earlierPayouts, handOverEarlier } from '@fanfare/contract/staff/payouts.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import {
  listEarlier,
  openPayouts,
  readPayoutsSince,
  sumEarlier,
  type EarlierReward,
} from '#gateway/payouts/db/payouts.ts'
import { appendRequested, newPayoutId } from '../../payouts/start-payouts.ts'
import { bind } from '../../route.ts'
import { digestOf } from '../../util/digest-of.ts'
import { isOwnAccount } from '../own-account.ts'
import { describeSum } from '../reviews/reviews.ts'
import { paymentCommand, type ChangeInput, type StaffOrder } from '../staff-command.ts'
import { amountsOf, describeMoney, movedMoney } from './describe-payments.ts'

/** GET /ops/v1/payouts/earlier. */
export const READ_EARLIER = bind(earlierPayouts, async (_request, { gateway: { db, clock, config } }) => {
  const sums = config.payouts ? await sumEarlier(db, clock.now()) : []
  return {
    since: config.payouts ? await readPayoutsSince(db) : null,
    count: sums.reduce((all, { count }) => all + count, 0),
    sums: sums.map(({ count, ...sum }) => ({ ...describeSum(sum), count })),
  }
})

type HandOverInput = ChangeInput<typeof handOverEarlier>

/** The rewards of the change, the oldest first; own accounts of the caller and the approver are left out. */
async function listForChange(
  tx: Db,
  gateway: GatewayContext,
  { body: { maximum: limit } }: HandOverInput,
  order: StaffOrder,
): Promise<EarlierReward[]> {
  const earlier = gateway.config.payouts ? await listEarlier(tx, { at: order.at, limit }) : []
  return earlier.filter(({ userId }) => !isOwnAccount(gateway, order, userId))
}

/** POST /ops/v1/payouts/earlier: one line of the audit log for each. */
export const HAND_OVER_EARLIER = paymentCommand(handOverEarlier, {
  payments: listForChange,
  run: async (tx, gateway, input, order) => {
    const earlier = await listForChange(tx, gateway, input, order)
    const rewards = earlier.map(({ userId, rewardId }) => ({ userId, rewardId, payoutId: newPayoutId(gateway) }))
    const opened = await openPayouts(tx, rewards, order.at, { isEarlier: true })
    await appendRequested(tx, opened, order.at)
    for (const { payoutId, rewardId } of opened)
      await order.audit({ action: 'payout.handed_over', subject: payoutId, more: { rewardId }, note: input.body.note })
    return { requested: opened.length }
  },
  second: {
    kind: 'PAYOUT',
    needed: async (tx, gateway, _input, order) => ({
      subject: 'payouts',
      summary: `hands over ${amountsOf(order)} that was granted before the payouts began`,
      consequences: await describeMoney(tx, gateway, { money: movedMoney(order) }),
    }),
    // The state as it is, and not the time: a reward that can no longer be paid makes it another change.
    basedOn: async (tx, gateway, { body: { maximum: limit } }) =>
      digestOf((await listEarlier(tx, { at: gateway.clock.now(), limit })).map(({ rewardId }) => rewardId)),
    waiting: () => Promise.resolve({ requested: 0 }),
  },
})
