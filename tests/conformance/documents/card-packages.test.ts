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

/** Parts that the product does not use yet, with the part that brings it. Empty when the product is complete. */
const NOT_USED_YET: Readonly<Record<string, string>> = {}

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

/** Parts that are missing without being listed, or listed although they are used or not described. */
function faults(product: Product, listed: Readonly<Record<string, string>>): string[] {
  const partsOf = (list: Readonly<Record<string, string>>, isUsed: (name: string) => boolean) =>
    Object.keys(list).map((name) => ({ name, isUsed: isUsed(name) }))
  const parts = [
    ...partsOf(PACKAGES, usesPackage(product)),
    ...partsOf(CODE, usesCode(product)),
    ...partsOf(DATA, usesData(product)),
  ]
  return [
    ...parts.filter(({ name, isUsed }) => !isUsed && !(name in listed)).map(({ name }) => `${name} is not used`),
    ...parts.filter(({ name, isUsed }) => isUsed && name in listed).map(({ name }) => `${name} is used and listed`),
    ...Object.keys(listed)
      .filter((name) => !parts.some((part) => part.name === name))
      .map((name) => `${name} is listed and not described`),
  ]
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

test('every package and top-level entry of the product’s description is used, or listed as not used yet', () => {
  expect(product.running.length).toBeGreaterThan(500)
  expect(faults(product, NOT_USED_YET)).toEqual([])
})

test('every requirement of a package or entry, and of the list, is in docs/requirements.md', () => {
  const ids = requirementsIn('', readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')).map(({ id }) => id)
  const named = [PACKAGES, CODE, DATA, NOT_USED_YET].flatMap((list) =>
    Object.values(list).map((text) => text.replace(/:.*/, '')),
  )
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

const without = (list: Readonly<Record<string, string>>, left: string): Record<string, string> =>
  Object.fromEntries(Object.entries(list).filter(([name]) => name !== left))
const running = (changed: readonly SourceFile[]): Product => ({ ...product, running: changed })
/** No import in this file's own text, where the test of dependencies would read it. */
const importOf = (what: string): string => `import ${what} from ${JSON.stringify('dayjs')}`
const filesWithoutDayjs = product.running.filter(({ text }) => !packagesIn(text).includes('dayjs'))
const withDayjs = (text: string): Product => running([...filesWithoutDayjs, { path: 'lib/planted.ts', text }])

test.each<[what: string, product: Product, listed: Readonly<Record<string, string>>, fault: string]>([
  ['an unused package', running(filesWithoutDayjs), NOT_USED_YET, 'dayjs is not used'],
  ['a package whose types alone are used', withDayjs(importOf('type { Dayjs }')), NOT_USED_YET, 'dayjs is not used'],
  ['an import in code that never runs', running([]), NOT_USED_YET, 'js-cookie is not used'],
  [
    'no dependency',
    { ...product, dependencies: without(product.dependencies, 'axios') },
    NOT_USED_YET,
    'axios is not used',
  ],
  ['a listed package in use', product, { dayjs: 'LOC-7' }, 'dayjs is used and listed'],
  ['a missing folder', { ...product, exists: (entry) => entry !== 'store' }, NOT_USED_YET, 'store is not used'],
  [
    'a folder whose files never run',
    running(product.running.filter(({ path }) => !path.startsWith('store/'))),
    NOT_USED_YET,
    'store is not used',
  ],
  ['a folder that no running file names', running([]), NOT_USED_YET, 'public/static/images is not used'],
  ['a listed folder in use', product, { ...NOT_USED_YET, locales: 'LOC-4' }, 'locales is used and listed'],
  ['an unknown name in the list', product, { ...NOT_USED_YET, lodash: 'UI-1' }, 'lodash is listed and not described'],
])('the check finds %s', (_what, planted, listed, fault) => {
  expect(faults(planted, listed)).toContain(fault)
})

test('the check accepts a package that is used and off the list', () => {
  expect(faults(withDayjs(importOf('dayjs')), NOT_USED_YET)).toEqual([])
})

test('js-cookie reads and writes the cookies of the page, except choices that the head writes', () => {
  const page = sourceFiles(/\.tsx?$/, ['app', 'components', 'gallery', 'store', 'lib']).filter(
    ({ path }) => !isTest(path),
  )
  const byHand = page.filter(({ text }) => /\bdocument\.cookie\b/.test(text))
  expect(page.length).toBeGreaterThan(200)
  expect(byHand.map(({ path }) => path)).toEqual([])
})
