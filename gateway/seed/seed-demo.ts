import { loadActivityFiles, readActivityFiles } from '#activities/load-activity-files.ts'
import type { ActivityFile } from '#activities/schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { withAdvisoryLock } from '#gateway/db/advisory-lock.ts'
import { enqueueUsers } from '#gateway/db/settlement-queue.ts'
import { publishActivity } from '#gateway/domain/publication/publish-activity.ts'
import { ingestEvents } from '#gateway/domain/facts/ingest-events.ts'
import { EVENTS_MAXIMUM } from '#lib/contract/ops/platform-event.ts'
import { CROWD } from './crowd.ts'
import { agentJourney, traderJourney, visitorJourney } from './demo-journeys.ts'
import type { Journey } from './journey.ts'
import { factsOfJourney, openAccount, walkJourney, type Walk } from './walk-journey.ts'

/** Inviters come before those they invited. */
const JOURNEYS: readonly Journey[] = [agentJourney, traderJourney, visitorJourney, ...CROWD]

const DONE = 'demo-seed'
/** People who walk at the same time; each keeps one connection busy. */
const LANES = 4

/** Publishes every activity file; what is open in it stays open, whenever the demonstration runs (contract §8). */
export async function publishDemoActivities(
  gateway: Parameters<typeof publishActivity>[0],
  files: readonly ActivityFile[] = loadActivityFiles(),
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const file of files) {
    const { activityId } = await publishActivity(gateway, { file, actor: 'seed', keepOpen: true })
    ids.set(file.alias, activityId)
  }
  return ids
}

/** A broken file is said and left out: what it last published stays, and everything else goes on. */
function soundFiles({ log, metrics }: GatewayContext): { files: ActivityFile[]; areAll: boolean } {
  const { files, errors } = readActivityFiles()
  for (const issue of errors) log.error({ issue }, 'ACTIVITY_FILE_BROKEN')
  metrics.brokenFiles.set(new Set(errors.map(({ file }) => file)).size)
  return { files, areAll: errors.length === 0 }
}

/**
 * The demonstration of contract §8: activities at every start, accounts and their history once. May be ended at any moment
 * and run again. Of instances that start together one seeds, the others wait for it and find everything done.
 */
export const seedDemo = (gateway: GatewayContext): Promise<void> =>
  withAdvisoryLock(gateway.db, DONE, () => seedLocked(gateway))

async function seedLocked(gateway: GatewayContext): Promise<void> {
  const { files, areAll } = soundFiles(gateway)
  const activities = await publishDemoActivities(gateway, files)
  if (await isDone(gateway)) return
  const walk: Walk = { gateway, seededAt: gateway.clock.now(), activities, areAll }
  const people: { userId: string; journey: Journey }[] = []
  for (const journey of JOURNEYS) people.push({ userId: await openAccount(walk, journey), journey })
  const facts = people.flatMap(({ userId, journey }) => factsOfJourney(walk, userId, journey))
  for (let from = 0; from < facts.length; from += EVENTS_MAXIMUM)
    await ingestEvents(gateway, facts.slice(from, from + EVENTS_MAXIMUM))
  const waiting = people.values()
  const lane = async () => {
    for (const { userId, journey } of waiting) await walkJourney(walk, userId, journey)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  await enqueueUsers(
    gateway.db,
    people.map(({ userId }) => userId),
    walk.seededAt,
  )
  gateway.wakeWorker()
  // What people did in the activity of a broken file is made up for by the first start without one.
  if (!areAll) return
  await gateway.db
    .insertInto('secrets')
    .values({ name: DONE, value: String(walk.seededAt) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const isDone = async ({ db }: GatewayContext): Promise<boolean> =>
  (await db.selectFrom('secrets').select('name').where('name', '=', DONE).executeTakeFirst()) !== undefined
