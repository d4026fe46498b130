import type { Kysely } from 'kysely'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import type { forecast, forecastActivity } from '@fanfare/contract/staff/forecasts.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { tryAdvisoryLock } from '#gateway/db/advisory-lock.ts'
import { createDb } from '#gateway/db/client.ts'
import type { Database } from '#gateway/db/schema.ts'
import { scheduleOf, statusOf } from '../../activities/activity-status.ts'
import { fileFromBody } from '../../activities/publication/file-from-body.ts'
import type { GatewayContext } from '../../context.ts'
import { digestOf } from '../../util/digest-of.ts'
import { DomainError, present } from '../../util/domain-error.ts'
import { repeat } from '../../util/repeat.ts'
import { finishForecast, findForecast, insertForecast, lastForecastAt, takeForecast } from '../db/forecasts.ts'
import { replayActivity } from './replay-activity.ts'

const EVERY_MS = 2_000
/** An instance that ended leaves its forecast to another one after this time. */
const LEASE_MS = 120_000
const ATTEMPTS = 3
/** How often it looks for activities without a forecast of the last day. */
const DAILY_CHECK_MS = 600_000

/** The hash of a file's content, so that a forecast is found again for exactly this file. */
export const fileHash = (file: ActivityFile) => digestOf(JSON.parse(JSON.stringify(file)))

async function request({ db, clock, newId }: GatewayContext, file: ActivityFile, actor: string) {
  const forecastId = newId('fc')
  await insertForecast(db, {
    forecastId,
    alias: file.alias,
    definition: file,
    fileHash: fileHash(file),
    at: clock.now(),
    actor,
  })
  return forecastId
}

/** POST /ops/v1/activities/{alias}/forecast. @throws DomainError 40000 as for a publication; 51001 without a file and an activity */
export async function requestForecast(
  gateway: GatewayContext,
  { params: { alias }, body }: CallRequest<typeof forecastActivity>,
  actor: string,
): Promise<CallAnswer<typeof forecastActivity>> {
  const isPublished = Object.keys(body).length === 0
  const row = isPublished ? await gateway.activities.findByAlias(gateway.db, alias) : null
  if (isPublished && row === null) throw new DomainError('NOT_FOUND')
  const file = row?.definition ?? (await fileFromBody({ alias, body }, parseActivityFile))
  return { forecastId: await request(gateway, file, actor), state: 'RUNNING' }
}

/** GET /ops/v1/forecasts/{id}. @throws DomainError 51001 */
export async function readForecast(
  { db }: GatewayContext,
  { params: { id } }: CallRequest<typeof forecast>,
): Promise<CallAnswer<typeof forecast>> {
  const row = present(await findForecast(db, id))
  const { forecastId, alias, at, state, result } = row
  return { forecastId, alias, at, state, forecast: result }
}

/** Asks once a day for a forecast of each activity that runs and is listed. */
export async function requestDaily(gateway: GatewayContext) {
  const now = gateway.clock.now()
  for (const row of await gateway.activities.listAll(gateway.db)) {
    if (!row.listed || statusOf(scheduleOf(row), now) !== 'ONGOING') continue
    const last = await lastForecastAt(gateway.db, row.alias)
    if (last === null || last <= now - DAY_MS) await request(gateway, row.definition, 'daily')
  }
}

/** Makes the oldest forecast that waits, with statements of `db`. @returns whether there was one */
export async function runNextForecast(gateway: GatewayContext, db: Kysely<Database>) {
  const { activities, clock, log } = gateway
  const now = clock.now()
  const row = await takeForecast(gateway.db, { now, takenUntil: now + LEASE_MS })
  if (row === null) return false
  const { forecastId, alias, definition: file, attempts } = row
  try {
    const published = await activities.findByAlias(gateway.db, alias)
    const result = await replayActivity({ db, file, activityId: published?.activityId ?? alias, now })
    await finishForecast(gateway.db, { forecastId, state: result === null ? 'NO_FACTS' : 'DONE', result })
    const ends = result?.budget.filter(
      ({ endsAt }) => endsAt !== null && endsAt > now && endsAt < (published?.endTime ?? 0),
    )
    if (row.actor === 'daily' && ends !== undefined && ends.length > 0)
      log.warn({ alias, budget: ends }, 'FORECAST_BUDGET_ENDS')
  } catch (error) {
    log.error({ err: error, forecastId, alias }, 'a forecast failed')
    if (attempts >= ATTEMPTS) await finishForecast(gateway.db, { forecastId, state: 'FAILED', result: null })
  }
  return true
}

/** Makes forecasts one after the other on a connection of its own, so that claims never wait for them. */
export function startForecasts(gateway: GatewayContext) {
  let nextDailyAt = 0
  const db = createDb({ connectionString: gateway.config.directUrl, poolSize: 1 })
  const running = repeat(
    async (isStopping) => {
      if (gateway.clock.machineNow() >= nextDailyAt) {
        nextDailyAt = gateway.clock.machineNow() + DAILY_CHECK_MS
        await tryAdvisoryLock(gateway.db, 'daily forecasts', () => requestDaily(gateway))
      }
      while (!isStopping() && (await runNextForecast(gateway, db))) {}
    },
    {
      name: 'forecasts',
      everyMs: EVERY_MS,
      onError: (error) => gateway.log.error({ err: error }, 'the forecasts failed'),
    },
  )
  return {
    stop: async () => {
      await running.stop()
      await db.destroy()
    },
  }
}
