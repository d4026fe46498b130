import type { NewRow } from '#gateway/db/client.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityFile, cash, usdt } from '#gateway/testing/activity-file.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import {
  apply,
  applyStatus,
  getRegisterCode,
  nonProductizedApply,
  nonProductizedApplyStatus,
} from '@fanfare/contract/activity/join.ts'
import { backApply, checkAirdropPositionAccount } from '@fanfare/contract/activity/campaign.ts'
import { activityDetail, noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { eligible, noLoginEligible } from '@fanfare/contract/activity/eligible.ts'
import { userinfo, userVipCode } from '@fanfare/contract/session/userinfo.ts'
import { kolBind } from '@fanfare/contract/task/task-completions.ts'
import { publishActivity } from './publication/publish-activity.ts'

const DAY = 86_400_000
const gateway = await borrowGateway()
const user = await gateway.register()

const publish = async (changes: Partial<ActivityFileInput> = {}): Promise<string> => {
  const file = activityFile({ alias: `cup-${randomUUID()}`, ...changes })
  return (await publishActivity(gateway.ctx, { file, actor: 'operator' })).activityId
}
const joinAs = (who: TestUser, activityId: string, country?: string, body?: { consentVersion: string }) =>
  gateway.call(
    apply,
    { query: { activityId }, ...(body ? { body } : {}) },
    {
      token: who.token,
      headers: country === undefined ? {} : { 'x-country': country },
    },
  )
const change = ({ userId }: TestUser, values: Partial<NewRow<'users'>>) =>
  gateway.asOwner((db) => db.updateTable('users').set(values).where('userId', '=', userId).execute())
const participants = async (activityId: string) =>
  (await gateway.call(noLoginDetail, { query: { activityId } })).data.participants
const send = (type: string, userId: string, rest: object = {}, occurredAt = gateway.clock.now()) =>
  gateway.sendFacts({ type, userId, occurredAt, ...rest })

test('[ACT-7] joins once, and a repeated call has the same answer', async () => {
  const activityId = await publish()
  const status = () => gateway.call(applyStatus, { query: { activityId } }, user)
  expect((await status()).data).toEqual({ status: -1 })
  const first = await joinAs(user, activityId)
  expect(first).toMatchObject({ code: '00000', data: { status: 1 } })
  expect((await joinAs(user, activityId)).data).toEqual(first.data)
  expect((await status()).data).toEqual(first.data)
  expect(await participants(activityId)).toBe(1)
})

test('[ACT-7] each user gets a number of their own, which stays when others join', async () => {
  const activityId = await publish()
  const people = await Promise.all(Array.from({ length: 6 }, () => gateway.register()))
  const numberOf = async (who: TestUser) => {
    const { data } = await gateway.call(activityDetail, { query: { activityId } }, who)
    return data.my.joinNo
  }
  expect(await numberOf(user)).toBeUndefined()
  await joinAs(user, activityId)
  expect(await numberOf(user)).toBe(1)
  await Promise.all(people.map((one) => joinAs(one, activityId)))
  const numbers = await Promise.all(people.map(numberOf))
  expect(new Set(numbers)).toEqual(new Set([2, 3, 4, 5, 6, 7]))
  await joinAs(user, activityId)
  expect(await numberOf(user)).toBe(1)
})

test('[ACT-7][DEV-5] a hundred concurrent calls join one user once', async () => {
  const activityId = await publish()
  const answers = await Promise.all(Array.from({ length: 100 }, () => joinAs(user, activityId)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['00000']))
  expect(new Set(answers.map(({ data }) => data.appliedAt)).size).toBe(1)
  expect(await participants(activityId)).toBe(1)
})

test('[ACT-7] concurrent users fill the last places exactly; the others get the limit', async () => {
  const activityId = await publish({ audience: { participantsMaximum: 3 } })
  const people = await Promise.all(Array.from({ length: 8 }, () => gateway.register()))
  const codes = (await Promise.all(people.map((one) => joinAs(one, activityId)))).map(({ code }) => code)
  expect(codes.filter((code) => code === '00000')).toHaveLength(3)
  expect(codes.filter((code) => code === '51071')).toHaveLength(5)
  expect(await participants(activityId)).toBe(3)
})

describe('[ACT-7] refuses to join with a reason', () => {
  test.each<[string, Partial<ActivityFileInput>, string | undefined, string, string | undefined]>([
    ['before the start', { startTime: '+1d 00:00' }, undefined, '51002', undefined],
    ['after the end', { endTime: '-0d 00:00' }, undefined, '51003', undefined],
    ['called off', { cancelled: true }, undefined, '51003', undefined],
    ['from a country where it is not offered', { audience: { regionsExcluded: ['GB'] } }, 'GB', '51005', 'REGION'],
    ['without a verified identity', { audience: { identityNeeded: true } }, undefined, '51006', 'KYC_NEEDED'],
    ['with too young an account', { audience: { minimumAgeDays: 2 } }, undefined, '51004', 'ACCOUNT_AGE'],
  ])('%s', async (_, changes, country, code, reasonCode) => {
    const activityId = await publish(changes)
    const answer = await joinAs(user, activityId, country)
    expect(answer.code).toBe(code)
    expect((answer.data as { reasonCode?: string } | null)?.reasonCode).toBe(reasonCode)
    expect(await participants(activityId)).toBe(0)
  })

  test('for one of several accounts of a person', async () => {
    const twin = await gateway.register()
    await send('user.flagged', twin.userId, { reason: 'MULTI_ACCOUNT' })
    expect(await joinAs(twin, await publish())).toMatchObject({ code: '51040', data: { reasonCode: 'MULTI_ACCOUNT' } })
  })

  test('without the consent of the activity in its current version', async () => {
    const en = { title: 'Risky', rules: 'Be careful.', consent: 'I know.', tasks: { trade: { title: 'Trade' } } }
    const activityId = await publish({ consentVersion: 'v2', texts: { en } })
    expect(await joinAs(user, activityId)).toMatchObject({
      code: '51021',
      msg: '',
      data: { tipKey: 'activity.consent_needed' },
    })
    expect((await joinAs(user, activityId, undefined, { consentVersion: 'v1' })).code).toBe('51021')
    expect((await joinAs(user, activityId, undefined, { consentVersion: 'v2' })).code).toBe('00000')
  })

  test('besides an activity that does not go together with it, whichever comes first and also at the same time', async () => {
    const [first, second] = [`sister-${Date.now()}`, `sister-${Date.now()}-2`]
    const one = await publish({ alias: first, texts: { en: { title: 'First sister', rules: 'Rules' } } })
    const other = await publish({ alias: second, audience: { notWith: [first, 'no-such-activity'] } })
    const refusal = { code: '51020', data: { tipKey: 'activity.not_with' } }
    const [alice, bob, carol] = await Promise.all([1, 2, 3].map(() => gateway.register()))
    if (!alice || !bob || !carol) throw new Error('not registered')
    expect((await joinAs(alice, one)).code).toBe('00000')
    expect(await joinAs(alice, other)).toMatchObject(refusal)
    expect((await joinAs(bob, other)).code).toBe('00000')
    expect(await joinAs(bob, one)).toMatchObject(refusal)
    const together = await Promise.all([joinAs(carol, one), joinAs(carol, other)])
    expect(new Set(together.map(({ code }) => code))).toEqual(new Set(['00000', '51020']))
    const detail = await gateway.call(noLoginDetail, { query: { activityId: other } })
    expect(detail.data.audience.notWith).toEqual([{ title: 'First sister', path: `/activity/competition/${first}` }])
  })

  test('for an unknown activity', async () => expect((await joinAs(user, 'act_none')).code).toBe('51001'))
})

test('[ACT-8] the status is switch 0 for one of several accounts, and error 2 with the reason of a refusal', async () => {
  const someone = await gateway.register()
  const activityId = await publish({ audience: { identityNeeded: true } })
  const status = async () => (await gateway.call(applyStatus, { query: { activityId } }, someone)).data
  expect(await status()).toEqual({ status: 2, reasonCode: 'KYC_NEEDED' })
  await send('kyc.passed', someone.userId)
  expect(await status()).toEqual({ status: -1 })
  await send('user.flagged', someone.userId, { reason: 'MULTI_ACCOUNT' })
  expect(await status()).toEqual({ status: 0, reasonCode: 'MULTI_ACCOUNT' })
})

test('[AUTH-7] checks the country of a visitor, and the account of a user too', async () => {
  const activityId = await publish({ audience: { identityNeeded: true, regionsExcluded: ['US'] } })
  const visitor = async (country?: string) => {
    const headers: Record<string, string> = country === undefined ? {} : { 'x-country': country }
    return (await gateway.call(noLoginEligible, { query: { activityId } }, { headers })).data
  }
  expect(await visitor()).toEqual({ eligible: true, reasonCode: null, country: null })
  expect(await visitor('DE')).toEqual({ eligible: true, reasonCode: null, country: 'DE' })
  expect(await visitor('US')).toEqual({ eligible: false, reasonCode: 'REGION', country: 'US' })
  expect((await gateway.call(eligible, { query: { activityId } }, user)).data).toMatchObject({
    eligible: false,
    reasonCode: 'KYC_NEEDED',
  })
  expect((await gateway.call(eligible, { query: { activityId } })).code).toBe('600')
  gateway.configure({ live: true })
  expect(await visitor()).toEqual({ eligible: false, reasonCode: 'REGION', country: null })
  expect(await visitor('DE')).toMatchObject({ eligible: true })
  gateway.configure({ unknownCountry: 'allow' })
  expect(await visitor()).toMatchObject({ eligible: true })
  expect(await gateway.ctx.metrics.registry.metrics()).toMatch(/fanfare_unknown_countries_total\{result="deny"\} 1/)
})

test('[ACT-7] the calls of landing pages join those alone', async () => {
  const en = { title: 'Landing', rules: 'Be fair.', tasks: { trade: { title: 'Trade' } } }
  const activityId = await publish({ page: 'promo', texts: { en } })
  expect((await gateway.call(nonProductizedApply, { query: { activityId } }, user)).data).toMatchObject({ status: 1 })
  expect((await gateway.call(nonProductizedApplyStatus, { query: { activityId } }, user)).data).toMatchObject({
    status: 1,
  })
  const cup = await publish()
  expect((await gateway.call(nonProductizedApply, { query: { activityId: cup } }, user)).code).toBe('51001')
})

describe('[ACT-4] binding to an agent', () => {
  const agentOf = async (vipCode: string) => {
    const agent = await gateway.register()
    await change(agent, { agentId: `ag-${vipCode}`, agentLevel: 'SILVER', vipCode })
    return agent
  }
  const bindAs = (who: TestUser, activityId: string, code: string) =>
    gateway.call(kolBind, { body: { activityId, code } }, who)

  test('binds once, by a code in any case, and answers with the agent’s masked name', async () => {
    const activityId = await publish()
    const agent = await agentOf('AURORA7')
    const fan = await gateway.register()
    const bound = await bindAs(fan, activityId, ' aurora7 ')
    expect(bound).toMatchObject({
      code: '00000',
      data: { bound: true, agent: `${agent.loginName.slice(0, 2)}***@mail` },
    })
    const me = await gateway.call(userinfo, { body: {} }, fan)
    expect(me.data).toMatchObject({ inviteCode: 'AURORA7', inviteType: 'AGENT' })
    expect(await bindAs(fan, activityId, 'AURORA7')).toMatchObject({ code: '51054', data: { field: 'code' } })
    expect(await bindAs(agent, activityId, 'AURORA7')).toMatchObject({ code: '51054', data: { field: 'code' } })
    const own = await gateway.call(userVipCode, {}, fan)
    const user = await gateway.register()
    const ownCode = (await gateway.call(userVipCode, {}, user)).data.vipCode ?? ''
    expect(await bindAs(user, activityId, ownCode)).toMatchObject({ code: '51054', data: { field: 'code' } })
    expect(await bindAs(user, activityId, own.data.vipCode ?? '')).toMatchObject({ code: '51053' })
  })

  test('refuses unknown codes and codes of users who are not agents', async () => {
    const activityId = await publish()
    expect(await bindAs(user, activityId, 'NOBODY99')).toMatchObject({ code: '51053', data: { field: 'code' } })
    const friend = await gateway.register()
    const { vipCode } = (await gateway.rows('users', { userId: friend.userId }))[0]!
    expect((await bindAs(user, activityId, vipCode)).code).toBe('51053')
    expect((await bindAs(user, 'act_none', 'NOBODY99')).code).toBe('51001')
  })

  test('binds once out of fifty concurrent calls', async () => {
    const activityId = await publish()
    await agentOf('BOREAL11')
    const fan = await gateway.register()
    const codes = (await Promise.all(Array.from({ length: 50 }, () => bindAs(fan, activityId, 'BOREAL11')))).map(
      ({ code }) => code,
    )
    expect(codes.filter((code) => code === '00000')).toHaveLength(1)
    expect(codes.filter((code) => code === '51054')).toHaveLength(49)
  })
})

test('[ACT-7] a user reads the code of their registration', async () => {
  const invited = await gateway.register({ vipCode: 'aurora7' })
  expect((await gateway.call(getRegisterCode, {}, invited)).data).toEqual({ code: 'AURORA7' })
  expect((await gateway.call(getRegisterCode, {}, user)).data).toEqual({ code: null })
})

test('[ACT-7] the airdrop check compares the newest holding with the target', async () => {
  const en = { title: 'Drop', rules: 'Hold.', tasks: { hold: { title: 'Hold' } } }
  const startTime = gateway.clock.now() - 3 * DAY
  const activityId = await publish({
    tasks: [{ id: 'hold', type: 'SPOT_HOLDS', period: 'DURING', asset: 'FNF', target: usdt('500'), reward: cash('1') }],
    startTime: new Date(startTime).toISOString(),
    endTime: new Date(gateway.clock.now() + 9 * DAY).toISOString(),
    // Three days ago, an hour ago, in two days, and after the end.
    airdrop: { snapshotHours: [1, 71, 120, 500] },
    texts: { en },
  })
  const holder = await gateway.register()
  const check = () => gateway.call(checkAirdropPositionAccount, { query: { activityId } }, holder)
  expect((await check()).data).toMatchObject({ eligible: false, reasonCode: 'NOT_ENOUGH', position: { amount: '0' } })
  await send('holding.snapshot', holder.userId, { asset: 'BTC', usdtValue: '9000' })
  await send('holding.snapshot', holder.userId, { asset: 'FNF', usdtValue: '500' })
  expect((await check()).data).toMatchObject({
    eligible: true,
    reasonCode: null,
    position: { amount: '500', unit: 'USDT' },
    required: { amount: '500', unit: 'USDT' },
  })
  expect((await check()).data.snapshots).toMatchObject([
    { taken: true, held: null },
    // At the announced time that visitors read, although the platform was an hour late.
    { at: startTime + (71 * DAY) / 24, taken: true, held: true },
    { taken: false, held: null },
  ])
  const none = await publish()
  expect((await gateway.call(checkAirdropPositionAccount, { query: { activityId: none } }, holder)).code).toBe('51070')
})

test('[ACT-7] a holding counts for the nearest snapshot, of two that are a day apart', async () => {
  const en = { title: 'Drop', rules: 'Hold.', tasks: { hold: { title: 'Hold' } } }
  const startTime = gateway.clock.now() - 3 * DAY
  const activityId = await publish({
    tasks: [{ id: 'hold', type: 'SPOT_HOLDS', period: 'DURING', asset: 'FNF', target: usdt('500'), reward: cash('1') }],
    startTime: new Date(startTime).toISOString(),
    endTime: new Date(gateway.clock.now() + 9 * DAY).toISOString(),
    airdrop: { snapshotHours: [24, 48] },
    texts: { en },
  })
  const holder = await gateway.register()
  const hours = (count: number) => startTime + (count * DAY) / 24
  await send('holding.snapshot', holder.userId, { asset: 'FNF', usdtValue: '500' }, hours(24))
  await send('holding.snapshot', holder.userId, { asset: 'FNF', usdtValue: '499' }, hours(47))
  const { data } = await gateway.call(checkAirdropPositionAccount, { query: { activityId } }, holder)
  expect(data.snapshots).toMatchObject([
    { at: hours(24), held: true },
    { at: hours(48), held: false },
  ])
})

test('[GW-1] a paused account applies for the win-back offer once', async () => {
  const activityId = await publish({ winBack: { pausedDays: 60 } })
  const paused = await gateway.register()
  const ask = (reason?: 'FEES' | 'TIME') =>
    gateway.call(backApply, { body: { activityId, ...(reason ? { reason } : {}) } }, paused)
  const mine = async () => (await gateway.call(activityDetail, { query: { activityId } }, paused)).data.my.winBack
  expect(await ask()).toMatchObject({ code: '51004', data: { reasonCode: 'ACCOUNT_AGE' } })
  expect(await mine()).toEqual({ eligible: false, reasonCode: 'ACCOUNT_AGE', lastTradeAt: null, application: null })
  await change(paused, { createdAt: gateway.clock.now() - 100 * DAY })
  const trade = { market: 'spot', symbol: 'BTC/USDT', usdtVolume: '10' }
  await send('trade.filled', paused.userId, trade, gateway.clock.now() - 70 * DAY)
  expect(await mine()).toMatchObject({ eligible: true, lastTradeAt: expect.any(Number) as number })
  const first = await ask('FEES')
  expect(first).toMatchObject({ code: '00000', data: { status: 'RECEIVED', reasonCode: null } })
  expect(await mine()).toMatchObject({ application: first.data })
  expect((await ask('TIME')).data).toEqual(first.data)
  const other = await publish()
  expect((await gateway.call(backApply, { body: { activityId: other } }, paused)).code).toBe('51001')
})
