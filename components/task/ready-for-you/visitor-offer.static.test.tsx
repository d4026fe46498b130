import { expect, test } from 'vitest'
import { renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import type { Reward, Task } from '@fanfare/contract/task/task.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import { VisitorOffer } from './visitor-offer.tsx'

const CASH = { rewardType: 'DROP', kind: 2 } as const

const task = (taskId: string, amount: string, kind: Pick<Reward, 'rewardType' | 'kind'> = CASH, unit = 'USDT') =>
  ({ taskId, title: `Task ${taskId}`, reward: { ...kind, amount: { amount, unit }, label: '' } }) as Task

function rows(...tasks: Task[]) {
  const offer = { path: '/welcome-event', title: 'Welcome tasks', tasks, signUp: tasks[0]?.reward ?? null }
  renderStill(<VisitorOffer offer={offer as unknown as WelcomeOffer} />)
  return screen.getAllByRole('listitem').map(wordsOf)
}

test('[SCR-1] five tasks are listed whole, and the note on trial funds is only where they are paid', () => {
  expect(rows(task('a', '5'), task('b', '5'), task('c', '5'), task('d', '5'), task('e', '5'))).toHaveLength(5)
  expect(screen.queryByText(/The funds themselves/)).toBeNull()
})

test('[SCR-1] tasks that pay in several units have no common sum', () => {
  const rest = [task('e', '5'), task('f', '4', { rewardType: 'PLATFORM_TOKEN', kind: 2 }, 'FNF')]
  expect(rows(task('a', '5'), task('b', '5'), task('c', '5'), task('d', '5'), ...rest).at(-1)).toBe(
    '+2 more tasks5 USDT withdrawable, 4 FNF token',
  )
})
