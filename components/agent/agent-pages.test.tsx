import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { lostOnce, refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { SnackbarHost } from '#components/notification/snackbar-host.tsx'
import type { AgentView } from '@fanfare/contract/agent/views.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { EMPTY_FILTER } from './filter/agent-filter.ts'
import { ViewsPanel } from './filter/views-panel.tsx'
import { OverviewLive } from './overview/campaign-overview.tsx'
import { agentAnswers, campaignOf } from './testing/agent-answers.ts'

vi.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
}))

const draw = (answers: Answers, { isLogin = true } = {}) =>
  renderInRuntime(<OverviewLive />, { auth: { isLogin }, answers })

const text = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')

/** The tile with this label. */
const tile = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.textContent?.replaceAll('\u00A0', ' ')

/** The whole overview takes about a second in jsdom on a busy machine. */
configure({ asyncUtilTimeout: 5000 })

beforeEach(() => window.history.replaceState(null, '', '/en/agent/c1'))

test('[SCR-10] no figure is a bare zero amount, a dash or null', async () => {
  const nothing = { amount: '0', unit: 'USDT' }
  const { rebateList } = agentAnswers()
  await draw({
    ...agentAnswers(),
    rebateList: () => ({
      ...(rebateList?.({}) as object),
      totals: { rebate: nothing, settled: nothing, pending: nothing, today: nothing, volume: nothing, fee: nothing },
      days: [],
    }),
  })
  expect(await screen.findByText(/^No rebate in these days yet/)).toBeTruthy()
  expect(tile('Total rebate')).toContain('None yet')
  expect(text()).not.toMatch(/(?<![\d.,])0(?:\.0+)? USDT|--|\bnull\b|NaN|undefined/)
})

/** Of the application form, for users without an agent account. */
const APPLICATION = new Set(['agentApplication', 'areaCodes'])

test.each([
  ['not an agent', refusal('51030', { reasonCode: 'NOT_AGENT' }), 'You’re not an agent yet'],
  ['suspended', refusal('51030', { reasonCode: 'SUSPENDED' }), 'Your agent account is suspended'],
  ['unknown or another agent’s', refusal('51001'), 'We can’t find that agent campaign'],
  ['refused for an unknown reason', refusal('51030', { reasonCode: 'LATER' }), 'You don’t have access to these pages'],
  ['refused in the answer', () => ({ permitted: false, reasonCode: 'SUSPENDED' }), 'Your agent account is suspended'],
])(
  '[AUTH-8] %s: the refusal is explained, without tabs and charts, and no call of the campaign is sent',
  async (_, permission, title) => {
    const { sent } = await draw({ ...agentAnswers(), agentPermission: permission })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
    expect(sent.filter((name) => !APPLICATION.has(name))).toEqual(['agentPermission'])
  },
)

test('[AUTH-8] an address without a valid campaign asks for nothing', async () => {
  window.history.replaceState(null, '', '/en/agent/not%20an%20id')
  const { sent } = await draw(agentAnswers())
  expect(screen.getByRole('heading', { name: 'We can’t find that agent campaign' })).toBeTruthy()
  expect(sent).toEqual([])
})

test('[SCR-10] a failed part offers a retry of its own, and the others stay', async () => {
  const answers = agentAnswers()
  await draw({ ...answers, performance: lostOnce((input) => answers.performance?.(input)) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(await screen.findByText('Total rebate')).toBeTruthy()
  await userEvent.click(retry)
  expect(await screen.findByText('50% go to the next step')).toBeTruthy()
})

test('[AUTH-7] a visitor gets a login that leads back to the same page', async () => {
  const { sent } = await draw({}, { isLogin: false })
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/login?next=%2Fagent%2Fc1')
  expect(sent).toEqual([])
})

test('[SCR-10] the range of all lists is the last 30 days in the zone of the campaign', async () => {
  const seen: unknown[] = []
  const answers = agentAnswers(campaignOf({ timeZone: 'Asia/Tokyo' }))
  await draw({
    ...answers,
    rebateList: (input) => {
      seen.push((input as { query: unknown }).query)
      return answers.rebateList?.(input)
    },
  })
  await waitFor(() => expect(seen).toHaveLength(1))
  const tokyo = new Date(serverNow() + 9 * 3_600_000).toISOString().slice(0, 10)
  expect(seen[0]).toMatchObject({ to: tokyo, timeZone: 'Asia/Tokyo' })
})

test('[AGT-2][UI-1] replacing or deleting a saved view needs a confirmation, and another tab’s view stays', async () => {
  const saved: unknown[] = []
  const large = { name: 'Large', page: 'rebate', query: 'min=10' } as const
  let items: AgentView[] = [large]
  const state = { id: 'c1', page: 'rebate', filter: EMPTY_FILTER } as const
  await renderInRuntime(
    <>
      <ViewsPanel {...state} />
      <SnackbarHost />
    </>,
    { answers: { agentViews: () => ({ items }), saveAgentViews: (input) => (saved.push(input), { items }) } },
  )
  await userEvent.type(await screen.findByLabelText('Name of the view'), 'Large')
  await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Save again to replace it.')
  expect(saved).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save this filter' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const remove = await screen.findByRole('button', { name: 'Delete the view Large' })
  await userEvent.click(remove)
  await userEvent.click(remove)
  expect(await screen.findAllByText(/^Delete the view .*Large.*\?$/)).toHaveLength(1)
  expect(saved).toHaveLength(1)
  const other = { ...large, name: 'Small' }
  items = [large, other]
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]).toMatchObject({ body: { items: [other] } })
})
