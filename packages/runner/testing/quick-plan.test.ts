import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { nearTests, quickPlan } from './quick-plan.ts'
import type { Tally } from './reports.ts'
import { quickStages, runSpecs, type Use } from './steps.ts'

const SPECS =
  'agent agent-day competition first-press gateway-down messages session session-start no-step step-one two-steps'
    .split(' ')
    .map((name) => `tests/e2e/pages/${name}.spec.ts`)
const planOf = (...changed: string[]) => quickPlan('main', changed, SPECS)
const specsOf = (...changed: string[]) =>
  planOf(...changed).specs.map((path) => path.replace(/^tests\/e2e\/pages\/|\.spec\.ts$/g, ''))

test('browser tests with the name of a changed folder run, also in another number', () => {
  expect(specsOf('components/message/message-center.tsx')).toEqual(['messages'])
  expect(specsOf('components/activity-types/competition/board/row.tsx')).toEqual(['competition'])
  expect(specsOf('packages/gateway/agents/read-agent.ts')).toEqual(['agent'])
  expect(specsOf('app/[locale]/press/page.tsx')).toEqual(['first-press'])
})

test('a folder that many browser tests name chooses none, and neither do tests and documents', () => {
  expect(specsOf('components/step/x.tsx', 'components/pace/b.tsx')).toEqual([])
  expect(specsOf('tests/faults/session/a.test.ts', 'docs/messages/a.md')).toEqual([])
})

test('a few tests that reach a change all run, of many those in its folders and those that changed', () => {
  const changed = ['packages/gateway/draws/draw-prize.ts', 'packages/gateway/routes/login.test.ts']
  const few = ['packages/gateway/app.test.ts', 'packages/gateway/draws/db/draws.test.ts']
  expect(nearTests(changed, few)).toEqual(few)
  const many = [...few, ...changed.slice(1), ...Array.from({ length: 40 }, (_, n) => `packages/gateway/a/${n}.test.ts`)]
  expect(nearTests(changed, many)).toEqual(['packages/gateway/draws/db/draws.test.ts', ...changed.slice(1)])
})

test('the site is built only for browser tests', () => {
  const names = (...changed: string[]) =>
    quickStages(planOf(...changed))
      .flat(2)
      .map(({ name }) => name)
  expect(names('packages/kernel/time/day.ts')).toEqual(['types', 'format', 'lint', 'unit'])
  expect(names('components/message/x.tsx')).toEqual(['types', 'format', 'lint', 'unit', 'build', 'e2e'])
})

type Run = Use['run']
const OUTPUT = '--outputFile='
const answer = (code: number, output = '') => Promise.resolve({ code, output, processorSeconds: 0 })

test('a file that fails among others and passes alone does not make the quick run red', async () => {
  const path = 'packages/kernel/csv.test.ts'
  const runs: string[][] = []
  const run: Run = (_, args) => {
    if (args[0] === 'list') return answer(0, JSON.stringify([{ file: inRoot(path) }], null, 2))
    runs.push(args.filter((argument) => argument.endsWith('.test.ts')))
    const isRed = runs.length === 1
    const result = { fullName: 'reads', status: isRed ? 'failed' : 'passed', failureMessages: ['too late'] }
    const file = { name: inRoot(path), status: result.status, assertionResults: [result] }
    const report = args.find((argument) => argument.startsWith(OUTPUT))?.slice(OUTPUT.length) ?? ''
    writeFileSync(report, JSON.stringify({ numPassedTests: isRed ? 0 : 1, testResults: [file] }))
    return answer(isRed ? 1 : 0)
  }
  const unit = quickStages(planOf('packages/kernel/csv.ts'))
    .flat(2)
    .find(({ name }) => name === 'unit')
  const tally = await unit?.run({ say: () => undefined, run })
  expect(tally).toMatchObject({ passed: 1, failures: [], passedAlone: [path] })
  expect(runs).toEqual([[path], [path]])
})

/** Runs files of which Playwright lists those of `short` in the short plan; returns the result and the plans that ran. */
async function runBrowser(specs: string[], { short, tally }: { short: string[]; tally: Tally }) {
  const list: Run = (_, args, options) => {
    expect(args).toContain('--list')
    const suites = short.map((file) => ({ title: file, specs: [{ title: 'a', file, tests: [] }] }))
    writeFileSync(options?.env?.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '', JSON.stringify({ suites }))
    return answer(0)
  }
  const plans: string[] = []
  const result = await runSpecs(specs, { say: () => undefined, run: list }, async (plan, args) => {
    plans.push([plan, ...args].join(' '))
    return tally
  })
  return { result, plans }
}

test('a browser file without a short test on a phone runs completely', async () => {
  const [agent = '', session = ''] = ['agent', 'session'].map((name) => `tests/e2e/pages/${name}.spec.ts`)
  const green = { passed: 2, skipped: 0, failures: [] }
  const one = { short: ['pages/agent.spec.ts'], tally: green }
  expect((await runBrowser([agent, session], one)).plans).toEqual([`short ${agent} --project phone`, `file ${session}`])
  const { result } = await runBrowser([session], { short: [], tally: { ...green, passed: 0 } })
  expect(result.failures).toEqual([`No test ran of ${session}.`])
})
