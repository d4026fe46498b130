import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { countReviewsBefore } from '#gateway/rewards/db/reviews.ts'
import { repeat } from '../../util/repeat.ts'

const EVERY_MS = 60_000

/** Looks for reviews that wait for longer than policy promises: a metric always, a line of the log when the first one is late. */
export function createReviewWatch({ clock, config, db, log, metrics }: GatewayContext) {
  let wasLate = false
  return async () => {
    const promisedMs = config.staffPolicy.promises.reviewHours * HOUR_MS
    const late = await countReviewsBefore(db, clock.now() - promisedMs)
    metrics.lateReviews.set(late)
    if (late > 0 && !wasLate) log.error({ alarm: 'REVIEWS_LATE', late }, 'reviews wait for longer than policy promises')
    wasLate = late > 0
  }
}

export const startReviewWatch = (gateway: GatewayContext) =>
  repeat(createReviewWatch(gateway), {
    name: 'late reviews',
    everyMs: EVERY_MS,
    log: gateway.log,
  })
