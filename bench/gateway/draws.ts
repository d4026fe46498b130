import { randomBytes } from 'node:crypto'
import { activityFileSchema } from '@fanfare/activities/schema.ts'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { join } from '@fanfare/gateway/activities/db/activities.ts'
import { findLottery } from '@fanfare/gateway/draws/db/draws.ts'
import { withTransaction } from '@fanfare/gateway/db/transaction.ts'
import { giveDraws } from '@fanfare/gateway/seed/give-draws.ts'
import { publishingGateway, seedUsers, type SeededUser } from '@fanfare/gateway/seed/seed-users.ts'
import { lotteryDraw } from '@fanfare/contract/lottery/draws.ts'
import type { Row } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { prize, publishBenchFile } from './bench-activity.ts'
import { type BenchDb, onGateway } from './bench-gateway.ts'
import { quantile, refusals, runLoad, succeeded } from './load.ts'
import { signedRequest } from './signed-request.ts'

const PLAYERS = 400
const DRAWS_EACH = 500
const CONNECTIONS = 64
const SECONDS = 15

const FILE = activityFileSchema.parse({
  alias: 'bench-draws',
  type: 'Lottery',
  timeZone: 'UTC',
  startTime: '-1d 00:00',
  endTime: '+10d 00:00',
  prizes: [
    { id: 'rare', weight: 10, stock: 100, fallback: 'small', reward: prize('50') },
    { id: 'small', weight: 590, stock: 10_000_000, fallback: 'none', reward: prize('1') },
    { id: 'none', weight: 400, stock: null, fallback: null, reward: null },
  ],
  budget: [
    { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '1000000000' },
    { rewardType: 'DROP', unit: 'USDT', limit: '1000000000' },
  ],
  texts: { en: { title: 'Draws', rules: 'Rules', labels: { rare: '50 USDT', small: '1 USDT', none: 'No prize' } } },
})

/** Publishes a lottery in which these users have draws to use. */
async function prepare(db: BenchDb, players: readonly SeededUser[]) {
  const gateway = await publishingGateway(db)
  const activityId = await publishBenchFile(db, FILE)
  const at = gateway.clock.now()
  await withTransaction(db, async (tx) => {
    for (const { userId } of players) await join(tx, { activityId, userId, at, consentVersion: null, maximum: null })
  })
  const gifts = players.map(({ userId }) => ({ userId, draws: DRAWS_EACH, at }))
  await giveDraws(gateway, { activityId, source: 'manual:bench' }, gifts)
  return activityId
}

async function checkDraws(db: BenchDb, activityId: string, acknowledged: number) {
  const draws = (await findLottery(db, activityId))?.draws ?? 0
  const rare = await db.selectFrom('prizeStock').select('left').where('prizeId', '=', 'rare').executeTakeFirstOrThrow()
  const violations = await audit(db)
  return {
    figure: 'The log after these draws',
    goal: 'acknowledged = logged, stock never below 0',
    measured: `acknowledged ${whole(acknowledged)}, logged ${whole(draws)}, ${rare.left} of 100 left; ${violations.length} violations`,
    how: 'counted in the database, and every rule of `npm run audit`',
    isMet: draws === acknowledged && violations.length === 0,
  }
}

export const draws = onGateway(async (gateway, db, say) => {
  say(`  giving ${PLAYERS} users ${DRAWS_EACH} draws each`)
  const players = await seedUsers({ databaseUrl: gateway.databaseUrl, users: PLAYERS })
  const activityId = await prepare(db, players)
  const path = `${lotteryDraw.path}?activityId=${activityId}`
  let turn = 0
  const load = await runLoad({
    origin: gateway.origin,
    connections: CONNECTIONS,
    seconds: SECONDS,
    next: () => {
      const player = players[(turn += 1) % PLAYERS]
      if (player === undefined || turn > PLAYERS * DRAWS_EACH) return null
      const headers = { 'Idempotency-Key': randomBytes(12).toString('hex') }
      return { head: signedRequest({ origin: gateway.origin, method: 'POST', token: player.token, path, headers }) }
    },
    isAcknowledged: succeeded(lotteryDraw),
  })
  const p99 = quantile(load.latencies, 0.99)
  const speed: Row = {
    figure: 'Fair draws of one lottery, with stock, log, ledger and reward',
    goal: '',
    measured: `${whole(load.acknowledged / load.seconds)}/s, p50 ${whole(quantile(load.latencies, 0.5))} ms, p99 ${whole(p99)} ms, ${refusals(load)}`,
    how: `${CONNECTIONS} kept connections of a client on the same cores, ${PLAYERS} users in turn, ${Math.round(load.seconds)} s`,
  }
  return [speed, await checkDraws(db, activityId, load.acknowledged)]
})
