import { expect, test } from 'vitest'
import { buildsStatements, folderCircles, wrongFloors } from '../../fixtures/gateway-floors.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

const isGatewayTest = /\.test\.ts$/
const files = sourceFiles(/\.ts$/, ['packages/gateway']).filter(({ path }) => !isGatewayTest.test(path))
const product = files.filter(({ path }) => !isTest(path))

test('each file of the gateway imports its own floor and those below', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(wrongFloors)).toEqual([])
})

test.each([
  ['packages/gateway/db/a.ts', "import { x } from '../activities/x.ts'"],
  ['packages/gateway/accounts/a.ts', "import { X } from '#gateway/http/x.ts'"],
  ['packages/gateway/http/a.ts', "const x = await import('../routes/registry.ts')"],
  ['packages/gateway/routes/task/a.ts', "import { x } from '@fanfare/gateway/app.ts'"],
  ['packages/gateway/server.ts', "import { x } from './testing/x.ts'"],
  ['packages/gateway/loose.ts', 'export const x = 1'],
])('the scan finds the import of a floor above in %s: %s', (path, text) => {
  expect(wrongFloors({ path, text })).toHaveLength(1)
})

test('no folders of the gateway import each other', () => expect(folderCircles(product)).toEqual([]))

test('the scan finds folders that import each other, also by way of a third, and files beside the folders', () => {
  const circle = [
    { path: 'packages/gateway/a/x.ts', text: "import { y } from '../b/y.ts'" },
    { path: 'packages/gateway/b/y.ts', text: "import { z } from '#gateway/c/z.ts'" },
    { path: 'packages/gateway/c/z.ts', text: "import type { X } from '../a/other.ts'" },
    { path: 'packages/gateway/d/w.ts', text: "import { x } from '../a/x.ts'" },
    { path: 'packages/gateway/context.ts', text: "import type { A } from './audit/a.ts'" },
    { path: 'packages/gateway/audit/a.ts', text: "import type { G } from '../context.ts'" },
  ]
  expect(folderCircles(circle)).toEqual([
    ['packages/gateway/a', 'packages/gateway/b', 'packages/gateway/c'],
    ['packages/gateway/audit', 'packages/gateway/context.ts'],
  ])
})

test('only the folders that know tables build statements of SQL, and each is awaited', () => {
  expect(product.filter(buildsStatements).map(({ path }) => path)).toEqual([])
  const isLeft = /\bvoid \w+(?:<\w+>)?\((?:tx|db)\b/
  expect(product.filter(({ text }) => isLeft.test(text)).map(({ path }) => path)).toEqual([])
})

test.each([
  'await sql`select 1`.execute(db)',
  'const at = sql<number>`now()`',
  'await sql.raw(text).execute(tx)',
  "await db\n  .selectFrom('users').execute()",
  "tx.updateTable('users')",
])('the scan finds the statement %s', (text) => {
  expect(buildsStatements({ path: 'packages/gateway/agents/a.ts', text })).toBe(true)
  expect(buildsStatements({ path: 'packages/gateway/agents/db/a.ts', text })).toBe(false)
  expect(buildsStatements({ path: 'packages/gateway/db/a.ts', text })).toBe(false)
})
