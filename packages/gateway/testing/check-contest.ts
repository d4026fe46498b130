import { expect } from 'vitest'
import { audit } from '../audit/run-audit.ts'
import { findSettlement } from '../results/db/activity-settlements.ts'
import {
  modelDigest,
  modelParticipants,
  modelRewards,
  modelSum,
  type ModelContest,
} from '../boards/testing/contest-model.ts'
import type { TaskWorld } from './task-world.ts'

/** Compares a settled contest with the model: entitlements, rewards, messages and report, each once; and audits the ledger. */
export async function checkContest(
  { gateway: { db }, server }: Pick<TaskWorld, 'gateway' | 'server'>,
  activityId: string,
  contest: ModelContest,
): Promise<void> {
  const expected = modelRewards(contest)
  const paid = expected.filter(({ isPaid }) => isPaid)
  const keys = (rows: readonly { userId: string; source: string; quantity: string | null }[]) =>
    rows.map(({ userId, source, quantity }) => `${userId} ${source} ${Number(quantity)}`).toSorted()
  const ofActivity = (table: 'entitlements' | 'rewards') =>
    db.selectFrom(table).select(['userId', 'source', 'quantity']).where('activityId', '=', activityId).execute()
  expect(keys(await ofActivity('entitlements'))).toEqual(keys(paid))
  expect(keys(await ofActivity('rewards'))).toEqual(keys(paid))

  const messages = await db
    .selectFrom('log')
    .select(['userId', 'payload'])
    .where('topic', '=', 'activity.settled')
    .where((eb) => eb(eb.ref('payload', '->>').key('activityId'), '=', activityId))
    .execute()
  const sourcesOf = (userId: string, isPaid: boolean) =>
    expected.filter((one) => one.userId === userId && one.isPaid === isPaid).map(({ source }) => source)
  const byUser = (a: { userId: string | null }, b: { userId: string | null }) =>
    (a.userId ?? '') < (b.userId ?? '') ? -1 : 1
  expect(messages.toSorted(byUser)).toEqual(
    modelParticipants(contest.boards)
      .map(({ userId, ranks }) => ({
        userId,
        payload: {
          activityId,
          ranks: Object.fromEntries(ranks),
          rewards: sourcesOf(userId, true),
          soldOut: sourcesOf(userId, false),
        },
      }))
      .toSorted(byUser),
  )

  const { step, report } = (await findSettlement(db, activityId)) ?? {}
  const soldOut = expected.filter(({ isPaid }) => !isPaid)
  expect(step).toBe('settled')
  expect(report).toMatchObject({
    unevaluated: 0,
    assets:
      expected.length === 0
        ? {}
        : { 'GIFT_CASH:USDT': { reserved: modelSum(paid), granted: modelSum(paid), soldOut: modelSum(soldOut) } },
    messages: messages.length,
    digest: modelDigest(expected),
  })
  expect(Object.fromEntries((report?.snapshots ?? []).map(({ track, rows }) => [track, rows]))).toEqual(
    Object.fromEntries(Object.entries(contest.boards).map(([track, users]) => [track, users.length])),
  )
  const audited = await server.rows('auditLog', { action: 'activity.settled', subject: activityId })
  expect(audited.map(({ detail }) => detail)).toEqual([report])
  expect(await audit(db)).toEqual([])
}
