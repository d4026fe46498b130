import { expect, test } from 'vitest'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { CALLS, OPS_CALLS } from '@fanfare/contract/index.ts'
import { addLines } from '../agents/testing/agent-lines.ts'
import { AgentWorld } from '../agents/testing/agent-world.ts'
import { messagesOf } from '../testing/log-world.ts'
import { createReviewWorld } from '../testing/review-world.ts'
import { answerOf, targetOf, type UntypedData } from '../testing/signed-request.ts'

const world = await createReviewWorld({ config: { payouts: true } })
const { gateway, ids } = world
const crm = { id: 'crm', url: 'https://crm.example', topics: ['reward.*'], order: 'none' as const, allowPrivate: false }
gateway.config.staffPolicy = { ...gateway.config.staffPolicy, webhooks: [crm] }
const agents = new AgentWorld(gateway)

/** Three rows, or more, of each list. */
const user = await world.flagged('small', 'large', 'coupon')
const others = [await world.flagged('small'), await world.flagged('small', 'large'), await world.flagged('large')]
const decided = await gateway.rows('rewards', { userId: user.userId })
// Above the policy’s sum a second person is needed: these wait as proposals.
const proposed = await gateway.rows('rewards', { activityId: ids.large })
for (const { rewardId } of [...decided, ...proposed]) {
  const { reviewId, revision } = (await gateway.rows('reviews', { rewardId }))[0]!
  await gateway.post(`reviews/${reviewId}/decision`, { accept: true, reason: 'CHECKED', note: '' }, { revision })
}
const free = await gateway.register()
await world.claim(free, 'small', 'coupon')
for (const hours of [1, 2, 3]) {
  await gateway.post(`users/${free.userId}/messages`, { template: 'support.ticket_closed', ticket: `T-${hours}` })
  await world.send(free, { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', usdtVolume: '5' })
}
await messagesOf(gateway, free)
await gateway.asOwner(async (db) => {
  const rewards = await db.selectFrom('rewards').selectAll().execute()
  for (const { rewardId, userId, activityId, asset, quantity } of rewards)
    await db
      .insertInto('payouts')
      .values({
        payoutId: `po-${rewardId}`,
        rewardId,
        userId,
        activityId,
        asset,
        amount: quantity,
        state: 'READY',
        attempt: 1,
        requestedAt: world.now(),
      })
      .execute()
  for (const index of [1, 2, 3, 4])
    await db
      .insertInto('webhookDeliveries')
      .values({
        endpointId: 'crm',
        webhookId: `crm_${index}`,
        topic: 'reward.granted',
        userId: index === 4 ? null : user.userId,
        body: '{}',
        at: world.now(),
        state: 'DEAD',
        nextAt: null,
        lease: null,
      })
      .execute()
  for (const { userId } of others)
    await db
      .insertInto('backApplications')
      .values({
        activityId: ids.small,
        userId,
        reason: 'FEES',
        contactAllowed: true,
        status: 'RECEIVED',
        appliedAt: world.now(),
      })
      .execute()
})
for (const name of ['first', 'second', 'third']) {
  await gateway.sendOps({
    method: 'PUT',
    target: `/ops/v1/audiences/${name}/parts/1`,
    body: user.userId,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-ops-actor': 'olga' },
  })
  await gateway.post(`audiences/${name}/commit`, { parts: 1 })
}
for (const _time of [1, 2]) {
  const { file, version } = await gateway.read(`activities/small`)
  const changed = { ...file, texts: { ...file.texts, en: { ...file.texts.en, rules: `Rules of ${version}` } } }
  const { code } = await gateway.ops('PUT', `activities/small?note=rules`, changed, { revision: version })
  expect(code).toBe('00000')
}

const campaignId = await agents.addCampaign()
const agent = await agents.addAgent(campaignId)
for (const registeredAt of [1, 2, 3].map((day) => world.now() - day * 3_600_000)) {
  const referral = await agents.addReferral(campaignId, agent, { registeredAt })
  const sub = await agents.addAgent(campaignId, agent.userId)
  const line = { campaignId, userId: referral.userId, at: registeredAt, settleDay: '2026-11-20' }
  await addLines(gateway.db, [
    { ...line, agentId: agent.userId, code: agent.code },
    { ...line, agentId: sub.userId, code: sub.code },
  ])
}

interface Walk {
  params?: Record<string, string>
  /** Each walk has one of these filters; none is a walk, too. */
  filters: Record<string, string>[]
  /** Rows that reading the list adds to it. */
  isOfReading?: (item: UntypedData) => boolean
}

const OF_USER: Record<string, string> = { userId: free.userId }
const OF_CAMPAIGN = { params: { id: campaignId } }

/** How each list is asked for. A list of the contract that is not here fails the test below. */
const WALKS: Readonly<Record<string, Walk>> = {
  staffActivities: { filters: [{ status: 'ONGOING' }, { type: 'NewUser' }] },
  activityVersions: { params: { alias: 'small' }, filters: [] },
  audiences: { filters: [] },
  staffAuditLog: {
    filters: [
      { action: 'review.accepted' },
      { actor: 'operator:sam' },
      { subject: free.userId },
      { from: '2026-11-20' },
    ],
    isOfReading: ({ action }) => action === 'audit.read',
  },
  staffFlags: { filters: [{ reason: 'BOT' }] },
  staffPullLog: { filters: [{ topics: 'reward.*,review.opened' }] },
  staffPayouts: { filters: [{ state: 'READY' }, { activityId: ids.small }] },
  staffProposals: { filters: [{ state: 'PENDING' }, { kind: 'REVIEW' }] },
  staffReviews: { filters: [{ kind: 'FLAG' }, { sort: 'amount', unit: 'USDT' }, { activityId: ids.small }] },
  staffUserEvents: { params: OF_USER, filters: [{ type: 'trade.filled' }, { activityId: ids.small }] },
  staffUserLedger: { params: OF_USER, filters: [] },
  staffUserMessages: { params: OF_USER, filters: [] },
  staffUserRewards: { params: OF_USER, filters: [] },
  staffWebhookDeliveries: { params: { id: 'crm' }, filters: [{ userId: user.userId }, { state: 'DEAD' }] },
  staffWinBackApplications: { filters: [{ activityId: ids.small }] },
  performance: { ...OF_CAMPAIGN, filters: [{ product: 'FUTURES' }] },
  rebateList: { ...OF_CAMPAIGN, filters: [{ source: 'DIRECT' }, { product: 'FUTURES' }] },
  referralList: { ...OF_CAMPAIGN, filters: [{ source: 'DIRECT' }, { sort: 'registeredAt' }] },
  agentSubAgents: { ...OF_CAMPAIGN, filters: [] },
}

const queryOf = ({ query }: CallDefinition): string[] =>
  Object.keys((query as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {})
const dataOf = ({ data }: CallDefinition): string[] =>
  Object.keys((data as { _zod?: { def?: { shape?: object } } })._zod?.def?.shape ?? {})
const hasPages = (call: CallDefinition) => queryOf(call).includes('pageSize') || dataOf(call).includes('next')

const LISTS = [...OPS_CALLS, ...CALLS.filter(({ auth }) => auth === 'agent')].filter(hasPages)

async function pageOf(call: CallDefinition, walk: Walk, query: Record<string, unknown>): Promise<UntypedData> {
  const target = targetOf(call, { params: walk.params, query })
  const answer =
    call.auth === 'ops'
      ? await gateway.ops('GET', target)
      : answerOf<UntypedData>(await gateway.send({ method: 'GET', target, token: agent.token }))
  if (answer.code !== '00000')
    throw new Error(`${target} was answered with ${answer.code} ${JSON.stringify(answer.data)}`)
  return answer.data
}

/** The rows of a list from its first page to its last one, `pageSize` at a time. */
async function walkToEnd(call: CallDefinition, walk: Walk, filter: Record<string, string>, pageSize: number) {
  const rows: string[] = []
  const names = queryOf(call)
  let place: Record<string, unknown> = {}
  for (let pages = 0; pages < 500; pages += 1) {
    const page = await pageOf(call, walk, { ...filter, ...place, pageSize })
    const shown = (page.items as UntypedData[]).filter((item) => !walk.isOfReading?.(item))
    rows.push(...shown.map((item) => JSON.stringify(item)))
    const isLast = names.includes('pageIndex')
      ? (pages + 1) * pageSize >= page.total
      : names.includes('after')
        ? !page.more
        : page.next === null
    if (isLast) return rows
    if (names.includes('pageIndex')) place = { pageIndex: pages + 1 }
    else place = { [names.includes('after') ? 'after' : 'cursor']: page.next }
  }
  throw new Error(`${call.name} has no last page`)
}

test('each list of agents and of the staff is known to this test', () => {
  expect(LISTS.map(({ name }) => name).toSorted()).toEqual(Object.keys(WALKS).toSorted())
})

test.each(LISTS.map((call) => [call.name, call] as const))(
  '%s is read to its end page by page, with and without a filter, each row once',
  async (name, call) => {
    const walk = WALKS[name]!
    for (const filter of [{}, ...walk.filters]) {
      const about = `${name} ${JSON.stringify(filter)}`
      const all = await walkToEnd(call, walk, filter, 200)
      expect(all.length, about).toBeGreaterThan(1)
      expect(new Set(all).size, about).toBe(all.length)
      expect(await walkToEnd(call, walk, filter, 1), about).toEqual(all)
    }
  },
)
