import type { Db } from './client.ts'

/** Draws that a user claimed in an activity and has not used. */
export async function drawsLeft(db: Db, userId: string, activityId: string, now: number): Promise<number> {
  const { left } = await db
    .selectFrom('rewards')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('left'), eb.lit(0)).as('left'))
    .where('userId', '=', userId)
    .where('activityId', '=', activityId)
    .where('rewardType', '=', 'LOTTERY_COUNT')
    .where('state', '=', 'GRANTED')
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(left)
}
