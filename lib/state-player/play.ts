import { setTimeout as sleep } from 'node:timers/promises'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { lotteryDraw } from '@fanfare/contract/lottery/draws.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import type { Moment, Persona } from '@fanfare/kernel/state-player/choices.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { logIn } from './account.ts'
import { instantsOf } from './instants.ts'
import { moveClock } from './operator.ts'
import {
  callAs,
  createPlayedUser,
  join,
  readMine,
  renewSession,
  sendUserFacts,
  type PlayedUser,
} from './played-user.ts'
import { progress, readTasks } from './progress.ts'
import { sendCall, type Connection } from './send-call.ts'

const PAUSE_MS = 200

/** Repeats a check until it is true, at most for `timeoutMs`. @returns the last answer */
async function waitUntil(check: () => Promise<boolean>, timeoutMs: number) {
  for (const startedAt = performance.now(); performance.now() - startedAt < timeoutMs; await sleep(PAUSE_MS))
    if (await check()) return true
  return check()
}

/** The longest `settleDays` of an activity file, and a day. */
const LONGEST_SETTLEMENT_DAYS = 31
const WORKER_MS = 1500
const SETTLEMENT_MS = 30_000

export const readActivity = async (connection: Connection, activityId: string): Promise<ActivityDetail> =>
  (await sendCall(connection, noLoginDetail, { query: { activityId } })).data

/** Moves the gateway's clock to the moment of an activity, and waits for its result if the moment is after it. */
export async function showMoment(connection: Connection, activity: ActivityDetail, moment: Moment) {
  const { show } = instantsOf(moment, activity)
  if (show === null) return
  await moveClock(connection, show)
  if (moment !== 'settled') return
  const read = async () => (await readActivity(connection, activity.activityId)).outcome
  // The activity's data does not have the day of the result, so the clock moves day by day.
  for (let day = 1; day <= LONGEST_SETTLEMENT_DAYS && (await read()) === 'SETTLING'; day += 1) {
    await moveClock(connection, show + day * DAY_MS)
    const isLast = day === LONGEST_SETTLEMENT_DAYS
    await waitUntil(async () => (await read()) !== 'SETTLING', isLast ? SETTLEMENT_MS : WORKER_MS)
  }
}

/** Claims every completed task, then uses every draw. */
export async function claimRewards(user: PlayedUser) {
  for (const { taskId, periodKey, taskStatus } of await readTasks(user))
    if (taskStatus === 'COMPLETED')
      await callAs(user, obtainReward, (query) => ({ query: { ...query, taskId, periodKey } }))
  if (user.activity.lottery !== undefined) await drawAll(user)
}

async function drawAll(user: PlayedUser) {
  const { status, my } = await readMine(user)
  if (status !== 'ONGOING') return
  for (let left = my.draws ?? 0; left > 0; left -= 1)
    await callAs(user, lotteryDraw, (query) => ({ query, body: { clientSeed: 'player' } }))
}

const WITHOUT_ACTIVITY: readonly Persona[] = ['visitor', 'new', 'agent']
/** One day, so that an account opened before an activity can still be new to it. */
const MARGIN_DAYS = 1

/**
 * Brings the demonstration to a state by the product's own calls alone.
 * @returns the path of the activity's page, without locale, and `Set-Cookie` of the persona's session; null when it is not logged in
 * @throws GatewayError where the product refuses a step, for example joining before the start
 */
export async function play(
  connection: Connection,
  { persona, activityId, moment }: { persona: Persona; activityId: string; moment: Moment },
) {
  const activity = await readActivity(connection, activityId)
  const { path } = activity
  if (WITHOUT_ACTIVITY.includes(persona)) {
    await showMoment(connection, activity, moment)
    return { path, cookies: await logInWithoutActivity(connection, activity, persona) }
  }
  const instants = instantsOf(moment, activity)
  const user = await register(connection, activity, persona, instants.join)
  await moveTo(user, instants.join)
  await join(user)
  await moveTo(user, instants.act)
  await playPersona(user, persona)
  await showMoment(connection, activity, moment)
  if (moment !== 'now') await renewSession(user)
  // Again, because the end may have completed a task.
  if (persona === 'claimed') await claimRewards(user)
  return { path, cookies: user.account.cookies }
}

/** @returns the session's cookies; null for a visitor */
async function logInWithoutActivity(connection: Connection, activity: ActivityDetail, persona: Persona) {
  if (persona === 'visitor') return null
  const [, , agent] = DEMO_LOGINS
  const account =
    persona === 'agent'
      ? await logIn(connection, agent)
      : (await createPlayedUser(connection, activity, persona)).account
  return account.cookies
}

/** Opens the account early enough for an activity that asks for an age. */
async function register(connection: Connection, activity: ActivityDetail, persona: Persona, at: number | null) {
  const days = activity.audience.minimumAgeDays
  const before = days === null ? 0 : (days + MARGIN_DAYS) * DAY_MS
  if (at !== null) await moveClock(connection, at - before)
  return createPlayedUser(connection, activity, persona)
}

async function moveTo(user: PlayedUser, at: number | null) {
  if (at === null) return
  await moveClock(user.connection, at)
  await renewSession(user)
}

/** Does what a persona does between joining and the moment that is shown. */
async function playPersona(user: PlayedUser, persona: Persona) {
  if (persona === 'market-maker') await sendUserFacts(user, [{ type: 'account.classified', marketMaker: true }])
  if (persona === 'joined') return
  await progress(user, persona === 'half' ? 'half' : 'all')
  if (persona === 'flagged') await sendUserFacts(user, [{ type: 'user.flagged', reason: 'MULTI_ACCOUNT' }])
  if (persona === 'claimed') await claimRewards(user)
}
