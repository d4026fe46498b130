import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { accountKey, budgetAccount, lockBalances, userAccount } from '#gateway/rewards/db/ledger.ts'
import { giveDraws } from '#gateway/seed/give-draws.ts'
import { TeamCup } from '../../teams/testing/team-world.ts'
import { cash, places, usdt } from '../activity-file.ts'
import { DAY, type TaskWorld } from '../task-world.ts'
import { CUP, RELAY, VOICES, type RefOf } from './final-rewards.ts'
import {
  ACTIVITIES,
  COVER_LIMIT,
  DELAY,
  GIFT,
  LIVE_LIMITS,
  STOCK,
  TIERS,
  USERS,
  type ActivityName,
  type ModelReward,
} from './model.ts'

export type Real = Awaited<ReturnType<typeof startReal>>

export const LASTS = 4 * DAY
const cents = (decimal: string | number): number => Math.round(Number(decimal) * 100)
const textOf = (inCents: number) => (inCents / 100).toFixed(2)
const budgetOf = (limit: string | number) => [{ rewardType: 'DROP' as const, unit: 'USDT', limit: String(limit) }]

/** The files of the activities, without what is the same for all. */
const FILES: Record<ActivityName, Partial<ActivityFileInput>> = {
  bonus: {
    type: 'TradingDepositBonus',
    bonus: { windowDays: 1 },
    dataDelaySeconds: DELAY / 1000,
    tiers: TIERS.map(({ id, netDeposit, volume, reward }) => ({
      id,
      netDeposit: usdt(textOf(netDeposit)),
      volume: usdt(textOf(volume)),
      reward: { ...cash(textOf(reward)), expiresDays: 1 },
    })),
    budget: budgetOf(LIVE_LIMITS.bonus / 100),
  },
  copy: { type: 'CopyTrading', cover: { limit: usdt(textOf(COVER_LIMIT)) }, budget: budgetOf(LIVE_LIMITS.copy / 100) },
  draw: {
    type: 'Lottery',
    prizes: [
      ...Object.entries(STOCK).map(([id, { stock, fallback, cents: worth }], index) => ({
        id,
        weight: 3 + index,
        stock,
        fallback: fallback ?? 'none',
        reward: cash(textOf(worth)),
      })),
      { id: 'none', weight: 3, stock: null, fallback: null, reward: null },
    ],
    budget: [...budgetOf(LIVE_LIMITS.draw / 100), { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '1000' }],
  },
  cup: {
    type: 'PersonalTrading',
    settleDays: 1,
    tiers: places(CUP.prizes),
    board: { minimum: usdt(textOf(CUP.minimum)) },
    budget: budgetOf(1000),
  },
  relay: {
    type: 'TeamTrading',
    settleDays: 1,
    tiers: places(RELAY.prizes),
    teams: {
      minMembers: 1,
      maxMembers: RELAY.maxMembers,
      captainShare: RELAY.captainShare,
      memberMaximum: usdt(RELAY.memberMaximum),
    },
    budget: budgetOf(1000),
  },
  voices: {
    type: 'CompoundTrading',
    settleDays: 1,
    tiers: places(VOICES.prizes),
    pool: usdt(VOICES.pool),
    factors: { streak: { perDay: VOICES.perDay } },
    budget: budgetOf(1000),
  },
}

/** The real gateway as the commands use it: an activity of each type in a shared world. */
export async function startReal(world: TaskWorld, run: string) {
  const { gateway } = world
  const { db } = gateway
  const startTime = world.clock.now()
  const schedule = { startTime: new Date(startTime).toISOString(), endTime: new Date(startTime + LASTS).toISOString() }
  const ids = {} as Record<ActivityName, string>
  for (const name of ACTIVITIES) {
    const file = { ...FILES[name], ...schedule, alias: `${name}-${run}`, tasks: [] }
    ids[name] = await world.publish(file as Parameters<TaskWorld['publish']>[0])
  }
  const nameOf = new Map(ACTIVITIES.map((name) => [ids[name], name]))
  const users = await Promise.all(Array.from({ length: USERS }, () => world.addUser()))
  const balance = async (account: string, asset: string) =>
    cents((await lockBalances(db, [{ account, asset }])).get(accountKey(account, asset)) ?? '0')
  return {
    world,
    ids,
    startTime,
    users,
    relay: new TeamCup(world, ids.relay),
    /** Joins all activities, and gets the draws. */
    join: async (user: number) => {
      const userId = users[user] ?? ''
      for (const name of ACTIVITIES) await world.joinActivity(userId, ids[name])
      const gift = { userId, draws: GIFT, at: world.clock.now() }
      await giveDraws(gateway, { activityId: ids.draw, endTime: startTime + LASTS, source: 'manual:gift' }, [gift])
    },
    rewards: async () => {
      const rows = await db.selectFrom('rewards').selectAll().where('activityId', 'in', Object.values(ids)).execute()
      return rows.map(({ rewardId, userId, activityId, source, quantity, left, state }) => ({
        rewardId,
        user: users.indexOf(userId),
        activity: nameOf.get(activityId) ?? 'cup',
        source,
        quantity: cents(quantity),
        left: cents(left),
        state: state as ModelReward['state'],
      }))
    },
    /** In cents, as is what the budget of a live activity has left. */
    held: (user: number, asset: string) => balance(userAccount(users[user] ?? ''), asset),
    free: (activity: keyof typeof LIVE_LIMITS) => balance(budgetAccount(ids[activity]), 'DROP:USDT'),
    refs: async (): Promise<RefOf> => {
      const rows = await db.selectFrom('scores').select(['activityId', 'userId', 'userRef']).execute()
      const refs = new Map(rows.map(({ activityId, userId, userRef }) => [`${activityId} ${userId}`, userRef]))
      return (activity, of) => refs.get(`${ids[activity]} ${typeof of === 'number' ? users[of] : of}`) ?? ''
    },
  }
}
