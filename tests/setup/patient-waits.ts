import { vi } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { PATIENCE_MS } from './patience.ts'

const { waitFor } = vi
vi.waitFor = (check, options = {}) => {
  const given = typeof options === 'number' ? { timeout: options } : options
  return waitFor(check, { ...given, timeout: Math.max(deadline(given.timeout ?? 0), PATIENCE_MS) })
}
