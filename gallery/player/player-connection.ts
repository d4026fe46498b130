import 'server-only'
import { healthLive } from '@fanfare/contract/ops/health.ts'
import { createServerClock } from '#lib/http/clock.ts'
import { sendCall, type Connection } from '#lib/state-player/send-call.ts'
import { gatewayOrigin, readingSecret, settings } from '#lib/queries/settings.ts'

/** A connection with the gateway's present time. */
export async function playerConnection(): Promise<Connection> {
  const { SIGN_KEY, OPS_SECRET } = settings()
  const [opsSecret = ''] = OPS_SECRET.split(',')
  const connection = {
    gatewayOrigin: gatewayOrigin(),
    signKey: SIGN_KEY,
    opsSecret: opsSecret.trim(),
    siteSecret: readingSecret(),
    clock: createServerClock(Date.now),
  }
  await sendCall(connection, healthLive, {})
  return connection
}
