import { sql } from 'kysely'
import { createBatcher } from '../../util/batcher.ts'
import type { Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import { isDatabaseGone } from '../../db/database-gone.ts'
import type { SignatureNoncesTable } from '../../db/tables/accounts.ts'
import type { FoundToken, TokenKind } from './tokens.ts'

/** The credentials of one request; null when it has none. */
export interface Credentials {
  nonce: SignatureNoncesTable | null
  token: { tokenHash: string; kind: TokenKind } | null
}

export interface Checked {
  /** False when the nonce was used before, at any instance and also before a restart (contract §2). */
  fresh: boolean
  token: FoundToken | undefined
}

interface Row extends FoundToken {
  position: number
  fresh: boolean
  found: boolean
}

const pairOf = ({ timestamp, vs }: SignatureNoncesTable): string => `${timestamp} ${vs}`

/** A batch without nonces writes nothing, so reads work while the database cannot be written (D-30). */
const rememberedOf = (isAny: boolean) =>
  isAny
    ? sql`insert into signature_nonces (timestamp, vs, remember_until)
        select timestamp, vs, remember_until from shown where vs is not null order by timestamp, vs
        on conflict do nothing
        returning timestamp, vs`
    : sql`select timestamp, vs from shown`

/** Stores nonces and finds tokens, with one statement for all. The first of two equal nonces is fresh. */
export async function checkAll(db: Db, presented: readonly Credentials[]): Promise<Checked[]> {
  const of = <Value>(read: (one: Credentials) => Value | undefined) => presented.map((one) => read(one) ?? null)
  const { rows } = await sql<Row>`
    with shown as materialized (
      select * from unnest(
        ${of(({ nonce }) => nonce?.timestamp)}::bigint[], ${of(({ nonce }) => nonce?.vs)}::text[],
        ${of(({ nonce }) => nonce?.rememberUntil)}::bigint[],
        ${of(({ token }) => token?.tokenHash)}::text[], ${of(({ token }) => token?.kind)}::text[]
      ) with ordinality as s(timestamp, vs, remember_until, token_hash, kind, position)
    ), remembered as (${rememberedOf(presented.some(({ nonce }) => nonce !== null))})
    select s.position, f.vs is not null as fresh, t.token_hash is not null as found, t.*
    from shown s left join remembered f on f.vs = s.vs and f.timestamp = s.timestamp
    left join lateral (
      select k.token_hash, k.family_id, k.kind, k.expires_at, k.used_at, m.end_reason, u.user_id, u.agent_id
      from tokens k join token_families m on m.family_id = k.family_id join users u on u.user_id = m.user_id
      where k.token_hash = s.token_hash and k.kind = s.kind offset 0
    ) t on true
    order by s.position
  `.execute(db)
  const seen = new Set<string>()
  return rows.map(({ position, fresh, found, ...token }) => {
    const nonce = presented[position - 1]?.nonce ?? null
    const isFirst = nonce === null || (fresh && !seen.has(pairOf(nonce)))
    if (nonce !== null) seen.add(pairOf(nonce))
    return { fresh: isFirst, token: found ? token : undefined }
  })
}

/** Statements that run at the same time, once for requests that write a nonce and once for those that only read. */
const CONCURRENCY = 2
const MAX_BATCH_SIZE = 64

export type CheckCredentials = (credentials: Credentials) => Promise<Checked>

/**
 * Every call begins with this check: requests of the same moment share one statement and one commit. Requests that write no
 * nonce have a batch of their own, so they never wait for a commit.
 */
export function createCheckCredentials(db: Db): CheckCredentials {
  const createCheck = () =>
    createBatcher({
      run: (presented: readonly Credentials[]) => checkAll(db, presented),
      concurrency: CONCURRENCY,
      maxBatchSize: MAX_BATCH_SIZE,
      isFatal: isDatabaseGone,
    })
  const read = createCheck()
  const write = createCheck()
  return (credentials) => (credentials.nonce === null ? read(credentials) : write(credentials))
}

export const deleteExpiredNonces = (db: Db, now: number, limit: number): Promise<number> =>
  deleteBatch(db, 'signatureNonces', ['timestamp', 'vs'], sql`remember_until <= ${now}::bigint`, limit)
