import { describe, expect, test, vi } from 'vitest'
import { fakeGateway, type FakeAnswer } from '#tests/fixtures/fake-gateway.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { lotteryDraw } from '@fanfare/contract/lottery/draws.ts'
import { agentPermission, isAgent } from '@fanfare/contract/agent/campaigns.ts'
import { pushCount, pushList } from '@fanfare/contract/message/push.ts'
import { refreshToken } from '@fanfare/contract/session/session.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { obtainReward, rewardTimeline } from '@fanfare/contract/task/rewards.ts'
import type { BearerToken } from '../session/tokens.ts'
import { type CallerOptions, createCaller, encodePart, encodeQuery, fillPath } from './call.ts'
import { ContractError, GatewayError, NetworkError } from './errors.ts'
import fc from 'fast-check'

const success = (data: unknown): FakeAnswer => ({ body: { code: '00000', msg: 'success', data } })
const refusal = (code: string, data?: unknown): FakeAnswer => ({ body: { code, msg: 'no', data } })
const SITE: BearerToken = { value: 'site-token', from: 'site' }
const FRESH: BearerToken = { value: 'fresh-token', from: 'site' }
type Renew = NonNullable<CallerOptions['renew']>
const claim = { query: { activityId: 'a9', taskId: 't2' } }

describe('request', () => {
  test('[API-5] checks the input, fills in defaults and serialises the query once', async () => {
    const { client, requests } = fakeGateway(() => success({ activities: [], total: 0 }))
    await createCaller(client)(activityList, { query: { status: 'ONGOING', activityType: 1 } })
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: '/v1/activity/list?status=ONGOING&activityType=1&pageIndex=0&pageSize=20',
      signed: true,
      timeout: 10_000,
    })
  })

  test('[API-5] a wrong input is a clear error that names the field, and is not sent', async () => {
    const { client, requests } = fakeGateway(() => success({}))
    const calling = createCaller(client)(obtainReward, { query: { activityId: 'a 9', taskId: 't2' } })
    await expect(calling).rejects.toThrow('obtainReward does not match the contract at query.activityId')
    await expect(calling).rejects.not.toThrow('a 9')
    expect(requests).toEqual([])
  })

  test('path parameters are filled in and cannot leave their segment, bodies are JSON', async () => {
    expect(fillPath('/v1/list/{id}', { id: '../x?y#z' })).toBe('/v1/list/..%2Fx%3Fy%23z')
    const { client, requests } = fakeGateway(({ url }) =>
      url.includes('permission') ? success({ permitted: true }) : success({ items: [], total: 0 }),
    )
    const call = createCaller(client)
    await call(agentPermission, { params: { id: 'c-1' } })
    await call(pushList, { body: { type: 'REWARD' } })
    expect(requests[0]?.url).toBe('/v1/activity/general/agent/permission/c-1')
    expect(requests[1]?.body).toBe('{"pageIndex":0,"pageSize":20,"type":"REWARD"}')
  })

  test('a draw gets an idempotency key when none is given', async () => {
    const { client, requests } = fakeGateway(() => refusal('51015'))
    const call = createCaller(client)
    await call(lotteryDraw, { query: { activityId: 'a9' } }, { idempotencyKey: 'mine' }).catch(() => undefined)
    await call(lotteryDraw, { query: { activityId: 'a9' } }).catch(() => undefined)
    expect(requests[0]?.headers['Idempotency-Key']).toBe('mine')
    expect(requests[1]?.headers['Idempotency-Key']).toMatch(/^random-/)
  })
})

describe('answer', () => {
  test('[API-2] success is 00000; is_agent succeeds with 0 alone', async () => {
    const { client } = fakeGateway(({ url }) =>
      url.includes('is_agent') ? { body: { code: '0', data: null } } : success({ total: 3 }),
    )
    const call = createCaller(client)
    await expect(call(pushCount)).resolves.toEqual({ total: 3 })
    await expect(call(isAgent)).resolves.toBeNull()
    const other = fakeGateway(() => success(null))
    await expect(createCaller(other.client)(isAgent)).rejects.toMatchObject({ name: 'GatewayError', code: '00000' })
  })

  test('[API-2] any other code is a GatewayError with its data and request id', async () => {
    const { client } = fakeGateway(() => ({
      ...refusal('51004', { reasonCode: 'REGION', more: 1 }),
      headers: { 'x-request-id': 'r-7' },
    }))
    const calling = createCaller(client)(obtainReward, claim)
    await expect(calling).rejects.toBeInstanceOf(GatewayError)
    await expect(calling).rejects.toMatchObject({ code: '51004', data: { reasonCode: 'REGION' }, requestId: 'r-7' })
  })

  test.each(['51020', '51021'])(
    '[API-2] a tip %s carries the words of its message, at most 500 characters',
    async (code) => {
      const { client } = fakeGateway(() => ({ body: { code, msg: ` ${'é😀'.repeat(300)}`, data: null } }))
      await expect(createCaller(client)(obtainReward, claim)).rejects.toMatchObject({
        data: { tip: 'é😀'.repeat(250) },
      })
      const silent = fakeGateway(() => ({ body: { code, msg: ' ', data: null } }))
      await expect(createCaller(silent.client)(obtainReward, claim)).rejects.toMatchObject({ code, data: undefined })
    },
  )

  test('[API-2] the message of any other refusal is not passed on to the page', async () => {
    const { client } = fakeGateway(() => ({ body: { code: '51004', msg: 'not eligible', data: { tip: 'x' } } }))
    await expect(createCaller(client)(obtainReward, claim)).rejects.toMatchObject({ data: {} })
    await expect(createCaller(client)(obtainReward, claim)).rejects.not.toHaveProperty('data.tip')
  })

  test('[API-5] an unknown value drops only its row, and is reported once', async () => {
    const report = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const step = (name: string) => ({ at: 1_763_600_000_000, step: name })
    const { client } = fakeGateway(() => success({ steps: [step('EARNED'), step('TELEPORTED'), step('GRANTED')] }))
    for (let times = 0; times < 2; times += 1) {
      const { steps } = await createCaller(client)(rewardTimeline, { query: { rewardId: 'r1' } })
      expect(steps.map((one) => one.step)).toEqual(['EARNED', 'GRANTED'])
    }
    expect(report.mock.calls).toEqual([['rewardTimeline: steps.*.step has the unknown value "TELEPORTED"']])
  })

  test.each([
    [500, '50000'],
    [404, '40400'],
    [401, '40001'],
    [400, '40000'],
    [502, undefined],
  ])('[API-3] HTTP %i is a Network Error with the code of its envelope, if it has one', async (status, code) => {
    const { client } = fakeGateway(() => (code ? { ...refusal(code), status } : { status, body: '<html></html>' }))
    const calling = createCaller(client)(pushCount)
    await expect(calling).rejects.toBeInstanceOf(NetworkError)
    await expect(calling).rejects.toMatchObject({ message: 'Network Error', status, code })
  })

  test('[API-3] 51023 of the rate limiter is a GatewayError with the time of the next try', async () => {
    const { client, time } = fakeGateway(() => ({ ...refusal('51023'), status: 429, headers: { 'retry-after': '7' } }))
    await expect(createCaller(client)(pushCount)).rejects.toMatchObject({
      name: 'GatewayError',
      code: '51023',
      data: { retryAt: time.local + 7000 },
    })
  })

  test.each([
    ['HTML', '<html></html>'],
    ['half a JSON', '{"code":"000'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a number as code', '{"code":0,"data":{}}'],
  ])('[API-5] %s instead of an envelope is a ContractError', async (_, body) => {
    const { client } = fakeGateway(() => ({ body }))
    await expect(createCaller(client)(pushCount)).rejects.toBeInstanceOf(ContractError)
  })

  test('[API-5] data that does not match names its path and never its value', async () => {
    const { client } = fakeGateway(() => success({ total: 'secret' }))
    const calling = createCaller(client)(pushCount)
    await expect(calling).rejects.toThrow('pushCount does not match the contract at data.total')
    await expect(calling).rejects.not.toThrow('secret')
  })

  test('[API-5] unknown fields pass, missing optional ones get their defaults', async () => {
    const { client } = fakeGateway(() => success({ userId: 'u1', loginName: 'a@b.co', surprise: [1] }))
    await expect(createCaller(client)(userinfo)).resolves.toMatchObject({ userId: 'u1', languageType: 0, settings: {} })
  })

  test('[AUTH-2] an empty user info is null in each of its forms', async () => {
    for (const data of [null, {}, undefined]) {
      const { client } = fakeGateway(() => success(data))
      await expect(createCaller(client)(userinfo)).resolves.toBeNull()
    }
  })
})

describe('the clock', () => {
  test('[API-2] 40002 corrects the offset from requestTime and retries once, with a new vs', async () => {
    const hour = 3_600_000
    const { client, requests, time } = fakeGateway((request) => {
      const now = time.local + hour
      return Math.abs(Number(request.headers['X-TIMESTAMP']) - now) < 300_000
        ? { body: { code: '00000', data: { total: 1 }, requestTime: now } }
        : { status: 401, body: { code: '40002', data: null, requestTime: now } }
    })
    await expect(createCaller(client)(pushCount)).resolves.toEqual({ total: 1 })
    expect(client.clock.offset()).toBe(hour)
    expect(requests).toHaveLength(2)
    expect(requests[0]?.headers.vs).not.toBe(requests[1]?.headers.vs)
    expect(requests[1]?.signed).toBe(true)
  })

  test('[API-3] a second 40002 is a Network Error, not a loop', async () => {
    const { client, requests } = fakeGateway(() => ({ status: 401, body: { code: '40002', requestTime: 5 } }))
    await expect(createCaller(client)(pushCount)).rejects.toMatchObject({ name: 'NetworkError', code: '40002' })
    expect(requests).toHaveLength(2)
  })

  test('a repeated call keeps its idempotency key', async () => {
    const { client, requests } = fakeGateway((_, number) =>
      number === 1 ? { status: 401, body: { code: '40002', requestTime: 1_763_600_000_000 } } : refusal('51015'),
    )
    await createCaller(client)(lotteryDraw, { query: { activityId: 'a9' } }).catch(() => undefined)
    expect(requests).toHaveLength(2)
    expect(requests[0]?.headers['Idempotency-Key']).toBe(requests[1]?.headers['Idempotency-Key'])
  })
})

describe('a refused token', () => {
  const guarded = () =>
    fakeGateway(({ headers }) =>
      headers.Authorization === 'Bearer fresh-token' ? success({ total: 2 }) : refusal('00004'),
    )

  test('[AUTH-3] 00004 renews once and retries once, with a new vs and the same idempotency key', async () => {
    const { client, requests, login } = guarded()
    login(SITE)
    const renew = vi.fn<Renew>(() => Promise.resolve(FRESH))
    await expect(createCaller(client, { renew })(pushCount, {}, { idempotencyKey: 'k' })).resolves.toEqual({ total: 2 })
    expect(renew).toHaveBeenCalledExactlyOnceWith(SITE)
    expect(requests.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['k', 'k'])
    expect(requests[0]?.headers.vs).not.toBe(requests[1]?.headers.vs)
  })

  test('[AUTH-4] when there is no other token the call fails with 00004', async () => {
    const { client, requests, login } = guarded()
    login(SITE)
    const call = createCaller(client, { renew: () => Promise.resolve(null) })
    await expect(call(pushCount)).rejects.toMatchObject({ code: '00004' })
    expect(requests).toHaveLength(1)
  })

  test('[AUTH-4] a fresh token that is refused, too, is not renewed again', async () => {
    const { client, requests, login } = fakeGateway(() => refusal('00004'))
    login(SITE)
    const renew = vi.fn<Renew>(() => Promise.resolve(FRESH))
    await expect(createCaller(client, { renew })(pushCount)).rejects.toMatchObject({ code: '00004' })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(requests).toHaveLength(2)
  })

  test('the refresh call itself is never renewed, and without a token nothing is', async () => {
    const { client, login } = fakeGateway(() => refusal('00004'))
    const renew = vi.fn<Renew>(() => Promise.resolve(FRESH))
    const call = createCaller(client, { renew })
    await expect(call(pushCount)).rejects.toMatchObject({ code: '00004' })
    login(SITE)
    await expect(call(refreshToken)).rejects.toMatchObject({ code: '00004' })
    expect(renew).not.toHaveBeenCalled()
  })
})

test('a query keeps its order, leaves out absent values, repeats a list’s name', () => {
  expect(encodeQuery({ b: 1, a: undefined, c: null, d: false, e: '', f: ['x', 'y'] })).toBe('b=1&d=false&e=&f=x&f=y')
})

test('[API-1] a URL parser does not rewrite the encoded query, so the sent text is the signed one', () => {
  forAll(
    2000,
    [fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 30 })],
    (name, value) => {
      const target = `/v1/x?${encodeQuery({ [name]: value })}`
      const { pathname, search } = new URL(target, 'http://gateway.test')
      expect(pathname + search).toBe(target)
    },
  )
})

test('encoded text decodes to itself; half a surrogate pair becomes the replacement character', () => {
  expect(decodeURIComponent(encodePart("a+b c'(ü)😀"))).toBe("a+b c'(ü)😀")
  expect(decodeURIComponent(encodePart('a\ud800b'))).toBe('a\ufffdb')
})
