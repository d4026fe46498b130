import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { importTranslations } from './import-translations.ts'
import { markSeen } from './mark-seen.ts'
import { readLanguage } from './stale-texts.ts'
const CLONE = join(import.meta.dirname, '..', '..')
const FILE = 'activities/programmes/global-partners.yaml'
const COMMITTED = readFileSync(join(CLONE, FILE), 'utf8')
const idOf = (path: string): string => `programmes/global-partners:${path}`

let root = ''
const read = (): string => readFileSync(join(root, FILE), 'utf8')
const change = (from: string, to: string): void => {
  expect(read()).toContain(from)
  writeFileSync(join(root, FILE), read().replace(from, to))
}

beforeEach(() => {
  root = temporaryFolder()
  for (const path of ['locales/en', 'locales/de', 'locales/fr', 'activities/programmes'])
    mkdirSync(join(root, path), { recursive: true })
  for (const path of ['.prettierrc.json', FILE]) cpSync(join(CLONE, path), join(root, path))
  for (const name of ['en', 'de', 'fr']) writeFileSync(join(root, 'locales', name, 'common.json'), '{}\n')
  for (const locale of ['de', 'fr'] as const) markSeen(root, locale, ['programmes/'])
})

test('[LOC-5] [AGT-1] a changed English text of a campaign of agents makes its translations stale, and seen acknowledges them', () => {
  expect(readLanguage(root, 'de')).toMatchObject({ stale: [], missing: [], left: [] })
  change('en: { name: Silver }', 'en: { name: Steel }')
  change('title: Codes of your own', 'title: Your own codes')
  const changed = [idOf('levels.1.name'), idOf('news.0.title')]
  expect(readLanguage(root, 'de').stale).toEqual(changed)
  expect(readLanguage(root, 'fr').stale).toEqual(changed)
  expect(markSeen(root, 'de', [idOf('news.')])).toEqual([idOf('news.0.title')])
  expect(readLanguage(root, 'de').stale).toEqual([idOf('levels.1.name')])
})

test('[LOC-5] [AGT-1] import writes the texts of a campaign where they belong, and changes nothing else', async () => {
  const { refused, written } = await importTranslations(root, 'de', { [idOf('levels.1.name')]: 'Silberstufe' })
  expect({ refused, written }).toEqual({ refused: [], written: [idOf('levels.1.name')] })
  expect(read()).toBe(COMMITTED.replace('de: { name: Silber }', 'de: { name: Silberstufe }'))

  await importTranslations(root, 'fr', {})
  expect(read()).toBe(COMMITTED.replace('de: { name: Silber }', 'de: { name: Silberstufe }'))
})

test('[LOC-5] [AGT-1] texts and fingerprints of a removed announcement are removed', async () => {
  writeFileSync(join(root, FILE), read().replace(/ {2}- at: '-3d 09:00'\n[^]*$/, ''))
  expect(readLanguage(root, 'de').left).toEqual([idOf('news.1.title'), idOf('news.1.body')])
  await importTranslations(root, 'de', {})
  expect(readLanguage(root, 'de')).toMatchObject({ stale: [], missing: [], left: [] })
})
