import type { FetchNext } from '../http/next-client.ts'

const EVERY_MS = 4_000
const TIMEOUT_MS = 4000

type WatchOptions = {
  ask: FetchNext
  /** ms since the epoch, as Next counts */
  now: () => number
  /** ms, on a clock that nobody sets */
  monotonicNow: () => number
  everyMs?: number
}

/** `lastGatewayReadAt`: on the steady clock; Infinity until it is known. */
export type GatewayFreshness = { lastGatewayReadAt: () => number; look: () => Promise<void>; stop: () => void }

/** `{ "readAt": ms }` of the site's `/freshness`; null: it never read anything, or somebody else answered. */
function readAtOf(body: Buffer): number | null {
  try {
    const { readAt } = JSON.parse(body.toString()) as { readAt?: unknown }
    return typeof readAt === 'number' && Number.isFinite(readAt) ? readAt : null
  } catch {
    return null
  }
}

/**
 * Next goes on handing out pages while the gateway is away: of data that grow old, with every sign of being fresh. So it is
 * asked, now and then, when it last could read the gateway. While it does not answer itself, its pages are not renewed
 * either, and tell their age by that. What Next says of the time of day is believed for the moment it is said: a machine's
 * clock may be set, and a reading that is new was made since the last look.
 */
export function trackGatewayFreshness({ ask, now, monotonicNow, everyMs = EVERY_MS }: WatchOptions): GatewayFreshness {
  let lastGatewayReadAt = Infinity
  let said: number | null = null
  let saidAt = -Infinity
  const look = async (): Promise<void> => {
    const answer = await ask('/freshness', TIMEOUT_MS).catch(() => null)
    const readAt = answer?.status === 200 ? readAtOf(answer.body) : null
    if (readAt === null) return
    const time = monotonicNow()
    if (readAt !== said) lastGatewayReadAt = Math.max(saidAt, time - Math.max(0, now() - readAt))
    said = readAt
    saidAt = time
  }
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  void look()
  return { lastGatewayReadAt: () => lastGatewayReadAt, look, stop: () => clearInterval(timer) }
}
