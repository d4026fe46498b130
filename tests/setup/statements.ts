import { afterAll, expect } from 'vitest'
import { returnGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { findRefused } from '#tests/fixtures/distribution/find-refused.ts'
import { takeStatements } from '#tests/fixtures/distribution/watch-statements.ts'

/** A statement of the gateway that a distributed PostgreSQL would refuse fails the test file that sends it. */
afterAll(async () => {
  const refused = await findRefused(takeStatements())
  expect([...refused], 'see “A distributed PostgreSQL” in docs/deploying/scale.md').toEqual([])
})

afterAll(returnGateway)
