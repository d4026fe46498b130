import { render, screen, act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MarqueeRecord } from '@fanfare/contract/activity/campaign.ts'
import { serverNow } from '#lib/http/clock.ts'
import { inLanguage } from '#components/testing/in-language.tsx'
import { shownDay } from '#lib/task/shown-day.ts'
import { WinnersStrip } from './winners-strip.tsx'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { LiveListener, LiveSource } from '#store/live/live-topics.ts'
import { cash } from '#lib/testing/samples.ts'
import { WinnersLive } from './winners-live.tsx'

// Whole seconds, as the clocks have them: a busy machine draws for so long that the next one begins.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 12) }))

const winner = (name: string, age: number): MarqueeRecord => ({
  maskedName: name,
  reward: cash('5'),
  activityId: 'act-welcome',
  title: 'Welcome tasks',
  at: serverNow() - age,
})

async function draw(items: MarqueeRecord[]) {
  const lastDay = { rewards: 100, amount: { amount: '18240', unit: 'USDT' } }
  render(inLanguage(<WinnersStrip items={items} lastDay={lastDay} />))
  await act(() => Promise.resolve())
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
}

const SECOND = 1000
const HOUR = 3_600_000

test('[SCR-1] the list shows at most ten winners, each with masked name, reward and time', async () => {
  // The first is of a clock ahead of the gateway's, and only ten are shown.
  const ages = [-HOUR, 12 * SECOND, 90 * SECOND, 1.5 * HOUR, ...Array<number>(8).fill(50 * HOUR)]
  const shown = ['1 sec', '12 sec', '1 min', '1 hour', ...Array<string>(6).fill('2 days')]
  const drawn = await draw(ages.map((age) => winner('an***@mail', age)))
  expect(drawn).toEqual(shown.map((ago) => `an***@mail claimed 5 USDT${ago}`))
  expect(screen.queryByText(/18,240\sUSDT claimed in 24 hours/)).not.toBeNull()
})

test.each([
  [19, null],
  [20, 20],
])('[SCR-1] the sum of a day with %i rewards is shown: %s', (rewards, shown) => {
  expect(shownDay({ rewards, amount: { amount: '18240', unit: 'USDT' } })?.rewards ?? null).toBe(shown)
})

const FIVE = cash('5')
const event = (maskedName: string, at: number, reward: unknown = FIVE) => ({
  maskedName,
  activityId: 'a1',
  label: '',
  reward,
  at,
})
const record = (maskedName: string, at: number) => ({ maskedName, activityId: 'a1', title: '', reward: FIVE, at })
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[0])

async function open() {
  let listener: LiveListener = {}
  const source: LiveSource = {
    stateOf: () => 'live',
    subscribe: (topic, given) => {
      expect(topic).toBe('winners')
      listener = given
      return () => undefined
    },
  }
  const { services } = await renderInRuntime(
    <ul>
      <WinnersLive newest={10} />
    </ul>,
    { answers: { marqueeRecord: () => ({ items: [record('ga***', 30), record('be***', 20), record('ol***', 10)] }) } },
  )
  await act(async () => services.live.loadWith(() => Promise.resolve(source)))
  return {
    claim: (name: string, at: number, reward?: unknown) => act(() => listener.onWinner?.(event(name, at, reward))),
    lose: () => act(() => listener.onGap?.()),
  }
}

test('[SCR-1][NET-3] a winner who claims while the page is open comes first, and at most five are added', async () => {
  const { claim } = await open()
  expect(names()).toEqual([])
  claim('an***', 11)
  expect(await screen.findByText('5 USDT', { selector: 'b', exact: false })).toBeTruthy()
  for (const name of ['b***', 'c***', 'd***', 'e***', 'f***']) claim(name, 12)
  expect(names()).toEqual(['f***', 'e***', 'd***', 'c***', 'b***'])
})

test('[SCR-1][NET-3] after lost events the winners since the page was made are read again', async () => {
  const { lose } = await open()
  lose()
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(names()).toEqual(['ga***', 'be***'])
})

test('[SCR-1][LOC-5] a winner whose reward has a name in one language alone is not added', async () => {
  const { claim } = await open()
  claim('an***', 11, { rewardType: 'PHYSICAL', kind: 1, amount: { item: 'Headphones' }, label: 'Headphones' })
  claim('b***', 12, null)
  claim('c***', 13)
  expect(await screen.findByText('5 USDT', { selector: 'b', exact: false })).toBeTruthy()
  expect(names()).toEqual(['c***'])
})
