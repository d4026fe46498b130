import { expect, test } from 'vitest'
import { Report } from './report.ts'
import { jsonOfReport, textOfReport } from './report-text.ts'

const about = (user: string, activity = 'winter-sprint') => ({ activity, user, subject: 'task:trade:-' })

function report(kept: number, alias?: string): Report {
  const found = new Report(kept, alias)
  found.compare('tasks', 'COMPLETED', 'COMPLETED', about('u-1'))
  found.compare('tasks', 'COMPLETED', 'UNSATISFIED', about('u-2'))
  found.compare('tasks', 'PENDING', 'COMPLETED', about('u-3', 'other-cup'))
  found.skip('rolls', 'without the seed', 4)
  return found
}

test('the text has the first differences of a kind, a table, and what cannot be judged', () => {
  expect(textOfReport(report(1)).split('\n')).toEqual([
    'tasks: winter-sprint u-2 task:trade:-',
    '  facts    COMPLETED',
    '  product  UNSATISFIED',
    '1 more of tasks: add --all to see them.',
    'kind    compared   differ',
    'tasks          3        2',
    'rolls          0        0',
    'all            3        2',
    'Not judged: 4 rolls without the seed.',
  ])
})

test('one activity alone is counted when its alias is given', () => {
  const only = report(9, 'winter-sprint')
  expect([only.compared, only.differ]).toEqual([2, 1])
})

test('programs read the same as JSON', () => {
  expect(JSON.parse(jsonOfReport(report(9)))).toMatchObject({
    compared: 3,
    differ: 2,
    kinds: [
      { kind: 'tasks', compared: 3, differ: 2, notJudged: {} },
      { kind: 'rolls', compared: 0, differ: 0, notJudged: { 'without the seed': 4 } },
    ],
    differences: [{ user: 'u-2', facts: 'COMPLETED', product: 'UNSATISFIED' }, { user: 'u-3' }],
  })
})
