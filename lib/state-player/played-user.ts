import { activityDetail } from '@fanfare/contract/activity/detail.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { Fact } from '@fanfare/kernel/ops/facts.ts'
import type { EarlierFact } from '@fanfare/kernel/ops/next-events.ts'
import { logIn, registerAccount, type Account } from './account.ts'
import { sendCall, type Connection } from './send-call.ts'
import { sendFacts } from './operator.ts'

/** A user whom the player takes through one activity, from the registration to the last claim. */
export interface PlayedUser {
  connection: Connection
  activity: ActivityDetail
  account: Account
  /** ms; facts count only after it. 0: not joined yet. */
  joinedAt: number
  /** The user's own facts so far. */
  facts: EarlierFact[]
}

/** Opens an account, named after its persona. */
export async function createPlayedUser(
  connection: Connection,
  activity: ActivityDetail,
  name: string,
): Promise<PlayedUser> {
  return { connection, activity, account: await registerAccount(connection, name), joinedAt: 0, facts: [] }
}

/** Opens a session at the gateway's present time. */
export async function renewSession(user: PlayedUser) {
  user.account = await logIn(user.connection, user.account)
}

/** Present time for a fact, ms. It is after the join, even if the estimate of the gateway's clock is late. */
export const factTime = ({ connection, joinedAt }: PlayedUser) => Math.max(connection.clock.now(), joinedAt + 1)

/** Sends facts of the user at the gateway's present time. @throws Error when the gateway refuses one of them */
export async function sendUserFacts(user: PlayedUser, facts: readonly Fact[]) {
  await sendFacts(user.connection, { userId: user.account.userId, at: factTime(user) }, facts)
  user.facts.push(...facts)
}

/** Joins, after an identity check if the activity requires one. @throws GatewayError with the reason of a refusal */
export async function join(user: PlayedUser) {
  const { consent, audience } = user.activity
  if (audience.identityNeeded) await sendUserFacts(user, [{ type: 'kyc.passed' }])
  const body = consent === null ? {} : { body: { consentVersion: consent.version } }
  user.joinedAt = (await callAs(user, apply, (query) => ({ query, ...body }))).appliedAt
}

/** The activity with the user's own part. */
export const readMine = (user: PlayedUser) => callAs(user, activityDetail, (query) => ({ query }))

/** Sends a call of the user; `inputOf` gets the query that names the activity. */
export const callAs = async <C extends CallDefinition>(
  { connection, activity: { activityId }, account }: PlayedUser,
  definition: C,
  inputOf: (query: { activityId: string }) => CallInput<C>,
) => (await sendCall(connection, definition, inputOf({ activityId }), account.token)).data
