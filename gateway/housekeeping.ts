import type { GatewayContext } from './context.ts'
import { forgetChallenges } from './db/captcha.ts'
import { forgetOldAttempts } from './db/login-attempts.ts'
import { forgetNonces } from './db/nonces.ts'
import { forgetTokens } from './db/tokens.ts'
import { LOGIN_LOCK } from './limits.ts'

const EVERY_MS = 60_000

/** Removes what has served its time: nonces, spent challenges, old failures, expired tokens. */
export async function keepHouse({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await forgetNonces(db, now)
  await forgetChallenges(db, now)
  await forgetOldAttempts(db, now - Math.max(LOGIN_LOCK.account.withinMs, LOGIN_LOCK.address.withinMs), now)
  await forgetTokens(db, now)
}

/** Every minute; a failure is tried again a minute later. */
export function startHousekeeping(gateway: GatewayContext): () => void {
  const timer = setInterval(() => {
    keepHouse(gateway).catch((error: unknown) => gateway.log.warn({ err: error }, 'housekeeping failed'))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
