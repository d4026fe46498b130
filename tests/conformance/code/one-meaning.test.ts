import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../../fixtures/source-files.ts'

interface Meaning {
  word: string
  /** The one thing that the word names, for the message of a failure. */
  meaning: string
  /** Names with the word are checked in these folders. */
  scope: readonly string[]
  /** Beginnings of the paths where any name may contain the word, because their code is about its meaning. */
  home: readonly string[]
  /** Names of that meaning that other folders use. */
  names: RegExp
}

const GATEWAY = 'packages/gateway/'

/** Words with two meanings in the trade, and the one that they have here (docs/style.md, ADR 0105). */
const MEANINGS: readonly Meaning[] = [
  {
    word: 'settl',
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
      `${GATEWAY}payment-crash`,
      `${GATEWAY}rebates/`,
      `${GATEWAY}results/`,
      `${GATEWAY}routes/agent-`,
      `${GATEWAY}settlement-crash`,
      `${GATEWAY}telemetry/gauges`,
      `${GATEWAY}testing/check-contest`,
      `${GATEWAY}testing/killed-gateways`,
    ],
    names:
      /^(?:allSettled|settle(?:Ended|Rebates|Days?|Hours?)|settle(?:d|s)At|settledThrough|(?:begin|find|startFinal)Settlement|rebateSettlements|settleInParts|settlement|SUMMER_SETTLED_AGO_MS)$/,
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
    .filter(({ path, text }) => new RegExp(word, 'i').test(text) && !home.some((place) => path.startsWith(place)))
    .flatMap(({ path, text }) =>
      [...namesIn(text)]
        .filter((name) => new RegExp(word, 'i').test(name) && !names.test(name))
        .map((name) => `${path}: ${name}`),
    )

test.each(MEANINGS)('names with “$word” have one meaning: $meaning', (rule) => {
  const files = sourceFiles(/\.tsx?$/, rule.scope)
  expect(files.length).toBeGreaterThan(900)
  expect(misplaced(files, rule)).toEqual([])
})

const [SETTLEMENT] = MEANINGS as [Meaning]

test.each([
  ['export function settleTasks() {}', 'settleTasks'],
  ['await world.settle()', 'settle'],
  ['const a = `text`; import type { SettlementPlan } from "./a.ts"', 'SettlementPlan'],
  ["import { settleDue } from './a.ts'", 'settleDue'],
])('the scan finds the name of an evaluation in %s', (text, name) => {
  const path = `${GATEWAY}evaluation/a.ts`
  expect(misplaced([{ path, text }], SETTLEMENT)).toEqual([`${path}: ${name}`])
})

test.each(['// settled', "'settlement_queue'", 'sql`from settlement_queue`', 'settleEnded(gateway)'])(
  'the scan accepts %s',
  (text) => {
    expect(misplaced([{ path: `${GATEWAY}evaluation/a.ts`, text }], SETTLEMENT)).toEqual([])
  },
)

test('the scan accepts any name in the folders of the meaning', () => {
  expect(misplaced([{ path: `${GATEWAY}results/a.ts`, text: 'settleTasks()' }], SETTLEMENT)).toEqual([])
})
