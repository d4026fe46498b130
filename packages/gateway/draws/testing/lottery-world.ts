import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { isTransient } from '#gateway/db/database-gone.ts'
import { drawPrize } from '../draw-prize.ts'
import { claimReward } from '../../rewards/claim-reward.ts'
import { cash, draws } from '../../testing/activity-file.ts'
import { createTaskWorld, nextEventId, tradeTask, type TaskWorld } from '../../testing/task-world.ts'

type LotteryInput = Extract<ActivityFileInput, { type: 'Lottery' }>
type PrizeInput = LotteryInput['prizes'][number]

const PRIZES: PrizeInput[] = [
  { id: 'big', weight: 1, stock: 2, fallback: 'small', reward: cash('100') },
  { id: 'small', weight: 6, stock: 5, fallback: 'none', reward: cash('1') },
  { id: 'none', weight: 3, stock: null, fallback: null, reward: null },
]

export type LotteryWorld = Awaited<ReturnType<typeof createLotteryWorld>>

export async function createLotteryWorld(given?: TaskWorld) {
  const world = given ?? (await createTaskWorld())
  const { gateway } = world
  let published = 0
  return {
    ...world,
    /** Publishes a lottery that began a day ago; each trade of `trade-task` is worth `draws` draws. */
    publishLottery: ({ draws: count = 3, ...changes }: Partial<LotteryInput> & { draws?: number } = {}) =>
      world.publish({
        alias: `lottery-${(published += 1)}`,
        type: 'Lottery',
        tasks: [tradeTask({ id: 'trade-task', period: 'AFTER', reward: draws(count) })],
        prizes: PRIZES,
        budget: [
          { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '1000000' },
          { rewardType: 'DROP', unit: 'USDT', limit: '100000' },
          { rewardType: 'PHYSICAL', unit: 'wallet', limit: '100' },
        ],
        ...changes,
      }),
    addPlayer: async (activityId: string) => {
      const userId = await world.addTrader(activityId)
      await claimReward(gateway, { userId }, { activityId, taskId: 'trade-task' }, 'en')
      return userId
    },
    draw: async (
      userId: string,
      activityId: string,
      changes: { idempotencyKey?: string; clientSeed?: string; country?: string } = {},
    ) => {
      const input = { activityId, idempotencyKey: nextEventId(), clientSeed: '', country: null, ...changes }
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
