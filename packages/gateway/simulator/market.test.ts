import { expect, test } from 'vitest'
import { readProgrammes } from '@fanfare/activities/load-files.ts'
import { platformEventSchema } from '@fanfare/contract/ops/platform-event.ts'
import { createMarket, type MarketStep, type Surroundings } from './market.ts'

const MONDAY = Date.parse('2026-11-16T00:00:00Z')
const AROUND: Surroundings = {
  activityIds: ['act1', 'act2'],
  lotteryIds: ['act2'],
  leadTraders: ['u1', 'u2'],
  inviteCodes: ['AURORA7'],
}

const hourOf = (seed: number, at = MONDAY): MarketStep[] => {
  const market = createMarket({ seed, rate: 10 })
  return Array.from({ length: 60 }, (_, minute) => market.next(at + minute * 60_000, 60_000, AROUND)).flat()
}
const factsOf = (steps: readonly MarketStep[]) => steps.flatMap((one) => (one.kind === 'fact' ? [one] : []))

test('[GW-6] the same seed and the same times give the same market, another seed another one', () => {
  expect(hourOf(7)).toEqual(hourOf(7))
  expect(hourOf(8)).not.toEqual(hourOf(7))
})

test('[GW-6] everybody who acts has registered before, and every fact is one that the platform could send', () => {
  const registered = new Set<number>()
  for (const one of hourOf(1)) {
    if (one.kind === 'register') {
      expect(registered.has(one.person)).toBe(false)
      if (typeof one.inviter === 'number') expect(registered.has(one.inviter)).toBe(true)
      registered.add(one.person)
    } else expect(registered.has(one.person)).toBe(true)
    if (one.kind === 'fact') platformEventSchema.parse({ ...one.fact, eventId: 'e', userId: 'u', occurredAt: MONDAY })
  }
  expect(registered.size).toBeGreaterThan(500)
})

test('[GW-6] some people cheat, invited by themselves, and risk control notices them', () => {
  const steps = hourOf(3)
  const flagged = factsOf(steps).filter(({ fact }) => fact.type === 'user.flagged')
  const people = steps.filter(({ kind }) => kind === 'register').length
  expect(flagged.length).toBeGreaterThan(0)
  expect(flagged.length / people).toBeLessThan(0.05)
  const takenBack = readProgrammes().files.flatMap(({ clawBack }) => (clawBack === undefined ? [] : [clawBack.reasons]))
  expect(takenBack).not.toEqual([])
  for (const { fact } of flagged)
    for (const reasons of takenBack) expect(reasons).toContain('reason' in fact ? fact.reason : null)
  const trades = factsOf(steps).flatMap(({ fact }) => (fact.type === 'trade.filled' ? [fact] : []))
  const washed = trades.filter(({ zeroFee, symbol }) => zeroFee || symbol === 'USDC/USDT')
  expect(washed.length).toBeGreaterThan(0)
  expect(washed.length / trades.length).toBeLessThan(0.1)
})

test('[GW-6] a market without activities, lead traders and codes has people who trade', () => {
  const market = createMarket({ seed: 5, rate: 10 })
  const empty = { activityIds: [], lotteryIds: [], leadTraders: [], inviteCodes: [] }
  const kinds = new Set(market.next(MONDAY, 60_000, empty).map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['register', 'fact', 'claim']))
})
