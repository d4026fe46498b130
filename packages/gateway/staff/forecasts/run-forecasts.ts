import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { forecast, forecastActivity } from '@fanfare/contract/staff/forecasts.ts'
import { createDb, type Connections } from '#gateway/db/client.ts'
import type { Handler } from '#gateway/route.ts'
import { fileFromBody, operatorActor } from '../../activities/publication/file-from-body.ts'
import type { GatewayContext } from '../../context.ts'
import { digestOf } from '../../util/digest-of.ts'
import { present } from '../../util/domain-error.ts'
import { repeat } from '../../util/repeat.ts'
import { finishForecast, findForecast, insertForecast, takeForecast } from '../db/forecasts.ts'
import { replayActivity } from './replay-activity.ts'

const EVERY_MS = 2_000
/** An instance that ended leaves its forecast to another one after this time. */
const LEASE_MS = 120_000
const ATTEMPTS = 3

/** The hash of a file's content, so that a forecast is found again for exactly this file. */
export const fileHash = (file: ActivityFile) => digestOf(JSON.parse(JSON.stringify(file)))

/** POST /ops/v1/activities/{alias}/forecast. @throws DomainError 40000 as for a publication; 51001 without a file and an activity */
export const requestForecast: Handler<typeof forecastActivity> = async (
  { params: { alias }, body },
  { gateway: { activities, db, clock, newId }, operator },
) => {
  const isPublished = Object.keys(body).length === 0
  const definition = isPublished
    ? present(await activities.findByAlias(db, alias)).definition
    : await fileFromBody({ alias, body }, parseActivityFile)
  const forecastId = newId('fc')
  await insertForecast(db, {
    forecastId,
    alias,
    definition,
    fileHash: fileHash(definition),
    at: clock.now(),
    actor: operatorActor(operator),
  })
  return { forecastId, state: 'RUNNING' }
}

/** GET /ops/v1/forecasts/{id}. @throws DomainError 51001 */
export const readForecast: Handler<typeof forecast> = async ({ params: { id } }, { gateway: { db } }) => {
  const { result, ...row } = present(await findForecast(db, id))
  return { ...row, forecast: result }
}

/** Makes the oldest forecast that waits, with statements of `db`. @returns whether there was one */
export async function runNextForecast(gateway: GatewayContext, db: Connections) {
  const { activities, clock, log } = gateway
  const now = clock.now()
  const row = await takeForecast(gateway.db, { now, takenUntil: now + LEASE_MS })
  if (row === undefined) return false
  const { forecastId, alias, definition: file, attempts } = row
  try {
    const published = await activities.findByAlias(gateway.db, alias)
    const result = await replayActivity({ db, file, activityId: published?.activityId ?? alias, now })
    await finishForecast(gateway.db, { forecastId, state: result === null ? 'NO_FACTS' : 'DONE', result })
  } catch (error) {
    log.error({ err: error, forecastId, alias }, 'a forecast failed')
    if (attempts >= ATTEMPTS) await finishForecast(gateway.db, { forecastId, state: 'FAILED', result: null })
  }
  return true
}

/** Makes forecasts one after the other on a connection of its own, so that claims never wait for them. */
export function startForecasts(gateway: GatewayContext) {
  const db = createDb({ connectionString: gateway.config.directUrl, poolSize: 1 })
  const running = repeat(
    async (isStopping) => {
      while (!isStopping() && (await runNextForecast(gateway, db))) {}
    },
    {
      name: 'forecasts',
      everyMs: EVERY_MS,
      log: gateway.log,
    },
  )
  return {
    stop: async () => {
      await running.stop()
      await db.destroy()
    },
  }
}
