import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AuthContext, type Auth } from '#components/providers/auth-context.ts'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { NetworkError } from '#lib/http/errors.ts'
import { forgetBrowser, giveSiteToken } from '#store/testing/test-store.ts'
import { FirstTasksLive } from './first-tasks-live.tsx'

afterEach(() => {
  cleanup()
  forgetBrowser()
})

const TASK = {
  taskId: 't1',
  title: 'First deposit',
  periodKey: '-',
  taskStatus: 'PENDING',
  progress: { current: '0', target: '50', unit: 'USDT' },
  reward: { rewardType: 'GIFT_CASH', kind: 2, amount: { amount: '10', unit: 'USDT' }, label: '' },
} as const

const draw = (isLogin: boolean, taskCompletions: () => unknown = () => ({ tasks: [TASK] })) =>
  renderInRuntime(
    <AuthContext value={{ isLogin } as Auth}>
      <FirstTasksLive activityId="a1" steps={[{ taskId: 't0', title: 'Open an account', reward: TASK.reward }]} />
    </AuthContext>,
    { answers: { taskCompletions } },
  )

test('[AUTH-7] an unverified token sends no request for the user’s data, and the server’s steps stay', async () => {
  giveSiteToken('stale-token-0123456789')
  const { sent } = await draw(false)
  expect(sent).toEqual([])
  expect(screen.getByText('Open an account')).toBeTruthy()
})

test('[SCR-1] a logged-in user sees their own steps, and the server’s until they are known', async () => {
  await draw(true)
  expect(screen.getByText('Open an account')).toBeTruthy()
  expect(await screen.findByText('First deposit')).toBeTruthy()
  expect(screen.queryByText('Open an account')).toBeNull()
})

test('[UI-3] the server’s steps stay when the user’s own cannot be read', async () => {
  const { sent } = await draw(true, () => {
    throw new NetworkError('Network Error')
  })
  await act(() => Promise.resolve())
  expect(sent).toEqual(['taskCompletions'])
  expect(screen.getByText('Open an account')).toBeTruthy()
})

test('[SCR-1] a daily task is listed once, by its present day', async () => {
  const days = Array.from({ length: 29 }, (_, day) => ({
    ...TASK,
    taskId: 'daily',
    taskStatus: 'UNSATISFIED',
    periodKey: `2026-10-${String(day + 1).padStart(2, '0')}`,
  }))
  const today = { ...TASK, taskId: 'daily', title: 'Share today', periodKey: '2026-10-30' }
  await draw(true, () => ({ tasks: [{ ...TASK, taskStatus: 'GRANTED' }, ...days, today] }))
  expect(await screen.findByText('Share today')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
