import { apply } from '@fanfare/contract/activity/join.ts'
import { getRewardList, obtainReward } from '@fanfare/contract/task/rewards.ts'
import { borrowGateway, type BorrowOptions } from './borrow-gateway.ts'
import type { TestUser } from './called-gateway.ts'

/** One task that a trade completes, in an activity of its own. */
const fileOf = (alias: string, { amount, type = 'GIFT_CASH' }: { amount: string; type?: string }) => `
alias: ${alias}
type: NewUser
timeZone: UTC
startTime: -1d 00:00
endTime: +9d 00:00
tasks:
  - { id: trade, type: ANY_TRADING_VOLUME, period: DURING, reward: { type: ${type}, kind: Token, amount: { amount: '${amount}', unit: USDT } } }
budget:
  - { rewardType: ${type}, unit: USDT, limit: '1000' }
texts:
  en: { title: Checked ${alias}, rules: Rules, tasks: { trade: { title: Trade } } }
`
const ACTIVITIES = {
  small: { amount: '5' },
  large: { amount: '250' },
  coupon: { amount: '5', type: 'FUTURES_COUPON' },
} as const
type Alias = keyof typeof ACTIVITIES

export interface ListedReview {
  reviewId: string
  revision: number
  rewardId: string
  person: { userId: string }
  openedAt: number
}

/** A gateway with three activities whose claimed rewards wait for a review, because their users are flagged. Its clock is frozen. */
export async function createReviewWorld(options: BorrowOptions = {}) {
  let now = Date.parse('2026-11-20T10:00:00Z')
  const gateway = await borrowGateway({ now: () => now, ...options })
  const ids = {} as Record<Alias, string>
  for (const [alias, reward] of Object.entries(ACTIVITIES) as [Alias, { amount: string }][])
    ids[alias] = await gateway.publish(fileOf(alias, reward), '?replace=small,large')

  const advance = (ms: number): void => void (now += ms)
  const send = ({ userId }: Pick<TestUser, 'userId'>, fact: object) => gateway.sendFacts({ userId, ...fact })
  const flag = (user: Pick<TestUser, 'userId'>, changes: object = {}) =>
    send(user, { type: 'user.flagged', reason: 'BOT', ...changes })

  /** Joins these activities, trades and claims; the rewards wait where the user is flagged. */
  async function claim(user: TestUser, ...aliases: Alias[]): Promise<void> {
    for (const alias of aliases) await gateway.call(apply, { query: { activityId: ids[alias] } }, user)
    const trade = { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', side: 'buy' }
    await send(user, { ...trade, usdtVolume: '150', fee: '0.1' })
    advance(60_000)
    for (const alias of aliases) {
      advance(1000)
      const query = { activityId: ids[alias], taskId: 'trade' }
      const { code } = await gateway.call(obtainReward, { query }, user)
      if (code !== '00000') throw new Error(`a claim was answered with ${code}`)
    }
  }

  /** A flagged user with a claimed reward of each of these activities. */
  async function flagged(...aliases: Alias[]): Promise<TestUser> {
    const user = await gateway.register()
    await flag(user, { evidence: [{ label: 'Device', value: 'shared by 9' }], related: [] })
    await claim(user, ...aliases)
    return user
  }

  const list = (query = '') =>
    gateway.read<{ items: ListedReview[]; next: string | null; total: number }>(`reviews${query}`)

  async function reviewOf({ userId }: Pick<TestUser, 'userId'>): Promise<ListedReview> {
    const found = (await list('?pageSize=200')).items.find(({ person }) => person.userId === userId)
    if (found === undefined) throw new Error('the user has no open review')
    return found
  }

  return {
    gateway,
    ids,
    now: () => now,
    advance,
    send,
    flag,
    claim,
    flagged,
    list,
    reviewOf,
    /** Decides by the call for one review. */
    decide: ({ reviewId, revision }: ListedReview, accept: boolean, reason: string, more: object = {}) =>
      gateway.post(`reviews/${reviewId}/decision`, { accept, reason, note: 'looked at', ...more }, { revision }),
    rewardsOf: async (user: Pick<TestUser, 'token'>) =>
      (await gateway.call(getRewardList, { query: {} }, user)).data.items,
  }
}
