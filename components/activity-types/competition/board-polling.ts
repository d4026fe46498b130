/** Shorter than any snapshot needs to be, ms. */
const SHORTEST_MS = 30_000

/** Reads a leaderboard again when the next snapshot is there, while the page is visible. `cadence` is in seconds. */
export const boardPolling = (cadence: number) => ({
  pollingInterval: Math.max(SHORTEST_MS, cadence * 1000),
  skipPollingIfUnfocused: true,
})
