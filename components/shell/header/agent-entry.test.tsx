import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import { lostOnce } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import { inLanguage } from '#components/testing/in-language.tsx'
import { makeTestStore, type Answers } from '#store/testing/test-store.ts'
import { endSession } from '#store/session.ts'
import { AgentEntry } from './agent-entry.tsx'
import { NavLinks } from './header.tsx'

let path = '/en'
vi.mock('next/navigation', () => ({ usePathname: () => path }))

const AGENT = { agentId: 'a1', level: 'Silver', vipCode: 'AURORA7' }
const isShown = () => document.documentElement.hasAttribute('data-agent')
const link = () => screen.getByRole('link', { name: 'Agent' })

/** The header's links with the part that the runtime adds for users. */
async function draw(answers: Answers) {
  const world = await makeTestStore(answers)
  const tree = () =>
    inLanguage(
      <Provider store={world.store}>
        <NavLinks />
        <AgentEntry />
      </Provider>,
    )
  return { ...world, ...render(tree()), tree }
}

const campaigns = (count: number) => () => ({
  items: Array.from({ length: count }, (_, index) => ({ activityId: `c${index}` })),
  total: count,
})

beforeEach(() => {
  path = '/en/agent/c0/rebate'
  document.documentElement.dataset.locale = 'en'
})

test('[SHELL-4] without an agent account there is no entry, and no campaigns are asked for', async () => {
  const { sent } = await draw({ isAgent: () => null })
  await waitFor(() => expect(sent).toEqual(['isAgent']))
  expect(isShown()).toBe(false)
})

test.each([
  [0, '/en/agent'],
  [1, '/en/agent/c0'],
  [2, '/en/agent'],
])('[SHELL-4] the entry of an agent with %i campaigns leads to %s', async (count, href) => {
  await draw({ isAgent: () => AGENT, agentCampaigns: campaigns(count) })
  await waitFor(() => expect(isShown()).toBe(true))
  await waitFor(() => expect(link().getAttribute('href')).toBe(href))
  // On every page of a campaign.
  expect(link().getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: 'Activities' }).getAttribute('aria-current')).toBeNull()
})

test('[AUTH-8] is_agent is asked once per session, however often the header appears', async () => {
  const { sent, tree, unmount } = await draw({ isAgent: () => AGENT, agentCampaigns: campaigns(1) })
  await waitFor(() => expect(isShown()).toBe(true))
  unmount()
  expect(isShown()).toBe(false)
  render(tree())
  await waitFor(() => expect(isShown()).toBe(true))
  expect(sent.filter((name) => name === 'isAgent')).toHaveLength(1)
})

test('[AUTH-8] a lost is_agent is no "no": it is asked again, and the agent gets the entry', async () => {
  await draw({ isAgent: lostOnce(() => AGENT), agentCampaigns: campaigns(1) })
  await settle()
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(isShown()).toBe(true))
})

test('[AUTH-4] the entry disappears with the session', async () => {
  let answer: typeof AGENT | null = AGENT
  const { store } = await draw({ isAgent: () => answer, agentCampaigns: campaigns(1) })
  await waitFor(() => expect(link().getAttribute('href')).toBe('/en/agent/c0'))
  answer = null
  act(() => store.dispatch(endSession(null)))
  await waitFor(() => expect(isShown()).toBe(false))
  expect(link().getAttribute('href')).toBe('/en/agent')
})
