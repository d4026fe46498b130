import { earlierPayouts, handOverEarlier } from '@fanfare/contract/staff/payouts.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import {
  findEarlier,
  listEarlier,
  openPayouts,
  readPayoutsSince,
  type EarlierReward,
} from '#gateway/payouts/db/payouts.ts'
import { appendRequested, newPayoutId } from '../../payouts/start-payouts.ts'
import { bind } from '../../route.ts'
import { digestOf } from '../../util/digest-of.ts'
import { isOwnAccount } from '../own-account.ts'
import { paymentCommand, type ChangeInput, type StaffOrder } from '../staff-command.ts'
import { amountsOf, describeMoney, describeSum, movedMoney, sumsByAsset } from './describe-payments.ts'

/** The most that are counted, as many as one call hands over. */
const COUNTED_MOST = 1_000

/** GET /ops/v1/payouts/earlier. */
export const READ_EARLIER = bind(earlierPayouts, async (_request, { gateway: { db, clock, config } }) => {
  if (!config.payouts) return { since: null, count: 0, more: false, sums: [] }
  const found = await listEarlier(db, { at: clock.now(), limit: COUNTED_MOST + 1 })
  const counted = found.slice(0, COUNTED_MOST)
  return {
    since: await readPayoutsSince(db),
    count: counted.length,
    more: found.length > counted.length,
    sums: sumsByAsset(counted).map(({ count, ...sum }) => ({ ...describeSum(sum), count })),
  }
})

type HandOverInput = ChangeInput<typeof handOverEarlier>

/** The rewards of the change: the proposed ones, else the oldest; own accounts of the caller and the approver are left out. */
async function listForChange(
  tx: Db,
  gateway: GatewayContext,
  { rewardIds, body: { maximum: limit } }: HandOverInput,
  order: StaffOrder,
): Promise<EarlierReward[]> {
  if (!gateway.config.payouts) return []
  const { at } = order
  const earlier = rewardIds ? await findEarlier(tx, { at, rewardIds }) : await listEarlier(tx, { at, limit })
  return earlier.filter(({ userId }) => !isOwnAccount(gateway, order, userId))
}

const idsOf = (rewards: readonly EarlierReward[]): string[] => rewards.map(({ rewardId }) => rewardId)

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
    const { rewardIds = idsOf(earlier) } = input
    return { requested: opened.length, leftOut: rewardIds.length - opened.length }
  },
  second: {
    kind: 'HAND_OVER',
    needed: async (tx, gateway, _input, order) => ({
      subject: 'payouts',
      summary: `hands over ${amountsOf(order)} that was granted before the payouts began`,
      consequences: await describeMoney(tx, gateway, { money: movedMoney(order) }),
    }),
    // What can be paid changes by itself, as holds end and rewards expire: an approval is about the rewards that were proposed.
    keeps: async (tx, gateway, input, order) => ({ rewardIds: idsOf(await listForChange(tx, gateway, input, order)) }),
    basedOn: (_tx, _gateway, { rewardIds = [] }) => Promise.resolve(digestOf(rewardIds)),
    waiting: () => Promise.resolve({ requested: 0, leftOut: 0 }),
  },
})
