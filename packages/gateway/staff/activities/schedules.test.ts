import { afterAll, afterEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { createContext } from '#gateway/create-context.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { publishDue } from './schedules.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const gateway = await borrowGateway()
const { clock } = gateway
const lines: string[] = []
const second = await createContext({
  config: gateway.config,
  db: gateway.db,
  log: createLog('info', { write: (line) => void lines.push(line) }),
  clock,
})
afterAll(async () => {
  expect(await audit(gateway.db)).toEqual([])
  await second.rejectedEvents.stop()
  second.metrics.close()
})
afterEach(() => {
  clock.set(null)
  lines.length = 0
})

type Changes = Parameters<typeof activityInput>[0]
const put = (alias: string, changes: Changes = {}) =>
  gateway.ops('PUT', `activities/${alias}`, activityInput({ alias, ...changes }))
const schedule = (alias: string, body: object, revision = 1, query = '') =>
  gateway.post(`activities/${alias}/schedule${query}`, body, { actor: 'tests', revision })
const unschedule = (alias: string) => gateway.ops('DELETE', `activities/${alias}/schedule`)
const { read } = gateway
const titled = (title: string, alias: string, changes: Changes = {}) => {
  const { texts } = activityInput()
  return activityInput({ alias, texts: { ...texts, en: { ...texts.en, title } } as never, ...changes })
}
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

test('a scheduled file is published once at its time, on whichever of two instances, by the person who scheduled it', async () => {
  await put('timed-cup')
  const at = clock.now() + HOUR_MS
  const made = await schedule('timed-cup', { at, file: titled('Later', 'timed-cup'), note: 'for monday' })
  expect(made).toMatchObject({
    code: '00000',
    data: { done: true, at, basedOn: 1, changed: ['texts'], consequences: { participants: 0 } },
  })
  expect(made.data.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await read('activities/timed-cup')).toMatchObject({
    version: 1,
    scheduledAt: at,
    schedule: { at, state: 'WAITING', by: 'tests', note: 'for monday', hash: made.data.hash },
  })
  clock.set(at - 60_000)
  await publishDue(gateway.ctx)
  expect(await read('activities/timed-cup')).toMatchObject({ version: 1 })
  clock.set(at)
  await Promise.all([publishDue(gateway.ctx), publishDue(second), publishDue(second), publishDue(gateway.ctx)])
  expect(await read('activities/timed-cup')).toMatchObject({ version: 2, title: 'Later', scheduledAt: null })
  expect(await read('activities/timed-cup/versions')).toMatchObject({
    items: [{ version: 2, by: 'operator:tests', note: 'for monday' }, { version: 1 }],
  })
  expect(await unschedule('timed-cup')).toMatchObject({ code: '51001' })
  expect(await read('audit-log?action=activity.scheduled')).toMatchObject({
    items: [{ actor: 'operator:tests', detail: { alias: 'timed-cup', at, basedOn: 1, hash: made.data.hash } }],
  })
})

test('a schedule that cannot be published then is refused by field', async () => {
  await put('odd-cup', { startTime: '+2d 00:00' })
  const now = clock.now()
  const file = titled('Later', 'odd-cup', { startTime: '+2d 00:00' })
  expect(await schedule('odd-cup', { at: now - 1, file })).toMatchObject(
    malformed({ path: 'at', message: 'must be in the future' }),
  )
  expect(await schedule('odd-cup', { at: now + HOUR_MS, file, version: 1 })).toMatchObject(malformed('file'))
  expect(await schedule('odd-cup', { at: now + HOUR_MS })).toMatchObject(malformed('file'))
  expect(await schedule('odd-cup', { at: now + HOUR_MS, version: 1 })).toMatchObject(malformed('version'))
  expect(await schedule('odd-cup', { at: now + HOUR_MS, version: 9 })).toMatchObject({ code: '51001' })
  const { data } = await schedule('odd-cup', { at: now + HOUR_MS, yaml: 'alias: odd-cup\ntype: No' })
  expect(data.issues).toMatchObject([{ message: expect.stringMatching(/^line \d+/) }])
  expect(await schedule('odd-cup', { at: now + HOUR_MS, file }, 4)).toMatchObject({ status: 412 })
  // The activity has begun by then, and its start may not change any more.
  const moved = { ...file, startTime: '+3d 00:00' }
  expect(await schedule('odd-cup', { at: now + 4 * DAY_MS, file: moved })).toMatchObject(malformed('startTime'))
  expect(await schedule('odd-cup', { at: now + HOUR_MS, file: moved }, 1, '?dryRun=1')).toMatchObject({
    data: { done: false, changed: ['startTime', 'texts'] },
  })
  expect(await gateway.ops('GET', `activities/odd-cup/schedule`)).toMatchObject({ code: '51001' })
})

test('an activity has one schedule at a time, and a deleted one publishes nothing', async () => {
  await put('single-cup')
  const at = clock.now() + HOUR_MS
  await schedule('single-cup', { at, file: titled('One', 'single-cup') })
  expect(await schedule('single-cup', { at: at + 1, file: titled('Two', 'single-cup') })).toMatchObject({
    status: 412,
    data: { issues: [{ path: 'schedule' }], state: 'WAITING' },
  })
  expect(await unschedule('single-cup')).toMatchObject({ data: { done: true } })
  expect(await read('audit-log?action=activity.unscheduled')).toMatchObject({
    items: [{ detail: { alias: 'single-cup', before: { at, state: 'WAITING' } } }],
  })
  clock.set(at)
  await publishDue(gateway.ctx)
  expect(await read('activities/single-cup')).toMatchObject({ version: 1 })
})

test('a schedule that is deleted at its time is either published or deleted, never both', async () => {
  await put('edge-cup')
  const at = clock.now() + HOUR_MS
  await schedule('edge-cup', { at, file: titled('Edge', 'edge-cup') })
  clock.set(at)
  const [deleted] = await Promise.all([unschedule('edge-cup'), publishDue(second)])
  const { version } = await read('activities/edge-cup')
  expect([
    ['00000', 1],
    ['51001', 2],
  ]).toContainEqual([deleted.code, version])
  expect(await read('activities/edge-cup')).toMatchObject({ schedule: null })
})

test('a schedule whose base has moved publishes nothing and raises an alarm', async () => {
  await put('moved-cup')
  const at = clock.now() + HOUR_MS
  await schedule('moved-cup', { at, file: titled('Scheduled', 'moved-cup') })
  await gateway.ops('PUT', `activities/moved-cup`, titled('Sooner', 'moved-cup'))
  clock.set(at)
  await Promise.all([publishDue(second), publishDue(second)])
  await publishDue(second)
  const failure = { code: '40000', issues: [{ path: 'basedOn', message: 'was version 1, and version 2 is published' }] }
  expect(await read('activities/moved-cup')).toMatchObject({
    version: 2,
    title: 'Sooner',
    scheduledAt: null,
    schedule: { state: 'FAILED', at, basedOn: 1, failure },
    alarms: expect.arrayContaining([{ code: 'SCHEDULE_FAILED', params: { at, code: '40000' } }]),
  })
  expect(logged().filter(({ alias, level }) => alias === 'moved-cup' && level === 'error')).toMatchObject([failure])
  expect(await read('activities?alarm=SCHEDULE_FAILED')).toMatchObject({ items: [{ alias: 'moved-cup' }] })
  expect(await schedule('moved-cup', { at: at + HOUR_MS, file: titled('Again', 'moved-cup') }, 2)).toMatchObject({
    data: { done: true, basedOn: 2 },
  })
  expect(await read('activities?alarm=SCHEDULE_FAILED')).toMatchObject({ items: [] })
  await unschedule('moved-cup')
})

test('a file that is refused at its time, by the rules of then, is not published', async () => {
  await put('spoken-cup')
  const at = clock.now() + HOUR_MS
  await schedule('spoken-cup', { at, file: titled('Late', 'spoken-cup') })
  gateway.setPolicy({ languages: { required: ['de'] } })
  clock.set(at)
  await publishDue(gateway.ctx)
  expect(await read('activities/spoken-cup')).toMatchObject({
    version: 1,
    schedule: { state: 'FAILED', failure: { issues: [{ path: 'texts.de' }] } },
  })
  await unschedule('spoken-cup')
})

test('a new activity is published at its time, without overwriting one that exists by then', async () => {
  const at = clock.now() + 3 * DAY_MS
  const file = titled('New', 'new-cup', { startTime: '+1d 00:00' })
  expect(await schedule('new-cup', { at, file }, 0)).toMatchObject({ data: { created: true, basedOn: 0 } })
  // Its draft has the schedule, because it has no row yet.
  await gateway.ops('PUT', 'activities/new-cup/draft', { yaml: 'a: 1', basedOn: 0 })
  expect(await read('activities/new-cup/draft')).toMatchObject({ schedule: { at, state: 'WAITING' } })
  expect(await read('activities/new-cup/schedule')).toMatchObject({ at, state: 'WAITING' })
  expect(await gateway.ops('GET', `activities/new-cup`)).toMatchObject({ code: '51001' })
  await schedule('taken-cup', { at, file: titled('Scheduled', 'taken-cup') }, 0)
  await put('taken-cup')
  clock.set(at)
  await publishDue(gateway.ctx)
  const { startTime } = await read('activities/new-cup')
  expect(Math.floor(startTime / DAY_MS)).toBe(Math.floor(at / DAY_MS) + 1)
  expect(await read('activities/taken-cup/schedule')).toMatchObject({
    state: 'FAILED',
    failure: { issues: [{ path: 'basedOn', message: 'was version 0, and version 1 is published' }] },
  })
  await unschedule('taken-cup')
})

test('an older version is scheduled by its number, and the new one names it', async () => {
  await gateway.ops('PUT', `activities/back-cup`, titled('First', 'back-cup'))
  await gateway.ops('PUT', `activities/back-cup`, titled('Second', 'back-cup'))
  const at = clock.now() + HOUR_MS
  await schedule('back-cup', { at, version: 1 }, 2)
  clock.set(at)
  await publishDue(gateway.ctx)
  expect(await read('activities/back-cup/versions')).toMatchObject({ items: [{ version: 3, from: 1 }, {}, {}] })
})

test('the two hours of one wall time at a clock change are two instants, and each schedule has its own', async () => {
  const [first, later] = ['2027-10-31T02:30:00+02:00', '2027-10-31T02:30:00+01:00'].map((text) => Date.parse(text))
  const times = { timeZone: 'Europe/Berlin', startTime: '2027-10-01T00:00:00Z', endTime: '2027-11-30T00:00:00Z' }
  for (const alias of ['summer-cup', 'winter-cup']) {
    await put(alias, times)
    const at = alias === 'summer-cup' ? first : later
    expect(await schedule(alias, { at, file: titled('Changed', alias, times) })).toMatchObject({ data: { at } })
  }
  clock.set(first ?? 0)
  await publishDue(gateway.ctx)
  expect(await read('activities/summer-cup')).toMatchObject({ version: 2 })
  expect(await read('activities/winter-cup')).toMatchObject({ version: 1 })
  clock.set((first ?? 0) + HOUR_MS)
  await publishDue(gateway.ctx)
  expect(await read('activities/winter-cup')).toMatchObject({ version: 2 })
})

test('where policy wants a second person a schedule waits for one, if the activity has begun by its time', async () => {
  await put('coming-cup', { startTime: '+1d 00:00' })
  gateway.setPolicy({ second: { publish: 'live' } })
  const now = clock.now()
  const file = titled('Second', 'coming-cup', { startTime: '+1d 00:00' })
  const early = await schedule('coming-cup', { at: now + 60_000, file }, 1, '?dryRun=1')
  expect(early).toMatchObject({ data: { proposal: null, changed: ['texts'] } })
  const at = now + 2 * DAY_MS
  const { data } = await schedule('coming-cup', { at, file })
  expect(data).toMatchObject({ done: false, at, proposal: { kind: 'SCHEDULE', basedOn: '1', subject: 'coming-cup' } })
  expect(await gateway.ops('GET', `activities/coming-cup/schedule`)).toMatchObject({ code: '51001' })
  const decide = () => gateway.decide(data.proposal, { actor: 'another' })
  clock.set(at + 1)
  expect(await decide()).toMatchObject(malformed({ path: 'at', message: 'must be in the future' }))
  clock.set(null)
  expect(await decide()).toMatchObject({ data: { state: 'APPROVED', result: { done: true, at } } })
  clock.set(at)
  await publishDue(gateway.ctx)
  expect(await read('activities/coming-cup/versions')).toMatchObject({
    items: [{ version: 2, by: 'operator:tests', approvedBy: 'another' }, {}],
  })
})

test('a schedule that takes the page of another activity is refused until replace names it', async () => {
  await put('shown-welcome', { type: 'NewUser', endTime: '+20d 00:00' })
  const file = titled('Taker', 'taking-welcome', { type: 'NewUser', endTime: '+5d 00:00' })
  const at = clock.now() + DAY_MS
  for (const query of ['', '?replace=wrong-alias'])
    expect(await schedule('taking-welcome', { at, file }, 0, query)).toMatchObject(malformed('replace'))
  const made = await schedule('taking-welcome', { at, file }, 0, '?replace=shown-welcome')
  expect(made).toMatchObject({ data: { consequences: { pages: [{ now: 'shown-welcome', then: 'taking-welcome' }] } } })
  clock.set(at)
  await publishDue(gateway.ctx)
  expect(await read('activities/taking-welcome')).toMatchObject({ slots: ['/welcome-event'] })
})
