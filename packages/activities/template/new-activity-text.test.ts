import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ACTIVITY_TYPE_NAMES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { issueText } from '../issue.ts'
import { MISSING_TEXT } from '../texts.ts'
import { parseActivityFile } from '../parse-files.ts'
import { activityFileSchema } from '../schema.ts'
import { fieldsAt, schemasAt } from '../schemas-at.ts'
import { FIELD_NOTES } from './field-notes.ts'
import { newActivityText } from './new-activity-text.ts'

const NOW = Date.UTC(2026, 10, 20, 15)

const textOf = (type: ActivityTypeName) => newActivityText(type, 'my-cup', NOW)

/** With the English texts written: the first block of texts. */
const inEnglish = (text: string): string => {
  const [head = '', english = '', others = ''] = text.split(/^ {2}(?:en|zh-CN): .*\n/m)
  return `${head}  en:\n${english.replaceAll(MISSING_TEXT, 'Words')}  zh-CN:\n${others}`
}

describe.each(ACTIVITY_TYPE_NAMES)('[ACT-9] a new file of the type %s', (type) => {
  test('has no fault but that its English texts are missing', () => {
    const parsed = parseActivityFile(textOf(type), 'my-cup.yaml')
    const faults = parsed.ok ? [] : parsed.errors.map(issueText)
    expect(faults.length).toBeGreaterThan(2)
    for (const fault of faults)
      expect(fault).toMatch(/ texts\.en\.\S+: is missing: write this text instead of MISSING$/)
  })

  test('can be published once the English texts are written, and says nothing in other languages', () => {
    const parsed = parseActivityFile(inEnglish(textOf(type)), 'my-cup.yaml')
    expect(parsed.ok ? [] : parsed.errors.map(issueText)).toEqual([])
    expect(parsed.ok && parsed.file).toMatchObject({
      alias: 'my-cup',
      type,
      startTime: '2026-11-27T00:00:00Z',
      endTime: '2026-12-11T00:00:00Z',
    })
    expect(parsed.ok && Object.keys(parsed.file.texts)).toEqual(['en'])
  })

  test('has the texts of every language that does not inherit them', () => {
    const { texts } = parse(textOf(type)) as { texts: Record<string, unknown> }
    const own = LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null)
    expect(Object.keys(texts).toSorted()).toEqual(own.toSorted())
  })

  test('stays valid when an optional field is uncommented', () => {
    const text = inEnglish(textOf(type))
    // Fields that need another field, or another type of task or page.
    const needMore =
      /# (consentVersion|consent|transferTarget|codes|friend|asset|markets|group|winBack|airdrop|sectionImages):/
    const optional = [...text.matchAll(/^ *# [A-Za-z]+: .*# .*$/gm)].map(([line]) => line)
    expect(optional.length).toBeGreaterThan(10)
    for (const line of optional.filter((one) => !needMore.test(one))) {
      const parsed = parseActivityFile(text.replace(line, line.replace('# ', '')), 'my-cup.yaml')
      expect(parsed.ok ? [] : parsed.errors.map(issueText), line).toEqual([])
    }
  })
})

test('[ACT-9] every field of a file, and of the entries of its lists, has a note for its author', () => {
  const fields = fieldsAt(activityFileSchema, [])
  const inner = fields.flatMap((field) =>
    [[field], [field, '*']].flatMap((path) =>
      fieldsAt(activityFileSchema, path).map((name) => [...path, name].join('.')),
    ),
  )
  // Values that look the same everywhere: money, and the codes of languages.
  const own = inner.filter((path) => !/^(pool|texts)\.[^*]/.test(path))
  expect([...fields, ...own].filter((path) => !Object.hasOwn(FIELD_NOTES, path))).toEqual([])
})

test('[ACT-9] every note is about a field that there is', () => {
  const unknown = Object.keys(FIELD_NOTES).filter((path) => schemasAt(activityFileSchema, path.split('.')).length === 0)
  expect(unknown).toEqual([])
})
