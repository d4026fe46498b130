import { query, queryValue, type Db, type Row } from '../../db/client.ts'

export type TokenKind = Row<'tokens'>['kind']
export type EndReason = NonNullable<Row<'tokenFamilies'>['endReason']>

/** A token with the fields of its family and user that a request needs. */
export interface FoundToken {
  tokenHash: string
  familyId: string
  kind: TokenKind
  expiresAt: number
  usedAt: number | null
  endReason: EndReason | null
  userId: string
  agentId: string | null
}

/** What the row of a token says; only `usedAt` ever changes. */
export type StoredToken = Omit<FoundToken, 'endReason' | 'agentId'>

const findUserOf = (db: Db, familyId: string) =>
  queryValue<string | undefined>(db)`select user_id from token_families where family_id = ${familyId}`

export async function findTokens(db: Db, hashes: readonly string[]) {
  const rows = await query<Row<'tokens'>>(db)`select * from tokens where token_hash = any(${hashes}::text[])`
  const found: StoredToken[] = []
  for (const { createdAt: _when, ...token } of rows) {
    const userId = token.userId ?? (await findUserOf(db, token.familyId))
    if (userId !== undefined) found.push({ ...token, userId })
  }
  return found
}

export async function findToken(db: Db, tokenHash: string, kind: TokenKind) {
  const [token] = await findTokens(db, [tokenHash])
  if (token?.kind !== kind) return undefined
  const family = await db
    .selectFrom('tokenFamilies')
    .innerJoin('users', 'users.userId', 'tokenFamilies.userId')
    .select(['endReason', 'agentId'])
    .where('tokenFamilies.userId', '=', token.userId)
    .where('familyId', '=', token.familyId)
    .executeTakeFirst()
  return family && { ...token, ...family }
}

/** A login and its user, on whose node it is stored. */
type FamilyKey = Pick<FoundToken, 'familyId' | 'userId'>

const family = (db: Db, { familyId, userId }: FamilyKey) =>
  db.selectFrom('tokenFamilies').select('createdAt').where('familyId', '=', familyId).where('userId', '=', userId)

/** Serializes changes of a family: every change of its tokens takes this lock first. @returns when the login began */
export const lockFamily = async (db: Db, key: FamilyKey) =>
  (await family(db, key).forUpdate().executeTakeFirst())?.createdAt ?? 0

export const familyBegan = async (db: Db, key: FamilyKey) => (await family(db, key).executeTakeFirst())?.createdAt ?? 0

/** The browser, system and country of a login, as its user sees them; null where unknown. */
export type Client = Pick<Row<'tokenFamilies'>, 'browser' | 'system' | 'country'>

/** With the session at the provider of the exchange, where the login came from one. */
export type NewClient = Client & Partial<Pick<Row<'tokenFamilies'>, 'providerSession'>>

export const UNKNOWN_CLIENT: Client = { browser: null, system: null, country: null }

export async function insertFamily(
  db: Db,
  family: Pick<Row<'tokenFamilies'>, 'familyId' | 'userId' | 'createdAt'> & Partial<NewClient>,
) {
  await db
    .insertInto('tokenFamilies')
    .values({ ...UNKNOWN_CLIENT, providerSession: null, ...family, endedAt: null, endReason: null })
    .execute()
}

export async function insertTokens(db: Db, rows: readonly Row<'tokens'>[]) {
  await db.insertInto('tokens').values(rows).execute()
}

export async function markUsed(db: Db, tokenHash: string, usedAt: number) {
  await db.updateTable('tokens').set({ usedAt }).where('tokenHash', '=', tokenHash).execute()
}

const endingOf = (db: Db, userId: string, endReason: EndReason, endedAt: number) =>
  db.updateTable('tokenFamilies').set({ endReason, endedAt }).where('userId', '=', userId).where('endedAt', 'is', null)

/** Ends every token of the family with the commit. False when the family had ended before. */
export async function endFamily(db: Db, { familyId, userId }: FamilyKey, endReason: EndReason, endedAt: number) {
  const ending = endingOf(db, userId, endReason, endedAt).where('familyId', '=', familyId)
  return (await ending.executeTakeFirst()).numUpdatedRows > 0n
}

/** Whether the user has ever been logged in. */
export const hasFamily = (db: Db, userId: string) =>
  queryValue<boolean>(db)`select exists (select from token_families where user_id = ${userId})`

/** When each of these families that can still be renewed was last renewed. */
async function listRenewable(db: Db, families: readonly Pick<FamilyKey, 'familyId'>[], now: number) {
  const rows = await query<{ familyId: string; createdAt: number }>(db)`
    select family_id, created_at from tokens
    where family_id = any(${families.map(({ familyId }) => familyId)}::text[]) and kind = 'refresh' and used_at is null and expires_at > ${now}::bigint
  `
  return new Map(rows.map(({ familyId, createdAt }) => [familyId, createdAt]))
}

/** The live logins of a user, the most recently used first. */
export async function listFamilies(db: Db, userId: string, now: number) {
  const families = await db
    .selectFrom('tokenFamilies')
    .select(['familyId', 'createdAt', 'browser', 'system', 'country'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .orderBy('familyId')
    .execute()
  const renewedAt = await listRenewable(db, families, now)
  return families
    .flatMap((one) => {
      const usedAt = renewedAt.get(one.familyId)
      return usedAt === undefined ? [] : [{ ...one, usedAt }]
    })
    .toSorted((a, b) => b.usedAt - a.usedAt)
}

/**
 * Ends logins of a user with the commit: one of them, all but one, or all.
 * @returns how many of them could still have been renewed
 */
export async function endFamilies(
  tx: Db,
  userId: string,
  which: { only: string } | { except: string } | 'all',
  { reason, at }: { reason: EndReason; at: number },
) {
  let ending = endingOf(tx, userId, reason, at)
  if (which !== 'all')
    ending = 'only' in which ? ending.where('familyId', '=', which.only) : ending.where('familyId', '<>', which.except)
  const ended = await ending.returning('familyId').execute()
  return (await listRenewable(tx, ended, at)).size
}

/**
 * Ends the logins that came from sessions of a person at their provider. With `sid` it ends those of this session, and of the named person
 * also those whose session is not known.
 * @returns the users, and how many of their logins could still have been renewed
 */
export async function endFamiliesOfProvider(
  tx: Db,
  { issuer, subject, sid }: { issuer: string; subject: string | null; sid: string | null },
  at: number,
) {
  let ending = tx
    .updateTable('tokenFamilies')
    .from('playerIdentities')
    .set({ endReason: 'PROVIDER', endedAt: at })
    .whereRef('tokenFamilies.userId', '=', 'playerIdentities.userId')
    .where('issuer', '=', issuer)
    .where('endedAt', 'is', null)
  if (subject !== null) ending = ending.where('subject', '=', subject)
  if (sid !== null)
    ending = ending.where((by) =>
      by.or([by('providerSession', '=', sid), ...(subject === null ? [] : [by('providerSession', 'is', null)])]),
    )
  const ended = await ending.returning(['tokenFamilies.userId', 'familyId']).execute()
  const live = await listRenewable(tx, ended, at)
  const byUser = new Map<string, number>()
  for (const { userId, familyId } of ended) byUser.set(userId, (byUser.get(userId) ?? 0) + Number(live.has(familyId)))
  return byUser
}

/** Those of the families that have ended, with the reason. */
export async function listEndedFamilies(db: Db, familyIds: readonly string[]) {
  const rows = await query<{ familyId: string; endReason: EndReason }>(db)`
    select family_id, end_reason from token_families
    where family_id = any(${familyIds}::text[]) and end_reason is not null
  `
  return new Map(rows.map(({ familyId, endReason }) => [familyId, endReason]))
}
