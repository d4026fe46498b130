import 'server-only'
import { healthLive } from '@fanfare/contract/ops/gateway.ts'
import { isSameOrigin } from '@fanfare/kernel/net/origin.ts'
import { createServerClock } from '#lib/http/clock.ts'
import { sendCall, type Connection } from '#lib/state-player/send-call.ts'
import { gatewayOrigin, readingSecret, settings } from '#lib/queries/settings.ts'

/** Set by the runner, not a setting: it alone knows whether the gateway is the embedded one. */
export const hasPlayer = () => process.env.STATE_PLAYER === '1' && !settings().live

/** Whether a form was sent by a page of this site. */
export const isFromOurPage = ({ headers }: Request) => {
  const [site, origin, host] = ['sec-fetch-site', 'origin', 'host'].map((name) => headers.get(name) ?? undefined)
  // Every browser sends at least one of the two with a form.
  const hasOrigin = site !== undefined || origin !== undefined
  const { SITE_ORIGIN, live } = settings()
  return hasOrigin && isSameOrigin({ siteOrigin: SITE_ORIGIN, live }, { site, origin, host })
}

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
