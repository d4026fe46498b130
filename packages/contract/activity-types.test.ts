import { expect, test } from 'vitest'
import {
  ACTIVITY_TYPE_CODES,
  ACTIVITY_TYPE_NAMES,
  ACTIVITY_TYPES,
  activityTypeName,
  activityTypeRow,
  type ActivityType,
  type EngineName,
} from './activity-types.ts'

test('every activity type is found by its number, which no other type has', () => {
  expect(ACTIVITY_TYPE_CODES.map(activityTypeName)).toEqual(ACTIVITY_TYPE_NAMES)
  expect(ACTIVITY_TYPE_CODES.map(activityTypeRow)).toEqual(Object.values(ACTIVITY_TYPES))
})

test('an unknown number or word has no type', () => {
  expect([3, 'OTHER', 'Lottery'].map(activityTypeName)).toEqual([null, null, null])
  expect(activityTypeRow('OTHER')).toBeNull()
})

test('numbers and engines keep their literal types, so that the compiler finds an unknown one', () => {
  // @ts-expect-error -- 3 is the number of no type
  const code: ActivityType = 3
  // @ts-expect-error -- no type has this engine
  const engine: EngineName = 'dice'
  expect(ACTIVITY_TYPE_CODES).not.toContain(code)
  expect(Object.values(ACTIVITY_TYPES).flatMap(({ engines }) => [...engines])).not.toContain(engine)
})
