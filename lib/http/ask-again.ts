const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** Signs that the way to the gateway may be open again: the network, a page that is shown again, and a person who tries. */
const SIGNS = ['online', 'pageshow', 'visibilitychange', 'pointerdown', 'keydown'] as const

/** The pause before the next question, ms: it doubles, and spreads over half of itself, so that pages do not ask all at once. */
const pauseAfter = (attempt: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2)

/**
 * Asks a question that got no answer until it gets one: after growing pauses, and at once when there is a sign that the gateway can
 * be reached. A hidden page waits until it is shown. One question is in flight at a time.
 * @param ask resolves with whether there is an answer now; must not reject
 * @returns stops asking
 */
export function askAgain(ask: () => Promise<boolean>): () => void {
  const stop = new AbortController()
  let attempt = 0
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    stop.abort()
  }
  const wait = () => {
    timer = setTimeout(() => void askNow(), pauseAfter(attempt))
    attempt += 1
  }
  const askNow = async () => {
    if (isAsking || document.visibilityState === 'hidden') return
    clearTimeout(timer)
    isAsking = true
    const isAnswered = await ask()
    isAsking = false
    if (stop.signal.aborted) return
    if (isAnswered) end()
    else wait()
  }
  // Events of the document reach the window, too.
  for (const sign of SIGNS)
    window.addEventListener(sign, () => void askNow(), { capture: true, passive: true, signal: stop.signal })
  wait()
  return end
}
