import { afterAll, afterEach, expect, test } from 'vitest'
import { createPool, dbOn } from '#gateway/db/client.ts'
import type { RequestContext } from '#gateway/route.ts'
import { createDemonstration } from '#gateway/testing/demonstration.ts'
import { readEveryCall } from '#gateway/testing/read-every-call.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { competitionRank, competitionSnapshots } from '@fanfare/contract/competition/rank.ts'
import { copyTradingTraders } from '@fanfare/contract/copy-trading/traders.ts'
import { healthReady } from '@fanfare/contract/ops/gateway.ts'
import { SITE_READING_HEADER } from '@fanfare/contract/site-reading.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { ROUTES } from './registry.ts'

const SITE_SECRET = 'of-the-site-in-tests'

let fault: string | null = null
const seen = { primary: new Set<string>(), replica: new Set<string>() }
const handlers = new Map(ROUTES.map((route) => [route, route.handle]))

afterEach(() => {
  fault = null
  seen.primary.clear()
  seen.replica.clear()
})
afterAll(async () => {
  for (const [route, handle] of handlers) route.handle = handle
  await replica.destroy()
  await gateway.stop()
})

const activityOf = async (alias: string) => {
  const { activities } = (await gateway.call(activityList, { query: { pageSize: 100 } })).data
  return { activityId: activities.find((one) => one.alias === alias)?.activityId ?? '' }
}

const gateway = await startGateway({ createDatabase: createDemonstration, config: { siteSecret: SITE_SECRET } })
const pool = createPool({ connectionString: gateway.databaseUrl })
// A standby refuses every write.
pool.on('connect', (client) => void client.query('set default_transaction_read_only = on'))
const replica = dbOn(pool)
gateway.ctx.replica = { db: replica, fault: () => fault, lagMs: () => 0 }
for (const route of ROUTES)
  route.handle = async (request: never, context: never) => {
    const answer = await handlers.get(route)?.(request, context)
    const { db } = (context as RequestContext).gateway
    seen[db === replica ? 'replica' : 'primary'].add(route.call.name)
    return answer
  }

test('[GW-1] the replica answers only these calls of a logged-in user, and nothing is written there', async () => {
  const agent = DEMO_LOGINS.find(({ loginName }) => loginName.includes('agent')) ?? DEMO_LOGINS[0]
  const { answered } = await readEveryCall(gateway, agent)
  expect(answered).toEqual(expect.arrayContaining([...seen.replica]))
  expect([...seen.replica].toSorted()).toEqual(['agentCampaigns', 'competitionSnapshots', 'rebateList'])
  expect(seen.primary).toContain(competitionRank.name)
})

test('[GW-1] a replica answers boards and traders of visitors, and the reports of the staff', async () => {
  const query = await activityOf('summer-trading-cup')
  expect(await gateway.call(competitionRank, { query })).toMatchObject({ code: '00000' })
  expect(await gateway.call(copyTradingTraders, { query: await activityOf('first-copy-covered') })).toMatchObject({
    code: '00000',
  })
  expect(await gateway.ops('GET', 'activities/summer-trading-cup/report')).toMatchObject({ code: '00000' })
  expect(await gateway.ops('GET', 'funnel')).toMatchObject({ code: '00000' })
  expect([...seen.replica].toSorted()).toEqual([
    'activityFunnel',
    'activityReport',
    'competitionRank',
    'copyTradingTraders',
  ])
})

test('[GW-1] the site fills its pages from the primary', async () => {
  const headers = { [SITE_READING_HEADER]: SITE_SECRET }
  await gateway.call(competitionSnapshots, { query: await activityOf('summer-trading-cup') }, { headers })
  expect(seen.primary).toContain(competitionSnapshots.name)
  expect(seen.replica.size).toBe(0)
})

test('[GW-1] the primary answers while the replica is late, and the gateway is degraded and gives the reason', async () => {
  fault = 'is more than 5 s behind'
  const query = await activityOf('summer-trading-cup')
  expect(await gateway.call(competitionRank, { query })).toMatchObject({ code: '00000' })
  expect(seen.replica.size).toBe(0)
  const checks = expect.arrayContaining([{ name: 'replica', ok: false, reason: fault }]) as unknown
  await expect.poll(() => gateway.call(healthReady, {})).toMatchObject({ data: { status: 'degraded', checks } })
})

test('[GW-1] the primary repeats a read that the replica fails', async () => {
  const broken = dbOn(createPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }))
  gateway.ctx.replica = { db: broken, fault: () => null, lagMs: () => 0 }
  const query = await activityOf('summer-trading-cup')
  expect(await gateway.call(competitionRank, { query })).toMatchObject({ code: '00000' })
  expect(await gateway.ctx.metrics.registry.getSingleMetricAsString('fanfare_replica_reads_total')).toContain(
    'server="primary"',
  )
  await broken.destroy()
})
