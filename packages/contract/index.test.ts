import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { codeName } from './codes.ts'
import { CALLS, OPS_CALLS } from './index.ts'

/** The calls of spec §7 in its order, without the two that the site answers, with the callers of contract §4. */
const SPEC_TABLE = `
POST /v1/mix/index/mainBanner public
GET /v1/activity/list public
POST /v1/if/push/pushList user
POST /v1/if/push/count user
GET /v1/if/push/detail user
POST /v1/if/push/readPushMsg user
POST /v1/user/overview/userinfo user
POST /v1/user/overview/userVipCode user
GET /v1/mix/agent/is_agent user
GET /v1/activity/noLoginDetail public
GET /v1/activity/detail user
POST /v1/activity/beginnerTask/taskCompletions user
GET /v1/activity/getRewardList user
POST /v1/activity/apply user
POST /v1/activity/applyStatus user
POST /v1/activity/obtainReward user
POST /v1/activity/beginner/kol/bind user
GET /v1/activity/general/beginner/eligible user
GET /v1/activity/general/beginner/noLoginEligible public
GET /v1/activity/getRegisterCode user
POST /api/v1/public/meta/getMetaData public
GET /v1/activity/getActivityId public
GET /v1/activity/general/getActivityId public
GET /v1/activity/nonProductized/detail public
POST /v1/activity/nonProductized/apply user
POST /v1/activity/nonProductized/applyStatus user
GET /v1/activity/general/getAliasList public
GET /v1/activity/general/getAlias public
GET /v1/msg/areaCode/app/v2/list public
GET /v1/activity/general/introduce public
GET /v1/activity/general/customized/baseInfo public
POST /v1/activity/general/backApply user
GET /v1/activity/general/agent/permission/{id} agent
GET /v1/activity/general/agent/detail/getActivityDetailInfo agent
GET /v1/activity/general/agent/marquee/record public
GET /v1/activity/general/agent/rebate/list/{id} agent
GET /v1/activity/general/agent/referral/list/{id} agent
GET /v1/activity/general/agent/performance/{id} agent
POST /v1/activity/general/taskCompletions user
POST /v1/user/public/getUserShareContent user
GET /v1/activity/general/checkAirdropPositionAccount user
GET /v1/activity/general/checkShowActivity public
GET /v1/if/health public
`

const rows = (table: string) => table.trim().split('\n').toSorted()
const rowsOf = (calls: typeof CALLS) => calls.map(({ method, path, auth }) => `${method} ${path} ${auth}`).toSorted()
const EVERY = [...CALLS, ...OPS_CALLS]

test('[API-6] the registry has the gateway’s 43 calls of the specification, each with its callers', () => {
  expect(rows(SPEC_TABLE)).toHaveLength(43)
  expect(rowsOf(CALLS.filter(({ source }) => source === 'spec'))).toEqual(rows(SPEC_TABLE))
})

test('each name is unique, and each pair of method and path', () => {
  expect(new Set(EVERY.map(({ name }) => name)).size).toBe(EVERY.length)
  expect(new Set(EVERY.map(({ method, path }) => `${method} ${path}`)).size).toBe(EVERY.length)
})

describe.each(EVERY)('$name', (call) => {
  test('has a camelCase name, a summary and known codes', () => {
    expect(call.name).toMatch(/^[a-z][a-zA-Z]+$/)
    expect(call.summary).toMatch(/^[A-Z].+\.$/)
    expect(new Set(call.codes).size).toBe(call.codes.length)
  })

  test('[API-6] names at least one screen of the product, or none as a call of operators', () => {
    for (const screen of call.screens) expect(Number(screen.slice(4))).toBeLessThanOrEqual(15)
    expect(call.screens.length > 0).toBe(CALLS.includes(call))
  })

  test('has exactly the path parameters of its path', () => {
    const named = [...call.path.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => name)
    const schema = call.params ? (z.toJSONSchema(call.params) as { properties: object }) : { properties: {} }
    expect(Object.keys(schema.properties)).toEqual(named)
  })

  test('[API-5] has no body as a GET', () => expect(call.method === 'GET' && call.body !== undefined).toBe(false))
})

test('[API-2] only is_agent succeeds with the code 0', () => {
  expect(CALLS.filter(({ successCode }) => successCode !== '00000').map(({ name }) => name)).toEqual(['isAgent'])
  expect(codeName('0')).toBe('AGENT_SUCCESS')
})

test('[API-1] every call between site and gateway is signed except health', () => {
  expect(CALLS.filter(({ signed }) => !signed).map(({ path }) => path)).toEqual(['/v1/if/health'])
  expect(OPS_CALLS.filter(({ signed }) => signed)).toEqual([])
})

test('only a draw needs an idempotency key, and only the calls of the session stay at the site’s origin', () => {
  expect(CALLS.filter(({ idempotencyKey }) => idempotencyKey).map(({ name }) => name)).toEqual(['lotteryDraw'])
  expect(
    CALLS.filter((call) => call.sameOrigin)
      .map(({ name }) => name)
      .toSorted()
      .join(' '),
  ).toBe(
    'beginSecondFactor changePassword confirmSecondFactor deleteUser endSecondFactor endSessions login logout refreshToken register',
  )
})
