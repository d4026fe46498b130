import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importTranslations } from './import-translations.ts'
import { markSeen } from './mark-seen.ts'
import { readSourceFile } from './source-file.ts'
import { findStaleTexts } from './stale-texts.ts'
import { createTextSources, readTexts } from './text-sources.ts'
import { createWorkList } from './work-list.ts'

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
const textIn = (locale: 'de' | 'fr', path: string) => readTexts(createTextSources(root), locale).get(idOf(path))
const staleIn = (locale: 'de' | 'fr') => {
  const sources = createTextSources(root)
  const { fingerprints } = readSourceFile(root, locale)
  return findStaleTexts(locale, readTexts(sources, 'en'), readTexts(sources, locale), fingerprints)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fanfare-programmes-'))
  for (const path of ['locales/en', 'locales/de', 'locales/fr', 'activities/programmes'])
    mkdirSync(join(root, path), { recursive: true })
  for (const path of ['.prettierrc.json', FILE]) cpSync(join(CLONE, path), join(root, path))
  for (const name of ['en', 'de', 'fr']) writeFileSync(join(root, 'locales', name, 'common.json'), '{}\n')
  for (const locale of ['de', 'fr'] as const) markSeen(root, locale, ['programmes/'])
})
afterEach(() => rmSync(root, { recursive: true }))

test('[LOC-5] [AGT-1] a changed English text of a campaign of agents makes its translations stale, and seen acknowledges them', () => {
  expect(staleIn('de')).toEqual({ stale: [], missing: [], left: [] })
  change('en: { name: Silver }', 'en: { name: Steel }')
  change('title: Codes of your own', 'title: Your own codes')
  const changed = [idOf('levels.1.name'), idOf('news.0.title')]
  expect(staleIn('de').stale).toEqual(changed)
  expect(staleIn('fr').stale).toEqual(changed)
  expect(markSeen(root, 'de', [idOf('news.')])).toEqual([idOf('news.0.title')])
  expect(staleIn('de').stale).toEqual([idOf('levels.1.name')])
})

test('[LOC-5] [AGT-1] the work list has the stale texts of a campaign with the English before', () => {
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...command], { cwd: root })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'texts')
  change('en: { title: Global Partners }', 'en: { title: World Partners }')
  change('      de: { name: Silber }\n', '')
  expect(createWorkList(root, 'de', {}).items).toMatchObject([
    { id: idOf('title'), english: 'World Partners', now: 'Globale Partner', previousEnglish: 'Global Partners' },
    { id: idOf('levels.1.name'), english: 'Silver', now: null },
  ])
})

test('[LOC-5] [AGT-1] import writes the texts of a campaign where they belong, and changes nothing else', async () => {
  const { refused, written } = await importTranslations(root, 'de', { [idOf('levels.1.name')]: 'Silberstufe' })
  expect({ refused, written }).toEqual({ refused: [], written: [idOf('levels.1.name')] })
  expect(read()).toBe(COMMITTED.replace('de: { name: Silber }', 'de: { name: Silberstufe }'))

  await importTranslations(root, 'fr', {})
  expect(read()).toBe(COMMITTED.replace('de: { name: Silber }', 'de: { name: Silberstufe }'))
})

test('[LOC-5] [AGT-1] import refuses a text that the campaign does not allow, and half of a new block', async () => {
  const long = 'x'.repeat(30)
  change('      fr: { name: Argent }\n', '')
  writeFileSync(join(root, FILE), read().replace(/ {6}fr:\n {8}title: Vos propres codes\n.*\n/, ''))
  const half = await importTranslations(root, 'fr', {
    [idOf('news.0.title')]: 'Vos codes',
    [idOf('title')]: 'Associés',
  })
  expect(half.written).toEqual([idOf('title')])
  expect(half.refused).toEqual([{ id: idOf('news.0.title'), reason: expect.stringContaining('missing') as string }])
  const { refused } = await importTranslations(root, 'fr', { [idOf('levels.1.name')]: long })
  expect(refused).toEqual([{ id: idOf('levels.1.name'), reason: expect.stringContaining('24 characters') as string }])
  await importTranslations(root, 'fr', {
    [idOf('levels.1.name')]: 'Argent',
    [idOf('news.0.title')]: 'Vos codes',
    [idOf('news.0.body')]: 'Un code par canal.',
  })
  expect([textIn('fr', 'levels.1.name'), textIn('fr', 'news.0.title')]).toEqual(['Argent', 'Vos codes'])
  expect(staleIn('fr')).toEqual({ stale: [], missing: [], left: [] })
})

test('[LOC-5] [AGT-1] texts and fingerprints of a removed announcement are removed', async () => {
  writeFileSync(join(root, FILE), read().replace(/ {2}- at: '-3d 09:00'\n[^]*$/, ''))
  expect(staleIn('de').left).toEqual([idOf('news.1.title'), idOf('news.1.body')])
  await importTranslations(root, 'de', {})
  expect(staleIn('de')).toEqual({ stale: [], missing: [], left: [] })
})
