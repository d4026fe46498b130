import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { memberRows, teamVolumes, type TeamMember } from './team-members.ts'

const member = (volume: string, more: Partial<TeamMember> = {}): TeamMember => ({
  userRef: volume.padStart(16, '0'),
  maskedName: `UID ${volume}`,
  isMe: false,
  isCaptain: false,
  volume,
  share: '0.1',
  estimatedReward: { amount: '5', unit: 'USDT' },
  ...more,
})

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))
const rowsOf = (members: readonly TeamMember[], shownCount: number) => {
  const liveVolume = sumOf(members.map(({ volume }) => volume)).toFixed()
  const volumes = teamVolumes({ memberList: [...members], liveVolume }, 'USDT')
  return { ...memberRows(members, volumes, shownCount), total: volumes.total }
}

test('[SCR-4] members are listed by volume, and mine is below the first ones with the others in one line', () => {
  const members = ['10', '900', '20', '5', '1000', '30', '40'].map((volume) =>
    member(volume, { isMe: volume === '20' }),
  )
  const { shown, mine, others } = rowsOf(members, 3)
  expect(shown.map(({ volume, place }) => [place, volume])).toEqual([
    [1, '1000'],
    [2, '900'],
    [3, '40'],
  ])
  expect(mine?.place).toBe(5)
  expect(others).toEqual({
    count: 3,
    volume: { amount: '45', unit: 'USDT' },
    share: '0.3',
    reward: { amount: '15', unit: 'USDT' },
  })
})

test('[SCR-4] a small team has no folded members', () => {
  expect(rowsOf([member('1'), member('3'), member('2')], 2)).toMatchObject({ mine: null, others: null })
})

test('[SCR-4] the written volumes of all rows add up to the written volume of the team, folded or not', () => {
  const volumes = fc.uniqueArray(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 20 })
  forAll({}, [volumes, fc.nat(19), fc.integer({ min: 1, max: 8 })], (tenThousandths, own, count) => {
    const members = tenThousandths.map((one, place) =>
      member(new Big(one).div(10_000).toFixed(), { userRef: `u${place}`, isMe: place === own }),
    )
    const { shown, mine, others, total } = rowsOf(members, count)
    const rows = [
      ...[...shown, ...(mine ? [mine] : [])].map(({ shownVolume }) => shownVolume),
      ...(others ? [others.volume] : []),
    ]
    const written = [total, ...rows].map((money) => formatAmount('en', money).replaceAll(',', ''))
    expect(sumOf(written.slice(1)).toFixed()).toBe(new Big(written[0] ?? '').toFixed())
  })
})
