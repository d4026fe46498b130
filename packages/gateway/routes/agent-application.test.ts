import { expect, test } from 'vitest'
import type { Caller } from '#gateway/context.ts'
import { applyAsMyAgent } from '#gateway/agents/agent-application.ts'
import { decideAgentApplication } from '#gateway/agents/operate/decide-agent-application.ts'
import { AgentWorld } from '#gateway/agents/testing/agent-world.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { DAY, NOW } from '#gateway/testing/task-world.ts'
import { digestOf } from '#gateway/util/digest-of.ts'
import { userVipCode } from '@fanfare/contract/session/userinfo.ts'
import { agentApplication, applyAsAgent } from '@fanfare/contract/agent/application.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { notPermitted, malformed } from '#gateway/testing/signed-request.ts'

let now = NOW
const gateway = await borrowGateway({ now: () => now })
const campaignId = await new AgentWorld(gateway).addCampaign()

const INPUT = { channel: 'YouTube, 12,000 subscribers', link: 'https://video.example/@harbour', country: 'VN' }
const apply = (user: TestUser, body: Partial<typeof INPUT> = INPUT) =>
  gateway.call(applyAsAgent, { body: body as typeof INPUT }, user)
const read = async (user: TestUser) => (await gateway.call(agentApplication, {}, user)).data
const rowOf = async ({ userId }: TestUser) =>
  (await gateway.rows('agentApplications', { userId }, 'appliedAt')).at(-1) ?? expect.fail('no application')
const auditOf = (subject: string) => gateway.rows('auditLog', { subject })

test('[AUTH-8] a user applies once: a second application and ten at once answer with the first', async () => {
  const user = await gateway.register()
  expect(await read(user)).toMatchObject({ status: 'NONE', appliedAt: null, mayApplyAt: null })
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply(user)))
  for (const { code, data } of answers) expect([code, data.status, data.appliedAt]).toEqual(['00000', 'RECEIVED', NOW])
  expect(await gateway.rows('agentApplications', { userId: user.userId })).toHaveLength(1)
  const { applicationId, link, revision } = await rowOf(user)
  expect([link, revision]).toEqual([INPUT.link, 1])
  expect(await auditOf(applicationId)).toMatchObject([{ action: 'agent_application.received', actor: user.userId }])
})

test.each([
  [{ ...INPUT, channel: '   ' }, 'channel'],
  [{ ...INPUT, channel: 'x'.repeat(201) }, 'channel'],
  [{ ...INPUT, link: 'javascript:alert(1)' }, 'link'],
  [{ ...INPUT, link: 'https://' }, 'link'],
  [{ ...INPUT, country: 'Viet Nam' }, 'country'],
])('[AUTH-8] refuses %o by its field', async (body, path) => {
  const user = await gateway.register()
  expect(await apply(user, body)).toMatchObject(malformed(path))
})

test('[AUTH-8] a declined user reads the reason, and may apply again 30 days after the decision', async () => {
  const user = await gateway.register()
  await apply(user)
  const { applicationId, revision } = await rowOf(user)
  const order = { applicationId, revision, actor: 'operator:mai', accept: false, reasonCode: 'REGION' } as const
  expect(await decideAgentApplication(gateway.ctx, order)).toBeNull()
  const mayApplyAt = now + 30 * DAY
  expect(await read(user)).toEqual({
    status: 'DECLINED',
    appliedAt: now,
    decidedAt: now,
    reasonCode: 'REGION',
    mayApplyAt,
  })
  expect(await apply(user)).toMatchObject({
    code: '51071',
    data: { retryAt: mayApplyAt, tipKey: 'agent.apply.too_early' },
  })
  await expect(decideAgentApplication(gateway.ctx, order)).rejects.toMatchObject({ codeName: 'MALFORMED' })
  const after = digestOf({ status: 'DECLINED', revision: 2 })
  expect(await auditOf(applicationId)).toMatchObject([
    { action: 'agent_application.received', actor: user.userId },
    { action: 'agent_application.declined', actor: 'operator:mai', detail: { after } },
  ])
  now = mayApplyAt
  // A month later the session has ended.
  const again = await applyAsMyAgent(gateway.ctx, { userId: user.userId } as Caller, INPUT)
  expect(again).toMatchObject({ status: 'RECEIVED', mayApplyAt: null })
  now = NOW
})

test('[AUTH-8] an accepted application makes its user an agent of the campaign in one step', async () => {
  const user = await gateway.register()
  await apply(user)
  const { applicationId, revision } = await rowOf(user)
  const decide = (campaign: { campaignId: string }) =>
    decideAgentApplication(gateway.ctx, { applicationId, revision, actor: 'operator:mai', accept: true, ...campaign })
  await expect(decide({ campaignId: 'absent' })).rejects.toMatchObject({ codeName: 'MALFORMED' })
  expect((await read(user)).status).toBe('RECEIVED')
  const answers = await Promise.allSettled([decide({ campaignId }), decide({ campaignId })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await read(user)).status).toBe('ACCEPTED')
  const campaigns = await gateway.call(agentCampaigns, {}, user)
  expect(campaigns.data.items.map(({ activityId }) => activityId)).toEqual([campaignId])
  expect(await apply(user)).toMatchObject(notPermitted('ALREADY_AGENT'))
})

test('[AUTH-8] an operator makes a user an agent by the invite code that the user tells', async () => {
  const { userId, token } = await gateway.register()
  const { vipCode } = (await gateway.call(userVipCode, {}, { token })).data
  const put = (who: string) => gateway.ops('PUT', `agents/${who}`, { campaignId })
  expect(await put(vipCode ?? '')).toMatchObject({ code: '00000', data: { userId, campaignId, created: true } })
  expect(await put('NOCODE99')).toMatchObject(malformed('userId'))
})

test('[AUTH-8] operators read the waiting applications and decide each once, over the wire', async () => {
  const [first, second] = [await gateway.register(), await gateway.register()]
  await apply(first)
  await apply(second)
  const listed = () =>
    gateway.read<{ campaigns: unknown; items: { applicationId: string; userId: string }[] }>('agent-applications')
  const { items: waiting, campaigns } = await listed()
  expect(campaigns).toEqual([{ alias: expect.any(String), name: expect.any(String) }])
  const of = ({ userId }: TestUser) => waiting.find((item) => item.userId === userId)
  expect(of(first)).toMatchObject({ channel: INPUT.channel, country: 'VN', revision: 1, uplineUserId: null })
  expect(await gateway.rows('auditLog', { action: 'agent_application.listed' })).toMatchObject([
    { actor: 'operator:tests' },
  ])
  const decide = (user: TestUser, body: object) =>
    gateway.ops('POST', `agent-applications/${of(user)?.applicationId}/decision`, { revision: 1, ...body })

  expect(await decide(first, { accept: false })).toMatchObject(malformed('reasonCode'))
  expect(await decide(first, { accept: true })).toMatchObject(malformed('campaignId'))
  expect(await decide(first, { accept: true, campaignId })).toMatchObject({
    code: '00000',
    data: { status: 'ACCEPTED', campaignId },
  })
  expect(await decide(first, { accept: true, campaignId })).toMatchObject({
    code: '40000',
    data: { issues: [{ path: 'revision', message: 'the application is ACCEPTED at revision 2' }] },
  })
  expect(await decide(second, { accept: false, reasonCode: 'REGION' })).toMatchObject({
    data: { status: 'DECLINED', agentId: null },
  })
  expect([(await read(first)).status, (await read(second)).reasonCode]).toEqual(['ACCEPTED', 'REGION'])
  const left = (await listed()).items.map(({ userId }) => userId)
  expect(left).not.toContain(first.userId)
  expect(left).not.toContain(second.userId)
})
