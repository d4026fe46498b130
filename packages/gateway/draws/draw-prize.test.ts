import { expect, test } from 'vitest'
import { cash } from '#gateway/testing/activity-file.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { createLotteryWorld } from '#gateway/draws/testing/lottery-world.ts'
import { createTaskWorld, DAY } from '#gateway/testing/task-world.ts'
import type { Fairness } from '@fanfare/contract/lottery/draws.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { verifyIndependently, type DownloadedLottery } from '@fanfare/contract/testing/independent-verifier.ts'
import { publishActivity } from '../activities/publication/publish-activity.ts'
import { activityFileSchema } from '@fanfare/activities/schema.ts'
import { readActivity, readMyActivity } from '../activities/read-activity.ts'
import { userAccount } from '../rewards/db/ledger.ts'
import { listMyRewards } from '../rewards/list-rewards.ts'
import { listMyDraws, readFairness } from './list-draws.ts'
import { canonicalJson, sha256 } from '../engines/prizes/prize-table.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { atCrashPoints, createFaults } from '#gateway/testing/faults.ts'
import { drawPrize } from './draw-prize.ts'

const world = await createLotteryWorld(await createTaskWorld({ audited: true }))

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'drawn',
    ({ codeName, message }: Error & { codeName?: string }) => codeName ?? message,
  )
const fairness = (activityId: string): Promise<Fairness> =>
  readFairness(world.gateway, { activityId, pageIndex: 0, pageSize: 500 })
const page = (activityId: string) => ({ activityId, pageIndex: 0, pageSize: 20 })

test('[SCR-3] a draw takes one of the draws, is logged, and its prize is granted at once', async () => {
  const activityId = await world.publishLottery({
    prizes: [{ id: 'one', weight: 1, stock: 5, fallback: null, reward: cash('2.5') }],
  })
  const userId = await world.addPlayer(activityId)
  expect(await world.draw(userId, activityId, { clientSeed: 'my-seed' })).toMatchObject({
    drawNo: 1,
    nonce: 0,
    prizeId: 'one',
    rolledPrizeId: 'one',
    remaining: 2,
    clientSeed: 'my-seed',
  })
  const { items } = await listMyDraws(world.gateway, { userId }, page(activityId), 'en')
  expect(items).toMatchObject([
    { drawNo: 1, prize: { prizeId: 'one', index: 0, state: 'GRANTED', reward: { amount: { amount: '2.5' } } } },
  ])
  const { items: rewards } = await listMyRewards(world.gateway, { userId }, page(activityId), 'en')
  expect(rewards.map(({ source, state }) => `${source?.kind} ${source?.id} ${state}`)).toContain('DRAW 1 GRANTED')
  const detail = await readMyActivity(world.gateway, { userId, familyId: 'f', agentId: null }, activityId, {
    locale: 'en',
    country: null,
  })
  expect(detail).toMatchObject({
    my: { draws: 2 },
    lottery: { totalDraws: 1, totalWon: 1, prizes: [{ left: 4, stock: 5 }] },
  })
})

test('[SCR-3] a draw is refused before joining, before the start, after the end, and where the activity is not offered', async () => {
  const activityId = await world.publishLottery({ audience: { regionsExcluded: ['US'] } })
  const upcoming = await world.publishLottery({ startTime: '+1d 00:00' })
  const stranger = await world.addUser()
  expect(await codeOf(world.draw(stranger, activityId))).toBe('JOIN_FIRST')
  expect(await codeOf(world.draw(stranger, upcoming))).toBe('NOT_STARTED')
  expect(await codeOf(world.draw(stranger, 'act-unknown'))).toBe('NOT_FOUND')
  const player = await world.addPlayer(activityId)
  expect(await codeOf(world.draw(player, activityId, { country: 'US' }))).toBe('REGION_REFUSED')
  const drawn = await world.draw(player, activityId, { idempotencyKey: 'before-the-end' })
  world.clock.advance(30 * DAY)
  expect(await codeOf(world.draw(player, activityId))).toBe('ENDED')
  expect(await world.draw(player, activityId, { idempotencyKey: 'before-the-end' })).toEqual(drawn)
  world.clock.advance(-30 * DAY)
})

test('[ACT-7] a limit of draws a day is refused with 51071 until the next day begins', async () => {
  const activityId = await world.publishLottery({ drawsPerDay: 2, timeZone: 'Asia/Tokyo' })
  const userId = await world.addPlayer(activityId)
  await world.draw(userId, activityId)
  await world.draw(userId, activityId)
  expect(await codeOf(world.draw(userId, activityId))).toBe('LIMIT')
  world.clock.advance(DAY)
  expect(await codeOf(world.draw(userId, activityId))).toBe('drawn')
  world.clock.advance(-DAY)
})

test('[SCR-15] each draw follows from seed and log, and the seed is public after the end', async () => {
  const activityId = await world.publishLottery()
  const users = [await world.addPlayer(activityId), await world.addPlayer(activityId)]
  for (const userId of [...users, ...users, ...users]) await world.draw(userId, activityId, { clientSeed: 's' })
  const before = await fairness(activityId)
  expect(before).toMatchObject({ seed: null, totalDraws: 6, total: 10 })
  expect((await readActivity(world.gateway, activityId, 'en')).lottery?.seed).toBeNull()
  let hash = before.prizeTableHash
  expect(hash).toBe(sha256(`[${before.prizes.map(canonicalJson).join(',')}]`))
  for (const draw of before.draws) hash = sha256(Buffer.from(hash, 'hex'), canonicalJson(draw))
  expect(before.logHash).toBe(hash)
  expect(before.draws.map(({ nonce }) => nonce)).toEqual([0, 0, 1, 1, 2, 2])

  const [first = ''] = users
  const { items } = await listMyDraws(world.gateway, { userId: first }, page(activityId), 'en')
  const { userRef = '', userSalt = '' } = items[0] ?? {}
  expect(sha256(`${activityId}:${first}:${userSalt}`).slice(0, 16)).toBe(userRef)
  expect(before.draws[0]?.userRef).toBe(userRef)

  world.clock.advance(30 * DAY)
  const after = await fairness(activityId)
  expect(sha256(Buffer.from(after.seed ?? '', 'hex'))).toBe(before.commitment)
  expect((await readActivity(world.gateway, activityId, 'en')).lottery?.seed).toBe(after.seed)
  world.clock.advance(-30 * DAY)
  expect((await fairness(activityId)).seed).toBe(after.seed)
  expect(await codeOf(world.draw(first, activityId, { idempotencyKey: 'late' }))).toBe('ENDED')
})

test('[SCR-3] a budget that cannot pay refuses the draw and keeps it', async () => {
  const prizes = [{ id: 'only', weight: 1, stock: 3, fallback: null, reward: cash('60') }]
  const budget = [
    { rewardType: 'LOTTERY_COUNT' as const, unit: 'DRAW', limit: '100' },
    { rewardType: 'DROP' as const, unit: 'USDT', limit: '100' },
  ]
  const activityId = await world.publishLottery({ prizes, budget })
  const userId = await world.addPlayer(activityId)
  expect(await codeOf(world.draw(userId, activityId))).toBe('drawn')
  expect(await codeOf(world.draw(userId, activityId))).toBe('SOLD_OUT')
  expect((await fairness(activityId)).totalDraws).toBe(1)
})

test('[D-18] [GW-4][DEV-5] parallel draws keep the stock exact, and the seed gives the same prizes', async () => {
  const people = Math.max(60, runs(200))
  const small = 4 * people
  const prizes = [
    { id: 'rare', weight: 50, stock: 100, fallback: 'small', reward: cash('10') },
    { id: 'small', weight: 20, stock: small, fallback: 'none', reward: cash('1') },
    { id: 'none', weight: 30, stock: null, fallback: null, reward: null },
  ]
  const activityId = await world.publishLottery({ prizes, draws: 20 })
  const users = await Promise.all(Array.from({ length: people }, () => world.addPlayer(activityId)))
  const answers = await Promise.allSettled(
    users.flatMap((userId, index) =>
      Array.from({ length: 20 }, () => world.draw(userId, activityId, { clientSeed: `seed-${index}` })),
    ),
  )
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(new Set(refusals.map(({ codeName }: { codeName: string }) => codeName))).toEqual(new Set(['SOLD_OUT']))
  const { kept } = await world.gateway.db
    .selectFrom('ledgerAccounts')
    .select(({ fn }) => fn.sum<string>('balance').as('kept'))
    .where('asset', '=', 'LOTTERY_COUNT:DRAW')
    .where('account', 'in', users.map(userAccount))
    .executeTakeFirstOrThrow()
  expect(Number(kept), 'a refused draw uses none').toBe(refusals.length)

  world.clock.advance(30 * DAY)
  const lottery = await downloadLottery(activityId)
  expect(verifyIndependently(lottery)).toEqual({ ok: true, badDraw: null, wrong: new Set() })
  const logged = new Map(lottery.draws.map((draw) => [draw.drawNo, draw]))
  const answered = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(answered).toHaveLength(lottery.totalDraws)
  for (const draw of answered) expect(draw).toMatchObject(logged.get(draw.drawNo) ?? { drawNo: null })

  const paid = Map.groupBy(lottery.draws, ({ prizeId }) => prizeId)
  expect([paid.get('rare')?.length, paid.get('small')?.length]).toEqual([100, small])
  const granted = await world.gateway.db
    .selectFrom('rewards')
    .select(['userId', 'source', 'quantity'])
    .where('activityId', '=', activityId)
    .where('source', 'like', 'draw:%')
    .execute()
  const worth = new Map([
    ['rare', 10],
    ['small', 1],
  ])
  const won = answered.flatMap(({ userId, drawNo, prizeId }) =>
    prizeId === null ? [] : [`${userId} draw:${drawNo} ${worth.get(prizeId)}`],
  )
  const given = granted.map(({ userId, source, quantity }) => `${userId} ${source} ${Number(quantity)}`)
  expect(given.toSorted()).toEqual(won.toSorted())
  world.clock.advance(-30 * DAY)
})

/** The log as anybody downloads it, in pages, and as JSON. */
async function downloadLottery(activityId: string): Promise<DownloadedLottery> {
  const draws: Fairness['draws'] = []
  for (let pageIndex = 0; ; pageIndex += 1) {
    const page = await readFairness(world.gateway, { activityId, pageIndex, pageSize: 500 })
    draws.push(...page.draws)
    if (page.draws.length === 0 || draws.length >= page.totalDraws)
      return JSON.parse(JSON.stringify({ ...page, draws })) as DownloadedLottery
  }
}

test('[ACT-9] the prizes can change before the first draw and keep their seed, and not after somebody joined', async () => {
  const file = (weight: number) =>
    activityFileSchema.parse({
      alias: 'changing-lottery',
      type: 'Lottery',
      timeZone: 'UTC',
      startTime: '-1d 00:00',
      endTime: '+10d 00:00',
      prizes: [{ id: 'one', weight, stock: 5, fallback: null, reward: cash('1') }],
      budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
      texts: { en: { title: 'Test', rules: 'Rules' } },
    })
  const { activityId } = await publishActivity(world.gateway, { file: file(1), actor: 'test' })
  const first = await fairness(activityId)
  await publishActivity(world.gateway, { file: file(2), actor: 'test' })
  const second = await fairness(activityId)
  expect(second).toMatchObject({
    commitment: first.commitment,
    total: 2,
    totalDraws: 0,
    logHash: second.prizeTableHash,
  })
  expect(second.prizeTableHash).not.toBe(first.prizeTableHash)
  await world.joinActivity(await world.addUser(), activityId)
  await expect(publishActivity(world.gateway, { file: file(3), actor: 'test' })).rejects.toMatchObject({
    data: { issues: [{ path: 'prizes', message: 'may not change after somebody has joined' }] },
  })
})

const [faults, faulty] = createFaults(world.gateway)

test('[DEV-4] a crash at any statement of a draw and its repetition draw exactly once', async () => {
  const prizes = [{ id: 'one', weight: 1, stock: 1_000, fallback: null, reward: cash('1') }]
  const activityId = await world.publishLottery({ prizes, draws: 1 })
  const draw = (gateway: GatewayContext, userId: string) =>
    drawPrize(
      gateway,
      { userId, familyId: 'test', agentId: null },
      { activityId, idempotencyKey: 'only', clientSeed: '', country: null },
    )
  let players = 0
  const points = await atCrashPoints(faults, async (crash) => {
    const userId = await world.addPlayer(activityId)
    players += 1
    await crash(() => draw(faulty, userId))
    expect(await audit(world.gateway.db)).toEqual([])
    expect(await draw(world.gateway, userId)).toMatchObject({ nonce: 0, remaining: 0, prizeId: 'one' })
  })
  expect(points).toBeGreaterThan(20)
  const { totalDraws } = await readFairness(world.gateway, { activityId, pageIndex: 0, pageSize: 1 })
  expect(totalDraws).toBe(players)
})
