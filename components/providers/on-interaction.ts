const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Runs `run` once, at the next touch or key, which comes before the click that may need its result.
 * @returns removes the listeners
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

/** Resolves when a person points at a part of the page (`data-live-part`) or focuses or presses it; at once where the server left it out. */
export async function pointedAt(part: string): Promise<void> {
  const place = document.querySelector(`[data-live-part=${part}]`)
  if (!place || place.matches(':hover,:focus-within,[data-wanted]')) return
  await new Promise((resolve) => {
    for (const name of ['pointerover', 'focusin', 'click']) place.addEventListener(name, resolve)
  })
}
