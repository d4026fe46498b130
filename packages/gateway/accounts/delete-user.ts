import type { Handler, RequestContext } from '#gateway/route.ts'
import Big from 'big.js'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { deleteUser, userDeletion } from '@fanfare/contract/session/account.ts'
import {
  eraseUser,
  handOverTeams,
  listOpen,
  lockForDeletion,
  type OpenReward,
} from '#gateway/accounts/db/erase-user.ts'
import { findFactor } from '#gateway/accounts/db/second-factors.ts'
import { clearFailures } from '#gateway/accounts/db/login-attempts.ts'
import { familyBegan } from '#gateway/accounts/db/tokens.ts'
import { findUser, type User } from '#gateway/accounts/db/users.ts'
import { findAgent } from '#gateway/agents/db/agents.ts'
import { saveAgentIn } from '#gateway/agents/operate/save-agent.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { lockMessagesOf } from '#gateway/messages/db/messages.ts'
import { lockReserved } from '#gateway/rewards/db/entitlements.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { amountOfAsset, describeStoredReward } from '../rewards/describe-stored-reward.ts'
import { releaseOpen } from '../rewards/awards/cancel-reward.ts'
import { activitiesNow } from '../activities/definition/activity-in-play.ts'
import { DomainError } from '../util/domain-error.ts'
import { confirmPassword, findCaller, hasPassword } from './passwords.ts'
import { attemptOf } from './login-lock.ts'
import { proveFactor } from './second-factor.ts'
import { expiredCookies, sourceOf } from './session-cookies.ts'

/** Without a password, a login that is at most this old confirms the deletion. */
const FRESH_LOGIN_MS = 15 * 60_000

type Sums = CallAnswer<typeof userDeletion>['lost']

/** Sums by kind and asset: trial funds and cash in the same unit are two. */
async function sumsOf(gateway: GatewayContext, rewards: readonly OpenReward[]) {
  const sums = new Map<string, { left: Big; sum: Sums[number] }>()
  const activities = await activitiesNow(gateway, gateway.db, rewards)
  for (const reward of rewards) {
    const activity = activities.get(reward.activityId) ?? null
    const { rewardType, kind } = describeStoredReward(reward, activity, DEFAULT_LOCALE)
    const key = `${reward.asset} ${rewardType} ${kind}`
    const before = sums.get(key)
    const left = new Big(reward.left).plus(before?.left ?? 0)
    const amount = amountOfAsset(reward.asset, left.toFixed())
    sums.set(key, { left, sum: { amount, rewardType, kind, rewards: (before?.sum.rewards ?? 0) + 1 } })
  }
  return [...sums.values()].map(({ sum }) => sum)
}

/** The rewards that a deletion ends, and how it is confirmed. */
export const readDeletion: Handler<typeof userDeletion> = async (
  _request,
  { gateway, caller: { userId, familyId } },
) => {
  const { db, clock } = gateway
  const user = await findUser(db, userId)
  const { lost, open } = await listOpen(db, userId, clock.now())
  const password = user !== undefined && hasPassword(user)
  const factor = await findFactor(db, userId)
  return {
    lost: await sumsOf(gateway, lost),
    open: await sumsOf(gateway, open),
    confirm: {
      password,
      code: factor?.confirmedAt != null,
      loginUntil: password ? null : (await familyBegan(db, { userId, familyId })) + FRESH_LOGIN_MS,
    },
  }
}

/** @throws DomainError WRONG_CREDENTIALS with `password`, or with `session` where only a new login confirms; ACCOUNT_LOCKED */
async function confirmPerson(context: RequestContext & { caller: Caller }, user: User, password: string | undefined) {
  const { gateway, caller } = context
  if (hasPassword(user)) {
    if (password === undefined) throw new DomainError('WRONG_CREDENTIALS', { field: 'password' })
    return confirmPassword(context, user, password)
  }
  const began = await familyBegan(gateway.db, caller)
  if (gateway.clock.now() - began > FRESH_LOGIN_MS) throw new DomainError('WRONG_CREDENTIALS', { field: 'session' })
  return attemptOf(gateway, user.loginName, sourceOf(context))
}

/**
 * Deletes the account of the caller in one transaction (ADR 0136). Its entitlements expire; the rewards that were granted stay as they are.
 * @throws DomainError WRONG_CREDENTIALS, SECOND_FACTOR, ACCOUNT_LOCKED
 */
export const deleteOwnAccount: Handler<typeof deleteUser> = async ({ body: { password, code } }, context) => {
  const { gateway, setCookies } = context
  const user = await findCaller(context)
  const attempt = await confirmPerson(context, user, password)
  const { userId } = user
  const outcome = await withTransaction(gateway.db, async (tx) => {
    await lockMessagesOf(tx, [userId])
    // Lock these before the user's row, in the order of evaluations; later evaluations find a deleted user.
    await lockReserved(tx, [userId])
    const current = await lockForDeletion(tx, userId)
    if (current?.passwordHash !== user.passwordHash) return new DomainError('WRONG_CREDENTIALS', { field: 'password' })
    const proof = await proveFactor(gateway, tx, { userId, code, attempt })
    if (proof instanceof DomainError) return proof
    const at = gateway.clock.now()
    await erase(gateway, tx, userId, at)
    return { deletedAt: at }
  })
  if (outcome instanceof DomainError) throw outcome
  await clearFailures(gateway.db, attempt.own.key)
  setCookies(expiredCookies(context))
  return outcome
}

async function erase(gateway: GatewayContext, tx: Db, userId: string, at: number) {
  await suspendAgent(tx, gateway, userId)
  await eraseUser(tx, userId, at)
  const captains = await handOverTeams(tx, userId)
  await appendLog(
    tx,
    captains.map(({ userId: captain, activityId, teamId }) => ({
      topic: 'team.captain' as const,
      userId: captain,
      payload: { activityId, teamId },
    })),
    at,
  )
  await writeAudit(tx, { at, actor: userId, action: 'user.delete', subject: userId, detail: {} })
  await appendLog(tx, [{ topic: 'user.deleted', userId, payload: {} }], at)
  // Last, because it locks budgets. Locks again, for entitlements that were written before the user was locked.
  await lockReserved(tx, [userId])
  await releaseOpen(tx, gateway, userId, at)
}

/** The referrals' trades earn nothing from now on; what they have earned is still settled. */
async function suspendAgent(tx: Db, gateway: GatewayContext, userId: string) {
  const agent = await findAgent(tx, userId)
  if (agent?.suspendedAt !== null) return
  await saveAgentIn(tx, gateway, { campaign: { campaignId: agent.campaignId }, userId, suspended: true, actor: userId })
}
