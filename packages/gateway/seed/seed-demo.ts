import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { listFirstParticipants } from '#gateway/activities/db/bulk-participations.ts'
import { handleNext } from '#gateway/log/follow-log.ts'
import { listMessages } from '#gateway/messages/db/messages.ts'
import { messageReader } from '#gateway/messages/message-reader.ts'
import { markRead } from '#gateway/messages/my-messages.ts'
import { loadActivityFiles, readActivityFiles, readProgrammes } from '@fanfare/activities/load-files.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { publishProgramme } from '#gateway/agents/operate/publish-programme.ts'
import { withAdvisoryLock } from '#gateway/db/advisory-lock.ts'
import { findSecret, insertSecret } from '#gateway/accounts/db/secrets.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { publishActivity } from '#gateway/activities/publication/publish-activity.ts'
import { snapshotDueBoards } from '#gateway/boards/snapshots/snapshot-due-boards.ts'
import { settleEnded } from '#gateway/results/settle-ended.ts'
import { evaluateDue } from '#gateway/evaluation/evaluate-due.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { DEMO_SEED, isDemoComplete } from './is-demo-complete.ts'
import { copyFacts, COPIED_ALIAS, leadIdsOf } from './copy-facts.ts'
import { CROWD } from './crowd.ts'
import { agentDraws, agentJourney, traderJourney, visitorJourney } from './demo-journeys.ts'
import type { Journey } from './journey.ts'
import { LEAD_TRADERS } from './lead-traders.ts'
import { cupFacts, identityFacts, seedParticipants } from './seed-participants.ts'
import { seedAgents, seedFirstAgent } from './seed-agents.ts'
import { seedDraws } from './seed-draws.ts'
import { seedTeams } from './seed-teams.ts'
import {
  factsOfJourney,
  gatewayAt,
  ingestPast,
  openAccount,
  walkJourney,
  type Person,
  type Walk,
} from './walk-journey.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** Publishes every campaign of agents; the faults of a file are logged, and its last published version stays. */
export async function publishDemoProgrammes(gateway: GatewayContext) {
  const { files, errors } = readProgrammes()
  for (const issue of errors) gateway.log.error({ issue }, 'PROGRAMME_FILE_BROKEN')
  for (const file of files)
    await publishProgramme(gateway, { file, actor: 'seed', keepOpen: true }).catch((error: unknown) =>
      gateway.log.error({ err: error, alias: file.alias }, 'a campaign of agents cannot be published'),
    )
}

/** Participants without a history of their own who copy. */
const FOLLOWERS = 64
const MOST_ORDERS = 3

/** From -165.00 to 164.90 USDT, the same in every run. */
const resultOf = (follower: number, order: number) =>
  (((follower * 104_729 + order * 7_919) % 3_300) / 10 - 165).toFixed(2)

/** Closed copied orders of many followers, for both leaderboards of the promotion. */
async function followerFacts(
  { gateway, activities, seededAt }: Walk,
  people: readonly Person[],
): Promise<PlatformEventInput[]> {
  const activityId = activities.get(COPIED_ALIAS)
  const leads = leadIdsOf(people)
  if (activityId === undefined || leads.length === 0) return []
  const followers = await listFirstParticipants(gateway.db, activityId, FOLLOWERS)
  return followers.flatMap(({ userId, appliedAt }, follower) =>
    Array.from({ length: 1 + (follower % MOST_ORDERS) }, (_, order): PlatformEventInput => {
      const pnl = resultOf(follower, order)
      return {
        type: 'copy.closed',
        eventId: `demo-follow-${userId}-${order}`,
        userId,
        occurredAt: Math.min(appliedAt + (order + 1) * HOUR_MS, seededAt),
        traderId: leads[(follower * 7 + order * 4) % leads.length] ?? '',
        orderId: `demo-follow-${follower}-${order}`,
        pnl,
        // They close losses themselves, so the only covers are those of the people with a history.
        automatic: !pnl.startsWith('-'),
      }
    }),
  )
}

/** Messages from before this time have been read, ms. */
const UNREAD_MS = 3 * DAY_MS
/** Another transaction of the server may delay the reader; after these pauses the background job writes the rest. */
const PAUSES = 50
const PAUSE_MS = 20

/** Writes the messages of everything that happened so far; those who log in have read the older ones. */
async function seedMessages({ gateway, seededAt }: Walk, readers: readonly Person[]) {
  for (let pauses = 0; pauses < PAUSES;) {
    const rest = await handleNext(gateway, messageReader(gateway))
    if (rest === 'none') break
    if (rest === 'more') continue
    pauses += 1
    await sleep(PAUSE_MS)
  }
  for (const { userId } of readers) {
    const { rows } = await listMessages(gateway.db, { userId, pageIndex: 0, pageSize: 500 })
    const old = rows.filter(({ createdAt }) => createdAt < seededAt - UNREAD_MS)
    await markRead(
      gateway,
      { userId },
      old.map(({ messageId }) => messageId),
    )
  }
}

/** Those who log in. Inviters come before the users that they invited. */
const ACCOUNTS: readonly Journey[] = [agentJourney, traderJourney, visitorJourney]
const CROWD_JOURNEYS: readonly Journey[] = [...LEAD_TRADERS, ...CROWD]

const ACCOUNTS_DONE = 'demo-accounts'
const SUMMER_SETTLED_AGO_MS = 56 * DAY_MS
/** Journeys that run at the same time; each keeps one connection busy. */
const CONCURRENCY = 4

/** Publishes every activity file; its open activities stay open, whenever the demonstration runs (contract §8). */
export async function publishDemoActivities(
  gateway: Parameters<typeof publishActivity>[0],
  files: readonly ActivityFile[] = loadActivityFiles(),
) {
  const ids = new Map<string, string>()
  for (const file of files) {
    const { activityId } = await publishActivity(gateway, { file, actor: 'seed', keepOpen: true })
    ids.set(file.alias, activityId)
  }
  return ids
}

/** Logs broken files and leaves them out: their last published versions stay, and the other files are published. */
function soundFiles({ log, metrics }: GatewayContext) {
  const { files, errors } = readActivityFiles()
  for (const issue of errors) log.error({ issue }, 'ACTIVITY_FILE_BROKEN')
  metrics.brokenFiles.set(new Set(errors.map(({ file }) => file)).size)
  return { files, areAll: errors.length === 0 }
}

/**
 * Seeds what a first page needs (contract §8): the activities at every start, and once the accounts that log in, with their
 * own history. A crash at any moment is repaired by the next run. Instances that start together seed one after the other.
 * @returns what `seedHistory` needs; null when the demonstration is complete
 */
export const seedAccounts = (gateway: GatewayContext) =>
  withAdvisoryLock(gateway.db, DEMO_SEED, async () => {
    const { files, areAll } = soundFiles(gateway)
    const activities = await publishDemoActivities(gateway, files)
    await publishDemoProgrammes(gateway)
    if (await isDemoComplete(gateway.db)) return null
    const walk: Walk = { gateway, seededAt: gateway.clock.now(), activities, areAll }
    // Evaluating the rest of an interrupted history would keep the server from answering.
    if ((await findSecret(gateway.db, ACCOUNTS_DONE)) !== null) return walk
    const people = await openAccounts(walk, ACCOUNTS)
    await seedFirstAgent(walk)
    await live(walk, people)
    await seedMessages(walk, people)
    if (areAll) await insertSecret(gateway.db, ACCOUNTS_DONE, String(walk.seededAt))
    return walk
  })

/**
 * Seeds everybody else: participants, traders, winners and the results of what has ended. It takes seconds, so the server already answers. The jobs
 * that settle activities and take snapshots of boards must not run yet, because the past has its own clock here.
 */
export const seedHistory = (walk: Walk) =>
  withAdvisoryLock(walk.gateway.db, DEMO_SEED, async () => {
    if (await isDemoComplete(walk.gateway.db)) return
    await writeHistory(walk)
    for (const activityId of walk.activities.values()) walk.gateway.announceActivity(activityId)
  })

async function openAccounts(walk: Walk, journeys: readonly Journey[]) {
  const people: Person[] = []
  for (const journey of journeys) people.push({ userId: await openAccount(walk, journey), journey })
  return people
}

/** Sends the facts of the people, and more of others, then takes the people's steps on the site. */
async function live(walk: Walk, people: readonly Person[], more: readonly PlatformEventInput[] = []) {
  const { gateway } = walk
  const facts = [...people.flatMap(({ userId, journey }) => factsOfJourney(walk, userId, journey)), ...more]
  await ingestPast(walk, facts)
  const waiting = people.values()
  const walkWaiting = async () => {
    for (const { userId, journey } of waiting) await walkJourney(walk, userId, journey)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, walkWaiting))
  const userIds = userIdsOf(people)
  await enqueueUsers(gateway.db, userIds, walk.seededAt)
  await evaluateWaiting(gateway)
}

async function writeHistory(walk: Walk) {
  const { gateway } = walk
  const [known, crowd, agentPast] = await Promise.all([
    openAccounts(walk, ACCOUNTS),
    openAccounts(walk, CROWD_JOURNEYS),
    openAccounts(walk, [agentDraws]),
    seedParticipants(walk),
  ])
  const people = [...known, ...crowd]
  await live(
    walk,
    [...crowd, ...agentPast],
    [
      ...(await identityFacts(walk)),
      ...(await cupFacts(walk)),
      ...(await seedTeams(walk, known)),
      ...copyFacts(walk, people),
      ...(await followerFacts(walk, people)),
    ],
  )
  await seedDraws(walk, [...people, ...agentPast])
  await evaluateWaiting(gateway)
  // As of the first day after the summer cup's result, so that its prizes are not today's news.
  await settleEnded(gatewayAt(gateway, walk.seededAt - SUMMER_SETTLED_AGO_MS))
  await settleEnded(gateway)
  await snapshotDueBoards(gateway)
  await seedAgents(walk)
  await evaluateWaiting(gateway)
  await seedMessages(walk, known)
  // The first start without a broken file seeds the steps of its activity.
  if (!walk.areAll) return
  await insertSecret(gateway.db, DEMO_SEED, String(walk.seededAt))
}

async function evaluateWaiting(gateway: GatewayContext) {
  while ((await evaluateDue(gateway)).length > 0) {}
}
