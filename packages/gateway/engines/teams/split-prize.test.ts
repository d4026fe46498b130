import { expect, test } from 'vitest'
import { teams } from '@fanfare/activities/file/teams.ts'
import { memberPart } from './split-prize.ts'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const rules = teams.parse({ captainShare: '0.2', memberMaximum: usdt('300') })
const part = (prize: string, volume: string, isCaptain = false) =>
  memberPart(usdt(prize), rules, { teamVolume: '1124000', volume, isCaptain })?.amount ?? null

test('[SCR-4] a member gets as much of 80% as they traded of the team’s volume, rounded down', () => {
  expect(part('1000', '84300')).toBe('60')
  expect(part('1000', '100000')).toBe('71.17')
  expect(part('1000', '0')).toBeNull()
})

test('[SCR-4] the captain gets 20% besides, also without a trade', () => {
  expect(part('1000', '84300', true)).toBe('260')
  expect(part('1000', '0', true)).toBe('200')
})

test('[SCR-4] no member gets more than the maximum', () => {
  expect(part('16000', '843000')).toBe('300')
  expect(part('16000', '0', true)).toBe('300')
})
