import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#lib/contract/define-call.ts'
import { createTokenBuckets, type Rate, type Taken } from '#lib/net/token-buckets.ts'
import type { GatewayConfig } from '../config.ts'
import { TooManyRequests } from '../domain/domain-error.ts'
import { RATES } from '../limits.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { addressOf } from './client-address.ts'
import { isSiteReading } from './site-reading.ts'

const ofCall = (rates: Record<string, Rate>, name: string): Rate | undefined =>
  Object.hasOwn(rates, name) ? rates[name] : undefined

const announce = (reply: FastifyReply, rate: Rate, taken: Taken): void => {
  void reply.header('RateLimit-Limit', rate.burst)
  void reply.header('RateLimit-Remaining', taken.remaining)
  void reply.header('RateLimit-Reset', Math.ceil(taken.retryAfterMs / 1000))
}

export interface RateLimiter {
  /** Runs before the request is read. Reads of the site itself are not limited. @throws TooManyRequests */
  byAddress: (request: FastifyRequest, reply: FastifyReply, call: CallDefinition | null) => void
  /** Runs once the caller is known. @throws TooManyRequests */
  byAccount: (reply: FastifyReply, userId: string, call: CallDefinition) => void
}

export function createRateLimiter(
  { rateLimit, siteSecret }: Pick<GatewayConfig, 'rateLimit' | 'siteSecret'>,
  metrics: Metrics,
): RateLimiter {
  const take = createTokenBuckets()
  const check = (reply: FastifyReply, scope: string, key: string, rate: Rate | undefined): void => {
    if (!rateLimit || rate === undefined) return
    const taken = take(`${scope}|${key}`, rate)
    announce(reply, rate, taken)
    if (taken.allowed) return
    metrics.limited.inc({ scope })
    throw new TooManyRequests(taken.retryAfterMs)
  }
  return {
    byAddress: (request, reply, call) => {
      if (call?.auth === 'probe' || isSiteReading(request, siteSecret)) return
      const address = addressOf(request)
      check(reply, call?.auth === 'ops' ? 'ops' : 'address', address, call?.auth === 'ops' ? RATES.ops : RATES.address)
      if (call) check(reply, call.name, address, ofCall(RATES.callByAddress, call.name))
    },
    byAccount: (reply, userId, call) => {
      check(reply, 'account', userId, RATES.account)
      check(reply, call.name, userId, ofCall(RATES.callByAccount, call.name))
    },
  }
}
