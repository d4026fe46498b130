import { expect, test } from 'vitest'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { DAY, END, fact, INSIDE, JOIN, question, START, taskOf, type SentFriend } from '#gateway/testing/task-facts.ts'
import { decide } from '../rules/decide.ts'

const friend = (userId: string, registeredAt: number, ...events: PlatformEvent[]): SentFriend => ({
  userId,
  registeredAt,
  events: events.map((event) => ({ ...event, userId })),
})
const task = taskOf('INVITE_FRIEND', {
  period: 'AFTER',
  target: { count: 1 },
  friend: { kyc: true, deposit: '50', trade: '100', days: 3 },
})
const HOUR = 3_600_000
const kyc = (at: number) => fact('kyc.passed', at)
const deposit = (at: number, usdtValue = '50', channel = 'onchain') =>
  fact('deposit.confirmed', at, { usdtValue, channel })
const trade = (at: number, usdtVolume = '100', symbol = 'BTC/USDT') =>
  fact('trade.filled', at, { usdtVolume, symbol, market: 'futures' })
const decideFor = (friends: SentFriend[]) => decide(question(task, { friends }))
const excluded = (friends: SentFriend[]) => decideFor(friends).trace.at(-1)?.excluded

test('[ACT-4] a friend counts at the latest of verification, deposit and trade', () => {
  const decision = decideFor([
    friend('f-1', INSIDE, kyc(INSIDE + HOUR), deposit(INSIDE + 3 * HOUR), trade(INSIDE + 2 * HOUR)),
  ])
  expect(decision.completedAt).toBe(INSIDE + 3 * HOUR)
})

test('[ACT-4] the first friend who qualifies completes the task, not the first who registers', () => {
  const slow = friend('f-1', INSIDE, kyc(INSIDE), deposit(INSIDE), trade(INSIDE + 9 * HOUR))
  const quick = friend('f-2', INSIDE + HOUR, kyc(INSIDE + HOUR), deposit(INSIDE + HOUR), trade(INSIDE + 2 * HOUR))
  expect(decideFor([slow, quick])).toMatchObject({ completedAt: INSIDE + 2 * HOUR, progress: { current: '2' } })
})

test('[ACT-4] a friend may reach an amount in several facts, and excluded facts do not count', () => {
  const parts = [deposit(INSIDE, '30'), deposit(INSIDE + HOUR, '20')]
  expect(decideFor([friend('f-1', INSIDE, kyc(INSIDE), trade(INSIDE), ...parts)]).completedAt).toBe(INSIDE + HOUR)
  const internal = [deposit(INSIDE, '30'), deposit(INSIDE + HOUR, '20', 'internal')]
  expect(decideFor([friend('f-1', INSIDE, kyc(INSIDE), trade(INSIDE), ...internal)]).status).toBe('PENDING')
  const stable = trade(INSIDE, '100', 'USDC/USDT')
  expect(decideFor([friend('f-1', INSIDE, kyc(INSIDE), stable, deposit(INSIDE))]).status).toBe('PENDING')
})

test('[ACT-4] a friend has exactly `days` from registering', () => {
  const done = (at: number) => friend('f-1', INSIDE, kyc(INSIDE), deposit(INSIDE), trade(at))
  expect(decideFor([done(INSIDE + 3 * DAY - 1)]).status).toBe('COMPLETED')
  expect(decideFor([done(INSIDE + 3 * DAY)]).status).toBe('PENDING')
})

test('[ACT-4] actions of a friend after the window of the user do not count', () => {
  const late = friend('f-1', END - HOUR, kyc(END - HOUR), deposit(END - HOUR), trade(END))
  expect(decideFor([late])).toMatchObject({ status: 'PENDING', progress: { current: '0' } })
})

test('[ACT-4] friends who registered before the join or after the window have another reason than friends who may still qualify', () => {
  expect(
    excluded([friend('f-1', JOIN - 1), friend('f-2', END), friend('f-3', INSIDE), friend('f-4', INSIDE, kyc(INSIDE))]),
  ).toEqual([
    { reason: 'BEFORE_JOIN', count: 1, amount: '1', detail: { at: JOIN - 1, until: JOIN } },
    { reason: 'OUT_OF_WINDOW', count: 1, amount: '1', detail: { at: END, until: END } },
    { reason: 'KYC_NEEDED', count: 1, amount: '1', detail: { at: INSIDE, until: INSIDE + 3 * DAY } },
    { reason: 'NOT_ENOUGH', count: 1, amount: '1', detail: { at: INSIDE, until: INSIDE + 3 * DAY } },
  ])
})

test('[ACT-4] the trace shows registered friends beside qualified friends', () => {
  const decision = decideFor([friend('f-1', INSIDE), friend('f-2', INSIDE)])
  expect(decision.trace.map(({ rule, actual, passed }) => [rule, actual, passed]).slice(2)).toEqual([
    ['friend_registered', '2', true],
    ['target', '0', false],
  ])
})

test('[ACT-4] without conditions a friend counts at the registration', () => {
  const plain = taskOf('INVITE_FRIEND', { target: { count: 2 } })
  const friends = [friend('f-1', START), friend('f-2', INSIDE)]
  expect(decide(question(plain, { friends })).completedAt).toBe(INSIDE)
})
