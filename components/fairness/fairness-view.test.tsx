import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { lotteryFairness, type Fairness } from '@fanfare/contract/lottery/draws.ts'
import { playLottery } from '#tests/fixtures/play-lottery.ts'
import { FairnessLive } from './fairness-live.tsx'
import type { FairnessReport } from './fairness-report.ts'

vi.mock('#components/ui/browser/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }))
beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => void vi.mocked(saveFile).mockClear())

const DAY = 86_400_000
const END = Date.UTC(2026, 9, 31)
const SHOWN = 10

const played = playLottery({
  activityId: 'act-1',
  seed: 'c5'.repeat(32),
  prizes: [
    { prizeId: 'cup', weight: 3, stock: 2, fallbackPrizeId: 'pin' },
    { prizeId: 'pin', weight: 5, stock: null, fallbackPrizeId: null },
    { prizeId: null, weight: 2, stock: null, fallbackPrizeId: null },
  ],
  draws: Array.from({ length: 24 }, (_, index) => ({
    userRef: String(index % 5).padStart(16, 'a'),
    clientSeed: index % 2 === 0 ? '' : `c${index}`,
  })),
})

function reportOf(changes: Partial<Fairness> = {}, more: Partial<FairnessReport> = {}): FairnessReport {
  const { rolls: _, ...lottery } = played
  const fairness: Fairness = { ...lottery, ...changes }
  return {
    activity: {
      activityId: 'act-1',
      alias: 'october-draw',
      title: 'October Draw',
      path: '/activity/lottery/october-draw',
      startTime: END - 20 * DAY,
      endTime: END,
      timeZone: 'UTC',
    },
    fairness: { ...fairness, draws: fairness.draws.slice(0, SHOWN) },
    labels: { cup: 'Silver cup', pin: '5 USDT', '': 'No prize' },
    sealedAt: END - 25 * DAY,
    tableMatches: true,
    hasStarted: true,
    isEnded: true,
    ...more,
  }
}

/** Shows the page over a gateway with this log. */
async function open(report: FairnessReport, draws: Fairness['draws'] = played.draws) {
  const answers = {
    [lotteryFairness.name]: (input: unknown) => {
      const { pageIndex = 0, pageSize = 20 } = (input as { query: { pageIndex?: number; pageSize?: number } }).query
      return { ...report.fairness, draws: draws.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize) }
    },
  }
  const view = await renderInRuntime(<FairnessLive report={report} />, { answers })
  return { ...view, user: userEvent.setup() }
}

const verdict = () => screen.getByRole('heading', { level: 1 }).textContent
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const checks = () => screen.getAllByRole('list')[0]?.textContent?.replaceAll(/[\u2066\u2069]/g, '')

test('[SCR-15] while it runs it shows the number of draws from 20 on', async () => {
  const running = { isEnded: false }
  await open(reportOf({ seed: null, draws: [], totalDraws: 19 }, running))
  expect(screen.queryByText('19 draws so far')).toBeNull()
  cleanup()
  await open(reportOf({ seed: null, draws: [], totalDraws: 20 }, running))
  screen.getByText('20 draws so far')
})

test('[SCR-15][GW-4] verifies every draw and counts what was promised and what happened', async () => {
  const { user } = await open(reportOf())
  expect(verdict()).toBe('Check every draw yourself')
  await user.click(button('Verify all draws'))
  await waitFor(() => expect(verdict()).toBe('Every draw checks out'))
  expect(checks()).toContain('Draws give the recorded prize24 of 24')
  screen.getByText(/^Took [\d.]+ s\. Nothing left your device\.$/)
  const paid = played.draws.filter(({ prizeId }) => prizeId === 'pin').length
  const rolled = played.draws.filter(({ rolledPrizeId }) => rolledPrizeId === 'pin').length
  const pin = within(
    within(screen.getByRole('region', { name: 'Promised and happened' })).getByRole('row', { name: /^5\sUSDT/ }),
  )
  expect(pin.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '50.00%',
    '12.0',
    String(rolled),
    String(paid),
  ])
  expect(screen.getAllByText('Checks out')).toHaveLength(SHOWN)
})

test('[SCR-15][GW-4] names the first draw that fails and why, and shows it', async () => {
  const at = played.draws.findIndex(({ prizeId }, index) => index >= SHOWN && prizeId === 'pin')
  const draws = played.draws.map((draw, index) => (index === at ? { ...draw, prizeId: null } : draw))
  const { user } = await open(reportOf(), draws)
  await user.click(button('Verify all draws'))
  await waitFor(() => expect(verdict()).toBe('These draws don’t check out'))
  screen.getByText(`Draw #${at + 1} should pay 5 USDT. The log says No prize.`)
  await user.click(button(`Show draw #${at + 1}`))
  expect(await screen.findByText('Doesn’t check out')).toBeDefined()
  expect(window.location.search).toBe(`?draw=${at + 1}`)
})

test('[SCR-15] says so when the log cannot be read, and verifies at the next try', async () => {
  const report = reportOf()
  const view = await open(report)
  view.services.call.mockRejectedValueOnce(new Error('offline'))
  await view.user.click(button('Verify all draws'))
  await screen.findByText('We couldn’t load all draws. Try again.')
  await view.user.click(button('Verify all draws'))
  await waitFor(() => expect(verdict()).toBe('Every draw checks out'))
})

test('[SCR-15] the address opens a draw with each step of its computation', async () => {
  const { rolls, draws } = played
  const at = draws.findIndex(({ rolledPrizeId, prizeId }) => rolledPrizeId === 'cup' && prizeId === 'pin')
  window.history.replaceState(null, '', `/en/fairness/act-1?draw=${at + 1}`)
  await open(reportOf())
  const roll = rolls[at]
  expect((await screen.findByText(roll?.message ?? '')).tagName).toBe('CODE')
  expect(document.body.textContent?.replaceAll(' ', '')).toContain(roll?.digest)
  screen.getByText('0 to 2 gives Silver cup')
  screen.getByText('Silver cup had run out, so 5 USDT was paid')
  expect(button(`How draw #${at + 1} was made`).getAttribute('aria-expanded')).toBe('true')
})

test('[SCR-15] finds a draw by its number, and all draws of a user reference', async () => {
  const { user } = await open(reportOf())
  const search = screen.getByRole('searchbox', { name: 'Draw number or your reference' })
  await user.type(search, '#23{Enter}')
  expect(await screen.findByRole('button', { name: 'How draw #23 was made', expanded: true })).toBeDefined()
  await user.clear(search)
  await user.type(search, `${played.draws[1]?.userRef}{Enter}`)
  await screen.findByText(/^5 draws of /)
  expect(screen.getAllByRole('button', { name: /^How draw/ })).toHaveLength(5)
  await user.click(button('Show all draws'))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^How draw/ })).toHaveLength(SHOWN))
  await user.clear(search)
  await user.type(search, `nobody{Enter}`)
  await screen.findByText(/^No draw matches nobody\./)
})

test('[SCR-15] turns the pages of the draws, and saves all as the call gives them', async () => {
  const { user } = await open(reportOf())
  screen.getByText('1 to 10 of 24')
  await user.click(button('Next draws'))
  await user.click(button('Next draws'))
  screen.getByText('21 to 24 of 24')
  await screen.findByRole('button', { name: 'How draw #21 was made' })
  expect(button('Next draws')).toHaveProperty('disabled', true)
  await user.click(button('Download draws'))
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect(name).toBe('draws-october-draw.json')
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ logHash: played.logHash, draws: played.draws })
})
