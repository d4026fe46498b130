import { setTimeout as sleep } from 'node:timers/promises'
import { forecast, forecastActivity } from '@fanfare/contract/staff/forecasts.ts'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { seedUsers, type SeededUser } from '@fanfare/gateway/seed/seed-users.ts'
import type { Figure } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { startBenchGateway, type BenchGateway } from './bench-gateway.ts'
import {
  claimAll,
  claimPaced,
  NEWCOMERS,
  perClaim,
  rateOf,
  SECONDS,
  shuffled,
  USERS_PER_SECOND,
  WARM_UP_SECONDS,
} from './claims.ts'
import { eventsRequest, tradeOf } from './events-request.ts'
import { quantile, refusals, runLoad, type LoadResult } from './load.ts'
import { opsRequest } from './signed-request.ts'
import { untilEvaluated } from './until-evaluated.ts'

/** Users with a fact to replay, and how many facts a request has. */
const TRADERS = 10_000
const BATCH = 500
const GOAL_RATE_WITH_PAYOUTS = 2_400
/** Claims a second beside the forecasts. */
const PACE = 1_000
/** The goal is that p99 does not change; on a small machine differences under 35 % mean nothing. */
const NOISE = 1.35

interface Answer {
  data: { forecastId: string; state: string }
}

async function askForForecasts({ origin }: BenchGateway, target: string, body?: object): Promise<Answer['data']> {
  let answer = ''
  await runLoad({
    origin,
    connections: 1,
    seconds: Infinity,
    next: () =>
      answer === '' ? opsRequest({ origin, method: body ? 'POST' : 'GET', target, ...(body && { body }) }) : null,
    isAcknowledged: (response) => {
      answer = response.body
      return response.status === 200
    },
  })
  return (JSON.parse(answer) as Answer).data
}

/** Forecasts one after another until the signal. @returns how many were done */
async function forecastUntil(gateway: BenchGateway, alias: string, signal: AbortSignal): Promise<number> {
  let done = 0
  while (!signal.aborted) {
    const { forecastId } = await askForForecasts(gateway, forecastActivity.path.replace('{alias}', alias), {})
    let { state } = await askForForecasts(gateway, forecast.path.replace('{id}', forecastId))
    while (state === 'RUNNING' && !signal.aborted) {
      await sleep(200)
      ;({ state } = await askForForecasts(gateway, forecast.path.replace('{id}', forecastId)))
    }
    if (state === 'DONE') done += 1
    else if (!signal.aborted) throw new Error(`The forecast is ${state}.`)
  }
  return done
}

/** Facts for the forecasts, which replay the days before today. */
async function tradeYesterday({ origin }: BenchGateway, users: readonly SeededUser[]): Promise<void> {
  const left = users.map(({ userId }) => ({ ...tradeOf(userId, '500'), occurredAt: Date.now() - 86_400_000 }))
  const { refused } = await runLoad({
    origin,
    connections: 1,
    seconds: Infinity,
    next: () => (left.length === 0 ? null : eventsRequest(origin, left.splice(0, BATCH))),
    isAcknowledged: ({ status }) => status === 200,
  })
  if (refused.size > 0) throw new Error('The trades of yesterday were refused.')
}

/** The claims of a deployment that pays into a wallet: each makes a payout. Then forecasts are made beside them. */
export const payouts: Figure = {
  name: 'payouts',
  goal: `claims with payouts on ≥ ${whole(GOAL_RATE_WITH_PAYOUTS)}/s, their p99 unchanged while forecasts are made`,
  run: async ({ say }) => {
    const gateway = await startBenchGateway({ PAYOUTS: 'on' })
    const db = createDb({ connectionString: gateway.databaseUrl, poolSize: 1 })
    try {
      const users = (WARM_UP_SECONDS + SECONDS) * USERS_PER_SECOND + 2 * SECONDS * PACE
      say(`  making ${whole(users)} users for claims with payouts`)
      const claimants = shuffled(await seedUsers({ databaseUrl: gateway.databaseUrl, users }))
      await tradeYesterday(gateway, claimants.slice(0, TRADERS))
      await untilEvaluated(db)
      await claimAll(gateway.origin, claimants, WARM_UP_SECONDS)
      const before = gateway.cpu()
      const load = await claimAll(gateway.origin, claimants, SECONDS)
      const cpu = perClaim(before, gateway.cpu(), load)
      const paced = () => claimPaced(gateway.origin, claimants, { perSecond: PACE, seconds: SECONDS })
      const alone = await paced()
      const ending = new AbortController()
      const made = forecastUntil(gateway, NEWCOMERS, ending.signal)
      const beside = await paced()
      ending.abort()
      const forecasts = await made
      const p99 = ({ latencies }: LoadResult) => quantile(latencies, 0.99)
      return [
        {
          figure: 'The same claims with payouts on',
          goal: `≥ ${whole(GOAL_RATE_WITH_PAYOUTS)}/s`,
          measured: `${whole(rateOf(load))}/s, ${refusals(load)}; processor time a claim: ${cpu}`,
          how: `\`PAYOUTS=on\`, nobody takes the payouts; as above, ${Math.round(load.seconds)} s`,
          isMet: rateOf(load) >= GOAL_RATE_WITH_PAYOUTS && load.refused.size === 0,
        },
        {
          figure: 'Claims while forecasts are made, p99',
          goal: 'p99 unchanged',
          measured: `${whole(p99(beside))} ms, ${whole(p99(alone))} ms without; ${forecasts} forecasts done`,
          how: `${whole(PACE)} claims a second; one forecast after another of the newcomers’ activity; ${SECONDS} s without and ${SECONDS} s with`,
          isMet: p99(beside) <= p99(alone) * NOISE && forecasts > 0 && alone.refused.size + beside.refused.size === 0,
        },
      ]
    } finally {
      await db.destroy()
      await gateway.stop()
    }
  },
}
