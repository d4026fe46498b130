import { languageOf } from '@fanfare/languages/languages.ts'
import { EVENTS_MAXIMUM, type PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { createReferralsOf } from '#gateway/agents/db/agent-referrals.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findUserByLoginName, findUserByVipCode, insertUser } from '#gateway/accounts/db/users.ts'
import { joinActivity } from '#gateway/activities/join-activity.ts'
import { bindKol } from '#gateway/activities/bind-kol.ts'
import { findActivity } from '#gateway/activities/find-activity.ts'
import { ingestEvents } from '#gateway/facts/ingest-events.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { hashPassword } from '#gateway/accounts/passwords.ts'
import { newVipCode } from '#gateway/util/vip-code.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import type { Journey, Step } from './journey.ts'

export interface Walk {
  gateway: GatewayContext
  /** The instant from which `ago` counts back, ms. */
  seededAt: number
  activities: ReadonlyMap<string, string>
  /** false: some activity files are broken, and the steps in their activities are left out. */
  areAll: boolean
}

/** An account with its history. */
export interface Person {
  userId: string
  journey: Journey
}

/** The same gateway with its clock at `now`. */
export const gatewayAt = (gateway: GatewayContext, now: number): GatewayContext => ({
  ...gateway,
  clock: { ...gateway.clock, now: () => now },
  wakeWorker: () => undefined,
})

/** Opens the account of a journey as registration would have done, unless it exists. */
export async function openAccount({ gateway, seededAt }: Walk, journey: Journey) {
  const { loginName, password, createdAgo, vipCode, invitedByCode, agent } = journey
  const known = await findUserByLoginName(gateway.db, loginName)
  if (known) return known.userId
  const inviter = invitedByCode && (await findUserByVipCode(gateway.db, invitedByCode))
  const userId = gateway.newId('u')
  const createdAt = seededAt - createdAgo * HOUR_MS
  const user = {
    userId,
    loginName,
    email: loginName,
    areaCode: null,
    mobile: null,
    passwordHash: password ? await hashPassword(password, gateway.config.passwordCost) : '-',
    languageType: languageOf('en').langCode,
    vipCode: vipCode ?? newVipCode(gateway.randomBytes),
    invitedByCode: invitedByCode ?? null,
    inviterId: inviter ? inviter.userId : null,
    agentId: agent?.agentId ?? null,
    agentLevel: agent?.level ?? null,
    createdAt,
  }
  await withTransaction(gateway.db, async (tx) => {
    await insertUser(tx, user)
    if (invitedByCode) await createReferralsOf(tx, [userId], createdAt)
  })
  return userId
}

/** Sends facts of any number to the gateway. */
export async function ingestAll(gateway: GatewayContext, facts: readonly PlatformEventInput[]) {
  for (let from = 0; from < facts.length; from += EVENTS_MAXIMUM)
    await ingestEvents(gateway, facts.slice(from, from + EVENTS_MAXIMUM))
}

const dayOf = (at: number): number => Math.floor(at / DAY_MS)

/** Sends facts of the past to the gateway, those of each day at the end of it, as the platform would have sent them. */
export async function ingestPast({ gateway, seededAt }: Walk, facts: readonly PlatformEventInput[]): Promise<void> {
  const days = Map.groupBy(facts, ({ occurredAt }) => dayOf(occurredAt))
  for (const [day, ofDay] of [...days].toSorted(([left], [right]) => left - right)) {
    const receivedAt = Math.min((day + 1) * DAY_MS - 1, seededAt)
    await ingestAll(gatewayAt(gateway, receivedAt), ofDay)
  }
}

/** The facts of a journey as the platform would send them. */
export const factsOfJourney = ({ seededAt }: Walk, userId: string, { steps }: Journey): PlatformEventInput[] =>
  steps.flatMap((step, index) =>
    'fact' in step
      ? [{ ...step.fact, userId, occurredAt: seededAt - step.ago * HOUR_MS, eventId: `demo-${userId}-${index}` }]
      : [],
  )

/** Takes the user's steps on the site, except draws, in the order of time; the facts must have been ingested before. */
export async function walkJourney(walk: Walk, userId: string, { steps }: Journey) {
  for (const step of steps.toSorted((a, b) => b.ago - a.ago)) if (!('draw' in step)) await takeStep(walk, userId, step)
}

const aliasOf = (step: Step) => {
  if ('join' in step) return step.join
  if ('claim' in step) return step.claim.alias
  return 'bind' in step ? step.bind.alias : null
}

async function takeStep(walk: Walk, userId: string, step: Step) {
  const then = gatewayAt(walk.gateway, walk.seededAt - step.ago * HOUR_MS)
  const caller = { userId, familyId: 'seed', agentId: null }
  const alias = aliasOf(step)
  if (alias === null) return
  const activityId = walk.activities.get(alias)
  if (activityId === undefined) {
    if (walk.areAll) throw new Error(`no seeded activity is called ${alias}`)
    return
  }
  if ('join' in step) {
    const activity = await findActivity(then, activityId)
    await joinActivity(then, caller, { activity, country: null, consentVersion: step.consentVersion })
  } else if ('claim' in step) {
    const { taskId } = step.claim
    await claimReward(then, caller, { activityId, taskId }, 'en').catch(onlyRefusals)
  } else if ('bind' in step) {
    await bindKol(then, caller, { activityId, code: step.bind.code }).catch(onlyRefusals)
  }
}

/** Ignores refusals: a step may be closed to a user, and a repeated seeding repeats the steps. */
export function onlyRefusals(error: unknown) {
  if (!(error instanceof DomainError)) throw error
}
