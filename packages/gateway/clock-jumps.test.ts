import { afterAll, afterEach, expect, test } from 'vitest'
import { tradeTask } from '#gateway/testing/task-world.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { refreshToken } from '@fanfare/contract/session/session.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { health } from '@fanfare/contract/site/site.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { createClock } from '#gateway/clock.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { signatureHeaders } from '#gateway/testing/signed-request.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A clock that does not run, so that a slow machine has as long as it needs for each second of a day. */
const machine = Date.now()
afterEach(() => gateway.clock.set(null))
afterAll(() => gateway.stop())

/** Sets the gateway's clock as operators do. */
async function setClock(now: number): Promise<void> {
  expect(await gateway.ops('POST', 'clock', { now })).toMatchObject({ code: '00000' })
}

/** A daily task that a trade completes, in an activity of the zone that lasts from yesterday for three more days of the zone. */
async function publishDaily(alias: string, timeZone: string): Promise<string> {
  const file = activityInput({
    alias,
    timeZone,
    startTime: '-1d 00:00',
    endTime: '+3d 00:00',
    tasks: [tradeTask({ id: 'daily', period: 'EVERYDAY' })],
    budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '1000' }],
    texts: { en: { title: 'Days', rules: 'Rules', tasks: { daily: { title: 'Trade today' } } } },
  })
  return gateway.publish(file)
}

async function ask<Call extends CallDefinition>(call: Call, input: CallInput<Call>, user?: TestUser) {
  const answer = await gateway.call(call, input, user ? { token: user.token } : {})
  expect(answer.code, answer.msg).toBe('00000')
  return call.data.parse(answer.data) as CallData<Call>
}

/** The user's session lives 15 minutes, which the days of a test exceed. */
async function renewed(user: TestUser): Promise<TestUser> {
  const cookie = `refreshToken=${user.cookies.refreshToken}`
  const { code, data, cookies } = await gateway.call(refreshToken, {}, { headers: { cookie } })
  expect(code).toBe('00000')
  return { ...user, token: data.token, cookies }
}

let trades = 0
const sendTrade = async ({ userId }: TestUser, occurredAt = gateway.clock.now()) => {
  const fact = { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', usdtVolume: '10', fee: '0.1' }
  const event = { ...fact, eventId: `clock-${(trades += 1)}`, userId, occurredAt }
  return (await gateway.sendFacts(event)).data
}

const dailyRows = async (activityId: string, user: TestUser) =>
  (await ask(taskCompletions, { query: { activityId } }, user)).tasks.map(
    ({ periodKey, taskStatus, resetsAt, rewardId }) => ({ periodKey, taskStatus, resetsAt, rewardId }),
  )
const claim = async (activityId: string, user: TestUser, periodKey: string) =>
  ask(obtainReward, { query: { activityId, taskId: 'daily', periodKey } }, user)

/** By the law of the zone: the day, its first instant and that of the next day, and of the day after. */
const DAYS: [zone: string, hours: number, key: string, start: string, next: string, after: string][] = [
  ['Europe/Berlin', 25, '2027-10-31', '2027-10-30T22:00Z', '2027-10-31T23:00Z', '2027-11-01T23:00Z'],
  // The day begins at 01:00: its midnight is left out.
  ['Africa/Cairo', 23, '2027-04-30', '2027-04-29T22:00Z', '2027-04-30T21:00Z', '2027-05-01T21:00Z'],
]

const gateway = await startGateway({ worker: true, clock: createClock(() => machine) })

test.each(DAYS)(
  '[ACT-5] [DEV-8][GW-3] in %s a day of %i hours (%s) pays its daily task once, and the schedule follows the clock on the wall',
  async (zone, hours, key, startText, nextText, afterText) => {
    const [start, next, after] = [startText, nextText, afterText].map((text) => Date.parse(text)) as [
      number,
      number,
      number,
    ]
    expect(next - start).toBe(hours * HOUR)
    // At noon of the day before, in any zone of the test.
    await setClock(start - 10 * HOUR)
    const activityId = await publishDaily(`days-${key}`, zone)
    const detail = async () => ask(noLoginDetail, { query: { activityId } })
    expect(await detail()).toMatchObject({ status: 'ONGOING', endTime: after })
    let user = await gateway.register()
    await ask(apply, { query: { activityId } }, user)

    await setClock(start + 1_000)
    user = await renewed(user)
    const [fresh] = await dailyRows(activityId, user)
    expect(fresh).toEqual({ periodKey: key, taskStatus: 'PENDING', resetsAt: next, rewardId: undefined })
    await sendTrade(user)
    expect((await dailyRows(activityId, user))[0]).toMatchObject({ periodKey: key, taskStatus: 'COMPLETED' })
    const first = await claim(activityId, user, key)

    // The last second of the same day: a day of 24 hours would have ended, or be an hour short.
    await setClock(next - 1_000)
    user = await renewed(user)
    await sendTrade(user)
    expect((await dailyRows(activityId, user))[0]).toMatchObject({
      periodKey: key,
      taskStatus: 'GRANTED',
      resetsAt: next,
    })
    const repeated = await Promise.all(Array.from({ length: 6 }, () => claim(activityId, user, key)))
    expect(new Set(repeated.map(({ rewardId }) => rewardId))).toEqual(new Set([first.rewardId]))

    await setClock(next + 1_000)
    const rows = await dailyRows(activityId, user)
    const today = rows.find(({ periodKey }) => periodKey > key)
    // It is the activity's last day.
    expect(today).toMatchObject({ taskStatus: 'PENDING', resetsAt: undefined })
    await sendTrade(user)
    const second = await claim(activityId, user, today?.periodKey ?? '')
    expect(second.rewardId).not.toBe(first.rewardId)

    await setClock(after - 1_000)
    expect(await detail()).toMatchObject({ status: 'ONGOING' })
    await setClock(after)
    expect(await detail()).toMatchObject({ status: 'ENDED' })
    const late = await gateway.register()
    expect((await gateway.call(apply, { query: { activityId } }, late)).code).toBe('51003')
  },
)

test('[API-1] [AUTH-3][D-16] the clock jumps forward by hours: the answer corrects a client’s clock, tokens end as they would have', async () => {
  const before = gateway.clock.now()
  const user = await gateway.register()
  const signedAt = (now: number) => {
    const request = { method: 'POST', target: userinfo.path, body: '{}' }
    const headers = signatureHeaders(request, { now, key: gateway.config.signKey })
    return gateway.send({ ...request, token: user.token, headers, signed: false })
  }
  expect((await signedAt(Date.now())).json()).toMatchObject({ code: '00000' })
  const jumped = before + 3 * HOUR
  await setClock(jumped)
  const refused = await signedAt(Date.now())
  const { code, requestTime, data } = refused.json<{ code: string; requestTime: number; data: unknown }>()
  expect([refused.statusCode, code, data]).toEqual([401, '40002', null])
  expect(requestTime - jumped).toBeGreaterThanOrEqual(0)
  expect(requestTime - jumped).toBeLessThan(MINUTE)
  // The client signs again with the time of the answer: its token of 15 minutes has ended, its session of 30 days has not.
  expect((await signedAt(requestTime)).json()).toMatchObject({ code: '00004' })
  const next = await renewed(user)
  expect((await ask(userinfo, { body: {} }, next))?.userId).toBe(user.userId)
  await setClock(before + 45 * DAY)
  const cookie = `refreshToken=${next.cookies.refreshToken}`
  expect((await gateway.call(refreshToken, {}, { headers: { cookie } })).code).toBe('00004')
  expect((await gateway.call(health, {})).requestTime).toBeGreaterThanOrEqual(before + 45 * DAY)
})

test('[ACT-5] [API-1][AUTH-3] the clock goes back by minutes over midnight: sessions hold, replays are refused, each day pays once', async () => {
  const midnight = Date.parse('2027-06-02T00:00Z')
  await setClock(midnight - 2 * HOUR)
  const activityId = await publishDaily('back-over-midnight', 'UTC')
  await setClock(midnight + 2 * MINUTE)
  let user = await gateway.register()
  await ask(apply, { query: { activityId } }, user)
  await sendTrade(user)
  const granted = await claim(activityId, user, '2027-06-02')
  const request = { method: 'POST', target: userinfo.path, body: '{}' }
  const headers = signatureHeaders(request, { now: gateway.clock.now(), key: gateway.config.signKey })
  const send = () => gateway.send({ ...request, token: user.token, headers, signed: false })
  expect((await send()).json()).toMatchObject({ code: '00000' })

  await setClock(midnight - 2 * MINUTE)
  expect((await send()).json(), 'the same signature').toMatchObject({ code: '40002' })
  expect((await ask(userinfo, { body: {} }, user))?.userId, 'a token of the future').toBe(user.userId)
  user = await renewed(user)
  expect((await claim(activityId, user, '2027-06-02')).rewardId, 'a claim of tomorrow').toBe(granted.rewardId)
  // The user joined at a time that is still to come: nothing completes before.
  await sendTrade(user)
  const early = await gateway.call(
    obtainReward,
    { query: { activityId, taskId: 'daily', periodKey: '2027-06-01' } },
    user,
  )
  expect(['51011', '51001']).toContain(early.code)
  expect(await sendTrade(user, gateway.clock.now() + 6 * MINUTE)).toMatchObject({ rejected: [{ reason: 'FUTURE' }] })

  await setClock(midnight + 3 * MINUTE)
  await sendTrade(user)
  expect((await claim(activityId, user, '2027-06-02')).rewardId).toBe(granted.rewardId)
  expect(await gateway.rows('rewards', { userId: user.userId })).toMatchObject([{ rewardId: granted.rewardId }])
})
