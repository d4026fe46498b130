import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requirementsIn } from '../../../scripts/requirement-coverage.ts'
import { productEntries, productFiles, reachedFrom, withoutTypeImports } from '../../fixtures/import-graph.ts'
import { packagesIn } from '../../fixtures/imported-packages.ts'
import { isTest, ROOT, sourceFiles, type SourceFile } from '../../fixtures/source-files.ts'

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

interface Product {
  /** The files that the product runs. */
  running: readonly SourceFile[]
  dependencies: Readonly<Record<string, string>>
  exists: (entry: string) => boolean
}

/** A package is used when a running file imports more than its types. */
const usesPackage =
  ({ running, dependencies }: Product) =>
  (name: string): boolean =>
    name in dependencies && running.some(({ text }) => packagesIn(withoutTypeImports(text)).includes(name))

const usesCode =
  ({ running, exists }: Product) =>
  (entry: string): boolean =>
    exists(entry) && running.some(({ path }) => path === entry || path.startsWith(`${entry}/`))

/** A folder of data is used when a running file names it in a string. */
const usesData =
  ({ running, exists }: Product) =>
  (folder: string): boolean => {
    const named = new RegExp(`['"\`]/?${folder.replace(/^public\//, '')}[/'"\`]`)
    return exists(folder) && running.some(({ text }) => named.test(text))
  }

function unused(product: Product): string[] {
  const parts = [
    [PACKAGES, usesPackage(product)],
    [CODE, usesCode(product)],
    [DATA, usesData(product)],
  ] as const
  return parts.flatMap(([list, isUsed]) => Object.keys(list).filter((name) => !isUsed(name)))
}

function readProduct(): Product {
  const files = productFiles()
  const reached = reachedFrom(productEntries(files.map(({ path }) => path)), files)
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Pick<Product, 'dependencies'>
  return {
    running: files.filter(({ path }) => reached.has(path)),
    dependencies: manifest.dependencies,
    exists: (entry) => statSync(join(ROOT, entry), { throwIfNoEntry: false }) !== undefined,
  }
}

const product = readProduct()

test('every package and top-level entry of the product’s description is used, and serves a requirement', () => {
  expect(product.running.length).toBeGreaterThan(500)
  expect(unused(product)).toEqual([])
  const ids = requirementsIn('', readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')).map(({ id }) => id)
  expect([PACKAGES, CODE, DATA].flatMap((list) => Object.values(list)).filter((id) => !ids.includes(id))).toEqual([])
})

test('the check finds a package that only types need, a missing folder, and code and data that never run', () => {
  const used = product.running.filter(({ text }) => !packagesIn(text).includes('dayjs'))
  // No import in this file's own text, where the test of dependencies would read it.
  const typesAlone = { path: 'lib/planted.ts', text: `import type { Dayjs } from ${JSON.stringify('dayjs')}` }
  expect(unused({ ...product, running: [...used, typesAlone] })).toEqual(['dayjs'])
  expect(unused({ ...product, exists: (entry) => entry !== 'store' })).toEqual(['store'])
  const nothing = unused({ ...product, running: [] })
  expect(nothing).toEqual(expect.arrayContaining(['js-cookie', 'store', 'public/static/images']))
})

test('js-cookie reads and writes the cookies of the page, except choices that the head writes', () => {
  const page = sourceFiles(/\.tsx?$/, ['app', 'components', 'gallery', 'store', 'lib']).filter(
    ({ path }) => !isTest(path),
  )
  const byHand = page.filter(({ text }) => /\bdocument\.cookie\b/.test(text))
  expect(page.length).toBeGreaterThan(200)
  expect(byHand.map(({ path }) => path)).toEqual([])
})
