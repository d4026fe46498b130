const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Runs `run` at the next touch or key, once: early enough that what a click needs is there when the click has been handled.
 * @returns forgets it
 */
export function onInteraction(run: () => void): () => void {
  const stop = new AbortController()
  const runOnce = () => {
    stop.abort()
    run()
  }
  for (const name of INTERACTIONS) window.addEventListener(name, runOnce, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
