import { expect, test } from 'vitest'
import { activityFile } from '#gateway/testing/activity-file.ts'
import { paidRanks } from '#gateway/testing/contest.ts'
import { placesEngine } from './places-engine.ts'

const file = {
  ...activityFile(),
  type: 'PersonalTrading' as const,
  tiers: [paidRanks(1, 1, '50'), paidRanks(2, 10, '7')],
}
const rewardsAt = (places: Record<string, number>) => {
  const byTrack = Object.entries(places).map(([track, rank]) => [track, { rank, score: '1' }])
  const rewards =
    placesEngine.atEnd?.rewardsOf(file, { places: Object.fromEntries(byTrack), team: null }, new Map()) ?? []
  return rewards.map(({ source, reward }) => [source, 'amount' in reward.amount ? reward.amount.amount : ''])
}

test.each([
  [1, [['rank:VOLUME:1', '50']]],
  [2, [['rank:VOLUME:2', '7']]],
  [10, [['rank:VOLUME:10', '7']]],
  [11, []],
])('[GW-2] place %d of a board is rewarded by the tier of its rank', (rank, rewards) => {
  expect(rewardsAt({ VOLUME: rank })).toEqual(rewards)
})

test('[GW-2] only the first track of the leaderboard is rewarded', () => {
  expect(rewardsAt({ VOLUME: 11, PNL: 3 })).toEqual([])
  expect(rewardsAt({ VOLUME: 1, PNL: 3 })).toEqual([['rank:VOLUME:1', '50']])
})
