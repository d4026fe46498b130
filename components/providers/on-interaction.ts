/**
 * Runs `run` once, at the next touch or key, which comes before the click that may need its result.
 * @returns removes the listeners
 */
export function onInteraction(run: () => void) {
  const stop = new AbortController()
  const runOnce = () => {
    stop.abort()
    run()
  }
  for (const name of ['pointerdown', 'keydown', 'touchstart'])
    window.addEventListener(name, runOnce, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
