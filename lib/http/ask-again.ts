const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** Keys are pressed many times a second: signs bring the next question no nearer than this to the last one, ms. */
const SHORTEST_PAUSE_MS = 2000
/** Signs that the way to the gateway may be open again: the network, a page that is shown again, and a person who tries. */
const SIGNS = ['online', 'pageshow', 'visibilitychange', 'pointerdown', 'keydown'] as const

/** What came of a question: an answer, nothing, or the gateway's wish for fewer calls (51023). */
export type Outcome = 'answered' | 'lost' | 'busy'

/** The pause before the next question, ms: it doubles, and spreads over half of itself, so that pages do not ask all at once. */
const pauseAfter = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2)

/**
 * Asks a question that got no answer until it gets one: after growing pauses, and at once when there is a sign that the gateway can
 * be reached. A busy gateway gets the longest pause, whatever a person presses. A hidden page waits until it is shown. One question is
 * in flight at a time.
 * @param ask must not reject
 * @returns stops asking
 */
export function askAgain(ask: () => Promise<Outcome>): () => void {
  const stop = new AbortController()
  let attempt = 0
  let isAsking = false
  /** No sign brings the next question before this time, ms. */
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    stop.abort()
  }
  const askAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void askNow(), ms)
  }
  const askNow = async () => {
    if (isAsking || document.visibilityState === 'hidden') return
    clearTimeout(timer)
    isAsking = true
    const outcome = await ask()
    isAsking = false
    if (stop.signal.aborted) return
    if (outcome === 'answered') return end()
    const pause = outcome === 'busy' ? pauseAfter(Infinity) : pauseAfter(attempt)
    notBefore = Date.now() + (outcome === 'busy' ? pause : SHORTEST_PAUSE_MS)
    attempt += 1
    askAfter(pause)
  }
  const onSign = () => {
    if (isAsking) return
    const left = notBefore - Date.now()
    if (left <= 0) void askNow()
    else if (document.visibilityState !== 'hidden') askAfter(left)
  }
  // Events of the document reach the window, too.
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true, signal: stop.signal })
  askAfter(pauseAfter(attempt))
  attempt += 1
  return end
}

/** What is asked again now, by its key, with everybody who asks. */
const asked = new Map<unknown, { asks: Set<() => Promise<Outcome>>; stop: () => void }>()

/** {@link askAgain} once for all parts of the page that ask the same question. @returns this part needs no answer any more */
export function askAgainTogether(key: unknown, ask: () => Promise<Outcome>): () => void {
  const asks = asked.get(key)?.asks ?? new Set()
  asks.add(ask)
  if (!asked.has(key)) {
    const stop = askAgain(async () => {
      const [first] = asks
      return first === undefined ? 'answered' : first()
    })
    asked.set(key, { asks, stop })
  }
  return () => {
    asks.delete(ask)
    if (asks.size > 0) return
    asked.get(key)?.stop()
    asked.delete(key)
  }
}
