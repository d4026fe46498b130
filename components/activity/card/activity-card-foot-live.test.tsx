import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { ActivityCardFootLive } from './activity-card-foot-live.tsx'
import { cash } from '#lib/testing/samples.ts'

const reward = cash('10')
const task = (taskId: string, taskStatus: string) => ({ taskId, taskStatus, periodKey: '-', reward })
const subject = (activityId: string) => ({
  activityId,
  activityType: ACTIVITY_TYPES[activityId === 'a3' ? 'NewUser' : 'PersonalTrading'].code,
  path: '/activity/competition/a',
  status: 'ONGOING' as const,
  outcome: null,
  verbId: activityId,
})

const draw = (isLogin: boolean, joined?: string[], draws?: { activityId: string; left: number }[]) =>
  renderInRuntime(
    ['a1', 'a2', 'a3'].map((id) => (
      <div key={id} data-testid={id}>
        <ActivityCardFootLive {...subject(id)} />
      </div>
    )),
    {
      auth: { isLogin },
      answers: {
        claimable: () => ({
          items: [{ activityId: 'a1', title: '', path: '/', task: task('t', 'COMPLETED') }],
          joined,
          draws,
        }),
        taskCompletions: () => ({ tasks: [task('t1', 'GRANTED'), task('t2', 'PENDING')] }),
      },
    },
  )

const footOf = (id: string) => screen.getByTestId(id).textContent?.replaceAll('\u00A0', ' ')

test('[SCR-1] all cards together read the user’s own state with two calls', async () => {
  const { sent } = await draw(true, ['a1', 'a3'])
  await screen.findByText('1 of 2 done')
  expect(footOf('a1')).toBe('10 USDT to claimClaim 10 USDT')
  expect(footOf('a2')).toBe('Not joinedSee the leaderboard')
  expect(footOf('a3')).toBe('1 of 2 doneSee my tasks')
  expect(sent.toSorted()).toEqual(['claimable', 'taskCompletions'])
})

test('[API-5] without the list of joined activities a card says nothing about joining', async () => {
  await draw(true)
  await screen.findByText(/to claim$/)
  expect(footOf('a2')).toBe('See the leaderboard')
})

test('[AUTH-7] an unverified token sends no request, and the verb is the visitor’s', async () => {
  const { sent } = await draw(false)
  expect(sent).toEqual([])
  expect(footOf('a1')).toBe('See the leaderboard')
})

test('[SCR-1] draws that can be used are on the card, with what can be claimed besides', async () => {
  const draws = [
    { activityId: 'a1', left: 1 },
    { activityId: 'a2', left: 2 },
  ]
  await draw(true, ['a1', 'a2'], draws)
  await screen.findByText(/2 draws left/)
  expect(footOf('a1')).toBe('1 draw left · 10 USDT to claimSpin')
  expect(footOf('a2')).toBe('2 draws leftSpin')
})
