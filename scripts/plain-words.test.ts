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

test.each([
  ['null with a colon', '/** The end, ms; null: none. */', 'null: → null when …'],
  ['an article for “per”', '/** One card a track. */', 'One card a track → one … per …'],
  ['an article for “per” after once', '// It is sent once a user.', 'once a user → once per …'],
  [
    'nothing without a verb',
    '/** The winners; nothing while there are few. */',
    'nothing while → Renders nothing while …',
  ],
])('finds %s', (_, text, hit) => {
  expect(wordsIn('lib/a.ts', text)).toEqual([hit])
})

test.each([
  '/** Null when there is none. `{ end: null }`, or { a: null } in code. */',
  '/** Once a minute, ten lines a second, one user a day. */',
  '/** Once a slot is free the next one begins. 51001, a full team; step 1 needed a net. Port 0 takes a free one. */',
  '/** Renders nothing while there are few. It holds nothing while the page is hidden. */',
  'const a = { b: null, once: 1 }',
])('accepts %s', (text) => {
  expect(wordsIn('lib/a.ts', text)).toEqual([])
})

test('reads the messages of log lines and of errors for operators, and not those of tests', () => {
  const [heard, place] = ['to' + 'ld', 'ro' + 'om']
  const text = `
log.warn({ err: error, sites: { of: 1 } }, 'the site could not be ${heard} of a change')
gateway.log.error('no ${place} is left')
throw new RunnerError(\`Whoever starts \${a} needs a user\`)
class A extends Error { constructor() { super('a ${place}') } }`
  expect(wordsIn('lib/a.ts', text)).toEqual([`be ${heard}`, heard, place, 'Whoever', place])
  expect(wordsIn('lib/a.test.ts', text)).toEqual([])
})

test('reads the messages of lint rules', () => {
  const text = `{ "name": "a ${'ro' + 'om'}", "message": "Whoever imports this needs a ${'stran' + 'ger'}." }`
  expect(plainWordHits({ path: '.oxlintrc.json', text }).map(({ words }) => words)).toEqual([
    'Whoever',
    'stran' + 'ger',
  ])
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
