import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOCUMENTS } from '../../fixtures/documents.ts'
import { isTest, ROOT, type SourceFile, sourceFiles } from '../../fixtures/source-files.ts'

interface Meaning {
  word: RegExp
  /** The one thing that the word names, for the message of a failure. */
  meaning: string
  /** Names with the word are checked in these folders. */
  scope: readonly string[]
  /** Beginnings of the paths where any name may contain the word, because their code is about its meaning. */
  home: readonly string[]
  /** Names of that meaning that other folders use. */
  names?: RegExp
  /** The least number of files that the scan reads. */
  files: number
}

const GATEWAY = 'packages/gateway/'
const SITE = ['app', 'components', 'gallery', 'lib', 'store']

/** Words with two meanings in the trade, and the one that they have here (CONTRIBUTING.md, ADR 0004). */
const MEANINGS: readonly Meaning[] = [
  {
    word: /settl/i,
    meaning: 'settlement makes money final: an ended activity, the rebates of a day; tasks are evaluated',
    scope: ['packages', 'bench'],
    home: [
      'bench/gateway/settlement.ts',
      'packages/activities/',
      'packages/contract/',
      `${GATEWAY}activities/activity-status`,
      `${GATEWAY}agents/`,
      `${GATEWAY}db/`,
      `${GATEWAY}messages/`,
      `${GATEWAY}rebates/`,
      `${GATEWAY}results/`,
      `${GATEWAY}routes/agent-`,
      `${GATEWAY}settlement-crash`,
      `${GATEWAY}staff/activities/most-earnable`,
      `${GATEWAY}staff/db/earned-sources`,
      `${GATEWAY}telemetry/gauges`,
      `${GATEWAY}testing/check-contest`,
    ],
    names:
      /^(?:allSettled|settle(?:Ended|Rebates|Days?|Hours?)|settle(?:d|s)At|settledThrough|(?:begin|find|startFinal)Settlement|rebateSettlements|settleInParts|settlement|SUMMER_SETTLED_AGO_MS)$/,
    files: 700,
  },
  {
    word: /moment/i,
    meaning: 'a moment is an instant; the overlay after a claim shows good news',
    scope: SITE,
    home: ['app/[locale]/dev/player/', 'gallery/player/', 'lib/state-player/'],
    names: /^moment(?:Of|s)$/,
    files: 1100,
  },
  {
    word: /(?<!good)(?:^news|News)(?![a-z])/,
    meaning: 'news are entries of a campaign of agents; the overlay has content',
    scope: ['components', 'gallery', 'store'],
    home: ['components/agent/'],
    names: /GoodNews|^newS(?:tate|tyle)/,
    files: 700,
  },
  {
    word: /proof/i,
    meaning: 'a proof is a path in a Merkle tree; a page has a promise',
    scope: ['app', 'components'],
    home: ['components/activity-types/competition/row-check.'],
    files: 700,
  },
  {
    word: /stake/i,
    meaning: 'the biggest figure of an activity is its prize headline',
    scope: SITE,
    home: [],
    files: 1100,
  },
]

/** Comments, texts, or a name; only names are captured. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<name>[A-Za-z_$][\w$]*)/g

const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(TOKENS)].flatMap(({ groups }) => groups?.name ?? []))

/** Each name that contains the word outside the folders of its meaning, as `path: name`. */
const misplaced = (files: readonly SourceFile[], { word, home, names }: Meaning): string[] =>
  files
    .filter(({ path, text }) => word.test(text) && !home.some((place) => path.startsWith(place)))
    .flatMap(({ path, text }) =>
      [...namesIn(text)]
        .filter((name) => word.test(name) && names?.test(name) !== true)
        .map((name) => `${path}: ${name}`),
    )

test.each(MEANINGS)('names have one meaning: $meaning', (rule) => {
  const files = sourceFiles(/\.tsx?$/, rule.scope)
  expect(files.length).toBeGreaterThan(rule.files)
  expect(misplaced(files, rule)).toEqual([])
})

const [SETTLEMENT] = MEANINGS as [Meaning]

test('the scan finds a name of another meaning, and accepts texts, listed names and the folders of the meaning', () => {
  const found = (text: string, folder = 'evaluation') =>
    misplaced([{ path: `${GATEWAY}${folder}/a.ts`, text }], SETTLEMENT)
  expect(found("import { settleDue } from './a.ts'")).toEqual([`${GATEWAY}evaluation/a.ts: settleDue`])
  expect(found("settleEnded(gateway) // settled\nsql`from settlement_queue`, 'settlement_queue'")).toEqual([])
  expect(found('settleTasks()', 'results')).toEqual([])
})

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The words of the glossary, each with those that it replaces. */
const GLOSSARY = [...read('docs/glossary.md').matchAll(/^\| (\w+) \| .+? \| ?([\w, ]*?) ?\|$/gm)]
  .slice(1)
  .map(([, word = '', not = '']) => ({ word, not: not.split(', ').filter(Boolean) }))

test('no name in the code and no heading uses a word that the glossary replaces', () => {
  expect(GLOSSARY).toHaveLength(30)
  const refused = new Set(GLOSSARY.flatMap(({ not }) => not))
  expect(refused.size).toBeGreaterThan(9)
  const wordsOf = (text: string) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/)
  const found = (text: string) => wordsOf(text).filter((word) => refused.has(word.replace(/s$/, '')))
  const inNames = sourceFiles(/\.tsx?$/).flatMap(({ path, text }) =>
    isTest(path) ? [] : [...namesIn(text)].flatMap((name) => found(name).map(() => `${path}: ${name}`)),
  )
  const inHeadings = DOCUMENTS.flatMap((path) =>
    (read(path).match(/^#+ .*$/gm) ?? []).flatMap((heading) => found(heading).map(() => `${path}: ${heading}`)),
  )
  expect([...inNames, ...inHeadings]).toEqual([])
})
