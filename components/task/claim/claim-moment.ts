/** The reward moment: the node fills and the amount counts up, once (design §4). ms; `--claim-moment` in CSS. */
export const CLAIM_MOMENT_MS = 900

/** Resolves after the animation; at once with reduced motion. */
export function claimMoment(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, CLAIM_MOMENT_MS)
  })
}
