import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitsPage } from './limits-table.ts'

test('[GW-7] docs/limits.md matches the limits in the code', () => {
  expect(readFileSync(new URL('../docs/limits.md', import.meta.url), 'utf8')).toBe(limitsPage())
})
