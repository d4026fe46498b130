import { expect, test } from 'vitest'
import { analyticsFacts } from './analytics-facts.ts'

const fulfilled = (endpointName: string, originalArgs: unknown, payload?: unknown) => ({
  payload,
  meta: { requestStatus: 'fulfilled', arg: { endpointName, originalArgs } },
})

test.each([
  ['register', { email: 'ada@example.com', password: 'secret', vipCode: 'FRIEND' }, [{ name: 'register' }]],
  ['login', { loginName: 'ada@example.com', password: 'secret' }, [{ name: 'login' }]],
  ['apply', { activityId: 'a1', consentVersion: '1' }, [{ name: 'join', activity: 'a1' }]],
  ['draw', { activityId: 'a1', clientSeed: 'seed', key: 'key' }, [{ name: 'draw', activity: 'a1' }]],
  ['obtainReward', { activityId: 'a1', taskId: 't1', periodKey: '-' }, [{ name: 'claim', activity: 'a1', task: 't1' }]],
  ['logout', undefined, []],
])('[ANA-3] %s becomes an event with ids alone', (endpointName, originalArgs, facts) => {
  expect(analyticsFacts(fulfilled(endpointName, originalArgs))).toEqual(facts)
})

test('[ANA-1] a task that a list shows as completed is an event, also in a group of a campaign', () => {
  const tasks = [
    { taskId: 't1', taskStatus: 'COMPLETED' },
    { taskId: 't2', taskStatus: 'PENDING' },
    { taskId: 't3', taskStatus: 'GRANTED' },
  ]
  const done = [{ name: 'task_completed', activity: 'a1', task: 't1' }]
  expect(analyticsFacts(fulfilled('taskCompletions', 'a1', { tasks }))).toEqual(done)
  expect(analyticsFacts(fulfilled('taskGroup', { activityId: 'a1', identifier: 'g' }, { tasks }))).toEqual(done)
})

test('[ANA-1] a call that failed is no event', () => {
  const failed = { meta: { requestStatus: 'rejected', arg: { endpointName: 'register' } } }
  expect(analyticsFacts(failed)).toEqual([])
  expect(analyticsFacts({ type: 'persist/REHYDRATE' })).toEqual([])
})
