import { SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'

const SHORTEST_CAP_MS = 1000
const LONGEST_CAP_MS = 30_000
/** After 4008, which means that the socket asked for too much, the next try waits for at least half a minute. */
const OVERLOADED = { from: 30_000, to: 120_000 }
/** After 1012 all pages of an instance reconnect at once, so they spread over this time, ms. */
const RESTART_SPREAD_MS = 10_000

/**
 * The time until the next connection, ms: full jitter over a cap that doubles with each failed `attempt` (0 is the first),
 * from 1 s to 30 s. `random` is in [0, 1).
 */
export function reconnectDelay(code: number, attempt: number, random: number) {
  if (code === SOCKET_CLOSES.tooMany) return OVERLOADED.from + random * (OVERLOADED.to - OVERLOADED.from)
  if (code === SOCKET_CLOSES.restart && attempt === 0) return random * RESTART_SPREAD_MS
  return random * Math.min(LONGEST_CAP_MS, SHORTEST_CAP_MS * 2 ** attempt)
}
