import { clearUser, flagUser, flags as flagsCall } from '@fanfare/contract/staff/flags.ts'
import { bind } from '../../route.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { flagsOf, listOpenFlags } from '#gateway/facts/db/reversals.ts'
import { sumFlagReviews } from '#gateway/rewards/db/reviews.ts'
import { storeStaffEvent } from '../../facts/ingest-events.ts'
import { personOf } from '../../util/mask-name.ts'
import { pageOf, partOf } from '../page-cursor.ts'
import type { StaffPayment } from '../judge-payments.ts'
import { findOther } from '../own-account.ts'
import { paymentCommand, staffCommand, type StaffOrder } from '../staff-command.ts'
import { amountsOf, describeMoney, describeSum, movedMoney } from '../payments/describe-payments.ts'
import { describeUser } from '../users/describe-user.ts'

/** GET /ops/v1/flags. */
export const READ_FLAGS = bind(flagsCall, async ({ query }, { gateway: { db } }) => {
  const part = partOf(query)
  const { rows, total } = await listOpenFlags(db, query, part)
  const sums = await sumFlagReviews(db, [...new Set(rows.map(({ userId }) => userId))])
  const items = rows.map(({ userId, loginName, ...flag }) => {
    const waiting = sums.filter((sum) => sum.userId === userId)
    return {
      ...flag,
      person: personOf({ userId, loginName }),
      reviews: waiting.reduce((reviews, { count }) => reviews + count, 0),
      sums: waiting.map(describeSum),
    }
  })
  return { ...pageOf(items, part, ({ at, eventId }) => [at, eventId]), total }
})

/** POST /ops/v1/users/{userId}/flags. */
const FLAG_USER = staffCommand(flagUser, async (tx, gateway, { params: { userId }, body: { reason }, key }, order) => {
  await findOther(tx, gateway, order, userId)
  const eventId = `ops-${key}`
  await storeStaffEvent(tx, { eventId, type: 'user.flagged', userId, occurredAt: order.at, reason }, order.at)
  await order.audit({ action: 'user.flagged', subject: userId, after: { eventId } })
  order.afterCommit(gateway.wakeWorker)
  return { eventId }
})

interface Clearing {
  userId: string
  reason?: string
  keepReviews: boolean
  key: string
}

/** Clears flags of a user in a change of the staff. @returns how many reviews it has accepted */
export async function clearFlags(
  tx: Db,
  gateway: GatewayContext,
  { userId, reason, keepReviews, key }: Clearing,
  order: StaffOrder,
) {
  const said = reason === undefined ? {} : { reason }
  const event = { eventId: `ops-${key}`, type: 'user.cleared' as const, userId, occurredAt: order.at, ...said }
  const released = await storeStaffEvent(tx, event, order.at, keepReviews)
  await order.audit({ action: 'user.cleared', subject: userId, reason, after: { released } })
  order.afterCommit(() => {
    gateway.metrics.reviewDecisions.inc({ state: 'ACCEPTED' }, released)
    gateway.wakeWorker()
  })
  return released
}

/** What clearing the flags of a user releases, by asset. */
export async function freedPayments(tx: Db, userId: string): Promise<StaffPayment[]> {
  const sums = await sumFlagReviews(tx, [userId])
  return sums.map(({ asset, quantity }) => ({ userId, rewardId: null, asset, quantity }))
}

/** The amounts that clearing the flags of a user frees now, as a text. A proposal is stale once they differ. */
export const freedNow = async (tx: Db, userId: string) =>
  (await sumFlagReviews(tx, [userId])).map(({ asset, quantity }) => `${asset} ${quantity}`).join(', ')

/** POST /ops/v1/users/{userId}/clear. The sum of the rewards that it frees decides whether a second person is needed. */
const CLEAR_USER = paymentCommand(clearUser, {
  payments: async (tx, gateway, { params: { userId }, body: { keepReviews } }, order) => {
    await findOther(tx, gateway, order, userId)
    return keepReviews ? [] : freedPayments(tx, userId)
  },
  run: async (tx, gateway, { params: { userId }, body, key }, order) => {
    const released = await clearFlags(tx, gateway, { ...body, userId, key }, order)
    return { released }
  },
  second: {
    kind: 'CLEAR',
    needed: async (tx, gateway, { params: { userId }, body: { reason } }, order) => {
      const held = await flagsOf(tx, userId)
      return {
        subject: userId,
        summary: `clears ${userId}, which frees ${amountsOf(order)}`,
        consequences: await describeMoney(tx, gateway, {
          userId,
          flags: held.filter((one) => reason === undefined || one === reason),
          money: movedMoney(order),
        }),
      }
    },
    basedOn: (tx, _gateway, { params: { userId } }) => freedNow(tx, userId),
    waiting: async () => ({ released: 0 }),
    behind: (gateway, { params: { userId } }) => describeUser(gateway, userId),
  },
})

export const FLAG_COMMANDS = [FLAG_USER, CLEAR_USER]
