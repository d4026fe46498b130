import { expect, test } from 'vitest'
import { describeHits, plainWordHits } from './plain-words.ts'

const wordsIn = (path: string, text: string) => plainWordHits({ path, text }).map(({ words }) => words)
const whom = 'is ' + 'told'
const late = 'mean' + 'while'

test.each([
  ['a block comment', `/** The client ${whom} at once. */`, [whom]],
  ['a comment over two lines', `/**\n * Waits.\n * Who asks again waits longer.\n */`, ['Who']],
  ['line comments that continue', `// The queue is full.\n// Whoever comes ${late} waits.`, ['Whoever', late]],
  ['a comment at the end of a line', `const a = 1 // Whose turn it is.`, ['Whose']],
  ['a comment in JSX', `<p>{/* What a visitor sees. */}</p>`, ['What']],
  ['a private word', `/** A ${'tox' + 'ic'} of a link. */`, ['tox' + 'ic']],
  ['one subject and one phrase in one sentence', `// Whoever ${whom} this.`, ['Whoever', whom]],
])('finds the words of the list in %s', (_, text, words) => {
  expect(wordsIn('lib/a.ts', text)).toEqual(words)
})

test.each([
  ['code and strings', `const whose = 'who ${whom}' + \`what ${late}\``],
  ['an address in a string', `const a = 'https://example.com/ what'`],
  ['a pattern of paths in a string', `const a = ['**/*.ts', 'what ${whom} */']`],
  ['a relative clause', `/** The user who asks. Rows of a user whose session ended. */`],
])('finds nothing in %s', (_, text) => {
  expect(wordsIn('lib/a.ts', text)).toEqual([])
})

test('reads the titles of tests behind their IDs and behind tables of cases, in tests alone', () => {
  const text = `
test('[AUTH-3][D-5] who refreshes twice gets one token', () => {})
test.each(rows)('what %s does', () => {})
test.each([
  ['a'],
])('nobody sees %s', () => {})
describe("whose session ended", () => {})`
  expect(plainWordHits({ path: 'lib/a.test.ts', text })).toEqual([
    { line: 2, words: 'who' },
    { line: 3, words: 'what' },
    { line: 6, words: 'nobody' },
    { line: 7, words: 'whose' },
  ])
  expect(wordsIn('lib/a.ts', text)).toEqual([])
})

test('reads the title of a document behind its number, the phrases of other headings, and nothing below them', () => {
  const document = `# 0099 What a fault costs\n\nWhat ${whom} here does not count.\n\n## What runs ${late}\n`
  expect(wordsIn('docs/decisions/0099-a.md', document)).toEqual(['What', late])
})

test('each hit is reported with its file and line', () => {
  const hits = new Map([
    ['clean.ts', []],
    ['new.ts', [{ line: 8, words: 'What' }]],
  ])
  expect(describeHits(hits)).toEqual(['new.ts:8 “What”'])
})
