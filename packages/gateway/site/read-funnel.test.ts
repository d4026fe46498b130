import { expect, test } from 'vitest'
import { activityInput } from '#gateway/testing/activity-file.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import type { recordEvents } from '@fanfare/contract/site/analytics-event.ts'
import { readFunnel } from './read-funnel.ts'
import { storeEvents } from './routes/site.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

type Event = CallInput<typeof recordEvents>['body']['events'][number]

const PAGE = { page: null, route: '/events', locale: 'en' } as const
const view = (activity?: string): Event => ({ name: 'page_view', ...PAGE, activity })
const register: Event = { name: 'register', ...PAGE }
const join = (activity: string): Event => ({ name: 'join', ...PAGE, activity })
const done = (activity: string): Event => ({ name: 'task_completed', ...PAGE, activity, task: 't1' })
const claim = (activity: string): Event => ({ name: 'claim', ...PAGE, activity, task: 't1' })

let now = Date.parse('2026-11-19T12:00:00Z')
const gateway = await borrowGateway({ now: () => now })
for (const alias of ['first', 'second'])
  await gateway.ops('PUT', `/ops/v1/activities/${alias}`, activityInput({ alias }))
await gateway.ops('PUT', '/ops/v1/activities/beginners', activityInput({ alias: 'beginners', type: 'NewUser' }))

const send = (visit: string, events: Event[]) => storeEvents(gateway.ctx, { visit: visit.repeat(16), events })
const stepsOf = async (query: { from?: string; to?: string } = {}) =>
  (await readFunnel(gateway.ctx, query)).items.map((item) => [
    item.day,
    item.alias,
    item.visits,
    item.registrations,
    item.joins,
    item.tasks,
    item.claims,
  ])

test('[ANA-1] the funnel counts each visit once per step, by activity and UTC day', async () => {
  await send('a', [view('first'), view('first'), view(), register, join('first'), done('first'), claim('first')])
  await send('a', [claim('first'), view('second')])
  await send('b', [view('first'), join('first')])
  await send('c', [register])
  now += 13 * 3_600_000
  await send('b', [view('first')])
  expect(await stepsOf()).toEqual([
    ['2026-11-20', 'first', 1, 0, 0, 0, 0],
    ['2026-11-19', 'first', 2, 1, 2, 1, 1],
    ['2026-11-19', 'second', 1, 1, 0, 0, 0],
  ])
  expect(await stepsOf({ from: '2026-11-20', to: '2026-11-20' })).toHaveLength(1)
})

test('[ANA-1] a sample of a quarter counts four times, and the welcome page counts for its activity', async () => {
  gateway.config.analyticsSample = 25
  now += 24 * 3_600_000
  await send('d', [view('welcome-event')])
  expect((await stepsOf())[0]?.slice(0, 3)).toEqual(['2026-11-21', 'beginners', 4])
})

test('[ANA-1] names the day that is wrong', async () => {
  const issue = (path: string) => ({ codeName: 'MALFORMED', data: { issues: [{ path }] } })
  await expect(readFunnel(gateway.ctx, { to: '2026-02-31' })).rejects.toMatchObject(issue('to'))
  await expect(readFunnel(gateway.ctx, { from: '2026-11-20', to: '2026-11-19' })).rejects.toMatchObject(issue('from'))
  await expect(readFunnel(gateway.ctx, { from: '2026-01-01', to: '2026-11-19' })).rejects.toMatchObject(issue('from'))
})
