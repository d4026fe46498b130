/** The reward moment: the node fills and the amount counts up, once (design §4). ms; `--claim-moment` in CSS. */
export const CLAIM_MOMENT_MS = 900

/** Over when the moment has been seen; at once for who wants no motion. */
export function claimMoment(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, CLAIM_MOMENT_MS)
  })
}
