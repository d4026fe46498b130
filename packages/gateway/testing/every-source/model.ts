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
  /** undefined when not decided. */
  tier: (typeof TIERS)[number] | null | undefined
  hasLeftTeam: boolean
}
export interface ModelReward {
  user: number
  activity: ActivityName
  source: string
  quantity: number
  left: number
  expiresAt: number | null
  state: 'GRANTED' | 'USED' | 'EXPIRED'
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
    tier: undefined,
    hasLeftTeam: false,
  })),
  rewards: [],
  teams: [],
  stock: new Map(Object.entries(STOCK).map(([id, { stock }]) => [id, stock])),
})

export const rewardOf = (model: Model, user: number, activity: ActivityName, kind: string): ModelReward | undefined =>
  model.rewards.find((one) => one.user === user && one.activity === activity && one.source.startsWith(`${kind}:`))

export const freeOf = (model: Model, activity: LiveName): number =>
  model.rewards
    .filter((reward) => reward.activity === activity && !reward.source.startsWith('manual:'))
    .reduce<number>((free, { quantity }) => free - quantity, LIVE_LIMITS[activity])

export const grant = (model: Model, reward: Omit<ModelReward, 'left' | 'state'>): void =>
  void model.rewards.push({ ...reward, left: reward.quantity, state: 'GRANTED' })

/** Facts of [from, until). */
export const sumIn = (facts: readonly Fact[], from: number, until: number): number =>
  facts.reduce((sum, { at, cents }) => (at >= from && at < until ? sum + cents : sum), 0)

function decideTier(model: Model, user: ModelUser): void {
  if (user.joinedAt === null || user.tier !== undefined) return
  const until = Math.min(user.joinedAt + WINDOW, model.end)
  if (model.now < until + DELAY) return
  const [deposited, traded] = [user.deposits, user.trades].map((facts) => sumIn(facts, user.joinedAt ?? 0, until))
  user.tier =
    TIERS.findLast(({ netDeposit, volume }) => (deposited ?? 0) >= netDeposit && (traded ?? 0) >= volume) ?? null
}

/** The first order alone decides, and only a loss that was closed automatically is paid. */
function coverOf({ joinedAt, orders }: ModelUser, end: number): { source: string; quantity: number } | null {
  if (joinedAt === null) return null
  const [first] = orders
    .filter(({ at }) => at >= joinedAt && at < end)
    .toSorted((a, b) => a.at - b.at || (a.eventId < b.eventId ? -1 : 1))
  if (first === undefined || !first.automatic || first.cents >= 0) return null
  return { source: `cover:${first.orderId}`, quantity: Math.min(-first.cents, COVER_LIMIT) }
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
  const due: {
    user: number
    activity: 'bonus' | 'copy'
    source: string
    quantity: number
    expiresAt: number | null
  }[] = []
  for (const [user, one] of model.users.entries()) {
    decideTier(model, one)
    if (one.tier && !rewardOf(model, user, 'bonus', 'tier'))
      due.push({
        user,
        activity: 'bonus',
        source: `tier:${one.tier.id}`,
        quantity: one.tier.reward,
        expiresAt: model.now + TIER_LASTS,
      })
    const cover = coverOf(one, model.end)
    if (cover && !rewardOf(model, user, 'copy', 'cover'))
      due.push({ user, activity: 'copy', ...cover, expiresAt: null })
  }
  const paid = due.filter(({ user, activity, source }) => isPaid(user, activity, source))
  for (const one of paid) grant(model, one)
  for (const { activity, quantity, source } of due.filter((one) => !paid.includes(one)))
    if (quantity <= freeOf(model, activity)) throw new Error(`${source} was not paid, and ${activity} had the budget`)
  for (const activity of ['bonus', 'copy', 'draw'] as const)
    if (freeOf(model, activity) < 0) throw new Error(`${activity} paid more than its budget`)
}
