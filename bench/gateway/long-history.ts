import { sql } from 'kysely'
import { join } from '@fanfare/gateway/activities/db/activities.ts'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { seedUsers, type SeededUser } from '@fanfare/gateway/seed/seed-users.ts'
import type { Figure } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { startBenchGateway } from './bench-gateway.ts'
import { depositOf, eventsRequest } from './events-request.ts'
import { quantile, refusals, runLoad } from './load.ts'
import { publishBenchActivity } from './bench-activity.ts'
import { timesToShow } from './times-to-show.ts'

type Db = ReturnType<typeof createDb>

const HISTORIES = [1_000, 100_000, 1_000_000]
const DEPOSITS = 100
const GOAL_MS = 50
const GOAL_INTAKE = 10_000
const DAY_MS = 86_400_000
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20) / 2

/** Trades of the last 30 days, as intake would have left them. */
async function trade(db: Db, userId: string, count: number): Promise<void> {
  const until = Date.now() - 60_000
  const CHUNK = 50_000
  for (let from = 0; from < count; from += CHUNK)
    await sql`
      insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
      select 'history-' || ${userId} || n, 'trade.filled', ${userId}, ${until}::bigint - (n * ${30 * DAY_MS}::bigint / ${count}),
        ${until}::bigint, ${JSON.stringify({
          market: 'spot',
          symbol: 'BTC/USDT',
          usdtVolume: '12.5',
          fee: '0.1',
          feeFromBonus: '0',
          maker: false,
          zeroFee: false,
        })}::jsonb, md5(n::text) || md5(n::text) from generate_series(${from}::bigint, ${Math.min(from + CHUNK, count) - 1}::bigint) n
    `.execute(db)
  await sql`
    insert into tallies (user_id, bucket, measure, count, amount, earliest, first_at, last_at)
    select user_id, occurred_at / 900000, 'trade.spot', count(*), sum((payload ->> 'usdtVolume')::numeric),
      min(lpad(occurred_at::text, 16, '0') || ' ' || event_id || ' 12.5'), min(occurred_at), max(occurred_at)
    from events where user_id = ${userId} group by 1, 2 order by 1, 2
  `.execute(db)
  await sql`analyze events, tallies`.execute(db)
}

export const longHistory: Figure = {
  name: 'long-history',
  goal: `shown ≤ ${GOAL_MS} ms, ${whole(GOAL_INTAKE)} events/s`,
  run: async ({ say }) => {
    const gateway = await startBenchGateway()
    const db = createDb({ connectionString: gateway.databaseUrl, poolSize: 1 })
    try {
      const activityId = await publishBenchActivity(db)
      const users = await seedUsers({ databaseUrl: gateway.databaseUrl, users: HISTORIES.length })
      const p95: number[] = []
      const texts: string[] = []
      for (const [index, count] of HISTORIES.entries()) {
        const user = users[index] as SeededUser
        say(`  a user with ${whole(count)} trades`)
        await trade(db, user.userId, count)
        const joinedAt = Date.now() - 15 * DAY_MS
        await db
          .transaction()
          .execute((tx) =>
            join(tx, { activityId, userId: user.userId, at: joinedAt, consentVersion: null, maximum: null }),
          )
        const shown = await timesToShow(gateway.origin, user, activityId, (deposits) => deposits === DEPOSITS)
        p95.push(quantile(shown, 0.95))
        texts.push(`${whole(count)}: p50 ${whole(quantile(shown, 0.5))} ms, p95 ${whole(quantile(shown, 0.95))} ms`)
      }
      const { userId } = users[1] as SeededUser
      const load = await runLoad({
        origin: gateway.origin,
        connections: 4,
        seconds: SECONDS,
        next: () =>
          eventsRequest(
            gateway.origin,
            Array.from({ length: 100 }, () => depositOf(userId, { firstEver: false })),
          ),
        isAcknowledged: ({ status, body }) => status === 200 && body.includes('"accepted":100'),
      })
      const rate = (load.acknowledged * 100) / load.seconds
      const [first = 0, last = 0] = [p95[0], p95.at(-1)]
      return [
        {
          figure: 'From an event until the user’s tasks show it, by earlier trades of the user',
          goal: `p95 ≤ ${GOAL_MS} ms, and the last ≤ 2 × the first`,
          measured: texts.join('; '),
          how: `${DEPOSITS} deposits one after another, 6 tasks (one of them daily), trades of 30 days`,
          isMet: Math.max(...p95) <= GOAL_MS && last <= 2 * first,
        },
        {
          figure: 'Platform events taken in, all of one user with 100,000 trades',
          goal: `≥ ${whole(GOAL_INTAKE)}/s`,
          measured: `${whole(rate)}/s, ${refusals(load)}; a batch p99 ${whole(quantile(load.latencies, 0.99))} ms`,
          how: `signed batches of 100, 4 connections, ${Math.round(load.seconds)} s`,
          isMet: rate >= GOAL_INTAKE,
        },
      ]
    } finally {
      await db.destroy()
      await gateway.stop()
    }
  },
}
