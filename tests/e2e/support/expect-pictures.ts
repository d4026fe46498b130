import { expect, type Page, test } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { differencesOf, type Difference } from '#tests/pictures/compare-pictures.ts'
import { drawDifference, imageOf } from '#tests/pictures/draw-difference.ts'
import { formatPictures, parsePictures, type Picture } from '#tests/pictures/picture.ts'
import { type Subjects, type TakenPicture, takePictures } from './take-pictures.ts'

const FOLDER = join(import.meta.dirname, '..', 'states')
/** Folder for PNG files of all pictures, which are then not compared; set by `npm run snapshots -- --base`. */
const PNG_FOLDER = process.env.PICTURES
/** A page that still loads looks different from its signature, and gets this long on a busy machine. */
const PATIENCE_MS = deadline(20_000)
/** So long nothing may change before a difference counts. */
const QUIET_MS = 1000

const isUpdate = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots)

const fileOf = (name: string): string => join(FOLDER, `${name}.sig`)

const storedPictures = (file: string): Picture[] =>
  existsSync(fileOf(file)) ? parsePictures(readFileSync(fileOf(file), 'utf8')) : []

/** Takes pictures until they are as stored, or until they no longer change. */
async function settledPictures(page: Page, subjects: Subjects, stored: readonly Picture[]): Promise<TakenPicture[]> {
  let taken = await takePictures(page, subjects)
  for (const start = Date.now(); Date.now() - start < PATIENCE_MS;) {
    if (differencesOf(stored, taken).length === 0) break
    await sleep(QUIET_MS)
    const before = taken
    taken = await takePictures(page, subjects)
    if (differencesOf(before, taken).length === 0) break
  }
  return taken
}

async function writePngs(file: string, taken: readonly TakenPicture[]): Promise<void> {
  const folder = join(PNG_FOLDER ?? '', file)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}.sig`, formatPictures(taken))
  for (const { name, pixels } of taken)
    await imageOf(pixels)
      .png({ compressionLevel: 3 })
      .toFile(join(folder, `${name}.png`))
}

function store(file: string, taken: readonly Picture[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(file), formatPictures(taken))
}

async function describe(file: string, difference: Difference, taken: readonly TakenPicture[]): Promise<string> {
  const { name, reason, elements } = difference
  const now = taken.find((picture) => picture.name === name)
  const paths = await drawDifference(test.info().outputPath(file), difference, now?.pixels)
  const abouts = elements.slice(0, 4).map((at) => now?.elements[at]?.about ?? '')
  return [`${file}, ${name}: ${reason}`, ...abouts, ...paths].join('\n  ')
}

/**
 * Compares the subjects with `tests/e2e/states/FILE.sig`, or writes that file in `npm run snapshots`. Differences are drawn
 * in `test-results`.
 */
export async function expectPictures(page: Page, file: string, subjects: Subjects): Promise<void> {
  const { name: only } = subjects
  const all = storedPictures(file)
  // A file with several names is compared one name at a time.
  const stored = only === undefined ? all : all.filter(({ name }) => name === only)
  const taken = await settledPictures(page, subjects, stored)
  if (PNG_FOLDER) return writePngs(file, taken)
  const differences = differencesOf(stored, taken)
  if (isUpdate()) {
    if (differences.length > 0)
      store(file, only === undefined ? taken : [...all.filter(({ name }) => name !== only), ...taken])
    return
  }
  const found = []
  for (const difference of differences) found.push(await describe(file, difference, taken))
  expect.soft(found, `pictures of ${file}; “npm run snapshots” accepts them`).toEqual([])
}
