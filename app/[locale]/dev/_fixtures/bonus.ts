import type { BonusPlan } from '#components/activity-types/deposit-bonus/bonus-plan.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { AxisRecord, MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { DAY, HOUR, usdt, type Fixture, type Translate } from './fixture.ts'

const STEPS = [
  ['500', '20000', '30'],
  ['2000', '100000', '120'],
  ['5000', '400000', '420'],
  ['10000', '1000000', '960'],
  ['20000', '2000000', '2000'],
]

/** The tiers of the seeded activity; the fourth costs more than it pays. */
export function bonusPlanFixture(now: number, translate: Translate, more: Partial<BonusPlan> = {}): BonusPlan {
  const tiers = STEPS.map(([netDeposit = '', volume = '', reward = ''], index): Tier => {
    const label = `${translate('bonus.col_tier')} ${index + 1}`
    const money = { rewardType: 'GIFT_CASH' as const, kind: 1 as const, amount: usdt(reward), label }
    return {
      tierId: `tier-${index + 1}`,
      label,
      netDeposit: usdt(netDeposit),
      volume: usdt(volume),
      reward: money,
    }
  })
  return {
    activityId: 'act-bonus',
    tiers,
    bonus: { windowDays: 14, markets: ['spot', 'futures', 'copy'], feeRate: '0.001', expiresDays: 30 },
    status: 'ONGOING',
    startTime: now - 6 * DAY,
    ...more,
  }
}

const record = (label: string, at: number, amount: string, reasonCode: string | null = null): AxisRecord => ({
  label,
  at,
  amount: usdt(amount),
  counted: reasonCode === null,
  reasonCode,
})

/** A member on tier 1 whose records sum up to the values above them, with older ones. */
export function myBonusFixture(now: number, more: Partial<MyDepositBonus> = {}): MyDepositBonus {
  return {
    netDeposit: usdt('1850'),
    volume: usdt('41200'),
    tierId: 'tier-1',
    nextTierId: 'tier-2',
    windowStartsAt: now - 6 * DAY,
    windowEndsAt: now + 8 * DAY,
    decidedAt: now + 8 * DAY + HOUR / 2,
    withdrawable: usdt('1350'),
    depositRecords: [
      record('withdrawal:USDT', now - DAY, '-500'),
      record('deposit:USDT', now - 2 * DAY, '300'),
      record('deposit:USDT', now - 7 * DAY, '90', 'BEFORE_JOIN'),
    ],
    volumeRecords: [
      record('trade.spot.buy:BTC/USDT', now - DAY, '18640'),
      record('trade.futures.sell:ETHUSDT', now - 2 * DAY, '22560'),
      record('trade.spot.buy:USDC/USDT', now - 3 * DAY, '15000', 'STABLE_PAIR'),
    ],
    result: null,
    asOf: now,
    ...more,
  }
}

/** A member in each phase of the personal window. */
export function bonusStates(now: number): Fixture<MyDepositBonus>[] {
  const over = {
    windowStartsAt: now - 15 * DAY,
    windowEndsAt: now - HOUR / 4,
    decidedAt: now + HOUR / 4,
    withdrawable: null,
  }
  const nothing = { tierId: null, withdrawable: null, depositRecords: [], volumeRecords: [] }
  const states: Record<string, Partial<MyDepositBonus>> = {
    'tier-1': {},
    'no-tier': { ...nothing, netDeposit: usdt('0'), volume: usdt('0'), nextTierId: 'tier-1' },
    'below-zero': { ...nothing, netDeposit: usdt('-120'), volume: usdt('25000'), nextTierId: 'tier-1' },
    'top-tier': {
      netDeposit: usdt('123456789012.12'),
      volume: usdt('987654321098.98'),
      tierId: 'tier-5',
      nextTierId: null,
      withdrawable: usdt('123456769012.12'),
    },
    deciding: over,
    got: { ...over, result: { tierId: 'tier-1', reasonCode: null } },
    none: { ...over, ...nothing, result: { tierId: null, reasonCode: 'NOT_ENOUGH' } },
    'sold-out': { ...over, result: { tierId: 'tier-1', reasonCode: 'SOLD_OUT' } },
  }
  return Object.entries(states).map(([id, more]) => ({ id, data: myBonusFixture(now, more) }))
}
