import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createClock, type Clock } from '#gateway/clock.ts'
import { loadKeys } from '#gateway/keys.ts'
import { insertBulkUsers, type BulkUser } from '#gateway/accounts/db/bulk-users.ts'
import { createActivityRepository } from '#gateway/activities/db/activity-repository.ts'
import { createDb } from '#gateway/db/client.ts'
import { budgetAccount, move, postAll, reservedAccount } from '#gateway/rewards/db/ledger.ts'
import type { Database } from '#gateway/db/schema.ts'
import { ledgerReference } from '#gateway/rewards/db/entitlements.ts'
import { taskOfSource } from '#gateway/db/tables/source.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { welcomeActivity } from '#gateway/activities/find-activity.ts'
import { hashPassword } from '#gateway/accounts/passwords.ts'
import { hashToken } from '#gateway/accounts/tokens.ts'
import { newVipCode } from '#gateway/util/vip-code.ts'
import { randomId } from '#gateway/util/random-id.ts'
import { activityNow, type ActivityInPlay } from '#gateway/activities/definition/activity-in-play.ts'
import type { EvaluationPlan } from '#gateway/evaluation/plan.ts'
import { planEvaluation } from '#gateway/evaluation/plan-evaluation.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { publishDemoActivities } from './seed-demo.ts'

export interface SeededUser {
  userId: string
  loginName: string
  password: string
  token: string
  activityId: string
  /** A completed task that is not claimed. */
  taskId: string
}

const CHUNK = 1_000
/** One password for all: hashing is slow on purpose, and these accounts protect nothing. */
const PASSWORD = 'seeded-for-a-trial-run'
const PASSWORD_COST = 2 ** 15
/** Long enough for a load test of hours; tokens of users live minutes (contract §3). */
const TOKEN_MS = 24 * 3_600_000

/**
 * `npm run ops -- seed` (contract §8): accounts that joined the newcomers' activity, each with a session and a claimable task whose
 * budget is reserved as evaluation would have reserved it.
 */
export async function seedUsers(options: { databaseUrl: string; users: number }) {
  const db = createDb({ connectionString: options.databaseUrl, poolSize: 2 })
  try {
    return await makeUsers({ db, clock: createClock(), users: options.users })
  } finally {
    await db.destroy()
  }
}

export async function makeUsers({ db, clock, users }: { db: Kysely<Database>; clock: Clock; users: number }) {
  const activity = await newcomersActivity(db, clock)
  const passwordHash = await hashPassword(PASSWORD, PASSWORD_COST)
  const made: SeededUser[] = []
  while (made.length < users) {
    const count = Math.min(CHUNK, users - made.length)
    made.push(...(await makeChunk(db, { activity, passwordHash, at: clock.now(), count })))
  }
  return made
}

/** As much of a gateway as publications and grants need. */
export const publishingGateway = async (db: Kysely<Database>, { now }: Clock = createClock()) => ({
  db,
  newId: randomId,
  clock: { ...createClock(), now },
  announceActivity: () => undefined,
  wakeWorker: () => undefined,
  randomBytes,
  keys: await loadKeys(db, { dataKeys: [], randomBytes }),
})

async function newcomersActivity(db: Kysely<Database>, clock: Clock) {
  const gateway = { activities: createActivityRepository(), ...(await publishingGateway(db, clock)) }
  if ((await welcomeActivity(gateway)) === null) await publishDemoActivities(gateway)
  const shown = await welcomeActivity(gateway)
  const activity = shown && (await activityNow(gateway, db, shown.activityId))
  if (!activity) throw new Error('There is no newcomers’ activity to join.')
  return activity
}

async function makeChunk(
  db: Kysely<Database>,
  {
    activity,
    passwordHash,
    at,
    count,
  }: {
    activity: ActivityInPlay
    passwordHash: string
    at: number
    count: number
  },
) {
  const { activityId } = activity.frame
  const plan = planFor(activity, at)
  const first = plan.reserve.flatMap(({ source }) => taskOfSource(source)?.taskId ?? [])[0]
  if (first === undefined) throw new Error('No task of the newcomers’ activity is done by joining it.')
  const people = Array.from({ length: count }, () => ({ ...newUser(), token: randomBytes(32).toString('base64url') }))
  const users = people.map(({ token, ...user }) => ({ ...user, tokenHash: hashToken(token) }))
  const reservations = users.flatMap(({ userId }) =>
    plan.reserve.map((earning) => reservationOf(earning, userId, activityId)),
  )
  await withTransaction(db, async (tx) => {
    const terms = {
      activityId,
      passwordHash,
      languageType: languageOf(DEFAULT_LOCALE).langCode,
      at,
      tokenExpiresAt: at + TOKEN_MS,
      evaluateAt: plan.due.get(activityId) ?? null,
    }
    const states = reservations.map(({ state }) => state)
    await insertBulkUsers(tx, terms, users, states)
    await postAll(
      tx,
      at,
      reservations.map(({ transfer }) => transfer),
    )
  })
  return people.map(({ userId, loginName, token }) => ({
    userId,
    loginName,
    password: PASSWORD,
    token,
    activityId,
    taskId: first,
  }))
}

/** The evaluation of a user who has just registered and joined; the same for all seeded users. */
const planFor = (activity: ActivityInPlay, at: number) =>
  planEvaluation(
    [{ activity, appliedAt: at }],
    {
      userId: '',
      registeredAt: at,
      invitedByCode: null,
      kolBinding: null,
      events: [],
      slices: [],
      earliestArrival: null,
      friends: [],
    },
    [],
    at,
  )

function newUser(): Omit<BulkUser, 'tokenHash'> {
  const userId = randomId('u')
  return {
    userId,
    loginName: `seed-${randomBytes(8).toString('hex')}@people.fanfare.example`,
    vipCode: newVipCode(randomBytes) + newVipCode(randomBytes).slice(0, 4),
    familyId: randomId('fam'),
  }
}

function reservationOf(earning: EvaluationPlan['reserve'][number], userId: string, activityId: string) {
  const { source, earnedAt, claimDeadline, asset, quantity } = earning
  const reservationId = randomId('tr')
  return {
    state: {
      userId,
      entitlement: { activityId, source, asset, quantity, earnedAt, claimDeadline, reservationId },
    },
    transfer: {
      transferId: reservationId,
      kind: 'RESERVE' as const,
      reference: ledgerReference(userId, { activityId, source }),
      entries: move(asset, quantity, budgetAccount(activityId), reservedAccount(activityId)),
    },
  }
}
