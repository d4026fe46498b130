import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { returnGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { findSplits } from '#tests/fixtures/distribution/find-splits.ts'
import { goneSplits, isKnown } from '#tests/fixtures/distribution/known-splits.ts'
import { takeStatements } from '#tests/fixtures/distribution/watch-statements.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'

const ADVICE = 'add the distribution column to the join, see Joins in docs/deploying/scaling.md'

/** Whether all tests of the file ran to their end, so that all of its statements were sent. */
const isWhole = (
  tasks: readonly { mode: string; result?: { state: string } | undefined; tasks?: unknown }[],
): boolean =>
  tasks.every((task) =>
    Array.isArray(task.tasks) ? isWhole(task.tasks as typeof tasks) : task.result?.state === 'pass',
  )

/**
 * A statement of the gateway that joins rows of different nodes of a distributed PostgreSQL fails the test file that sends it, and so
 * does a listed one of the file that is not sent any more.
 */
// oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the first argument, and needs none
afterAll(async ({}, file) => {
  const splits = await findSplits(takeStatements())
  expect(
    [...splits].filter((split) => !isKnown(split)),
    ADVICE,
  ).toEqual([])
  if (!isWhole(file.tasks)) return
  const gone = goneSplits(relative(ROOT, file.file.filepath), splits)
  expect(gone, 'listed in tests/fixtures/distribution/known-splits.ts, but not sent any more').toEqual([])
})

afterAll(returnGateway)
