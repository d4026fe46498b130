import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import type { TokenFamiliesTable, TokensTable } from '../../db/tables/accounts.ts'

export type TokenKind = TokensTable['kind']
export type EndReason = NonNullable<TokenFamiliesTable['endReason']>

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

export async function findToken(db: Db, tokenHash: string, kind: TokenKind): Promise<FoundToken | undefined> {
  return db
    .selectFrom('tokens')
    .innerJoin('tokenFamilies', 'tokenFamilies.familyId', 'tokens.familyId')
    .innerJoin('users', 'users.userId', 'tokenFamilies.userId')
    .select([
      'tokens.tokenHash',
      'tokens.familyId',
      'tokens.kind',
      'tokens.expiresAt',
      'tokens.usedAt',
      'tokenFamilies.endReason',
      'users.userId',
      'users.agentId',
    ])
    .where('tokens.tokenHash', '=', tokenHash)
    .where('tokens.kind', '=', kind)
    .executeTakeFirst()
}

/** Serializes changes of a family: every change of its tokens takes this lock first. @returns when the login began */
export async function lockFamily(db: Db, familyId: string): Promise<number> {
  const family = db.selectFrom('tokenFamilies').select('createdAt').where('familyId', '=', familyId).forUpdate()
  return (await family.executeTakeFirst())?.createdAt ?? 0
}

/** When the login began. */
export async function familyBegan(db: Db, familyId: string): Promise<number> {
  const family = db.selectFrom('tokenFamilies').select('createdAt').where('familyId', '=', familyId)
  return (await family.executeTakeFirst())?.createdAt ?? 0
}

/** The browser, system and country of a login, as its user sees them; null where unknown. */
export type Client = Pick<TokenFamiliesTable, 'browser' | 'system' | 'country'>

/** With the session at the provider of the exchange, where the login came from one. */
export type NewClient = Client & Partial<Pick<TokenFamiliesTable, 'providerSession'>>

export const UNKNOWN_CLIENT: Client = { browser: null, system: null, country: null }

export async function insertFamily(
  db: Db,
  family: Pick<TokenFamiliesTable, 'familyId' | 'userId' | 'createdAt'> & Partial<NewClient>,
): Promise<void> {
  await db
    .insertInto('tokenFamilies')
    .values({ ...UNKNOWN_CLIENT, providerSession: null, ...family, endedAt: null, endReason: null })
    .execute()
}

export async function insertTokens(db: Db, rows: readonly TokensTable[]): Promise<void> {
  await db.insertInto('tokens').values(rows).execute()
}

export async function markUsed(db: Db, tokenHash: string, usedAt: number): Promise<void> {
  await db.updateTable('tokens').set({ usedAt }).where('tokenHash', '=', tokenHash).execute()
}

/** Ends every token of the family with the commit. False when the family had ended before. */
export async function endFamily(db: Db, familyId: string, endReason: EndReason, endedAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tokenFamilies')
    .set({ endReason, endedAt })
    .where('familyId', '=', familyId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the user has ever been logged in. */
export async function hasFamily(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('tokenFamilies').select('familyId').where('userId', '=', userId).limit(1).execute()
  return row.length > 0
}

/** A family that still can be renewed. */
export interface LiveFamily extends Client {
  familyId: string
  createdAt: number
  /** Of its last renewal. */
  usedAt: number
}

const isLive = (now: number) => sql<boolean>`exists (
  select 1 from tokens t where t.family_id = token_families.family_id and t.kind = 'refresh' and t.used_at is null
    and t.expires_at > ${now}::bigint)`

/** The logins of a user that last, the one that was used last first. */
export async function listFamilies(db: Db, userId: string, now: number): Promise<LiveFamily[]> {
  return db
    .selectFrom('tokenFamilies')
    .innerJoin('tokens', 'tokens.familyId', 'tokenFamilies.familyId')
    .select(['tokenFamilies.familyId', 'tokenFamilies.createdAt', 'tokens.createdAt as usedAt'])
    .select(['browser', 'system', 'country'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('kind', '=', 'refresh')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('tokens.createdAt', 'desc')
    .orderBy('tokenFamilies.familyId')
    .execute()
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
): Promise<number> {
  let ending = tx
    .updateTable('tokenFamilies')
    .set({ endReason: reason, endedAt: at })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
  if (which !== 'all')
    ending = 'only' in which ? ending.where('familyId', '=', which.only) : ending.where('familyId', '<>', which.except)
  const ended = await ending.returning(isLive(at).as('isLive')).execute()
  return ended.filter((family) => family.isLive).length
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
): Promise<Map<string, number>> {
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
  const ended = await ending.returning(['tokenFamilies.userId', isLive(at).as('isLive')]).execute()
  const byUser = new Map<string, number>()
  for (const { userId, isLive: wasLive } of ended) byUser.set(userId, (byUser.get(userId) ?? 0) + Number(wasLive))
  return byUser
}

export const deleteExpiredTokens = (db: Db, now: number, limit: number): Promise<number> =>
  deleteBatch(db, 'tokens', ['tokenHash'], sql`expires_at <= ${now}::bigint`, limit)

/** Those of the families that have ended, with the reason. */
export async function listEndedFamilies(db: Db, familyIds: readonly string[]): Promise<Map<string, EndReason>> {
  const { rows } = await sql<{ familyId: string; endReason: EndReason }>`
    select family_id, end_reason from token_families
    where family_id = any(${familyIds}::text[]) and end_reason is not null
  `.execute(db)
  return new Map(rows.map(({ familyId, endReason }) => [familyId, endReason]))
}
