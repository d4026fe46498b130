import { join } from '@fanfare/gateway/activities/db/activities.ts'
import { withTransaction } from '@fanfare/gateway/db/transaction.ts'
import { seedUsers } from '@fanfare/gateway/seed/seed-users.ts'
import type { BenchDb } from './bench-gateway.ts'

/** Participants with a token, for reading what only they may read. */
export async function joinPlayers(
  db: BenchDb,
  {
    databaseUrl,
    activityIds,
    count,
    at = Date.now(),
  }: { databaseUrl: string; activityIds: readonly string[]; count: number; at?: number },
) {
  const players = await seedUsers({ databaseUrl, users: count })
  await withTransaction(db, async (tx) => {
    for (const { userId } of players)
      for (const activityId of activityIds)
        await join(tx, { activityId, userId, at, consentVersion: null, maximum: null })
  })
  return players
}
