import { sql } from 'kysely'
import type { Expand } from './schema-step.ts'

/**
 * Loosens checks under their names; `not valid` keeps PostgreSQL from reading a table whose rows kept the stricter ones. A line of a rebate can be given
 * back after it was taken back, and so on, each time as a kind of its own.
 */
const LINES = /* sql */ `
alter table rebate_lines drop constraint rebate_lines_check, drop constraint rebate_lines_kind_check;
alter table rebate_lines
  add constraint rebate_lines_check check (((rebate = 0) = (reason is not null)) or kind = 'CLAW_BACK' or kind like 'CLAW_BACK-%') not valid,
  add constraint rebate_lines_kind_check
    check (kind = any (array['TRADE', 'CLAW_BACK']) or kind ~ '^(CLAW_BACK-[1-9][0-9]*|RESTORE(-[1-9][0-9]*)?)$') not valid;
`

/** What a fact that arrives late can still decide (decision 0004). */
export const lateFacts: Expand = {
  kind: 'expand',
  async up(db) {
    await sql.raw(LINES).execute(db)
  },
}
