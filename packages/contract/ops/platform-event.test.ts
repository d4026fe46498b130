import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { irreversibleReason, platformEventSchema } from './platform-event.ts'

const AT = 1_763_600_000_000

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success

describe('[GW-2] platform events', () => {
  const base = { eventId: 'e-1', userId: 'u1', occurredAt: AT }
  const events: Record<string, object> = {
    'user.registered': { inviteCode: 'AURORA7', channel: 'web' },
    'kyc.passed': {},
    'deposit.confirmed': { asset: 'USDT', amount: '60', usdtValue: '60.00', channel: 'onchain', firstEver: true },
    'withdrawal.confirmed': { asset: 'USDT', amount: '10', usdtValue: '10' },
    'transfer.completed': { from: 'spot', to: 'futures', usdtValue: '5' },
    'trade.filled': {
      market: 'spot',
      symbol: 'BTC/USDT',
      side: 'buy',
      usdtVolume: '100',
      fee: '0.1',
      feeFromBonus: '0',
      maker: false,
      zeroFee: false,
    },
    'position.closed': { market: 'futures', pnl: '-12.4' },
    'holding.snapshot': { asset: 'FNF', usdtValue: '320' },
    'copy.followed': { traderId: 'tr1', usdtValue: '100' },
    'copy.closed': { traderId: 'tr1', orderId: 'o1', pnl: '-3.5', automatic: true },
    'lead.stats': {
      roi30d: '-0.02',
      worstFall: '-0.3',
      profitShare: '0.1',
      followers: 0,
      capacity: 500,
      authentic: false,
    },
    'account.classified': { marketMaker: true },
    'link.shared': { activityId: 'a9' },
    'reward.used': { rewardId: 'r1' },
    'user.flagged': { reason: 'device shared' },
    'user.cleared': {},
    'event.reversed': { reverses: 'e-0', reason: 'sent twice' },
  }

  test.each(Object.entries(events))('%s', (type, fields) => {
    expect(accepts(platformEventSchema, { ...base, type, ...fields })).toBe(true)
    const without = Object.keys(base).filter((name) =>
      accepts(platformEventSchema, { ...base, [name]: undefined, type, ...fields }),
    )
    expect(without).toEqual([])
  })

  test('amounts are decimal strings without a sign; only profit and loss may be negative', () => {
    const trade = { ...base, type: 'trade.filled', ...events['trade.filled'] }
    expect(accepts(platformEventSchema, { ...trade, usdtVolume: 100 })).toBe(false)
    expect(accepts(platformEventSchema, { ...trade, usdtVolume: '-100' })).toBe(false)
    expect(accepts(platformEventSchema, { ...base, type: 'position.closed', market: 'futures', pnl: -1 })).toBe(false)
  })

  test('a fill may carry its fee’s non-cash parts and the lead trader it follows', () => {
    const trade = { ...base, type: 'trade.filled', ...events['trade.filled'] }
    const more = { feeDiscount: '0.02', feeCoupon: '0.03', leadTraderId: 'tr1' }
    expect(z.parse(platformEventSchema, { ...trade, ...more })).toMatchObject(more)
    expect(accepts(platformEventSchema, { ...trade, feeCoupon: '-0.03' })).toBe(false)
    expect(accepts(platformEventSchema, { ...trade, feeDiscount: 0.02 })).toBe(false)
    expect(accepts(platformEventSchema, { ...trade, leadTraderId: 'tr 1' })).toBe(false)
  })

  test('a reward is used as a whole or by a quantity above zero', () => {
    const used = { ...base, type: 'reward.used', rewardId: 'r1' }
    expect(z.parse(platformEventSchema, { ...used, quantity: '0.5' })).toMatchObject({ quantity: '0.5' })
    for (const quantity of ['0', '0.00', '-1', 1])
      expect(accepts(platformEventSchema, { ...used, quantity })).toBe(false)
  })

  test.each([
    ['copy.closed', 'automatic'],
    ['copy.closed', 'orderId'],
    ['lead.stats', 'followers'],
    ['lead.stats', 'authentic'],
    ['account.classified', 'marketMaker'],
  ])('%s without %s is refused', (type, field) => {
    expect(accepts(platformEventSchema, { ...base, type, ...events[type], [field]: undefined })).toBe(false)
  })

  test('facts and verifications can be reversed; for other types the refusal names a correction', () => {
    const stays = Object.keys(events).filter((type) => irreversibleReason(type) !== null)
    expect(stays).toEqual([
      'user.registered',
      'lead.stats',
      'account.classified',
      'reward.used',
      'user.flagged',
      'user.cleared',
      'event.reversed',
    ])
    for (const type of stays) expect(irreversibleReason(type)).toMatch(/^\S+ cannot be reversed: \w+/)
  })

  test('an unknown type is refused', () => {
    expect(accepts(platformEventSchema, { ...base, type: 'user.deleted' })).toBe(false)
  })
})
