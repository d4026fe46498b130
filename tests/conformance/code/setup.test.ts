import pg from 'pg'
import { expect, inject, test } from 'vitest'

test('[GW-1] gateway tests get a PostgreSQL 18 where they may create databases', async () => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query('create database setup_probe template template1')
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  await client.query('drop database setup_probe')
  await client.end()
  expect(Number.parseInt(rows[0]?.version ?? '', 10)).toBeGreaterThanOrEqual(18)
})
