import { activityDetail } from '../contract/activity/detail.ts'
import { apply } from '../contract/activity/apply.ts'
import type { ActivityDetail } from '../contract/activity/activity.ts'
import type { Fact } from '../ops/facts.ts'
import type { EarlierFact } from '../ops/next-events.ts'
import { logIn, registerAccount, type Account } from './account.ts'
import type { Connection } from './connection.ts'
import { happen } from './operator.ts'
import { sendCall } from './send-call.ts'

/** One user in one activity, from the registration to the last claim. */
export interface Life {
  connection: Connection
  activity: ActivityDetail
  account: Account
  /** ms; facts count only after it. 0: not joined yet. */
  joinedAt: number
  /** The user's own facts so far. */
  facts: EarlierFact[]
}

export async function beginLife(connection: Connection, activity: ActivityDetail, name: string): Promise<Life> {
  return { connection, activity, account: await registerAccount(connection, name), joinedAt: 0, facts: [] }
}

/** Opens a session at the gateway's present time. */
export async function renewSession(life: Life): Promise<void> {
  life.account = await logIn(life.connection, life.account)
}

/** Present time for a fact, ms: after the join also when the estimate of the gateway's clock is late. */
export const factTime = ({ connection, joinedAt }: Life): number => Math.max(connection.clock.now(), joinedAt + 1)

/** The user does these things now. */
export async function act(life: Life, facts: readonly Fact[]): Promise<void> {
  await happen(life.connection, { userId: life.account.userId, at: factTime(life) }, facts)
  life.facts.push(...facts)
}

/** Joins, with a passed identity check where the activity demands one. @throws GatewayError with the reason of a refusal */
export async function join(life: Life): Promise<void> {
  const { connection, activity, account } = life
  const { activityId, consent, audience } = activity
  if (audience.identityNeeded) await act(life, [{ type: 'kyc.passed' }])
  const body = consent === null ? {} : { body: { consentVersion: consent.version } }
  const { data } = await sendCall(connection, apply, { query: { activityId }, ...body }, account.token)
  life.joinedAt = data.appliedAt
}

/** The activity with the user's own part. */
export async function readMine({ connection, activity, account }: Life) {
  const query = { activityId: activity.activityId }
  return (await sendCall(connection, activityDetail, { query }, account.token)).data
}
