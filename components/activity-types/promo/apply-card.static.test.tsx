import { expect, test } from 'vitest'
import { renderStill, screen } from '#components/testing/render-still.tsx'
import type { CtaState } from '#components/activity/cta/cta-state.ts'
import { ApplyCard } from './apply-card.tsx'

const VIEW = { kind: 'primary' as const, label: 'Next', line: 'Because' }
const show = (state: CtaState['state'], applied?: { at: string | null }, done = 0) =>
  renderStill(<ApplyCard state={state} view={VIEW} tasks={{ of: 4, done }} applied={applied} />)

test.each<[CtaState['state'], string, boolean]>([
  ['visitor', 'Apply in one tap', true],
  ['readyToJoin', 'Apply in one tap', true],
  ['switchAccount', 'Use your other account', false],
  ['refused', 'You can’t apply with this account', false],
  ['notEligible', 'You can’t apply with this account', false],
  ['ended', 'Applications are closed', false],
  ['notStarted', 'Applications open soon', true],
])('[SCR-8][ACT-8] for the state %s the card says “%s”', (state, title, hasSteps) => {
  show(state)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryAllByRole('listitem').length > 0).toBe(hasSteps)
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
})

test('[SCR-8][ACT-8] a registered user sees when they applied and the next step', () => {
  show('inProgress', { at: 'Nov 20, 2:12 PM' }, 1)
  expect(screen.getByRole('heading', { name: 'You’re in' })).toBeTruthy()
  const [first, second, third] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Applied on Nov 20, 2:12 PM')
  expect(second?.textContent).toContain('1 of 4 done')
  expect([first, second, third].map((step) => step?.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
