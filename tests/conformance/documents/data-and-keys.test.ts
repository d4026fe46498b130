import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { KEPT_DAYS } from '@fanfare/gateway/retention.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { SECRET_SETTINGS } from '@fanfare/kernel/config/secret-files.ts'
import { ROOT } from '../../fixtures/source-files.ts'

const LEVELS = ['Secret', 'Personal', 'Internal', 'Public']

const page = readFileSync(join(ROOT, 'docs', 'deploying', 'data-and-keys.md'), 'utf8')

/** Cells of the last table under a heading, without its head. */
function tableUnder(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
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

test('[GW-7] each table of the database has one level', async () => {
  const rows = tableUnder('Levels of data')
  expect(rows.map(([level]) => level)).toEqual(LEVELS)
  const tables = await namesOf(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  expect(tables.length).toBeGreaterThan(100)
  expect(rows.flatMap(([, cell]) => namesIn(cell)).toSorted()).toEqual(tables.toSorted())
})

test('each period of the gateway’s retention is the one that the page says', () => {
  const said = tableUnder('How long it is kept').map(([what, days]) => [namesIn(what)[0], Number(days)])
  expect(Object.fromEntries(said)).toEqual(KEPT_DAYS)
})

test('each secret of the settings and each key of our own is in the table of keys', async () => {
  const said = tableUnder('Keys and algorithms').flatMap(([key]) => namesIn(key))
  const own = await namesOf(`select name from secrets where name <> 'userSalt'`)
  expect(own.length).toBeGreaterThan(4)
  expect(said.toSorted()).toEqual([...SECRET_SETTINGS, 'WEBHOOK_SECRETS_FILE', ...own].toSorted())
})
