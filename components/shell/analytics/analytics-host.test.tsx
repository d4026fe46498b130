import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { lost, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import type { AnalyticsFact } from '@fanfare/contract/site/analytics-event.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { countryLearned, sessionReady } from '#store/slices/session.ts'
import { AnalyticsHost } from './analytics-host.tsx'

const sent = vi.hoisted((): AnalyticsFact[] => [])
const signals = vi.hoisted((): AbortSignal[] => [])
vi.mock('next/navigation', () => ({ usePathname: () => '/en/events/cup' }))
vi.mock('#lib/config/public-config.ts', () => ({ readPublicConfig: () => ({}) }))
vi.mock('#lib/analytics/start-analytics.ts', () => ({
  startAnalytics: ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return { track: (fact: AnalyticsFact) => void sent.push(fact) }
  },
}))

afterEach(() => {
  window.location.hash = ''
  sent.length = 0
  signals.length = 0
})

const question = () => screen.queryByRole('region', { name: 'Help us improve this site?' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const VIEW = { name: 'page_view', activity: 'cup' }
const tasks = [{ taskId: 't1', taskStatus: 'COMPLETED' }]

async function visit({ countries = ['DE', 'FR'], known = '', country = (): unknown => ({ country: 'DE' }) } = {}) {
  sent.length = 0
  const settings = { sensorsUrl: null, receiver: true, sample: 100, consentCountries: countries, privacyUrl: null }
  const answers = {
    visitorCountry: country,
    apply: () => ({ status: 1, appliedAt: 1 }),
    taskCompletions: () => ({ tasks }),
  }
  const world = await renderInRuntime(<AnalyticsHost settings={settings} locale="en" />, { answers })
  if (known) world.send(countryLearned(known))
  expect(question()).toBeNull()
  expect(sent.length === 0 || countries.length === 0).toBe(true)
  world.send(sessionReady())
  await settle()
  return world
}

test('[ANA-4] without listed countries analytics starts at once, and nothing is asked', async () => {
  const world = await visit({ countries: [] })
  expect(question()).toBeNull()
  expect(sent).toEqual([VIEW])
  expect(world.sent).toEqual([])
})

test('[ANA-4] in a listed country nothing starts before the answer, which is remembered', async () => {
  await visit()
  expect(question()).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/en/legal/privacy')
  expect(signals).toEqual([])
  await press('Allow')
  await settle()
  expect(question()).toBeNull()
  expect(sent).toEqual([VIEW])
  cleanup()
  const again = await visit()
  expect(question()).toBeNull()
  expect(sent).toEqual([VIEW])
  expect(again.sent).toEqual([])
})

test('[ANA-4] a refusal is remembered: nothing starts, also on the next page', async () => {
  await visit()
  await press('Don’t allow')
  cleanup()
  await visit()
  expect(question()).toBeNull()
  expect(signals).toEqual([])
})

test('[ANA-4] a country that is not listed is not asked; a user’s own country needs no call', async () => {
  await visit({ country: () => ({ country: 'JP' }) })
  expect(question()).toBeNull()
  expect(sent).toEqual([VIEW])
  cleanup()
  const user = await visit({ known: 'FR' })
  expect(question()).not.toBeNull()
  expect(user.sent).toEqual([])
})

test.each([
  ['an unknown country', () => ({ country: null })],
  ['a country that cannot be read', lost],
])('[ANA-4] %s is asked', async (_what, country) => {
  await visit({ country })
  expect(question()).not.toBeNull()
  expect(signals).toEqual([])
})

test('[ANA-4] the link of the footer asks again, and a refusal then ends analytics', async () => {
  await visit({ countries: ['DE'], country: () => ({ country: 'JP' }) })
  expect(signals[0]?.aborted).toBe(false)
  await act(async () => {
    window.location.hash = '#analytics-choice'
    window.dispatchEvent(new Event('hashchange'))
  })
  await press('Don’t allow')
  expect(question()).toBeNull()
  expect(signals[0]?.aborted).toBe(true)
  expect(window.location.hash).toBe('')
})

test('[ANA-1] joining is an event, and a completed task once', async () => {
  const { store } = await visit({ countries: [] })
  await act(async () => {
    await store.dispatch(activityApi.endpoints.apply.initiate({ activityId: 'a1' }))
    await store.dispatch(taskApi.endpoints.taskCompletions.initiate('a1'))
    await store.dispatch(taskApi.endpoints.taskCompletions.initiate('a1', { forceRefetch: true }))
  })
  await settle()
  expect(sent).toEqual([VIEW, { name: 'join', activity: 'a1' }, { name: 'task_completed', activity: 'a1', task: 't1' }])
})
