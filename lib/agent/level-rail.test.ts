import { expect, test } from 'vitest'
import { levelSegments } from './level-rail.ts'

const steps = [
  { level: 'Bronze', from: 5 },
  { level: 'Silver', from: 25 },
  { level: 'Gold', from: 60 },
]

test('[SCR-10] the rail is full up to the present level and in part inside it', () => {
  const segments = levelSegments({ level: 'Silver', activeTraders: 46, steps })
  expect(segments.map(({ ratio }) => ratio)).toEqual([1, 0.6, 0])
  expect(segments.find(({ isCurrent }) => isCurrent)?.level).toBe('Silver')
})

test('[SCR-10] a new month begins with an empty rail, and the highest level fills it', () => {
  expect(levelSegments({ level: 'Silver', activeTraders: 0, steps }).map(({ ratio }) => ratio)).toEqual([0, 0, 0])
  expect(levelSegments({ level: 'Gold', activeTraders: 60, steps }).map(({ ratio }) => ratio)).toEqual([1, 1, 1])
})
