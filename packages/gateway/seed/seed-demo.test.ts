import Big from 'big.js'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { loadActivityFiles } from '@fanfare/activities/load-files.ts'
import { hasEngine, rewardsOf } from '@fanfare/activities/engine-files.ts'
import { assetOf, quantityOf } from '@fanfare/activities/file/reward.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { findActivity } from '#gateway/activities/find-activity.ts'
import { readMyCover } from '#gateway/engines/cover/cover-engine.ts'
import { createDemonstration } from '#gateway/testing/demonstration.ts'
import { GETS, readEveryCall } from '#gateway/testing/read-every-call.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { someOf } from '@fanfare/kernel/testing/runs.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { claimable } from '@fanfare/contract/activity/join.ts'
import { activityDetail, noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { ACTIVITY_TYPE_CODES } from '@fanfare/contract/activity-types.ts'
import { copyTradingTraders } from '@fanfare/contract/copy-trading/traders.ts'
import { TASK_TYPES } from '@fanfare/contract/enumerations.ts'
import { lotteryRecords } from '@fanfare/contract/lottery/draws.ts'
import { pushCount, pushList } from '@fanfare/contract/message/push.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { seedAccounts } from './seed-demo.ts'

const DAY = 86_400_000
const FILES = loadActivityFiles()

afterAll(() => gateway.stop())

const byAlias = (alias: string): ActivitySummary => {
  const found = activities.find((one) => one.alias === alias)
  if (!found) throw new Error(`${alias} is not listed`)
  return found
}
const tokenOf = async (role: (typeof DEMO_ACCOUNTS)[number]['role']) => {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role)
  const body = { loginName: account?.loginName ?? '', password: account?.password ?? '' }
  const answer = await gateway.call(login, { body })
  expect(answer.code).toBe('00000')
  return { token: answer.data.token }
}

const gateway = await startGateway({ createDatabase: createDemonstration })
const activities = (await gateway.call(activityList, { query: { pageSize: 100 } })).data.activities

test('[SCR-1] a listed activity has the sum of its tasks, and a draw its top prize', () => {
  expect(byAlias('welcome-tasks')).toMatchObject({ taskCount: 7, taskSum: { amount: '125', unit: 'USDT' } })
  expect(byAlias('harvest-draw')).toMatchObject({ taskCount: 4, topPrize: { amount: '500', unit: 'USDT' } })
  expect(byAlias('harvest-draw').taskSum).toBeUndefined()
  expect(byAlias('welcome-tasks').topPrize).toBeUndefined()
  // Three tasks a day pay 5 FNF, today and on each day until the end.
  const daily = byAlias('daily-five')
  const days = Math.round((daily.endTime - gateway.clock.now()) / DAY + 0.5)
  expect(daily.taskSums).toEqual([{ amount: `${5 * days}`, unit: 'FNF' }])
  // Withdrawable USDT and trial funds have no sum.
  expect(byAlias('holder-snapshot').taskSums).toEqual([
    { amount: '4', unit: 'FNF' },
    { amount: '3', unit: 'USDT', rewardType: 'DROP', kind: 2 },
    { amount: expect.stringMatching(/^\d+(\.5)?$/), unit: 'USDT', rewardType: 'GIFT_CASH', kind: 1 },
  ])
})

test('[ACT-1] the demonstration has an ongoing activity of each type that lasts a week and more', () => {
  for (const type of ACTIVITY_TYPE_CODES) {
    const lasting = activities.filter(
      (one) => one.activityType === type && one.status === 'ONGOING' && one.endTime - gateway.clock.now() >= 7 * DAY,
    )
    expect(lasting.length, `type ${type}`).toBeGreaterThan(0)
  }
})

test('[ACT-10] the demonstration has upcoming, ended, settled and cancelled activities, too', () => {
  const statuses = new Set(activities.map(({ status, outcome }) => `${status} ${outcome}`))
  expect(statuses).toEqual(new Set(['ONGOING null', 'UPCOMING null', 'ENDED SETTLED', 'ENDED CANCELLED']))
})

test('[SCR-1] every listed activity opens, in English and in Arabic', async () => {
  expect(activities).toHaveLength(15)
  for (const { activityId, alias } of activities) {
    for (const language of ['en', 'ar']) {
      const answer = await gateway.call(noLoginDetail, { query: { activityId } }, { headers: { language } })
      expect(answer.code, alias).toBe('00000')
      expect(answer.data.rules.length, alias).toBeGreaterThan(0)
      if (language === 'ar') expect(answer.data.title, alias).toMatch(/[\u0600-\u06ff]/)
    }
  }
})

test('[ACT-4] the demonstration uses every task type', () => {
  const used = new Set(FILES.flatMap(({ tasks }) => tasks.map(({ type }) => type)))
  expect([...used].toSorted()).toEqual([...TASK_TYPES].toSorted())
})

test('[GW-3] each budget pays ten thousand grants of every task', () => {
  for (const { alias, tasks, budget } of FILES) {
    const needed = new Map<string, Big>()
    for (const { reward } of tasks)
      needed.set(assetOf(reward), (needed.get(assetOf(reward)) ?? Big(0)).plus(Big(quantityOf(reward)).times(10_000)))
    for (const { rewardType, unit, limit } of budget) {
      const amount = needed.get(`${rewardType}:${unit}`) ?? Big(0)
      expect(Big(limit).gte(amount), `${alias} ${rewardType}:${unit}`).toBe(true)
    }
  }
})

test('[ACT-2] the rewards of all places add up to the pool, those of the tasks to the headline', () => {
  const places = (alias: string) => {
    const file = FILES.find((one) => one.alias === alias)
    return file === undefined
      ? undefined
      : rewardsOf(file)
          .filter(({ path }) => path[0] === 'tiers')
          .reduce((sum, { reward, times }) => sum.plus(Big(quantityOf(reward)).times(times ?? 0)), Big(0))
          .toFixed()
  }
  const tasks = (alias: string) =>
    FILES.find((file) => file.alias === alias)
      ?.tasks.reduce((sum, { reward }) => sum.plus(quantityOf(reward)), Big(0))
      .toFixed()
  const pool = (alias: string) => byAlias(alias).pool?.amount
  for (const alias of [
    'autumn-trading-cup',
    'four-winds-team-cup',
    'winter-sprint',
    'summer-trading-cup',
    'lantern-relay',
  ])
    expect(places(alias), alias).toBe(pool(alias))
  for (const alias of ['welcome-tasks', 'first-copy-covered', 'spot-festival', 'daily-five'])
    expect(tasks(alias), alias).toBe(pool(alias))
  expect(places('three-voices-challenge')).toBe('40000')
  for (const file of FILES)
    if (file.type === 'Lottery') expect(file.prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000)
})

test('[SCR-2] the demonstration’s trader has two claimed tasks, one claimable and four open', async () => {
  const trader = await tokenOf('user')
  const { activityId } = byAlias('welcome-tasks')
  const { data } = await gateway.call(taskCompletions, { query: { activityId } }, trader)
  expect(Object.fromEntries(data.tasks.map(({ taskId, taskStatus }) => [taskId, taskStatus]))).toEqual({
    'create-account': 'GRANTED',
    'verify-identity': 'GRANTED',
    'first-deposit': 'COMPLETED',
    'spot-hundred': 'PENDING',
    'volume-five-thousand': 'PENDING',
    'invite-trader': 'PENDING',
    'deposit-two-hundred': 'PENDING',
  })
  const current = (id: string) => data.tasks.find(({ taskId }) => taskId === id)?.progress.current
  expect(Big(current('spot-hundred') ?? 0).toFixed(2)).toBe('64.20')
  expect(Big(current('volume-five-thousand') ?? 0).toFixed(2)).toBe('1184.60')
  const ready = await gateway.call(claimable, {}, trader)
  expect(ready.data.items.map(({ task }) => task.taskId)).toContain('first-deposit')
})

test('[SCR-3][SCR-15] the demonstration’s trader has a draw to use, and its agent two draws of an ended lottery to verify', async () => {
  const ready = await gateway.call(claimable, {}, await tokenOf('user'))
  expect(ready.data.draws).toEqual([{ activityId: byAlias('harvest-draw').activityId, left: 1 }])
  const { activityId } = byAlias('orchard-draw')
  const mine = await gateway.call(lotteryRecords, { query: { activityId } }, await tokenOf('agent'))
  expect(mine.data.items).toHaveLength(2)
})

test('[ACT-10] the counters of participants equal their rows', async () => {
  const rows = await gateway.db
    .selectFrom('participations')
    .select((eb) => ['activityId', eb.fn.countAll<number>().as('people')])
    .groupBy('activityId')
    .execute()
  const people = new Map(rows.map(({ activityId, people: count }) => [activityId, count]))
  for (const { activityId, participants } of activities) expect(participants).toBe(people.get(activityId) ?? 0)
})

test('[SCR-1] activities that run have hundreds of participants or more, and none has any before it starts', () => {
  const started = activities.filter(({ status, outcome }) => status !== 'UPCOMING' && outcome !== 'CANCELLED')
  expect(started.filter(({ participants }) => participants < 300).map(({ alias }) => alias)).toEqual([])
  const upcoming = activities.filter(({ status }) => status === 'UPCOMING')
  expect(upcoming.map(({ participants }) => participants)).toEqual([0, 0])
})

test('[ACT-10] participations are later than their accounts and not in the future', async () => {
  const { rows } = await gateway.db
    .selectFrom('participations as p')
    .innerJoin('users as u', 'u.userId', 'p.userId')
    .innerJoin('activities as a', 'a.activityId', 'p.activityId')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where((eb) => eb.or([eb('p.appliedAt', '<', eb.ref('u.createdAt')), eb('p.appliedAt', '>', gateway.clock.now())]))
    .executeTakeFirstOrThrow()
  expect(rows).toBe(0)
})

test('[ACT-10] everybody has joined by the rules of the activity: new enough, old enough and with a verified identity', async () => {
  for (const { activityId, alias } of activities) {
    const { newWithinDays, minimumAgeDays, identityNeeded } = (await findActivity(gateway.ctx, activityId)).definition
      .audience
    const { rows } = await sql<{ age: number; isVerified: boolean }>`
      select p.applied_at - u.created_at as age, exists (
        select from events e where e.user_id = p.user_id and e.type = 'kyc.passed' and e.occurred_at <= p.applied_at) as is_verified
      from participations p join users u using (user_id) where p.activity_id = ${activityId}`.execute(gateway.db)
    const refused = rows.filter(
      ({ age, isVerified }) =>
        (newWithinDays !== undefined && age > newWithinDays * DAY) ||
        (minimumAgeDays !== undefined && age < minimumAgeDays * DAY) ||
        (identityNeeded && !isVerified),
    )
    expect(refused.length, alias).toBe(0)
  }
})

test('[ACT-3] everybody who has joined has what the account alone earns', async () => {
  const { activityId, participants } = byAlias('welcome-tasks')
  const states = await gateway.db
    .selectFrom('sourceStates')
    .select('status')
    .where('activityId', '=', activityId)
    .where('source', '=', 'task:create-account:-')
    .execute()
  expect(states.length).toBe(participants)
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['COMPLETED']))
})

test('[SCR-3] no draws of the demonstration outlive their lottery', async () => {
  const draws = await gateway.db
    .selectFrom('rewards')
    .innerJoin('activities', 'activities.activityId', 'rewards.activityId')
    .select(['expiresAt', 'endTime'])
    .where('rewardType', '=', 'LOTTERY_COUNT')
    .execute()
  expect(draws.length).toBeGreaterThan(0)
  expect(draws.filter(({ expiresAt, endTime }) => expiresAt === null || expiresAt > endTime)).toEqual([])
})

test('[ACT-10] the settled cup has paid each of its places, before the last month', async () => {
  const { activityId, pool } = byAlias('summer-trading-cup')
  const rewards = await gateway.rows('rewards', { activityId })
  expect(new Set(rewards.map(({ userId }) => userId)).size).toBe(50)
  expect(rewards.reduce((sum, { quantity }) => sum.plus(quantity), Big(0)).toFixed()).toBe(pool?.amount)
  for (const { grantedAt } of rewards) expect(gateway.clock.now() - grantedAt).toBeGreaterThan(30 * DAY)
})

test('[SCR-6] the demonstration has lead traders, and a cover in each state among those who copy them', async () => {
  const { activityId } = byAlias('first-copy-covered')
  const traders = await gateway.call(copyTradingTraders, { query: { activityId } })
  expect(traders.data.items.length).toBeGreaterThanOrEqual(8)
  expect(traders.data.items.map(({ name }) => name)).toContain('Delta North')
  const { data } = await gateway.call(activityDetail, { query: { activityId } }, await tokenOf('user'))
  expect(data.my.cover).toMatchObject({ state: 'OPEN', trader: 'Delta North', limit: { amount: '50' } })
  const { startTime, endTime, definition: file } = await findActivity(gateway.ctx, activityId)
  const copiers = await gateway.db
    .selectFrom('participations')
    .innerJoin('events', 'events.userId', 'participations.userId')
    .select(['participations.userId', 'appliedAt'])
    .where('activityId', '=', activityId)
    .where('events.type', '=', 'copy.followed')
    .execute()
  const now = gateway.clock.now()
  const states = new Set<string | undefined>()
  for (const { userId, appliedAt } of copiers) {
    if (!hasEngine(file, 'cover')) continue
    const mine = await readMyCover(gateway.db, { userId, activityId, file, appliedAt, startTime, endTime, now })
    states.add(mine.cover?.state)
  }
  expect(states).toEqual(new Set(['OPEN', 'PAID', 'USED_UP', 'VOID']))
})

test('[MSG-1] the demonstration’s trader has unread messages, and those on claims are of what can be claimed', async () => {
  const auth = await tokenOf('user')
  const { data } = await gateway.call(pushList, { body: { pageIndex: 0, pageSize: 100 } }, auth)
  const unread = data.items.filter(({ readAt }) => readAt === null)
  expect((await gateway.call(pushCount, {}, auth)).data.total).toBe(unread.length)
  expect(unread.length).toBeGreaterThan(1)
  const { items } = (await gateway.call(claimable, {}, auth)).data
  const claims = unread.filter(({ titleKey }) => titleKey === 'message.reward_claimable_title')
  expect(claims).toHaveLength(items.length)
  expect(new Set(claims.map(({ params }) => params.activity))).toEqual(new Set(items.map(({ title }) => title)))
})

test('[API-5][GW-3] every call that reads answers each account of the demonstration by its schema, without another field', async () => {
  const answered = new Set<string>()
  const accounts = someOf(DEMO_LOGINS, 'contract', 'gateway')
  for (const account of accounts) {
    const read = await readEveryCall(gateway, account)
    expect(read.faults, account.loginName).toEqual([])
    for (const name of read.answered) answered.add(name)
  }
  const silent = GETS.map(({ name }) => name).filter((name) => !answered.has(name))
  if (accounts.length === DEMO_LOGINS.length) expect(silent).toEqual([])
})

test('[GW-3] the audit finds no violation after seeding', async () => expect(await audit(gateway.db)).toEqual([]))

test('[ACT-9] seeding again changes nothing', async () => {
  const count = async () => {
    const tables = ['users', 'events', 'participations', 'rewards', 'auditLog', 'ledgerEntries', 'messages'] as const
    return Promise.all(
      tables.map(async (table) => {
        const { rows } = await gateway.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
        return rows
      }),
    )
  }
  const before = await count()
  expect(await seedAccounts(gateway.ctx)).toBeNull()
  expect(await count()).toEqual(before)
})

test('[GW-7] a gateway that was killed while it wrote the history serves before it evaluates the rest', async () => {
  const { userId } = await gateway.db.selectFrom('users').select('userId').executeTakeFirstOrThrow()
  await gateway.asOwner((db) => db.deleteFrom('secrets').where('name', '=', 'demo-seed').execute())
  await enqueueUsers(gateway.db, [userId], gateway.clock.now())
  expect(await seedAccounts(gateway.ctx)).not.toBeNull()
  expect(await gateway.db.selectFrom('evaluationQueue').select('userId').execute()).toEqual([{ userId }])
})
