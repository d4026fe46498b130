import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { seedUsers, type SeededUser } from '@fanfare/gateway/seed/seed-users.ts'
import type { Row } from '../figure.ts'
import { cpuSeconds } from '../support/processes.ts'
import { median, whole } from '../support/statistics.ts'
import { type BenchDb, type BenchGateway, onGateway } from './bench-gateway.ts'
import { quantile, refusals, runLoad, succeeded, type LoadResult } from './load.ts'
import { signedRequest } from './signed-request.ts'

function shuffled<Value>(values: readonly Value[]) {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

const GOAL_RATE = 1_000
const GOAL_P99_MS = 200
const CONNECTIONS = 64
/** The goal is stated for `BENCH_SECONDS=60`. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)
const WARM_UP_SECONDS = 3
/** Direct and through the front in turns, so that other work of the machine affects both alike. */
const TURN_SECONDS = 3
const TURNS = 3
const GOAL_RATIO = 0.8
/** More users than can claim in the time, so that the load never runs out. */
const USERS_PER_SECOND = 3_200

const rateOf = ({ acknowledged, seconds }: LoadResult) => acknowledged / seconds

const claimOf = (origin: string, { activityId, taskId, token }: SeededUser) => ({
  head: signedRequest({
    origin,
    method: 'POST',
    token,
    path: `${obtainReward.path}?activityId=${activityId}&taskId=${taskId}`,
  }),
})

const claimAll = (origin: string, claimants: SeededUser[], seconds: number) =>
  runLoad({
    origin,
    connections: CONNECTIONS,
    seconds,
    next: () => {
      const claimant = claimants.pop()
      return claimant === undefined ? null : claimOf(origin, claimant)
    },
    isAcknowledged: succeeded(obtainReward),
  })

/** Compares the acknowledged claims with the database, and runs every rule of the audit. */
async function checkLedger(db: BenchDb, acknowledged: number) {
  const count = async (table: 'rewards' | 'log' | 'auditLog') => {
    let rows = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
    if (table === 'log') rows = rows.where('topic', '=', 'reward.granted')
    if (table === 'auditLog') rows = rows.where('action', '=', 'reward.claim')
    return (await rows.executeTakeFirstOrThrow()).count
  }
  const counts = {
    grants: await count('rewards'),
    'log entries': await count('log'),
    'audit lines': await count('auditLog'),
  }
  const violations = await audit(db)
  return {
    figure: 'The books after it',
    goal: 'acknowledged = granted, every sum 0',
    measured: `${[`acknowledged ${whole(acknowledged)}`, ...Object.entries(counts).map(([name, n]) => `${name} ${whole(n)}`)].join(', ')}; ${violations.length} violations`,
    how: 'counted in the database, and every rule of `npm run audit`',
    isMet: violations.length === 0 && Object.values(counts).every((n) => n === acknowledged),
  }
}

type Cpu = ReturnType<BenchGateway['cpu']>

function rowsOf(load: LoadResult, before: Cpu, after: Cpu): Row[] {
  const cost = (part: keyof Cpu) => `${part} ${whole(((after[part] - before[part]) * 1e6) / load.acknowledged)} µs`
  const rate = rateOf(load)
  const p99 = quantile(load.latencies, 0.99)
  const how = `${CONNECTIONS} kept connections of a client on the same cores, users at random, ${Math.round(load.seconds)} s`
  return [
    {
      figure: 'Signed claims, with rules, ledger, audit log and log entries',
      goal: `≥ ${whole(GOAL_RATE)}/s`,
      measured: `${whole(rate)}/s, ${refusals(load)}; processor time a claim: ${cost('gateway')}, ${cost('database')}`,
      how,
      isMet: rate >= GOAL_RATE && load.refused.size === 0,
    },
    {
      figure: 'Until a claim is acknowledged',
      goal: `p99 ≤ ${GOAL_P99_MS} ms`,
      measured: `p50 ${whole(quantile(load.latencies, 0.5))} ms, p99 ${whole(p99)} ms`,
      how,
      isMet: p99 <= GOAL_P99_MS,
    },
  ]
}

/** The first turn through the front only warms up its process. */
async function takeTurns(gateway: BenchGateway, claimants: SeededUser[]) {
  const { origin, pid } = await gateway.front()
  const warmUp = await claimAll(origin, claimants, TURN_SECONDS)
  const [direct, front]: [LoadResult[], LoadResult[]] = [[], []]
  const frontCosts: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    direct.push(await claimAll(gateway.origin, claimants, TURN_SECONDS))
    const before = cpuSeconds([pid])
    const through = await claimAll(origin, claimants, TURN_SECONDS)
    front.push(through)
    frontCosts.push(((cpuSeconds([pid]) - before) * 1e6) / through.acknowledged)
  }
  const [directRate, frontRate] = [median(direct.map(rateOf)), median(front.map(rateOf))]
  const ratio = frontRate / directRate
  const p99 = median(front.map(({ latencies }) => quantile(latencies, 0.99)))
  const isClean = [...direct, ...front].every(({ refused }) => refused.size === 0)
  const row: Row = {
    figure: 'The same claims through the front',
    goal: `≥ ${GOAL_RATIO.toFixed(2)} of direct`,
    measured: `${ratio.toFixed(2)}: ${whole(frontRate)}/s of ${whole(directRate)}/s, ${isClean ? '0 errors' : 'with errors'}, p99 ${whole(p99)} ms; the front’s processor time a claim: ${whole(median(frontCosts))} µs`,
    how: `one more process on the same cores; direct and through it in turns, ${TURNS} × ${TURN_SECONDS} s each, median`,
    isMet: ratio >= GOAL_RATIO && isClean,
  }
  return { row, loads: [warmUp, ...direct, ...front] }
}

export const claims = onGateway(async (gateway, db, say) => {
  const secondsOfTurns = TURN_SECONDS * (2 * TURNS + 1)
  const users = (SECONDS + WARM_UP_SECONDS + secondsOfTurns) * USERS_PER_SECOND
  say(`  making ${whole(users)} users with a task to claim`)
  const claimants = shuffled(await seedUsers({ databaseUrl: gateway.databaseUrl, users }))
  const forTurns = claimants.splice(0, secondsOfTurns * USERS_PER_SECOND)
  const warmUp = await claimAll(gateway.origin, claimants, WARM_UP_SECONDS)
  const before = gateway.cpu()
  const load = await claimAll(gateway.origin, claimants, SECONDS)
  const rows = rowsOf(load, before, gateway.cpu())
  const { row, loads } = await takeTurns(gateway, forTurns)
  const acknowledged = [warmUp, load, ...loads].reduce((sum, one) => sum + one.acknowledged, 0)
  return [...rows, row, await checkLedger(db, acknowledged)]
})
