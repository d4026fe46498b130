import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { SITE_READING_HEADER } from '@fanfare/contract/site-reading.ts'
import { createTokenBuckets, type Rate, type Taken } from '@fanfare/kernel/net/token-buckets.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import type { GatewayConfig } from '../config.ts'
import type { GatewayContext } from '../context.ts'
import { RATES } from '../limits.ts'
import type { WantedToken } from '../redis/redis-services.ts'
import { TooManyRequests } from '../util/domain-error.ts'
import { addressOf } from './client-address.ts'

/** Whether the site itself reads, for a page that all visitors share; never true without a secret. */
export const isSiteReading = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { siteSecret, former }: Pick<GatewayConfig, 'siteSecret' | 'former'>,
) => isSameSecret(headers[SITE_READING_HEADER], siteSecret, former.siteSecret)

type Limits = Pick<CallDefinition, 'name' | 'auth'>

const ofCall = (rates: Record<string, Rate>, name: string) => (Object.hasOwn(rates, name) ? rates[name] : undefined)

const announce = (reply: FastifyReply, rate: Rate, taken: Taken) => {
  void reply.header('RateLimit-Limit', rate.burst)
  void reply.header('RateLimit-Remaining', taken.remaining)
  void reply.header('RateLimit-Reset', Math.ceil(taken.retryAfterMs / 1000))
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

interface Limited extends WantedToken {
  scope: string
}

const limited = (scope: string, key: string, rate: Rate | undefined): Limited[] =>
  rate === undefined ? [] : [{ scope, key: `${scope}|${key}`, rate }]

/**
 * Each request takes tokens of this instance's buckets, and then, with one round trip, of those that all instances share in Redis. While Redis does
 * not answer, or has lost its data, the instance's buckets still limit (ADR 0071).
 */
export function createRateLimiter({ config, metrics, redis }: GatewayContext) {
  const takeLocal = createTokenBuckets()

  function limitsOfAddress(request: FastifyRequest, call: Limits | null) {
    if (!config.rateLimit || call?.auth === 'probe' || isSiteReading(request, config)) return []
    const address = addressOf(request)
    const isOps = call?.auth === 'ops'
    return [
      ...limited(isOps ? 'ops' : 'address', address, isOps ? RATES.ops : RATES.address),
      ...(call ? limited(call.name, address, ofCall(RATES.callByAddress, call.name)) : []),
    ]
  }
  const limitsOfAccount = (userId: string | null, call: Limits | null) =>
    !config.rateLimit || userId === null || call === null
      ? []
      : [
          ...limited('account', userId, RATES.account),
          ...limited(call.name, userId, ofCall(RATES.callByAccount, call.name)),
        ]

  const accept = (reply: FastifyReply, { scope, rate }: Limited, taken: Taken) => {
    announce(reply, rate, taken)
    if (taken.allowed) return
    metrics.limited.inc({ scope })
    throw new TooManyRequests(taken.retryAfterMs)
  }
  const check = (reply: FastifyReply, limits: readonly Limited[]) => {
    for (const one of limits) accept(reply, one, takeLocal(one.key, one.rate))
  }
  return {
    /** Runs before the request is read. Reads of the site itself are not limited. @throws TooManyRequests */
    byAddress: (request: FastifyRequest, reply: FastifyReply, call: Limits | null) =>
      check(reply, limitsOfAddress(request, call)),
    /**
     * Runs after `byAddress`, once the caller is known; null when there is none, or it was refused. Also asks the buckets that all
     * instances share. @throws TooManyRequests
     */
    byCaller: async (request: FastifyRequest, reply: FastifyReply, call: Limits | null, userId: string | null) => {
      const ofAccount = limitsOfAccount(userId, call)
      check(reply, ofAccount)
      if (redis.isUp() !== true) return
      const shared = [...limitsOfAddress(request, call), ...ofAccount]
      const taken = shared.length === 0 ? null : await redis.takeTokens(shared)
      for (const [index, one] of (taken ?? []).entries()) {
        const limit = shared[index]
        if (limit !== undefined) accept(reply, limit, one)
      }
    },
  }
}
