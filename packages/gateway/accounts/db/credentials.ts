import { sql } from 'kysely'
import { createBatcher } from '../../util/batcher.ts'
import { query, type Db, type Row } from '../../db/client.ts'
import { isDatabaseGone } from '../../db/database-gone.ts'
import { findTokens, type FoundToken, type StoredToken, type TokenKind } from './tokens.ts'

type Nonce = Row<'signatureNonces'>

/** The credentials of one request; null when it has none. */
export interface Credentials {
  nonce: Nonce | null
  token: { tokenHash: string; kind: TokenKind } | null
}

interface Checked {
  /** False when the nonce was used before, at any instance and also before a restart (contract §2). */
  fresh: boolean
  token: FoundToken | undefined
}

interface CheckedRow extends Pick<FoundToken, 'endReason' | 'agentId'> {
  position: number
  fresh: boolean
  found: boolean
}

/** Tokens that were found before, by hash. For these, a request reads only the family and the user, which are on one node. */
export type KnownTokens = Map<string, StoredToken>
const MOST_KNOWN = 20_000

async function learnTokens(db: Db, known: KnownTokens, hashes: readonly string[]) {
  const unknown = hashes.filter((hash) => !known.has(hash))
  if (unknown.length === 0) return
  if (known.size > MOST_KNOWN) known.clear()
  for (const token of await findTokens(db, unknown)) known.set(token.tokenHash, token)
}

const pairOf = ({ timestamp, vs }: Nonce) => `${timestamp} ${vs}`

/** A batch without nonces writes nothing, so reads work while the database cannot be written (D-30). */
const rememberedOf = (isAny: boolean) =>
  isAny
    ? sql`insert into signature_nonces (timestamp, vs, remember_until)
        select timestamp, vs, remember_until from shown where vs is not null order by timestamp, vs
        on conflict do nothing
        returning timestamp, vs`
    : sql`select timestamp, vs from shown`

/** Stores nonces and finds tokens, with one statement for all whose tokens are known. The first of two equal nonces is fresh. */
export async function checkAll(db: Db, presented: readonly Credentials[], known: KnownTokens = new Map()) {
  await learnTokens(
    db,
    known,
    presented.flatMap(({ token }) => (token === null ? [] : [token.tokenHash])),
  )
  const tokens = presented.map(({ token }) => {
    const stored = token === null ? undefined : known.get(token.tokenHash)
    return stored?.kind === token?.kind ? stored : undefined
  })
  const userIds = tokens.map((token) => token?.userId ?? null)
  const of = <Value>(read: (one: Credentials) => Value | undefined) => presented.map((one) => read(one) ?? null)
  const rows = await query<CheckedRow>(db)`
    with shown as materialized (
      select * from unnest(
        ${of(({ nonce }) => nonce?.timestamp)}::bigint[], ${of(({ nonce }) => nonce?.vs)}::text[],
        ${of(({ nonce }) => nonce?.rememberUntil)}::bigint[],
        ${userIds}::text[], ${tokens.map((token) => token?.familyId ?? null)}::text[]
      ) with ordinality as s(timestamp, vs, remember_until, user_id, family_id, position)
    ), families as materialized (
      select m.user_id, m.family_id, m.end_reason, u.agent_id from token_families m join users u on u.user_id = m.user_id
      where m.user_id = any(${userIds}::text[]) and m.family_id in (select family_id from shown)
    ), remembered as (${rememberedOf(presented.some(({ nonce }) => nonce !== null))})
    select s.position, f.vs is not null as fresh, t.user_id is not null as found, t.end_reason, t.agent_id
    from shown s left join remembered f on f.vs = s.vs and f.timestamp = s.timestamp
    left join families t on t.family_id = s.family_id and t.user_id = s.user_id
    order by s.position
  `
  const seen = new Set<string>()
  return rows.map(({ position, fresh, found, ...family }) => {
    const token = tokens[position - 1]
    const nonce = presented[position - 1]?.nonce ?? null
    const isFirst = nonce === null || (fresh && !seen.has(pairOf(nonce)))
    if (nonce !== null) seen.add(pairOf(nonce))
    return { fresh: isFirst, token: found && token !== undefined ? { ...token, ...family } : undefined }
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
  const known: KnownTokens = new Map()
  const createCheck = () =>
    createBatcher({
      run: (presented: readonly Credentials[]) => checkAll(db, presented, known),
      concurrency: CONCURRENCY,
      maxBatchSize: MAX_BATCH_SIZE,
      isFatal: isDatabaseGone,
    })
  const read = createCheck()
  const write = createCheck()
  return (credentials) => (credentials.nonce === null ? read(credentials) : write(credentials))
}
