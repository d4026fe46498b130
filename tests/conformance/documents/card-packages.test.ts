import { expect, test } from 'vitest'
import { productEntries, productFiles, reachedFrom, withoutTypeImports } from '../../fixtures/import-graph.ts'
import { packagesIn } from '../../fixtures/imported-packages.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

/** The packages of the product’s description, and its top-level entries with code or with files that the product serves. */
const PACKAGES =
  'next react react-dom next-intl @mui/material @reduxjs/toolkit react-redux redux-persist axios crypto-js notistack nprogress js-cookie dayjs html2canvas web-vitals sa-sdk-javascript'
const CODE = ['app/', 'components/', 'store/', 'lib/', 'middleware.ts']
const DATA = ['locales', 'static/images']

test('the product runs every package and top-level entry of its description', () => {
  const files = productFiles()
  const reached = reachedFrom(productEntries(files.map(({ path }) => path)), files)
  const running = files.filter(({ path }) => reached.has(path))
  const imported = new Set(running.flatMap(({ text }) => packagesIn(withoutTypeImports(text))))
  expect(PACKAGES.split(' ').filter((name) => !imported.has(name))).toEqual([])
  expect(CODE.filter((entry) => !running.some(({ path }) => path.startsWith(entry)))).toEqual([])
  const isNamed = (folder: string) => running.some(({ text }) => new RegExp(`['"\`]/?${folder}[/'"\`]`).test(text))
  expect(DATA.filter((folder) => !isNamed(folder))).toEqual([])
})

test('js-cookie reads and writes the cookies of the page, except choices that the head writes', () => {
  const page = sourceFiles(/\.tsx?$/, ['app', 'components', 'gallery', 'store', 'lib']).filter(
    ({ path }) => !isTest(path) && !path.startsWith('lib/head/'),
  )
  const byHand = page.filter(({ text }) => /\bdocument\.cookie\b/.test(text))
  expect(page.length).toBeGreaterThan(200)
  expect(byHand.map(({ path }) => path)).toEqual([])
})
