import type { GatewayContext } from './context.ts'
import { deleteExpiredChallenges } from './db/captcha.ts'
import type { Db } from './db/client.ts'
import { deleteOldAttempts } from './db/login-attempts.ts'
import { deleteExpiredNonces } from './db/nonces.ts'
import { deleteExpiredTokens } from './db/tokens.ts'
import { LOGIN_LOCK } from './limits.ts'

const EVERY_MS = 60_000
const BATCH = 5_000
const ATTEMPTS_KEPT_MS = Math.max(LOGIN_LOCK.account.withinMs, LOGIN_LOCK.address.withinMs)

/** Each deletes at most `limit` rows and says how many went. */
const STEPS: Record<string, (db: Db, now: number, limit: number) => Promise<number>> = {
  nonces: deleteExpiredNonces,
  challenges: deleteExpiredChallenges,
  attempts: (db, now, limit) => deleteOldAttempts(db, { before: now - ATTEMPTS_KEPT_MS, now, limit }),
  tokens: deleteExpiredTokens,
}

/**
 * Removes what has served its time, in batches until nothing is left of it: nonces, spent challenges, old failures, expired
 * tokens. What fails is tried again at the next call and keeps nothing else from going.
 */
export async function purgeExpired(
  { db, clock, log }: Pick<GatewayContext, 'db' | 'clock' | 'log'>,
  { batch = BATCH, isStopping = () => false }: { batch?: number; isStopping?: () => boolean } = {},
): Promise<void> {
  const now = clock.now()
  for (const [step, forget] of Object.entries(STEPS)) {
    try {
      let gone = batch
      while (gone === batch && !isStopping()) gone = await forget(db, now, batch)
    } catch (error) {
      log.warn({ err: error, step }, 'housekeeping failed')
    }
  }
}

/** Every minute, one at a time. */
export function startRetention(gateway: GatewayContext): () => Promise<void> {
  let stopping = false
  let keeping: Promise<void> | null = null
  const timer = setInterval(() => {
    keeping ??= purgeExpired(gateway, { isStopping: () => stopping }).finally(() => (keeping = null))
  }, EVERY_MS)
  timer.unref()
  return async () => {
    stopping = true
    clearInterval(timer)
    await keeping
  }
}
