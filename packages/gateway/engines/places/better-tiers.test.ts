import { expect, test } from 'vitest'
import { cash } from '#gateway/testing/activity-file.ts'
import { betterTiers } from './prize-at.ts'

const tier = (id: string, rankFrom: number, rankTo: number) => ({ id, rankFrom, rankTo, reward: cash('1') })
const TIERS = [tier('first', 1, 1), tier('top-five', 2, 5), tier('top-hundred', 11, 100)]

test.each([
  [1, undefined],
  [2, 'first'],
  [5, 'first'],
  [8, 'top-five'],
  [11, 'top-five'],
  [200, 'top-hundred'],
])('[SCR-4] from rank %i the next better tier is %s, also between two tiers and below the last', (rank, id) => {
  expect(betterTiers(TIERS, rank)[0]?.id).toBe(id)
})
