import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { returnGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { findRefused, goneFrom, isKnown } from '#tests/fixtures/distribution/find-refused.ts'
import { takeStatements } from '#tests/fixtures/distribution/watch-statements.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'

/** Whether all tests of the file ran to their end, so that all of its statements were sent. */
const isWhole = (
  tasks: readonly { mode: string; result?: { state: string } | undefined; tasks?: unknown }[],
): boolean =>
  tasks.every((task) =>
    Array.isArray(task.tasks) ? isWhole(task.tasks as typeof tasks) : task.result?.state === 'pass',
  )

/**
 * A statement of the gateway that a distributed PostgreSQL would refuse fails the test file that sends it, and so does a listed one of
 * the file that is not sent any more.
 */
// oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the first argument, and needs none
afterAll(async ({}, file) => {
  const refused = await findRefused(takeStatements())
  const unknown = [...refused].filter((one) => !isKnown(one))
  expect(unknown, 'see “Statements” in docs/deploying/scale.md').toEqual([])
  if (!isWhole(file.tasks)) return
  const gone = goneFrom(relative(ROOT, file.file.filepath), refused)
  expect(gone, 'listed in tests/fixtures/distribution/known-refused.json, but not sent any more').toEqual([])
})

afterAll(returnGateway)
