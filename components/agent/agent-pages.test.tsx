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
import { MyCampaigns } from './campaigns/my-campaigns.tsx'
import { OverviewLive } from './overview/campaign-overview.tsx'
import { PerformanceLive } from './performance/performance-page.tsx'
import { RebateLive } from './rebate/rebate-page.tsx'
import { agentAnswers, campaignOf } from './testing/agent-answers.ts'
import { rebateRow } from './testing/rebate-row.ts'
import { usdt } from '#lib/testing/samples.ts'

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

beforeEach(() => {
  window.history.replaceState(null, '', '/en/agent/c1')
})

test('[AGT-2] the same money is written the same on every page, and a sum is the exact one, cut once', async () => {
  const rebates = { AURORA7: '1555.6249', KITE: '101.0079', QUIET: '502.6251' }
  const [whole, volume, settled, pending] = ['2159.2579', '90000.019', '2000.0039', '159.254'].map(usdt)
  const campaign = campaignOf()
  const codes = Object.entries(rebates).map(([vipCode, rebate]) => ({
    ...campaign.codes[0]!,
    vipCode,
    rebate: usdt(rebate),
  }))
  const answers = agentAnswers({ ...campaign, codes })
  const day = '2026-11-01'
  const shares = Object.values(rebates).map(usdt)
  const figures = { visits: 9, registered: 5, verified: 4, firstDeposit: 3, firstTrade: 2 }
  const all: Answers = {
    ...answers,
    agentCodes: () => ({ items: codes }),
    agentCampaigns: () => ({
      items: ['c1', 'c2'].map((activityId) => ({
        activityId,
        title: activityId,
        status: 'ONGOING',
        startTime: 1,
        endTime: serverNow() + 1e9,
        level: 'Silver',
        pending,
        due: usdt('146.5579'),
        settled,
        progress: null,
        settlesAt: serverNow() + 1e8,
        newReferrals: 1,
        referrals: 1,
        suspended: false,
      })),
      total: 2,
    }),
    rebateList: () => ({
      ...(answers.rebateList?.({}) as object),
      items: shares.map((rebate, place) => rebateRow({ rebateId: `r-${place}`, rebate })),
      total: 3,
      totals: {
        volume,
        fee: usdt('250'),
        rebate: whole,
        settled,
        pending,
        today: usdt('0'),
        due: usdt('146.5579'),
        settlesAt: serverNow() + 1e8,
      },
      days: [{ day, direct: usdt('2058.25'), sub: usdt('101.0079') }],
    }),
    performance: () => ({
      ...(answers.performance?.({}) as object),
      items: shares.map((rebate, place) => ({
        day: `2026-11-0${place + 1}`,
        complete: true,
        ...figures,
        volume,
        rebate,
      })),
      total: 3,
      totals: { ...figures, volume, rebate: whole, deposits: usdt('0'), withdrawals: usdt('0'), netDeposit: usdt('0') },
      byCode: codes.map(({ vipCode, rebate }) => ({ vipCode, ...figures, rebate })),
      previousDays: [],
      byProduct: [{ product: 'FUTURES', volume, rebate: whole }],
      tree: shares.map((rebate, depth) => ({
        maskedName: `a${depth}`,
        depth,
        own: 1,
        withBranch: 1,
        rate: '0.1',
        rebate,
      })),
    }),
  }
  const written: string[] = []
  for (const [place, path] of [
    [<OverviewLive key="o" />, '/en/agent/c1'],
    [<RebateLive key="r" />, '/en/agent/c1/rebate'],
    [<PerformanceLive key="p" />, '/en/agent/c1/performance'],
    [<MyCampaigns key="m" />, '/en/agent'],
  ] as const) {
    window.history.replaceState(null, '', path)
    const { unmount } = await renderInRuntime(place, { auth: { isLogin: true }, answers: all })
    await waitFor(() => expect(text()).toMatch(/2,159\.2|159\.2/))
    written.push(text())
    unmount()
  }
  const of = (about: string) => [
    ...new Set(written.flatMap((page) => page.match(new RegExp(`(?<![\\d,.])${about}`, 'g')) ?? [])),
  ]
  expect(of('2,159\\.\\d\\d')).toEqual(['2,159.25'])
  expect(of('1,555\\.\\d\\d')).toEqual(['1,555.62'])
  expect(of('101\\.\\d\\d')).toEqual(['101.00'])
  expect(of('502\\.\\d\\d')).toEqual(['502.62'])
  expect(of('146\\.\\d\\d')).toEqual(['146.55'])
  expect(of('2,000\\.\\d\\d')).toEqual(['2,000.00'])
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

test('[AGT-2][UI-1] a saved view is replaced by a second press and deleted after a question alone, and a view that another tab saved stays', async () => {
  const saved: unknown[] = []
  const large = { name: 'Large', page: 'rebate', query: 'min=10' } as const
  let items: AgentView[] = [large]
  const state = { page: 'rebate', filter: EMPTY_FILTER, campaign: campaignOf() } as const
  await renderInRuntime(
    <>
      <ViewsPanel state={state} />
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
