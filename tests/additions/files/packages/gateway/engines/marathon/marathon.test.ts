import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { findScore } from '#gateway/boards/db/scores.ts'
import { settleEnded } from '#gateway/results/settle-ended.ts'
import { ingestEvents } from '#gateway/facts/ingest-events.ts'
import { listMyRewards } from '#gateway/rewards/list-rewards.ts'
import { reevaluateNext, sweep } from '#gateway/evaluation/worker.ts'
import { evaluateDue } from '#gateway/evaluation/evaluate-due.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { trade } from '#gateway/testing/task-world.ts'
import { createClock } from '#gateway/clock.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import { activityDetail, noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { marathonDistance } from '@fanfare/contract/marathon/marathon-distance.ts'

const DAY = 86_400_000
let gateway: TestGateway
let runners: TestUser[]
let activityId: string
let now = Date.parse('2026-11-20T10:00:00Z')
beforeAll(async () => {
  gateway = await startGateway({ clock: createClock(() => now) })
  runners = await Promise.all(Array.from({ length: 4 }, () => gateway.register()))
  activityId = await publish('2')
})
afterAll(async () => {
  expect(await audit(gateway.db)).toEqual([])
  await gateway.stop()
})

const reward = (type: string, amount: string) =>
  `{ type: ${type}, kind: Token, amount: { amount: '${amount}', unit: USDT } }`
async function publish(medals: string): Promise<string> {
  const file = `alias: a-run
type: Marathon
timeZone: UTC
startTime: '2026-11-20T00:00:00Z'
endTime: '2026-11-25T00:00:00Z'
settleDays: 1
marathon: { distance: { amount: '100', unit: USDT }, medal: ${reward('DROP', '1')}, winners: 1, prize: ${reward('GIFT_CASH', '50')} }
budget: [{ rewardType: DROP, unit: USDT, limit: '${medals}' }, { rewardType: GIFT_CASH, unit: USDT, limit: '50' }]
texts: { en: { title: A run, rules: Run. } }
`
  const { code, data } = await gateway.ops('PUT', '/ops/v1/activities/a-run', file)
  expect(code).toBe('00000')
  return (data as { activityId: string }).activityId
}
const run = (runner: number, volume: string) =>
  ingestEvents(gateway.ctx, [trade(runners[runner]?.userId ?? '', now, volume)])
const evaluate = async () => {
  await sweep(gateway.ctx)
  while ((await evaluateDue(gateway.ctx)).length > 0 || (await reevaluateNext(gateway.ctx)) > 0);
}
const rewardsOf = async (runner: number) => {
  const mine = { userId: runners[runner]?.userId ?? '' }
  const { items } = await listMyRewards(gateway.ctx, mine, { pageIndex: 0, pageSize: 20 }, 'en')
  return items.map(({ source, state }) => `${source?.kind} ${source?.id} ${state}`).toSorted()
}

test('[GW-2] [GW-4] a type of its own grants without a claim, keeps scores and is settled at its end', async () => {
  for (const user of runners) expect((await gateway.call(apply, { query: { activityId } }, user)).code).toBe('00000')
  expect((await gateway.call(marathonDistance, { query: { activityId } })).data).toEqual({
    distance: { amount: '100', unit: 'USDT' },
  })
  expect((await gateway.call(activityDetail, { query: { activityId } }, runners[0])).data).toMatchObject({
    pool: { amount: '100', unit: 'USDT' },
    my: { applied: true },
  })
  now += 1000
  for (const [runner, volume] of ['60', '130', '150', '200'].entries()) {
    await run(runner, volume)
    now += 1000
    await evaluate()
  }
  expect(await rewardsOf(0)).toEqual([])
  expect(await rewardsOf(1)).toEqual(['TIER medal GRANTED'])
  expect(await rewardsOf(2)).toEqual(['TIER medal GRANTED'])
  // The budget of medals was spent; the fourth runner gets one when there is more.
  expect(await rewardsOf(3)).toEqual([])
  await publish('3')
  await evaluate()
  expect(await rewardsOf(3)).toEqual(['TIER medal GRANTED'])
  const board = { activityId, track: 'VOLUME' }
  expect((await findScore(gateway.db, { ...board, userId: runners[3]?.userId ?? '' }))?.score).toBe('200')

  now += 10 * DAY
  await evaluate()
  expect(await settleEnded(gateway.ctx)).toBe(1)
  expect(await rewardsOf(3)).toEqual(['RANK VOLUME:1 GRANTED', 'TIER medal GRANTED'])
  expect((await gateway.call(noLoginDetail, { query: { activityId } })).data).toMatchObject({ outcome: 'SETTLED' })
})
