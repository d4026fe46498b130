import { useLiveTopic } from '#store/live/use-live-topic.ts'

/** Shorter than any snapshot needs to be, ms. */
const SHORTEST_MS = 30_000

/**
 * RTK Query's options for a leaderboard: an event of the next snapshot renews it. It is also read after its cadence while the page
 * is visible, because a check without a change has no event, but the board says when it was checked. `cadence` is in seconds.
 */
export function useBoardPolling(activityId: string, cadence: number) {
  useLiveTopic('board', activityId)
  return { pollingInterval: Math.max(SHORTEST_MS, cadence * 1000), skipPollingIfUnfocused: true }
}
