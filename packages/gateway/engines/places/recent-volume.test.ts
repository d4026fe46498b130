import { expect, test } from 'vitest'
import { createBoardWorld, tied } from '#gateway/boards/testing/board-world.ts'
import { DEFAULT_BOARD } from '@fanfare/activities/engines/places.ts'
import type { Board } from './board-of.ts'
import { recentVolume } from './read-competition.ts'

const BOARD: Board = {
  ...DEFAULT_BOARD,
  scored: [],
  shared: [],
  tracks: [{ track: 'VOLUME', periods: [] }],
  tiersOf: 'VOLUME',
  roiMinimum: null,
  countAfterDays: 0,
}

const world = await createBoardWorld()

test('[SCR-4] the volume of all participants is added up once for many readers', async () => {
  const { db } = world.gateway
  await world.score('VOLUME', tied('10', '2.5'))
  const [first, second] = await Promise.all([
    recentVolume(db, world.activityId, BOARD),
    recentVolume(db, world.activityId, BOARD),
  ])
  await world.score('VOLUME', tied('100', '2.5'))
  expect([first, second, await recentVolume(db, world.activityId, BOARD)]).toEqual(['12.5', '12.5', '12.5'])
})
