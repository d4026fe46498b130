import { expect, vi } from 'vitest'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { verifySeals } from '@fanfare/gateway/seals/verify-seals.ts'
import type { createDb, Db } from '@fanfare/gateway/db/client.ts'
import { report } from '#tests/lifecycle/support/processes.ts'
import type { Campaign } from './campaign.ts'
import type { Load } from './load.ts'

const idle = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('evaluationQueue').select('userId').limit(1).execute()).length === 0

/**
 * The rules after every fault: nothing acknowledged is lost, nothing is granted twice, every sum is right, and no
 * client got a wrong answer.
 */
export async function expectWholeBooks(
  db: ReturnType<typeof createDb>,
  { activityId }: Campaign,
  load: Load,
): Promise<void> {
  const { rewards, events, joins } = load.acknowledged
  const counts = `${rewards.size} rewards, ${events.size} events, ${joins.size} joins acknowledged`
  report(`${counts}, ${load.refused} refused, slowest ${Math.round(load.slowestMs)} ms`)
  expect(load.wrong.slice(0, 10)).toEqual([])
  await vi.waitFor(async () => expect(await idle(db)).toBe(true), { interval: 100 })
  expect(await audit(db)).toEqual([])
  expect((await verifySeals(db, { anchorFile: null })).violations).toEqual([])

  const granted = await db
    .selectFrom('rewards')
    .select(['rewardId', 'userId'])
    .where('activityId', '=', activityId)
    .execute()
  expect(new Set(granted.map(({ userId }) => userId)).size, 'granted once each').toBe(granted.length)
  const rewardOf = new Map(granted.map(({ userId, rewardId }) => [userId, rewardId]))
  expect(
    [...rewards].filter(([userId, rewardId]) => rewardOf.get(userId) !== rewardId),
    'lost rewards',
  ).toEqual([])

  const kept = new Set((await db.selectFrom('events').select('eventId').execute()).map(({ eventId }) => eventId))
  expect(
    [...events].filter((eventId) => !kept.has(eventId)),
    'lost events',
  ).toEqual([])

  const joined = await db
    .selectFrom('participations')
    .select(['userId', 'appliedAt'])
    .where('activityId', '=', activityId)
    .execute()
  const appliedAt = new Map(joined.map((row) => [row.userId, row.appliedAt]))
  expect(
    [...joins].filter(([userId, at]) => appliedAt.get(userId) !== at),
    'lost joins',
  ).toEqual([])
}
