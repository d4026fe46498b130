import { query, queryValue, type Db } from '../../db/client.ts'

/** How many devices an account remembers; the one that logged in longest ago is forgotten first. */
const DEVICES_OF_ACCOUNT = 20

/** Whether this device has logged in to the account of this login name since `since`. */
export const isRemembered = (
  db: Db,
  { tokenHash, loginName, since }: { tokenHash: string; loginName: string; since: number },
) =>
  queryValue<boolean>(db)`
    select exists (select from remembered_devices d join users u using (user_id)
      where d.token_hash = ${tokenHash} and u.login_name = ${loginName} and d.created_at > ${since}::bigint)`

/**
 * Remembers the device of a login under a new token. The other accounts that `replaced` remembered move to it, so that a token
 * planted in a browser before a login is worth nothing after it.
 */
export async function rememberDevice(
  tx: Db,
  { tokenHash, replaced, userId, at }: { tokenHash: string; replaced: string | null; userId: string; at: number },
) {
  const moved: { userId: string; createdAt: number }[] = []
  if (replaced !== null) {
    const devices = tx.deleteFrom('rememberedDevices').where('tokenHash', '=', replaced)
    moved.push(...(await devices.returning(['userId', 'createdAt']).execute()))
  }
  await tx
    .insertInto('rememberedDevices')
    .values([
      { tokenHash, userId, createdAt: at },
      ...moved.filter((one) => one.userId !== userId).map((one) => ({ tokenHash, ...one })),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await query(tx)`
    delete from remembered_devices where (user_id, token_hash) in (
      select user_id, token_hash from remembered_devices where user_id = ${userId} order by created_at desc offset ${DEVICES_OF_ACCOUNT}
    )`
}

/** Forgets all devices of an account, for example after the theft of a token; `except` is the hash of one that stays. */
export async function forgetDevices(tx: Db, userId: string, except: string | null = null) {
  const forgotten = tx.deleteFrom('rememberedDevices').where('userId', '=', userId)
  await (except === null ? forgotten : forgotten.where('tokenHash', '<>', except)).execute()
}
