import Big from 'big.js'
import { grantGoodwill } from '@fanfare/contract/staff/goodwill.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { assetDecimals } from '@fanfare/languages/asset-decimals.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { join } from '#gateway/activities/db/activities.ts'
import { markFreed } from '#gateway/activities/db/budgets.ts'
import { countedAs } from '#gateway/access/ops-keys.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import { expireEntitlements, postReleases } from '#gateway/rewards/db/entitlements.ts'
import { balance, budgetAccount } from '#gateway/rewards/db/ledger.ts'
import { malformed } from '../../http/read-input.ts'
import { awardIn, reserveAwards, type Award } from '../../rewards/reserve-awards.ts'
import { toDecimal } from '../../util/decimal.ts'
import { DomainError } from '../../util/domain-error.ts'
import { refuseOwnAccount, staffCommand, type ChangeInput, type StaffOrder } from '../staff-change.ts'
import { describeMoney } from './correct-reward.ts'
import {
  findAbout,
  findGoodwillActivity,
  findGrant,
  insertGrant,
  lockGoodwill,
  sumGrants,
} from '../db/goodwill-grants.ts'

type Input = ChangeInput<typeof grantGoodwill>

/** The amount of a grant. @throws DomainError 40000 for less than screens show: nobody could see that it was paid */
export function payableAmount(path: string, { amount, unit }: Money) {
  const least = new Big(10).pow(-assetDecimals(unit))
  if (least.gt(amount)) throw malformed(path, `must be at least ${least.toFixed()} ${unit}`)
  return new Big(amount)
}

const sourceOf = ({ key }: Input): Source => `manual:${key}`

/** The rest of each limit before this grant; null without a limit. */
type Room = Awaited<ReturnType<typeof readRoom>>

const amountOf = ({ body: { amount, unit } }: Input) =>
  amount === undefined ? null : payableAmount('amount', { amount, unit })

/** The first ms of the month in UTC. */
const monthOf = (at: number) => {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

async function readRoom(tx: Db, { config, opsKeys }: GatewayContext, input: Input, order: StaffOrder) {
  const { userId, rewardType, unit } = input.body
  const actor = countedAs(opsKeys, order.staff)
  await lockGoodwill(tx)
  const known = await findGrant(tx, input.key)
  const at = known?.at ?? order.at
  const { grant, second } = config.staffPolicy
  const given = await sumGrants(tx, {
    userId,
    actor,
    unit,
    grantKey: input.key,
    month: monthOf(at),
    day: at - (at % DAY_MS),
  })
  const leftOf = (limit: string | undefined, used: string) => (limit === undefined ? null : new Big(limit).minus(used))
  const activityId = (await findGoodwillActivity(tx))?.activityId ?? null
  const asset = `${rewardType}:${unit}`
  return {
    activityId,
    /** null in a dry run without one. */
    amount: amountOf(input),
    /** ms: when it counts, which is when it was proposed. */
    at,
    /** A proposal has reserved it. */
    isReserved: known !== undefined,
    budget: new Big(activityId === null ? '0' : await balance(tx, budgetAccount(activityId), asset)),
    alone: new Big(second.grantAbove[unit] ?? '0'),
    each: leftOf(grant.each[unit], '0'),
    userMonth: leftOf(grant.userMonth[unit], given.userMonth),
    actorDay: leftOf(grant.actorDay[unit], given.actorDay),
    /** The name that the limit of the day counts by. */
    actor,
  }
}

/** @throws DomainError 51001, 51014, 51030 SAME_PERSON, 51071 with the limit and what is left of it */
async function check(tx: Db, gateway: GatewayContext, input: Input, order: StaffOrder) {
  const { userId, unit, about } = input.body
  if (input.body.amount === undefined && !order.isDryRun) throw malformed('amount', 'is needed')
  refuseOwnAccount(gateway, order, userId)
  if ((await findUser(tx, userId))?.deletedAt !== null) throw new DomainError('NOT_FOUND', { field: 'userId' })
  if (about !== undefined && !(await findAbout(tx, userId, about)))
    throw malformed('about', 'must be an activity, or a reward of this user')
  const room = await readRoom(tx, gateway, input, order)
  const { amount } = room
  if (amount === null) return room
  const limits = gateway.config.staffPolicy.grant
  for (const name of ['each', 'userMonth', 'actorDay'] as const) {
    const left = room[name]
    if (left?.lt(amount))
      throw new DomainError('LIMIT', { limit: limits[name][unit] ?? '', left: left.lt(0) ? '0' : toDecimal(left) })
  }
  if (!room.isReserved && room.budget.lt(amount)) throw new DomainError('SOLD_OUT')
  return room
}

function answerOf(room: Room, rewardId: string | null) {
  const taken = room.amount ?? new Big(0)
  const after = (left: Big | null) => left && toDecimal(left.minus(taken))
  return {
    rewardId,
    left: {
      budget: toDecimal(room.isReserved ? room.budget : room.budget.minus(taken)),
      alone: toDecimal(room.alone),
      each: room.each && toDecimal(room.each),
      userMonth: after(room.userMonth),
      actorDay: after(room.actorDay),
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

/** A key whose answer is no longer stored must not pay a second time. @throws DomainError 51024 */
function refuseUsedKey(room: Room, { approvedBy }: StaffOrder) {
  if (room.isReserved && approvedBy === null) throw new DomainError('IDEMPOTENCY_CONFLICT')
}

/** POST /ops/v1/grants: goodwill. */
export const GRANT_GOODWILL = staffCommand(
  grantGoodwill,
  async (tx, gateway, input, order) => {
    const room = await check(tx, gateway, input, order)
    if (room.amount === null) return { ...answerOf(room, null), done: false }
    refuseUsedKey(room, order)
    const [reward = null] = await awardIn(tx, gateway, [await note(tx, input, order, room)])
    if (reward === null) throw new DomainError('SOLD_OUT')
    const { userId, rewardType, unit, about } = input.body
    const after = { userId, rewardType, unit, amount: room.amount.toFixed(), about, key: input.key }
    await order.audit({ action: 'grant.made', subject: reward.rewardId, after })
    order.afterCommit(gateway.wakeWorker)
    return answerOf(room, reward.rewardId)
  },
  {
    kind: 'GRANT',
    needed: async (tx, gateway, input, order) => {
      const room = await check(tx, gateway, input, order)
      if (room.amount === null) return null
      refuseUsedKey(room, order)
      const { userId, rewardType, unit, reason } = input.body
      if (room.amount.lte(room.alone)) return null
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
      const room = await readRoom(tx, gateway, input, order)
      const [isReserved] = await reserveAwards(tx, gateway, [await note(tx, input, order, room)], order.at)
      if (!isReserved) throw new DomainError('SOLD_OUT')
      return answerOf(room, null)
    },
    ended: release,
  },
)

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
