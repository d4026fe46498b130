import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseOfWorker } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { columnOf, groupOf, ON_ONE_NODE, references } from '#tests/fixtures/distribution/table-places.ts'

/** Unique indexes without the column of their table, and foreign keys between rows on different nodes: a distributed database refuses both. */
const OBSTACLES: readonly string[] = [
  'agent_applications_pkey',
  'agent_applications_upline_id_fkey',
  'agent_code_pauses_code_fkey',
  'agent_codes_pkey',
  'agent_periods_pkey',
  'agent_referrals_campaign_id_agent_id_fkey',
  'agent_referrals_referral_id_key',
  'agents_campaign_id_upline_id_fkey',
  'board_snapshots_pkey',
  'draws_draw_id_key',
  'draws_once',
  'draws_spent_reward_id_fkey',
  'entitlements_reservation_id_key',
  'event_reversals_reversed_by_fkey',
  'event_reversals_reversed_by_key',
  'events_pkey',
  'goodwill_grants_pkey',
  'invite_codes_pkey',
  'kol_bindings_agent_user_id_fkey',
  'live_events_pkey',
  'mails_user_id_fkey',
  'messages_pkey',
  'password_resets_token_hash_key',
  'payouts_pkey',
  'payouts_reward_id_fkey',
  'payouts_reward_id_key',
  'player_identities_issuer_subject_key',
  'rebate_lines_pkey',
  'rebate_settlements_transfer_id_fkey',
  'rebate_settlements_transfer_id_key',
  'referral_periods_period_id_fkey',
  'reviews_open_once',
  'reviews_pkey',
  'reviews_reward_id_fkey',
  'reward_addresses_reward_id_fkey',
  'rewards_pkey',
  'rewards_transfer_id_fkey',
  'rewards_transfer_id_key',
  'shares_pkey',
  'team_members_team_id_fkey',
  'team_requests_team_id_fkey',
  'teams_pkey',
  'token_families_pkey',
  'tokens_family_id_fkey',
  'users_agent_id_key',
  'users_inviter_id_fkey',
  'users_login_name_key',
  'users_vip_code',
]

interface Constraint {
  name: string
  table: string
  columns: string[]
  /** Of a foreign key: the table and columns that it names. */
  target: string | null
  targets: string[] | null
}

const database = await databaseOfWorker()

const columnsAt = (relation: string, numbers: string) =>
  sql.raw(`
  array(select attname::text from unnest(${numbers}) with ordinality as n(number, place)
    join pg_attribute on attrelid = ${relation} and attnum = n.number order by place)`)

async function readUnique(): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select indexrelid::regclass::text as name, indrelid::regclass::text as table,
      ${columnsAt('indrelid', 'indkey::int2[]')} as columns, null as target, null as targets
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace and not relispartition`.execute(database.db)
  return rows
}

async function readForeignKeys(): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select conname as name, conrelid::regclass::text as table, ${columnsAt('conrelid', 'conkey')} as columns,
      confrelid::regclass::text as target, ${columnsAt('confrelid', 'confkey')} as targets
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database.db)
  return rows
}

const isSplit = ({ table, columns }: Constraint): boolean => {
  const column = columnOf.get(table)
  return column !== undefined && !columns.includes(column)
}

/** Whether a row and the row that it names may be on different nodes. */
function isApart({ table, columns, target, targets }: Constraint): boolean {
  if (target === null || references.has(target)) return false
  const [from, to] = [columnOf.get(table), columnOf.get(target)]
  if (from === undefined && to === undefined) return false
  if (from === undefined || to === undefined || groupOf(from) !== groupOf(to)) return true
  return !columns.includes(from) || targets?.[columns.indexOf(from)] !== to
}

test('[GW-1] every table of the schema declares where a distributed database would place its rows, by a column that no row lacks', async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname::text as name, array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnotnull) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    database.db,
  )
  const declared = [...columnOf.keys(), ...references, ...ON_ONE_NODE]
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  const without = [...columnOf].filter(
    ([table, column]) => !rows.find(({ name }) => name === table)?.columns.includes(column),
  )
  expect(without).toEqual([])
})

test('[GW-1] the constraints that a distributed database would refuse are those which are listed', async () => {
  const found = [...(await readUnique()).filter(isSplit), ...(await readForeignKeys()).filter(isApart)]
  expect(found.map(({ name }) => name).toSorted()).toEqual(OBSTACLES)
})
