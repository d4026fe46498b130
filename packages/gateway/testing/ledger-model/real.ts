import { accountKey, budgetAccount, lockBalances } from '../../rewards/db/ledger.ts'
import { taskOfSource } from '../../db/tables/source.ts'
import { listSourceStates } from '../../rewards/db/source-states.ts'
import { DAY, tradeTask, type TaskWorld } from '../task-world.ts'
import { type Standing, TASK_IDS, TASKS, type TaskId, USERS } from './model.ts'

export type Real = Awaited<ReturnType<typeof startReal>>

const ASSET = 'GIFT_CASH:USDT'
export const LASTS = 4 * DAY

/** The real gateway as the commands use it: one activity in its own world. */
export async function startReal(world: TaskWorld, alias: string, limit: number) {
  const { db } = world.gateway
  const startTime = world.clock.now()
  const publish = (amount: number) =>
    world.publish({
      alias,
      startTime: new Date(startTime).toISOString(),
      endTime: new Date(startTime + LASTS).toISOString(),
      tasks: [
        tradeTask({ claimDays: TASKS['first-trade'].claimDays }),
        tradeTask({
          id: 'volume',
          type: 'SPOT_TRADING_VOLUME',
          target: { amount: '300', unit: 'USDT' },
          claimDays: TASKS.volume.claimDays,
        }),
      ],
      budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: String(amount) }],
    })
  const activityId = await publish(limit)
  const users = await Promise.all(Array.from({ length: USERS }, () => world.addUser()))
  return {
    world,
    activityId,
    startTime,
    users,
    setLimit: publish,
    standings: () =>
      Promise.all(
        users.map(async (userId) => {
          const rows = new Map(
            (await listSourceStates(db, userId)).map((row) => [taskOfSource(row.source)?.taskId, row]),
          )
          const entries = TASK_IDS.map((id) => {
            const { status = 'PENDING', claimExpired, soldOut, earnedAt = null } = rows.get(id) ?? {}
            const standing: Standing = claimExpired ? 'EXPIRED' : soldOut ? 'SOLD_OUT' : status
            return [id, { standing, completedAt: earnedAt }]
          })
          return Object.fromEntries(entries) as Record<TaskId, { standing: Standing; completedAt: number | null }>
        }),
      ),
    budgetFree: async () => {
      const account = budgetAccount(activityId)
      const balances = await lockBalances(db, [{ account, asset: ASSET }])
      return Number(balances.get(accountKey(account, ASSET)) ?? 0)
    },
    rewardState: async (rewardId: string) =>
      (await db.selectFrom('rewards').select('state').where('rewardId', '=', rewardId).executeTakeFirst())?.state,
  }
}
