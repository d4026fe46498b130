import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { competitionOf } from '#components/testing/competition-of.ts'
import type { MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { leadTrader } from '#components/testing/lead-trader.ts'
import { lost, lostOnce, memberAnswers, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { selectNextStep } from '#store/slices/next-step.ts'
import { usdt } from '#lib/testing/samples.ts'
import { pagePartsOf } from '../page-parts.ts'
import { CopyPart, CoverLive } from './copy-live.tsx'

const openTarget = vi.hoisted(() => vi.fn())
// Its rows are read by the server.
vi.mock('../competition/board-section.tsx', () => ({ BoardSection: () => null }))
vi.mock('#components/providers/use-open-target.ts', () => ({ useOpenTarget: () => openTarget }))
afterEach(() => void openTarget.mockReset())

const NOW = Date.UTC(2026, 10, 20, 7, 12)
const TERMS = { limit: { amount: '50', unit: 'USDT' }, paidWithinHours: 24 }

const COVER: MyCover = {
  state: 'OPEN',
  trader: 'Delta North',
  result: usdt('-12.40'),
  paid: null,
  limit: usdt('50'),
  reasonCode: null,
  openedAt: NOW,
  closedAt: NOW,
  asOf: NOW,
}
const TRADERS = [
  leadTrader({ following: true }),
  leadTrader({ traderId: 'lead-slow', name: 'Slow Kettle', worstFall: '-0.04', followers: 12 }),
  leadTrader({ traderId: 'lead-paper', name: 'Paper Tide', worstFall: '-0.117', roi30d: '0.184', followers: 300 }),
  leadTrader({ traderId: 'lead-new', name: 'Night Orchard', worstFall: '0', roi30d: '2', authentic: false }),
]

test('[SCR-6] a cover that could not be loaded can be loaded again', async () => {
  const answers = memberAnswers({ cover: { ...COVER, closedAt: null } })
  const { activityDetail = lost } = answers
  await renderInRuntime(<CoverLive activityId="a1" terms={TERMS} phase="open" />, {
    logsIn: true,
    answers: { ...answers, activityDetail: lostOnce(activityDetail) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You’ve copied Delta North since', { exact: false })).toBeTruthy()
})

test('[SCR-6] a paid cover says that an earlier order was reported late and changes nothing', async () => {
  const late = { closedAt: NOW - 86_400_000, arrivedAt: NOW + 5 * 86_400_000 }
  await renderInRuntime(<CoverLive activityId="a1" terms={TERMS} phase="open" />, {
    logsIn: true,
    answers: memberAnswers({ cover: { ...COVER, state: 'PAID', paid: usdt('12.4'), late } }),
  })
  const words = 'An earlier order, closed on Nov 19, was reported to us late, on Nov 25. Your cover stays as paid.'
  expect(await screen.findByText(words)).toBeTruthy()
})

async function openTraders() {
  const visitors = TRADERS.map((trader) => ({ ...trader, following: false }))
  const parts = (['pick', 'others'] as const).map((part) => (
    <CopyPart key={part} activityId="a1" traders={visitors} part={part} />
  ))
  await renderInRuntime(<>{parts}</>, { answers: { copyTradingTraders: () => ({ items: TRADERS, total: 4 }) } })
  await screen.findAllByText('You copy')
  act(() => document.querySelector('details')?.setAttribute('open', ''))
}

test('[APP-3] copying opens the app at the trader, their name their page; a trader without places cannot be copied', async () => {
  await openTraders()
  fireEvent.click(screen.getByRole('button', { name: 'Copy Slow Kettle' }))
  expect(openTarget).toHaveBeenCalledWith('follow', { traderId: 'lead-slow' })
  fireEvent.click(screen.getByRole('button', { name: 'Slow Kettle' }))
  expect(openTarget).toHaveBeenCalledWith('copy-trade', { traderId: 'lead-slow', authentic: true, traderType: 'lead' })
  expect(screen.getAllByRole('button', { name: 'Manage your copy of Delta North' })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Full' }).getAttribute('aria-disabled')).toBe('true')
})

test('[SCR-6] one lead trader with a place is recommended, by a rule that the list proves', async () => {
  const traders = TRADERS.map((trader) => ({ ...trader, following: false, covered: true }))
  const { store } = await renderInRuntime(<CopyPart activityId="a1" traders={traders} part="pick" />, {
    logsIn: true,
    answers: {
      copyTradingTraders: () => ({ items: traders, total: 4 }),
      ...memberAnswers({ cover: { ...COVER, trader: null, closedAt: null } }),
    },
  })
  const pick = screen.getByRole('region', { name: 'Start with' })
  // Paper Tide is full, Night Orchard is not verified.
  expect(pick.textContent).toContain('Delta North')
  expect(pick.textContent).toContain('Lowest drawdown of 2 with places left')
  await waitFor(() => expect(selectNextStep(store.getState(), 'a1')?.label).toBe('Copy Delta North'))
  fireEvent.click(within(pick).getByRole('button', { name: 'Copy Delta North' }))
  expect(openTarget).toHaveBeenCalledWith('follow', { traderId: traders[0]?.traderId })
})

test('[SCR-6] the page of a copy-trading promotion with leaderboards says what they rank by', async () => {
  const { AfterTasks } = pagePartsOf({ activityType: ACTIVITY_TYPES.CopyTrading.code, path: '/' })
  const tracks = (['FOLLOWERS', 'LEADS'] as const).map((track) => ({ track, label: '', unit: 'USDT' }))
  const competition = competitionOf({ tracks })
  const html = async (more: Partial<ActivityDetail>) => {
    const { container } = await renderInRuntime(
      AfterTasks && <AfterTasks detail={{ status: 'UPCOMING', ...more } as ActivityDetail} />,
    )
    return container.innerHTML
  }
  expect(await html({ competition })).toContain('Copiers rank by the profit minus loss')
  expect(await html({ competition })).toContain('Lead traders who joined rank by the results')
  expect(await html({})).toBe('')
})
