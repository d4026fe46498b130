import { expect, test } from 'vitest'
import { CALLS } from '@fanfare/contract/index.ts'
import { readCoverage } from '../../../scripts/requirement-coverage.ts'
import { callsOfScreen, isBuilt } from '../../fixtures/calls-of-screens.ts'

const screens = readCoverage()
  .requirements.map(({ id }) => id)
  .filter((id) => id.startsWith('SCR-'))
const onScreen = new Map(screens.filter(isBuilt).map((screen) => [screen, callsOfScreen(screen)]))

test('[API-6] every call names its screens', () => {
  expect(CALLS.filter((call) => call.screens.length === 0).map(({ name }) => name)).toEqual([])
  for (const { name, screens: named } of CALLS) for (const screen of named) expect(screens, name).toContain(screen)
})

test('[API-6] every built screen uses its calls', () => {
  const missing = CALLS.flatMap(({ name, screens: named }) =>
    named
      .filter((screen) => onScreen.has(screen) && !onScreen.get(screen)?.has(name))
      .map((screen) => `${screen} ${name}`),
  )
  expect(missing).toEqual([])
})

test('[API-6] the scan follows a page into its islands: the home page claims, the login logs in', () => {
  expect(onScreen.get('SCR-1')).toContain('obtainReward')
  expect(onScreen.get('SCR-12')).toContain('login')
  expect(onScreen.get('SCR-13')).not.toContain('obtainReward')
})
