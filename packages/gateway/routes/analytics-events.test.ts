import { afterAll, expect, test } from 'vitest'
import { purgeExpired } from '#gateway/retention.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import { EVENTS_MAXIMUM, recordEvents } from '@fanfare/contract/site/analytics-event.ts'
import { visitorCountry } from '@fanfare/contract/site/site.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

type Event = CallInput<typeof recordEvents>['body']['events'][number]

const DAY = 86_400_000
const now = Date.parse('2026-11-20T12:00:00Z')
const VISIT = '0123456789abcdef'
const PAGE = { page: 'lottery', route: '/activity/lottery', locale: 'en' } as const
const view: Event = { name: 'page_view', ...PAGE, activity: 'counted' }

const off = await borrowGateway({ now })
const gateway = await startGateway({
  clock: off.clock,
  config: { analyticsReceiver: true, analyticsSample: 25 },
  database: off.database,
})
const activityId = await gateway.publish(activityInput({ alias: 'counted' }))
afterAll(() => gateway.stop())

const rows = () => gateway.rows('analyticsEvents')
const send = (events: Event[], visit = VISIT) => gateway.call(recordEvents, { body: { visit, events } })
const sendAnything = (body: unknown) => send(body as Event[])

test('[ANA-3] the receiver stores the listed fields alone, with the activity of an alias or id', async () => {
  const secret = { email: 'ada@example.com', token: 'secret-token' }
  const answer = await send([
    { ...view, ...secret } as Event,
    { name: 'claim', ...PAGE, activity: activityId, task: 'first-trade' },
    { name: 'web_vital', ...PAGE, metric: 'CLS', value: 0.1, rating: 'good' },
    { ...view, activity: 'unknown' },
  ])
  expect(answer).toMatchObject({ code: '00000', data: {} })
  const stored = { visit: VISIT, ...PAGE, percent: 25, at: now }
  expect((await rows()).map(({ id: _id, ...row }) => row)).toEqual([
    { ...stored, name: 'page_view', activityId, detail: {} },
    { ...stored, name: 'claim', activityId, detail: { task: 'first-trade' } },
    { ...stored, name: 'web_vital', activityId: null, detail: { metric: 'CLS', value: 0.1, rating: 'good' } },
    { ...stored, name: 'page_view', activityId: null, detail: {} },
  ])
  expect(JSON.stringify(await rows())).not.toMatch(/ada@|secret/)
})

test('[ANA-3] the receiver stores no name, address, number or token of a valid event', async () => {
  const message =
    "No account ada@example.com, +49 170 1234567 at https://site.example/r?vipCode=AURORA7 with eyJhbGciOiJIUzI1NiJ9.e30 and 'Ada L.'"
  const { code } = await send([{ name: 'activity_error', ...PAGE, message }])
  expect(code).toBe('00000')
  const stored = (await rows()).at(-1)?.detail
  expect(stored).toEqual({ message: 'No account [email] [number] at [address] with [value].[value] and [text]' })
})

test('[ANA-3] refuses an unknown event, a bad field, no event and too many, by the field', async () => {
  const before = (await rows()).length
  const pathsOf = async (body: unknown) => {
    const { code, data } = await sendAnything(body)
    expect(code).toBe('40000')
    return (data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path)
  }
  expect(await pathsOf([{ name: 'spy', ...PAGE }])).toEqual(['events.0.name'])
  expect(await pathsOf([view, { ...view, route: '/agent/a1?token=x' }])).toEqual(['events.1.route'])
  expect(await pathsOf([])).toEqual(['events'])
  expect(await pathsOf(Array.from({ length: EVENTS_MAXIMUM + 1 }, () => view))).toEqual(['events'])
  expect(await rows()).toHaveLength(before)
})

test('[ANA-1] without ANALYTICS_RECEIVER there is no receiver', async () => {
  expect((await off.call(recordEvents, { body: { visit: VISIT, events: [view] } })).code).toBe('40400')
})

test('[ANA-4] a page can ask for the country of its visitor, which may be unknown', async () => {
  expect((await gateway.call(visitorCountry, {}, { headers: { 'x-country': 'DE' } })).data).toEqual({ country: 'DE' })
  expect((await gateway.call(visitorCountry, {})).data).toEqual({ country: null })
})

test('[ANA-3] housekeeping deletes events after 91 days', async () => {
  const stored = await rows()
  const { id: _id, ...row } = stored[0] ?? ({} as never)
  const aged = [90, 92].map((days) => ({ ...row, detail: '{}', visit: 'a'.repeat(16), at: now - days * DAY }))
  await gateway.db.insertInto('analyticsEvents').values(aged).execute()
  await purgeExpired(gateway.ctx)
  expect((await rows()).filter(({ visit }) => visit === 'a'.repeat(16)).map(({ at }) => at)).toEqual([now - 90 * DAY])
})
