import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { loadMessages } from '@fanfare/languages/messages.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { memberAnswers, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { serverNow } from '#lib/http/clock.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { selectNextStep } from '#store/slices/next-step.ts'
import { forgetBrowser } from '#store/testing/test-store.ts'
import { usdt } from '#lib/testing/samples.ts'
import { BonusSimulator } from './bonus-page.tsx'
import { BonusPart } from './bonus-live.tsx'
import type { BonusPlan } from './bonus-plan.ts'

// Its code comes with the first sign of a person, which no test of one component gives.
vi.mock('./bonus-islands.tsx', async () => ({
  TierSliderIsland: (await import('./tier-slider-live.tsx')).TierSliderLive,
}))

const DAY = 86_400_000

const tier = (number: number, netDeposit: string, volume: string, reward: string) => ({
  tierId: `tier-${number}`,
  label: `Tier ${number}`,
  netDeposit: usdt(netDeposit),
  volume: usdt(volume),
  reward: { rewardType: 'GIFT_CASH' as const, kind: 1 as const, amount: usdt(reward), label: `Tier ${number}` },
})
const PLAN: BonusPlan = {
  activityId: 'a1',
  tiers: [tier(1, '500', '20000', '30'), tier(2, '2000', '100000', '120')],
  bonus: { windowDays: 14, markets: ['spot'], feeRate: '0.001', expiresDays: 30 },
  status: 'ONGOING',
  startTime: serverNow() - DAY,
}
const mine = (more: Partial<MyDepositBonus> = {}): MyDepositBonus => ({
  netDeposit: usdt('2560'),
  volume: usdt('112000'),
  tierId: 'tier-2',
  nextTierId: null,
  windowEndsAt: serverNow() + 8 * DAY,
  withdrawable: usdt('560'),
  depositRecords: [
    { label: 'deposit:USDT', at: serverNow() - DAY, amount: usdt('60'), counted: true, reasonCode: null },
  ],
  volumeRecords: [],
  result: null,
  asOf: serverNow(),
  ...more,
})

async function openTime(my: MyDepositBonus | undefined) {
  stubMedia()
  const activity = {
    activityType: 9 as const,
    path: '/activity/trading-deposit-bonus/bonus',
    status: 'ONGOING' as const,
    startTime: serverNow() - DAY,
    endTime: serverNow() + 23 * DAY,
    timeZone: 'UTC',
  }
  await renderInRuntime(<BonusPart part="time" plan={PLAN} activity={activity} />, {
    logsIn: true,
    answers: memberAnswers({ applied: my !== undefined, ...(my && { depositBonus: my }) }),
  })
}

test.each([
  ['of a member to the end of their own window', mine(), /^7 days/, /^Counts until/],
  ['of everybody else to the end of the activity', undefined, /^22 days/, /^Ends/],
])('[SCR-5] the countdown %s', async (_, my, left, sentence) => {
  await openTime(my)
  await waitFor(() => expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(left))
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
})

async function open(my: MyDepositBonus | undefined, item?: object) {
  return renderInRuntime(
    <>
      <BonusPart part="tracker" plan={PLAN} />
      <BonusPart part="records" plan={PLAN} />
      <BonusPart part="aside" plan={PLAN} />
    </>,
    {
      logsIn: true,
      answers: {
        ...memberAnswers({ applied: my !== undefined, depositBonus: my }),
        getRewardList: () => ({ items: item ? [item] : [], total: 1 }),
      },
    },
  )
}
const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/[\u00A0\u2066-\u2069]/g, ' ')
const region = async (name: RegExp): Promise<HTMLElement> => screen.findByRole('region', { name })

test('[SCR-5] a withdrawal shows the tier before and after it, and nothing is sent', async () => {
  const { services } = await open(mine())
  const card = await region(/withdraw/)
  const field = await within(card).findByLabelText('Amount in USDT')
  expect(plain(card)).toContain('Withdraw up to 560 USDT and keep Tier 2.')
  const calls = services.call.mock.calls.length
  fireEvent.change(field, { target: { value: '560.01' } })
  expect(plain(card)).toContain('You drop from Tier 2 to Tier 1, which pays 90 USDT less.')
  fireEvent.change(field, { target: { value: '2,500' } })
  expect(plain(card)).toContain('You lose Tier 2 and its 120 USDT.')
  fireEvent.change(field, { target: { value: 'much' } })
  expect(plain(card)).toContain('Enter an amount')
  expect(services.call.mock.calls.length).toBe(calls)
})

test('[SCR-5] a paid tier that late facts would change says so, and so does each late record', async () => {
  const arrivedAt = Date.UTC(2026, 11, 3)
  const record = { label: 'deposit:USDT', at: arrivedAt - DAY, amount: usdt('60'), counted: true, reasonCode: null }
  const result = { tierId: 'tier-1', reasonCode: null, late: { tierId: 'tier-2', arrivedAt } }
  await open(mine({ result, depositRecords: [{ ...record, arrivedAt }], windowEndsAt: arrivedAt - DAY }))
  expect(plain(await region(/progress/))).toContain(
    'By what was reported to us late, on Dec 3, you’d be in Tier 2. Your bonus stays as paid.',
  )
  expect(plain(document.body)).toContain('reported late on Dec 3')
})

test('[SCR-5] the page’s next step says what is missing on both axes and what it pays more', async () => {
  const stepOf = ({ store }: Awaited<ReturnType<typeof open>>) => {
    const step = selectNextStep(store.getState(), 'a1')
    return step && { ...step, line: step.line.replaceAll('\u00A0', ' ') }
  }
  const first = await open(mine({ netDeposit: usdt('560'), volume: usdt('12000'), tierId: null, nextTierId: 'tier-1' }))
  await region(/progress/)
  await waitFor(() =>
    expect(stepOf(first)).toMatchObject({
      label: 'Trade now',
      line: 'Trade 8,000 USDT more to reach Tier 1 and get 30 USDT.',
      to: { target: 'spot-trade' },
    }),
  )
  expect(plain(await region(/progress/))).toContain('You haveNo tier yetNext tier, 30 USDT more30 USDT')
  cleanup()
  const more = await open(
    mine({ netDeposit: usdt('560'), volume: usdt('22000'), tierId: 'tier-1', nextTierId: 'tier-2' }),
  )
  const tracker = plain(await region(/progress/))
  expect(tracker).toContain('You have30 USDT')
  expect(tracker).toContain('Next tier, 90 USDT more120 USDT')
  expect(tracker).toContain('1,440.00 USDT to go')
  expect(tracker).toContain('about 9,750 USDT of volume a day')
  await waitFor(() =>
    expect(stepOf(more)).toMatchObject({
      label: 'Deposit',
      line: 'Deposit 1,440 USDT and trade 78,000 USDT more to reach Tier 2 and get 90 USDT more.',
      to: { target: 'recharge' },
    }),
  )
  cleanup()
  const highest = await open(mine())
  const reached = plain(await region(/progress/))
  expect(reached).toContain('You’re on the highest tier')
  // The box stays, so that its room is always right.
  expect(reached).toContain('You have120 USDT')
  expect(stepOf(highest)).toBeNull()
})

test('[SCR-5] the sliders lead to the tier that both allow, with its fees, and nothing left over of trial funds', () => {
  const messages = loadMessages('en')
  render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <BonusSimulator plan={PLAN} />
    </IntlProvider>,
  )
  const deposit = screen.getByRole('slider', { name: 'I’ll deposit' })
  const volume = screen.getByRole('slider', { name: 'and trade per day' })
  const result = () => plain(document.querySelector<HTMLElement>('[aria-live]') ?? document.body)
  fireEvent.change(deposit, { target: { value: '3' } })
  fireEvent.change(volume, { target: { value: '1' } })
  expect(deposit.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe('2,000 USDT')
  // 20,000 over 14 days, rounded up to two digits.
  expect(volume.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe('1,500 USDT')
  // Raising the deposit further changes nothing, so the reason is there.
  expect(result()).toBe(
    'You reach Tier 1For Tier 2, also trade 7,200 USDT a day.30 USDT trial fundsAbout 21 USDT in fees',
  )
  fireEvent.change(volume, { target: { value: '3' } })
  expect(result()).toContain('You reach Tier 2120 USDT trial fundsAbout 101 USDT in fees')
  fireEvent.change(deposit, { target: { value: '0' } })
  expect(result()).toBe('No tier yetFor Tier 2, also deposit 2,000 USDT.About 101 USDT in fees')
})

test('[SCR-5] records that are not listed are one row, so that the rows sum up to the total', async () => {
  await open(mine())
  const records = plain(await region(/records/))
  expect(records).toContain('+60.00')
  expect(records).toContain('Earlier records+2,500.00')
  expect(records).toContain('Counted2,560.00')
})

test('[SCR-5] the bonus of the decided tier is announced once; no bonus is not', async () => {
  const decided = { windowEndsAt: serverNow() - DAY, decidedAt: serverNow() - DAY }
  const result = { tierId: 'tier-1', reasonCode: null }
  const { store, unmount } = await open(mine({ ...decided, result }))
  await screen.findByText(/You reached Tier 1/)
  const { result: shown } = selectGoodNews(store.getState()) ?? {}
  expect(shown?.title.replaceAll('\u00A0', ' ')).toBe('You got 30 USDT')
  expect(shown?.figure).toEqual(usdt('30'))
  unmount()
  const again = await open(mine({ ...decided, result }))
  await screen.findByText(/You reached Tier 1/)
  expect(selectGoodNews(again.store.getState())).toBeNull()
  again.unmount()
  forgetBrowser()
  const none = await open(mine({ ...decided, result: { tierId: null, reasonCode: null } }))
  await screen.findByText(/No bonus this time/)
  expect(selectGoodNews(none.store.getState())).toBeNull()
})
