import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActivityFileInput, FileWith } from '@fanfare/activities/schema.ts'
import { activityFile, cash, usdt } from '#gateway/testing/activity-file.ts'
import { factoredCents, poolPrizeCents, scaleOf, teamPartCents } from '#gateway/draws/testing/reference-prizes.ts'
import { combine } from '@fanfare/kernel/competition/combine.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { bonusScale } from './factors/factors-engine.ts'
import { prizeAt } from './places/prize-at.ts'
import { memberPart } from './teams/teams-engine.ts'

/** `PRIZE_SEED=…` replays a run. */
const SEED = Number(process.env.PRIZE_SEED ?? Math.floor(Math.random() * 2 ** 31))
process.stdout.write(`prizes: seed ${SEED}\n`)

const cents = (amount: string): bigint => BigInt(new Big(amount).times(100).toFixed(0))
const decimal = (decimals: number, most: number) =>
  fc.bigInt({ min: 0n, max: BigInt(most) * 10n ** BigInt(decimals) }).map((value) => {
    const digits = value.toString().padStart(decimals + 1, '0')
    return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  })
const prizes = fc.oneof(decimal(2, 100_000), decimal(0, 1_000))
const volumes = fc.oneof(
  decimal(18, 1_000_000),
  decimal(2, 1_000),
  fc.constantFrom('0', '0.000000000000000001', '33.333333333333333333'),
)
const shares = fc.oneof(
  decimal(8, 1).filter((share) => share.startsWith('0')),
  fc.constant('0.2'),
  fc.constant('0.33333333'),
)

test('[SCR-4] the parts of a team equal a plain reference to the cent, within the prize', () => {
  const input = fc.record({
    prize: prizes,
    captainShare: shares,
    memberMaximum: fc.option(prizes),
    volumes: fc.array(volumes, { minLength: 1, maxLength: 6 }),
  })
  forAll({ numRuns: runs(1000), seed: SEED }, [input], ({ prize, captainShare, memberMaximum, volumes: traded }) => {
    const teamVolume = traded.reduce((sum, volume) => sum.plus(volume), new Big(0)).toFixed()
    const rules = {
      minMembers: 1,
      maxMembers: 6,
      competeAfterDays: 0,
      captainShare,
      ...(memberMaximum !== null && { memberMaximum: usdt(memberMaximum) }),
    }
    let paid = 0n
    for (const [index, volume] of traded.entries()) {
      const isCaptain = index === 0
      const part = memberPart(usdt(prize), rules, { teamVolume, volume, isCaptain })
      expect(cents(part?.amount ?? '0')).toBe(
        teamPartCents({ prize, captainShare, memberMaximum, teamVolume, volume, isCaptain }),
      )
      paid += cents(part?.amount ?? '0')
    }
    expect(paid).toBeLessThanOrEqual(cents(prize))
  })
})

test('[SCR-4] prizes with factors equal a plain reference to the cent, within the pool', () => {
  const factor = decimal(4, 9)
  const all = fc.array(fc.record({ base: prizes, roi: factor, streak: factor }), { minLength: 1, maxLength: 8 })
  forAll(
    { numRuns: runs(600), seed: SEED },
    [all, fc.option(decimal(2, 300_000)), fc.boolean()],
    (traders, extra, isShort) => {
      const bases = traders.reduce((sum, { base }) => sum.plus(base), new Big(0))
      const pool = extra === null ? null : (isShort ? bases.div(2).round(2) : bases.plus(extra)).toFixed()
      const scale = bonusScale(traders, pool)
      expect(cents(new Big(scale).times(10 ** 6).toFixed())).toBe(scaleOf(traders, pool))
      const paid = traders.map((parts) => cents(combine(parts, scale)))
      expect(paid).toEqual(traders.map((parts) => factoredCents(parts, scaleOf(traders, pool))))
      if (pool !== null && !isShort) expect(paid.reduce((sum, one) => sum + one, 0n)).toBeLessThanOrEqual(cents(pool))
    },
  )
})

test('[SCR-4] the unlocked prize of a rank equals a plain reference, within the pool’s share', () => {
  const input = fc.record({
    prize: decimal(2, 5_000).filter((amount) => Number(amount) > 0),
    pool: decimal(2, 50_000).filter((amount) => Number(amount) > 0),
    part: fc.option(fc.integer({ min: 0, max: 1_000 })),
    share: fc.option(shares),
  })
  forAll({ numRuns: runs(300), seed: SEED }, [input], ({ prize, pool, part, share }) => {
    const unlocked = part === null ? null : new Big(pool).times(part).div(1_000).toFixed()
    const tiers = [{ id: 'places', rankFrom: 1, rankTo: 3, reward: cash(prize) }]
    const teams = share === null ? {} : { poolShareMaximum: share }
    const changes = { type: 'TeamTrading', tasks: [], tiers, pool: usdt(pool), teams }
    const file = activityFile(changes as unknown as Partial<ActivityFileInput>) as FileWith<'places'>
    const found = prizeAt(file, 2, unlocked === null ? null : usdt(unlocked))?.reward.amount
    const expected = poolPrizeCents(prize, { pool, unlocked, share })
    expect(found !== undefined && 'amount' in found ? cents(found.amount) : 0n).toBe(expected)
    expect(prizeAt(file, 4, null)).toBeNull()
  })
})
