import { expect, test } from 'vitest'
import { readCoverage } from '../../scripts/read-requirements.ts'

const { requirements, unknown } = readCoverage()

test('every ID in a test title is defined in docs/requirements.md or docs/reliability.md', () => {
  expect(unknown).toEqual([])
})

test('the documents define each requirement ID once', () => {
  const ids = requirements.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const families = new Set(ids.map((id) => id.replace(/-\d+$/, '')))
  expect([...families]).toEqual(
    expect.arrayContaining(['SCR', 'PAGE', 'LOC', 'SHELL', 'AUTH', 'API', 'NET', 'APP', 'ACT', 'AGT', 'MSG', 'SHARE']),
  )
  expect([...families]).toEqual(expect.arrayContaining(['UI', 'ANA', 'GW', 'DEV', 'D']))
})
