import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { DECISIONS_MAXIMUM, decideReview, decideReviews, review, reviews } from '@fanfare/contract/staff/reviews.ts'
import { findUsers } from '@fanfare/contract/staff/users.ts'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { listReaders } from '@fanfare/gateway/log/db/log-cursors.ts'
import { inLongTransaction } from '@fanfare/gateway/db/transaction.ts'
import { withTimeouts } from '@fanfare/gateway/db/timeouts.ts'
import { seedUsers, type SeededUser } from '@fanfare/gateway/seed/seed-users.ts'
import type { Figure, Row } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { startBenchGateway, type BenchGateway } from './bench-gateway.ts'
import { insertTraders, traderId } from './insert-rows.ts'
import { runLoad } from './load.ts'
import { gatewayP95 } from './request-times.ts'
import { opsRequest, signedRequest } from './signed-request.ts'

const REVIEWS = Number(process.env.BENCH_REVIEWS ?? 100_000)
/** Accounts of reviews that are only listed, and further ones, so that a look-up searches many. */
const ACCOUNTS = REVIEWS * 9
const READS = 40
const BATCHES = 5
/** Reviews that are decided, by calls from the claim on; the others are inserted. */
const DECIDED = BATCHES * DECISIONS_MAXIMUM + 2 * READS
const CLAIMS_AT_ONCE = 16
const STATEMENT_MS = 600_000
const GOALS = { page: 100, decision: 150, many: 2000, lookup: 200 } as const

type Db = ReturnType<typeof createDb>

/** Flags users, every third for another reason, as the platform's events would have. */
const insertFlags = (db: Db, userIds: readonly string[], at: number): Promise<unknown> =>
  inLongTransaction(db, (tx) =>
    sql`
      insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
      select 'flag-' || id, 'user.flagged', id, ${at}::bigint, ${at}::bigint,
        jsonb_build_object('reason', case when n % 3 = 0 then 'FARM' else 'BOT' end), '-'
      from unnest(${userIds}::text[]) with ordinality as u(id, n)`.execute(tx),
  )

/** Open reviews of numbered traders, two of each, without books: they are only listed. The owner of the tables lets go of those. */
async function insertReviews(owner: Db, { activityId, count, at }: { activityId: string; count: number; at: number }) {
  await sql`set statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(owner)
  await sql`alter table rewards drop constraint rewards_entitlement, drop constraint rewards_transfer_id_fkey`.execute(
    owner,
  )
  const rows = sql`generate_series(1, ${count}::int) as n, lateral (select 'bench-' || (1 + n / 2) as id) as u`
  await sql`
    insert into rewards (reward_id, user_id, activity_id, source, reward_type, asset, quantity, "left", state, reason_code,
      transfer_id, earned_at, granted_at)
    select 'bench-' || n, id, ${activityId}, 'task:bench-' || n || ':-', 'GIFT_CASH', 'GIFT_CASH:USDT', 1 + n % 500, 1 + n % 500,
      'REVIEW', 'UNDER_REVIEW', 'bench-' || n, ${at}::bigint, ${at}::bigint - n from ${rows}`.execute(owner)
  await sql`
    insert into reviews (review_id, kind, reward_id, user_id, activity_id, asset, quantity, opened_at)
    select 'rv-bench-' || n, 'FLAG', 'bench-' || n, id, ${activityId}, 'GIFT_CASH:USDT', 1 + n % 500, ${at}::bigint - n from ${rows}
  `.execute(owner)
  await sql`vacuum (analyze) reviews, rewards, events, users, ledger_entries, ledger_transfers`.execute(owner)
}

/** Claims by calls: each opens a review, because its user is flagged. */
async function claimAll({ origin }: BenchGateway, users: readonly SeededUser[]): Promise<void> {
  const left = [...users]
  const { acknowledged } = await runLoad({
    origin,
    connections: CLAIMS_AT_ONCE,
    seconds: Infinity,
    next: () => {
      const user = left.pop()
      if (user === undefined) return null
      const path = `${obtainReward.path}?activityId=${user.activityId}&taskId=${user.taskId}`
      return { head: signedRequest({ origin, method: 'POST', token: user.token, path }) }
    },
    isAcknowledged: ({ status, body }) => status === 200 && body.includes('"REVIEW"'),
  })
  if (acknowledged !== users.length) throw new Error(`${users.length - acknowledged} claims opened no review`)
}

interface Listed {
  data: { next: string | null }
}

const listDecidable = (db: Db): Promise<{ reviewId: string; revision: number }[]> =>
  db
    .selectFrom('reviews')
    .select(['reviewId', 'revision'])
    .where('rewardId', 'not like', 'bench-%')
    .orderBy('reviewId')
    .execute()

/** Messages of the claims are written in the background, and would slow the calls down. */
async function untilQuiet(db: Db): Promise<void> {
  while ((await listReaders(db)).some(({ since }) => since !== null)) await sleep(500)
}

/** Pages of the list of reviews, by their name in the report. */
const PAGES = (activityId: string, deep: string): [name: string, query: string][] => [
  ['oldest', ''],
  ['200 rows', '?pageSize=200'],
  ['deep', `?cursor=${deep}`],
  ['largest', '?sort=amount&unit=USDT'],
  ['of a flag', '?flag=FARM'],
  ['of an activity', `?activityId=${activityId}`],
  ['above an amount', '?unit=USDT&minimum=1'],
  ['mine', '?mine=1'],
  ['accepted', '?state=ACCEPTED'],
]

async function measure(
  gateway: BenchGateway,
  { db, users, say }: { db: Db; users: readonly SeededUser[]; say: (line: string) => void },
): Promise<Row[]> {
  const { origin } = gateway
  const get = (target: string) => opsRequest({ origin, method: 'GET', target })
  const list = async (query: string): Promise<Listed['data']> => {
    let body = ''
    await runLoad({
      origin,
      connections: 1,
      seconds: Infinity,
      next: () => (body === '' ? get(`${reviews.path}${query}`) : null),
      isAcknowledged: (answer) => {
        body = answer.body
        return true
      },
    })
    return (JSON.parse(body) as Listed).data
  }

  let deep = ''
  for (let page = 0; page < 20; page += 1) deep = (await list(`?pageSize=200${deep && `&cursor=${deep}`}`)).next ?? deep
  const pages: [string, number][] = []
  for (const [name, query] of PAGES(users[0]?.activityId ?? '', deep)) {
    const next = () => get(`${reviews.path}${query}`)
    pages.push([name, await gatewayP95(gateway, { route: reviews.path, reads: READS, next })])
  }
  const open = await listDecidable(db)
  const read = await gatewayP95(gateway, {
    route: review.path.replace('{id}', ':id'),
    reads: READS,
    next: () => get(`/ops/v1/reviews/${open.at(Math.floor(Math.random() * open.length))?.reviewId}`),
  })
  say(`  pages ${pages.map(([name, ms]) => `${name} ${whole(ms)} ms`).join(', ')}; one ${whole(read)} ms`)

  const decided = { reason: 'CHECKED', note: 'bench' }
  const decision = (accept: boolean) => {
    const { reviewId, revision } = open.pop() ?? { reviewId: '', revision: 0 }
    const body = { ...decided, accept, reason: accept ? 'CHECKED' : 'RULES_BROKEN' }
    const target = decideReview.path.replace('{id}', reviewId)
    return opsRequest({ origin, method: 'POST', target, body, headers: [`If-Match: "${revision}"`] })
  }
  const route = decideReview.path.replace('{id}', ':id')
  const accepted = await gatewayP95(gateway, { route, reads: READS, next: () => decision(true) })
  const refused = await gatewayP95(gateway, { route, reads: READS, next: () => decision(false) })

  let batch = 0
  const many = await gatewayP95(gateway, {
    route: decideReviews.path,
    reads: BATCHES,
    next: () => {
      const items = open.splice(0, DECISIONS_MAXIMUM)
      const accept = (batch += 1) % 2 === 0
      const body = { ...decided, items, accept, reason: accept ? 'CHECKED' : 'RULES_BROKEN' }
      const headers = [`Idempotency-Key: ${randomUUID()}`]
      return opsRequest({ origin, method: 'POST', target: decideReviews.path, body, headers })
    },
  })
  const someone = () => users[Math.floor(Math.random() * users.length)]
  const lookup = await gatewayP95(gateway, {
    route: findUsers.path,
    reads: READS,
    next: () => get(`${findUsers.path}?loginName=${encodeURIComponent(someone()?.loginName ?? '')}`),
  })
  const how = 'gateway time, by its log: from a call’s arrival until its answer'
  return [
    {
      figure: `Any page of ${whole(REVIEWS)} reviews`,
      goal: `p95 ≤ ${GOALS.page} ms`,
      measured: `p95: ${pages.map(([name, ms]) => `${name} ${whole(ms)} ms`).join(', ')}; one review ${whole(read)} ms`,
      how: `${READS} signed calls of each, one after another; ${how}`,
      isMet: pages.every(([, ms]) => ms <= GOALS.page),
    },
    {
      figure: 'A decision on a review',
      goal: `p95 ≤ ${GOALS.decision} ms`,
      measured: `p95: accepted ${whole(accepted)} ms, refused ${whole(refused)} ms`,
      how: `${READS} of each, one after another; ${how}`,
      isMet: Math.max(accepted, refused) <= GOALS.decision,
    },
    {
      figure: `${DECISIONS_MAXIMUM} reviews decided by one call`,
      goal: `≤ ${GOALS.many} ms`,
      measured: `the slowest of ${BATCHES}: ${whole(many)} ms`,
      how: `accepted and refused in turns; ${how}`,
      isMet: many <= GOALS.many,
    },
    {
      figure: `A look-up of a user among ${whole(ACCOUNTS + DECIDED)}`,
      goal: `p95 ≤ ${GOALS.lookup} ms`,
      measured: `p95 ${whole(lookup)} ms`,
      how: `${READS} by login name, one after another; ${how}`,
      isMet: lookup <= GOALS.lookup,
    },
  ]
}

export const staffReviews: Figure = {
  name: 'reviews',
  goal: `${whole(REVIEWS)} reviews: a page p95 ≤ ${GOALS.page} ms, 200 decisions ≤ ${GOALS.many} ms`,
  run: async ({ say }) => {
    const gateway = await startBenchGateway()
    const db = createDb({ connectionString: gateway.databaseUrl, poolSize: 1 })
    try {
      say(`  making ${whole(REVIEWS)} reviews and ${whole(ACCOUNTS)} accounts`)
      await insertTraders(db, { activityIds: [], count: ACCOUNTS, joinedAt: Date.now() })
      const users = await seedUsers({ databaseUrl: gateway.databaseUrl, users: DECIDED })
      const flagged = Array.from({ length: REVIEWS / 2 }, (_, index) => traderId(index + 1))
      await insertFlags(db, [...users.map(({ userId }) => userId), ...flagged], Date.now())
      await claimAll(gateway, users)
      const activityId = users[0]?.activityId ?? ''
      const owner = createDb({ connectionString: gateway.ownerUrl, poolSize: 1 })
      await withTimeouts(STATEMENT_MS, () =>
        insertReviews(owner, { activityId, count: REVIEWS - DECIDED, at: Date.now() }),
      ).finally(() => owner.destroy())
      await untilQuiet(db)
      return await measure(gateway, { db, users, say })
    } finally {
      await db.destroy()
      await gateway.stop()
    }
  },
}
