import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { KEPT_DAYS } from '@fanfare/gateway/retention.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { SECRET_SETTINGS } from '@fanfare/kernel/config/secret-files.ts'
import { ROOT } from '../../fixtures/source-files.ts'

const page = readFileSync(join(ROOT, 'docs', 'deploying', 'security.md'), 'utf8')

/** Cells of the last table under a heading, without its head. */
function tableUnder(heading: string): string[][] {
  const [, section = ''] = page.split(`\n${heading}\n`)
  const [text = ''] = section.split(/\n##+ /)
  const [table = ''] = text.match(/(?:^\|.*\n)+/gm)?.slice(-1) ?? []
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2, -2).split(/ +\| +/))
}
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const { db } = await borrowGateway()

async function namesOf(query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(query).execute(db)
  return rows.map(({ name }) => name)
}

/** The page calls them “all others”; a new table is red until somebody has decided its level. */
const PERSONAL =
  'account_tags agent_applications agent_codes agent_levels agent_periods agent_referrals agent_targets agent_terms agent_views agents analytics_events audience_members audit_log back_applications board_places code_visits draws entitlements event_reversals events goodwill_grants invite_codes kol_bindings lead_traders ledger_accounts ledger_entries ledger_transfers live_events live_leases live_topics log login_attempts message_announcements message_settings messages participations payout_differences payout_statements payouts player_identities profit_tallies proposals rebate_days rebate_lines rebate_quarters rebate_queue rebate_settlements rebate_sums reevaluations referral_notes referral_periods referral_sums rejected_events reviews reward_addresses rewards score_parts scores settlement_queue shares source_states staff_changes staff_payments tallies team_members team_requests teams token_families webhook_deliveries'.split(
    ' ',
  )

test('[GW-7] each table of the database has one level', async () => {
  const rows = tableUnder('## Data')
  expect(rows.map(([level]) => level)).toEqual(['Secret', 'Personal', 'Internal', 'Public'])
  const tables = await namesOf(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  expect(rows[1]?.[1]).toBe('all others')
  expect(tables.length).toBeGreaterThan(100)
  expect([...PERSONAL, ...rows.flatMap(([, cell]) => namesIn(cell))].toSorted()).toEqual(tables.toSorted())
})

test('each period of the gateway’s retention is the one that the page says', () => {
  const said = tableUnder('## Retention').map(([what, days]) => [namesIn(what)[0], Number(days)])
  expect(Object.fromEntries(said)).toEqual(KEPT_DAYS)
})

test('each secret of the settings and each key of our own is in the table of keys', async () => {
  const said = tableUnder('## Keys').flatMap(([key]) => namesIn(key))
  const own = await namesOf(`select name from secrets where name <> 'userSalt'`)
  expect(own.length).toBeGreaterThan(4)
  expect(said.toSorted()).toEqual([...SECRET_SETTINGS, 'WEBHOOK_SECRETS_FILE', ...own].toSorted())
})

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; in each they are the first ones. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
}
const required = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
  counts.flatMap((count, index) => Array.from({ length: count }, (_, at) => `${chapter}.${index + 1}.${at + 1}`)),
)

/** `V1.2.6–8` → `V1.2.6`, `V1.2.7`, `V1.2.8` */
function numbersOf(cell: string): string[] {
  const [, section = '', first = '', last = first] = /^(V\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(cell) ?? []
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`)
}

test('the page has each requirement of levels 1 and 2 of ASVS 5.0.0 once, with existing tests or a reason', () => {
  const rows = tableUnder('## ASVS 5.0, level 2')
  expect(required).toHaveLength(253)
  expect(rows.flatMap(([cell = '']) => cell.split(', ').flatMap(numbersOf)).toSorted()).toEqual(required.toSorted())
  const REASON = /^(?:not applicable|deployer|by reading): \S/
  const faults = rows.filter(
    ([, , proof = '']) =>
      !REASON.test(proof) &&
      (namesIn(proof).length === 0 || !namesIn(proof).every((path) => existsSync(join(ROOT, path)))),
  )
  expect(faults).toEqual([])
})

test('each exception to ASVS names requirements, and how far they are met', () => {
  const rows = tableUnder('### Exceptions')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.flatMap(([cell = '']) => cell.split(', ')).filter((number) => !required.includes(number))).toEqual([])
  expect(rows.filter(([, how = '']) => !/^(?:not met|partly|deployer): \S/.test(how))).toEqual([])
})
