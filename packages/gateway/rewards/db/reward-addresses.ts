import { query, type Db } from '../../db/client.ts'

export async function upsertAddress(
  tx: Db,
  { rewardId, encryptedAddress, at }: { rewardId: string; encryptedAddress: string; at: number },
) {
  await tx
    .insertInto('rewardAddresses')
    .values({ rewardId, encryptedAddress, updatedAt: at, erasedAt: null })
    .onConflict((conflict) => conflict.column('rewardId').doUpdateSet({ encryptedAddress, updatedAt: at }))
    .execute()
}

/** The encrypted addresses of these rewards, by reward; erased ones are left out. */
export async function listAddresses(db: Db, rewardIds: readonly string[]): Promise<Map<string, string>> {
  if (rewardIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rewardAddresses')
    .select(['rewardId', 'encryptedAddress'])
    .where('rewardId', 'in', rewardIds)
    .execute()
  return new Map(
    rows.flatMap(({ rewardId, encryptedAddress }) =>
      encryptedAddress === null ? [] : [[rewardId, encryptedAddress] as const],
    ),
  )
}

/** A reward with an address is no longer held, and does not end. */
export async function releaseAddressed(tx: Db, rewardId: string) {
  await tx
    .updateTable('rewards')
    .set({ state: 'GRANTED', reasonCode: null, expiresAt: null })
    .where('rewardId', '=', rewardId)
    .where('state', '=', 'HOLD')
    .execute()
}

interface Shipment {
  rewardId: string
  asset: string
  encryptedAddress: string
}

/** The physical rewards of an activity that are to be sent, oldest first. */
export const listShipments = (db: Db, activityId: string) =>
  query<Shipment>(db)`
    select r.reward_id, r.asset, a.encrypted_address
    from rewards r join reward_addresses a using (reward_id)
    where r.activity_id = ${activityId} and r.state = 'GRANTED' and a.encrypted_address is not null
    order by r.granted_at, r.reward_id
  `

/** Erases the addresses of rewards that were sent, or came to nothing, before `before`. @returns how many */
export async function eraseOldAddresses(
  db: Db,
  { before, now, limit }: { before: number; now: number; limit: number },
) {
  const rows = await query(db)`
    with addressed as materialized (
      select reward_id, updated_at from reward_addresses where encrypted_address is not null and updated_at < ${before}::bigint
    ), over as materialized (
      select r.reward_id from rewards r join addressed o using (reward_id)
      where r.state in ('USED', 'EXPIRED') and coalesce(r.used_at, r.expires_at, 0) < ${before}::bigint limit ${limit}
    )
    update reward_addresses set encrypted_address = null, erased_at = ${now}::bigint
    where reward_id in (select reward_id from over) and encrypted_address is not null and updated_at < ${before}::bigint
    returning reward_id
  `
  return rows.length
}
