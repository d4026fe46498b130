import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#lib/contract/define-call.ts'
import { createTokenBuckets, type Rate, type Taken } from '#lib/net/token-buckets.ts'
import type { GatewayContext } from '../context.ts'
import { TooManyRequests } from '../domain/domain-error.ts'
import { RATES } from '../limits.ts'
import type { WantedToken } from '../redis/redis-services.ts'
import { addressOf } from './client-address.ts'
import { isSiteReading } from './site-reading.ts'

type Gateway = Pick<GatewayContext, 'config' | 'metrics' | 'redis'>

const ofCall = (rates: Record<string, Rate>, name: string): Rate | undefined =>
  Object.hasOwn(rates, name) ? rates[name] : undefined

const announce = (reply: FastifyReply, rate: Rate, taken: Taken): void => {
  void reply.header('RateLimit-Limit', rate.burst)
  void reply.header('RateLimit-Remaining', taken.remaining)
  void reply.header('RateLimit-Reset', Math.ceil(taken.retryAfterMs / 1000))
}

export interface RateLimiter {
  /**
   * Runs before the request is read: this instance's buckets refuse at once. Reads of the site itself are not limited.
   * @returns once the buckets that all instances share have allowed it, too; rejects with TooManyRequests
   * @throws TooManyRequests
   */
  byAddress: (request: FastifyRequest, reply: FastifyReply, call: CallDefinition | null) => Promise<void>
  /** Runs once the caller is known. The same. */
  byAccount: (reply: FastifyReply, userId: string, call: CallDefinition) => Promise<void>
}

interface Limited extends WantedToken {
  scope: string
}

const limited = (scope: string, key: string, rate: Rate | undefined): Limited[] =>
  rate === undefined ? [] : [{ scope, key: `${scope}|${key}`, rate }]

function limitsOfAddress(call: CallDefinition | null, address: string): Limited[] {
  const isOps = call?.auth === 'ops'
  return [
    ...limited(isOps ? 'ops' : 'address', address, isOps ? RATES.ops : RATES.address),
    ...(call ? limited(call.name, address, ofCall(RATES.callByAddress, call.name)) : []),
  ]
}

/**
 * Each request takes tokens of this instance's buckets, and then of those that all instances share in Redis. While Redis does
 * not answer, or has lost its data, the first ones still limit (ADR 0071).
 */
export function createRateLimiter({ config, metrics, redis }: Gateway): RateLimiter {
  const takeLocal = createTokenBuckets()
  const isLimited = config.rateLimit

  /** @throws TooManyRequests */
  const accept = (reply: FastifyReply, { scope, rate }: Limited, taken: Taken): void => {
    announce(reply, rate, taken)
    if (taken.allowed) return
    metrics.limited.inc({ scope })
    throw new TooManyRequests(taken.retryAfterMs)
  }
  const takeShared = async (reply: FastifyReply, wanted: readonly Limited[]): Promise<void> => {
    const taken = (await redis.takeTokens(wanted)) ?? []
    for (const [index, one] of taken.entries()) {
      const limit = wanted[index]
      if (limit !== undefined) accept(reply, limit, one)
    }
  }
  const check = (reply: FastifyReply, wanted: readonly Limited[]): Promise<void> => {
    for (const one of wanted) accept(reply, one, takeLocal(one.key, one.rate))
    return redis.isUp() === true ? takeShared(reply, wanted) : Promise.resolve()
  }
  return {
    byAddress: (request, reply, call) => {
      if (!isLimited || call?.auth === 'probe' || isSiteReading(request, config.siteSecret)) return Promise.resolve()
      return check(reply, limitsOfAddress(call, addressOf(request)))
    },
    byAccount: async (reply, userId, call) => {
      if (!isLimited) return
      await check(reply, [
        ...limited('account', userId, RATES.account),
        ...limited(call.name, userId, ofCall(RATES.callByAccount, call.name)),
      ])
    },
  }
}
