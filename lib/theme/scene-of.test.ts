import { expect, test } from 'vitest'
import { ACTIVITY_TYPE_CODES } from '@fanfare/contract/activity-types.ts'
import { sceneFor } from './scene-of.ts'

test('every activity type has a poster of its own, and other campaigns have the bunting', () => {
  const scenes = ACTIVITY_TYPE_CODES.map(sceneFor)
  expect(new Set([...scenes, 'event']).size).toBe(ACTIVITY_TYPE_CODES.length + 1)
  expect(sceneFor(0)).toBe('event')
  expect(sceneFor('OTHER')).toBe('event')
})
