import { expect, test } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { activityFile, activityInput, cash, draws } from '#gateway/testing/activity-file.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { evaluateDue } from '../../evaluation/evaluate-due.ts'
import { sweep } from '../../evaluation/worker.ts'
import type { Consequences } from './consequences.ts'
import { DRAWS, mostEarnable, readMostEarnable, type Earnable } from './most-earnable.ts'

type Changes = Parameters<typeof activityFile>[0]
const USDT = 'DROP:USDT'
const times = { startTime: Date.parse('2027-03-01T00:00:00Z'), endTime: Date.parse('2027-03-11T00:00:00Z') }
const task = (changes: object) =>
  ({ id: 'trade', type: 'ANY_TRADING_VOLUME', period: 'DURING', reward: cash('2'), ...changes }) as never
const earned = (key: string, open: number, over = 0, asset: string | null = USDT) => ({ key, asset, open, over })

const mostOf = (changes: Changes, more: Partial<Earnable> = {}, asset = USDT) =>
  mostEarnable({
    file: activityFile({ dataDelaySeconds: 0, ...changes }),
    times,
    participants: 10,
    at: times.startTime,
    members: new Map(),
    earned: [],
    draws: 0,
    stock: new Map(),
    isSettled: false,
    ...more,
  })(asset)

test('each participant can earn a task once, without those who have, and nobody after the end', () => {
  const file = { tasks: [task({})] }
  expect(mostOf(file)).toBe('20')
  expect(mostOf(file, { earned: [earned('task:trade', 4)] })).toBe('12')
  expect(mostOf(file, { earned: [earned('task:other', 4)] }), 'a task that was removed').toBe('20')
  expect(mostOf(file, { at: times.endTime })).toBe('0')
  expect(mostOf({ ...file, dataDelaySeconds: 60 }, { at: times.endTime + 59_000 }), 'late facts count').toBe('20')
  expect(mostOf({ ...file, cancelled: true })).toBe('0')
  expect(mostOf(file, {}, 'DROP:BTC')).toBe('0')
})

test('rewards that wait for a budget are earned when it is raised, also after their time', () => {
  const waiting = [earned('task:trade', 3, 2, null)]
  expect(mostOf({ tasks: [task({})] }, { earned: waiting })).toBe('24')
  expect(mostOf({ tasks: [task({})] }, { at: times.endTime, earned: waiting })).toBe('4')
})

test('a daily task is earned on each day left, or within the personal window', () => {
  const daily = { tasks: [task({ period: 'EVERYDAY' })] }
  expect(mostOf(daily)).toBe('200')
  const at = times.startTime + 7 * DAY_MS
  expect(mostOf(daily, { at, earned: [earned('task:trade', 6, 50)] }), 'three days, six of them earned').toBe('48')
  const timed = { tasks: [task({ period: 'AFTER', windowDays: 3 })] }
  expect(mostOf(timed, { members: new Map([['task:trade', 7]]), earned: [earned('task:trade', 2, 1)] })).toBe('10')
})

const tier = (id: string, amount: string, netDeposit: string, unit = 'USDT') => ({
  id,
  netDeposit: { amount: netDeposit, unit: 'USDT' },
  reward: { ...cash(amount), amount: { amount, unit } },
})
const bonus = (tiers: readonly object[], more: object = {}): Changes =>
  ({ type: 'TradingDepositBonus', tasks: [], tiers, ...more }) as never

test('a participant has one tier of a deposit bonus, the highest of each asset', () => {
  const file = bonus([tier('low', '5', '100'), tier('high', '20', '500'), tier('coin', '3', '900', 'FNF')])
  expect(mostOf(file)).toBe('200')
  expect(mostOf(file, {}, 'DROP:FNF')).toBe('30')
  expect(mostOf(file, { earned: [earned('tier:low', 4)] })).toBe('120')
  expect(mostOf(file, { at: times.endTime, earned: [earned('tier:low', 0, 2, null)] }), 'waits for a budget').toBe('10')
  const timed = bonus([tier('low', '5', '100')], { bonus: { windowDays: 2 } })
  expect(mostOf(timed), 'every window is open').toBe('50')
  expect(mostOf(timed, { at: times.startTime + 5 * DAY_MS, members: new Map([['tier:low', 3]]) })).toBe('15')
})

const places = (more: object = {}): Changes =>
  ({
    type: 'PersonalTrading',
    tasks: [],
    tiers: [
      { id: 'first', rankFrom: 1, rankTo: 1, reward: cash('100') },
      { id: 'next', rankFrom: 2, rankTo: 20, reward: cash('10') },
    ],
    ...more,
  }) as never

test('a board pays as many places as there are participants, until its result is paid', () => {
  expect(mostOf(places())).toBe('190')
  expect(mostOf(places(), { participants: 50 })).toBe('290')
  expect(mostOf(places(), { at: times.endTime + DAY_MS }), 'not settled yet').toBe('190')
  expect(mostOf(places(), { isSettled: true })).toBe('0')
  expect(mostOf(places({ board: { minimumTraders: 11, tracks: [{ track: 'VOLUME' }] } }))).toBe('0')
  const classes = {
    tiers: ['small', 'large'].map((id) => ({
      id: `${id}-first`,
      weightClass: id,
      rankFrom: 1,
      rankTo: 20,
      reward: cash('10'),
    })),
    board: {
      tracks: [{ track: 'VOLUME' }],
      weightClasses: { volumeDays: 30, list: [{ id: 'small', upTo: { amount: '9', unit: 'USDT' } }, { id: 'large' }] },
    },
  }
  expect(mostOf(places(classes)), 'each class pays its places').toBe('200')
})

test('teams have their smallest size, and at most their share of the pool', () => {
  const pool = { amount: '1000', unit: 'USDT' }
  const teams = (changes: object) => places({ type: 'TeamTrading', pool, teams: changes })
  expect(mostOf(teams({ minMembers: 5 }))).toBe('110')
  expect(mostOf(teams({ minMembers: 5, poolShareMaximum: '0.05' }))).toBe('60')
})

test('factors raise each prize as far as they go, within the pool', () => {
  const factors = { roi: { steps: [{ from: '0', factor: '1.5' }] }, streak: { perDay: '0.1' } }
  const file = (more: object) => places({ type: 'CompoundTrading', factors, ...more })
  expect(mostOf(file({})), '1.5 × (1 + 10 × 0.1)').toBe('570')
  expect(mostOf(file({ pool: { amount: '400', unit: 'USDT' } }))).toBe('400')
  expect(mostOf(file({ pool: { amount: '150', unit: 'USDT' } })), 'the prizes themselves are always paid').toBe('190')
})

test('a cover is paid once to each participant, at most up to its limit', () => {
  const file = { type: 'CopyTrading', tasks: [], cover: { limit: { amount: '30', unit: 'USDT' } } } as never
  expect(mostOf(file)).toBe('300')
  expect(mostOf(file, { earned: [earned('cover', 4)] })).toBe('180')
  expect(mostOf(file, { at: times.endTime })).toBe('0')
})

const prize = (id: string, reward: object, stock: number | null) => ({ id, weight: 1, stock, fallback: null, reward })
const lottery = (prizes: readonly object[], more: object = {}): Changes =>
  ({ type: 'Lottery', tasks: [task({ reward: draws(2) })], prizes, ...more }) as never

test('each draw wins the greatest prize that is left', async () => {
  const prizes = [prize('big', cash('50'), 3), prize('small', cash('1'), null)]
  expect(mostOf(lottery(prizes)), '20 draws: 3 × 50 and 17 × 1').toBe('167')
  expect(mostOf(lottery(prizes), {}, DRAWS)).toBe('20')
  const drawn = { stock: new Map([['big', 1]]), draws: 5, earned: [earned('task:trade', 8, 0, DRAWS)] }
  expect(mostOf(lottery(prizes), drawn), '5 draws and 2 × 2 to be earned').toBe('58')
  expect(mostOf(lottery(prizes, { drawsPerDay: 1 }), { at: times.endTime - DAY_MS }), 'ten draws on one day').toBe(
    '157',
  )
  expect(mostOf(lottery(prizes), { at: times.endTime, draws: 5 }), 'no draws after the end').toBe('0')
  const stored = { file: activityFile(lottery(prizes)), times, at: 0, participants: 1, reservedDraws: '2' }
  expect((await readMostEarnable(gateway.db, 'act_none', stored))(USDT), '2 + 2 draws').toBe('151')
})

test('prizes that give draws count, and without a stock and a limit of a day nothing limits them', () => {
  const small = prize('small', cash('1'), null)
  expect(mostOf(lottery([prize('again', draws(3), 4), small])), '20 + 4 × 3 draws').toBe('32')
  const endless = [prize('again', draws(1), null), prize('big', cash('50'), 3)]
  expect(mostOf(lottery([...endless, small]))).toBeNull()
  expect(mostOf(lottery(endless)), 'what has a stock is limited').toBe('150')
  expect(mostOf(lottery([...endless, small], { drawsPerDay: 1 })), '100 draws').toBe('247')
})

const gateway = await borrowGateway()
const { clock } = gateway

const { texts } = activityFile()
const named = (own: object) => ({ en: { ...texts.en, ...own } }) as never

const publish = async (changes: Changes, query = '') => {
  const { data } = await gateway.ops<{ activityId: string; consequences: Consequences }>(
    'PUT',
    `activities/most-cup${query}`,
    activityInput({ alias: 'most-cup', dataDelaySeconds: 0, ...changes }),
  )
  return data
}
const deposited = (userId: string) =>
  gateway.sendFacts({
    eventId: `deposit-${userId}`,
    userId,
    occurredAt: clock.now(),
    type: 'deposit.confirmed',
    asset: 'USDT',
    amount: '100',
    usdtValue: '100',
  })

test('a rehearsal reads what is reserved, granted, expired and sold out, and warns of a budget below the rest', async () => {
  const deposit = task({ id: 'trade', type: 'RECHARGE', target: { amount: '50', unit: 'USDT' }, claimDays: 1 })
  const budget = (limit: string) => [{ rewardType: 'DROP', unit: 'USDT', limit }] as never
  const { activityId, consequences } = await publish({ tasks: [deposit], budget: budget('6') })
  expect(consequences.budget).toMatchObject([{ most: '0' }])
  const users: TestUser[] = []
  for (let index = 0; index < 6; index += 1) {
    const user = await gateway.register()
    await gateway.call(apply, { query: { activityId } }, user)
    users.push(user)
  }
  // Three are paid for, of whom one claims; the fourth finds the budget empty.
  for (const { userId, token } of users.slice(0, 4)) {
    await deposited(userId)
    await gateway.call(taskCompletions, { query: { activityId } }, { token })
  }
  await gateway.call(obtainReward, { query: { activityId, taskId: 'trade' } }, { token: users[0]?.token ?? '' })
  const read = async (limit: string) =>
    (await publish({ tasks: [deposit], budget: budget(limit) }, '?dryRun=1')).consequences
  const raised = await read('11')
  expect(raised.budget).toMatchObject([{ granted: '2', reserved: '4', most: '6' }])
  expect(raised.warnings).toContainEqual({
    code: 'BUDGET_SHORT',
    path: 'budget.0.limit',
    message: 'is 11 USDT, and 6 participants can earn 12',
  })
  expect((await read('12')).warnings.filter(({ code }) => code === 'BUDGET_SHORT')).toEqual([])

  const titles = { tasks: { trade: { title: 'Deposit' }, other: { title: 'Trade' } } }
  const both = await publish(
    { tasks: [deposit, task({ id: 'other', reward: cash('4') })], budget: budget('40'), texts: named(titles) },
    '?dryRun=1',
  )
  expect(both.consequences.budget).toMatchObject([{ most: '30' }])
  expect(both.consequences.warnings.filter(({ code }) => code === 'BUDGET_SHORT')).toEqual([])

  clock.set(clock.now() + 3 * DAY_MS)
  while ((await sweep(gateway.ctx)) > 0) while ((await evaluateDue(gateway.ctx)).length > 0);
  expect((await read('12')).budget, 'an expired claim is not earned again').toMatchObject([
    { granted: '2', reserved: '0', most: '6' },
  ])
})
