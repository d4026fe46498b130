import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseOfWorker } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { knowsTables } from '../../fixtures/gateway-floors.ts'
import { isTest, type SourceFile, sourceFiles } from '../../fixtures/source-files.ts'

const database = await databaseOfWorker()

/** The clock itself, a migration, which runs before there is a clock, and two commands that run on the operator’s machine. */
const MAY_READ_THE_MACHINE = [
  'packages/gateway/clock.ts',
  'packages/gateway/demo/send-events.ts',
  'packages/gateway/util/send-ops.ts',
]

const MACHINE_TIME = /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)/
/** Functions of PostgreSQL that read the time of its machine. */
const SERVER_TIME =
  /(?<![.\w])(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\s*\)|\bcurrent_(date|time|timestamp)\b|\blocaltime(stamp)?\b/i

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const product = sourceFiles(/\.ts$/, ['packages/activities', 'packages/gateway']).filter(({ path }) => !isTest(path))
const matching = (pattern: RegExp, files: readonly SourceFile[]): string[] =>
  files.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path)

test('[D-16] the gateway reads the time from its injected clock alone', () => {
  expect(matching(MACHINE_TIME, product)).toEqual(MAY_READ_THE_MACHINE)
})

test('[D-16] no statement but the comparison of the clocks asks the database for its time', () => {
  const statements = product.filter(({ path }) => knowsTables(path))
  expect(statements.length).toBeGreaterThan(150)
  expect(matching(SERVER_TIME, statements)).toEqual(['packages/gateway/db/clock-offset.ts'])
})

test('[D-16] no trigger, function or default of the database reads its time', async () => {
  const { rows: functions } = await sql<{ name: string; text: string }>`
    select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace
  `.execute(database.db)
  expect(functions.length).toBeGreaterThan(5)
  expect(functions.filter(({ text }) => SERVER_TIME.test(text)).map(({ name }) => name)).toEqual([])
  const { rows: defaults } = await sql<{ name: string; text: string }>`
    select adrelid::regclass || '' as name, pg_get_expr(adbin, adrelid) as text from pg_attrdef
  `.execute(database.db)
  expect(defaults.length).toBeGreaterThan(5)
  expect(defaults.filter(({ text }) => SERVER_TIME.test(text))).toEqual([])
})

test('[D-16] the scan finds the times of a database, and accepts other clocks', () => {
  for (const text of ['select now()', 'created_at < now ( )', 'CURRENT_TIMESTAMP']) expect(text).toMatch(SERVER_TIME)
  for (const text of ['clock.now()', 'performance.now()', 'known()']) expect(text).not.toMatch(SERVER_TIME)
})
