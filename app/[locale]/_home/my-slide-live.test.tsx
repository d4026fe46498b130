import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { REWARD_KINDS } from '@fanfare/contract/enumerations.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { cash, taskOf } from '#lib/testing/samples.ts'
import { MySlideLive } from './my-slide-live.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }), usePathname: () => '/en' }))

const SERVER = {
  title: 'Welcome tasks',
  headline: { before: 'Up to', amount: '125', below: 'USDT for 7 tasks' },
  text: 'Deposits and trades count once you join.',
  action: { href: '/welcome-event', children: 'Start earning' },
}

const task = (taskId: string, taskStatus: TaskCompletion['taskStatus'], reward: TaskCompletion['reward']) =>
  taskOf({ taskId, taskStatus, reward })
const trial = { ...cash('10'), rewardType: 'GIFT_CASH' as const, kind: REWARD_KINDS.ExperienceUSDT }
const coupon = { ...cash('35'), rewardType: 'FUTURES_COUPON' as const }

async function open(tasks: TaskCompletion[]) {
  await renderInRuntime(<MySlideLive activityId="a1" path="/welcome-event" server={SERVER} />, {
    logsIn: true,
    auth: { isLogin: true },
    answers: { taskCompletions: () => ({ tasks }) },
  })
  await waitFor(() => expect(screen.queryByText('Start earning')).toBeNull())
  return document.body.textContent.replaceAll(/[\s\u2066-\u2069]+/g, ' ')
}

test('[SCR-1] the slide of a member who has claimed everything says what they got', async () => {
  const words = await open([
    task('a', 'GRANTED', trial),
    task('b', 'GRANTED', coupon),
    task('c', 'GRANTED', cash('75')),
  ])
  expect(words).toContain('You got 75 USDT withdrawable + 35 USDT futures coupon + 10 USDT trial funds')
  expect(words).not.toMatch(/Up to|once you join/)
  expect(screen.getByRole('link', { name: 'See my rewards' })).toBeTruthy()
})

test('[SCR-1] the slide of a new member leads with what can be withdrawn, not with the smallest amount', async () => {
  const words = await open([
    task('a', 'PENDING', trial),
    task('b', 'PENDING', coupon),
    task('c', 'PENDING', cash('75')),
  ])
  expect(words).toContain('Left to earn 75 USDT withdrawable + 35 USDT futures coupon + 10 USDT trial funds')
})
