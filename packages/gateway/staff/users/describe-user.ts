import { languageByLangCode, languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { findFactor } from '#gateway/accounts/db/second-factors.ts'
import { findUser, type User } from '#gateway/accounts/db/users.ts'
import { findTags } from '#gateway/activities/db/audiences.ts'
import { boundCode } from '#gateway/activities/db/kol-bindings.ts'
import { listJoined } from '#gateway/activities/db/participations.ts'
import { findAgent } from '#gateway/agents/db/agents.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { taskOfSource } from '#gateway/db/tables/source.ts'
import { countFailed } from '#gateway/payouts/db/payout-lists.ts'
import { countOpenReviews } from '#gateway/rewards/db/reviews.ts'
import { listSourceStates, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import { activityNow } from '../../activities/definition/activity-in-play.ts'
import { localize } from '../../activities/definition/localize.ts'
import { evaluateIfQueued } from '../../evaluation/evaluate-due.ts'
import { isClaimExpired } from '../../evaluation/completions/describe-completion.ts'
import { present } from '../../util/domain-error.ts'
import { maskForStaff } from '../../util/mask-name.ts'
import { countProposals } from '../db/proposals.ts'
import { listAccountEvents, readSessions, sumLedger } from '../db/users.ts'
import { findRemoval } from './remove-second-factor.ts'

export const localeOf = ({ languageType }: User) => languageByLangCode(languageType).language

/** The clear of a flag, by the staff or the platform; a clear counts for flags at its time and before. */
function clearOf(events: Awaited<ReturnType<typeof listAccountEvents>>, flaggedAt: number, reason: unknown) {
  const clear = events.find(
    ({ type, occurredAt, payload }) =>
      type === 'user.cleared' && occurredAt >= flaggedAt && (payload.reason ?? reason) === reason,
  )
  if (clear === undefined) return { clearedAt: null, clearedBy: null }
  return { clearedAt: clear.occurredAt, clearedBy: clear.eventId.startsWith('ops-') ? 'staff' : 'platform' }
}

/** A user with masked names, evaluated first, as the user’s own reads do. @throws DomainError 51001 */
export const describeUser = async (gateway: GatewayContext, userId: string) =>
  describe(gateway, present(await findUser(gateway.db, userId)))

/** Stands for the user whom a look-up does not find. No id has a space. */
const NOBODY: User = {
  userId: 'no user',
  loginName: 'no user',
  email: null,
  areaCode: null,
  mobile: null,
  passwordHash: null,
  languageType: languageOf(DEFAULT_LOCALE).langCode,
  vipCode: 'no user',
  invitedByCode: null,
  inviterId: null,
  agentId: null,
  agentLevel: null,
  createdAt: 0,
  deletedAt: null,
}

/** The user of a look-up; null when there is none, which takes as much work, so that the time of an answer reveals nothing. */
export async function describeIfFound(gateway: GatewayContext, userId: string | undefined) {
  const user = await findUser(gateway.db, userId ?? NOBODY.userId)
  const description = await describe(gateway, user ?? NOBODY)
  return user === undefined ? null : description
}

/** Reads the same for each user, whatever there is of them. */
async function describe(gateway: GatewayContext, user: User) {
  const { db, clock } = gateway
  const { userId } = user
  await evaluateIfQueued(gateway, userId)
  const events = await listAccountEvents(db, userId)
  const verified = events.find(({ type }) => type === 'kyc.passed')
  const classified = events.findLast(({ type }) => type === 'account.classified')
  const agent = await findAgent(db, userId)
  const { createdAt, vipCode } = user
  return {
    userId,
    maskedName: maskForStaff(user.loginName),
    maskedPhone: user.mobile === null ? null : maskForStaff(`+${user.areaCode ?? ''}${user.mobile}`),
    locale: localeOf(user),
    createdAt,
    identity: { verified: verified !== undefined, at: verified?.occurredAt ?? null },
    inviteCode: vipCode,
    invitedBy: await inviterOf(gateway, user),
    agent: user.agentId === null ? null : { level: user.agentLevel, campaign: agent?.campaignId ?? null },
    marketMaker: classified?.payload.marketMaker === true,
    tags: (await findTags(db, userId)).tags,
    flags: events
      .filter(({ type }) => type === 'user.flagged')
      .map(({ eventId, occurredAt, payload }) => ({
        eventId,
        reason: String(payload.reason),
        score: typeof payload.score === 'number' ? payload.score : null,
        at: occurredAt,
        ...clearOf(events, occurredAt, payload.reason),
      })),
    secondFactor: {
      since: (await findFactor(db, userId))?.confirmedAt ?? null,
      removal: await findRemoval(db, userId, clock.now()),
    },
    sessions: await readSessions(db, userId, clock.now()),
    sums: await sumLedger(db, userId),
    open: {
      reviews: await countOpenReviews(db, userId),
      proposals: await countProposals(db, { state: 'PENDING', isPersonal: true, subject: userId }),
      payoutsFailed: await countFailed(db, userId),
    },
    activities: await describeActivities(gateway, userId, localeOf(user)),
  }
}

async function inviterOf({ db }: GatewayContext, user: User) {
  const inviter = await findUser(db, user.inviterId ?? NOBODY.userId)
  const bound = await boundCode(db, user.userId)
  if (inviter === undefined) return null
  const code = user.invitedByCode ?? bound ?? inviter.vipCode
  return { code, maskedName: maskForStaff(inviter.loginName) }
}

async function describeActivities(gateway: GatewayContext, userId: string, locale: string) {
  const states = Map.groupBy(await listSourceStates(gateway.db, userId), ({ activityId }) => activityId)
  const joined = await listJoined(gateway.db, userId)
  const rows = await Promise.all(
    joined.map(async ({ activityId, appliedAt }) => {
      const activity = await activityNow(gateway, gateway.db, activityId)
      if (activity === null) return []
      const tasks = countTasks([...activity.tasks.keys()], states.get(activityId) ?? [], gateway.clock.now())
      return [
        { activityId, alias: activity.alias, title: localize(activity.definition, locale).title, appliedAt, tasks },
      ]
    }),
  )
  return rows.flat().toSorted((a, b) => b.appliedAt - a.appliedAt)
}

/** A daily task counts each past day, and once as open while its newest day has no row. */
function countTasks(taskIds: readonly string[], states: readonly SourceStateRow[], now: number) {
  const ofTasks = states.filter(({ source }) => taskOfSource(source) !== null)
  const isMissed = (state: SourceStateRow) => state.status === 'UNSATISFIED' || isClaimExpired(state, now)
  const over = ofTasks.filter((state) => state.status !== 'PENDING')
  const begun = new Set(over.map(({ source }) => taskOfSource(source)?.taskId))
  return {
    open: taskIds.filter((taskId) => !begun.has(taskId)).length,
    claimable: over.filter((state) => state.status === 'COMPLETED' && !isMissed(state)).length,
    granted: over.filter(({ status }) => status === 'GRANTED').length,
    missed: over.filter(isMissed).length,
  }
}
