import type { FetchNext } from '../http/next-client.ts'

const INTERVAL_MS = 4000
const TIMEOUT_MS = 4000

type TrackerOptions = {
  fetchNext: FetchNext
  /** ms since the epoch, on Next's clock */
  now: () => number
  /** ms, monotonic */
  monotonicNow: () => number
}

/** `{ "readAt": ms }` of the site's `/freshness`; null when the site has read nothing yet or sent something else. */
function readAtOf(body: Buffer) {
  try {
    const { readAt } = JSON.parse(body.toString()) as { readAt?: unknown }
    return typeof readAt === 'number' && Number.isFinite(readAt) ? readAt : null
  } catch {
    return null
  }
}

/**
 * Asks Next when it last read the gateway, because Next sends pages of old data with fresh headers while the gateway is down.
 * While Next itself does not answer, its last answer counts, and pages show their age by it. Next's wall clock may be set at any
 * time, so its time is converted to the monotonic clock on arrival, and is never earlier than the last check.
 */
export function trackGatewayFreshness({ fetchNext, now, monotonicNow }: TrackerOptions) {
  let lastGatewayReadAt = Infinity
  let lastAnswer: number | null = null
  let answeredAt = -Infinity
  const check = async () => {
    const answer = await fetchNext('/freshness', TIMEOUT_MS).catch(() => null)
    const readAt = answer?.status === 200 ? readAtOf(answer.body) : null
    if (readAt === null) return
    const time = monotonicNow()
    if (readAt !== lastAnswer) lastGatewayReadAt = Math.max(answeredAt, time - Math.max(0, now() - readAt))
    lastAnswer = readAt
    answeredAt = time
  }
  const timer = setInterval(() => void check(), INTERVAL_MS)
  timer.unref()
  void check()
  return {
    /** ms, monotonic; Infinity until it is known. */
    lastGatewayReadAt: () => lastGatewayReadAt,
    check,
    stop: () => clearInterval(timer),
  }
}
