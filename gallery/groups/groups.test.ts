import { expect, test } from 'vitest'
import { GROUPS as TESTED_GROUPS } from '#tests/e2e/support/state-groups.ts'
import { GROUPS } from './groups.ts'

test('[UI-3] the browser tests look at every group of states', () => expect(TESTED_GROUPS).toEqual(GROUPS))
