import { loadActivityFiles, readActivityFiles } from '#activities/load-activity-files.ts'
import type { ActivityFile } from '#activities/schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { withAdvisoryLock } from '#gateway/db/advisory-lock.ts'
import { findSecret, insertSecret } from '#gateway/db/secrets.ts'
import { enqueueUsers } from '#gateway/db/settlement-queue.ts'
import { publishActivity } from '#gateway/domain/publication/publish-activity.ts'
import { snapshotDueBoards } from '#gateway/domain/boards/snapshot-due-boards.ts'
import { ingestEvents } from '#gateway/domain/facts/ingest-events.ts'
import { settleEnded } from '#gateway/domain/final-settlement/settle-ended.ts'
import { DAY_MS } from '#gateway/domain/time/durations.ts'
import { settleDue } from '#gateway/domain/settlement/settle-due.ts'
import { EVENTS_MAXIMUM } from '#lib/contract/ops/platform-event.ts'
import { copyFacts } from './copy-facts.ts'
import { CROWD } from './crowd.ts'
import { agentJourney, traderJourney, visitorJourney } from './demo-journeys.ts'
import type { Journey } from './journey.ts'
import { LEAD_TRADERS } from './lead-traders.ts'
import { cupFacts, seedParticipants } from './seed-participants.ts'
import { seedDraws } from './seed-draws.ts'
import { factsOfJourney, gatewayAt, openAccount, walkJourney, type Walk } from './walk-journey.ts'

/** Inviters come before the users that they invited. */
const JOURNEYS: readonly Journey[] = [agentJourney, traderJourney, visitorJourney, ...LEAD_TRADERS, ...CROWD]

const DONE = 'demo-seed'
const SUMMER_SETTLED_AGO_MS = 56 * DAY_MS
/** Journeys that run at the same time; each keeps one connection busy. */
const CONCURRENCY = 4

/** Publishes every activity file; its open activities stay open, whenever the demonstration runs (contract §8). */
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

/** Logs broken files and leaves them out: the versions that they published last stay, and the other files are published. */
function soundFiles({ log, metrics }: GatewayContext): { files: ActivityFile[]; areAll: boolean } {
  const { files, errors } = readActivityFiles()
  for (const issue of errors) log.error({ issue }, 'ACTIVITY_FILE_BROKEN')
  metrics.brokenFiles.set(new Set(errors.map(({ file }) => file)).size)
  return { files, areAll: errors.length === 0 }
}

/**
 * Seeds the demonstration of contract §8: activities at every start, accounts and their history once. A crash at any moment
 * is repaired by the next run. Instances that start together seed one after the other, and only the first has work to do.
 */
export const seedDemo = (gateway: GatewayContext): Promise<void> =>
  withAdvisoryLock(gateway.db, DONE, () => seedLocked(gateway))

async function seedLocked(gateway: GatewayContext): Promise<void> {
  const { files, areAll } = soundFiles(gateway)
  const activities = await publishDemoActivities(gateway, files)
  if (await isDone(gateway)) return
  const walk: Walk = { gateway, seededAt: gateway.clock.now(), activities, areAll }
  const people: { userId: string; journey: Journey }[] = []
  const openAccounts = async () => {
    for (const journey of JOURNEYS) people.push({ userId: await openAccount(walk, journey), journey })
  }
  await Promise.all([openAccounts(), seedParticipants(walk)])
  const histories = people.flatMap(({ userId, journey }) => factsOfJourney(walk, userId, journey))
  const facts = [...histories, ...(await cupFacts(walk)), ...copyFacts(walk, people)]
  for (let from = 0; from < facts.length; from += EVENTS_MAXIMUM)
    await ingestEvents(gateway, facts.slice(from, from + EVENTS_MAXIMUM))
  const waiting = people.values()
  const walkWaiting = async () => {
    for (const { userId, journey } of waiting) await walkJourney(walk, userId, journey)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, walkWaiting))
  await enqueueUsers(
    gateway.db,
    people.map(({ userId }) => userId),
    walk.seededAt,
  )
  // Competitions that ended before this demonstration began are settled as any other, after their participants' facts.
  await Promise.all([seedDraws(walk, people), settleWaiting(gateway)])
  // Those whom a draw had locked.
  await settleWaiting(gateway)
  // As of the first day after the summer cup's result: its prizes are no news of today.
  await settleEnded(gatewayAt(gateway, walk.seededAt - SUMMER_SETTLED_AGO_MS))
  await settleEnded(gateway)
  await snapshotDueBoards(gateway)
  // The first start without a broken file seeds the steps in its activity.
  if (!areAll) return
  await insertSecret(gateway.db, DONE, String(walk.seededAt))
}

async function settleWaiting(gateway: GatewayContext): Promise<void> {
  while ((await settleDue(gateway)).length > 0) {}
}

const isDone = async ({ db }: GatewayContext): Promise<boolean> => (await findSecret(db, DONE)) !== null
