/** Seconds that the steps of `npm test` may take on two quiet cores, by their names (ADR 0101). */
export const BUDGETS: Readonly<Record<string, number>> = {
  format: 45,
  types: 35,
  lint: 25,
  unit: 160,
  lifecycle: 30,
  faults: 60,
  e2e: 170,
}

/** ms of `work` on a quiet core. */
const QUIET_MS = 80
const ROWS = Array.from({ length: 2_000 }, (_, index) => ({ index, text: `row ${index}`, even: index % 2 === 0 }))

function work(): void {
  for (let round = 0; round < 60; round += 1) JSON.stringify(JSON.parse(JSON.stringify(ROWS)))
}

/** How many times slower than the machine of the budgets this one is now, at least 1: other programs count as well. */
export function slowness(): number {
  const began = performance.now()
  work()
  return Math.max(1, (performance.now() - began) / QUIET_MS)
}

/** The line about a step that took longer than its budget allows on a machine of this slowness; null if it did not. */
export function overBudget(name: string, seconds: number, slow: number): string | null {
  const budget = BUDGETS[name]
  if (budget === undefined || seconds <= budget * slow) return null
  const here = slow > 1 ? `, ${(budget * slow).toFixed(0)} s on this machine now` : ''
  return `Over its budget: ${name} took ${seconds.toFixed(0)} s; it may take ${budget} s on two quiet cores${here}.`
}
