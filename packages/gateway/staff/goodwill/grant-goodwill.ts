import Big from 'big.js'
import { grantGoodwill } from '@fanfare/contract/staff/goodwill.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { assetDecimals } from '@fanfare/languages/asset-decimals.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { join } from '#gateway/activities/db/activities.ts'
import { markFreed } from '#gateway/activities/db/budgets.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import { expireEntitlements, postReleases } from '#gateway/rewards/db/entitlements.ts'
import { balance, budgetAccount } from '#gateway/rewards/db/ledger.ts'
import { malformed } from '../../http/read-input.ts'
import { awardIn, reserveAwards, type Award } from '../../rewards/awards/reserve-awards.ts'
import { toDecimal } from '../../util/decimal.ts'
import { DomainError } from '../../util/domain-error.ts'
import type { PaymentRoom, StaffPayment } from '../judge-payments.ts'
import { paymentCommand, type ChangeInput, type StaffOrder } from '../staff-command.ts'
import { refuseOwnAccount } from '../own-account.ts'
import { describeMoney } from '../payments/describe-payments.ts'
import { findAbout, findGoodwillActivity, findGrant, insertGrant } from '../db/goodwill-grants.ts'

type Input = ChangeInput<typeof grantGoodwill>

/** The amount of a grant. @throws DomainError 40000 for less than screens show: nobody could see that it was paid */
export function payableAmount(path: string, { amount, unit }: Money) {
  const least = new Big(10).pow(-assetDecimals(unit))
  if (least.gt(amount)) throw malformed(path, `must be at least ${least.toFixed()} ${unit}`)
  return new Big(amount)
}

const sourceOf = ({ key }: Input): Source => `manual:${key}`

const amountOf = ({ body: { amount, unit } }: Input) =>
  amount === undefined ? null : payableAmount('amount', { amount, unit })

/** What the policy and the budget leave for this grant, before it. */
interface Room {
  /** Null until the budget is approved for the first time. */
  activityId: string | null
  /** Null in a dry run without one. */
  amount: Big | null
  /** ms: when it counts, which is when it was proposed. */
  at: number
  /** A proposal has reserved it. */
  isReserved: boolean
  budget: Big
  limits: PaymentRoom
  /** The name that the limit of the day counts by. */
  actor: string
}

async function readRoom(tx: Db, input: Input, { judgement }: StaffOrder): Promise<Room> {
  const [limits] = judgement?.rooms ?? []
  if (judgement === null || limits === undefined) throw new Error('a grant is judged before it is carried out')
  const { rewardType, unit } = input.body
  const activityId = (await findGoodwillActivity(tx))?.activityId ?? null
  return {
    activityId,
    amount: amountOf(input),
    at: judgement.at,
    isReserved: (await findGrant(tx, input.key)) !== undefined,
    budget: new Big(activityId === null ? '0' : await balance(tx, budgetAccount(activityId), `${rewardType}:${unit}`)),
    limits,
    actor: judgement.actor,
  }
}

/** @throws DomainError 40000, 51001, 51030 SAME_PERSON */
async function payments(
  tx: Db,
  gateway: GatewayContext,
  input: Input,
  order: StaffOrder,
): Promise<readonly StaffPayment[]> {
  const { userId, rewardType, unit, about, amount } = input.body
  if (amount === undefined && !order.isDryRun) throw malformed('amount', 'is needed')
  refuseOwnAccount(gateway, order, userId)
  if ((await findUser(tx, userId))?.deletedAt !== null) throw new DomainError('NOT_FOUND', { field: 'userId' })
  if (about !== undefined && !(await findAbout(tx, userId, about)))
    throw malformed('about', 'must be an activity, or a reward of this user')
  return [{ userId, rewardId: null, asset: `${rewardType}:${unit}`, quantity: amountOf(input)?.toFixed() ?? '0' }]
}

/** @throws DomainError 51014; 51024: a key whose answer is no longer stored must not pay a second time */
async function requireRoom(tx: Db, input: Input, order: StaffOrder): Promise<Room> {
  const room = await readRoom(tx, input, order)
  const { amount, isReserved, budget } = room
  if (amount === null) return room
  if (!isReserved && budget.lt(amount)) throw new DomainError('SOLD_OUT')
  if (isReserved && order.approvedBy === null) throw new DomainError('IDEMPOTENCY_CONFLICT')
  return room
}

function answerOf({ amount, isReserved, budget, limits }: Room, rewardId: string | null) {
  const taken = amount ?? new Big(0)
  const after = (left: Big) => toDecimal(left.minus(taken))
  const aloneAfter = limits.alone.minus(taken)
  return {
    rewardId,
    left: {
      budget: isReserved ? toDecimal(budget) : after(budget),
      alone: aloneAfter.lt(0) ? '0' : toDecimal(aloneAfter),
      each: limits.each && toDecimal(limits.each),
      userMonth: limits.userMonth && after(limits.userMonth),
      actorDay: limits.actorDay && after(limits.actorDay),
    },
  }
}

/** Writes down the grant and lets the user take part in the activity that pays. @throws DomainError 51024: the key paid another grant */
async function note(
  tx: Db,
  input: Input,
  order: StaffOrder,
  { activityId, amount, at, isReserved, actor }: Room,
): Promise<Award> {
  const { userId, rewardType, unit, reason, about, expiresDays } = input.body
  if (activityId === null || amount === null) throw new DomainError('SOLD_OUT')
  const [asset, quantity] = [`${rewardType}:${unit}`, amount.toFixed()]
  if (!isReserved) {
    const aboutId = about && (await findAbout(tx, userId, about))
    await insertGrant(tx, { grantKey: input.key, userId, actor, asset, quantity, reason, about: aboutId ?? null, at })
    await join(tx, { activityId, userId, at, consentVersion: null, maximum: null })
  }
  const expiresAt = expiresDays === undefined ? null : order.at + expiresDays * DAY_MS
  return { userId, activityId, source: sourceOf(input), asset, quantity, earnedAt: order.at, expiresAt }
}

/** POST /ops/v1/grants: goodwill. */
export const GRANT_GOODWILL = paymentCommand(grantGoodwill, {
  payments,
  run: async (tx, gateway, input, order) => {
    const room = await requireRoom(tx, input, order)
    if (room.amount === null) return { ...answerOf(room, null), done: false }
    const [reward = null] = await awardIn(tx, gateway, [await note(tx, input, order, room)])
    if (reward === null) throw new DomainError('SOLD_OUT')
    const { userId, rewardType, unit, about } = input.body
    const after = { userId, rewardType, unit, amount: room.amount.toFixed(), about, key: input.key }
    await order.audit({ action: 'grant.made', subject: reward.rewardId, after })
    order.afterCommit(gateway.wakeWorker)
    return answerOf(room, reward.rewardId)
  },
  second: {
    kind: 'GRANT',
    needed: async (tx, gateway, input, order) => {
      const room = await requireRoom(tx, input, order)
      if (room.amount === null) return null
      const { userId, rewardType, unit, reason } = input.body
      const money = [{ asset: `${rewardType}:${unit}`, before: room.budget, after: room.budget.minus(room.amount) }]
      return {
        subject: userId,
        summary: `${room.amount.toFixed()} ${unit} to ${userId}: ${reason}`,
        consequences: await describeMoney(tx, gateway, { userId, money }),
      }
    },
    // Nothing can change in between, because its amount is reserved.
    basedOn: (_tx, _gateway, input) => Promise.resolve(sourceOf(input)),
    waiting: async (tx, gateway, input, order) => {
      const room = await readRoom(tx, input, order)
      const [isReserved] = await reserveAwards(tx, gateway, [await note(tx, input, order, room)], order.at)
      if (!isReserved) throw new DomainError('SOLD_OUT')
      return answerOf(room, null)
    },
    ended: release,
  },
})

/** Gives back what a proposal reserved. Its source has ended, so the key can no longer pay. */
async function release(tx: Db, gateway: GatewayContext, input: Input) {
  const at = gateway.clock.now()
  const { userId } = input.body
  const activity = await findGoodwillActivity(tx)
  if (activity === null) return
  const dates = { userId, activityId: activity.activityId, source: sourceOf(input), earnedAt: at, claimDeadline: at }
  const expired = await expireEntitlements(tx, [dates], at)
  await markFreed(tx, expired, at)
  await postReleases(tx, gateway, expired, at)
}
