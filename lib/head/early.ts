declare global {
  interface Window {
    /** What the script of the head (`page.ts`) and the page's own code tell each other. */
    __fanfareEarly?: {
      /** The server's clock less the device's, ms (`lib/http/clock.ts`). */
      offset?: number
      /** A person is there. */
      sign?: boolean
      /** Runs at the first sign of a person. */
      wake?: (() => void) | undefined
      /** Enables the page's whole stylesheets; resolves when all have come, failed or taken too long. */
      styles?: () => Promise<unknown>
      /** Takes a control with `data-press` whose handlers are there. */
      alive?: (control: HTMLElement) => void
    }
  }
}

export const early = (): NonNullable<Window['__fanfareEarly']> => (window.__fanfareEarly ??= {})

/**
 * Runs `run` once, at the first sign of a person, also one before this code. One function can wait.
 * @returns `run` is not called any more
 */
export function onFirstSign(run: () => void): () => void {
  const state = early()
  if (state.sign) run()
  else state.wake = run
  return () => {
    if (state.wake === run) state.wake = undefined
  }
}

/**
 * The `ref` of a live control with `data-press`, which the server's part has under the same name: a press on it before its code
 * was there is done now (`presses.ts`).
 */
export const alive = (control: HTMLElement | null): void => void (control && window.__fanfareEarly?.alive?.(control))
