import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthContext, type Auth } from '#components/providers/auth-context.ts'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { serverNow } from '#lib/http/clock.ts'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { agentAnswers, campaignOf } from './testing/agent-answers.ts'
import { OverviewLive } from './overview/overview-live.tsx'

vi.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
}))

const auth = (isLogin: boolean) => ({ isLogin, isInitialized: true, loading: false, user: null }) as unknown as Auth

const draw = (answers: Answers, { isLogin = true } = {}) =>
  renderInRuntime(
    <AuthContext value={auth(isLogin)}>
      <OverviewLive />
    </AuthContext>,
    { answers },
  )

const refuse = (code: string, reasonCode?: string) => () => {
  throw new GatewayError(code, reasonCode === undefined ? undefined : { reasonCode })
}
const fail = () => {
  throw new NetworkError('Network Error', 503)
}
const text = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')

/** The tile with this label. */
const tile = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.textContent?.replaceAll('\u00A0', ' ')

/** The whole overview takes about a second in jsdom on a busy machine. */
configure({ asyncUtilTimeout: 5000 })

beforeEach(() => {
  window.history.replaceState(null, '', '/en/agent/c1')
  stubMedia()
})
afterEach(cleanup)

test('[SCR-10] the tiles have the rebate in all and its three parts, today’s marked as an estimate', async () => {
  await draw(agentAnswers())
  expect(await screen.findByText('Total rebate')).toBeTruthy()
  expect(tile('Total rebate')).toContain('100.00 USDT')
  expect(tile('Settled')).toContain('70.00 USDT')
  expect(tile('Pending')).toContain('20.50 USDT')
  expect(tile('Today, estimated')).toContain('9.50 USDT')
})

test('[SCR-10] the day chart has one bar a day, a total in words, and its figures as a table', async () => {
  await draw(agentAnswers())
  const chart = await screen.findByRole('img', { name: /^Rebate per day, .+ 100\.00.USDT in all$/ })
  expect(chart.querySelectorAll('g > title')).toHaveLength(30)
  const table = within(screen.getByRole('region', { name: 'Rebate per day', hidden: true }))
  expect(table.getAllByRole('row', { hidden: true })).toHaveLength(3)
  expect(text()).toContain('60.00 USDT')
})

test('[SCR-10] level, gap and pace are in words, with the rates now and next', async () => {
  await draw(agentAnswers())
  expect(await screen.findByRole('heading', { name: /Silver.? level/ })).toBeTruthy()
  expect(text()).toContain('47 of 60 active traders')
  expect(text()).toMatch(/13 more by \w+ \d+ make you Gold next month\./)
  expect(text()).toMatch(/Gold on \w+ \d+/)
  const futures = within(screen.getByRole('row', { name: /Futures/ }))
  expect(futures.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['40%', '45%'])
})

test('[SCR-10] each step of the funnel shows its share of the step before', async () => {
  await draw(agentAnswers())
  expect(await screen.findByText('50% go to the next step')).toBeTruthy()
  expect(text()).toContain('400 link visits, 5% registered')
})

test('[AGT-4] each code has its link, its own figures and its conversion', async () => {
  await draw(agentAnswers())
  const code = (await screen.findByRole('heading', { name: 'AURORA7' })).closest('li') as HTMLElement
  expect(code.textContent).toContain('fanfare.example/register?vipCode=AURORA7')
  for (const [label, value] of [
    ['Visits', '400'],
    ['Registered', '20'],
    ['First deposit', '8'],
    ['First trade', '5'],
    ['Converted', '25%'],
  ])
    expect(within(code).getByText(label ?? '').parentElement?.textContent).toBe(`${label}${value}`)
  const unused = screen.getByRole('heading', { name: 'QUIET' }).closest('li')
  expect(unused?.textContent).toContain('No visits in the last 30 days.')
})

test('[AGT-5] newest referrals are masked, and the nearest ones lead to the filtered list', async () => {
  await draw(agentAnswers())
  expect(await screen.findByText('UID 88***019')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'See who (names hidden)' })
  expect(link.getAttribute('href')).toBe('/en/agent/c1/referral?status=DEPOSITED')
})

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

test('[SCR-10] an agent without referrals gets the invite link and the steps instead of charts', async () => {
  const { referralList } = agentAnswers()
  await draw({ ...agentAnswers(), referralList: () => ({ ...(referralList?.({}) as object), items: [], total: 0 }) })
  expect(await screen.findByRole('heading', { name: 'Invite your first referral' })).toBeTruthy()
  expect(screen.queryByText('Total rebate')).toBeNull()
  expect(screen.queryByText('Funnel')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Copy invite link' }).length).toBeGreaterThan(0)
})

/** Of the application form, for users without an agent account. */
const APPLICATION = new Set(['agentApplication', 'areaCodes'])

test.each([
  ['not an agent', refuse('51030', 'NOT_AGENT'), 'You’re not an agent yet'],
  ['suspended', refuse('51030', 'SUSPENDED'), 'Your agent account is suspended'],
  ['unknown or another agent’s', refuse('51001'), 'We can’t find that agent campaign'],
  ['refused for an unknown reason', refuse('51030', 'LATER'), 'You don’t have access to these pages'],
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
  let isDown = true
  const answers = agentAnswers()
  await draw({ ...answers, performance: (input) => (isDown ? fail() : answers.performance?.(input)) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(await screen.findByText('Total rebate')).toBeTruthy()
  isDown = false
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
