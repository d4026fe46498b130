import { DAY, HOUR } from '../task-world.ts'

/**
 * A second implementation of all rewards that need no claim, with plain lists and whole cents instead of a database: tiers, covers,
 * draws and their uses. `final-rewards.ts` adds places, teams and linked tracks, which are paid after the end.
 */
export const USERS = 4
export const ACTIVITIES = ['bonus', 'copy', 'draw', 'cup', 'relay', 'voices'] as const
export type ActivityName = (typeof ACTIVITIES)[number]

/** In cents. */
export const TIERS = [
  { id: 'tier-1', netDeposit: 100_00, volume: 100_00, reward: 30_00 },
  { id: 'tier-2', netDeposit: 200_00, volume: 300_00, reward: 70_00 },
] as const
const WINDOW = DAY
export const DELAY = HOUR / 2
const TIER_LASTS = DAY
export const COVER_LIMIT = 50_00
export const GIFT = 3
export const STOCK = {
  big: { stock: 1, fallback: 'small', cents: 10_00 },
  small: { stock: 3, fallback: null, cents: 1_00 },
} as const
export const LIVE_LIMITS = { bonus: 100_00, copy: 70_00, draw: 13_00 } as const
type LiveName = keyof typeof LIVE_LIMITS

export interface Fact {
  at: number
  cents: number
  eventId: string
}
export interface ModelUser {
  joinedAt: number | null
  trades: Fact[]
  /** Withdrawals are below zero. */
  deposits: Fact[]
  orders: (Fact & { orderId: string; automatic: boolean })[]
  /** Activities in which a reward stayed because the budget could not pay the one that the facts earn. */
  kept: Set<ActivityName>
  hasLeftTeam: boolean
}
export interface ModelReward {
  user: number
  activity: ActivityName
  source: string
  quantity: number
  left: number
  expiresAt: number | null
  state: 'GRANTED' | 'USED' | 'EXPIRED' | 'CANCELLED'
}
export interface ModelTeam {
  teamId: string
  captain: number
  members: number[]
}
export interface Model {
  now: number
  end: number
  users: ModelUser[]
  rewards: ModelReward[]
  teams: ModelTeam[]
  stock: Map<string, number>
}

export const newModel = (now: number, end: number): Model => ({
  now,
  end,
  users: Array.from({ length: USERS }, () => ({
    joinedAt: null,
    trades: [],
    deposits: [],
    orders: [],
    kept: new Set<ActivityName>(),
    hasLeftTeam: false,
  })),
  rewards: [],
  teams: [],
  stock: new Map(Object.entries(STOCK).map(([id, { stock }]) => [id, stock])),
})

export const rewardOf = (model: Model, user: number, activity: ActivityName, kind: string): ModelReward | undefined =>
  model.rewards.find(
    (one) =>
      one.user === user && one.activity === activity && one.source.startsWith(`${kind}:`) && one.state !== 'CANCELLED',
  )

export const freeOf = (model: Model, activity: LiveName): number =>
  model.rewards
    .filter(
      ({ activity: of, source, state }) => of === activity && !source.startsWith('manual:') && state !== 'CANCELLED',
    )
    .reduce<number>((free, { quantity }) => free - quantity, LIVE_LIMITS[activity])

export const grant = (model: Model, reward: Omit<ModelReward, 'left' | 'state'>): void =>
  void model.rewards.push({ ...reward, left: reward.quantity, state: 'GRANTED' })

/** Facts of [from, until). */
export const sumIn = (facts: readonly Fact[], from: number, until: number): number =>
  facts.reduce((sum, { at, cents }) => (at >= from && at < until ? sum + cents : sum), 0)

/** What the facts earn of a kind of which a user has at most one reward. */
interface Wanted {
  source: string
  quantity: number
  expiresAt: number | null
}

function tierOf({ joinedAt, deposits, trades }: ModelUser, { now, end }: Model): Wanted | null {
  if (joinedAt === null) return null
  const until = Math.min(joinedAt + WINDOW, end)
  if (now < until + DELAY) return null
  const [deposited, traded] = [sumIn(deposits, joinedAt, until), sumIn(trades, joinedAt, until)]
  const tier = TIERS.findLast(({ netDeposit, volume }) => deposited >= netDeposit && traded >= volume)
  return tier === undefined ? null : { source: `tier:${tier.id}`, quantity: tier.reward, expiresAt: now + TIER_LASTS }
}

/** The first order alone decides, and only a loss that was closed automatically is paid. */
function coverOf({ joinedAt, orders }: ModelUser, { end }: Model): Wanted | null {
  if (joinedAt === null) return null
  const [first] = orders
    .filter(({ at }) => at >= joinedAt && at < end)
    .toSorted((a, b) => a.at - b.at || (a.eventId < b.eventId ? -1 : 1))
  if (first === undefined || !first.automatic || first.cents >= 0) return null
  return { source: `cover:${first.orderId}`, quantity: Math.min(-first.cents, COVER_LIMIT), expiresAt: null }
}

const EXCLUSIVE = [
  { activity: 'bonus', kind: 'tier', wantedOf: tierOf },
  { activity: 'copy', kind: 'cover', wantedOf: coverOf },
] as const

const ruled = (source: string) => source.split('~')[0]

/** The name of a source that is earned again after it was taken back has the number of the turn. */
function nextName(model: Model, user: number, { source }: Wanted): string {
  const before = model.rewards.filter((one) => one.user === user && ruled(one.source) === source).length
  return before === 0 ? source : `${source}~${before + 1}`
}

interface Due extends Wanted {
  user: number
  activity: 'bonus' | 'copy'
}

/**
 * Applies all transitions that are due. The model decides what a budget that is too small can pay, not to whom: `isPaid` reports
 * the users of the real gateway, and the model throws if it paid too much, or less than it could.
 */
export function evaluateModel(
  model: Model,
  isPaid: (user: number, activity: ActivityName, source: string) => boolean,
): void {
  for (const reward of model.rewards)
    if (reward.state === 'GRANTED' && reward.expiresAt !== null && reward.expiresAt <= model.now)
      Object.assign(reward, { left: 0, state: 'EXPIRED' })
  const due: Due[] = []
  for (const [user, one] of model.users.entries())
    for (const { activity, kind, wantedOf } of EXCLUSIVE) {
      const wanted = wantedOf(one, model)
      const held = rewardOf(model, user, activity, kind)
      const next = wanted && { ...wanted, user, activity, source: nextName(model, user, wanted) }
      if (held !== undefined) correct(model, held, { wanted, next, isPaid })
      else if (next !== null) due.push(next)
    }
  const paid = due.filter(({ user, activity, source }) => isPaid(user, activity, source))
  for (const one of paid) grant(model, one)
  for (const { activity, quantity, source } of due.filter((one) => !paid.includes(one)))
    if (quantity <= freeOf(model, activity)) throw new Error(`${source} was not paid, and ${activity} had the budget`)
  for (const activity of ['bonus', 'copy', 'draw'] as const)
    if (freeOf(model, activity) < 0) throw new Error(`${activity} paid more than its budget`)
}

/** An earlier fact that arrived late gives a reward that is still whole to another source, or to none, unless the budget is too small. */
function correct(
  model: Model,
  held: ModelReward,
  { wanted, next, isPaid }: { wanted: Wanted | null; next: Due | null; isPaid: Parameters<typeof evaluateModel>[1] },
): void {
  const isSame = wanted !== null && ruled(held.source) === wanted.source && held.quantity === wanted.quantity
  const isWhole = held.state === 'GRANTED' && held.left === held.quantity
  if (isSame || !isWhole) return
  const { user, activity } = held
  const kept = model.users[user]?.kept ?? new Set()
  const isDone = next === null ? !isPaid(user, activity, held.source) : isPaid(user, activity, next.source)
  if (isDone) {
    kept.delete(activity)
    Object.assign(held, { left: 0, state: 'CANCELLED' })
    if (next !== null) grant(model, next)
    return
  }
  const isPayable = next === null || next.quantity <= freeOf(model, next.activity) + held.quantity
  if (isPayable && !kept.has(activity))
    throw new Error(`${held.source} was not corrected to ${next?.source ?? 'nothing'}`)
  kept.add(activity)
}
