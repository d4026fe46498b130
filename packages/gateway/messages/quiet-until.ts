import type { QuietHours } from '@fanfare/contract/message/message-settings.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import { firstInstant } from '@fanfare/kernel/time/first-instant.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'

/** ms since midnight of `HH:MM`. */
function sinceMidnight(clock: string) {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * HOUR_MS + (minutes ?? 0) * MINUTE_MS
}

/**
 * When the quiet hours around `now` end; null outside of them. A time that the clock shows twice means the first, and one that it skips the
 * end of the gap.
 */
export function quietUntil({ from, until, timeZone }: QuietHours, now: number) {
  const [begin, end] = [sinceMidnight(from), sinceMidnight(until)]
  const wall = wallTime(now, timeZone)
  const today = wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS)
  for (const day of [today - DAY_MS, today]) {
    const startsAt = firstInstant(day + begin, timeZone)
    const endsAt = firstInstant(day + end + (end < begin ? DAY_MS : 0), timeZone)
    if (startsAt <= now && now < endsAt) return endsAt
  }
  return null
}
