/**
 * The shortest limit of a wait for a condition, ms. Only a failure takes this long, so a machine that is four times slower
 * stays green.
 */
export const PATIENCE_MS = 45_000

/** Options of Vitest for the waits of `expect.poll`; `patient-waits.ts` has those of `vi.waitFor`. */
export const patientPolls = { expect: { poll: { timeout: PATIENCE_MS } } }
