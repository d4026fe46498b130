import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { healthLive } from '@fanfare/contract/ops/gateway.ts'
import { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { createServerClock } from '#lib/http/clock.ts'
import { revalidateFronts } from '#lib/net/revalidate-fronts.ts'
import type { Account } from '#lib/state-player/account.ts'
import { sendCall, type Connection } from '#lib/state-player/send-call.ts'
import { moveClock } from '#lib/state-player/operator.ts'
import { readActivity } from '#lib/state-player/play.ts'
import { startSite } from '#tests/fixtures/e2e-site.ts'
import { readCookie } from './users.ts'

/** A site of its own, whose clock no other test shares. */
export interface PlayerSite {
  origin: string
  connection: Connection
  opsSecret: string
  /** Its database, with the rights of the gateway. */
  databaseUrl: string
  /** Publishes a file and reads its activity. */
  publish: (file: ActivityFileInput) => ReturnType<typeof readActivity>
  /** Makes the pages anew after a move of the clock. */
  refresh: () => Promise<void>
  stop: () => Promise<void>
}

export async function startPlayerSite(settings: Record<string, string> = {}): Promise<PlayerSite> {
  const secret = randomBytes(24).toString('hex')
  const opsSecret = randomBytes(24).toString('hex')
  const { run, stop } = await startSite({
    SEED: 'none',
    RATE_LIMIT: 'off',
    ALLOW_CLOCK: '1',
    REVALIDATE_SECRET: secret,
    OPS_SECRET: opsSecret,
    ...settings,
  })
  const { siteOrigin: origin, gatewayOrigin, databaseUrl, signKey } = run
  const connection = { gatewayOrigin, signKey, opsSecret, siteSecret: '', clock: createServerClock(Date.now) }
  await sendCall(connection, healthLive, {})
  return {
    origin,
    connection,
    opsSecret,
    databaseUrl,
    publish: async (file) => {
      await moveClock(connection, null)
      const { data } = await sendCall(connection, publishActivity, { params: { alias: file.alias }, body: { ...file } })
      return readActivity(connection, data.activityId)
    },
    refresh: async () => {
      await revalidateFronts({ REVALIDATE_URL: [`${origin}/revalidate`], REVALIDATE_SECRET: secret }, { clock: true })
    },
    stop,
  }
}

/** Gives the browser the session of an account of the player. */
export async function enter(context: BrowserContext, { origin }: PlayerSite, { cookies }: Account): Promise<void> {
  const domain = new URL(origin).hostname
  await context.addCookies(
    cookies.map((line) => ({ ...readCookie(line), domain, secure: false, sameSite: 'Lax' as const })),
  )
}
