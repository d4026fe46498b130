import { createHmac } from 'node:crypto'
import type { GatewayContext } from '#gateway/context.ts'
import { insertVisit } from '#gateway/agents/db/code-figures.ts'
import { secretOfDay } from '#gateway/accounts/db/secrets.ts'

const SALT_BYTES = 32
const CLIENT_LENGTH = 22

/**
 * Counts a visit of an invite link once per code, day (UTC) and client. The client is a hash of address and browser whose salt is
 * replaced every day, so that a stored row neither names a client nor connects two days of one.
 */
export async function countVisit(
  { db, clock, randomBytes }: Pick<GatewayContext, 'db' | 'clock' | 'randomBytes'>,
  vipCode: string,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<Record<string, never>> {
  const at = clock.now()
  const day = new Date(at).toISOString().slice(0, 10)
  const salt = await secretOfDay(db, 'visit-salt', day, () => randomBytes(SALT_BYTES).toString('base64url'))
  const client = createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('base64url')
  await insertVisit(db, { code: vipCode.toUpperCase(), day, client: client.slice(0, CLIENT_LENGTH), at })
  return {}
}
