import { PURGE as THEIRS } from 'redux-persist'
import { expect, test } from 'vitest'
import { PURGE } from './persisted-purged.ts'

test('[AUTH-4] the purge is the one that redux-persist listens for', () => {
  expect(PURGE).toBe(THEIRS)
})
