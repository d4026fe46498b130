import { expect, test } from 'vitest'
import { renderStill, screen } from '#components/testing/render-still.tsx'
import { ActivityCta, type CtaView } from './activity-cta.tsx'
import { describeVisitorCta } from './describe-visitor-cta.ts'

const view = (more: Partial<CtaView>): CtaView => ({ kind: 'primary', label: 'Join now', line: 'Why', ...more })

test('[SHELL-4] the bar at the bottom of a phone is a landmark', () => {
  renderStill(<ActivityCta view={view({})} place="bar" />)
  expect(screen.getByRole('region', { name: 'Your next step' }).contains(screen.getByText('Join now'))).toBe(true)
})

test('[ACT-10] a state without an action has no bar, but its words beside the poster', () => {
  renderStill(<ActivityCta view={view({ kind: 'blocked' })} place="bar" />)
  expect(screen.queryByText('Why')).toBeNull()
  renderStill(<ActivityCta view={view({ kind: 'blocked' })} place="hero" />)
  expect(screen.getByText('Why')).toBeTruthy()
})

test('[UI-3] a button that only waits for the connection stays in the bar', () => {
  renderStill(<ActivityCta view={view({ kind: 'blocked', isTemporary: true })} place="bar" />)
  expect(screen.getByRole('button', { name: 'Join now' }).getAttribute('aria-disabled')).toBe('true')
})

test('[AUTH-5] both links of a visitor name the activity that they lead to joining', () => {
  const links = view({ href: '/register', joins: 'a1', second: { label: 'Log in', href: '/login' } })
  renderStill(<ActivityCta view={links} place="hero" />)
  expect(screen.getAllByRole('link').map(({ dataset }) => dataset.joins)).toEqual(['a1', 'a1'])
})

test('[ACT-10] before the start the server’s page already has the reminder, with the start in the reader’s own time', () => {
  const detail = { activityId: 'a1', title: 'Draw', startTime: 0, endTime: 1, outcome: null, path: '/draw' }
  const texts = { t: ((key: string, values?: { date: string }) => `${key} ${values?.date ?? ''}`) as never }
  renderStill(<ActivityCta view={describeVisitorCta({ state: 'notStarted' }, detail, texts)} place="bar" />)
  const button = screen.getByRole('button', { name: /cta_remind/ })
  expect(button.getAttribute('aria-disabled')).toBeNull()
  // Keeps a press from before the page's code has loaded.
  expect(button.dataset.press).toBe('remind-bar')
  expect(screen.getByRole('region').querySelector('time')?.dataset.clock).toContain('"kind":"local"')
})

test('[SHELL-4] the width of the bar’s button follows from its letters, so that it stays when the font arrives', () => {
  renderStill(<ActivityCta view={view({ label: 'Sign up and get 5 USDT' })} place="bar" />)
  expect(Number(screen.getByRole('region').style.getPropertyValue('--label-width'))).toBeGreaterThan(12)
})

test('[SHELL-4] the bar’s button has room for the icon before its letters', () => {
  const widthOf = (changes: Partial<CtaView>): number => {
    renderStill(<ActivityCta view={view({ label: 'Remind me', ...changes })} place="bar" />)
    return Number(screen.getAllByRole('region').at(-1)?.style.getPropertyValue('--label-width'))
  }
  const start = { activityId: 'a1', title: 'Draw', startTime: 0, path: '/draw' }
  const bare = widthOf({})
  expect(widthOf({ remind: start })).toBeGreaterThan(bare + 1)
  expect(widthOf({ kind: 'celebrate' })).toBeGreaterThan(bare + 1)
})
