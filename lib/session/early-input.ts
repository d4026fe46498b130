declare global {
  interface Window {
    /**
     * An inline script (`early-input-script.ts`) writes `sign` when a person is there, and then runs `styles` and `wake`. `styles`
     * enables the page's whole stylesheets (`whole-styles-script.ts`). `offset`: the server's clock less the device's, ms.
     */
    __fanfareEarly?: {
      sign?: boolean
      wake?: (() => void) | undefined
      styles?: () => Promise<unknown>
      offset?: number
    }
  }
}

/**
 * Runs `run` once, at the first sign of a person, also one before this code. One function can wait.
 * @returns `run` is not called any more
 */
export function onFirstSign(run: () => void): () => void {
  const early = (window.__fanfareEarly ??= {})
  if (early.sign) run()
  else early.wake = run
  return () => {
    if (early.wake === run) early.wake = undefined
  }
}
