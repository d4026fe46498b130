import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { obtainReward } from '@fanfare/contract/task/obtain-reward.ts'
import { DECISIONS_MAXIMUM, decideReview, decideReviews, review, reviews } from '@fanfare/contract/staff/reviews.ts'
import { findUsers } from '@fanfare/contract/staff/users.ts'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { inLongTransaction } from '@fanfare/gateway/db/transaction.ts'
import { withTimeouts } from '@fanfare/gateway/db/timeouts.ts'
import { seedUsers, type SeededUser } from '@fanfare/gateway/seed/seed-users.ts'
import type { Figure, Row } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { startBenchGateway, type BenchGateway } from './bench-gateway.ts'
import { insertTraders } from './insert-rows.ts'
import { runLoad } from './load.ts'
import { gatewayP95 } from './request-times.ts'
import { opsRequest, signedRequest } from './signed-request.ts'

const REVIEWS = Number(process.env.BENCH_REVIEWS ?? 100_000)
/** Further accounts, so that a look-up searches many. */
const ACCOUNTS = REVIEWS * 9
const READS = 40
const BATCHES = 5
const CLAIMS_AT_ONCE = 64
const VACUUM_MS = 600_000
const GOALS = { page: 100, decision: 150, many: 2000, lookup: 200 } as const

type Db = ReturnType<typeof createDb>

/** Flags all of them, every third for another reason, as the platform's events would have. */
const insertFlags = (db: Db, users: readonly SeededUser[], at: number): Promise<unknown> =>
  inLongTransaction(db, (tx) =>
    sql`
      insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
      select 'flag-' || id, 'user.flagged', id, ${at}::bigint, ${at}::bigint,
        jsonb_build_object('reason', case when n % 3 = 0 then 'FARM' else 'BOT' end), '-'
      from unnest(${users.map(({ userId }) => userId)}::text[]) with ordinality as u(id, n)`.execute(tx),
  )

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
  data: { items: { reviewId: string; revision: number }[]; next: string | null }
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
  users: readonly SeededUser[],
  say: (line: string) => void,
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
  const open = (await list('?pageSize=200')).items
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

  const batches = [await list('?pageSize=200')]
  while (batches.length < BATCHES) batches.push(await list(`?pageSize=200&cursor=${batches.at(-1)?.next}`))
  let batch = 0
  const many = await gatewayP95(gateway, {
    route: decideReviews.path,
    reads: BATCHES,
    next: () => {
      const items = batches[batch]?.items.map(({ reviewId, revision }) => ({ reviewId, revision }))
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
      figure: `A look-up of a user among ${whole(REVIEWS + ACCOUNTS)}`,
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
      say(`  making ${whole(REVIEWS)} reviews and ${whole(ACCOUNTS)} further accounts`)
      await insertTraders(db, { activityIds: [], count: ACCOUNTS, joinedAt: Date.now() })
      const users = await seedUsers({ databaseUrl: gateway.databaseUrl, users: REVIEWS })
      await insertFlags(db, users, Date.now())
      await claimAll(gateway, users)
      const owner = createDb({ connectionString: gateway.ownerUrl, poolSize: 1 })
      await withTimeouts(VACUUM_MS, async () => {
        await sql`set statement_timeout = ${sql.lit(VACUUM_MS)}`.execute(owner)
        await sql`vacuum (analyze) reviews, rewards, events, users, ledger_entries, ledger_transfers`.execute(owner)
      }).finally(() => owner.destroy())
      return await measure(gateway, users, say)
    } finally {
      await db.destroy()
      await gateway.stop()
    }
  },
}
