import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import type { StaffMoney } from '@fanfare/contract/define-call.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { StaffPolicy } from '#gateway/access/staff-policy.ts'
import type { Db } from '#gateway/db/client.ts'
import { toDecimal } from '../util/decimal.ts'
import { DomainError } from '../util/domain-error.ts'
import { userIdsOf } from '../util/user-ids.ts'
import { sumStaffPayments, type PaymentSum } from './db/staff-payments.ts'

/** An amount that a change of the staff moves to or from one user. */
export interface StaffPayment {
  userId: string
  /** Null for new money, and for a sum of several rewards. */
  rewardId: string | null
  asset: string
  /** Decimal string. */
  quantity: string
}

/** What is left for one user and unit before the payments of the change. */
export interface PaymentRoom {
  userId: string
  unit: string
  /** The sum of the change. */
  amount: Big
  /** What one person may still decide alone; 0 in a unit without a figure. */
  alone: Big
  /** The limits of new money, null without a limit. */
  each: Big | null
  userMonth: Big | null
  actorDay: Big | null
}

export interface Judgement {
  payments: readonly StaffPayment[]
  /** One for each user and unit. */
  rooms: readonly PaymentRoom[]
  /** Those that one person may not decide alone. */
  above: readonly StaffPayment[]
  needsSecondPerson: boolean
  /** ms: when the payments count, which is when they were proposed. */
  at: number
  /** The name by which figures of an actor count. */
  actor: string
}

/** What decides payments: what the call does with money, the policy, and who does it. */
export interface PaymentCase {
  money: StaffMoney
  /** The change keys of what is judged. */
  paymentKeys: readonly string[]
  policy: StaffPolicy
  actor: string
  /** ms */
  now: number
  /** ms: when it was proposed, if it was. */
  proposedAt?: number | null
}

/** Up to which sum of a unit one person decides alone, by what a call does with money. */
function figuresOf(money: StaffMoney, { second }: StaffPolicy): Readonly<Record<string, string>> {
  switch (money) {
    case 'grants':
      return second.grantAbove
    case 'releases':
      return second.reviewAbove
    case 'takes':
      return second.cancelAbove
    case 'resends':
      return second.payoutAbove
    default:
      throw new Error(`no figure of the policy is for a call that ${money}`)
  }
}

/** The first ms of the month in UTC. */
function monthOf(at: number): number {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

/** Sums by whom they are of and by unit. */
class Sums {
  readonly #sums = new Map<string, { of: string; unit: string; quantity: Big }>()

  constructor(added: readonly PaymentSum[]) {
    for (const { of, unit, quantity } of added) {
      const key = JSON.stringify([of, unit])
      this.#sums.set(key, { of, unit, quantity: this.get(of, unit).plus(quantity) })
    }
  }

  get(of: string, unit: string): Big {
    return this.#sums.get(JSON.stringify([of, unit]))?.quantity ?? new Big(0)
  }

  list(): { of: string; unit: string; quantity: Big }[] {
    return [...this.#sums.values()]
  }
}

/** The sums of payments by what `of` says; those of which it says nothing are left out. */
const sumUp = (payments: readonly StaffPayment[], of: (payment: StaffPayment) => string | null): Sums =>
  new Sums(
    payments.flatMap((payment) => {
      const subject = of(payment)
      return subject === null ? [] : [{ of: subject, unit: unitOfAsset(payment.asset), quantity: payment.quantity }]
    }),
  )

/** Sums of a change, and of what one person decided alone before it. */
interface Compared {
  now: Sums
  before: Sums
}

const smaller = (one: Big, other: Big): Big => (one.lt(other) ? one : other)
const notBelowZero = (amount: Big): Big => (amount.lt(0) ? new Big(0) : amount)
const leftOf = (limit: string | undefined, used: Big): Big | null =>
  limit === undefined ? null : new Big(limit).minus(used)

/**
 * Judges what a change of the staff would move: the one function for win-back, goodwill, corrections, reviews and payouts by hand. A figure of the
 * policy counts sums of what one person decided alone: of the reward since ever, of the user over `sums.userDays`, and of the actor over a day, up to
 * `sums.actorTimes` the figure. New money also has the limits of `grant`, which count what waits for a second person.
 * @throws DomainError 51071 with the limit and what is left of it
 */
export async function judgePayments(tx: Db, payments: readonly StaffPayment[], one: PaymentCase): Promise<Judgement> {
  const { money, paymentKeys, policy, actor, now, proposedAt } = one
  const figures = figuresOf(money, policy)
  const { userDays, actorTimes } = policy.second.sums
  const before = await sumStaffPayments(
    tx,
    {
      money,
      exceptKeys: paymentKeys,
      users: { ids: userIdsOf(payments), since: now - userDays * DAY_MS },
      rewardIds: payments.flatMap(({ rewardId }) => rewardId ?? []),
      actor: { name: actor, since: now - DAY_MS },
    },
    ['ALONE'],
  )
  const users: Compared = { now: sumUp(payments, ({ userId }) => userId), before: new Sums(before.users) }
  const rewards: Compared = { now: sumUp(payments, ({ rewardId }) => rewardId), before: new Sums(before.rewards) }
  const actors: Compared = { now: sumUp(payments, () => actor), before: new Sums(before.actors) }

  const figureOf = (unit: string, times = 1) => new Big(figures[unit] ?? '0').times(times)
  const isAbove = (compared: Compared, of: string, unit: string, times = 1) =>
    compared.now.get(of, unit).plus(compared.before.get(of, unit)).gt(figureOf(unit, times))
  const above = payments.filter(({ userId, rewardId, asset }) => {
    const unit = unitOfAsset(asset)
    return (
      figures[unit] === undefined ||
      isAbove(users, userId, unit) ||
      (rewardId !== null && isAbove(rewards, rewardId, unit)) ||
      isAbove(actors, actor, unit, actorTimes)
    )
  })
  const at = proposedAt ?? now
  const limitsOf = money === 'grants' ? await readLimits(tx, one, payments, at) : () => NO_LIMITS
  const rooms = users.now.list().map(({ of: userId, unit, quantity: amount }): PaymentRoom => {
    const leftOfUser = figureOf(unit).minus(users.before.get(userId, unit))
    const leftOfActor = figureOf(unit, actorTimes).minus(actors.before.get(actor, unit))
    const alone = notBelowZero(smaller(leftOfUser, leftOfActor))
    return { userId, unit, amount, alone, ...limitsOf(userId, unit) }
  })
  for (const room of rooms) requireWithinLimits(room, policy.grant)
  return { payments, rooms, above, needsSecondPerson: above.length > 0, at, actor }
}

type Limits = Pick<PaymentRoom, 'each' | 'userMonth' | 'actorDay'>

const NO_LIMITS: Limits = { each: null, userMonth: null, actorDay: null }

/** What the limits of new money leave for a user and unit, in the month and day (UTC) of `at`. What waits for a second person counts, too. */
async function readLimits(
  tx: Db,
  { money, paymentKeys, policy, actor }: PaymentCase,
  payments: readonly StaffPayment[],
  at: number,
): Promise<(userId: string, unit: string) => Limits> {
  const given = await sumStaffPayments(
    tx,
    {
      money,
      exceptKeys: paymentKeys,
      users: { ids: userIdsOf(payments), since: monthOf(at) },
      actor: { name: actor, since: at - (at % DAY_MS) },
    },
    ['WAITING', 'ALONE', 'APPROVED'],
  )
  const ofMonth = new Sums(given.users)
  const ofDay = new Sums(given.actors)
  const { each, userMonth, actorDay } = policy.grant
  return (userId, unit) => ({
    each: leftOf(each[unit], new Big(0)),
    userMonth: leftOf(userMonth[unit], ofMonth.get(userId, unit)),
    actorDay: leftOf(actorDay[unit], ofDay.get(actor, unit)),
  })
}

/** @throws DomainError 51071 */
function requireWithinLimits(room: PaymentRoom, grant: StaffPolicy['grant']): void {
  for (const name of ['each', 'userMonth', 'actorDay'] as const) {
    const left = room[name]
    if (left?.lt(room.amount))
      throw new DomainError('LIMIT', { limit: grant[name][room.unit] ?? '', left: toDecimal(notBelowZero(left)) })
  }
}
