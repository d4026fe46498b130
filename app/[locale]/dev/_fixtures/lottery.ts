import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { LotterySection, ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import type { DrawRecord } from '@fanfare/contract/lottery/records.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import type { DrawNews } from '#store/slices/moment.ts'
import { activityFixture, activityPageFixture } from './activities.ts'
import { DAY, HOUR, usdt, type Fixture, type Translate } from './fixture.ts'
import type { MomentFixture } from './moments.ts'
import { rewardsOf } from './rewards-of.ts'

const GERMAN_WORD = 'Einzahlungsbonusaktionswochen'
const hash = (digit: string) => `9c41e7b05fd2a83e17ba6609c2d84f11e05b93ad7724fe6831c09b5ad6e8f24${digit}`

/** Eight prizes as of the seeded draw, then as many more as are wanted. */
export function prizesFixture(translate: Translate, count = 8): ShownPrize[] {
  const { coupon, item, token } = rewardsOf(translate)
  const cash = (amount: string): Reward => ({
    rewardType: 'DROP',
    kind: 2,
    amount: usdt(amount),
    label: `${amount} USDT`,
  })
  const rewards: [Reward | null, number, number | null][] = [
    [cash('500'), 2, 3],
    [item, 8, 12],
    [cash('50'), 90, 400],
    [coupon, 400, 2000],
    [cash('5'), 1500, 7500],
    [token, 2000, 10_000],
    [cash('1'), 4000, 20_000],
    [null, 2000, null],
    [cash('123456789012.12'), 1, 1],
    [{ ...item, label: GERMAN_WORD }, 1, 1],
    [cash('2'), 1, 1],
    [cash('3'), 1, 1],
  ]
  return rewards.slice(0, count).map(([reward, weight, stock], index) => ({
    prizeId: reward && `prize-${index}`,
    label: reward?.label ?? translate('lottery.no_prize'),
    reward,
    weight,
    stock,
    left: stock === null ? null : Math.floor(stock / 2),
    fallbackPrizeId: stock === null || index === 6 ? null : 'prize-6',
  }))
}

export function lotteryFixture(now: number, translate: Translate, count = 8): LotterySection {
  const prizes = prizesFixture(translate, count)
  return {
    prizes,
    totalWeight: prizes.reduce((sum, { weight }) => sum + weight, 0),
    commitment: hash('7'),
    prizeTableHash: hash('8'),
    sealedAt: now - 8 * DAY,
    seed: null,
    totalDraws: 20_318,
    totalWon: 15_838,
  }
}

/** The page of a lucky draw before, during and after it. */
export function lotteryPages(now: number, translate: Translate): Fixture<ActivityDetail>[] {
  const lottery = lotteryFixture(now, translate)
  const detail = (more: Partial<ActivityDetail> = {}) =>
    activityPageFixture(now, translate, 'Lottery', { topPrize: usdt('500'), lottery, ...more })
  const over = { status: 'ENDED', startTime: now - 30 * DAY, endTime: now - 2 * DAY } as const
  const pages: Record<string, ActivityDetail> = {
    running: detail(),
    before: detail({ status: 'UPCOMING', startTime: now + 9 * DAY, endTime: now + 30 * DAY }),
    ended: detail({ ...over, outcome: 'SETTLED', lottery: { ...lottery, seed: hash('9') } }),
    cancelled: detail({ outcome: 'CANCELLED' }),
    'few-prizes': detail({ lottery: lotteryFixture(now, translate, 5) }),
    'long-names': detail({ lottery: lotteryFixture(now, translate, 10) }),
    'many-prizes': detail({ lottery: lotteryFixture(now, translate, 12) }),
  }
  return Object.entries(pages).map(([id, data]) => ({ id, data }))
}

/** A draw for each state of its reward, and one without a prize. */
export function drawRecords(now: number, translate: Translate): DrawRecord[] {
  const { cash, item, token, coupon } = rewardsOf(translate)
  const prizes: DrawRecord['prize'][] = [
    { prizeId: 'p0', index: 0, reward: cash, rewardId: 'r0', state: 'GRANTED' },
    { prizeId: 'p1', index: 1, reward: token, rewardId: 'r1', state: 'HOLD', holdUntil: now + 23 * HOUR },
    { prizeId: 'p2', index: 2, reward: item, rewardId: 'r2', state: 'REVIEW', reasonCode: 'ADDRESS_NEEDED' },
    null,
    { prizeId: 'p3', index: 3, reward: coupon, rewardId: 'r3', state: 'EXPIRED' },
  ]
  return prizes.map((prize, index) => ({
    drawId: `draw-${index}`,
    drawNo: 52_318 - index * 120,
    nonce: prizes.length - index,
    userRef: hash('7').slice(0, 16),
    userSalt: 'salt',
    clientSeed: '',
    rolledPrizeId: prize?.prizeId ?? null,
    prize,
    at: now - index * HOUR,
  }))
}

/** The overlay after a draw. */
export function drawMoments(now: number, translate: Translate): Fixture<MomentFixture>[] {
  const [first, , gift] = prizesFixture(translate)
  const { item } = rewardsOf(translate)
  const draw = (more: Partial<DrawNews> = {}): DrawNews => ({
    drawId: 'draw',
    drawNo: 52_318,
    nonce: 3,
    rolledPrizeId: first?.prizeId ?? null,
    prize: first?.reward
      ? { prizeId: 'prize-0', index: 0, reward: first.reward, rewardId: 'r', state: 'HOLD', holdUntil: now + DAY }
      : null,
    remaining: 2,
    isResumed: false,
    ...more,
  })
  const object = {
    prizeId: 'prize-1',
    index: 1,
    reward: item,
    rewardId: 'r',
    state: 'REVIEW',
    reasonCode: 'ADDRESS_NEEDED',
    expiresAt: now + 14 * DAY,
  } as const
  const states: Record<string, DrawNews> = {
    'draw-won': draw(),
    'draw-won-last': draw({ remaining: 0 }),
    'draw-none': draw({ prize: null, rolledPrizeId: null }),
    'draw-none-last': draw({ prize: null, rolledPrizeId: null, remaining: 0 }),
    'draw-gift': draw({ prize: object, rolledPrizeId: gift?.prizeId ?? null }),
    'draw-shown-late': draw({ isResumed: true }),
  }
  const activity = { ...activityFixture(now, translate, 'Lottery'), lottery: lotteryFixture(now, translate) }
  const data = { activity, tasks: [], totals: [], next: null, nextTask: null, step: null }
  return Object.entries(states).map(([id, news]) => ({
    id,
    data: {
      moment: {
        id: 1,
        activityId: activity.activityId,
        joined: null,
        draw: news,
        result: null,
        claimed: [],
        together: 0,
        failed: [],
      },
      data,
    },
  }))
}
