import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { editFile } from './edit-file.ts'
import { activityFileNames } from './load-files.ts'

const read = (name: string): string => readFileSync(new URL(`../../activities/${name}`, import.meta.url), 'utf8')
const commentsOf = (text: string): string[] => text.match(/^\s*#.*$| #.*$/gm)?.map((line) => line.trim()) ?? []

const FILE = `# Of the spring.
alias: spring-cup # never changes
pool: { amount: '60000', unit: USDT }
tasks:
  # The first one.
  - id: one
    claimDays: 7
  - id: two # the second
    claimDays: 7
texts:
  en:
    title: Spring
    rules: |
      ## Who

      - Everybody.
`
const yamlOf = (edits: Parameters<typeof editFile>[1]): string => {
  const edited = editFile(FILE, edits)
  if (!edited.ok) throw new Error(edited.message)
  return edited.yaml
}

describe('edits of a form change their fields alone, and comments stay', () => {
  test('a value, a new field, and a text of several lines', () => {
    const yaml = yamlOf([
      { op: 'replace', path: '/pool/amount', value: '70000' },
      { op: 'add', path: '/settleDays', value: 3 },
      { op: 'replace', path: '/texts/en/rules', value: '## Who\n\n- Friends.\n' },
      { op: 'replace', path: '/texts/en/title', value: 'Spring: a cup' },
    ])
    expect(commentsOf(yaml)).toEqual(commentsOf(FILE))
    expect(yaml).toContain("pool: { amount: '70000', unit: USDT }")
    expect(yaml).toContain('    rules: |\n      ## Who\n\n      - Friends.\n')
    expect(parse(yaml)).toMatchObject({ settleDays: 3, texts: { en: { title: 'Spring: a cup' } } })
  })

  test('entries of a list are added, removed and moved with their comments', () => {
    const moved = yamlOf([
      { op: 'move', from: '/tasks/1', path: '/tasks/0' },
      { op: 'add', path: '/tasks/-', value: { id: 'three', target: { amount: '5', unit: 'USDT' } } },
    ])
    expect((parse(moved) as { tasks: { id: string }[] }).tasks.map(({ id }) => id)).toEqual(['two', 'one', 'three'])
    expect(moved).toContain('id: two # the second')
    expect(parse(yamlOf([{ op: 'remove', path: '/tasks/0' }]))).toMatchObject({ tasks: [{ id: 'two' }] })
    expect(parse(yamlOf([{ op: 'remove', path: '/pool' }]))).not.toHaveProperty('pool')
  })

  test.each(activityFileNames())('%s keeps content and comments when another field changes', (name) => {
    const text = read(name)
    const edited = editFile(text, [{ op: 'replace', path: '/settleDays', value: 9 }])
    expect(edited).toMatchObject({ ok: true, file: { ...(parse(text) as object), settleDays: 9 } })
    expect(edited.ok && parse(edited.yaml)).toEqual({ ...(parse(text) as object), settleDays: 9 })
    expect(edited.ok && commentsOf(edited.yaml)).toEqual(commentsOf(text))
  })
})

test('a number becomes a text and back as the form wrote it', () => {
  const edited = editFile('a: 5\nb: "7"\n', [
    { op: 'replace', path: '/a', value: '5' },
    { op: 'replace', path: '/b', value: 7 },
  ])
  expect(edited).toMatchObject({ ok: true, file: { a: '5', b: 7 } })
  expect(edited.ok && parse(edited.yaml)).toEqual({ a: '5', b: 7 })
})

test.each([
  ['no YAML', 'a: [', [], '', ''],
  ['a list', '- a', [], '', 'block of fields'],
  ['anchors', 'a: &x 1\nb: *x', [], '', 'anchors'],
  ['a path that is not there', FILE, [{ op: 'replace', path: '/tasks/9/id', value: 'x' }], 'edits.0.path', 'nowhere'],
  ['a path through a text', FILE, [{ op: 'add', path: '/alias/x', value: 1 }], 'edits.0.path', 'nowhere'],
  ['a move between lists', FILE, [{ op: 'move', from: '/codes/0', path: '/tasks/0' }], 'edits.0.from', 'same list'],
  ['a move of a field', FILE, [{ op: 'move', from: '/pool', path: '/alias' }], 'edits.0.op', 'list'],
] as [string, string, Parameters<typeof editFile>[1], string, string][])(
  '%s is refused by its place',
  (_, text, edits, path, words) => {
    const refused = editFile(text, edits)
    expect(refused).toMatchObject({ ok: false, path })
    expect(refused.ok || refused.message).toContain(words)
  },
)
