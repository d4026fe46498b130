import { expect } from '@playwright/test'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityInput, cash } from '@fanfare/gateway/testing/activity-file.ts'
import { lotteryDraw } from '@fanfare/contract/lottery/draws.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { call, newId, publish, sendEvents, spotTrade } from './gateway.ts'
import { join, newUser, type User } from './users.ts'

type LotteryInput = Extract<ActivityFileInput, { type: 'Lottery' }>

const TASK = 'trade-task'

/** Odds and stock that make a prize run out within a few draws. */
const PRIZES: LotteryInput['prizes'] = [
  { id: 'big', weight: 2, stock: 1, fallback: 'small', reward: cash('50') },
  { id: 'small', weight: 6, stock: null, fallback: null, reward: cash('1') },
  { id: 'none', weight: 2, stock: null, fallback: null, reward: null },
]

/** As many prizes as the wheel needs; fewer are a grid. */
export const WHEEL_PRIZES: LotteryInput['prizes'] = ['1', '2', '3', '5', '8', '13'].map((amount) => ({
  id: `p${amount}`,
  weight: 1,
  stock: null,
  fallback: null,
  reward: cash(amount),
}))

const DAY = 86_400_000

const labelsOf = (prizes: LotteryInput['prizes']) =>
  Object.fromEntries(
    prizes.map(({ id, reward }) => [
      id,
      reward && 'amount' in reward.amount ? `${reward.amount.amount} USDT` : 'No prize',
    ]),
  )

/** An unlisted running lottery and ends at `endTime`, ms; one task of it gives `draws` draws. */
export const publishLottery = (endTime: number, draws: number, prizes = PRIZES) =>
  publish(
    activityInput({
      alias: newId('draw'),
      type: 'Lottery',
      listed: false,
      startTime: new Date(endTime - 30 * DAY).toISOString(),
      endTime: new Date(endTime).toISOString(),
      tasks: [
        {
          id: TASK,
          type: 'ANY_TRADING_VOLUME',
          period: 'AFTER',
          reward: { type: 'LOTTERY_COUNT', kind: 'InKind', amount: { count: draws } },
        },
      ],
      prizes,
      budget: [
        { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '100000' },
        { rewardType: 'DROP', unit: 'USDT', limit: '100000' },
      ],
      texts: {
        en: { title: 'Small draw', rules: 'Be fair.', tasks: { [TASK]: { title: 'Trade' } }, labels: labelsOf(prizes) },
        ar: { title: 'سحب صغير', rules: 'كن عادلًا.', tasks: { [TASK]: { title: 'تداول' } }, labels: labelsOf(prizes) },
      },
    } as Partial<ActivityFileInput>),
  )

/** Joins, and claims the draws of the lottery's task. */
export async function takeDraws(user: User, activityId: string): Promise<void> {
  await join(user, activityId)
  await sendEvents(user.userId, spotTrade('100'))
  const claim = () => call(obtainReward, { query: { activityId, taskId: TASK } }, { token: user.token })
  await expect.poll(async () => (await claim()).code).toBe('00000')
}

/** A new user with claimed draws. */
export async function newPlayer(activityId: string): Promise<User> {
  const user = await newUser()
  await takeDraws(user, activityId)
  return user
}

export async function drawOnce(user: User, activityId: string, clientSeed = ''): Promise<number> {
  const answer = await call(
    lotteryDraw,
    { query: { activityId }, body: { clientSeed } },
    { token: user.token, headers: { 'Idempotency-Key': newId('draw') } },
  )
  if (answer.code !== '00000') throw new Error(`drawing answered ${answer.code}`)
  return answer.data.drawNo
}
