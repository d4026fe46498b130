/** ms of `work` on a quiet core. */
const QUIET_MS = 80
const ROWS = Array.from({ length: 2_000 }, (_, index) => ({ index, text: `row ${index}`, even: index % 2 === 0 }))

function work(): void {
  for (let round = 0; round < 60; round += 1) JSON.stringify(JSON.parse(JSON.stringify(ROWS)))
}

/** How many times slower than a quiet core this machine is now, at least 1: other programs count as well. */
export function slowness(): number {
  const began = performance.now()
  work()
  return Math.max(1, (performance.now() - began) / QUIET_MS)
}

/** Measured once: workers inherit it. */
const OF_THIS_RUN = Number((process.env.FANFARE_SLOWNESS ??= slowness().toFixed(1)))

/** The lanes of a run slow each other down, and the machine was measured before they started. */
const BESIDE_OTHERS = 3

/** The limit in this run of what ends within `ms` on a quiet machine, if it ends at all. */
export const deadline = (ms: number): number => Math.ceil(ms * OF_THIS_RUN * BESIDE_OTHERS)
