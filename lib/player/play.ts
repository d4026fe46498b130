import type { ActivityDetail } from '../contract/activity/activity.ts'
import { DEMO_LOGINS } from '../config/demo-logins.ts'
import { logIn } from './account.ts'
import type { Moment, Persona } from './choices.ts'
import { claim } from './claim.ts'
import type { Connection } from './connection.ts'
import { instantsOf } from './instants.ts'
import { act, beginLife, join, renewSession, type Life } from './life.ts'
import { moveClock } from './operator.ts'
import { progress } from './progress.ts'
import { readActivity, showMoment } from './show-moment.ts'

export interface Choice {
  persona: Persona
  activityId: string
  moment: Moment
}

export interface Played {
  /** The activity's page, without locale. */
  path: string
  /** `Set-Cookie` of the persona's session; null: the persona is not logged in. */
  cookies: string[] | null
}

const WITHOUT_ACTIVITY: readonly Persona[] = ['visitor', 'new', 'agent']
const DAY_MS = 86_400_000
/** A day in which an account opened before an activity can still be new to it. */
const MARGIN_DAYS = 1

/**
 * Brings the demonstration to a state by the product's own calls alone.
 * @throws GatewayError where the product refuses a step, for example joining before the start
 */
export async function play(connection: Connection, { persona, activityId, moment }: Choice): Promise<Played> {
  const activity = await readActivity(connection, activityId)
  const { path } = activity
  if (WITHOUT_ACTIVITY.includes(persona)) {
    await showMoment(connection, activity, moment)
    return { path, cookies: await enter(connection, activity, persona) }
  }
  const instants = instantsOf(moment, activity)
  const life = await register(connection, activity, { persona, join: instants.join })
  await moveTo(life, instants.join)
  await join(life)
  await moveTo(life, instants.act)
  await live(life, persona)
  await showMoment(connection, activity, moment)
  if (moment !== 'now') await renewSession(life)
  // Again, because the end may have completed a task.
  if (persona === 'claimed') await claim(life)
  return { path, cookies: life.account.cookies }
}

async function enter(connection: Connection, activity: ActivityDetail, persona: Persona): Promise<string[] | null> {
  if (persona === 'visitor') return null
  const [, , agent] = DEMO_LOGINS
  const account =
    persona === 'agent' ? await logIn(connection, agent) : (await beginLife(connection, activity, persona)).account
  return account.cookies
}

/** Opens the account early enough for an activity that asks for an age. */
async function register(
  connection: Connection,
  activity: ActivityDetail,
  { persona, join: at }: { persona: Persona; join: number | null },
): Promise<Life> {
  const days = activity.audience.minimumAgeDays
  const before = days === null ? 0 : (days + MARGIN_DAYS) * DAY_MS
  if (at !== null) await moveClock(connection, at - before)
  return beginLife(connection, activity, persona)
}

async function moveTo(life: Life, at: number | null): Promise<void> {
  if (at === null) return
  await moveClock(life.connection, at)
  await renewSession(life)
}

/** The life of a persona between joining and the moment that is shown. */
async function live(life: Life, persona: Persona): Promise<void> {
  if (persona === 'market-maker') await act(life, [{ type: 'account.classified', marketMaker: true }])
  if (persona === 'joined') return
  await progress(life, persona === 'half' ? 'half' : 'all')
  if (persona === 'flagged') await act(life, [{ type: 'user.flagged', reason: 'MULTI_ACCOUNT' }])
  if (persona === 'claimed') await claim(life)
}
