import { deadline } from '@fanfare/kernel/testing/deadline.ts'

/** The shortest limit of a wait for a condition, ms. Only a failure takes this long. */
export const PATIENCE_MS = deadline(45_000)

/** Options of Vitest for tests with waits; `patient-waits.ts` has those of `vi.waitFor`. */
export const limits = (testMs: number, hookMs: number) => ({
  testTimeout: deadline(testMs),
  hookTimeout: deadline(hookMs),
  expect: { poll: { timeout: PATIENCE_MS } },
})
