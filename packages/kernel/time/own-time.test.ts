import { expect, test } from 'vitest'
import { ownTime } from './own-time.ts'
import { zonedTime } from './zoned-time.ts'

test.each([0, Date.UTC(2026, 11, 31, 23, 59, 59), Date.UTC(2027, 2, 28, 1, 30), Date.UTC(2028, 1, 29, 12)])(
  '[ACT-10] the reader’s own time of %i is that of the reader’s zone by name',
  (ms) => expect(zonedTime(ms, Intl.DateTimeFormat().resolvedOptions().timeZone)).toMatchObject(ownTime(ms)),
)
