import { expect, test } from 'vitest'
import { nearTests, quickPlan } from './quick-plan.ts'
import { quickStages } from './steps.ts'

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
