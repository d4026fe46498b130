import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requirementsIn } from '../../../scripts/requirement-coverage.ts'
import { productEntries, productFiles, reachedFrom, withoutTypeImports } from '../../fixtures/import-graph.ts'
import { packagesIn } from '../../fixtures/imported-packages.ts'
import { isTest, ROOT, sourceFiles } from '../../fixtures/source-files.ts'

/** The packages of the product's description, with a requirement that each one serves. */
const PACKAGES: Readonly<Record<string, string>> = {
  next: 'SCR-1',
  react: 'SCR-1',
  'react-dom': 'SCR-1',
  'next-intl': 'LOC-4',
  '@mui/material': 'UI-2',
  '@reduxjs/toolkit': 'SHELL-6',
  'react-redux': 'SHELL-6',
  'redux-persist': 'SHELL-6',
  axios: 'API-1',
  'crypto-js': 'API-1',
  notistack: 'UI-1',
  nprogress: 'SHELL-1',
  'js-cookie': 'AUTH-3',
  dayjs: 'LOC-7',
  html2canvas: 'SHARE-1',
  'web-vitals': 'ANA-2',
  'sa-sdk-javascript': 'ANA-1',
}

/** The top-level entries of the product's description with code, and a requirement that each one serves. */
const CODE: Readonly<Record<string, string>> = {
  app: 'SCR-1',
  components: 'SCR-1',
  store: 'SHELL-6',
  lib: 'API-1',
  'middleware.ts': 'LOC-3',
}
/** Those whose files the product reads or serves. */
const DATA: Readonly<Record<string, string>> = { locales: 'LOC-4', 'public/static/images': 'PAGE-3' }

const files = productFiles()
const reached = reachedFrom(productEntries(files.map(({ path }) => path)), files)
/** The files that the product runs. */
const running = files.filter(({ path }) => reached.has(path))
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object }
const exists = (entry: string) => existsSync(join(ROOT, entry))
/** Of running files, without their types. */
const imported = new Set(running.flatMap(({ text }) => packagesIn(withoutTypeImports(text))))

const USES: readonly [list: Readonly<Record<string, string>>, isUsed: (name: string) => boolean][] = [
  [PACKAGES, (name) => name in dependencies && imported.has(name)],
  [CODE, (entry) => exists(entry) && running.some(({ path }) => path === entry || path.startsWith(`${entry}/`))],
  [
    DATA,
    (folder) => {
      const named = new RegExp(`['"\`]/?${folder.replace(/^public\//, '')}[/'"\`]`)
      return exists(folder) && running.some(({ text }) => named.test(text))
    },
  ],
]

test('every package and top-level entry of the product’s description is used, and serves a requirement', () => {
  expect(running.length).toBeGreaterThan(500)
  expect(USES.flatMap(([list, isUsed]) => Object.keys(list).filter((name) => !isUsed(name)))).toEqual([])
  const ids = requirementsIn(readFileSync(join(ROOT, 'tests/requirements.csv'), 'utf8')).map(({ id }) => id)
  expect([PACKAGES, CODE, DATA].flatMap((list) => Object.values(list)).filter((id) => !ids.includes(id))).toEqual([])
})

test('js-cookie reads and writes the cookies of the page, except choices that the head writes', () => {
  const page = sourceFiles(/\.tsx?$/, ['app', 'components', 'gallery', 'store', 'lib']).filter(
    ({ path }) => !isTest(path) && !path.startsWith('lib/head/'),
  )
  const byHand = page.filter(({ text }) => /\bdocument\.cookie\b/.test(text))
  expect(page.length).toBeGreaterThan(200)
  expect(byHand.map(({ path }) => path)).toEqual([])
})
