import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { fingerprint } from './text-source.ts'
import { importTranslations } from './import-translations.ts'
import { markSeen } from './mark-seen.ts'
import { readSourceFile } from './source-file.ts'
import { readLanguage } from './stale-texts.ts'
import { createWorkList } from './work-list.ts'

let root = ''

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const ENGLISH = `{
  "code": {
    "00004": "You were logged out.",
    "40400": "Not found."
  },
  "task": {
    "left": "{count, plural, one {{value} task left} other {{value} tasks left}}",
    "terms": "Read the <link>terms</link> of {name}."
  }
}
`

const TERMS = `# Reviewed by counsel.
updated: '2026-11-21'
texts:
  en:
    title: Terms
    description: All terms.
    sections:
      - heading: Who we are
        body: |
          # We

          - We are {brand}.
          - See [help](/legal/help).
  fr:
    title: 'Conditions'
    description: 'Toutes les conditions.'
    sections:
      - heading: 'Qui nous sommes'
        body: |
          # Nous

          - Nous sommes {brand}.
          - Voir l’[aide](/legal/help).
`

beforeEach(() => {
  root = temporaryFolder()
  write('.prettierrc.json', readFileSync(join(import.meta.dirname, '..', '..', '.prettierrc.json'), 'utf8'))
  write('locales/en/common.json', ENGLISH)
  write('locales/de/common.json', json({ code: { '00004': 'Sie wurden abgemeldet.' } }))
  write('locales/fr/common.json', '{}\n')
  write('locales/tr-TR/common.json', '{}\n')
  write('locales/tr-CT/common.json', json({ code: { '00004': 'Oturum kapandı.' } }))
  write('legal/terms.yaml', TERMS)
})

const commitAll = (): void => {
  for (const command of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'texts'],
  ])
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...command], { cwd: root })
}

const PLURAL = '{count, plural, one {Noch {value} Aufgabe} other {Noch {value} Aufgaben}}'
const BODY = '# Wir\n\n- Wir sind {brand}.\n- Siehe [Hilfe](/legal/help).'

const changeEnglish = (path: string, from: string, to: string): void => write(path, read(path).replace(from, to))

test('[LOC-5] translations are written in the order of English, with the English they were made from', async () => {
  const result = await importTranslations(root, 'de', {
    'common:task.left': PLURAL,
    'common:code.40400': 'Nicht gefunden.',
  })
  expect(result).toEqual({ written: ['common:task.left', 'common:code.40400'], refused: [], removed: [] })
  expect(read('locales/de/common.json')).toBe(`{
  "code": {
    "00004": "Sie wurden abgemeldet.",
    "40400": "Nicht gefunden."
  },
  "task": {
    "left": ${JSON.stringify(PLURAL)}
  }
}
`)
  expect([...readSourceFile(root, 'de').fingerprints]).toEqual([
    ['common:code.40400', fingerprint('Not found.')],
    ['common:task.left', fingerprint('{count, plural, one {{value} task left} other {{value} tasks left}}')],
  ])
  expect(readLanguage(root, 'de').stale).toEqual(['common:code.00004'])
})

test.each([
  ['common:no.such', 'x', 'is not the id of a text'],
  ['common:code.40400', 7, 'is no string'],
  ['common:code.40400', ' ', 'is empty'],
  ['common:code.40400', 'Nicht "gefunden".', 'straight quotation mark'],
  ['common:code.40400', "Ist's weg?", 'apostrophe'],
  ['common:code.40400', 'Nicht {gefunden', 'is not ICU'],
  ['common:task.left', '{value}', 'lacks count:plural'],
  ['common:task.left', '{count, plural, other {{value} Aufgaben}}', 'lacks the plural forms one'],
  ['common:task.left', '{count, plural, one {# {value}} other {{value}}}', 'with #'],
  ['common:task.terms', 'Die Bedingungen von {name}.', 'lacks link:tag'],
  ['common:task.terms', 'Die <link>Bedingungen</link> von {name} und {brand}.', 'has brand:argument'],
])('[LOC-5] the translation of %s as %j is refused', async (id, translation, reason) => {
  const { refused, written } = await importTranslations(root, 'de', { [id]: translation })
  expect(written).toEqual([])
  expect(refused).toEqual([{ id, reason: expect.stringContaining(reason) as string }])
  expect(read('locales/de/common.json')).not.toContain('40400')
})

test.each([
  ['# Nous\n\n- Nous sommes {brand}.', '1 list items, English has 2'],
  ['- Nous sommes {brand}.\n- Voir [aide](/legal/help).', '0 headings, English has 1'],
  ['# Nous\n\n- Nous sommes {marque} ici.\n- Voir [aide](/aide).', 'links to other pages'],
  ['# Nous\n\n- Nous sommes là.\n- Voir [aide](/legal/help).', 'placeholders'],
])('[LOC-5] Markdown with other parts than English is refused: %j', async (translation, reason) => {
  const { refused } = await importTranslations(root, 'fr', { 'legal/terms:sections.0.body': translation })
  expect(refused[0]?.reason).toContain(reason)
  expect(read('legal/terms.yaml')).toBe(TERMS)
})

test('[LOC-5] a YAML file changes in the part of one language, comments and quotes stay', async () => {
  await importTranslations(root, 'fr', { 'legal/terms:sections.0.heading': 'Qui sommes-nous' })
  expect(read('legal/terms.yaml')).toBe(TERMS.replace('Qui nous sommes', 'Qui sommes-nous'))
})

test('[LOC-5] a new document or section needs all of its texts', async () => {
  const title = { 'legal/terms:title': 'Bedingungen' }
  const { refused } = await importTranslations(root, 'de', title)
  expect(refused).toEqual([
    { id: 'legal/terms:title', reason: 'the other texts of the same new item or document are missing' },
  ])

  const whole = {
    ...title,
    'legal/terms:description': 'Alle Bedingungen.',
    'legal/terms:sections.0.heading': 'Wer wir sind',
    'legal/terms:sections.0.body': BODY,
  }
  expect((await importTranslations(root, 'de', whole)).refused).toEqual([])
  expect(readLanguage(root, 'de').translations.get('legal/terms:sections.0.body')).toBe(`${BODY}\n`)
  expect(readLanguage(root, 'de').stale).toEqual(['common:code.00004'])

  const long = await importTranslations(root, 'de', { 'legal/terms:title': 'x'.repeat(100) })
  expect(long.refused).toEqual([{ id: 'legal/terms:title', reason: expect.stringContaining('80') as string }])

  changeEnglish('legal/terms.yaml', '  fr:\n', '      - { heading: More, body: Text }\n  fr:\n')
  expect((await importTranslations(root, 'de', { 'legal/terms:sections.1.heading': 'Mehr' })).refused).toHaveLength(1)
})

test('[LOC-5] texts and fingerprints whose English was removed are removed', async () => {
  write('locales/de/common.json', json({ code: { '40400': 'Nicht gefunden.' }, gone: 'Weg' }))
  await importTranslations(root, 'de', { 'common:code.40400': 'Nicht gefunden.' })
  changeEnglish('locales/en/common.json', ',\n    "40400": "Not found."', '')
  expect(readLanguage(root, 'de').left).toEqual(['common:code.40400'])
  const more = '      - heading: More\n        body: Text\n'
  write('legal/terms.yaml', TERMS.replace('  fr:\n', `${more}  fr:\n`) + more)
  changeEnglish('legal/terms.yaml', more, '')
  expect((await importTranslations(root, 'de', {})).removed).toEqual(['common:code.40400'])
  expect((await importTranslations(root, 'fr', {})).removed).toEqual([
    'legal/terms:sections.1.heading',
    'legal/terms:sections.1.body',
  ])
  expect(read('locales/de/common.json')).toBe('{}\n')
  expect(readLanguage(root, 'de').left).toEqual([])
  expect(read('legal/terms.yaml')).toBe(TERMS)
})

test('[LOC-5] an overlay accepts only the texts it has', async () => {
  const { refused, written } = await importTranslations(root, 'tr-CT', {
    'common:code.00004': 'Oturumunuz kapandı.',
    'common:code.40400': 'Bulunamadı.',
  })
  expect(written).toEqual(['common:code.00004'])
  expect(refused).toEqual([{ id: 'common:code.40400', reason: 'is inherited; tr-CT has no text of its own' }])
  expect(readLanguage(root, 'tr-CT')).toMatchObject({ stale: [], missing: [], left: [] })
})

test('[LOC-5] a work list has the stale and the missing texts with all that a translator needs', async () => {
  await importTranslations(root, 'de', { 'common:code.00004': 'Sie wurden abgemeldet.' })
  commitAll()
  changeEnglish('locales/en/common.json', 'You were logged out.', 'Your session ended.')
  write(
    'scripts/texts/glossary.json',
    json({ task: { de: 'Aufgabe' }, 'term/condition': { de: 'Bedingung' }, ask: { de: 'fragen' } }),
  )
  write('locales/context.json', json({ 'task.left': { what: 'Open tasks', where: 'home', arguments: { value: '3' } } }))
  const plain = { legal: false, arguments: {}, mustHavePlurals: [], glossary: {} }
  expect(createWorkList(root, 'de', { only: 'common:' })).toEqual({
    language: 'de',
    items: [
      {
        ...plain,
        id: 'common:code.00004',
        english: 'Your session ended.',
        now: 'Sie wurden abgemeldet.',
        previousEnglish: 'You were logged out.',
      },
      { ...plain, id: 'common:code.40400', english: 'Not found.', now: null },
      {
        ...plain,
        id: 'common:task.left',
        english: '{count, plural, one {{value} task left} other {{value} tasks left}}',
        now: null,
        context: { what: 'Open tasks', where: 'home', arguments: { value: '3' } },
        arguments: { count: null, value: '3' },
        mustHavePlurals: ['one', 'other'],
        glossary: { task: 'Aufgabe' },
      },
      {
        ...plain,
        id: 'common:task.terms',
        english: 'Read the <link>terms</link> of {name}.',
        now: null,
        arguments: { link: null, name: null },
        glossary: { 'term/condition': 'Bedingung' },
      },
    ],
  })
  expect(
    createWorkList(root, 'de', {})
      .items.map(({ id, legal }) => [id, legal])
      .at(-1),
  ).toEqual(['legal/terms:sections.0.body', true])
  expect(createWorkList(root, 'tr-CT', { all: true }).items.map(({ id }) => id)).toEqual(['common:code.00004'])
})

test('[LOC-5] a look is recorded, but never for a legal text', () => {
  write('legal/terms.yaml', TERMS)
  for (const name of ['--all', 'legal/', 'legal/terms:title']) {
    expect(() => markSeen(root, 'fr', [name])).toThrow('legal/terms:title is a legal text')
  }
  expect(() => markSeen(root, 'fr', ['no'])).toThrow('neither the id')
  expect(() => markSeen(root, 'de', ['common:task.left'])).toThrow('no translation')
  expect(readLanguage(root, 'fr').stale).toContain('legal/terms:title')
  expect(markSeen(root, 'de', ['common:code.'])).toEqual(['common:code.00004'])
  expect(readLanguage(root, 'de').stale).toEqual([])
})

test('[LOC-5] a text whose numbers changed is translated again, not acknowledged', async () => {
  const [before, spelled, digits] = ['Not found.', 'Not found in two days.', 'Not found in 2 days.']
  changeEnglish('locales/en/common.json', before, spelled)
  await importTranslations(root, 'de', { 'common:code.40400': 'Nicht in zwei Tagen gefunden.' })
  commitAll()
  for (const now of ['Not found in five days.', digits.replace('2', '5'), `${spelled} Ask for 5 USDT.`]) {
    changeEnglish('locales/en/common.json', spelled, now)
    expect(() => markSeen(root, 'de', ['common:code.40400'])).toThrow('other numbers')
    changeEnglish('locales/en/common.json', now, spelled)
  }
  changeEnglish('locales/en/common.json', spelled, 'Not found within two days.')
  expect(markSeen(root, 'de', ['common:code.40400'])).toEqual(['common:code.40400'])
  const { refused } = await importTranslations(root, 'de', { 'common:code.40400': 'Nicht in 3 Tagen gefunden.' })
  expect(refused[0]?.reason).toContain('has the number 3')
})

test('[LOC-5] a work list shows the other texts that state the same fact', () => {
  const facts = [{ fact: 'Sessions', texts: ['common:code.00004', 'common:code.40400'] }]
  write('scripts/texts/promises.json', json({ promises: [], exceptions: [], facts }))
  const items = createWorkList(root, 'de', { all: true, only: 'common:' }).items
  const shown = new Map(items.map(({ id, sameFact }) => [id, sameFact]))
  expect(shown.get('common:code.00004')).toEqual({ 'common:code.40400': 'Not found.' })
  expect(shown.get('common:task.left')).toBeUndefined()
})

test('[LOC-5] the words that a market’s law asks for are in the work list and in every translation', async () => {
  const market = { owner: 'Counsel', phrases: { 'common:code.40400': 'Gesetz' } }
  write(
    'locales/de/source.json',
    json({ level: 'machine', reviewedBy: null, reviewedAt: null, market, fingerprints: {} }),
  )
  expect(createWorkList(root, 'de', { only: 'common:code.404' }).items[0]?.mustContain).toBe('Gesetz')
  const { refused } = await importTranslations(root, 'de', { 'common:code.40400': 'Nicht gefunden.' })
  expect(refused[0]?.reason).toContain('lacks “Gesetz”')
  expect((await importTranslations(root, 'de', { 'common:code.40400': 'Laut Gesetz nicht da.' })).refused).toEqual([])
  expect(readSourceFile(root, 'de').market).toEqual(market)
})
