import { expect, test } from 'vitest'
import { importsOf, wrongWays } from '../../fixtures/imports.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

const code = sourceFiles(/\.(ts|tsx)$/).filter(({ path }) => !isTest(path))

const pathsWhere = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('imports go one way, also with `import()`, and features do not import features', () => {
  expect(code.length).toBeGreaterThan(1000)
  expect(code.flatMap(wrongWays)).toEqual([])
})

test.each([
  ['store/a.ts', "import { x } from '#components/ui/x.tsx'"],
  ['lib/a.ts', 'const x = await import(/* later */ `#store/store.ts`)'],
  ['components/task/a.tsx', "import { X } from '../agent/x.tsx'"],
  ['components/ui/a.tsx', "import { x } from '#components/activity-types/page-parts.ts'"],
  ['components/activity-types/lottery/a.tsx', "import { X } from '../new-user/x.tsx'"],
  ['components/activity-types/lottery/a.tsx', "import { x } from '../page-parts.ts'"],
  ['app/[locale]/a.tsx', "import { StateList } from '#gallery/parts/state.tsx'"],
  ['components/task/a.tsx', "import { each } from '#gallery/parts/states.tsx'"],
  ['components/task/a.tsx', "import { states } from './task-card/task.states.tsx'"],
  ['app/[locale]/dev/components/page.tsx', "import('#components/task/task-card/task.states.tsx')"],
  ['console/a.tsx', "import { X } from '#components/task/x.tsx'"],
  ['front/a.ts', "import '@fanfare/gateway/app.ts'"],
  ['packages/contract/a.ts', "import { x } from '@fanfare/languages/languages.ts'"],
  ['packages/gateway/c.ts', "import { x } from '../../lib/http/call.ts'"],
])('the scan finds an import in the wrong direction in %s: %s', (path, text) => {
  expect(wrongWays({ path, text })).toHaveLength(1)
})

test.each([
  ['components/task/a.states.tsx', "import { X } from '../agent/x.tsx'; import '#gallery/parts/states.tsx'"],
  ['gallery/groups/a.ts', "import('#components/task/task-card/task.states.tsx')"],
  ['app/[locale]/dev/components/page.tsx', "import { StateList } from '#gallery/parts/state.tsx'"],
  ['components/activity-types/page-parts.ts', "import '#components/task/x.tsx'; import './new-user/y.tsx'"],
])('the scan accepts in %s: %s', (path, text) => expect(wrongWays({ path, text })).toEqual([]))

test('the scan reads every form of an import', () => {
  const text = `import a from './a.ts'\nimport type { B } from "../b.ts"\nimport '#lib/c.ts'\nexport { d } from './d.ts'\nawait import('./e.ts')\nimport z from 'zod'`
  expect(importsOf({ path: 'lib/x/y.ts', text }).join(' ')).toBe('lib/x/a.ts lib/b.ts lib/c.ts lib/x/d.ts lib/x/e.ts')
})

test('[D-28] there are no Server Actions', () => expect(pathsWhere(/^\s*['"]use server['"]/m)).toEqual([]))

test('[API-1] only lib/http/client.ts imports axios', () =>
  expect(pathsWhere(/['"]axios['"]/)).toEqual(['lib/http/client.ts']))

test('secrets are compared by packages/kernel/same-secret.ts; only binary digests are compared elsewhere', () => {
  const found = pathsWhere(/timingSafeEqual/).join(' ')
  expect(found.replaceAll('packages/', '')).toBe(
    'gateway/accounts/passwords.ts gateway/http/identify.ts kernel/same-secret.ts',
  )
})

test('no file re-exports, save the pages of Next: an import names the file that defines a value', () => {
  const found = pathsWhere(/^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s/m)
  expect(found.filter((path) => !/^app\/.*\/(?:page|route)\.tsx?$/.test(path))).toEqual([])
})

test('every suppression of the type checker or the linter has a reason beside it', () =>
  expect(pathsWhere(/@ts-(ignore|nocheck)|oxlint-disable(?!.*--)|eslint-disable/)).toEqual([]))

test('[AUTH-4] a query that waits for the session reads `currentData`: RTK Query keeps the `data` of the user before', () => {
  const waits = String.raw`[\w.]+Query\((?:[^\n]|\n {4})*?\bis(?:Login|Member)\b`
  const taken = String.raw`const \{[^}]*(?<!: )\bdata\b[^}]*\} = ${waits}`
  const kept = new RegExp(String.raw`${taken}|const (\w+) = ${waits}[\s\S]*?\b\1\.data\b`)
  expect('const { data } = api.useXQuery(id, { skip: !isLogin })').toMatch(kept)
  expect(pathsWhere(kept)).toEqual([])
})
