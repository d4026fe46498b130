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

/** The calls of contract §5, §9 and §10. */
const EXTENSIONS = `
POST /v1/user/register public
POST /v1/user/login public
POST /v1/user/logout user
POST /v1/user/token/refresh public
POST /v1/user/password/change user
POST /v1/user/password/forgot public
POST /v1/user/password/reset public
GET /v1/user/sessions user
GET /v1/user/deletion user
GET /v1/user/export user
GET /v1/user/second-factor user
POST /v1/user/delete user
POST /v1/user/second-factor/begin user
POST /v1/user/second-factor/confirm user
POST /v1/user/second-factor/end user
POST /v1/user/sessions/end user
GET /v1/captcha/challenge public
GET /v1/activity/claimable user
GET /v1/activity/rewardTimeline user
POST /v1/activity/lottery/draw user
POST /v1/activity/shared user
GET /v1/activity/lottery/records user
GET /v1/activity/lottery/fairness public
GET /v1/activity/competition/rank public
GET /v1/activity/competition/snapshots public
POST /v1/activity/address user
POST /v1/activity/competition/team user
POST /v1/activity/competition/team/join user
POST /v1/activity/competition/team/leave user
POST /v1/activity/competition/team/approve user
POST /v1/activity/competition/team/remove user
POST /v1/activity/competition/team/handOver user
GET /v1/activity/competition/team public
GET /v1/activity/copyTrading/traders public
GET /v1/if/push/settings user
PUT /v1/if/push/settings user
GET /v1/activity/general/agent/campaigns agent
GET /v1/activity/general/agent/codes/{id} agent
POST /v1/activity/general/agent/codes/{id} agent
GET /v1/activity/general/agent/targets/{id} agent
PUT /v1/activity/general/agent/targets/{id} agent
GET /v1/activity/general/agent/views/{id} agent
PUT /v1/activity/general/agent/views/{id} agent
POST /v1/activity/general/agent/referral/note/{id} agent
GET /v1/activity/general/agent/statement/{id} agent
GET /v1/activity/general/agent/sub-agent/{id} agent
GET /v1/activity/general/agent/sub-agents/{id} agent
GET /v1/activity/general/agent/rebate/export/{id} agent
GET /v1/activity/general/agent/referral/export/{id} agent
GET /v1/activity/general/agent/performance/export/{id} agent
GET /v1/public/inviteCode public
GET /v1/user/agentApplication user
POST /v1/user/agentApplication user
PUT /v1/activity/general/agent/codes/order/{id} agent
PUT /v1/activity/general/agent/codes/{id} agent
PUT /v1/activity/general/agent/sub-agent/{id} agent
POST /v1/public/visit public
POST /v1/public/events public
GET /v1/public/country public
`

const OPERATIONS = `
POST /ops/v1/events ops
GET /ops/v1/events/rejected ops
GET /ops/v1/ledger/audit ops
PUT /ops/v1/activities/{alias} ops
POST /ops/v1/activities/{alias}/preview ops
POST /ops/v1/pictures ops
GET /ops/v1/activities/{alias}/report ops
GET /ops/v1/funnel ops
PUT /ops/v1/programmes/{alias} ops
PUT /ops/v1/agents/{userId} ops
GET /ops/v1/agent-applications ops
POST /ops/v1/agent-applications/{applicationId}/decision ops
POST /ops/v1/clock ops
GET /health/live probe
GET /health/ready probe
`

/** The calls of staff.md that are built. */
const STAFF = `
GET /ops/v1/policy ops
GET /ops/v1/audit-log ops
GET /ops/v1/proposals ops
GET /ops/v1/proposals/{id} ops
POST /ops/v1/proposals/{id}/decision ops
GET /ops/v1/activities ops
GET /ops/v1/activities/{alias} ops
GET /ops/v1/activities/{alias}/versions ops
GET /ops/v1/activities/{alias}/versions/{n} ops
GET /ops/v1/activities/{alias}/diff ops
GET /ops/v1/users ops
GET /ops/v1/users/{userId} ops
GET /ops/v1/users/{userId}/activities/{activityId} ops
GET /ops/v1/users/{userId}/rewards ops
GET /ops/v1/users/{userId}/ledger ops
GET /ops/v1/users/{userId}/events ops
GET /ops/v1/users/{userId}/messages ops
GET /ops/v1/users/{userId}/explain ops
POST /ops/v1/users/{userId}/sessions/end ops
POST /ops/v1/users/{userId}/second-factor/remove ops
POST /ops/v1/users/{userId}/messages ops
POST /ops/v1/activities/{alias}/rollback ops
POST /ops/v1/activities/{alias}/end ops
POST /ops/v1/activities/{alias}/duplicate ops
PUT /ops/v1/audiences/{name}/parts/{n} ops
POST /ops/v1/audiences/{name}/commit ops
GET /ops/v1/audiences ops
POST /ops/v1/activities/{alias}/forecast ops
GET /ops/v1/forecasts/{id} ops
GET /ops/v1/activities/{alias}/draft ops
PUT /ops/v1/activities/{alias}/draft ops
DELETE /ops/v1/activities/{alias}/draft ops
POST /ops/v1/activities/{alias}/edit ops
GET /ops/v1/activity-types/{type} ops
GET /ops/v1/drafts ops
GET /ops/v1/activities/{alias}/schedule ops
POST /ops/v1/activities/{alias}/schedule ops
DELETE /ops/v1/activities/{alias}/schedule ops
GET /ops/v1/activities/{alias}/texts ops
POST /ops/v1/activities/{alias}/texts ops
POST /ops/v1/activities/{alias}/texts/review ops
GET /ops/v1/webhooks ops
GET /ops/v1/webhooks/{id}/deliveries ops
POST /ops/v1/webhooks/deliveries/{id}/retry ops
POST /ops/v1/webhooks/{id}/disable ops
POST /ops/v1/webhooks/{id}/enable ops
POST /ops/v1/webhooks/{id}/replay ops
POST /ops/v1/webhooks/{id}/test ops
GET /ops/v1/goodwill/budget ops
PUT /ops/v1/goodwill/budget ops
POST /ops/v1/grants ops
POST /ops/v1/rewards/{rewardId}/cancel ops
POST /ops/v1/rewards/{rewardId}/hold ops
POST /ops/v1/events/{eventId}/reverse ops
POST /ops/v1/activities/{alias}/pause ops
POST /ops/v1/activities/{alias}/resume ops
POST /ops/v1/pause ops
POST /ops/v1/resume ops
GET /ops/v1/win-back ops
GET /ops/v1/log ops
GET /ops/v1/flags ops
POST /ops/v1/users/{userId}/flags ops
POST /ops/v1/users/{userId}/clear ops
GET /ops/v1/reviews ops
GET /ops/v1/reviews/{id} ops
POST /ops/v1/reviews/{id}/lease ops
POST /ops/v1/reviews/decisions ops
POST /ops/v1/reviews/{id}/decision ops
POST /ops/v1/win-back/{activityId}/{userId}/decision ops
GET /ops/v1/payouts ops
POST /ops/v1/payouts/take ops
POST /ops/v1/payouts/{id}/retry ops
POST /ops/v1/payouts/retry ops
POST /ops/v1/payouts/differences/{eventId}/solve ops
GET /ops/v1/payouts/report ops
POST /ops/v1/payouts/reconcile ops
`

const rows = (table: string) => table.trim().split('\n').toSorted()
const rowsOf = (calls: typeof CALLS) => calls.map(({ method, path, auth }) => `${method} ${path} ${auth}`).toSorted()
const EVERY = [...CALLS, ...OPS_CALLS]

test('[API-6] the registry has the gateway’s 43 calls of the specification, each with its callers', () => {
  expect(rows(SPEC_TABLE)).toHaveLength(43)
  expect(rowsOf(CALLS.filter(({ source }) => source === 'spec'))).toEqual(rows(SPEC_TABLE))
})

test('the extensions are those of the contract', () => {
  expect(rowsOf(CALLS.filter(({ source }) => source === 'extension'))).toEqual(rows(EXTENSIONS))
  expect(rowsOf(OPS_CALLS)).toEqual(rows(OPERATIONS.trimEnd() + STAFF))
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

  test('[API-5] has no body as a GET', () => {
    expect(call.method === 'GET' && call.body !== undefined).toBe(false)
  })
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
  expect(CALLS.filter(({ sameOrigin }) => sameOrigin).map(({ name }) => name)).toEqual([
    'register',
    'login',
    'logout',
    'refreshToken',
    'beginSecondFactor',
    'confirmSecondFactor',
    'endSecondFactor',
    'deleteUser',
    'changePassword',
    'endSessions',
  ])
})
