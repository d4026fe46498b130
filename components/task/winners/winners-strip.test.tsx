import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MarqueeRecord } from '@fanfare/contract/agent/marquee-record.ts'
import { serverNow } from '#lib/http/clock.ts'
import messages from '../../../locales/en/common.json' with { type: 'json' }
import { shownDay } from '#lib/task/shown-day.ts'
import { WinnersStrip } from './winners-strip.tsx'

// Whole seconds, as `useNow` has them: a busy machine draws for so long that the next one begins.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 12) }))

const winner = (name: string, age: number): MarqueeRecord => ({
  maskedName: name,
  reward: { rewardType: 'DROP', kind: 2, amount: { amount: '5', unit: 'USDT' }, label: '' },
  activityId: 'act-welcome',
  title: 'Welcome tasks',
  at: serverNow() - age,
})

function draw(items: MarqueeRecord[], rewards?: number) {
  const lastDay = rewards === undefined ? null : { rewards, amount: { amount: '18240', unit: 'USDT' } }
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <WinnersStrip items={items} lastDay={lastDay} />
    </NextIntlClientProvider>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
}

const SECOND = 1000
const HOUR = 3_600_000

test('[SCR-1] each winner is one line: the masked name, the reward, and how long ago it was', () => {
  expect(
    draw([
      winner('an***@mail', 12 * SECOND),
      winner('+90***27', 90 * SECOND),
      winner('ke***@mail', 1.5 * HOUR),
      winner('li***@mail', 50 * HOUR),
    ]),
  ).toEqual([
    'an***@mail claimed 5 USDT12 sec',
    '+90***27 claimed 5 USDT1 min',
    'ke***@mail claimed 5 USDT1 hour',
    'li***@mail claimed 5 USDT2 days',
  ])
})

test('[SCR-1] a clock ahead of the gateway’s never shows a time to come', () => {
  expect(draw([winner('an***@mail', -HOUR)])).toEqual(['an***@mail claimed 5 USDT1 sec'])
})

test('[SCR-1] at most ten winners are in the list', () => {
  expect(draw(Array.from({ length: 20 }, (_, index) => winner(`a${index}***@mail`, index * HOUR)))).toHaveLength(10)
})

test('[SCR-1] the sum of a day is shown with its time', () => {
  draw([winner('an***@mail', HOUR)], 100)
  expect(screen.queryByText(/18,240\sUSDT claimed in 24 hours/)).not.toBeNull()
})

test.each([
  [19, null],
  [20, 20],
])('[SCR-1] the sum of a day with %i rewards is shown: %s', (rewards, shown) => {
  expect(shownDay({ rewards, amount: { amount: '18240', unit: 'USDT' } })?.rewards ?? null).toBe(shown)
})
