/** Runs `run` when the page is loaded and idle. */
export const whenIdle = (run: () => void): void =>
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run)))
