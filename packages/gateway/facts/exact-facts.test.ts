import { expect, test } from 'vitest'
import { decideAllExactly } from './exact-facts.ts'
import type { FactReader } from './fact-reader.ts'
import type { UserFacts } from './user-facts.ts'

const NOTHING: FactReader = { sums: async () => [], tallies: async () => [], events: async () => [] }

const userOf = (userId: string): UserFacts => ({
  userId,
  registeredAt: 0,
  invitedByCode: null,
  kolBinding: null,
  events: [],
  slices: [],
  earliestArrival: null,
  friends: [],
})

test('[GW-3] requests are answered while many users are evaluated', async () => {
  const users = Array.from({ length: 128 }, (_, index) => ({ facts: userOf(`u-${index}`) }))
  let decided = 0
  let decidedAtRequest = Infinity
  setImmediate(() => (decidedAtRequest = decided))
  const results = await decideAllExactly(NOTHING, users, ({ facts }) => {
    decided += 1
    return { result: facts.userId, unclear: [] }
  })
  expect(results).toEqual(users.map(({ facts }) => facts.userId))
  expect(decidedAtRequest).toBeLessThan(users.length)
})
