import { expect, test, vi } from 'vitest'
import { ownTime, ownZone } from './own-time.ts'
import { zonedTime } from './zoned-time.ts'

test.each([0, Date.UTC(2026, 11, 31, 23, 59, 59), Date.UTC(2027, 2, 28, 1, 30), Date.UTC(2028, 1, 29, 12)])(
  '[ACT-10] the reader’s own time of %i is that of the reader’s zone by name',
  (ms) => expect(zonedTime(ms, Intl.DateTimeFormat().resolvedOptions().timeZone)).toMatchObject(ownTime(ms)),
)

test.each(['Etc/Unknown', 'Mars/Olympus', '', undefined, null])(
  'a browser that names its zone %j has one with its clock',
  (timeZone) => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: timeZone as string }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
    const zone = ownZone()
    vi.restoreAllMocks()
    for (const at of [Date.now(), Date.now() + 182 * 86_400_000]) expect(zonedTime(at, zone)).toMatchObject(ownTime(at))
  },
)
