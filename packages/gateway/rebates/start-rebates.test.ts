import { expect, test, vi } from 'vitest'
import { countWaitingReferrals } from '#gateway/rebates/db/rebate-queue.ts'
import { createRebateWorld } from '#gateway/agents/testing/rebate-world.ts'
import { trade } from '#gateway/testing/task-world.ts'
import { startRebates } from './start-rebates.ts'

const world = await createRebateWorld()

const countLines = async (userId: string) =>
  (await world.gateway.db.selectFrom('rebateLines').select('lineId').where('userId', '=', userId).execute()).length

test('[GW-2] a trade has its rebate within seconds, also behind a referral whose facts cannot be read', async () => {
  const agent = await world.addAgent()
  const [broken, sound] = [await world.addReferral(agent), await world.addReferral(agent)]
  const now = world.clock.now()
  await world.send(trade(broken, now))
  await world.database.attack(
    `update events set payload = jsonb_set(payload, '{fee}', '"x"') where user_id = '${broken}'`,
  )
  await world.send(trade(sound, now))
  const rebates = startRebates(world.gateway)
  await vi.waitFor(async () => expect(await countLines(sound)).toBe(1))
  await rebates.stop()
  expect(await countLines(broken)).toBe(0)
  expect(await countWaitingReferrals(world.gateway.db, world.clock.now())).toBe(1)
})
