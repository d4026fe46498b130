import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { LiveListener, LiveSource } from '#store/live/live-topics.ts'
import { WinnersLive } from './winners-live.tsx'

const FIVE = { rewardType: 'DROP', kind: 2, amount: { amount: '5', unit: 'USDT' }, label: '' }
const event = (name: string, at: number, reward: unknown = FIVE) => ({
  maskedName: name,
  activityId: 'a1',
  label: '',
  reward,
  at,
})
const record = (name: string, at: number) => ({ maskedName: name, activityId: 'a1', title: '', reward: FIVE, at })
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
