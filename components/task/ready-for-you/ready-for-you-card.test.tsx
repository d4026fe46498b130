import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '#components/testing/stub-media.ts'
import messages from '../../../locales/en/common.json' with { type: 'json' }
import { ReadyForYouCard } from './ready-for-you-card.tsx'
import type { ClaimableItem } from './ready-item.tsx'

beforeEach(() => {
  stubMedia()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const item = (taskId: string, amount: string, more: Partial<ClaimableItem['task']> = {}): ClaimableItem => ({
  activityId: 'a1',
  title: 'Welcome tasks',
  path: '/welcome-event',
  task: {
    taskId,
    taskType: 'RECHARGE',
    title: 'First deposit',
    period: 'AFTER',
    operator: 'GREATER_EQUAL',
    target: { amount: '50', unit: 'USDT' },
    reward: { rewardType: 'GIFT_CASH', kind: 2, amount: { amount, unit: 'USDT' }, label: 'cash' },
    action: {},
    claimDays: 7,
    taskStatus: 'COMPLETED',
    periodKey: '-',
    progress: { current: '50', target: '50', unit: 'USDT' },
    claimDeadline: Date.now() + 5 * 86_400_000,
    trace: [{ rule: 'target', expected: '50', actual: '50', passed: true, counted: 1, excluded: [], nextAction: null }],
    ...more,
  },
})

function show(
  items: ClaimableItem[],
  { closest = null, next = null, hasClaimed = false }: Partial<ComponentProps<typeof ReadyForYouCard>> = {},
) {
  const onClaim = vi.fn()
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ReadyForYouCard
        items={items}
        closest={closest}
        next={next}
        hasClaimed={hasClaimed}
        claiming={false}
        onClaim={onClaim}
      />
    </NextIntlClientProvider>,
  )
  return onClaim
}

test('[SCR-1] one gold button claims the reward that lapses first, named with its amount', async () => {
  const onClaim = show([item('t1', '10'), item('t2', '5'), item('t3', '7')])
  await userEvent.click(screen.getByRole('button', { name: /^Claim 10\sUSDT$/ }))
  expect(onClaim.mock.calls[0]?.[0]).toMatchObject({ task: { taskId: 't1' } })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '1 more reward is ready' }).getAttribute('href')).toBe('/en/rewards')
})

test('[UI-3] without a claimable reward the card shows a sentence', () => {
  show([])
  expect(screen.getByRole('heading', { name: 'Nothing to claim yet' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('[SCR-1] a user who has claimed everything sees the next tasks with their gains, not that nothing is to claim', () => {
  const open = (taskId: string, title: string, amount: string, current: string) =>
    item(taskId, amount, {
      title,
      taskStatus: 'PENDING',
      progress: { current, target: '100', unit: 'USDT' },
    }).task
  const tasks = [open('t1', 'Trade spot', '15', '64'), open('t2', 'Share', '2', '0')]
  show([], { next: { path: '/welcome-event', tasks }, hasClaimed: true })
  expect(screen.getByText('All claimed')).toBeTruthy()
  expect(screen.queryByText('Nothing to claim yet')).toBeNull()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Trade spot64.00 of 100 USDT15 USDT',
    'Share2 USDT',
  ])
  expect(screen.getByRole('link', { name: /^Earn 15\sUSDT$/ }).getAttribute('href')).toBe('/en/welcome-event')
})

test('[SCR-1] the progress of the closest task has its unit', () => {
  const task = item('t1', '10', {
    taskStatus: 'PENDING',
    progress: { current: '20', target: '100', unit: 'USDT' },
  }).task
  show([item('t2', '5')], { closest: { path: '/welcome-event', task } })
  expect(screen.getByText(/^20.00 of 100\sUSDT$/)).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^20.00 of 100\sUSDT$/)
})
