import { randomBytes } from 'node:crypto'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { openKeepAlive, type RawAnswer } from '../support/keep-alive-client.ts'
import { eventsRequest, signedRequest } from './signed-request.ts'

export const accepted =
  (batch: number) =>
  ({ status, body }: RawAnswer) =>
    status === 200 && body.includes(`"accepted":${batch}`)

/** A connection that sends deposits of users and reads their tasks. */
export async function openTasks(origin: string, activityId: string) {
  const { ask, close } = await openKeepAlive(origin)
  const path = `${taskCompletions.path}?activityId=${activityId}`
  return {
    close,
    deposit: (userId: string, firstEver: boolean) => {
      const { head, body } = eventsRequest(origin, [depositOf(userId, { firstEver })])
      return ask(head, body)
    },
    read: async (token: string, taskId: string) => {
      const { body } = await ask(signedRequest({ origin, method: 'POST', token, path }))
      const { data } = JSON.parse(body) as { data: CallData<typeof taskCompletions> }
      return data.tasks.find((task) => task.taskId === taskId)
    },
  }
}

let made = 0
/** An event of a user, just now. */
const justNow = (userId: string) => ({
  eventId: `bench-${(made += 1)}-${randomBytes(6).toString('hex')}`,
  userId,
  occurredAt: Date.now(),
})

/** A deposit of 60 USDT. */
export const depositOf = (userId: string, { firstEver }: { firstEver: boolean }) => ({
  ...justNow(userId),
  type: 'deposit.confirmed',
  asset: 'USDT',
  amount: '60',
  usdtValue: '60',
  firstEver,
})

/** A futures trade of this volume. */
export const tradeOf = (userId: string, usdtVolume: string) => ({
  ...justNow(userId),
  type: 'trade.filled',
  market: 'futures',
  symbol: 'BTC-PERP',
  usdtVolume,
  fee: '0.02',
})

/** A closed futures position. */
export const closingOf = (userId: string, pnl: string) => ({
  ...justNow(userId),
  type: 'position.closed',
  market: 'futures',
  pnl,
})
