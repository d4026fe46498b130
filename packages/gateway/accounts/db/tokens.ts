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

/** Serializes changes of a family: every change of its tokens takes this lock first. */
export async function lockFamily(db: Db, familyId: string): Promise<void> {
  await db.selectFrom('tokenFamilies').select('familyId').where('familyId', '=', familyId).forUpdate().execute()
}

/** When the login began. */
export async function familyBegan(db: Db, familyId: string): Promise<number> {
  const family = db.selectFrom('tokenFamilies').select('createdAt').where('familyId', '=', familyId)
  return (await family.executeTakeFirst())?.createdAt ?? 0
}

export async function insertFamily(
  db: Db,
  family: Pick<TokenFamiliesTable, 'familyId' | 'userId' | 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('tokenFamilies')
    .values({ ...family, endedAt: null, endReason: null })
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

export const deleteExpiredTokens = (db: Db, now: number, limit: number): Promise<number> =>
  deleteBatch(db, 'tokens', sql`expires_at <= ${now}::bigint`, limit)

/** Those of the families that have ended, with the reason. */
export async function listEndedFamilies(db: Db, familyIds: readonly string[]): Promise<Map<string, EndReason>> {
  const { rows } = await sql<{ familyId: string; endReason: EndReason }>`
    select family_id, end_reason from token_families
    where family_id = any(${familyIds}::text[]) and end_reason is not null
  `.execute(db)
  return new Map(rows.map(({ familyId, endReason }) => [familyId, endReason]))
}
