import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchGateway } from './bench-gateway.ts'
import { quantile, refusals, runLoad } from './load.ts'

/** Longer than the gateway buffers its log. */
const LOG_DELAY_MS = 500

interface RequestTime {
  /** From the request's arrival in the gateway until its answer is written, ms. */
  ms: number
  /** Absent for a visitor. */
  user?: string
}

/** A route's successful requests, from the gateway's log once it has written them. */
export async function requestTimes(logFile: string, route: string) {
  await sleep(LOG_DELAY_MS)
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"route":"${route}"`) && line.includes('"status":200'))
    .map((line) => JSON.parse(line) as RequestTime)
}

interface Reading {
  /** The call's path, as in the contract. */
  route: string
  reads: number
  /** The head of a request, with its body where it has one. */
  next: () => string | { head: string; body: string }
}

/** Sends requests one after another. @returns p95 of the time in the gateway, ms */
export async function gatewayP95({ origin, logFile }: BenchGateway, { route, reads, next }: Reading) {
  const known = (await requestTimes(logFile, route)).length
  let sent = 0
  const load = await runLoad({
    origin,
    connections: 1,
    seconds: Infinity,
    next: () => {
      if ((sent += 1) > reads) return null
      const request = next()
      return typeof request === 'string' ? { head: request } : request
    },
    isAcknowledged: ({ status }) => status === 200,
  })
  if (load.acknowledged !== reads) throw new Error(`requests to ${route} failed: ${refusals(load)}`)
  const times = (await requestTimes(logFile, route)).slice(known)
  return quantile(
    times.map(({ ms }) => ms),
    0.95,
  )
}
