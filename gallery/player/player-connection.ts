import 'server-only'
import { healthLive } from '@fanfare/contract/ops/gateway.ts'
import { createServerClock } from '#lib/http/clock.ts'
import { sendCall, type Connection } from '#lib/state-player/send-call.ts'
import { gatewayOrigin, readingSecret, settings } from '#lib/queries/settings.ts'

/** A connection with the gateway's present time. */
export async function playerConnection(): Promise<Connection> {
  // The runner sets it in a demonstration alone; the site has no OPS_SECRET.
  const [opsSecret = ''] = (process.env.STATE_PLAYER_SECRET ?? '').split(',')
  const connection = {
    gatewayOrigin: gatewayOrigin(),
    signKey: settings().SIGN_KEY,
    opsSecret: opsSecret.trim(),
    siteSecret: readingSecret(),
    clock: createServerClock(Date.now),
  }
  await sendCall(connection, healthLive, {})
  return connection
}
