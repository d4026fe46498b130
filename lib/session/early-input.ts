/**
 * Events with which a person shows to be there. Scrolling by finger, wheel and key is among them; `scroll` itself also comes from
 * positions that the browser restores.
 */
export const SIGNS_OF_A_PERSON = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin'] as const

declare global {
  interface Window {
    /** Written by the head script (`first-paint.ts`): whether a person was there before the page came alive. */
    __fanfareEarly?: { sign?: boolean }
  }
}

/**
 * Runs `run` once, at the first sign of a person, also one before this script.
 * @returns removes the listeners
 */
export function onFirstSign(run: () => void): () => void {
  if (window.__fanfareEarly?.sign) {
    run()
    return () => undefined
  }
  const stop = new AbortController()
  const runOnce = () => {
    stop.abort()
    run()
  }
  for (const name of SIGNS_OF_A_PERSON) window.addEventListener(name, runOnce, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
