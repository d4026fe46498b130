import './patient-waits.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Node loads `fetch` at its first use and keeps the clock of that moment, which must not be one of a test. */
void Response

/** An unexpected `console.error` fails its test. A test that expects one spies on it itself. */
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  // The next file of this worker would wait for ever by the clock of this one.
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(complaints, `console.error was called: ${complaints.join('\n')}`).toEqual([])
})
