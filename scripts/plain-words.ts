import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCE_FOLDERS, ROOT, type SourceFile, sourceFiles } from '#tests/fixtures/source-files.ts'

/** Phrases that docs/style.md replaces by a named subject, an active verb, or the standard term. */
const PHRASES =
  /\b(?:(?:is|are|be|was|were) (?:told|said|heard)|lest|meanwhile|in vain|wealth|goes on|by itself|stands|toxics?|hasty|whoever|kits?|made-up|doors?)\b/gi
/** Sentences that lack a verb or use an article for “per”, each with the form that replaces it. */
const FORMS: readonly [RegExp, replacement: string][] = [
  [/\b(?:null|undefined): (?=["\w])/g, 'null when …'],
  [/(?<=[;,.] |^\s*)[Nn]othing (?:while|when|unless|below)\b/g, 'Renders nothing while …'],
  [
    /\b(?:one|two|three|four|five|ten|\d+(?:,\d{3})*) (?!(?:in|of|on|at|to|from|with|within|as|or|and|than|that|when|unless|only|is|was|are|were|has|takes|opens|reads|becomes|during|after|before|without|by|for|under|over|inside|into|px)\b)[a-z]+(?<!ed|ing) an? (?!second|minute|hour|day|week|month|year|moment)[a-z]+/gi,
    'one … per …',
  ],
  [
    /\b(?:once|twice|one|most) an? (?!second|minute|hour|day|week|month|year|moment|time|while)[a-z]+(?=[.,;:)]|\s*$)/gi,
    'once per …',
  ],
]
/** Phrases that messages for operators and of the linter must not have; in comments they have other meanings. */
const PHRASES_OF_MESSAGES = /\b(?:told|rooms?|strangers?)\b/gi
/** Words that hide the subject of a sentence; checked at its start alone. */
const SUBJECTS = /^(?:nobody|who|whoever|whose|what|whatever|such as)\b/i

const FOLDERS = [...SOURCE_FOLDERS, 'bench', 'scripts', 'tests', 'types', 'docs']
const BESIDE_THE_FOLDERS = [
  '.oxlintrc.json',
  'README.md',
  'middleware.ts',
  'next.config.ts',
  'playwright.config.ts',
  'vitest.config.ts',
]

/** Contains the words of the list as test cases. */
const EXAMPLES = 'scripts/plain-words.test.ts'
/** Migrations that are older than the rules for words. */
const LANDED_MIGRATION = /^packages\/gateway\/db\/migrations\/000[1-6]-/
const isExempt = (path: string): boolean => path === EXAMPLES || LANDED_MIGRATION.test(path)

export interface Hit {
  line: number
  words: string
}

interface Text {
  /** Offset in the file. */
  at: number
  text: string
  /** Operators read it: the text of a log line, an error or a lint rule. */
  isMessage?: boolean
}

const BLOCK_COMMENT = /(?<=^|[\s{(,])\/\*([\s\S]*?)\*\//g
/** Consecutive comment lines are one text, because a sentence may span two lines. */
const LINE_COMMENT = /(?<=^|\s)\/\/(?!\/)[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g
/** The title after a table of cases: `])('title', …)`. */
const TABLE_TITLE = /\]\s*(?:as const)?\)\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g
const HEADING = /^#+ .*$/gm
/** The number of a decision, or the requirement IDs of a title. */
const LABEL = /^#+ (?:\d{4} )?|^(?:\[[A-Z]+-?\d+\] ?)+/

const QUOTED = String.raw`(['"\`])((?:(?!\1)[^\\]|\\.)*?)\1`
/** The text of a log line, which may follow an object, and of an error. */
const MESSAGE = new RegExp(
  String.raw`\b(?:(?:log|console)\??\.(?:info|warn|error|fatal|debug|log)\(\s*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\s*,\s*)?|new \w*Error\(\s*|super\(\s*)${QUOTED}`,
  'g',
)
/** Lint rules are in JSON. */
const LINT_MESSAGE = /"message":\s*(")((?:[^"\\]|\\.)*)"/g

const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path)

function textsOf({ path, text }: SourceFile): Text[] {
  if (path.endsWith('.json'))
    return [...text.matchAll(LINT_MESSAGE)].map(({ index, 2: message = '' }) => ({
      at: index + '"message": "'.length,
      text: message,
      isMessage: true,
    }))
  if (path.endsWith('.md'))
    return [...text.matchAll(HEADING)].map(({ index, 0: heading }) => ({ at: index, text: heading }))
  const comments = [BLOCK_COMMENT, LINE_COMMENT].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: comment }) => ({ at: index, text: comment })),
  )
  const titles = isTest(path)
    ? [TITLE, TABLE_TITLE].flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ index, 0: call, 2: title = '' }) => ({
          at: index + call.lastIndexOf(title),
          text: title,
        })),
      )
    : []
  const messages = isTest(path)
    ? []
    : [...text.matchAll(MESSAGE)].map(({ index, 0: call, 2: message = '' }) => ({
        at: index + call.lastIndexOf(message),
        text: message,
        isMessage: true,
      }))
  return [...comments, ...titles, ...messages]
}

/** A heading below the title need not be a sentence: “What runs” names the section. */
const isSection = (text: string): boolean => text.startsWith('##')

/** Blanks the marks of comments, headings and IDs, without changing offsets. */
const withoutMarks = (text: string): string =>
  text
    .replace(LABEL, (label) => ' '.repeat(label.length))
    .replace(/^[ \t]*(?:\/\*\*?|\*(?!\/)|\/\/)|\*\/$/gm, (mark) => ' '.repeat(mark.length))

/** Where each sentence begins: at the start, and after a full stop. */
const startsOf = (text: string): number[] =>
  [...text.matchAll(/(?:^|[.!?]\s)\s*(?=\S)/g)].map(({ index, 0: before }) => index + before.length)

/** Every use of a word of the list in the comments, test titles, headings and messages of a file. */
export function plainWordHits(file: SourceFile): Hit[] {
  const found = new Map<number, string>()
  for (const { at, text, isMessage = false } of textsOf(file)) {
    const plain = withoutMarks(text)
    for (const phrases of isMessage ? [PHRASES, PHRASES_OF_MESSAGES] : [PHRASES])
      for (const { index, 0: words } of plain.matchAll(phrases)) found.set(at + index, words)
    for (const [form, instead] of text.startsWith('#') ? [] : FORMS)
      for (const { index, 0: words } of plain.matchAll(form)) found.set(at + index, `${words.trim()} → ${instead}`)
    if (isSection(text)) continue
    for (const start of startsOf(plain)) {
      const subject = SUBJECTS.exec(plain.slice(start))?.[0]
      if (subject) found.set(at + start, subject)
    }
  }
  const lineOf = (at: number) => file.text.slice(0, at).split('\n').length
  return [...found].sort(([a], [b]) => a - b).map(([at, words]) => ({ line: lineOf(at), words }))
}

export function readHits(): Map<string, Hit[]> {
  const files = [
    ...sourceFiles(/\.(?:ts|tsx|mjs|css|md)$/, FOLDERS),
    ...BESIDE_THE_FOLDERS.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  ]
  return new Map(files.filter(({ path }) => !isExempt(path)).map((file) => [file.path, plainWordHits(file)]))
}

/** Each hit as `path:line “words”`. */
export const describeHits = (hits: ReadonlyMap<string, Hit[]>): string[] =>
  [...hits].flatMap(([path, ofFile]) => ofFile.map(({ line, words }) => `${path}:${line} “${words}”`))

if (import.meta.main) {
  const found = describeHits(readHits())
  for (const line of found) process.stderr.write(`${line}: see docs/style.md\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
