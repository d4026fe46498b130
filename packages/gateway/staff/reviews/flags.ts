import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import { clearUser, flagUser, type flags as flagsCall } from '@fanfare/contract/staff/flags.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { flagsOf, listOpenFlags } from '#gateway/facts/db/reversals.ts'
import { sumFlagReviews } from '#gateway/rewards/db/reviews.ts'
import { storeStaffEvent } from '../../facts/ingest-events.ts'
import { toDecimal } from '../../util/decimal.ts'
import { DomainError } from '../../util/domain-error.ts'
import { maskForStaff } from '../../util/mask-name.ts'
import { pageOf, readCursor } from '../page-cursor.ts'
import { refuseOwnAccount, type StaffCommand, type StaffOrder } from '../staff-change.ts'
import { describeMoney } from '../goodwill/cancel-by-staff.ts'
import { describeUser } from '../users/describe-user.ts'
import { describeSum } from './reviews.ts'

/** GET /ops/v1/flags. */
export async function readFlags(
  { db }: Pick<GatewayContext, 'db'>,
  { query: { pageSize, cursor, reason } }: CallRequest<typeof flagsCall>,
): Promise<CallAnswer<typeof flagsCall>> {
  const place = readCursor(cursor)
  const after = place === null ? null : { at: Number(place[0]), eventId: place[1] }
  const { rows, total } = await listOpenFlags(db, { reason }, { limit: pageSize + 1, after })
  const sums = await sumFlagReviews(db, [...new Set(rows.map(({ userId }) => userId))])
  const page = pageOf(rows, {
    pageSize,
    placeOf: ({ at, eventId }) => [at, eventId],
    itemOf: ({ userId, loginName, reason: flagged, score, at }) => {
      const waiting = sums.filter((sum) => sum.userId === userId)
      return {
        person: { userId, maskedName: maskForStaff(loginName) },
        reason: flagged,
        score,
        at,
        reviews: waiting.reduce((reviews, { count }) => reviews + count, 0),
        sums: waiting.map(describeSum),
      }
    },
  })
  return { ...page, total }
}

/** @throws DomainError 51001, 51030 SAME_PERSON */
async function requireOther(tx: Db, gateway: GatewayContext, userId: string, order: StaffOrder): Promise<void> {
  refuseOwnAccount(gateway, order, userId)
  if ((await findUser(tx, userId)) === undefined) throw new DomainError('NOT_FOUND')
}

/** POST /ops/v1/users/{userId}/flags. */
const FLAG_USER: StaffCommand<typeof flagUser> = {
  call: flagUser,
  run: async (tx, gateway, { params: { userId }, body: { reason, note }, key }, order) => {
    await requireOther(tx, gateway, userId, order)
    const eventId = `ops-${key}`
    await storeStaffEvent(tx, { eventId, type: 'user.flagged', userId, occurredAt: order.at, reason }, order.at)
    await order.audit({ action: 'user.flagged', subject: userId, reason, note, after: { eventId } })
    order.afterCommit(() => gateway.wakeWorker())
    return { done: true, eventId }
  },
}

interface Clearing {
  userId: string
  reason?: string | undefined
  note: string
  keepReviews: boolean
  key: string
}

/** Clears flags of a user in a change of the staff. @returns how many reviews it has accepted */
export async function clearFlags(
  tx: Db,
  gateway: GatewayContext,
  { userId, reason, note, keepReviews, key }: Clearing,
  order: StaffOrder,
): Promise<number> {
  const said = reason === undefined ? {} : { reason }
  const event = { eventId: `ops-${key}`, type: 'user.cleared' as const, userId, occurredAt: order.at, ...said }
  const released = await storeStaffEvent(tx, event, order.at, { keepReviews })
  await order.audit({ action: 'user.cleared', subject: userId, ...said, note, after: { released } })
  order.afterCommit(() => {
    gateway.metrics.reviewDecisions.inc({ state: 'ACCEPTED' }, released)
    gateway.wakeWorker()
  })
  return released
}

type Sum = Awaited<ReturnType<typeof sumFlagReviews>>[number]

/** The amounts that a decision is about where one person may not decide it alone; else null. A unit without a figure always needs two. */
export function aboveAlone(
  { config }: GatewayContext,
  sums: readonly Pick<Sum, 'asset' | 'quantity'>[],
): string | null {
  const { reviewAbove } = config.staffPolicy.second
  const isAbove = sums.some(({ asset, quantity }) => {
    const alone = reviewAbove[unitOfAsset(asset)]
    return alone === undefined || new Big(quantity).gt(alone)
  })
  if (!isAbove) return null
  return sums.map(({ asset, quantity }) => `${toDecimal(new Big(quantity))} ${unitOfAsset(asset)}`).join(', ')
}

/** Amounts that leave their reviews. */
export const freedMoney = (sums: readonly Pick<Sum, 'asset' | 'quantity'>[]) =>
  sums.map(({ asset, quantity }) => ({ asset, before: quantity, after: '0' }))

/** The amounts that clearing the flags of a user frees now, as a text. A proposal is stale once they differ. */
export const freedNow = async (tx: Db, userId: string): Promise<string> =>
  (await sumFlagReviews(tx, [userId])).map(({ asset, quantity }) => `${asset} ${quantity}`).join(', ')

/** POST /ops/v1/users/{userId}/clear. The sum of the rewards that it frees decides whether a second person is needed. */
const CLEAR_USER: StaffCommand<typeof clearUser> = {
  call: clearUser,
  run: async (tx, gateway, { params: { userId }, body, key }, order) => {
    await requireOther(tx, gateway, userId, order)
    const released = await clearFlags(tx, gateway, { ...body, userId, key }, order)
    return { done: true, proposal: null, released }
  },
  second: {
    kind: 'CLEAR',
    needed: async (tx, gateway, { params: { userId }, body: { keepReviews, reason } }, order) => {
      await requireOther(tx, gateway, userId, order)
      const sums = keepReviews ? [] : await sumFlagReviews(tx, [userId])
      const freed = keepReviews ? null : aboveAlone(gateway, sums)
      if (freed === null) return null
      const held = await flagsOf(tx, userId)
      return {
        subject: userId,
        summary: `clears ${userId}, which frees ${freed}`,
        consequences: await describeMoney(tx, gateway, {
          userId,
          flags: held.filter((one) => reason === undefined || one === reason),
          money: freedMoney(sums),
        }),
      }
    },
    basedOn: (tx, _gateway, { params: { userId } }) => freedNow(tx, userId),
    waiting: (_tx, _gateway, _input, { proposal }) => Promise.resolve({ done: false, proposal, released: 0 }),
    behind: (gateway, { params: { userId } }) => describeUser(gateway, userId),
  },
}

export const FLAG_COMMANDS = [FLAG_USER, CLEAR_USER]
