import './patient-waits.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected `console.error` fails its test. A test that expects one spies on it itself. */
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, `console.error was called: ${complaints.join('\n')}`).toEqual([])
})
