import { expect, test, vi } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const gateway = await borrowGateway()

const put = (alias: string, changes: Parameters<typeof activityInput>[0] = {}) =>
  gateway.ops('PUT', `activities/${alias}`, activityInput({ alias, ...changes }))
const get = (target: string) => gateway.read(`activities${target}`)
const texts = (title: string) => {
  const { en, ar } = activityInput().texts
  return { ar, en: { ...en, rules: 'Be **fair**.', title } } as never
}

test('an activity is listed with its budget, author, languages and alarms', async () => {
  await put('listed-cup')
  await put('other-cup', { startTime: '+1d 00:00' })
  const list = await get('?status=ONGOING')
  expect(list).toMatchObject({ total: 1, next: null })
  expect(list.items).toMatchObject([
    {
      alias: 'listed-cup',
      title: 'Small cup',
      page: '/activity/competition/listed-cup',
      status: 'ONGOING',
      version: 1,
      updatedBy: 'operator:tests',
      paused: null,
      scheduledAt: null,
      budget: [
        { rewardType: 'DROP', unit: 'USDT', limit: '10000', reserved: '0', granted: '0', left: '10000', endsAt: null },
      ],
      languages: { whole: 2, stale: 0 },
      alarms: [{ code: 'TEXTS_MISSING' }],
    },
  ])
  const first = await get('?pageSize=1')
  const second = await get(`?pageSize=1&cursor=${first.next}`)
  expect(new Set([first.items[0]?.alias, second.items[0]?.alias])).toEqual(new Set(['listed-cup', 'other-cup']))
})

test('an activity that is paused says so in the list, with the person, also when every activity is', async () => {
  await put('paused-cup')
  const paused = async () => (await get('/paused-cup')).paused
  await gateway.ops('POST', `activities/paused-cup/pause`, { claims: true, reason: 'FAULT' })
  expect(await paused()).toMatchObject({ claims: true, joins: false, draws: false, reason: 'FAULT', by: 'tests' })
  await gateway.ops('POST', 'pause', { joins: true, reason: 'PLATFORM' })
  expect(await paused()).toMatchObject({ claims: true, joins: true, draws: false, reason: 'FAULT' })
  await gateway.ops('POST', `activities/paused-cup/resume`, {})
  expect(await paused()).toMatchObject({ claims: false, joins: true, reason: 'PLATFORM' })
  await gateway.ops('POST', 'resume', {})
  expect(await paused()).toBeNull()
})

test('the list takes as many statements for many activities as for one', async () => {
  const count = async () => {
    const spy = vi.spyOn(gateway.db.getExecutor(), 'executeQuery')
    await get('?pageSize=200')
    const { length } = spy.mock.calls
    spy.mockRestore()
    return length
  }
  await put('counted-cup')
  const few = await count()
  expect(few).toBeGreaterThan(3)
  for (let n = 0; n < 20; n += 1) await put(`counted-cup-${n}`)
  await count()
  expect(await count()).toBeLessThanOrEqual(few)
})

test('one activity has its file, its ETag and the fields that may no longer change', async () => {
  await put('frozen-cup')
  const response = await gateway.sendOps({ method: 'GET', target: '/ops/v1/activities/frozen-cup' })
  expect(response.headers.etag).toBe('"1"')
  const before = response.json<{
    data: { file: object; yaml: string; activityId: string; frozen: { path: string }[] }
  }>().data
  expect(before).toMatchObject({ file: { alias: 'frozen-cup' }, slots: [], schedule: null, draft: null })
  expect(before.frozen.map(({ path }) => path)).toEqual(['/type', '/startTime'])
  const again = await gateway.ops('PUT', `activities/frozen-cup`, before.yaml)
  expect(again).toMatchObject({ code: '00000', data: { changed: [] } })
  await gateway.call(apply, { query: { activityId: before.activityId } }, await gateway.register())
  const { frozen } = await get('/frozen-cup')
  expect(frozen).toContainEqual(expect.objectContaining({ path: '/timeZone' }))
  expect(await gateway.ops('GET', `activities/no-such-cup`)).toMatchObject({ code: '51001' })
})

test('each version keeps its file, and two of them are compared by pointers', async () => {
  await put('kept-cup', { texts: texts('First') })
  await put('kept-cup', { texts: texts('Second'), budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '20000' }] })
  const versions = await get('/kept-cup/versions')
  expect(versions).toMatchObject({
    total: 2,
    items: [
      { version: 2, by: 'operator:tests', approvedBy: null, changed: ['budget', 'texts'], note: '', from: null },
      { version: 1, changed: [] },
    ],
  })
  expect(await get('/kept-cup/versions/1')).toMatchObject({ version: 1, file: { texts: { en: { title: 'First' } } } })
  expect(await gateway.ops('GET', `activities/kept-cup/versions/9`)).toMatchObject({ code: '51001' })
  expect(await get('/kept-cup/diff?from=1')).toEqual({
    changes: expect.arrayContaining([
      { path: '/budget/DROP:USDT/limit', kind: 'CHANGED', before: '10000', after: '20000' },
      { path: '/texts/en/title', kind: 'CHANGED', before: 'First', after: 'Second' },
    ]),
  })
  expect(await get('/kept-cup/diff?from=2&to=2')).toEqual({ changes: [] })
  const { items } = await get('?alarm=TEXTS_STALE')
  expect(items).toMatchObject([{ alias: 'kept-cup', languages: { whole: 1, stale: 1 } }])
})
