import { randomBytes } from 'node:crypto'
import { activityFileSchema, type ActivityFileInput } from '@fanfare/activities/schema.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { join } from '../activities/db/activities.ts'
import { enqueueUsers } from '../evaluation/db/evaluation-queue.ts'
import { withTransaction } from '../db/transaction.ts'
import { publishActivity } from '../activities/publication/publish-activity.ts'
import { ingestEvents } from '../facts/ingest-events.ts'
import { evaluateDue } from '../evaluation/evaluate-due.ts'
import { reevaluateNext, sweep } from '../evaluation/worker.ts'
import { claimReward } from '../rewards/claim-reward.ts'
import { listMyRewards } from '../rewards/list-rewards.ts'
import { borrowGateway, type BorrowOptions } from './borrow-gateway.ts'

export const DAY = 86_400_000
export const HOUR = 3_600_000
/** The start of the clock: a Friday, 10:00 UTC. */
export const NOW = Date.parse('2026-11-20T10:00:00Z')

export type TaskInput = NonNullable<ActivityFileInput['tasks']>[number]

export type TaskWorld = Awaited<ReturnType<typeof createTaskWorld>>

/** A task of 5 USDT that one `trade.filled` completes. */
export const tradeTask = (changes: Partial<TaskInput> = {}): TaskInput => ({
  id: 'first-trade',
  type: 'ANY_TRADING_VOLUME',
  period: 'DURING',
  reward: { type: 'GIFT_CASH', kind: 'Token', amount: { amount: '5', unit: 'USDT' } },
  ...changes,
})

let made = 0
/** In the order of their making also as text, because facts of one moment are counted in the order of their ids. */
export const nextEventId = (): string => `ev-${String((made += 1)).padStart(9, '0')}-${randomBytes(4).toString('hex')}`

export const trade = (userId: string, occurredAt: number, usdtVolume = '100'): PlatformEventInput => ({
  eventId: nextEventId(),
  type: 'trade.filled',
  userId,
  occurredAt,
  market: 'spot',
  symbol: 'BTC/USDT',
  usdtVolume,
  fee: '0.1',
})

/** The world of a file that calls use cases: its clock is frozen unless one is given. */
export async function createTaskWorld(options: BorrowOptions = {}) {
  const server = await borrowGateway({ now: NOW, ...options })
  const { ctx: gateway, database, clock, db } = server
  const send = (...events: PlatformEventInput[]) => ingestEvents(gateway, events)
  const evaluate = async () => {
    do while ((await evaluateDue(gateway)).length > 0 || (await reevaluateNext(gateway)) > 0) {}
    while ((await sweep(gateway)) > 0)
  }
  const newUser = (userId: string) => ({
    userId,
    loginName: `${userId}@example.test`,
    passwordHash: '-',
    languageType: 0,
    vipCode: randomBytes(5).toString('hex').toUpperCase(),
    createdAt: clock.now(),
  })
  const addUser = async (changes?: { inviterId?: string; invitedByCode?: string }) => {
    const userId = gateway.newId('u')
    await db
      .insertInto('users')
      .values({ ...newUser(userId), ...changes })
      .execute()
    return userId
  }
  const rewardsOf = async (userId: string) =>
    (await listMyRewards(gateway, { userId }, { pageIndex: 0, pageSize: 20 }, 'en')).items
  const joinActivity = (userId: string, activityId: string) =>
    withTransaction(db, async (tx) => {
      await join(tx, { activityId, userId, at: clock.now(), consentVersion: null, maximum: null })
      await enqueueUsers(tx, [userId], clock.now())
    })
  const addParticipant = async (activityId: string) => {
    const userId = await addUser()
    await joinActivity(userId, activityId)
    return userId
  }
  return {
    gateway,
    server,
    database,
    clock,
    send,
    evaluate,
    sendAndEvaluate: async (...events: PlatformEventInput[]) => {
      await send(...events)
      await evaluate()
    },
    /** Advances the clock and runs all background work. */
    passTime: (ms: number) => {
      clock.advance(ms)
      return evaluate()
    },
    /** Publishes an activity that began a day ago and lasts ten more; the same alias again publishes a new version. */
    publish: async (changes: Partial<ActivityFileInput> & { tasks: TaskInput[] }) => {
      const file = activityFileSchema.parse({
        alias: 'test-activity',
        type: 'NewUser',
        timeZone: 'UTC',
        startTime: '-1d 00:00',
        endTime: '+10d 00:00',
        budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '1000' }],
        texts: { en: { title: 'Test', rules: 'Rules' } },
        ...changes,
      })
      return (await publishActivity(gateway, { file, actor: 'operator' })).activityId
    },
    claim: (userId: string, activityId: string, taskId = 'first-trade', periodKey?: string) =>
      claimReward(gateway, { userId }, { activityId, taskId, periodKey }, 'en'),
    rewardsOf,
    /** What a user got, as source and amount. */
    paidTo: async (userId: string) =>
      (await rewardsOf(userId)).map(({ source, reward }) => [
        source?.id,
        'amount' in reward.amount ? reward.amount.amount : null,
      ]),
    addUser,
    addUsers: async (count: number) => {
      const users = Array.from({ length: count }, () => gateway.newId('u'))
      await db.insertInto('users').values(users.map(newUser)).execute()
      return users
    },
    joinActivity,
    addParticipant,
    addTrader: async (activityId: string) => {
      const userId = await addParticipant(activityId)
      await send(trade(userId, clock.now()))
      await evaluate()
      return userId
    },
  }
}
