import { expect, test } from 'vitest'
import { createAgentWorld } from '#gateway/agents/testing/agent-world.ts'
import { insertUser } from '#gateway/accounts/db/users.ts'
import { newVipCode } from '#gateway/util/vip-code.ts'
import { writeAllLines } from '#gateway/rebates/start-rebates.ts'
import { publishDemoActivities } from '#gateway/seed/seed-demo.ts'
import { createAgentCode, saveAgentCode } from '@fanfare/contract/agent/codes.ts'
import { inviteCodeState } from '@fanfare/contract/agent/invites.ts'
import { kolBind } from '@fanfare/contract/task/task-completions.ts'
import { SPELT_INVITES } from '@fanfare/contract/testing/typed-texts.ts'
import { readCodeIn } from '@fanfare/contract/typed-text.ts'

const { gateway, id, agent } = await createAgentWorld()

const create = (vipCode: string) =>
  gateway.call(createAgentCode, { params: { id }, body: { label: 'Channel', givesBack: '0.1', vipCode } }, agent)
const bind = (token: string, code: string) => gateway.call(kolBind, { body: { activityId, code } }, { token })
const userOf = (userId: string) => gateway.rows('users', { userId })

const activityId = (await publishDemoActivities(gateway.ctx)).get('welcome-tasks') ?? ''
await create('TELEGRAM1')

test('[AGT-4] who registers with a further code of an agent is invited by that agent', async () => {
  const friend = await gateway.register({ vipCode: 'telegram1' })
  expect(await userOf(friend.userId)).toMatchObject([{ inviterId: agent.userId, invitedByCode: 'TELEGRAM1' }])
})

test('[AGT-4] binding a further code binds to its agent with the code that was used', async () => {
  const fan = await gateway.register()
  expect(await bind(fan.token, ' telegram1 ')).toMatchObject({ code: '00000', data: { bound: true } })
  const binding = await gateway.rows('kolBindings', { userId: fan.userId })
  expect(binding).toMatchObject([{ code: 'TELEGRAM1', agentUserId: agent.userId }])
  expect(await gateway.rows('agentReferrals', { userId: fan.userId })).toMatchObject([
    { agentId: agent.userId, code: 'TELEGRAM1' },
  ])
  expect((await bind(fan.token, agent.code)).code).toBe('51054')
  expect((await bind(agent.token, 'TELEGRAM1')).code).toBe('51054')
})

test.each(SPELT_INVITES)('[AGT-4] the code of %j binds a new account, and one that has registered', async (search) => {
  const typed = new URLSearchParams(search).get('vipCode') ?? readCodeIn(search, 'vipCode') ?? ''
  const vipCode = typed.replace(/(?:AURO|ＡＵＲＯ).*(?:A7|Ａ７)/, (code) =>
    code.includes('Ａ') ? 'ＴＥＬＥＧＲＡＭ１' : 'TELEGRAM1',
  )
  const [friend, fan] = [await gateway.register({ vipCode }), await gateway.register()]
  expect(await userOf(friend.userId)).toMatchObject([{ inviterId: agent.userId, invitedByCode: 'TELEGRAM1' }])
  expect(await bind(fan.token, vipCode)).toMatchObject({ code: '00000', data: { bound: true } })
})

test('[AGT-4] a new account that draws a code of an agent gets another one', async () => {
  const { randomBytes } = gateway.ctx
  const drawn = randomBytes(8)
  const taken = newVipCode(() => drawn)
  expect((await create(taken)).code).toBe('00000')
  let draws = 0
  gateway.ctx.randomBytes = (length) => (length === 8 && (draws += 1) <= 2 ? drawn : randomBytes(length))
  const { userId } = await gateway.register()
  gateway.ctx.randomBytes = randomBytes
  expect(draws).toBe(3)
  const [row] = await gateway.rows('users', { userId })
  expect(row?.vipCode).toMatch(/^[A-Z2-9]{8}$/)
  expect(row?.vipCode).not.toBe(taken)
})

test('[AGT-4] of an account and an agent that take a code at once exactly one gets it', async () => {
  const account = (vipCode: string) => ({
    userId: `u-${vipCode}`,
    loginName: `${vipCode}@example.test`,
    passwordHash: '-',
    languageType: 0,
    vipCode,
    createdAt: 0,
  })
  for (let round = 0; round < 15; round += 1) {
    const code = `BOTH${round}`
    const [asAccount, asAgent] = await Promise.all([
      insertUser(gateway.db, account(code)).then(
        (taken) => taken === null,
        (error: { code?: string }) => (error.code === '40001' ? false : Promise.reject(error as Error)),
      ),
      create(code).then((answer) => answer.code === '00000'),
    ])
    expect(asAccount).toBe(!asAgent)
  }
})

test('[AGT-4] a paused code makes nobody a referral or inviter, earlier referrals stay, and a resumed one works again', async () => {
  await create('PAUSED1')
  const pause = (paused: boolean) =>
    gateway.call(saveAgentCode, { params: { id }, body: { vipCode: 'PAUSED1', paused } }, agent)
  const state = async (vipCode: string) => (await gateway.call(inviteCodeState, { query: { vipCode } })).data.paused
  const referrals = async () =>
    new Set((await gateway.rows('agentReferrals', { code: 'PAUSED1' })).map(({ userId }) => userId))
  const early = await gateway.register({ vipCode: 'PAUSED1' })
  expect(await state('paused1')).toBe(false)
  await pause(true)
  expect(await state('paused1')).toBe(true)
  expect(await state('ABSENT99')).toBe(false)
  const refused = await gateway.register({ vipCode: 'PAUSED1' })
  expect(await userOf(refused.userId)).toMatchObject([{ inviterId: null, invitedByCode: 'PAUSED1' }])
  const fan = await gateway.register()
  expect(await bind(fan.token, 'PAUSED1')).toMatchObject({ code: '51053', data: { field: 'code' } })
  await pause(false)
  const late = await gateway.register({ vipCode: 'PAUSED1' })
  expect(await referrals()).toEqual(new Set([early.userId, late.userId]))
})

test('[AGT-4] a registration of the platform counts for a paused code when it occurred before the pause', async () => {
  await create('PAUSED2')
  const before = gateway.ctx.clock.now() - 60_000
  await gateway.call(saveAgentCode, { params: { id }, body: { vipCode: 'PAUSED2', paused: true } }, agent)
  const after = gateway.ctx.clock.now()
  const registered = (userId: string, occurredAt: number) => ({
    eventId: `registered-${userId}`,
    type: 'user.registered',
    userId,
    occurredAt,
    inviteCode: 'PAUSED2',
  })
  const events = [registered('p2-early', before), registered('p2-late', after)]
  expect((await gateway.sendFacts(...events)).code).toBe('00000')
  await writeAllLines(gateway.ctx)
  expect(await gateway.rows('agentReferrals', { code: 'PAUSED2' })).toMatchObject([{ userId: 'p2-early' }])
})
