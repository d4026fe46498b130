import { livePolling } from '#store/live/live-polling.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'

/** Shorter than any snapshot needs to be, ms. */
const SHORTEST_MS = 30_000

/**
 * RTK Query's options for a leaderboard: an event of the next snapshot renews it, or it is read after the snapshot's cadence, while
 * the page is visible. `cadence` is in seconds.
 */
export const useBoardPolling = (activityId: string, cadence: number) =>
  livePolling(Math.max(SHORTEST_MS, cadence * 1000), useLiveTopic('board', activityId))
