import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importedPackages } from '../fixtures/imported-packages.ts'
import { isTest, SOURCE_FOLDERS, sourceFiles } from '../fixtures/source-files.ts'
import { NOT_USED_YET } from './not-used-yet.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Packages of the product's description (docs/dependencies.md, "named by the product"). */
const PACKAGES = [
  'next',
  'react',
  'react-dom',
  'next-intl',
  '@mui/material',
  '@reduxjs/toolkit',
  'react-redux',
  'redux-persist',
  'axios',
  'crypto-js',
  'notistack',
  'nprogress',
  'js-cookie',
  'dayjs',
  'html2canvas',
  'web-vitals',
  'sa-sdk-javascript',
]
/** Folders and files of the product's description. */
const FOLDERS = ['app', 'components', 'store', 'lib', 'locales', 'public/static/images']
const FILES = ['middleware.ts']

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** The product's own code, without tests and tools. */
const isProductCode = (file: string): boolean =>
  !isTest(file) && (FILES.includes(file) || SOURCE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))

const used = new Set([...importedPackages()].filter(([, files]) => files.some(isProductCode)).map(([name]) => name))
const isInUse = (name: string): boolean => name in dependencies && used.has(name)

test('every package of the product’s description is a dependency that its code imports, or is listed as not used yet', () => {
  expect(PACKAGES.filter((name) => !isInUse(name) && !NOT_USED_YET.includes(name))).toEqual([])
})

test('the list of packages not used yet has only unused packages of the description', () => {
  expect(NOT_USED_YET.filter((name) => isInUse(name) || !PACKAGES.includes(name))).toEqual([])
})

test('every folder and file of the product’s description exists', () => {
  const isThere = (path: string) => statSync(join(ROOT, path), { throwIfNoEntry: false })
  expect(FOLDERS.filter((path) => !isThere(path)?.isDirectory())).toEqual([])
  expect(FILES.filter((path) => !isThere(path)?.isFile())).toEqual([])
})

test('js-cookie reads and writes the cookies of the page, except choices that the first load writes', () => {
  const page = sourceFiles(/\.tsx?$/, ['app', 'components', 'store', 'lib']).filter(({ path }) => !isTest(path))
  const byHand = page.filter(({ text }) => /\bdocument\.cookie\b/.test(text))
  expect(page.length).toBeGreaterThan(200)
  expect(byHand.map(({ path }) => path)).toEqual(['lib/remember-choice.ts'])
})
