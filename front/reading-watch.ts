import type { AskNext } from './ask-next.ts'

const EVERY_MS = 4_000
const TIMEOUT_MS = 4000

export type ReadingWatch = { lastReadingAt: () => number; stop: () => void }

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
 * either, and tell their age by that.
 */
export function watchReadings(ask: AskNext, everyMs = EVERY_MS): ReadingWatch {
  let lastReadingAt = Infinity
  const look = async (): Promise<void> => {
    const answer = await ask('/freshness', TIMEOUT_MS).catch(() => null)
    if (answer?.status === 200) lastReadingAt = readAtOf(answer.body) ?? lastReadingAt
  }
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  void look()
  return { lastReadingAt: () => lastReadingAt, stop: () => clearInterval(timer) }
}
