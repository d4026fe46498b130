import { expect, test } from 'vitest'
import { decideAgentApplication } from '#gateway/agents/operate/decide-agent-application.ts'
import { messageReader } from '#gateway/messages/message-reader.ts'
import { writeAllLines } from '#gateway/rebates/start-rebates.ts'
import { ingestEvents } from '#gateway/facts/ingest-events.ts'
import { readToEnd } from '#gateway/testing/log-world.ts'
import { AgentWorld } from '#gateway/agents/testing/agent-world.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { NOW, nextEventId } from '#gateway/testing/task-world.ts'
import { applyAsAgent } from '@fanfare/contract/agent/application.ts'
import { pushList } from '@fanfare/contract/message/push.ts'

const gateway = await borrowGateway({ now: NOW })
const world = new AgentWorld(gateway)
const campaignId = await world.addCampaign()

async function read({ token }: TestUser, language = 'en') {
  await readToEnd(gateway.ctx, messageReader(gateway.ctx))
  const { data } = await gateway.call(pushList, { body: { pageIndex: 0 } }, { token, headers: { language } })
  return data.items.map(({ type, title, excerpt, link }) => [type, title, excerpt, link?.webUrl])
}

async function applied(): Promise<{ user: TestUser; applicationId: string; revision: number }> {
  const user = await gateway.register()
  const body = { channel: 'YouTube, 12,000 subscribers', country: 'VN' }
  await gateway.call(applyAsAgent, { body }, user)
  const row = (await gateway.rows('agentApplications', { userId: user.userId }))[0]!
  return { user, ...row }
}

test('[MSG-1][AUTH-8] a declined application is a message with its reason and the day of another one', async () => {
  const { user, ...application } = await applied()
  const decision = { accept: false, reasonCode: 'REGION' } as const
  await decideAgentApplication(gateway.ctx, { ...application, ...decision, actor: 'operator:mai' })
  const [message] = await read(user)
  expect(message).toEqual([
    'ACCOUNT',
    'We declined your application',
    expect.stringMatching(
      /^You can apply again from Dec 2\d, .* UTC\. Reason: Our agent programme isn’t open in your country\.$/,
    ),
    '/agent',
  ])
  const [german] = await read(user, 'de')
  expect(german?.slice(1, 3)).toEqual(['Ihre Bewerbung wurde abgelehnt', expect.stringContaining('Dez')])
})

test('[MSG-1][AUTH-8] an accepted application is a message that opens the campaign', async () => {
  const { user, ...application } = await applied()
  const decision = { accept: true, campaignId } as const
  await decideAgentApplication(gateway.ctx, { ...application, ...decision, actor: 'operator:mai' })
  const text = 'Open your campaign and share your invite code.'
  expect(await read(user)).toEqual([['ACCOUNT', 'You’re an agent now', text, `/agent/${campaignId}`]])
})

test('[MSG-1][AGT-4] a first trade is a message in the language of the agent, and a day of many is one', async () => {
  const agent = await world.addAgent(campaignId)
  const { userId } = await world.addReferral(campaignId, agent, { registeredAt: NOW - 60_000 })
  const trade = { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', usdtVolume: '10', fee: '0.1' } as const
  await ingestEvents(gateway.ctx, [{ ...trade, userId, eventId: nextEventId(), occurredAt: NOW - 1_000 }])
  await writeAllLines(gateway.ctx)
  const many = { campaignId, day: '2026-11-19', count: 1200 }
  gateway.clock.advance(1)
  await gateway.append({ topic: 'referral.first_trades', userId: agent.userId, payload: many })
  const link = `/agent/${campaignId}/referral`
  expect(await read(agent)).toEqual([
    ['AGENT', 'First trades by your referrals: 1,200', 'Made on Nov 19. See your referrals.', link],
    [
      'AGENT',
      expect.stringMatching(/^First trade by \u2068.*\*\*\*@mail\u2069$/),
      'See what your referral brings you.',
      link,
    ],
  ])
  expect((await read(agent, 'ru'))[0]?.[1]).toMatch(/^Первые сделки ваших рефералов: 1\s?200$/)
})
