import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createLotteryWorld, type LotteryWorld } from '#gateway/draws/testing/lottery-world.ts'
import { createRebateWorld, type RebateWorld } from '#gateway/agents/testing/rebate-world.ts'
import { tradeTask } from '#gateway/testing/task-world.ts'
import { audit } from './run-audit.ts'

let world: RebateWorld
let lottery: LotteryWorld
beforeEach(async () => {
  world = await createRebateWorld()
  lottery = await createLotteryWorld(world)
})

const found = async () =>
  (await audit(world.gateway.db)).map(({ rule, subject, detail }) => `${rule}: ${subject}: ${detail}`)
const PUBLICATION = 'publication is the one of the audit log'

test('[GW-3] [D-26] a definition that a superuser changed is named, and no publication of the gateway is', async () => {
  const activityId = await world.publish({ tasks: [tradeTask()] })
  await world.publish({ tasks: [tradeTask()], texts: { en: { title: 'Changed by the operator', rules: 'Rules' } } })
  const other = await world.publish({ alias: 'another', tasks: [tradeTask()] })
  expect(await found()).toEqual([])
  await world.database.attack(`
    update activities set definition = jsonb_set(definition, '{tasks,0,reward,amount,amount}', '"5000"') where activity_id = '${activityId}'`)
  expect(await found()).toEqual([`${PUBLICATION}: ${activityId}: changed: definition`])
  await world.database.attack(
    `update activities set end_time = end_time + 1, listed = not listed where activity_id = '${other}'`,
  )
  expect(await found()).toContain(`${PUBLICATION}: ${other}: changed: endTime, listed`)
})

test('[GW-3] [D-26] an activity that a superuser removed, and a changed campaign of agents, are named', async () => {
  const activityId = await world.publish({ tasks: [tradeTask()] })
  await world.database.attack(`
    set session_replication_role = replica; delete from activities where activity_id = '${activityId}'; reset session_replication_role;
    update agent_campaigns set definition = jsonb_set(definition, '{depth}', '9')`)
  expect(await found()).toEqual(
    expect.arrayContaining([
      `${PUBLICATION}: ${activityId}: was published and is missing`,
      `${PUBLICATION}: ${world.campaignId}: changed: definition`,
    ]),
  )
})

test('[GW-3] [AGT-2] changed, removed and added terms of an agent are named', async () => {
  const [first, second, third] = [await world.addAgent(), await world.addAgent(), await world.addAgent()]
  world.clock.advance(1_000)
  await world.saveAgent({ userId: first, rates: { FUTURES: '0.3' } })
  await world.saveAgent({ userId: second, suspended: true })
  expect(await found()).toEqual([])
  const terms = 'terms of an agent are those of the audit log'
  await world.database.attack(`
    update agent_terms set rates = '{"FUTURES": "0.9"}' where agent_id = '${first}' and rates is not null;
    update agents set rates = '{"FUTURES": "0.9"}' where user_id = '${first}'`)
  expect(await found()).toEqual([expect.stringContaining(`${terms}: ${world.campaignId} ${first}`)])
  await world.database.attack(`update agents set suspended_at = null where user_id = '${second}';
    insert into agent_terms select campaign_id, agent_id, since + 5000, '{"FUTURES": "0.8"}', false from agent_terms where agent_id = '${third}'`)
  expect(await found()).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`agent has the newest of its terms: ${world.campaignId} ${second}`),
      expect.stringMatching(new RegExp(`${terms}: .*${third} .*: no line of the audit log has them`)),
    ]),
  )
})

test('[GW-3] [D-18] a lottery whose commitment or seed was exchanged before its end is named, without any key', async () => {
  const [mine, other] = [await lottery.publishLottery(), await lottery.publishLottery()]
  expect(await found()).toEqual([])
  await world.database.attack(`update lotteries set commitment = repeat('0f', 32) where activity_id = '${mine}'`)
  const rule = 'lottery is the one of the audit log'
  expect(await found()).toEqual([`${rule}: ${mine}: the commitment of the publication is another`])
  await world.database
    .attack(`update lotteries set commitment = encode(sha256('a seed that the operator chose'), 'hex'),
    encrypted_seed = (select encrypted_seed from lotteries where activity_id = '${mine}') where activity_id = '${other}'`)
  expect(await found()).toContain(`${rule}: ${other}: the commitment, the encrypted seed of the publication is another`)
})

test('[GW-3] the audit log names every part that these rules compare', async () => {
  const activityId = await world.publish({ tasks: [tradeTask()] })
  const { rows } = await sql<{ detail: Record<string, unknown> }>`
    select detail from audit_log where subject = ${activityId}`.execute(world.gateway.db)
  const parts = ['after', 'alias', 'version', 'activityType', 'listed', 'startTime', 'endTime', 'rulesSince']
  expect(Object.keys(rows[0]?.detail ?? {})).toEqual(expect.arrayContaining(parts))
})
