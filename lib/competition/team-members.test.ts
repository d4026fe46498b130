import { expect, test } from 'vitest'
import { memberRows, type TeamMember } from './team-members.ts'

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

test('[SCR-4] members are listed by volume, and mine is below the first ones with the others in one line', () => {
  const members = ['10', '900', '20', '5', '1000', '30', '40'].map((volume) =>
    member(volume, { isMe: volume === '20' }),
  )
  const { shown, mine, others } = memberRows(members, 3)
  expect(shown.map(({ volume, place }) => [place, volume])).toEqual([
    [1, '1000'],
    [2, '900'],
    [3, '40'],
  ])
  expect(mine?.place).toBe(5)
  expect(others).toEqual({ count: 3, volume: '45', share: '0.3', reward: { amount: '15', unit: 'USDT' } })
})

test('[SCR-4] a small team has no folded members', () => {
  expect(memberRows([member('1'), member('3'), member('2')], 2)).toMatchObject({ mine: null, others: null })
})
