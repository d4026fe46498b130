import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { isTransient } from '#gateway/db/database-gone.ts'
import type { DrawRow } from '../db/draws.ts'
import { drawPrize } from '../draw-prize.ts'
import { claimReward } from '../../rewards/claim-reward.ts'
import { createTaskWorld, nextEventId, type TaskWorld } from '../../testing/task-world.ts'

type LotteryInput = Extract<ActivityFileInput, { type: 'Lottery' }>
export type PrizeInput = LotteryInput['prizes'][number]

export const cash = (amount: string) => ({
  type: 'DROP' as const,
  kind: 'Token' as const,
  amount: { amount, unit: 'USDT' },
})

/** Two cash prizes with little stock, and none. */
const PRIZES: PrizeInput[] = [
  { id: 'big', weight: 1, stock: 2, fallback: 'small', reward: cash('100') },
  { id: 'small', weight: 6, stock: 5, fallback: 'none', reward: cash('1') },
  { id: 'none', weight: 3, stock: null, fallback: null, reward: null },
]

export interface LotteryWorld extends TaskWorld {
  /** Publishes a lottery that began a day ago; each trade of `trade-task` is worth `draws` draws. */
  publishLottery: (changes?: Partial<LotteryInput> & { draws?: number }) => Promise<string>
  /** A user who has joined and claimed the draws of a trade. */
  addPlayer: (activityId: string) => Promise<string>
  draw: (
    userId: string,
    activityId: string,
    changes?: { idempotencyKey?: string; clientSeed?: string; country?: string },
  ) => Promise<DrawRow>
}

export async function createLotteryWorld(given?: TaskWorld): Promise<LotteryWorld> {
  const world = given ?? (await createTaskWorld())
  const { gateway } = world
  let published = 0
  return {
    ...world,
    publishLottery: ({ draws = 3, ...changes } = {}) =>
      world.publish({
        alias: `lottery-${(published += 1)}`,
        type: 'Lottery',
        tasks: [
          {
            id: 'trade-task',
            type: 'ANY_TRADING_VOLUME',
            period: 'AFTER',
            reward: { type: 'LOTTERY_COUNT', kind: 'InKind', amount: { count: draws } },
          },
        ],
        prizes: PRIZES,
        budget: [
          { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '1000000' },
          { rewardType: 'DROP', unit: 'USDT', limit: '100000' },
          { rewardType: 'PHYSICAL', unit: 'wallet', limit: '100' },
        ],
        ...changes,
      }),
    addPlayer: async (activityId) => {
      const userId = await world.addTrader(activityId)
      await claimReward(gateway, { userId }, { activityId, taskId: 'trade-task' }, 'en')
      return userId
    },
    draw: async (userId, activityId, { idempotencyKey = nextEventId(), clientSeed = '', country = null } = {}) => {
      const input = { activityId, idempotencyKey, clientSeed, country }
      // As a client after 50300: thousands of draws at once may wait for a connection for too long on a slow machine.
      for (;;) {
        try {
          return await drawPrize(gateway, { userId, familyId: 'test', agentId: null }, input)
        } catch (error) {
          if (!isTransient(error)) throw error
        }
      }
    },
  }
}
