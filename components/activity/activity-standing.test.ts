import { expect, test } from 'vitest'
import type { claimable } from '@fanfare/contract/activity/join.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { standingOf } from './activity-standing.ts'
import { cash } from '#lib/testing/samples.ts'

type Answer = CallData<typeof claimable>

const reward = cash('10')
const item = { activityId: 'a1', title: '', path: '/', task: { reward } } as unknown as Answer['items'][number]
const answer = (more: Partial<Answer> = {}): Answer => ({ items: [], joined: [], ...more })
const running = { activityId: 'a1', status: 'ONGOING' } as const
const task = (taskStatus: TaskCompletion['taskStatus'], periodKey = '-', taskId = 't1') =>
  ({ taskId, taskStatus, periodKey, reward }) as TaskCompletion

test('[SCR-1] a reward to claim comes before everything else, also after the end', () => {
  for (const status of ['ONGOING', 'ENDED'] as const)
    expect(standingOf({ ...running, status }, answer({ items: [item], joined: ['a1'] }), [])).toEqual({
      state: 'toClaim',
      rewards: [reward],
    })
})

test('[SCR-1] a reward of another activity changes nothing', () => {
  expect(standingOf({ ...running, activityId: 'a2' }, answer({ items: [item] }), [])).toEqual({ state: 'notJoined' })
})

test('[SCR-1] a member has their done tasks, of which a daily one counts once', () => {
  const mine = answer({ joined: ['a1'] })
  expect(standingOf(running, mine, [])).toEqual({ state: 'joined', done: 0, of: 0 })
  const days = ['2026-10-01', '2026-10-02'].map((day) => task('UNSATISFIED', day, 'daily'))
  expect(standingOf(running, mine, [task('GRANTED'), task('PENDING', '-', 't2'), ...days])).toEqual({
    state: 'joined',
    done: 1,
    of: 3,
  })
})

test('[SCR-1] a ranked member has their rank and what it would pay, until there is something to claim', () => {
  const places = [{ activityId: 'a1', rank: 148, estimatedReward: reward }]
  const mine = answer({ joined: ['a1'], places })
  expect(standingOf(running, mine, [])).toEqual({ state: 'ranked', rank: 148, reward })
  expect(standingOf({ ...running, activityId: 'a2' }, mine, [])).toEqual({ state: 'notJoined' })
  expect(standingOf(running, { ...mine, items: [item] }, [])).toMatchObject({ state: 'toClaim' })
})

test('[SCR-1] draws that can be used come before what can be claimed, until the activity ends', () => {
  const draws = [{ activityId: 'a1', left: 2 }]
  const mine = answer({ joined: ['a1'], items: [item], draws })
  expect(standingOf(running, mine, [])).toEqual({ state: 'canDraw', left: 2, rewards: [reward] })
  expect(standingOf({ ...running, status: 'ENDED' }, mine, [])).toMatchObject({ state: 'toClaim' })
  expect(standingOf({ ...running, activityId: 'a2' }, mine, [])).toEqual({ state: 'notJoined' })
})

test('[SCR-1] an ended activity without a reward says nothing about the user, nor does an answer without the joined ones', () => {
  expect(standingOf({ ...running, status: 'ENDED' }, answer({ joined: ['a1'] }), [])).toBeNull()
  expect(standingOf(running, { items: [] }, [])).toBeNull()
})
